"""Vectors of the specification that happen within a turn: payments, places, tokens, cards, bonus tokens (DX-15 on)."""

from __future__ import annotations

import pytest
from games.gugong.table import after, asked, code, noted, of, point, ranks, refused, seat, stopped, tokens, told

from yotd_widget.games.gugong.seat import Ship

# --- Paying with the Double Servant ----------------------------------------------------------------------------------


def pool(state, player="Ann"):
    """What is in a pool: normal servants, and whether the Double Servant is there."""
    own = seat(state, player)
    return own.pool, own.double == "pool"


def test_dx_15_paying_with_the_double_servant():  # DBL-4, DP-PAY
    state = stopped(after("DX-15a", "useplace"), "palace B")
    assert asked(state) == ["pay double"]
    assert pool(after("DX-15a", "useplace", "palace B")) == (1, False)
    assert asked(after("DX-15b", "useplace", "palace B")) == ["pay servants", "pay double"]
    before = seat("DX-15c")
    state = after("DX-15c", "useplace", "intrigue B")
    own = seat(state)
    assert (pool(state), own.double, own.supply, own.intrigue) == (
        (0, False), "supply", before.supply, before.intrigue + 3,
    )  # fmt: skip
    state = after("DX-15d", "useplace", "travel A", "go C02", "use")
    assert (pool(state), seat(state).jade) == ((0, False), 1)


# --- The Great Wall --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "worth"), [("DX-16a", 1), ("DX-16b", 2)])
def test_dx_16_wall_b_leaves_a_piece(name, worth):  # WALL-2, AMB-52
    state = after(name, "useplace")
    assert asked(state) == ["wall A"]
    refusal = refused(state, "wall B")
    assert (refusal.code, refusal.facts["have"]) == ("E-SERVANTS", worth)


def test_dx_16_the_piece_that_does_not_pay_is_placed():
    state = after("DX-16c", "useplace", "wall B")
    assert asked(state) == ["pay servants", "pay double"]
    assert asked(stopped(state, "pay servants")) == ["build 0 1 none"]
    assert asked(stopped(state, "pay double")) == ["build 1 0 none"]
    state = after("DX-16d", "useplace", "wall B")
    assert (pool(state), asked(state)) == ((2, False), ["build 1 0 none", "build 2 0 none"])
    assert asked("DX-16e") == ["skip"]
    assert code("DX-16e", "useplace") == "E-SERVANTS"


def test_dx_19_extra_wall_servant():  # WALL-3, AMB-18, TIE-1
    state = after("DX-19a", "useplace")
    assert asked(state) == ["build 1 0 none", "build 1 0 servant"]
    before = seat(state)
    assert seat(after(state, "build 1 0 none")).wall == 1
    state = after(state, "build 1 0 servant")
    own = seat(state)
    assert (own.vp, own.pool, own.supply) == (before.vp + 3, 0, before.supply - 1 + 2)
    assert [each.wall for each in state.seats] == [0, 2, 1]
    assert asked("DX-19b") == ["skip"]
    assert code("DX-19b", "useplace") == "E-SERVANTS"
    state = after("DX-19c", "useplace", "go C02")  # one servant: only option A
    assert asked(state) == ["put servant", "skip"]
    assert [each.wall for each in after(state, "put servant").seats] == [1, 2, 1]


def test_dx_20_benefits():  # INTB-2 to INTB-5, AMB-10, AMB-11
    state = after("DX-20", "useplace", "wall A")
    assert point(state) == ("Ann", "DP-BENEFIT")
    state = after(state, "benefit IB-5")
    assert len(asked(state)) == 18
    assert asked(state) == [
        f"turn {die} {face}"
        for die, faces in enumerate(((1, 2, 3, 4, 5, 6), (4, 5, 6, 7, 8, 9), (1, 2, 3, 7, 8, 9)), 1)
        for face in faces
    ]
    assert (code(state, "turn 1 7"), code(state, "turn 4 1")) == ("E-FACE", "E-DIE")
    state = after(state, "turn 1 6")
    assert (state.dice, point(state)) == ((6, 4, 1), ("Cy", "DP-BENEFIT"))
    state = after(state, "benefit IB-5", "turn 1 2")
    assert (state.dice, point(state)) == ((2, 4, 1), ("Bo", "DP-BENEFIT"))
    assert asked(state) == ["benefit IB-1", "benefit IB-3", "benefit IB-5", "benefit IB-7", "skip"]
    before = seat(state, "Bo")
    state = after(state, "benefit IB-3")
    own = seat(state, "Bo")
    assert (own.intrigue, own.pool, own.supply) == (4, before.pool + 1, 0)
    assert ranks(state) == ["Bo", "Cy", "Ann", "Dora"]


