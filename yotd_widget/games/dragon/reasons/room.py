"""Why something is so in this game: what its reasons are about."""

from __future__ import annotations

from yotd_widget.describe.reasons import ReasonsRoom
from yotd_widget.engine.reasons import Because
from yotd_widget.games.dragon.state import State


class DragonReasons(ReasonsRoom[State]):
    """A reason is about its palace, its group, or else the court of its player."""

    def place(self, reason: Because, /) -> str:
        if "palace" in reason.facts and reason.seat is not None:
            return f"palace/{reason.seat}/{reason.facts['palace']}"
        if "group" in reason.facts:
            return f"tray/{reason.facts['group']}"
        return "" if reason.seat is None else f"court/{reason.seat}"
