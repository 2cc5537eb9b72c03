"""Ranking: the options of a decision, ordered by paired playouts that go on, one by one, until the order is settled.

A sequential test ends it: whenever one looks, with a probability of `promise` at most over all looks, the option at the
top is worse than another one by more than `within` points. What is told apart from the top is left out of the further
playouts and keeps its place. The bounds are those of `certainty`; each of the others has an equal part of the promise.

The same position, policies, seed and moves give the same numbers after as many playouts, whoever has played them: a
loop, a thread, or slices between other work (`beside`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from contextlib import nullcontext
from math import inf, sqrt
from typing import Any, Final, Literal

import msgspec

from yotd_widget.engine.certainty import doubted, half_width
from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.estimates import FEWEST, MEASURES, Comparison, Measure, Sample, checked_measure
from yotd_widget.engine.house_rules import in_force, playing_by
from yotd_widget.engine.moves import Move
from yotd_widget.engine.playouts import Cancel, End, Policies, Progress, named, planned, played, played_by
from yotd_widget.engine.policies import RandomPolicy
from yotd_widget.engine.position import Position

BUDGET: Final = 1_000
"""Playouts of each option, if the order is not settled before."""
PROMISE: Final = 0.05
WITHIN: Final[dict[Measure, float]] = {"points": 1.0, "margin": 1.0, "wins": 0.05}
"""What is no difference worth finding, by the measure that ranks."""
QUANTILES: Final = 20
_nothing: Final = nullcontext()

Verdict = Literal["counting", "settled", "spent"]


class Value(msgspec.Struct, frozen=True):
    """A mean and its standard error; no error below two playouts."""

    mean: float
    error: float | None


class Standing(msgspec.Struct, frozen=True):
    """What is known of an option.

    points, margin, wins: what to expect. Of an option that was left out they are those of the top and what it is
    behind: luck has gone on without it. behind: the paired difference to the top by the measure that ranks, below zero.
    level: not told apart from the top. dots: final points that are each as likely as the others, from low to high.
    """

    option: str
    playouts: int
    points: Value
    margin: Value
    wins: Value
    behind: Value
    level: bool
    dots: tuple[int, ...]


class Ranking:
    """Some options of the open decision, in the order of what they come to; `step` plays once, `count` to the end.

    Arguments as of `playouts.compare`. budget: playouts of each option at most. promise: how likely the order may be
    wrong by more than `within`.
    Raises: Refusal for a move that is not possible; ValueError, TypeError; PlayoutError where a game does not end.

    >>> from yotd_widget.games.dragon import example
    >>> ranking = Ranking(example("first-drought"), budget=20).count()
    >>> ranking.verdict, ranking.playouts, len(ranking.standings)
    ('spent', 20, 3)
    """

    def __init__(
        self,
        state: Any,
        moves: Iterable[object] | Move | str | None = None,
        *,
        policy: Policies = RandomPolicy(),  # noqa: B008 - it is immutable
        budget: int = BUDGET,
        seed: int = 0,
        measure: Measure = "margin",
        seat: str | int | None = None,
        promise: float = PROMISE,
        within: float | None = None,
    ) -> None:
        if type(budget) is not int or budget < 1:
            raise BadInput(f"the number of playouts is 1 or more, not {budget!r}")
        if not 0 < promise < 1:
            raise BadInput(f"a promised error lies between 0 and 1, not at {promise}")
        self.measure = checked_measure(measure)
        self.state = state = state.clone() if isinstance(state, Position) else state  # it may be changed by hand
        self.budget, self.seed = budget, seed
        self.promise = promise
        self.within = WITHIN[measure] if within is None else within
        self.work, self.seat = planned(state, moves, policy, seed, seat)
        self.policy = named(policy, state.players)
        self.verdict: Verdict = "counting"
        self._rules = in_force()
        self._options = [_Option(trial.option, self.seat) for trial in self.work.trials]
        self._live = list(range(len(self._options)))
        self._row: list[int] = []
        self._done = 0
        self._looked: tuple[int, list[Standing]] | None = None

    # --- counting ---

    def step(self) -> bool:
        """Play once more, and look whether that is enough. Returns whether there is more to play."""
        if self.verdict != "counting":
            return False
        if not self._row:
            self._row = self._live[::-1]
        with playing_by(*self._rules) if self._rules and in_force() != self._rules else _nothing:
            end = self._played(self._row[-1], self._done)
        self._options[self._row.pop()].add(end)
        if not self._row:
            self._done += 1
            self._look()
        return self.verdict == "counting"

    def ahead(self, executor: Executor, steps: int) -> bool:
        """About so many steps, played by somebody else: a part of a row, or whole rows. Returns as `step`."""
        if self.verdict != "counting":
            return False
        row = self._row or self._live[::-1]
        rows = 1 if self._row else min(steps // len(row), self.budget - self._done)
        part = row[::-1][: steps if self._row or not rows else None]
        first, rows = self._done, max(1, rows)
        with playing_by(*self._rules) if self._rules and in_force() != self._rules else _nothing:
            found = played_by(executor, self.work, part, first, first + rows)
        self._row = row[: -len(part)]
        for ends in found:
            for option, end in zip(part, ends, strict=True):
                if option in self._live:  # not left out meanwhile
                    self._options[option].add(end)
            if self._row:
                break
            self._done += 1
            self._look()
            if self.verdict != "counting":
                break
        return self.verdict == "counting"

    def count(self, *, progress: Progress | None = None, cancel: Cancel | None = None) -> Ranking:
        """Play until the order is settled or the budget is spent. progress, cancel: as of `playouts.compare`."""
        total, done = self.budget, self._done
        while not (cancel is not None and cancel.is_set()) and self.step():
            if self._done > done and progress is not None and progress(done := self._done, total) is False:
                break
        return self

    def politely(self, polite: Any) -> None:
        """Let `polite`, a function policy -> policy, stand between the playouts and who plays in them."""
        self.work = msgspec.structs.replace(self.work, policies=tuple(map(polite, self.work.policies)))

    def more(self, playouts: int = BUDGET) -> Ranking:
        """So many playouts more of each option, if the order is not settled."""
        if self.verdict != "settled":
            self.budget += playouts
            self.verdict = "counting"
        return self

    # --- what is known ---

    @property
    def playouts(self) -> int:
        """Of each option that has not been left out."""
        return self._done

    @property
    def total(self) -> int:
        """All that were played."""
        return sum(len(option.results) for option in self._options)

    @property
    def options(self) -> tuple[str, ...]:
        return tuple(option.name for option in self._options)

    @property
    def standings(self) -> list[Standing]:
        """The best first; empty before each option was played once."""
        done = self._done
        if self._looked is None or self._looked[0] != done:
            self._looked = done, self._stand(done)
        return self._looked[1]

    @property
    def begun(self) -> list[Standing]:
        """What is known before each option was played once: those that were, the best first; of two at least."""
        played = [each for each, option in enumerate(self._options) if option.results]
        return [] if len(played) < 2 else self._ordered(played, played, 1)

    @property
    def best(self) -> str:
        """The option at the top. Raises: BadInput before there are playouts."""
        if not self._done:
            raise BadInput("nothing has been played out yet")
        return self.standings[0].option

    def comparison(self) -> Comparison:
        """The playouts that all options have met, as `playouts.compare` gives them."""
        most = min(len(option.results) for option in self._options)
        samples = tuple(option.sample(most) for option in self._options)
        return Comparison(
            self.state.players, self.state.moment, self.seat, self.policy, self.seed, self.budget, self.measure, samples
        )

    def __repr__(self) -> str:
        told = {"counting": "not settled yet", "settled": "settled", "spent": "not settled"}[self.verdict]
        rows = [f"{row.option}: {row.margin.mean:+.1f}" for row in self.standings]
        return f"<Ranking after {self._done:,} playouts of each option by {self.policy}, {told}: {'; '.join(rows)}>"

    # --- inside ---

    def _played(self, option: int, number: int) -> End:
        return played(self.work, option, number)

    def _look(self) -> None:
        """Leave out what is told apart from the top, and end where nothing can be better by more than `within`."""
        if self._done >= FEWEST and (self._done % max(1, self._done // 20) == 0 or self._done >= self.budget):
            top = self._top(self._live, self._done)
            above = {each: self._bounds(each, top)[1] for each in self._live if each != top}
            self._live = [each for each in self._live if each == top or above[each] >= 0]
            if all(above[each] < self.within for each in self._live if each != top):
                self.verdict = "settled"
                return
        if self._done >= self.budget and self.verdict == "counting":
            self.verdict = "spent"

    def _top(self, live: list[int], done: int) -> int:
        return max(live, key=lambda each: (self._options[each].mean(self.measure, done), -each))

    def _difference(self, one: int, other: int) -> tuple[int, float, float]:
        """Of the playouts that both have met: how many, and mean and deviation of what the first is better."""
        these, those = self._options[one].values[self.measure], self._options[other].values[self.measure]
        n = min(len(these), len(those))
        differences = [a - b for a, b in zip(these[:n], those[:n], strict=True)]
        mean = sum(differences) / n
        squares = sum(each * each for each in differences)
        return n, mean, sqrt(max(0.0, squares / n - mean**2) * n / (n - 1)) if n > 1 else inf

    def _bounds(self, one: int, other: int) -> tuple[float, float]:
        """Between which the true difference lies."""
        n, mean, deviation = self._difference(one, other)
        usual = max(self._options[each].deviation(self.measure, n) for each in (one, other))
        half = half_width(n, doubted(n, deviation, usual), self.promise / max(1, len(self._options) - 1))
        return mean - half, mean + half

    def _stand(self, done: int) -> list[Standing]:
        if not done:
            return []
        return self._ordered(range(len(self._options)), self._live, done)  # a thread may leave out more meanwhile

    def _ordered(self, some: Iterable[int], live: list[int], done: int) -> list[Standing]:
        top = self._top(live, done)
        rows = [self._standing(each, top, done, each in live) for each in some]
        return sorted(rows, key=lambda row: (row.option != self._options[top].name, -row.behind.mean))

    def _standing(self, one: int, top: int, done: int, live: bool) -> Standing:
        option, best = self._options[one], self._options[top]
        n = min(done, len(option.results))
        values = {}
        for measure in MEASURES:
            own = option.mean(measure, n) - best.mean(measure, n) + best.mean(measure, done)
            error = option.deviation(measure, n) / sqrt(n) if n > 1 else None
            values[measure] = Value(min(1.0, max(0.0, own)) if measure == "wins" else own, error)
        count, mean, deviation = self._difference(one, top)
        behind = Value(mean, deviation / sqrt(count) if count > 1 else None)
        return Standing(option.name, n, **values, behind=behind, level=live, dots=option.dots(n))


class _Option:
    """How the playouts of an option have ended so far."""

    def __init__(self, name: str, seat: int) -> None:
        self.name = name
        self._seat = seat
        self.results: list[End] = []
        self.values: dict[Measure, list[float]] = {measure: [] for measure in MEASURES}

    def add(self, end: End) -> None:
        scores, winners = end
        one = Sample(self.name, (scores,), (winners,))
        for measure in MEASURES:
            self.values[measure].append(float(one.tally(measure, self._seat).numbers[0]))
        self.results.append(end)

    def mean(self, measure: Measure, playouts: int) -> float:
        return sum(self.values[measure][:playouts]) / playouts

    def deviation(self, measure: Measure, playouts: int) -> float:
        numbers, mean = self.values[measure][:playouts], self.mean(measure, playouts)
        return sqrt(sum((each - mean) ** 2 for each in numbers) / (playouts - 1)) if playouts > 1 else inf

    def dots(self, playouts: int) -> tuple[int, ...]:
        return quantiles(self.values["points"][:playouts])

    def sample(self, playouts: int) -> Sample:
        results = self.results[:playouts]
        return Sample(self.name, tuple(scores for scores, _ in results), tuple(winners for _, winners in results))


def quantiles(numbers: Sequence[float], count: int = QUANTILES) -> tuple[int, ...]:
    """So many numbers that are each as likely as the others, from low to high.

    >>> quantiles(range(1, 101), 4)
    (13, 38, 63, 88)
    """
    ordered = sorted(numbers)
    return tuple(round(ordered[int((each + 0.5) / count * len(ordered))]) for each in range(count)) if ordered else ()
