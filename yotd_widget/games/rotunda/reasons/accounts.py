"""How the points of this game are accounted for: what can give some, and the rounds, after which comes the end."""

from __future__ import annotations

from collections.abc import Iterator

from yotd_widget.describe.ledger import BEFORE, Accounts, cause_name, causes
from yotd_widget.engine.texts import _
from yotd_widget.engine.trace import Note
from yotd_widget.games.rotunda.state import State

END = 1_000
"""The period of the final scoring: behind every round."""


class RotundaAccounts(Accounts[State]):
    """The final scoring has a column of its own; Experts kept count in games with advanced Experts only."""

    def causes(self, position: State) -> Iterator[str]:
        for cause, rules in causes(self.game).items():
            if rules != ("ADV-3",) or position.setup.advanced:
                yield cause

    def period(self, note: Note, period: int) -> int:
        last = note.rule.startswith("SCORE-") or note.rule == "ADV-3"
        return END if last else super().period(note, period)

    def name(self, period: int) -> tuple[str, str]:
        if not period:
            return "0", cause_name(BEFORE)
        return (_("end"), _("End of the game")) if period >= END else super().name(period)
