"""Positions of this game with names: the room `Game.examples`.

With three servants less in the pool there are three more in the supply, and a card of a hand lies nowhere else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from yotd_widget.describe.retold import RetoldExamples
from yotd_widget.games.gugong.examples import EXAMPLES
from yotd_widget.games.gugong.examples.table import table
from yotd_widget.games.gugong.seat import Seat
from yotd_widget.games.gugong.state import State


class GugongExamples(RetoldExamples[State]):
    """Examples in the words of this game."""

    ROWS = EXAMPLES
    TABLE = staticmethod(table)
    OWN = frozenset(Seat.__struct_fields__)
    OF_TABLE = {"board_decrees": "decrees"}

    def tells(self, word: str, value: Any) -> bool:
        """A whole map has other words."""
        return word != "map" or isinstance(value, Mapping)
