"""What a page shows of this game: the room `Game.screen`. Its board is drawn."""

from __future__ import annotations

from typing import Any, ClassVar, get_args

from yotd_widget.describe.screen import ScreenRoom
from yotd_widget.engine.moves import Move
from yotd_widget.games.rotunda.hall import ChooseEdge
from yotd_widget.games.rotunda.moves import Edge
from yotd_widget.games.rotunda.screen.board import board, glance
from yotd_widget.games.rotunda.screen.wire import Region
from yotd_widget.games.rotunda.screen.words import PAGE_WORDS
from yotd_widget.games.rotunda.state import State

Json = dict[str, Any]


class RotundaScreen(ScreenRoom[State]):
    """The table of Rotunda."""

    DRAWN_IN: ClassVar[tuple[str, ...]] = (*ScreenRoom.DRAWN_IN, __package__)

    def words(self) -> dict[str, str]:
        return dict(PAGE_WORDS)

    def regions(self) -> tuple[str, ...]:
        return get_args(Region)

    def glance(self, position: State, seat: int, /) -> Json:
        return glance(position, seat)

    def board(self, position: State) -> Json:
        return board(self, position) | super().board(position)

    def left(self, position: State, board: Json) -> Json:
        """What somebody else may choose is not known."""
        return super().left(position, board) | {"options": []}

    def places(self, position: State, move: Move) -> list[str]:
        """As moves say it, but an edge is called by its row or column, which the question knows."""
        question = position.agenda[-1]
        if isinstance(move, Edge) and isinstance(question, ChooseEdge):
            return [f"edge/{question.space(move.side)}"]
        return super().places(position, move)
