"""Acts beside the open question: what a player may do whenever he is asked something, as changing money.

The question stays open after it, and its answers are found anew. An act is a `Question` like any other, so it has its
own options, reasons against a move, and moves that records keep; only it is never on the agenda.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar

from yotd_widget.engine.house_rules import BLOCKS
from yotd_widget.engine.moves import LUCK, Move
from yotd_widget.engine.position import Position, Question
from yotd_widget.engine.trace import Notes


class WithActs(Position):
    """A position of a game that has acts. beside: their kinds, each made with the seat of the player who decides.

    There is nothing to do beside chance, and an act is not beside a question that the same moves answer. A question
    with one answer is asked if its player could do something before it.
    """

    __slots__ = ()

    beside: ClassVar[tuple[type[Question], ...]] = ()

    def acts(self) -> Sequence[Question]:
        if not self.agenda or (task := self.agenda[-1]).seat == LUCK:
            return ()
        return _acts(self.beside, task.__class__, task.seat)

    def can_act(self) -> bool:
        return any(act.options(self) for act in self.acts())

    def options(self) -> Sequence[Move]:
        if self._options is None or BLOCKS:
            own = super().options()
            every = self._with_acts(own) if own else own
            self._options = None if BLOCKS else every
            return every
        return self._options

    def play(self, move: Move, notes: Notes | None = None) -> None:
        task = self.agenda[-1]
        if isinstance(move, task.answers) or (act := self.question_of(move)) is None:
            super().play(move, notes)
        else:
            act.do(self, move, notes)
            self.proceed(notes)

    def proceed(self, notes: Notes | None = None) -> None:
        super().proceed(notes)
        if self._options:
            self._options = self._with_acts(self._options)

    def _with_acts(self, own: Sequence[Move]) -> Sequence[Move]:
        """The answers of the open question, and after them those of the acts."""
        acts = [move for act in self.acts() for move in act.options(self)]
        return [*own, *acts] if acts else own


@cache
def _acts(beside: tuple[type[Question], ...], asked: type[Question], seat: int) -> tuple[Question, ...]:
    """The acts of a seat beside a kind of question: those that other moves answer."""
    return tuple(kind(seat) for kind in beside if not set(kind.answers) & set(asked.answers))
