"""A game of hidden cards to test with: nine cards, three in each of two hands, three in a pile that nobody has seen.

Ann lays a card, or looks at the pile's top card and takes it in exchange for one; then Bob lays a card. The higher card
takes a point. What somebody has seen he remembers: the card that he put back under the pile, and the card that the
other showed when it was taken from the table.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, Final

import msgspec

from yotd_widget.engine.chance import Shuffles
from yotd_widget.engine.game import Game
from yotd_widget.engine.luck import Dealer
from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.position import Outcome, Position, Question, ranked
from yotd_widget.engine.trace import Notes

CARDS: Final = tuple("123456789")
HIDDEN: Final = "?"


class Lay(Move, frozen=True):
    card: str

    def __str__(self) -> str:
        return f"lay {self.card}"


class Swap(Move, frozen=True):
    """Put a card below the pile, and take the top one."""

    card: str

    def __str__(self) -> str:
        return f"swap {self.card}"


class Choose(Question, frozen=True):
    """Lay a card; Ann may swap one once."""

    swapped: bool = False

    answers = (Lay, Swap)

    def decision(self, state: Whispers) -> tuple[str, tuple[str, ...], int, int]:
        return "choose", (), 0, 1

    def options(self, state: Whispers) -> list[Move]:
        hand = state.hands[self.seat]
        swaps = [Swap(card) for card in hand] if self.seat == 0 and not self.swapped else []
        return [*(Lay(card) for card in hand), *swaps]

    def verify(self, state: Whispers, move: Move) -> Refusal | None:
        return None if move in self.options(state) else Refusal("ERR-FORMAT", detail="you do not hold it")

    def do(self, state: Whispers, move: Any, notes: Notes | None) -> None:
        state.hands[self.seat].remove(move.card)
        if isinstance(move, Swap):
            top = state.pile.pop(0)
            state.pile.append(move.card)
            state.below = move.card
            state.hands[self.seat] = sorted([*state.hands[self.seat], top])
            state.agenda.append(Choose(self.seat, True))
        else:
            state.table.append(move.card)
            if len(state.table) % 2:
                state.agenda.append(Choose(1))
            elif state.hands[0]:
                state.agenda.append(Choose(0))


class WhispersGame(Game):
    name = "whispers"

    @property
    def positions(self) -> type[Whispers]:
        return Whispers

    notation = SimpleNamespace(decoded=lambda text: _read(text), written=lambda state: "Whispers()")


@dataclass(slots=True)
class Whispers(Position):
    """below: the card that Ann knows to lie at the bottom of the pile. table: the cards laid so far, Ann's first."""

    game = WhispersGame()

    hands: list[list[str]]
    pile: list[str]
    table: list[str] = field(default_factory=list)
    below: str = ""
    agenda: list[Any] = field(default_factory=lambda: [Choose(0)])

    def __post_init__(self) -> None:
        self._options = None

    def clone(self) -> Whispers:
        hands = [hand.copy() for hand in self.hands]
        return Whispers(hands, self.pile.copy(), self.table.copy(), self.below, self.agenda.copy())

    @property
    def players(self) -> tuple[str, ...]:
        return ("Ann", "Bob")

    @property
    def moment(self) -> str:
        return f"after {len(self.table)}"

    def parse(self, text: str) -> Move:
        kind, _, card = text.partition(" ")
        return {"lay": Lay, "swap": Swap}[kind](card)

    def seen_by(self, seat: int) -> Whispers:
        seen = self.clone()
        seen.hands[1 - seat] = [HIDDEN] * len(self.hands[1 - seat])
        seen.pile = [HIDDEN] * len(self.pile)
        if self.below and seat == 0:
            seen.pile[-1] = self.below
        elif self.below:
            seen.below = HIDDEN
        return seen

    def dealt(self, luck: Dealer) -> Whispers:
        whole = self.clone()
        places = [*whole.hands, whole.pile]
        open_cards = {*whole.table, *(card for cards in places for card in cards)}
        unseen = iter(luck.draw("hidden cards", Shuffles([card for card in CARDS if card not in open_cards], tuple)))
        for cards in places:
            cards[:] = [next(unseen) if card == HIDDEN else card for card in cards]
        whole.hands = [sorted(hand) for hand in whole.hands]
        if whole.below:
            whole.below = whole.pile[-1]
        return whole

    @property
    def outcome(self) -> Outcome | None:
        if self.agenda:
            return None
        tricks = [*zip(self.table[::2], self.table[1::2], strict=True)]
        points = (sum(ann > bob for ann, bob in tricks), sum(ann < bob for ann, bob in tricks))
        return Outcome(ranked(points)[0], points, ranked(points), ())


class _Saved(msgspec.Struct):
    hands: list[list[str]]
    pile: list[str]
    table: list[str]
    below: str
    agenda: list[Choose]


def _read(text: str | bytes) -> Whispers:
    saved = msgspec.json.decode(text, type=_Saved)
    return Whispers(saved.hands, saved.pile, saved.table, saved.below, [*saved.agenda])


def whispers(ann: str = "456", bob: str = "123", pile: str = "789") -> Whispers:
    return Whispers([[*ann], [*bob]], [*pile])
