"""Looking back on the real board: hover, pin, keys, without Python; and a line to Python on which no press is lost."""

import pytest
from playwright.sync_api import expect
from settled import settle

import yotd_widget as yw

ALONE = "() => { harness.model.onSend = () => {}; harness.model.gone = true; }"
HERE = "harness.el.firstElementChild"
IN_LAB = "[...document.querySelectorAll('.jp-OutputArea-output *')].find(element => element.shadowRoot)"
CLICKS = """([selector, times]) => {
  const root = HOST.shadowRoot;
  for (const element of [...root.querySelectorAll(selector)].slice(0, times > 0 ? undefined : -times))
    for (let press = 0; press < Math.max(times, 1); press++) element.click();
}"""
RELEASES = (
    *("use A taxes", "use B military_parade", "use A taxes", "play farmer", "take young farmer", "place 3"),
    *("play healer", "take young healer", "play healer", "take old healer", "place 1"),
)
"""In month 5, up to where somebody releases several persons."""


def a_game(months=3):
    game, policy = yw.Timeline(yw.dragon.new_game(["Ada", "Bo", "Cyd"], seed=7)), yw.RandomPolicy(7)
    while game.state.month < months or game.state.phase != "action":
        game.play(policy.choose(game.state))
    return game


@pytest.fixture
def board(table):
    board = table(a_game())
    board.page.locator(".numeral").nth(2).wait_for()  # the steps have come
    return board


def click(page, selector, times):
    """Press what a selector finds, all in one task, and wait until everything has been done."""
    page.evaluate(CLICKS.replace("HOST", HERE), [selector, times])
    settle(page)


def point(board, part):
    """Where on the line a part of the game lies, on the page."""
    board.page.locator(".track").first.scroll_into_view_if_needed()
    box = board.page.locator(".track").bounding_box()
    return box["x"] + part * box["width"], box["y"] + 14


def status(board):
    return board.page.locator(".status").inner_text()


def test_hovering_looks_pressing_stays_escape_returns(board):
    page, now = board.page, status(board)
    top = page.locator(".track").bounding_box()["y"]
    page.mouse.move(*point(board, 0.4))
    page.locator(".bar.past").wait_for()
    looked = status(board)
    assert looked != now
    assert page.locator(".track").bounding_box()["y"] == top, "the line stays under the pointer"
    assert board.legal() == []
    page.mouse.move(*point(board, 0.9))
    page.mouse.move(300, 300)
    page.locator(".bar.past").wait_for(state="detached")
    assert status(board) == now
    page.mouse.click(*point(board, 0.4))
    page.mouse.move(300, 100)
    assert status(board) == looked
    page.keyboard.press("ArrowRight")
    assert "step" in page.locator("input[type=range]").get_attribute("aria-valuetext")
    page.keyboard.press("Escape")
    page.locator(".bar.past").wait_for(state="detached")
    assert status(board) == now
    assert board.play.timeline.at == len(board.play.timeline)


def test_the_mouse_gets_from_the_line_to_the_bar(board):
    page = board.page
    page.mouse.move(*point(board, 0.4))
    page.locator(".bar.past").wait_for()
    go = page.get_by_role("button", name="Play on from here").bounding_box()
    page.mouse.move(go["x"] + 5, go["y"] + 5)
    board.act(lambda: page.mouse.click(go["x"] + 5, go["y"] + 5))
    assert board.play.timeline.at < len(board.play.timeline)


def test_everything_can_be_read_when_python_is_gone(board):
    page = board.page
    page.evaluate(ALONE)
    page.locator("input[type=range]").focus()
    for key in ("PageUp", "PageUp", ",", "Shift+.", "."):
        page.keyboard.press(key)
    page.locator(".bar.past").wait_for()
    page.keyboard.press("w")
    page.locator(".panel.why li").first.wait_for()
    page.keyboard.press("l")
    page.locator(".log-line").nth(2).click()
    page.locator(".log-line[aria-current]").wait_for()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_text("The engine is not connected").first.wait_for()
    page.get_by_role("button", name="Back to now").click()
    page.locator(".bar.past").wait_for(state="detached")


