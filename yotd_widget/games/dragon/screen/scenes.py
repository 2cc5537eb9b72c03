"""The steps of a game to look back at: each as a record, its scene as the difference from the one before.

The form of a record stands in `frontend/src/shell/time/history.ts`. What can be derived is left out: fields that say
nothing special, and reasons that only repeat the log.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

from yotd_widget.engine.history import diff
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import _
from yotd_widget.engine.timeline import Node, Step, Timeline
from yotd_widget.games.dragon.reasons.explain import explain
from yotd_widget.games.dragon.reasons.ledger import Way
from yotd_widget.games.dragon.reasons.rules import RULES
from yotd_widget.games.dragon.reasons.sentences import worded
from yotd_widget.games.dragon.screen.acted import acted
from yotd_widget.games.dragon.screen.marks import news
from yotd_widget.games.dragon.screen.snapshot import log, moment, result, scene
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import EVENT_NAMES, PHASE_NAMES

Json = dict[str, Any]

DEEPEST: Final = 4
"""Levels of reasons that a record holds."""


def records(timeline: Timeline[State], nodes: Iterable[int | Node]) -> Iterator[Json]:
    """The records of the steps that led to these nodes, each made when it is asked for; unknown ids are left out.

    The start's has its whole scene.
    """
    last, shown = -1, Json()
    for each in nodes:
        node = each if isinstance(each, Node) else timeline.node_of(each)
        if node is None:
            continue
        parent = node.parent
        before = None if parent is None else shown if parent.id == last else _shown(timeline, parent)
        last, shown = node.id, _shown(timeline, node)
        yield _record(node, before, shown)


def rules_of(steps: Iterable[Json]) -> dict[str, str]:
    """The statements of the rules that records name."""
    lines = [line for step in steps for line in (*step.get("say", ()), *step.get("why", ()))]
    named = {rule for line in lines if isinstance(line[-1], str) for rule in line[-1].split()}
    return {rule: RULES[rule] for rule in sorted(named) if rule in RULES}


def _record(node: Node, before: Json | None, shown: Json) -> Json:
    """before: the scene of the node above it, None for the start."""
    state: State = node.state
    record: Json = {"node": node.id, "label": moment(state, node.at)}
    if node.parent is None or node.step is None:
        return record | _when(state) | {"patch": [shown]}
    was: State = node.parent.state
    if node.parent.id != node.id - 1:
        record["parent"] = node.parent.id
    if (when := _when(state)) != _when(was):
        record |= when
    record["patch"] = diff(before, shown)
    if found := news([was, state], node.step.notes):
        record["marks"] = found
    lines = log([node.step], state.players, was.month)
    if lines:
        record["say"] = [[line["month"], line["seat"], line["text"], " ".join(line["rules"])] for line in lines]
    return record | dict(_particulars(was, node.step, {line["text"] for line in lines}))


def _shown(timeline: Timeline[State], node: Node) -> Json:
    """The scene without what only the one who decides needs: buttons, whose turn it is and why, idle hands."""
    state: State = node.state
    shown = scene(state)
    shown["status"]["why"] = ""
    shown["board"]["extras"] = []
    if state.phase != "person" and shown["board"]["focus"] != "offer":
        shown["board"]["hand"] = None
    if did := acted(state, (each.step for each in node.up() if each.step is not None)):
        shown["board"]["acted"] = did
    if state.outcome is not None:
        shown["result"] = result(Way(timeline.start, [each.step for each in node.path() if each.step is not None]))
    return shown


def _particulars(before: State, step: Step, said: set[str]) -> Iterator[tuple[str, Any]]:
    """Whatever is worth a word about a step: chance, a forced answer, reasons behind what the log says."""
    if step.seat == LUCK:
        yield "luck", True
    if any(note.forced for note in step.notes):
        yield "forced", True
    if before.why_not(step.move) is None:
        lines = list(_reasons(explain(before, step.move).tree, step.state, {*said}))
        if lines and (not said or any(depth for depth, *_rest in lines)):
            yield "why", lines


def _when(state: State) -> Json:
    """Month, phase, and the month in words, by its event; before the first one the phase in words."""
    when = PHASE_NAMES[state.phase]
    if state.month and state.event is not None:
        when = _("Month {month}, {event}").format(month=state.month, event=EVENT_NAMES[state.event])
    month, number = state.when
    return {"month": month, "phase": number, "when": when}


def _reasons(reason: Because, state: State, told: set[str], depth: int = 0) -> Iterator[list[Any]]:
    """The reasons below one, in the order of reading: depth, text, rules where they are others than those above.

    told: what needs no word again; it grows. What amounts to nothing is left out, and a heading over nothing.
    """
    for below in reason.reasons:
        if below.about in ("next", "over", "card") or _is_nothing(below):
            continue
        text = _RULES.sub("", worded(below, state.players))
        known = text in told
        if below.about in ("note", "has"):  # who has how much is the same for everybody
            told.add(text)
        deeper = list(_reasons(below, state, told, depth + 1)) if depth + 1 < DEEPEST else []
        if below.forced and len(deeper) == 1:
            deeper = []  # it says what the answer without a choice was, as the line above does
        elif below.about == "task" and not deeper:
            continue
        if deeper or not known:
            yield [depth, text, None if below.rules in ((), reason.rules) else " ".join(below.rules)]
            yield from deeper


def _is_nothing(reason: Because) -> bool:
    """A note of no points, nobody to release, no symbols, a marker on a space of its own, a thing worth one."""
    owed = reason.facts.get("owed")
    return (
        owed == 0
        or (bool(owed) and reason.facts["persons"] == 0)
        or (bool(reason.change) and not any(reason.change.values()))
        or (reason.about == "symbols" and not reason.facts["symbols"])
        or (reason.about == "arrival" and not reason.reasons)
        or (reason.about == "each" and reason.facts["each"] == 1)
    )


_RULES: Final = re.compile(r" \[[^\]]*\]$")
"""The rules at the end of a told reason; records hold them apart."""
