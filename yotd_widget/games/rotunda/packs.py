"""The data packs of the game, and the names of what a pack may have otherwise."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from yotd_widget.engine.packs import Pack, Packs, Reference
from yotd_widget.games.rotunda.checks import faults
from yotd_widget.games.rotunda.data import Data

PACKS: Final = Packs(Data, Path(__file__).parent / "data", faults)
HOUSE: Final = "rotunda-house-1"
"""The pack with which one plays unless another is named."""

_brought: Final[dict[str, Pack[Data]]] = {}


def data_of(reference: Reference) -> Data:
    """The numbers that a position is played with. Raises: BadPack."""
    if reference.data is None:
        return PACKS.of(reference).data
    if reference.digest not in _brought or _brought[reference.digest].reference != reference:
        _brought[reference.digest] = PACKS.of(reference)
    return _brought[reference.digest].data


def pack(given: Any = None) -> Pack[Data]:
    """The pack of a name, a file's path or its data; left out, the project's own.

    Raises: BadPack; NotFound or BadInput for a file that cannot be read.
    """
    if given is None:
        return PACKS.own(HOUSE)
    if isinstance(given, dict):
        return PACKS.made(given)
    return PACKS.own(given) if given in PACKS.names else PACKS.read(given)
