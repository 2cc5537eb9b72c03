"""The Great Wall and the Super Events on the board: every question of theirs by mouse and by keyboard."""

import sys
from pathlib import Path

import pytest
from harness import told
from nights import one_in

import yotd_widget as yw

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

from samples import month_7, month_8, walled

ASKED = {
    "ge_quake": {"D-19", "D-20"},
    "ge_flood": {"D-21"},
    "ge_tornado": {"D-22"},
    "ge_sunrise": {"D-23", "D-24"},
    "ge_charter": {"D-25", "D-26"},
}
"""What a Super Event asks."""
IN_TURN = one_in(len(ASKED) + 1, [*ASKED, "ge_eclipse"], at=[*ASKED].index("ge_quake"))


def new_game(great_event, seed, players=2):
    return yw.dragon.new_game(["Ada", "Bo", "Cyd"][:players], seed=seed, great_wall=True, great_event=great_event)


def month_is(number):
    return lambda state: state.month == number or not state.agenda


def craftsmen(great_event):
    """Month 7 with a craftsman at the court of Ada, so that the Charter can bring floors."""
    state = month_7(great_event)
    state.court("Ada").palaces[2] = yw.dragon.Palace(2, ("young craftsman",))
    return state


# --- Whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.nightly  # a whole game by mouse without expansions and each Super Event by mouse are played at every push
def test_a_whole_game_by_mouse(table):
    board = table(new_game("ge_quake", seed=38))
    points = board.by_mouse(lambda state: not state.agenda)
    assert points >= {"D-04", "D-07", "D-08", "D-18", "D-19", "D-20"}
    winner = board.state.player(*board.state.outcome.winners)
    board.page.get_by_text(f"{winner} wins with").first.wait_for()
    board.page.get_by_role("button", name="Points", exact=True).click()
    board.page.get_by_role("rowheader", name="Great Wall").wait_for()


@pytest.mark.nightly  # and by keyboard alone a month, the wall and each Super Event
def test_a_whole_game_by_keyboard_alone(table):
    board = table(new_game("ge_flood", seed=5))
    points = set(board.by_keyboard(lambda state: not state.agenda))
    assert points >= {"D-04", "D-21"}
    assert board.state.wall


@pytest.mark.touch
def test_a_month_by_touch_on_a_phone(table):
    board = table(new_game("ge_sunrise", seed=5), width=390, height=844)
    points = board.by_touch(lambda state: state.month == 2)
    assert points >= {"D-03", "D-04", "D-09", "D-10", "D-11"}
    assert board.page.evaluate("() => document.documentElement.scrollWidth") <= 390


@pytest.mark.nightly
@pytest.mark.touch
def test_a_whole_game_by_touch_on_a_phone(table):
    board = table(new_game("ge_sunrise", seed=5), width=390, height=844)
    points = board.by_touch(lambda state: not state.agenda)
    assert points >= {"D-04", "D-07", "D-09", "D-23"}
    board.page.get_by_role("button", name="Points", exact=True).click()
    board.page.get_by_role("rowheader", name="Total").wait_for()
    assert board.page.evaluate("() => document.documentElement.scrollWidth") <= 390


def test_the_wall_by_keyboard_alone(table):
    state = walled("ge_flood")
    state.court("Cyd").wall_tiles = ("wall_floor", "wall_vp")
    board = table(state)
    for place in ("group/C/build_wall", "wall/2/wall_floor", "new-palace/2"):
        board.go(place)
        board.act(lambda: board.page.keyboard.press("Enter"))
    assert (board.state.wall[-1], board.state.court("Cyd").wall_tiles) == (2, ("wall_vp",))
    assert table(month_8()).by_keyboard(month_is(9))[0] == "D-18"


def by_turns(turn):
    """At a push one event is played by mouse, another one by keyboard; at night all are, by both."""
    return pytest.mark.parametrize(
        "event", [pytest.param(event, marks=[pytest.mark.nightly][at == turn :]) for at, event in enumerate(ASKED)]
    )


@by_turns(0)
def test_a_super_event_by_mouse(table, event):
    points = table(craftsmen(event), width=1000).by_mouse(month_is(8))
    assert points - {"D-04"} <= ASKED[event]
    assert points & ASKED[event]


@by_turns(1)
def test_a_super_event_by_keyboard_alone(table, event):
    points = set(table(craftsmen(event)).by_keyboard(month_is(8)))
    assert points & ASKED[event]


@pytest.mark.parametrize("event", IN_TURN)
def test_every_legal_move_has_a_place_and_every_place_a_legal_move(table, event):
    game, policy = yw.Timeline(new_game(event, seed=11, players=3)), yw.RandomPolicy(2)
    board = table(game.state)
    while game.state.month < 8:
        if game.state.month == 7 or game.state.decision.id in ("D-07", "D-08", "D-18"):
            snapshot = game.state.game.screen.picture(game)
            told(board.page, "snapshot => harness.model.fromKernel({ snapshot })", snapshot)
            offered = {snapshot["choices"][place]["move"] for place in board.legal()}
            assert offered == {str(move) for move in game.state.legal_moves}, game.state.decision
        game.play(policy.choose(game.state))


