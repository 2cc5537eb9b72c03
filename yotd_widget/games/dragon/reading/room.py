"""What readers of this game compare and look up: the room `Game.reading`."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from yotd_widget.describe import book, ledger
from yotd_widget.engine.game import load
from yotd_widget.games.dragon.reading.compared import compared
from yotd_widget.games.dragon.reasons.difference import supposed_notes as changes
from yotd_widget.games.dragon.reasons.rules import RULES as rules

__all__ = ["changes", "compared", "points", "rule", "rule_view", "rules", "statements"]


def _game() -> Any:
    return load("dragon")


def rule(rule_id: str) -> Any:
    return book.rule(_game(), rule_id)


def points(timeline: Any) -> dict[str, Any]:
    return ledger.points(_game(), timeline)


def rule_view(rule_id: str, edition: str | None) -> dict[str, Any]:
    return book.rule_view(_game(), rule_id, edition)


def statements(ids: Collection[str]) -> dict[str, str]:
    return book.statements(_game(), ids)
