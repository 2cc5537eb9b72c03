"""The plan of the house: between which angles each room lies, in degrees clockwise from the right; for the eye alone.

Wherever the Hall may lie, both rings are cut at one angle: between two cuts lies one stretch of each ring.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from yotd_widget.games.rotunda.data import Board
from yotd_widget.games.rotunda.pieces import HALL

HALL_WIDE: Final = 42
START: Final = 222
"""Where the middle of the Hall is at its first place."""
_ROUND: Final = 360
Span = tuple[float, float]


def stretches(board: Board) -> tuple[tuple[str, tuple[tuple[str, ...], tuple[str, ...]]], ...]:
    """For each place of the Hall, clockwise: the places of the inner and of the outer ring from there to the next."""
    rings = [[place for place, _ in board.inner], [place for place, _ in board.outer]]
    ends = {hall: [place.cut[ring][0] for ring in (0, 1)] for hall, place in board.hall_places.items()}
    first = next(iter(ends))
    turned = [_from(ring, ends[first][number]) for number, ring in enumerate(rings)]
    order = sorted(ends, key=lambda hall: (turned[0].index(ends[hall][0]) + 1) % len(turned[0]))
    found, begun = [], [0, 0]
    for hall, after in zip(order, [*order[1:], order[0]], strict=True):
        parts = []
        for number, ring in enumerate(turned):
            end = ring.index(ends[after][number]) + 1
            parts.append(tuple(ring[begun[number] : end]))
            begun[number] = end
        found.append((hall, (parts[0], parts[1])))
    return tuple(found)


def _from(ring: Sequence[str], last: str) -> list[str]:
    """A ring, turned so that this place is its last."""
    cut = ring.index(last) + 1
    return [*ring[cut:], *ring[:cut]]


def spans(board: Board, hall: str) -> dict[str, Span]:
    """Place, or the Hall, -> from which angle to which. hall: its place; "" while it has none."""
    parts = stretches(board)
    weights = [2.9 + 1.6 * (max(map(len, rings)) - 1) for _, rings in parts]
    each = (_ROUND - (HALL_WIDE if hall else 0)) / sum(weights)
    angle, found = START - (HALL_WIDE / 2 if hall == parts[0][0] else 0), dict[str, Span]()
    for (place, rings), weight in zip(parts, weights, strict=True):
        if place == hall:
            found[HALL] = angle, angle + HALL_WIDE
            angle += HALL_WIDE
        for ring in rings:
            for nth, room in enumerate(ring):
                share = weight * each / len(ring)
                found[room] = angle + nth * share, angle + (nth + 1) * share
        angle += weight * each
    return found


def cuts(board: Board, found: Mapping[str, Span]) -> dict[str, float]:
    """Place of the Hall -> the angle at which both rings can be cut there."""
    return {hall: found[rings[0][0]][0] for hall, rings in stretches(board) if rings[0]}
