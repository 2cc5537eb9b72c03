"""Before the first month: options, pieces, event row, draft."""

import pytest
from games.dragon.table import drafting, moves, played, shown

from yotd_widget.engine.moves import Refusal
from yotd_widget.engine.trace import Notes
from yotd_widget.games.dragon import Draft, Row, new_game
from yotd_widget.games.dragon.court import Court, Palace
from yotd_widget.games.dragon.pieces import (
    ACTIONS,
    BASE,
    BOOSTED_BY,
    DRAWN_EVENTS,
    HAND,
    KINDS,
    PERSONS,
    STEPS,
    SYMBOLS,
    supply,
)
from yotd_widget.games.dragon.state import Setup
from yotd_widget.games.dragon.year import begin, check_setup

PLAYERS = ("Ania", "Benek", "Kasia", "Dorota", "Emil")

# type: (tiles for 5 players, value, symbols) young, then old
TILES = {
    "craftsman": ((10, 2, 1), None),
    "court_lady": ((10, 1, 1), None),
    "tax_collector": ((10, 3, 3), None),
    "pyrotechnist": ((6, 5, 1), (4, 3, 2)),
    "warrior": ((6, 5, 1), (4, 3, 2)),
    "monk": ((6, 6, 1), (4, 2, 2)),
    "healer": ((6, 4, 1), (4, 1, 2)),
    "farmer": ((6, 4, 1), (4, 1, 2)),
    "scholar": ((6, 4, 2), (4, 2, 3)),
}


def test_person_tiles():  # SETUP-2, SETUP-3, PER-10, AMB-01, AMB-03
    written = {
        f"{age} {kind}": numbers
        for kind, ages in TILES.items() for age, numbers in zip(("young", "old"), ages, strict=True) if numbers
    }  # fmt: skip
    assert {person: (supply(5)[person], STEPS[person], SYMBOLS[person]) for person in PERSONS} == written


def test_action_cards():  # SETUP-9, ACT-TAX-1, ACT-BUILD-1, ACT-HARVEST-1, ACT-FIRE-1, ACT-PARADE-1, ACT-RESEARCH-1
    assert {action: (BASE.get(action), BOOSTED_BY.get(action)) for action in ACTIONS} == {
        "taxes": (2, "tax_collector"), "build": (1, "craftsman"), "harvest": (1, "farmer"),
        "fireworks_display": (1, "pyrotechnist"), "military_parade": (1, "warrior"), "research": (1, "scholar"),
        "privilege": (None, None),
    }  # fmt: skip


def test_what_a_player_starts_with():  # SETUP-10, SETUP-13, SETUP-14
    for mine in new_game(PLAYERS, seed=7).courts:
        assert (shown(mine), mine.yuan, mine.rice, mine.fireworks) == (["2", "2"], 6, 0, 0)
        assert (mine.small, mine.large, mine.vp, mine.space) == (0, 0, 0, 0)
        assert mine.hand == HAND == (*KINDS, "wild", "wild")


def test_the_event_row_is_open_from_the_start():  # SETUP-4, SETUP-8
    state = new_game(PLAYERS, seed=7)
    assert (len(state.event_row), state.event_row[:2], state.event) == (12, ("peace", "peace"), None)
    assert played(state, *["draft young monk, young farmer", "place 1"]).event_row == state.event_row


# --- Options ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [[], ["Ania"], [*PLAYERS, "Filip"], "Ania"])
def test_two_to_five_players(players):  # SETUP-1
    with pytest.raises(Refusal, match="ERR-CONFIG-PLAYERS"):
        new_game(players)
    assert [len(new_game(PLAYERS[:count], seed=7).courts) for count in (2, 3, 4, 5)] == [2, 3, 4, 5]


@pytest.mark.parametrize(
    ("players", "options", "text"),
    [
        (["Ania", "Ania"], {}, "Unknown option players: ['Ania', 'Ania'] (two players have the same name)."),
        (["Ania", " "], {}, "Unknown option players: ['Ania', ' '] (a name cannot be empty)."),
        (["Ania", 7], {}, "Unknown option players: ['Ania', 7] (a name is text, not 7)."),
        (["Ania", "Benek"], {"edition": 2017}, "Unknown option edition: 2017 (there are '2017', '2007')."),
        (["Ania", "Benek"], {"starting_player": 2}, "Unknown option starting_player: 2."),
        (["Ania", "Benek"], {"starting_player": -1}, "Unknown option starting_player: -1."),
        (["Ania", "Benek"], {"starting_player": "Ania"}, "Unknown option starting_player: 'Ania'."),
        (["Ania", "Benek"], {"seed": "7"}, "Unknown option seed: '7'."),
        (["Ania", "Benek"], {"seed": True}, "Unknown option seed: True."),
        (["Ania", "Benek"], {"seed": 1.5}, "Unknown option seed: 1.5."),
    ],
)
def test_options_are_checked(players, options, text):
    with pytest.raises(Refusal) as raised:
        new_game(players, **options)
    assert (raised.value.code, raised.value.text) == ("ERR-CONFIG-OPTION", text)


