"""Estimates: what many playouts say about an option, how far two options differ, and how sure that is.

Points are final points. The margin is one's own points less those of the best other player: below zero when behind,
zero on a tie. Wins are those that the game itself names, tie-breaks included; a victory that several share counts a
share for each: the half or the third of a win. All sums are of whole numbers or fractions, so an estimate does not
depend on the order or the machine in which the playouts were played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cached_property
from math import ceil, sqrt
from statistics import NormalDist
from typing import Any, Final, Literal

import msgspec

from yotd_widget.engine.errors import BadInput, short
from yotd_widget.engine.names import known

Measure = Literal["points", "margin", "wins"]
Number = int | Fraction
MEASURES: Final[tuple[Measure, ...]] = ("points", "margin", "wins")
FEWEST: Final = 20
"""Playouts below which nothing is certain: their deviation is too rough an estimate."""


def checked_measure(measure: Any) -> Measure:
    """The measure, if there is one of this name. Raises: ValueError."""
    if measure not in MEASURES:
        raise BadInput(f"there is no measure {short(measure)}: {', '.join(MEASURES)}")
    found: Measure = measure
    return found


class Tally(msgspec.Struct, frozen=True, dict=True):
    """One number from each playout, in their order: points, margins, wins, or paired differences.

    They are whole, but for shares of a victory.

    >>> points = Tally((61, 58, 66, 63))
    >>> points.mean, points.error, points.distribution
    (62.0, 1.6832508230603465, {58: 1, 61: 1, 63: 1, 66: 1})
    >>> points - Tally((60, 58, 60, 64))
    Tally(numbers=(1, 0, 6, -1))
    """

    numbers: tuple[Number, ...]

    def __len__(self) -> int:
        return len(self.numbers)

    @cached_property
    def mean(self) -> float | None:
        """Average; None without playouts."""
        return float(sum(self.numbers) / len(self.numbers)) if self.numbers else None

    @cached_property
    def deviation(self) -> float | None:
        """Standard deviation from playout to playout; None below two playouts."""
        n = len(self.numbers)
        if n < 2:
            return None
        return sqrt((n * sum(x * x for x in self.numbers) - sum(self.numbers) ** 2) / (n * (n - 1)))

    @property
    def error(self) -> float | None:
        """Standard error of the mean; None below two playouts."""
        return None if self.deviation is None else self.deviation / sqrt(len(self.numbers))

    @property
    def distribution(self) -> dict[Number, int]:
        """How many playouts came to each number, the smallest number first."""
        return dict(sorted(Counter(self.numbers).items()))

    @property
    def signs(self) -> tuple[int, int, int]:
        """How many playouts are above zero, at zero, below zero: of differences, better, equal and worse."""
        above, zero = sum(x > 0 for x in self.numbers), self.numbers.count(0)
        return above, zero, len(self.numbers) - above - zero

    def __sub__(self, other: Tally) -> Tally:
        """The paired differences, playout by playout. Raises: ValueError if there are not equally many."""
        return Tally(tuple(a - b for a, b in zip(self.numbers, other.numbers, strict=True)))


class Sample(msgspec.Struct, frozen=True):
    """How the playouts of one option ended. option: its text form; a row for each playout.

    scores: final points by seat. winners: seats.
    """

    option: str
    scores: tuple[tuple[int, ...], ...]
    winners: tuple[tuple[int, ...], ...]

    def __len__(self) -> int:
        return len(self.scores)

    def tally(self, measure: Measure, seat: int) -> Tally:
        """Points, margins or wins of the player on `seat`. Raises: ValueError for another measure."""
        checked_measure(measure)
        if measure == "points":
            return Tally(tuple(scores[seat] for scores in self.scores))
        if measure == "wins":
            return Tally(tuple(_share(winners, seat) for winners in self.winners))
        return Tally(tuple(_margin(scores, seat) for scores in self.scores))

    def __str__(self) -> str:
        """The option, how many playouts, and what they came to by seat: "place 1: 20 playouts; points …; wins …"."""
        seats = range(len(self.scores[0]) if self.scores else 0)
        told = [
            f"{measure} by seat " + ", ".join(shown(self.tally(measure, seat), measure) for seat in seats)
            for measure in MEASURES
            if seats
        ]
        return f"{self.option or 'position'}: {'; '.join([_counted(len(self), len(self)), *told])}"

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """In a notebook a sample is summed up."""
        printer.text(str(self))


def _share(winners: Sequence[int], seat: int) -> Number:
    """Which part of the victory is the player's."""
    if seat not in winners:
        return 0
    return 1 if len(winners) == 1 else Fraction(1, len(winners))


def _margin(scores: Sequence[int], seat: int) -> int:
    """Own points less those of the best other player."""
    return scores[seat] - max((points for other, points in enumerate(scores) if other != seat), default=0)