# --- The Grand Canal -------------------------------------------------------------------------------------------------


def test_dx_17_canal_b_takes_two_pieces():  # CANAL-2, DBL-5, DBL-6, AMB-52
    refusal = refused(after("DX-17a", "useplace"), "canal B")
    assert (refusal.code, refusal.facts) == ("E-SERVANTS", {"cost": 3, "have": 2})
    assert code(after("DX-17b", "useplace"), "canal B") == "E-IMPOSSIBLE"
    state = after("DX-17c", "useplace", "canal B", "pay servants")
    assert asked(state) == ["load servant new A", "load double new A"]
    state = after(state, "load double new A")
    assert asked(state) == ["load servant new A", "load servant A1"]
    assert seat(after(state, "load servant new A")).ships == (Ship("A", 1, 0, True), Ship("A", 2, 1))
    state = after(state, "load servant A1")
    assert seat(state).ships == (Ship("A", 1, 1, True),)
    assert seat(state).ships[0].units == 3
    assert point(state) == ("Bo", "DP-GIFT")  # nothing could be claimed


def test_dx_28_canal_a_with_a_claim_alone():  # CANAL-11, AMB-51
    state = after("DX-28a", "useplace", "canal A")
    assert asked(state) == ["skip"]
    state = after(state, "skip")
    assert (asked(state), code(state, "skip")) == (["claim A2"], "E-IMPOSSIBLE")
    vp = seat(state).vp
    state = after(state, "claim A2")
    assert (seat(state).vp, seat(state).ships, point(state)) == (vp + 4, (), ("Bo", "DP-GIFT"))

    state = after("DX-28b", "useplace", "canal A", "skip")
    assert asked(state) == ["claim A2", "skip"]
    state = after(state, "skip")
    assert (asked(state), code(state, "skip")) == (["sail A2"], "E-IMPOSSIBLE")
    state = after(state, "sail A2")
    assert asked(state) == ["claim A3", "skip"]


def test_dx_29_new_ships_and_moves():  # CANAL-5 to CANAL-10
    state = after("DX-29a", "useplace", "canal A")
    assert code(state, "load servant new A") == "E-SHIP-NONE"
    state = after(state, "skip")
    assert asked(state) == ["sail A1", "sail A2", "sail A4"]
    assert Ship("A", 3, 1) in seat(after(state, "sail A2")).ships
    state = after("DX-29b", "useplace", "canal A")
    assert code(state, "load servant new A") == "E-ROUTE-FULL"
    assert Ship("B", 1, 1) in seat(after(state, "load servant new B")).ships
    state = after("DX-29c", "useplace", "canal A", "load servant A2")
    assert code(state, "sail A5") == "E-NO-HARBOUR"


# --- Travel ----------------------------------------------------------------------------------------------------------


def test_dx_21_discounts_of_travel_and_jade():  # DECREE-2-1, DECREE-2-2, JADE-2, JADE-4, TOK-11a
    state = after("DX-21a", "useplace", "travel B", "go C02")
    assert pool(state) == (3, False)
    state = after(state, "use")
    assert (pool(state), seat(state).jade, state.houses) == ((0, False), 1, (True,) * 4)

    state = after("DX-21b", "useplace")
    assert asked(state) == ["buy 1", "buy 2", "buy 3", "buy 4"]
    assert code(state, "buy 0") == "E-SQUARE"
    state = after("DX-21c", "useplace")
    assert asked(state) == ["buy 1", "buy 2"]
    assert code(state, "buy 3") == "E-SERVANTS"
    state = after("DX-21d", "useplace")
    assert (pool(state), seat(state).jade) == ((0, False), seat("DX-21d").jade + 1)
    assert asked("DX-21e") == ["skip"]
    assert code("DX-21e", "useplace") == "E-SERVANTS"


