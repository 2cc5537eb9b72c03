"""A turn: the exchange of gifts, then the action of the card and that of the place (DAY-*, GIFT-*, CARD-*)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from operator import itemgetter
from typing import Final, Literal, overload

from yotd_widget.engine.house_rules import remembered
from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.phrases import counted
from yotd_widget.engine.position import Chore, Point, Question
from yotd_widget.engine.table import Table
from yotd_widget.engine.texts import N_, Lazy
from yotd_widget.engine.trace import Notes
from yotd_widget.games.gugong.actions import CAN, WHY_NOT, begin, others_follow
from yotd_widget.games.gugong.bonus import raised
from yotd_widget.games.gugong.moves import Give, Skip, UseCard, UsePlace
from yotd_widget.games.gugong.pieces import LOCATIONS, MODES, Location, Mode
from yotd_widget.games.gugong.refusals import refuse
from yotd_widget.games.gugong.servants import pay, payable
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.words import SERVANTS

PRICE: Final = 2
"""Servants that an exchange costs which is not free (GIFT-4)."""
LOWEST: Final = 1
HIGHEST: Final = 9
"""The value that beats the highest although it is the lowest (GIFT-3)."""
OFFICIALS_HOLD: Final = itemgetter(*LOCATIONS)
"""The cards at the locations, in their order."""

# --- The exchange ----------------------------------------------------------------------------------------------------


@remembered()
def beats(printed: int, there: int, higher: int = 0, equal: bool = False) -> bool:
    """Whether a card's value beats that of a location: it is higher (GIFT-2), or 1 against 9 (GIFT-3).

    higher: by how much the card counts more (BONUS-3), which takes nothing from a 1 (AMB-26); equal: whether an equal
    value is enough (GIFT-5).
    """
    own = printed + higher
    return own > there or (printed == LOWEST and there == HIGHEST) or (equal and own == there)


@remembered()
def beaten(higher: int, equal: bool) -> tuple[bytes, ...]:
    """For each value of a card, from 0, what `bytes.translate` makes of the values of locations: 1 where it beats them.

    >>> [*bytes([1, 5, 9]).translate(beaten(0, False)[5])]
    [1, 0, 0]
    """
    values = range(HIGHEST + 1)
    return tuple(
        bytes(beats(printed, there, higher, equal) for there in values).ljust(256, b"\0") for printed in values
    )


def is_free(state: State, seat: int, card: str, location: Location) -> bool:
    """Whether the exchange is free: the own card beats that of the location (GIFT-2, GIFT-3, GIFT-5)."""
    values = state.setup.data.values
    return beats(values[card], values[state.gifts[location]], *advantages(state, seat))


def advantages(state: State, seat: int) -> tuple[int, bool]:
    """By how much a player's cards count more (BONUS-3), and whether an equal value is free (DECREE-2-4)."""
    return raised(state, seat), state.has(seat, "equal_gift_is_free")


Way = tuple[Location, Mode, int]
"""How a card may be brought to a place; by which of the other cards of the hand, where one is discarded."""


def ways(free: bytes, others: int, pays: bool) -> list[Way]:
    """How a card can be brought, place by place, as GIFT-2, GIFT-4 and GIFT-8 list it.

    free: 1 at the places where the exchange is free; others: how many other cards are in the hand; pays: whether
    servants can pay.
    """
    modes: list[tuple[Mode, int]] = [("pay_servants", 0)] if pays else []
    modes += [*[("discard", other) for other in range(others)], ("no_action", 0)]
    at_no_cost: list[tuple[Mode, int]] = [("free", 0)]
    return [
        (location, mode, other)
        for location, beaten in zip(LOCATIONS, free, strict=True)
        for mode, other in (at_no_cost if beaten else modes)
    ]


WAYS: Final = Table[tuple[int, bool], Table[bytes, list[Way]]](
    lambda key: Table(lambda free: ways(free, *key)),
)
"""The same by (others, pays), then by free."""


class Gifts(Sequence[Give]):
    """The exchanges that are possible, card by card and place by place, made when they are looked at.

    hand: the cards; ways: how each of them can be brought.
    """

    __slots__ = ("_count", "_hand", "_ways")

    def __init__(self, hand: tuple[str, ...], ways: list[list[Way]]) -> None:
        self._hand, self._ways = hand, ways
        self._count = 0
        for of_card in ways:
            self._count += len(of_card)

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> Give: ...
    @overload
    def __getitem__(self, index: slice) -> list[Give]: ...
    def __getitem__(self, index: int | slice) -> Give | list[Give]:
        if isinstance(index, slice):
            return [*self][index]
        left = index if index >= 0 else self._count + index
        for place, of_card in enumerate(self._ways):
            if left < len(of_card):
                return self._give(place, of_card[left])
            left -= len(of_card)
        raise IndexError(index)

    def __iter__(self) -> Iterator[Give]:
        for place, of_card in enumerate(self._ways):
            for way in of_card:
                yield self._give(place, way)

    def _give(self, place: int, way: Way) -> Give:
        location, mode, other = way
        if mode != "discard":
            return Give(self._hand[place], location, mode)
        return Give(self._hand[place], location, mode, self._hand[other + (other >= place)])


