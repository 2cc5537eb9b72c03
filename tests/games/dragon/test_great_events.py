"""The Super Events, alone and with the Great Wall: their vectors (EX, DV) and rules (GE, COMBO), one test each."""

import re
from itertools import product

import pytest
from games.dragon.table import (
    acting,
    bare,
    completions,
    court,
    month_from_event,
    moves,
    noted,
    played,
    scored,
    shown,
    strikes,
)

from yotd_widget.engine.luck import SeededLuck
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.policies import RandomPolicy
from yotd_widget.engine.trace import Notes
from yotd_widget.games.dragon import Row, Setup, new_game
from yotd_widget.games.dragon.pieces import (
    DRAWN_EVENTS,
    EVENTS,
    GREAT_EVENT_MONTH,
    GREAT_EVENTS,
    HAND,
    KINDS,
    STEPS,
    WALL_TILES,
    YOUNG,
)
from yotd_widget.games.dragon.year import begin

NAMES = ("P1", "P2", "P3", "P4", "P5")
PAIR = "2 young monk, young healer"
FIVE = ("3 young monk, young healer, young farmer", "2 young scholar, young warrior")


def code(refusal) -> str:
    return refusal.code if refusal else "accepted"


def points(state) -> list[int]:
    return [c.vp for c in state.courts]


def heads(state) -> list[int]:
    return [c.headcount() for c in state.courts]


def names(state) -> list[str]:
    return [state.player(seat) for seat in state.track]


def open_question(state) -> tuple[str, str, int]:
    """Decision point, who decides, and how many pieces in all."""
    return state.decision.id, state.decision.player, state.decision.total


def goods(mine) -> tuple[int, int, int]:
    return mine.yuan, mine.rice, mine.fireworks


def rules(notes) -> list[str]:
    return [note.rule for note in notes]


def purse(yuan: int = 0, rice: int = 0, fireworks: int = 0):
    return bare(yuan=yuan, rice=rice, fireworks=fireworks)


# --- The examples of the rule books ----------------------------------------------------------------------------------


def test_ex_18_half_of_all_goods_in_any_mixture():  # GE-FLOOD-1, GE-FLOOD-2
    state = strikes("ge_flood", purse(3, 2, 2), purse())
    assert open_question(state) == ("D-21", "P1", 3)
    assert goods(state.after("return 2 yuan, 1 fireworks").court("P1")) == (1, 2, 1)
    assert goods(state.after("return 1 yuan, 2 rice").court("P1")) == (2, 0, 2)
    wanted = {
        (3 - yuan, 2 - rice, 2 - tiles)
        for yuan, rice, tiles in product(range(4), range(3), range(3)) if yuan + rice + tiles == 3
    }  # fmt: skip
    assert len(wanted) == 8
    assert {goods(end.court("P1")) for end in completions(state)} == wanted


def test_ex_19_the_second_festival_is_judged_on_what_is_left():  # GE-ECLIPSE-1
    state = strikes("ge_eclipse", purse(fireworks=3), purse(fireworks=2), event="dragon_festival")
    # 3 and 2 tiles: first 6 and 3 points, one tile left each; then both are first.
    assert [(c.vp, c.fireworks) for c in state.courts] == [(12, 0), (9, 0)]


def test_ex_20_everybody_has_another_benefit():  # GE-CHARTER-1, GE-CHARTER-2
    mine = court("3 young farmer, old farmer, young scholar", "2 young healer")
    monks = court("3 old monk, young monk", "1 young monk", "1 young healer")
    books = court("2 young scholar, old scholar", "1 young healer")
    state = strikes("ge_charter", mine, monks, books)
    state = played(state, "charter farmer", "charter monk", "charter scholar")
    assert (state.court("P1").rice, state.court("P1").vp) == (3, 0)
    assert points(state) == [0, 2 * 3 + 1 * 3 + 1 * 1, 2 + 3]
    assert (state.court("P2").rice, state.court("P3").rice, state.decision) == (0, 0, None)


def test_ex_23_after_a_tornado_two_cards_are_left():  # GE-TORNADO-2, PER-2
    hand = ("monk", "healer", "farmer", "wild")
    state = month_from_event("peace", *(court(hand=hand),) * 3, month=7, great_event="ge_tornado")
    luck, policy, cards, played_cards = SeededLuck(7), RandomPolicy(7), {}, {}
    while state.agenda:
        notes = Notes()
        move = luck.answer(state) if state.agenda[-1].seat == LUCK else policy.choose(state)
        month, state = state.month, state.after(move, notes=notes)
        for note in notes:
            month = note.facts["month"] if note.rule == "ROUND-2" else month
            if note.rule == "PER-1":
                played_cards[month] = played_cards.get(month, 0) + 1
        if state.decision and state.decision.id == "D-04":
            cards[state.month] = [len(c.hand) for c in state.courts]
    assert played_cards == {8: 3, 9: 3}
    assert cards == {8: [2] * 3, 9: [1] * 3, 10: [0] * 3, 11: [0] * 3, 12: [0] * 3}


# --- The vectors -----------------------------------------------------------------------------------------------------


def test_dv_39_a_floor_of_each_of_two_palaces():  # GE-QUAKE-2, GE-QUAKE-3, AMB-25, AMB-43
    state = strikes("ge_quake", court(PAIR, "1 young farmer"), bare())
    assert open_question(state) == ("D-19", "P1", 2)
    state = state.after("demolish 1, 2")
    assert open_question(state) == ("D-20", "P1", 1)
    assert moves(state) == ["release young monk 1", "release young healer 1"]
    assert shown(state.court("P1")) == ["1 young monk, young healer"]  # palace 2 went with its person
    assert shown(state.after("release young monk 1").court("P1")) == ["1 young healer"]


def test_dv_40_both_floors_of_one_palace():  # GE-QUAKE-3, AMB-43
    state = strikes("ge_quake", court(PAIR, "1 young farmer"), bare()).after("demolish 1, 1")
    assert (shown(state.court("P1")), state.decision) == (["1 young farmer"], None)


def test_dv_41_a_single_floor_is_all_one_has_to_give():  # GE-QUAKE-2, AMB-25
    state = strikes("ge_quake", court("1 young monk"), bare())
    assert (shown(state.court("P1")), state.decision) == ([], None)