def test_dx_23_first_journey_one_token_none():  # TRAV-3, TRAV-7
    state = after("DX-23a", "useplace", "travel A")
    assert asked(state) == [f"go C{number:02}" for number in range(1, 21)]
    state = after("DX-23b", "useplace", "travel B", "go C17")
    vp, step = seat(state).vp, seat(state).intrigue
    state = after(state, "use")
    assert (seat(state).city, point(state)) == ("C01", ("Ann", "DP-TOKEN"))
    state = after(state, "use")
    assert (seat(state).vp, seat(state).intrigue, tokens(state)) == (vp + 2, step + 1, {})
    state = after("DX-23c", "useplace", "travel B", "use")
    assert (pool(state), seat(state).city, point(state)[0]) == ((0, False), "C17", "Bo")
    assert asked("DX-23d") == ["skip"]
    assert code("DX-23d", "useplace") == "E-IMPOSSIBLE"


def test_dx_24_full_token_spaces():  # TRAV-9, XCH-5, AMB-46
    before = seat("DX-24")
    state = after("DX-24", "useplace", "travel A", "go C02", "use")
    assert seat(state).vp == before.vp + 2
    moves = [str(move) for move in state.options()]
    assert moves
    assert all(move.startswith("exchange ") for move in moves)
    assert not any("TOK-6" in move for move in moves)
    assert {code(state, move) for move in ("skip", "use", "useplace", "done", "give P1-2 jade free")} == {"E-SLOTS"}
    assert code(state, "exchange servant TOK-1 TOK-6") == "E-TOKEN-OWN"
    state = after(state, "exchange servant TOK-1 TOK-2")
    assert seat(state).tokens == ("TOK-3", "TOK-4", "TOK-7", "TOK-8", "TOK-6")


def test_dx_26_wall_scoring_in_the_middle_of_travel():  # ROUND-5, TOK-10a
    before = seat("DX-26")
    state = after("DX-26", "useplace", "travel B", "go C02", "put servant")
    assert (seat(state).vp, point(state)) == (before.vp + 3, ("Bo", "DP-BENEFIT"))
    state = after(state, "skip")
    assert point(state) == ("Ann", "DP-BENEFIT")
    state = after(state, "skip")
    assert point(state) == ("Ann", "DP-CITY")
    assert [own.wall for own in state.seats] == [0, 2]


def test_dx_27_third_unit_by_tok_9():  # TOK-9a, HARB-7
    state = after("DX-27", "useplace", "travel A", "go C02")
    assert asked(state) == ["load servant new A", "load servant A3", "skip"]
    codes = [code(state, f"load {words}") for words in ("servant A2", "servant A4", "double A3")]
    assert codes == ["E-SHIP-FULL", "E-SHIP", "E-DOUBLE-WHERE"]
    assert asked(after(state, "load servant A3")) == ["claim A3", "skip"]


def test_dx_53_top_of_the_intrigue_track():  # INTR-4, INTR-6, AMB-62
    state = after("DX-53a", "useplace", "intrigue B")
    assert (seat(state).intrigue, state.medal) == (14, None)
    state = after("DX-53b", "useplace", "travel A", "go C02")
    assert (seat(state).intrigue, ranks(state), asked(state)) == (14, ["Bo", "Ann"], ["use", "skip"])
    state = after(state, "use")
    assert (seat(state).intrigue, ranks(state), state.medal) == (14, ["Bo", "Ann"], None)


def test_dx_54_double_servant_from_the_supply():  # DBL-8, DBL-10, AMB-17
    state = after("DX-54a", "useplace", "travel A", "go C02")
    assert [move for move in asked(state) if "double" in move] == ["load double new A", "load double A2"]
    assert code(state, "load double A3") == "E-SHIP-FULL"
    state = after(state, "load double A2")
    assert (asked(state), seat(state).double) == (["claim A2", "skip"], "ship")
    before = seat(state)
    own = seat(after(state, "claim A2"))
    assert (own.vp_slots, own.supply, own.double) == (before.vp_slots + 1, before.supply, "supply")
    state = after("DX-54b", "useplace", "wall A")
    assert asked(state) == ["build 1 0 none", "build 1 0 servant", "build 1 0 double"]
    own = seat(after(state, "build 1 0 double"))
    assert (own.wall, own.double, own.wall_units) == (1, "wall", 3)


