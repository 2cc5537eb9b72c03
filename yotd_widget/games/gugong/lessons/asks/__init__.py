"""Questions about Gùgōng, one module a theme."""

from yotd_widget.games.gugong.lessons.asks import (
    after,
    canal,
    day,
    decrees,
    end,
    gifts,
    jade,
    meng,
    night,
    tracks,
    travel,
    wall,
)

__all__ = [
    "after", "canal", "day", "decrees", "end", "gifts", "jade", "meng", "night", "tracks", "travel", "wall",
]  # fmt: skip
