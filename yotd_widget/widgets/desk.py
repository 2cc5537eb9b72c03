"""The desk on which branches are sorted: the tree of a timeline as JSON for the page, and what the page may do with it.

Play and Branches both work at it, on the same timeline.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final
from weakref import WeakKeyDictionary

from yotd_widget.engine.branches import winners
from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.luck import NamedLuck, SeededLuck
from yotd_widget.engine.names import tidy
from yotd_widget.engine.texts import _, language
from yotd_widget.engine.timeline import Branch, Node, Timeline
from yotd_widget.widgets.compare import comparison, counted
from yotd_widget.widgets.words import shell_words

Json = dict[str, Any]

PIECES: Final = 6
"""Steps in which the first sentence of a branch is looked for."""


class Kept:
    """What is kept of a timeline as long as it lives, for all widgets that show its branches.

    told: what each branch says, by language, and by its end, where it leaves, and with which node it is compared: only
    what changed is told anew.
    """

    def __init__(self) -> None:
        self.told: dict[str, dict[tuple[int, int, int | None], Json]] = {}


_KEPT: Final[WeakKeyDictionary[Timeline[Any], Kept]] = WeakKeyDictionary()


def picture(timeline: Timeline[Any]) -> Json:
    """{"branches": [row], "deleted": [names], "at": step}; the main line comes first.

    A row says what a branch is (name, leaves, after, current, over, luck), its opening in words and when that was, how
    it ends, and what differs there from the main line at the same moment.
    """
    branches = timeline.branches
    main = timeline.find(branches[0].last).path()
    kept = _KEPT.setdefault(timeline, Kept())
    before = kept.told.get(language(), {})
    told = kept.told[language()] = {}
    rows = []
    for branch in branches:
        end = timeline.find(branch.last)
        twin = None if branch.main else counterpart(main, end)
        key = end.id, branch.after, None if twin is None else twin.id
        told[key] = before.get(key) or _told(timeline, branch, end, twin)
        rows.append(_row(timeline, branch) | told[key])
    return {
        "branches": rows,
        "deleted": timeline.deleted,
        "at": timeline.at,
    }


def _row(timeline: Timeline[Any], branch: Branch) -> Json:
    """What may change of a branch while it says the same."""
    return {
        "name": branch.name,
        "leaves": branch.leaves,
        "after": branch.after,
        "current": branch.current,
        "where": ""
        if branch.leaves is None
        else _("leaves {branch} after step {step}").format(branch=branch.leaves, step=branch.after),
        "over": branch.outcome is not None,
        "luck": luck_told(branch.luck, timeline.start.luck) if branch.new_luck else "",
        "note": timeline.find(branch.first).comment,
        "id": branch.last,
    }


def _told(timeline: Timeline[Any], branch: Branch, end: Node, twin: Node | None) -> Json:
    """What a branch says: with what it begins, how it ends, and how far that is from the twin on the main line."""
    told: Json = {
        "seat": None,
        "opening": _("nothing played yet"),
        "when": "",
        "end": _end(end),
        "against": "",
        "differs": [],
        "count": "",
        "brief": "",
        "glance": None,
    }
    told |= _opening(end.path()[branch.after + 1 :])
    if told["seat"] is not None:
        told["glance"] = end.state.game.screen.glance(end.state, told["seat"])
    return told if twin is None else told | _against(timeline, twin, end)


def _opening(own: list[Node]) -> Json:
    """With which decision a branch begins, and when; the pieces of one that was given piece by piece count as one."""
    row: Json = {}
    for node in own[:PIECES]:
        before = node.parent.state  # type: ignore[union-attr]
        told = before.game.screen.told(before, node.step)
        row = row or {"opening": str(own[0]), "when": told["when"]}
        if told["text"]:
            return row | {"seat": told["seat"], "opening": told["text"]}
    return row


def _end(end: Node) -> str:
    """How a branch ends: who wins, or who decides what."""
    position = end.state
    if outcome := position.outcome:
        points = (f"{position.player(seat)} {outcome.scores[seat]}" for seat in outcome.order)
        # Translators: {winners}: “Ada wins”; {points}: “Ada 84, Bo 71”
        return _("{winners}: {points}").format(winners=winners(position), points=", ".join(points))
    # Translators: what is asked at the end of a branch, as “at its end: Ada chooses an action”
    return _("at its end: {asked}").format(asked=position.game.screen.scene(position)["status"]["who"])


def _against(timeline: Timeline[Any], twin: Node, end: Node) -> Json:
    undone, notes = timeline.notes_between(twin, end)
    _facts, told = timeline.start.game.reading.compared(twin.state, end.state, notes, undone)
    count = counted(told)
    brief = [f"{side['who']} {side['text']}" for side in told["seats"] if side["text"]]
    return {
        "against": _("compared with the main line after step {step}").format(step=twin.at),
        "differs": told["seats"],
        "count": count,
        "brief": ", ".join([*brief, count]),
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

    message: {"with": "step" | "period" | "branch", "name": …}: the step before, the start of the period, the end of a
    branch. Raises: LookupError, ValueError.
    """
    other, name = _other(timeline, message)
    now = timeline.node
    undone, notes = timeline.notes_between(other, now)
    told = timeline.start.game.reading.compared(other.state, now.state, notes, undone)[1]
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
    if kind == "period":
        period, game = now.state.when[0], now.state.game
        began = [node for node in now.up() if node.state.when[0] == period][-1]
        return began, shell_words(game)["periodStart"]
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
    """A branch from the node that is looked at, with the luck that is wanted; what is dealt on others stays theirs."""
    name = str(message["to"]) if message.get("to") else None
    timeline.play_on(message.get("luck") or "same", at=message.get("node"), name=name)


