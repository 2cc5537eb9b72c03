"""The data packs of the game, and the names of what a pack may have otherwise."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from yotd_widget.engine.packs import Packs
from yotd_widget.games.rotunda.checks import faults
from yotd_widget.games.rotunda.data import Data

HOUSE: Final = "rotunda-house-1"
"""The pack with which one plays unless another is named."""
PACKS: Final = Packs(Data, Path(__file__).parent / "data", faults, HOUSE)
pack, data_of = PACKS.given, PACKS.data_of
