"""Points by cause: where every point of a game came from, read from its notes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from yotd_widget.engine.trace import Note

CAUSES: Final[dict[str, tuple[str, ...]]] = {
    "Palaces": ("SCORE-1",),
    "Court Ladies": ("SCORE-2",),
    "Privileges": ("SCORE-3",),
    "Research": ("ACT-RESEARCH-1",),
    "Dragon Festival": ("EVT-FESTIVAL-1", "EVT-FESTIVAL-2"),
    "Mongol Invasion": ("EVT-MONGOL-1",),
    "Persons": ("END-2",),
    "Monks": ("END-3",),
    "Yuan": ("END-5",),
}
"""What points are given for, and the rules that give them; nothing else scores."""

_CAUSE_OF: Final = {rule: cause for cause, rules in CAUSES.items() for rule in rules}


def points_by_cause(notes: Iterable[Note], players: int) -> list[dict[str, int]]:
    """Points of each seat by cause, in the order of `CAUSES`. notes: of a whole timeline or a part of it."""
    points = [dict.fromkeys(CAUSES, 0) for _ in range(players)]
    for note in notes:
        if note.seat is not None and "vp" in note.change:
            points[note.seat][_CAUSE_OF[note.rule]] += note.change["vp"]
    return points
