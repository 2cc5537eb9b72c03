"""The examples of the rule books (EX) and the first vectors of the specification (DX-1 to DX-14)."""

from __future__ import annotations

import pytest
from games.gugong.table import after, asked, code, noted, of, point, ranks, refused, seat, stopped, tokens, told

from yotd_widget.engine.luck import SeededLuck
from yotd_widget.games.gugong.examples import example
from yotd_widget.games.gugong.gifts import is_free
from yotd_widget.games.gugong.seat import Ship

# --- EX: from the rule books -----------------------------------------------------------------------------------------


def test_ex_1_morning_ship():  # MORN-6, DECREE-1-2, HARB-1 to HARB-5
    before = of("EX-1")
    state = after(before, "load servant A3")
    assert asked(state) == ["claim A3", "skip"]
    state = after(state, "claim A3")
    david, was = seat(state, "David"), seat(before, "David")
    assert (before.draw_pile[0], david.hand) == ("X-5", (*was.hand, "X-5"))
    assert (david.card_slots, david.ships, david.supply) == (1, (), was.supply - 1 + 2)
    assert point(state) == ("Lisa", "DP-MORNING")
    assert code(state, "load servant new A") == code(state, "load servant A3") == "E-IMPOSSIBLE"
    assert seat(state, "Lisa") == seat(before, "Lisa")


def test_ex_2_paid_gift_and_card_action_first():  # GIFT-4, CARD-1, CARD-2, JADE-1
    state = after("EX-2", "give P3-3 jade discard P1-2")
    rafael = seat(state, "Rafaël")
    assert (rafael.hand, rafael.discard, state.gifts["jade"]) == (("P2-5",), ("B-6", "P1-2", "P2-8"), "P3-3")
    assert code(state, "useplace") == "E-ORDER"
    state = after(state, "usecard")
    assert seat(state, "Rafaël").pool == 3
    state = after(state, "useplace", "buy 1")
    rafael = seat(state, "Rafaël")
    assert (rafael.pool, rafael.jade, rafael.hand) == (0, 1, ("P2-5",))


def test_ex_2_the_jade_without_the_card_action_is_refused():
    state = stopped(after("EX-2", "give P3-3 jade discard P1-2"), "skip")
    refusal = refused(state, "useplace")
    assert (refusal.code, refusal.facts) == ("E-SERVANTS", {"cost": 3, "have": 1})
    assert code(state, "usecard") == "E-ORDER"


def test_ex_3_travel_twice():  # TRAV-2, TOK-2, TOK-11, XCH-1
    state, pools = of("EX-3"), []
    for move in ("useplace", "travel B", "go C02", "use", "go C03", "use"):
        state = after(state, move)
        pools.append(seat(state, "Anna").pool)
    assert pools == [3, 1, 1, 3, 3, 0]
    assert seat(state, "Anna").jade == 1
    used = len(state.token_discard)
    assert point(state)[0] == "Anna"
    state = after(state, f"exchange jade {' '.join(seat(state, 'Anna').tokens)}")
    assert (seat(state, "Anna").jade, seat(state, "Anna").tokens) == (2, ())
    assert len(state.token_discard) == used + 6


def test_ex_4_wall_scoring():  # WALL-2, WALL-4 to WALL-9, INTB-1 to INTB-4, TIE-1
    before = of("EX-4")
    state = after(before, "useplace", "wall B", "build 2 0 none")
    lisa, was = seat(state, "Lisa"), seat(before, "Lisa")
    assert (lisa.vp, lisa.envoy, lisa.wall) == (was.vp + 3, was.envoy + 1, 0)
    assert (lisa.pool, lisa.supply) == (was.pool - 3, was.supply + 1 + 3)
    assert [own.wall for own in state.seats] == [3, 0, 1, 0]
    asked_in_turn = []
    for answer in ("benefit IB-1", "skip", "benefit IB-7"):
        assert point(state)[1] == "DP-BENEFIT"
        asked_in_turn.append(point(state)[0])
        assert code(state, "skip", by="Anna") == "E-NOT-PRESENT"
        state = after(state, answer)
    assert asked_in_turn == ["Sebastian", "David", "Lisa"]
    sebastian, lisa = seat(state, "Sebastian"), seat(state, "Lisa")
    assert (sebastian.intrigue, sebastian.pool) == (3, seat(before, "Sebastian").pool + 1)
    assert (lisa.intrigue, lisa.jade) == (5, was.jade + 1)
    assert point(state) == ("Sebastian", "DP-GIFT")


