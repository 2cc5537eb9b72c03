"""Vectors of the specification on set-up, Morning, Night and the end (DX-18, DX-30 to DX-36, DX-40, DX-55)."""

from __future__ import annotations

from math import perm

from games.gugong.table import after, asked, code, noted, of, point, seat, stopped, tokens, told

from yotd_widget.engine.luck import SeededLuck
from yotd_widget.games.gugong.seat import Ship


def lucky(state):
    """The position after all that chance decides now."""
    while point(state)[0] == "Luck":
        state = state.after(SeededLuck(5).answer(state))
    return state


# --- Night -----------------------------------------------------------------------------------------------------------


def test_dx_18_night_without_matches():  # NIGHT-3, AMB-5
    _, notes = noted("DX-18a", "skip")
    assert [note.facts["matches"] for note in notes if note.rule == "NIGHT-1"] == [0, 0, 0]
    assert not [note for note in notes if note.rule in ("NIGHT-2", "NIGHT-3")]


def test_dx_18_the_double_servant_as_a_gain():  # NIGHT-2, AMB-58, INV-23
    before = seat("DX-18b")
    _, notes = noted("DX-18b", "skip")
    gain = [note for note in notes if note.rule == "NIGHT-2"]
    assert [(note.seat, note.change, note.facts) for note in gain] == [
        (0, {"pool": 2, "supply": -2}, {"double": "pool"})
    ]
    assert told("DX-18b", "skip", by="NIGHT-3") == [(0, {"vp": 3}), (0, {"envoy": 1})]
    assert seat(after("DX-18b", "skip")).pool >= before.pool + 2


def test_dx_30_double_servant_on_ships_by_night():  # NIGHT-4, HARB-3, HARB-5, DBL-9
    _, notes = noted("DX-30a", "skip")
    lost = [(note.seat, note.change, note.facts["double"]) for note in notes if note.facts.get("lost")]
    assert lost == [(0, {"supply": 1}, "supply")]
    assert seat(after("DX-30a", "skip")).ships == ()

    state = after("DX-30b", "skip")
    assert (asked(state), code(state, "claim A5 vp4")) == (["claim A5 card", "skip"], "E-REWARD-SLOT")
    before = seat(state)
    _, notes = noted(state, "claim A5 card")
    assert [note.change for note in notes if note.rule == "HARB-2"] == [{"card_slots": 1}]
    assert [(note.change, note.facts["double"]) for note in notes if note.rule == "HARB-3"] == [
        ({"supply": 0}, "supply")
    ]
    assert before.double == "ship"


def test_dx_31_night_claims_in_order():  # NIGHT-6, AMB-25, DBL-1
    before = of("DX-31")
    state = after(before, "skip")
    assert (point(state), asked(state)) == (("Bo", "DP-CLAIM"), ["claim A4", "skip"])
    state = after(state, "claim A4")
    assert seat(state, "Bo").double == "pool"
    assert (point(state), asked(state)) == (("Bo", "DP-CLAIM"), ["claim A2", "skip"])
    state = after(state, "claim A2")
    assert (point(state), asked(state)) == (("Ann", "DP-CLAIM"), ["claim A3", "skip"])
    assert before.draw_pile[0] in seat(after(state, "claim A3")).hand


# --- Morning ---------------------------------------------------------------------------------------------------------


def test_dx_32_morning_decrees():  # MORN-6 to MORN-8, PAL-6, DECREE-1-1, DECREE-1-4
    state = after("DX-32", "skip")
    assert point(state) == ("Luck", "destiny dice")
    state = after(state, "roll 2 9 3")
    assert (point(state), asked(state)) == (("Ann", "DP-MORNING"), ["invoke D1-1", "invoke D1-4", "done"])
    vp, step = seat(state).vp, seat(state).intrigue
    state = after(state, "invoke D1-4")
    assert (seat(state).vp, code(state, "invoke D1-4")) == (vp + 1, "E-DECREE-USED")
    state = after(state, "invoke D1-1")
    assert (seat(state).intrigue, point(state), state.day) == (step + 2, ("Bo", "DP-MORNING"), 1)
    pools = [own.pool for own in state.seats]
    state = after(state, "done")
    assert state.day == 2
    assert [own.pool for own in state.seats] == [pools[0] + 4, pools[1]]
    assert (state.start, point(state)) == (0, ("Ann", "DP-GIFT"))


