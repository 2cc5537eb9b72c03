"""A game of hidden cards with a described table: a hand each, a pile, and what has been laid."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from yotd_widget.describe.game import Described
from yotd_widget.describe.things import Amount, Pieces, Things
from yotd_widget.engine.game import Late, register
from yotd_widget.engine.luck import SeededLuck
from yotd_widget.engine.move_text import MoveTexts
from yotd_widget.engine.moves import LUCK, Move, Refusal
from yotd_widget.engine.position import Outcome, Point, Position, Question, ranked
from yotd_widget.engine.trace import Note

CARDS = ("amber", "coral", "ivory", "jade", "onyx", "opal", "pearl", "ruby", "topaz")
"""Words that stand nowhere else in what a page gets."""
HIDDEN = "hidden"
NAMES = {card: card for card in CARDS} | {HIDDEN: "hidden card"}


class Lay(Move, frozen=True):
    """An own card on the table."""

    card: str
    label = "Lay the {card}"


class Swap(Move, frozen=True):
    """An own card below the pile, for the one on its top."""

    card: str
    label = "Swap the {card}"


class Deal(Move, frozen=True):
    """What chance deals."""

    card: str
    label = "Deal the {card}"


class Choose(Question, frozen=True):
    """Lay a card, or swap one."""

    answers = (Lay, Swap)
    points = {"choose": Point("{player} chooses a card", "Lay a card, or swap one.", "a card", ("LAY", "SWAP"))}

    def candidates(self, state):
        return [kind(card) for kind in self.answers for card in state.hands[self.seat]]

    def options(self, state):
        return [move for move in self.candidates(state) if self.verify(state, move) is None]

    def verify(self, state, move):
        if move.card not in state.hands[self.seat]:
            return Refusal("ERR-ID", kind="card", id=move.card)
        return None if isinstance(move, Lay) or state.pile else Refusal("ERR-ID", kind="card", id=move.card)

    def do(self, state, move, notes):
        state.hands[self.seat].remove(move.card)
        if isinstance(move, Swap):
            got = state.pile.pop(0)
            state.hands[self.seat].append(got)
            state.pile.append(move.card)
            state.below = [self.seat, move.card]
            if notes is not None:
                notes.add("SWAP", self.seat, card=move.card, got=got)
        else:
            state.table.append(move.card)
            state.points[self.seat] += 1
            if notes is not None:
                notes.add("LAY", self.seat, {"hands": -1, "points": 1}, card=move.card)
        other = 1 - self.seat
        if state.hands[other]:
            state.agenda.append(Choose(other))
        if len(state.table) == 2 and len(state.pile) > 2:
            state.agenda.append(Draw(LUCK, self.seat))


class Draw(Question, frozen=True):
    """Chance gives a player a card of the pile."""

    to: int

    answers = (Deal,)
    points = {"draw": Point("{player} deals", "", "a deal", ("DEAL",))}

    def options(self, state):
        return [Deal(card) for card in state.pile]

    def verify(self, state, move):
        return None if move.card in state.pile else Refusal("ERR-ID", kind="card", id=move.card)

    def do(self, state, move, notes):
        state.pile.remove(move.card)
        state.hands[self.to].append(move.card)
        if notes is not None:
            notes.add("DEAL", self.to, {"hands": 1}, card=move.card)


@dataclass(slots=True, repr=False)
class Hush(Position):
    """below: who put the card at the bottom of the pile, and which."""

    hands: list[list[str]] = field(default_factory=lambda: [["amber", "coral", "ivory"], ["jade", "onyx", "opal"]])
    pile: list[str] = field(default_factory=lambda: ["pearl", "ruby", "topaz"])
    table: list[str] = field(default_factory=list)
    points: list[int] = field(default_factory=lambda: [0, 0])
    below: list[Any] = field(default_factory=list)
    agenda: list[Any] = field(default_factory=lambda: [Choose(0)])

    game = Late("hush")
    moves = MoveTexts(Lay, Swap, Deal)
    players = ("Ann", "Bob")
    luck = SeededLuck(3)

    def clone(self):
        hands = [hand.copy() for hand in self.hands]
        points, below = self.points.copy(), self.below.copy()
        return Hush(hands, self.pile.copy(), self.table.copy(), points, below, self.agenda.copy())

    @property
    def moment(self):
        return f"after {len(self.table)}"

    def seen_by(self, seat):
        seen = self.clone()
        seen.hands[1 - seat] = [HIDDEN] * len(self.hands[1 - seat])
        seen.pile = [HIDDEN] * len(self.pile)
        if self.below and self.below[0] == seat and self.below[1] in self.pile:
            seen.pile[-1] = self.below[1]
        elif self.below:
            seen.below = []
        return seen

    def noted_by(self, seat, notes):
        """What is laid everybody sees; of a swap and of a deal others see that it happened."""
        for note in notes:
            if note.rule == "LAY" or note.seat == seat:
                yield note
            else:
                yield Note(f"{note.rule}-UNSEEN", note.seat, note.change)

    @property
    def outcome(self):
        ranking = ranked(self.points)
        return None if self.agenda else Outcome(ranking[0], tuple(self.points), ranking, ())


class HushGame(Described[Hush]):
    """What follows from it."""

    name = "hush"
    label = "Hush"
    positions = Hush
    tasks = (Choose, Draw)
    chance = ("draw",)
    names = NAMES
    nouns = ("card",)
    things = Things(
        [
            Amount("points", "Points", at="points.{seat}", noun=("point", "points")),
            Pieces("hands", "Hand", at="hands.{seat}", names=NAMES),
            Pieces("table", "Table", at="table", names=NAMES),
            Pieces("pile", "Pile", at="pile", names=NAMES, ordered=True),
        ]
    )
    rules = {
        "LAY": "In turn each lays a card for a point.",
        "SWAP": "In place of that one may be swapped.",
        "DEAL": "After two cards chance deals one.",
    }
    tells = {
        "LAY": "{player} lays the {card}.",
        "SWAP": "{player} swaps the {card} for the {got}.",
        "SWAP-UNSEEN": "{player} swaps a card.",
        "DEAL": "{player} gets the {card}.",
        "DEAL-UNSEEN": "{player} gets a card.",
    }

    def new(self, players=None, *, seed=None):
        return Hush()


GAME = register(HushGame())
