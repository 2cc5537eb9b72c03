"""Odds: the outcomes of a chance decision with their exact probabilities, and questions about them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, TypeVar

from yotd_widget.engine.chance import Outcomes, size
from yotd_widget.engine.errors import BadInput, NotFound
from yotd_widget.engine.moves import LUCK, Move

__all__ = [
    "distribution",
    "equally_likely",
    "likely",
    "outcomes",
    "probability",
]

R = TypeVar("R")
T = TypeVar("T", bound=Hashable)

LISTED: Final = 1_000_000
"""Outcomes that are listed at most: a shuffle of twenty cards has two quintillions."""


def outcomes(position: Any) -> dict[Move, Fraction]:
    """Each outcome of the open chance decision and its exact probability; they add up to 1.

    Raises: LookupError where chance does not decide; ValueError where there are more than `LISTED`.
    """
    if not position.agenda or position.agenda[-1].seat != LUCK:
        raise NotFound("no chance decision is open here")
    return likely(position.options())


def likely(options: Sequence[R]) -> dict[R, Fraction]:
    """Different outcomes, each with its probability: of `chance.Outcomes` their own, of others the same for all.

    Of a large shuffle only the first few tiles can be asked about. Raises: ValueError for more than `LISTED` outcomes.

    >>> from yotd_widget.engine.chance import Rolls, Shuffles
    >>> likely(Shuffles(["red", "blue", "blue"], "".join, drawn=1))
    {'blue': Fraction(2, 3), 'red': Fraction(1, 3)}
    >>> distribution(likely(Rolls([range(1, 7)] * 2, tuple)), sum)[7]
    Fraction(1, 6)
    """
    if size(options) > LISTED:
        raise BadInput(
            f"there are {size(options):,} outcomes, too many to list: ask about the first few that are drawn"
        )
    if isinstance(options, Outcomes):
        return {outcome: Fraction(weight, options.total) for outcome, weight in options.weighted()}
    return equally_likely(options)


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


def __dir__() -> list[str]:
    return __all__
