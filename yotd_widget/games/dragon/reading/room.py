"""What readers of this game compare and look up: the room `Game.reading`."""

from __future__ import annotations

from collections.abc import Collection

from yotd_widget.games.dragon.reading.compared import compared
from yotd_widget.games.dragon.reading.points import points
from yotd_widget.games.dragon.reading.rule_view import rule_view
from yotd_widget.games.dragon.reasons.cards import rule
from yotd_widget.games.dragon.reasons.difference import supposed_notes as changes
from yotd_widget.games.dragon.reasons.rules import INVARIANTS, RULES

__all__ = ["changes", "compared", "points", "rule", "rule_view", "statements"]


def statements(ids: Collection[str]) -> dict[str, str]:
    """The sentences of those of these rules that have one."""
    return {rule: known[rule] for rule in dict.fromkeys(ids) for known in (RULES, INVARIANTS) if rule in known}
