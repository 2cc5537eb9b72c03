"""The two stations of a turn: first the card, then the place, with what the pool is worth after each."""

import sys
from pathlib import Path

import pytest

from yotd_widget.engine.timeline import Timeline

sys.path.append(str(Path(__file__).parents[3] / "scripts"))

from gallery import gugong


def stations(game):
    return game.state.game.screen.picture(game)["board"]["stations"]


def told(game):
    return [(each["state"], each["option"]["place"]) for each in stations(game)]


@pytest.fixture
def at_card():
    return gugong("DP-ACT-CARD", nth=6)


def test_first_the_card_then_the_place(at_card):
    assert told(at_card) == [("now", "usecard"), ("next", "")]
    at_card.play("skip")
    assert told(at_card) == [("skipped", ""), ("now", "useplace")]
    legal = at_card.state.game.screen.picture(at_card)["choices"]
    assert "useplace" in legal


def test_elsewhere_there_are_none():
    assert stations(gugong("DP-GIFT")) == []


def test_the_pool_after_a_station_is_what_the_action_leaves():
    """Where nothing has to be chosen, as with +1 and +2; of options the free one is told."""
    checked = 0
    game = gugong()
    for at, step in enumerate(game.steps):
        if str(step.move) != "usecard":
            continue
        before = Timeline(game.state_at(at))
        seat = before.state.agenda[-1].seat
        pool = stations(before)[0]["pool"]
        if pool is None:
            continue
        before.play(step.move)
        if before.state.decision.id == "DP-ACT-LOC":
            assert pool == before.state.seats[seat].worth
            checked += 1
    assert checked > 1
