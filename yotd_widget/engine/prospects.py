"""Prospects: what it would mean for a player if luck decided this or that: playouts that note what came first."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

from yotd_widget.engine.chances import Chance, Event
from yotd_widget.engine.luck import KeyedLuck
from yotd_widget.engine.moves import Move
from yotd_widget.engine.playouts import ending
from yotd_widget.engine.policies import Policy, for_playout
from yotd_widget.engine.ranking import Value

SEEN: Final = 12
"""Playouts on either side at least, before a difference is told."""


class Prospect:
    """What a player's margin comes to where this or that happens: playouts that note what luck decided first.

    position: it may be anybody's turn. seat: whose margin, and from whom the hidden things are hidden.
    """

    def __init__(self, position: Any, seat: int, policy: Policy, *, budget: int, seed: int = 0) -> None:
        self.position, self.seat, self.policy = position.clone(), seat, policy
        self.budget, self.seed = budget, seed
        self.met: list[tuple[dict[str, Move], float]] = []
        """Of each playout what luck decided first at each point, and the margin."""

    def step(self) -> bool:
        """Play once more. Returns whether there is more to play."""
        number = len(self.met)
        if number >= self.budget or not self.position.agenda:
            return False
        luck = _Noted(KeyedLuck(number, self.seed))
        position = self.position.dealt_anew(self.seat, luck.luck).clone()
        policy = for_playout(self.policy, number, self.seed)
        scores = ending(position, [policy] * len(position.players), luck).scores
        others = [points for seat, points in enumerate(scores) if seat != self.seat]
        self.met.append((luck.first, float(scores[self.seat] - max(others, default=0))))
        return number + 1 < self.budget

    def means(self, chance: Chance, happening: Event) -> Value | None:
        """By how much the margin is better where it happens than where it does not; None with too few playouts."""
        if happening.holds is None or not chance.point:
            return None
        sides: tuple[list[float], list[float]] = ([], [])
        for first, margin in list(self.met):
            if chance.point in first:
                sides[happening.holds(first[chance.point])].append(margin)
        if min(map(len, sides)) < SEEN:
            return None
        (no, spread), (yes, other) = (_mean(side) for side in sides)
        return Value(yes - no, sqrt(spread + other))


class _Noted:
    """Luck that notes what it decided first at each point."""

    def __init__(self, luck: KeyedLuck) -> None:
        self.luck = luck
        self.first: dict[str, Move] = {}

    def answer(self, position: Any) -> Move:
        move = self.luck.answer(position)
        self.first.setdefault(position.decision.id, move)
        return move


def _mean(numbers: Sequence[float]) -> tuple[float, float]:
    """A mean, and its squared standard error."""
    n = len(numbers)
    mean = sum(numbers) / n
    return mean, sum((each - mean) ** 2 for each in numbers) / (n - 1) / n
