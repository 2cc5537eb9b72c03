"""What differs between two positions, by place on the board: badges after a step, ghosts in a preview.

Places are keys of the screen: "good/0/yuan", "vp/0", "space/0", "room/SEAT/PALACE/FLOOR" (floor 0 is the ground),
"palace/0/2", "new-palace/0", "wall/5" (the fifth place of the wall), "wall/0/wall_rice" (an unused tile).
"left/SEAT/PALACE/FLOOR" is where somebody lived who has left: the others stand around that room until the next step.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from yotd_widget.engine.phrases import signed
from yotd_widget.engine.trace import Note
from yotd_widget.games.dragon.court import Court, Palace
from yotd_widget.games.dragon.pieces import Person
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import person_name

GOODS = ("yuan", "rice", "fireworks", "small", "large")
Mark = dict[str, Any]


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
        if len(new.palaces) >= len(old.palaces):
            found.update(_palaces(seat, old, new, ahead=True))
            for number, (was, now) in enumerate(zip(old.palaces, new.palaces, strict=False), 1):
                gone, came = changed_floors(was.persons, now.persons)
                # Who replaces somebody takes the room of the one who leaves, and stands there in the picture
                found |= {f"room/{seat}/{number}/{n}": _mark("gone", "", was.persons[n]) for n in gone}
                found |= {f"room/{seat}/{number}/{n}": _mark("new", "", now.persons[n]) for n in came}
    return found


def changed_floors(was: Sequence[Person], now: Sequence[Person]) -> tuple[list[int], list[int]]:
    """Floors of those who have left, in the palace as it was, and of the new ones, as it is now.

    As the engine does it: the new one comes on top (PER-7) or takes the place of another (PER-8); of equal persons the
    lowest leaves, and those above it drop.

    >>> changed_floors(("young monk",), ("young monk", "young monk"))
    ([], [1])
    >>> changed_floors(("young monk", "old farmer", "young monk"), ("old farmer", "young monk"))
    ([0], [])
    """
    if len(was) <= len(now):
        replaced = [floor for floor, person in enumerate(was) if person != now[floor]]
        return replaced, [*replaced, *range(len(was), len(now))]
    gone: list[int] = []
    above = len(now)
    for floor in range(len(was) - 1, -1, -1):
        if above and was[floor] == now[above - 1]:
            above -= 1
        else:
            gone.insert(0, floor)
    return gone, list(range(above))


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
            yield f"left/{palace}/{floor}", _mark("gone", "", room.person) | {"name": person_name(room.person)}
        elif room.fate == "new":
            yield f"room/{palace}/{floor - below}", _mark("new", "", room.person)


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
    found: dict[str, Mark] = {}
    for seat, (old, new) in enumerate(zip(before.courts, after.courts, strict=True)):
        found.update(_amounts(seat, old, new, ahead))
        for tile in old.wall_tiles:
            if tile not in new.wall_tiles:
                found[f"wall/{seat}/{tile}"] = _mark("gone", "")
    for place in range(len(before.wall), len(after.wall)):
        found[f"wall/{place + 1}"] = _mark("new", "")
    return found


def _amounts(seat: int, old: Court, new: Court, ahead: bool) -> Iterator[tuple[str, Mark]]:
    for good in (*GOODS, "vp", "space"):
        was, now = getattr(old, good), getattr(new, good)
        if was != now:
            place = f"good/{seat}/{good}" if good in GOODS else f"{good}/{seat}"
            yield place, _mark("gain" if now > was else "loss", f"→ {now}" if ahead else signed(now - was))
    was, now = len(old.hand), len(new.hand)
    if was != now:
        yield f"good/{seat}/cards", _mark("loss", f"→ {now}" if ahead else signed(now - was))


def _palaces(seat: int, old: Court, new: Court, ahead: bool) -> Iterator[tuple[str, Mark]]:
    for number, palace in enumerate(new.palaces, 1):
        if number > len(old.palaces):
            place = f"new-palace/{seat}" if ahead else f"palace/{seat}/{number}"
            yield place, _mark("new", signed(palace.floors))
        elif old.palaces[number - 1].floors != palace.floors:
            by = palace.floors - old.palaces[number - 1].floors
            yield f"palace/{seat}/{number}", _mark("gain" if by > 0 else "loss", signed(by))


def _mark(kind: str, text: str, person: str | None = None) -> Mark:
    mark = {"kind": kind, "text": text}
    return mark | {"person": person} if person else mark
