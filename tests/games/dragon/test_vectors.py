"""The worked examples of the rule books (EX) and the edge cases derived from the rules (DV), one test each."""

import re

import pytest
from games.dragon.table import (
    acting,
    bare,
    building,
    completions,
    court,
    decays,
    drafting,
    ended,
    happens,
    moves,
    played,
    recruiting,
    scored,
    shown,
    table,
)

from yotd_widget.games.dragon import new_game
from yotd_widget.games.dragon.actions import deals
from yotd_widget.games.dragon.pieces import KINDS, PERSONS_OF, STEPS, supply
from yotd_widget.games.dragon.setup import event_row

FULL = ("2 young monk, young healer", "1 young farmer")
LETTERS = {
    "D": "drought", "T": "imperial_tribute", "F": "dragon_festival", "M": "mongol_invasion", "C": "contagion",
}  # fmt: skip


def laid(draws: str) -> str:
    """Spaces 3 to 12 after these draws, a letter for each event."""
    row = event_row([LETTERS[letter] for letter in draws.split()])
    return " ".join(letter for event in row[2:] for letter, name in LETTERS.items() if name == event)


def names(state) -> list[str]:
    """The players in the order of the track."""
    return [state.player(seat) for seat in state.track]


def code(refusal) -> str:
    return refusal.code if refusal else "accepted"


# --- The examples of the rule books ----------------------------------------------------------------------------------


def test_ex_01_no_pair_is_drafted_twice():  # DRAFT-2, DRAFT-3
    state = drafting("tax_collector scholar", "tax_collector farmer", "scholar farmer", players=4)
    pairs = {frozenset((a, b)) for a in KINDS for b in KINDS if a != b}
    refused = {pair for pair in pairs if code(state.why_not("draft young {}, young {}".format(*pair))) != "accepted"}
    assert code(state.why_not("draft young farmer, young tax_collector")) == "ERR-DRAFT-COMBO"
    assert len(pairs) == 36
    assert refused == {
        frozenset(pair.split()) for pair in ("tax_collector scholar", "tax_collector farmer", "scholar farmer")
    }


def test_ex_02_later_markers_go_on_top():  # DRAFT-5, TRACK-3, AMB-01
    state = drafting("tax_collector scholar", "tax_collector farmer", "scholar farmer")
    assert [state.court(name).space for name in ("P1", "P2", "P3")] == [7, 7, 8]
    assert names(state) == ["P3", "P2", "P1"]


def test_ex_03_order_is_read_from_front_to_back_and_top_to_bottom():  # TRACK-1, TRACK-2
    yellow, green, blue, purple, red = range(5)
    state = table(*(court() for _ in range(5)))
    for marker, space in ((red, 8), (purple, 8), (blue, 10), (green, 10), (yellow, 12)):
        state.advance(marker, space)
    assert state.track == [yellow, green, blue, purple, red]


def test_ex_04_two_dragons_cost_no_more_than_one():  # ACT-6, ACT-5
    state = acting(court(), court(), court(yuan=5), dragons={"P1": "A", "P2": "A"}, by="P3").after("use A harvest")
    assert (state.court("P3").yuan, state.court("P3").rice) == (2, 1)


def test_ex_05_pass_fills_up_to_three():  # ACT-9
    state = acting(court(yuan=1), court()).after("pass")
    assert state.court("P1").yuan == 3
    assert state.dragons == {}


def test_after_phase_1_dragons_and_cards_are_gone():  # ACT-12
    state = acting(court(), court(), by="P1")
    one = state.after("use A taxes")
    assert (one.groups, one.dragons) == (state.groups, {0: "A"})
    assert {choice.phase for choice in (one.after("use B research"), one.after("pass"))} == {"person"}
    both = one.after("use B research")
    assert (both.decision.id, both.groups, both.dragons) == ("D-09", (), {})


