"""How far somebody comes in a row of payments, and what that brings at most."""

from __future__ import annotations

from typing import Any, Final

from yotd_widget.engine.texts import N_, NN_
from yotd_widget.games.rotunda.lessons.asks.parts import stated
from yotd_widget.games.rotunda.lessons.lists import template
from yotd_widget.games.rotunda.moves import Fetch, Help, HireFor, Pay, Trade
from yotd_widget.games.rotunda.state import State
from yotd_widget.games.rotunda.visits import InRoom
from yotd_widget.games.rotunda.words import POINTS
from yotd_widget.quiz.behind import played
from yotd_widget.quiz.questions import Table

PAYMENTS: Final = NN_("payment", "payments")
_MOST: Final = 20


def _paid(table: Table) -> tuple[State, int]:
    """The room when every payment that can be made has been made, the dearest first; and how many there were."""
    state, made = played(table).clone(), 0
    while made < _MOST and state.agenda:
        moves: list[Any] = [*state.options()]
        payments = [move for move in moves if isinstance(move, Pay | Trade | Fetch | HireFor)]
        declining = [move for move in moves if move.declines]
        if payments:
            gold = [move for move in payments if getattr(move, "goal", "gold") == "gold"]
            state.play(max(gold or payments, key=lambda move: move.number))
            made += 1
        elif declining and _within(state):
            state.play(declining[0])
        else:
            break
        state.settle()
    return state, made


def _within(state: State) -> bool:
    """Whether something is asked that a payment has brought: not yet whether one stops."""
    return not hasattr(state.agenda[-1], "visit")


_RULES: Final = ["ROOM-GEN-7", "ROOM-BANK-1", "ROOM-TRADING-1", "ROOM-HIRING-1", "ROOM-WAREHOUSE-1"]


@template(
    "row.payments",
    "number",
    N_("How many payments can {player} make here at most?"),
    units=PAYMENTS,
    trace=lambda table: stated(*_RULES),
    shown=played,
    also="flat any-order",
)
def payments(table: Table) -> int:
    """The payments of a row that can be made, each at once (ROOM-GEN-7)."""
    return _paid(table)[1]


@template(
    "row.points",
    "number",
    N_("How many points can {player} gain here at most?"),
    units=POINTS,
    trace=lambda table: stated("ROOM-BANK-1", "ROOM-GEN-7", "ROOM-GEN-11"),
    shown=played,
    also="any-order flat last-alone",
)
def points(table: Table) -> int:
    """The points of all payments that can be made (ROOM-BANK-1, ROOM-GEN-7)."""
    before: State = played(table)
    state, _made = _paid(table)
    return state.seats[table.seat].vp - before.seats[table.seat].vp


TIMES: Final = NN_("time", "times")


@template(
    "room.times",
    "number",
    N_("How many times can {player} use this room in this visit at most?"),
    units=TIMES,
    trace=lambda table: stated("ROOM-GEN-2", "ROOM-GEN-4", "ROOM-GEN-3", "ROOM-GEN-6"),
    shown=played,
    also="one-extra no-limit",
)
def times(table: Table) -> int:
    """How often the room is used when everybody helps who may; each time nothing is done (ROOM-GEN-2, ROOM-GEN-6)."""
    state, count = played(table).clone(), 1
    while state.agenda and count < _MOST:
        moves: list[Any] = [*state.options()]
        helping = [move for move in moves if isinstance(move, Help)]
        if not helping and not isinstance(state.agenda[-1], InRoom):
            break
        count += bool(helping)
        state.play(helping[0] if helping else next(move for move in moves if move.declines))
        state.settle()
    return count