class Estimate(msgspec.Struct, frozen=True):
    """How a position ends, player by player: `str` is a table. policy, playouts and seed say where it comes from.

    moment: of the position. asked: playouts asked for; fewer were played if it was cancelled.
    """

    players: tuple[str, ...]
    moment: str
    policy: str
    seed: int
    asked: int
    sample: Sample

    @property
    def playouts(self) -> int:
        """How many there are."""
        return len(self.sample)

    def tally(self, measure: Measure, player: str | int) -> Tally:
        """Points, margins or wins of a player (name or seat). Raises: ValueError."""
        return self.sample.tally(measure, seat_of(self.players, player))

    def data(self) -> dict[str, Any]:
        """The same as plain data, ready for JSON."""
        rows = [
            {"player": player} | {measure: _data(self.tally(measure, seat)) for measure in MEASURES}
            for seat, player in enumerate(self.players)
        ]
        return _origin(self) | {"players": rows}

    def to_json(self) -> str:
        """The data as JSON text."""
        return msgspec.json.encode(self.data()).decode()

    def __str__(self) -> str:
        rows = [[player, *self._cells(seat)] for seat, player in enumerate(self.players)]
        return "\n".join([_heading(self), *_table(["player", *MEASURES], rows)])

    __repr__ = __str__

    def _cells(self, seat: int) -> list[str]:
        return [shown(self.sample.tally(measure, seat), measure) for measure in MEASURES]


class Comparison(msgspec.Struct, frozen=True):
    """What some options of one player came to in the same playouts: `str` is a table, the best option first.

    moment: of the position. seat: whose points count. measure: by which options are ranked. asked: playouts asked for;
    fewer were played if it was cancelled. samples: one for each option, in the order in which they were given.
    """

    players: tuple[str, ...]
    moment: str
    seat: int
    policy: str
    seed: int
    asked: int
    measure: Measure
    samples: tuple[Sample, ...]

    @property
    def playouts(self) -> int:
        """How many of each option."""
        return len(self.samples[0])

    @property
    def options(self) -> tuple[str, ...]:
        """The options as they were given."""
        return tuple(sample.option for sample in self.samples)

    @property
    def ranked(self) -> list[Sample]:
        """The best mean first; equal ones as they were given."""
        return sorted(self.samples, key=lambda sample: -(self._tally(sample).mean or 0))

    @property
    def best(self) -> Sample:
        """The option with the best mean; of equal ones the first given."""
        return self.ranked[0]

    def sample(self, option: object) -> Sample:
        """The playouts of one option (a move or its text). Raises: ValueError."""
        for sample in self.samples:
            if sample.option == str(option):
                return sample
        raise BadInput(f"“{option}” was not compared; these were: {', '.join(self.options)}")

    def tally(self, option: object, measure: Measure | None = None) -> Tally:
        """Points, margins or wins with an option; left out, what the options are ranked by. Raises: ValueError."""
        return self._tally(self.sample(option), measure)

    def difference(self, option: object, other: object | None = None, measure: Measure | None = None) -> Tally:
        """By how much `option` did better than `other`, playout by playout; left out, `other` is the best option.

        Its `error` is that of paired playouts. Raises: ValueError.
        """
        rival = self.best if other is None else self.sample(other)
        return self._tally(self.sample(option), measure) - self._tally(rival, measure)

    def more(self, confidence: float = 0.95) -> int | None:
        """How many more playouts will probably tell the best two options apart: 0 if these are enough.

        Told apart means: the mean difference is so many standard errors from zero that a difference of zero would
        come to that less often than 1 - `confidence`, in either direction; and 20 playouts are the least. None when
        nothing can be said: one option only, fewer than two playouts, or no difference in the mean. It is rough, being
        an estimate itself, and it is about two options: the best of many may have been lucky.
        """
        if len(self.samples) < 2:
            return None
        difference = self._tally(self.ranked[0]) - self._tally(self.ranked[1])
        return needed(difference, confidence)

    def data(self) -> dict[str, Any]:
        """The same as plain data, ready for JSON; `better`, `equal`, `worse` count playouts against the best option."""
        rows = []
        for sample in self.samples:
            difference = self._tally(sample) - self._tally(self.best)
            better, equal, worse = difference.signs
            row: dict[str, Any] = {"option": sample.option}
            row |= {measure: _data(self._tally(sample, measure)) for measure in MEASURES}
            row["against_best"] = {"mean": difference.mean, "error": difference.error}
            row["against_best"] |= {"better": better, "equal": equal, "worse": worse}
            rows.append(row)
        head = {"player": self.players[self.seat], "measure": self.measure, "best": self.best.option}
        return _origin(self) | head | {"more": self.more(), "options": rows}

    def to_json(self) -> str:
        """The data as JSON text."""
        return msgspec.json.encode(self.data()).decode()

    def __str__(self) -> str:
        rows = []
        for sample in self.ranked:
            cells = [shown(self._tally(sample, measure), measure) for measure in MEASURES]
            rows.append([sample.option, *cells, self._against_best(sample)])
        heading = f"{self.players[self.seat]}, {_heading(self)}"
        columns = ["option", *MEASURES, f"{self.measure} against the best"]
        return "\n".join([heading, *_table(columns, rows), *self._verdict()])

    __repr__ = __str__

    def _tally(self, sample: Sample, measure: Measure | None = None) -> Tally:
        return sample.tally(self.measure if measure is None else measure, self.seat)

    def _against_best(self, sample: Sample) -> str:
        if sample is self.best:
            return "–"
        difference = self._tally(sample) - self._tally(self.best)
        better, equal, worse = difference.signs
        return f"{shown(difference, self.measure, sign='+')}; better {better}, equal {equal}, worse {worse}"

    def _verdict(self) -> list[str]:
        """One line: are the best two told apart, and if not, how far is it."""
        if len(self.samples) < 2 or self.playouts < 2:
            return []
        first, second = (f"“{sample.option}”" for sample in self.ranked[:2])
        more = self.more()
        if more is None:
            return [f"No difference between {first} and {second} in the mean."]
        if not more:
            return [f"{first} is better than {second}, with a confidence of 95 %."]
        return [f"To tell {first} and {second} apart takes about {more:,} more {_playouts(more)} (confidence 95 %)."]