class ChooseGift(Question, frozen=True):
    """DP-GIFT: a hand card, a location, and how it is paid where it is not free (GIFT-1, GIFT-4, GIFT-8)."""

    answers = (Give,)
    points = {
        "DP-GIFT": Point(
            N_("{player} exchanges a gift"),
            N_("Choose a card of your hand, then the official to whom you bring it."),
            N_("an exchange of gifts"),
            ("DAY-3", "GIFT-1", "GIFT-2", "GIFT-4"),
            focus="hand",
        )
    }

    def candidates(self, state: State) -> Sequence[Give]:
        return [
            give for card in state.seats[self.seat].hand for at in LOCATIONS for give in self._ways(state, card, at)
        ]

    def _ways(self, state: State, card: str, location: Location) -> Iterator[Give]:
        yield Give(card, location, "free")
        yield Give(card, location, "pay_servants")
        others = (other for other in state.seats[self.seat].hand if other != card)
        yield from (Give(card, location, "discard", other) for other in others)
        yield Give(card, location, "no_action")

    def options(self, state: State) -> Sequence[Give]:
        values, hand = state.setup.data.values, state.seats[self.seat].hand
        there = bytes(itemgetter(*OFFICIALS_HOLD(state.gifts))(values))
        beats_there = beaten(*advantages(state, self.seat))
        of_free = WAYS[len(hand) - 1, payable(state, self.seat, PRICE)]
        found = []
        for card in hand:
            found.append(of_free[there.translate(beats_there[values[card]])])
        return Gifts(hand, found)

    def verify(self, state: State, move: Give) -> Refusal | None:
        hand = state.seats[self.seat].hand
        if move.mode not in MODES or (move.other is not None) != (move.mode == "discard"):
            return state.no_option()
        if not state.are_cards(move.card, move.other):
            return state.no_option()
        if move.card not in hand:
            return refuse("E-CARD-HAND", card=move.card)
        if move.location not in LOCATIONS:
            return refuse("E-LOCATION", location=move.location)
        free = is_free(state, self.seat, move.card, move.location)
        if free != (move.mode == "free"):
            own, there = (state.card(card).value for card in (move.card, state.gifts[move.location]))
            return refuse("E-PAY-FREE" if free else "E-PAY-NEEDED", own=own, there=there)
        if move.mode == "pay_servants" and not payable(state, self.seat, PRICE):
            return refuse("E-SERVANTS", cost=PRICE, have=state.seats[self.seat].worth)
        if move.mode == "discard" and (move.other == move.card or move.other not in hand):
            return refuse("E-DISCARD-CARD")
        return None

    def words(self, state: State, move: Give) -> Mapping[str, str]:
        return {"servants": counted(PRICE, SERVANTS)}

    def do(self, state: State, move: Give, notes: Notes | None) -> None:
        own = state.seats[self.seat]
        state.agenda.append(LayGift(self.seat, move.card, move.location, move.mode != "no_action"))
        if move.mode == "pay_servants":
            pay(state, self.seat, PRICE, "GIFT-4", notes)
        elif move.other is not None:
            place = own.hand.index(move.other)
            own.hand = own.hand[:place] + own.hand[place + 1 :]
            own.discard = (*own.discard, move.other)
            if notes is not None:
                notes.add("GIFT-6", self.seat, {"hand": -1, "discard": 1}, hand=move.other, discard=move.other)


def lay_gift(state: State, seat: int, card: str, location: Location, notes: Notes | None, rule: str = "GIFT-1") -> None:
    """Put a card face-up on a location, and the one that lay there face-down on the own discard pile (GIFT-1)."""
    own, there = state.seats[seat], state.gifts[location]
    place = own.hand.index(card)
    own.hand = own.hand[:place] + own.hand[place + 1 :]
    own.discard = (*own.discard, there)
    state.gifts[location] = card
    if notes is not None:
        notes.add(rule, seat, {"hand": -1, "discard": 1}, hand=card, discard=there, gifts=location)


class LayGift(Chore, frozen=True):
    """The exchange, paid; then the actions, if there are any (GIFT-1, GIFT-7, DAY-6)."""

    seat: int
    card: str
    location: Location
    acts: bool

    def run(self, state: State, notes: Notes | None) -> None:
        lay_gift(state, self.seat, self.card, self.location, notes)
        if not self.acts:
            if notes is not None:
                notes.add("GIFT-7", self.seat)
        elif state.setup.data.cards[self.card].action == "none":
            state.agenda.append(ChoosePlaceAction(self.seat, self.card, self.location, "none"))
        else:
            state.agenda.append(ChooseCardAction(self.seat, self.card, self.location))


