"""A game of chance alone to test with: Luck decides everything, with a bag, dice, a coin and cards.

Each question is another kind of chance: tokens drawn out of a bag, three dice with faces of their own, a coin that
falls on one side more often, cards of which there are more orders than Python counts.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, Final

import msgspec

from yotd_widget.engine.chance import Outcomes, Rolls, Shuffles, Weighted
from yotd_widget.engine.game import Game
from yotd_widget.engine.luck import SeededLuck
from yotd_widget.engine.moves import LUCK, Move, Refusal
from yotd_widget.engine.position import Outcome, Position, Question
from yotd_widget.engine.trace import Notes

TOKENS: Final = [f"T{kind}" for kind in range(12) for _ in range(3 if kind < 8 else 2)]
CARDS: Final = [f"e{number:02}" for number in range(1, 25)]
DICE: Final = ((1, 2, 3, 4, 5, 6), (4, 5, 6, 7, 8, 9), (1, 2, 3, 7, 7, 9))


class Drawn(Move, frozen=True):
    things: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(("drawn", *self.things))


class Rolled(Move, frozen=True):
    eyes: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(("rolled", *map(str, self.eyes)))


class Draw(Question, frozen=True):
    """Chance draws a number of things, in order; nobody looks at the others."""

    things: tuple[str, ...]
    number: int

    answers = (Drawn,)

    def decision(self, state: Pouch) -> tuple[str, tuple[str, ...], int, int]:
        return "draw", (), 0, 1

    def options(self, state: Pouch) -> Shuffles[str, Drawn]:
        return Shuffles(self.things, Drawn, self.number)

    def verify(self, state: Pouch, move: Drawn) -> Refusal | None:
        return None if self.options(state).fits(move.things) else Refusal("ERR-FORMAT", detail="this cannot be drawn")

    def do(self, state: Pouch, move: Drawn, notes: Notes | None) -> None:
        state.seen += move.things


class Roll(Question, frozen=True):
    """Chance rolls the three dice."""

    answers = (Rolled,)

    def decision(self, state: Pouch) -> tuple[str, tuple[str, ...], int, int]:
        return "roll", (), 0, 1

    def options(self, state: Pouch) -> Outcomes[Rolled]:
        return Rolls(DICE, Rolled)

    def verify(self, state: Pouch, move: Rolled) -> Refusal | None:
        fits = len(move.eyes) == 3 and all(face in die for face, die in zip(move.eyes, DICE, strict=True))
        return None if fits else Refusal("ERR-FORMAT", detail="the dice have no such faces")

    def do(self, state: Pouch, move: Rolled, notes: Notes | None) -> None:
        state.seen += map(str, move.eyes)


class Toss(Question, frozen=True):
    """Chance tosses a coin that shows 1 three times as often as 2."""

    answers = (Rolled,)

    def decision(self, state: Pouch) -> tuple[str, tuple[str, ...], int, int]:
        return "toss", (), 0, 1

    def options(self, state: Pouch) -> Weighted[Rolled]:
        return Weighted({Rolled((1,)): 3, Rolled((2,)): 1})

    def verify(self, state: Pouch, move: Rolled) -> Refusal | None:
        return None if move.eyes in ((1,), (2,)) else Refusal("ERR-FORMAT", detail="a coin has two sides")

    def do(self, state: Pouch, move: Rolled, notes: Notes | None) -> None:
        state.seen.append(str(move.eyes[0]))


class PouchGame(Game):
    name = "pouch"

    @property
    def positions(self) -> type[Pouch]:
        return Pouch

    notation = SimpleNamespace(decoded=lambda text: _read(text), written=lambda state: f"Pouch({state.seen})")


@dataclass(slots=True)
class Pouch(Position):
    """What Luck has brought so far; the last question of the agenda is the next one."""

    game = PouchGame()

    agenda: list[Any]
    seen: list[str] = field(default_factory=list)
    seed: int | None = None

    def __post_init__(self) -> None:
        self._options = None

    def clone(self) -> Pouch:
        return Pouch(self.agenda.copy(), self.seen.copy(), self.seed)

    @property
    def players(self) -> tuple[str, ...]:
        return ("Ann",)

    @property
    def moment(self) -> str:
        return f"after {len(self.seen)}"

    @property
    def luck(self) -> SeededLuck | None:
        return None if self.seed is None else SeededLuck(self.seed)

    def parse(self, text: str) -> Move:
        kind, *things = text.split()
        return Rolled(tuple(map(int, things))) if kind == "rolled" else Drawn(tuple(things))

    @property
    def outcome(self) -> Outcome | None:
        points = sum(int(thing) for thing in self.seen if thing.isdigit())
        return None if self.agenda else Outcome((0,), (points,), ((0,),), ())


class _Saved(msgspec.Struct):
    agenda: list[Draw | Roll | Toss]
    seen: list[str]
    seed: int | None = None


def _read(text: str | bytes) -> Pouch:
    saved = msgspec.json.decode(text, type=_Saved)
    return Pouch(saved.agenda, saved.seen, saved.seed)


def tokens(number: int) -> Draw:
    """Some of the 32 tokens, the rest stay hidden."""
    return Draw(LUCK, tuple(TOKENS), number)


def cards(number: int) -> Draw:
    """Some of the 24 cards."""
    return Draw(LUCK, tuple(CARDS), number)


def pouch(*questions: Question, seed: int | None = None) -> Pouch:
    """A position with these questions to come, the first one first."""
    return Pouch([*reversed(questions)], seed=seed)
