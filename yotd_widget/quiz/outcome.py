"""What has happened at the end of a question: what its moves bring about, and nothing that nobody has chosen."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from yotd_widget.engine.game import Screen
from yotd_widget.engine.texts import _
from yotd_widget.quiz.courses import Course, TooMany, Undecided, common
from yotd_widget.quiz.questions import Table
from yotd_widget.quiz.run import Stride, opened

Fact = dict[str, Any]
"""One thing that differs, as JSON for the page: {"seat", "who", "text", "rules", "places"}."""


class Outcome(msgspec.Struct, frozen=True):
    """Up to the first choice that nobody has made, or to the moment that is asked about.

    scene: the position there, with marks on what is different; None where nothing has moved. facts: what differs; where
    the moment comes later, what differs then, whatever is chosen. open: a sentence that says so; "" at the moment.
    """

    scene: dict[str, Any] | None
    facts: list[Fact]
    open: str


def outcome(table: Table, seen: Any, rules: Collection[str]) -> Outcome | None:
    """Of a table that is asked about. seen: the position that the question shows; rules: those that it names.

    None where nothing follows, or the question shows it already. Facts with those rules are told alone.
    """
    strides, open_ = table.run.certain, table.run.open
    facts = _always(table) if open_ else None
    if facts is None:
        facts = differing(strides)
    related = [fact for fact in facts if set(fact["rules"]) & set(rules)]
    if not related and not table.until:  # what the moves before the last one set going is not asked about
        facts = differing(strides[-1:])
    moved = bool(strides) and strides[-1].after != seen
    if not moved and not (open_ and related):
        return None
    told = _("{open}. What stands here comes in any case.").format(open=opened(open_)) if open_ else ""
    return Outcome(_scene(table.state, strides) if moved else None, related or facts, told)


def _scene(start: Any, strides: Sequence[Stride]) -> dict[str, Any]:
    end = strides[-1].after
    way = [start, *(stride.after for stride in strides)]
    screen: Screen[Any] = end.game.screen
    return screen.scene(end, forecasts=False) | {
        "marks": screen.news(way, (note for stride in strides for note in stride.notes))
    }


def _always(table: Table) -> list[Fact] | None:
    """What differs at the moment of the question, whatever is chosen before it; None if too much can be chosen."""

    def along(course: Course) -> dict[str, Fact]:
        facts = differing(table.along(course).run.strides)
        return {msgspec.json.encode(fact).decode(): fact for fact in facts}

    try:
        return [*common(along).values()]
    except (TooMany, Undecided):
        return None


def differing(strides: Sequence[Stride]) -> list[Fact]:
    """What differs after some moves; the rules stand beside each as chips, and not in its words."""
    if not strides:
        return []
    notes = [note for stride in strides for note in stride.notes]
    before, after = strides[0].before, strides[-1].after
    found, listed = before.game.reading.compared(before, after, notes)
    return [line | {"text": fact.bare} for fact, line in zip(found, listed["facts"], strict=True)]
