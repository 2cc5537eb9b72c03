"""The order that a board shows is the order in which players are asked."""

import sys
from itertools import pairwise
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

from gallery import NAMES

import yotd_widget as yw
from yotd_widget.engine.game import load

TURN = {
    "rotunda": lambda state: (state.when, state.active),
    "gugong": lambda state: (state.when, state.decision.seat) if state.decision.id == "DP-GIFT" else None,
}
"""Game -> when it is and who begins a turn, while somebody has one."""


def at_turns(name, seed):
    """When it is, whose turn it is and what the board shows of that, for each turn of a random game."""
    state, policy = load(name).new(NAMES, seed=seed), yw.RandomPolicy(seed)
    before = None
    while state.agenda:
        turn = TURN[name](state)
        if turn and turn != before:
            yield *turn, state.game.screen.board(state)["turns"]
            before = turn
        state = state.after(policy.choose(state))
    assert state.game.screen.board(state)["turns"] == []


@pytest.mark.parametrize("name", TURN)
@pytest.mark.parametrize("seed", [3, 8])
def test_who_is_still_to_come_comes_next(name, seed):
    found = [*at_turns(name, seed)]
    assert len(found) > 20
    for (when, seat, turns), (then, follows, _turns) in pairwise(found):
        shown = {each["seat"]: each["state"] for each in turns}
        assert sorted(shown) == [*range(len(NAMES))]
        assert [each for each, state in shown.items() if state == "now"] == [seat]
        assert turns[[*shown].index(seat)]["name"] == f"{NAMES[seat]}, decides"
        if when[0] != then[0]:
            continue
        order = [*shown]
        after = order[order.index(seat) + 1 :] + order[: order.index(seat)]
        coming = [each for each in after if shown[each] == "next"]
        idle = max(0, then[1] - when[1] - 1)  # who had nothing to choose in a turn of Rotunda was not asked
        assert follows == (coming[idle] if coming else seat)
