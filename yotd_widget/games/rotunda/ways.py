"""The house as a graph: where a Leader comes in one to three steps (MOVE-2 to MOVE-8, TWO-3)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from yotd_widget.games.rotunda.checks import edges
from yotd_widget.games.rotunda.data import Data
from yotd_widget.games.rotunda.pieces import HALL

Ways = Mapping[str, tuple[str, ...]]
"""Where one comes from each room, and from the Hall, along a corridor or a staircase."""
FAR: Final = 99


def ways(data: Data, hall: str, tiles: Mapping[str, str]) -> Ways:
    """The graph with the Hall at one of its places. tiles: the room at each place of the outer ring."""
    key = hall, *tiles, *tiles.values()
    found: Ways | None = data.graphs.get(key)
    if found is None:
        rooms = {HALL: HALL, **dict(data.board.inner), **tiles}
        found = {
            rooms[place]: tuple(rooms[end] for end in ends if end in rooms)
            for place, ends in edges(data, hall).items()
            if place in rooms
        }
        data.graphs[key] = found
    return found


def to_hall(data: Data, hall: str, tiles: Mapping[str, str]) -> Mapping[str, int]:
    """How many steps lead to the Hall from everywhere, if nobody stands in the way; from the Hall none."""
    graph, key = ways(data, hall, tiles), ("to the Hall", hall, *tiles, *tiles.values())
    found: Mapping[str, int] | None = data.graphs.get(key)
    if found is None:
        found = data.graphs[key] = {place: 0 if place == HALL else steps(graph, place, ())[HALL] for place in graph}
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
