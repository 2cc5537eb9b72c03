"""Matches: bots play many games against each other, and what that shows.

A deal is played once for each seating: everybody sits everywhere, and meets what the others met there. So seats and
luck cancel out, and the errors are those of deals, not of games. Every game depends on its number, the seed, the bots
and the house rules alone, so results are the same on any executor. A game that a bot cannot finish is told, and its
deal does not count; all others do.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from fractions import Fraction
from functools import partial
from html import escape
from typing import Any

import msgspec

from yotd_widget.engine.errors import BadInput, OneSentence, WrongKind, short
from yotd_widget.engine.estimates import MEASURES, Measure, Sample, Tally, checked_measure, needed, shown
from yotd_widget.engine.game import Game, load
from yotd_widget.engine.house import rules_of
from yotd_widget.engine.house_rules import HouseRule, in_force, playing_by
from yotd_widget.engine.luck import KeyedLuck
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.playouts import (
    Cancel,
    CannotBeSent,
    Progress,
    Watch,
    checked_policy,
    cut,
    ending,
    given_away,
    played_here,
    sendable,
)
from yotd_widget.engine.policies import Policy, for_playout

SHOWN: int = 3
"""Failures that a text names."""


class Failure(msgspec.Struct, frozen=True):
    """A game that could not be finished. game: its number, from 1; seat: of the bot, from 1; error: what it raised."""

    bot: str
    game: int
    seat: int
    where: str
    error: str

    def __str__(self) -> str:
        return f"{self.bot} failed in game {self.game}, on seat {self.seat}, {self.where}: {self.error}"


class Ended(msgspec.Struct, frozen=True):
    """A game to its end. number: from 1; seats: the bots by seat; scores, winners: by and of seats."""

    number: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]

    def of(self, bot: str, measure: Measure) -> Fraction:
        """What it came to for a bot."""
        tally = Sample("", (self.scores,), (self.winners,)).tally(measure, self.seats.index(bot))
        return Fraction(tally.numbers[0])


class Table(msgspec.Struct, frozen=True):
    """What belongs to a game besides its number. starts: by turn of the seats, before anything is dealt."""

    bots: tuple[str, ...]
    policies: tuple[Policy, ...]
    starts: tuple[Any, ...]
    seed: int


class Match(msgspec.Struct, frozen=True):
    """How bots did against each other: `str` is a table, the best first, and a notebook shows it as one.

    measure: by which they are ranked. asked: games asked for; fewer were played if it was cancelled. games: those that
    count, whole deals. failures: what could not be played, and why; unpaired: the other games of their deals.
    """

    bots: tuple[str, ...]
    game: str
    seed: int
    asked: int
    measure: Measure
    games: tuple[Ended, ...]
    failures: tuple[Failure, ...]
    unpaired: tuple[Ended, ...] = ()

    @property
    def deals(self) -> int:
        """How many there are, each played with every seating."""
        return len(self.games) // len(self.bots)

    def tally(self, bot: str, measure: Measure | None = None) -> Tally:
        """What a bot came to, deal by deal, on average over the seats. Raises: ValueError."""
        if bot not in self.bots:
            raise BadInput(f"no bot here is called {short(bot)}: {', '.join(self.bots)}")
        by, count = checked_measure(measure or self.measure), len(self.bots)
        found = [each.of(bot, by) for each in self.games]
        return Tally(tuple(sum(found[at : at + count], Fraction()) / count for at in range(0, len(found), count)))

    def difference(self, bot: str, other: str, measure: Measure | None = None) -> Tally:
        """By how much `bot` did better than `other`, deal by deal: its `error` is that of paired deals."""
        return self.tally(bot, measure) - self.tally(other, measure)

    @property
    def ranked(self) -> list[str]:
        """The best mean first; equal ones as they were given."""
        return sorted(self.bots, key=lambda bot: -(self.tally(bot).mean or 0))

    def data(self) -> dict[str, Any]:
        """The same as plain data, ready for JSON."""
        rows = []
        for bot in self.ranked:
            tallies = {measure: self.tally(bot, measure) for measure in MEASURES}
            rows.append(
                {"bot": bot} | {name: {"mean": each.mean, "error": each.error} for name, each in tallies.items()}
            )
        head = {"game": self.game, "seed": self.seed, "asked": self.asked, "games": len(self.games)}
        return head | {"measure": self.measure, "bots": rows, "failures": [str(each) for each in self.failures]}

    def to_json(self) -> str:
        """The data as JSON text."""
        return msgspec.json.encode(self.data()).decode()

    def __str__(self) -> str:
        head, *rows = self._rows()
        widths = [max(len(row[at]) for row in (head, *rows)) for at in range(len(head))]
        lines = [
            "  ".join(
                [
                    f"{row[0]:{widths[0]}}",
                    *(f"{cell:>{width}}" for cell, width in zip(row[1:], widths[1:], strict=True)),
                ]
            )
            for row in (head, *rows)
        ]
        return "\n".join([self._heading(), *lines, *self._verdict(), *self._failed()])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        """The table of a notebook."""
        head, *rows = self._rows()
        cells = "".join(f"<th scope='col'>{escape(cell)}</th>" for cell in head)
        body = "".join(
            f"<tr><th scope='row'>{escape(row[0])}</th>{''.join(f'<td>{escape(cell)}</td>' for cell in row[1:])}</tr>"
            for row in rows
        )
        below = "".join(f"<p>{escape(line)}</p>" for line in (*self._verdict(), *self._failed()))
        return f"<table><caption>{escape(self._heading())}</caption><tr>{cells}</tr>{body}</table>{below}"

    def _heading(self) -> str:
        of = f" of {self.asked:,}" if len(self.games) < self.asked else ""
        return f"{self.game}: {len(self.games):,}{of} games, {self.deals:,} deals with every seating, seed {self.seed}"

    def _rows(self) -> list[list[str]]:
        best = self.ranked[0]
        rows = [["bot", *MEASURES, f"{self.measure} against the best, paired"]]
        for bot in self.ranked:
            cells = [shown(self.tally(bot, measure), measure) for measure in MEASURES]
            rows.append(
                [bot, *cells, "–" if bot == best else shown(self.difference(bot, best), self.measure, sign="+")]
            )
        return rows

    def _verdict(self) -> list[str]:
        """One line: are the best two told apart, and if not, how far is it."""
        if self.deals < 2:
            return []
        first, second = self.ranked[:2]
        more = needed(self.difference(first, second), 0.95)
        if more is None:
            return [f"No difference between {first} and {second} in the mean."]
        if not more:
            return [f"{first} is better than {second}, with a confidence of 95 %."]
        return [
            f"To tell {first} and {second} apart takes about {more * len(self.bots):,} more games (confidence 95 %)."
        ]

    def _failed(self) -> list[str]:
        rest = len(self.failures) - SHOWN
        return [*map(str, self.failures[:SHOWN]), *([f"… and {rest:,} more, in `failures`"] if rest > 0 else [])]


def match(
    bots: Mapping[str, Policy],
    games: int = 1000,
    *,
    game: str | Game[Any] = "dragon",
    seed: int = 0,
    measure: Measure = "wins",
    executor: Executor | None = None,
    progress: Progress | None = None,
    cancel: Cancel | None = None,
    **options: Any,
) -> Match:
    """Let bots play against each other: everybody on every seat, with the same luck.

    bots: name -> policy, as many as sit at a table. games: at least; rounded up to whole deals, each of which is
    played once for every seating. seed: draws another set of deals. measure: what ranks the bots: "wins", "points" or
    "margin". executor, progress, cancel: as of `playouts.compare`. options: those of a new game, as `rules=[…]`.
    Raises: ValueError, TypeError; PlayoutError. What a bot raises is told by the result: which game, seat, question.

    >>> import yotd_widget as yw
    >>> found = match({"Chance": yw.RandomPolicy(), "Steward": yw.dragon.Steward()}, games=20)
    >>> found.ranked, len(found.games)
    (['Steward', 'Chance'], 20)
    """
    checked_measure(measure)
    if type(games) is not int or games < 1:
        raise BadInput(f"the number of games is 1 or more, not {short(games)}")
    played = load(game) if isinstance(game, str) else game
    table = _table(bots, played, seed, options)
    seatings = len(table.starts)
    deals = -(-games // seatings)
    watch = Watch(deals * seatings, progress and partial(_counted, progress, seatings), cancel)
    rules = (*in_force(), *rules_of(*table.starts))
    if executor is None:
        found = played_here(partial(_deals, table), cut(deals, None), watch)
    else:
        away = partial(_deals_by, _sendable(executor, rules, table), table)
        found = given_away(executor, away, cut(deals, executor), watch)
    failed = tuple(each for deal in found for each in deal if isinstance(each, Failure))
    lost = {(each.game - 1) // seatings for each in failed}
    ended = [each for deal in found for each in deal if isinstance(each, Ended)]
    whole = tuple(each for each in ended if (each.number - 1) // seatings not in lost)
    rest = tuple(each for each in ended if (each.number - 1) // seatings in lost)
    return Match(table.bots, played.title, seed, deals * seatings, measure, whole, failed, rest)


def _counted(progress: Progress, seatings: int, done: int, total: int) -> object:
    """Progress is told in games."""
    return progress(done * seatings, total)


def _table(bots: Any, game: Game[Any], seed: int, options: Mapping[str, Any]) -> Table:
    """Who sits where. Raises: WrongKind, BadInput; Refusal for a table of so many that the game does not know."""
    if not isinstance(bots, Mapping):
        raise WrongKind(f"bots have names: {{“Mine”: bot, “Steward”: …}}, not {short(bots)}")
    if len(bots) < 2:
        raise BadInput("a match is between two bots or more")
    if "seed" in options or "players" in options:
        raise BadInput("a match deals and seats by itself: seed= is that of all its deals")
    names, policies = tuple(map(str, bots)), tuple(map(checked_policy, bots.values()))
    turns = [(*names[turn:], *names[:turn]) for turn in range(len(names))]
    starts = tuple(game.new(seats, **options, seed=None) for seats in turns)
    return Table(names, policies, starts, seed)


def _deals_by(rules: tuple[HouseRule, ...], table: Table, first: int, last: int) -> list[list[Ended | Failure]]:
    with playing_by(*rules):
        return _deals(table, first, last)


def _deals(table: Table, first: int, last: int) -> list[list[Ended | Failure]]:
    """Some deals, each with every seating."""
    return [[_game(table, deal, turn) for turn in range(len(table.starts))] for deal in range(first, last)]


def _game(table: Table, deal: int, turn: int) -> Ended | Failure:
    """One game of a deal."""
    position, count = table.starts[turn].clone(), len(table.bots)
    number = deal * count + turn + 1
    drawn = [for_playout(policy, deal, table.seed) for policy in table.policies]
    seats = [(turn + seat) % count for seat in range(count)]
    try:
        outcome = ending(position, [drawn[bot] for bot in seats], KeyedLuck(deal, table.seed))
    except Exception as error:
        return _failure(position, tuple(table.bots[bot] for bot in seats), number, error)
    return Ended(number, tuple(table.bots[bot] for bot in seats), outcome.scores, outcome.winners)


def _failure(position: Any, bots: Sequence[str], number: int, error: Exception) -> Failure:
    seat = position.agenda[-1].seat if position.agenda and position.agenda[-1].asked else LUCK
    told = error.text.rstrip(".") if isinstance(error, OneSentence) else f"{type(error).__name__}: {error}"
    if seat == LUCK:
        return Failure("The game", number, 0, f"at {position.moment}", told)
    point = position.agenda[-1].decision(position)[0]
    return Failure(bots[seat], number, seat + 1, f"asked {point} at {position.moment}", told)


def _sendable(executor: Executor, rules: tuple[HouseRule, ...], table: Table) -> tuple[HouseRule, ...]:
    """The rules, if they and the bots can go to whoever works for an executor. Raises: CannotBeSent."""
    if not isinstance(executor, ThreadPoolExecutor) and not hasattr(sys.modules["__main__"], "__file__"):
        for name, policy in zip(table.bots, table.policies, strict=True):
            if type(policy).__module__ == "__main__":
                raise CannotBeSent(
                    f"the bot “{name}” cannot be sent to other processes: its class must stand in a module that they "
                    "can import; without executor= it is played here"
                )
    return sendable(executor, rules)
