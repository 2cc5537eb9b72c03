"""Whole games and months on the board: by mouse, by keyboard alone, by touch."""

import pytest
from harness import told

import yotd_widget as yw
from yotd_widget.engine.luck import pick


def new_game(players=3, seed=7, **options):
    return yw.dragon.new_game(["Ada", "Bo", "Cyd", "Dina", "Eli"][:players], seed=seed, **options)


@pytest.mark.parametrize("every", [16, pytest.param(1, marks=pytest.mark.nightly)])
def test_a_whole_game_by_mouse(table, every):
    """Every kind of decision, to the end, each at the place on the board where it lies."""
    board = table(new_game(2, seed=39))
    points = board.by_mouse(lambda state: not state.agenda, every)
    assert points == {f"D-{number:02}" for number in (*range(2, 7), *range(9, 18))}
    winner = board.state.player(*board.state.outcome.winners)
    board.page.get_by_text(f"{winner} wins with").first.wait_for()


@pytest.mark.parametrize(("seed", "steps"), [(4, 45), pytest.param(1, 999, marks=pytest.mark.nightly)])
def test_every_legal_move_has_a_place_and_every_place_a_legal_move(table, seed, steps):
    board = table(new_game(4, seed=seed))
    play = board.widget  # only Python moves
    while play.state.agenda and play.timeline.at < steps:
        step, state, choices = play.timeline.at, play.state, play.snapshot["choices"]
        offered = {choices[place]["move"] for place in board.legal()}
        assert offered == {str(move) for move in state.legal_moves}, state.decision
        play.play(state.legal_moves[pick(f"{seed} {step}", len(state.legal_moves))])
        told(board.page, "snapshot => harness.model.fromKernel({ snapshot })", play.snapshot)


def test_a_whole_month_by_keyboard_alone(table):
    assert len(table(new_game(3, seed=5)).by_keyboard(lambda state: state.month == 2)) > 15


@pytest.mark.nightly  # with the expansions it is played by keyboard at every push
def test_a_whole_game_by_keyboard_alone(table):
    board = table(new_game(2, seed=5))
    assert len(board.by_keyboard(lambda state: not state.agenda)) > 60
    winner = board.state.player(*board.state.outcome.winners)
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
    month = yw.Timeline(yw.dragon.example("month-5")).play("use A taxes", "use B military_parade")
    board = table(month)
    board.place("group/A/taxes").hover()
    board.page.get_by_text("3 yuan for the group. 2 yuan from the card. Yuan 3 → 2.").wait_for()
    poor = yw.dragon.example("month-5")
    poor.court("Cyd").yuan = 2
    board = table(yw.Timeline(poor).play("use A taxes", "use B military_parade"))
    taxes = board.place("group/A/taxes")
    assert taxes.get_attribute("aria-disabled") == "true"
    taxes.focus()
    board.page.get_by_text("A dragon already stands there: it costs 3 yuan and you have 2.").first.wait_for()
    board.page.keyboard.press("Enter")
    assert board.state.decision.player == "Cyd"


def test_a_preview_keeps_the_height_of_the_placard(table):
    board = table(yw.dragon.new_game(["Ada", "Bo"], seed=7), width=1280)
    lines = board.page.locator(".court .goods li")
    heights = "lines => lines.map(line => line.getBoundingClientRect().height)"
    while board.widget.state.phase != "action":
        board.act(board.place(board.legal()[0]).click)
    before = lines.evaluate_all(heights)
    card = next(place for place in board.legal() if place.endswith("/privilege"))
    board.place(card).focus()
    lines.filter(has_text="→").first.wait_for()
    assert lines.evaluate_all(heights) == before


def to_do_it(board, place):
    """Move the mouse from a card straight to Do it, over all that lies between, and click there."""
    mouse, ends = board.page.mouse, []
    for locator in (board.place(place), board.page.locator(".bar .go")):
        box = locator.bounding_box()
        ends.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    crossed = "([[x, y], [u, v]]) => Array.from({length: 60}, (_, n) => harness.el.firstElementChild.shadowRoot" \
        ".elementFromPoint(x + (u - x) * n / 60, y + (v - y) * n / 60)?.closest('.place')?.dataset.place)"  # fmt: skip
    assert {*board.page.evaluate(crossed, ends)} - {None, place}, "other places lie on the way"
    mouse.move(*ends[0])
    board.page.locator(f'[data-place="{place}"].looked').wait_for()
    mouse.move(*ends[1], steps=60)
    mouse.down()
    mouse.up()


def test_pointing_aims_do_it_at_nothing(table):
    """Over a card the mouse clicks; on the way to Do it it would cross other cards, and one of them be done."""
    board = table(yw.Timeline(yw.dragon.example("month-5")))
    slot = board.page.locator(".bar .go")
    board.place("group/A/taxes").hover()
    board.page.locator(".go.hint", has_text="by a click").wait_for()
    assert slot.get_attribute("aria-disabled") == "true"
    to_do_it(board, "group/A/taxes")
    assert board.play.timeline.at == 0
    board.act(board.place("group/A/research").click)
    assert [str(step.move) for step in board.play.timeline.steps] == ["use A research"]