def test_ex_06_taxes_pay_the_fee_first():  # ACT-TAX-1, ACT-6, ACT-8
    collectors = "2 young tax_collector, young tax_collector"
    state = acting(court(yuan=3), court(collectors, yuan=3)).after("use A taxes")
    assert state.court("P1").yuan == 5
    assert state.after("use A taxes").court("P2").yuan == 3 - 3 + 8


def test_ex_07_hammers_build_more_floors():  # ACT-BUILD-1, ACT-BUILD-2
    state = acting(court("2 young craftsman, young craftsman", "1"), court()).after("use A build")
    assert state.decision.total == 3
    assert shown(state.after("build 2 on 2, new 1").court("P1"))[1:] == ["3", "1"]


def test_ex_08_farmers_bring_rice():  # ACT-HARVEST-1, ACT-13
    state = acting(court("1 young farmer", "1 old farmer"), court()).after("use A harvest")
    assert state.court("P1").rice == 4


def test_ex_09_old_warriors_march_farther():  # ACT-PARADE-1
    state = acting(court("2 old warrior, old warrior"), court(), court()).after("use B military_parade")
    assert state.court("P1").space == 5


def test_ex_10_scholars_bring_points():  # ACT-RESEARCH-1
    state = acting(court("2 young scholar, old scholar"), court()).after("use B research")
    assert state.court("P1").vp == 6


def test_ex_11_missing_yuan_cost_persons():  # EVT-TRIBUTE-1, EVT-TRIBUTE-2
    state = happens("imperial_tribute", court("3 young monk, young healer, young farmer", yuan=2), court())
    assert (state.court("P1").yuan, state.decision.id, state.decision.total) == (0, "D-13", 2)
    assert shown(state.after("release young monk 1, young farmer 1").court("P1")) == ["3 young healer"]


def test_ex_12a_rice_feeds_inhabited_palaces_only():  # EVT-DROUGHT-1, PAL-6
    palaces = ("2 young monk", "2 young monk", "1 old monk", "3")
    state = happens("drought", court(*palaces, rice=4), court())
    assert state.court("P1") == court(*palaces, rice=1)


def test_ex_12b_every_unsupplied_palace_loses_one_person():  # EVT-DROUGHT-3, EVT-DROUGHT-4
    state = happens("drought", court("2 young monk, old monk", "1 young healer", "2 young farmer, old farmer"), court())
    state = played(state, "release old monk 1", "release young farmer 3")
    assert shown(state.court("P1")) == ["2 young monk", "1", "2 old farmer"]


def test_ex_13_festival():  # EVT-FESTIVAL-1, EVT-FESTIVAL-2, EVT-FESTIVAL-3, EVT-FESTIVAL-4
    state = happens("dragon_festival", *(court(fireworks=tiles) for tiles in (3, 3, 2, 1)))
    assert [(c.vp, c.fireworks) for c in state.courts] == [(6, 1), (6, 1), (3, 1), (0, 1)]


def test_ex_14_invasion():  # EVT-MONGOL-1, EVT-MONGOL-2
    troops = ("1 old warrior", "1 young warrior"), ("2 old warrior, young warrior",), ("1 old warrior",)
    weak = "2 young warrior, young monk"
    state = happens("mongol_invasion", *(court(*palaces) for palaces in troops), court(weak), court(weak))
    assert [c.vp for c in state.courts] == [3, 3, 2, 1, 1]
    state = played(state, "release young monk 1", "release young warrior 1")
    assert [c.headcount() for c in state.courts] == [2, 2, 1, 1, 1]


def test_ex_15_a_healer_who_helped_may_leave():  # EVT-CONTAGION-1, REL-6
    state = happens("contagion", court("3 young healer, young healer, young monk"), court())
    assert state.decision.total == 1
    assert shown(state.after("release young healer 1").court("P1")) == ["3 young healer, young monk"]


def test_ex_16_points_of_a_month():  # SCORE-1, SCORE-2, SCORE-3
    state = scored(court("3 young court_lady", "1 young court_lady", "2", large=1), court())
    assert state.court("P1").vp == 3 + 2 + 2


