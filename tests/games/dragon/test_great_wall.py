"""The Great Wall: its vectors (DV) and rules (WALL), one test each."""

import re
from collections import Counter

import pytest
from games.dragon.table import (
    acting,
    bare,
    completions,
    court,
    dealing,
    laying,
    month_from_event,
    moves,
    noted,
    played,
    releasing,
    shown,
    wall_checked,
)

from yotd_widget.engine.luck import SeededLuck
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.policies import RandomPolicy
from yotd_widget.engine.trace import Notes
from yotd_widget.games.dragon import new_game
from yotd_widget.games.dragon.pieces import ACTIONS, EVENTS, WALL_ACTIONS, WALL_BONUS, WALL_LENGTH, WALL_TILES
from yotd_widget.games.dragon.state import Setup
from yotd_widget.games.dragon.year import begin

PAIR = "2 young monk, young healer"
HIGH = ("3 young monk, young healer, young farmer", "3")


def code(refusal) -> str:
    return refusal.code if refusal else "accepted"


def points(state) -> list[int]:
    return [c.vp for c in state.courts]


def heads(state) -> list[int]:
    return [c.headcount() for c in state.courts]


def rules(notes) -> list[str]:
    return [note.rule for note in notes]


def released(state, *persons: str):
    """The position after these players, one after the other, released this person; who was asked each time."""
    asked = []
    for person in persons:
        asked.append((state.decision.id, state.decision.player))
        state = state.after(f"release {person}")
    return state, asked


# --- The vectors -----------------------------------------------------------------------------------------------------


def test_dv_32_a_wall_that_reaches_scores_every_own_tile():  # WALL-10, WALL-11, WALL-12
    state = wall_checked(court(PAIR), court(PAIR), court(PAIR), wall="P1 P1 P1 P2 P2", month=5)
    assert (points(state), heads(state), state.decision) == ([3, 2, 0], [2, 2, 2], None)


def test_dv_33_a_wall_that_is_too_short_takes_from_the_fewest():  # WALL-12
    state = wall_checked(court(PAIR), court(PAIR), court(PAIR), wall="P1 P1 P2 P3", month=5)
    state, asked = released(state, "young monk 1", "young healer 1")
    assert asked == [("D-18", "P2"), ("D-18", "P3")]
    assert (points(state), heads(state), state.decision) == ([0, 0, 0], [2, 1, 1], None)


def test_dv_34_without_any_tile_everybody_releases():  # WALL-13
    state = wall_checked(court(PAIR), court(PAIR), court(PAIR), wall="", month=3)
    state, asked = released(state, "young monk 1", "young monk 1", "young healer 1")
    assert asked == [("D-18", "P1"), ("D-18", "P2"), ("D-18", "P3")]
    assert (points(state), heads(state), state.decision) == ([0, 0, 0], [1, 1, 1], None)


def test_dv_35_a_complete_wall_or_six_own_tiles_close_the_action():  # WALL-5, WALL-8, ACT-11, AMB-24
    full = acting(court(), court(), court(), wall="P1 P2 P3 " * 4)
    assert len(full.courts[0].wall_tiles) == 2
    assert code(full.why_not("use A build_wall")) == "ERR-WALL-FULL"
    used = acting(court(), court(), court(), wall="P1 " * 6)
    assert code(used.why_not("use A build_wall")) == "ERR-WALL-NONE"
    for state in (full, used):
        assert "use A build_wall" not in moves(state)
        assert "use A taxes" in moves(state)
    assert "use A build_wall" in moves(used.after("pass"))  # the others still have tiles


