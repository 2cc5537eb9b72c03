"""Colours and pictograms of the SVG picture of this game."""

from __future__ import annotations

from typing import Final

from yotd_widget.describe import drawing
from yotd_widget.describe.looks import looks, resolved
from yotd_widget.engine.house_rules import remembered
from yotd_widget.games.dragon.pieces import KINDS

_PACKAGES: Final = (drawing.__package__, __package__)
_LOOKS: Final = looks(*_PACKAGES)
WALLS: Final = {kind: _LOOKS.named(f"person-{kind}")["--wall"] for kind in KINDS}
"""Of a room, by who lives there."""
ROOF_LINE, SHUT = (_LOOKS.attributes([shape], {})[look] for shape, look in (("rk", "fill"), ("shf", "fill")))
WOOD, ON_WOOD = (resolved(_LOOKS.tokens[f"--board-{token}"], {}) for token in ("wood", "on-wood"))
SAND: Final = "#e3d1aa"


@remembered()
def sprite() -> drawing.Pictograms:
    """The pictograms by id, their colours written out."""
    return drawing.sprite(*_PACKAGES)
