"""Questions about Gùgōng, one module a theme."""

from yotd_widget.games.gugong.lessons.asks import after, day, end, gifts, jade, tracks, travel, wall

__all__ = ["after", "day", "end", "gifts", "jade", "tracks", "travel", "wall"]
