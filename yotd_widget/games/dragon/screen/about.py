"""What the placards of the board say of a thing, whatever the position: statements of its rules."""

from __future__ import annotations

from typing import Final

from yotd_widget.games.dragon.reasons.rules import RULES

ABOUT: Final[dict[str, tuple[str, ...]]] = {
    "goal": ("WIN-1", "SCORE-1", "END-2"),
    "turn": ("ROUND-2", "ACT-3", "ACT-4"),
    "craftsman": ("ACT-BUILD-1",),
    "court_lady": ("SCORE-2",),
    "tax_collector": ("ACT-TAX-1", "EVT-TRIBUTE-3"),
    "pyrotechnist": ("ACT-FIRE-1",),
    "warrior": ("ACT-PARADE-1", "EVT-MONGOL-1", "EVT-MONGOL-2"),
    "monk": ("END-3",),
    "healer": ("EVT-CONTAGION-1",),
    "farmer": ("ACT-HARVEST-1", "EVT-DROUGHT-5"),
    "scholar": ("ACT-RESEARCH-1",),
    "wild": ("PER-4",),
    "yuan": ("EVT-TRIBUTE-1", "END-5"),
    "rice": ("EVT-DROUGHT-1", "END-4"),
    "fireworks": ("EVT-FESTIVAL-1", "EVT-FESTIVAL-2", "END-4"),
    "small": ("SCORE-3",),
    "large": ("SCORE-3",),
    "cards": ("PER-1", "SETUP-12"),
    "vp": ("WIN-1",),
    "space": ("TRACK-1", "TRACK-3"),
    "palace": ("DECAY-1", "SCORE-1"),
    "room": ("PAL-1",),
    "tray": ("ACT-4", "ACT-6"),
    "wall": ("WALL-10", "WALL-11", "WALL-12"),
    "wall_rice": ("WALL-7a",),
    "wall_fireworks": ("WALL-7a",),
    "wall_yuan": ("WALL-7a",),
    "wall_floor": ("WALL-7b",),
    "wall_track": ("WALL-7c",),
    "wall_vp": ("WALL-7d",),
}
"""Thing of the board -> the rules that say what it is good for."""


def about() -> dict[str, str]:
    """Thing -> what its rules say.

    >>> about()["palace"][:50]
    "After the month's event, all players at once retur"
    """
    return {thing: " ".join(RULES[rule] for rule in rules) for thing, rules in ABOUT.items()}
