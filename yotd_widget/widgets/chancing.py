"""Chancing: what luck decides next, with its exact odds, and what each of it would mean for a player."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

from yotd_widget.engine.beside import Beside, polite
from yotd_widget.engine.chances import Chance, Event
from yotd_widget.engine.policies import Policy
from yotd_widget.engine.prospects import Prospect
from yotd_widget.engine.ranking import Value
from yotd_widget.engine.texts import _, ngettext
from yotd_widget.widgets.amounts import amount
from yotd_widget.widgets.counting import Counting, told_of

Json = dict[str, Any]

BUDGET: Final = 400
SURE: Final = 3
"""Errors from nothing: of twenty things that mean nothing, one would be two from it."""


def asker(state: Any, eyes: int | None) -> int:
    """For whom it is told what luck means: whose eyes a board is for, or else whoever decides."""
    return eyes if eyes is not None else max(0, state.decision.seat if state.decision else 0)


class Chanced(Counting):
    """What luck decides next of a position. seat: of whoever asks; nothing is told that this player cannot see."""

    def __init__(
        self, state: Any, seat: int, *, node: int = 0, policy: Policy | None = None, budget: int = BUDGET
    ) -> None:
        self.state, self.seat, self.node = state.clone(), seat, node
        self.game = state.game
        self.policy: Policy = self.game.partner if policy is None else policy
        self.prospect = Prospect(self.state, seat, polite(self.policy), budget=budget)
        self._often = budget
        self._meant = any(chance.point for chance in self.chances())
        super().__init__()

    def chances(self) -> tuple[Chance, ...]:
        """Anew each time: in the language that is spoken."""
        return tuple(self.game.chances(self.state, self.seat)) if self.state.agenda else ()

    def sheet(self) -> Json:
        """What the page shows: the form `Chances` of the wire."""
        chances = self.chances()
        rules = sorted({rule for chance in chances for rule in chance.rules})
        return {
            "node": self.node,
            "stage": self.stage if chances else "nothing",
            "done": len(self.prospect.met),
            "budget": self.prospect.budget,
            "further": self._meant,
            "verdict": self._told(bool(chances)),
            "honest": self._honest() if self._meant else [],
            "tables": [self._table(chance) for chance in chances],
            "rules": self.game.reading.statements(rules),
        }

    def text(self) -> list[str]:
        """The whole as lines, for readers without a page."""
        sheet = self.sheet()
        lines = [sheet["verdict"]]
        for table in sheet["tables"]:
            lines.append(table["title"])
            for group in table["groups"]:
                lines.append(f"   {group['title']}: {group['odds']} = {group['percent']}")
                lines += [f"      {row['label']} {row['means']}".rstrip() for row in group["rows"] if group["several"]]
        return [*lines, " ".join(sheet["honest"])]

    def more(self) -> None:
        """As many playouts again."""
        if len(self.prospect.met) >= self.prospect.budget:
            self.prospect.budget += self._often
            self.work = Beside(self._step)
        self.start()

    # --- inside ---

    def _verdict(self) -> str:
        over = not self._meant or len(self.prospect.met) >= self.prospect.budget
        return "spent" if over else "counting"

    def _count(self) -> bool:
        return self._meant and self._play(self.prospect)

    def _told(self, something: bool) -> str:
        if not something:
            return _("Luck decides nothing more that could be told here.")
        if not self._meant:
            return _("What luck decides next")
        player = self.state.player(self.seat)
        return self.failure() or _("What luck decides next, and what it would mean for {player}").format(player=player)

    def _honest(self) -> list[str]:
        n = len(self.prospect.met)
        tells = ngettext(
            "The odds are exact. {n} trial game tells how much better {player} stands where it happens, "
            "± one standard error.",
            "The odds are exact. {n} trial games tell how much better {player} stands where it happens, "
            "± one standard error.",
            n,
        )
        player = self.state.player(self.seat)
        return [tells.format(n=f"{n:,}", player=player), told_of(self.policy, self.state.players, paired=False)]

    def _table(self, chance: Chance) -> Json:
        """What is alike in kind, and as likely, stands together."""
        groups = [list(alike) for _key, alike in groupby(chance.events, key=lambda each: (each.kind, each.odds))]
        return {
            "title": chance.title,
            "rules": list(chance.rules),
            "meant": bool(chance.point),
            "groups": [self._group(chance, alike) for alike in groups],
        }

    def _group(self, chance: Chance, events: list[Event]) -> Json:
        rows = [(each, self.prospect.means(chance, each)) for each in events]
        over = self.stage == "spent" and bool(chance.point)
        if over:  # what matters first, once it does not change any more
            rows.sort(key=lambda row: -_weight(row[1]))
        odds, several = events[0].odds, bool(events[0].kind) or len(events) > 1
        clear = sum(_weight(means) > SURE for _event, means in rows)
        told = ""
        if over and several and all(means is not None for _event, means in rows):
            none = _("None of them makes a clear difference for {player}.")
            some = ngettext(
                "{n} of them makes a clear difference for {player}.",
                "{n} of them make a clear difference for {player}.",
                clear,
            )
            told = (some if clear else none).format(n=clear, player=self.state.player(self.seat))
        return {
            "title": events[0].kind or (_("Any one of these") if several else events[0].label),
            "several": several,
            "odds": f"{odds.numerator}/{odds.denominator}",
            "percent": f"{100 * float(odds):.0f} %",
            "share": float(odds),
            "told": told,
            "rows": [self._row(each, means) for each, means in rows],
        }

    def _row(self, each: Event, means: Value | None) -> Json:
        return {
            "label": each.label,
            "means": amount(means, sign=True) if means is not None else "",
            "sure": _weight(means) > SURE,
            "places": list(each.places),
        }


def _weight(means: Value | None) -> float:
    """How many errors from nothing."""
    return abs(means.mean) / means.error if means is not None and means.error else 0.0
