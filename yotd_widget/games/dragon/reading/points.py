"""The year in points: who got what for what, month by month; and what the events ahead ask, against what is there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from yotd_widget.engine.phrases import signed
from yotd_widget.engine.texts import _
from yotd_widget.games.dragon.pieces import MONTHS
from yotd_widget.games.dragon.reasons.forecast import Need, Tone, ended, great_need, need, wall_need
from yotd_widget.games.dragon.reasons.ledger import BEFORE, CAUSE_NAMES, CAUSES, EXPANSION_CAUSES, Way, by_month, ledger
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
from yotd_widget.games.dragon.screen.result import rule_texts
from yotd_widget.games.dragon.state import State

Json = dict[str, Any]


def points(timeline: Any) -> Json:
    """Points up to the marker, by cause and by month, each cell with its parts, its rules; and the needs ahead.

    {"players", "causes", "cells": by player and cause, "months": [{"short", "name"}],
    "gained": by player and month, "totals", "needs", "rules"}; a cell is {"title", "points", "lines", "rules"}.
    """
    state, players = timeline.state, timeline.start.players
    so_far = ledger(timeline)[timeline.at].points
    rows = _months(timeline)
    causes = list(so_far[0])
    shown = {
        "players": [{"seat": seat, "name": name} for seat, name in enumerate(players)],
        "causes": [CAUSE_NAMES[cause] for cause in causes],
        "cells": [[_of_cause(rows, seat, name, cause) for cause in causes] for seat, name in enumerate(players)],
        "months": [{"short": _short(month), "name": _month_name(month)} for month in rows],
        "gained": [
            [_of_month(row[seat], name, month) for month, row in rows.items()] for seat, name in enumerate(players)
        ],
        "totals": [sum(row.values()) for row in so_far],
        "needs": list(needs(state)),
    }
    return shown | {"rules": rule_texts(shown)}


def _months(timeline: Any) -> dict[int, list[dict[str, int]]]:
    """Points by month up to the marker; those from before the first step stand under month 0."""
    part = Way(timeline.start, timeline.steps[: timeline.at])
    months = by_month(part)
    first = ledger(part)[0].points
    months.pop(0, None)  # nobody scores before the first month
    return ({0: [dict(row) for row in first]} if any(any(row.values()) for row in first) else {}) | months


def _short(month: int) -> str:
    """A month under the lines of the year."""
    return "0" if month == 0 else _("end") if month > MONTHS else str(month)


def _month_name(month: int) -> str:
    if month == 0:
        return CAUSE_NAMES[BEFORE]
    return _("End of the game") if month > MONTHS else _("Month {month}").format(month=month)


def _of_cause(rows: dict[int, list[dict[str, int]]], seat: int, player: str, cause: str) -> Json:
    parts = {month: count for month, row in rows.items() if (count := row[seat].get(cause, 0))}
    lines = [_line(_month_name(month), count) for month, count in parts.items()]
    total = sum(parts.values())
    title = _title(player, CAUSE_NAMES[cause], total)
    return {"title": title, "points": total, "lines": lines, "rules": list(_rules(cause)) if lines else []}


def _of_month(row: dict[str, int], player: str, month: int) -> Json:
    scored = {cause: count for cause, count in row.items() if count}
    lines = [_line(CAUSE_NAMES[cause], count) for cause, count in scored.items()]
    total = sum(scored.values())
    rules = list(dict.fromkeys(rule for cause in scored for rule in _rules(cause)))
    return {"title": _title(player, _month_name(month), total), "points": total, "lines": lines, "rules": rules}


def _line(name: str, count: int) -> str:
    """A part of a number: "Month 3: +4"."""
    return _("{name}: {points}").format(name=name, points=signed(count))


def _title(player: str, name: str, count: int) -> str:
    """What a number is: "4, Ada, Research". It begins with what is to be seen."""
    return _("{points}, {player}, {name}").format(points=count, player=player, name=name)


def _rules(cause: str) -> tuple[str, ...]:
    return (CAUSES | EXPANSION_CAUSES).get(cause, ())


# --- What is to come -------------------------------------------------------------------------------------------------


def needs(state: State) -> Iterator[Json]:
    """Every event to come with what it asks of each court: {"month", "event", "icon", "cells"}.

    A cell is {"title", "text": needs against stock as they are now, "verdict", "tone", "lost", "points", "lines",
    "rules"}; lost, points and the last line are those of the year ahead if nothing changes. Of an event that is being
    carried out, what it has taken is paid: only what is still to come of it stands there.
    """
    ahead = outlook(state)
    for month, source in dict.fromkeys((row.month, row.source) for row in ahead.rows):
        if source not in (DECAY, SCORING):
            cells = [_need_cell(state, ahead, month, source, seat) for seat in range(len(state.courts))]
            yield {"month": month, "event": SOURCE_NAMES[source], "icon": _icon(source), "cells": cells}


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
    return Need(SOURCE_NAMES[source], _("under way"), verdict, "", _tone(row), row.rules)


def _asked(state: State, month: int, source: str, seat: int) -> Need | None:
    """What an event would ask of the court as it stands today, whatever lies in between."""
    now = state.clone()
    now.month, now.phase, now.agenda = month, "action", []
    if source in (WALL_CHECK, FINAL_WALL_CHECK):
        return wall_need(now, seat)
    return great_need(now, seat) if source.startswith("ge_") else need(now, seat)
