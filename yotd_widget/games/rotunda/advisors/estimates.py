"""What things are worth to a player at a moment: numbers of the rules where there are some, and else estimates."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Final

import msgspec

from yotd_widget.engine.effects import Count, Row, Standing
from yotd_widget.engine.house_rules import remembered
from yotd_widget.games.rotunda.chains import START, Chain, at, neighbours
from yotd_widget.games.rotunda.data import Order
from yotd_widget.games.rotunda.moving import most_steps
from yotd_widget.games.rotunda.pieces import KINDS, Cube
from yotd_widget.games.rotunda.scoring import amulets_of, of_coins, of_sets, sets
from yotd_widget.games.rotunda.state import State
from yotd_widget.games.rotunda.ways import to_hall


class Weights(msgspec.Struct, frozen=True, repr_omit_defaults=True):
    """Estimates of a player, in points.

    pace: turns of all players for each field of the Round track. coin, cube, gold, wanted: beyond what they are worth
    at the end, of a coin, a cube, Gold, and a cube that an own Order needs. assistant: the first one in the supply;
    fade: each further one, of the one before. recruit: an uncovered field of the track. seat: one on a chair, for each
    turn to come; helper: that he can help. chain: share of a chain that is not laid yet; lap: turns from chain to
    chain; later: of a chain the share of the one before it. amulet: a new kind. order: share of one still to be paid.
    expert: share of what a one-shot Expert brings; often: how often in a turn a permanent effect acts. peddler,
    apprentice: an action that a card brings.
    """

    pace: float = 5.4
    coin: float = 0.2
    cube: float = 1.2
    gold: float = 1.6
    wanted: float = 0.4
    assistant: float = 1.1
    fade: float = 0.9
    recruit: float = 0.5
    seat: float = 0.2
    helper: float = 0.5
    chain: float = 0.8
    lap: float = 2.5
    later: float = 0.5
    amulet: float = 0.8
    order: float = 0.3
    expert: float = 0.6
    often: float = 0.35
    peddler: float = 1.2
    apprentice: float = 1.5


WEIGHTS: Final = Weights()
SOON: Final = 5.0
"""With fewer turns left than this, things are worth less and less more than at the end."""
HEAP: Final = 60
"""Coins that tell what one of them is worth at the end (SCORE-5)."""
STEPS_LIMIT: Final = 4_000
"""Fields looked at in search of chains, on a board that is larger than the printed one."""


def turns_left(state: State, seat: int, w: Weights = WEIGHTS) -> float:
    """Turns that a player still has after the one that is being played, by estimate; exact at the end (END-2)."""
    count = len(state.seats)
    if state.ender is not None:
        ahead, last = (seat - state.active) % count, (state.ender - state.active) % count or count
        return float(0 < ahead < last)
    return max(1.0, (state.setup.end_field - state.marker) * w.pace / count - 1)


class Estimates:
    """What things are worth to one player on a table."""

    def __init__(self, state: State, seat: int, w: Weights) -> None:
        self.state, self.own, self.w = state, state.seats[seat], w
        self.seat = seat
        self.turns = turns_left(state, seat, w)
        self.soon = soon = min(1.0, self.turns / SOON)
        self.end = end = of_coins(HEAP) / HEAP
        self.coin = end + w.coin * soon
        self.cube = end + w.cube * soon
        self.gold = end + w.gold * soon
        self.wanted = w.wanted * soon
        self.assistant = end + w.assistant * soon
        self.seated = 1 + w.seat * self.turns
        self._chains, self._fields, self._peddled = dict[int, float](), dict[str, float](), dict[str, float]()

    @cached_property
    def amulets(self) -> list[str]:
        """Own Amulets."""
        return amulets_of(self.state, self.seat)

    @cached_property
    def sizes(self) -> list[int]:
        """The sizes of their sets, the largest first."""
        return sets(self.amulets)

    # --- goods and Assistants ---

    def needs(self) -> Counter[str]:
        """The cubes that own Orders still ask for."""
        found = Counter[str]()
        for order in self.own.orders:
            found.update(self.state.data.order[order].cost.cubes)
        return found

    def another(self, cube: Cube) -> float:
        """One cube more."""
        if cube == "gold":
            return self.gold
        needed = any(getattr(self.state.data.order[order].cost, cube) > self.own.has(cube) for order in self.own.orders)
        return self.cube + self.wanted * needed

    def supply(self, count: int) -> float:
        """So many Assistants in the supply."""
        early = self.w.assistant * self.soon
        return count * self.end + early * (1 - self.w.fade**count) / (1 - self.w.fade)

    @property
    def free(self) -> float:
        """One Assistant more in the supply."""
        return self.end + self.w.assistant * self.soon * self.w.fade**self.own.supply

    @property
    def recruit(self) -> float:
        """A Recruit action."""
        return self.free + self.w.recruit * self.soon if self.own.track else 0.0

    @property
    def apprentice(self) -> float:
        """An Apprentice action."""
        return self.seated + self.w.helper * self.soon - self.free if self.own.supply else 0.0

    # --- chains ---

    def chain(self, count: int) -> float:
        """What the best chain of so many Assistants brings."""
        if count not in self._chains:
            self._chains[count] = max(map(self.field, self.ends((), count)), default=0.0)
        return self._chains[count]

    def ends(self, chain: Chain, count: int) -> dict[str, Chain]:
        """Where a chain of so many Assistants can end, and how."""
        board = self.state.data.worship
        return ends(board.rows, board.cols, tuple(sorted(self.own.worship)), chain, count)

    def field(self, field: str) -> float:
        """What the end of a chain brings: points, what stands at its edges, the best Amulet there (WORSHIP-9, -10)."""
        if (known := self._fields.get(field)) is not None:
            return known
        data, (row, col) = self.state.data, at(field)
        worth = data.worship.vp[row - 1][col - 1] + self.row(data.left[row - 1]) + self.row(data.top[col - 1])
        amulets = [self.state.edge.get(f"right{row}"), self.state.edge.get(f"bottom{col}")]
        found = self._fields[field] = worth + max((self.amulet(each) for each in amulets if each), default=0.0)
        return found

    def villages(self, counts: list[int]) -> float:
        """So many Assistants in each village, beyond the point that each of them is worth (SCORE-4)."""
        total, factor, turns = 0.0, self.w.chain, self.turns
        way = self.way
        for number, count in enumerate(sorted(filter(None, counts), reverse=True)):
            if turns < way + number * self.w.lap:
                break
            total += factor * max(0.0, self.chain(count) - 1)
            factor *= self.w.later
        return total

    @property
    def way(self) -> int:
        """In how many turns a Leader can be in the Hall."""
        state, far = self.state, most_steps(self.state)
        there = dict(zip(state.layout.rooms, to_hall(state.layout.house), strict=True))
        return min(-(-there[place] // far) for place in self.own.leaders)

    def peddler(self, village: str) -> float:
        """An Assistant more in a village."""
        if village not in self._peddled:
            counts = Counter(self.own.villages)
            before = self.villages([*counts.values()])
            counts[village] += 1
            self._peddled[village] = 1 + self.villages([*counts.values()]) - before - self.free
        return self._peddled[village]

    # --- cards ---

    def amulet(self, kind: str) -> float:
        """An Amulet of this kind more: the largest set without it grows by one (SCORE-1)."""
        copies, data = self.amulets.count(kind), self.state.data
        size = self.sizes[copies] if copies < len(self.sizes) else 0
        more = of_sets(data, (size + 1,)) - of_sets(data, (size,))
        return more + self.w.amulet * self.soon * (not copies)

    def standing(self, effect: Standing) -> float:
        """A permanent effect, for all turns to come (ORDER-5, EXPERT-4)."""
        (each,) = effect.do
        n = each.n if isinstance(each.n, int) else 1
        worth = {"vp": 1.0, "coins": self.coin}.get(each.do, self.gold if effect.on == "gold" else self.cube)
        twice = 2 if effect.on in ("any", "basic", "coins") else 1
        return worth * n * self.w.often * twice * self.turns

    def order(self, order: Order) -> float:
        """A completed Order (ORDER-3, ORDER-5)."""
        return order.vp + self.standing(order.standing)

    def held(self, order: Order) -> float:
        """An Order that is not completed yet."""
        return self.w.order * self.soon * self.order(order)

    def expert(self, expert: str) -> float:
        """An Expert below the board."""
        data = self.state.data
        if expert in data.standing:
            return self.standing(data.standing[expert])
        mark = data.expert[expert].amulet
        brings = max(0.5, self.row(data.activated[expert])) + (self.amulet(mark) if mark else 0.0)
        return self.w.expert * brings * min(1.0, self.turns)

    @cached_property
    def _each(self) -> dict[str, float]:
        """What effects bring, for each of what they name."""
        return {
            "coins": self.coin, "vp": 1.0, "good": self.cube, "gold": self.gold, **dict.fromkeys(KINDS, self.cube),
            "recruit": self.recruit, "peddler": self.w.peddler * self.soon, "dismiss": -self.free,
            "apprentice": self.w.apprentice * self.soon, "senior_apprentice": 1.5 * self.w.apprentice * self.soon,
            "sell": 1.5, "sell_twice": 3.0,
        }  # fmt: skip

    def row(self, row: Row) -> float:
        """What a row of effects brings."""
        total = 0.0
        for effect in row:
            if effect.one_of:
                total += max(map(self.row, effect.one_of))
            else:
                n = self.own.supply + effect.n.plus if isinstance(effect.n, Count) else effect.n
                total += self._each.get(effect.do, 0.0) * n
        return total


@remembered(20_000)
def ends(rows: int, cols: int, seniors: Chain, chain: Chain, count: int) -> dict[str, Chain]:
    """The fields at which a chain of so many Assistants can end, with a way that goes on from `chain` (WORSHIP-8)."""
    found: dict[str, Chain] = {}
    ahead, looked = [chain or (START,)], 0
    while ahead and looked < STEPS_LIMIT:
        looked += 1
        way = ahead.pop()
        left = count - sum(field not in seniors for field in way)
        if left <= 0:
            if not left and way[-1] not in seniors:
                found.setdefault(way[-1], way)
            continue
        ahead += [(*way, field) for field in neighbours(rows, cols, way[-1]) if field not in way]
    return found
