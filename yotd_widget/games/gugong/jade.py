"""The Jade action (JADE-*)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from yotd_widget.engine.moves import Refusal
from yotd_widget.engine.phrases import counted
from yotd_widget.engine.position import Chore, Point, Question
from yotd_widget.engine.texts import N_
from yotd_widget.engine.trace import Fact, Notes
from yotd_widget.games.gugong.moves import Buy
from yotd_widget.games.gugong.refusals import refuse
from yotd_widget.games.gugong.servants import pay, payable
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.words import SERVANTS

SQUARE = 0
"""Stands for the square among the houses."""


def from_supply(state: State, seat: int, n: int, rule: str, notes: Notes | None, **facts: Fact) -> None:
    """Take Jade from the endless supply, not from a house (JADE-4, JADE-5). facts: what it is for."""
    state.seats[seat].jade += n
    if notes is not None:
        notes.add(rule, seat, {"jade": n}, **facts)


def square_is_open(state: State) -> bool:
    """The square sells when all houses are empty (JADE-2, AMB-12)."""
    return not any(state.houses) or not state.setup.data.rulings.square_only_when_houses_empty


def sellers(state: State) -> list[int]:
    """The houses that have a Jade, and the square when it is open (JADE-1, JADE-2)."""
    found = []
    for number, full in enumerate(state.houses, 1):
        if full:
            found.append(number)
    return [*found, SQUARE] if square_is_open(state) else found


def printed(state: State, house: int) -> int:
    """What stands on a house, or on the square (JADE-1, JADE-2)."""
    return state.setup.jade_prices[house]


def price(state: State, seat: int, house: int) -> int:
    """What the Jade action costs there, with a Decree 1 less (JADE-6)."""
    cost = printed(state, house) - state.advantage(seat, "jade_discount")
    return cost if cost > 0 else 0


def can_buy(state: State, seat: int) -> bool:
    """Whether one of them can be paid (AMB-54)."""
    for house in sellers(state):
        if payable(state, seat, price(state, seat, house)):
            return True
    return False


def why_no_jade(state: State, seat: int) -> Refusal | None:
    """Why the action is impossible: not even the cheapest can be paid."""
    if can_buy(state, seat):
        return None
    cheapest = min(price(state, seat, house) for house in sellers(state))
    return refuse("E-SERVANTS", cost=cheapest, have=state.seats[seat].worth)


class ChooseJade(Question, frozen=True):
    """DP-JADE: one Jade of a house, or of the square when all are empty (JADE-1, JADE-2, JADE-7)."""

    answers = (Buy,)
    points = {
        "DP-JADE": Point(
            N_("{player} buys Jade"),
            N_("Choose a house whose Jade you buy."),
            N_("a house with Jade"),
            ("JADE-1", "JADE-2"),
            focus="jade",
        )
    }

    def candidates(self, state: State) -> Sequence[Buy]:
        return [*map(Buy, range(1, len(state.houses) + 1)), Buy(SQUARE)]

    def options(self, state: State) -> Sequence[Buy]:
        seat = self.seat
        return [Buy(house) for house in sellers(state) if payable(state, seat, price(state, seat, house))]

    def verify(self, state: State, move: Buy) -> Refusal | None:
        if move.house not in range(SQUARE, len(state.houses) + 1):
            return state.no_option()
        if move.house == SQUARE and not square_is_open(state):
            return refuse("E-SQUARE")
        if move.house not in sellers(state):
            return refuse("E-HOUSE", house=move.house)
        if not payable(state, self.seat, cost := price(state, self.seat, move.house)):
            return refuse("E-SERVANTS", cost=cost, have=state.seats[self.seat].worth)
        return None

    def words(self, state: State, move: Buy) -> Mapping[str, str]:
        return {"price": counted(price(state, self.seat, move.house), SERVANTS)}

    def do(self, state: State, move: Buy, notes: Notes | None) -> None:
        state.agenda.append(TakeJade(self.seat, move.house))
        pay(state, self.seat, price(state, self.seat, move.house), "JADE-1", notes)


class TakeJade(Chore, frozen=True):
    """The Jade is paid: take it; houses are never refilled (JADE-1, JADE-3)."""

    seat: int
    house: int

    def run(self, state: State, notes: Notes | None) -> None:
        if self.house != SQUARE:
            state.houses = tuple(full and number != self.house for number, full in enumerate(state.houses, 1))
        state.seats[self.seat].jade += 1
        if notes is not None:
            notes.add("JADE-2" if self.house == SQUARE else "JADE-1", self.seat, {"jade": 1}, house=self.house)
