"""Reviewing: the decisions of a player in a game, and what a page shows of them while they are counted."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from yotd_widget.engine.causes import NOTED
from yotd_widget.engine.estimates import Sample
from yotd_widget.engine.phrases import begun
from yotd_widget.engine.policies import Policy
from yotd_widget.engine.ranking import Value
from yotd_widget.engine.review import CLOSELY, ROUGHLY, Judged, Review
from yotd_widget.engine.texts import _
from yotd_widget.engine.timeline import Timeline
from yotd_widget.engine.tree import Node
from yotd_widget.widgets.advising import advised, caused
from yotd_widget.widgets.amounts import amount, signed
from yotd_widget.widgets.counting import Counting, told_of

Json = dict[str, Any]


def reviewed_seats(players: Sequence[str], eyes: int | None, auto: Collection[str]) -> list[int]:
    """Whose decisions may be looked at. eyes: of whom, where something is hidden; auto: whose seats a program has."""
    if eyes is not None:
        return [eyes]
    return [seat for seat, name in enumerate(players) if name not in auto] or list(range(len(players)))


class Reviewed(Counting):
    """A review of the line of a timeline, for a page.

    seats: whose decisions may be looked at. linked: whether a board shows what is pressed. names: whether players are
    named.
    """

    def __init__(
        self,
        timeline: Timeline[Any],
        seat: int,
        seats: Sequence[int],
        *,
        names: bool = True,
        linked: bool = True,
        policy: Policy | None = None,
        seed: int = 0,
    ) -> None:
        self.review = Review(timeline, seat, policy=policy, seed=seed, play=lambda work: self._play(work))
        self.seats, self.names, self.linked = seats, names, linked
        self.end = timeline.find(timeline.path[-1]).state
        self._advice: dict[tuple[int, str], Any] = {}
        super().__init__()

    def sheet(self) -> Json:
        """What the page shows: the form `Review` of the wire."""
        review = self.review
        judged = sorted(review.judged.items())
        places = {at: place for place, (at, _judged) in enumerate(judged)}
        dearest = self._dearest(dict(judged))
        final = self._final()
        margins = [end for _at, each in judged for end in (each.margin.mean, self._drawn(each))]
        margins += [] if final is None else [final]
        players = [{"seat": seat, "name": review.players[seat]} for seat in self.seats]
        return {
            "seat": review.seat,
            "players": players if self.names else [],
            "stage": self.stage if review.decisions else "nothing",
            "linked": self.linked,
            "done": review.done,
            "budget": review.total,
            "verdict": self._told(),
            "honest": self._honest() if review.decisions else [],
            "points": [self._point(each) for _at, each in judged],
            "scale": [min(0.0, *margins), max(0.0, *margins)] if margins else [],
            "final": final,
            "dearest": [self._dear(places[at], each) for at, each in dearest],
        }

    def text(self) -> list[str]:
        """The dearest decisions as lines, for readers without a page."""
        sheet = self.sheet()
        lines = [sheet["verdict"]]
        for place, dear in enumerate(sheet["dearest"], 1):
            lines += [f"{place}: {dear['when']}: {dear['loss']}. {dear['told']}"]
            lines += [f"   {reason}" for reason in dear["reasons"]]
        return [*lines, " ".join(sheet["honest"])]

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
        told = _("The margin that {player} could expect").format(player=self._who())
        nothing = self.stage == "spent" and not self.review.dearest()
        return f"{told}. {_('No choice has cost anything for sure.')}" if nothing else told

    def _honest(self) -> list[str]:
        text = _(
            "{few} trial games of each option at every decision, {many} others at those that seem dear, {noted} more "
            "tell why; ± is one standard error."
        )
        counted = text.format(few=ROUGHLY, many=CLOSELY, noted=NOTED)
        return [counted, told_of(self.review.policy, self.review.players)]

    def _when(self, node: Node) -> str:
        return begun(node.state.game.screen.moment(node.state, node.at))

    def _called(self, node: Node, move: object) -> str:
        label: str = node.state.game.screen.called(node.state, node.state.read(move))
        return label

    def _drawn(self, each: Judged) -> float:
        """From where it is drawn to fall: what could be expected before, if it has cost something for sure."""
        return each.before if each.lost else each.margin.mean

    def _point(self, each: Judged) -> Json:
        when, chosen = self._when(each.node), self._called(each.node, each.move)
        if each.loss.mean > 0:
            text = _("{when}: {option}. From {before} with “{best}” to {margin}: {loss} lost")
        else:
            text = _("{when}: {option}, the best; margin {margin}")
        told = text.format(
            when=when,
            option=chosen,
            before=signed(each.before),
            margin=signed(each.margin.mean),
            loss=amount(each.loss),
            best=self._called(each.node, each.best),
        )
        return {
            "node": each.node.id,
            "told": told,
            "when": when,
            "chosen": chosen,
            "period": str(each.node.state.when[0] or ""),
            "before": self._drawn(each),
            "margin": each.margin.mean,
            "lost": each.loss.mean,
        }

    def _dear(self, place: int, each: Judged) -> Json:
        advice = self._advice.get((each.node.id, each.best))
        chosen, best = self._called(each.node, each.move), self._called(each.node, each.best)
        why = caused(self.review.causes(each), True, each.node.state.game, chosen)
        # Translators: what was chosen, and what would have been better
        told = _("“{chosen}” was chosen. Better: {best}").format(chosen=chosen, best=best)
        return {
            "at": place,
            "node": each.node.id,
            "when": self._when(each.node),
            "chosen": chosen,
            "best": best,
            "told": told,
            "move": each.best,
            "loss": amount(Value(-each.loss.mean, each.loss.error), sign=True),
            "fall": _("from {before} to {after}").format(before=signed(each.before), after=signed(each.margin.mean)),
            "closely": each.closely,
            "reasons": [*why, *advised(advice, True)],
        }
