"""Tables: what is made once for each key and shared, such as the moves of a list, found by a subscript."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Key = TypeVar("Key")
Made = TypeVar("Made")


class Table(dict[Key, Made]):
    """A dictionary that makes what it has not. make: of a key alone, so that no rule of a game has a part in it.

    A subscript costs two thirds of the call of a function that remembers; what follows from rules is for
    `house_rules.remembered`.

    >>> squares = Table(lambda number: number * number)
    >>> squares[7], dict(squares)
    (49, {7: 49})
    """

    __slots__ = ("_make",)

    def __init__(self, make: Callable[[Key], Made]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: Key) -> Made:
        made = self[key] = self._make(key)
        return made
