"""Wrong ideas of gifts: what is free, what can be paid, where cards go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from yotd_widget.engine.house_rules import Swap
from yotd_widget.engine.moves import Refusal
from yotd_widget.engine.texts import N_
from yotd_widget.games.gugong.gifts import HIGHEST, LOWEST, ChooseGift, beats, is_free, lay_gift
from yotd_widget.games.gugong.lessons.lists import wrong_rule
from yotd_widget.games.gugong.moves import Give
from yotd_widget.games.gugong.servants import pay
from yotd_widget.games.gugong.state import State
from yotd_widget.quiz.wrong_rules import instead

Verify = Callable[[ChooseGift, State, Give], Refusal | None]


def _one_beats_nine(own: int, there: int) -> bool:
    return own == LOWEST and there == HIGHEST


def _taken_to_hand(state: State, seat: int, card: str, location: Any, notes: Any, rule: str = "GIFT-1") -> None:
    """The card that lay there comes into the hand."""
    own, there = state.seats[seat], state.gifts[location]
    own.hand = (*(each for each in own.hand if each != card), there)
    state.gifts[location] = card
    if notes is not None:
        notes.add(rule, seat, {"hand": 0}, gifts=location)


def _paid_though_free(right: Verify) -> Verify:
    def verify(question: ChooseGift, state: State, move: Give) -> Refusal | None:
        refusal = right(question, state, move)
        dear = move.mode in ("pay_servants", "discard")
        return None if dear and is_free(state, question.seat, move.card, move.location) else refusal

    return verify


def _price_of_one(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(state: State, seat: int, cost: int, rule: str, notes: Any, bought: str = "") -> None:
        right(state, seat, 1 if rule == "GIFT-4" else cost, rule, notes, bought)

    return wrong


def _price_of_difference(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(state: State, seat: int, cost: int, rule: str, notes: Any, bought: str = "") -> None:
        if rule == "GIFT-4":
            gift = state.agenda[-1]
            own, there = state.card(gift.card).value, state.card(state.gifts[gift.location]).value
            cost = min(there - own, state.seats[seat].pool)
        right(state, seat, cost, rule, notes, bought)

    return wrong


def _not_without_actions(right: Verify) -> Verify:
    def verify(question: ChooseGift, state: State, move: Give) -> Refusal | None:
        return state.no_option() if move.mode == "no_action" else right(question, state, move)

    return verify


wrong_rule(
    "equal-beats",
    "GIFT-2",
    N_("{answer} would be right if an equal value were enough. The own value has to be higher."),
    instead(beats, lambda own, there, higher=0, equal=False: own + higher >= there or _one_beats_nine(own, there)),
)
wrong_rule(
    "lower-wins",
    "GIFT-2",
    N_("{answer} would be right if the lower value were free. The own value has to be higher."),
    instead(beats, lambda own, there, higher=0, equal=False: own + higher < there),
)
wrong_rule(
    "one-weakest",
    "GIFT-3",
    N_("{answer} would be right if a 1 beat nothing at all. It beats a 9, and only that."),
    instead(beats, lambda own, there, higher=0, equal=False: own + higher > there or (equal and own + higher == there)),
)
wrong_rule(
    "one-beats-high",
    "GIFT-3",
    N_("{answer} would be right if a 1 beat every high value. It beats a 9, and only that."),
    instead(
        beats,
        lambda own, there, higher=0, equal=False: own + higher > there or (own == LOWEST and there > HIGHEST - 2),
    ),
)
wrong_rule(
    "taken-to-hand",
    "GIFT-1",
    N_("{answer} would be right if the card came into the hand. It goes to the own discard pile."),
    instead(lay_gift, _taken_to_hand),
)
wrong_rule(
    "gift-costs-one",
    "GIFT-4",
    N_("{answer} would be right if an exchange that is not free cost one servant. It costs two."),
    Swap(pay, _price_of_one),
)
wrong_rule(
    "gift-costs-difference",
    "GIFT-4",
    N_("{answer} would be right if one paid the difference of the two values. It is always two servants."),
    Swap(pay, _price_of_difference),
)
wrong_rule(
    "pay-always",
    "GIFT-9",
    N_("{answer} would be right if one could pay all the same. A free exchange is never paid for."),
    Swap(ChooseGift.verify, _paid_though_free),
)
wrong_rule(
    "must-pass",
    "GIFT-8 DAY-3",
    N_("{answer} would be right if a gift had to be paid. Without actions it can be exchanged anywhere."),
    Swap(ChooseGift.verify, _not_without_actions),
)
