"""Wrong ideas of rows of payments, of the Banker, the Black Market and the Council."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from yotd_widget.engine.house_rules import Swap
from yotd_widget.engine.moves import Refusal
from yotd_widget.engine.texts import N_
from yotd_widget.games.rotunda.council import ChooseCouncil, usable
from yotd_widget.games.rotunda.inner import ChooseBanker
from yotd_widget.games.rotunda.lessons.lists import wrong_rule
from yotd_widget.games.rotunda.moves import Coins, Council
from yotd_widget.games.rotunda.pieces import HALL
from yotd_widget.games.rotunda.rows import ChoosePayment, RowRoom
from yotd_widget.games.rotunda.state import State
from yotd_widget.games.rotunda.trades import ChooseDeal
from yotd_widget.games.rotunda.visits import InRoom
from yotd_widget.quiz.wrong_rules import instead

Row = Any
CarryOut = Callable[[Any, State, Any, Any], None]


def _all_numbers(task: Row, state: State) -> Sequence[int]:
    return range(1, task.last(state) + 1)


def _flat(right: Callable[[Row, State, int], int]) -> Callable[[Row, State, int], int]:
    """Every payment costs as much as the first one."""
    return lambda task, state, number: right(task, state, 1)


def _last_alone(right: CarryOut) -> CarryOut:
    """Only the last payment brings points: each takes back what the one before it has brought."""

    def wrong(task: ChoosePayment, state: State, move: Any, notes: Any) -> None:
        right(task, state, move, notes)
        rewards = task.row(state).rewards
        if move.number > 1:
            state.seats[task.seat].vp -= rewards[move.number - 2].vp

    return wrong


def _refilled(right: CarryOut) -> CarryOut:
    """Coins lie there again as soon as they are taken."""

    def wrong(task: ChooseBanker, state: State, move: Any, notes: Any) -> None:
        right(task, state, move, notes)
        if isinstance(move, Coins):
            room: Any = state.data.room["banker"]
            state.banker = room.refill_coins

    return wrong


def _to_supply(right: CarryOut) -> CarryOut:
    """The coins of the Council go to the general supply."""

    def wrong(task: ChooseCouncil, state: State, move: Any, notes: Any) -> None:
        before = state.banker
        right(task, state, move, notes)
        if isinstance(move, Council):
            state.banker = before

    return wrong


def _one_deal(task: ChooseDeal, state: State) -> bool:
    """The second deal has to be another one than the first."""
    return "main" not in task.visit.parts


def _any_room(state: State) -> list[str]:
    """The Council uses any room but itself and the Hall."""
    return [room for room in state.rooms if room != "council"]


def _alone(right: Callable[..., Refusal | None]) -> Callable[..., Refusal | None]:
    """An action that comes with a sale can be done by itself."""

    def wrong(task: InRoom, state: State, action: str) -> Refusal | None:
        found = right(task, state, action)
        return None if found is not None and found.code == "ROOM-SALE-FIRST" else found

    return wrong


def _hall_too(right: Callable[..., Refusal | None]) -> Callable[..., Refusal | None]:
    """Its Leader may use the Hall, and the Council itself."""

    def wrong(task: ChooseCouncil, state: State, room: str) -> Refusal | None:
        return None if room == HALL else right(task, state, room)

    return wrong


wrong_rule(
    "any-order",
    "ROOM-GEN-7",
    N_("{answer}: right if one could begin with any payment. One pays from the left, without gaps."),
    instead(RowRoom.comes_now, lambda task, number: True),
    instead(RowRoom.numbers, _all_numbers),
)
wrong_rule(
    "flat",
    "ROOM-GEN-7",
    N_("{answer} would be right if all payments cost the same. Further to the right they cost more."),
    Swap(RowRoom.coins, _flat),
)
wrong_rule(
    "last-alone",
    "ROOM-BANK-1",
    N_("{answer} would be right if only the last payment counted. Each gives its reward, and they add up."),
    Swap(ChoosePayment.carry_out, _last_alone),
)
wrong_rule(
    "refill-now",
    "ROOM-BANKER-2 TURN-4",
    N_("{answer} would be right if new coins came at once. They come at the end of step 3."),
    Swap(ChooseBanker.carry_out, _refilled),
)
wrong_rule(
    "council-free",
    "ROOM-COUNCIL-1",
    N_("{answer} would be right if the coins of the Council left the table. They go to the Banker's Room."),
    Swap(ChooseCouncil.carry_out, _to_supply),
)
wrong_rule(
    "deal-once",
    "ROOM-BLACK-1",
    N_("{answer}: right if the second deal had to be another one. The same deal may be made twice."),
    instead(ChooseDeal.may_deal, _one_deal),
)
wrong_rule(
    "room-anywhere",
    "ROOM-COUNCIL-3",
    N_("{answer}: right if any room could be used. A Leader has to stand there, whosever it is."),
    instead(usable, _any_room),
)
wrong_rule(
    "hall-by-council",
    "ROOM-COUNCIL-4",
    N_("{answer}: right if the Council reached into the Hall. It uses rooms, and neither the Hall nor itself."),
    Swap(ChooseCouncil._why_no_room, _hall_too),
)
wrong_rule(
    "action-alone",
    "ROOM-GEN-9",
    N_("{answer}: right if the action could be had without the sale. It is part of the reward."),
    Swap(InRoom.why_no_act, _alone),
)
