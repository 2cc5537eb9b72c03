"""The book of this game: its rules with their sources, what they mean in each edition, positions that show them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from yotd_widget.describe.book import Book
from yotd_widget.engine.phrases import counted
from yotd_widget.engine.texts import _
from yotd_widget.games.dragon.examples import about, example, example_of
from yotd_widget.games.dragon.pieces import EDITIONS, PRIVILEGE_DRAGONS, PRIVILEGE_PRICE, SIZES
from yotd_widget.games.dragon.reasons.rules import INVARIANTS, RULES, RULINGS
from yotd_widget.games.dragon.reasons.sources import ALTERNATIVES, BOOKS, CHAPTERS, PLACES, SOURCES
from yotd_widget.games.dragon.words import POINTS, PRIVILEGE_NAMES, YUAN


class DragonBook(Book):
    """The privileges have other prices in each edition."""

    def facts(self, rule_id: str, edition: Any) -> Iterator[str]:
        if rule_id == "ACT-PRIV-1":
            for size in SIZES:
                yield _("{privilege}: {price}, then {points} each month").format(
                    privilege=PRIVILEGE_NAMES[size],
                    price=counted(PRIVILEGE_PRICE[edition][size], YUAN),
                    points=counted(PRIVILEGE_DRAGONS[size], POINTS),
                )

    def example(self, rule_id: str, edition: str) -> dict[str, Any] | None:
        name = example_of(rule_id)
        if name is None:
            return None
        told, position = about(name), example(name, words=f"edition {edition}")
        return {"name": name, "line": told.line, "seat": told.seat, "position": position}


BOOK: Final = DragonBook(RULES, RULINGS, ALTERNATIVES, INVARIANTS, SOURCES, BOOKS, CHAPTERS, PLACES, editions=EDITIONS)
