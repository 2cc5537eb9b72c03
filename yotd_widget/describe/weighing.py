"""An advisor that tries each answer on a copy and takes the one after which the table is worth most, and says why.

A game says which answers are worth a thought, what follows of one, and of which parts the worth of a table is made; the
choice, and what tells two answers apart, follow.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from yotd_widget.describe.advice import NEGLIGIBLE, Advice, Reason, checked, difference, question, weightiest
from yotd_widget.engine.house import by_its_rules
from yotd_widget.engine.moves import LUCK, Move
from yotd_widget.engine.phrases import counted
from yotd_widget.engine.policies import RandomPolicy, asked
from yotd_widget.engine.texts import _
from yotd_widget.engine.trace import Fact, Notes


class Weighing(msgspec.Struct, frozen=True, repr_omit_defaults=True):
    """Takes the answer after which the table is worth most to the player; the same position always gives the same."""

    # --- what a game says ---

    def thinkable(self, position: Any) -> Sequence[Move]:
        """The answers that are worth a thought."""
        options: Sequence[Move] = position.options()
        return options

    def after(self, position: Any, move: Move) -> Any:
        """A copy of the table as far as a player thinks ahead after a move; nothing hidden is looked at."""
        raise NotImplementedError

    def parts(self, state: Any, seat: int) -> Iterator[Reason]:
        """All that a table is worth to a player, each consideration once."""
        raise NotImplementedError

    # --- what follows ---

    def worth(self, state: Any, seat: int) -> float:
        """The sum [points]."""
        return sum(reason.points for reason in self.parts(state, seat))

    def appraise(self, state: Any, seat: int) -> dict[str, Reason]:
        """The same by consideration."""
        return {reason.consideration: reason for reason in self.parts(state, seat)}

    @by_its_rules
    def choose(self, position: Any) -> Move:
        """One of the position's options, of equally good ones the first. Raises: LookupError where nobody decides."""
        if asked(position).seat == LUCK:  # nothing to think about
            return RandomPolicy().choose(position)
        options = self.thinkable(position)
        if len(options) == 1:
            return options[0]
        seat = position.agenda[-1].seat
        gains = [self.worth(self.after(position, move), seat) for move in options]
        return options[gains.index(max(gains))]

    @by_its_rules
    def weigh(self, position: Any) -> dict[Move, dict[str, Reason]]:
        """What the table is worth after each option. Raises: LookupError where no player decides."""
        seat = question(position).seat
        return {move: self.appraise(self.after(position, move), seat) for move in self.thinkable(position)}

    @by_its_rules
    def gains(self, position: Any) -> dict[Move, float]:
        """What the table is worth after each option that is worth a thought. Raises: LookupError."""
        seat = question(position).seat
        return {move: self.worth(self.after(position, move), seat) for move in self.thinkable(position)}

    @by_its_rules
    def why(self, position: Any, move: object = None, instead: object = None) -> Advice:
        """Why a move is good, or how it falls short of another one. move: left out, the advisor's own choice.

        instead: what it is compared with; left out, the best of the other moves that are not just as good.

        Raises: Refusal when a move is not legal; LookupError when no player decides.
        """
        seat, weighed = question(position).seat, self.weigh(position)
        chosen = self.choose(position) if move is None else checked(position, move)
        other = None if instead is None else checked(position, instead)
        for each in (chosen, other):
            if each is not None and each not in weighed:
                weighed[each] = self.appraise(self.after(position, each), seat)
        if other is None:
            gains = {each: sum(reason.points for reason in parts.values()) for each, parts in weighed.items()}
            others = [each for each in gains if abs(gains[each] - gains[chosen]) >= NEGLIGIBLE]
            other = max(others, key=gains.__getitem__, default=None)
        reasons = compared(weighed[chosen], weighed[chosen if other is None else other])
        notes = Notes()
        position.after(chosen, notes=notes)
        points = sum(reason.points for reason in reasons)
        return Advice(seat, chosen, other, points, tuple(reasons), tuple(notes))


def compared(one: Mapping[str, Reason], other: Mapping[str, Reason]) -> list[Reason]:
    """The parts in which two tables differ for a player, the weightiest first."""
    found = []
    for key in {**one, **other}:
        gets, otherwise = one.get(key), other.get(key)
        if gets is None:
            assert otherwise is not None
            gets = msgspec.structs.replace(otherwise, points=0.0)
        found.append(difference(gets, otherwise or gets, gets.points - (otherwise.points if otherwise else 0.0)))
    return weightiest(found)


def said_by_number(fact: str, names: tuple[str, str], facts: Mapping[str, Fact], instead: Mapping[str, Fact]) -> str:
    """A reason that is a number of something: "2 Jades instead of 1". instead: facts of the other choice that differ.

    >>> said_by_number("jade", ("Jade", "Jades"), {"jade": 2}, {"jade": 1})
    '2 Jades instead of 1'
    """
    text = counted(int(facts[fact]), names)
    # Translators: "3 servants in the pool instead of 1"
    return _("{this} instead of {other}").format(this=text, other=instead[fact]) if fact in instead else text
