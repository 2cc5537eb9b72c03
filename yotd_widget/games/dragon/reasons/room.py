"""Why something is so in this game: the room `Game.reasons`."""

from __future__ import annotations

from collections.abc import Sequence

from yotd_widget.engine.reasons import Because
from yotd_widget.engine.tree import Node
from yotd_widget.games.dragon.reasons.explain import explain
from yotd_widget.games.dragon.reasons.owed import Way, owed
from yotd_widget.games.dragon.reasons.remedy import remedy
from yotd_widget.games.dragon.reasons.sentences import fact, said
from yotd_widget.games.dragon.screen.why import why_asked, why_lines
from yotd_widget.games.dragon.state import State

__all__ = ["explain", "fact", "place", "remedy", "said", "ways_to_less", "why_asked", "why_lines"]


def place(reason: Because) -> str:
    """The key of the place that a reason is about: its palace, its group, or else the court of its player."""
    if "palace" in reason.facts and reason.seat is not None:
        return f"palace/{reason.seat}/{reason.facts['palace']}"
    if "group" in reason.facts:
        return f"tray/{reason.facts['group']}"
    return "" if reason.seat is None else f"court/{reason.seat}"


def ways_to_less(position: State, node: Node) -> Sequence[Way]:
    """What would make the number that the open question demands one smaller, and can be tried."""
    found = owed(position, node)
    return tuple(way for way in found.ways if way.node) if found else ()
