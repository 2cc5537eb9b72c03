"""The picture of a draft, possible or not: the board of the screen, what can be pressed, what differs from before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from yotd_widget.engine.editing import Draft, Json, within
from yotd_widget.engine.phrases import listed
from yotd_widget.engine.texts import N_, Texts, _
from yotd_widget.games.dragon.editing.controls import NAMES, controls, lists
from yotd_widget.games.dragon.editing.drafts import table_of
from yotd_widget.games.dragon.pieces import MONTHS
from yotd_widget.games.dragon.screen.marks import news
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import GREAT_EVENT_NAMES, PHASE_NAMES

_SHOWN = ("gain", "loss", "new")
"""What was removed is not drawn any more."""
_SWITCH = Texts({True: N_("yes"), False: N_("no")})


def sheet(draft: Draft, start: Draft, scope: Sequence[str] | None) -> Json:
    """Scene, choices by place, controls by place, and the lists that they share.

    scope: names of the things that may be changed, or of their owners; None for all.
    """
    choices: dict[str, Json] = {}
    open_to_change: dict[str, list[Json]] = {}
    for place, title, beside, found in controls(draft):
        allowed = [control for control in found if is_allowed(control, scope)]
        if allowed:
            open_to_change[place] = allowed
        choices[place] = _choice(title, beside, bool(allowed))
    return {
        "scene": drawn(draft, start),
        "choices": choices,
        "controls": open_to_change,
        "lists": lists(table_of(draft)),
        "options": _options(table_of(draft)),
    }


def is_allowed(control: Json, scope: Sequence[str] | None) -> bool:
    """Whether the things that a control changes, all of them, may be changed."""
    things = [item["at"] for item in control["items"]] if control["kind"] == "set" else [control["at"]]
    return scope is None or all(within(thing, scope) for thing in things)


def _choice(title: str, beside: str, allowed: bool) -> Json:
    if allowed:
        state, reason = "legal", None
        name = listed([*filter(None, [beside]), _("can be changed")])
    else:
        state, name, text = "blocked", beside, _("This cannot be changed here.")
        reason = {"code": "", "text": text, "rules": [], "nearest": "", "can": False}
    return {"state": state, "move": "", "label": title, "name": name, "preview": None, "reason": reason}


# --- The board -------------------------------------------------------------------------------------------------------


def drawn(draft: Draft, start: Draft) -> Json:
    """The scene of a draft, with marks of what differs from the start. A table that cannot be is drawn all the same."""
    table = table_of(draft)
    shown = _scene(table)
    shown["board"] |= {"hand": None, "passing": None, "extras": []}
    shown["marks"] = _marks(table_of(start), table)
    return shown


def _scene(table: State) -> Json:
    """The scene; where the open question has no meaning on this table, without it."""
    try:
        return State.game.screen.scene(table)
    except (LookupError, ValueError):  # a draft is not checked: its question may name what is not there
        bare = table.clone()
        bare.agenda = []
        shown = State.game.screen.scene(bare)
    for month in shown["board"]["year"]:
        month["state"] = "now" if month["month"] == table.month else "next" if month["month"] > table.month else "done"
    told = _("Month {month} of {months}").format(month=table.month, months=MONTHS) if table.month else ""
    who = _("Nobody can decide here")
    shown["status"] |= {"month": told, "phase": PHASE_NAMES[table.phase], "who": who, "seat": None}
    return shown


def _marks(before: State, after: State) -> Json:
    if len(before.courts) != len(after.courts):
        return {}
    found = news([before, after])
    return {place: mark for place, mark in found.items() if mark["kind"] in _SHOWN and not place.startswith("wall/")}


def _options(table: State) -> list[Json]:
    setup = table.setup
    great = GREAT_EVENT_NAMES[table.great_event] if table.great_event else _("none")
    values = {"edition": setup.edition, "great_wall": _SWITCH[setup.great_wall], "great_event": great}
    return [{"place": f"option/{name}", "name": NAMES[name], "value": value} for name, value in values.items()]


def whole(draft: Draft, start: Draft, title: str) -> dict[str, Any]:
    """A snapshot in which nothing can be done, for the printed form."""
    return {"title": title, **drawn(draft, start), "decision": None, "choices": {}, "recent": []}


def things(draft: Draft) -> Iterator[str]:
    """The names of everything that can be changed on this draft."""
    for _place, _title, _beside, found in controls(draft):
        for control in found:
            yield from (item["at"] for item in control["items"]) if control["kind"] == "set" else (control["at"],)
