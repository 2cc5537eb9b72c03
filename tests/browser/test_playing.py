"""Whole games and months on the board: by mouse, by keyboard alone, by touch."""

import pytest

import yotd_widget as yw
from yotd_widget.engine.luck import pick


def new_game(players=3, seed=7, **options):
    return yw.dragon.new_game(["Ada", "Bo", "Cyd", "Dina", "Eli"][:players], seed=seed, **options)


def test_a_whole_game_by_mouse(table):
    """Every kind of decision, to the end, each at the place on the board where it lies."""
    board = table(new_game(2, seed=39))
    points = board.by_mouse(lambda state: not state.agenda)
    assert points == {f"D-{number:02}" for number in (*range(2, 7), *range(9, 18))}
    winner = board.state.player(board.state.outcome.winner)
    board.page.get_by_text(f"{winner} wins with").first.wait_for()


@pytest.mark.parametrize(("seed", "steps"), [(4, 45), pytest.param(1, 200, marks=pytest.mark.nightly)])
def test_every_legal_move_has_a_place_and_every_place_a_legal_move(table, seed, steps):
    board = table(new_game(4, seed=seed))
    play = board.widget  # only Python moves
    for step in range(steps):
        state, choices = play.state, play.snapshot["choices"]
        offered = {choices[place]["move"] for place in board.legal()}
        assert offered == {str(move) for move in state.legal_moves}, state.decision
        play.play(state.legal_moves[pick(f"{seed} {step}", len(state.legal_moves))])
        board.page.evaluate("snapshot => harness.model.fromKernel({ snapshot })", play.snapshot)


def test_a_whole_month_by_keyboard_alone(table):
    assert len(table(new_game(3, seed=5)).by_keyboard(lambda state: state.month == 2)) > 15


@pytest.mark.nightly  # with the expansions it is played by keyboard at every push
def test_a_whole_game_by_keyboard_alone(table):
    board = table(new_game(2, seed=5))
    assert len(board.by_keyboard(lambda state: not state.agenda)) > 60
    winner = board.state.player(board.state.outcome.winner)
    board.page.get_by_text(f"{winner} wins with").first.wait_for()


def test_undo_and_redo_by_key(table):
    board = table(new_game(2))
    board.act(lambda: board.place("offer/young monk").click())
    board.act(lambda: board.page.keyboard.press("u"))
    assert board.play.timeline.at == 0
    board.act(lambda: board.page.keyboard.press("Shift+U"))
    assert board.play.timeline.at == 1


def test_a_chosen_piece_is_taken_back_by_pressing_it(table):
    board = table(new_game(2))
    board.act(lambda: board.place("offer/young monk").click())
    board.act(lambda: board.place("offer/young monk").click())
    assert board.play.timeline.at == 0
    assert "offer/young monk" in board.legal()


def test_preview_before_the_click_and_reason_for_what_is_blocked(table):
    month = yw.Timeline(yw.example("month-5")).play("use A taxes", "use B military_parade")
    board = table(month)
    board.place("group/A/taxes").hover()
    board.page.get_by_text("3 yuan for the group. 2 yuan from the card. Yuan 3 → 2.").wait_for()
    poor = yw.example("month-5")
    poor.court("Kasia").yuan = 2
    board = table(yw.Timeline(poor).play("use A taxes", "use B military_parade"))
    taxes = board.place("group/A/taxes")
    assert taxes.get_attribute("aria-disabled") == "true"
    taxes.focus()
    board.page.get_by_text("A dragon already stands there: it costs 3 yuan and you have 2.").first.wait_for()
    board.page.keyboard.press("Enter")
    assert board.state.decision.player == "Kasia"


def test_touch_asks_twice(table):
    board = table(new_game(2), width=390, height=844)
    tap = "place => place.dispatchEvent(new PointerEvent('click', {bubbles: true, detail: 1, pointerType: 'touch'}))"
    board.place("offer/young monk").evaluate(tap)
    board.page.locator(".place.looked").first.wait_for()
    assert board.play.timeline.at == 0
    board.act(lambda: board.place("offer/young monk").evaluate(tap))
    assert board.play.timeline.at == 1


def test_the_program_plays_its_seats(table):
    board = table(new_game(3), auto=["Bo", "Cyd"])
    for place in ("offer/young monk", "offer/young farmer"):
        board.act(lambda place=place: board.place(place).click())
    board.act(lambda: board.place(board.legal()[0]).click())
    assert board.state.decision.player == "Ada"
    assert board.state.phase == "action"


def test_python_moves_the_board(table):
    board = table(new_game(2))
    board.play.play("draft young monk, young farmer")
    board.page.evaluate("snapshot => harness.model.fromKernel({ snapshot })", board.play.snapshot)
    board.page.get_by_text("Ada chooses a palace").first.wait_for()
