"""The book of this game: its rules with their sources, and where a number is not the printed one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Final

from yotd_widget.describe.book import Book
from yotd_widget.games.rotunda.reasons.house import HOUSE, TOLD, stand_ins
from yotd_widget.games.rotunda.reasons.rules import RULES, RULINGS
from yotd_widget.games.rotunda.reasons.sources import BOOKS, PLACES, SOURCES

_STAND_IN: Final = "house"


class RotundaBook(Book):
    """Rules that rest on stand-ins say so, and name them, as long as the data pack calls them that."""

    @cached_property
    def stand_ins(self) -> frozenset[str]:
        """Which numbers of the data pack stand in for unknown ones."""
        return stand_ins()

    def source(self, rule_id: str) -> tuple[str, list[str]]:
        marks, places = super().source(rule_id)
        here = [f"{_STAND_IN}/{name}" for name in HOUSE.get(rule_id, ()) if name in self.stand_ins]
        return (f"{marks}H", [*places, *here]) if here else (marks, places)

    def where(self, place: str) -> Iterator[tuple[str, str]]:
        book, _slash, name = place.partition("/")
        if book == _STAND_IN:
            yield self.books[book], TOLD[name]
        else:
            yield from super().where(place)


BOOK: Final = RotundaBook(RULES, RULINGS, {}, {}, SOURCES, BOOKS, {}, PLACES)
