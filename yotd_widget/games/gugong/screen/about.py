"""Rules and what they speak of: what the placards of the board say of a thing, and in which region it lies."""

from __future__ import annotations

from typing import Final

from yotd_widget.games.gugong.pieces import TOKENS
from yotd_widget.games.gugong.screen.wire import Region
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
IN_SIGHT: Final[dict[str, tuple[Region, ...]]] = {
    "GIFT-": ("gifts", "hand"),
    "GIFT-4": ("gifts", "hand", "servants"),
    "CARD-": ("gifts", "hand"),
    "CARD-6": ("servants",),
    "SERV-": ("servants",),
    "DBL-": ("servants",),
    "TRAV-": ("map",),
    "TOK-": ("map",),
    "TOK-1": ("map", "servants"),
    "TOK-2": ("map", "servants"),
    "TOK-3": ("map", "palace"),
    "TOK-4": ("map", "intrigue"),
    "TOK-5": ("map", "hand"),
    "TOK-7": ("map", "hand"),
    "TOK-8": ("map", "hand"),
    "TOK-9": ("map", "servants", "canal"),
    "TOK-10": ("map", "servants"),
    "TOK-11": ("map", "servants"),
    "TOK-12": (),
    "XCH-": ("tokens",),
    "XCH-6": ("tokens", "servants"),
    "WALL-": ("wall",),
    "JADE-": ("jade",),
    "JADE-6": ("jade", "decrees"),
    "INTR-": ("intrigue",),
    "INTB-": ("intrigue",),
    "INTB-1": ("intrigue", "wall"),
    "TIE-": ("intrigue",),
    "PAL-": ("palace",),
    "DECREE-": ("decrees",),
    "DECREE-3-1": ("decrees", "wall", "palace"),
    "DECREE-3-5": ("decrees", "canal"),
    "CANAL-": ("canal",),
    "HARB-": ("canal",),
    "NIGHT-": ("dice", "piles"),
    "NIGHT-4": ("canal",),
    "NIGHT-5": ("canal",),
    "NIGHT-6": ("canal",),
    "END-1": ("wall",),
    "END-2": ("decrees",),
    "END-3": ("palace",),
    "END-5": ("palace",),
    "END-6": ("players",),
    "END-7": ("palace",),
    "AUTOMA-16": ("days",),
    "AUTOMA-18": ("map",),
    "AUTOMA-19": ("map",),
    "AUTOMA-26": ("wall", "intrigue"),
    "AUTOMA-27": ("jade",),
    "AUTOMA-28": ("intrigue",),
    "AUTOMA-29": ("intrigue",),
    "AUTOMA-30": ("decrees",),
    "AUTOMA-31": ("decrees", "days"),
    "AUTOMA-35": ("canal",),
    "AUTOMA-40": ("palace", "players"),
}
"""How rule ids begin -> the regions in which that lies which they speak of; Jades and points stand at the names."""
