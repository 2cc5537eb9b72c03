"""The worked examples of the specification, one by one: the Hall, Orders, Experts, the end (chapter 5)."""

from __future__ import annotations

import pytest
from games.rotunda.table import after, asked, code, has, noted, of, point, seat, stopped

from yotd_widget.games.rotunda.examples.of_rooms import BOTH
from yotd_widget.games.rotunda.examples.table import TILES, table
from yotd_widget.games.rotunda.scoring import amulets_of, of_sets, sets

COUNCIL = TILES.replace("bank ", "council ")


def others(**bo):
    return {"Bo": bo, "Cy": {}}


def gains(state_or_name, rule, *moves):
    """Points by a rule on the way of these moves."""
    return sum(note.change.get("vp", 0) for note in noted(state_or_name, *moves)[1] if note.rule == rule)


# --- The Hall --------------------------------------------------------------------------------------------------------


def test_tv_7_prayer():
    state = after("TV-7", "pray", "temple t1", "peddle 0 0", "peddle 0 0")
    assert seat(state).villages == ("V1", "V1")
    assert (state.temples, state.marker) == (("t2", "t3", "t4"), 0)


def chain(name, *fields):
    """After worship and its only village, field by field as far as they are asked."""
    state = after(name, "worship")
    for field in fields:
        if f"kneel {field}" in asked(state):
            state = state.after(f"kneel {field}")
    return state


def test_tv_8_a_chain_over_a_senior():  # ASSIST-SENIOR-1, WORSHIP-3, WORSHIP-12
    state = chain("TV-8", "r1c2", "r2c2")
    assert (state.marker, seat(state).vp) == (1, 6)
    assert seat(state).celadon == 1
    state = after(state, "seat banker")
    amulet = state.edge["right2"]
    state = stopped(state, "edge right")
    while state.agenda and type(state.agenda[-1]).__name__ == "ChainOver":
        state.agenda.pop().run(state, None)
    assert has(state, "amulets", "senior", "chain") == ((amulet,), ("banker",), ())
    assert sorted(seat(state).worship) == ["r1c2", "r2c2"]
    assert seat(state).supply == 1 - 1 + 1, "one seated, one back from the chain"


def test_tv_18_who_has_nobody_in_a_village_must_pray():  # WORSHIP-1
    assert code("TV-18", "worship") == "TEMPLE-FORCED"
    assert code("TV-18", "skip") == "HALL-FORCED"


def test_tv_19_worship_without_a_chain():  # TEMPLE-3
    assert code("TV-19", "pray") == "TEMPLE-ALL-DOWN"
    state = after("TV-19", "worship")
    assert (state.marker, has(state, "vp", "coins", "amulets")) == (1, (3, 0, ()))


def test_tv_23_no_field_twice():
    state = after("TV-23", "worship")
    assert code(state, "kneel r1c2, r1c1") == "CHAIN-REPEAT"
    assert code(state, "kneel r1c2, r2c2") == ""


def test_tv_50_every_chain_from_a_village():
    state = stopped("TV-50", "worship")
    assert code(state, "village V2") == "VILLAGE-EMPTY"
    state = stopped(state, "village V1")
    found = {move: code(state, f"kneel {move}") for move in ("r2c1", "r1c1, r2c2", "r1c1, r2c1, r2c2")}
    assert found == {"r2c1": "CHAIN-START", "r1c1, r2c2": "CHAIN-GAP", "r1c1, r2c1, r2c2": "CHAIN-COUNT"}
    state = after(state, "kneel r1c1")
    assert asked(state) == ["kneel r1c2", "kneel r2c1"], "one field alone places nobody (CHAIN-COUNT)"
    assert asked(after(state, "kneel r1c2")) == ["kneel r1c3", "kneel r2c2"]
    state = after(state, "kneel r1c2", "kneel r1c3")
    assert has(state, "vp", "coins", "gold", "villages") == (3, 1, 1, ("V3", "V3"))
    assert code(state, "edge right") == "REWARD-GONE"
    assert code(state, "skip") == ""
    amulet = state.edge["bottom3"]
    assert seat(after(state, "edge bottom")).amulets == (amulet,)


def test_tv_50a_the_last_field_takes_somebody():
    state = stopped(stopped("TV-50a", "worship"), "village V1")
    assert code(state, "kneel r1c1, r2c1") == "CHAIN-END"


