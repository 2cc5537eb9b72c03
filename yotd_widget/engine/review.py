"""Review: the decisions of a player in a game, with the margin to be expected after each, and what it cost.

First every decision is ranked roughly: the move that was played beside the few that the adviser thinks best. Those that
seem to have cost most are then ranked again, with more options and other playouts: of many rough numbers the largest is
too large. Of the dearest it is counted at last what the better move would have brought, and to whom.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from yotd_widget.engine.beside import polite
from yotd_widget.engine.causes import Cause, Causes
from yotd_widget.engine.estimates import seat_of
from yotd_widget.engine.helper import Play
from yotd_widget.engine.luck import KeyedLuck
from yotd_widget.engine.moves import Move
from yotd_widget.engine.policies import Policy
from yotd_widget.engine.ranking import Ranking, Value
from yotd_widget.engine.supposed import Suppose
from yotd_widget.engine.timeline import Timeline
from yotd_widget.engine.tree import Node

ROUGHLY: Final = 8
"""Playouts of each option at first."""
FEW: Final = 3
"""Other options at first."""
CLOSELY: Final = 60
"""Playouts of each option of a decision that seems dear."""
MANY: Final = 8
"""Options then."""
DEAR: Final = 6
"""Decisions that are looked at closely."""
SURE: Final = 2
"""Errors from nothing, from which on a decision has cost something for sure: the best of a few always seems better."""
SHOWN: Final = 3
"""Of these the dearest, whose causes are counted."""


def _here(work: Any) -> bool:
    more: bool = work.step()
    return more


class Judged(msgspec.Struct, frozen=True):
    """A decision and what it came to. loss: margin of the best option less that of the move, in the same playouts.

    margin: to be expected after the move; with the best option it is `before`. closely: whether it was ranked again.
    """

    node: Node
    """Before the move."""
    move: Move
    best: str
    loss: Value
    margin: Value
    playouts: int
    closely: bool

    @property
    def before(self) -> float:
        """The margin that could be expected before the move: with the best option."""
        return self.margin.mean + self.loss.mean

    @property
    def lost(self) -> bool:
        """Whether it has cost something for sure."""
        return self.loss.mean > SURE * (self.loss.error or 0.0)


class Review:
    """The decisions of the player on `seat` along the line of a timeline; `step` plays once, `count` to the end.

    policy: who plays on; left out, the game's partner, who also names what might have been better. play: lets a ranking
    go on by a piece, here or elsewhere.
    """

    def __init__(
        self,
        timeline: Timeline[Any],
        seat: str | int,
        *,
        policy: Policy | None = None,
        seed: int = 0,
        play: Play = _here,
    ) -> None:
        self.players = timeline.start.players
        self.seat = seat_of(self.players, seat)
        self.adviser: Any = timeline.start.game.partner
        self.policy = self.adviser if policy is None else policy
        self.seed, self._play = seed, play
        self.decisions = [
            (node.parent, node.step.move)
            for node in map(timeline.node_of, timeline.path)
            if node is not None and node.parent is not None and node.step is not None and self._counts(node)
        ]
        """Nodes before its decisions, and what was played there."""
        self.judged: dict[int, Judged] = {}
        """By place among the decisions."""
        self._ranking: Ranking | None = None
        self._todo = list(range(len(self.decisions)))
        self._closely = False
        self._causes: dict[int, Causes] | None = None
        """Of the dearest, by node; None before their turn."""

    def _counts(self, node: Node) -> bool:
        """Whether somebody chose here: this player, and not the only thing possible."""
        step = node.step
        if step is None or node.parent is None or step.seat != self.seat or isinstance(step.move, Suppose):
            return False
        return bool(node.parent.state.legal_moves.size > 1)

    # --- counting ---

    def step(self) -> bool:
        """Play once more. Returns whether there is more to play."""
        if self._causes is not None:
            return self._note(self._causes)
        if self._ranking is None:
            if self._todo or self._again():
                self._ranking = self._begun(self._todo[0])
            else:
                self._causes = {each.node.id: self._causes_of(each) for each in self.dearest()}
        elif not self._play(self._ranking):
            self._judge(self._todo.pop(0), self._ranking)
            self._ranking = None
        return True

    def count(self, go_on: Callable[[], bool] = lambda: True) -> Review:
        """To the end, or until `go_on` says no."""
        while go_on() and self.step():
            pass
        return self

    @property
    def done(self) -> int:
        """Rankings, and causes, that are finished, of `total`."""
        often = len(self.decisions)
        left = len(self._todo) + (0 if self._closely else min(DEAR, often))
        if self._causes is None:
            return self.total - left - min(SHOWN, often)
        return self.total - sum(not causes.done for causes in self._causes.values())

    @property
    def total(self) -> int:
        return len(self.decisions) + min(DEAR, len(self.decisions)) + min(SHOWN, len(self.decisions))

    # --- what is known ---

    def dearest(self, count: int = SHOWN) -> list[Judged]:
        """The decisions that cost most, as far as is known; only such as have cost something for sure."""
        found = sorted(self.judged.values(), key=lambda each: (-each.closely, -each.loss.mean))
        return [each for each in found if each.lost][:count]

    def why(self, judged: Judged) -> Any:
        """What the adviser says of the best option beside the one that was played; None if it says nothing.

        It may think otherwise than the playouts: reasons below zero speak for what was played.
        """
        say = getattr(self.adviser, "why", None)
        return say(self._seen(judged.node), judged.best, judged.move) if say else None

    def causes(self, judged: Judged) -> list[Cause]:
        """What the playouts show of the best option beside the one that was played: all parts of the difference.

        Empty before they were counted, as they are of the dearest at last.
        """
        causes = (self._causes or {}).get(judged.node.id)
        return causes.parts(judged.best, str(judged.move)) if causes else []

    # --- inside ---

    def _again(self) -> bool:
        """The second round begins: those that seem to have cost most."""
        if self._closely:
            return False
        self._closely = True
        order = sorted(self.judged, key=lambda at: -self.judged[at].loss.mean)
        self._todo = [at for at in order[:DEAR] if self.judged[at].loss.mean > 0]
        return bool(self._todo)

    def _causes_of(self, judged: Judged) -> Causes:
        options = [judged.best, str(judged.move)]
        causes = Causes(judged.node.state, options, self.seat, self.policy, seed=self.seed + 2)
        causes.politely(polite)
        return causes

    def _note(self, counted: dict[int, Causes]) -> bool:
        causes = next((each for each in counted.values() if not each.done), None)
        if causes is not None:
            self._play(causes)
        return not all(each.done for each in counted.values())

    def _seen(self, node: Node) -> Any:
        """The table as the player may think of it."""
        return node.state.dealt_anew(self.seat, KeyedLuck(0, self.seed))

    def _begun(self, at: int) -> Ranking:
        node, move = self.decisions[at]
        others = self._others(node, MANY if self._closely else FEW)
        moves = list(dict.fromkeys([str(move), *map(str, others)]))
        budget, seed = (CLOSELY, self.seed + 1) if self._closely else (ROUGHLY, self.seed)
        ranking = Ranking(node.state, moves, policy=self.policy, budget=budget, seed=seed, seat=self.seat)
        ranking.politely(polite)
        return ranking

    def _others(self, node: Node, most: int) -> list[Move]:
        """What might have been better: what the adviser thinks best, or the first there are."""
        gains: dict[Move, float] = self.adviser.gains(self._seen(node)) if hasattr(self.adviser, "gains") else {}
        options = sorted(gains, key=lambda move: -gains[move]) or list(node.state.legal_moves[: 2 * most])
        return options[:most]

    def _judge(self, at: int, ranking: Ranking) -> None:
        node, move = self.decisions[at]
        rows = {row.option: row for row in ranking.standings}
        own, best = rows[str(move)], ranking.standings[0]
        loss = Value(0.0 - own.behind.mean, own.behind.error)
        self.judged[at] = Judged(node, move, best.option, loss, own.margin, own.playouts, self._closely)