def test_ex_17_points_at_the_end():  # END-2, END-3, END-4, END-5
    palaces = ("2 young monk", "3 old monk, young healer", "3 young healer, young healer, old farmer", "1 old healer")
    state = ended(court(*palaces, yuan=4, rice=1, fireworks=2), court())
    assert state.court("P1").vp == 14 + 8 + 3


def test_ex_21_four_players_get_groups_of_two_two_two_and_one():  # ACT-2
    assert {tuple(sorted(map(len, deal.groups))) for deal in deals(4)} == {(1, 2, 2, 2)}


def test_ex_22_every_type_has_as_many_tiles():  # SETUP-2
    for players, tiles in ((4, 8), (3, 6), (2, 4)):
        assert {sum(supply(players)[person] for person in PERSONS_OF[kind]) for kind in KINDS} == {tiles}


def test_ex_24_six_yuan_to_start_with():  # SETUP-10, SETUP-13
    assert [c.yuan for c in new_game(["Ania", "Benek"], seed=7).courts] == [6, 6]


@pytest.mark.parametrize(("home", "left"), [(1, ["2 young monk, old warrior"]), (2, ["2 young monk", "1 old warrior"])])
def test_ex_25_a_new_palace_left_empty_decays_in_the_same_month(home, left):  # DECAY-1, DECAY-2, DECAY-3
    state = acting(court("2 young monk"), court("1 young healer"), event="peace", gone=["young craftsman"])
    state = played(state, "use A build", "build new 1", "pass", "play warrior", "take old warrior", f"place {home}")
    assert shown(state.after("play craftsman").court("P1")) == left


@pytest.mark.parametrize(("edition", "large"), [("2017", 7), ("2007", 6)])
def test_ex_26_prices_of_privileges(edition, large):  # ACT-PRIV-1, AMB-05
    state = acting(court(yuan=9), court(), edition=edition).after("use B privilege")
    small, big = state.after("buy small").court("P1"), state.after("buy large").court("P1")
    assert (small.yuan, small.small) == (7, 1)
    assert (big.yuan, big.large) == (9 - large, 1)


# --- Edge cases ------------------------------------------------------------------------------------------------------


def test_dv_01_a_twin_slides_and_the_next_tile_fills_the_gap():  # SETUP-6
    assert laid("D D T T F M F M C C") == "D T D T F M F C M C"


def test_dv_02_twins_at_the_end_change_places():  # SETUP-7, AMB-02
    assert laid("T D T D F M F M C C") == "T D T D F M F C M C"


def test_dv_03_the_eleventh_tile_slides_to_the_end():  # SETUP-6
    assert laid("T D T D F M F C C M") == "T D T D F M F C M C"


def test_dv_04_supply_grows_with_the_players():  # SETUP-2
    counts = [supply(players) for players in (2, 3, 4, 5)]
    assert [tiles["young monk"] for tiles in counts] == [3, 4, 5, 6]
    assert [tiles["old monk"] for tiles in counts] == [1, 2, 3, 4]
    assert [tiles["young craftsman"] for tiles in counts] == [4, 6, 8, 10]
    assert [sum(tiles.values()) for tiles in counts] == [36, 54, 72, 90]


def test_dv_05_a_stack_keeps_its_order_when_one_leaves():  # TRACK-2, TRACK-4
    warrior = court("2 young warrior", space=7)
    state = acting(court(space=7), warrior, court(space=7), track="P3 P2 P1", by="P2").after("use B military_parade")
    assert [c.space for c in state.courts] == [7, 9, 7]
    assert names(state) == ["P2", "P3", "P1"]


def test_dv_06_who_catches_up_stands_on_top():  # TRACK-3
    warriors = court("2 young warrior, old warrior", space=5)
    state = acting(court(space=9), warriors, by="P2").after("use B military_parade")
    assert [c.space for c in state.courts] == [9, 9]
    assert names(state) == ["P2", "P1"]


