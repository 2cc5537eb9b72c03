"""Single changes of a table, one unit of one thing at a time: a yuan, a person, a floor, a tile in the wall.

Each takes a position and gives proposals: the change with the changed copy; none where the table does not allow it.
Whether one helps is not said here: whoever looks for a remedy asks the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

from msgspec.structs import replace

from yotd_widget.engine.remedies import Change, Proposal, Sort
from yotd_widget.games.dragon.court import Palace
from yotd_widget.games.dragon.pieces import (
    GOODS,
    KINDS,
    MAX_FLOORS,
    OWNED,
    PERSONS,
    PERSONS_OF,
    WALL_LENGTH,
    Kind,
    Person,
)
from yotd_widget.games.dragon.state import State

Proposals = Iterable[Proposal]


def one(after: State, thing: str, kind: str, was: Any, now: Any, size: int = 1, **facts: Any) -> list[Proposal]:
    """A proposal of one change. after: the position with it."""
    return [((Change(thing, kind, was, now, facts, size),), after)]


def then(first: Proposals, further: Callable[[State], Proposals]) -> Iterator[Proposal]:
    """Each of some proposals together with what is then possible."""
    for changes, state in first:
        for more_changes, after in further(state):
            yield (*changes, *more_changes), after


def more(state: State, seat: int, good: str, number: int = 1) -> list[Proposal]:
    """So many yuan, rice or fireworks more, or fewer."""
    after = state.clone()
    court = after.courts[seat]
    had: int = getattr(court, good)
    if had + number < 0:
        return []
    setattr(court, good, had + number)
    return one(after, f"courts[{seat}].{good}", "more", had, had + number, abs(number), good=good)


def no_dragon(state: State, seat: int) -> list[Proposal]:
    """The dragon of another player does not stand on the group."""
    after = state.clone()
    letter = after.dragons.pop(seat)
    return one(after, f"dragons[{seat}]", "no dragon", letter, None, player=state.player(seat), group=letter)


def height(state: State, seat: int, number: int, by: int) -> list[Proposal]:
    """A floor more or fewer on a palace, within its limits and those of its persons."""
    palace = state.courts[seat].palaces[number - 1]
    floors = palace.floors + by
    if not max(1, len(palace.persons)) <= floors <= MAX_FLOORS:
        return []
    after = state.clone()
    after.courts[seat].palaces[number - 1] = Palace(floors, palace.persons)
    thing = f"courts[{seat}].palaces[{number - 1}].floors"
    return one(after, thing, "floors", palace.floors, floors, palace=number)


def palace_more(state: State, seat: int) -> list[Proposal]:
    """A further palace of one floor."""
    after = state.clone()
    palaces = after.courts[seat].palaces
    palaces.append(Palace(1))
    return one(after, f"courts[{seat}].palaces", "palaces", len(palaces) - 1, len(palaces))


def leaves(state: State, seat: int, number: int, person: Person) -> list[Proposal]:
    """One person fewer in a palace."""
    if named(state, seat, number, person):
        return []
    after = state.clone()
    after.courts[seat].dismiss(number, person)
    thing, player = _home(state, seat, number, person), state.player(seat)
    return one(after, thing, "leaves", person, None, person=person, palace=number, player=player)


def enters(state: State, seat: int, number: int, person: Person) -> Proposals:
    """One person more in a palace that has room."""
    palace = state.courts[seat].palaces[number - 1]
    thing = f"courts[{seat}].palaces[{number - 1}].persons[{len(palace.persons)}]"

    def moves_in(after: State) -> Proposals:
        after.courts[seat].house(number, person)
        return one(after, thing, "enters", None, person, person=person, palace=number)

    return then(tile_used(state, person, (seat, number)), moves_in) if palace.room > 0 else ()


def exchange(state: State, seat: int, number: int, person: Person, instead: Person) -> Proposals:
    """Another person in a palace."""
    if named(state, seat, number, instead):
        return []
    palace = state.courts[seat].palaces[number - 1]
    place = palace.persons.index(instead)
    persons = (*palace.persons[:place], person, *palace.persons[place + 1 :])
    thing = _home(state, seat, number, instead)

    def moves_in(after: State) -> Proposals:
        after.courts[seat].palaces[number - 1] = Palace(palace.floors, persons)
        return one(after, thing, "exchange", instead, person, palace=number, player=state.player(seat))

    return then(tile_used(state, person, (seat, number)), moves_in)


def named(state: State, seat: int, number: int, person: Person) -> bool:
    """Whether the open question has been answered with everybody of this kind in a palace: they stay."""
    task = state.agenda[-1] if state.agenda else None
    answered = getattr(task, "named", ()).count((person, number)) if getattr(task, "seat", None) == seat else 0
    return 0 < answered == state.courts[seat].palaces[number - 1].persons.count(person)


def _home(state: State, seat: int, number: int, person: Person) -> str:
    place = state.courts[seat].palaces[number - 1].persons.index(person)
    return f"courts[{seat}].palaces[{number - 1}].persons[{place}]"


def tile_used(state: State, person: Person, home: tuple[int, int]) -> Proposals:
    """A tile of this kind to be used: from the board, from out of the game, or else from another palace."""
    if person not in PERSONS:
        return ()
    if state.offer[person] or _in_play(state, person) < OWNED[len(state.courts)][person]:
        after = state.clone()
        after.offer[person] -= bool(after.offer[person])
        return [((), after)]
    others = (each for each in lodgings(state, person) if each != home)
    return next((found for seat, number in others if (found := leaves(state, seat, number, person))), ())


def _in_play(state: State, person: Person) -> int:
    """Tiles of this kind on the board, at the courts and in somebody's hand."""
    housed = sum(palace.persons.count(person) for court in state.courts for palace in court.palaces)
    taken = sum(getattr(task, "person", None) == person for task in state.agenda)
    return sum((state.offer[person], housed, taken))


