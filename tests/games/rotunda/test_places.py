"""Where moves of Rotunda are pressed that name what only their question knows."""

from __future__ import annotations

from random import Random

from yotd_widget.engine.game import load
from yotd_widget.games.rotunda.moves import Edge, Help


def test_helpers_and_edges_lie_where_they_are():
    """An Assistant who helps sits in the room of the visit, and an edge is called by its row or column."""
    game, wanted, found = load("rotunda"), {Help, Edge}, {}
    for seed in range(6):
        state, dice = game.new(["Ada", "Bo"], seed=seed), Random(seed)
        while state.agenda and wanted - {*found}:
            for move in state.legal_moves:
                if type(move) in wanted:
                    found.setdefault(type(move), (game.screen.places(state, move), state.agenda[-1], move))
            state = state.after(dice.choice(list(state.legal_moves)))
    places, question, move = found[Help]
    assert places == [f"{move.side}/{question.visit.room}/{question.seat}"]
    places, question, move = found[Edge]
    assert places == [f"edge/{move.side}{question.row if move.side == 'right' else question.col}"]
