"""The steps of a game in words: the log, a step on its own, and records to look back at.

The form of a record stands in `frontend/src/shell/time/history.ts`; its scene is the difference from the one before.
What can be derived is left out: fields that say nothing special, and reasons that only repeat the log.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

from yotd_widget.describe.tell import Sentence
from yotd_widget.engine.history import diff
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.phrases import listed
from yotd_widget.engine.position import Position
from yotd_widget.engine.reasons import Because
from yotd_widget.engine.supposed import Suppose
from yotd_widget.engine.timeline import Timeline
from yotd_widget.engine.tree import Node, Step

if TYPE_CHECKING:
    from yotd_widget.describe.screen import ScreenRoom

Json = dict[str, Any]

DEEPEST: Final = 4
"""Levels of reasons that a record holds."""


def log(room: ScreenRoom[Any], steps: Iterable[Step], before: Position) -> list[Json]:
    """What happened in some steps, a sentence each. before: the position in which the first was taken."""
    return [line for line, _sentence in _lines(room, steps, before)]


def _lines(room: ScreenRoom[Any], steps: Iterable[Step], before: Position) -> Iterator[tuple[Json, Sentence]]:
    """The lines of the log with the sentences that they are of."""
    for step in steps:
        period = (step.state if isinstance(step.move, Suppose) else before).when[0]
        sentences = list(room.tell(step.notes, before.players))
        for sentence, chapter in zip(sentences, room.chapters(sentences), strict=True):
            period += room.game.begins in sentence.rules
            line = {"period": period, "seat": sentence.seat, "text": sentence.text, "rules": list(sentence.rules)}
            yield line | {"chapter": chapter}, sentence
        before = step.state


def told(room: ScreenRoom[Any], before: Position, step: Step) -> Json:
    """A step taken in `before`: {"when": "Month 6 of 12, phase 1: Action", "seat", "text": its first sentence}."""
    status = room.status(before)
    sentences = list(room.tell(step.notes, before.players))
    first = room.headline(sentences) if sentences else None
    return {
        "when": listed(filter(None, (status["period"], status["phase"]))),
        "seat": first.seat if first else None,
        "text": first.text if first else "",
    }


def records(room: ScreenRoom[Any], timeline: Timeline[Any], nodes: Iterable[int | Node]) -> Iterator[Json]:
    """The records of the steps that led to these nodes, each made when it is asked for; unknown ids are left out.

    The start's has its whole scene.
    """
    last, shown = -1, Json()
    known: dict[int, Node] = {}
    for each in nodes:
        node = each if isinstance(each, Node) else timeline.node_of(each)
        if isinstance(each, Node) and timeline.eyes is not None:
            node = each.seen_by(timeline.eyes, known)  # also one that the tree has dropped meanwhile
        if node is None:
            continue
        parent = node.parent
        before = None if parent is None else shown if parent.id == last else room.past(timeline, parent)
        last, shown = node.id, room.past(timeline, node)
        yield _record(room, node, before, shown, reasons=timeline.eyes is None)


def rules_named(steps: Iterable[Json]) -> set[str]:
    """The rules that records name."""
    lines = [line for step in steps for line in (*step.get("say", ()), *step.get("why", ()))]
    return {rule for line in lines if isinstance(line[-1], str) for rule in line[-1].split()}


def _record(room: ScreenRoom[Any], node: Node, before: Json | None, shown: Json, *, reasons: bool) -> Json:
    """before: the scene of the node above it, None for the start. reasons: whether the step can be played for them."""
    position: Position = node.state
    record: Json = {"node": node.id, "label": room.moment(position, node.at)}
    if node.parent is None or node.step is None:
        return record | room.when(position) | {"patch": [shown]}
    was: Position = node.parent.state
    if node.parent.id != node.id - 1:
        record["parent"] = node.parent.id
    if (when := room.when(position)) != room.when(was):
        record |= when
    record["patch"] = diff(before, shown)
    if found := room.news([was, position], node.step.notes):
        record["marks"] = found
    told = list(_lines(room, [node.step], was))
    lines = [line for line, _sentence in told]
    if lines:
        record["say"] = [[line["period"], line["seat"], line["text"], " ".join(line["rules"])] for line in lines]
    if any(line["chapter"] for line in lines):
        record["chapters"] = [
            [at, line["chapter"], sentence.head, list(map(list, sentence.parts)), list(map(list, sentence.causes))]
            for at, (line, sentence) in enumerate(told)
            if line["chapter"]
        ]
    if gone := [[at, sentence.gone] for at, (_line, sentence) in enumerate(told) if sentence.gone]:
        record["gone"] = gone
    return record | dict(_particulars(room, was, node.step, {line["text"] for line in lines}, reasons=reasons))


def _particulars(
    room: ScreenRoom[Any], before: Position, step: Step, said: set[str], *, reasons: bool
) -> Iterator[tuple[str, Any]]:
    """Whatever is worth a word about a step: chance, a forced answer, reasons behind what the log says."""
    if step.seat == LUCK:
        yield "luck", True
    if any(note.forced for note in step.notes):
        yield "forced", True
    if reasons and before.why_not(step.move) is None:
        tree = room.game.reasons.explain(before, step.move, ahead=False).tree
        lines = list(_reasons(room, tree, step.state, {*said}))
        if lines and (not said or any(depth for depth, *_rest in lines)):
            yield "why", lines


def _reasons(
    room: ScreenRoom[Any], reason: Because, position: Position, told: set[str], depth: int = 0
) -> Iterator[list[Any]]:
    """The reasons below one, in the order of reading: depth, text, rules where they are others than those above.

    told: what needs no word again; it grows. What amounts to nothing is left out, and a heading over nothing.
    """
    for below in reason.reasons:
        if room.is_nothing(below):
            continue
        text = room.game.reasons.said(below, position.players)
        known = text in told
        if below.about in room.TOLD_ONCE:
            told.add(text)
        deeper = list(_reasons(room, below, position, told, depth + 1)) if depth + 1 < DEEPEST else []
        if below.forced and len(deeper) == 1:
            deeper = []  # it says what the answer without a choice was, as the line above does
        elif below.about == "task" and not deeper:
            continue
        if deeper or not known:
            yield [depth, text, "" if below.rules in ((), reason.rules) else " ".join(below.rules)]
            yield from deeper
