"""Causes: why one option comes to more than another, from playouts that write down what points are for.

A margin is made of a player's own points, each of which a rule gives for something, and of those of the best other
player. The same playouts of two options differ in both; the parts add up to what the one is behind the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from contextlib import nullcontext
from math import sqrt
from typing import Any, Final

import msgspec

from yotd_widget.engine.house import rules_of
from yotd_widget.engine.house_rules import in_force, playing_by
from yotd_widget.engine.luck import KeyedLuck
from yotd_widget.engine.playouts import Policies, Rules, by_seat, ending, sendable
from yotd_widget.engine.policies import Policy, for_playout
from yotd_widget.engine.ranking import Value
from yotd_widget.engine.trace import Notes

NOTED: Final = 40
"""Playouts of each option."""
WEIGHTY: Final = 0.5
"""Points below which a part is no reason."""
SURE: Final = 2
"""Errors from nothing, below which it is none either."""
OTHERS: Final = "\0others"
"""The part of a margin that the best other player makes; whatever else is a cause of points."""

Parts = dict[str, int]
"""Of one playout: cause -> a player's points, and what the best other player has under `OTHERS`, below zero."""


class Cause(msgspec.Struct, frozen=True):
    """A part of what one option is ahead of another. name: what points are for, or `OTHERS`.

    margin: what it does for the margin: of `OTHERS` above zero where the best other player comes to less.
    """

    name: str
    margin: Value


class Table(msgspec.Struct, frozen=True):
    """Where it is played from, and by whom. seat: whose margin; eyes: from whom hidden things are hidden."""

    position: Any
    seat: int
    eyes: int
    policies: tuple[Policy, ...]
    seed: int


class Causes:
    """Playouts of some options of the open decision, in pairs, that note what the points of a player are for.

    options: as they are typed. seat: whose margin. Others as of `Ranking`.
    """

    def __init__(
        self, state: Any, options: Sequence[str], seat: int, policy: Policies, *, budget: int = NOTED, seed: int = 0
    ) -> None:
        eyes = state.agenda[-1].seat
        self.table = Table(state.clone(), seat, eyes, by_seat(policy, state.players), seed)
        self.options, self.budget = tuple(dict.fromkeys(options)), budget
        self._rules = in_force()
        self._noted: dict[str, list[Parts]] = {option: [] for option in self.options}

    def politely(self, polite: Callable[[Policy], Policy]) -> None:
        """As of `Ranking`."""
        self.table = msgspec.structs.replace(self.table, policies=tuple(map(polite, self.table.policies)))

    def step(self) -> bool:
        """Play one option once more. Returns whether there is more to play."""
        option = min(self.options, key=lambda each: len(self._noted[each]), default=None)
        if option is None or len(self._noted[option]) >= self.budget:
            return False
        number = len(self._noted[option])
        with playing_by(*self._rules) if self._rules else nullcontext():
            self._noted[option] += _noted(self.table, (option,), number, number + 1)[0]
        return not self.done

    def ahead(self, executor: Executor, steps: int) -> bool:
        """About so many steps, by somebody else: a part of a row, or whole rows. Returns as `step`."""
        first = min(map(len, self._noted.values()), default=self.budget)
        row = [option for option in self.options if len(self._noted[option]) == first]
        whole = len(row) == len(self.options) <= steps
        last = min(self.budget, first + (steps // len(row) if whole else 1))
        if first < last:
            row = row[:steps]
            rules = sendable(executor, (*self._rules, *rules_of(self.table.position)))
            found = executor.submit(_noted_by, rules, self.table, row, first, last).result()
            for option, noted in zip(row, found, strict=True):
                self._noted[option] += noted
        return not self.done

    @property
    def done(self) -> bool:
        """Whether all has been played."""
        return all(len(noted) >= self.budget for noted in self._noted.values())

    def playouts(self, option: str, other: str) -> int:
        """How many both have met; none of an option that is not among these."""
        return min(len(self._noted.get(each, ())) for each in (option, other))

    def parts(self, option: str, other: str) -> list[Cause]:
        """The parts of what an option is ahead of another, above or below zero, which add up to it.

        None before each was played twice.
        """
        n = self.playouts(option, other)
        if n < 2:
            return []
        these, those = self._noted[option][:n], self._noted[other][:n]
        names = dict.fromkeys(name for parts in (*these, *those) for name in parts)
        differences = {
            name: [one.get(name, 0) - two.get(name, 0) for one, two in zip(these, those, strict=True)] for name in names
        }
        return [Cause(name, _value(numbers)) for name, numbers in differences.items()]


def apart(parts: Iterable[Cause]) -> list[Cause]:
    """Of such parts the largest first, without what is small, or not told apart from nothing."""
    return sorted((each for each in parts if _tells(each.margin)), key=lambda each: -abs(each.margin.mean))


def _value(numbers: Sequence[float]) -> Value:
    n = len(numbers)
    mean = sum(numbers) / n
    return Value(mean, sqrt(sum((each - mean) ** 2 for each in numbers) / (n - 1) / n))


def _tells(value: Value) -> bool:
    return abs(value.mean) >= WEIGHTY and abs(value.mean) > SURE * (value.error or 0.0)


def _noted_by(rules: Rules, table: Table, options: Sequence[str], first: int, last: int) -> list[list[Parts]]:
    """The same elsewhere, by the house rules of whoever asks."""
    with playing_by(*rules):
        return _noted(table, options, first, last)


def _noted(table: Table, options: Sequence[str], first: int, last: int) -> list[list[Parts]]:
    """By option: the parts of the margin in playouts `first` to `last` - 1."""
    return [[_parts(table, option, number) for number in range(first, last)] for option in options]


def _parts(table: Table, option: str, number: int) -> Parts:
    """One playout, as `playouts.played` plays it, with notes."""
    luck = KeyedLuck(number, table.seed)
    position = table.position.dealt_anew(table.eyes, luck).clone()
    notes = Notes()
    position.play(position.read(option), notes)
    playing = {id(policy): for_playout(policy, number, table.seed) for policy in table.policies}
    scores = ending(position, [playing[id(policy)] for policy in table.policies], luck, notes).scores
    others = [points for seat, points in enumerate(scores) if seat != table.seat]
    found: Parts = dict(position.game.reading.by_cause(notes, len(scores))[table.seat])
    return found | {OTHERS: -max(others, default=0)}
