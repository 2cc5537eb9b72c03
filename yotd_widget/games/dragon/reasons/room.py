"""Why something is so in this game: the room `Game.reasons`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from yotd_widget.describe import why
from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import _
from yotd_widget.engine.tree import Node
from yotd_widget.games.dragon.reasons.explain import explain
from yotd_widget.games.dragon.reasons.owed import Way, owed
from yotd_widget.games.dragon.reasons.remedy import remedy
from yotd_widget.games.dragon.reasons.sentences import fact, said
from yotd_widget.games.dragon.state import State

Json = dict[str, Any]

__all__ = ["explain", "fact", "place", "remedy", "said", "ways_to_less", "why_asked", "why_lines"]


def why_lines(position: State, move: object) -> list[Json]:
    """What a legal `move` does and why, as lines for the screen. Raises: Refusal."""
    return why.why_lines(position.game, position, move)


def why_asked(position: State, node: Node | None = None) -> Json:
    """Why the open question is asked, or why it demands so much.

    ask: "Why not 1?", or "" where that is no question; answer: a sentence; ways: on the buttons that try it, as many as
    there are ways.
    """
    found = owed(position, node)
    if found is None:
        return why.why_asked(position.game, position)
    return {
        "lines": [why.line(position.game, depth, reason, found.players) for depth, reason in found.tree.walk()],
        "ask": found.ask,
        "answer": found.answer,
        "ways": _buttons([way.what for way in found.ways if way.node]),
    }


def _buttons(ways: Sequence[str]) -> list[str]:
    """A single way has just been named; several are told apart."""
    if len(ways) == 1:
        return [_("Try it")]
    # Translators: on a button; {change} is a phrase, as "1 yuan more (3 in all)"
    return [_("Try it: {change}").format(change=way) for way in ways]


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