def test_who_could_only_build_a_wall_without_tiles_is_not_asked():  # ACT-11, WALL-8, AMB-24
    groups = "taxes+build harvest+fireworks_display military_parade+research privilege build_wall"
    dragons = {"P1": "A", "P2": "B", "P3": "C"}
    poor = [court(yuan=2) for _ in range(5)]
    state = acting(*poor, groups=groups, dragons=dragons, by="P4", wall="P5 " * 6).after("use D privilege")
    assert (state.decision.id, state.court("P5").yuan, state.dragons.get(4)) == ("D-09", 3, None)
    with_tiles = acting(*poor, groups=groups, dragons=dragons, by="P4", wall="P5 " * 5).after("use D privilege")
    assert (with_tiles.decision.player, moves(with_tiles)) == ("P5", ["use E build_wall", "pass"])


def test_dv_36_the_bonus_floor_may_have_only_one_place():  # WALL-7b, PAL-2
    state = laying(court(*HIGH), court())
    state, notes = noted(state, "lay wall_floor")
    assert (state.decision.id, state.decision.player) == ("D-04", "P2")
    assert shown(state.court("P1")) == [*HIGH, "1"]
    assert (state.wall, len(state.court("P1").wall_tiles)) == ((0,), 5)
    assert [note.forced for note in notes if note.rule == "ACT-BUILD-2"] == [True]


def test_dv_37_an_invasion_in_the_last_month_checks_the_wall_twice():  # WALL-17, WALL-15, AMB-22
    notes = Notes()
    wall = "P1 " * 5 + "P2 " * 4 + "P3 " * 3
    state = month_from_event("mongol_invasion", *(bare(yuan=0),) * 3, wall=wall, month=12, notes=notes)
    assert (points(state), state.phase) == ([10, 8, 6], "over")
    assert [rule for rule in rules(notes) if rule in ("EVT-MONGOL-1", "WALL-11", "SCORE-1", "END-2")] == [
        *["EVT-MONGOL-1"] * 3, *["WALL-11"] * 3, *["SCORE-1"] * 3, *["WALL-11"] * 3, *["END-2"] * 3,
    ]  # fmt: skip


def test_dv_38_eleven_tiles_are_too_few_at_the_end():  # WALL-15, WALL-16, END-2
    wall = "P1 P2 P3 " * 3 + "P1 P2"
    people, notes = [court("2 young healer, young farmer", yuan=0)] * 3, Notes()
    state = month_from_event("peace", *people, wall=wall, month=12, notes=notes)
    assert [(note.rule, note.facts) for note in notes if note.rule in ("WALL-10", "WALL-15")] == [
        ("WALL-15", {"length": 11, "needed": 12})
    ]
    assert (state.decision.id, state.decision.player, state.decision.total) == ("D-18", "P3", 1)
    assert points(state) == [1, 1, 1]  # phase 4 is over, the end scoring is not
    state = state.after("release young healer 1")
    assert (points(state), state.phase) == ([5, 5, 3], "over")


@pytest.mark.parametrize(
    ("tile", "figures"), [("wall_rice", (6, 1, 0)), ("wall_fireworks", (6, 0, 1)), ("wall_yuan", (8, 0, 0))]
)
def test_dv_55_goods_of_the_wall(tile, figures):  # WALL-7a, WALL-4, WALL-6
    palaces = ("3 young farmer, young pyrotechnist, young tax_collector", "2")
    before = laying(court(*palaces, space=20, vp=4), court())
    state = before.after(f"lay {tile}")
    mine, expected = state.court("P1"), before.court("P1")
    expected.yuan, expected.rice, expected.fireworks = figures
    expected.wall_tiles = tuple(other for other in WALL_TILES if other != tile)
    assert mine == expected
    assert (len(mine.wall_tiles), state.wall, state.decision.player) == (5, (0,), "P2")


@pytest.mark.parametrize(("tile", "space", "vp"), [("wall_track", 23, 0), ("wall_vp", 20, 3)])
def test_dv_56_steps_and_points_of_the_wall(tile, space, vp):  # WALL-7c, WALL-7d
    before = laying(court("2 old warrior, young scholar", space=20), court())
    mine, expected = before.after(f"lay {tile}").court("P1"), before.court("P1")
    expected.space, expected.vp = space, vp
    expected.wall_tiles = tuple(other for other in WALL_TILES if other != tile)
    assert mine == expected


