"""Questions about palaces: what can be built, who finds room, what decay leaves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import N_, NN_, _
from yotd_widget.games.dragon.events import Decay
from yotd_widget.games.dragon.floors import PlaceFloors
from yotd_widget.games.dragon.lessons.asks.after import FLOORS, PALACES
from yotd_widget.games.dragon.lessons.asks.parts import PERSONS, ahead, stated, supposed
from yotd_widget.games.dragon.lessons.lists import template
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import EVENT_NAMES
from yotd_widget.quiz.questions import Line, Table
from yotd_widget.quiz.run import period_over

Skyline = tuple[tuple[int, ...], tuple[int, ...]]
"""Floors of the palaces that stood before, in their order, and of the new ones, the highest first."""

# --- Building ----------------------------------------------------------------------------------------------------


def results(table: Table) -> list[Skyline]:
    """All that can stand there when the floors in hand are placed, each once.

    New palaces are alike, so their order does not count; palaces that stand already are told apart (AMB-41).
    """
    task, state = _floors_in_hand(table)
    standing = len(state.courts[table.seat].palaces)

    def skyline(end: State) -> Skyline:
        floors = [palace.floors for palace in end.courts[table.seat].palaces]
        return tuple(floors[:standing]), tuple(sorted(floors[standing:], reverse=True))

    return sorted({skyline(end) for end in _built(state, task)}, reverse=True)


def _floors_in_hand(table: Table) -> tuple[PlaceFloors, State]:
    """The floors and the position in which the first one is placed, also where that is no choice. Raises: BadInput."""
    for task, state in table.moments():
        if isinstance(task, PlaceFloors) and task.seat == table.seat:
            return task, state
    raise BadInput(_("{player} has no floors to place here.").format(player=table.player))


def _built(state: State, task: PlaceFloors) -> Iterator[State]:
    """Every way to place the floors, one after the other, up to the last one; nothing else is done."""
    for move in task.options(state):
        after = state.clone()
        after.agenda.pop()
        task.do(after, move, None)
        following = after.agenda[-1] if after.agenda else None
        if isinstance(following, PlaceFloors) and following.seat == task.seat:
            yield from _built(after, following)
        else:
            yield after


def _listed(table: Table) -> Iterable[Line]:
    """What holds for every floor, and all that can come of it."""
    yield from stated("ACT-BUILD-3", "ACT-BUILD-2")
    for line in stated("PAL-2", "PAL-3", "PAL-4", "ACT-BUILD-4"):
        yield replace(line, depth=1)
    for standing, new in results(table):
        # Translators: floors of each palace, as "Floors of the palaces: 3, 3. New palaces: 1."
        told = _("Floors of the palaces: {standing}. New palaces: {new}.")
        yield Line(told.format(standing=_row(standing), new=_row(new)))


def _row(floors: tuple[int, ...]) -> str:
    return ", ".join(map(str, floors)) or _("none")


def _to_place(table: Table) -> dict[str, object]:
    task, _state = _floors_in_hand(table)
    return supposed(table) | {"floors": task.total - task.done}


@template("build.results", "number",
          N_("{suppose}Floors to place: {floors}. In how many different ways can {player} place them?"),
          units=NN_("way", "ways"), facts=_to_place, trace=_listed)  # fmt: skip
def ways(table: Table) -> int:
    """Different results: what stands there when all floors are placed."""
    return len(results(table))


# --- Room --------------------------------------------------------------------------------------------------------


def _places(table: Table) -> Iterable[Line]:
    yield from stated("PAL-1")
    for number, palace in enumerate(table.run.end.courts[table.seat].palaces, 1):
        told = _("Palace {number}: floors {floors}, persons {persons}, free places {room}.")
        text = told.format(number=number, floors=palace.floors, persons=len(palace.persons), room=palace.room)
        yield Line(text, ("PAL-1",), 1, f"palace/{table.seat}/{number}")
    if any(not palace.persons for palace in table.run.end.courts[table.seat].palaces):
        yield Line(_("In an empty palace every floor is a free place."), ("PAL-1",), 1)


@template("palaces.room", "number", N_("How many more persons fit into {player}'s palaces?"), units=PERSONS,
          trace=_places)  # fmt: skip
def room(table: Table) -> int:
    """Free places in all palaces (PAL-1)."""
    return sum(palace.room for palace in table.run.end.courts[table.seat].palaces)


# --- Decay -------------------------------------------------------------------------------------------------------


def _before_decay(table: Table) -> Any:
    """The position in which decay comes; the numbers of palaces are those of then."""
    return next(state for task, state in table.moments() if isinstance(task, Decay))


def _decayed(table: Table) -> Iterable[Because | Line]:
    """What decay takes, who keeps a palace, and why nobody can help."""
    yield from table.run.reasons("DECAY-1", "DECAY-2", seat=table.seat)
    for number in _before_decay(table).courts[table.seat].inhabited():
        yield Line(_("Somebody lives in palace {number}: it stays as it is.").format(number=number), ("PAL-6",))
    yield from stated("PAL-5")
    yield from table.run.reasons("EVT-PEACE-1")
    event = EVENT_NAMES[table.state.event]
    told = _("Decay comes every month, after the event; this month that is: {event}.").format(event=event)
    yield Line(told, ("DECAY-3", "ROUND-3"))
    if table.state.great_event == "ge_eclipse":
        yield from stated("DECAY-4")


@template("decay.left", "number", N_("{suppose}How many palaces will {player} have after the decay of this month?"),
          units=PALACES, facts=supposed, ahead=ahead(Decay), until=period_over, trace=_decayed)  # fmt: skip
def left(table: Table) -> int:
    """Palaces at the end of the month."""
    return len(table.run.end.courts[table.seat].palaces)


def _palace(table: Table) -> int:
    """The palace that the question is about, as it stands on the board. Raises: BadInput."""
    number = table.facts.get("palace", 1)
    if type(number) is int and 0 < number <= len(table.state.courts[table.seat].palaces):
        return number
    raise BadInput(_("{player} has no palace {number}.").format(player=table.player, number=number))


def _numbered(table: Table) -> dict[str, object]:
    return supposed(table) | {"number": _palace(table)}


@template("decay.floors", "number",
          N_("{suppose}How many floors will {player}'s palace {number} have after the decay of this month?"),
          units=FLOORS, facts=_numbered, ahead=ahead(Decay), until=period_over, takes="moves palace",
          trace=_decayed)  # fmt: skip
def floors_left(table: Table) -> int:
    """Floors of one palace at the end of the month, 0 if it is gone."""
    number = _palace(table)
    for note in table.run.notes("DECAY-1", "DECAY-2", seat=table.seat):
        if note.facts["palace"] == number:
            return int(note.facts["left"])
    floors: int = _before_decay(table).courts[table.seat].palaces[number - 1].floors
    return floors