def test_dx_33_more_morning_decrees():  # DECREE-1-2, -1-3, -1-5, HARB-1
    before = seat("DX-33a")
    state, notes = noted("DX-33a", "invoke D1-3")
    gains = [(note.rule, note.change["pool"]) for note in notes if note.seat == 0 and "pool" in note.change]
    assert gains == [("DECREE-1-3", 1), ("MORN-7", 4)]
    assert seat(state).pool == before.pool + 5
    state = after("DX-33b", "invoke D1-5")
    assert point(state) == ("Ann", "DP-SWAP")
    state = after(state, "swap P1-2 jade")
    assert {"B-7", "P1-9"} <= {*seat(state).hand}
    assert ("P1-2" in seat(state).hand, state.gifts["jade"]) == (False, "P1-2")
    state = after("DX-33c", "load servant A1")
    assert (seat(state).ships, point(state)) == ((Ship("A", 1, 3),), ("Ann", "DP-GIFT"))


def test_dx_34_refill():  # MORN-3, MORN-4, AMB-24, AMB-61
    state = after("DX-34a", "skip")
    assert tokens(state) == {"C01": "TOK-1", "C02": "TOK-3", "C03": "TOK-6", "C07": "TOK-12"}
    assert point(state) == ("Luck", "used tokens")
    used = len(state.token_discard)
    state = lucky(state)
    assert (len(tokens(state)), len(state.token_pile), state.token_discard) == (20, used - 16, ())
    state = lucky(after("DX-34b", "skip"))
    assert tokens(state) == {"C02": "TOK-12", "C04": "TOK-12"}  # a Traveller stands on C01, and one on C03


def test_dx_40_gaining_with_the_double_servant_in_the_supply():  # DBL-3, AMB-58, MORN-7
    state = after("DX-40", "skip")
    assert (point(state), asked(state)) == (("Ann", "DP-GAIN"), ["gain servants", "gain double"])
    before = seat(state)
    own = seat(after(state, "gain servants"))
    assert (own.pool, own.double) == (before.pool + 4, "supply")
    state = after(state, "gain double")
    own = seat(state)
    assert (own.pool, own.double) == (before.pool + 3, "pool")
    assert (point(state), asked(state)) == (("Bo", "DP-GAIN"), ["gain double"])
    assert code(state, "gain servants") == "E-SUPPLY"
    bo, cy, dora = (seat(state, name) for name in ("Bo", "Cy", "Dora"))
    state = after(state, "gain double")
    now = seat(state, "Bo")
    assert (now.pool, now.double, now.supply) == (bo.pool + 3, "pool", 0)
    now = seat(state, "Cy")
    assert (now.pool, now.double) == (cy.pool, "pool")
    assert seat(state, "Dora").pool == dora.pool + 4
    assert point(state) == ("Ann", "DP-GIFT")


# --- The end ---------------------------------------------------------------------------------------------------------


def test_dx_35_level_3_decrees_and_palace_spaces():  # DECREE-3-3 to DECREE-3-5, END-3
    assert told("DX-35a", "done", by="DECREE-3-4") == [(0, {"vp": 6})]
    assert told("DX-35a", "done", by="DECREE-3-5") == [(0, {"vp": 12})]
    spaces = dict(told("DX-35a", "done", by="END-3"))
    assert [spaces[place]["vp"] for place in (1, 2, 3, 0, 4)] == [7, 5, 3, 2, 1]
    assert told("DX-35b", "done", by="DECREE-3-3") == [(0, {"vp": 6}), (1, {"vp": 10}), (2, {"vp": 10})]


def test_dx_36_final_tie_and_third_of_score_after_the_wall():  # END-1, END-6, AMB-42
    outcome = after("DX-36a", "done").outcome
    assert (outcome.scores, outcome.winners) == ((17, 17), (1,))
    state, notes = noted("DX-36b", "done")
    mine = [(note.rule, note.change["vp"]) for note in notes if note.seat == 0 and "vp" in note.change]
    assert mine == [
        ("END-1", 3), ("PAL-5", 1), ("DECREE-3-1", 4), ("DECREE-3-2", 8), ("END-3", 7), ("END-4", 6),
    ]  # fmt: skip
    assert (state.outcome.scores[0], state.outcome.winners) == (37, (0,))


# --- Set-up ----------------------------------------------------------------------------------------------------------


def test_dx_55_setup_by_player_order():  # SETUP-9, SETUP-12, EXPERT-2
    state = after("DX-55a", "start 3")
    assert [{card[:2] for card in own.hand} for own in state.seats] == [{"P2"}, {"P3"}, {"P1"}]
    assert [len(own.hand) for own in state.seats] == [4, 4, 4]
    assert state.order[::-1] == (2, 0, 1)  # from below
    state = after("DX-55b", "start 3")
    options = state.agenda[-1].options(state)
    assert (point(state)[1], len(options[0].drawn), options.size) == ("board cards", 7, perm(26, 7))


def test_dx_55_the_first_question_is_open_again_where_luck_goes_on():
    state = lucky(of("DX-55a"))
    assert (state.day, state.phase, point(state)[1]) == (1, "day", "DP-GIFT")
    assert asked(stopped(state, asked(state)[0]))
