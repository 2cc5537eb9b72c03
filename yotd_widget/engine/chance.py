"""Chance as a list of equally likely outcomes: shuffles of tiles, deals of cards into groups."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from math import factorial, prod
from typing import Generic, TypeVar, overload

from yotd_widget.engine.moves import Move

M = TypeVar("M", bound=Move)


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
