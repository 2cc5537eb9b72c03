"""Where the cities lie on the painted map, in parts of it from 0 to 100; no rule needs it, only the eye."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

PAINTED: Final = {
    "C01": (82, 79), "C02": (89, 63), "C03": (90, 45), "C04": (75, 27), "C05": (89, 12), "C06": (61, 11),
    "C07": (44, 14), "C08": (28, 22), "C09": (12, 33), "C10": (12, 55), "C11": (11, 77), "C12": (29, 74),
    "C13": (39, 90), "C14": (61, 89), "C15": (68, 67), "C16": (73, 49), "C17": (60, 34), "C18": (43, 36),
    "C19": (31, 47), "C20": (49, 69),
}  # fmt: skip
"""City of the project's own map -> x, y."""


def points(cities: Sequence[str]) -> list[tuple[float, float]]:
    """A point for each city; on a ring where the map of a data pack is not painted.

    >>> points(["C01"])
    [(82, 79)]
    """
    if all(city in PAINTED for city in cities):
        return [PAINTED[city] for city in cities]
    turn = 2 * pi / max(1, len(cities))
    ring = [(50 + 40 * sin(turn * place), 50 - 40 * cos(turn * place)) for place in range(len(cities))]
    return [(round(x, 1), round(y, 1)) for x, y in ring]
