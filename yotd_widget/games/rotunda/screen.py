"""The plain board of Rotunda: everything on it is a word, and a move is one press."""

from __future__ import annotations

from yotd_widget.describe.choices import button
from yotd_widget.describe.screen import ScreenRoom
from yotd_widget.engine.moves import Move
from yotd_widget.games.rotunda.state import State


class RotundaScreen(ScreenRoom[State]):
    """Rooms are not drawn on it: what would be pressed in parts, a Leader and then a room, is a button instead."""

    def places(self, position: State, move: Move) -> list[str]:
        return [button(move) if "+" in place else place for place in super().places(position, move)]
