"""Positions of this game as Python and as JSON: the room `Game.notation`."""

from __future__ import annotations

import msgspec

from yotd_widget.games.dragon.codec import decode as decoded
from yotd_widget.games.dragon.notation.writing import write_position
from yotd_widget.games.dragon.state import State

__all__ = ["decoded", "written"]


def written(position: State) -> str:
    """The words that `position(...)` reads back; the bare fields of a table that has no words."""
    try:
        return write_position(position)
    except (LookupError, TypeError, ValueError, AttributeError):  # something changed by hand, not checked yet
        return f"<State {msgspec.json.encode(position).decode()}>"
