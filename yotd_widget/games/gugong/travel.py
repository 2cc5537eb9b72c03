"""Travel: moves over the map, and the tokens that are collected (TRAV-*)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import compress
from typing import Final

from yotd_widget.engine.moves import Refusal
from yotd_widget.engine.phrases import counted
from yotd_widget.engine.position import Chore, Point, Question
from yotd_widget.engine.texts import N_, Lazy
from yotd_widget.engine.trace import Notes
from yotd_widget.games.gugong.bonus import UseBonus
from yotd_widget.games.gugong.moves import Go, Travel
from yotd_widget.games.gugong.pieces import BONUS_TOKENS
from yotd_widget.games.gugong.refusals import refuse
from yotd_widget.games.gugong.servants import impossible, pay, payable
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.tokens import collected
from yotd_widget.games.gugong.words import SERVANTS

COST_B: Final = 2
MOVES_B: Final = 2
"""Option B of Travel: servants removed, and moves (TRAV-2)."""
THE_ACTION: Final = N_("The Travel action")


def cost(state: State, seat: int) -> int:
    """What option B costs, with D2-1 1 less (TRAV-2, DECREE-2-1)."""
    return max(0, COST_B - state.advantage(seat, "travel_b_discount"))


def reachable(state: State, seat: int) -> list[str]:
    """The cities that the Traveller may go to, in their order.

    The first move leads anywhere with a token (TRAV-3), later ones along roads, through cities without one (TRAV-4); a
    city with a token is not passed (TRAV-5).
    """
    data, tokens, start = state.data, state.map, state.seats[seat].city
    if start is None:
        return [*compress(data.cities, tokens)]
    places, found, seen, ahead = data.places, [], {start}, [start]
    while ahead:
        for city in data.neighbours[ahead.pop()]:
            if city in seen:
                continue
            seen.add(city)
            if tokens[places[city]]:
                found.append(city)
            else:
                ahead.append(city)
    return sorted(found, key=places.__getitem__)


def can_travel(state: State, seat: int) -> bool:
    """Whether a city can be reached (TRAV-7)."""
    return bool(reachable(state, seat))


def why_no_travel(state: State, seat: int) -> Refusal | None:
    """Why the action is impossible."""
    return None if can_travel(state, seat) else impossible(THE_ACTION, N_("no city with a token can be reached"))


class ChooseTravel(Question, frozen=True):
    """DP-TRAVEL: one move, or two for servants (TRAV-1, TRAV-2)."""

    answers = (Travel,)
    points = {
        "DP-TRAVEL": Point(
            N_("{player} takes the Travel action"),
            N_("Move your Traveller once, or twice for 2 servants."),
            N_("an option of Travel"),
            ("TRAV-1", "TRAV-2"),
            focus="map",
        )
    }

    def candidates(self, state: State) -> Sequence[Travel]:
        return TRAVEL

    def options(self, state: State) -> Sequence[Travel]:
        return TRAVEL if payable(state, self.seat, cost(state, self.seat)) else TRAVEL[:1]

    def verify(self, state: State, move: Travel) -> Refusal | None:
        if move not in TRAVEL:
            return state.no_option()
        if move not in self.options(state):
            return refuse("E-SERVANTS", cost=cost(state, self.seat), have=state.seats[self.seat].worth)
        return None

    def words(self, state: State, move: Travel) -> Mapping[str, str]:
        return {"price": counted(cost(state, self.seat), SERVANTS)}

    def do(self, state: State, move: Travel, notes: Notes | None) -> None:
        if move.option == "A":
            state.agenda.append(NextMove(self.seat, 1))
        else:
            state.agenda.append(NextMove(self.seat, MOVES_B))
            pay(state, self.seat, cost(state, self.seat), "TRAV-2", notes)  # TRAV-10: before any token


TRAVEL: Final = (Travel("A"), Travel("B"))


class NextMove(Chore, frozen=True):
    """The next of the moves that are left; where no city can be reached it is skipped (TRAV-7, AMB-28)."""

    seat: int
    left: int

    def run(self, state: State, notes: Notes | None) -> None:
        if can_travel(state, self.seat):
            if self.left > 1:
                state.agenda.append(NextMove(self.seat, self.left - 1))
            state.agenda.append(ChooseCity(self.seat))


class ChooseCity(Question, frozen=True):
    """DP-CITY: the Traveller goes to a city with a token (TRAV-3, TRAV-4, TRAV-5)."""

    answers = (Go,)
    points = {
        "DP-CITY": Point(
            N_("{player} travels"),
            N_("Choose the city to which your Traveller goes."),
            N_("a city"),
            ("TRAV-3", "TRAV-4", "TRAV-5"),
            focus="map",
        )
    }

    def candidates(self, state: State) -> Sequence[Go]:
        return [*map(Go, state.setup.data.cities)]

    def options(self, state: State) -> Sequence[Go]:
        return [*map(Go, reachable(state, self.seat))]

    def verify(self, state: State, move: Go) -> Refusal | None:
        if move.city not in state.setup.data.places:
            return state.no_option()
        name = state.setup.data.travel.map.cities[move.city]
        if not state.token_at(move.city):
            return refuse("E-CITY-EMPTY", city=name)
        return None if move.city in reachable(state, self.seat) else refuse("E-CITY-REACH", city=name)

    def words(self, state: State, move: Go) -> Mapping[str, str]:
        return {
            "where": state.setup.data.travel.map.cities[move.city],
            "there": state.token_at(move.city) or Lazy(N_("no token")),
        }

    def do(self, state: State, move: Go, notes: Notes | None) -> None:
        ride(state, self.seat, move.city, notes)


def ride(state: State, seat: int, city: str, notes: Notes | None, rule: str = "TRAV-4") -> str:
    """Move a Traveller, take the token there, and ask what becomes of it (TRAV-9); the token is told."""
    own, token = state.seats[seat], state.token_at(city)
    assert token is not None
    first = own.city is None
    own.city = city
    state.put_token(city, None)
    if notes is not None:
        notes.add("TRAV-3" if first and rule == "TRAV-4" else rule, seat, city=city, token=token)
    if seat == state.meng:
        return token
    if token in BONUS_TOKENS:
        state.agenda.append(UseBonus(seat, token))
    else:
        collected(state, seat, token)
    return token
