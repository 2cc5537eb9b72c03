"""What readers of this game compare and look up: the room `Game.reading`."""

from __future__ import annotations

from collections.abc import Collection

from yotd_widget.games.dragon.reading.compared import compared
from yotd_widget.games.dragon.reading.points import points
from yotd_widget.games.dragon.reading.rule_view import rule_view
from yotd_widget.games.dragon.reasons.cards import rule
from yotd_widget.games.dragon.reasons.difference import supposed_notes as changes
from yotd_widget.games.dragon.reasons.rules import INVARIANTS
from yotd_widget.games.dragon.reasons.rules import RULES as rules

__all__ = ["changes", "compared", "points", "rule", "rule_view", "rules", "statements"]


def statements(ids: Collection[str]) -> dict[str, str]:
    """The sentences of those of these rules and invariants that have one."""
    return {rule: known[rule] for rule in dict.fromkeys(ids) for known in (rules, INVARIANTS) if rule in known}