def test_dv_07_a_draft_moves_three_to_eleven_spaces():  # DRAFT-5, SETUP-11
    spaces = [
        drafting(pair).court("P1").space for pair in ("court_lady craftsman", "monk warrior", "monk pyrotechnist")
    ]
    assert spaces == [3, 11, 11]
    assert {STEPS[f"young {a}"] + STEPS[f"young {b}"] for a in KINDS for b in KINDS if a != b} == set(range(3, 12))


@pytest.mark.parametrize(("yuan", "afterwards"), [(0, 3), (3, 3), (5, 5)])
def test_dv_08_pass_is_always_possible(yuan, afterwards):  # ACT-9, ACT-10, AMB-08
    assert acting(court(yuan=yuan), court()).after("pass").court("P1").yuan == afterwards


def test_dv_09_income_of_the_action_cannot_pay_for_it():  # ACT-7, ACT-8
    collectors = court("2 young tax_collector, young tax_collector", yuan=2)
    state = acting(court(), collectors, dragons={"P1": "A"}, by="P2")
    assert code(state.why_not("use A taxes")) == "ERR-GROUP-PAY"


@pytest.mark.parametrize(
    ("yuan", "edition", "expected"),
    [
        (4, "2017", "ERR-PRIV-FUNDS"), (5, "2017", "small bought"), (9, "2017", "small bought"), (10, "2017", "choice"),
        (4, "2007", "ERR-PRIV-FUNDS"), (5, "2007", "small bought"), (9, "2007", "choice"), (10, "2007", "choice"),
    ],
)  # fmt: skip
def test_dv_10_a_privilege_on_an_occupied_group_costs_both(yuan, edition, expected):  # ACT-PRIV-3
    state = acting(court(), court(yuan=yuan), dragons={"P1": "B"}, by="P2", edition=edition)
    if refusal := state.why_not("use B privilege"):
        outcome = refusal.code
    else:
        state = state.after("use B privilege")
        mine = state.court("P2")
        assert mine.yuan == yuan - 3 - 2 * mine.small
        outcome = "small bought" if mine.small else "choice" if moves(state) == ["buy small", "buy large"] else "?"
    assert outcome == expected


def test_dv_11_who_can_only_pass_is_not_asked():  # ACT-11, ACT-14, AMB-09
    taken = {"P1": "A", "P2": "B", "P3": "C"}
    groups = "taxes+build harvest+fireworks_display military_parade research privilege"
    state = acting(*(court(yuan=1) for _ in range(5)), groups=groups, dragons=taken, by="P4").after("use D research")
    assert state.court("P5").yuan == 3
    assert (state.decision.id, state.dragons.get(4)) == ("D-09", None)


def test_dv_12_results_of_build_on_two_palaces_of_two_floors():  # ACT-BUILD-2, ACT-BUILD-3
    def results(floors: int) -> set:
        ends = [shown(end.court("P1")) for end in completions(building(floors, court("2", "2")))]
        return {(*palaces[:2], *sorted(palaces[2:])) for palaces in ends}

    assert [len(results(floors)) for floors in (1, 2, 3, 4)] == [3, 5, 8, 12]
    assert code(building(3, court("2", "2")).why_not("build")) == "ERR-BUILD-COUNT"
    assert building(3, court("2", "2")).after("build new 2").decision.id == "D-05"  # one floor is still to be placed


def test_dv_13_high_palaces_leave_only_new_ones():  # ACT-BUILD-2, PAL-2
    def results(hammers: int) -> set:
        craftsmen = ", ".join(["young craftsman"] * hammers)
        state = acting(court(f"3 {craftsmen}".strip(), "3"), court()).after("use A build")
        ends = completions(state) if state.decision.id == "D-05" else [state]
        return {tuple(sorted(shown(end.court("P1"))[2:])) for end in ends}

    assert [results(hammers) for hammers in (0, 1, 2)] == [
        {("1",)},
        {("1", "1"), ("2",)},
        {("1", "1", "1"), ("1", "2"), ("3",)},
    ]


