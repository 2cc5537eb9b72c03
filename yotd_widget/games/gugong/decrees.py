"""The Decrees action (DECREE-0-*); what a Decree does stands where that happens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from yotd_widget.engine.moves import Refusal
from yotd_widget.engine.phrases import counted
from yotd_widget.engine.position import Chore, Point, Question
from yotd_widget.engine.texts import N_, Lazy
from yotd_widget.engine.trace import Notes
from yotd_widget.games.gugong.moves import Obtain
from yotd_widget.games.gugong.refusals import refuse
from yotd_widget.games.gugong.servants import impossible, pay, payable
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.words import SERVANTS

THE_ACTION = N_("The Decrees action")


def price(state: State, seat: int, decree: str) -> int:
    """The cost and 1 for each opponent's servant there, with D2-5 1 less, never below 0 (DECREE-0-1, DECREE-0-2)."""
    cost = state.setup.data.tiles[decree].cost - state.advantage(seat, "decree_discount")
    for each in state.seats:
        if decree in each.decrees:
            cost += 1
    if decree in state.seats[seat].decrees:
        cost -= 1
    return cost if cost > 0 else 0


def obtainable(state: State, seat: int) -> list[str]:
    """The tiles on the board that the player has not yet (DECREE-0-4, DECREE-0-5)."""
    own, found = state.seats[seat].decrees, []
    for decree in state.board_decrees:
        if decree not in own:
            found.append(decree)
    return found


def affordable(state: State, seat: int, decree: str) -> bool:
    """Whether the pool covers the price and a normal servant to place (DECREE-0-1, DBL-7)."""
    return payable(state, seat, price(state, seat, decree), "decree")


def can_obtain(state: State, seat: int) -> bool:
    """Whether there is a Decree for the player (AMB-54)."""
    for decree in obtainable(state, seat):
        if affordable(state, seat, decree):
            return True
    return False


def why_no_decree(state: State, seat: int) -> Refusal | None:
    """Why the action is impossible."""
    there = obtainable(state, seat)
    if not there:
        return impossible(THE_ACTION, N_("you have every Decree on the board"))
    if can_obtain(state, seat):
        return None
    cost, have = min(price(state, seat, decree) for decree in there) + 1, state.seats[seat].worth
    if have >= cost:
        return refuse("E-DOUBLE-PLACE", place=Lazy(N_("Decree")))
    return refuse("E-SERVANTS", cost=cost, have=have)


class ChooseDecree(Question, frozen=True):
    """DP-DECREE: one Decree (DECREE-0-1, DECREE-0-6)."""

    answers = (Obtain,)
    points = {
        "DP-DECREE": Point(
            N_("{player} obtains a Decree"),
            N_("Choose the Decree that you obtain."),
            N_("a Decree"),
            ("DECREE-0-1", "DECREE-0-4"),
            focus="decrees",
        )
    }

    def candidates(self, state: State) -> Sequence[Obtain]:
        return [Obtain(decree) for decree in state.board_decrees]

    def options(self, state: State) -> Sequence[Obtain]:
        seat = self.seat
        return [Obtain(decree) for decree in obtainable(state, seat) if affordable(state, seat, decree)]

    def verify(self, state: State, move: Obtain) -> Refusal | None:
        if move.decree not in state.setup.data.tiles:
            return state.no_option()
        if move.decree not in state.board_decrees:
            return refuse("E-DECREE", decree=move.decree)
        own = state.seats[self.seat]
        if move.decree in own.decrees:
            return refuse("E-DECREE-OWN", decree=move.decree)
        if not affordable(state, self.seat, move.decree):
            return refuse("E-SERVANTS", cost=price(state, self.seat, move.decree) + 1, have=own.worth)
        return None

    def words(self, state: State, move: Obtain) -> Mapping[str, str]:
        return {"price": counted(price(state, self.seat, move.decree), SERVANTS)}

    def do(self, state: State, move: Obtain, notes: Notes | None) -> None:
        state.agenda.append(TakeDecree(self.seat, move.decree))
        pay(state, self.seat, price(state, self.seat, move.decree), "DECREE-0-1", notes, "decree")


class TakeDecree(Chore, frozen=True):
    """The Decree is paid: place a servant of the pool on it, and score (DECREE-0-1, DECREE-0-3, SERV-7)."""

    seat: int
    decree: str

    def run(self, state: State, notes: Notes | None) -> None:
        own = state.seats[self.seat]
        own.pool -= 1
        if notes is not None:
            notes.add("DECREE-0-1", self.seat, {"pool": -1, "decrees": 1}, decrees=self.decree)
        sign(state, self.seat, self.decree, notes)


def sign(state: State, seat: int, decree: str, notes: Notes | None) -> None:
    """A servant stands on the Decree: it works from now on (DECREE-0-7), and its points score (DECREE-0-3)."""
    own, points = state.seats[seat], state.setup.data.tiles[decree].vp
    own.decrees = (*own.decrees, decree)
    own.vp += points
    if notes is not None and points:
        notes.add("DECREE-0-3", seat, {"vp": points}, decree=decree)
