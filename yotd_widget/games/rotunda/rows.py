"""The outer rooms with a row of payments, from the left: Bank, Trading Post, Hiring Hall, Warehouse (ROOM-GEN-7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.phrases import counted
from yotd_widget.engine.position import Point
from yotd_widget.engine.texts import N_
from yotd_widget.engine.trace import Notes
from yotd_widget.games.rotunda import assistants, data
from yotd_widget.games.rotunda.assistants import give
from yotd_widget.games.rotunda.experts import discards, for_hire, hire, unknown_hire, why_no_hire
from yotd_widget.games.rotunda.gains import gain, gain_points, got
from yotd_widget.games.rotunda.moves import Act, Fetch, HireFor, Pay, Stop, Trade
from yotd_widget.games.rotunda.pieces import Action, cube_of
from yotd_widget.games.rotunda.refusals import refuse
from yotd_widget.games.rotunda.selling import HOLDING, brings, lying, put
from yotd_widget.games.rotunda.state import State
from yotd_widget.games.rotunda.visits import InRoom, asked_in
from yotd_widget.games.rotunda.words import ASSISTANTS, CUBE_NAMES

R = TypeVar("R", bound=data.Room)
_RULES = ("ROOM-GEN-7", "ROOM-BANK-1", "ROOM-TRADING-1", "ROOM-HIRING-1", "ROOM-WAREHOUSE-1")


def _point(says: str, prompt: str) -> dict[str, Point]:
    return {"D-13": Point(says, prompt, N_("a payment"), _RULES, focus="now")}


class RowRoom(InRoom, Generic[R], frozen=True):
    """A row of payments: the next one from the left, or no more."""

    def row(self, state: State) -> R:
        """The numbers of the room."""
        found: Any = state.setup.data.room[self.visit.room]
        row: R = found
        return row

    def coins(self, state: State, number: int) -> int:
        """What a payment costs in coins."""
        row: Any = self.row(state)
        coins: int = row.payments[number - 1]
        return coins

    def last(self, state: State) -> int:
        """The number of the last payment."""
        row: Any = self.row(state)
        return len(row.payments)

    def numbers(self, state: State) -> Sequence[int]:
        """The payments that one might think of: the next one, and the one after it."""
        paid, last = self.visit.parts.count("main"), self.last(state)
        return range(paid + 1, (paid + 2 if paid + 2 < last else last) + 1)

    def comes_now(self, number: int) -> bool:
        """Whether it is the turn of a payment: they go from the left, without gaps (ROOM-GEN-7)."""
        return number == self.visit.parts.count("main") + 1

    def has_coins(self, state: State, number: int) -> bool:
        """Whether there are the coins for a payment."""
        return state.seats[self.seat].coins >= self.coins(state, number)

    def payable(self, state: State) -> Sequence[int]:
        """The payments that can be made now."""
        found = []
        for number in self.numbers(state):
            if self.comes_now(number) and self.has_coins(state, number):
                found.append(number)
        return found

    def why_no_payment(self, state: State, number: int) -> Refusal | None:
        """Why a payment cannot be made (ROOM-GEN-7)."""
        if not 1 <= number <= self.last(state):
            return refuse("NO-SUCH-ITEM")
        if not self.comes_now(number):
            return refuse("ROW-ORDER")
        return None if self.has_coins(state, number) else refuse("PAY-SHORT")

    def pay(self, state: State, number: int, rule: str, notes: Notes | None) -> None:
        """Pay the coins of a payment."""
        coins = self.coins(state, number)
        state.seats[self.seat].coins -= coins
        if notes is not None:
            notes.add(rule, self.seat, {"coins": -coins}, number=number)

    def words(self, state: State, move: Any) -> Mapping[str, Any]:
        return {} if isinstance(move, Act | Stop) else {"price": self.price(self.coins(state, move.number))}


@asked_in("bank")
class ChoosePayment(RowRoom[data.Bank], frozen=True):
    """D-13: payments of the Bank, each with its reward (ROOM-BANK-1)."""

    answers = (Pay, Act, Stop)
    points = _point(N_("{player} is in the Bank"), N_("Make the next payment, or stop."))

    def linked(self, state: State) -> Sequence[str | None]:
        return [each.action for each in self.row(state).rewards]

    def parts(self, state: State) -> Sequence[Move]:
        return [*map(Pay, self.numbers(state))]

    def possible(self, state: State) -> list[Move]:
        return [*map(Pay, self.payable(state))]

    def why_not(self, state: State, move: Pay) -> Refusal | None:
        return self.why_no_payment(state, move.number)

    def words(self, state: State, move: Any) -> Mapping[str, Any]:
        more = {"brings": brings(state, self.row(state).rewards[move.number - 1])} if isinstance(move, Pay) else {}
        return {**super().words(state, move), **more}

    def carry_out(self, state: State, move: Pay, notes: Notes | None) -> None:
        reward = self.row(state).rewards[move.number - 1]
        self.pay(state, move.number, "ROOM-BANK-1", notes)
        give(state, self.seat, reward.action)
        gain_points(state, self.seat, reward.vp, "ROOM-BANK-1", notes, number=move.number)


@asked_in("trading_post")
class ChooseTrade(RowRoom[data.TradingPost], frozen=True):
    """D-13: payments of the Trading Post, each for an action or Gold (ROOM-TRADING-1)."""

    answers = (Trade, Act, Stop)
    points = _point(N_("{player} is in the Trading Post"), N_("Make the next payment, or stop."))

    def linked(self, state: State) -> Sequence[str | None]:
        return self.row(state).actions

    def parts(self, state: State) -> Sequence[Move]:
        return [Trade(number, goal) for number in self.numbers(state)[:1] for goal in self.row(state).actions]

    def possible(self, state: State) -> list[Move]:
        found: list[Move] = []
        for number in self.payable(state)[:1]:
            for goal in self.row(state).actions:
                if self._there_is(state, goal):
                    found.append(Trade(number, goal))
        return found

    def _there_is(self, state: State, goal: str) -> bool:
        """Whether Gold is left, or the action can do something (TURN-7)."""
        return state.stock["gold"] > 0 if goal == "gold" else assistants.possible(state, self.seat, goal)

    def why_not(self, state: State, move: Trade) -> Refusal | None:
        if move.goal not in self.row(state).actions:
            return refuse("NO-SUCH-ITEM")
        if refusal := self.why_no_payment(state, move.number):
            return refusal
        if self._there_is(state, move.goal):
            return None
        return refuse("SUPPLY-EMPTY") if move.goal == "gold" else assistants.why_not(state, self.seat, move.goal)

    def carry_out(self, state: State, move: Trade, notes: Notes | None) -> None:
        self.pay(state, move.number, "ROOM-TRADING-1", notes)
        if move.goal == "gold":
            gain(state, self.seat, ["gold"], "ROOM-TRADING-1", notes)
        else:
            assistants.act(state, self.seat, move.goal, notes)


@asked_in("hiring_hall")
class ChooseHireFor(RowRoom[data.HiringHall], frozen=True):
    """D-13: up to three Experts, the first for a coin, the others for Assistants (ROOM-HIRING-1)."""

    answers = (HireFor, Act, Stop)
    points = _point(N_("{player} is in the Hiring Hall"), N_("Hire the next Expert, or stop."))

    def coins(self, state: State, number: int) -> int:
        return self.row(state).costs[number - 1].coins

    def last(self, state: State) -> int:
        return len(self.row(state).costs)

    def parts(self, state: State) -> Sequence[Move]:
        return self._hirings(state, self.numbers(state)[:1])

    def _hirings(self, state: State, numbers: Sequence[int]) -> list[Move]:
        gone = discards(state, self.seat)  # they fit (EXPERT-2)
        return [HireFor(number, expert, each) for number in numbers for expert in for_hire(state) for each in gone]

    def possible(self, state: State) -> list[Move]:
        return self._hirings(state, [each for each in self.payable(state)[:1] if self._can_dismiss(state, each)])

    def _can_dismiss(self, state: State, number: int) -> bool:
        """Whether there are the Assistants whom a payment takes (ASSIST-DISMISS-2)."""
        return state.seats[self.seat].supply >= self.row(state).costs[number - 1].dismiss

    def why_not(self, state: State, move: HireFor) -> Refusal | None:
        if refusal := unknown_hire(state, self.seat, move.expert, move.discard):
            return refusal
        if refusal := self.why_no_payment(state, move.number):
            return refusal
        if not self._can_dismiss(state, move.number):
            return refuse("ASSIST-NONE")
        return why_no_hire(state, self.seat, move.discard)

    def words(self, state: State, move: Any) -> Mapping[str, Any]:
        if not isinstance(move, HireFor):
            return {}
        cost = self.row(state).costs[move.number - 1]
        return {"price": counted(cost.dismiss, ASSISTANTS) if cost.dismiss else self.price(cost.coins)}

    def carry_out(self, state: State, move: HireFor, notes: Notes | None) -> None:
        cost = self.row(state).costs[move.number - 1]
        if cost.coins:
            self.pay(state, move.number, "ROOM-HIRING-1", notes)
        assistants.dismiss(state, self.seat, cost.dismiss, notes)
        hire(state, self.seat, move.expert, move.discard, notes)


@asked_in("warehouse")
class ChooseFetch(RowRoom[data.Warehouse], frozen=True):
    """D-13: cubes from any rooms, and a Recruit action (ROOM-WAREHOUSE-1 to ROOM-WAREHOUSE-3)."""

    answers = (Fetch, Act, Stop)
    acts: ClassVar[tuple[Action, ...]] = ("recruit",)
    points = _point(N_("{player} is in the Warehouse"), N_("Fetch the next cube, do a Recruit, or stop."))

    def parts(self, state: State) -> Sequence[Move]:
        return [
            Fetch(number, room, field)
            for number in self.numbers(state)[:1]
            for room in state.rooms
            for field in lying(state, room)
        ]

    def possible(self, state: State) -> list[Move]:
        found: list[Move] = []
        for number in self.payable(state)[:1]:
            for room in state.rooms:
                if room in HOLDING:
                    for field, there in lying(state, room).items():
                        if there is not None:
                            found.append(Fetch(number, room, field))
        return found

    def why_not(self, state: State, move: Fetch) -> Refusal | None:
        fields = lying(state, move.room)
        if move.field not in fields:
            return refuse("NO-SUCH-ITEM")
        if refusal := self.why_no_payment(state, move.number):
            return refusal
        return refuse("CUBE-ABSENT") if fields[move.field] is None else None

    def words(self, state: State, move: Any) -> Mapping[str, Any]:
        if not isinstance(move, Fetch):
            return {}
        there = lying(state, move.room).get(move.field)
        cube = CUBE_NAMES[cube_of(there)] if there else "–"
        return {**super().words(state, move), "cube": cube}

    def carry_out(self, state: State, move: Fetch, notes: Notes | None) -> None:
        there = lying(state, move.room)[move.field]
        assert there is not None
        put(state, move.room, move.field, None)  # ROOM-WAREHOUSE-2
        coins = self.coins(state, move.number)
        state.seats[self.seat].coins -= coins
        got(
            state, self.seat, [cube_of(there)], "ROOM-WAREHOUSE-1", notes, coins=coins,
            room=move.room, field=move.field, number=move.number,
        )  # fmt: skip
