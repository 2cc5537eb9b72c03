"""Why a move does what it does, and why a question is asked, as lines for the screen: trees without their outline."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from yotd_widget.describe.clauses import said
from yotd_widget.describe.explain import explain
from yotd_widget.engine.position import Position
from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import _
from yotd_widget.engine.tree import Node

if TYPE_CHECKING:
    from yotd_widget.describe.game import Described

Json = dict[str, Any]


def why_lines(game: Described[Any], position: Position, move: object, seat: int | None = None) -> list[Json]:
    """What a legal move does and why, line by line with its depth: the `WhyLine` of the front end. Raises: Refusal.

    The move itself is left out: whoever asks has just named it. seat: as of `explain`.
    """
    explained = explain(game, position, move, seat)
    tree = explained.tree
    return [line(game, depth - 1, reason, explained.players, tree.seat) for depth, reason in tree.walk() if depth]


def why_asked(game: Described[Any], position: Position, node: Node | None = None) -> Json:
    """Why the open question is asked, or why it demands so much: the `WhyAsked` of the front end.

    lines: as those of `why_lines`. ask: "Why not 1?", or "" where that is no question; answer: a sentence; ways: on the
    buttons that try it, as many as there are ways.
    """
    found = game.demands.owed(position, node)
    if found is None:
        return {"lines": _rules(game, position), "ask": "", "answer": "", "ways": []}
    return {
        "lines": [line(game, depth, reason, found.players) for depth, reason in found.tree.walk()],
        "ask": found.ask,
        "answer": found.answer,
        "ways": _buttons([way.what for way in found.ways if way.node]),
    }


def line(game: Described[Any], depth: int, reason: Because, players: Sequence[str], seat: int | None = None) -> Json:
    """A reason as a line. seat: whose news it is, good or bad."""
    text = said(game, reason, players)
    return {"depth": depth, "text": text, "rules": list(reason.rules), "tone": _tone(reason, seat)}


def _rules(game: Described[Any], position: Position) -> list[Json]:
    """The rules by which the open question is asked."""
    rules = position.decision.rules if position.decision else ()
    known = [rule for rule in rules if rule in game.rules]
    return [{"depth": 0, "text": game.rules[rule], "rules": [rule], "tone": "plain"} for rule in known]


def _buttons(ways: Sequence[str]) -> list[str]:
    """A single way has just been named; several are told apart."""
    if len(ways) == 1:
        return [_("Try it")]
    # Translators: on a button; {change} is a phrase, as "1 yuan more (3 in all)"
    return [_("Try it: {change}").format(change=way) for way in ways]


def _tone(reason: Because, seat: int | None) -> str:
    """Good or bad for the one who moves; what happens to others is neither."""
    if reason.about != "note" or seat is None or reason.seat != seat:
        return "plain"
    changes = [change for change in reason.change.values() if change]
    if not changes or min(changes) < 0 < max(changes):
        return "plain"
    return "good" if changes[0] > 0 else "bad"
