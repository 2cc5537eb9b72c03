"""The house rules that Rotunda brings, each by what is different on the smallest table."""

from games.rotunda.table import after, has, point
from games.rotunda.test_rules import at

from yotd_widget.engine.game import load
from yotd_widget.engine.house import house_rules


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