def test_ex_5_reaching_the_palace():  # PAL-2, PAL-3, PAL-5
    before = of("EX-5")
    state = after(before, "useplace", "palace B")
    anna, was = seat(state, "Anna"), seat(before, "Anna")
    assert (anna.envoy, anna.space, anna.intrigue, anna.pool) == (8, 3, was.intrigue + 1, was.pool - 2)
    assert anna.vp == was.vp
    state, notes = noted(state, "give P1-9 travel free", "useplace", "travel A", "go C02", "use")
    anna = seat(state, "Anna")
    assert [note.change for note in notes if note.facts.get("by") == "TOK-3"] == [{"vp": 1}]
    assert (anna.envoy, anna.space) == (8, 3)
    assert [note.change for note in notes if note.rule == "END-3" and note.seat == 3] == [{"vp": 3}]


def test_ex_6_obtaining_a_decree():  # DECREE-0-1, DECREE-0-3
    before = of("EX-6")
    state = after(before, "useplace", "obtain D1-3")
    own, was = seat(state, "Sebastian"), seat(before, "Sebastian")
    assert (own.pool, own.supply, own.decrees, own.vp) == (1, was.supply + 3, ("D1-3",), was.vp + 3)


def test_ex_7_canal():  # CANAL-1, -2, -5, -6, -9, HARB-2 to HARB-4
    state = after("EX-7", "useplace", "canal B", "load servant B2")
    assert {"load servant new A", "load servant new B"} <= {*asked(state)}
    assert Ship("A", 1, 1) in seat(after(state, "load servant new A"), "Sebastian").ships
    state = after(state, "load servant new B")
    own = seat(state, "Sebastian")
    assert (own.ships, own.pool) == ((Ship("B", 2, 2), Ship("B", 3, 1)), 3)
    state = after(state, "give P1-9 canal free", "useplace", "canal A", "load servant B2", "skip", "sail B2")
    assert asked(state) == ["claim B5 vp4", "claim B5 card", "claim B5 double", "skip"]
    own, card = seat(state, "Sebastian"), state.draw_pile[0]
    assert Ship("B", 5, 3) in own.ships
    supply, hand = own.supply, own.hand
    state = after(state, "claim B5 card")
    own = seat(state, "Sebastian")
    assert (own.card_slots, own.supply, own.ships) == (1, supply + 2, (Ship("B", 3, 1),))
    assert own.hand == (*hand, card)


def test_ex_8_double_servant_on_the_wall():  # DBL-6, WALL-8
    before = of("EX-8")
    state, notes = noted(before, "useplace", "wall B", "pay servants", "build 1 1 none")
    assert [note.facts["units"] for note in notes if note.rule == "WALL-5" and "units" in note.facts] == [3]
    david = seat(state, "David")
    assert (david.vp, david.wall, david.double) == (seat(before, "David").vp + 3, 0, "supply")
    assert [own.wall for own in state.seats] == [0, 2, 0, 2]


def test_ex_9_double_servant_spent_and_regained():  # DBL-3, DBL-4, XCH-1, PAL-2
    state = after("EX-9", "useplace", "travel B")
    assert (seat(state, "Sebastian").pieces, seat(state, "Sebastian").double) == (0, "supply")
    state = after(state, "go C02", "skip", "go C03", "skip")
    assert point(state) == ("Sebastian", "DP-GIFT")
    exchanges = [str(move) for move in state.options() if str(move).startswith("exchange")]
    assert exchanges == ["exchange servant TOK-6 TOK-7", "exchange double TOK-6 TOK-7"]
    state = after(state, "exchange double TOK-6 TOK-7")
    assert (seat(state, "Sebastian").pool, seat(state, "Sebastian").double) == (0, "pool")
    before = seat(state, "Sebastian")
    state = after(state, "give P1-9 palace free", "useplace", "palace B")
    own = seat(state, "Sebastian")
    assert (own.envoy, own.intrigue) == (before.envoy + 2, before.intrigue + 1)
    assert (own.tokens, own.pool, own.double) == ((), 0, "supply")


