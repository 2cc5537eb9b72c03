"""How the points of this game are accounted for: what can give some, and the months, of which the last is the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from yotd_widget.describe.ledger import BEFORE, Accounts, cause_name, causes
from yotd_widget.engine.texts import _
from yotd_widget.engine.trace import Note
from yotd_widget.games.dragon.pieces import MONTHS
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import GREAT_EVENT_RULES

_END: Final = ("END-2", "END-3", "END-4", "END-5")
"""Rules of the end scoring, after the last scoring of month 12."""


class DragonAccounts(Accounts[State]):
    """Expansions count where the game has them; month 13 is the end."""

    def causes(self, position: State) -> Iterator[str]:
        event = GREAT_EVENT_RULES.get(position.great_event, ())  # type: ignore[arg-type]
        for cause, rules in causes(self.game).items():
            expansion = rules[0].partition("-")[0]
            if {"WALL": position.setup.great_wall, "GE": rules[0] in event}.get(expansion, True):
                yield cause

    def period(self, note: Note, period: int) -> int:
        return MONTHS + 1 if note.rule in _END else super().period(note, period)

    def name(self, period: int) -> tuple[str, str]:
        if not period:
            return "0", cause_name(BEFORE)
        return (_("end"), _("End of the game")) if period > MONTHS else super().name(period)

    def needs(self, position: State) -> Iterator[dict[str, Any]]:
        from yotd_widget.games.dragon.reasons.needs import needs  # the year ahead is for the sheet alone

        return needs(position)

    def ended(self, position: Any) -> str:
        outcome = position.outcome
        if "WIN-2" not in outcome.rules:
            return super().ended(position)
        (winner,) = outcome.winners
        text = _("{player} wins with {points}, first of the tied on the person track.")
        return text.format(player=position.player(winner), points=self.told(outcome.scores[winner]))

    def level(self, players: str) -> str:
        # Translators: players with as many points at the end; {players}: “Ada, Bo”
        return _("{players}: level; whoever is ahead on the person track comes first.").format(players=players)
