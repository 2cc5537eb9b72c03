"""Wrong ideas of Rotunda, one module a theme."""

from yotd_widget.games.rotunda.lessons.wrong import cards, end, hall, layout, peddler, people, rooms, sales, walks

__all__ = ["cards", "end", "hall", "layout", "peddler", "people", "rooms", "sales", "walks"]
