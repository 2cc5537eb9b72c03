"""Rules that no vector is about: each by the smallest table that shows it."""

from __future__ import annotations

from games.rotunda.table import after, asked, code, has, noted, of, point, seat, stopped

import yotd_widget as yw
from yotd_widget.engine.game import load
from yotd_widget.games.rotunda import new_game
from yotd_widget.games.rotunda.chains import Grid
from yotd_widget.games.rotunda.examples.table import TILES, table
from yotd_widget.games.rotunda.state import Turn

COUNCIL = TILES.replace("bank ", "council ")


def at(opens, ann=None, bo=None, **told):
    """A table of three, of whom Ann has something."""
    return table(f"Ann {opens}".strip(), {"Ann": ann or {}, "Bo": bo or {}, "Cy": {}}, **told)


def test_cubes_that_are_spent_go_back():  # SETUP-13
    state = of("TV-40")
    before = dict(state.stock)
    state = after(state, "complete o01 tea+fruit")
    assert (state.stock["tea"], state.stock["fruit"]) == (before["tea"] + 1, before["fruit"] + 1)


def test_assistants_of_the_set_up_are_fourteen_and_a_marker():  # SETUP-10
    state = new_game(["Ann", "Bo", "Cy"], seed=1)
    assert [own.assistants for own in state.seats] == [14, 14, 14]


def test_neutral_leaders_stand_in_the_large_rooms():  # TWO-1
    state = new_game(["Ann", "Bo"], seed=5)
    large = {state.tiles[place] for place, size in state.data.board.outer if size == "large"}
    assert {*state.neutrals.values()} == large
    assert new_game(["Ann", "Bo", "Cy"], seed=5).neutrals == {}


def test_any_number_of_leaders_is_in_the_hall():  # MOVE-5
    state = new_game(["Ann", "Bo", "Cy", "Di"], seed=1)
    assert sum(own.leaders.count("hall") for own in state.seats) == 8


def test_what_an_expert_brings_comes_in_its_order():  # EXPACT-6
    state = after(at("", {"experts": "e22", "supply": 0}), "activate e22")
    assert (point(state)[1], has(state, "supply", "experts")) == ("D-15", (1, ("e22",))), (
        "he lies below the board still"
    )
    state = after(state, "peddle 0 0")
    assert has(state, "supply", "villages", "experts") == (0, ("V1",), ()), "for the second one nobody is left"


def test_a_sale_gives_points_then_coins_then_its_action():  # ROOM-GEN-11
    state, notes = noted(at("in market", {"celadon": 1}), "sell celadon celadon")
    rules = [note.rule for note in notes if note.rule in ("ROOM-MARKET-1", "ASSIST-RECRUIT-1")]
    assert rules == ["ROOM-MARKET-1", "ASSIST-RECRUIT-1"], "Recruit is not asked"
    assert has(state, "vp", "coins", "supply") == (1, 3, 6)


def test_no_bonus_is_given_at_the_end():  # BONUS-4
    state = table("end", {"Ann": {"vp": 11, "coins": 30}, "Bo": {}, "Cy": {}})
    assert state.outcome is not None
    assert (seat(state).vp > 20, seat(state).orders, seat(state).amulets) == (True, (), ())


def test_an_order_that_is_not_completed_does_nothing():  # ORDER-4
    assert seat(after(at("in supplier", {"orders": "o13"}), "get tea")).vp == 0
    assert seat(table("end", {"Ann": {"orders": "o20", "supply": 0}, "Bo": {}, "Cy": {}})).vp == 0


def test_any_number_of_orders_is_held():  # ORDER-11
    many = " ".join(f"o{number:02}" for number in range(1, 13))
    state = at("bonus", {"vp": 5, "orders": many}, turn=Turn(score=0))
    assert point(state) == ("Ann", "D-23")
    assert len(seat(stopped(state, f"takeorder {state.orders[0]}")).orders) == 13


def test_amulets_of_the_worship_board_are_not_replaced():  # WORSHIP-11
    state = at("in hall", {"villages": "V1 V1 V1"}, temples="")
    state = stopped(stopped(state, "worship"), "village V1")
    state = after(after(state, "kneel r1c1"), "kneel r1c2", "kneel r2c2")
    state = after(state, "seat market", "edge right")
    assert state.edge["right2"] is None
    assert len(seat(state).amulets) == 1


