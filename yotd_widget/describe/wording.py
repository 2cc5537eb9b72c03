"""Texts of questions and moves, filled with what these have, by the names that readers know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from yotd_widget.engine.moves import Move
from yotd_widget.engine.phrases import begun, listed
from yotd_widget.engine.position import Position, Question
from yotd_widget.engine.texts import _, ngettext

if TYPE_CHECKING:
    from yotd_widget.describe.game import Described


class _Fields:
    """What stands for a placeholder: the field or the word of this name, of the first owner that has one."""

    def __init__(self, told: Callable[[Any], Any], *owners: object) -> None:
        self._told = told
        self._owners = owners

    def __getitem__(self, name: str) -> Any:
        for owner in self._owners:
            if isinstance(owner, Mapping):
                if name in owner:
                    return self._told(owner[name])
            elif (value := getattr(owner, name, self)) is not self:
                return self._told(value)
        raise KeyError(name)


def filled(game: Described[Any], text: str, *owners: object) -> str:
    """A translated text with the fields of a move or a question, or with further words.

    >>> from yotd_widget.games.dragon.game import GAME
    >>> from yotd_widget.games.dragon.moves import Draft
    >>> filled(GAME, "take {persons}", Draft(("young tax_collector",)))
    'take young tax collector'
    """

    def told(value: Any) -> Any:
        return listed(str(game.named(each)) for each in value) if isinstance(value, tuple) else game.named(value)

    return text.format_map(_Fields(told, *owners))


def key(text: str, *owners: object) -> str:
    """The key of a place, with fields as they are.

    >>> from yotd_widget.games.dragon.moves import Use
    >>> key("group/{group}/{action}", Use("A", "taxes"))
    'group/A/taxes'
    """
    return text.format_map(
        _Fields(lambda value: "/".join(map(str, value)) if isinstance(value, tuple) else value, *owners)
    )


def asker(position: Position, move: Move) -> Question:
    """The question that a move answers, or else the open one, as for what has been chosen before it."""
    question: Question = position.question_of(move) or position.agenda[-1]
    return question


def label(game: Described[Any], position: Position, move: Move) -> str:
    """What a move says on a button, now that its question is open."""
    return begun(said(game, move.label, position, move) or str(move))


def said(game: Described[Any], text: str, position: Position, move: Move) -> str:
    """A marked text of a move with its fields, what its question adds here, and the fields of that."""
    question = asker(position, move)
    return filled(game, _(text), move, question.words(position, move), question)


def prompt(game: Described[Any], position: Position) -> str:
    """What the open question asks for."""
    task = position.agenda[-1]
    text: str | tuple[str, str] = task.prompt(position)
    return filled(game, _(text) if isinstance(text, str) else ngettext(*text, task.pieces[1]), task)