@pytest.mark.parametrize(
    ("players", "sizes", "count"),
    [(2, (4, 4), 35), (3, (3, 3, 2), 280), (4, (2, 2, 2, 2), 105), (5, (2, 2, 2, 1, 1), 420)],
)
def test_dv_58_eight_cards_in_groups(players, sizes, count):  # ACT-2, WALL-2
    options = list(dealing(players, wall="").legal_moves)
    assert {tuple(sorted(map(len, deal.groups), reverse=True)) for deal in options} == {sizes}
    assert {tuple(sorted(card for group in deal.groups for card in group)) for deal in options} == {
        tuple(sorted(WALL_ACTIONS))
    }
    assert len({frozenset(map(frozenset, deal.groups)) for deal in options}) == len(options) == count


def test_dv_69_the_tile_is_unused_until_its_floor_is_placed():  # WALL-4, WALL-7b, AMB-46
    state = laying(court("2", "2"), court()).after("lay wall_floor")
    assert (state.decision.id, state.decision.player, state.decision.total) == ("D-08", "P1", 1)
    assert (len(state.legal_moves), state.wall, len(state.court("P1").wall_tiles)) == (3, (), 6)
    ends = completions(state)
    assert {tuple(shown(end.court("P1"))) for end in ends} == {("3", "2"), ("2", "3"), ("2", "2", "1")}
    for end in ends:
        assert (end.wall, "wall_floor" in end.court("P1").wall_tiles) == ((0,), False)
        assert (len(end.court("P1").wall_tiles), end.decision.player) == (5, "P2")


# --- The pieces ------------------------------------------------------------------------------------------------------


def test_wall_tiles_and_the_eighth_card():  # WALL-1, WALL-2, SETUP-9, 2.9
    assert WALL_BONUS == {
        "wall_rice": 1, "wall_fireworks": 1, "wall_floor": 1, "wall_yuan": 2, "wall_track": 3, "wall_vp": 3,
    }  # fmt: skip
    assert (tuple(WALL_BONUS), WALL_LENGTH) == (WALL_TILES, 12)
    assert (*ACTIONS, "build_wall") == WALL_ACTIONS


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", ["2017", "2007"])
def test_everybody_begins_with_the_six_tiles(players, edition):  # WALL-1, COMBO-1
    names = [f"P{seat}" for seat in range(players)]
    game = new_game(names, edition=edition, seed=7, great_wall=True)
    assert [c.wall_tiles for c in game.courts] == [WALL_TILES] * players
    assert (game.wall, game.great_event, game.setup.great_wall) == ((), None, True)
    game = new_game(names, edition=edition, seed=7)
    assert [c.wall_tiles for c in game.courts] == [()] * players
    assert (game.wall, game.setup.great_wall) == ((), False)


def test_the_eighth_card_is_dealt_only_with_the_wall():  # WALL-2, SETUP-9
    deal = "deal taxes+build+harvest+build_wall fireworks_display+military_parade+research+privilege"
    assert dealing(2, wall="").why_not(deal) is None
    assert code(dealing(2).why_not(deal)) == "ERR-ID"
    seven = "deal taxes+build+harvest fireworks_display+military_parade+research+privilege"
    assert code(dealing(2, wall="").why_not(seven)) == "ERR-FORMAT"


# --- Building --------------------------------------------------------------------------------------------------------


def test_build_wall_costs_the_fee_of_an_occupied_group():  # WALL-3, ACT-6, ACT-7
    state = acting(court(), court(yuan=4), dragons={"P1": "A"}, by="P2", wall="")
    after = state.after("use A build_wall")
    assert (after.court("P2").yuan, after.dragons, after.decision.id) == (1, {0: "A", 1: "A"}, "D-07")
    poor = acting(court(), court(yuan=2), dragons={"P1": "A"}, by="P2", wall="")
    assert code(poor.why_not("use A build_wall")) == "ERR-GROUP-PAY"
    assert "use A build_wall" not in moves(poor)


