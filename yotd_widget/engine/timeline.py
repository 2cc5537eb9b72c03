"""A game as it was played: every step with its move, its notes and the position after it; undo, redo, jump."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic, Literal, TypeVar

import msgspec

from yotd_widget.engine.luck import Luck
from yotd_widget.engine.moves import LUCK, Move
from yotd_widget.engine.position import Position
from yotd_widget.engine.trace import Note, Notes

P = TypeVar("P", bound=Position)


class Step(msgspec.Struct, frozen=True):
    """One answered decision. seat: who decided (`LUCK` for chance); state: the position after it."""

    move: Move
    seat: int
    notes: tuple[Note, ...]
    state: Any


class Timeline(Generic[P]):
    """A game from its start, step by step, with a marker `at` on the present one.

    start: the first position. luck: answers chance decisions at once, each as a step of its own; "own" is the luck of
    the position's seed, None leaves them open. Playing after an undo replaces the future that was undone.

    >>> from yotd_widget.games import dragon
    >>> game = Timeline(dragon.new_game(["Ania", "Benek"], seed=7))
    >>> game.play("draft young monk, young farmer").play("place 1").undo().state.decision.id
    'D-03'
    """

    def __init__(self, start: P, luck: Luck | Literal["own"] | None = "own") -> None:
        self.start = start
        self.luck: Luck | None = start.luck if luck == "own" else luck
        self.steps: list[Step] = []
        self.at = 0
        self.deal()

    @property
    def state(self) -> P:
        """The position at the marker."""
        return self.state_at(self.at)

    def state_at(self, at: int) -> P:
        """The position after `at` steps; 0 is the start. Raises: IndexError outside 0 to `len(self)`."""
        if not 0 <= at <= len(self.steps):
            raise IndexError(f"this timeline has the steps 0 to {len(self.steps)}, not {at}")
        return self.steps[at - 1].state if at else self.start

    def play(self, *moves: object, by: str | None = None) -> Timeline[P]:
        """Play moves (or their text forms) one after the other. Raises: Refusal; the moves before it stand."""
        for move in moves:
            state = self.state
            if (refusal := state.why_not(move, by)) is not None:
                raise refusal
            del self.steps[self.at :]
            self._add(state.read(move))
            self.deal()
        return self

    def undo(self) -> Timeline[P]:
        """Back to the last decision of a player; chance is taken back with it. At the start nothing happens."""
        at = self.at
        while at > 0:
            at -= 1
            if self.steps[at].seat != LUCK:
                self.at = at
                break
        return self

    def redo(self) -> Timeline[P]:
        """Forward again by one decision and the chance around it."""
        while self.at < len(self.steps) and self.steps[self.at].seat == LUCK:
            self.at += 1
        if self.at < len(self.steps):
            self.at += 1
        while self.at < len(self.steps) and self.steps[self.at].seat == LUCK:
            self.at += 1
        return self

    def take_back(self, move: object) -> Timeline[P]:
        """Take back one piece of the open row of choices, keeping the others; or else the last choice, if it is that.

        Raises: LookupError if the move is neither.
        """
        start, pieces = self._last_choices()
        if str(move) not in pieces:
            raise LookupError(f"“{move}” is not among the choices that can be taken back one by one")
        pieces.reverse()
        pieces.remove(str(move))
        return self.jump(start).play(*reversed(pieces))

    def can_take_back(self, move: object) -> bool:
        """Whether `take_back` would find the move."""
        return str(move) in self._last_choices()[1]

    def _last_choices(self) -> tuple[int, list[str]]:
        """Where the open row of choices began and the pieces given since; or else the last choice alone."""
        start = self.at
        while start and (decision := self.state_at(start).decision) is not None and decision.done:
            start -= 1
        if start == self.at:
            start = max(0, start - 1)
        return start, [str(step.move) for step in self.steps[start : self.at] if step.seat != LUCK]

    def jump(self, at: int) -> Timeline[P]:
        """Go to the position after `at` steps. Raises: IndexError outside 0 to `len(self)`."""
        self.state_at(at)
        self.at = int(at)
        return self

    def notes(self) -> Iterator[Note]:
        """Every note from the start to the marker."""
        for step in self.steps[: self.at]:
            yield from step.notes

    def __len__(self) -> int:
        return len(self.steps)

    def __repr__(self) -> str:
        decision = self.state.decision
        now = f"{decision.player} decides {decision.id}" if decision else "over"
        return f"<Timeline at step {self.at} of {len(self.steps)}: {now}>"

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        if Position.display is None:
            return {"text/plain": repr(self)}, {}
        return Position.display(self)

    def _add(self, move: Move) -> None:
        state, notes = self.state.clone(), Notes()
        seat = state.agenda[-1].seat
        state.play(move, notes)
        self.steps.append(Step(move, seat, tuple(notes), state))
        self.at += 1

    def deal(self) -> None:
        """Let luck answer what is due, each time as a step of its own; without luck nothing happens."""
        while self.luck is not None and (agenda := self.state.agenda) and agenda[-1].seat == LUCK:
            self._add(self.luck.answer(self.state))
