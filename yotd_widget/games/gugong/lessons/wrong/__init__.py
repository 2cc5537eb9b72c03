"""Wrong ideas of Gùgōng, one module a theme."""

from yotd_widget.games.gugong.lessons.wrong import day, end, gifts, servants, travel, wall

__all__ = ["day", "end", "gifts", "servants", "travel", "wall"]