def test_dv_14_a_discarded_person_is_out_of_the_game():  # PER-9, AMB-11
    state = played(recruiting(court(*FULL, space=9), court()), "play monk", "take young monk")
    before, state = state, state.after("discard")
    assert (state.court("P1").space, len(state.court("P1").hand)) == (9, 10)
    assert (state.offer["young monk"], shown(state.court("P1"))) == (before.offer["young monk"], list(FULL))


def test_dv_15_a_new_person_takes_the_place_of_another():  # PER-8, PER-10
    state = recruiting(court("1 young monk", "2 young healer, old farmer", space=9), court(), taken="young warrior")
    healers = state.offer["young healer"]
    state = state.after("replace young healer 2")
    assert shown(state.court("P1")) == ["1 young monk", "2 young warrior, old farmer"]
    assert (state.court("P1").space, state.offer["young healer"]) == (9 + 5, healers)


def test_dv_16_who_has_room_neither_replaces_nor_discards():  # PER-7
    state = recruiting(court("2 young healer", "2 old farmer"), court(), taken="young warrior")
    assert code(state.why_not("replace young healer 1")) == "ERR-PLACE-ROOM"
    assert code(state.why_not("discard")) == "ERR-PLACE-ROOM"


def test_dv_17_a_card_without_tiles_is_spent():  # PER-6, AMB-13
    state = recruiting(court(space=9), court(), gone=["young craftsman"])
    after = state.after("play craftsman")
    mine = state.court("P1")
    mine.hand = tuple(card for card in mine.hand if card != "craftsman")
    assert (after.court("P1"), after.offer, after.decision.player) == (mine, state.offer, "P2")


def test_dv_18_a_wild_card_takes_old_persons_too():  # PER-4
    state = played(recruiting(court(space=9), court()), "play wild", "take old monk", "place 2")
    assert (state.court("P1").space, shown(state.court("P1"))) == (11, ["2", "2 old monk"])


def test_dv_19_who_has_too_few_persons_releases_all():  # EVT-TRIBUTE-2, REL-5, AMB-15
    state = happens("imperial_tribute", court("3 young monk, old monk, young healer", yuan=0), court())
    assert (shown(state.court("P1")), state.decision) == (["3"], None)


@pytest.mark.parametrize(("yuan", "left"), [(7, 3), (4, 0)])
def test_dv_20_who_can_pay_keeps_everybody(yuan, left):  # EVT-TRIBUTE-1
    state = happens("imperial_tribute", court("2 young monk", yuan=yuan), court())
    assert (state.court("P1").yuan, shown(state.court("P1"))) == (left, ["2 young monk"])


def test_dv_21_an_emptied_palace_decays_at_once():  # EVT-DROUGHT-3, EVT-DROUGHT-4, DECAY-2
    palaces = ("1 young monk", "2 young healer, young farmer", "3 old monk, old healer, old farmer")
    state = happens("drought", court(*palaces, rice=2), court(), court(), decay=True)
    state = state.after("without 1")
    assert (state.court("P1").rice, shown(state.court("P1"))) == (0, list(palaces[1:]))


def festival(*tiles: int) -> list[tuple[int, int]]:
    """Points and fireworks afterwards, court by court."""
    return [(c.vp, c.fireworks) for c in happens("dragon_festival", *(court(fireworks=k) for k in tiles)).courts]


def test_dv_22_nobody_scores_without_fireworks():  # EVT-FESTIVAL-1, EVT-FESTIVAL-4
    assert festival(0, 0, 0) == [(0, 0), (0, 0), (0, 0)]


def test_dv_23_there_is_no_second_place_without_fireworks():  # EVT-FESTIVAL-2, EVT-FESTIVAL-4
    assert festival(4, 0, 0) == [(6, 2), (0, 0), (0, 0)]


def test_dv_24_all_second_places_score_and_keep_half_rounded_down():  # EVT-FESTIVAL-2, EVT-FESTIVAL-3, AMB-17
    assert festival(5, 3, 3, 1) == [(6, 2), (3, 1), (3, 1), (0, 1)]