def test_ex_10_night():  # NIGHT-1 to NIGHT-3
    state, notes = noted("EX-10", "skip")
    names = state.players
    matches = {names[note.seat]: note.facts["matches"] for note in notes if note.rule == "NIGHT-1"}
    assert matches == {"David": 1, "Lisa": 4, "Anna": 0, "Sebastian": 4}
    gains = {names[note.seat]: note.change["pool"] for note in notes if note.rule == "NIGHT-2"}
    assert gains == {"David": 1, "Lisa": 4, "Sebastian": 4}
    bonus = [(names[note.seat], note.change) for note in notes if note.rule == "NIGHT-3"]
    assert bonus == [("Sebastian", {"vp": 3}), ("Sebastian", {"envoy": 1})]


# --- DX-1 to DX-14 ---------------------------------------------------------------------------------------------------

CARDS = {5: "P2-5", 4: "P1-4", 1: "P2-1", 9: "P1-9"}
PLACES = {4: "travel", 5: "wall", 9: "jade", 8: "intrigue", 1: "palace"}
ROWS = [
    (5, 4, True, True, True), (5, 5, False, True, True), (4, 5, False, False, False), (1, 9, True, True, True),
    (1, 8, False, False, False), (9, 9, False, True, True), (9, 1, True, True, True), (1, 1, False, True, True),
]  # fmt: skip


@pytest.mark.parametrize(("own", "there", "plain", "decree", "token"), ROWS)
def test_dx_1_exchange_table(own, there, plain, decree, token):  # GIFT-2, GIFT-3, GIFT-5
    for name, free in (("DX-1a", plain), ("DX-1b", decree), ("DX-1c", token)):
        state = of(name)
        assert is_free(state, 0, CARDS[own], PLACES[there]) == free, name
        modes = {move.split()[3] for move in asked(state) if move.startswith(f"give {CARDS[own]} {PLACES[there]} ")}
        assert modes == ({"free"} if free else {"pay_servants", "discard", "no_action"}), name


def test_dx_2_jade():  # END-4
    points = [
        change["vp"]
        for name, count in (("DX-2a", 5), ("DX-2b", 4))
        for place in range(count)
        for change in [dict(told(name, "done", by="END-4")).get(place, {"vp": 0})]
    ]
    assert points == [0, 1, 3, 6, 10, 15, 17, 19, 25]


def test_dx_3_third_of_score():  # DECREE-3-1
    points = [
        dict(told(name, "done", by="DECREE-3-1")).get(place, {"vp": 0})["vp"]
        for name, count in (("DX-3a", 5), ("DX-3b", 2))
        for place in range(count)
    ]
    assert points == [0, 0, 1, 9, 10, 10, 10]


def test_dx_4_late_entry():  # END-1, END-3, END-5
    state = after("DX-4a", "done")
    assert (seat(state).envoy, seat(state).space, state.outcome.winners) == (8, 1, (0,))
    assert state.outcome.scores == (3 + 7, 0)
    state = after("DX-4b", "done")
    assert (state.outcome.winners, state.outcome.scores) == ((), (0, 0))


def test_dx_5_night_ships():  # NIGHT-4
    before = of("DX-5a")
    state, notes = noted(before, "skip")
    ann, was = seat(state), seat(before)
    assert (ann.ships, seat(state, "Bo").ships) == ((Ship("A", 3, 2),), (Ship("A", 5, 2),))
    assert [note.change for note in notes if note.rule == "NIGHT-4" and note.facts.get("lost")] == [{"supply": 1}]
    assert (ann.vp, ann.reward_servants) == (was.vp, was.reward_servants)
    assert asked(after("DX-5b", "skip")) == ["claim A5 vp4", "claim A5 card", "claim A5 double", "skip"]


def test_dx_6_medal():  # INTR-2, INTR-3, MORN-1
    state = after("DX-6", "useplace", "intrigue B")
    assert state.medal is None
    state = after(state, "give P2-8 intrigue free", "useplace", "intrigue A")
    assert state.medal == 1
    state = after(state, "give P1-9 intrigue free", "useplace")
    assert state.medal == 1
    state = after(state, "intrigue A")
    assert (state.start, state.medal, state.day, point(state)) == (1, None, 3, ("Bo", "DP-GIFT"))


