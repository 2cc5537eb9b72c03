"""Chance: the same seed gives the same year everywhere, and every draw is as likely as it should be."""

from collections import Counter

import pytest
from games.dragon.table import dealing, drafting

from yotd_widget.engine.luck import ScriptedLuck, SeededLuck, pick
from yotd_widget.engine.timeline import Timeline
from yotd_widget.games.dragon import Deal, new_game
from yotd_widget.games.dragon.actions import deals
from yotd_widget.games.dragon.moves import MOVES
from yotd_widget.games.dragon.pieces import ACTIONS, DRAWN_EVENTS, GREAT_EVENTS, WALL_ACTIONS
from yotd_widget.games.dragon.setup import SHUFFLES, event_row

LETTERS = {
    "imperial_tribute": "T", "drought": "D", "dragon_festival": "F", "mongol_invasion": "M", "contagion": "C",
}  # fmt: skip

YEARS = {
    0: "T D F T F C D M C M",
    1: "D C D M C M F T F T",
    7: "D C F T M T M F C D",
    2_007: "M D C T F C T F D M",
    4_294_967_295: "M D F D C F T M T C",
    -1: "F M C D T F C D M T",
}
"""Seed -> events of months 3 to 12."""

DEALS = {
    (7, 2): "deal taxes+build+fireworks_display+military_parade harvest+research+privilege",
    (7, 3): "deal taxes+military_parade+privilege build+harvest fireworks_display+research",
    (7, 4): "deal taxes+fireworks_display build+privilege harvest+military_parade research",
    (7, 5): "deal taxes+military_parade research+privilege build harvest fireworks_display",
}
"""Seed and players -> the action groups of month 1, after the first possible draft."""

SUPER_EVENTS = {
    0: "ge_flood", 1: "ge_flood", 7: "ge_charter", 2_007: "ge_sunrise", 4_294_967_295: "ge_charter", -1: "ge_flood",
}  # fmt: skip
"""Seed -> the Super Event, if it is drawn."""

WALL_DEALS = {
    (7, 2): "deal taxes+build+harvest+build_wall fireworks_display+military_parade+research+privilege",
    (7, 3): "deal taxes+harvest+build_wall military_parade+research+privilege build+fireworks_display",
    (7, 4): "deal taxes+fireworks_display build+privilege harvest+military_parade research+build_wall",
    (7, 5): "deal taxes+privilege build+build_wall harvest+fireworks_display military_parade research",
}
"""Seed and players -> the action groups of month 1 with the Great Wall."""


def row(seed: int) -> str:
    return " ".join(LETTERS[event] for event in new_game(["Ania", "Benek"], seed=seed).event_row[2:])


def first_deal(seed: int, players: int, **expansions: object) -> str:
    game = Timeline(drafting(players=players, seed=seed, **expansions))
    while game.state.month == 0:
        game.play(game.state.legal_moves[0])
    return str(game.steps[-1].move)


@pytest.mark.parametrize("seed", YEARS)
def test_a_seed_gives_this_row_on_every_python(seed):  # SETUP-5
    assert row(seed) == YEARS[seed]


@pytest.mark.parametrize(("seed", "players"), DEALS)
def test_a_seed_gives_these_groups_on_every_python(seed, players):  # ACT-1
    assert first_deal(seed, players) == DEALS[seed, players]


@pytest.mark.parametrize("seed", SUPER_EVENTS)
def test_a_seed_gives_this_super_event_on_every_python(seed):  # GE-1, AMB-48
    assert new_game(["Ania", "Benek"], seed=seed, great_event="random").great_event == SUPER_EVENTS[seed]


@pytest.mark.parametrize(("seed", "players"), WALL_DEALS)
def test_a_seed_gives_these_groups_with_the_wall_on_every_python(seed, players):  # ACT-1, WALL-2
    assert first_deal(seed, players, great_wall=True) == WALL_DEALS[seed, players]


