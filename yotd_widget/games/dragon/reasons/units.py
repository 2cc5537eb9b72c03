"""Single changes of a table, one unit of one thing at a time: a yuan, a person, a floor, a tile in the wall.

Each takes a position and gives the change with the changed copy; None where the table does not allow it. Whether one
helps is not said here: whoever looks for a remedy asks the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from msgspec.structs import replace

from yotd_widget.engine.remedies import Change, Proposal
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

Proposals = Iterator[Proposal]

Step = tuple[Change, State]


def alone(proposal: Step | None) -> Proposals:
    """A proposal of one change, or none."""
    if proposal is not None:
        change, state = proposal
        yield (change,), state


def more(state: State, seat: int, good: str, number: int = 1) -> Step:
    """So many yuan, rice or fireworks more, or fewer."""
    after = state.clone()
    court = after.courts[seat]
    had: int = getattr(court, good)
    setattr(court, good, had + number)
    return Change(f"courts[{seat}].{good}", "more", had, had + number, {"good": good}, abs(number)), after


def no_dragon(state: State, seat: int) -> Step:
    """The dragon of another player does not stand on the group."""
    after = state.clone()
    letter = after.dragons.pop(seat)
    facts = {"player": state.player(seat), "group": letter}
    return Change(f"dragons[{seat}]", "no dragon", letter, None, facts), after


def height(state: State, seat: int, number: int, by: int) -> Step | None:
    """A floor more or fewer on a palace, within its limits and those of its persons."""
    palace = state.courts[seat].palaces[number - 1]
    floors = palace.floors + by
    if not max(1, len(palace.persons)) <= floors <= MAX_FLOORS:
        return None
    after = state.clone()
    after.courts[seat].palaces[number - 1] = Palace(floors, palace.persons)
    thing = f"courts[{seat}].palaces[{number - 1}].floors"
    return Change(thing, "floors", palace.floors, floors, {"palace": number}), after


def palace_more(state: State, seat: int) -> Step:
    """A further palace of one floor."""
    after = state.clone()
    palaces = after.courts[seat].palaces
    palaces.append(Palace(1))
    return Change(f"courts[{seat}].palaces", "palaces", len(palaces) - 1, len(palaces)), after


def leaves(state: State, seat: int, number: int, person: Person) -> Step:
    """One person fewer in a palace."""
    after = state.clone()
    after.courts[seat].dismiss(number, person)
    facts = {"person": person, "palace": number, "player": state.player(seat)}
    return Change(_home(state, seat, number, person), "leaves", person, None, facts), after


def enters(state: State, seat: int, number: int, person: Person) -> Proposals:
    """One person more in a palace that has room."""
    palace = state.courts[seat].palaces[number - 1]
    if palace.room > 0:
        for changes, after in tile_used(state, person, (seat, number)):
            after.courts[seat].house(number, person)
            facts = {"person": person, "palace": number}
            thing = f"courts[{seat}].palaces[{number - 1}].persons[{len(palace.persons)}]"
            yield (*changes, Change(thing, "enters", None, person, facts)), after


def exchange(state: State, seat: int, number: int, person: Person, instead: Person) -> Proposals:
    """Another person in a palace."""
    palace = state.courts[seat].palaces[number - 1]
    place = palace.persons.index(instead)
    persons = (*palace.persons[:place], person, *palace.persons[place + 1 :])
    for changes, after in tile_used(state, person, (seat, number)):
        after.courts[seat].palaces[number - 1] = Palace(palace.floors, persons)
        facts = {"palace": number, "player": state.player(seat)}
        yield (*changes, Change(_home(state, seat, number, instead), "exchange", instead, person, facts)), after


def _home(state: State, seat: int, number: int, person: Person) -> str:
    place = state.courts[seat].palaces[number - 1].persons.index(person)
    return f"courts[{seat}].palaces[{number - 1}].persons[{place}]"


def tile_used(state: State, person: Person, home: tuple[int, int]) -> Proposals:
    """A tile of this kind to be used: from the board, from out of the game, or else from another palace."""
    if person not in PERSONS:
        return
    after = state.clone()
    if after.offer[person]:
        after.offer[person] -= 1
        yield (), after
    elif _in_play(state, person) < OWNED[len(state.courts)][person]:
        yield (), after
    else:
        named = getattr(state.agenda[-1], "named", ())  # who has been named for the open question stays
        for seat, number in lodgings(state, person):
            if (seat, number) != home and (person, number) not in named:
                change, without = leaves(state, seat, number, person)
                yield (change,), without
                return


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


def asking(state: State, field: str, kind: str, after: Any, size: int = 1, **facts: Any) -> Step:
    """The open question itself asks for something else."""
    changed, task = state.clone(), state.agenda[-1]
    changed.agenda[-1] = replace(task, **{field: after})
    before = getattr(task, field)
    return Change(f"agenda[-1].{field}", kind, before, after, facts, size), changed


def in_wall(state: State, seat: int) -> Step | None:
    """An own tile more in the wall."""
    unused = state.courts[seat].wall_tiles
    if not unused or len(state.wall) >= WALL_LENGTH:
        return None
    after = state.clone()
    after.courts[seat].wall_tiles = unused[1:]
    after.wall += (seat,)
    facts = {"tile": unused[0], "player": state.player(seat)}
    return Change(f"courts[{seat}].wall_tiles.{unused[0]}", "in wall", True, False, facts), after


# --- All of them, sort by sort ---------------------------------------------------------------------------------------

Sort = Callable[[State, int], Proposals]
"""Changes of one sort at the court of a seat, each of one unit."""


def _goods(good: str, by: int, state: State, seat: int) -> Proposals:
    if getattr(state.courts[seat], good) + by >= 0:
        yield from alone(more(state, seat, good, by))


def _persons(kind: Kind, state: State, seat: int) -> Proposals:
    """Somebody of a type more: in a free place; the old one instead of the young one; instead of somebody else."""
    palaces = [*enumerate(state.courts[seat].palaces, 1)]
    for person in PERSONS_OF[kind]:
        for number, palace in palaces:
            if palace.room > 0:
                yield from enters(state, seat, number, person)
    others = [(number, person) for number, palace in palaces for person in dict.fromkeys(palace.persons)]
    for number, other in sorted(others, key=lambda each: each[1] not in PERSONS_OF[kind]):
        for person in PERSONS_OF[kind]:
            if person != other:
                yield from exchange(state, seat, number, person, other)


def _nobody(state: State, seat: int) -> Proposals:
    for number, palace in enumerate(state.courts[seat].palaces, 1):
        for person in dict.fromkeys(palace.persons):
            yield from alone(leaves(state, seat, number, person))


def _floors(by: int, state: State, seat: int) -> Proposals:
    for number in range(1, len(state.courts[seat].palaces) + 1):
        yield from alone(height(state, seat, number, by))


def _wall(state: State, seat: int) -> Proposals:
    yield from alone(in_wall(state, seat))


SORTS: Final[tuple[Sort, ...]] = (
    *(partial(_goods, good, 1) for good in GOODS),
    *(partial(_persons, kind) for kind in KINDS),
    _wall,
    partial(_floors, 1),
    _nobody,
    *(partial(_goods, good, -1) for good in GOODS),
    partial(_floors, -1),
)
"""What can be different at a court; what a player would wish for comes first."""
