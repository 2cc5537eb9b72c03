"""The desk on which branches are sorted: the tree of a timeline as JSON for the page, and what the page may do with it.

Play and Branches both work at it, on the same timeline.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any, Final

from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.luck import KeyedLuck
from yotd_widget.engine.texts import _, ngettext
from yotd_widget.engine.timeline import Branch, Node, Timeline
from yotd_widget.widgets.compare import comparison

Json = dict[str, Any]

PIECES: Final = 6
"""Steps in which the first sentence of a branch is looked for."""


def picture(timeline: Timeline[Any]) -> Json:
    """{"branches": [row], "deleted": [names], "at": step, "luck": "same" | "new"}; the main line comes first.

    A row says what a branch is (name, leaves, after, current, over), its opening in words and when that was, how it
    ends, and how far its end is from the main line at the same moment.
    """
    branches = timeline.branches
    main = timeline.find(branches[0].last).path()
    return {
        "branches": [_row(timeline, branch, main) for branch in branches],
        "deleted": timeline.deleted,
        "at": timeline.at,
        "luck": "new" if isinstance(timeline.luck, KeyedLuck) else "same",
    }


def _row(timeline: Timeline[Any], branch: Branch, main: list[Node]) -> Json:
    first, end = timeline.find(branch.first), timeline.find(branch.last)
    row: Json = {
        "name": branch.name,
        "leaves": branch.leaves,
        "after": branch.after,
        "current": branch.current,
        "where": ""
        if branch.leaves is None
        else _("leaves {branch} after step {step}").format(branch=branch.leaves, step=branch.after),
        "length": ngettext("{n} step", "{n} steps", branch.steps).format(n=branch.steps),
        "seat": None,
        "opening": _("nothing played yet"),
        "when": "",
        "end": _end(end),
        "over": branch.outcome is not None,
        "note": first.comment,
        "against": "",
        "differs": [],
        "more": "",
        "id": branch.last,
    }
    row |= _opening(end.path()[branch.after + 1 :])
    if not branch.main:
        row |= _against(timeline, counterpart(main, end), end)
    return row


def _opening(own: list[Node]) -> Json:
    """With which decision a branch begins, and when; the pieces of one that was given piece by piece count as one."""
    row: Json = {}
    for node in own[:PIECES]:
        told = node.parent.state.told(node.step)  # type: ignore[union-attr]
        row = row or {"opening": str(own[0]), "when": told["when"]}
        if told["text"]:
            return row | {"seat": told["seat"], "opening": told["text"]}
    return row


def _end(end: Node) -> str:
    """How a branch ends: who wins, or who decides what."""
    position = end.state
    if outcome := position.outcome:
        scores = (f"{position.player(seat)} {outcome.scores[seat]}" for seat in outcome.ranking)
        return _("{player} wins: {scores}").format(player=position.player(outcome.winner), scores=", ".join(scores))
    return str(position.scene()["status"]["who"])


def _against(timeline: Timeline[Any], twin: Node, end: Node) -> Json:
    undone, notes = timeline.notes_between(twin, end)
    _facts, told = twin.state.compared(end.state, notes, undone)
    rest = told["rest"]
    return {
        "against": _("compared with the main line after step {step}").format(step=twin.at),
        "differs": told["brief"],
        "more": ngettext("{n} more difference", "{n} more differences", rest).format(n=rest) if rest else "",
    }


def counterpart(main: list[Node], end: Node) -> Node:
    """The node of the main line that is as far on in the game as another one: in the same month, as many steps in.

    Where the main line never came so far, or both are over, its end.
    """
    if end.state.outcome and main[-1].state.outcome:
        return main[-1]
    moment = end.state.moment
    same = [node for node in main if node.state.moment == moment]
    steps = sum(node.state.moment == moment for node in end.up())
    return same[min(steps, len(same)) - 1] if same else main[-1]


def compare_with(timeline: Timeline[Any], message: Json) -> Json:
    """The position at the marker beside another one, and the branches with whose end it could be compared.

    message: {"with": "step" | "month" | "branch", "name": …}: the step before, the start of the month, or the end of a
    branch. Raises: LookupError, ValueError.
    """
    other, name = _other(timeline, message)
    now = timeline.node
    undone, notes = timeline.notes_between(other, now)
    told = other.state.compared(now.state, notes, undone)[1]
    boards = [
        {"name": name, "short": name, "position": other.state, "refused": "", "told": None},
        {"name": _("now"), "short": _("now"), "position": now.state, "refused": "", "told": told},
    ]
    branches = [branch.name for branch in timeline.branches if not branch.current or timeline.at < len(timeline)]
    return {"comparison": comparison(other.state, boards), "branches": branches}


def _other(timeline: Timeline[Any], message: Json) -> tuple[Node, str]:
    kind, now = message.get("with"), timeline.node
    if kind == "step":
        return now.parent or now, _("a step before")
    if kind == "month":
        moment = now.state.moment
        return [node for node in now.up() if node.state.moment == moment][-1], _("start of the month")
    if kind == "branch":
        return timeline.find(_name(message)), _name(message)
    raise BadInput(_("there is nothing called “{kind}” to compare with").format(kind=kind))


# --- What the page may do --------------------------------------------------------------------------------------------


def act(timeline: Timeline[Any], message: Json) -> None:
    """Do what a message asks: {"act": "go", "name": …}. Raises: LookupError, ValueError with a sentence."""
    does = ACTS.get(str(message.get("act")))
    if does is None:
        raise BadInput(_("nothing can be done with a branch that is called “{act}”").format(act=message.get("act")))
    does(timeline, message)


def _go(timeline: Timeline[Any], message: Json) -> None:
    timeline.go(_name(message))


def _fork(timeline: Timeline[Any], message: Json) -> None:
    timeline.fork(str(message["to"]) if message.get("to") else None)


def _rename(timeline: Timeline[Any], message: Json) -> None:
    """Renaming looks at the branch for a moment; the marker goes back to where it was."""
    current = next(branch.name for branch in timeline.branches if branch.current)
    name, to, at = _name(message), str(message.get("to") or ""), timeline.at
    back = current
    timeline.go(name)
    try:
        timeline.branch(to)
        back = to.strip() if name == current else current
    finally:
        timeline.go(back).jump(at)


def _note(timeline: Timeline[Any], message: Json) -> None:
    branch = next((each for each in timeline.branches if each.name == _name(message)), None)
    node = timeline.find(_name(message)) if branch is None else timeline.find(branch.first)
    node.comment = str(message.get("to") or "")


def _promote(timeline: Timeline[Any], message: Json) -> None:
    timeline.promote(_name(message))


def _delete(timeline: Timeline[Any], message: Json) -> None:
    timeline.delete(_name(message))


def _restore(timeline: Timeline[Any], message: Json) -> None:
    timeline.restore(str(message["name"]) if message.get("name") else None)


def _luck(timeline: Timeline[Any], message: Json) -> None:
    """From now on deals come from the luck of the game, or are drawn anew; what has been dealt stays."""
    timeline.luck = KeyedLuck(next(_FRESH)) if message.get("to") == "new" else timeline.start.luck


_FRESH: Final = count(1)
ACTS: Final[dict[str, Callable[[Timeline[Any], Json], None]]] = {
    "go": _go,
    "fork": _fork,
    "rename": _rename,
    "note": _note,
    "promote": _promote,
    "delete": _delete,
    "restore": _restore,
    "luck": _luck,
}


def _name(message: Json) -> str:
    return str(message.get("name"))