def test_all_are_placed_and_all_but_the_last_return():  # WORSHIP-3, WORSHIP-12
    state = at("in hall", {"villages": "V1 V1 V1", "supply": 0}, temples="")
    state = stopped(stopped(state, "worship"), "village V1")
    assert (state.marker, has(state, "taken", "villages")) == (1, (3, ()))
    state = after(after(state, "kneel r1c1"), "kneel r1c2", "kneel r1c3")
    state = after(state, "skip") if point(state)[1] == "D-22" else state
    assert has(state, "supply", "worship", "taken", "chain") == (2, ("r1c3",), 0, ())


def test_a_board_without_room_for_all():  # WORSHIP-8, ruling 7
    small = Grid(2, 2, ["r1c1", "r2c2"])
    assert small.most(3) == 2
    assert Grid(2, 2, ["r1c2", "r2c1"]).most(3) == 2
    assert Grid(1, 1, []).most(5) == 1
    assert Grid(1, 1, ["r1c1"]).most(2) == 0


def test_a_helper_may_be_used_for_nothing():  # ROOM-GEN-6
    state = after(at("in banker", {"young": "banker"}), "stop", "help young", "stop")
    assert has(state, "young", "supply") == ((), 6)


def test_the_hiring_hall_leaves_the_display_full():  # EXPERT-1, ROOM-HIRING-1
    state = stopped(at("in hiring_hall", {"coins": 1}), "hirefor 1 e01 none")
    assert len(state.experts) == 3


def test_an_empty_neutral_room_is_not_asked_for():  # NEUTRAL-1, TURN-7
    neutrals = {"fruit": "hiring_hall", "tea": "trading_post", "celadon": "warehouse"}
    state = table("Ann moves", {"Ann": {"fruit": 1}, "Bo": {}}, neutrals=neutrals, neutral_action=True)
    assert point(after(state, "steer fruit bank fruit")) == ("Ann", "D-5"), "no coins for the Bank"


def test_every_gift_that_can_do_nothing_is_lost():  # TURN-7
    state = after(at("in hall", {"supply": 0}), "pray", "temple t1")
    assert state.active == 1


def test_council_options_that_can_do_nothing_are_refused():  # ROOM-COUNCIL-1, TURN-7
    state = table("Ann in council", {"Ann": {"coins": 2, "track": 0, "supply": 0}, "Bo": {}, "Cy": {}}, tiles=COUNCIL)
    assert point(state) == ("Bo", "D-5"), "neither a Leader in a room nor anybody to recruit"


def test_points_have_causes():
    game = load("rotunda")
    assert [*game.accounts.causes(new_game(["Ann", "Bo"], seed=1))][:3] == ["Rooms", "Prayer", "Worship"]
    advanced = new_game(["Ann", "Bo"], seed=1, advanced=True)
    assert "Experts kept" in [*game.accounts.causes(advanced)]
    assert "Experts kept" not in [*game.accounts.causes(new_game(["Ann", "Bo"], seed=1))]


def test_what_comes_next_from_a_stack():
    state = new_game(["Ann", "Bo"], seed=1)
    before = state.expert_stack
    odds = yw.rotunda.odds.next_piece(state.seen_by(0), "expert_stack")
    assert sorted(odds) == sorted(before)
    assert sum(odds.values()) == 1
    assert [chance.title for chance in load("rotunda").chances(state, 0)] == [
        "The next Order", "The next Amulet", "The next Expert", "The next Smuggler token",
    ]  # fmt: skip
    orders = load("rotunda").chances(state, 0)[0].events
    assert {"Order 4 (6 coins)", "Order 7 (tea, 2 × fruit)"} <= {event.label for event in orders}
    empty = at("in black_market", {"amulets": "A5"}, amulets="A1 A2", stack="")
    assert yw.rotunda.odds.next_piece(empty, "amulet_stack") == {}


def test_an_effect_without_a_cube_in_the_supply_is_kept():  # ORDER-13
    state, notes = noted(at("in supplier", {"done": "o09", "young": "supplier"}, {"tea": 13}), "get tea")
    assert (state.stock["tea"], state.turn.used) == (0, ())
    assert "ORDER-8" not in {note.rule for note in notes}
    state = after(at("in supplier", {"done": "o09", "young": "supplier"}), "get tea")
    assert (seat(state).tea, state.turn.used) == (2, ("o09",))


def test_a_room_is_left_when_nothing_is_left_to_do():
    assert asked(at("in bank", {"coins": 2})) == ["pay 1", "stop"]
    assert point(after(at("in bank", {"coins": 2}), "pay 1"))[0] == "Bo"
    assert code(at("in bank", {"coins": 2}), "stop") == ""
