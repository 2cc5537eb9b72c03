"""The worked examples of the specification, one by one: set-up, moves, rooms (chapter 5)."""

from __future__ import annotations

import pytest
from games.rotunda.table import after, asked, code, has, of, point, seat, stopped

from yotd_widget.games.rotunda import new_game
from yotd_widget.games.rotunda.examples import example
from yotd_widget.games.rotunda.examples.table import TILES, table
from yotd_widget.games.rotunda.moving import reached

WHOLESALER = TILES.replace("retailer", "wholesaler")
COUNCIL = TILES.replace("bank ", "council ")


def others(**bo):
    return {"Bo": bo, "Cy": {}}


def targets(state, start):
    return {move.split()[2] for move in asked(state) if move.split()[1] == start}


# --- Set-up ----------------------------------------------------------------------------------------------------------


def test_tv_1_set_up():  # SETUP-3, SETUP-5, SETUP-6, SETUP-7, SETUP-8, SETUP-10
    state = example("TV-1")
    assert (state.setup.end_field, [own.coins for own in state.seats]) == (8, [3, 3, 4])
    assert [own.gold for own in state.seats] == [1, 1, 1]
    assert [*map(bool, state.edge.values())] == [True] * 6
    assert state.track_amulet
    assert (len(state.amulets), len(state.amulet_stack)) == (3, 8)
    assert (len(state.orders), len(state.experts), len(state.smugglers)) == (3, 3, 3)
    assert (state.banker, sorted(state.warehouse)) == (3, ["celadon", "fruit", "tea"])
    assert {(own.supply, own.track, own.vp, own.leaders) for own in state.seats} == {(5, 9, 0, ("hall", "hall"))}
    assert all(state.data.order[order].start for own in state.seats for order in own.orders)
    assert (state.peddler, state.marker, len(state.temples)) == ("V1", 0, 4)


def test_tv_60_the_hall_is_laid_by_the_player_to_the_right():
    state = example("TV-60")
    assert point(state) == ("Ann", "D-1")
    assert code(state, "layhall X") == "HALL-PLACE"
    assert state.amulets == (), "the tiles lie, and nothing else (ruling 46)"
    state = after(state, "layhall B")
    graph, before, behind = state.graph, state.tiles["O4"], state.tiles["O5"]
    assert "hall" in graph[before]
    assert set(graph["hall"]) == {"experts_room", behind}
    assert "experts_room" not in graph[before], "its staircase is covered"


def test_tv_65_turns_go_clockwise_from_the_starting_player():
    state = example("TV-65")
    assert [own.coins for own in state.seats] == [4, 5, 3, 3]
    found = []
    while len(found) < 5:
        if not found or found[-1][0] != state.turns:
            found.append((state.turns, state.active))
        state = state.after(state.options()[-1])
    assert [seat for _turn, seat in found] == [2, 3, 0, 1, 2]


# --- Moves -----------------------------------------------------------------------------------------------------------


def test_tv_2_stairs_up_and_down():
    assert targets("TV-2", "smugglers") == {"market", "experts_room", "banker", "black_market", "hall"}
    codes = [code("TV-2", f"walk smugglers {room}") for room in ("warehouse", "hiring_hall", "bank", "trading_post")]
    assert codes == ["MOVE-OCCUPIED", "MOVE-OCCUPIED", "MOVE-HALL", "MOVE-UNREACHABLE"]
    assert code("TV-2", "skip") == "MOVE-NONE"
    assert code("TV-2", "walk banker hall") == "MOVE-NOT-YOURS"
    assert code("TV-2", "walk smugglers smugglers") == "MOVE-UNREACHABLE"
    assert code("TV-2", "walk smugglers retailer") == "MOVE-UNREACHABLE"
    assert code("TV-2", "walk smugglers council") == "NO-SUCH-ITEM"