# --- Decrees ---------------------------------------------------------------------------------------------------------


def test_dx_22_discount_of_decrees():  # DECREE-0-2, DECREE-0-7, DBL-7, AMB-54
    state = after("DX-22a", "useplace")
    before = seat(state)
    own = seat(after(state, "obtain D1-1"))
    assert (own.pool, own.supply, "D1-1" in own.decrees) == (2, before.supply, True)
    own = seat(after(state, "obtain D1-3"))
    assert (own.pool, own.supply, "D1-3" in own.decrees) == (1, before.supply + 1, True)
    assert code(state, "obtain D2-5") == "E-DECREE-OWN"

    before = seat("DX-22b")
    own = seat(after("DX-22b", "useplace", "obtain D2-5"))
    assert (own.pool, own.supply, own.vp) == (0, before.supply + 2, before.vp + 4)

    state = after("DX-22c", "useplace")
    own = seat(after(state, "obtain D1-3"))
    assert (own.pool, own.double, own.decrees) == (0, "supply", ("D1-3",))
    for name, expected in (("DX-22d", "E-DOUBLE-PLACE"), ("DX-22e", "E-DOUBLE-PLACE"), ("DX-22f", "E-SERVANTS")):
        assert (asked(name), code(name, "useplace")) == (["skip"], expected), name


# --- Cards -----------------------------------------------------------------------------------------------------------


def test_dx_25_cards_out_of_tokens():  # TOK-5a, TOK-8a, DAY-5
    state = after("DX-25a", "useplace", "travel A", "go C02", "use")
    assert point(state) == ("Ann", "DP-RETRIEVE")
    state = after(state, "retrieve B-7")
    assert (seat(state).hand, point(state), state.day) == (("B-7",), ("Ann", "DP-GIFT"), 2)
    state = after("DX-25b", "useplace", "travel A", "go C02")
    assert asked(state) == ["offer P2-7", "skip"]
    assert code(state, "offer P1-6") == "E-CARD-VALUE"
    state = after(state, "offer P2-7")
    assert (seat(state).jade, seat(state).hand, seat(state).discard[-1]) == (1, ("P1-6",), "P2-7")


def test_dx_37_swaps():  # CARD-7 to CARD-9, AMB-20
    state = after("DX-37", "usecard")
    assert point(state) == ("Ann", "DP-SWAP")
    swapped = after(state, "swap P2-8 jade")
    assert {*seat(swapped).discard} >= {"B-1", "B-7"}
    assert ("P2-8" in seat(swapped).discard, swapped.gifts["jade"]) == (False, "P2-8")
    assert seat(swapped).hand == ("P1-2",)
    assert (code(state, "swap P1-9 jade"), code(state, "swap P3-6 jade")) == ("E-CARD-OWN", "E-CARD-OWN")
    state = after(state, "swap P1-2 canal")
    assert (seat(state).hand, state.gifts["canal"]) == (("P3-6",), "P1-2")
    assert point(after(state, "useplace")) == ("Ann", "DP-CANAL")


def test_dx_38_card_and_location_action_alike_and_gains():  # CARD-5, CARD-6
    before = seat("DX-38a")
    state = after("DX-38a", "usecard", "palace B", "useplace")
    assert seat(state).envoy == before.envoy + 3  # one servant is left, so the second time it is option A
    assert pool(after("DX-38b", "usecard")) == (seat("DX-38b").pool + 1, False)
    assert (asked("DX-38c"), code("DX-38c", "usecard")) == (["skip"], "E-IMPOSSIBLE")


def test_dx_39_gift_refusals():  # GIFT-4, GIFT-6, GIFT-9
    state = of("DX-39a")
    at_jade = [move for move in asked(state) if move.startswith("give P1-2 jade")]
    assert at_jade == ["give P1-2 jade discard P1-9", "give P1-2 jade no_action"]
    refusals = {
        "give P1-2 jade free": "E-PAY-NEEDED",
        "give P1-2 jade pay_servants": "E-SERVANTS",
        "give P1-2 jade discard P1-2": "E-DISCARD-CARD",
        "give P1-9 jade pay_servants": "E-PAY-FREE",
        "give P1-9 jade discard P1-2": "E-PAY-FREE",
        "give P1-9 jade no_action": "E-PAY-FREE",
        "give P2-8 jade free": "E-CARD-HAND",
        "give P1-2 moon free": "E-LOCATION",
        "give P1-2 jade begging": "E-OPTION",
    }
    assert {move: code(state, move) for move in refusals} == refusals
    assert pool(after("DX-39b", "give P1-2 jade pay_servants")) == (1, False)
    state = after("DX-39b", "give P1-2 jade no_action")
    assert (point(state), state.gifts["jade"], seat(state).hand) == (("Bo", "DP-GIFT"), "P1-2", ("P1-9",))