def test_tv_51_after_the_trigger_the_marker_stays():
    state = after("TV-51", "worship")
    assert (state.marker, has(state, "vp", "coins", "track")) == (8, (1, 1, 7))
    assert seat(state).worship == ("r1c1",)


def test_tv_62_a_senior_apprentice_is_none_of_the_old_man():
    state, notes = noted("TV-62", "worship", "kneel r1c2", "kneel r2c2", "seat banker")
    assert seat(state).vp == 6
    assert "EXPERT-5" not in {note.rule for note in notes}


def test_tv_74_what_was_declined_does_not_move_the_peddler():
    assert after("TV-74", "pray", "temple t1", "skip", "skip").peddler == "V1"


def test_tv_20_the_end():
    state = stopped("TV-20", "worship")
    state.proceed()
    assert state.ender == 2
    assert len(seat(state, "Cy").amulets) == 1
    turns = []
    while state.agenda:
        if not turns or turns[-1] != state.active:
            turns.append(state.active)
        state = state.after(state.options()[-1])
    assert turns[turns[0] == 2 :] == [3, 0, 1]
    assert state.outcome is not None


# --- Bonus, Orders ---------------------------------------------------------------------------------------------------


def test_tv_52_two_symbols():
    state = after("TV-52", "pay 1", "pay 2", "skip", "pay 3", "pay 4", "skip")
    assert (seat(state).vp, point(state)) == (12, ("Ann", "D-23"))
    amulet = state.amulets[0]
    state = after(state, f"takeamulet {amulet}")
    assert len(state.amulets) == 3
    state = stopped(state, "skip")
    assert code(state, f"takeamulet {state.amulets[0]}") == "BONUS-NONE"


def test_tv_10_once_a_turn():
    state = after("TV-10", "get tea", "stop", "help young", "get fruit", "stop")
    assert seat(state).vp == 1


def test_tv_40_paying_for_orders():
    codes = [
        code("TV-40", move)
        for move in ("complete o02 fruit+tea", "complete o01 gold", "complete o01 tea+celadon",
                     "complete o18 tea+tea+fruit+celadon")
    ]  # fmt: skip
    assert codes == ["ORDER-NOT-YOURS", "ORDER-COST", "ORDER-COST", "PAY-SHORT"]
    state = after("TV-40", "complete o01 tea+fruit")
    assert has(state, "vp", "tea", "fruit", "done", "orders") == (0, 1, 0, ("o01",), ("o18",))
    assert code(state, "complete o01 tea+fruit") == "ORDER-DONE"
    end = table("end", {"Ann": {"done": "o01", "supply": 0}, **others(supply=0)})
    assert seat(end).vp == 3


def test_tv_41_effects_of_orders():
    state = after("TV-41", "coins", "stop", "help young", "get celadon")
    assert has(state, "coins", "vp", "celadon") == (6, 3, 2)


def test_tv_42_an_effect_that_is_kept():
    state = after("TV-42", "token tea-celadon")
    assert (point(state), asked(state)) == (("Ann", "D-25"), ["double o17 tea", "double o17 celadon", "skip"])
    state = after(state, "skip", "help young", "gold", "double o17 gold")
    assert has(state, "tea", "celadon", "gold") == (1, 1, 2)


def test_tv_67_an_effect_that_cannot_act_is_not_used_up():
    state = after("TV-67", "get celadon")
    assert point(state) == ("Ann", "D-6")
    state = after(state, "stop", "help young", "get tea")
    assert point(state) == ("Ann", "D-25")
    assert has(after(state, "double o17 tea"), "tea", "celadon") == (2, 1)


def test_tv_72_two_gains_of_the_maiden():
    state = after("TV-72", "activate e14", "get tea")
    assert point(state) == ("Ann", "D-25")
    state = after(state, "skip", "get celadon")
    assert point(state) == ("Ann", "D-25")
    assert has(after(state, "double o17 celadon"), "tea", "celadon") == (1, 2)


# --- Experts ---------------------------------------------------------------------------------------------------------


def test_tv_21_a_fourth_expert():
    expert = of("TV-21").experts[0]
    assert code("TV-21", f"hire {expert} none") == "EXPERT-LIMIT"


