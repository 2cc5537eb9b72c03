"""Chance: what may come of a throw, a shuffle or a deal, how likely each of it is, and how one is drawn.

Options that stand in a list are equally likely. Where they are not, or are too many to be listed, a chance question
gives `Outcomes`. A deal of hidden cards is a shuffle that ends before the pile does: what is not drawn stays unknown.
"""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, product
from math import comb, factorial, perm, prod
from typing import Any, Generic, TypeVar, overload

from yotd_widget.engine.errors import BadInput

T = TypeVar("T")
F = TypeVar("F")
S = TypeVar("S", bound=str)


class Outcomes(Sequence[T], Generic[T]):
    """Different outcomes, made on demand, of which one may be likelier than another.

    There are `total` numbers to draw from, equally likely; `drawn` says on which outcome a number falls, `weighted` how
    many numbers fall on each. Neither asks for a list, nor for `len`: as that of a `range`, it raises OverflowError
    where there are more than Python counts. `size` counts them all.
    """

    __slots__ = ()

    @property
    @abstractmethod
    def size(self) -> int:
        """How many outcomes there are."""

    @property
    @abstractmethod
    def total(self) -> int:
        """How many numbers can be drawn."""

    @abstractmethod
    def drawn(self, number: int) -> T:
        """The outcome on which a number falls, 0 to `total` - 1."""

    @abstractmethod
    def weighted(self) -> Iterator[tuple[T, int]]:
        """Each outcome in its order, and how many numbers fall on it."""

    @abstractmethod
    def _at(self, place: int) -> T:
        """The outcome at this place of the order, 0 to `size` - 1."""

    def __len__(self) -> int:
        return self.size

    def __bool__(self) -> bool:
        return self.size > 0

    def __iter__(self) -> Iterator[T]:
        return (outcome for outcome, _ in self.weighted())

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> list[T]: ...
    def __getitem__(self, index: int | slice) -> T | list[T]:
        if isinstance(index, slice):
            return [self._at(place) for place in range(*index.indices(self.size))]
        size = self.size
        if not -size <= index < size:
            raise IndexError(index)
        return self._at(index % size)


def size(options: Sequence[Any]) -> int:
    """How many options there are, be they more than `len` can tell."""
    return options.size if isinstance(options, Outcomes) else len(options)


class Weighted(Outcomes[T]):
    """Outcomes with a whole number each, by which one is likelier than another. Raises: BadInput for one below 1.

    >>> coin = Weighted({"heads": 3, "tails": 1})
    >>> list(coin), [coin.drawn(number) for number in range(coin.total)]
    (['heads', 'tails'], ['heads', 'heads', 'heads', 'tails'])
    """

    __slots__ = ("_total", "_weights")

    def __init__(self, weights: Mapping[T, int]) -> None:
        if any(type(weight) is not int or weight < 1 for weight in weights.values()):
            raise BadInput(f"an outcome weighs a whole number, 1 or more: {[*weights.values()]}")
        self._weights = tuple(weights.items())
        self._total = sum(weights.values())

    @property
    def size(self) -> int:
        return len(self._weights)

    @property
    def total(self) -> int:
        return self._total

    def drawn(self, number: int) -> T:
        for outcome, weight in self._weights:
            if number < weight:
                return outcome
            number -= weight
        raise IndexError(number)

    def weighted(self) -> Iterator[tuple[T, int]]:
        return iter(self._weights)

    def _at(self, place: int) -> T:
        return self._weights[place][0]


class Rolls(Outcomes[T], Generic[F, T]):
    """What several dice may show, die by die; a face that is on a die twice is as likely again.

    dice: the faces of each. move: makes the chance move of what they show.

    >>> rolls = Rolls([(1, 2, 2), (5, 6)], lambda eyes: eyes)
    >>> dict(rolls.weighted())
    {(1, 5): 1, (1, 6): 1, (2, 5): 2, (2, 6): 2}
    """

    __slots__ = ("_dice", "_move")

    def __init__(self, dice: Sequence[Sequence[F]], move: Callable[[tuple[F, ...]], T]) -> None:
        self._dice = [(tuple(faces), Counter(faces)) for faces in dice]
        self._move = move

    @property
    def size(self) -> int:
        return prod(len(different) for _, different in self._dice)

    @property
    def total(self) -> int:
        return prod(len(faces) for faces, _ in self._dice)

    def drawn(self, number: int) -> T:
        return self._shown([faces for faces, _ in self._dice], number)

    def weighted(self) -> Iterator[tuple[T, int]]:
        for shown in product(*(different.items() for _, different in self._dice)):
            yield self._move(tuple(face for face, _ in shown)), prod(weight for _, weight in shown)

    def _at(self, place: int) -> T:
        return self._shown([tuple(different) for _, different in self._dice], place)

    def _shown(self, dice: list[tuple[F, ...]], number: int) -> T:
        shown: list[F] = []
        for faces in reversed(dice):
            number, face = divmod(number, len(faces))
            shown.append(faces[face])
        return self._move(tuple(reversed(shown)))


