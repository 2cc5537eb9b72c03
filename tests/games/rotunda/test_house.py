"""The house rules that Rotunda brings, each by what is different on the smallest table."""

import pytest
from games.rotunda.table import after, has, point
from games.rotunda.test_rules import at

from yotd_widget.engine.game import load
from yotd_widget.engine.house import house_rules
from yotd_widget.engine.house_rules import playing_by
from yotd_widget.games.rotunda.advisors import STEWARD
from yotd_widget.games.rotunda.advisors.estimates import WEIGHTS, Estimates


def by(rule, state):
    """The same table, played by a house rule of this game."""
    data = state.to_json().replace('"pack":', f'"rules":["rotunda.{rule}"],"pack":', 1)
    return type(state).from_json(data)


def test_each_is_named_and_says_what_it_changes():
    rules = house_rules("rotunda")
    assert {*rules} == {f"rotunda.{name}" for name in ("long-strides", "plain-track", "even-track", "dear-coins")}
    state = load("rotunda").new(["Ann", "Bo"], seed=3, rules=["long-strides", "dear-coins"])
    assert state.house_rules == ("rotunda.long-strides", "rotunda.dear-coins")


def test_a_leader_goes_four_steps():
    state = at("moves")
    assert "walk hall experts_room" not in map(str, state.legal_moves)
    far = by("long-strides", state)
    assert {str(move) for move in far.legal_moves} > {*map(str, state.legal_moves), "walk hall experts_room"}
    assert far.why_not("walk hall experts_room") is None
    assert far.why_not("walk hall banker").code == "MOVE-UNREACHABLE"


def test_no_symbol_is_crossed():
    market = at("in market", {"vp": 3, "fruit": 1, "supply": 0, "coins": 0})
    assert point(after(market, "sell fruit fruit"))[1] == "D-23"
    assert point(after(by("plain-track", market), "sell fruit fruit"))[1] != "D-23"


def test_fields_and_coins_count_otherwise_at_the_end():
    end = at("orders", {"track": 4, "supply": 10, "coins": 6, "orders": "o04"}, ender="Bo")
    scores = [
        has(after(state, "stop"), "vp")[0] for state in (end, by("even-track", end), by("dear-coins", end))
    ]  # fmt: skip
    coins = end.seats[0].changed
    assert scores == [coins // 3, coins // 3 + 5, coins // 2]


def test_the_steward_counts_by_them():
    """What a coin is worth at the end, and how far a Leader goes, he asks of the engine."""
    end = at("orders", {"coins": 6, "orders": "o04"}, ender="Bo")
    plain, dear = (STEWARD.weigh(state)[state.read("stop")]["coins"].points for state in (end, by("dear-coins", end)))
    assert dear - plain == pytest.approx(6 / 2 - 6 / 3)
    far = [room for room in end.rooms if Estimates(led(end, room), 0, WEIGHTS).way == 2]
    with playing_by(house_rules("rotunda")["rotunda.long-strides"]):
        assert any(Estimates(led(end, room), 0, WEIGHTS).way == 1 for room in far)


def led(state, room):
    """The same with Ann's Leaders in a room."""
    state = state.clone()
    state.seats[0].leaders = (room,)
    return state
