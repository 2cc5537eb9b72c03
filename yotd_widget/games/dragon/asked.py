"""What a reader asks of this game in a cell: cards of its rules, reasons of its steps, points by cause and month."""

from __future__ import annotations

from yotd_widget.describe import book
from yotd_widget.games import by_period as by_month
from yotd_widget.games import explain_step, ledger, owed
from yotd_widget.games.dragon.game import GAME

__all__ = ["by_month", "explain_step", "ledger", "owed", "rule"]


def rule(rule_id: str) -> book.RuleCard:
    """The card of a rule or a ruling ("PER-7", "AMB-02"), whose letters may be small ones.

    Raises: NotFound, which names the nearest ids, or the rules behind a refusal or a decision point; WrongKind.

    >>> rule("DECAY-2").statement
    'A palace that loses its only floor to decay is gone.'
    """
    return book.rule(GAME, rule_id)
