"""Examples of Rotunda that are changed: points that are told otherwise were there when the turn began."""

from __future__ import annotations

from typing import Any

import msgspec

from yotd_widget.describe.examples import ExamplesRoom
from yotd_widget.games.rotunda.state import State


class RotundaExamples(ExamplesRoom[State]):
    """Examples in the words of this game."""

    def changed(self, position: State, /, **changes: Any) -> State:
        """Any position with changes; where the turn has brought no points yet, none are brought by the change."""
        found = super().changed(position, **changes)
        if position.turn.score == position.seats[position.active].vp:
            found.turn = msgspec.structs.replace(found.turn, score=found.seats[found.active].vp)
        return found
