"""Recipes of final checks: a question of a lesson, and in what its example may differ."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from yotd_widget.engine.game import load


class Recipe(msgspec.Struct, frozen=True):
    """A question of a lesson, and in what its example may differ.

    lesson: the name of its notebook. at: the name of an example. changes: word of `example` -> values to draw from.
    """

    lesson: str
    question: str
    at: str
    player: str
    facts: Mapping[str, Any]
    changes: Mapping[str, Sequence[Any]]


_RECIPES: Final[dict[str, tuple[Recipe, ...]]] = {}


def list_recipes(game: str, recipes: Iterable[Recipe]) -> tuple[Recipe, ...]:
    """Say which recipes a game has."""
    found = _RECIPES[game] = tuple(recipes)
    return found


def recipes(game: str) -> tuple[Recipe, ...]:
    """The recipes of a game. Raises: NotFound."""
    load(game).load_lessons()
    return _RECIPES.get(game, ())