def test_twenty_presses_on_undo_in_a_blink_all_arrive(board):
    click(board.page, ".tools button:first-child", 20)
    mirror = a_game()
    for _ in range(20):
        mirror.undo()
    assert board.play.timeline.at == mirror.at
    assert board.play.snapshot["timeline"]["at"] == mirror.at


def test_all_persons_of_a_row_pressed_in_a_blink_arrive(table):
    board = table(yw.Timeline(yw.dragon.example("month-5")).play(*RELEASES))
    asked, at = board.state.decision, board.play.timeline.at
    assert asked.total > 1
    click(board.page, ".place.legal", -asked.total)
    assert board.play.timeline.at >= at + asked.total
    assert (board.state.decision.id, board.state.decision.seat) != (asked.id, asked.seat)
    assert board.page.locator(".status").inner_text().endswith(board.play.snapshot["status"]["who"])


def test_two_views_of_one_widget_stay_in_step_and_look_back_each_for_itself(board):
    page = board.page
    page.evaluate("() => harness.view()")
    statuses = page.locator(".status")
    statuses.nth(1).wait_for()
    page.locator(".timeline").nth(1).locator(".numeral").nth(2).wait_for()
    page.mouse.click(*point(board_of(page, 0), 0.4))
    page.locator(".bar.past").wait_for()
    page.mouse.move(5, 5)
    assert statuses.nth(0).inner_text() != statuses.nth(1).inner_text()
    second = page.locator(".place.legal").first  # the first view offers nothing now
    board.act(second.click)
    assert statuses.nth(1).inner_text().endswith(board.play.snapshot["status"]["who"])
    page.get_by_text("The game has gone on meanwhile.").first.wait_for()
    page.get_by_role("button", name="Back to now").click()
    page.locator(".bar.past").wait_for(state="detached")
    assert statuses.nth(0).inner_text() == statuses.nth(1).inner_text()


def board_of(page, number):
    """One of several views, as far as `point` needs it."""

    class View:
        def __init__(self):
            self.page = self

        def locator(self, selector):
            return page.locator(".frame").nth(number).locator(selector)

    return View()


def test_playing_on_from_an_earlier_moment_opens_a_branch(board):
    page = board.page
    page.mouse.click(*point(board, 0.5))
    page.mouse.move(5, 5)
    board.act(lambda: page.get_by_role("button", name="Play on from here").click())
    assert board.play.timeline.at < len(board.play.timeline)
    other = next(
        place
        for place, choice in board.play.snapshot["choices"].items()
        if choice["state"] == "legal" and choice["move"] != str(board.play.timeline.steps[board.play.timeline.at].move)
    )
    board.act(board.place(other).click)
    assert len(board.play.timeline.branches) == 2


def look_back(board, part=0.5):
    """Stay at an earlier moment; returns its step."""
    board.page.mouse.click(*point(board, part))
    board.page.locator(".bar.past").wait_for()
    board.page.mouse.move(5, 5)
    return int(board.page.locator("input[type=range]").input_value())


def test_a_choice_pressed_at_an_earlier_moment_opens_a_branch_there(table):
    board = table(yw.Timeline(yw.dragon.example("month-5")).play(*RELEASES))
    page, timeline = board.page, board.play.timeline
    end = len(timeline)
    page.locator(".numeral").first.wait_for()
    page.locator("input[type=range]").focus()
    page.keyboard.press("Home")
    assert page.locator(".bar.past .go").inner_text() == "Play on from here"
    board.act(page.locator("[data-spot='group/C/privilege']").click)
    page.locator(".slip.legal", has_text="Ada buys a small privilege").wait_for()
    assert (timeline.at, len(timeline), len(timeline.branches)) == (0, end, 1)
    board.act(board.place("group/C/privilege").click)
    assert [branch.leaves for branch in timeline.branches] == [None, "branch 1"]
    assert str(timeline.steps[0].move) == "use C privilege"


