"""The Steward: a sensible player who seats Assistants, gathers them in villages for long chains, and says why.

Each answer is carried out on a copy, what follows of it in the same turn by habit (`describe/weighing.py`). Before a
Leader moves, what comes of an answer is looked at there; after that, at the end of the turn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from yotd_widget.describe.weighing import Weighing
from yotd_widget.engine.moves import LUCK, Move
from yotd_widget.games.rotunda.advisors.appraisal import Reason, parts
from yotd_widget.games.rotunda.advisors.estimates import WEIGHTS, Estimates, Weights
from yotd_widget.games.rotunda.advisors.habits import by_habit
from yotd_widget.games.rotunda.assistants import ChoosePeddler
from yotd_widget.games.rotunda.experts import RefillExperts
from yotd_widget.games.rotunda.moves import Peddle, Skip
from yotd_widget.games.rotunda.moving import ChooseNeutral, ChooseWalk
from yotd_widget.games.rotunda.state import State
from yotd_widget.games.rotunda.trades import RefillAmulets
from yotd_widget.games.rotunda.turns import NextTurn

_NOT_KNOWN: Final = (RefillExperts, RefillAmulets)
"""What brings cards that nobody has seen yet."""


class Steward(Weighing, frozen=True, repr_omit_defaults=True):
    """Takes the answer after which the table is worth most to him; the same position always gives the same move."""

    weights: Weights = WEIGHTS

    def thinkable(self, position: State) -> Sequence[Move]:
        """No round by the Peddler that ends where it began; no Neutral Leader where only the way would be gained."""
        options, task = position.options(), position.agenda[-1]
        if isinstance(task, ChoosePeddler):
            round_trip = len(position.data.villages.clockwise)
            return [move for move in options if not isinstance(move, Peddle) or move.before + move.after < round_trip]
        if isinstance(task, ChooseNeutral) and not position.setup.neutral_action:
            return [move for move in options if isinstance(move, Skip)]
        return options

    def after(self, position: State, move: Move) -> State:
        state = position.clone()
        seat = state.agenda[-1].seat
        state.smuggler_stack = state.amulet_stack = state.order_stack = state.expert_stack = ()
        state.agenda.pop().do(state, move, None)
        while state.turns and state.agenda:
            task = state.agenda[-1]
            if isinstance(task, ChooseWalk | NextTurn):
                break
            state.agenda.pop()
            if not task.asked:
                if not isinstance(task, _NOT_KNOWN):
                    task.run(state, None)
            elif task.seat != LUCK and (not task.lapses or task.options(state)):
                task.do(state, by_habit(Estimates(state, seat, self.weights), task), None)
        return state

    def parts(self, state: State, seat: int) -> Iterator[Reason]:
        return parts(state, seat, self.weights)
