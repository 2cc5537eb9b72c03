"""Colours and pictograms of the SVG picture of this game."""

from __future__ import annotations

from typing import Final

from yotd_widget.describe import drawing
from yotd_widget.engine.house_rules import remembered
from yotd_widget.games.rotunda.pieces import MOST_PLAYERS

_PACKAGES: Final = (drawing.__package__, __package__)
PIECES: Final = {"young": (10.5, 23, 11), "senior": (10.5, 23, 11), "leader-a": (12, 32, 20), "leader-b": (12, 32, 20)}
"""Piece -> where its mark lies, and how large it is."""
MEADOW, SAND, EARTH, WALL, ROOF, COURT, VERANDA, STAIRS, FREE = (
    "#d3e0bf", "#eddcb4", "#d9b27c", "#ead2a8", "#5a4d48", "#ded2b8", "#d7ae75", "#5f86ad", "#1d6b57",
)  # fmt: skip
FLOORS: Final = {
    "supplier": "#dfe6bf", "smugglers": "#d9cfd6", "market": "#f7e0ac", "experts_room": "#f0d3c2", "banker": "#f4e4a0",
    "bank": "#f1dc95", "trading_post": "#ead0ae", "retailer": "#f3d6c6", "warehouse": "#e2d2b0",
    "black_market": "#cfc5d6", "hiring_hall": "#e3e0c0", "council": "#dbe2d6", "wholesaler": "#e8d6a8",
    "hall": "#e9c3ac",
}  # fmt: skip


@remembered()
def sprite() -> drawing.Pictograms:
    """The pictograms by id, their colours written out; "young-1" is an Assistant of the first seat with its mark."""
    return drawing.pieces(_PACKAGES, PIECES, MOST_PLAYERS)