def test_a_finger_goes_back_with_one_press_and_acts_with_the_next(table):
    board = table(yw.Timeline(yw.dragon.example("month-5")).play(*RELEASES), width=390)
    page = board.page
    page.locator(".numeral").first.wait_for(state="attached")
    page.get_by_role("button", name="Menu").click()
    page.locator("input[type=range]").focus()
    page.keyboard.press("Home")
    spot = "group/C/privilege"
    board.act(lambda: page.locator(f"[data-spot='{spot}']").dispatch_event("click", {"pointerType": "touch"}))
    page.locator(".slip.legal").wait_for()
    board.act(lambda: board.place(spot).dispatch_event("click", {"pointerType": "touch", "detail": 1}))
    assert len(board.play.timeline.branches) == 2


def test_playing_on_by_keys_leads_to_the_first_choice_there(board):
    page = board.page
    page.locator("input[type=range]").focus()
    page.keyboard.press("PageUp")
    page.locator(".bar.past .go").focus()
    board.act(lambda: page.keyboard.press("Enter"))
    page.locator(".bar.past").wait_for(state="detached")
    assert board.focused() in board.legal()


def test_a_press_in_the_past_without_python_says_so(board):
    page = board.page
    page.evaluate(ALONE)
    step = look_back(board)
    page.locator("[data-spot]").first.click()
    page.locator(".bar.past", has_text="engine").wait_for()
    assert int(page.locator("input[type=range]").input_value()) == step


def test_a_branch_opens_at_the_moment_that_is_looked_at(board):
    page, play = board.page, board.play
    end = len(play.timeline)
    step = look_back(board)
    assert 0 < step < end
    page.keyboard.press("b")
    page.get_by_role("button", name=f"Open a branch after step {step}").click()
    page.keyboard.type("early")
    page.keyboard.press("Enter")
    page.locator(".bar.past").wait_for(state="detached")
    (early,) = [branch for branch in play.timeline.branches if branch.name == "early"]
    assert early.current
    assert early.after == step


def test_what_is_only_written_down_is_no_step_of_the_game(board):
    page = board.page
    look_back(board)
    page.keyboard.press("b")
    page.get_by_role("button", name="Open a branch after").click()
    page.get_by_role("combobox", name="Luck").select_option("new")
    page.get_by_role("button", name="Cancel").click()
    page.locator("[data-branch] > .branch").click()
    page.get_by_role("button", name="Note").click()
    page.keyboard.type("why not?")
    board.act(lambda: page.keyboard.press("Enter"))
    page.locator(".branch-note").wait_for()
    assert "gone on" not in page.locator(".frame").inner_text()
    assert "gone on" not in page.locator("[aria-live]").first.inner_text()


def test_a_game_to_walk_through_needs_no_python_and_tells_it(stage, page):
    game = a_game()
    view = yw.TimelineView(game, at=(2, 1))
    stage.open(view)
    page.locator(".step-note").wait_for()
    assert page.locator(".status").inner_text().startswith("Month 2 of 12")
    page.locator("input[type=range]").focus()
    page.keyboard.press("Home")
    page.wait_for_function("() => harness.model.get('pinned') === 0")
    assert (view.at, view.state) == (0, game.start)
    stage.push(at=len(game))
    page.get_by_text(game.state.game.screen.scene(game.state)["status"]["who"]).first.wait_for()
    page.evaluate(ALONE)
    page.keyboard.press("PageUp")
    page.keyboard.press("w")
    page.locator(".panel.why").wait_for()


def test_the_line_is_reached_by_a_finger_and_by_who_hears(board, axe):
    for width in (1280, 390):
        board.page.set_viewport_size({"width": width, "height": 900})
        if width == 390:
            board.page.get_by_role("button", name="Menu").click()
        for selector in (".stride >> nth=0", ".track-room"):
            box = board.page.locator(selector).bounding_box()
            assert min(box["width"], box["height"]) >= 44
    board.page.mouse.click(*point(board, 0.4))
    board.page.locator(".bar.past").wait_for()
    assert axe(board.page, "#widget") == []


SHOW = """import yotd_widget as yw
game = yw.Timeline(yw.dragon.example("month-5")).play("use A taxes", "use B build", "build 1 on 1")
yw.Play(game)"""