def test_tv_2a_2b_what_each_way_costs():
    cost = reached(of("TV-2"), "smugglers")
    assert (cost["experts_room"], cost["banker"], cost["black_market"], cost["hall"]) == (1, 2, 1, 2)


def test_tv_15_all_rooms_ahead_are_occupied():
    assert targets("TV-15", "market") == {"hall"}
    assert reached(of("TV-15"), "market") == {"hall": 1}


def test_tv_61_from_the_hall_to_the_hall():  # MOVE-5
    cost = reached(of("TV-61"), "hall")
    assert (cost["banker"], cost["hall"]) == (1, 2)
    assert code("TV-61", "walk hall market") == "MOVE-OCCUPIED"
    assert seat(after("TV-61", "walk hall hall")).leaders == ("hall", "hall")


def test_tv_12_a_neutral_move_for_a_resource():
    state = after("TV-12", "steer tea experts_room tea")
    assert (seat(state).tea, state.stock["tea"], state.neutrals["tea"]) == (1, 13, "experts_room")
    assert code(state, "steer tea banker tea") == "NEUTRAL-SECOND"
    assert point(state) == ("Ann", "D-5")


def test_tv_55_a_neutral_leader_jumps_the_hall():
    state = of("TV-55")
    cost = reached(state, "hiring_hall", neutral=True)
    assert cost == {
        "supplier": 1, "bank": 1, "smugglers": 2, "retailer": 2, "market": 3, "experts_room": 3, "black_market": 3,
    }  # fmt: skip
    found = [code(state, f"steer fruit {room} fruit") for room in ("hall", "trading_post", "banker")]
    assert found == ["NEUTRAL-HALL", "MOVE-OCCUPIED", "MOVE-UNREACHABLE"]
    assert code(state, "steer tea retailer tea") == "PAY-SHORT"
    state = after(state, "skip", "walk hall supplier", "steer fruit retailer gold")
    assert (state.neutrals["fruit"], has(state, "gold", "fruit")) == ("retailer", (0, 1))
    assert point(state) == ("Ann", "D-6")


def test_tv_73_round_the_house():
    state = of("TV-73")
    cost = reached(state, "supplier", neutral=True)
    assert (cost["experts_room"], cost["warehouse"]) == (1, 1)
    assert (cost["banker"], cost["black_market"], cost["hiring_hall"]) == (2, 2, 2)
    assert cost["bank"] == 3
    assert code(state, "steer fruit supplier fruit") == "MOVE-UNREACHABLE"


def test_tv_56_within_a_neutral_action():
    state = after("TV-56", "steer fruit bank fruit")
    assert point(state) == ("Ann", "D-26")
    state = after(state, "use bank")
    assert [code(state, move) for move in ("complete o01 tea+fruit", "takeamulet A1", "activate e01")] == [
        "NEUTRAL-LIMIT",
        "NEUTRAL-LIMIT",
        "NEUTRAL-LIMIT",
    ]
    state = after(state, "pay 1", "pay 2", "skip", "pay 3")
    assert (seat(state).vp, point(state)) == (7, ("Ann", "D-5"))
    state = after(state, "walk hall retailer", "stop")
    assert point(state) == ("Ann", "D-24"), "no bonus, now or in step 4"


def test_tv_69_the_same_room_twice_in_a_turn():
    state = after("TV-69", "steer fruit banker fruit", "use banker", "act peddler", "peddle 0 0", "coins")
    assert (seat(state).coins, state.banker) == (6, 0)
    state = after(state, "walk hall council", "council 2", "use banker", "coins")
    assert (seat(state).coins, state.banker) == (6, 0)
    state = after(state, "stop", "stop")
    assert (seat(state).coins, state.banker, state.peddler) == (6, 3, "V2")


# --- Rooms of the inner ring -----------------------------------------------------------------------------------------


def test_tv_3_the_supplier_twice():  # ROOM-GEN-1, ROOM-GEN-3, ROOM-GEN-5
    state = after("TV-3", "get celadon", "act peddler", "help young", "get fruit", "act peddler")
    assert has(state, "celadon", "fruit", "young", "supply", "villages") == (1, 1, (), 4, ("V1", "V1"))
    assert state.peddler == "V2"


