"""What the placards of the board say of a thing, whatever the position: statements of its rules, with their ids."""

from __future__ import annotations

from typing import Final

from yotd_widget.games.gugong.pieces import TOKENS
from yotd_widget.games.gugong.words import DECREE_LABELS

ABOUT: Final[dict[str, tuple[str, ...]]] = {
    "goal": ("END-6", "END-5"),
    "turn": ("GIFT-1", "GIFT-2", "CARD-1"),
    # cards
    "gift": ("GIFT-2", "GIFT-3", "GIFT-4"),
    "card": ("GIFT-1", "CARD-1"),
    "hand": ("DAY-3", "INFO-1"),
    "discard": ("MORN-9", "NIGHT-1"),
    # locations, by their keys
    "travel": ("TRAV-1", "TRAV-2"),
    "wall": ("WALL-1", "WALL-2"),
    "jade": ("JADE-1", "END-4"),
    "intrigue": ("INTR-1", "INTR-2", "INTR-3"),
    "palace": ("PAL-1", "PAL-2"),
    "decree": ("DECREE-0-1", "DECREE-0-4"),
    "canal": ("CANAL-1", "CANAL-2"),
    # what lies there
    "city": ("TRAV-4", "TRAV-5"),
    "rider": ("TRAV-3", "TRAV-4"),
    "section": ("WALL-4", "WALL-5", "WALL-7"),
    "house": ("JADE-3", "JADE-7"),
    "square": ("JADE-2",),
    "marker": ("TIE-1", "INTR-5"),
    "medal": ("INTR-2", "MORN-1"),
    "envoy": ("PAL-3", "PAL-5", "END-5"),
    "door": ("PAL-3", "PAL-4"),
    "harbour": ("HARB-1", "HARB-4"),
    "ship": ("CANAL-4", "CANAL-9", "HARB-2"),
    # tokens
    "token": ("TRAV-8", "XCH-1"),
    "rate": ("XCH-2", "XCH-3"),
    "bonus": ("BONUS-2", "BONUS-7"),
    # the hour
    "day": ("ROUND-1", "MORN-7"),
    "dice": ("NIGHT-1", "NIGHT-2"),
    # players
    "seat": ("END-6",),
    "vp": ("END-5", "END-6"),
    "pool": ("SERV-3", "SERV-4"),
    "double": ("DBL-2", "DBL-4"),
    "jades": ("END-4",),
    "rewards": ("HARB-2", "HARB-5"),
    "start": ("DAY-1", "ROUND-3"),
    "meng": ("AUTOMA-7", "AUTOMA-8", "AUTOMA-13"),
    "focus": ("AUTOMA-3", "AUTOMA-37"),
    # what differs from piece to piece, by its id
    **{token: (token,) for token in TOKENS},
    **{decree: (decree.replace("D", "DECREE-", 1),) for decree in DECREE_LABELS},
}
"""Thing of the board -> the rules that say what it is good for."""
