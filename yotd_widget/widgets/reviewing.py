"""Reviewing: the decisions of a player in a game, and what a page shows of them while they are counted."""

from __future__ import annotations

from typing import Any

from yotd_widget.engine.estimates import Sample
from yotd_widget.engine.phrases import begun
from yotd_widget.engine.ranking import Value
from yotd_widget.engine.review import CLOSELY, ROUGHLY, Judged, Review
from yotd_widget.engine.texts import _
from yotd_widget.engine.timeline import Timeline
from yotd_widget.engine.tree import Node
from yotd_widget.widgets.analysing import REASONS, Counting, amount, reason_told, signed, told_of

Json = dict[str, Any]


class Reviewed(Counting):
    """A review of the line of a timeline, for a page. seats: whose decisions may be looked at."""

    def __init__(self, timeline: Timeline[Any], seat: int, seats: list[int], *, names: bool = True) -> None:
        self.review = Review(timeline, seat, play=lambda ranking: self._play(ranking))
        self.seats, self.names = seats, names
        self.end = timeline.find(timeline.path[-1]).state
        self._advice: dict[tuple[int, str], Any] = {}
        super().__init__()

    def sheet(self) -> Json:
        """What the page shows: the form `Review` of the wire."""
        review = self.review
        judged = sorted(review.judged.items())
        places = {at: place for place, (at, _judged) in enumerate(judged)}
        final = self._final()
        margins = [each.margin.mean for _at, each in judged] + ([] if final is None else [final])
        players = [{"seat": seat, "name": review.players[seat]} for seat in self.seats]
        return {
            "seat": review.seat,
            "players": players if self.names else [],
            "stage": self.stage if review.decisions else "nothing",
            "done": review.done,
            "budget": review.total,
            "verdict": self._told(),
            "honest": self._honest() if review.decisions else [],
            "points": [self._point(each) for _at, each in judged],
            "scale": [min(0.0, *margins), max(0.0, *margins)] if margins else [],
            "final": final,
            "dearest": [self._dear(places[at], each) for at, each in self._dearest(dict(judged))],
        }

    # --- inside ---

    def _verdict(self) -> str:
        return "spent" if self.work.finished or not self.review.decisions else "counting"

    def _count(self) -> bool:
        more = self.review.step()
        for each in self.review.dearest():
            if (key := (each.node.id, each.best)) not in self._advice:
                self._advice[key] = self.review.why(each)
        return more

    def _dearest(self, judged: dict[int, Judged]) -> list[tuple[int, Judged]]:
        found = {id(each): at for at, each in judged.items()}
        return [(found[id(each)], each) for each in self.review.dearest() if id(each) in found]

    def _final(self) -> float | None:
        outcome = self.end.outcome
        if outcome is None:
            return None
        return float(Sample("", (outcome.scores,), (outcome.winners,)).tally("margin", self.review.seat).numbers[0])

    def _who(self) -> str:
        return self.review.players[self.review.seat] if self.names else _("One player")

    def _told(self) -> str:
        if not self.review.decisions:
            return _("{player} has decided nothing yet.").format(player=self._who())
        if failure := self.failure():
            return failure
        return _("The margin that {player} could expect").format(player=self._who())

    def _honest(self) -> list[str]:
        text = _(
            "{few} trial games of each option at every decision, {many} others at those that seem dear; ± is one error."
        )
        return [text.format(few=ROUGHLY, many=CLOSELY), told_of(self.review.policy, self.review.players)]

    def _when(self, node: Node) -> str:
        return begun(node.state.game.screen.moment(node.state, node.at))

    def _called(self, node: Node, move: object) -> str:
        label: str = node.state.game.screen.called(node.state, node.state.read(move))
        return label

    def _point(self, each: Judged) -> Json:
        when, chosen = self._when(each.node), self._called(each.node, each.move)
        margin = signed(each.margin.mean)
        if each.loss.mean > 0:
            text = _("{when}: {option}; margin {margin}, {loss} behind “{best}”")
        else:
            text = _("{when}: {option}; margin {margin}, the best")
        told = text.format(
            when=when, option=chosen, margin=margin, loss=amount(each.loss), best=self._called(each.node, each.best)
        )
        return {
            "node": each.node.id,
            "told": told,
            "when": when,
            "chosen": chosen,
            "margin": each.margin.mean,
            "lost": each.loss.mean,
        }

    def _dear(self, place: int, each: Judged) -> Json:
        advice = self._advice.get((each.node.id, each.best))
        reasons = sorted(advice.reasons, key=lambda reason: reason.points <= 0)[:REASONS] if advice else []
        return {
            "at": place,
            "node": each.node.id,
            "when": self._when(each.node),
            "chosen": self._called(each.node, each.move),
            "best": self._called(each.node, each.best),
            "move": each.best,
            "loss": amount(Value(-each.loss.mean, each.loss.error), sign=True),
            "closely": each.closely,
            "reasons": [reason_told(reason) for reason in reasons],
        }
