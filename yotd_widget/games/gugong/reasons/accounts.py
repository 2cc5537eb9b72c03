"""How the points of this game are accounted for: what can give some, and the Days, after which comes the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from yotd_widget.describe.ledger import Accounts, causes
from yotd_widget.engine.texts import _
from yotd_widget.games.gugong.state import State

_LOSS: Final = "END-5"


class GugongAccounts(Accounts[State]):
    """Bonus tokens and Meng count where they play; what is lost outside the Palace is listed when it is."""

    ENDS: ClassVar[tuple[str, ...]] = ("END-1", "DECREE-3-", "END-3", "END-4", "END-5")

    def causes(self, position: State) -> Iterator[str]:
        options = {"BONUS": position.setup.bonus, "AUTOMA": position.meng is not None}
        for cause, rules in causes(self.game).items():
            if rules[0] != _LOSS and options.get(rules[0].partition("-")[0], True):
                yield cause

    def ended(self, position: Any) -> str:
        outcome = position.outcome
        if "TIE-1" not in outcome.rules:
            return super().ended(position)
        (winner,) = outcome.winners
        text = _("{player} wins with {points} and the higher Intrigue Marker.")
        return text.format(player=position.player(winner), points=self.told(outcome.scores[winner]))
