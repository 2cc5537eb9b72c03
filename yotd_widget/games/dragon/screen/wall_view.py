"""The expansions as the screen shows them: the Great Wall, the unused tiles, the Super Event (WALL-*, GE-*)."""

from __future__ import annotations

from typing import Any, NamedTuple

from yotd_widget.engine.phrases import counted, signed
from yotd_widget.engine.texts import _, ngettext
from yotd_widget.games.dragon.events import Decay
from yotd_widget.games.dragon.great_events import GreatEventPhase
from yotd_widget.games.dragon.great_wall import WallCheck, needed
from yotd_widget.games.dragon.pieces import GREAT_EVENT_MONTH, MONTHS, WALL_BONUS, WALL_LENGTH, WALL_TILES
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import (
    GREAT_EVENT,
    GREAT_EVENT_LINES,
    GREAT_EVENT_NAMES,
    GREAT_EVENT_RULES,
    TILES,
    WALL,
    WALL_TILE_UNITS,
)

Json = dict[str, Any]


class Check(NamedTuple):
    """A wall check to come: its month, and whether it is the final one, which asks for all twelve tiles (WALL-15)."""

    month: int
    final: bool = False

    @property
    def needed(self) -> int:
        """How long the wall has to be (WALL-10, WALL-15)."""
        return needed(self.month, self.final)

    def missing(self, length: int) -> int:
        """How many tiles a wall of some length lacks."""
        return max(0, self.needed - length)


def next_check(state: State) -> Check | None:
    """The wall check that comes next; None without the Great Wall, before the row is drawn and after the last one."""
    if not state.setup.great_wall or not state.event_row or not state.agenda:
        return None
    if WallCheck() in state.agenda:
        return Check(state.month)
    later = (month for month in range(state.month + 1, MONTHS + 1) if state.event_row[month - 1] == "mongol_invasion")
    month = next(later, None)
    if month is not None:
        return Check(month)
    if state.phase == "scoring" and WallCheck(final=True) not in state.agenda:
        return None  # the last question of the year is asked because of it
    return Check(MONTHS, final=True)


def shortfall(check: Check, length: int) -> str:
    """How a wall of some length stands to a check, in a word or two.

    >>> shortfall(Check(8), 5), shortfall(Check(8), 8)
    ('3 tiles short', 'it reaches')
    """
    if not (missing := check.missing(length)):
        return _("it reaches")
    return ngettext("{n} tile short", "{n} tiles short", missing).format(n=missing)


def wall(state: State) -> Json | None:
    """The wall under the event row: who laid which tile, and how far it has to reach; None without the Great Wall."""
    if not state.setup.great_wall or not state.event_row:
        return None
    length, check = len(state.wall), next_check(state)
    needed = check.needed if check else 0
    due = check is not None and check.month == state.month
    return {
        "name": _(WALL),
        "length": _length(length, check),
        "text": _judged(length, check),
        "verdict": shortfall(check, length) if check else "",
        "check": _due(check) if check else "",
        "tone": ("plain" if not due else "good" if length >= needed else "bad"),
        "slots": [_slot(state, place, needed) for place in range(WALL_LENGTH)],
        "owners": [
            {"seat": seat, "name": state.player(seat), "tiles": state.wall.count(seat)}
            for seat in range(len(state.courts))
        ],
    }


def fallen_short(state: State) -> str:
    """How the wall stood to the check that now costs persons (WALL-10, WALL-15)."""
    final = state.phase == "scoring"
    return _judged(len(state.wall), Check(MONTHS if final else state.month, final))


def _length(length: int, check: Check | None) -> str:
    """How long the wall is and has to be."""
    if check is None:
        text = _("{length} of {whole}")
    elif check.final:
        text = _("{length} of {whole}; the end needs {needed}")
    else:
        text = _("{length} of {whole}; month {month} needs {needed}")
    return _filled(text, length, check)


def _due(check: Check) -> str:
    """What the check asks for, beside the flag that stands for it on the wall.

    >>> _due(Check(8))
    'month 8: 8 tiles'
    """
    # Translators: how many tiles of the Great Wall a check asks for, in very few letters
    text = _("end: {tiles}") if check.final else _("month {month}: {tiles}")
    return text.format(month=check.month, tiles=counted(check.needed, TILES))


def _judged(length: int, check: Check | None) -> str:
    """The same with its verdict, which stands somewhere in it."""
    if check is None:
        return _length(length, check)
    # Translators: how the Great Wall stands; {verdict} is as “3 tiles short” and is printed bold.
    end = _("{length} of {whole}; the end needs {needed}: {verdict}")
    # Translators: how the Great Wall stands; {verdict} is as “3 tiles short” and is printed bold.
    month = _("{length} of {whole}; month {month} needs {needed}: {verdict}")
    return _filled(end if check.final else month, length, check)


def _filled(text: str, length: int, check: Check | None) -> str:
    words = {"month": check.month, "needed": check.needed, "verdict": shortfall(check, length)} if check else {}
    return text.format(length=length, whole=WALL_LENGTH, **words)


def _slot(state: State, place: int, needed: int) -> Json:
    seat = state.wall[place] if place < len(state.wall) else None
    return {
        "place": f"wall/{place + 1}",
        "seat": seat,
        "name": _("wall tile of {player}").format(player=state.player(seat)) if seat is not None else "",
        "due": place < needed,
        "last": place + 1 == needed,
    }


def wall_tiles(state: State, seat: int) -> list[Json]:
    """The six tiles of a court, in the order of the rules, the laid ones too (WALL-1, WALL-6)."""
    unused = state.courts[seat].wall_tiles
    return [
        {
            "place": f"wall/{seat}/{tile}",
            "icon": f"tile-{tile}" if tile in unused else "tile-wall_built",
            "amount": signed(WALL_BONUS[tile]),
            "unit": ngettext(*WALL_TILE_UNITS[tile], WALL_BONUS[tile]),
            "used": tile not in unused,
        }
        for tile in WALL_TILES
    ]


def great_event(state: State) -> Json | None:
    """The Super Event that lies on month 7, in words (GE-1)."""
    event = state.great_event
    if event is None:
        return None
    over = state.month > GREAT_EVENT_MONTH or not state.agenda
    return {
        "event": event,
        "title": _(GREAT_EVENT),
        "name": GREAT_EVENT_NAMES[event],
        "rule": GREAT_EVENT_LINES[event],
        "rules": list(GREAT_EVENT_RULES[event]),
        "state": "done" if over else "now" if is_great_event_now(state) else "next",
    }


def is_great_event_now(state: State) -> bool:
    """Whether the questions asked come from the Super Event (GE-3)."""
    return (
        state.great_event is not None
        and state.month == GREAT_EVENT_MONTH
        and state.phase == "event"
        and GreatEventPhase() not in state.agenda
        and Decay() in state.agenda
    )
