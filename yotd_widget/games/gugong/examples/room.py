"""Positions of this game with names: the room `Game.examples`.

An example is changed in the words in which it is told (`table.table`), so that the rest of the table follows: with
three servants less in the pool there are three more in the supply, and a card that a hand gets lies nowhere else.
"""

from __future__ import annotations

from collections.abc import Mapping
from inspect import signature
from typing import Any, Final

import msgspec

from yotd_widget.describe.examples import ExamplesRoom
from yotd_widget.describe.named import Example
from yotd_widget.engine.errors import BadPosition
from yotd_widget.engine.phrases import listed
from yotd_widget.engine.texts import _
from yotd_widget.games.gugong.examples import EXAMPLES, about
from yotd_widget.games.gugong.examples.table import table
from yotd_widget.games.gugong.seat import Seat
from yotd_widget.games.gugong.state import State

TILES: Final = "board_decrees"
"""The Decrees on the board, of which `table` has the name that a player's own have."""
TABLE: Final = frozenset(signature(table).parameters) - {"opens", "seats", "decrees"} | {TILES}
"""What can be told of the table."""
OWN: Final = frozenset(Seat.__struct_fields__)
"""What can be told of a player."""


class GugongExamples(ExamplesRoom[State]):
    """Examples in the words of this game."""

    def example(self, name: str, /, **changes: Any) -> State:
        if not changes or not isinstance(name, str) or name not in EXAMPLES:
            return super().example(name, **changes)
        found = about(name)
        told = _told(found, changes) if found.opens else None
        if told is None:
            return super().example(name, **changes)
        try:
            return table(told.opens, told.seats, **told.table)
        except (AssertionError, LookupError, TypeError, ValueError):
            words = listed(self.told(word, value) for word, value in changes.items())
            raise BadPosition(_("This example cannot be changed so: {changes}").format(changes=words)) from None

    def changeable(self, position: State, name: str = "", /) -> tuple[str, ...]:
        """Of an example also how it opens, and what is told of its table alone."""
        known = super().changeable(position, name)
        told = ("opens", *sorted(TABLE)) if name in EXAMPLES and about(name).opens else ()
        return (*known, *(word for word in told if word not in known))


def _told(found: Example, changes: Mapping[str, Any]) -> Example | None:
    """An example with what is told otherwise; None where that has other words."""
    opens, seats, shared = found.opens, {name: dict(things) for name, things in found.seats.items()}, {**found.table}
    for word, value in changes.items():
        if word == "opens":
            opens = str(value)
        elif word in seats and isinstance(value, Mapping) and OWN.issuperset(value):
            seats[word] |= {thing: _words(each) for thing, each in value.items()}
        elif word == "map" and not isinstance(value, Mapping):
            return None
        elif word in TABLE:
            told, known = _words(value), "decrees" if word == TILES else word
            shared[known] = {**shared.get(known, {}), **told} if isinstance(told, Mapping) else told
        elif word in OWN:
            seats[next(iter(seats))][word] = _words(value)
        else:
            return None
    return msgspec.structs.replace(found, opens=opens, seats=seats, table=shared)


def _words(value: Any) -> Any:
    """Several things as `table` takes them."""
    return " ".join(map(str, value)) if isinstance(value, list | tuple) else value
