"""The rooms of the inner ring: Supplier, Smugglers' Den, Market, Experts' Room, Banker (3.6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.position import Point
from yotd_widget.engine.texts import N_
from yotd_widget.engine.trace import Notes
from yotd_widget.games.rotunda.assistants import give
from yotd_widget.games.rotunda.experts import discards, for_hire, hire, unknown_hire, why_no_hire
from yotd_widget.games.rotunda.gains import gain, gain_coins
from yotd_widget.games.rotunda.moves import Act, Coins, Get, Gold, Hire, Sell, Stop, Token
from yotd_widget.games.rotunda.pieces import KINDS, Action, Kind
from yotd_widget.games.rotunda.refusals import refuse
from yotd_widget.games.rotunda.seat import without
from yotd_widget.games.rotunda.selling import brings, reward, sell, sold
from yotd_widget.games.rotunda.state import State
from yotd_widget.games.rotunda.visits import InRoom, Visit, asked_in


def why_no_good(state: State, kind: str) -> Refusal | None:
    """Why a basic resource cannot be taken (ROOM-GEN-10)."""
    return None if state.stock[kind] > 0 else refuse("SUPPLY-EMPTY")  # type: ignore[index]


@asked_in("supplier")
class ChooseSupplier(InRoom, frozen=True):
    """D-6: a basic resource, and a Peddler action (ROOM-SUPPLIER-1)."""

    answers = (Get, Act, Stop)
    acts: ClassVar[tuple[Action, ...]] = ("peddler",)
    points = {
        "D-6": Point(
            N_("{player} is in the Supplier's Room"), N_("Take a resource, send a Peddler, or stop."),
            N_("a part of the room"), ("ROOM-GEN-1", "ROOM-SUPPLIER-1"), focus="now",
        )
    }  # fmt: skip

    def parts(self, state: State) -> Sequence[Move]:
        return [*map(Get, KINDS)]

    def possible(self, state: State) -> list[Move]:
        return [] if "main" in self.visit.parts else [*map(Get, state.kinds_left)]

    def why_not(self, state: State, move: Get) -> Refusal | None:
        if move.kind not in KINDS:
            return refuse("NO-SUCH-ITEM")
        return refuse("ROOM-LIMIT") if "main" in self.visit.parts else why_no_good(state, move.kind)

    def carry_out(self, state: State, move: Get, notes: Notes | None) -> None:
        gain(state, self.seat, [move.kind], "ROOM-SUPPLIER-1", notes)


@asked_in("smugglers")
class ChooseSmugglers(InRoom, frozen=True):
    """D-10: what an open token shows, or one Gold (ROOM-SMUGGLERS-1)."""

    answers = (Token, Gold, Act, Stop)
    points = {
        "D-10": Point(
            N_("{player} is in the Smugglers' Den"), N_("Take what a token shows, or gold."),
            N_("a token or gold"), ("ROOM-SMUGGLERS-1",), focus="now",
        )
    }  # fmt: skip

    def parts(self, state: State) -> Sequence[Move]:
        return [*map(Token, dict.fromkeys(state.smugglers)), Gold()]

    def possible(self, state: State) -> list[Move]:
        if "main" in self.visit.parts:
            return []
        stock = state.stock
        found: list[Move] = [
            Token(token) for token in dict.fromkeys(state.smugglers) if any(stock[cube] for cube in shows(token))
        ]
        if stock["gold"]:
            found.append(Gold())
        return found

    def why_not(self, state: State, move: Token | Gold) -> Refusal | None:
        if isinstance(move, Token) and move.token not in state.smugglers:
            return refuse("NO-SUCH-ITEM")
        if "main" in self.visit.parts:
            return refuse("ROOM-LIMIT")
        shown = shows(move.token) if isinstance(move, Token) else ["gold"]
        return None if any(state.stock[cube] for cube in shown) else refuse("SUPPLY-EMPTY")  # type: ignore[index]

    def carry_out(self, state: State, move: Token | Gold, notes: Notes | None) -> None:
        if type(move) is Gold:
            gain(state, self.seat, ["gold"], "ROOM-SMUGGLERS-1", notes)
            return
        stack = (*state.smuggler_stack, move.token)  # ROOM-SMUGGLERS-2
        opened, *rest = stack
        state.smugglers = (*without(state.smugglers, move.token), opened)
        state.smuggler_stack = tuple(rest)
        gain(state, self.seat, shows(move.token), "ROOM-SMUGGLERS-1", notes, token=move.token)
        if notes is not None:
            notes.add("ROOM-SMUGGLERS-2", None, token=move.token, opened=opened)


def shows(token: str) -> list[Kind]:
    """The resources of a Smuggler token.

    >>> shows("tea-celadon")
    ['tea', 'celadon']
    """
    return token.split("-")  # type: ignore[return-value]


@asked_in("market")
class ChooseMarket(InRoom, frozen=True):
    """D-8: one cube, onto the icon of its kind (ROOM-MARKET-1 to ROOM-MARKET-3)."""

    answers = (Sell, Act, Stop)
    points = {
        "D-8": Point(
            N_("{player} is in the Market"), N_("Sell one cube, or stop."), N_("a sale"),
            ("ROOM-MARKET-1", "ROOM-MARKET-3"), focus="now",
        )
    }  # fmt: skip

    def linked(self, state: State) -> Sequence[str | None]:
        return [reward(state, "market", kind).action for kind in KINDS]

    def parts(self, state: State) -> Sequence[Move]:
        return [Sell(kind, cube) for kind in KINDS for cube in (kind, "gold")]

    def possible(self, state: State) -> list[Move]:
        own = state.seats[self.seat]
        if "main" in self.visit.parts or not own.cubes:
            return []
        return [Sell(kind, cube) for kind in KINDS if self.takes(state, kind) for cube in own.spends(kind)]

    def takes(self, state: State, kind: Kind) -> bool:
        """Whether the icon of a kind is uncovered, or a cube was sold there in this visit (ROOM-MARKET-3)."""
        return state.market[kind] is None or kind in self.visit.sold

    def why_not(self, state: State, move: Sell) -> Refusal | None:
        if move.kind not in KINDS or move.cube not in (move.kind, "gold"):
            return refuse("NO-SUCH-ITEM")
        if "main" in self.visit.parts:
            return refuse("ROOM-LIMIT")
        if not self.takes(state, move.kind):
            return refuse("MARKET-COVERED")
        return None if state.seats[self.seat].has(move.cube) else refuse("SALE-NO-CUBE")

    def after(self, move: Any, visit: Visit) -> Visit:
        return msgspec.structs.replace(visit, sold=(*visit.sold, move.kind)) if type(move) is Sell else visit

    def words(self, state: State, move: Any) -> Mapping[str, Any]:
        if not isinstance(move, Sell):
            return {}
        return {"sold": sold(move.kind, move.cube), "brings": brings(state, reward(state, "market", move.kind))}

    def carry_out(self, state: State, move: Sell, notes: Notes | None) -> None:
        covers = state.market[move.kind] is None  # of a kind only the first cube does (ROOM-MARKET-3)
        give(state, self.seat, reward(state, "market", move.kind).action)
        rule = "ROOM-MARKET-1" if covers else "ROOM-MARKET-3"
        sell(state, self.seat, "market", move.kind, move.kind, move.cube, rule, notes, covers=covers)


@asked_in("experts_room")
class ChooseHire(InRoom, frozen=True):
    """D-17: an open Expert free of charge (ROOM-EXPERTS-1)."""

    answers = (Hire, Act, Stop)
    points = {
        "D-17": Point(
            N_("{player} is in the Experts' Room"), N_("Hire an Expert, or stop."), N_("an Expert to hire"),
            ("ROOM-EXPERTS-1", "EXPERT-1", "EXPERT-2"), focus="now",
        )
    }  # fmt: skip

    def parts(self, state: State) -> Sequence[Move]:
        gone = discards(state, self.seat)
        return [Hire(expert, discard) for expert in for_hire(state) for discard in gone]

    def possible(self, state: State) -> list[Move]:
        return [] if "main" in self.visit.parts else [*self.parts(state)]  # `discards` fit (EXPERT-2)

    def why_not(self, state: State, move: Hire) -> Refusal | None:
        if refusal := unknown_hire(state, self.seat, move.expert, move.discard):
            return refusal
        return refuse("ROOM-LIMIT") if "main" in self.visit.parts else why_no_hire(state, self.seat, move.discard)

    def carry_out(self, state: State, move: Hire, notes: Notes | None) -> None:
        hire(state, self.seat, move.expert, move.discard, notes)


@asked_in("banker")
class ChooseBanker(InRoom, frozen=True):
    """D-11: all coins that lie there, or a basic resource; and a Peddler action (ROOM-BANKER-1)."""

    answers = (Coins, Get, Act, Stop)
    acts: ClassVar[tuple[Action, ...]] = ("peddler",)
    points = {
        "D-11": Point(
            N_("{player} is in the Banker's Room"), N_("Take the coins or a resource, send a Peddler, or stop."),
            N_("coins, a resource or a Peddler"), ("ROOM-BANKER-1",), focus="now",
        )
    }  # fmt: skip

    def parts(self, state: State) -> Sequence[Move]:
        return [Coins(), *map(Get, KINDS)]

    def possible(self, state: State) -> list[Move]:
        if "main" in self.visit.parts:
            return []
        found: list[Move] = [Coins()] if state.banker else []
        return [*found, *map(Get, state.kinds_left)]

    def why_not(self, state: State, move: Coins | Get) -> Refusal | None:
        if isinstance(move, Get) and move.kind not in KINDS:
            return refuse("NO-SUCH-ITEM")
        if "main" in self.visit.parts:
            return refuse("ROOM-LIMIT")
        if isinstance(move, Coins):
            return None if state.banker else refuse("BANKER-EMPTY")
        return why_no_good(state, move.kind)

    def words(self, state: State, move: Any) -> Mapping[str, Any]:
        return {"coins": self.price(state.banker)} if isinstance(move, Coins) else {}

    def carry_out(self, state: State, move: Coins | Get, notes: Notes | None) -> None:
        if type(move) is Get:
            gain(state, self.seat, [move.kind], "ROOM-BANKER-1", notes)
            return
        coins, state.banker = state.banker, 0
        gain_coins(state, self.seat, coins, "ROOM-BANKER-1", notes, room="banker")