def test_dx_7_refill():  # MORN-2
    before = of("DX-7")
    state = after(before, "skip")
    assert [*{*tokens(state)} - {*tokens(before)}] == ["C05"]
    assert state.token_at("C05") == before.token_pile[0]
    assert state.token_at("C09") is None


def test_dx_8_exchange_with_a_double_token():  # XCH-1, XCH-3
    state = of("DX-8")
    assert seat(state).token_worth == 5
    assert [str(move) for move in state.options() if str(move).startswith("exchange")] == [
        "exchange servant TOK-1 TOK-3", "exchange servant TOK-1 TOK-6", "exchange servant TOK-3 TOK-6",
        "exchange servant TOK-12",
        "exchange vp TOK-1 TOK-3 TOK-12", "exchange vp TOK-1 TOK-6 TOK-12", "exchange vp TOK-3 TOK-6 TOK-12",
    ]  # fmt: skip
    vp = seat(state).vp
    paid = after(state, "exchange vp TOK-1 TOK-3 TOK-12")
    assert (seat(paid).vp, seat(paid).tokens) == (vp + 2, ("TOK-6",))
    refusal = refused(state, "exchange vp TOK-1 TOK-3 TOK-6 TOK-12")
    assert (refusal.code, refusal.facts) == ("E-TOKEN-SUM", {"have": 5, "need": 4})
    refusal = refused(state, "exchange jade TOK-1 TOK-3 TOK-6 TOK-12")
    assert (refusal.code, refusal.facts) == ("E-TOKEN-SUM", {"have": 5, "need": 6})


def test_dx_9_overshooting_envoy():  # PAL-5
    before = seat("DX-9")
    own = seat(after("DX-9", "useplace", "palace B"))
    assert (own.envoy, own.vp, own.intrigue) == (8, before.vp + 1, before.intrigue + 1)


def test_dx_10_intrigue_stack():  # INTR-5, INTR-6, TIE-1
    state = of("DX-10a")
    assert ranks(state) == ["Cy", "Bo", "Ann"]
    state = after(state, "useplace", "intrigue A", "give P2-1 canal no_action", "give P3-8 intrigue pay_servants")
    state = after(state, "useplace", "intrigue A")
    assert ranks(state) == ["Cy", "Ann", "Bo"]
    state = after("DX-10b", "useplace", "intrigue A")
    assert (ranks(state), state.medal, seat(state, "Cy").intrigue) == (["Ann", "Cy", "Bo"], 2, 14)


def test_dx_11_short_supply():  # SERV-2
    before = seat("DX-11")
    own = seat(after("DX-11", "useplace", "travel A", "go C02", "use"))
    assert (own.pool, own.supply) == (before.pool + 1, 0)


def test_dx_12_blocked_road():  # TRAV-4, TRAV-5
    assert asked(after("DX-12a", "useplace", "travel A")) == ["go C02", "go C03", "go C13"]
    state = after("DX-12b", "useplace", "travel A")
    assert asked(state) == ["go C02", "go C04", "go C13", "go C16"]
    assert code(state, "go C03") == "E-CITY-REACH"


def test_dx_13_solo_pick_of_a_decree():  # AUTOMA-31
    before = seat("DX-13a", "Meng")
    meng = seat(after("DX-13a", "skip"), "Meng")
    assert (meng.decrees, meng.pool, meng.supply, meng.vp) == (("D2-5",), 0, before.supply + 2, before.vp + 4)
    before = seat("DX-13b", "Meng")
    meng = seat(after("DX-13b", "skip"), "Meng")
    assert (meng.decrees, meng.pool, meng.supply) == (("D1-3",), 0, before.supply + 1)


def test_dx_14_expert_setup():  # EXPERT-2, EXPERT-3
    state = example("DX-14")
    while point(state)[0] == "Luck":
        state = state.after(SeededLuck(1).answer(state))
    assert (len(state.draw_pile), [len(own.hand) for own in state.seats], len(state.gifts)) == (19, [4, 4, 4], 7)
