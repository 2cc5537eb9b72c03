"""Servants: paid, gained, and where the Double Servant may stand for them (SERV-*, DBL-*)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal

from yotd_widget.engine.moves import Refusal
from yotd_widget.engine.position import Chore, Point, Question
from yotd_widget.engine.texts import N_, Lazy
from yotd_widget.engine.trace import Fact, Notes
from yotd_widget.games.gugong.moves import Gain, Pay
from yotd_widget.games.gugong.pieces import SPACE
from yotd_widget.games.gugong.refusals import refuse
from yotd_widget.games.gugong.seat import Seat
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.words import pieces

POOL: Final = N_("Servant Pool")
SUPPLY: Final = N_("general supply")

# --- Paying ----------------------------------------------------------------------------------------------------------

Facts = dict[str, Fact]
Left = Callable[[State, int, int, bool], bool]
"""Whether an effect is still possible for a seat when so many normal servants, and the Double Servant, are left."""
LEFT: Final[dict[str, Left]] = {
    "decree": lambda state, seat, servants, double: servants >= 1,
    "wall": lambda state, seat, servants, double: servants + double >= 1,
}
"""What a cost has to leave in the pool, by what is bought (SERV-5, AMB-52); the canal adds its own."""


def normal_part(cost: int) -> int:
    """How many normal servants pay a cost beside the Double Servant, which is worth 2 and gives no change (DBL-4)."""
    return max(0, cost - SPACE["double"])


def pays(state: State, seat: int, cost: int, bought: str = "") -> bool:
    """Whether normal servants make the sum, and what is bought stays possible (SERV-3, SERV-5)."""
    own = state.seats[seat]
    if own.pool < cost or not bought:
        return own.pool >= cost
    return LEFT[bought](state, seat, own.pool - cost, own.double == "pool")


def pays_with_double(state: State, seat: int, cost: int, bought: str = "") -> bool:
    """Whether they do with the Double Servant among them (DBL-4); nothing is no sum to pay."""
    own = state.seats[seat]
    if not cost or own.double != "pool":
        return False
    rest = own.pool - normal_part(cost)
    return rest >= 0 and (not bought or LEFT[bought](state, seat, rest, False))


def ways_to_pay(state: State, seat: int, cost: int, bought: str = "") -> list[Pay]:
    """Without and with the Double Servant, as far as that is possible."""
    ways = [WITH_SERVANTS] if pays(state, seat, cost, bought) else []
    return [*ways, WITH_DOUBLE] if pays_with_double(state, seat, cost, bought) else ways


def payable(state: State, seat: int, cost: int, bought: str = "") -> bool:
    """Whether a cost can be paid and leaves what is needed (SERV-3, SERV-5)."""
    own = state.seats[seat]
    if bought or own.double == "pool":
        return pays(state, seat, cost, bought) or pays_with_double(state, seat, cost, bought)
    return own.pool >= cost


def pay(state: State, seat: int, cost: int, rule: str, notes: Notes | None, bought: str = "") -> None:
    """Remove servants to the own supply (SERV-3); the player says whether the Double Servant is among them."""
    if cost == 0:
        return
    if state.seats[seat].double == "pool":
        state.agenda.append(ChoosePayment(seat, cost, rule, bought))
    else:
        remove(state, seat, cost, WITH_SERVANTS, rule, notes)


def remove(state: State, seat: int, cost: int, using: Pay, rule: str, notes: Notes | None) -> None:
    """Remove servants worth the cost from pool to supply (SERV-3, DBL-4)."""
    own = state.seats[seat]
    double = using == WITH_DOUBLE
    servants = normal_part(cost) if double else cost
    own.pool -= servants
    own.supply += servants
    if double:
        own.double = "supply"
    if notes is not None:
        moved = {"double": "supply"} if double else {}
        notes.add(rule, seat, {"pool": -servants, "supply": servants}, cost=cost, **moved)


WITH_SERVANTS: Final = Pay("servants")
WITH_DOUBLE: Final = Pay("double")


class ChoosePayment(Question, frozen=True):
    """DP-PAY: with or without the Double Servant (DBL-4). rule: of the cost; bought: what the rest is needed for."""

    cost: int
    rule: str
    bought: str = ""

    answers = (Pay,)
    points = {
        "DP-PAY": Point(
            N_("{player} pays servants"),
            N_("Servants to pay: {cost}; with the Double Servant, or without it."),
            N_("a payment"),
            ("SERV-3", "DBL-4"),
            focus="slip",
        )
    }

    def candidates(self, state: State) -> Sequence[Pay]:
        return (WITH_SERVANTS, WITH_DOUBLE)

    def options(self, state: State) -> Sequence[Pay]:
        return ways_to_pay(state, self.seat, self.cost, self.bought)

    def verify(self, state: State, move: Pay) -> Refusal | None:
        if move not in self.candidates(state):
            return state.no_option()
        own = state.seats[self.seat]
        if move == WITH_DOUBLE and own.double != "pool":
            return refuse("E-DOUBLE-WHERE", place=Lazy(POOL))
        if move not in self.options(state):
            return refuse("E-SERVANTS", cost=self.cost, have=own.pool if move == WITH_SERVANTS else own.worth)
        return None

    def words(self, state: State, move: Pay) -> Mapping[str, str]:
        double = move == WITH_DOUBLE
        return {"pieces": pieces(normal_part(self.cost) if double else self.cost, double)}

    def do(self, state: State, move: Pay, notes: Notes | None) -> None:
        remove(state, self.seat, self.cost, move, self.rule, notes)


# --- Gaining ---------------------------------------------------------------------------------------------------------


def gain(state: State, seat: int, n: int, rule: str, notes: Notes | None) -> None:
    """Take n pieces of the own supply into the own pool, as far as there are any (SERV-2).

    Where the Double Servant lies in the supply the player says whether it is among them (DBL-3).
    """
    own = state.seats[seat]
    if n and own.double == "supply":
        state.agenda.append(ChooseGain(seat, n, rule))
    elif n:
        facts = None if notes is None else missing(own, n, False)
        take(own, seat, min(n, own.supply), False, rule, notes, facts)


def missing(own: Seat, n: int, double: bool) -> Facts:
    """How many pieces are due, where the supply has fewer (SERV-2)."""
    return {"due": n} if own.supply < n - double else {}


def take(
    own: Seat, seat: int, servants: int, double: bool, rule: str, notes: Notes | None, facts: Facts | None = None
) -> None:
    """Move normal servants, and the Double Servant, from supply to pool. facts: how many were due, or for what."""
    own.supply -= servants
    own.pool += servants
    if double:
        own.double = "pool"
    if notes is not None:
        moved = {"double": "pool"} if double else {}
        notes.add(rule, seat, {"pool": servants, "supply": -servants}, **(facts or {}), **moved)


TAKE_SERVANTS: Final = Gain("servants")
TAKE_DOUBLE: Final = Gain("double")


class ChooseGain(Question, frozen=True):
    """DP-GAIN: the Double Servant as one of the pieces, or not, if there are enough others (DBL-3, AMB-58)."""

    n: int
    rule: str

    answers = (Gain,)
    points = {
        "DP-GAIN": Point(
            N_("{player} gains servants"),
            N_("Servants to gain: {n}; with the Double Servant, or without it."),
            N_("a gain of servants"),
            ("SERV-2", "DBL-3"),
            focus="slip",
        )
    }

    def candidates(self, state: State) -> Sequence[Gain]:
        return (TAKE_SERVANTS, TAKE_DOUBLE)

    def options(self, state: State) -> Sequence[Gain]:
        enough = state.seats[self.seat].supply >= self.n
        return (TAKE_SERVANTS, TAKE_DOUBLE) if enough else (TAKE_DOUBLE,)

    def put_again(self) -> Due:
        """After an exchange: the Double Servant may have left the supply."""
        return Due(self.seat, self.n, self.rule)

    def verify(self, state: State, move: Gain) -> Refusal | None:
        if move not in self.candidates(state):
            return state.no_option()
        own = state.seats[self.seat]
        if move == TAKE_DOUBLE:
            return None if own.double == "supply" else refuse("E-DOUBLE-WHERE", place=Lazy(SUPPLY))
        return None if own.supply >= self.n else refuse("E-SUPPLY")

    def words(self, state: State, move: Gain) -> Mapping[str, str]:
        double = move == TAKE_DOUBLE
        return {"pieces": pieces(min(self.n - double, state.seats[self.seat].supply), double)}

    def do(self, state: State, move: Gain, notes: Notes | None) -> None:
        own, double = state.seats[self.seat], move == TAKE_DOUBLE
        take(own, self.seat, min(self.n - double, own.supply), double, self.rule, notes, missing(own, self.n, double))


class Due(Chore, frozen=True):
    """A gain that is due."""

    seat: int
    n: int
    rule: str

    def run(self, state: State, notes: Notes | None) -> None:
        gain(state, self.seat, self.n, self.rule, notes)


Source = Literal["pool", "supply"]


def no_piece(state: State, seat: int, piece: str, source: Source) -> Refusal | None:
    """Why a piece cannot be placed from pool or supply: it is not there (SERV-4, DBL-10)."""
    own = state.seats[seat]
    if source == "pool" and not own.pieces:
        return refuse("E-SERVANTS", cost=1, have=0)
    if piece == "double":
        there = own.double == source
        return None if there else refuse("E-DOUBLE-WHERE", place=Lazy(POOL if source == "pool" else SUPPLY))
    if source == "pool":
        return None if own.pool else refuse("E-SERVANTS", cost=1, have=own.pool)
    return None if own.supply else refuse("E-SUPPLY")


def impossible(action: str, reason: str) -> Refusal:
    """E-IMPOSSIBLE. action, reason: marked with `N_`."""
    return refuse("E-IMPOSSIBLE", action=Lazy(action), reason=Lazy(reason))
