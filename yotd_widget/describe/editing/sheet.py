"""The picture of a draft, possible or not: the board of the screen, what can be pressed, what differs from before."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from yotd_widget.describe.editing.controls import Place, changed
from yotd_widget.describe.editing.handles import Table
from yotd_widget.engine.editing import Json, within
from yotd_widget.engine.phrases import listed
from yotd_widget.engine.texts import _

if TYPE_CHECKING:
    from yotd_widget.describe.editing.room import EditingRoom


def sheet(room: EditingRoom[Any], start: Table, table: Table, scope: Sequence[str] | None) -> Json:
    """Scene, choices by place, controls by place, and the lists that they share.

    scope: names of the things that may be changed, or of their owners; None for all.
    """
    choices: dict[str, Json] = {}
    open_to_change: dict[str, list[Json]] = {}
    for place in places(room, table):
        allowed = [control for control in place.controls if is_allowed(control, scope)]
        if allowed:
            open_to_change[place.place] = allowed
        choices[place.place] = _choice(place.title, place.beside, bool(allowed))
    return {
        "scene": drawn(room, start, table),
        "choices": choices,
        "controls": open_to_change,
        "lists": room.lists(table),
        "options": list(room.options(table)),
    }


def places(room: EditingRoom[Any], table: Table) -> Iterable[Place]:
    """Every place of the board where something can be changed, in the order of the handles, player by player."""
    found: dict[str, Place] = {}
    for place in _places(room, table):
        if place.place in found:
            found[place.place].controls.extend(place.controls)
        else:
            found[place.place] = place
    return found.values()


def _places(room: EditingRoom[Any], table: Table) -> Iterator[Place]:
    for of_players, handles in groupby(room.handles, key=lambda handle: handle.owned):
        together = list(handles)
        for seat in range(len(table.position.players)) if of_players else (None,):
            for handle in together:
                yield from handle.places(table, seat)


def things(room: EditingRoom[Any], table: Table) -> Iterator[str]:
    """The names of everything that can be changed on this draft."""
    return (name for place in places(room, table) for control in place.controls for name in changed(control))


def is_allowed(control: Json, scope: Sequence[str] | None) -> bool:
    """Whether the things that a control changes, all of them, may be changed."""
    return scope is None or all(within(thing, scope) for thing in changed(control))


def drawn(room: EditingRoom[Any], start: Table, table: Table) -> Json:
    """The scene of a draft, with marks of what differs from the start."""
    shown = room.scene(table)
    same = len(start.position.players) == len(table.position.players)
    shown["marks"] = room.marks(start.position, table.position) if same else {}
    return shown


def whole(room: EditingRoom[Any], start: Table, table: Table, title: str) -> Json:
    """A snapshot in which nothing can be done, for the printed form."""
    return {"title": title, **drawn(room, start, table), "decision": None, "choices": {}, "recent": []}


def _choice(title: str, beside: str, allowed: bool) -> Json:
    if allowed:
        state, reason = "legal", None
        name = listed([*filter(None, [beside]), _("can be changed")])
    else:
        state, name, text = "blocked", beside, _("This cannot be changed here.")
        reason = {"code": "", "text": text, "rules": [], "brief": "", "nearest": "", "can": False}
    return {"state": state, "move": "", "label": title, "name": name, "preview": None, "reason": reason}
