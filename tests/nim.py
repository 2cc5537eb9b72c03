"""Nim, a game that is only described: nine stones, each takes one to three in turn, whoever takes the last one wins."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from yotd_widget.describe.game import Described
from yotd_widget.describe.things import Amount, Things
from yotd_widget.engine.game import Late, register
from yotd_widget.engine.move_text import MoveTexts
from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.position import Outcome, Point, Position, Question, ranked

STONES, MOST = 9, 3
REFUSALS = {"ERR-HEAP": ("The heap is too small.", ("NIM-1",))}


class Take(Move, frozen=True):
    """Take stones of the heap."""

    stones: int
    label = "Take {stones}"

    @property
    def place(self):
        """One stone is taken from the heap itself, more by a button."""
        return "heap" if self.stones == 1 else ""


class ChooseStones(Question, frozen=True):
    """How many a player takes."""

    answers = (Take,)
    points = {"take": Point("{player} takes", "Take one to three.", "stones", ("NIM-1",))}

    def candidates(self, state):
        return [Take(stones) for stones in range(1, MOST + 1)]

    def options(self, state):
        return [move for move in self.candidates(state) if move.stones <= state.heap]

    def verify(self, state, move):
        return None if 0 < move.stones <= min(MOST, state.heap) else Refusal("ERR-HEAP", table=REFUSALS)

    def do(self, state, move, notes):
        state.heap -= move.stones
        state.taken[self.seat] += move.stones
        if notes is not None:
            notes.add("NIM-1", self.seat, {"taken": move.stones}, heap=state.heap)
        if state.heap:
            state.agenda.append(ChooseStones(1 - self.seat))


@dataclass(slots=True, repr=False)
class Heap(Position):
    """What is left, what everybody has taken."""

    heap: int = STONES
    taken: list[int] = field(default_factory=lambda: [0, 0])
    agenda: list[Any] = field(default_factory=lambda: [ChooseStones(0)])

    game = Late("nim")
    moves = MoveTexts(Take)
    players = ("Ann", "Bob")

    def clone(self):
        return Heap(self.heap, self.taken.copy(), self.agenda.copy())

    @property
    def outcome(self):
        return None if self.agenda else Outcome((0,), tuple(self.taken), ranked(self.taken), ())


class Nim(Described[Heap]):
    """A heap and what is taken of it."""

    name = "nim"
    label = "Nim"
    positions = Heap
    tasks = (ChooseStones,)
    score = "taken"
    things = Things(
        [
            Amount("heap", "Heap", at="heap", place="heap", noun=("stone", "stones"), most=STONES),
            Amount("taken", "Taken", at="taken.{seat}", noun=("stone", "stones"), most=STONES),
        ]
    )
    rules = {"NIM-1": "Take one to three."}
    refusals = REFUSALS
    tells = {"NIM-1": "{heap} left."}

    def new(self, players=None, *, seed=None, **options):
        return Heap()


register(Nim())
