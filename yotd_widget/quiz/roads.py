"""The order in which the lessons of a game stand on its road, leg by leg, checks among them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from yotd_widget.engine.game import load


class Leg(msgspec.Struct, frozen=True):
    """A part of a road: its title, marked with `N_`, and the names of its lessons."""

    title: str
    lessons: tuple[str, ...]


_ROADS: Final[dict[str, tuple[Leg, ...]]] = {}


def leg(title: str, lessons: str) -> Leg:
    """A leg in one line. lessons: names, separated by blanks."""
    return Leg(title, tuple(lessons.split()))


def list_road(game: str, legs: Iterable[Leg]) -> tuple[Leg, ...]:
    """Say which lessons a game has."""
    found = _ROADS[game] = tuple(legs)
    return found


def road(game: str) -> tuple[Leg, ...]:
    """The legs of a game; () for one without lessons. Raises: NotFound."""
    load(game).load_lessons()
    return _ROADS.get(game, ())
