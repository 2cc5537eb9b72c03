"""Luck: whoever answers chance decisions. No position holds a random generator; luck is a function of what is dealt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from sys import maxsize
from types import ModuleType
from typing import Any, Final, Literal, Protocol, TypeVar

import msgspec

from yotd_widget.engine.chance import Outcomes
from yotd_widget.engine.errors import NotFound
from yotd_widget.engine.moves import Move

T = TypeVar("T")

_SHORT: Final = 16
"""Bytes of a number that is drawn among as many as `len` can count."""
_SURPLUS: Final = 8
"""Bytes more than one among more needs, so that nobody ever sees which numbers its remainder favours."""


class Luck(Protocol):
    """Answers the open chance decision of a position."""

    def answer(self, position: Any) -> Move:
        """One of the position's options."""
        ...


class Dealer(Protocol):
    """Draws whatever it is asked for, as an order of hidden cards."""

    def draw(self, key: str, options: Sequence[T]) -> T:
        """One of the options: of the same ones, for the same key, always the same."""
        ...


def pick(key: str, count: int) -> int:
    """A number from 0 to `count` - 1, drawn for `key`: the same on every machine and in every Python.

    >>> [pick(f"throw {throw}", 6) for throw in range(5)]
    [2, 3, 2, 0, 2]
    """
    size = _SHORT if count <= maxsize else count.bit_length() // 8 + _SURPLUS
    return _number(key, size) % count


def drawn(options: Sequence[T], key: str) -> T:
    """One of the options, drawn for `key`: each as likely as the other, those of `Outcomes` as likely as they are.

    >>> drawn(["heads", "tails"], "throw 1")
    'tails'
    """
    if isinstance(options, Outcomes):
        found: T = options.drawn(pick(key, options.total))
        return found
    return options[pick(key, len(options))]


@lru_cache(256)
def _number(key: str, size: int) -> int:
    """A number for a key; kept for a while, as the options of a comparison ask for the same ones after each other."""
    hashed = _hashes()
    if size > _SHORT:
        return int.from_bytes(hashed.shake_256(key.encode()).digest(size))
    return int.from_bytes(hashed.blake2b(key.encode(), digest_size=size).digest())


@cache
def _hashes() -> ModuleType:
    import hashlib  # slow to load, and whoever holds all luck himself never needs it

    return hashlib


def dealing(position: Any) -> str:
    """What is being dealt: the decision point of chance, and the moment."""
    return f"{position.agenda[-1].decision(position)[0]} {position.moment}"


class SeededLuck(msgspec.Struct, frozen=True):
    """Draws every answer from the seed and what is being dealt: the same seed gives the same year."""

    seed: int

    def answer(self, position: Any) -> Move:
        """The option that the seed gives at this moment."""
        move: Move = self.draw(dealing(position), position.options())
        return move

    def draw(self, key: str, options: Sequence[T]) -> T:
        """One of the options, for whatever `key` names."""
        return drawn(options, f"{self.seed} {key}")


class NamedLuck(msgspec.Struct, frozen=True):
    """Luck that somebody names: a timeline leaves every chance decision open until a move answers it.

    Raises: NotFound where nobody can be asked.
    """

    def answer(self, position: Any) -> Move:
        """Nothing: it is for whoever plays to say."""
        raise NotFound(f"{position.decision.id} is still to be named")


NAMED: Final = "named"
Onward = Literal["same", "new", "named"] | int
"""How luck goes on from a position: as it would have come, drawn anew, as somebody names it, or by a seed."""


def written(luck: Luck | None, own: Luck | None) -> str:
    """How luck goes on, as a record keeps it: "17" for a seed, "named"; "" for that of the game, and for others."""
    if isinstance(luck, NamedLuck):
        return NAMED
    return str(luck.seed) if isinstance(luck, SeededLuck) and luck != own else ""


def read(text: str, own: Luck | None) -> Luck | None:
    """The luck of such a text. Raises: ValueError."""
    return own if not text else NamedLuck() if text == NAMED else SeededLuck(int(text))


class ScriptedLuck:
    """Answers with moves told beforehand, in their order. Raises: LookupError when they run out."""

    def __init__(self, moves: Iterable[Move]) -> None:
        self._moves = iter(moves)

    def answer(self, position: Any) -> Move:
        """The next of the moves."""
        try:
            return next(self._moves)
        except StopIteration:
            raise NotFound(f"no scripted luck left for {position.decision.id}") from None


class KeyedLuck(msgspec.Struct, frozen=True):
    """The luck of one of many playouts: the same whichever option is being tried (paired playouts).

    Differences between options then come from the options: what one playout deals in month 8, it deals to all of them.
    It knows nothing of the luck that the game's own seed holds ready.

    >>> from yotd_widget.games.dragon.year import Setup, begin
    >>> table = begin(Setup(("Ania", "Benek")))
    >>> KeyedLuck(3).answer(table) == KeyedLuck(3).answer(table.clone()) != KeyedLuck(4).answer(table)
    True
    """

    playout: int
    seed: int = 0

    def answer(self, position: Any) -> Move:
        """The option that this playout deals at this moment."""
        move: Move = self.draw(dealing(position), position.options())
        return move

    def draw(self, key: str, options: Sequence[T]) -> T:
        """One of the options, for whatever `key` names."""
        return drawn(options, f"{self.seed} playout {self.playout} {key}")


class Dice:
    """Throws of one playout, for policies that choose at random: the same whichever option is being tried.

    Each throw is drawn for (key, moment, seat, kind of question, how often it was asked at this moment), so two
    branches of a playout draw apart only while they are asked different questions; with the next month they meet again.
    key: which playout of which policy. A throw costs about 0.7 µs; make new dice for every branch.

    >>> from yotd_widget.games import dragon
    >>> dice, state = Dice("playout 1"), dragon.new_game(["Ania", "Benek"], seed=7)
    >>> [dice.throw(state, 6) for _ in range(5)]
    [0, 4, 0, 2, 4]
    """

    __slots__ = ("_key", "_moment", "_start", "_streams")

    def __init__(self, key: str) -> None:
        self._key = key
        self._moment: str | None = None
        self._start = 0
        self._streams: dict[tuple[type, int], int] = {}

    def throw(self, position: Any, sides: int) -> int:
        """A number from 0 to `sides` - 1 for the open question; lists of nearly equal length get nearly equal ones."""
        return self.among(position)(range(sides))

    def among(self, position: Any) -> Callable[[Sequence[T]], T]:
        """Throws for the questions of a position, one after the other while it goes on: from options to one of them."""
        agenda, streams = position.agenda, self._streams

        def thrown(options: Sequence[T]) -> T:
            if (moment := position.moment) != self._moment:
                self._moment, self._start = moment, _number(f"{self._key} {moment}", 8)
                streams.clear()
            task = agenda[-1]
            question = (task.__class__, task.seat)
            number = streams.get(question)
            if number is None:
                number = self._start ^ _SALTS[question]
            # Knuth's linear congruential generator, of which the upper half is taken: cheaper than any seeded one.
            streams[question] = number = (number * 6364136223846793005 + 1442695040888963407) & 0xFFFF_FFFF_FFFF_FFFF
            return options[(number >> 32) * len(options) >> 32]

        return thrown


class _Salts(dict[tuple[type, int], int]):
    """What tells the kinds of questions of each seat apart."""

    def __missing__(self, question: tuple[type, int]) -> int:
        kind, seat = question
        self[question] = salt = _number(f"{kind.__name__} {seat}", 8)
        return salt


_SALTS: Final = _Salts()