def test_expansions_leave_the_year_of_a_seed_as_it_is():  # AMB-48
    for seed in YEARS:
        rows = [
            new_game(["Ania", "Benek"], seed=seed, great_wall=great_wall, great_event=great_event).event_row
            for great_wall in (False, True)
            for great_event in (None, "random", *GREAT_EVENTS)
        ]
        assert len(set(rows)) == 1
        assert " ".join(LETTERS[event] for event in rows[0][2:]) == YEARS[seed]


def test_a_super_event_leaves_the_deals_of_a_seed_as_they_are():  # AMB-48
    for seed, players in DEALS:
        for great_event in ("random", "ge_flood"):
            assert first_deal(seed, players, great_event=great_event) == DEALS[seed, players]


def test_every_super_event_is_drawn_about_equally_often():  # GE-1
    drawn = Counter(new_game(["Ania", "Benek"], seed=seed, great_event="random").great_event for seed in range(2_000))
    assert set(drawn) == set(GREAT_EVENTS)
    assert max(abs(count - 200) for count in drawn.values()) < 60  # more than four standard deviations


def test_the_super_event_depends_neither_on_the_players_nor_on_the_wall():  # GE-1
    games = [
        new_game([f"P{n}" for n in range(count)], seed=11, great_wall=great_wall, great_event="random").great_event
        for count in (2, 3, 4, 5)
        for great_wall in (False, True)
    ]
    assert len(set(games)) == 1


def test_chance_is_asked_for_the_row_and_then_for_the_super_event():  # AMB-48; 2.11
    state = new_game(["Ania", "Benek"], seed=None, great_wall=True, great_event="random")
    assert state.decision.id == "event row"
    state = state.after(SHUFFLES[0])
    assert state.decision.id == "great event"
    assert state.after(SeededLuck(7).answer(state)).great_event == SUPER_EVENTS[7]


def test_the_row_does_not_depend_on_the_players():
    assert len({new_game([f"P{n}" for n in range(count)], seed=7).event_row for count in (2, 3, 4, 5)}) == 1


def test_groups_depend_on_the_month_and_not_on_what_was_done():
    quiet, busy = Timeline(drafting("monk farmer", seed=7)), Timeline(drafting("craftsman court_lady", seed=7))
    for game, prefer in ((quiet, 0), (busy, -1)):
        while game.state.month < 4:
            game.play(game.state.legal_moves[prefer])
    dealt = [[str(s.move) for s in game.steps if isinstance(s.move, Deal)] for game in (quiet, busy)]
    assert dealt[0] == dealt[1]
    assert len(dealt[0]) == 4


def test_pick_uses_its_whole_range_evenly():
    counts = Counter(pick(f"throw {throw}", 6) for throw in range(6_000))
    assert set(counts) == set(range(6))
    assert max(abs(count - 1_000) for count in counts.values()) < 120  # four standard deviations


def test_scripted_luck_deals_what_it_is_told():
    deal = deals(2)[17]
    assert Timeline(dealing(2), ScriptedLuck([deal])).state.groups == deal.groups


def test_scripted_luck_says_when_it_runs_out():
    with pytest.raises(LookupError, match="no scripted luck left for action groups"):
        ScriptedLuck([]).answer(dealing(2))


def test_seeded_luck_gives_one_of_the_options():
    assert SeededLuck(7).answer(dealing(3)) in deals(3)


# --- The event row ---------------------------------------------------------------------------------------------------


def laid_by_hand(draws: tuple[str, ...]) -> tuple[tuple[str, ...], bool]:
    """The row as one lays it with tiles in hand, and whether the twins had to change places at the end."""
    row, free = ["peace", "peace", *[""] * 10], list(range(2, 12))
    for tile in draws:
        slides = row[free[0] - 1] == tile
        if slides and len(free) == 1:
            return (*row[:9], row[10], row[9], tile), True
        row[free.pop(1 if slides else 0)] = tile
    return tuple(row), False


def test_all_113400_draws_are_different_and_lie_as_by_hand():  # SETUP-5, SETUP-6, SETUP-7, AMB-02
    shuffles = [shuffle.draws for shuffle in SHUFFLES]
    assert len(set(shuffles)) == len(SHUFFLES) == 113_400
    assert shuffles == sorted(shuffles)
    swaps = 0
    for draws in shuffles:
        by_hand, swapped = laid_by_hand(draws)
        assert event_row(draws) == by_hand
        swaps += swapped
    assert swaps == 11_160  # 31 of 315