class Shuffles(Outcomes[T], Generic[S, T]):
    """Every order in which tiles can be drawn, equal tiles being one, in alphabetical order.

    move: makes the chance move of one order. drawn: how many tiles are drawn, the others stay where they are; left out,
    all of them are. Raises: BadInput where there are not so many.

    >>> from yotd_widget.games.dragon.moves import Row
    >>> [str(row) for row in Shuffles(["drought", "drought", "contagion"], Row)]
    ['row contagion drought drought', 'row drought contagion drought', 'row drought drought contagion']
    >>> bag = Shuffles(["red", "blue", "blue"], "".join, drawn=1)
    >>> dict(bag.weighted())
    {'blue': 2, 'red': 1}
    >>> Shuffles("abcdefghijklmnopqrstuvwxyz", "".join)[10**26]
    'gmedycisqplfotwnrubhzjvxak'
    """

    __slots__ = ("_counts", "_drawn", "_each", "_left", "_move", "_total")

    def __init__(self, tiles: Sequence[S], move: Callable[[tuple[S, ...]], T], drawn: int | None = None) -> None:
        self._counts = dict(sorted(Counter(tiles).items()))
        self._left = len(tiles)
        self._drawn = self._left if drawn is None else drawn
        if not 0 <= self._drawn <= self._left:
            raise BadInput(f"of {self._left} tiles {self._drawn} cannot be drawn")
        # Drawn to the end, every order is as likely as the other: then one number for each is enough.
        self._each = prod(map(factorial, self._counts.values())) if self._drawn == self._left else 1
        self._total = perm(self._left, self._drawn) // self._each
        self._move = move

    @property
    def size(self) -> int:
        return self._total if self._drawn == self._left else _rows(tuple(self._counts.values()), self._drawn)

    @property
    def total(self) -> int:
        return self._total

    def fits(self, tiles: Sequence[str]) -> bool:
        """Whether these tiles can be drawn, in this order."""
        return len(tiles) == self._drawn and Counter(tiles) <= Counter(self._counts)

    def drawn(self, number: int) -> T:
        if len(self._counts) == self._left:
            return self._drawn_of_different(number)
        counts, numbers, draws = dict(self._counts), self._total, []
        for left in range(self._left, self._left - self._drawn, -1):
            place, before = number * left // numbers, 0  # which of the tiles that are left is drawn, kind by kind
            for tile, count in counts.items():  # noqa: B007 - the tile at which the loop ends is the one drawn
                if place < before + count:
                    break
                before += count
            number -= numbers * before // left  # those that fall on orders that begin with a tile before it
            numbers = numbers * count // left
            counts[tile] -= 1
            draws.append(tile)
        return self._move(tuple(draws))

    def _drawn_of_different(self, number: int) -> T:
        """The same where no two tiles are equal, as of a deck of cards: each number has one place for each tile."""
        tiles, numbers, draws = [*self._counts], self._total, []
        for left in range(self._left, self._left - self._drawn, -1):
            numbers //= left
            place, number = divmod(number, numbers)
            draws.append(tiles.pop(place))
        return self._move(tuple(draws))

    def weighted(self) -> Iterator[tuple[T, int]]:
        counts = dict(self._counts)

        def further(draws: tuple[S, ...], numbers: int) -> Iterator[tuple[T, int]]:
            if len(draws) == self._drawn:
                yield self._move(draws), numbers // self._each
                return
            for tile, count in counts.items():
                if count:
                    counts[tile] = count - 1
                    yield from further((*draws, tile), numbers * count)
                    counts[tile] = count

        return further((), 1)

    def _at(self, place: int) -> T:
        if self._drawn == self._left:
            return self.drawn(place)
        counts, draws = dict(self._counts), []
        for left in range(self._drawn - 1, -1, -1):
            for tile in [tile for tile, count in counts.items() if count]:
                counts[tile] -= 1
                beginning = _rows(tuple(counts.values()), left)
                if place < beginning:
                    break
                place -= beginning
                counts[tile] += 1
            draws.append(tile)
        return self._move(tuple(draws))


@lru_cache(10_000)
def _rows(counts: tuple[int, ...], drawn: int) -> int:
    """How many different rows of so many tiles there are, of kinds of which there are so many each."""
    rows = [1] + [0] * drawn
    for count in counts:
        rows = [sum(comb(n, m) * rows[n - m] for m in range(min(count, n) + 1)) for n in range(drawn + 1)]
    return rows[drawn]


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