def test_tv_5_three_sales_in_the_market():  # ROOM-MARKET-2, ROOM-GEN-8
    state = after("TV-5", "sell celadon celadon", "help young", "sell fruit fruit", "peddle 0 0", "help senior")
    state = after(state, "sell fruit gold", "peddle 0 0")
    assert has(state, "coins", "vp", "young", "senior", "villages") == (5, 7, (), ("market",), ("V1", "V1"))
    assert seat(state).track == of("TV-5").seats[0].track - 1
    assert state.market == {"tea": None, "fruit": "fruit", "celadon": "celadon"}
    assert state.stock["gold"] == of("TV-5").stock["gold"] + 1


def test_tv_22_the_banker_twice():
    state = after("TV-22", "coins", "stop", "help young")
    assert code(state, "coins") == "BANKER-EMPTY"
    state = after(state, "get tea", "stop")
    assert (has(state, "coins", "tea"), state.banker) == ((5, 1), 3)


def test_tv_37_a_token_and_gold():
    state = after("TV-37", "token tea-fruit-celadon", "help senior")
    assert len(state.smugglers) == 3
    assert state.smuggler_stack[-1] == "tea-fruit-celadon"
    state = stopped(state, "gold")
    assert has(state, "tea", "fruit", "celadon", "gold", "senior") == (1, 1, 1, 1, ("smugglers",))
    assert code(state, "help senior") == "SEAT-NONE"


def test_tv_38_two_helpers_at_most():  # ROOM-GEN-6
    state = after("TV-38", "stop", "help young", "stop", "help young")
    assert code(state, "help young") == "SEAT-LIMIT"
    assert seat(after(state, "stop")).young == ("banker",)


def test_tv_39_what_is_covered_in_the_market():
    state = of("TV-39")
    found = [code(state, move) for move in ("sell tea tea", "sell celadon celadon", "act peddler")]
    assert found == ["MARKET-COVERED", "SALE-NO-CUBE", "ROOM-SALE-FIRST"]
    state = after(state, "sell fruit fruit", "skip")
    assert seat(state).vp == 3
    state = after(state, "help young")
    assert code(state, "sell tea tea") == "MARKET-COVERED"
    assert seat(after(state, "sell fruit gold")).vp == 6


def test_tv_48_the_peddler_for_coins():
    state = after("TV-48", "act peddler")
    assert [code(state, move) for move in ("peddle 1 1", "peddle 3 0")] == ["PEDDLER-BOTH", "PAY-SHORT"]
    state = after(state, "peddle 0 2")
    assert (seat(state).villages, state.peddler, seat(state).coins) == (("V1",), "V3", 0)
    assert after(state, "stop").peddler == "V4"
    none = table("Ann in supplier", {"Ann": {"supply": 0}, **others()})
    assert (code(none, "act peddler"), after(none, "get tea").peddler) == ("ASSIST-NONE", "V1")


def test_tv_59_nothing_in_the_supply():
    state = of("TV-59")
    assert code(state, "get tea") == "SUPPLY-EMPTY"
    assert code(stopped(state, "get fruit"), "get fruit") == "ROOM-LIMIT"
    den = table("Ann in smugglers", {"Ann": {}, "Bo": {"tea": 14}, "Cy": {"gold": 10}}, smugglers="tea-fruit")
    assert code(den, "gold") == "SUPPLY-EMPTY"
    assert has(after(den, "token tea-fruit"), "tea", "fruit") == (0, 1)


def test_tv_66_the_market_is_emptied_before_the_warehouse_is_filled():  # ROOM-MARKET-4
    state = after("TV-66", "sell celadon celadon")
    assert {*state.market.values()} == {None}
    assert (state.warehouse.count("tea"), state.stock["tea"]) == (1, 0)