# --- The actions -----------------------------------------------------------------------------------------------------

Past = Literal["none", "done", "skipped"]
"""What became of the card action."""
SKIP: Final = Skip()
USE_CARD: Final = UseCard()
USE_PLACE: Final = UsePlace()
CARD_OR_NOT: Final = (USE_CARD, SKIP)
PLACE_OR_NOT: Final = (USE_PLACE, SKIP)
NOTHING: Final = (SKIP,)


def card_is_late(card: str, past: Past) -> Refusal:
    """Why the card action cannot be taken any more (CARD-2, CARD-3)."""
    if past == "none":
        return refuse("E-CARD-BLANK", card=card)
    return refuse("E-DONE" if past == "done" else "E-ORDER")


class ChooseCardAction(Question, frozen=True):
    """DP-ACT-CARD: the action of the card, or not (CARD-1, CARD-2)."""

    card: str
    location: Location

    answers = (UseCard, Skip)
    points = {
        "DP-ACT-CARD": Point(
            N_("{player} may use the card"),
            N_("Do the action of the card that you laid, {card}, or skip it."),
            N_("whether the card is used"),
            ("CARD-1", "CARD-2"),
            focus="slip",
        )
    }
    declined = Lazy(N_("Do not use the card"))

    def candidates(self, state: State) -> Sequence[Move]:
        return CARD_OR_NOT

    def options(self, state: State) -> Sequence[Move]:
        return CARD_OR_NOT if CAN[state.setup.data.cards[self.card].action](state, self.seat) else NOTHING

    def verify(self, state: State, move: Move) -> Refusal | None:
        return WHY_NOT[state.card(self.card).action](state, self.seat) if isinstance(move, UseCard) else None

    def elsewhere(self, state: State, move: Move) -> Refusal | None:
        """E-ORDER for the action of the location."""
        return refuse("E-ORDER") if isinstance(move, UsePlace) else None

    def do(self, state: State, move: Move, notes: Notes | None) -> None:
        used = type(move) is UseCard
        past: Past = "done" if used else "skipped"
        state.agenda.append(ChoosePlaceAction(self.seat, self.card, self.location, past))
        action = state.setup.data.cards[self.card].action
        if notes is not None:
            notes.add("CARD-2" if used else "CARD-1", self.seat, card=self.card, action=action, used=used)
        if used:
            begin(state, self.seat, action, self.location, notes)


class ChoosePlaceAction(Question, frozen=True):
    """DP-ACT-LOC: the action of the location where the card was laid, or not (CARD-1, CARD-9)."""

    card: str
    location: Location
    past: Past

    answers = (UsePlace, Skip)
    points = {
        "DP-ACT-LOC": Point(
            N_("{player} may use the location"),
            N_("Do the action of the location, {location}, or skip it."),
            N_("whether the location is used"),
            ("CARD-1", "CARD-9"),
            focus="slip",
        )
    }
    declined = Lazy(N_("Do not use the location"))

    def candidates(self, state: State) -> Sequence[Move]:
        return PLACE_OR_NOT

    def options(self, state: State) -> Sequence[Move]:
        return PLACE_OR_NOT if CAN[self.location](state, self.seat) else NOTHING

    def verify(self, state: State, move: Move) -> Refusal | None:
        return WHY_NOT[self.location](state, self.seat) if isinstance(move, UsePlace) else None

    def elsewhere(self, state: State, move: Move) -> Refusal | None:
        """E-DONE, E-ORDER or E-CARD-BLANK for the action of the card; E-ORDER for the location's while that goes on."""
        if isinstance(move, UseCard):
            return card_is_late(self.card, self.past)
        return refuse("E-ORDER") if isinstance(move, UsePlace) and not others_follow(state) else None

    def do(self, state: State, move: Move, notes: Notes | None) -> None:
        used = type(move) is UsePlace
        state.agenda.append(TurnPlayed(self.card, self.past, "done" if used else "skipped"))
        if notes is not None:
            notes.add("CARD-9" if used else "CARD-1", self.seat, location=self.location, used=used)
        if used:
            begin(state, self.seat, self.location, self.location, notes)


class TurnPlayed(Chore, frozen=True):
    """Lies below the action of the location while it goes on, and says what is past of the turn."""

    card: str
    of_card: Past
    of_place: Past

    def elsewhere(self, state: State, move: Move) -> Refusal | None:
        """E-DONE, E-ORDER or E-CARD-BLANK for the actions of the turn."""
        if isinstance(move, UseCard):
            return card_is_late(self.card, self.of_card)
        return refuse("E-DONE") if isinstance(move, UsePlace) else None

    def run(self, state: State, notes: Notes | None) -> None:
        """The turn is over."""