def test_dv_25_all_first_places_score():  # EVT-FESTIVAL-1, EVT-FESTIVAL-3
    assert festival(1, 1, 1) == [(6, 0), (6, 0), (6, 0)]


def test_dv_26_without_helmets_everybody_releases_who_can():  # EVT-MONGOL-3, REL-5
    state = happens("mongol_invasion", court("2 young monk, young healer"), court())
    assert (state.decision.id, state.decision.player, state.decision.total) == ("D-16", "P1", 1)
    state = state.after("release young monk 1")
    assert ([c.vp for c in state.courts], state.decision) == ([0, 0], None)


@pytest.mark.parametrize(
    ("healers", "victims"),
    [("young healer, young healer", 1), ("young healer, old healer", 0), ("old healer, old healer", 0)],
)
def test_dv_27_mortars_save_persons(healers, victims):  # EVT-CONTAGION-1
    state = happens("contagion", court(f"3 {healers}, young monk"), court(), court())
    assert (state.decision.total if state.decision else 0) == victims


def test_dv_28_contagion_takes_no_more_than_there_are():  # EVT-CONTAGION-1, REL-5
    state = happens("contagion", court("3 young monk, old monk"), court())
    assert (shown(state.court("P1")), state.decision) == (["3"], None)


def test_dv_29_empty_palaces_decay():  # DECAY-1, DECAY-2, SCORE-1
    state = decays(court("3", "1", "2 young monk"), court())
    assert shown(state.court("P1")) == ["2", "2 young monk"]
    assert scored(*state.courts).court("P1").vp == 2


@pytest.mark.parametrize(("yuan", "points"), [(5, 1), (2, 0)])
def test_dv_30_only_full_three_yuan_count(yuan, points):  # END-5
    assert ended(court(yuan=yuan), court()).court("P1").vp == points


def test_dv_31_a_tie_goes_to_the_front_and_then_to_the_top():  # WIN-2, AMB-07
    front = ended(court(vp=50, space=28), court(vp=50, space=30))
    on_top = ended(court(vp=50, space=30), court(vp=50, space=30), track="P2 P1")
    for state in (front, on_top):
        assert (state.outcome.winners, state.outcome.rules) == ((1,), ("WIN-2",))


def test_dv_52_without_a_palace_the_person_is_discarded():  # PER-12, AMB-12
    state = recruiting(bare(space=9), court())
    tiles = state.offer["young monk"]
    state = played(state, "play monk", "take young monk")
    assert (state.decision.player, state.court("P1").space, state.offer["young monk"]) == ("P2", 9, tiles - 1)
    assert state.court("P1").headcount() == 0


@pytest.mark.parametrize(
    ("people", "tiles"),
    [
        ("", 1), ("young pyrotechnist", 2), ("old pyrotechnist", 3), ("young pyrotechnist, old pyrotechnist", 4),
        ("old pyrotechnist, old pyrotechnist", 5),
    ],
)  # fmt: skip
def test_dv_53_rockets_bring_fireworks(people, tiles):  # ACT-FIRE-1
    state = acting(court(f"3 {people}".strip()), court(), court()).after("use B fireworks_display")
    assert state.court("P1").fireworks == tiles


@pytest.mark.parametrize(
    ("person", "space"),
    [
        ("young healer", 24), ("old pyrotechnist", 23), ("old warrior", 23), ("old healer", 21), ("old farmer", 21),
        ("old scholar", 22),
    ],
)  # fmt: skip
def test_dv_54_a_new_person_advances_the_marker(person, space):  # PER-10
    state = recruiting(court(space=20), court(), taken=person).after("place 1")
    assert state.court("P1").space == space


def test_dv_57_sizes_of_groups():  # ACT-2, AMB-47
    sizes = {players: {tuple(sorted(map(len, deal.groups))) for deal in deals(players)} for players in (2, 3, 5)}
    assert sizes == {2: {(3, 4)}, 3: {(2, 2, 3)}, 5: {(1, 1, 1, 2, 2)}}