def needed(difference: Tally, confidence: float) -> int | None:
    """How many more playouts probably make a mean difference certain enough; see `Comparison.more`."""
    if not 0 < confidence < 1:
        raise BadInput(f"a confidence lies between 0 and 1, not at {confidence}")
    if not difference.mean or difference.deviation is None:
        return None
    bound = NormalDist().inv_cdf((1 + confidence) / 2)
    enough = ceil((bound * difference.deviation / difference.mean) ** 2)
    return max(0, max(enough, FEWEST) - len(difference))


def seat_of(players: Sequence[str], who: str | int) -> int:
    """The seat of a player, given by name or seat. Raises: ValueError."""
    who = known(who, players)
    if isinstance(who, str) and who in players:
        return players.index(who)
    if type(who) is int and 0 <= who < len(players):
        return who
    raise BadInput(f"nobody here is {short(who)}: {', '.join(players)}")


# --- Tables ------------------------------------------------------------------------------------------------------


def shown(tally: Tally, measure: Measure, sign: str = "") -> str:
    """Mean and standard error: "61.2 ± 0.4", wins as "27 % ± 3 %". sign: "+" for differences."""
    if tally.mean is None:
        return "–"
    unit, digits, scale = (" %", 0, 100) if measure == "wins" else ("", 1, 1)
    sign = "+" if measure == "margin" else sign
    mean = f"{tally.mean * scale:{sign}.{digits}f}{unit}"
    return mean if tally.error is None else f"{mean} ± {tally.error * scale:.{digits}f}{unit}"


def _heading(estimate: Estimate | Comparison) -> str:
    count = _counted(estimate.playouts, estimate.asked)
    each = " of each option" if isinstance(estimate, Comparison) else ""
    return f"{estimate.moment}: {count}{each} by {estimate.policy}, seed {estimate.seed}"


def _counted(playouts: int, asked: int) -> str:
    """How many playouts, of how many: "1 playout", "1 of 250 playouts"."""
    of = f" of {asked:,}" if playouts < asked else ""
    return f"{playouts:,}{of} {_playouts(asked)}"


def _playouts(number: int) -> str:
    return "playout" if number == 1 else "playouts"


def _origin(estimate: Estimate | Comparison) -> dict[str, Any]:
    names = ("moment", "policy", "seed", "asked", "playouts")
    return {name: getattr(estimate, name) for name in names}


def _data(tally: Tally) -> dict[str, Any]:
    distribution = [
        [number if isinstance(number, int) else float(number), count] for number, count in tally.distribution.items()
    ]
    return {"mean": tally.mean, "error": tally.error, "distribution": distribution}


def _table(columns: list[str], rows: list[list[str]]) -> list[str]:
    """Lines in columns: the first and the last to the left, what lies between to the right."""
    lines = [columns, *rows]
    widths = [max(len(line[n]) for line in lines) for n in range(len(columns) - 1)]
    table = []
    for first, *middle, last in lines:
        numbers = [f"{cell:>{width}}" for cell, width in zip(middle, widths[1:], strict=True)]
        table.append("  ".join([f"{first:{widths[0]}}", *numbers, last]))
    return table
