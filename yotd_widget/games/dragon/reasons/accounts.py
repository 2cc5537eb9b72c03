"""How the points of this game are accounted for: what can give some, and the months, of which the last is the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from yotd_widget.describe.ledger import Accounts, causes
from yotd_widget.engine.texts import _
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import GREAT_EVENT_RULES


class DragonAccounts(Accounts[State]):
    """Expansions count where the game has them; month 13 is the end."""

    ENDS: ClassVar[tuple[str, ...]] = ("END-2", "END-3", "END-4", "END-5")

    def causes(self, position: State) -> Iterator[str]:
        event = GREAT_EVENT_RULES.get(position.great_event, ())  # type: ignore[arg-type]
        for cause, rules in causes(self.game).items():
            expansion = rules[0].partition("-")[0]
            if {"WALL": position.setup.great_wall, "GE": rules[0] in event}.get(expansion, True):
                yield cause

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
