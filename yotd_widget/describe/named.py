"""Example positions that a game tells in rows of its own: what such a row is, and all of them by name.

A row is one line on the position, what is told of the table, and the rules that are at work there; a module of the game
makes a position of it, when it is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, Generic, TypeVar

import msgspec

from yotd_widget.engine.arguments import nearest
from yotd_widget.engine.errors import NotFound, WrongKind, short
from yotd_widget.engine.position import Position
from yotd_widget.engine.texts import _

P = TypeVar("P", bound=Position)


class Example(msgspec.Struct, frozen=True):
    """An example position: one line on it, what is told of the table, and the ids of rules that are at work there.

    opens, seats, table: as the game's own `table` takes them; without a question it is a new game with these options.
    """

    line: str
    opens: str
    shows: str
    seats: dict[str, dict[str, Any]] = {}
    table: dict[str, Any] = {}

    @property
    def seat(self) -> int:
        """Whom it is about: who is asked, the first one in a new game."""
        name = self.opens.split(" ")[0].rstrip(":")
        return [*self.seats].index(name) if name in self.seats else 0


def given(line: str, opens: str, shows: str, **told: Any) -> Example:
    """An example. line: marked with `N_`; told: the things of players by their names, and of the table."""
    seats = {name: things for name, things in told.items() if name[0].isupper()}
    return Example(line, opens, shows, seats, {name: value for name, value in told.items() if name not in seats})


def own(**things: Any) -> dict[str, Any]:
    """The things of a player, as the game's own `table` takes them."""
    return things


def begun(line: str, players: str, shows: str, **options: Any) -> Example:
    """An example that is a new game. players: their names."""
    return Example(line, "", shows, {name: {} for name in players.split()}, options)


class Examples(Mapping[str, Callable[[], P]], Generic[P]):
    """All examples of a game by name, each made when it is asked for. every: the rows; made: a position of a row."""

    def __init__(self, every: Callable[[], Mapping[str, Example]], made: Callable[[Example], P]) -> None:
        self._every = every
        self._made = made

    def __getitem__(self, name: str) -> Callable[[], P]:
        if name not in self._every():
            raise KeyError(name)
        return partial(self._made, self._every()[name])

    def __iter__(self) -> Iterator[str]:
        return iter(self._every())

    def __len__(self) -> int:
        return len(self._every())

    def example(self, name: str) -> P:
        """The example position with this name; the room of the game changes it. Raises: NotFound, WrongKind."""
        return self._made(self.about(name))

    def is_begun(self, name: str) -> bool:
        """Whether an example is a new game, which can begin otherwise."""
        return not self.about(name).opens

    def begun(self, name: str, **options: Any) -> P:
        """A new game that is an example, with other options of its beginning. Raises: Refusal."""
        found = self.about(name)
        return self._made(msgspec.structs.replace(found, table=found.table | options))

    def lines(self) -> dict[str, str]:
        """The names of all examples, each with one line on it."""
        return {name: _(found.line) for name, found in self._every().items()}

    def about(self, name: str) -> Example:
        """What is known of an example: its line, what it shows. Raises: NotFound, WrongKind."""
        if not isinstance(name, str):
            raise WrongKind(_("the name of an example is text, not {given}").format(given=short(name)))
        if name not in self:
            raise NotFound(_("“{name}” is no example{hint}").format(name=name, hint=nearest(name, self)))
        return self._every()[name]

    def showing(self, rule: str) -> str | None:
        """The name of the first example that shows a rule at work; None where there is none."""
        return next((name for name, found in self._every().items() if rule in found.shows.split()), None)
