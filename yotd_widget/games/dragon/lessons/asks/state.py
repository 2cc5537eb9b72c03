"""Questions about whole positions: what no real game can show."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from yotd_widget.describe.remarks import Remark
from yotd_widget.engine.errors import BadPosition
from yotd_widget.engine.texts import N_, _
from yotd_widget.games.dragon.examples import example
from yotd_widget.games.dragon.lessons.asks import year
from yotd_widget.games.dragon.lessons.asks.parts import stated
from yotd_widget.games.dragon.lessons.lists import template
from yotd_widget.games.dragon.notation import plausibility  # by its module: a wrong rule may stand for what it does
from yotd_widget.games.dragon.reasons.rules import RULES
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import EVENT_NAMES
from yotd_widget.quiz.questions import Item, Line, Table


def against(state: State) -> list[Remark]:
    """What speaks against a position, also what is merely odd; an event row that the rules of now can lay is right."""
    row_is_right = state.event_row and year.legal(Table(state)) == "yes"
    return [each for each in plausibility.remarks(state) if not (row_is_right and "INV-16" in each.rules)]


def _line(remark: Remark, place: str = "") -> Line:
    """A remark as a sentence."""
    if remark.player:
        told = _("{player}: {remark}.").format(player=remark.player, remark=remark.text)
    else:
        told = _("{remark}.").format(remark=remark.text[:1].upper() + remark.text[1:])
    return Line(told, remark.rules, place=place)


# --- One position ------------------------------------------------------------------------------------------------

_ABOUT: Final = {
    "INV-16": "row",
    "INV-10": "cards",
    "INV-11": "cards",
    "INV-06": "space",
    "INV-15": "goods",
    "ACT-4": "goods",
    "SETUP-10": "goods",
    "SETUP-14": "goods",
    "PER-12": "court",
    "REL-5": "court",
}
"""Rule of a remark -> the fact that it is about; the rest is about the table."""
_BOUNDS: Final = {"row": "SETUP-6", "cards": "PER-1", "space": "PER-10", "goods": "SETUP-14", "court": "PAL-1"}
"""Fact -> the rule to look at."""


def _fact(table: Table, remark: Remark) -> str:
    """The key of the fact that a remark is about."""
    if remark.player and remark.player != table.player:
        return f"court of {remark.player}"
    return next((_ABOUT[rule] for rule in remark.rules if rule in _ABOUT), "table")


def _labels(table: Table) -> dict[str, tuple[str, str]]:
    """Key of a fact -> what it says, and its place on the board; "" for what lies in many places."""
    court, seat = table.state.courts[table.seat], table.seat
    events = ", ".join(EVENT_NAMES[event] for event in table.state.event_row)
    told = {
        "row": (_("Event row: {events}").format(events=events), ""),
        "cards": (_("Cards in the hand: {n}").format(n=len(court.hand)), f"good/{seat}/cards"),
        "space": (_("Space on the person track: {n}").format(n=court.space), f"space/{seat}"),
        "goods": (_goods(table), f"good/{seat}/yuan"),
        "court": (_("Palaces: {palaces}. Persons: {persons}").format(
            palaces=len(court.palaces), persons=court.headcount()), f"court/{seat}"),
    }  # fmt: skip
    for other, player in enumerate(table.state.players):
        if other != seat:
            told[f"court of {player}"] = _("The court of {player}").format(player=player), f"court/{other}"
    return told | {"table": (_("The action cards, the dragons, and what is asked now"), "")}


def _goods(table: Table) -> str:
    court = table.state.courts[table.seat]
    told = _("Yuan: {yuan}. Rice: {rice}. Fireworks: {fireworks}. Privileges: {privileges}")
    return told.format(
        yuan=court.yuan, rice=court.rice, fireworks=court.fireworks, privileges=court.small + court.large
    )


def _facts(table: Table) -> Sequence[Item]:
    """The facts, each with what speaks against it, or what holds for it in every game."""
    said = {_fact(table, remark): remark for remark in reversed(against(table.state))}  # the gravest counts
    return [
        Item(key, label, place, _line(said[key], place) if key in said else _bound(key))
        for key, (label, place) in _labels(table).items()
    ]


def _bound(key: str) -> Line:
    rule = _BOUNDS.get(key)
    return next(iter(stated(rule))) if rule else Line(_("Nothing that can be seen here breaks a rule."))


def _behind(fact: str, remark: Remark) -> list[str]:
    """The first rule of the books behind a remark; without one, the rule to look at for the fact."""
    return [rule for rule in (*remark.rules, _BOUNDS.get(fact, "")) if rule in RULES][:1]


def _odd(line: Line) -> Line:
    """What is merely odd says so."""
    return replace(line, text=_("{remark} That is odd, but possible.").format(remark=line.text))


def _error_trace(table: Table) -> Iterable[Line]:
    """What breaks a rule, and what is odd and breaks none."""
    places = {key: place for key, (_label, place) in _labels(table).items()}
    remarks = against(table.state)
    for remark in remarks:
        fact = _fact(table, remark)
        line = _line(remark, places[fact])
        if remark.kind == "note":
            yield _odd(line)
        else:
            yield line
            yield from (replace(line, depth=1) for line in stated(*_behind(fact, remark)))
    if all(remark.kind == "note" for remark in remarks):
        yield Line(_("No broken rule can be seen; but one position shows only part of its game."))


@template(
    "state.error",
    "select",
    N_(
        "Look at {player}'s court and at everything around it. What can never be seen in a real game? "
        "Mark it; there may be nothing."
    ),
    items=_facts,
    takes="",
    trace=_error_trace,
    also="row-neighbours box-limits never-empty",
)
def error(table: Table) -> list[str]:
    """Facts that no real game can show, by the game's own checks."""
    keys = {_fact(table, remark) for remark in against(table.state) if remark.kind != "note"}
    return [key for key in _labels(table) if key in keys]


# --- Six positions -----------------------------------------------------------------------------------------------


def _six() -> dict[str, Remark | None]:
    """Each of the six states -> the gravest that speaks against it, None if nothing does."""
    from yotd_widget.games.dragon.examples.of_lessons import SIX_STATES

    return {name: _gravest(name) for name in SIX_STATES}


def _gravest(name: str) -> Remark | None:
    try:
        return next(iter(against(example("six-states", show=name))), None)
    except BadPosition as refusal:
        return Remark("impossible", refusal.rules, refusal.sentence)


def _states(_table: Table) -> Sequence[Item]:
    from yotd_widget.games.dragon.examples.of_lessons import SIX_STATES

    return [
        Item(name, _(SIX_STATES[name].line).removesuffix("."), why=_line(remark) if remark else None)
        for name, remark in _six().items()
    ]


def _six_trace(_table: Table) -> Iterable[Line]:
    remarks = [remark for remark in _six().values() if remark]
    yield from (_line(remark) for remark in remarks if remark.kind != "note")
    yield from (_odd(_line(remark)) for remark in remarks if remark.kind == "note")


@template(
    "state.six",
    "select",
    N_("Six positions, each from a different game. Which of them can never be seen in a real game?"),
    items=_states,
    takes="",
    trace=_six_trace,
    also="row-neighbours box-limits never-empty",
)
def six(_table: Table) -> list[str]:
    """Names of the states that `position` refuses, or that no real game reaches."""
    return [name for name, remark in _six().items() if remark and remark.kind != "note"]
