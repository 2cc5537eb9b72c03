"""Advising: why an option is better or worse than another one, in lines: what playouts show, what an adviser says.

Only what speaks for the order is told: for the one that playouts think better, against the other. An adviser may think
otherwise; then it has nothing to say here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from yotd_widget.engine.causes import OTHERS, WEIGHTY, Cause, apart
from yotd_widget.engine.texts import _
from yotd_widget.widgets.amounts import signed

REASONS: Final = 2
"""Reasons of an adviser that are told of an option."""
CAUSES: Final = 3
"""Parts of a margin that are named of it."""
LEAST: Final = 0.05
"""What the others come to is told from here on: less is nothing, as it is written."""


def advised(advice: Any, better: bool) -> list[str]:
    """What an adviser says of a move beside the one that it was compared with, the weightiest first.

    better: whether it is to speak for the move, or against it. advice: None if it says nothing.
    """
    reasons = [] if advice is None else advice.reasons
    return [reason_told(reason) for reason in reasons if (reason.points > 0) == better and reason.points][:REASONS]


def caused(causes: Iterable[Cause], better: bool, game: Any, beside: str) -> list[str]:
    """What playouts show of it, in one line or none, which adds up to the difference. beside: the other option's name.

    causes: all of them; the weightiest of those that speak for the order are named.
    """
    all_of_them = list(causes)
    named = [cause for cause in apart(all_of_them) if (cause.margin.mean > 0) == better][:CAUSES]
    if not named:
        return []
    parts = [_part(cause, game) for cause in named]
    rest = sum(cause.margin.mean for cause in all_of_them) - sum(cause.margin.mean for cause in named)
    if abs(rest) >= LEAST:
        parts.append(_all_else(rest))
    if len(all_of_them) > 1:
        parts.append(_("together {points}").format(points=signed(sum(cause.margin.mean for cause in all_of_them))))
    # Translators: “Trial games, compared with “Build”: best rival gets less +5.6, Palaces +1.9”: differences in points
    told = _("Trial games, compared with “{other}”: {parts}")
    return [told.format(other=beside, parts=", ".join(parts))]


def caused_shortly(causes: Iterable[Cause], game: Any) -> list[str]:
    """What speaks most for an option, as half a sentence, or none; with what speaks against it, or it promises more."""
    all_of_them = list(causes)
    named = [cause for cause in apart(all_of_them) if cause.margin.mean > 0][:1]
    rest = sum(cause.margin.mean for cause in all_of_them) - sum(cause.margin.mean for cause in named)
    parts = [_part(cause, game) for cause in named]
    return [", ".join([*parts, _all_else(rest)] if rest <= -WEIGHTY else parts)] if named else []


def _all_else(points: float) -> str:
    return _("all else {points}").format(points=signed(points))


def _part(cause: Cause, game: Any) -> str:
    """What an option brings the margin by a cause of points, or by what the best other player gets."""
    if cause.name == OTHERS:
        told = _("best rival gets less {points}") if cause.margin.mean > 0 else _("best rival gets more {points}")
        return told.format(points=signed(cause.margin.mean))
    # Translators: {cause}: what points are for; “Palaces +4.6”
    return _("{cause} {points}").format(cause=game.reading.cause(cause.name), points=signed(cause.margin.mean))


def reason_told(reason: Any) -> str:
    """A reason of an adviser with its points, without the rules behind it: “2 fans more: +1.5”."""
    points = getattr(reason, "points", 0.0)
    return f"{reason.told()}: {signed(points)}" if points else str(reason.told())
