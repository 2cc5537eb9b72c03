"""Questions about two ways to play a month: what differs in the end, and by which rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from typing import Any, Final

import msgspec

from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.texts import N_, Texts, _
from yotd_widget.games.dragon.court import Court
from yotd_widget.games.dragon.reasons.difference import Differences, Fact, bare, difference
from yotd_widget.games.dragon.reasons.rules import RULES
from yotd_widget.lessons.dragon.asks.parts import stated, told
from yotd_widget.lessons.questions import Item, Line, Table, template
from yotd_widget.lessons.run import Run, month_over

DEAL: Final = "groups"
"""What differs by luck alone."""

NUMBERS: Final[dict[str, Callable[[Court], int]]] = {
    "yuan": lambda court: court.yuan,
    "rice": lambda court: court.rice,
    "fireworks": lambda court: court.fireworks,
    "persons": Court.headcount,
    "palaces": lambda court: len(court.palaces),
    "floors": Court.floors,
    "privileges": lambda court: court.small + court.large,
    "vp": lambda court: court.vp,
    "steps": lambda court: court.space,
}
NAMES: Final[Texts[str]] = Texts(
    {
        "yuan": N_("Yuan"),
        "rice": N_("Rice"),
        "fireworks": N_("Fireworks"),
        "persons": N_("Number of persons"),
        "palaces": N_("Number of palaces"),
        "floors": N_("Number of floors"),
        "privileges": N_("Number of privileges"),
        "vp": N_("Points"),
        "steps": N_("Space on the person track"),
        DEAL: N_("Action groups of the next month"),
    }
)
"""What is compared -> its name."""


def ways(table: Table) -> tuple[Run, Run]:
    """One way to the end of the month, and the other.

    way: the moves of the one, as facts of the question; they are not its `moves`, since neither way is what happens
    then. instead: the move that the other one begins with. seed: of the luck on the other one, if it is new.
    Raises: BadInput without a way; Refusal.
    """
    way: Sequence[object] = table.facts.get("way", ())
    if not way:
        raise BadInput(_("two ways are compared: name the moves of one, as way=[…]"))
    other = table.state.clone()
    if (seed := table.facts.get("seed")) is not None:
        other.setup = msgspec.structs.replace(other.setup, seed=int(seed))
    moves = [table.facts.get("instead", way[0]), *way[1:]]
    return Run(table.state, way, month_over), Run(other, moves, month_over)


def _supposed(table: Table) -> Mapping[str, object]:
    """Both ways in words."""
    one, other = ways(table)
    if "instead" in table.facts:
        apart = _("One way: {one}. The other way: {other}. All later moves are the same.")
        suppose = apart.format(one=told(one.strides[0]), other=told(other.strides[0]))
    else:
        suppose = _("All moves are the same both ways.")
    luck = _("The luck is new.") if "seed" in table.facts else _("The luck is the same.")
    return {"suppose": suppose, "luck": luck}


def _found(table: Table) -> Differences:
    """All that differs in the end, with the rules behind it."""
    one, other = ways(table)
    return difference(one.end, other.end, other.notes(), one.notes())


def _values(table: Table, end: Any) -> dict[str, object]:
    court = end.courts[table.seat]
    return {thing: count(court) for thing, count in NUMBERS.items()} | {DEAL: end.groups}


# --- What differs ------------------------------------------------------------------------------------------------


def _items(table: Table) -> Sequence[Item]:
    one, other = (_values(table, run.end) for run in ways(table))
    return [Item(thing, name, why=_both(name, one[thing], other[thing])) for thing, name in NAMES.items()]


def _both(name: str, one: object, other: object) -> Line:
    """A thing on both ways; how cards are grouped is not told."""
    if not isinstance(one, int):
        same = _("{thing}: the same both ways.") if one == other else _("{thing}: different.")
        return Line(same.format(thing=name), ("ACT-1",))
    # Translators: a thing and how much there is of it on two ways, as “Yuan: 7 one way, 2 the other way.”
    return Line(_("{thing}: {one} one way, {other} the other way.").format(thing=name, one=one, other=other))


def _trace(table: Table) -> Iterable[Line]:
    """The player's differences with their rules; then where the deal comes from."""
    for fact in _found(table):
        if fact.seat == table.seat and fact.thing in {*NUMBERS, "person", "small", "large"}:
            text = _("The other way: {difference}.").format(difference=bare(fact))
            yield Line(text, fact.rules, place=f"court/{table.seat}")
    yield from stated("ACT-1")
    if "seed" not in table.facts:
        yield Line(_("With the same luck the cards are dealt the same way, whatever is played before."), ("ACT-1",))


@template("whatif.differs", "select",
          N_("{suppose} {luck} Mark what is different for {player} when the month is over."),
          items=_items, facts=_supposed, trace=_trace, minutes=1)  # fmt: skip
def differs(table: Table) -> list[str]:
    """The numbers of a court that differ at the end of the month; and the deal of the next one, if that does."""
    one, other = (_values(table, run.end) for run in ways(table))
    return [thing for thing in NAMES if one[thing] != other[thing]]


# --- By which rule -----------------------------------------------------------------------------------------------

MOST_RULES: Final = 4
"""So many rules to choose among."""


def _fact(table: Table) -> Fact:
    """The difference in question, with the one rule behind it. Raises: BadInput."""
    thing = table.facts.get("thing", "yuan")
    facts = [fact for fact in _found(table) if fact.seat == table.seat and fact.thing == thing]
    if len(facts) != 1 or len(set(facts[0].rules)) != 1:
        raise BadInput(_("no single rule is behind this: {thing}").format(thing=thing))
    return facts[0]


def _rules(table: Table) -> Sequence[Item]:
    """That rule among others that did something on either way."""
    key, notes = _fact(table).rules[0], [note for run in ways(table) for note in run.notes(seat=table.seat)]
    others = dict.fromkeys(note.rule for note in notes if note.change and note.rule in RULES and note.rule != key)
    return [Item(rule, RULES[rule]) for rule in sorted([key, *islice(others, MOST_RULES - 1)])]


def _about(table: Table) -> Mapping[str, object]:
    return dict(_supposed(table)) | {"difference": bare(_fact(table))}


@template("whatif.rule", "pick",
          N_("{suppose} The difference for {player} in the end: {difference}. Which rule makes it?"),
          items=_rules, facts=_about, trace=lambda table: stated(_fact(table).rules[0]))  # fmt: skip
def rule(table: Table) -> str:
    """Id of the rule behind one difference."""
    return _fact(table).rules[0]
