"""Odds: the outcomes of a chance decision with their exact probabilities, and questions about them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from fractions import Fraction
from typing import Any, TypeVar

from yotd_widget.engine.errors import NotFound
from yotd_widget.engine.moves import LUCK, Move

R = TypeVar("R")
T = TypeVar("T", bound=Hashable)


def outcomes(position: Any) -> dict[Move, Fraction]:
    """Each outcome of the open chance decision and its exact probability; they add up to 1.

    Raises: LookupError where chance does not decide.
    """
    if not position.agenda or position.agenda[-1].seat != LUCK:
        raise NotFound("no chance decision is open here")
    return equally_likely(position.options())


def equally_likely(options: Sequence[R]) -> dict[R, Fraction]:
    """Different outcomes, each as likely as the other.

    >>> probability(equally_likely(range(1, 7)), lambda eyes: eyes > 4)
    Fraction(1, 3)
    """
    return dict.fromkeys(options, Fraction(1, len(options)))


def probability(odds: Mapping[R, Fraction], question: Callable[[R], bool]) -> Fraction:
    """How likely the answer is yes. odds: outcome -> its probability, as of `outcomes`."""
    return sum((chance for outcome, chance in odds.items() if question(outcome)), Fraction(0))


def distribution(odds: Mapping[R, Fraction], answer: Callable[[R], T]) -> dict[T, Fraction]:
    """How likely each answer is, in the order in which the answers first occur.

    >>> distribution(equally_likely([(a, b) for a in (1, 2) for b in (1, 2)]), sum)
    {2: Fraction(1, 4), 3: Fraction(1, 2), 4: Fraction(1, 4)}
    """
    likely: dict[T, Fraction] = {}
    for outcome, chance in odds.items():
        found = answer(outcome)
        likely[found] = likely.get(found, Fraction(0)) + chance
    return likely
