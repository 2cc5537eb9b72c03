"""Why a move does what it does, as lines for the screen: an explanation without its outline."""

from __future__ import annotations

from typing import Any

from yotd_widget.engine.reasons import Because
from yotd_widget.games.dragon.reasons.sentences import said
from yotd_widget.games.dragon.state import State

Json = dict[str, Any]


def why_lines(state: State, move: object) -> list[Json]:
    """What a legal move does and why, line by line with its depth: the `WhyLine` of the front end. Raises: Refusal.

    The move itself is left out: whoever asks has just named it.
    """
    explained = state.explain(move)
    seat = explained.tree.seat
    return [
        {
            "depth": depth - 1,
            "text": said(reason, explained.players),
            "rules": list(reason.rules),
            "tone": _tone(reason, seat),
        }
        for depth, reason in explained.tree.walk()
        if depth
    ]


def _tone(reason: Because, seat: int | None) -> str:
    """Good or bad for the one who moves; what happens to others is neither."""
    if reason.about != "note" or reason.seat != seat:
        return "plain"
    changes = [change for change in reason.change.values() if change]
    if not changes or min(changes) < 0 < max(changes):
        return "plain"
    return "good" if changes[0] > 0 else "bad"
