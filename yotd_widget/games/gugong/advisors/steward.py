"""The Steward: a sensible player who gets into the Palace, and says why.

Each answer is carried out on a copy, what follows of it in the same turn by habit (`describe/weighing.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from yotd_widget.describe.weighing import Weighing
from yotd_widget.engine.moves import LUCK, Move
from yotd_widget.games.gugong.actions import Performed
from yotd_widget.games.gugong.advisors.appraisal import WEIGHTS, Reason, Weights, parts
from yotd_widget.games.gugong.advisors.habits import by_habit
from yotd_widget.games.gugong.canal import MayClaim
from yotd_widget.games.gugong.decrees import TakeDecree
from yotd_widget.games.gugong.exchanges import StoreToken
from yotd_widget.games.gugong.gifts import ChooseGift, LayGift, TurnPlayed
from yotd_widget.games.gugong.jade import TakeJade
from yotd_widget.games.gugong.mornings import MayInvoke
from yotd_widget.games.gugong.moves import Give
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.tokens import TokenJade
from yotd_widget.games.gugong.tracks import Audience, Scheme
from yotd_widget.games.gugong.travel import NextMove
from yotd_widget.games.gugong.wall import Section

_OF_THE_TURN: Final = (
    LayGift, TurnPlayed, Performed, NextMove, StoreToken, Section, MayClaim, TakeJade, TakeDecree, Audience, Scheme,
    TokenJade, MayInvoke,
)  # fmt: skip
"""Chores that follow from a player's own answers."""


class Steward(Weighing, frozen=True, repr_omit_defaults=True):
    """Takes the answer after which the table is worth most to him; the same position always gives the same move."""

    weights: Weights = WEIGHTS

    def thinkable(self, position: State) -> list[Move]:
        """The options; of those who discard a card to pay for a gift, one for each gift, with the lowest card."""
        options = position.options()
        if not isinstance(position.agenda[-1], ChooseGift):
            return [*options]
        values, found = position.data.values, dict[Any, Move]()
        for move in options:
            if not isinstance(move, Give):
                found[move] = move
                continue
            key = (move.card, move.location, move.mode)
            other = found.get(key)
            if not isinstance(other, Give) or values[move.other or ""] < values[other.other or ""]:
                found[key] = move
        return [*found.values()]

    def after(self, position: State, move: Move) -> State:
        return after(position, move)

    def parts(self, state: State, seat: int) -> Iterator[Reason]:
        return parts(state, seat, self.weights)


def after(position: State, move: Move) -> State:
    """The table when the turn is over that begins with a move, its own questions answered by habit."""
    state = position.clone()
    seat = state.agenda[-1].seat
    question = state.question_of(move)
    if question is state.agenda[-1] or question is None:
        state.agenda.pop().do(state, move, None)
    else:  # an act beside the question
        question.do(state, move, None)
    while state.agenda:
        task = state.agenda[-1]
        if task.asked and task.seat == seat and not isinstance(task, ChooseGift):
            state.agenda.pop()
            task.do(state, by_habit(state, task), None)
        elif task.asked and task.seat not in (seat, LUCK):
            del state.agenda[-1]  # whatever the others choose in between
        elif isinstance(task, _OF_THE_TURN):
            del state.agenda[-1]
            task.run(state, None)
        else:
            break
    return state
