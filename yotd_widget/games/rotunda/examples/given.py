"""What an example is told by."""

from __future__ import annotations

from typing import Any

import msgspec


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
        name = self.opens.split(" ")[0]
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
