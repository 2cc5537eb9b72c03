"""Wrong ideas of Gùgōng, one module a theme."""

from yotd_widget.games.gugong.lessons.wrong import day, end, gifts, jade, servants, travel, wall

__all__ = ["day", "end", "gifts", "jade", "servants", "travel", "wall"]
