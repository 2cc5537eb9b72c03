"""Recipes of checks: a question of a lesson, and in what its example may differ."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from yotd_widget.engine.game import load
from yotd_widget.quiz.questions import Question


class Recipe(msgspec.Struct, frozen=True):
    """A question of a lesson, and in what its example may differ.

    lesson: the short name of the lesson that taught it. at: the name of an example. changes: word of `example` ->
    values to draw from. premise: the situation in a sentence or two, marked with `N_`, where the question alone does
    not tell it; the facts of the question can stand in it as placeholders, {player} always.
    """

    lesson: str
    question: str
    at: str
    player: str
    facts: Mapping[str, Any]
    changes: Mapping[str, Sequence[Any]]
    premise: str = ""


NO_FACTS: Final[Mapping[str, Any]] = {}
_RECIPES: Final[dict[str, tuple[Recipe, ...]]] = {}


def recipes_of(game: str, player: str) -> Callable[..., Recipe]:
    """A way to write recipes of a game in a line each. player: who is asked about where nobody is named."""
    asked = player

    def recipe(
        lesson: str,
        question: str,
        at: str,
        premise: str,
        player: str = asked,
        facts: Mapping[str, Any] = NO_FACTS,
        **changes: Sequence[Any],
    ) -> Recipe:
        return Recipe(lesson, f"{game}.{question}", at, player, facts, changes, premise)

    return recipe


def list_recipes(game: str, recipes: Iterable[Recipe]) -> tuple[Recipe, ...]:
    """Say which recipes a game has."""
    found = _RECIPES[game] = tuple(recipes)
    return found


def recipes(game: str) -> tuple[Recipe, ...]:
    """The recipes of a game. Raises: NotFound."""
    load(game).load_lessons()
    return _RECIPES.get(game, ())


def fair(question: Question) -> bool:
    """Whether nobody is told only that an answer is wrong: two wrong rules separate, or each wrong item says why.

    An order, and a number, says nothing by itself; of things to pick or to mark each may.
    """
    if len(question.options) > 1:
        return True
    if question.kind not in ("pick", "select"):
        return False
    known = [option.value for option in question.options]
    right = question.key if isinstance(question.key, tuple) else (question.key,)
    return all(item.why or item.key in known for item in question.items if item.key not in right)
