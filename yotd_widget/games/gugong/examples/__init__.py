"""Named example positions for lessons and tests: those of the rule books (EX) and those of the specification (DX).

>>> example("DX-9").seats[0].envoy
7
>>> named_examples()["DX-9"]
'The Envoy is one step before the Palace: of two steps one leads beyond it.'
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any, Final

import msgspec

from yotd_widget.engine.arguments import nearest
from yotd_widget.engine.errors import NotFound, WrongKind, short
from yotd_widget.engine.texts import _
from yotd_widget.games.gugong.state import State


class Example(msgspec.Struct, frozen=True):
    """An example position: one line on it, what is told of the table, and the ids of rules that are at work there.

    opens, seats, table: as of `table.table`; without a question it is a new game with these options.
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
    """The things of a player, as `table.table` takes them."""
    return things


def begun(line: str, players: str, shows: str, **options: Any) -> Example:
    """An example that is a new game. players: their names."""
    return Example(line, "", shows, {name: {} for name in players.split()}, options)


@cache
def _all() -> dict[str, Example]:
    from yotd_widget.games.gugong.examples.of_bonus import BONUS
    from yotd_widget.games.gugong.examples.of_book import BOOK
    from yotd_widget.games.gugong.examples.of_canal import CANAL
    from yotd_widget.games.gugong.examples.of_days import DAYS
    from yotd_widget.games.gugong.examples.of_gifts import GIFTS
    from yotd_widget.games.gugong.examples.of_meng import MENG
    from yotd_widget.games.gugong.examples.of_places import PLACES
    from yotd_widget.games.gugong.examples.of_travel import TRAVEL
    from yotd_widget.games.gugong.examples.of_wall import WALL

    return BOOK | GIFTS | TRAVEL | WALL | PLACES | CANAL | DAYS | BONUS | MENG


def _made(name: str) -> State:
    from yotd_widget.games.gugong.days import new_game
    from yotd_widget.games.gugong.examples.table import table

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


def example_of(rule: str) -> str | None:
    """The name of the first example that shows a rule at work; None where there is none."""
    return next((name for name, found in _all().items() if rule in found.shows.split()), None)
