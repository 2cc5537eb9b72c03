"""Chance as a list of equally likely outcomes: shuffles of tiles, deals of cards into groups; exact odds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from math import factorial, prod
from typing import Any, Generic, TypeVar, overload

from yotd_widget.engine.errors import NotFound
from yotd_widget.engine.moves import LUCK, Move

M = TypeVar("M", bound=Move)
R = TypeVar("R")
T = TypeVar("T", bound=Hashable)


class Shuffles(Sequence[M], Generic[M]):
    """Every order in which some tiles can be drawn, equal tiles being one, in alphabetical order; made on demand.

    move: makes the chance move of one order.

    >>> from yotd_widget.games.dragon.moves import Row
    >>> [str(row) for row in Shuffles(["drought", "drought", "contagion"], Row)]
    ['row contagion drought drought', 'row drought contagion drought', 'row drought drought contagion']
    """

    def __init__(self, tiles: Sequence[str], move: Callable[..., M]) -> None:
        self._counts = dict(sorted(Counter(tiles).items()))
        self._drawn = len(tiles)
        self._length = factorial(len(tiles)) // prod(map(factorial, self._counts.values()))
        self._move = move

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> M: ...
    @overload
    def __getitem__(self, index: slice) -> list[M]: ...
    def __getitem__(self, index: int | slice) -> M | list[M]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(self._length))]
        if not 0 <= index < self._length:
            raise IndexError(index)
        counts, orders, draws = dict(self._counts), self._length, []
        for left in range(self._drawn, 0, -1):
            for tile, count in counts.items():  # noqa: B007 - the tile at which the loop ends is the one drawn
                beginning = orders * count // left  # how many of the orders begin with this tile
                if index < beginning:
                    break
                index -= beginning
            counts[tile] -= 1
            orders = beginning
            draws.append(tile)
        return self._move(tuple(draws))


def partitions(cards: Sequence[str], sizes: Sequence[int]) -> Iterator[tuple[tuple[str, ...], ...]]:
    """Every way to deal different cards into groups of falling sizes; the place of a group means nothing.

    >>> [" ".join("".join(group) for group in groups) for groups in partitions("abcd", (2, 2))]
    ['ab cd', 'ac bd', 'ad bc']
    """
    if not sizes:
        yield ()
        return
    for group in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in group]
        for others in partitions(rest, sizes[1:]):
            if not others or len(others[0]) < len(group) or cards.index(group[0]) < cards.index(others[0][0]):
                yield (group, *others)


def outcomes(position: Any) -> dict[Move, Fraction]:
    """Each outcome of the open chance decision and its exact probability; they add up to 1.

    Raises: LookupError where chance does not decide.
    """
    if not position.agenda or position.agenda[-1].seat != LUCK:
        raise NotFound("no chance decision is open here")
    return equally_likely(position.options())


def equally_likely(options: Sequence[R]) -> dict[R, Fraction]:
    """Different outcomes, each as likely as the other.

    >>> probability(equally_likely(range(1, 7)), lambda eyes: eyes > 4)
    Fraction(1, 3)
    """
    return dict.fromkeys(options, Fraction(1, len(options)))


def probability(odds: Mapping[R, Fraction], question: Callable[[R], bool]) -> Fraction:
    """How likely the answer is yes. odds: outcome -> its probability, as of `outcomes`."""
    return sum((chance for outcome, chance in odds.items() if question(outcome)), Fraction(0))


def distribution(odds: Mapping[R, Fraction], answer: Callable[[R], T]) -> dict[T, Fraction]:
    """How likely each answer is, in the order in which the answers first occur.

    >>> distribution(equally_likely([(a, b) for a in (1, 2) for b in (1, 2)]), sum)
    {2: Fraction(1, 4), 3: Fraction(1, 2), 4: Fraction(1, 4)}
    """
    likely: dict[T, Fraction] = {}
    for outcome, chance in odds.items():
        found = answer(outcome)
        likely[found] = likely.get(found, Fraction(0)) + chance
    return likely
