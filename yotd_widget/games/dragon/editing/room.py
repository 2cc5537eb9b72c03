"""How a position of this game is changed by hand: the room `Game.editing`."""

from yotd_widget.games.dragon.editing import Workbench as bench
from yotd_widget.games.dragon.notation.plausibility import remarks
from yotd_widget.games.dragon.reading.compared import varied

__all__ = ["bench", "remarks", "varied"]