def test_tv_25_the_maiden():
    state = after("TV-25", "activate e14", "get tea", "get tea")
    assert [own.coins for own in state.seats] == [0, 1, 1]


def test_tv_26_the_bookseller():
    assert seat(after("TV-26", "activate e20")).coins == 5


def test_tv_27_the_fruit_supplier():
    state = after("TV-27", "activate e07")
    assert (has(state, "coins", "vp", "villages", "experts"), state.market["fruit"]) == ((2, 6, (), ()), "fruit")
    assert state.discard[0] == "e07"


def test_tv_43_permanent_experts():
    state = after("TV-43", "gold")
    assert seat(state).vp == 2
    state = after(state, "help senior", "token tea-tea")
    assert seat(state).vp == 3
    bank = table("Ann in bank", {"Ann": {"experts": "e03", "coins": 14}, **others()})
    state = after(bank, "pay 1", "pay 2", "seat market", "pay 3", "pay 4", "seat market")
    assert seat(state).vp == 15


def test_tv_44_the_official():  # ROOM-EXPERTS-1
    state = of("TV-44")
    first, second = state.experts[:2]
    state = after(state, f"hirefor 1 {first} none", f"hirefor 2 {second} none")
    assert seat(state).vp == 2
    open_official = table("Ann in experts_room", {"Ann": {}, **others()}, experts="e16")
    assert seat(after(open_official, "hire e16 none")).vp == 0


ONE_SHOT = {
    "e01": ({"coins": 6}, ()),
    "e02": ({"coins": 4, "vp": 1}, ()),
    "e08": ({"coins": 7, "gold": 2, "track": 10}, ()),
    "e09": ({"fruit": 1}, ("get fruit",)),
    "e10": ({"tea": 1}, ("get tea",)),
    "e11": ({"fruit": 1}, ("get fruit",)),
    "e12": ({"celadon": 1, "gold": 2, "track": 10}, ("get celadon",)),
    "e17": ({"coins": 7}, ("pick 1",)),
    "e18": ({"coins": 4, "villages": ("V1",)}, ("peddle 0 0",)),
    "e19": ({"young": ("market",)}, ("seat market",)),
    "e21": ({"coins": 4, "track": 7}, ()),
    "e22": ({"track": 8, "villages": ("V1", "V1")}, ("peddle 0 0", "peddle 0 0")),
    "e23": ({"track": 8, "young": ("market",)}, ("seat market",)),
    "e24": ({"coins": 4, "track": 8, "villages": ("V1",)}, ("peddle 0 0",)),
}


@pytest.mark.parametrize("expert", ONE_SHOT)
def test_tv_45_one_shot_experts(expert):  # EXPACT-3, EXPERT-11
    things, moves = ONE_SHOT[expert]
    state = table("Ann", {"Ann": {"experts": expert, "coins": 3, "gold": 1}, **others()})
    state = after(state, f"activate {expert}", *moves)
    assert {thing: getattr(seat(state), thing) for thing in things} == things
    marked = state.data.expert[expert].amulet is not None
    assert has(state, "experts", "cards") == ((), (expert,) if marked else ())
    assert (expert in state.discard) is not marked
    assert point(state) == ("Ann", "D-5")


def test_tv_45_the_amulet_trader_for_points():
    state = table("Ann", {"Ann": {"experts": "e17"}, **others()})
    assert seat(after(state, "activate e17", "pick 2")).vp == 3
    nine = after(table("Ann", {"Ann": {"experts": "e09"}, **others()}), "activate e09")
    assert asked(nine) == ["get celadon", "get fruit"]
    assert code(nine, "get tea") == "NO-SUCH-ITEM"


def test_tv_46_the_shandong_trader():
    state = after("TV-46", "activate e13", "sellat retailer tea tea")
    assert [code(state, f"sellat {room} fruit fruit") for room in ("market", "retailer")] == ["SALE-FIELD", ""]
    state = after(state, "sellat retailer fruit fruit")
    assert has(state, "coins", "vp", "young") == (4, 4, ())
    state = after(table("Ann", {"Ann": {"experts": "e13", "coins": 3, "tea": 1, "gold": 1}, **others()}, tiles=BOTH),
                  "activate e13", "sellat wholesaler tea gold")  # fmt: skip
    state = state if point(state)[1] == "D-5" else after(state, "sellat wholesaler tea tea")
    assert has(state, "coins", "vp") == (5, 3)


