"""How the points of this game are accounted for: what can give some, and the Days, after which comes the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from yotd_widget.describe.ledger import BEFORE, Accounts, cause_name, causes
from yotd_widget.engine.texts import _
from yotd_widget.engine.trace import Note
from yotd_widget.games.gugong.state import State

_END: Final = ("END-1", "DECREE-3-", "END-3", "END-4", "END-5")
"""How the rules of the final scoring begin."""
_LOSS: Final = "END-5"


class GugongAccounts(Accounts[State]):
    """Bonus tokens and Meng count where they play; what is lost outside the Palace is listed when it is."""

    def causes(self, position: State) -> Iterator[str]:
        options = {"BONUS": position.setup.bonus, "AUTOMA": position.meng is not None}
        for cause, rules in causes(self.game).items():
            if rules[0] != _LOSS and options.get(rules[0].partition("-")[0], True):
                yield cause

    def period(self, note: Note, period: int) -> int:
        rule = str(note.facts.get("by", note.rule))
        return self.game.periods_in_all + 1 if rule.startswith(_END) else super().period(note, period)

    def name(self, period: int) -> tuple[str, str]:
        if not period:
            return "0", cause_name(BEFORE)
        return (_("end"), _("End of the game")) if period > self.game.periods_in_all else super().name(period)

    def ended(self, position: Any) -> str:
        outcome = position.outcome
        if "TIE-1" not in outcome.rules:
            return super().ended(position)
        (winner,) = outcome.winners
        text = _("{player} wins with {points} and the higher Intrigue Marker.")
        return text.format(player=position.player(winner), points=self.told(outcome.scores[winner]))
