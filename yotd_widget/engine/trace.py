"""Notes: every change of a position, with the rule that caused it and the numbers that entered."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

Fact = int | str | bool


class Note(msgspec.Struct, frozen=True):
    """One thing that happened, and why.

    rule: the rule id. seat: whom it concerns, None for everybody.
    change: by how much that player's things changed, in pieces ({"yuan": 5}); facts: what entered ({"symbols": 3}).
    forced: it answers a question that had no other answer.
    """

    rule: str
    seat: int | None = None
    change: dict[str, int] = {}
    facts: dict[str, Fact] = {}
    forced: bool = False


class Notes:
    """The notes of one step, in the order in which things happened.

    >>> notes = Notes()
    >>> notes.add("ACT-TAX-1", 0, {"yuan": 5}, symbols=3)
    >>> list(notes)
    [Note(rule='ACT-TAX-1', seat=0, change={'yuan': 5}, facts={'symbols': 3}, forced=False)]
    """

    __slots__ = ("_forced", "_notes")

    def __init__(self) -> None:
        self._notes: list[Note] = []
        self._forced = False

    def add(self, rule: str, seat: int | None = None, change: dict[str, int] | None = None, **facts: Fact) -> None:
        """Write down what `rule` did; playouts pass no `Notes` at all, so this costs them nothing."""
        self._notes.append(Note(rule, seat, change or {}, facts, self._forced))

    @contextmanager
    def without_a_choice(self) -> Iterator[None]:
        """Notes added inside answer a question that had only one answer."""
        self._forced = True
        try:
            yield
        finally:
            self._forced = False

    def __iter__(self) -> Iterator[Note]:
        return iter(self._notes)

    def __len__(self) -> int:
        return len(self._notes)
