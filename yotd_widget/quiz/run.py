"""A position played on to some moment, so that a question can be answered by what the engine did on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec

from yotd_widget.engine.moves import LUCK, Decision
from yotd_widget.engine.reasons import Because, deeds
from yotd_widget.engine.texts import _
from yotd_widget.engine.trace import Note, Notes
from yotd_widget.quiz.courses import Course, Undecided

FARTHEST: Final = 500
"""Moves of a run at most: by a wrong rule a period may never end. By the right ones none takes so many."""


class Stride(msgspec.Struct, frozen=True):
    """One move on the way, from the position before it to the one after it, with what it set going."""

    before: Any
    move: Any
    after: Any
    notes: tuple[Note, ...]


class Run:
    """What happens from a position on, as far as it is read: nothing is supposed that nobody asks about.

    moves: what is played first, in text form. until: given a position, whether the moment has come; after the moves
    `course` answers until then, or until the period is over. Without `until` it ends with the moves.
    Raises: Refusal for a move that is not possible; when it is read, Undecided where chance comes before the moment.
    """

    def __init__(
        self,
        start: Any,
        moves: Iterable[object] = (),
        until: Callable[[Any], bool] | None = None,
        course: Course | None = None,
    ) -> None:
        self.start = self._now = start
        self._until, self._course = until, course or Course()
        self._strides: list[Stride] = []
        self._sure: int | None = None
        for move in moves:
            if (refusal := self._now.why_not(move)) is not None:
                raise refusal
            self._take(self._now.read(move))

    @property
    def strides(self) -> Sequence[Stride]:
        """All moves up to the moment."""
        return tuple(self.coming())

    @property
    def end(self) -> Any:
        """The position at the moment."""
        for _stride in self.coming():
            pass
        return self._now

    @property
    def open(self) -> Any:
        """The position in which the first choice comes that nobody has made, or chance; None if there is none."""
        while self._sure is None and len(self._now.options()) == 1 and self._go_on():
            pass
        if self._sure is not None:
            return self._strides[self._sure].before
        return None if self._due() is None else self._now

    @property
    def certain(self) -> Sequence[Stride]:
        """What the moves bring about by themselves: all moves up to that position, or to the moment."""
        return tuple(self._strides[: self._sure]) if self.open else self.strides

    def coming(self) -> Iterator[Stride]:
        """One stride after the other; none is made before it is asked for."""
        at = 0
        while at < len(self._strides) or self._go_on():
            yield self._strides[at]
            at += 1

    def moments(self) -> Iterator[tuple[Any, Any]]:
        """Every task on the way with the position it comes in, also where it leaves no choice, one after the other."""
        now, strides = self.start, self.coming()
        while now.agenda:
            yield now.agenda[-1], now
            stride = next(strides, None)
            if stride is None:
                return
            for deed in list(deeds(stride.before, stride.move))[1:]:
                yield deed.task, deed.before
            now = stride.after

    def _due(self) -> Decision | None:
        """What is to be decided before the moment; None when it has come."""
        if self._until is None or self._now.when[0] != self.start.when[0] or self._until(self._now):
            return None
        decision: Decision | None = self._now.decision
        return decision

    def _go_on(self) -> bool:
        """One stride further. Returns whether there was one."""
        decision = self._due()
        if decision is None:
            return False
        if len(self._strides) >= FARTHEST:
            raise Undecided(_("{open}, and no end is in sight.").format(open=opened(self._now)))
        if decision.seat == LUCK:
            raise Undecided(_("{open} before that: name it among the moves.").format(open=opened(self._now)))
        if self._sure is None and len(self._now.options()) > 1:
            self._sure = len(self._strides)
        self._take(self._course.answer(self._now))
        return True

    def _take(self, move: Any) -> None:
        """A move that is known to be possible."""
        before, notes = self._now, Notes()
        self._now = before.clone()
        self._now.play(move, notes)
        self._now.settle(notes)
        self._strides.append(Stride(before, move, self._now, tuple(notes)))

    def notes(self, *rules: str, seat: int | None = None) -> Iterator[Note]:
        """What the engine noted under these rules, or under any; of one seat, or of all."""
        for stride in self.coming():
            for note in stride.notes:
                if (not rules or note.rule in rules) and (seat is None or note.seat == seat):
                    yield note

    def change(self, thing: str, seat: int, *rules: str) -> int:
        """By how much a thing of a player changed by these rules, or at all."""
        return sum(note.change.get(thing, 0) for note in self.notes(*rules, seat=seat))

    def reasons(self, *rules: str, seat: int | None = None) -> Iterator[Because]:
        """The same with what is behind each: reasons that `explain` gives, in the order in which things happened."""
        for stride in self.coming():
            made = stride.before.game.reasons.explain(stride.before, stride.move, ahead=False)
            for _depth, reason in made.tree.walk():
                if (
                    reason.about == "note"
                    and reason.rules[0] in rules
                    and (seat is None or reason.seat in (seat, None))
                ):
                    yield reason


def period_over(_position: Any) -> bool:
    """Until the period of the calendar is over, whatever is asked in it."""
    return False


def asked(*points: str) -> Callable[[Any], bool]:
    """Until one of these decision points is reached."""
    return lambda position: position.decision is not None and position.decision.id in points


def opened(position: Any) -> str:
    """Who decides what, as “Ada chooses an action”."""
    asked: str = position.game.screen.asked(position)
    return asked
