"""Acts beside the open question: what a player may do whenever he is asked something, as changing money.

The question stays open after it, and its answers are found anew. An act is a `Question` like any other, so it has its
own options, reasons against a move, and moves that records keep; only it is never on the agenda.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain
from typing import overload

from yotd_widget.engine.house_rules import BLOCKS
from yotd_widget.engine.moves import LUCK, Move
from yotd_widget.engine.position import Position, Question
from yotd_widget.engine.trace import Notes


class Joined(Sequence[Move]):
    """The moves of two lists, which are made when they are looked at."""

    __slots__ = ("_count", "_one", "_other")

    def __init__(self, one: Sequence[Move], other: Sequence[Move]) -> None:
        self._one, self._other, self._count = one, other, len(one)

    def __len__(self) -> int:
        return self._count + len(self._other)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return [*self][index]
        if index < 0:
            index += len(self)
        return self._one[index] if index < self._count else self._other[index - self._count]

    def __iter__(self) -> Iterator[Move]:
        return chain(self._one, self._other)


class WithActs(Position):
    """A position of a game that has acts. beside: their kinds, each made with the seat of the player who decides.

    There is nothing to do beside chance, and an act is not beside a question that the same moves answer. A question
    with one answer is asked if its player could do something before it.
    """

    __slots__ = ()

    def may_act(self, seat: int) -> bool:
        return True

    def acts(self) -> Sequence[Question]:
        if not self.agenda or (task := self.agenda[-1]).seat == LUCK:
            return ()
        return _acts(self.beside, task.__class__, task.seat)

    def can_act(self) -> bool:
        return any(act.options(self) for act in self.acts())

    def with_acts(self, own: Sequence[Move]) -> Sequence[Move]:
        for act in self.acts():
            if found := act.options(self):
                own = Joined(own, found)
        return own

    def options(self) -> Sequence[Move]:
        if self._options is None or BLOCKS:
            own = super().options()
            every = self.with_acts(own) if own else own
            self._options = None if BLOCKS else every
            return every
        return self._options

    def play(self, move: Move, notes: Notes | None = None) -> None:
        task = self.agenda[-1]
        if isinstance(move, task.answers) or (act := self.question_of(move)) is None:
            del self.agenda[-1]
            task.do(self, move, notes)
        else:
            act.do(self, move, notes)
        self.proceed(notes)


@cache
def _acts(beside: tuple[type[Question], ...], asked: type[Question], seat: int) -> tuple[Question, ...]:
    """The acts of a seat beside a kind of question: those that other moves answer."""
    return tuple(kind(seat) for kind in beside if not set(kind.answers) & set(asked.answers))
