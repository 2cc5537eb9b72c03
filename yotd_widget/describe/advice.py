"""Advice: a move, the best other one, and the reasons that tell them apart, as data; for advisors of any game."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from yotd_widget.engine.errors import NotFound
from yotd_widget.engine.moves import LUCK, Move
from yotd_widget.engine.policies import NOBODY, RandomPolicy
from yotd_widget.engine.texts import _
from yotd_widget.engine.trace import Fact, Note

NEGLIGIBLE: Final = 0.005
"""Differences of fewer points are no reasons."""


def question(position: Any) -> Any:
    """The question that a player has to answer, as a task. Raises: LookupError where none has to, as on chance's turn.

    >>> from yotd_widget.games.dragon.examples import example
    >>> question(example("first-drought"))
    HousePerson(seat=0, person='young farmer')
    """
    if not position.agenda or position.agenda[-1].seat == LUCK:
        raise NotFound(NOBODY)
    return position.agenda[-1]


def checked(position: Any, move: object) -> Move:
    """A legal move, given as such or as one types it. Raises: Refusal."""
    if (refusal := position.why_not(move)) is not None:
        raise refusal
    found: Move = position.read(move)
    return found


class Reason(msgspec.Struct, frozen=True):
    """One computed part of the worth of a position, or of the difference of two. A game says how it is `told`.

    consideration: its name. rules: the rules that make it so. points: exact or estimated. facts: numbers that entered.
    instead: those of the position compared with that differ.
    """

    consideration: str
    rules: tuple[str, ...]
    points: float
    facts: dict[str, Fact] = {}
    instead: dict[str, Fact] = {}

    def told(self) -> str:
        """What it says, without its points."""
        return self.consideration

    def __str__(self) -> str:
        sign = "+" if self.points >= 0 else "−"
        if not self.rules:
            return self.told()
        # Translators: "3 dragons on fans instead of 2: +1.5 points"
        worth = _("{reason}: {points} points").format(reason=self.told(), points=f"{sign}{abs(self.points):.1f}")
        return f"{worth} ({', '.join(self.rules)})"


class Advice(msgspec.Struct, frozen=True):
    """A move, another one (as a rule the best that is not as good or is better), and what speaks for the first.

    points: by which it is better by estimate, less than 0 if it is worse. reasons: the parts of that difference, the
    weightiest first. notes: what the move does at once. instead: None when all other moves are as good.
    """

    seat: int
    move: Move
    instead: Move | None
    points: float
    reasons: tuple[Reason, ...]
    notes: tuple[Note, ...]

    def __str__(self) -> str:
        return "\n".join([self._compared(), *(f"  {reason}" for reason in self.reasons)])

    def _compared(self) -> str:
        if not self.instead:
            return str(self.move)
        # Translators: two moves as they are typed, "place 3, compared with place 1: +1.5 points"
        compared = _("{move}, compared with {other}: {points} points")
        points = f"{self.points:+.1f}".replace("-", "−")
        return compared.format(move=self.move, other=self.instead, points=points)


def difference(gets: Reason, otherwise: Reason, points: float) -> Reason:
    """What a reason says against another of the same consideration, by which there are so many points more."""
    instead = {name: fact for name, fact in otherwise.facts.items() if gets.facts.get(name) != fact}
    return msgspec.structs.replace(gets, points=points, instead=instead)


def weightiest(reasons: list[Reason]) -> list[Reason]:
    """Those that are not negligible, the weightiest first."""
    return sorted((each for each in reasons if abs(each.points) >= NEGLIGIBLE), key=lambda each: -abs(each.points))


class Random(RandomPolicy, frozen=True):
    """Any legal move."""

    def why(self, position: Any) -> Advice:
        """That there were so many options is all there is to say. Raises: LookupError where no player decides."""
        seat = question(position).seat
        chance = Chance("chance", (), 0.0, {"options": len(position.legal_moves)})
        return Advice(seat, self.choose(position), None, 0.0, (chance,), ())


class Chance(Reason, frozen=True):
    """That a move was drawn."""

    def told(self) -> str:
        return _("one of {options} options, each as likely as the other").format(options=self.facts["options"])
