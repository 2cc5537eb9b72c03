"""Positions of this game as Python and as JSON: the room `Game.notation`."""

from __future__ import annotations

from yotd_widget.describe.notation.pasted import Calls
from yotd_widget.describe.notation.room import NotationRoom
from yotd_widget.games.dragon.codec import decode
from yotd_widget.games.dragon.notation import court, position
from yotd_widget.games.dragon.notation.writing import write_position
from yotd_widget.games.dragon.state import State


class DragonNotation(NotationRoom[State]):
    """Words of its own, and the checks of the codec."""

    @property
    def calls(self) -> Calls:
        return {"position": position, "court": court}

    def words(self, state: State) -> str:
        return write_position(state)

    def decoded(self, text: str | bytes) -> State:
        return decode(text)
