"""Wrong ideas of Gùgōng, one module a theme."""

from yotd_widget.games.gugong.lessons.wrong import (
    canal,
    day,
    decrees,
    end,
    gifts,
    jade,
    meng,
    nights,
    servants,
    travel,
    wall,
)

__all__ = ["canal", "day", "decrees", "end", "gifts", "jade", "meng", "nights", "servants", "travel", "wall"]
