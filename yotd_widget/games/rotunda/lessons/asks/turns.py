"""Questions about the course of turns: who comes next, how many are left, where the Peddler goes, which gates count."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from yotd_widget.engine.luck import SeededLuck
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.texts import N_, NN_, _
from yotd_widget.games.rotunda.lessons.asks.parts import stated
from yotd_widget.games.rotunda.lessons.lists import template
from yotd_widget.games.rotunda.state import SCORED, State
from yotd_widget.games.rotunda.words import VILLAGE_NAMES
from yotd_widget.quiz.behind import players
from yotd_widget.quiz.questions import Item, Line, Table

TURNS: Final = NN_("turn", "turns")
BONUSES: Final = NN_("bonus", "bonuses")
_LONGEST: Final = 2_000


def _villages(table: Table) -> Sequence[Item]:
    state: State = table.state
    return [Item(village, VILLAGE_NAMES[village]) for village in state.data.villages.clockwise]


@template(
    "peddler.at",
    "pick",
    N_("In which village is the Peddler then?"),
    items=_villages,
    trace=lambda table: stated("TURN-5", "ASSIST-PEDDLER-2"),
    also="paid-replaces-free shift-each never-shifts counts-start",
)
def peddler_at(table: Table) -> str:
    """Where the Peddler is after the moves (TURN-5, ASSIST-PEDDLER-2)."""
    village: str = table.run.end.peddler
    return village


@template(
    "bonus.due",
    "number",
    N_("How many bonuses has {player} in step 4?"),
    units=BONUSES,
    trace=lambda table: stated("BONUS-1", "BONUS-3", "NEUTRAL-2"),
    also="on-symbol gate-each-point neutral-gates",
)
def bonus_due(table: Table) -> int:
    """The bonuses after the moves, which lead up to step 4 (BONUS-1, NEUTRAL-2)."""
    return sum(int(note.facts.get("symbols", 0)) for note in table.run.notes("BONUS-1", seat=table.seat))


def _after_whom(table: Table) -> Sequence[Item]:
    """All players, each with whose turn comes before."""
    state: State = table.state
    before = {state.after_seat(seat): player for seat, player in enumerate(state.players)}
    told = _("{player}'s turn comes after that of {before}.")
    return [
        msgspec.structs.replace(item, why=Line(told.format(player=item.key, before=before[seat]), ("TURN-1",)))
        for seat, item in enumerate(players(table))
    ]


@template(
    "turn.next",
    "pick",
    N_("Whose turn is it then?"),
    items=_after_whom,
    trace=lambda table: stated("TURN-1", "END-2"),
    also="other-way-round stop-now",
)
def next_turn(table: Table) -> str:
    """Whose turn it is after the moves, which end a turn (TURN-1)."""
    state: State = table.run.end
    return state.players[state.active]


def _behind_left(_table: Table) -> Iterable[Line]:
    return stated("END-2", "END-1")


@template(
    "turn.left",
    "number",
    N_("How many turns follow then, before the scoring?"),
    units=TURNS,
    trace=_behind_left,
    also="stop-now",
)
def turns_left(table: Table) -> int:
    """The turns after the one in which the moves are made, until the game is over (END-1, END-2)."""
    state: State = table.run.end.clone()
    before = table.state.turns
    luck = state.luck or SeededLuck(0)
    for _move in range(_LONGEST):
        if not state.agenda or state.step == SCORED:
            break
        decision = state.decision
        state.play(luck.answer(state) if decision is not None and decision.seat == LUCK else state.options()[0])
        state.settle()
    left: int = state.turns - before
    return left
