"""Questions about the ten Super Events: what each of them brings, costs or moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from msgspec.structs import replace

from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import N_, NN_, Texts, _
from yotd_widget.engine.trace import Notes
from yotd_widget.games.dragon.events import RELEASE_RULES
from yotd_widget.games.dragon.great_events import ChooseReturned
from yotd_widget.games.dragon.lessons.asks.after import POINTS
from yotd_widget.games.dragon.lessons.asks.draft import by_seats
from yotd_widget.games.dragon.lessons.asks.parts import (
    PERSONS,
    any_great_event_ahead,
    great_event_ahead,
    in_great_event,
    stated,
    supposed,
    told_moves,
)
from yotd_widget.games.dragon.lessons.asks.track import acting_order, markers
from yotd_widget.games.dragon.lessons.lists import template
from yotd_widget.games.dragon.pieces import GREAT_EVENT_MONTH, MONTHS
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import STEPS
from yotd_widget.quiz.questions import Item, Line, Table, Trace
from yotd_widget.quiz.run import period_over

ITEMS: Final = NN_("item", "items")
WAYS: Final = NN_("way", "ways")


def behind(*rules: str, also: str = "", walled: str = "", everybody: bool = False) -> Trace:
    """What the rules did to the player, or to everybody.

    also: rules as they stand; walled: those too, but with the Great Wall only.
    """

    def trace(table: Table) -> Iterable[Because | Line]:
        yield from table.run.reasons(*rules, seat=None if everybody else table.seat)
        yield from stated(*also.split(), *(walled.split() if table.state.setup.great_wall else ()))

    return trace


# --- Points ------------------------------------------------------------------------------------------------------


@template("ge.lantern.effect", "number", N_("{suppose}How many points will the Lantern Festival bring {player}?"),
          units=POINTS, facts=supposed, ahead=great_event_ahead("ge_lantern"), until=period_over,
          trace=behind("GE-LANTERN-1", also="GE-LANTERN-1 GE-3", walled="COMBO-3"))  # fmt: skip
def lantern(table: Table) -> int:
    """Points of the Lantern Festival (GE-LANTERN-1)."""
    return table.run.change("vp", table.seat, "GE-LANTERN-1")


@template("ge.buddha.effect", "number", N_("{suppose}How many points will the Buddha bring {player}?"),
          units=POINTS, facts=supposed, ahead=great_event_ahead("ge_buddha"), until=period_over,
          trace=behind("GE-BUDDHA-1", also="GE-BUDDHA-1"))  # fmt: skip
def buddha(table: Table) -> int:
    """Points of the Buddha (GE-BUDDHA-1)."""
    return table.run.change("vp", table.seat, "GE-BUDDHA-1")


@template("ge.assassination.effect", "number",
          N_("{suppose}How many points will {player} get in the scoring at the end of this month?"),
          units=POINTS, facts=supposed, ahead=great_event_ahead("ge_assassination"), until=period_over,
          trace=behind("GE-ASSASSIN-1", "SCORE-1", "SCORE-2", "SCORE-3",
                       also="GE-ASSASSIN-1 GE-ASSASSIN-2"))  # fmt: skip
def assassination(table: Table) -> int:
    """Points of the month, after the Assassination Attempt (GE-ASSASSIN-1)."""
    return table.run.change("vp", table.seat, "SCORE-1", "SCORE-2", "SCORE-3")


# --- Earthquake and Flood ----------------------------------------------------------------------------------------


@template("ge.quake.effect", "number", N_("{suppose}How many persons will {player} lose in the Earthquake?"),
          units=PERSONS, facts=supposed, ahead=great_event_ahead("ge_quake"), until=period_over,
          trace=behind("GE-QUAKE-1", "GE-QUAKE-2", "GE-QUAKE-3", also="GE-QUAKE-3 GE-QUAKE-4 GE-4 GE-5",
                       walled="COMBO-5"))  # fmt: skip
def quake(table: Table) -> int:
    """Persons who leave because a palace is too small, or gone (GE-QUAKE-3)."""
    return -table.run.change("persons", table.seat, "GE-QUAKE-3")


@template("ge.flood.effect", "number", N_("{suppose}How many items will {player} give back in the Flood?"),
          units=ITEMS, facts=supposed, ahead=great_event_ahead("ge_flood"), until=period_over,
          trace=behind("GE-FLOOD-1", also="GE-FLOOD-1 GE-4 GE-5", walled="COMBO-5 COMBO-4"))  # fmt: skip
def flood(table: Table) -> int:
    """Yuan, rice and fireworks that go back, taken together (GE-FLOOD-1)."""
    return sum(int(note.facts["items"]) for note in table.run.notes("GE-FLOOD-1", seat=table.seat))


def mixtures(table: Table) -> list[tuple[int, int, int]]:
    """All that the player may give back: yuan, rice and fireworks, each mixture once (GE-FLOOD-2)."""
    task, state = _flooded(table)
    before = state.courts[table.seat]

    def given(end: State) -> tuple[int, int, int]:
        court = end.courts[table.seat]
        return before.yuan - court.yuan, before.rice - court.rice, before.fireworks - court.fireworks

    return sorted({given(end) for end in _returned(state, task)}, reverse=True)


def _flooded(table: Table) -> tuple[ChooseReturned, State]:
    """The goods to give back and the position then, also where that is no choice. Raises: BadInput."""
    for task, state in table.moments():
        if isinstance(task, ChooseReturned) and task.seat == table.seat:
            return task, state
    raise BadInput(_("{player} gives nothing back here.").format(player=table.player))


def _returned(state: State, task: ChooseReturned) -> Iterator[State]:
    """Every way to give the goods back, one after the other, up to the last one."""
    for move in task.options(state):
        after = state.clone()
        after.agenda.pop()
        task.do(after, move, None)
        following = after.agenda[-1] if after.agenda else None
        if isinstance(following, ChooseReturned) and following.seat == task.seat:
            yield from _returned(after, following)
        else:
            yield after


def _mixed(table: Table) -> Iterable[Line]:
    yield from stated("GE-FLOOD-2")
    for yuan, rice, fireworks in mixtures(table):
        # Translators: goods that go back, as “Yuan: 2. Rice: 0. Fireworks: 1.”
        told = _("Yuan: {yuan}. Rice: {rice}. Fireworks: {fireworks}.")
        yield Line(told.format(yuan=yuan, rice=rice, fireworks=fireworks))
    yield from stated("GE-FLOOD-1")


@template("ge.flood.ways", "number", N_("{suppose}In how many different ways can {player} choose what goes back?"),
          units=WAYS, facts=supposed, ahead=great_event_ahead("ge_flood"), trace=_mixed)  # fmt: skip
def ways(table: Table) -> int:
    """Different mixtures of goods (GE-FLOOD-2)."""
    return len(mixtures(table))


# --- Solar Eclipse -----------------------------------------------------------------------------------------------


def _second(notes: Iterable[Any]) -> Iterator[Any]:
    """Of notes or reasons: those since the Solar Eclipse has begun."""
    begun = False
    for each in notes:
        begun = begun or _rule(each) == "GE-ECLIPSE-1"
        if begun:
            yield each


def _rule(each: Any) -> str:
    return str(each.rules[0] if isinstance(each, Because) else each.rule)


REPEATED: Final = tuple(rule for rule in RELEASE_RULES.values() if not rule.startswith("GE-"))
"""By which rules somebody leaves in an event, or in its wall check."""
PAID: Final = ("EVT-TRIBUTE-1", "EVT-DROUGHT-2")
"""By which rules a payment comes before that."""


def _again(table: Table) -> Iterable[Because | Line]:
    """What is counted the second time."""
    for reason in _second(table.run.reasons("GE-ECLIPSE-1", *PAID, *REPEATED)):
        if reason.seat in (None, table.seat) and "persons" not in reason.change:
            yield reason
    walled = ["GE-ECLIPSE-2"] if table.state.setup.great_wall else []
    yield from stated("GE-ECLIPSE-1", *walled)


@template("ge.eclipse.effect", "number",
          N_("{suppose}How many persons will {player} release the second time?"),
          units=PERSONS, facts=supposed, ahead=great_event_ahead("ge_eclipse"), until=period_over,
          trace=_again)  # fmt: skip
def eclipse(table: Table) -> int:
    """Persons who leave when the event is repeated (GE-ECLIPSE-1)."""
    notes = [note for note in _second(table.run.notes()) if note.seat == table.seat and note.rule in REPEATED]
    return -sum(int(note.change.get("persons", 0)) for note in notes)


SCORED: Final = ("EVT-FESTIVAL-1", "EVT-FESTIVAL-2", "EVT-MONGOL-1", "WALL-11")
"""By which rules an event brings points, or its wall check."""


def _both_times(table: Table) -> Iterable[Because | Line]:
    for reason in table.run.reasons("GE-ECLIPSE-1", "EVT-FESTIVAL-3", *SCORED):
        if reason.seat in (None, table.seat):
            yield reason
    walled = ["GE-ECLIPSE-2"] if table.state.setup.great_wall else []
    yield from stated("GE-ECLIPSE-1", *walled)


@template("ge.eclipse.points", "number",
          N_("{suppose}How many points will the event bring {player}, both times together?"),
          units=POINTS, facts=supposed, ahead=great_event_ahead("ge_eclipse"), until=period_over,
          trace=_both_times)  # fmt: skip
def points_of_both(table: Table) -> int:
    """Points of the event and of its repetition, wall checks among them (GE-ECLIPSE-1, GE-ECLIPSE-2)."""
    return table.run.change("vp", table.seat, *SCORED)


# --- Volcanic Eruption -------------------------------------------------------------------------------------------


def _stack(table: Table) -> Iterable[Because | Line]:
    yield from table.run.reasons("GE-VOLCANO-1")
    yield from stated("GE-VOLCANO-1")


@template("ge.volcano.effect", "order", N_("{suppose}In which order do the players act after the Volcanic Eruption?"),
          items=by_seats, facts=supposed, ahead=great_event_ahead("ge_volcano"), until=period_over,
          trace=_stack)  # fmt: skip
def volcano(table: Table) -> list[str]:
    """The players as the next phase asks them (GE-VOLCANO-1)."""
    return acting_order(table.run.end)


# --- Tornado -----------------------------------------------------------------------------------------------------


def months_with_a_card(table: Table) -> list[int]:
    """Months after the Super Event in which the player plays a card, whatever is chosen until the year is over."""
    state, notes = table.run.end.clone(), Notes()
    while state.decision is not None:
        state.play(table.course.answer(state), notes)
        state.settle(notes)
    month, months = table.run.end.month, []
    for note in notes:
        month = int(note.facts["month"]) if note.rule == "ROUND-2" else month
        if note.rule == "PER-1" and note.seat == table.seat:
            months.append(month)
    return months


def _months(_table: Table) -> Sequence[Item]:
    named = _("month {month}")
    return [Item(str(month), named.format(month=month)) for month in range(GREAT_EVENT_MONTH + 1, MONTHS + 1)]


@template("ge.tornado.effect", "select", N_("{suppose}Mark the months in which {player} will still play a card."),
          items=_months, facts=supposed, ahead=great_event_ahead("ge_tornado"), until=period_over, steady="PER-1",
          trace=behind("GE-TORNADO-1", also="GE-TORNADO-2 GE-TORNADO-3 GE-4"))  # fmt: skip
def tornado(table: Table) -> list[str]:
    """Months after the Tornado that have a person phase (GE-TORNADO-2)."""
    return [str(month) for month in months_with_a_card(table)]


# --- Sunrise and Charter -----------------------------------------------------------------------------------------


@template("ge.sunrise.effect", "number", N_("{moves}. How many steps does this bring {player}?"),
          units=STEPS, facts=told_moves,
          ahead=great_event_ahead("ge_sunrise"), trace=behind("GE-SUNRISE-1", "GE-SUNRISE-3",
                       also="GE-SUNRISE-1 GE-SUNRISE-2 GE-SUNRISE-4 GE-SUNRISE-5 GE-4"))  # fmt: skip
def sunrise(table: Table) -> int:
    """Steps for the young person who moves in (GE-SUNRISE-3)."""
    return table.run.change("steps", table.seat, "GE-SUNRISE-3")


@template("ge.charter.effect", "number", N_("{moves}. How much does the Charter bring {player}?"), facts=told_moves,
          ahead=great_event_ahead("ge_charter"),
          trace=behind("GE-CHARTER-1", also="GE-CHARTER-2 GE-CHARTER-3 GE-CHARTER-4"))  # fmt: skip
def charter(table: Table) -> int:
    """Steps, yuan, goods, floors or points of the chosen type (GE-CHARTER-1, GE-CHARTER-2)."""
    return int(next(note.facts["amount"] for note in table.run.notes("GE-CHARTER-1", seat=table.seat)))


# --- Who chooses -------------------------------------------------------------------------------------------------

NOBODY: Final = "nobody"
_ASKED_BY: Final = {"D-20": ["GE-QUAKE-3"], "D-25": ["GE-CHARTER-4"]}
"""Decision point -> the rule by which it may be somebody's turn again, or not."""