# --- Rooms of the outer ring -----------------------------------------------------------------------------------------


def test_tv_4_nine_coins_for_seven_points():
    state = after("TV-4", "pay 1", "pay 2", "skip", "pay 3")
    assert (has(state, "coins", "vp"), point(state)) == ((0, 7), ("Ann", "D-23"))
    order = state.orders[0]
    state = stopped(state, f"takeorder {order}")
    assert (seat(state).orders, len(state.orders)) == ((order,), 3)


def test_tv_6_a_full_track():  # ASSIST-DISMISS-2
    state = after("TV-6", "sellassistant")
    assert has(state, "coins", "track") == (5, 10)


def test_tv_16_the_wholesaler_wants_the_same():
    assert code("TV-16", "sell fruit fruit") == "TRADE-KIND"
    for move in ("sell tea tea", "sell tea gold"):
        state = after("TV-16", move)
        assert has(state, "vp", "track") == (3, 8)
        assert state.wholesaler[1] in ("tea", "gold_tea")


def test_tv_17_the_third_field():  # ROOM-TRADE-1
    state = after("TV-17", "sell celadon celadon")
    assert has(state, "coins", "vp") == (1, 4)
    assert state.retailer == (None, None, None)
    assert state.stock == {"tea": 14, "fruit": 14, "celadon": 14, "gold": 10}


def test_tv_24_the_market_through_the_council():
    state = after("TV-24", "council 2")
    assert (seat(state).coins, state.banker) == (0, 5)
    state = after(state, "use market", "sell tea tea", "skip", "help young", "sell fruit fruit", "skip")
    assert has(state, "coins", "vp") == (6, 3)
    assert seat(after(state, "act recruit")).track == seat(state).track - 1


def test_tv_28_four_payments():
    assert code("TV-28", "trade 2 gold") == "ROW-ORDER"
    coins, state = [], of("TV-28")
    for move in ("trade 1 gold", "trade 2 gold", "trade 3 recruit", "trade 4 peddler"):
        state = after(state, move)
        coins.append(seat(state).coins)
    assert coins == [9, 7, 4, 0]
    assert has(state, "gold", "track", "villages") == (2, 8, ("V1",))


def test_tv_29_cubes_from_other_rooms():  # ROOM-WAREHOUSE-2, ROOM-WAREHOUSE-3
    state = after("TV-29", "act recruit")
    assert code(state, "act recruit") == "ROOM-LIMIT"
    state = after(state, "fetch 1 retailer 2")
    assert code(state, "fetch 2 retailer 2") == "CUBE-ABSENT"
    state = after(state, "fetch 2 market celadon")
    assert (state.retailer[1], state.market["celadon"]) == (None, None)
    state = after(state, "fetch 3 warehouse tea")
    assert has(state, "coins", "gold", "celadon", "tea") == (0, 1, 1, 1)


def test_tv_30_the_warehouse_is_refilled_at_the_end_of_the_step():
    state = after("TV-30", "fetch 1 warehouse tea")
    assert code(state, "fetch 2 warehouse tea") == "CUBE-ABSENT"
    assert sorted(after(state, "stop").warehouse) == ["celadon", "fruit", "tea"]


def test_tv_31_two_deals():
    state = of("TV-31")
    assert code(state, f"buyamulet {state.amulets[0]}") == "PAY-SHORT"
    state = after(state, "sellamulet A5", "sellgood tea")
    assert (seat(state).coins, seat(state).amulets, len(state.amulet_stack)) == (10, (), 8)
    assert "A5" in state.amulet_stack
    assert code(state, "buygood tea") == "DEAL-LIMIT"
    assert seat(after(state, "act peddler", "peddle 0 0")).villages == ("V1",)