def test_a_game_without_seed_is_a_fresh_one():
    assert new_game(PLAYERS).setup.seed != new_game(PLAYERS).setup.seed


def test_without_luck_chance_waits_for_somebody():
    state = new_game(PLAYERS, seed=None)
    assert (state.decision.player, state.decision.id) == ("Luck", "event row")
    assert state.after(Row(DRAWN_EVENTS)).decision.player == "Ania"


def test_edition_and_oldest_player_are_options():  # ACT-PRIV-1, AMB-05, AMB-30
    assert check_setup(PLAYERS) == Setup(PLAYERS, edition="2017", starting_player=0)
    setup = check_setup(PLAYERS, edition="2007", starting_player=3)
    assert (setup.edition, begin(setup).after(Row(DRAWN_EVENTS)).decision.player) == ("2007", "Dorota")


# --- Event row -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "code"),
    [
        (Row(DRAWN_EVENTS[:9]), "ERR-FORMAT"), (Row((*DRAWN_EVENTS[:9], "peace")), "ERR-FORMAT"),
        (Row((*DRAWN_EVENTS[:9], "drought")), "ERR-FORMAT"), (Row((*DRAWN_EVENTS[:9], "flood")), "ERR-ID"),
    ],
)  # fmt: skip
def test_only_two_tiles_of_each_event_are_drawn(row, code):  # SETUP-5
    assert new_game(PLAYERS, seed=None).why_not(row).code == code


# --- Draft -----------------------------------------------------------------------------------------------------------


def test_the_draft_goes_clockwise_from_the_oldest():  # DRAFT-1, AMB-40
    state, order = drafting(players=4, starting_player=2), []
    for pair in ("young monk, young farmer", "young monk, young healer", "young farmer, young healer", ""):
        order.append(state.decision.player)
        state = played(state, f"draft {pair}", "place 2") if pair else state
    assert order == ["P3", "P4", "P1", "P2"]


def test_one_of_the_two_persons_may_be_shared():  # DRAFT-3
    options = moves(drafting("monk farmer").after("draft young monk"))
    assert len(options) == 7
    assert not {"draft young monk", "draft young farmer"} & set(options)


def test_a_drafted_pair_lives_together_or_apart():  # DRAFT-4, PAL-1
    state = drafting().after(Draft(("young monk", "young farmer")))
    assert (state.decision.id, moves(state)) == ("D-03", ["place 1", "place 2"])
    assert shown(state.after("place 1").court("P1")) == ["2 young monk, young farmer", "2"]
    assert shown(state.after("place 2").court("P1")) == ["2 young monk", "2 young farmer"]


def test_the_draft_uses_no_card_and_takes_tiles_from_the_board():  # DRAFT-6
    state = drafting("monk farmer")
    assert state.court("P1").hand == HAND
    taken = {person: tiles - state.offer[person] for person, tiles in supply(2).items() if tiles != state.offer[person]}
    assert taken == {"young monk": 1, "young farmer": 1}


def test_the_marker_moves_when_both_persons_are_housed():  # DRAFT-4, DRAFT-5, SETUP-11
    state, notes = drafting("monk farmer"), Notes()
    open_d_03 = state.after("draft young monk, young warrior")
    assert (open_d_03.decision.id, open_d_03.decision.player) == ("D-03", "P2")
    assert (open_d_03.track, open_d_03.court("P2").space) == ([0], 0)
    housed = open_d_03.after("place 2", notes=notes)
    assert (housed.track, housed.court("P2").space) == ([1, 0], 11)
    assert [(note.rule, note.change) for note in notes][:2] == [("DRAFT-4", {"persons": 1}), ("DRAFT-5", {"steps": 11})]


def test_a_tile_being_housed_is_neither_on_the_board_nor_at_court():  # AMB-46
    state = drafting().after("draft young monk, young farmer")
    assert (state.offer["young farmer"], list(state.court("P1").persons())) == (2, ["young monk"])


def test_nobody_is_on_the_track_before_drafting():  # SETUP-11, TRACK-8, AMB-50
    assert [drafting(*pairs, players=3).track for pairs in ([], ["monk farmer"])] == [[], [0]]


def test_nobody_can_be_called_like_chance():
    with pytest.raises(Refusal, match="Luck is the name of chance"):
        new_game(["Ada", "Luck"])


def test_a_copy_of_a_court_has_all_its_fields():
    fields = zip(Court.__struct_fields__[1:], Court.__struct_defaults__[1:], strict=True)
    told = {
        name: number if isinstance(default, int) else ("something",) for number, (name, default) in enumerate(fields, 1)
    }
    court = Court([Palace(3, ("old monk",))], **told)
    assert court.clone() == court
    assert court.clone().palaces is not court.palaces
