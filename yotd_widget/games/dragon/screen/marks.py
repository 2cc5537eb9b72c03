"""What differs between two positions, by place on the board: badges after a step, ghosts in a preview.

Places are keys of the screen: "good/0/yuan", "vp/0", "space/0", "room/SEAT/PALACE/FLOOR" (floor 0 is the ground),
"palace/0/2", "new-palace/0", "wall/5" (the fifth place of the wall), "wall/0/wall_rice" (an unused tile).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from yotd_widget.games.dragon.court import Court, Palace
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import signed

GOODS = ("yuan", "rice", "fireworks", "small", "large")
Mark = dict[str, Any]


def marks(before: State, after: State, *, ahead: bool, rooms: bool = True) -> dict[str, Mark]:
    """Marks by place. ahead: seen from `before`, as a preview ("→ 7"); else seen from `after`, as news ("+5").

    rooms: whether to compare palaces, which makes sense while they keep their numbers.
    """
    found: dict[str, Mark] = {}
    for seat, (old, new) in enumerate(zip(before.courts, after.courts, strict=True)):
        found.update(_amounts(seat, old, new, ahead))
        if rooms and len(new.palaces) >= len(old.palaces):
            found.update(_rooms(seat, old, new, ahead))
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


def _rooms(seat: int, old: Court, new: Court, ahead: bool) -> Iterator[tuple[str, Mark]]:
    for number, palace in enumerate(new.palaces, 1):
        if number > len(old.palaces):
            place = f"new-palace/{seat}" if ahead else f"palace/{seat}/{number}"
            yield place, _mark("new", signed(palace.floors))
            continue
        was = old.palaces[number - 1]
        if was.floors != palace.floors:
            kind = "gain" if palace.floors > was.floors else "loss"
            yield f"palace/{seat}/{number}", _mark(kind, signed(palace.floors - was.floors))
        yield from _persons(f"room/{seat}/{number}", was, palace, ahead)


def _persons(rooms: str, was: Palace, now: Palace, ahead: bool) -> Iterator[tuple[str, Mark]]:
    gone, came = list(was.persons), list(now.persons)
    for person in (Counter(was.persons) & Counter(now.persons)).elements():
        gone.remove(person)
        came.remove(person)
    if ahead:
        for person in gone:
            yield f"{rooms}/{was.persons.index(person)}", _mark("gone", "", person)
        free = len(was.persons)
        for person in came:  # who replaces somebody takes the room of the one who leaves
            floor = was.persons.index(gone[0]) if gone else free
            yield f"{rooms}/{floor}", _mark("new", "", person)
    else:
        for person in came:
            yield f"{rooms}/{now.persons.index(person)}", _mark("new", "", person)
        for offset, person in enumerate(gone):
            if len(now.persons) + offset < now.floors:  # a room that fell with its person is not drawn
                yield f"{rooms}/{len(now.persons) + offset}", _mark("gone", "", person)


def _mark(kind: str, text: str, person: str | None = None) -> Mark:
    mark = {"kind": kind, "text": text}
    return mark | {"person": person} if person else mark
