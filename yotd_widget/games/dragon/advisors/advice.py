"""What tells two answers apart, by the changes that each of them makes."""

from __future__ import annotations

from typing import Any

from yotd_widget.describe.advice import Reason, difference, weightiest
from yotd_widget.games.dragon.advisors.appraisal import Changes, reasons


def compare(changes: Changes, others: Changes) -> list[Reason]:
    """What speaks for one answer against another, the weightiest first: parts in which the two differ.

    What only one of them changes stays for the other as it was.
    """
    one, other = _parts(changes), _parts(others)
    found = []
    for key in {**one, **other}:
        had, gets = one.get(key) or (other[key][0], other[key][0])
        other_had, other_gets = other.get(key) or (had, had)
        found.append(difference(gets, other_gets, gets.points - had.points - (other_gets.points - other_had.points)))
    return weightiest(found)


def _parts(changes: Changes) -> dict[tuple[Any, ...], tuple[Reason, Reason]]:
    """Consideration, month and turn -> before and after."""
    parts: dict[tuple[Any, ...], tuple[Reason, Reason]] = {}
    for before, after in changes:
        for turn, (had, gets) in enumerate(zip(reasons(before), reasons(after), strict=True)):
            parts[gets.consideration, turn] = had, gets
    return parts