def test_build_wall_on_a_free_group_costs_nothing():  # WALL-3
    state = acting(court(yuan=0), court(), wall="").after("use A build_wall")
    assert (state.court("P1").yuan, state.decision.id, state.decision.total) == (0, "D-07", 1)


def test_the_bonus_cannot_pay_the_fee():  # WALL-3, ACT-8
    state = acting(court(), court(yuan=1), dragons={"P1": "A"}, by="P2", wall="")
    assert code(state.why_not("use A build_wall")) == "ERR-GROUP-PAY"


def test_each_tile_is_laid_once_and_its_owner_stays_known():  # WALL-4, WALL-5, WALL-6
    state = laying(court(), court(), court())
    assert moves(state) == [f"lay {tile}" for tile in WALL_TILES]
    state, notes = noted(state, "lay wall_vp")
    assert state.wall == (0,)
    assert [(note.seat, note.change, note.facts["tile"]) for note in notes if note.rule == "WALL-4"] == [
        (0, {"wall": 1}, "wall_vp")
    ]
    state = played(state, "pass", "use A build_wall", "lay wall_vp")
    assert state.wall == (0, 2)
    again = laying(court(wall_tiles=WALL_TILES[:-1]), court(), court(), wall="P1")
    assert moves(again) == [f"lay {tile}" for tile in WALL_TILES[:-1]]
    assert code(again.why_not("lay wall_vp")) == "ERR-WALL-USED"


def test_the_last_tile_is_not_asked_for():  # WALL-6; D-07
    state = acting(court(wall_tiles=("wall_yuan",)), court(), wall="P1 P1 P1 P1 P1")
    state, notes = noted(state, "use A build_wall")
    assert (state.wall, state.court("P1").yuan, state.court("P1").wall_tiles) == ((0,) * 6, 8, ())
    assert (state.decision.player, [note.forced for note in notes if note.rule == "WALL-7a"]) == ("P2", [True])


def test_the_twelfth_tile_completes_the_wall():  # WALL-5, WALL-8
    state = laying(court(), court(), court(yuan=9), wall="P1 P2 P3 " * 3 + "P2 P3")
    assert len(state.wall) == 11
    state = played(state, "lay wall_track", "pass")
    assert len(state.wall) == 12
    assert code(state.why_not("use A build_wall")) == "ERR-WALL-FULL"


@pytest.mark.parametrize("hammers", ["", "young craftsman, young craftsman"])
def test_craftsmen_add_nothing_to_the_bonus_floor(hammers):  # WALL-7b, ACT-BUILD-2, ACT-BUILD-3, AMB-36
    state = laying(court(f"2 {hammers}".strip(), "1"), court()).after("lay wall_floor")
    assert (state.decision.id, state.decision.total) == ("D-08", 1)
    assert moves(state) == ["build 1 on 1", "build 1 on 2", "build new 1"]
    for answer, fault in (("build", "COUNT"), ("build new 2", "COUNT"), ("build 1 on 1, new 1", "COUNT")):
        assert code(state.why_not(answer)) == f"ERR-BUILD-{fault}"
    assert code(state.why_not("pass")) == "ERR-STEP"  # the bonus may not be declined
    assert shown(state.after("build 1 on 2").court("P1"))[1:] == ["2"]


def test_the_bonus_steps_end_on_top_of_a_stack():  # WALL-7c, TRACK-3
    state = laying(court(space=7), court(space=10), track="P2 P1", by="P1", wall="").after("lay wall_track")
    assert ([c.space for c in state.courts], state.track) == ([10, 10], [0, 1])


