"""Every rule of the game in one sentence, by its id, in the order of the book; and how open questions are decided."""

from __future__ import annotations

from typing import Final

from yotd_widget.engine.texts import Texts
from yotd_widget.games.gugong.reasons.chapters import canal, meng, nights, places, rulings, setup, travel, turns

RULES: Final = Texts(
    {
        **setup.SETUP, **setup.COURSE, **setup.SERVANTS,
        **turns.MORNING, **turns.DAY,
        **travel.TRAVEL, **travel.TOKENS, **travel.EXCHANGES,
        **places.WALL, **places.JADE, **places.TRACKS, **places.DECREES,
        **canal.CANAL,
        **nights.NIGHT, **nights.END, **nights.BONUS,
        **meng.MENG,
    }
)  # fmt: skip
RULINGS: Final = Texts(rulings.RULINGS)
"""What the rule books leave open, or tell differently, and how it is played here."""
