"""The outer rooms in which one sells or deals: Retailer, Wholesaler, Black Market (3.7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from yotd_widget.engine.moves import LUCK, Move, Refusal
from yotd_widget.engine.position import Chore, Point
from yotd_widget.engine.texts import N_
from yotd_widget.engine.trace import Notes
from yotd_widget.games.rotunda import assistants
from yotd_widget.games.rotunda.assistants import give
from yotd_widget.games.rotunda.data import BlackMarket
from yotd_widget.games.rotunda.gains import gain_coins, got
from yotd_widget.games.rotunda.moves import (
    Act,
    BuyAmulet,
    BuyGood,
    BuyRecruit,
    Sell,
    SellAmulet,
    SellAssistant,
    SellGood,
    Stop,
)
from yotd_widget.games.rotunda.pieces import CUBES, KINDS, Action
from yotd_widget.games.rotunda.refusals import refuse, wrong_kind
from yotd_widget.games.rotunda.seat import without
from yotd_widget.games.rotunda.selling import brings, fits, left_most, lying, reward, sell, sold
from yotd_widget.games.rotunda.setup import DrawCards
from yotd_widget.games.rotunda.state import State
from yotd_widget.games.rotunda.visits import InRoom, asked_in

# --- Retailer, Wholesaler --------------------------------------------------------------------------------------------

_RULES = {"retailer": "ROOM-RETAILER-1", "wholesaler": "ROOM-WHOLESALER-1"}


@asked_in("retailer", "wholesaler")
class ChooseSales(InRoom, frozen=True):
    """D-9: up to three cubes, each onto the left-most uncovered field (ROOM-RETAILER, ROOM-WHOLESALER)."""

    answers = (Sell, Act, Stop)
    points = {
        "D-9": Point(
            N_("{player} sells to the Retailer or Wholesaler"), N_("Sell a cube, or stop."), N_("a sale"),
            ("ROOM-RETAILER-1", "ROOM-RETAILER-2", "ROOM-WHOLESALER-1", "ROOM-WHOLESALER-2"), focus="now",
        )
    }  # fmt: skip

    def linked(self, state: State) -> Sequence[str | None]:
        return [reward(state, self.room, field).action for field in lying(state, self.room)]

    def parts(self, state: State) -> Sequence[Move]:
        return [Sell(kind, cube) for kind in KINDS for cube in (kind, "gold")]

    def possible(self, state: State) -> list[Move]:
        own = state.seats[self.seat]
        room, found = self.visit.room, list[Move]()
        if own.cubes and left_most(state, room) is not None and self._left(state):
            for kind in KINDS:
                if fits(state, room, kind):
                    for cube in own.spends(kind):
                        found.append(Sell(kind, cube))
        return found

    def _left(self, state: State) -> bool:
        """Whether one more may be sold in this visit: as many as there are fields (ROOM-RETAILER-1)."""
        return self.visit.parts.count("main") < len(getattr(state, self.room))

    def why_not(self, state: State, move: Sell) -> Refusal | None:
        if move.kind not in KINDS or move.cube not in (move.kind, "gold"):
            return refuse("NO-SUCH-ITEM")
        if left_most(state, self.room) is None:
            return refuse("TRADE-FULL")
        if not self._left(state):
            return refuse("ROOM-LIMIT")
        if not fits(state, self.room, move.kind):
            return wrong_kind(self.room)
        return None if state.seats[self.seat].has(move.cube) else refuse("SALE-NO-CUBE")

    def words(self, state: State, move: Any) -> Mapping[str, Any]:
        field = left_most(state, self.room)
        if not isinstance(move, Sell) or field is None:
            return {"sold": sold(move.kind, move.cube), "brings": ""} if isinstance(move, Sell) else {}
        return {"sold": sold(move.kind, move.cube), "brings": brings(state, reward(state, self.room, field))}

    def carry_out(self, state: State, move: Sell, notes: Notes | None) -> None:
        field = left_most(state, self.room)
        assert field is not None
        give(state, self.seat, reward(state, self.room, field).action)
        sell(state, self.seat, self.room, field, move.kind, move.cube, _RULES[self.room], notes)


# --- Black Market ----------------------------------------------------------------------------------------------------

Deal = BuyGood | BuyRecruit | BuyAmulet | SellGood | SellAssistant | SellAmulet


@asked_in("black_market")
class ChooseDeal(InRoom, frozen=True):
    """D-14: up to two deals, the same one twice if one likes, and a Peddler action (ROOM-BLACK)."""

    answers = (BuyGood, BuyRecruit, BuyAmulet, SellGood, SellAssistant, SellAmulet, Act, Stop)
    acts: ClassVar[tuple[Action, ...]] = ("peddler",)
    points = {
        "D-14": Point(
            N_("{player} is in the Black Market"), N_("Make a deal, send a Peddler, or stop."), N_("a deal"),
            ("ROOM-BLACK-1", "ROOM-BLACK-2", "ROOM-BLACK-3"), focus="now",
        )
    }  # fmt: skip

    def _room(self, state: State) -> BlackMarket:
        found = state.setup.data.room["black_market"]
        assert isinstance(found, BlackMarket)
        return found

    def may_deal(self, state: State) -> bool:
        """Whether one more deal is allowed in this visit (ROOM-BLACK-1)."""
        return self.visit.parts.count("main") < self._room(state).max_deals

    def parts(self, state: State) -> Sequence[Move]:
        own = state.seats[self.seat]
        held = dict.fromkeys((*own.amulets, *_marks(state, self.seat)))
        return [
            *map(BuyGood, KINDS), BuyRecruit(), *map(BuyAmulet, dict.fromkeys(state.amulets)),
            *map(SellGood, CUBES), SellAssistant(), *map(SellAmulet, held),
        ]  # fmt: skip

    def possible(self, state: State) -> list[Move]:
        if not self.may_deal(state):
            return []
        own, buy = state.seats[self.seat], self._room(state).buy
        found: list[Move] = []
        if own.coins >= buy.basic:
            found += map(BuyGood, state.kinds_left)
        if own.coins >= buy.recruit and own.track:
            found.append(BuyRecruit())
        if own.coins >= buy.amulet:
            found += map(BuyAmulet, dict.fromkeys(state.amulets))
        found += [SellGood(cube) for cube in CUBES if own.has(cube)]
        if own.supply:
            found.append(SellAssistant())
        return [*found, *map(SellAmulet, dict.fromkeys(own.amulets))]

    def why_not(self, state: State, move: Deal) -> Refusal | None:
        own = state.seats[self.seat]
        if not self._exists(state, move):
            return refuse("NO-SUCH-ITEM")
        if not self.may_deal(state):
            return refuse("DEAL-LIMIT")
        if own.coins < self.cost(state, move):
            return refuse("PAY-SHORT")
        if isinstance(move, BuyRecruit) and not own.track:
            return refuse("TRACK-EMPTY")
        if isinstance(move, BuyGood) and not state.stock[move.kind]:
            return refuse("SUPPLY-EMPTY")
        if isinstance(move, SellGood) and not own.has(move.cube):
            return refuse("SALE-NO-CUBE")
        if isinstance(move, SellAssistant) and not own.supply:
            return refuse("ASSIST-NONE")
        card = isinstance(move, SellAmulet) and move.amulet not in own.amulets
        return refuse("AMULET-CARD") if card else None

    def _exists(self, state: State, move: Deal) -> bool:
        if isinstance(move, BuyGood):
            return move.kind in KINDS
        if isinstance(move, BuyAmulet):
            return move.amulet in state.amulets
        if isinstance(move, SellGood):
            return move.cube in CUBES
        if isinstance(move, SellAmulet):
            return move.amulet in (*state.seats[self.seat].amulets, *_marks(state, self.seat))
        return True

    def cost(self, state: State, move: Deal) -> int:
        """What is paid for it (ROOM-BLACK-2)."""
        buy = self._room(state).buy
        if isinstance(move, BuyGood):
            return buy.basic
        return buy.recruit if isinstance(move, BuyRecruit) else buy.amulet if isinstance(move, BuyAmulet) else 0

    def proceeds(self, state: State, move: Deal) -> int:
        """What it brings (ROOM-BLACK-3)."""
        to_sell = self._room(state).sell
        if isinstance(move, SellGood):
            return to_sell.basic
        return to_sell.assistant if isinstance(move, SellAssistant) else to_sell.amulet

    def words(self, state: State, move: Any) -> Mapping[str, Any]:
        if not isinstance(move, Deal):
            return {}
        return {"price": self.price(self.cost(state, move) or self.proceeds(state, move))}

    def carry_out(self, state: State, move: Deal, notes: Notes | None) -> None:
        if isinstance(move, BuyGood | BuyRecruit | BuyAmulet):
            self._buy(state, move, self.cost(state, move), notes)
        else:
            self._sell(state, move, self.proceeds(state, move), notes)

    def _buy(self, state: State, move: BuyGood | BuyRecruit | BuyAmulet, cost: int, notes: Notes | None) -> None:
        own, rule = state.seats[self.seat], "ROOM-BLACK-2"
        own.coins -= cost
        if type(move) is BuyGood:
            state.stock[move.kind] -= 1
            got(state, self.seat, [move.kind], rule, notes, coins=cost, room="black_market")
        elif type(move) is BuyRecruit:
            if notes is not None:
                notes.add(rule, self.seat, {"coins": -cost}, room="black_market")
            assistants.recruit(state, self.seat, 1, notes)
        else:
            take_amulet(state, self.seat, move.amulet, rule, notes, coins=cost)

    def _sell(self, state: State, move: Any, coins: int, notes: Notes | None) -> None:
        own, rule = state.seats[self.seat], "ROOM-BLACK-3"
        if isinstance(move, SellGood):
            own.add(move.cube, -1)
            state.stock[move.cube] += 1
            if notes is not None:
                notes.add(rule, self.seat, {move.cube: -1}, cube=move.cube)
        elif isinstance(move, SellAssistant):
            assistants.dismiss(state, self.seat, 1, notes)
        else:
            own.amulets = without(own.amulets, move.amulet)
            state.amulet_stack = (*state.amulet_stack, move.amulet)
            if notes is not None:
                notes.add(rule, self.seat, {"amulets": -1}, amulets=move.amulet)
            state.agenda += [RefillAmulets(), DrawCards(LUCK, "amulet stack")]
        gain_coins(state, self.seat, coins, rule, notes)


def _marks(state: State, seat: int) -> list[str]:
    """The kinds of the used Experts that are Amulets of a player (EXPACT-2)."""
    experts = state.setup.data.expert
    return [kind for card in state.seats[seat].cards if (kind := experts[card].amulet) is not None]


def take_amulet(state: State, seat: int, amulet: str, rule: str, notes: Notes | None, coins: int = 0) -> None:
    """An open Amulet; the display is filled again (ROOM-BLACK-2, BONUS-2). coins: paid for it."""
    own = state.seats[seat]
    state.amulets = without(state.amulets, amulet)
    own.amulets = (*own.amulets, amulet)
    if notes is not None:
        notes.add(rule, seat, {"amulets": 1} | ({"coins": -coins} if coins else {}), amulets=amulet)
    refill_amulets(state, notes)


def refill_amulets(state: State, notes: Notes | None) -> None:
    """Open Amulets up to the size of the display, as far as the stack allows."""
    while state.amulet_stack and len(state.amulets) < state.setup.data.start.display_size:
        opened, *rest = state.amulet_stack
        state.amulets, state.amulet_stack = (*state.amulets, opened), tuple(rest)
        if notes is not None:
            notes.add("BONUS-2", None, amulet=opened)


class RefillAmulets(Chore, frozen=True):
    """A display of fewer than three is filled after a sale (ROOM-BLACK-3)."""

    def run(self, state: State, notes: Notes | None) -> None:
        refill_amulets(state, notes)
