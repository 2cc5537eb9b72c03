"""Chancing: what luck decides next, with its exact odds, and what each of it would mean for a player."""

from __future__ import annotations

from typing import Any, Final

from yotd_widget.engine.beside import polite
from yotd_widget.engine.chances import Chance, Event
from yotd_widget.engine.prospects import Prospect
from yotd_widget.engine.ranking import Value
from yotd_widget.engine.texts import _, ngettext
from yotd_widget.widgets.analysing import Counting, amount, told_of

Json = dict[str, Any]

BUDGET: Final = 400
SURE: Final = 3
"""Errors from nothing: of twenty things that mean nothing, one would be two from it."""


class Chances(Counting):
    """What luck decides next of a position. seat: of whoever asks; nothing is told that this player cannot see."""

    def __init__(self, state: Any, seat: int, *, node: int = 0, budget: int = BUDGET) -> None:
        self.state, self.seat, self.node = state.clone(), seat, node
        self.game = state.game
        self.policy = self.game.partner
        self.prospect = Prospect(self.state, seat, polite(self.policy), budget=budget)
        self._meant = any(chance.point for chance in self._chances())
        super().__init__()

    def sheet(self) -> Json:
        """What the page shows: the form `Chances` of the wire."""
        chances = self._chances()
        rules = sorted({rule for chance in chances for rule in chance.rules})
        return {
            "node": self.node,
            "stage": self.stage if chances else "nothing",
            "done": len(self.prospect.met),
            "budget": self.prospect.budget,
            "verdict": self._told(bool(chances)),
            "honest": self._honest() if self._meant else [],
            "tables": [self._table(chance) for chance in chances],
            "rules": self.game.reading.statements(rules),
        }

    # --- inside ---

    def _chances(self) -> tuple[Chance, ...]:
        """Anew each time: in the language that is spoken."""
        return tuple(self.game.chances(self.state, self.seat)) if self.state.agenda else ()

    def _verdict(self) -> str:
        over = not self._meant or len(self.prospect.met) >= self.prospect.budget
        return "spent" if over else "counting"

    def _count(self) -> bool:
        return self._meant and self._play(self.prospect)

    def _told(self, something: bool) -> str:
        if not something:
            return _("Luck decides nothing more that could be told here.")
        player = self.state.player(self.seat)
        return self.failure() or _("What luck decides next, and what it would mean for {player}").format(player=player)

    def _honest(self) -> list[str]:
        n = len(self.prospect.met)
        tells = ngettext(
            "The odds are exact. {n} trial game tells how much better {player} stands where it happens, ± one error.",
            "The odds are exact. {n} trial games tell how much better {player} stands where it happens, ± one error.",
            n,
        )
        player = self.state.player(self.seat)
        return [tells.format(n=f"{n:,}", player=player), told_of(self.policy, self.state.players)]

    def _table(self, chance: Chance) -> Json:
        rows = [(each, self.prospect.means(chance, each)) for each in chance.events]
        if self.stage == "spent" and chance.point:  # what matters first, once it does not change any more
            rows.sort(key=lambda row: -_weight(row[1]))
        shown = [self._row(each, means) for each, means in rows]
        return {"title": chance.title, "rules": list(chance.rules), "meant": bool(chance.point), "rows": shown}

    def _row(self, each: Event, means: Value | None) -> Json:
        odds, percent = f"{each.odds.numerator}/{each.odds.denominator}", f"{100 * float(each.odds):.0f} %"
        told = amount(means, sign=True) if means is not None else ""
        return {
            "label": each.label,
            "odds": odds,
            "percent": percent,
            "share": float(each.odds),
            "means": told,
            "sure": _weight(means) > SURE,
            "places": list(each.places),
        }


def _weight(means: Value | None) -> float:
    """How many errors from nothing."""
    return abs(means.mean) / means.error if means is not None and means.error else 0.0
