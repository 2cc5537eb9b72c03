"""Certainty: between which bounds a mean lies, however often somebody looks before there are enough numbers to say so.

Whoever looks again and again, and stops as soon as two standard errors say so, is wrong far more often than one time in
twenty. The bounds here hold for all looks together. They are those of a t-test that bets against each possible mean,
with a stake for every size of effect (a normal mixture): what it has won is a martingale if that mean is the true one,
so it ever reaches 1 / p with a probability of p at most, and means against which it has won so much are left out. For
numbers that are normally distributed this is exact, whatever their deviation; how it does for the differences of
playouts, which are not, `scripts/promise.py` measures.
"""

from __future__ import annotations

from math import inf, log, sqrt
from typing import Final

EFFECT: Final = 0.2
"""Differences for which the bounds are narrowest soonest, in standard deviations: what is usual between two moves."""
DOUBT: Final = 2
"""So many further differences, as wide as results themselves are, count as seen: twenty equal playouts prove little."""


def half_width(numbers: int, deviation: float, promise: float) -> float:
    """How far the true mean is from the mean of some numbers at most, at all looks but for a part `promise` of cases.

    deviation: theirs. Infinite for too few.

    >>> round(half_width(100, 8.0, 0.05), 2), round(half_width(1000, 8.0, 0.05), 2)
    (2.53, 0.8)
    """
    if numbers < 2:
        return inf
    room = 1 + numbers * EFFECT**2
    won = 2.0 ** min(1000.0, log(room / promise**2, 2) / numbers)
    if won >= room:
        return inf
    return deviation * sqrt((numbers - 1) / numbers * (won - 1) / (1 - won / room))


def doubted(numbers: int, deviation: float, usual: float) -> float:
    """A deviation as cautious people take it. usual: that of the results whose differences the numbers are.

    Differences may be rare and large: where one playout in thirty goes very wrong, the first twenty are all alike.
    """
    return sqrt(((numbers - 1) * deviation**2 + DOUBT * usual**2) / (numbers - 1 + DOUBT))
