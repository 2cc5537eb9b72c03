"""Selling onto the fields of Market, Retailer and Wholesaler, and the Experts who do it (EXPERT-9, EXPERT-10)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.phrases import counted, listed
from yotd_widget.engine.position import Point, Question
from yotd_widget.engine.texts import N_, _
from yotd_widget.engine.trace import Fact, Notes
from yotd_widget.games.rotunda.data import Reward
from yotd_widget.games.rotunda.gains import follow
from yotd_widget.games.rotunda.moves import SellAt
from yotd_widget.games.rotunda.pieces import KINDS, TRADES, Cube, Kind, Trade, as_kind, kind_of
from yotd_widget.games.rotunda.refusals import refuse
from yotd_widget.games.rotunda.state import State
from yotd_widget.games.rotunda.words import ACTION_NAMES, COINS, LYING_NAMES, POINTS

# --- Fields ----------------------------------------------------------------------------------------------------------


HOLDING: Final = frozenset((*TRADES, "warehouse"))
"""The rooms on whose fields cubes lie."""
NUMBERED: Final = ("1", "2", "3")
"""The fields of Retailer and Wholesaler, from the left."""


def lying(state: State, room: str) -> dict[str, str | None]:
    """What lies on each field of a room from which cubes can be taken, as it was sold; {} for any other room."""
    if room == "market":
        return {kind: state.market[kind] for kind in KINDS}
    if room not in HOLDING or not state.in_play(room):
        return {}
    if room in ("retailer", "wholesaler"):
        return dict(zip(NUMBERED, getattr(state, room), strict=True))
    return {kind: kind if kind in state.warehouse else None for kind in KINDS}


def full(state: State) -> list[Trade]:
    """The rooms in which one sells whose fields are all covered, so that they are emptied after step 3 (TURN-4)."""
    found: list[Trade] = [] if None in state.market.values() else ["market"]
    if None not in state.retailer:
        found.append("retailer")
    if None not in state.wholesaler:
        found.append("wholesaler")
    return found


def put(state: State, room: str, field: str, cube: str | None) -> None:
    """Lay something on a field, or take it away."""
    if room == "market":
        state.market[field] = cube  # type: ignore[index]
    elif room == "warehouse":
        state.warehouse = tuple(kind for kind in state.warehouse if kind != field)
    else:
        fields: tuple[str | None, ...] = getattr(state, room)
        place = int(field) - 1
        setattr(state, room, (*fields[:place], cube, *fields[place + 1 :]))


def fits(state: State, room: str, kind: str) -> bool:
    """Whether the kind rule of a room lets this kind in (ROOM-RETAILER-2, ROOM-WHOLESALER-2, ruling 5)."""
    if room == "retailer":
        for each in state.retailer:
            if each is not None and kind_of(each) == kind:
                return False
    elif room == "wholesaler":
        for each in state.wholesaler:
            if each is not None:
                return kind_of(each) == kind
    return True


def left_most(state: State, room: str) -> str | None:
    """The left-most field of Retailer or Wholesaler that is not covered."""
    for field, there in lying(state, room).items():
        if there is None:
            return field
    return None


def free_field(state: State, room: str, kind: str) -> str | None:
    """The field onto which a cube of this kind is sold: the icon of the kind, or the left-most one uncovered."""
    if room == "market":
        return kind if state.market.get(kind, "") is None else None  # type: ignore[call-overload]
    free = left_most(state, room)
    return free if free is not None and fits(state, room, kind) else None


def reward(state: State, room: str, field: str) -> Reward:
    """What a sale onto a field brings (ROOM-MARKET-1, ROOM-RETAILER-3, ROOM-WHOLESALER-3)."""
    found: Any = state.setup.data.room[room]
    each: Reward = found.sell[field] if room == "market" else found.fields[int(field) - 1]
    return each


def sell(
    state: State, seat: int, room: str, field: str, kind: Kind, cube: Cube, rule: str, notes: Notes | None,
    *, times: int = 1, covers: bool = True,
) -> None:  # fmt: skip
    """A cube onto a field, or to the general supply where it does not cover it; points, then coins (ROOM-GEN-11)."""
    own, brings = state.seats[seat], reward(state, room, field)
    own.add(cube, -1)
    if covers:
        put(state, room, field, as_kind(kind, cube))
    else:
        state.stock[cube] += 1
    vp, coins = brings.vp * times, brings.coins * times
    own.vp += vp
    own.coins += coins
    if notes is not None:
        change = {cube: -1} | ({"vp": vp} if vp else {}) | ({"coins": coins} if coins else {})
        where: dict[str, Fact] = {"field": field} if covers else {}
        notes.add(rule, seat, change, room=room, kind=kind, sold=as_kind(kind, cube), **where)
    if coins:
        follow(state, seat, ("coins",))


def brings(state: State, given: Reward, *, action: bool = True) -> str:
    """A reward in words: "3 points, Recruit"."""
    parts = [counted(given.coins, COINS)] if given.coins else []
    parts += [counted(given.vp, POINTS)] if given.vp else []
    parts += [ACTION_NAMES[given.action]] if given.action and action else []
    return listed(parts)


def sold(kind: str, cube: str) -> str:
    """What is sold, in words: "tea", "gold as tea"."""
    return LYING_NAMES[as_kind(kind, cube)]


# --- Experts ---------------------------------------------------------------------------------------------------------


def why_no_sale(state: State, seat: int, n: int, kinds: Sequence[Kind]) -> Refusal | None:
    """Why an Expert cannot sell as many as he must (EXPACT-5)."""
    return None if any(sales(state, seat, n, kinds)) else refuse("SALE-FIELD")


def sales(state: State, seat: int, n: int, kinds: Sequence[Kind], room: str | None = None) -> Iterator[SellAt]:
    """The sales that are possible, and leave as many more in the same room as there must be."""
    own = state.seats[seat]
    if own.gold + sum(own.has(kind) for kind in kinds) < n:
        return
    for trade in TRADES:
        for kind in kinds if room in (None, trade) and state.in_play(trade) else ():
            if cubes := own.spends(kind):
                field = free_field(state, trade, kind)
                if field is not None:
                    moves = [SellAt(trade, kind, cube) for cube in cubes]
                    yield from (move for move in moves if _goes_on(state, seat, n, kinds, field, move))


def _goes_on(state: State, seat: int, n: int, kinds: Sequence[Kind], field: str, move: SellAt) -> bool:
    """Whether after a sale onto a field as many more are possible in the same room as there must be."""
    if n == 1:
        return True
    then = state.clone()
    then.seats[seat].add(move.cube, -1)
    put(then, move.room, field, as_kind(move.kind, move.cube))
    return any(sales(then, seat, n - 1, kinds, move.room))


def why_not(state: State, seat: int, n: int, kinds: Sequence[Kind], room: str | None, move: SellAt) -> Refusal | None:
    """Why an Expert cannot sell so (D-3)."""
    if move.room not in TRADES or not state.in_play(move.room) or move.kind not in kinds:
        return refuse("NO-SUCH-ITEM")
    if move.cube not in (move.kind, "gold"):
        return refuse("NO-SUCH-ITEM")
    if not state.seats[seat].has(move.cube):
        return refuse("SALE-NO-CUBE")
    field = free_field(state, move.room, move.kind)
    if field is None or room not in (None, move.room):
        return refuse("SALE-FIELD")
    return None if _goes_on(state, seat, n, kinds, field, move) else refuse("SALE-FIELD")


class ChooseSale(Question, frozen=True):
    """D-3: what an Expert sells, and where (EXPERT-10). n: how many are left; room: of the first of them."""

    n: int
    kinds: tuple[Kind, ...]
    room: Trade | None = None

    answers = (SellAt,)
    lapses = True
    times: ClassVar[int] = 1
    rule: ClassVar[str] = "EXPERT-10"
    points = {
        "D-3": Point(
            N_("{player} sells with an Expert"), N_("Sell a resource."), N_("a sale"), ("EXPERT-9", "EXPERT-10"),
            focus="house",
        )
    }  # fmt: skip

    def candidates(self, state: State) -> Sequence[Move]:
        rooms = [room for room in TRADES if state.in_play(room)]
        return [SellAt(room, kind, cube) for room in rooms for kind in self.kinds for cube in (kind, "gold")]

    def options(self, state: State) -> Sequence[Move]:
        return [*sales(state, self.seat, self.n, self.kinds, self.room)]

    def verify(self, state: State, move: SellAt) -> Refusal | None:
        return why_not(state, self.seat, self.n, self.kinds, self.room, move)

    def words(self, state: State, move: Any) -> Mapping[str, Any]:
        if not isinstance(move, SellAt):
            return {}
        field = free_field(state, move.room, move.kind)
        given = reward(state, move.room, field) if field else Reward()
        twice = Reward(given.coins * self.times, given.vp * self.times)
        return {"sold": sold(move.kind, move.cube), "brings": brings(state, twice) or _("nothing")}

    def do(self, state: State, move: SellAt, notes: Notes | None) -> None:
        field = free_field(state, move.room, move.kind)
        assert field is not None
        if self.n > 1:
            state.agenda.append(type(self)(self.seat, self.n - 1, self.kinds, move.room))  # type: ignore[arg-type]
        sell(state, self.seat, move.room, field, move.kind, move.cube, self.rule, notes, times=self.times)


class ChooseDoubleSale(ChooseSale, frozen=True):
    """D-3: a sale for double reward (EXPERT-9)."""

    times: ClassVar[int] = 2
    rule: ClassVar[str] = "EXPERT-9"