# --- Bonus tokens ----------------------------------------------------------------------------------------------------


def points(state):
    return [own.vp for own in state.seats]


def test_dx_41_btok_2():  # BONUS-4, AMB-27
    assert points(after("DX-41a", "useplace", "palace A")) == [0, 1, 1]
    assert points(after("DX-41b", "useplace", "palace A")) == [0, 2, 1]
    assert points(after("DX-41c", "useplace", "intrigue A")) == [3, 0, 0]


def test_dx_42_btok_3():  # BONUS-5, AMB-53
    state = after("DX-42a", "useplace", "palace B")
    assert point(state) == ("Bo", "DP-FOLLOW")
    state = after(state, "follow", "palace B")
    assert (pool(state, "Bo"), seat(state, "Bo").envoy, points(state)) == ((0, False), 2, [3, 1, 2])
    assert point(state) == ("Cy", "DP-FOLLOW")
    state = after(state, "follow", "palace B")
    assert (pool(state, "Cy"), seat(state, "Cy").envoy, points(state)) == ((0, False), 2, [4, 1, 1])
    assert point(state) == ("Bo", "DP-GIFT")  # nobody follows a follower

    state = after("DX-42b", "useplace", "palace A")
    assert point(state) == ("Cy", "DP-FOLLOW")
    assert point(after(state, "skip")) == ("Ann", "DP-FOLLOW")
    assert point(after("DX-42c", "usecard", "palace A")) == ("Bo", "DP-FOLLOW")
    state = after("DX-42d", "useplace", "travel A", "go C02", "use")
    assert (seat(state).envoy, point(state)) == (1, ("Bo", "DP-GIFT"))


def test_dx_43_life_of_a_bonus_token():  # BONUS-2, -6, -7
    before = of("DX-43a")
    state = after(before, "useplace", "travel A", "go C02")
    assert code(state, "lay moon") == "E-LOCATION"
    state, notes = noted(state, "lay jade")
    first = [note for note in notes if note.rule == "BONUS-2"]
    assert [(note.seat, note.change["pool"]) for note in first] == [(0, -1)]
    assert (seat(state).bonus, seat(state).supply) == ((), seat(before).supply + 1)
    assert point(state)[0] == "Ann"
    assert all(str(move).startswith("exchange ") for move in state.options())
    assert code(state, "done") == "E-SLOTS"
    state = after(state, "exchange servant TOK-1 TOK-2")
    assert seat(state).tokens == ("TOK-3", "TOK-4", "TOK-7", "TOK-8", "BTOK-2")

    state = after("DX-43b", "useplace", "travel A", "go C02")
    assert asked(state) == ["skip"]
    assert code(state, "lay jade") == "E-SERVANTS"


def test_dx_43_a_bonus_token_in_use_needs_no_space():
    state = after("DX-43a", "useplace", "travel A", "go C02").clone()
    own = state.seats[1]
    own.hand, own.discard = own.discard[:1], own.discard[1:]  # so that the Day goes on
    state = after(state, "lay jade")
    assert (point(state), seat(state).bonus) == (("Bo", "DP-GIFT"), ("BTOK-2 jade",))
    assert (len(seat(state).tokens), pool(state)) == (6, (0, False))


def test_dx_58_passing_is_not_final():  # DAY-5, AMB-21, BONUS-5
    state = after("DX-58", "useplace", "travel A", "go C02", "skip")
    assert point(state) == ("Bo", "DP-FOLLOW")
    state = after(state, "follow", "travel A", "go C04", "use", "retrieve B-7")
    assert (point(state), seat(state, "Bo").hand) == (("Bo", "DP-GIFT"), ("B-7",))
    assert told("DX-58", "useplace", "travel A", "go C02", "skip", "skip", by="DAY-2") == [(1, {})]
