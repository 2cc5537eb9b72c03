"""Colours and pictograms of the SVG picture of this game."""

from __future__ import annotations

from typing import Final, NamedTuple

from yotd_widget.describe import drawing
from yotd_widget.engine.house_rules import remembered
from yotd_widget.games.gugong.pieces import MOST_PLAYERS

_PACKAGES: Final = (drawing.__package__, __package__)
PIECES: Final = {
    "servant": (7.5, 18, 9),
    "double": (16.5, 20, 11),
    "envoy": (10.5, 4.5, 8.5),
    "traveller": (9, 13, 9),
    "ship": (54, 11, 13),
}
"""Piece -> where its mark lies, and how large it is."""
WOOD, ON_WOOD, STONE, FREE = "#3b2620", "#f7e6c4", "#cdbd9f", "#1d6b57"


class Hour(NamedTuple):
    """What the hour paints."""

    sky: str
    ridge: str
    city: str
    court: str
    water: str
    sun: str


HOURS: Final = {
    "day": Hour("#cfe3de", "#8fb49d", "#ecdcb6", "#f6ebd0", "#8dbcc4", "#f3c35a"),
    "dusk": Hour("#f3bf8f", "#b98272", "#e6c79a", "#f3d9b0", "#9aa3b4", "#e2622f"),
    "night": Hour("#26365c", "#2d4a63", "#8a86a0", "#a39fb6", "#5f86a6", "#f3e6b8"),
}
"""By night the ground is paler than on the page: texts lie on it."""


@remembered()
def sprite() -> drawing.Pictograms:
    """The pictograms by id, their colours written out; "servant-1" is the servant of the first seat with its mark."""
    return drawing.pieces(_PACKAGES, PIECES, MOST_PLAYERS)