RUSH = """import yotd_widget as yw
game, policy = yw.Timeline(yw.dragon.new_game(["Ada", "Bo", "Cyd"], seed=7)), yw.RandomPolicy(7)
while game.state.month < 3 or game.state.phase != "action":
    game.play(policy.choose(game.state))
board = yw.Play(game)
board"""


def test_in_jupyterlab_twenty_presses_in_a_blink_all_arrive(lab, page):
    lab.open(page, lab.notebook("rush.ipynb", RUSH, "print('at', board.timeline.at)"))
    lab.command(page, "notebook:run-cell")
    page.locator(".place.legal").first.wait_for()
    page.evaluate(CLICKS.replace("HOST", IN_LAB), [".tools button:first-child", 20])
    mirror = a_game()
    for _ in range(20):
        mirror.undo()
    expect(page.get_by_role("slider", name="Timeline")).to_have_value(str(mirror.at))
    lab.command(page, "notebook:move-cursor-down")
    lab.command(page, "notebook:run-cell")
    page.locator(".jp-OutputArea-output pre", has_text=f"at {mirror.at}").wait_for()


BUSY = """import pathlib, time
while not pathlib.Path("go on").exists():
    time.sleep(0.05)"""


def test_in_jupyterlab_a_busy_kernel_loses_no_press_of_a_row(lab, page):
    code = (
        f"import yotd_widget as yw\nboard = yw.Play(yw.Timeline(yw.dragon.example('month-5')).play(*{RELEASES}))\nboard"
    )
    lab.open(page, lab.notebook("busy.ipynb", code, BUSY, "print(board.state.decision.player, board.timeline.at)"))
    lab.command(page, "notebook:run-cell")
    page.locator(".place.legal").first.wait_for()
    page.locator(".jp-InputPrompt", has_text="[1]").wait_for()
    lab.command(page, "notebook:move-cursor-down")
    lab.command(page, "notebook:run-cell")
    page.locator(".jp-InputPrompt", has_text="[*]").wait_for()
    mirror = yw.Play(yw.Timeline(yw.dragon.example("month-5")).play(*RELEASES))
    places = mirror.snapshot["choices"].items()
    moves = [choice["move"] for _place, choice in places if choice["state"] == "legal"][: mirror.state.decision.total]
    page.evaluate(CLICKS.replace("HOST", IN_LAB), [".place.legal", -len(moves)])
    (lab.root / "go on").touch()
    page.locator(".jp-InputPrompt", has_text="[2]").wait_for()
    mirror.play(*moves)
    expect(page.get_by_role("slider", name="Timeline")).to_have_value(str(mirror.timeline.at))
    lab.command(page, "notebook:move-cursor-down")
    lab.command(page, "notebook:run-cell")
    told = f"{mirror.state.decision.player} {mirror.timeline.at}"
    page.locator(".jp-OutputArea-output pre", has_text=told).wait_for()


def test_in_jupyterlab_a_killed_kernel_is_told_and_the_past_stays(lab, page):
    lab.open(page, lab.notebook("killed.ipynb", SHOW, "import os; os.kill(os.getpid(), 9)"))
    lab.command(page, "notebook:run-cell")
    slider = page.locator("input[type=range]")
    slider.wait_for()
    page.locator(".numeral").first.wait_for()  # the steps have come
    slider.focus()
    page.keyboard.press(",")
    page.locator(".bar.past").wait_for()
    page.keyboard.press("Escape")
    lab.command(page, "notebook:move-cursor-down")
    lab.command(page, "notebook:run-cell")
    page.locator(".banner").wait_for()
    page.locator(".jp-Dialog .jp-mod-accept").click()  # JupyterLab tells of the restart as well
    slider.focus()
    for key in (",", ",", "w"):
        page.keyboard.press(key)
    page.locator(".panel.why li").first.wait_for()
    expect(page.locator(".bar.past")).to_contain_text("step 1")
    line = page.locator(".banner input").input_value()
    assert yw.Record.from_code(line.split('"')[1]).steps[-1].move == "build 1 on 1"
    page.close()  # JupyterLab would throw what the kernel has not answered
