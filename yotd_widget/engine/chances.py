"""Chances: what luck decides next, how likely each of it is, exactly, and what it would mean for a player.

A game says what is worth knowing of what luck decides (`Game.chances`): a deal of seven cards has 105 outcomes, of
which a player asks which two lie together. What it would mean is found by playouts: how a player's margin differs
between those in which it happened, and the others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import sqrt
from typing import Any, Final

import msgspec

from yotd_widget.engine.chance import size
from yotd_widget.engine.luck import KeyedLuck
from yotd_widget.engine.moves import LUCK, LUCK_NAME, Move
from yotd_widget.engine.odds import likely, probability
from yotd_widget.engine.playouts import ending
from yotd_widget.engine.policies import Policy, for_playout
from yotd_widget.engine.ranking import Value
from yotd_widget.engine.texts import _

MOST: Final = 36
"""Outcomes of a question that are listed one by one, where a game does not say what is worth knowing of them."""
SEEN: Final = 12
"""Playouts on either side at least, before a difference is told."""


class Event(msgspec.Struct, frozen=True):
    """Something that may come of it. odds: exact. holds: whether an outcome is so; None for what no question decides.

    places: keys of the screen where it will be seen.
    """

    label: str
    odds: Fraction
    holds: Callable[[Any], bool] | None = None
    places: tuple[str, ...] = ()


class Chance(msgspec.Struct, frozen=True):
    """Something that luck decides. point: the decision point that will be answered; "" where cards lie already.

    events: what may come of it; several may happen at once.
    """

    title: str
    point: str
    rules: tuple[str, ...]
    events: tuple[Event, ...]


def event(label: str, odds: dict[Any, Fraction], holds: Callable[[Any], bool], *places: str) -> Event:
    """An event with its exact probability among the outcomes."""
    return Event(label, probability(odds, holds), holds, places)


def due(position: Any) -> tuple[Chance, ...]:
    """The next question on the agenda that luck answers, outcome by outcome; nothing where there are too many."""
    for task in reversed(position.agenda):
        if not (task.asked and task.seat == LUCK):
            continue
        options = task.options(position)
        if not 1 < size(options) <= MOST:
            return ()
        point, rules = task.decision(position)[:2]
        asking = position.clone()
        asking.agenda = [task]
        called = position.game.screen.called
        found = [
            Event(called(asking, move), odds, lambda outcome, move=move: outcome == move)  # type: ignore[misc]
            for move, odds in likely(options).items()
        ]
        return (Chance(task.points[point].told(_(LUCK_NAME)), point, rules, tuple(found)),)
    return ()


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