@pytest.mark.parametrize(("start", "end", "first"), [(9, 11, "P2"), (8, 10, "P2"), (7, 9, "P1")])
def test_dv_65_a_parade_changes_the_order_of_the_person_phase(start, end, first):  # PER-1, TRACK-6
    state = acting(court(space=10), court("2 young warrior", space=start))
    state = played(state, "pass", "use B military_parade")
    assert (state.court("P2").space, state.decision.player, state.decision.id) == (end, first, "D-09")


def test_dv_67_equal_palaces_are_still_two():  # EVT-DROUGHT-3, AMB-41
    state = happens("drought", court("2 young monk", "2 young monk", rice=1), court(), decay=True)
    assert (state.decision.id, moves(state)) == ("D-14", ["without 1", "without 2"])
    ends = [state.after(move) for move in state.legal_moves]
    assert [sorted(shown(end.court("P1"))) for end in ends] == [["1", "2 young monk"]] * 2


def test_dv_68_goods_are_sold_and_coins_kept():  # END-4, END-5, AMB-49
    mine = ended(court(yuan=4, rice=1, fireworks=2), court()).court("P1")
    assert (mine.vp, mine.yuan, mine.rice, mine.fireworks) == (3, 10, 0, 0)


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("build new 4", "ERR-BUILD-NEW"), ("build 2 on 1, new 2", "ERR-BUILD-HEIGHT"),
        ("build -1 on 1, 2 on 2, new 3", "ERR-FORMAT"),
    ],
)  # fmt: skip
def test_dv_70_floors_that_cannot_be_placed_so(answer, expected):  # ACT-BUILD-2, PAL-2, AMB-45
    assert code(building(4, court("2", "1")).why_not(answer)) == expected


@pytest.mark.parametrize(
    ("answer", "expected"),
    [("place 1", "ERR-PLACE-FULL"), ("place 2", "ERR-PALACE-OWN"), ("replace young monk 1", "ERR-REPLACE-OWN")],
)
def test_dv_71_a_full_court_refuses_for_the_nearest_reason(answer, expected):  # PER-8, AMB-45
    assert code(recruiting(court("1 young healer"), court(), taken="young farmer").why_not(answer)) == expected


def test_dv_72_there_are_no_old_craftsmen():  # SETUP-3, AMB-45
    assert code(drafting().why_not("draft old craftsman, young monk")) == "ERR-DRAFT-OLD"
    assert code(recruiting(court(), court(), card="wild").why_not("take old craftsman")) == "ERR-TILE-GONE"


# --- None is missing -------------------------------------------------------------------------------------------------

BASE_GAME = """
EX-01 EX-02 EX-03 EX-04 EX-05 EX-06 EX-07 EX-08 EX-09 EX-10 EX-11 EX-12a EX-12b EX-13 EX-14 EX-15 EX-16 EX-17 EX-21
EX-22 EX-24 EX-25 EX-26 DV-01 DV-02 DV-03 DV-04 DV-05 DV-06 DV-07 DV-08 DV-09 DV-10 DV-11 DV-12 DV-13 DV-14 DV-15
DV-16 DV-17 DV-18 DV-19 DV-20 DV-21 DV-22 DV-23 DV-24 DV-25 DV-26 DV-27 DV-28 DV-29 DV-30 DV-31 DV-52 DV-53 DV-54
DV-57 DV-65 DV-67 DV-68 DV-70 DV-71 DV-72
"""
"""Every example and derived vector of the base game. The others belong to the expansions."""


def test_every_vector_of_the_base_game_has_a_test():
    found = [re.match(r"test_(ex|dv)_(\d+[ab]?)_", name) for name in globals()]
    covered = [f"{match[1].upper()}-{match[2]}" for match in found if match]
    assert sorted(covered) == sorted(BASE_GAME.split())