def test_tv_31a_two_purchases():
    state = of("TV-31a")
    stack = len(state.amulet_stack)
    state = after(state, f"buyamulet {state.amulets[0]}", "buyrecruit")
    assert (has(state, "coins", "track"), len(state.amulets), len(state.amulet_stack)) == ((1, 8), 3, stack - 1)
    assert has(after("TV-31a", "buygood tea", "buygood tea"), "coins", "tea") == (6, 2)


def test_tv_32_three_experts():
    state = of("TV-32")
    for number in (1, 2, 3):
        expert = state.experts[0]
        assert code(state, f"hirefor {number % 3 + 1} {expert} none") == "ROW-ORDER"
        state = stopped(state, f"hirefor {number} {expert} none")
        assert len(state.experts) == 3
    assert has(state, "coins", "supply", "track") == (0, 2, 12)


def test_tv_33_actions_of_the_council():
    state = after("TV-33", "council 1", "act apprentice", "seat market")
    assert code(state, "act apprentice") == "ROOM-LIMIT"
    state = after(state, "act recruit", "act recruit")
    assert code(state, "act recruit") == "ROOM-LIMIT"
    state = after(state, "act peddler", "peddle 1 0")
    assert (has(state, "coins", "track", "villages"), state.banker) == ((0, 7, ("V2",)), 5)


def test_tv_34_rooms_that_the_council_may_use():
    state = after("TV-34", "council 2")
    found = [code(state, f"use {room}") for room in ("hall", "council", "banker")]
    assert found == ["COUNCIL-HALL", "COUNCIL-SELF", "COUNCIL-EMPTY"]
    assert point(after(state, "use market")) == ("Ann", "D-8")
    poor = table("Ann in council", {"Ann": {"coins": 1}, **others(leaders="market")}, tiles=COUNCIL)
    assert point(poor) == ("Bo", "D-5"), "nothing is asked in the Council"


def test_tv_35_three_kinds():
    state = after("TV-35", "sell tea tea")
    assert code(state, "sell tea tea") == "TRADE-KIND"
    state = after(state, "sell fruit fruit", "seat market", "sell celadon gold")
    assert has(state, "coins", "vp", "young") == (5, 8, ("market",))
    assert (state.retailer, state.stock["gold"]) == ((None, None, None), 10)


def test_tv_36_one_kind():
    assert code("TV-36", "act recruit") == "ROOM-SALE-FIRST"
    state = after("TV-36", "sell tea tea", "peddle 0 0", "sell tea tea", "sell tea gold")
    assert has(state, "coins", "vp", "villages", "track") == (5, 8, ("V1",), 7)
    assert state.wholesaler == (None, None, None)


def test_tv_71_a_stack_that_was_empty():
    state = after("TV-71", "sellamulet A5")
    assert (seat(state).coins, sorted(state.amulets), state.amulet_stack) == (6, ["A1", "A2", "A5"], ())


def test_tv_75_what_can_do_nothing():
    assert [code("TV-75", f"trade 1 {goal}") for goal in ("recruit", "apprentice")] == ["TRACK-EMPTY", "CHAIR-NONE"]
    state = table("Ann in black_market", {"Ann": {"cards": "e01"}, **others()})
    assert [code(state, f"sellamulet {kind}") for kind in ("X1", "A9")] == ["AMULET-CARD", "NO-SUCH-ITEM"]
    state = after(table("Ann in supplier", {"Ann": {"done": "o17 o20"}, **others()}), "get tea", "double o17 tea")
    assert code(state, "double o17 tea") == "EFFECT-USED"
    assert seat(after(state, "double o20 tea")).tea == 3


@pytest.mark.parametrize("name", ["TV-1", "TV-60", "TV-65", "TV-57"])
def test_new_games_of_vectors_can_be_played(name):
    assert example(name).options()


def test_five_players_have_one_leader_each():  # FIVE-1
    state = new_game(["Ann", "Bo", "Cy", "Di", "Ed"], seed=1)
    assert [own.leaders for own in state.seats] == [("hall",)] * 5
    assert [own.coins for own in state.seats] == [3, 3, 4, 5, 6]