def test_shuffles_are_a_sequence():
    assert [SHUFFLES[0].draws, SHUFFLES[len(SHUFFLES) - 1].draws] == [
        tuple(sorted(DRAWN_EVENTS)),
        tuple(sorted(DRAWN_EVENTS, reverse=True)),
    ]
    assert SHUFFLES[3:5] == [SHUFFLES[3], SHUFFLES[4]]
    with pytest.raises(IndexError):
        SHUFFLES[113_400]


# --- The deals -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "count"), [(2, 35), (3, 105), (4, 105), (5, 105)])
def test_every_way_to_deal_is_one_option(players, count):  # ACT-1, ACT-2
    state = dealing(players)
    partitions = {frozenset(map(frozenset, deal.groups)) for deal in deals(players)}
    assert len(partitions) == len(deals(players)) == len(state.legal_moves) == count
    assert all(state.why_not(deal) is None for deal in deals(players))


@pytest.mark.parametrize(("players", "count"), [(2, 35), (3, 280), (4, 105), (5, 420)])
def test_every_way_to_deal_eight_cards_is_one_option(players, count):  # ACT-1, ACT-2, WALL-2
    state = dealing(players, wall="")
    dealt = list(state.legal_moves)
    assert len({frozenset(map(frozenset, deal.groups)) for deal in dealt}) == len(dealt) == count
    assert all(state.why_not(deal) is None for deal in dealt)
    assert all(sorted(card for group in deal.groups for card in group) == sorted(WALL_ACTIONS) for deal in dealt)


@pytest.mark.parametrize(
    ("deal", "code"),
    [
        ("deal taxes+build+harvest+privilege fireworks_display+military_parade+research+build_wall", None),
        ("deal build_wall+taxes+build+harvest fireworks_display+military_parade+research+privilege", None),
        ("deal taxes+build+harvest fireworks_display+military_parade+research+privilege+build_wall", "ERR-FORMAT"),
        ("deal taxes+build+harvest fireworks_display+military_parade+research+privilege", "ERR-FORMAT"),
        ("deal taxes+build+build_wall+build_wall fireworks_display+military_parade+research+privilege", "ERR-FORMAT"),
        ("deal taxes+build+harvest+build_castle fireworks_display+military_parade+research+privilege", "ERR-ID"),
    ],
)
def test_a_deal_with_the_wall_has_eight_cards(deal, code):  # ACT-2, WALL-2
    refusal = dealing(2, wall="").why_not(MOVES.parse(deal))
    assert (refusal and refusal.code) == code


@pytest.mark.parametrize(
    ("deal", "code"),
    [
        ("deal taxes+build+harvest fireworks_display+military_parade+research+privilege", None),
        ("deal taxes+build fireworks_display+military_parade+research+privilege+harvest", "ERR-FORMAT"),
        ("deal taxes+build+harvest fireworks_display+military_parade+research", "ERR-FORMAT"),
        ("deal taxes+taxes+harvest fireworks_display+military_parade+research+privilege", "ERR-FORMAT"),
        ("deal taxes+build_wall+harvest fireworks_display+military_parade+research+privilege", "ERR-ID"),
        ("deal", "ERR-FORMAT"),
    ],
)
def test_a_deal_is_a_partition_in_the_right_sizes(deal, code):  # ACT-2, AMB-47
    refusal = dealing(2).why_not(MOVES.parse(deal))
    assert (refusal and refusal.code) == code
    assert len(ACTIONS) == 7


# --- Luck answers by itself, or waits --------------------------------------------------------------------------------


def test_a_state_with_a_seed_deals_for_itself():
    assert drafting("monk farmer", "monk healer", players=2, seed=7).decision.id == "D-04"


def test_a_state_without_seed_waits_for_the_deal():
    assert drafting("monk farmer", "monk healer", players=2).decision.player == "Luck"
