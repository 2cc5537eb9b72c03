"""Bonus Travel Tokens in use: beside the Player Board or a location, for the rest of the Day Phase (BONUS-*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.position import Chore, Point, Question
from yotd_widget.engine.texts import N_, Lazy
from yotd_widget.engine.trace import Notes
from yotd_widget.games.gugong.exchanges import StoreToken
from yotd_widget.games.gugong.moves import Lay, Skip
from yotd_widget.games.gugong.pieces import LOCATIONS, Location, Token
from yotd_widget.games.gugong.refusals import refuse
from yotd_widget.games.gugong.state import State

HIGHER: Final = "BTOK-1"
"""Gift Cards that the owner plays count 1 more (BONUS-3)."""
TOLL: Final = "BTOK-2"
"""Others who perform the action pay the owner 1 VP (BONUS-4)."""
FOLLOW: Final = "BTOK-3"
"""When others perform the action, the owner may perform it too (BONUS-5)."""


def in_use(token: str, location: str | None = None) -> str:
    """What a token in use is called: beside the Player Board "BTOK-1", beside a location "BTOK-2 jade" (BONUS-2)."""
    return f"{token} {location}" if location else token


class UseBonus(Question, frozen=True):
    """DP-BTOK: put the token with a normal servant beside something, or keep it unused (BONUS-2, BONUS-8)."""

    token: Token

    answers = (Lay, Skip)
    points = {
        "DP-BTOK": Point(
            N_("{player} may use a bonus token"),
            N_("Use the {token} with 1 servant, or only keep it."),
            N_("the use of a bonus token"),
            ("BONUS-2", "BONUS-8"),
            focus="tokens",
        )
    }
    declined = Lazy(N_("Keep the token unused"))

    def candidates(self, state: State) -> Sequence[Move]:
        return [*([Lay()] if self.token == HIGHER else map(Lay, LOCATIONS)), KEEP]

    def options(self, state: State) -> Sequence[Move]:
        return self.candidates(state) if state.seats[self.seat].pool else [KEEP]

    def verify(self, state: State, move: Lay | Skip) -> Refusal | None:
        if isinstance(move, Skip):
            return None
        own = state.seats[self.seat]
        if (move.location is None) != (self.token == HIGHER):
            return state.no_option()
        if not own.pool:  # DBL-7: the marker is a normal servant
            return refuse("E-SERVANTS", cost=1, have=own.pool)
        if move.location is not None and move.location not in LOCATIONS:
            return refuse("E-LOCATION", location=move.location)
        return None

    def do(self, state: State, move: Lay | Skip, notes: Notes | None) -> None:
        if isinstance(move, Skip):
            state.agenda.append(StoreToken(self.seat, self.token))
            if notes is not None:
                notes.add("BONUS-8", self.seat, token=self.token)
            return
        own = state.seats[self.seat]
        own.pool -= 1
        own.bonus = (*own.bonus, in_use(self.token, move.location))
        if notes is not None:
            notes.add("BONUS-2", self.seat, {"pool": -1, "bonus": 1}, bonus=own.bonus[-1])


KEEP: Final = Skip()


def raised(state: State, seat: int) -> int:
    """By how much the Gift Cards that a player plays count more (BONUS-3)."""
    return state.seats[seat].bonus.count(HIGHER)


def beside(state: State, location: Location, token: str, performer: int) -> list[int]:
    """The owners of such tokens beside a location in player order from the performer, who is none; each token once."""
    count = len(state.seats)
    others = ((performer + place) % count for place in range(1, count))
    return [seat for seat in others for bonus in state.seats[seat].bonus if bonus == in_use(token, location)]


def toll(state: State, performer: int, location: Location, notes: Notes | None) -> None:
    """Who performs the action loses 1 VP to each owner, who scores even where nothing is left (BONUS-4, AMB-27)."""
    floor = state.setup.data.rulings.vp_floor
    for owner in beside(state, location, TOLL, performer):
        payer = state.seats[performer]
        lost = int(payer.vp > floor)
        payer.vp -= lost
        state.seats[owner].vp += 1
        if notes is not None:
            notes.add("BONUS-4", performer, {"vp": -lost}, to=state.player(owner))
            notes.add("BONUS-4", owner, {"vp": 1}, of=state.player(performer))


class BonusHome(Chore, frozen=True):
    """At the end of the Day Phase servants return and tokens are stored, player by player (BONUS-7)."""

    def run(self, state: State, notes: Notes | None) -> None:
        for seat in state.order_of_play:
            own = state.seats[seat]
            if own.bonus:
                first = min(own.bonus, key=lambda bonus: bonus.partition(" ")[0])
                place = own.bonus.index(first)
                own.bonus = (*own.bonus[:place], *own.bonus[place + 1 :])
                own.supply += 1
                if notes is not None:
                    notes.add("BONUS-7", seat, {"supply": 1, "bonus": -1}, bonus=first)
                state.agenda += [self, StoreToken(seat, first.partition(" ")[0])]
                return
