"""Advice: a move, the best other one, and the reasons that tell them apart, as data."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from yotd_widget.engine.errors import NotFound
from yotd_widget.engine.moves import LUCK, Move
from yotd_widget.engine.policies import NOBODY
from yotd_widget.engine.texts import _
from yotd_widget.engine.trace import Note
from yotd_widget.games.dragon.advisors.appraisal import Changes, Reason, reasons


def question(position: Any) -> Any:
    """The question that a player has to answer, as a task. Raises: LookupError where none has to, as on chance's turn.

    >>> from yotd_widget.games.dragon.examples import example
    >>> question(example("first-drought"))
    HousePerson(seat=0, person='young farmer')
    """
    if not position.agenda or position.agenda[-1].seat == LUCK:
        raise NotFound(NOBODY)
    return position.agenda[-1]


class Advice(msgspec.Struct, frozen=True):
    """A move, the best one that is not as good or is better, and what speaks for the first.

    points: VP by which it is better by estimate, less than 0 if it is worse. reasons: the parts of that difference, the
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


def compare(changes: Changes, others: Changes) -> list[Reason]:
    """What speaks for one answer against another, the weightiest first: parts in which the two differ.

    What only one of them changes stays for the other as it was.
    """
    one, other = _parts(changes), _parts(others)
    found = []
    for key in {**one, **other}:
        had, gets = one.get(key) or (other[key][0], other[key][0])
        other_gets = other[key][1] if key in other else had
        points = gets.points - had.points - (other_gets.points - (other[key][0] if key in other else had).points)
        if abs(points) >= NEGLIGIBLE:
            instead = {name: fact for name, fact in other_gets.facts.items() if gets.facts.get(name) != fact}
            found.append(Reason(gets.consideration, gets.rules, points, gets.facts, instead))
    return sorted(found, key=lambda reason: -abs(reason.points))


NEGLIGIBLE: Final = 0.005
"""Differences of fewer VP are no reasons."""


def _parts(changes: Changes) -> dict[tuple[Any, ...], tuple[Reason, Reason]]:
    """Consideration, month and turn -> before and after."""
    parts: dict[tuple[Any, ...], tuple[Reason, Reason]] = {}
    for before, after in changes:
        for turn, (had, gets) in enumerate(zip(reasons(before), reasons(after), strict=True)):
            parts[gets.consideration, turn] = had, gets
    return parts
