"""The Steward: a sensible player who gets into the Palace, and says why.

Each answer is carried out on a copy, what follows of it in the same turn by habit; the answer after which the table is
worth most is taken, and `why` tells the parts of that worth in which two answers differ.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from yotd_widget.describe.advice import NEGLIGIBLE, Advice, checked, difference, question, weightiest
from yotd_widget.engine.house import by_its_rules
from yotd_widget.engine.moves import LUCK, Move
from yotd_widget.engine.policies import RandomPolicy, asked
from yotd_widget.engine.trace import Notes
from yotd_widget.games.gugong.actions import Performed
from yotd_widget.games.gugong.advisors.appraisal import WEIGHTS, Reason, Weights, appraise, worth
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


class Steward(msgspec.Struct, frozen=True, repr_omit_defaults=True):
    """Takes the answer after which the table is worth most to him; the same position always gives the same move."""

    weights: Weights = WEIGHTS

    @by_its_rules
    def choose(self, position: Any) -> Move:
        """One of the position's options, of equally good ones the first. Raises: LookupError where nobody decides."""
        if asked(position).seat == LUCK:  # nothing to think about
            return RandomPolicy().choose(position)
        options = thinkable(position)
        if len(options) == 1:
            return options[0]
        seat = position.agenda[-1].seat
        gains = [worth(after(position, move), seat, self.weights) for move in options]
        return options[gains.index(max(gains))]

    @by_its_rules
    def weigh(self, position: Any) -> dict[Move, dict[str, Reason]]:
        """What the table is worth after each option. Raises: LookupError where no player decides."""
        seat = question(position).seat
        return {move: appraise(after(position, move), seat, self.weights) for move in thinkable(position)}

    @by_its_rules
    def gains(self, position: Any) -> dict[Move, float]:
        """What the table is worth after each option that is worth a thought. Raises: LookupError."""
        seat = question(position).seat
        return {move: worth(after(position, move), seat, self.weights) for move in thinkable(position)}

    @by_its_rules
    def why(self, position: Any, move: object = None, instead: object = None) -> Advice:
        """Why a move is good, or how it falls short of another one. move: left out, the Steward's own choice.

        instead: what it is compared with; left out, the best of the other moves that are not just as good.

        Raises: Refusal when a move is not legal; LookupError when no player decides.
        """
        seat, weighed = question(position).seat, self.weigh(position)
        chosen = self.choose(position) if move is None else checked(position, move)
        other = None if instead is None else checked(position, instead)
        for each in (chosen, other):
            if each is not None and each not in weighed:
                weighed[each] = appraise(after(position, each), seat, self.weights)
        if other is None:
            gains = {each: sum(reason.points for reason in parts.values()) for each, parts in weighed.items()}
            others = [each for each in gains if abs(gains[each] - gains[chosen]) >= NEGLIGIBLE]
            other = max(others, key=gains.__getitem__, default=None)
        reasons = compared(weighed[chosen], weighed[chosen if other is None else other])
        notes = Notes()
        position.after(chosen, notes=notes)
        points = sum(reason.points for reason in reasons)
        return Advice(seat, chosen, other, points, tuple(reasons), tuple(notes))


def thinkable(position: State) -> list[Move]:
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
        if other is None or values[move.other or ""] < values[other.other or ""]:  # type: ignore[attr-defined]
            found[key] = move
    return [*found.values()]


def compared(one: dict[str, Reason], other: dict[str, Reason]) -> list[Any]:
    """The parts in which two tables differ for a player, the weightiest first."""
    found = []
    for key in {**one, **other}:
        gets, otherwise = one.get(key), other.get(key)
        if gets is None:
            assert otherwise is not None
            gets = msgspec.structs.replace(otherwise, points=0.0)
        found.append(difference(gets, otherwise or gets, gets.points - (otherwise.points if otherwise else 0.0)))
    return weightiest(found)


def after(position: State, move: Move) -> State:
    """The table when the turn is over that begins with a move, its own questions answered by habit."""
    state = position.clone()
    seat = state.agenda[-1].seat
    _answer(state, move)
    while state.agenda:
        task = state.agenda[-1]
        if task.asked and task.seat == seat and not isinstance(task, ChooseGift):
            _answer(state, by_habit(state, task))
        elif task.asked and task.seat not in (seat, LUCK):
            del state.agenda[-1]  # whatever the others choose in between
        elif isinstance(task, _OF_THE_TURN):
            del state.agenda[-1]
            task.run(state, None)
        else:
            break
    return state


def _answer(state: State, move: Move) -> None:
    """Carry out an answer, or an act beside the question, without going on."""
    question = state.question_of(move)
    if question is state.agenda[-1] or question is None:
        state.agenda.pop().do(state, move, None)
    else:
        question.do(state, move, None)
