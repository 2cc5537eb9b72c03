"""What differs between two positions, by place on the board: badges after a step, ghosts in a preview.

Places are keys of the screen: "good/0/yuan", "vp/0", "space/0", "room/SEAT/PALACE/FLOOR" (floor 0 is the ground),
"palace/0/2", "new-palace/0", "wall/5" (the fifth place of the wall), "wall/0/wall_rice" (an unused tile).
"left/SEAT/PALACE/FLOOR" is where somebody lived who has left: the others stand around that room until the next step.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final

from yotd_widget.describe.marks import Mark, mark, marks
from yotd_widget.describe.things import Amount, Things
from yotd_widget.engine.phrases import signed
from yotd_widget.engine.trace import Note
from yotd_widget.games.dragon.court import Court, Palace
from yotd_widget.games.dragon.dwellers import changed_floors
from yotd_widget.games.dragon.pieces import Person
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.things import THINGS
from yotd_widget.games.dragon.words import person_name

_HAND: Final = Amount("cards", "", place="good/{seat}/cards", read=lambda state, seat: len(state.courts[seat].hand))
_COUNTED: Final = Things(
    [*(thing for thing in THINGS if isinstance(thing, Amount) and thing.owned and thing.can_be_put), _HAND]
)
"""What is a number on the screen."""


def news(way: Sequence[State], notes: Iterable[Note] = ()) -> dict[str, Mark]:
    """What has changed on a way from one position to another, seen from its end ("+5").

    way: all positions on it, so that of equal persons it is known who came and who left. notes: what happened on it;
    palaces are compared while they keep their numbers.
    """
    found = _of_courts(way[0], way[-1], ahead=False)
    has_fallen = any(note.rule in ("DECAY-2", "GE-QUAKE-2") for note in notes)
    for seat, court in enumerate(way[-1].courts):
        if not has_fallen and len(court.palaces) >= len(way[0].courts[seat].palaces):
            found.update(_palaces(seat, way[0].courts[seat], court, ahead=False))
            for number in range(1, len(court.palaces) + 1):
                stood = [state.courts[seat].palaces[number - 1 : number] for state in way]
                found.update(_arrivals_and_departures(f"{seat}/{number}", [palace for [palace] in filter(None, stood)]))
    return found


def ghosts(before: State, after: State) -> dict[str, Mark]:
    """What a move would change, seen from before it ("→ 7")."""
    found = _of_courts(before, after, ahead=True)
    for seat, (old, new) in enumerate(zip(before.courts, after.courts, strict=True)):
        if len(new.palaces) >= len(old.palaces) and new.palaces != old.palaces:
            found.update(_palaces(seat, old, new, ahead=True))
            for number, (was, now) in enumerate(zip(old.palaces, new.palaces, strict=False), 1):
                gone, came = changed_floors(was.persons, now.persons)
                # Who replaces somebody takes the room of the one who leaves, and stands there in the picture
                found |= {f"room/{seat}/{number}/{n}": _person("gone", was.persons[n]) for n in gone}
                found |= {f"room/{seat}/{number}/{n}": _person("new", now.persons[n]) for n in came}
    return found


def ghosts_at(place: str, places: Sequence[str], shown: Mapping[str, Mark]) -> Mapping[str, Mark]:
    """Ghosts of a move that lies at several equal persons: at the one in question, whichever the engine takes."""
    marked = [other for other in places if other in shown]
    if place in shown or len(marked) != 1:
        return shown
    return {place if other == marked[0] else other: mark for other, mark in shown.items()}


class _Room:
    """A room of the picture: who lives there, has come, or lived there before."""

    def __init__(self, person: Person, fate: str = "") -> None:
        self.person, self.fate = person, fate


def _arrivals_and_departures(palace: str, stood: Sequence[Palace]) -> Iterator[tuple[str, Mark]]:
    """Marks of who has come, and where who has left lived. stood: the palace step by step; new ones begin empty."""
    rooms = [_Room(person) for person in stood[0].persons]
    for was, now in pairwise(stood):
        if was.persons is not now.persons:
            _move(rooms, was.persons, now.persons)
    while len(rooms) > stood[-1].floors and (left := [room for room in rooms if room.fate == "gone"]):
        rooms.remove(left[0])  # the floor has fallen with its person, or somebody else has moved in there
    below = 0
    for floor, room in enumerate(rooms):
        if room.fate == "gone":
            below += 1
            yield f"left/{palace}/{floor}", _person("gone", room.person) | {"name": person_name(room.person)}
        elif room.fate == "new":
            yield f"room/{palace}/{floor - below}", _person("new", room.person)


def _move(rooms: list[_Room], was: Sequence[Person], now: Sequence[Person]) -> None:
    """Let persons come and go in the picture as they did in one step."""
    standing = [room for room in rooms if room.fate != "gone"]
    gone, came = changed_floors(was, now)
    for floor in gone:
        if floor in came:
            standing[floor].person, standing[floor].fate = now[floor], "new"
        elif standing[floor].fate == "new":
            rooms.remove(standing[floor])  # came and went since the reader looked
        else:
            standing[floor].fate = "gone"
    rooms += [_Room(now[floor], "new") for floor in came if floor not in gone]


def _of_courts(before: State, after: State, *, ahead: bool) -> dict[str, Mark]:
    found = marks(_COUNTED, before, after, ahead=ahead)
    for seat, (old, new) in enumerate(zip(before.courts, after.courts, strict=True)):
        found |= {f"wall/{seat}/{tile}": mark("gone") for tile in old.wall_tiles if tile not in new.wall_tiles}
    return found | {f"wall/{place + 1}": mark("new") for place in range(len(before.wall), len(after.wall))}


def _palaces(seat: int, old: Court, new: Court, ahead: bool) -> Iterator[tuple[str, Mark]]:
    for number, palace in enumerate(new.palaces, 1):
        if number > len(old.palaces):
            place = f"new-palace/{seat}" if ahead else f"palace/{seat}/{number}"
            yield place, mark("new", signed(palace.floors))
        elif old.palaces[number - 1].floors != palace.floors:
            by = palace.floors - old.palaces[number - 1].floors
            yield f"palace/{seat}/{number}", mark("gain" if by > 0 else "loss", signed(by))


def _person(kind: str, person: Person) -> Mark:
    """A mark on a person's room."""
    return mark(kind) | {"person": person}
