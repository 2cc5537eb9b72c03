"""The games, a package each; and what is asked of any of them."""

from __future__ import annotations

from typing import Any

from yotd_widget.engine.position import Position


def explain(position: Position, move: object) -> Any:
    """What a legal `move` does and why: a tree of reasons, printed as an indented text. Raises: Refusal."""
    return position.game.reasons.explain(position, move)
