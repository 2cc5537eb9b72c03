"""The order of it all: turns and their five steps, what happens by itself in them, the end (TURN, END)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.position import Chore, Task
from yotd_widget.engine.table import Table
from yotd_widget.engine.trace import Notes
from yotd_widget.games.rotunda.data import Banker
from yotd_widget.games.rotunda.experts import ChooseExpert
from yotd_widget.games.rotunda.moves import Activate, Steer, TakeAmulet, TakeOrder
from yotd_widget.games.rotunda.moving import MovingStep
from yotd_widget.games.rotunda.orders import BonusStep, OrderStep
from yotd_widget.games.rotunda.pieces import Kind, cube_of
from yotd_widget.games.rotunda.refusals import refuse
from yotd_widget.games.rotunda.scoring import FinalScoring
from yotd_widget.games.rotunda.selling import full, lying, put
from yotd_widget.games.rotunda.state import State, Turn


class NextTurn(Chore, frozen=True):
    """A turn in five steps, or the end when it is again the turn of whoever triggered it (TURN-1, TURN-2, END-2)."""

    seat: int

    def run(self, state: State, notes: Notes | None) -> None:
        if state.ender == self.seat:
            state.agenda.append(FinalScoring())
            return
        state.turns += 1
        state.active, state.step = self.seat, 1
        state.turn = Turn(state.seats[self.seat].vp)
        if notes is not None:
            number, place = state.when
            if place == 1:
                notes.add("TURN-1", None, number=number)
            notes.add("TURN-2", self.seat)
        state.agenda.append(NEXT[state.after_seat(self.seat)])
        state.agenda += STEPS[self.seat]


NEXT: Final = Table[int, NextTurn](NextTurn)
"""The turn of each seat."""
STEPS: Final = Table[int, tuple[Task, ...]](
    lambda seat: (
        TurnOver(seat), OrderStep(seat), BonusStep(seat), Housekeeping(seat), MovingStep(seat), ChooseExpert(seat)
    )
)  # fmt: skip
"""What happens in a turn, by seat, the last one first (TURN-2)."""


class Housekeeping(Chore, frozen=True):
    """The end of step 3: full trading rooms are emptied, then Banker and Warehouse refilled (TURN-4, ruling 26).

    So it is for Market (ROOM-MARKET-4), Retailer and Wholesaler (ROOM-TRADE-1), Banker (ROOM-BANKER-2) and Warehouse
    (ROOM-WAREHOUSE-4); cubes go back to the general supply (SETUP-13).
    """

    seat: int

    def run(self, state: State, notes: Notes | None) -> None:
        for room in full(state):
            for field, each in lying(state, room).items():
                assert each is not None
                state.stock[cube_of(each)] += 1
                put(state, room, field, None)
            if notes is not None:
                notes.add("TURN-4", None, room=room)
        if not state.banker:
            banker = state.setup.data.room["banker"]
            assert isinstance(banker, Banker)
            state.banker = banker.refill_coins
            if notes is not None:
                notes.add("TURN-4", None, room="banker", coins=state.banker)
        wanted = state.setup.data.start.warehouse
        if len(state.warehouse) < len(wanted) and state.in_play("warehouse"):
            self._refill(state, wanted, notes)

    def _refill(self, state: State, wanted: Sequence[Kind], notes: Notes | None) -> None:
        """The cubes that the Warehouse lacks, as far as the supply allows."""
        for kind in wanted:
            if kind not in state.warehouse and state.stock[kind] > 0:
                state.stock[kind] -= 1
                state.warehouse = (*state.warehouse, kind)
                if notes is not None:
                    notes.add("TURN-4", None, room="warehouse", cube=kind)


class TurnOver(Chore, frozen=True):
    """The Peddler moves on by one village, if one of his actions placed an Assistant (TURN-5)."""

    seat: int

    def run(self, state: State, notes: Notes | None) -> None:
        if state.turn.placed:
            state.peddler = state.village_after(1)
            if notes is not None:
                notes.add("TURN-5", None, peddler=state.peddler)

    def elsewhere(self, state: State, move: Move) -> Refusal | None:
        """Codes that stand in the place of STEP-WRONG within a turn (4.2)."""
        if isinstance(move, Activate) and state.turn.activated and state.step > 1:
            return refuse("EXPERT-SECOND")
        if isinstance(move, Steer) and state.turn.steered:
            return refuse("NEUTRAL-SECOND")
        return refuse("BONUS-NONE") if isinstance(move, TakeOrder | TakeAmulet) else None
