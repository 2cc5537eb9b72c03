"""Prospects: what it would mean for a player if luck decided this or that: playouts that note what came first."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor
from math import sqrt
from typing import Any, Final, TypeVar

from yotd_widget.engine.chances import Chance, Event
from yotd_widget.engine.luck import KeyedLuck
from yotd_widget.engine.moves import Move
from yotd_widget.engine.playouts import ending
from yotd_widget.engine.policies import Policy, for_playout
from yotd_widget.engine.ranking import Value

T = TypeVar("T")
Met = tuple[dict[str, Any], float]
SEEN: Final = 12
"""Playouts on either side at least, before a difference is told."""


class Prospect:
    """What a player's margin comes to where this or that happens: playouts that note what luck decided first.

    position: it may be anybody's turn. seat: whose margin, and from whom the hidden things are hidden.
    """

    def __init__(self, position: Any, seat: int, policy: Policy, *, budget: int, seed: int = 0) -> None:
        self.position, self.seat, self.policy = position.clone(), seat, policy
        self.budget, self.seed = budget, seed
        self.met: list[Met] = []
        """Of each playout what luck decided first at each point, and the margin."""
        self._sorted: dict[tuple[str, str, int], _Sorted] = {}

    def step(self) -> bool:
        """Play once more. Returns whether there is more to play."""
        number = len(self.met)
        if number >= self.budget or not self.position.agenda:
            return False
        self.met += _met(self.position, self.seat, self.policy, self.seed, number, number + 1)
        return number + 1 < self.budget

    def ahead(self, executor: Executor, steps: int) -> bool:
        """So many steps at once, by somebody else. Returns whether there is more to play."""
        first = len(self.met)
        last = min(self.budget, first + steps)
        if first >= last or not self.position.agenda:
            return False
        self.met += executor.submit(_met, self.position, self.seat, self.policy, self.seed, first, last).result()
        return last < self.budget

    def means(self, chance: Chance, happening: Event) -> Value | None:
        """By how much the margin is better where it happens than where it does not; None with too few playouts."""
        if happening.holds is None or not chance.point:
            return None
        place = next(at for at, each in enumerate(chance.events) if each is happening)
        known = self._sorted.setdefault((chance.title, chance.point, place), _Sorted())
        for first, margin in self.met[known.playouts :]:
            known.playouts += 1
            if chance.point in first:
                known.sides[happening.holds(first[chance.point])].append(margin)
        if min(map(len, known.sides)) < SEEN:
            return None
        (no, spread), (yes, other) = (_mean(side) for side in known.sides)
        return Value(yes - no, sqrt(spread + other))


class _Sorted:
    """Margins where something has not happened, and where it has: who looks again sorts new playouts alone."""

    def __init__(self) -> None:
        self.playouts = 0
        self.sides: tuple[list[float], list[float]] = ([], [])


def _met(position: Any, seat: int, policy: Policy, seed: int, first: int, last: int) -> list[Met]:
    """Some playouts: what luck decided first at each point, and the margin of the player on `seat`."""
    found = []
    for number in range(first, last):
        luck = _Noted(KeyedLuck(number, seed))
        table = position.dealt_anew(seat, luck).clone()
        scores = ending(table, [for_playout(policy, number, seed)] * len(table.players), luck).scores
        others = [points for other, points in enumerate(scores) if other != seat]
        found.append((luck.first, float(scores[seat] - max(others, default=0))))
    return found


class _Noted:
    """Luck that notes what it decided first at each point, and how it dealt what is hidden."""

    def __init__(self, luck: KeyedLuck) -> None:
        self.luck = luck
        self.first: dict[str, Any] = {}

    def answer(self, position: Any) -> Move:
        move = self.luck.answer(position)
        self.first.setdefault(position.decision.id, move)
        return move

    def draw(self, key: str, options: Sequence[T]) -> T:
        found: T = self.luck.draw(key, options)
        self.first.setdefault(key, found)
        return found


def _mean(numbers: Sequence[float]) -> tuple[float, float]:
    """A mean, and its squared standard error."""
    n = len(numbers)
    mean = sum(numbers) / n
    return mean, sum((each - mean) ** 2 for each in numbers) / (n - 1) / n
