"""Where Leaders come, and how far that is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from yotd_widget.engine.phrases import counted
from yotd_widget.engine.texts import N_, _
from yotd_widget.games.rotunda.lessons.asks.parts import stated
from yotd_widget.games.rotunda.lessons.lists import template
from yotd_widget.games.rotunda.moves import Walk
from yotd_widget.games.rotunda.moving import ChooseWalk, reached, why_not_steered
from yotd_widget.games.rotunda.pieces import HALL, Kind
from yotd_widget.games.rotunda.state import State
from yotd_widget.games.rotunda.words import KIND_NAMES, ROOM_NAMES, STEPS
from yotd_widget.quiz.behind import played
from yotd_widget.quiz.questions import Item, Line, Table


def _start(table: Table) -> str:
    """Where the Leader of the question stands, a fact: start=smugglers."""
    return str(table.facts["start"])


def _why(state: State, seat: int, start: str, room: str) -> Line:
    refusal = ChooseWalk(seat).verify(state, Walk(start, room))
    if refusal is not None:
        return Line(refusal.text, refusal.rules)
    steps = counted(reached(state, start)[room], STEPS)
    return Line(_("{room}: {steps}.").format(room=ROOM_NAMES[room], steps=steps), ("MOVE-8",))


def _rooms(table: Table) -> Sequence[Item]:
    """All rooms and the Hall, those that cannot be reached with why."""
    state, start = played(table), _start(table)
    places = [room for room in (*state.rooms, HALL) if room != start or room == HALL]
    return [Item(room, ROOM_NAMES[room], f"room/{room}", _why(state, table.seat, start, room)) for room in places]


def _behind_reach(table: Table) -> Iterable[Line]:
    yield from stated("MOVE-8", "MOVE-3", "MOVE-4", "MOVE-2", "MOVE-7", "MOVE-9")


@template(
    "walk.reach",
    "select",
    N_("Where can {player}'s Leader in the {start} stop? Mark every place."),
    items=_rooms,
    facts=lambda table: {"start": ROOM_NAMES[_start(table)]},
    takes="start moves",
    trace=_behind_reach,
    also="occupied-counts occupied-stops own-ring hall-passed inner-only three-exactly",
)
def reach(table: Table) -> list[str]:
    """Where the Leader at the fact start=smugglers may stop (MOVE-2 to MOVE-8)."""
    return [*reached(played(table), _start(table))]


def _to(table: Table) -> str:
    """Where to, a fact: to=experts_room."""
    return str(table.facts["to"])


@template(
    "walk.steps",
    "number",
    N_("How many steps is it for {player}'s Leader in the {start} to the {to}?"),
    units=STEPS,
    facts=lambda table: {"start": ROOM_NAMES[_start(table)], "to": ROOM_NAMES[_to(table)]},
    takes="start to moves",
    trace=lambda table: stated("MOVE-8", "MOVE-3", "MOVE-6", "MOVE-2"),
    also="occupied-counts own-ring occupied-stops hall-passed from-counted between-only",
)
def steps(table: Table) -> int:
    """The steps from the fact start=smugglers to the fact to=experts_room (MOVE-3, MOVE-6, MOVE-8)."""
    return reached(played(table), _start(table))[_to(table)]


def _leader(table: Table) -> Kind:
    """The colour of a Neutral Leader, a fact: leader=tea."""
    leader: Kind = table.facts["leader"]
    return leader


def _neutral_rooms(table: Table) -> Sequence[Item]:
    state, leader = played(table), _leader(table)
    found = []
    for room in (*state.rooms, HALL):
        if room == state.neutrals[leader]:
            continue
        refusal = why_not_steered(state, leader, room)
        why = None if refusal is None else Line(refusal.text, (*refusal.rules, "TWO-3"))
        found.append(Item(room, ROOM_NAMES[room], f"room/{room}", why))
    return found


@template(
    "neutral.reach",
    "select",
    N_("Where can the {leader} Leader stop? Mark every room."),
    items=_neutral_rooms,
    facts=lambda table: {"leader": KIND_NAMES[_leader(table)]},
    takes="leader moves",
    trace=lambda table: stated("TWO-3", "TWO-2", "TWO-5", "MOVE-8"),
    also="neutral-in-hall neutral-stopped occupied-counts",
)
def neutral_reach(table: Table) -> list[str]:
    """Where the Neutral Leader of the fact leader=tea may stop (TWO-2, TWO-3, TWO-5)."""
    state, leader = played(table), _leader(table)
    return [*reached(state, state.neutrals[leader], neutral=True)]