def _players_or_nobody(table: Table) -> Sequence[Item]:
    return [*by_seats(table), Item(NOBODY, _("Nobody"))]


def _turns(table: Table) -> Iterable[Line]:
    """Whose marker lies where, and what the others wait for."""
    yield from stated("GE-4")
    yield from (replace(line, depth=1) for line in markers(table.state))
    yield from stated("GE-5", *_ASKED_BY.get(table.run.end.decision.id, []))


@template("ge.next", "pick", N_("{suppose}Who chooses next in the Super Event?"), items=_players_or_nobody,
          facts=supposed, ahead=any_great_event_ahead, trace=_turns)  # fmt: skip
def chooses_next(table: Table) -> str:
    """Whose decision comes next, as long as the Super Event lasts (GE-4, GE-5, GE-CHARTER-4). Raises: BadInput."""
    end = table.run.end
    if end.month != table.state.month:
        return NOBODY
    if not in_great_event(end):
        raise BadInput(_("The Super Event has not begun: name the moves up to there."))
    return str(end.decision.player)


@template("ge.sunrise.who", "select", N_("{suppose}Mark every player who will get somebody at Sunrise."),
          items=by_seats, facts=supposed, ahead=great_event_ahead("ge_sunrise"), until=period_over,
          trace=behind("GE-SUNRISE-1", "GE-SUNRISE-5", also="GE-SUNRISE-2 GE-SUNRISE-5", everybody=True))  # fmt: skip