# --- The wall --------------------------------------------------------------------------------------------------------


def test_a_tile_is_chosen_with_its_bonus_and_its_place_in_the_wall_in_sight(table):
    board = table(walled("ge_flood"))
    board.look("group/C/build_wall", "Tile 6 of the wall, under Drought; month 8 needs 8: 2 tiles short.")
    board.decide("group/C/build_wall")
    board.look("wall/2/wall_yuan", "2 yuan for the tile. Yuan 4 → 6.")
    assert board.page.locator(".slot.ghost").count() == 1
    board.look("wall/2/wall_floor", "You have already built that wall tile.")
    board.decide("wall/2/wall_yuan")
    assert board.state.wall == (0, 2, 1, 0, 3, 2)
    assert board.page.locator(".slot:not(.free)").count() == 6


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda state: setattr(state.court("Cyd"), "wall_tiles", ()), "You have no wall tile left."),
        (lambda state: setattr(state, "wall", (0, 1, 3, 4) * 3), "The wall is complete (12 tiles)."),
    ],
)
def test_why_nothing_can_be_built(table, spoil, reason):
    state = walled("ge_flood")
    spoil(state)
    board = table(state)
    card = board.place("group/C/build_wall")
    assert card.get_attribute("aria-disabled") == "true"
    card.focus()
    board.page.get_by_text(reason).first.wait_for()


def test_the_wall_falls_short_and_a_person_leaves(table):
    board = table(month_8())
    board.page.get_by_text("a wall that falls short").first.wait_for()
    board.look("room/4/3/0", "Old monk leaves palace 3.")
    board.decide("room/4/3/0")
    assert board.state.court("Eli").headcount() == 4


# --- The Super Events ------------------------------------------------------------------------------------------------


def test_floors_fall_and_can_be_taken_back(table):
    board = table(month_7("ge_quake"))
    board.look("palace/2/3", "Palace 3 falls; nobody lives in it.")
    board.decide("palace/2/1")
    board.page.get_by_text("1 of 2 chosen").first.wait_for()
    board.look("palace/2/1", "Palace 1 falls and takes along: young tax collector, young monk.")
    board.decide("room/2/1/1")  # the floor that is named is what one presses to take it back
    assert board.state.decision.done == 0
    board.decide("palace/2/1", "palace/2/3")
    assert board.page.locator(".room.homeless").count() == 1
    board.decide("room/2/1/0")
    assert [palace.floors for palace in board.state.court("Cyd").palaces] == [1, 2]


def test_the_second_floor_of_a_small_palace_is_refused_with_the_reason(table):
    board = table(month_7("ge_quake"))
    board.decide("palace/2/3")
    board.look("palace/2/3", "That palace has only 1 floor(s).")


def test_goods_are_returned_one_by_one_and_the_focus_stays(table):
    board = table(month_7("ge_flood"))
    board.place("good/2/rice").focus()
    board.act(lambda: board.page.keyboard.press("Enter"))
    assert board.focused() == "good/2/rice"
    board.page.get_by_text("1 of 3 chosen").first.wait_for()
    board.act(board.place("back/2/rice").click)
    assert board.state.decision.done == 0
    board.place("good/2/rice").focus()
    board.act(lambda: board.page.keyboard.press("Enter"))
    board.act(lambda: board.page.keyboard.press("Enter"))
    assert (board.state.court("Cyd").rice, board.state.court("Cyd").yuan) == (0, 3)  # the last one had no choice


def test_both_wild_cards_may_go(table):
    board = table(month_7("ge_tornado"))
    board.decide("card/pyrotechnist", "card/pyrotechnist", "card/wild")
    while board.state.decision.player != "Bo":
        board.act(board.place(board.legal()[0]).click)
    board.look("card/pyrotechnist", "You do not hold that card.")


def test_a_type_that_is_taken_says_who_took_it(table):
    board = table(month_7("ge_sunrise"))
    board.decide("offer/young monk")
    board.look("offer/young monk", "Cyd has already chosen this type.")


def test_the_charter_says_what_each_type_would_bring(table):
    board = table(month_7("ge_charter"))
    board.look("charter/monk", "Buddhas × floors: 2 points. Points 15 → 17.")
    board.look("charter/farmer", "You have no person of that type.")


# --- Without ---------------------------------------------------------------------------------------------------------


def test_a_game_without_expansions_shows_nothing_of_them(table):
    board = table(yw.dragon.example("month-5"))
    assert board.page.locator(".slot, .beyond, .shelf, .walled, .pair").count() == 0