def test_the_wall_leaves_everybody_elses_tiles_alone():  # WALL-4, SETUP-12
    state = laying(court(), court(), court()).after("lay wall_rice")
    assert [c.wall_tiles for c in state.courts[1:]] == [WALL_TILES] * 2


def test_a_bonus_step_changes_the_order_of_the_person_phase():  # WALL-7c, PER-1, TRACK-6
    state = acting(court(space=10), court(space=8), wall="")
    state = played(state, "pass", "use A build_wall", "lay wall_track")
    assert (state.decision.id, state.decision.player) == ("D-09", "P2")


# --- The wall check --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("length", "reaches"), [(4, False), (5, True), (6, True)])
def test_the_wall_reaches_if_it_is_as_long_as_the_month(length, reaches):  # WALL-10
    state = wall_checked(court("1 young monk"), court("1 young monk"), wall=" ".join(["P1"] * length), month=5)
    assert (points(state), heads(state)) == (([length, 0], [1, 1]) if reaches else ([0, 0], [1, 0]))


def test_all_own_tiles_score_also_those_beyond_the_month():  # WALL-11
    state = wall_checked(court(PAIR), court(PAIR), wall="P1 P1 P1 P1 P2 P2 P2", month=3)
    assert (points(state), heads(state)) == ([4, 3], [2, 2])


def test_only_the_very_fewest_release():  # WALL-12, AMB-37
    state = wall_checked(court(PAIR), court(PAIR), court(PAIR), court(PAIR), wall="P2 P3 P3", month=5)
    state, asked = released(state, "young monk 1", "young monk 1")
    assert asked == [("D-18", "P1"), ("D-18", "P4")]
    assert heads(state) == [1, 2, 2, 1]


def test_the_check_goes_in_track_order_and_over_all_palaces():  # WALL-13, REL-3, REL-4, TRACK-6
    mine = court("1 young monk", "2 young healer, young farmer")
    state = wall_checked(mine, mine, wall="", month=4, track="P2 P1")
    assert moves(state) == ["release young monk 1", "release young healer 2", "release young farmer 2"]
    state, asked = released(state, "young farmer 2", "young monk 1")
    assert asked == [("D-18", "P2"), ("D-18", "P1")]
    assert shown(state.court("P1")) == ["1", "2 young healer, young farmer"]
    assert shown(state.court("P2")) == ["1 young monk", "2 young healer"]


def test_who_has_nobody_releases_nobody_and_who_has_one_is_not_asked():  # WALL-13, REL-5
    state = wall_checked(court("2"), court("2 young monk"), court(PAIR), wall="P3", month=4)
    assert (heads(state), points(state), state.decision) == ([0, 0, 2], [0, 0, 0], None)


def test_equal_persons_of_one_palace_are_not_asked_about():  # WALL-12; D-18
    state = wall_checked(court("2 young monk, young monk"), court(PAIR), wall="P2", month=4)
    assert (heads(state), state.decision) == ([1, 2], None)


def test_a_release_moves_no_marker_and_leaves_the_game():  # WALL-13, REL-1, REL-2
    before = wall_checked(court(PAIR, space=9), court(PAIR, space=12), wall="P2", month=4)
    after = before.after("release young monk 1")
    assert ([c.space for c in after.courts], after.offer) == ([9, 12], before.offer)


@pytest.mark.parametrize("event", EVENTS)
def test_the_wall_is_checked_in_a_mongol_invasion_only(event):  # WALL-9, WALL-14, ROUND-3
    notes = Notes()
    month_from_event(event, bare(yuan=4), bare(yuan=4), wall="P1 P2", month=5, notes=notes)
    assert ("WALL-12" in rules(notes)) == (event == "mongol_invasion")
    assert "WALL-11" not in rules(notes)
    month_from_event(event, bare(yuan=4), bare(yuan=4), month=5, notes=(without := Notes()))
    assert not [rule for rule in rules(without) if rule.startswith("WALL")]