def test_tv_47_who_can_be_activated():
    assert [code("TV-47", f"activate {expert}") for expert in ("e03", "e05")] == [
        "EXPERT-PERMANENT",
        "EXPERT-UNPAYABLE",
    ]
    state = after("TV-47", "activate e08")
    assert code(state, "activate e05") == "EXPERT-SECOND"
    nobody = table(
        "Ann", {"Ann": {"experts": "e08 e03 e05", "gold": 1, "supply": 0}, **others()},
        tiles=TILES.replace("retailer", "council"), market={"celadon": "celadon"},
    )  # fmt: skip
    assert point(nobody) == ("Ann", "D-5")


def test_tv_49_a_full_room():
    state = after("TV-49", "activate e19")
    assert code(state, "seat market") == "CHAIR-TAKEN"
    rooms = ("supplier", "smugglers", "experts_room", "banker")
    assert asked(state) == [*(f"seat {room}" for room in rooms), "skip"]


def test_tv_57_advanced_experts():
    state = of("TV-57")
    assert (len(state.discard), len(state.expert_stack)) == (5, 16)
    full = {"Ann": {"experts": "e04 e03 e15"}, **others()}
    state = table("Ann in experts_room", full, advanced=True, discard="e20 e21", experts="e01 e02 e05")
    assert code(state, "hire e21 e04") == "NO-SUCH-ITEM"
    state = after(state, "hire e20 e04")
    assert (state.discard, state.experts) == (("e21", "e04"), ("e01", "e02", "e05"))


def test_tv_58_an_empty_deck():  # EXPERT-1, ADV-2
    given = {"experts": "e03 e04 e15", "deck": "", "discard": "e05 e06"}
    advanced = after(table("Ann in experts_room", {"Ann": {}, **others()}, advanced=True, **given), "hire e03 none")
    assert (advanced.experts, advanced.discard) == (("e04", "e15"), ("e05", "e06"))
    base = after("TV-58", "hire e03 none")
    assert (len(base.experts), len(base.expert_stack), base.discard) == (3, 1, ())


def test_tv_63_experts_that_are_amulets():
    expert = of("TV-63").experts[0]
    assert code("TV-63", f"hire {expert} e03") == "EXPERT-ROOM"
    state = after("TV-63", f"hire {expert} none")
    assert len(seat(state).experts) == 3
    assert of_sets(state.data, sets(amulets_of(state, 0))) == 3


def test_tv_68_the_official_who_goes():
    state = of("TV-68")
    assert seat(after(state, f"hire {state.experts[0]} e16")).vp == 0
    assert seat(after(state, f"hire {state.experts[0]} e03")).vp == 2


def test_tv_70_she_lies_open_at_once():
    state = after("TV-70", "activate e21")
    assert (state.experts, state.discard, state.expert_stack) == (("e03", "e04", "e21"), (), ())


# --- The end ---------------------------------------------------------------------------------------------------------


def score(name):
    return [own.vp for own in of(name).seats]


def test_tv_9_advanced_experts_at_the_end():
    assert score("TV-9") == [3, 0, 0]


def test_tv_11_the_track():  # ASSIST-TRACK-1
    assert score("TV-11") == [12, 4, 0]


def test_tv_13_sets_of_amulets():
    assert score("TV-13") == [9, 0, 0]


def test_tv_14_coins():
    assert score("TV-14") == [2, 0, 0]


def test_tv_53_ties():
    assert of("TV-53").outcome.winners == (1,)
    seats = {name: {"vp": 20, "supply": 0, "coins": coins} for name, coins in (("Ann", 10), ("Bo", 11), ("Cy", 11))}
    outcome = table("end", seats).outcome
    assert (outcome.winners, outcome.ranking) == ((1, 2), ((1, 2), (0,)))


def test_tv_54_assistants():
    assert score("TV-54") == [4, 0, 0]


def test_tv_64_an_expert_or_an_amulet():
    assert score("TV-64") == [4, 0, 0]
    held = {"Ann": {"supply": 0, "experts": "e15 e09"}, "Bo": {"supply": 0}, "Cy": {"supply": 0}}
    assert table("end", held, advanced=True, discard="e12 e13 e14").seats[0].vp == 6
