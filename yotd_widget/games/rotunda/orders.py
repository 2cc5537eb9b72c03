"""Steps 4 and 5: bonuses for symbols that were crossed, and Orders that are completed (BONUS, ORDER)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any, Final

from yotd_widget.engine.house_rules import remembered
from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.phrases import counted, listed
from yotd_widget.engine.position import Chore, Point, Question
from yotd_widget.engine.texts import N_, Lazy, _
from yotd_widget.engine.trace import Notes
from yotd_widget.games.rotunda.data import Order, OrderCost
from yotd_widget.games.rotunda.effects import EFFECTS
from yotd_widget.games.rotunda.moves import Complete, Skip, Stop, TakeAmulet, TakeOrder
from yotd_widget.games.rotunda.pieces import CUBES, Cube
from yotd_widget.games.rotunda.refusals import refuse
from yotd_widget.games.rotunda.seat import Seat, without
from yotd_widget.games.rotunda.state import State
from yotd_widget.games.rotunda.trades import take_amulet
from yotd_widget.games.rotunda.words import COINS, CUBE_NAMES, POINTS

# --- Step 4 ----------------------------------------------------------------------------------------------------------


class BonusStep(Chore, frozen=True):
    """One bonus for each symbol between the scores at the beginning and now (BONUS-1, INV-13)."""

    seat: int

    def run(self, state: State, notes: Notes | None) -> None:
        state.step = 4
        turn, vp = state.turn, state.seats[self.seat].vp
        if vp == turn.score:
            return
        due = state.setup.data.score_track.crossed(turn.score, vp) - turn.lost
        if due and notes is not None:
            notes.add("BONUS-1", self.seat, symbols=due)
        state.agenda += [ChooseBonus(self.seat)] * due


class ChooseBonus(Question, frozen=True):
    """D-23: an open Order or an open Amulet for a symbol; not used now it is lost (BONUS-1, BONUS-3)."""

    answers = (TakeOrder, TakeAmulet, Skip)
    points = {
        "D-23": Point(
            N_("{player} has a bonus"), N_("Take an Order or an Amulet."), N_("a bonus"),
            ("BONUS-1", "BONUS-2", "BONUS-3"), focus="now",
        )
    }  # fmt: skip
    declined = Lazy(N_("Decline the bonus"))

    def options(self, state: State) -> Sequence[Move]:
        return [*map(TakeOrder, state.orders), *map(TakeAmulet, dict.fromkeys(state.amulets)), Skip()]

    def verify(self, state: State, move: Move) -> Refusal | None:
        if isinstance(move, TakeOrder):
            return None if move.order in state.orders else refuse("NO-SUCH-ITEM")
        there = isinstance(move, Skip) or (isinstance(move, TakeAmulet) and move.amulet in state.amulets)
        return None if there else refuse("NO-SUCH-ITEM")

    def words(self, state: State, move: Any) -> Mapping[str, Any]:
        return {"brings": told(state.setup.data.order[move.order])} if isinstance(move, TakeOrder) else {}

    def do(self, state: State, move: Move, notes: Notes | None) -> None:
        if type(move) is TakeAmulet:
            take_amulet(state, self.seat, move.amulet, "BONUS-1", notes)
        elif type(move) is TakeOrder:
            own = state.seats[self.seat]
            state.orders = without(state.orders, move.order)
            own.orders = (*own.orders, move.order)
            if notes is not None:
                notes.add("BONUS-1", self.seat, {"orders": 1}, orders=move.order)
            if state.order_stack:
                opened, *rest = state.order_stack
                state.orders, state.order_stack = (*state.orders, opened), tuple(rest)
                if notes is not None:
                    notes.add("BONUS-2", None, order=opened)
        elif notes is not None:
            notes.add("BONUS-3", self.seat)


def told(order: Order) -> str:
    """What an Order gives: "5 points at the end; celadon: gain 2 points"."""
    # Translators: {points}: “5 points”; {effect}: “celadon: gain 2 points”
    text = _("{points} at the end; {effect}")
    return text.format(points=counted(order.vp, POINTS), effect=EFFECTS.told(order.standing))


def told_cost(cubes: Mapping[Any, int], coins: int) -> str:
    """What completing an Order takes: "2 × tea, celadon", "6 coins"."""
    paid = [CUBE_NAMES[cube] if n == 1 else f"{n} × {CUBE_NAMES[cube]}" for cube, n in cubes.items() if n]
    return listed([*paid, *([counted(coins, COINS)] if coins else [])])


# --- Step 5 ----------------------------------------------------------------------------------------------------------


STOP: Final = Stop()


class OrderStep(Chore, frozen=True):
    """The player may complete any number of Orders (ORDER-1)."""

    seat: int

    def run(self, state: State, notes: Notes | None) -> None:
        state.step = 5
        state.agenda.append(ChooseOrder(self.seat))


class ChooseOrder(Question, frozen=True):
    """D-24: an own Order, and the cubes that pay for it, Gold among them in place of any (ORDER-1, ORDER-2)."""

    answers = (Complete, Stop)
    points = {
        "D-24": Point(
            N_("{player} may complete Orders"), N_("Complete an Order, or end the turn."), N_("an Order to complete"),
            ("ORDER-1", "ORDER-2"), focus="own",
        )
    }  # fmt: skip
    declined = Lazy(N_("Complete no Order"))

    def candidates(self, state: State) -> Sequence[Move]:
        orders = [state.setup.data.order[order] for order in state.seats[self.seat].orders]
        return [*(Complete(order.id, cubes) for order in orders for cubes in payments(order.cost)), STOP]

    def options(self, state: State) -> Sequence[Move]:
        own, order = state.seats[self.seat], state.setup.data.order
        found: list[Move] = []
        for each in own.orders:
            cost = order[each].cost
            if can_complete(own, cost):
                for cubes in payments(cost):
                    if has(own, cubes):
                        found.append(Complete(each, cubes))
        found.append(STOP)
        return found

    def verify(self, state: State, move: Move) -> Refusal | None:
        if isinstance(move, Stop):
            return None
        assert isinstance(move, Complete)
        own = state.seats[self.seat]
        if move.order not in state.setup.data.order or any(cube not in CUBES for cube in move.cubes):
            return refuse("NO-SUCH-ITEM")
        if move.order in own.done:
            return refuse("ORDER-DONE")
        if move.order not in own.orders:
            return refuse("ORDER-NOT-YOURS")
        order, paid = state.setup.data.order[move.order], Counter(move.cubes)
        cost = order.cost.cubes
        if len(move.cubes) != sum(cost.values()) or any(paid[kind] > n for kind, n in cost.items()):
            return refuse("ORDER-COST")
        short = own.coins < order.cost.coins or any(own.has(cube) < n for cube, n in paid.items())
        return refuse("PAY-SHORT") if short else None

    def words(self, state: State, move: Any) -> Mapping[str, Any]:
        if not isinstance(move, Complete):
            return {}
        order = state.setup.data.order[move.order]
        return {"pay": told_cost(Counter(move.cubes), order.cost.coins) or _("nothing"), "brings": told(order)}

    def do(self, state: State, move: Move, notes: Notes | None) -> None:
        if type(move) is not Complete:
            if notes is not None and len(self.options(state)) > 1:
                notes.add("TURN-3", self.seat)
            return
        own, order = state.seats[self.seat], state.setup.data.order[move.order]
        own.coins -= order.cost.coins
        paid = Counter(move.cubes)
        for cube, n in paid.items():
            own.add(cube, -n)
            state.stock[cube] += n
        own.orders, own.done = without(own.orders, order.id), (*own.done, order.id)
        if notes is not None:
            change = {cube: -n for cube, n in paid.items()} | {"orders": -1, "done": 1}
            coins = {"coins": -order.cost.coins} if order.cost.coins else {}
            notes.add("ORDER-1", self.seat, change | coins, orders=order.id, done=order.id)
        state.agenda.append(ChooseOrder(self.seat))


def can_complete(own: Seat, cost: OrderCost) -> bool:
    """Whether a player has the coins and cubes of an Order, with Gold for those he lacks (ORDER-1, ROOM-GEN-8)."""
    if own.coins < cost.coins:
        return False
    lacking = 0
    if own.tea < cost.tea:
        lacking = cost.tea - own.tea
    if own.fruit < cost.fruit:
        lacking += cost.fruit - own.fruit
    if own.celadon < cost.celadon:
        lacking += cost.celadon - own.celadon
    return lacking <= own.gold


def has(own: Seat, cubes: Sequence[Cube]) -> bool:
    """Whether a player has these cubes."""
    count = cubes.count
    return (
        count("gold") <= own.gold
        and count("tea") <= own.tea
        and count("fruit") <= own.fruit
        and count("celadon") <= own.celadon
    )


@remembered(200)
def payments(cost: OrderCost) -> tuple[tuple[Cube, ...], ...]:
    """Every way to pay the cubes of an Order, the one with the least Gold first."""
    wanted = cost.cubes.items()
    ways: list[tuple[Cube, ...]] = []
    for gold in product(*(range(n + 1) for _kind, n in wanted)):
        cubes: list[Cube] = [kind for (kind, n), less in zip(wanted, gold, strict=True) for _each in range(n - less)]
        cubes += ["gold"] * sum(gold)
        ways.append(tuple(cubes))
    return tuple(sorted(ways, key=lambda cubes: cubes.count("gold")))
