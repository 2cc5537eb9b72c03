"""Examples that a game tells in rows (`describe/named.py`), changed by telling their row otherwise.

So the rest of the table follows: with three pieces less in one place there are three more where the others lie, and a
card that a hand gets lies nowhere else. What a row has no word for is changed as in any other position.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from inspect import signature
from typing import Any, ClassVar, TypeVar

import msgspec

from yotd_widget.describe.examples import ExamplesRoom
from yotd_widget.describe.named import Example, Examples
from yotd_widget.engine.errors import BadPosition
from yotd_widget.engine.phrases import listed
from yotd_widget.engine.position import Position
from yotd_widget.engine.texts import _

P = TypeVar("P", bound=Position)


class RetoldExamples(ExamplesRoom[P]):
    """Examples in the words of their rows. A game gives its `Examples`, its table and what it may call otherwise."""

    ROWS: ClassVar[Examples[Any]]
    """The rows by name."""
    TABLE: ClassVar[Callable[..., Any]]
    """What makes a position of a row: how it opens, the seats, and what is told of the table."""
    OWN: ClassVar[frozenset[str]]
    """What can be told of a player."""
    OF_TABLE: ClassVar[Mapping[str, str]] = {}
    """Things of the table that are typed otherwise than `TABLE` calls them, as a player's own have that name."""
    OF_SEAT: ClassVar[Mapping[str, str]] = {}
    """Likewise those of a player."""

    @property
    def table_words(self) -> frozenset[str]:
        """What can be told of the table."""
        told = frozenset(signature(self.TABLE).parameters) - {"opens", "seats", *self.OF_TABLE.values()}
        return told | {*self.OF_TABLE}

    def example(self, name: str, /, **changes: Any) -> P:
        if not changes or not isinstance(name, str) or name not in self.ROWS:
            return super().example(name, **changes)
        found = self.ROWS.about(name)
        told = self._told(found, changes) if found.opens else None
        if told is None:
            return super().example(name, **changes)
        try:
            made: P = type(self).TABLE(told.opens, told.seats, **told.table)
        except (AssertionError, LookupError, TypeError, ValueError):
            words = listed(self.told(word, value) for word, value in changes.items())
            raise BadPosition(_("This example cannot be changed so: {changes}").format(changes=words)) from None
        return made

    def changeable(self, position: P, name: str = "", /) -> tuple[str, ...]:
        """Of an example also how it opens, and what is told of its table alone."""
        known = super().changeable(position, name)
        told = ("opens", *sorted(self.table_words)) if name in self.ROWS and self.ROWS.about(name).opens else ()
        return (*known, *(word for word in told if word not in known))

    def _told(self, found: Example, changes: Mapping[str, Any]) -> Example | None:
        """An example with what is told otherwise; None where that has other words."""
        opens, seats, shared = (
            found.opens,
            {name: dict(things) for name, things in found.seats.items()},
            {**found.table},
        )
        for word, value in changes.items():
            if word == "opens":
                opens = str(value)
            elif word in seats and isinstance(value, Mapping) and self.OWN.issuperset(map(self._own, value)):
                seats[word] |= {self._own(thing): self.words(thing, each) for thing, each in value.items()}
            elif word in self.table_words and self.tells(word, value):
                told, known = self.words(word, value), self.OF_TABLE.get(word, word)
                shared[known] = {**shared.get(known, {}), **told} if isinstance(told, Mapping) else told
            elif self._own(word) in self.OWN:
                seats[next(iter(seats))][self._own(word)] = self.words(word, value)
            else:
                return None
        return msgspec.structs.replace(found, opens=opens, seats=seats, table=shared)

    def _own(self, word: str) -> str:
        return self.OF_SEAT.get(word, word)

    def tells(self, word: str, value: Any) -> bool:
        """Whether a row can have this value for this word of the table."""
        return True

    def words(self, word: str, value: Any) -> Any:
        """Several things as `TABLE` takes them."""
        return " ".join(map(str, value)) if isinstance(value, list | tuple) else value