def played_on(timeline: Timeline[Any]) -> list[str]:
    """From where the branch that is looked at was played on, and with which luck, in words; [] where it was not."""
    if (found := timeline.played_on) is None:
        return []
    node, luck = found
    moment = timeline.start.game.screen.moment(node.state, node.at)
    # Translators: {moment}: as “month 5 · step 57”
    return [_("Played on from {moment}").format(moment=moment), luck_told(luck, timeline.start.luck)]


def luck_told(luck: Any, own: Any) -> str:
    """Which luck it is, in a few words."""
    if luck is None and own is not None:
        return ""  # it is not known to these eyes
    if isinstance(luck, NamedLuck):
        return _("you name what luck brings")
    if luck == own:
        return _("the same luck")
    # Translators: {seed}: a number
    return _("new luck {seed}").format(seed=luck.seed) if isinstance(luck, SeededLuck) else _("new luck")


def _try(timeline: Timeline[Any], message: Json) -> None:
    """A branch that begins with a move at a node."""
    timeline.fork(None, message.get("node"))
    timeline.play(str(message.get("move")))


def _rename(timeline: Timeline[Any], message: Json) -> None:
    """Renaming looks at the branch for a moment; the marker goes back to where it was."""
    current = next(branch.name for branch in timeline.branches if branch.current)
    name, to, at = _name(message), str(message.get("to") or ""), timeline.at
    back = current
    timeline.go(name)
    try:
        timeline.branch(to)
        back = next(branch.name for branch in timeline.branches if branch.current) if name == current else current
    finally:
        timeline.go(back).jump(at)


def _note(timeline: Timeline[Any], message: Json) -> None:
    branch = next((each for each in timeline.branches if each.name == _name(message)), None)
    node = timeline.find(_name(message)) if branch is None else timeline.find(branch.first)
    node.comment = tidy(str(message.get("to") or ""))


def _promote(timeline: Timeline[Any], message: Json) -> None:
    timeline.promote(_name(message))


def _delete(timeline: Timeline[Any], message: Json) -> None:
    timeline.delete(_name(message))


def _restore(timeline: Timeline[Any], message: Json) -> None:
    timeline.restore(str(message["name"]) if message.get("name") else None)


ACTS: Final[dict[str, Callable[[Timeline[Any], Json], None]]] = {
    "go": _go,
    "fork": _fork,
    "try": _try,
    "rename": _rename,
    "note": _note,
    "promote": _promote,
    "delete": _delete,
    "restore": _restore,
}


def _name(message: Json) -> str:
    return str(message.get("name"))
