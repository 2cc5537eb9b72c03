"""A game of two to test with: one payment after the other, stopped at will, and tokens changed into coins at any time.

Ann, then Bob, makes up to four payments of 1, 2, 3 and 4 coins, each for gold or for a helper who takes a chair.
Whoever is asked anything may change two tokens into a coin before. Last, everybody with three tokens or more changes
two of them or gives one away.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import msgspec

from yotd_widget.engine.acts import WithActs
from yotd_widget.engine.game import Game
from yotd_widget.engine.moves import LUCK, Move, Refusal
from yotd_widget.engine.position import Outcome, Question, ranked
from yotd_widget.engine.trace import Notes

SIDES = ("left", "right")


class Word(Move, frozen=True):
    """A move of one word after its kind."""

    word: str

    def __str__(self) -> str:
        return f"{type(self).__name__.lower()} {self.word}"


class Pay(Word, frozen=True):
    """For gold or for a helper."""


class Sit(Word, frozen=True):
    """On the left or on the right chair."""


class Give(Word, frozen=True):
    """A token to the left or to the right."""


class Wind(Word, frozen=True):
    """Chance: from the left or from the right."""


class Change(Word, frozen=True):
    """Two tokens into a coin, for gold or for copper."""


class Stop(Move, frozen=True):
    """No more payments."""

    def __str__(self) -> str:
        return "stop"


KINDS = {kind.__name__.lower(): kind for kind in (Pay, Sit, Give, Wind, Change)}


def bad(detail: str) -> Refusal:
    return Refusal("ERR-FORMAT", detail=detail)


class Payments(Question, frozen=True):
    """Up to four payments, the next one dearer; the player may stop before any."""

    done: int = 0

    answers = (Pay, Stop)
    stop = Stop()

    def decision(self, state: Bazaar) -> tuple[str, tuple[str, ...], int, int]:
        return "pay", ("PAY",), self.done, 4

    def options(self, state: Bazaar) -> list[Move]:
        afford = state.coins[self.seat] > self.done
        return [*([Pay("gold"), Pay("helper")] if afford else []), Stop()]

    def verify(self, state: Bazaar, move: Move) -> Refusal | None:
        if isinstance(move, Pay) and move.word not in ("gold", "helper"):
            return bad("gold or helper")
        if isinstance(move, Pay) and state.coins[self.seat] <= self.done:
            return bad(f"{self.done + 1} coins are wanted")
        return None

    def do(self, state: Bazaar, move: Move, notes: Notes | None) -> None:
        if isinstance(move, Stop):
            return
        state.coins[self.seat] -= self.done + 1
        if self.done < 3:
            state.agenda.append(Payments(self.seat, self.done + 1))
        if move == Pay("gold"):
            state.gold[self.seat] += 1
        else:
            state.agenda.append(Chair(self.seat))


class Chair(Question, frozen=True):
    """A chair for the helper, if one is free."""

    answers = (Sit,)
    lapses = True

    def decision(self, state: Bazaar) -> tuple[str, tuple[str, ...], int, int]:
        return "chair", ("CHAIR",), 0, 1

    def options(self, state: Bazaar) -> list[Sit]:
        return [Sit(side) for side in SIDES if state.chairs[side] < 2]

    def verify(self, state: Bazaar, move: Sit) -> Refusal | None:
        return None if state.chairs.get(move.word, 2) < 2 else bad("no such chair is free")

    def do(self, state: Bazaar, move: Sit, notes: Notes | None) -> None:
        state.chairs[move.word] += 1


class Weather(Question, frozen=True):
    """Chance: a wind."""

    answers = (Wind,)

    def decision(self, state: Bazaar) -> tuple[str, tuple[str, ...], int, int]:
        return "wind", (), 0, 1

    def options(self, state: Bazaar) -> list[Wind]:
        return [Wind(side) for side in SIDES]

    def verify(self, state: Bazaar, move: Wind) -> Refusal | None:
        return None if move.word in SIDES else bad("left or right")

    def do(self, state: Bazaar, move: Wind, notes: Notes | None) -> None:
        state.chairs[move.word] = 2


class Exchange(Question, frozen=True):
    """Two own tokens for a coin, while there are two."""

    answers = (Change,)

    def decision(self, state: Bazaar) -> tuple[str, tuple[str, ...], int, int]:
        return "exchange", ("XCH",), 0, 1

    def options(self, state: Bazaar) -> list[Change]:
        return [Change("copper")] if state.tokens[self.seat] >= 2 else []

    def verify(self, state: Bazaar, move: Change) -> Refusal | None:
        if move.word != "copper":
            return bad("copper is all that there is")
        return None if state.tokens[self.seat] >= 2 else bad("two tokens are wanted")

    def do(self, state: Bazaar, move: Change, notes: Notes | None) -> None:
        state.tokens[self.seat] -= 2
        state.coins[self.seat] += 1
        if notes is not None:
            notes.add("XCH", self.seat, {"tokens": -2, "coins": 1})


class Full(Exchange, frozen=True):
    """Too many tokens: nothing but exchanging them is possible, and giving one away."""

    answers = (Change, Give)
    lapses = True

    def options(self, state: Bazaar) -> list[Move]:
        many = state.tokens[self.seat] > 2
        return [*super().options(state), *(Give(side) for side in SIDES)] if many else []

    def verify(self, state: Bazaar, move: Move) -> Refusal | None:
        if isinstance(move, Change):
            return super().verify(state, move)
        return None if state.tokens[self.seat] > 2 and move.word in SIDES else bad("left or right")

    def do(self, state: Bazaar, move: Move, notes: Notes | None) -> None:
        if isinstance(move, Change):
            super().do(state, move, notes)
        else:
            state.tokens[self.seat] -= 1


class BazaarGame(Game):
    name = "bazaar"

    @property
    def positions(self) -> type[Bazaar]:
        return Bazaar

    notation = SimpleNamespace(decoded=lambda text: _read(text), written=lambda state: "Bazaar()")
    reasons = SimpleNamespace(remedy=lambda position, move, by=None: None)


@dataclass(slots=True)
class Bazaar(WithActs):
    """Coins, tokens and gold by seat, and helpers by chair."""

    game = BazaarGame()
    beside = (Exchange,)

    coins: list[int]
    tokens: list[int]
    gold: list[int] = field(default_factory=lambda: [0, 0])
    chairs: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SIDES, 0))
    agenda: list[Any] = field(default_factory=lambda: [Full(1), Full(0), Payments(1), Weather(LUCK), Payments(0)])

    def __post_init__(self) -> None:
        self._options = None

    def clone(self) -> Bazaar:
        return Bazaar(self.coins.copy(), self.tokens.copy(), self.gold.copy(), self.chairs.copy(), self.agenda.copy())

    @property
    def players(self) -> tuple[str, ...]:
        return ("Ann", "Bob")

    @property
    def moment(self) -> str:
        return "the bazaar"

    def parse(self, text: str) -> Move:
        kind, _, word = text.partition(" ")
        if text == "stop":
            return Stop()
        if kind not in KINDS:
            raise bad(f"“{text}” is no move")
        return KINDS[kind](word)

    @property
    def outcome(self) -> Outcome | None:
        if self.agenda:
            return None
        ranking = ranked(self.gold)
        return Outcome(ranking[0] if any(self.gold) else (), tuple(self.gold), ranking, ("GOLD",))


class _Saved(msgspec.Struct):
    coins: list[int]
    tokens: list[int]
    gold: list[int]
    chairs: dict[str, int]
    agenda: list[Payments | Chair | Weather | Exchange | Full]


def _read(text: str | bytes) -> Bazaar:
    saved = msgspec.json.decode(text, type=_Saved)
    return Bazaar(saved.coins, saved.tokens, saved.gold, saved.chairs, saved.agenda)


def bazaar(coins: int = 10, tokens: int = 0, other: int = 0) -> Bazaar:
    """Ann with coins and tokens, Bob with one coin and other tokens."""
    state = Bazaar([coins, 1], [tokens, other])
    state.proceed()
    return state
