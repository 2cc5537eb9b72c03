"""What the events ahead ask of each court, against what is there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from yotd_widget.engine.texts import _
from yotd_widget.games.dragon.reasons.forecast import Need, Tone, ended, great_need, need, wall_need
from yotd_widget.games.dragon.reasons.outlook import (
    DECAY,
    FINAL_WALL_CHECK,
    SCORING,
    SOURCE_NAMES,
    WALL_CHECK,
    Outlook,
    Row,
    begun,
    changes,
    outlook,
)
from yotd_widget.games.dragon.state import State

Json = dict[str, Any]


def needs(state: State) -> Iterator[Json]:
    """Every event to come with what it asks of each court: {"period", "event", "icon", "cells"}.

    A cell is {"title", "text": needs against stock as they are now, "verdict", "tone", "lost", "points", "lines",
    "rules"}; lost, points and the last line are those of the year ahead if nothing changes. Of an event that is being
    carried out, what it has taken is paid: only what is still to come of it stands there.
    """
    ahead = outlook(state)
    for month, source in dict.fromkeys((row.month, row.source) for row in ahead.rows):
        if source not in (DECAY, SCORING):
            cells = [_need_cell(state, ahead, month, source, seat) for seat in range(len(state.courts))]
            yield {"period": month, "event": SOURCE_NAMES[source], "icon": _icon(source), "cells": cells}


def _icon(source: str) -> str:
    if source in (WALL_CHECK, FINAL_WALL_CHECK):
        return "tile-wall_built"
    return f"super-{source}" if source.startswith("ge_") else f"event-{source}"


def _need_cell(state: State, ahead: Outlook, month: int, source: str, seat: int) -> Json:
    row = ahead.row(month, source, seat)
    under_way = month == state.month and source == begun(state)
    asked = _still(row, source) if under_way else _asked(state, month, source, seat)
    lines = [f"{asked.text}: {asked.verdict}"] if asked else []
    lines.append(_("In month {month}, if nothing changes: {changes}").format(month=month, changes=changes(row)))
    return {
        "title": _("{player}, {event}").format(player=state.player(seat), event=SOURCE_NAMES[source]),
        "text": asked.text if asked else "",
        "verdict": asked.verdict if asked else changes(row),
        "tone": asked.tone if asked else _tone(row),
        "lost": row.lost,
        "points": row.points,
        "lines": lines,
        "rules": list(dict.fromkeys((*(asked.rules if asked else ()), *row.rules))),
    }


def _tone(row: Row) -> Tone:
    return "bad" if row.lost else "good" if row.points else "plain"


def _still(row: Row, source: str) -> Need:
    """What an event that is being carried out has still to take from a court, and to give it."""
    other = any(row.change.values()) and not row.lost and not row.points
    verdict = changes(row) if other else ended(row.points, row.lost)
    # Translators: an event that is being carried out; what is still to come of it follows, as “1 person leaves”
    return Need(SOURCE_NAMES[source], _("under way"), verdict, _tone(row), row.rules)


def _asked(state: State, month: int, source: str, seat: int) -> Need | None:
    """What an event would ask of the court as it stands today, whatever lies in between."""
    now = state.clone()
    now.month, now.phase, now.agenda = month, "action", []
    if source in (WALL_CHECK, FINAL_WALL_CHECK):
        return wall_need(now, seat)
    return great_need(now, seat) if source.startswith("ge_") else need(now, seat)