def test_there_is_one_check_for_each_invasion_and_one_at_the_end():  # WALL-9, WALL-15
    game, luck, policy = begin(Setup(("P1", "P2"), seed=3, great_wall=True)), SeededLuck(3), RandomPolicy(3)
    checks: Counter[int] = Counter()
    while game.agenda:
        notes = Notes()
        move = luck.answer(game) if game.agenda[-1].seat == LUCK else policy.choose(game)
        month, game = game.month, game.after(move, notes=notes)
        for note in notes:
            month = note.facts["month"] if note.rule == "ROUND-2" else month
            owed = note.rule == "WALL-11" or (note.rule == "WALL-12" and not note.change)
            checks[month] += owed and note.seat == 0
    invasions = [month for month, event in enumerate(game.event_row, 1) if event == "mongol_invasion"]
    assert +checks == Counter([*invasions, 12])


def test_the_check_comes_after_all_releases_of_the_invasion_and_before_decay():  # WALL-14, ROUND-3, AMB-20
    state = month_from_event("mongol_invasion", court("1 young monk", "2 old monk"), court(PAIR), wall="P2", month=5)
    asked = []
    for answer in ("release young monk 1", "release young monk 1"):
        asked.append((state.decision.id, state.decision.player))
        state = state.after(answer)
    assert asked == [("D-16", "P1"), ("D-16", "P2")]
    # P1 has fewest tiles and one person left, who leaves without a question; both palaces are empty at decay.
    assert (shown(state.court("P1")), points(state)) == (["1"], [1, 1])
    assert shown(state.court("P2")) == ["2 young healer"]


def test_at_the_end_the_wall_must_be_complete():  # WALL-15
    full = wall_checked(court(PAIR), court(PAIR), wall="P1 P2 " * 6, month=12, final=True)
    assert (points(full), heads(full), full.decision) == ([6, 6], [2, 2], None)
    state = wall_checked(court(PAIR), court(PAIR), wall="P1 P2 " * 5 + "P1", month=12, final=True)
    assert (points(state), state.decision.player) == ([0, 0], "P2")


def test_the_last_check_comes_after_the_points_of_the_month_and_no_decay_follows():  # WALL-16, END-1, AMB-21
    mine = court("1 young court_lady", "2 young healer, old farmer", yuan=0)
    state = month_from_event("peace", mine, court(PAIR, yuan=0), wall="P2", month=12)
    assert (state.decision.id, state.court("P1").vp) == ("D-18", 3)  # two palaces and a fan
    state = state.after("release young court_lady 1")
    assert (state.phase, shown(state.court("P1"))) == ("over", ["1", "2 young healer, old farmer"])
    assert state.court("P1").vp == 3 + 4


def test_unused_tiles_are_worth_nothing_at_the_end():  # AMB-38, WALL-1
    state = month_from_event("peace", bare(yuan=0), bare(yuan=0), wall="P1 P2 " * 5 + "P1", month=12)
    assert (points(state), state.phase) == ([0, 0], "over")


# --- D-18 ------------------------------------------------------------------------------------------------------------


def test_d_18_is_one_person():  # WALL-12, REL-5
    state = releasing("D-18", 1, court(PAIR), court(), wall="P2")
    assert (state.decision.id, state.decision.total) == ("D-18", 1)
    assert moves(state) == ["release young monk 1", "release young healer 1"]


# --- None is missing -------------------------------------------------------------------------------------------------

VECTORS = "DV-32 DV-33 DV-34 DV-35 DV-36 DV-37 DV-38 DV-55 DV-56 DV-58 DV-69"
"""Every vector of the Great Wall alone."""


def test_every_vector_of_the_wall_has_a_test():
    found = [re.match(r"test_dv_(\d+)_", name) for name in globals()]
    assert sorted(f"DV-{match[1]}" for match in found if match) == VECTORS.split()
