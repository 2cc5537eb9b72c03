"""Named example positions for lessons and tests: the vectors of the specification (TV), and those of lessons.

>>> example("TV-26").decision.id
'D-2'
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from yotd_widget.engine.arguments import nearest
from yotd_widget.engine.errors import NotFound, WrongKind, short
from yotd_widget.engine.texts import _
from yotd_widget.games.rotunda.examples.given import Example
from yotd_widget.games.rotunda.state import State


def _all() -> dict[str, Example]:
    from yotd_widget.games.rotunda.examples.every import EVERY

    return EVERY


def _made(name: str) -> State:
    from yotd_widget.games.rotunda.begin import new_game
    from yotd_widget.games.rotunda.examples.table import table

    found = _all()[name]
    if found.opens:
        return table(found.opens, found.seats, **found.table)
    return new_game(tuple(found.seats), **found.table)


class _ByName(Mapping[str, Callable[[], State]]):
    """Each example made when it is asked for."""

    def __getitem__(self, name: str) -> Callable[[], State]:
        if name not in _all():
            raise KeyError(name)
        return partial(_made, name)

    def __iter__(self) -> Any:
        return iter(_all())

    def __len__(self) -> int:
        return len(_all())


EXAMPLES: Final = _ByName()
"""Name -> what makes the position."""


def example(name: str) -> State:
    """The example position with this name; the room of the game changes it. Raises: NotFound, WrongKind."""
    about(name)
    return _made(name)


def named_examples() -> dict[str, str]:
    """The names of all examples, each with one line on it."""
    return {name: _(found.line) for name, found in _all().items()}


def about(name: str) -> Example:
    """What is known of an example: its line, what it shows. Raises: NotFound, WrongKind."""
    if not isinstance(name, str):
        raise WrongKind(_("the name of an example is text, not {given}").format(given=short(name)))
    if name not in _all():
        raise NotFound(_("“{name}” is no example{hint}").format(name=name, hint=nearest(name, _all())))
    return _all()[name]
