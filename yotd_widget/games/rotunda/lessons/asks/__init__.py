"""Questions about Rotunda, one module a theme."""

from yotd_widget.games.rotunda.lessons.asks import after, end, layout, may, rows, turns, walks

__all__ = ["after", "end", "layout", "may", "rows", "turns", "walks"]
