"""A position played on to some moment, so that a question can be answered by what the engine did on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.reasons import Because
from yotd_widget.engine.trace import Note, Notes


class Stride(msgspec.Struct, frozen=True):
    """One move on the way, from the position before it to the one after it, with what it set going."""

    before: Any
    move: Any
    after: Any
    notes: tuple[Note, ...]


class Run:
    """What happened from a position on.

    moves: what is played first, in text form. until: given a position, whether the moment has come; after the moves
    the first possibility is taken until then, or until the month is over. Without `until` it ends with the moves.
    `supposed` tells whether other possibilities were left out in this.
    Raises: Refusal for a move that is not possible.
    """

    def __init__(self, start: Any, moves: Iterable[object] = (), until: Callable[[Any], bool] | None = None) -> None:
        self.start = self.end = start
        self.supposed = False
        self.strides: list[Stride] = []
        for move in moves:
            if (refusal := self.end.why_not(move)) is not None:
                raise refusal
            self._take(self.end.read(move))
        month = self.start.month
        while until is not None and not until(self.end):
            decision = self.end.decision
            if decision is None or decision.seat == LUCK or self.end.month != month:
                break
            first, *others = self.end.options()
            self.supposed = self.supposed or bool(others)
            self._take(first)

    def _take(self, move: Any) -> None:
        """A move that is known to be possible."""
        before, notes = self.end, Notes()
        self.end = before.clone()
        self.end.play(move, notes)
        self.end.settle(notes)
        self.strides.append(Stride(before, move, self.end, tuple(notes)))

    def notes(self, *rules: str, seat: int | None = None) -> Iterator[Note]:
        """What the engine noted under these rules, or under any; of one seat, or of all."""
        for stride in self.strides:
            for note in stride.notes:
                if (not rules or note.rule in rules) and (seat is None or note.seat == seat):
                    yield note

    def change(self, thing: str, seat: int, *rules: str) -> int:
        """By how much a thing of a player changed by these rules, or at all."""
        return sum(note.change.get(thing, 0) for note in self.notes(*rules, seat=seat))

    def reasons(self, *rules: str, seat: int | None = None) -> Iterator[Because]:
        """The same with what is behind each: reasons that `explain` gives, in the order in which things happened."""
        for stride in self.strides:
            for _, reason in stride.before.explain(stride.move).tree.walk():
                if (
                    reason.about == "note"
                    and reason.rules[0] in rules
                    and (seat is None or reason.seat in (seat, None))
                ):
                    yield reason


def month_over(_position: Any) -> bool:
    """Until the month is over, whatever is asked in it."""
    return False


def asked(*points: str) -> Callable[[Any], bool]:
    """Until one of these decision points is reached."""
    return lambda position: position.decision is not None and position.decision.id in points
