"""What speaks against a draft, the gravest first, and which of the proposed edits remove it: each is tried."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from yotd_widget.describe.remarks import Remark
from yotd_widget.describe.spots import owned
from yotd_widget.engine.editing import Draft, Edit, Fix, Problem
from yotd_widget.engine.errors import BadInput, BadPosition
from yotd_widget.engine.phrases import begun, listed

if TYPE_CHECKING:
    from yotd_widget.describe.editing.bench import Workbench
    from yotd_widget.describe.editing.room import EditingRoom

OFFERED: Final = 3
"""Fixes of a problem at most."""
_TRIED: Final = 8
"""Proposals of a problem that are tried at most."""

Key = tuple[str, tuple[str, ...], str]


def check(bench: Workbench, draft: Draft) -> tuple[Problem, ...]:
    """What speaks against a draft, with fixes."""
    found = findings(bench.room, draft, bench.start)
    return tuple(msgspec.structs.replace(problem, fixes=_fixes(bench, draft, problem, found)) for problem in found)


def findings(room: EditingRoom[Any], draft: Draft, start: Draft) -> list[Problem]:
    """The problems alone. start: where the reader began."""
    try:
        position = room.position(draft)
    except BadPosition as refusal:
        return room.impossible(draft, refusal)
    return [*map(_problem, room.remarks(position)), *room.since(position, start)]


def _problem(remark: Remark) -> Problem:
    text = owned(remark.player, remark.text) if remark.player else begun(remark.text)
    return Problem(remark.kind, text, remark.rules, remark.place)


def _fixes(bench: Workbench, draft: Draft, problem: Problem, found: list[Problem]) -> tuple[Fix, ...]:
    """The proposals that remove the problem and bring nothing impossible, those with the least left over first."""
    known = {_key(each) for each in found}
    fixes: list[tuple[int, Fix]] = []
    for tried, edits in enumerate(bench.room.proposals(draft, bench.start, problem)):
        if tried == _TRIED or len(fixes) == OFFERED:
            break
        left = _left(bench, draft, edits)
        if left is None or _key(problem) in left or any(key[0] == "impossible" for key in left - known):
            continue
        said = dict.fromkeys(bench.label(draft, edit) for edit in edits)
        fixes.append((len(left - known), Fix(listed(said), edits)))
    return tuple(fix for _new, fix in sorted(fixes, key=lambda entry: entry[0]))


def _left(bench: Workbench, draft: Draft, edits: tuple[Edit, ...]) -> set[Key] | None:
    """The problems after these edits; None if they cannot be made."""
    try:
        for edit in edits:
            draft = bench.apply(draft, edit)
    except BadInput:
        return None
    return {_key(problem) for problem in findings(bench.room, draft, bench.start)}


def _key(problem: Problem) -> Key:
    return problem.kind, problem.rules, problem.place