def lodgings(state: State, person: Person) -> Iterator[tuple[int, int]]:
    """Seat and palace of everybody of this kind."""
    for seat, court in enumerate(state.courts):
        for number, palace in enumerate(court.palaces, 1):
            if person in palace.persons:
                yield seat, number


def asking(state: State, field: str, kind: str, now: Any, **facts: Any) -> list[Proposal]:
    """The open question itself asks for something else."""
    after, task = state.clone(), state.agenda[-1]
    after.agenda[-1] = replace(task, **{field: now})
    return one(after, f"agenda[-1].{field}", kind, getattr(task, field), now, **facts)


def in_wall(state: State, seat: int) -> list[Proposal]:
    """An own tile more in the wall."""
    unused = state.courts[seat].wall_tiles
    if not unused or len(state.wall) >= WALL_LENGTH:
        return []
    after = state.clone()
    after.courts[seat].wall_tiles = unused[1:]
    after.wall += (seat,)
    thing = f"courts[{seat}].wall_tiles.{unused[0]}"
    return one(after, thing, "in wall", True, False, tile=unused[0], player=state.player(seat))


# --- All of them, sort by sort ---------------------------------------------------------------------------------------


def _persons(state: State, seat: int, kind: Kind) -> Iterator[Proposal]:
    """Somebody of a type more: in a free place; the old one instead of the young one; instead of somebody else."""
    palaces = [*enumerate(state.courts[seat].palaces, 1)]
    for person in PERSONS_OF[kind]:
        for number, _palace in palaces:
            yield from enters(state, seat, number, person)
    others = [(number, person) for number, palace in palaces for person in dict.fromkeys(palace.persons)]
    for number, other in sorted(others, key=lambda each: each[1] not in PERSONS_OF[kind]):
        for person in PERSONS_OF[kind]:
            if person != other:
                yield from exchange(state, seat, number, person, other)


def _nobody(state: State, seat: int) -> Iterator[Proposal]:
    for number, palace in enumerate(state.courts[seat].palaces, 1):
        for person in dict.fromkeys(palace.persons):
            yield from leaves(state, seat, number, person)


def _floors(state: State, seat: int, by: int) -> Iterator[Proposal]:
    for number in range(1, len(state.courts[seat].palaces) + 1):
        yield from height(state, seat, number, by)


def sorts(seat: int) -> list[Sort]:
    """What can be different at the court of a seat; what a player would wish for comes first."""
    return [
        *(partial(more, seat=seat, good=good) for good in GOODS),
        *(partial(_persons, seat=seat, kind=kind) for kind in KINDS),
        partial(in_wall, seat=seat),
        partial(_floors, seat=seat, by=1),
        partial(_nobody, seat=seat),
        *(partial(more, seat=seat, good=good, number=-1) for good in GOODS),
        partial(_floors, seat=seat, by=-1),
    ]