def gets_somebody(table: Table) -> list[str]:
    """Players for whom a young person of an open type is left (GE-SUNRISE-5)."""
    seats = {note.seat for note in table.run.notes("GE-SUNRISE-1")}
    return [player for seat, player in enumerate(table.state.players) if seat in seats]


# --- Its place in the month --------------------------------------------------------------------------------------

PARTS: Final = Texts(
    {
        "EVT": N_("event"),
        "WALL": N_("wall check"),
        "GE": N_("Super Event"),
        "DECAY": N_("decay"),
        "SCORE": N_("scoring"),
    }
)
"""How the rules of a part of the month begin -> what it is called."""


def _parts(table: Table) -> Sequence[Item]:
    """Whatever the rest of this month consists of, in the order of the alphabet."""
    return sorted((Item(part, PARTS[part]) for part in happened(table)), key=lambda item: item.label.casefold())


@template("ge.order", "order", N_("{suppose}In which order does all this happen this month?"), items=_parts,
          facts=supposed, until=period_over,
          trace=lambda table: stated("COMBO-3", "ROUND-3", "GE-3", "GE-1", "GE-2", "COMBO-2", "COMBO-1"))  # fmt: skip
def happened(table: Table) -> list[str]:
    """Event, wall check, Super Event, decay and scoring as they come, where they do something (COMBO-3)."""
    parts = (note.rule.partition("-")[0] for note in table.run.notes())
    return [part for part in dict.fromkeys(parts) if part in {"EVT", "WALL", "GE", "DECAY", "SCORE"}]
