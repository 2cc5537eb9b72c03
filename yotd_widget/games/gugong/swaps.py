"""Own cards that change places with cards of the board, or come back to hand (CARD-7, CARD-8, TOK-8a)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from yotd_widget.engine.moves import Refusal
from yotd_widget.engine.position import Point, Question
from yotd_widget.engine.table import Table
from yotd_widget.engine.texts import N_
from yotd_widget.engine.trace import Notes
from yotd_widget.games.gugong.moves import Retrieve, Swap
from yotd_widget.games.gugong.pieces import LOCATIONS, Location
from yotd_widget.games.gugong.refusals import refuse
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.words import HOLDERS

SWAPS: Final = Table[tuple[str, Location | None], list[Swap]](
    lambda key: [Swap(key[0], location) for location in LOCATIONS if location != key[1]]
)
"""The swaps of a card, by the card and the location whose card is not to be had."""


class ChooseSwap(Question, frozen=True):
    """DP-SWAP: an own card, of hand or discard pile, for the card of a location (CARD-7). barred: not this one's."""

    rule: str
    barred: Location | None = None

    answers = (Swap,)
    points = {
        "DP-SWAP": Point(
            N_("{player} swaps a card"),
            N_("Choose an own card, and the card on the board for which it is swapped."),
            N_("a swap of cards"),
            ("CARD-7", "CARD-8"),
            focus="hand",
        )
    }

    def options(self, state: State) -> Sequence[Swap]:
        own, found = state.seats[self.seat], list[Swap]()
        for card in (*own.hand, *own.discard):
            found += SWAPS[card, self.barred]
        return found

    def verify(self, state: State, move: Swap) -> Refusal | None:
        own = state.seats[self.seat]
        if not state.are_cards(move.card):
            return state.no_option()
        if move.card not in own.hand and move.card not in own.discard:
            return refuse("E-CARD-OWN", card=move.card)
        if move.location not in LOCATIONS or move.location == self.barred:
            return refuse("E-LOCATION", location=move.location)
        return None

    def words(self, state: State, move: Swap) -> Mapping[str, str]:
        return {"there": state.gifts[move.location], "official": HOLDERS[move.location]}

    def do(self, state: State, move: Swap, notes: Notes | None) -> None:
        own, there = state.seats[self.seat], state.gifts[move.location]
        pile = "hand" if move.card in own.hand else "discard"
        cards: tuple[str, ...] = getattr(own, pile)
        place = cards.index(move.card)
        setattr(own, pile, (*cards[:place], there, *cards[place + 1 :]))
        state.gifts[move.location] = move.card
        if notes is not None:
            notes.add(self.rule, self.seat, {pile: -1}, gifts=move.location, got=there, **{pile: move.card})
            notes.add(self.rule, self.seat, {pile: 1}, came=move.location, **{pile: there})


class ChooseRetrieved(Question, frozen=True):
    """DP-RETRIEVE: a card of the own discard pile comes back to hand (TOK-8a)."""

    answers = (Retrieve,)
    points = {
        "DP-RETRIEVE": Point(
            N_("{player} takes a card back"),
            N_("Choose the card of your discard pile that comes back to your hand."),
            N_("a card of the discard pile"),
            ("TOK-8a",),
            focus="hand",
        )
    }

    def options(self, state: State) -> Sequence[Retrieve]:
        return [*map(Retrieve, state.seats[self.seat].discard)]

    def verify(self, state: State, move: Retrieve) -> Refusal | None:
        if not state.are_cards(move.card):
            return state.no_option()
        there = move.card in state.seats[self.seat].discard
        return None if there else refuse("E-CARD-DISCARD", card=move.card)

    def do(self, state: State, move: Retrieve, notes: Notes | None) -> None:
        own = state.seats[self.seat]
        own.discard = tuple(card for card in own.discard if card != move.card)
        own.hand = (*own.hand, move.card)
        if notes is not None:
            notes.add("TOK-8a", self.seat, {"discard": -1, "hand": 1}, discard=move.card, hand=move.card)