@pytest.mark.parametrize("confirm", ["auto", "two-step"])
def test_do_it_does_what_was_aimed_at_whatever_the_mouse_crosses(table, confirm):
    board = table(yw.Timeline(yw.dragon.example("month-5")), confirm=confirm)
    if confirm == "two-step":
        board.place("group/A/taxes").hover()
        board.page.locator(".go.hint", has_text="click to select it").wait_for()
        board.place("group/A/taxes").click()
    else:
        board.place("group/A/taxes").focus()
    board.page.locator(".go:not(.hint)[aria-disabled=false]").wait_for()
    board.act(lambda: to_do_it(board, "group/A/taxes"))
    assert [str(step.move) for step in board.play.timeline.steps] == ["use A taxes"]


def test_a_parked_mouse_does_not_change_what_keys_do(table):
    board = table(yw.Timeline(yw.dragon.example("month-5")))
    board.go("group/A/harvest")
    board.place("group/B/build").hover()
    board.page.locator('[data-place="group/B/build"].looked').wait_for()
    board.page.keyboard.press("Tab")
    assert board.page.evaluate("() => document.activeElement.shadowRoot.activeElement.className") == "go"
    board.act(lambda: board.page.keyboard.press("Enter"))
    assert [str(step.move) for step in board.play.timeline.steps] == ["use A harvest"]


def test_two_persons_are_large_while_one_is_taken_and_both_say_what_they_mean(table):
    """Above the cards, which stay; others are heard. Where the marker comes to, there and on the road (PER-10)."""
    game = yw.Timeline(yw.dragon.new_game(["Ada", "Bo", "Cyd"], seed=3))
    policy = yw.RandomPolicy(3)
    while game.state.decision.id != "D-09":
        game.play(policy.choose(game.state))
    board = table(game)
    space = game.state.courts[game.state.decision.seat].space
    market = board.page.locator(".market")
    boxes, tiles = market.locator(".hand > li:not(.row-name)"), market.locator(".tile")
    measure = """all => all.map(each => each.getBoundingClientRect())
        .map(({ x, y, width }) => [x, y, width].map(Math.round))"""
    before, small = boxes.evaluate_all(measure), tiles.evaluate_all(measure)
    assert len({width for x, y, width in [*before[:-1], *small]}) <= 2  # of a pixel that is shared out
    assert board.page.locator(".bar .go").get_attribute("aria-disabled") == "true"
    board.act(board.place("card/scholar").click)
    assert game.state.decision.id == "D-10"
    assert boxes.evaluate_all(measure) == before
    assert len(tiles.evaluate_all("all => all.map(each => each.ariaLabel).filter(Boolean)")) == 15
    large = market.locator(".tile.paired")
    assert all(width > 4 * small[0][2] for x, y, width in large.evaluate_all(measure))
    names = market.locator(".hand > li:not(.row-name, .wild-card)").all_inner_texts()
    assert len(names) == 9
    assert all(names)
    reached = [f"→ {space + 2}", f"→ {space + 4}"]
    assert market.locator(".to").all_inner_texts() == reached
    assert [f"→ {text}" for text in board.page.locator(".track-markers .ghost b").all_inner_texts()] == reached
    assert [text.strip() for text in large.locator(".counts > b").all_inner_texts()] == ["+2", "+4"]
    told = large.locator(".told").all_inner_texts()
    assert [text.splitlines()[0].split("+")[0].strip() for text in told] == ["Old scholar", "Young scholar"]
    assert all(f"to {space + steps}, rank" in text for text, steps in zip(told, (2, 4), strict=True))
    assert not board.page.locator(".slip .beside").first.is_visible(), "not said twice"
    assert board.page.locator(".bar .go").inner_text().startswith("Do it")


def test_who_left_is_crossed_out_where_they_lived(table):
    """And the others drop in the next step."""
    people = yw.dragon.court("3 young farmer, old scholar, young monk", "1 young monk", space=9)
    month = yw.dragon.position("month 5, mongol invasion", "event", Ada=people, Bo=yw.dragon.court("2 young warrior"))
    board = table(month, auto=["Bo"])
    rooms = board.page.locator(".palace").first.locator(".room")
    board.place("room/0/1/0").hover()
    assert "going" in rooms.nth(0).get_attribute("class")
    board.act(board.place("room/0/1/0").click)
    board.page.get_by_role("img", name="young farmer, left").wait_for()
    classes = rooms.evaluate_all("rooms => rooms.map(room => room.className)")
    assert ["going" in look for look in classes] == [True, False, False]
    assert ["of-farmer" in classes[0], "of-scholar" in classes[1], "of-monk" in classes[2]] == [True] * 3
    board.act(board.place(board.legal()[0]).click)
    classes = rooms.evaluate_all("rooms => rooms.map(room => room.className)")
    assert ["of-scholar" in classes[0], "of-monk" in classes[1], "empty" in classes[2]] == [True] * 3


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
    told(board.page, "snapshot => harness.model.fromKernel({ snapshot })", board.play.snapshot)
    board.page.get_by_text("Ada chooses a palace").first.wait_for()