@pytest.mark.parametrize(
    ("have", "returned"), [((0, 0, 0), 0), ((0, 1, 0), 1 // 2), ((3, 2, 2), 3), ((3, 3, 2), 4), ((1, 1, 0), 1)]
)
def test_dv_42_half_rounded_down_is_returned(have, returned):  # GE-FLOOD-1
    state = strikes("ge_flood", purse(*have), purse())
    assert (state.decision.total if state.decision else 0) == returned
    ends = completions(state) if state.decision else [state]
    assert {sum(goods(end.court("P1"))) for end in ends} == {sum(have) - returned}


def test_dv_43_a_volcano_sends_all_back_in_their_order():  # GE-VOLCANO-1, TRACK-3, TRACK-5, AMB-28
    volcano = {"great_event": "ge_volcano", "month": 7, "track": "P3 P1 P2"}
    people = court(space=12), court(space=9), court(space=12)
    state = month_from_event("peace", *people, **volcano)
    assert ([c.space for c in state.courts], names(state)) == ([0, 0, 0], ["P3", "P1", "P2"])
    state = played(state, "deal taxes+build+harvest fireworks_display+military_parade research+privilege")
    state = played(state, "pass", "pass", "use B military_parade")
    assert ([c.space for c in state.courts], names(state)) == ([0, 1, 0], ["P2", "P3", "P1"])


def test_dv_44_a_type_is_chosen_once():  # GE-SUNRISE-2
    state = strikes("ge_sunrise", court("2"), court("2")).after("take young monk")
    assert open_question(state) == ("D-23", "P2", 1)
    refusal = state.why_not("take young monk")
    assert (refusal.code, refusal.text) == ("ERR-SUN-TAKEN", "P1 has already chosen this type.")


@pytest.mark.parametrize(
    ("kind", "change"),
    [
        ("warrior", {"space": 2}), ("tax_collector", {"yuan": 6}), ("scholar", {"vp": 5}), ("healer", {}),
        ("farmer", {"rice": 3}), ("pyrotechnist", {"fireworks": 3}), ("court_lady", {"vp": 2}), ("monk", {"vp": 3}),
    ],
)  # fmt: skip
def test_dv_45_benefits_of_a_charter(kind, change):  # GE-CHARTER-1, GE-CHARTER-2, AMB-27
    people = (
        "1 old warrior", "2 young tax_collector, young tax_collector", "2 young scholar, old scholar", "1 young healer",
        "2 young farmer, old farmer", "2 young pyrotechnist, old pyrotechnist", "2 young court_lady, young court_lady",
        "3 young monk",
    )  # fmt: skip
    mine = court(*people)
    after = strikes("ge_charter", mine, bare(), bare()).after(f"charter {kind}")
    for thing, gain in change.items():
        setattr(mine, thing, getattr(mine, thing) + gain)
    assert (after.court("P1"), after.decision) == (mine, None)


def test_dv_46_privileges_go_back_before_they_score():  # GE-ASSASSIN-1, GE-3
    state = month_from_event(
        "peace", bare(yuan=5, small=1, large=1), bare(small=3), month=7, great_event="ge_assassination"
    )
    assert [(c.small, c.large, c.vp, c.yuan) for c in state.courts] == [(0, 0, 0, 5), (0, 0, 0, 6)]
    assert scored(bare(small=1, large=1), bare()).court("P1").vp == 3  # as it would have been


def test_dv_47_a_second_tribute_takes_what_is_left():  # GE-ECLIPSE-1
    state = strikes("ge_eclipse", court(*FIVE, yuan=6), bare(yuan=9), event="imperial_tribute")
    assert (open_question(state), [c.yuan for c in state.courts]) == (("D-13", "P1", 2), [0, 1])
    state = state.after("release young monk 1, young warrior 2")
    assert (heads(state), state.decision) == ([3, 0], None)


def test_dv_48_a_second_drought_needs_rice_again():  # GE-ECLIPSE-1
    homes = PAIR, "2 young farmer, young scholar", "2 young warrior, old monk"
    state = strikes("ge_eclipse", court(*homes, rice=4), bare(), event="drought")
    assert (open_question(state), state.court("P1").rice, heads(state)) == (("D-14", "P1", 2), 0, [6, 0])
    state = played(state, "without 1, 3", "release young monk 1", "release old monk 3")
    assert shown(state.court("P1")) == ["2 young healer", "2 young farmer, young scholar", "2 young warrior"]
    assert state.decision is None


def test_dv_49_mortars_are_counted_anew():  # GE-ECLIPSE-1
    state = strikes("ge_eclipse", court(*FIVE, "1 old monk"), bare(), event="contagion")
    assert open_question(state) == ("D-17", "P1", 2)
    state = state.after("release young healer 1, young monk 1")
    assert (open_question(state), heads(state)) == (("D-17", "P1", 3), [4, 0])
    state = state.after("release young farmer 1, young scholar 2, young warrior 2")
    assert (shown(state.court("P1")), state.decision) == (["3", "2", "1 old monk"], None)


def test_dv_50_two_festivals():  # GE-ECLIPSE-1
    state = strikes("ge_eclipse", *(purse(fireworks=tiles) for tiles in (3, 3, 2, 1)), event="dragon_festival")
    assert [(c.vp, c.fireworks) for c in state.courts] == [(12, 0), (12, 0), (9, 0), (6, 0)]


def test_dv_51_invasion_wall_check_super_event_decay_scoring():  # COMBO-3, ROUND-3
    notes = Notes()
    mine, theirs = court("2 young warrior, young monk", "1"), court("2 young healer, young farmer", yuan=0)
    state = month_from_event(
        "mongol_invasion", mine, theirs, month=7, great_event="ge_lantern", wall="P2 " * 4 + "P1 " * 2, notes=notes
    )
    assert (state.decision.id, state.decision.player, points(state)) == ("D-16", "P2", [1, 0])
    state, more = noted(state, "release young healer 1")
    notes_of_both = [*notes, *more]
    assert (state.decision.id, state.decision.player, points(state)) == ("D-18", "P1", [1, 0])
    state, more = noted(state, "release young warrior 1")
    # 2 VP for the one person left, then the empty floor decays, then 1 VP for the palace.
    assert (points(state), heads(state)) == ([1 + 2 + 1, 0 + 2 + 1], [1, 1])
    assert shown(state.court("P1")) == ["2 young monk"]
    order = ["EVT-MONGOL-1", "EVT-MONGOL-2", "WALL-12", "GE-LANTERN-1", "DECAY-2", "SCORE-1"]
    assert [rule for rule in dict.fromkeys(rules([*notes_of_both, *more])) if rule in order] == order


def test_dv_59_two_of_three_persons_leave():  # GE-QUAKE-3
    state = strikes("ge_quake", court("3 young monk, young healer, young farmer", "1 young scholar"), bare())
    state = state.after("demolish 1, 1")
    assert open_question(state) == ("D-20", "P1", 2)
    assert {tuple(shown(end.court("P1"))) for end in completions(state)} == {
        (f"1 {person}", "1 young scholar") for person in ("young monk", "young healer", "young farmer")
    }
    assert code(state.why_not("release young monk 1, young monk 1")) == "ERR-REL-DUP"
    assert code(state.why_not("release young monk 1, young scholar 2")) == "ERR-QUAKE-PERSON"


def test_dv_60_the_floors_of_a_single_palace_are_not_asked_for():  # GE-QUAKE-1, GE-QUAKE-3
    state = strikes("ge_quake", court("3 young monk, young healer, young farmer"), bare())
    assert open_question(state) == ("D-20", "P1", 2)
    state = state.after("release young monk 1, young farmer 1")
    assert (shown(state.court("P1")), state.decision) == (["1 young healer"], None)


def test_dv_61_palace_after_palace():  # GE-QUAKE-3, AMB-42
    state = strikes("ge_quake", court(PAIR, "2 young farmer, young scholar"), bare()).after("demolish 2, 1")
    assert (open_question(state), len(state.legal_moves)) == (("D-20", "P1", 1), 2)
    state = state.after("release young healer 1")
    assert (open_question(state), len(state.legal_moves)) == (("D-20", "P1", 1), 2)
    state = state.after("release young scholar 2")
    assert (shown(state.court("P1")), state.decision) == (["1 young monk", "1 young farmer"], None)


def test_dv_62_a_wall_that_reaches_twice():  # GE-ECLIPSE-2, WALL-11, AMB-23
    people = (court(f"3 {', '.join([f'young {kind}'] * 3)}") for kind in ("monk", "healer", "farmer"))
    state = strikes("ge_eclipse", *people, event="mongol_invasion", wall="P1 P1 P1 P2 P2 P3 P3")
    assert (points(state), heads(state), state.decision) == ([6, 4, 4], [1, 1, 1], None)


def test_dv_63_a_wall_that_is_too_short_twice():  # GE-ECLIPSE-2, WALL-12, AMB-23
    mine = court("2 young monk, young monk", "2 young monk, old monk")
    other = court("2 young healer, young healer", "2 young healer, old healer")
    state = strikes("ge_eclipse", mine, other, event="mongol_invasion", wall="P1 P2 P2")
    asked = []
    while state.decision:
        asked.append((state.decision.id, state.decision.player))
        state = state.after(state.legal_moves[0])
    assert (points(state), heads(state)) == ([0, 0], [0, 2])
    assert asked[:3] == [("D-16", "P1"), ("D-16", "P2"), ("D-18", "P1")]
    assert ("D-18", "P2") not in asked


def test_dv_64_everybody_chooses_another_young_person():  # GE-SUNRISE-1, GE-SUNRISE-2, GE-SUNRISE-3, GE-SUNRISE-4
    state = strikes("ge_sunrise", court("2", space=10), court("2", space=8), court("2", space=6))
    offered = []
    for player, person in (("P1", "court_lady"), ("P2", "craftsman"), ("P3", "tax_collector")):
        assert (state.decision.id, state.decision.player) == ("D-23", player)
        offered.append(len(state.legal_moves))
        if player == "P2":
            assert code(state.why_not("take young court_lady")) == "ERR-SUN-TAKEN"
        state = state.after(f"take young {person}")
    assert (offered, [c.space for c in state.courts]) == ([9, 8, 7], [11, 10, 9])
    assert [c.hand for c in state.courts] == [HAND] * 3
    assert (heads(state), state.decision) == ([1, 1, 1], None)


def year(seed: int, great_event):
    return new_game(NAMES[:3], seed=seed, great_event=great_event)


def test_dv_66_the_row_is_drawn_before_the_super_event():  # GE-1, GE-2, AMB-48; D-01
    for seed in range(20):
        rows = {year(seed, great_event).event_row for great_event in (None, "random", "ge_flood", "ge_charter")}
        assert len(rows) == 1
    drawn = [year(seed, "random").great_event for seed in range(150)]
    assert set(drawn) == set(GREAT_EVENTS)
    assert [year(seed, "random").great_event for seed in range(150)] == drawn
    assert (year(7, "ge_flood").great_event, year(7, None).great_event) == ("ge_flood", None)


def test_dv_72_there_is_no_old_craftsman_at_sunrise():  # GE-SUNRISE-1, SETUP-3, AMB-45
    assert code(strikes("ge_sunrise", court("2"), court("2")).why_not("take old craftsman")) == "ERR-SUN-OLD"


# --- Which one, and when ---------------------------------------------------------------------------------------------


def test_ten_super_events():  # GE-1
    assert len(set(GREAT_EVENTS)) == 10
    assert set(GREAT_EVENTS) == set(OPENS)
    assert GREAT_EVENT_MONTH == 7


def test_chance_turns_up_one_of_ten_after_the_row():  # GE-1, AMB-32, AMB-48
    state = new_game(NAMES[:2], seed=None, great_event="random")
    assert (state.decision.player, state.decision.id, state.great_event) == ("Luck", "event row", None)
    state = state.after(Row(DRAWN_EVENTS))
    assert (state.decision.player, state.decision.id, state.great_event) == ("Luck", "great event", None)
    assert state.phase == "setup"
    assert moves(state) == [f"reveal {great_event}" for great_event in GREAT_EVENTS]
    assert code(state.why_not("reveal ge_comet")) == "ERR-CONFIG-GE"
    after = state.after("reveal ge_flood")
    assert (after.great_event, after.decision.id, after.setup.great_event) == ("ge_flood", "D-02", "random")
    assert after.phase == "draft"


def test_a_super_event_that_was_agreed_on_is_not_drawn():  # GE-2, AMB-48
    state = new_game(NAMES[:2], seed=None, great_event="ge_charter")
    assert (state.decision.id, state.great_event) == ("event row", "ge_charter")
    state = state.after(Row(DRAWN_EVENTS))
    assert (state.decision.id, state.great_event) == ("D-02", "ge_charter")


def test_without_a_super_event_none_is_drawn():  # GE-1; D-01
    state = new_game(NAMES[:2], seed=None).after(Row(DRAWN_EVENTS))
    assert (state.decision.id, state.great_event) == ("D-02", None)


@pytest.mark.parametrize("edition", ["2017", "2007"])
@pytest.mark.parametrize(("great_wall", "great_event"), [*product((False, True), (None, "ge_flood"))])
def test_expansions_singly_or_together_with_either_edition(edition, great_wall, great_event):  # COMBO-1, COMBO-2
    state = new_game(NAMES[:4], edition=edition, seed=7, great_wall=great_wall, great_event=great_event)
    assert state.setup == Setup(NAMES[:4], edition, seed=7, great_wall=great_wall, great_event=great_event)
    assert (state.great_event, [len(c.wall_tiles) for c in state.courts]) == (great_event, [6 * great_wall] * 4)
    while state.month < 1:
        state = state.after(state.legal_moves[0])
    assert len([card for group in state.groups for card in group]) == 7 + great_wall


@pytest.mark.parametrize("month", [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12])
def test_a_super_event_happens_in_month_seven_only(month):  # GE-3
    state = month_from_event("peace", court(PAIR), court(PAIR), month=month, great_event="ge_lantern")
    quiet = month_from_event("peace", court(PAIR), court(PAIR), month=month)
    assert points(state) == points(quiet)
    seventh = month_from_event("peace", court(PAIR), court(PAIR), month=7, great_event="ge_lantern")
    assert points(seventh) == [4 + 1, 4 + 1]


def test_it_comes_after_the_event_and_before_decay_and_scoring():  # GE-3, ROUND-3, AMB-19
    notes = Notes()
    month_from_event("dragon_festival", court(), court(), month=7, great_event="ge_lantern", notes=notes)
    order = ["EVT-FESTIVAL-4", "GE-LANTERN-1", "DECAY-1", "SCORE-1", "ROUND-2"]
    assert [rule for rule in dict.fromkeys(rules(notes)) if rule in order] == order


def test_floors_of_an_empty_palace_are_still_there_in_an_earthquake():  # GE-3, GE-QUAKE-4, DECAY-1, AMB-19
    state = strikes("ge_quake", court("3 young monk, young healer, young farmer", "1"), bare(), decay=True)
    assert (state.decision.id, moves(state)) == ("D-19", ["demolish 1", "demolish 2"])
    state = played(state, "demolish 1, 2", "release young monk 1")
    assert shown(state.court("P1")) == ["2 young healer, young farmer"]


def test_what_an_earthquake_leaves_empty_decays_in_the_same_month():  # DECAY-1, AMB-19
    state = strikes("ge_quake", court("3", "2 young monk"), bare(), decay=True).after("demolish 1, 2")
    assert (shown(state.court("P1")), state.decision) == (["1", "1 young monk"], None)


def test_who_moves_in_at_sunrise_saves_the_palace():  # GE-SUNRISE-1, DECAY-1, AMB-19
    state = strikes("ge_sunrise", court("1"), court("1"), decay=True)
    state = played(state, "take young monk", "take young healer")
    assert [shown(c) for c in state.courts] == [["1 young monk"], ["1 young healer"]]


def test_decay_comes_once_although_the_event_comes_twice():  # DECAY-4, GE-ECLIPSE-1, EVT-2
    notes = Notes()
    state = strikes("ge_eclipse", court("3", "2"), court("2"), event="peace", decay=True, notes=notes)
    assert [shown(c) for c in state.courts] == [["2", "1"], ["1"]]
    assert rules(notes).count("EVT-PEACE-1") == 2
    assert rules(notes).count("DECAY-1") == 3


OPENS = {
    "ge_lantern": None, "ge_buddha": None, "ge_eclipse": None, "ge_volcano": None, "ge_assassination": None,
    "ge_quake": "D-19", "ge_flood": "D-21", "ge_tornado": "D-22", "ge_sunrise": "D-23", "ge_charter": "D-25",
}  # fmt: skip
"""Super Event -> its first question, if it asks."""


@pytest.mark.parametrize(("great_event", "point"), OPENS.items())
def test_the_leader_of_the_track_comes_first(great_event, point):  # GE-4, GE-5, AMB-29
    mine = court("2 young monk, young healer", "2 young farmer, young scholar", rice=1, hand=HAND[:4])
    state = strikes(great_event, mine, mine, event="peace", track="P2 P1")
    if point is None:
        assert state.decision is None
        return
    asked = []
    while state.decision:
        asked.append((state.decision.player, state.decision.id))
        state = state.after(state.legal_moves[0])
    assert asked[0] == ("P2", point)
    players = [player for player, _ in asked]
    assert players == sorted(players, reverse=True)  # each completely before the next
    assert ("P1", point) in asked


# --- Lantern Festival, Buddha ----------------------------------------------------------------------------------------


def test_lanterns_bring_two_points_a_person():  # GE-LANTERN-1
    state = strikes("ge_lantern", court(*FIVE, "3", vp=1), court("1 old monk"), bare())
    assert points(state) == [11, 2, 0]


def test_buddha_brings_the_points_of_the_monks():  # GE-BUDDHA-1
    state = strikes("ge_buddha", court("2 young monk, young healer", "3 old monk, young monk"), court("3 young healer"))
    assert points(state) == [2 + 6 + 3, 0]


@pytest.mark.parametrize("great_event", ["ge_lantern", "ge_buddha"])
def test_points_are_all_that_these_bring(great_event):  # GE-LANTERN-1, GE-BUDDHA-1
    mine = court(PAIR, rice=2, fireworks=3, small=1, space=9)
    state = strikes(great_event, mine, bare())
    got = state.court("P1")
    got.vp = 0
    assert got == mine


# --- Earthquake ------------------------------------------------------------------------------------------------------


def test_floors_may_come_from_any_palace():  # GE-QUAKE-1, GE-QUAKE-4
    state = strikes("ge_quake", court("3", "1", "2 young monk, young healer"), bare())
    assert moves(state) == ["demolish 1", "demolish 2", "demolish 3"]
    ends = {tuple(shown(end.court("P1"))) for end in completions(state)}
    inside = "2 young monk, young healer"
    assert ends == {
        ("1", "1", inside), ("2", inside), ("3", "1"), ("2", "1", "1 young monk, young healer"),
        ("3", "1 young monk, young healer"),
    }  # fmt: skip


def test_two_floors_of_a_palace_of_one_are_not_there():  # GE-QUAKE-1
    state = strikes("ge_quake", court("1", "2"), bare())
    refusal = state.why_not("demolish 1, 1")
    assert (refusal.code, refusal.facts["floors"]) == ("ERR-QUAKE-FLOOR", 1)
    state = strikes("ge_quake", court("1", "2", "3"), bare()).after("demolish 1")
    assert (moves(state), code(state.why_not("demolish 1"))) == (["demolish 2", "demolish 3"], "ERR-QUAKE-FLOOR")


def test_nothing_falls_before_both_floors_are_named():  # GE-QUAKE-1; 4.4
    before = strikes("ge_quake", court("2", "3", "2 young monk"), bare())
    state = before.after("demolish 1")
    assert (state.courts, state.decision.done, state.decision.total) == (before.courts, 1, 2)
    assert moves(state) == ["demolish 1", "demolish 2", "demolish 3"]
    assert shown(state.after("demolish 2").court("P1")) == ["1", "2", "2 young monk"]


@pytest.mark.parametrize(
    ("palaces", "left"),
    [
        (("1 young monk", "1 young healer"), []), (("2 young monk, young healer",), []), (("1",), []),
        (("3 young monk",), ["1 young monk"]), (("3",), ["1"]),
    ],
)  # fmt: skip
def test_floors_without_a_choice_are_not_asked_for(palaces, left):  # GE-QUAKE-2; D-19
    notes = Notes()
    state = strikes("ge_quake", court(*palaces), bare(), notes=notes)
    assert (shown(state.court("P1")), state.decision) == (left, None)
    assert all(note.forced for note in notes if note.change)


def test_everybody_gives_two_floors_one_after_the_other():  # GE-QUAKE-1, GE-5
    mine = court(PAIR, "2 young farmer, young scholar")
    state = strikes("ge_quake", mine, mine, track="P2 P1")
    asked = []
    for answer in ("demolish 1, 2", "release young monk 1", "release young farmer 2", "demolish 1, 1"):
        asked.append((state.decision.id, state.decision.player))
        state = state.after(answer)
    assert asked == [("D-19", "P2"), ("D-20", "P2"), ("D-20", "P2"), ("D-19", "P1")]
    assert shown(state.court("P2")) == ["1 young healer", "1 young scholar"]
    assert (shown(state.court("P1")), state.decision) == (["2 young farmer, young scholar"], None)


def test_persons_who_leave_in_an_earthquake_are_out_of_the_game():  # GE-QUAKE-3, REL-1, REL-2
    before = strikes("ge_quake", court(PAIR, "1 young farmer", space=7), bare(space=9))
    after = played(before, "demolish 1, 2", "release young monk 1")
    assert (after.offer, [c.space for c in after.courts], names(after)) == (before.offer, [7, 9], ["P2", "P1"])


def test_nobody_moves_to_a_free_place_elsewhere():  # GE-QUAKE-3, PAL-5, AMB-25
    state = strikes("ge_quake", court(PAIR, "3 young farmer"), bare()).after("demolish 1, 2")
    assert (state.decision.id, shown(state.court("P1"))) == ("D-20", ["1 young monk, young healer", "2 young farmer"])
    assert code(state.why_not("place 2")) == "ERR-STEP"
    assert code(state.why_not("release young farmer 2")) == "ERR-QUAKE-PERSON"


def test_the_palace_is_named_by_its_new_number_once_another_is_gone():  # GE-QUAKE-3, AMB-43
    state = strikes("ge_quake", court("1 young farmer", PAIR), bare()).after("demolish 1, 2")
    assert (shown(state.court("P1")), state.decision.id) == (["1 young monk, young healer"], "D-20")
    assert moves(state) == ["release young monk 1", "release young healer 1"]


def test_equal_persons_of_a_shrunken_palace_are_not_asked_about():  # GE-QUAKE-3; D-20
    state = strikes("ge_quake", court("2 young monk, young monk", "2"), bare()).after("demolish 1, 2")
    assert (shown(state.court("P1")), state.decision) == (["1 young monk", "1"], None)


# --- Flood -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("have", "left"), [((7, 0, 0), (4, 0, 0)), ((0, 4, 0), (0, 2, 0)), ((0, 0, 3), (0, 0, 2))])
def test_a_single_kind_is_not_asked_about(have, left):  # GE-FLOOD-1; D-21
    notes = Notes()
    state = strikes("ge_flood", purse(*have), purse(), notes=notes)
    assert (goods(state.court("P1")), state.decision) == (left, None)
    assert [note.forced for note in notes if note.change] == [True]


def test_goods_go_back_together():  # GE-FLOOD-1; 4.4
    before = strikes("ge_flood", purse(1, 2, 3), purse())
    assert moves(before) == ["return 1 yuan", "return 1 rice", "return 1 fireworks"]
    state = before.after("return 1 yuan")
    assert (state.courts, state.decision.done, state.decision.total) == (before.courts, 1, 3)
    assert moves(state) == ["return 1 rice", "return 1 fireworks"]
    assert goods(played(state, "return 1 rice", "return 1 fireworks").court("P1")) == (0, 1, 2)
    assert goods(state.after("return 2 fireworks").court("P1")) == (0, 2, 1)


def test_privileges_persons_and_floors_are_no_goods():  # GE-FLOOD-1
    mine = court(PAIR, yuan=2, rice=2, small=3, large=1, space=4, vp=5)
    state = strikes("ge_flood", mine, purse())
    assert state.decision.total == 2
    mine.yuan, mine.rice = 1, 1
    assert state.after("return 1 yuan, 1 rice").court("P1") == mine


def test_everybody_gives_back_half_in_track_order():  # GE-FLOOD-1, GE-5
    state = strikes("ge_flood", purse(2, 1), purse(1, 3), track="P2 P1")
    assert open_question(state) == ("D-21", "P2", 2)
    state = state.after("return 2 rice")
    assert open_question(state) == ("D-21", "P1", 1)
    assert [goods(c) for c in state.after("return 1 rice").courts] == [(2, 0, 0), (1, 1, 0)]


# --- Solar Eclipse ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("event", EVENTS)
def test_an_eclipse_does_the_event_once_more_and_nothing_else(event):  # GE-ECLIPSE-1; D-27
    def figures(state):
        return [(goods(c), c.vp, c.headcount(), shown(c)) for c in state.courts]

    people = court("3 young warrior, young monk, young monk", yuan=5, rice=1, fireworks=3), court(yuan=1, fireworks=2)
    state = strikes("ge_eclipse", *people, event=event)
    while state.decision:
        state = state.after(state.legal_moves[0])
    once = strikes("ge_lantern", *people, event=event)
    while once.decision:
        once = once.after(once.legal_moves[0])
    for mine in once.courts:
        mine.vp -= 2 * mine.headcount()  # what the lanterns brought
    again = month_from_event(event, *once.courts, month=5)
    while again.decision and again.month == 5:
        again = again.after(again.legal_moves[0])
    assert [(g, h) for g, _, h, _ in figures(state)] == [(g, h) for g, _, h, _ in figures(again)]


def test_an_eclipse_takes_the_order_anew():  # GE-ECLIPSE-1, TRACK-6
    state = strikes("ge_eclipse", court(*FIVE), court(*FIVE[:1]), event="mongol_invasion", track="P2 P1")
    asked = []
    while state.decision:
        asked.append((state.decision.id, state.decision.player))
        state = state.after(state.legal_moves[0])
    assert asked == [("D-16", "P2"), ("D-16", "P2")]
    assert (points(state), heads(state)) == ([2, 0], [5, 1])


def test_the_second_invasion_counts_helmets_anew():  # GE-ECLIPSE-1, EVT-MONGOL-4
    state = strikes("ge_eclipse", court("2 young warrior, young monk"), court(PAIR), event="mongol_invasion")
    state = state.after("release young monk 1")
    assert heads(state) == [2, 0]  # P2 has the fewest helmets both times
    both = strikes("ge_eclipse", court("1 young warrior"), court("1 young warrior"), event="mongol_invasion")
    assert (points(both), heads(both)) == ([1, 1], [0, 0])


def test_without_the_wall_an_eclipse_checks_none():  # GE-ECLIPSE-2
    notes = Notes()
    strikes("ge_eclipse", bare(), bare(), event="mongol_invasion", notes=notes)
    assert rules(notes).count("EVT-MONGOL-1") == 4
    assert not [rule for rule in rules(notes) if rule.startswith("WALL")]


@pytest.mark.parametrize("event", [event for event in EVENTS if event != "mongol_invasion"])
def test_an_eclipse_of_another_event_checks_no_wall(event):  # GE-ECLIPSE-2, WALL-9
    notes = Notes()
    strikes("ge_eclipse", bare(), bare(), event=event, wall="P1 " * 6 + "P2 " * 4, notes=notes)
    assert not [rule for rule in rules(notes) if rule.startswith("WALL")]


def test_an_eclipse_checks_the_wall_after_each_invasion():  # GE-ECLIPSE-2, WALL-14, COMBO-3, DECAY-4
    notes = Notes()
    month_from_event(
        "mongol_invasion", bare(), court("1"), month=7, great_event="ge_eclipse", wall="P1 P1 P1 P1 P2 P2 P2",
        notes=notes,
    )  # fmt: skip
    order = [rule for rule in rules(notes) if rule in ("EVT-MONGOL-1", "WALL-11", "DECAY-2", "SCORE-1")]
    assert order == [*(["EVT-MONGOL-1"] * 2 + ["WALL-11"] * 2) * 2, "DECAY-2", "SCORE-1", "SCORE-1"]


# --- Volcano ---------------------------------------------------------------------------------------------------------


def test_a_volcano_moves_markers_and_nothing_else():  # GE-VOLCANO-1
    people = court(PAIR, space=12, vp=4, rice=1), court("3 old monk", space=15, yuan=1)
    state = strikes("ge_volcano", *people)
    for mine in people:
        mine.space = 0
    assert (state.courts, names(state)) == (list(people), ["P2", "P1"])


def test_a_volcano_keeps_the_last_at_the_bottom():  # GE-VOLCANO-1, TRACK-2, AMB-28
    spaces = {"P1": 3, "P2": 20, "P3": 3, "P4": 9}
    state = strikes("ge_volcano", *(court(space=space) for space in spaces.values()), track="P2 P4 P3 P1")
    assert names(state) == ["P2", "P4", "P3", "P1"]
    state.advance(2, 0)  # whoever arrives anew on the space lands on top
    assert names(state) == ["P3", "P2", "P4", "P1"]


# --- Tornado ---------------------------------------------------------------------------------------------------------


def test_two_cards_of_choice_are_discarded():  # GE-TORNADO-1, GE-TORNADO-3
    mine = court(PAIR, hand=("monk", "healer", "wild", "wild"), space=5)
    before = strikes("ge_tornado", mine, bare(hand=()))
    assert (open_question(before), moves(before)) == (("D-22", "P1", 2), ["drop monk", "drop healer", "drop wild"])
    after = before.after("drop healer, wild")
    mine.hand = ("monk", "wild")
    assert (after.court("P1"), after.offer, after.decision) == (mine, before.offer, None)


def test_both_wild_cards_may_be_discarded():  # GE-TORNADO-1, AMB-51
    state = strikes("ge_tornado", court(hand=("monk", "healer", "wild", "wild")), bare(hand=()))
    assert state.after("drop wild, wild").court("P1").hand == ("monk", "healer")
    hands = {end.court("P1").hand for end in completions(state)}
    assert hands == {
        ("wild", "wild"), ("healer", "wild"), ("monk", "wild"), ("monk", "healer"),
    }  # fmt: skip


def test_cards_are_discarded_together():  # GE-TORNADO-1; 4.4
    before = strikes("ge_tornado", court(hand=("monk", "healer", "farmer", "wild")), bare(hand=()))
    state = before.after("drop wild")
    assert (state.courts, state.decision.done, state.decision.total) == (before.courts, 1, 2)
    assert moves(state) == ["drop monk", "drop healer", "drop farmer"]
    assert state.after("drop healer").court("P1").hand == ("monk", "farmer")


def test_everybody_discards_two_cards_in_track_order():  # GE-TORNADO-1, GE-5
    state = strikes("ge_tornado", court(hand=HAND[:4]), court(hand=HAND[4:8]), track="P2 P1")
    assert open_question(state) == ("D-22", "P2", 2)
    state = state.after(f"drop {HAND[4]}, {HAND[5]}")
    assert open_question(state) == ("D-22", "P1", 2)
    state = state.after(f"drop {HAND[0]}, {HAND[3]}")
    assert [c.hand for c in state.courts] == [HAND[1:3], HAND[6:8]]


# --- Sunrise ---------------------------------------------------------------------------------------------------------


def test_young_persons_only_and_no_card():  # GE-SUNRISE-1, GE-SUNRISE-4
    state = strikes("ge_sunrise", court("2", hand=()), court("2", hand=()))
    assert sorted(moves(state)) == sorted(f"take {person}" for person in YOUNG)
    assert code(state.why_not("take old monk")) == "ERR-SUN-OLD"
    assert state.after("take young monk").court("P1").hand == ()


def test_the_new_person_moves_in_and_advances_the_marker():  # GE-SUNRISE-1, GE-SUNRISE-3, PER-7, PER-10, TRACK-3
    state = strikes(
        "ge_sunrise", court("2", "1 old monk", "3 young healer", space=4), court("2", space=10), track="P2 P1"
    )
    state = state.after("take young scholar").after("take young monk")
    assert (open_question(state), moves(state)) == (("D-24", "P1", 1), ["place 1", "place 3"])
    assert code(state.why_not("place 2")) == "ERR-PLACE-FULL"
    assert code(state.why_not("discard")) == "ERR-PLACE-ROOM"
    state = state.after("place 3")
    assert shown(state.court("P1")) == ["2", "1 old monk", "3 young healer, young monk"]
    assert ([c.space for c in state.courts], names(state)) == ([10, 14], ["P2", "P1"])


def test_between_taking_and_placing_a_tile_is_in_neither_place():  # AMB-46; D-24
    before = strikes("ge_sunrise", court("2", "2"), court("2"))
    state = before.after("take young monk")
    assert (state.decision.id, state.offer["young monk"]) == ("D-24", before.offer["young monk"] - 1)
    assert heads(state) == [0, 0]


@pytest.mark.parametrize(
    ("answer", "left", "space"),
    [
        ("replace young healer 1", ["1 young monk", "1 old farmer"], 15),
        ("replace old farmer 2", ["1 young healer", "1 young monk"], 15),
        ("discard", ["1 young healer", "1 old farmer"], 9),
    ],
)
def test_in_a_full_court_somebody_makes_room(answer, left, space):  # GE-SUNRISE-1, PER-8, PER-9
    before = strikes("ge_sunrise", court("1 young healer", "1 old farmer", space=9), bare())
    state = before.after("take young monk")
    assert (state.decision.id, moves(state)) == (
        "D-24", ["replace young healer 1", "replace old farmer 2", "discard"],
    )  # fmt: skip
    state = state.after(answer)
    assert (shown(state.court("P1")), state.court("P1").space) == (left, space)
    assert state.offer["young monk"] == before.offer["young monk"] - 1
    assert state.offer["young healer"] == before.offer["young healer"]


def test_a_discarded_choice_still_blocks_its_type():  # GE-SUNRISE-4, AMB-26
    state = played(strikes("ge_sunrise", court("1 young healer"), court("2")), "take young monk", "discard")
    assert (state.decision.player, len(state.legal_moves)) == ("P2", 8)
    assert code(state.why_not("take young monk")) == "ERR-SUN-TAKEN"


def test_without_a_palace_the_person_of_sunrise_is_discarded():  # GE-SUNRISE-1, PER-12
    before = strikes("ge_sunrise", bare(space=9), court("2"))
    state = before.after("take young monk")
    assert (state.decision.id, state.decision.player) == ("D-23", "P2")
    assert (state.court("P1").space, state.offer["young monk"]) == (9, before.offer["young monk"] - 1)
    assert code(state.why_not("take young monk")) == "ERR-SUN-TAKEN"


def test_a_refusal_names_who_chose_the_type():  # GE-SUNRISE-2
    state = strikes("ge_sunrise", court("2"), court("2"), court("2"))
    state = played(state, "take young monk", "take young healer")
    for kind, player in (("monk", "P1"), ("healer", "P2")):
        assert state.why_not(f"take young {kind}").text == f"{player} has already chosen this type."


def test_who_finds_no_young_person_gets_nothing():  # GE-SUNRISE-5, AMB-26
    gone = [person for person in YOUNG if person != "young monk"]
    state = strikes("ge_sunrise", court("2"), court("2"), court("2"), gone=gone)
    assert (heads(state), state.decision) == ([1, 0, 0], None)
    assert [c.space for c in state.courts] == [STEPS["young monk"], 0, 0]
    nobody = strikes("ge_sunrise", court("2"), court("2"), gone=YOUNG)
    assert (heads(nobody), nobody.decision) == ([0, 0], None)


def test_a_type_without_young_tiles_cannot_be_chosen():  # GE-SUNRISE-1; D-23
    state = strikes("ge_sunrise", court("2"), court("2"), gone=["young monk"])
    assert code(state.why_not("take young monk")) == "ERR-TILE-GONE"
    assert len(state.legal_moves) == 8


def test_the_person_of_sunrise_brings_nothing_else():  # PER-11, GE-SUNRISE-3
    mine = court("2", yuan=3, space=2)
    state = strikes("ge_sunrise", mine, bare()).after("take young tax_collector")
    expected = court("2 young tax_collector", yuan=3, space=5)
    assert state.court("P1") == expected


# --- Assassination Attempt -------------------------------------------------------------------------------------------


def test_nobody_is_paid_for_lost_privileges():  # GE-ASSASSIN-1
    people = court(yuan=1, small=2, large=1, vp=7), court(large=2)
    state = strikes("ge_assassination", *people)
    for mine in people:
        mine.small = mine.large = 0
    assert (state.courts, state.decision) == (list(people), None)


def test_privileges_can_be_bought_again():  # GE-ASSASSIN-2, SETUP-14
    state = month_from_event("peace", bare(yuan=9, large=1), bare(), month=7, great_event="ge_assassination")
    state = played(state, "deal taxes+build+harvest+research fireworks_display+military_parade+privilege")
    state = played(state, "use B privilege", "buy large")
    assert (state.month, state.court("P1").large) == (8, 1)


# --- Charter ---------------------------------------------------------------------------------------------------------


def test_only_types_at_the_own_court_can_be_chosen():  # GE-CHARTER-1, AMB-27; D-25
    state = strikes("ge_charter", court("2 young monk, old monk", "2 young healer"), court("1 young farmer"))
    assert (state.decision.id, sorted(moves(state))) == ("D-25", ["charter healer", "charter monk"])
    assert code(state.why_not("charter farmer")) == "ERR-CHARTER-NONE"


def test_every_type_has_its_charter():  # GE-CHARTER-1
    people = [f"1 {person}" for person in YOUNG]
    state = strikes("ge_charter", court(*people), bare())
    assert sorted(moves(state)) == sorted(f"charter {kind}" for kind in KINDS)


def test_several_players_may_choose_the_same_type():  # GE-CHARTER-3
    state = strikes("ge_charter", court("2 young scholar, young healer"), court("2 old scholar, young healer"))
    state = played(state, "charter scholar", "charter scholar")
    assert (points(state), state.decision) == ([2, 3], None)


def test_a_single_type_is_not_asked_about_and_nobody_has_nothing():  # GE-CHARTER-4, AMB-27
    state = strikes("ge_charter", bare(), court("2 young farmer, old farmer"), court("3"), court("1 young court_lady"))
    assert state.decision is None
    assert [(c.rice, c.vp) for c in state.courts] == [(0, 0), (3, 0), (0, 0), (0, 1)]


def test_monks_of_a_charter_score_one_by_one():  # GE-CHARTER-1, AMB-27
    state = strikes("ge_charter", court("3 young monk, old monk, young healer", "2 young monk"), bare())
    assert state.after("charter monk").court("P1").vp == 3 + 6 + 2


def test_hammers_of_a_charter_build_at_once():  # GE-CHARTER-1, GE-CHARTER-2, ACT-BUILD-2; D-26
    state = strikes("ge_charter", court("3 young craftsman, young craftsman, young healer", "2"), bare())
    state = state.after("charter craftsman")
    assert (open_question(state), moves(state)) == (("D-26", "P1", 2), ["build 1 on 2", "build new 1"])
    assert code(state.why_not("build new 3")) == "ERR-BUILD-COUNT"
    ends = {tuple(shown(end.court("P1"))[1:]) for end in completions(state)}
    assert ends == {("3", "1"), ("2", "2"), ("2", "1", "1")}


def test_a_single_hammer_may_have_only_one_place():  # GE-CHARTER-1; D-26
    state = strikes("ge_charter", court("3 young craftsman"), court("2 young monk, young healer"))
    assert shown(state.court("P1")) == ["3 young craftsman", "1"]
    assert (state.decision.id, state.decision.player) == ("D-25", "P2")


def test_each_charter_is_complete_before_the_next():  # GE-5
    mine = court("2 young craftsman, young healer")
    state = strikes("ge_charter", mine, mine, track="P2 P1")
    asked = []
    for answer in ("charter craftsman", "build new 1", "charter healer"):
        asked.append((state.decision.id, state.decision.player))
        state = state.after(answer)
    assert asked == [("D-25", "P2"), ("D-26", "P2"), ("D-25", "P1")]


def test_steps_of_a_charter_end_on_top():  # AMB-27, TRACK-3
    warriors = court("2 old warrior, young healer", space=8)
    state = strikes("ge_charter", warriors, bare(space=10), track="P2 P1").after("charter warrior")
    assert ([c.space for c in state.courts], names(state), points(state)) == ([10, 10], ["P1", "P2"], [0, 0])


def test_the_order_is_taken_before_the_first_charter():  # GE-4, TRACK-6
    people = court("2 old warrior, young healer", space=8), court("2 young warrior, old healer", space=9)
    state = strikes("ge_charter", *people)
    state = state.after("charter healer")
    assert state.decision.player == "P1"
    assert state.after("charter warrior").decision is None


# --- Both expansions -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("great_event", GREAT_EVENTS)
def test_super_events_leave_the_wall_alone(great_event):  # COMBO-4
    hand = HAND[:4]
    state = strikes(great_event, court(*FIVE, hand=hand), court(PAIR, "2", hand=hand), wall="P1 P2 P2")
    while state.decision:
        state = state.after(state.legal_moves[0])
    assert state.wall == (0, 1, 1)
    assert [c.wall_tiles for c in state.courts] == [WALL_TILES[1:], WALL_TILES[2:]]


@pytest.mark.parametrize(
    ("tile", "have", "returned"), [("yuan", (8, 0, 0), 4), ("rice", (6, 1, 0), 3), ("fireworks", (6, 0, 1), 3)]
)
def test_goods_of_the_wall_are_washed_away_like_others(tile, have, returned):  # COMBO-5, WALL-7a
    state = acting(bare(hand=()), bare(yuan=3, hand=()), month=7, event="peace", wall="", great_event="ge_flood")
    state = played(state, "use A build_wall", f"lay wall_{tile}")
    assert goods(state.court("P1")) == have
    state = state.after("pass")
    if tile == "yuan":
        assert goods(state.court("P1")) == (4, 0, 0)
    else:
        assert open_question(state) == ("D-21", "P1", returned)


def test_the_floor_of_the_wall_falls_like_others():  # COMBO-5, WALL-7b
    state = acting(
        court("1 young monk", hand=()), bare(hand=()), month=7, event="peace", wall="", great_event="ge_quake"
    )
    state = played(state, "use A build_wall", "lay wall_floor", "build 1 on 1", "pass")
    assert (shown(state.court("P1")), state.month) == ([], 8)


def test_both_begin_with_eight_cards_and_a_super_event():  # COMBO-2
    state = begin(Setup(NAMES[:2], great_wall=True, great_event="random")).after(Row(DRAWN_EVENTS))
    assert (state.decision.id, state.great_event) == ("great event", None)
    state = state.after("reveal ge_tornado")
    state = played(state, "draft young monk, young farmer", "place 1", "draft young monk, young healer", "place 1")
    assert state.decision.id == "action groups"
    assert {len([card for group in deal.groups for card in group]) for deal in state.legal_moves} == {8}


# --- None is missing -------------------------------------------------------------------------------------------------

VECTORS = """
EX-18 EX-19 EX-20 EX-23 DV-39 DV-40 DV-41 DV-42 DV-43 DV-44 DV-45 DV-46 DV-47 DV-48 DV-49 DV-50 DV-51 DV-59 DV-60 DV-61
DV-62 DV-63 DV-64 DV-66 DV-72
"""
"""Every vector in which a Super Event occurs; DV-72 has its other half with the base game."""


def test_every_vector_of_the_super_events_has_a_test():
    found = [re.match(r"test_(ex|dv)_(\d+)_", name) for name in globals()]
    assert sorted(f"{match[1].upper()}-{match[2]}" for match in found if match) == sorted(VECTORS.split())
