"""Wrong ideas of Gùgōng, one module a theme."""

from yotd_widget.games.gugong.lessons.wrong import day, end, gifts

__all__ = ["day", "end", "gifts"]
