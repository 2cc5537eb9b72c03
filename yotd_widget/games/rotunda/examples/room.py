"""Positions of this game with names: the room `Game.examples`.

Assistants who are told nowhere wait on the track, and a cube that somebody has is missing from the supply.
"""

from __future__ import annotations

from typing import Any

from yotd_widget.describe.retold import RetoldExamples
from yotd_widget.games.rotunda.examples import EXAMPLES
from yotd_widget.games.rotunda.examples.table import table
from yotd_widget.games.rotunda.seat import Seat
from yotd_widget.games.rotunda.state import State


class RotundaExamples(RetoldExamples[State]):
    """Examples in the words of this game."""

    ROWS = EXAMPLES
    TABLE = staticmethod(table)
    OWN = frozenset(Seat.__struct_fields__)
    OF_TABLE = {"offered_amulets": "amulets", "offered_orders": "orders", "experts": "experts"}
    OF_SEAT = {"held": "experts"}

    def words(self, word: str, value: Any) -> Any:
        """Several things as `table` takes them; a field on which nothing lies is a stroke."""
        return super().words(
            word, ["-" if each is None else each for each in value] if isinstance(value, list) else value
        )
