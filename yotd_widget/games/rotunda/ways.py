"""The house as a graph: where a Leader comes in one to three steps (MOVE-2 to MOVE-8, TWO-3)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cached_property
from typing import Final

from yotd_widget.engine.house_rules import remembered
from yotd_widget.engine.table import Table
from yotd_widget.games.rotunda.checks import edges
from yotd_widget.games.rotunda.data import Data
from yotd_widget.games.rotunda.moves import Walk
from yotd_widget.games.rotunda.pieces import HALL

Ways = Mapping[str, tuple[str, ...]]
"""Where one comes from each room, and from the Hall, along a corridor or a staircase."""
Stops = tuple[int, ...]
"""The steps to each place of the house where a Leader may stop, 0 for any other; the Hall is the last of them."""
FAR: Final = 99
Fan = tuple[int, Table[int, Stops]]
"""Of a Leader who starts at a place of a house: the bits of the places to which he can come at all, and where he may
stop, by those of them with other Leaders."""
WALKS: Final = Table[tuple[str, ...], dict[str, dict[str, Walk]]](
    lambda rooms: {start: {to: Walk(start, to) for to in rooms} for start in rooms}
)
"""Each walk between some rooms once, by where it begins and then by where it ends."""


class House:
    """The house with the Hall at one of its places, whichever rooms lie there.

    outer: the places of the outer ring that have a room. places: the inner ring, the outer one, the Hall; ways: from
    each of them.
    """

    def __init__(self, data: Data, hall: str, outer: tuple[str, ...]) -> None:
        self.places = (*(place for place, _room in data.board.inner), *outer, HALL)
        found = edges(data, hall)
        self.ways: Ways = {place: tuple(end for end in found[place] if end in self.places) for place in self.places}


class Layout:
    """The house with the rooms that lie in it. tiles: the room at each place of the outer ring.

    rooms: at the places of the house, and the Hall; at: the place of each; bits: one for each, and none for the Hall;
    walks: by where they begin and then by where they end.
    """

    def __init__(self, data: Data, hall: str, tiles: Mapping[str, str]) -> None:
        outer = tuple(place for place, _size in data.board.outer if place in tiles)
        self.house = data.houses.get((hall, *outer)) or data.houses.setdefault((hall, *outer), House(data, hall, outer))
        self.tiles = {**tiles}
        self.rooms = rooms = (*data.inner, *(tiles[place] for place in outer), HALL)
        self.at = dict(zip(rooms, self.house.places, strict=True))
        self.bits = {room: 1 << number for number, room in enumerate(rooms[:-1])}
        self.walks = WALKS[(*data.room, HALL)]

    @cached_property
    def ways(self) -> Ways:
        """Where one comes from each room."""
        room = dict(zip(self.house.places, self.rooms, strict=True))
        return {room[place]: tuple(room[end] for end in ends) for place, ends in self.house.ways.items()}


def layout(data: Data, hall: str, tiles: Mapping[str, str]) -> Layout:
    """The rooms as they lie; of each place of the Hall the last one is kept, for a game does not change it."""
    found: Layout | None = data.layouts.get(hall)
    if found is None or found.tiles != tiles:
        found = data.layouts[hall] = Layout(data, hall, tiles)
    return found


def steps(graph: Ways, start: str, occupied: Collection[str], *, hall: str = "ends", most: int = FAR) -> dict[str, int]:
    """How many steps lead to each room where a Leader may stop, and to the Hall (MOVE-8).

    occupied: rooms with a Leader, which cost no step, and where nobody stops (MOVE-3). hall: "ends" for an own Leader,
    who stops there (MOVE-4); "jumped" for a Neutral one, for whom it is as a room with a Leader (TWO-3); "passed": as
    if one could go on from it, which says what the Hall is in the way of (MOVE-HALL). most: what is farther is left
    out.

    >>> steps({"hall": ("a",), "a": ("b",), "b": ("a", "hall")}, "a", {"b"})
    {'hall': 1}
    """
    free = {*occupied, HALL} if hall == "jumped" else {*occupied}
    if start != HALL:
        free.add(start)
    last = HALL if hall == "ends" else ""
    found: dict[str, int] = {}
    passed, ahead, cost = {start}, [start], 0
    while ahead and cost < most:
        here, ahead, cost = ahead, [], cost + 1
        for place in here:  # grows by the rooms from which one goes on for nothing
            for end in graph[place]:
                if end in free:
                    if end not in passed:
                        passed.add(end)
                        here.append(end)
                elif end not in found:
                    found[end] = cost
                    if end != last:
                        ahead.append(end)
    return found


def targets(graph: Ways, start: str, occupied: Collection[str], most: int, *, neutral: bool = False) -> dict[str, int]:
    """Where a Leader may stop, with the steps that it takes (MOVE-8, TWO-3)."""
    return steps(graph, start, occupied, hall="jumped" if neutral else "ends", most=most)


@remembered()
def fans(house: House, most: int, neutral: bool) -> Table[str, Fan]:
    """Where a Leader may stop who starts at a place, as the rules are that are in force."""

    def fan(start: str) -> Fan:
        def stops(occupied: int) -> Stops:
            taken = [place for number, place in enumerate(house.places) if occupied >> number & 1]
            there = targets(house.ways, start, taken, most, neutral=neutral)
            return tuple([there.get(place, 0) for place in house.places])

        far = targets(house.ways, start, (), FAR, neutral=neutral)
        return sum(1 << number for number, place in enumerate(house.places) if place in far), Table(stops)

    return Table(fan)


@remembered()
def to_hall(house: House) -> Stops:
    """How many steps lead to the Hall from each place, if nobody stands in the way; from the Hall none."""
    return tuple(0 if place == HALL else steps(house.ways, place, ())[HALL] for place in house.places)
