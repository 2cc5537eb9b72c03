"""Why a move does what it does, and why a question is asked, as lines for the screen: trees without their outline."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from yotd_widget.engine.game import Game
from yotd_widget.engine.position import Position
from yotd_widget.engine.reasons import Because

Json = dict[str, Any]


def why_lines(game: Game[Any], position: Position, move: object) -> list[Json]:
    """What a legal move does and why, line by line with its depth: the `WhyLine` of the front end. Raises: Refusal.

    The move itself is left out: whoever asks has just named it.
    """
    explained = game.reasons.explain(position, move)
    tree = explained.tree
    return [line(game, depth - 1, reason, explained.players, tree.seat) for depth, reason in tree.walk() if depth]


def why_asked(game: Game[Any], position: Position) -> Json:
    """Why the open question is asked, by its rules: the `WhyAsked` of the front end."""
    rules = position.decision.rules if position.decision else ()
    known = game.reading.rules
    lines = [{"depth": 0, "text": known[rule], "rules": [rule], "tone": "plain"} for rule in rules if rule in known]
    return {"lines": lines, "ask": "", "answer": "", "ways": []}


def line(game: Game[Any], depth: int, reason: Because, players: Sequence[str], seat: int | None = None) -> Json:
    """A reason as a line. seat: whose news it is, good or bad."""
    text = game.reasons.said(reason, players)
    return {"depth": depth, "text": text, "rules": list(reason.rules), "tone": _tone(reason, seat)}


def _tone(reason: Because, seat: int | None) -> str:
    """Good or bad for the one who moves; what happens to others is neither."""
    if reason.about != "note" or seat is None or reason.seat != seat:
        return "plain"
    changes = [change for change in reason.change.values() if change]
    if not changes or min(changes) < 0 < max(changes):
        return "plain"
    return "good" if changes[0] > 0 else "bad"
