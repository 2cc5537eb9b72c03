"""Luck: whoever answers chance decisions. No position holds a random generator; luck is a function of what is dealt."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

import msgspec

from yotd_widget.engine.moves import Move


class Luck(Protocol):
    """Answers the open chance decision of a position."""

    def answer(self, position: Any) -> Move:
        """One of the position's options."""
        ...


def pick(key: str, count: int) -> int:
    """A number from 0 to `count` - 1, drawn for `key`: the same on every machine and in every Python.

    >>> [pick(f"throw {throw}", 6) for throw in range(5)]
    [2, 3, 2, 0, 2]
    """
    from hashlib import blake2b  # slow to load, and whoever holds all luck himself never needs it

    return int.from_bytes(blake2b(key.encode(), digest_size=16).digest()) % count


class SeededLuck(msgspec.Struct, frozen=True):
    """Draws every answer from the seed and what is being dealt: the same seed gives the same year.

    The options of a chance decision are equally likely.
    """

    seed: int

    def answer(self, position: Any) -> Move:
        """The option that the seed gives at this moment."""
        options = position.options()
        move: Move = options[pick(f"{self.seed} {position.decision.id} {position.moment}", len(options))]
        return move


class ScriptedLuck:
    """Answers with moves told beforehand, in their order. Raises: LookupError when they run out."""

    def __init__(self, moves: Iterable[Move]) -> None:
        self._moves = iter(moves)

    def answer(self, position: Any) -> Move:
        """The next of the moves."""
        try:
            return next(self._moves)
        except StopIteration:
            raise LookupError(f"no scripted luck left for {position.decision.id}") from None
