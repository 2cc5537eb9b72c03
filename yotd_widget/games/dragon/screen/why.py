"""Why a move does what it does, and why a question is asked, as lines for the screen: trees without their outline."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import _
from yotd_widget.engine.tree import Node
from yotd_widget.games.dragon.reasons.explain import explain
from yotd_widget.games.dragon.reasons.owed import owed
from yotd_widget.games.dragon.reasons.rules import RULES
from yotd_widget.games.dragon.reasons.sentences import said
from yotd_widget.games.dragon.state import State

Json = dict[str, Any]


def why_lines(state: State, move: object) -> list[Json]:
    """What a legal move does and why, line by line with its depth: the `WhyLine` of the front end. Raises: Refusal.

    The move itself is left out: whoever asks has just named it.
    """
    explained = explain(state, move)
    tree = explained.tree
    return [_line(depth - 1, reason, explained.players, tree.seat) for depth, reason in tree.walk() if depth]


def why_asked(state: State, node: Node | None = None) -> Json:
    """Why the open question is asked, or why it demands so much: the `WhyAsked` of the front end.

    lines: as those of `why_lines`. ask: "Why not 1?", or "" where that is no question; answer: a sentence; ways: on the
    buttons that try it, as many as there are ways.
    """
    found = owed(state, node)
    if found is None:
        return {"lines": _asked(state), "ask": "", "answer": "", "ways": []}
    return {
        "lines": [_line(depth, reason, found.players, None) for depth, reason in found.tree.walk()],
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


def _asked(state: State) -> list[Json]:
    """The rules by which the open question is asked."""
    rules = state.decision.rules if state.decision else ()
    return [{"depth": 0, "text": RULES[rule], "rules": [rule], "tone": "plain"} for rule in rules if rule in RULES]


def _line(depth: int, reason: Because, players: Sequence[str], seat: int | None) -> Json:
    text = said(reason, players)
    return {"depth": depth, "text": text, "rules": list(reason.rules), "tone": _tone(reason, seat)}


def _tone(reason: Because, seat: int | None) -> str:
    """Good or bad for the one who moves; what happens to others is neither."""
    if reason.about != "note" or seat is None or reason.seat != seat:
        return "plain"
    changes = [change for change in reason.change.values() if change]
    if not changes or min(changes) < 0 < max(changes):
        return "plain"
    return "good" if changes[0] > 0 else "bad"
