"""Save, Share, Open and Continue, as a reader presses them."""

from playwright.sync_api import expect

import yotd_widget as yw
from yotd_widget.engine.doors import opened
from yotd_widget.engine.records import Record, replay
from yotd_widget.widgets import keeping


def menu(board, name):
    board.page.get_by_role("button", name="Menu").click()
    board.page.get_by_role("toolbar", name="Tools").get_by_role("button", name=name, exact=True).click()


def test_a_game_is_saved_shared_opened_and_brought_back(table, stage, tmp_path, monkeypatch):
    monkeypatch.setattr(keeping, "_site", "https://games.example/")
    board = table(yw.dragon.example("month-5"))
    page, play = board.page, board.play
    stage.act(lambda: play.play(play.state.legal_moves[0]))
    tree = play.timeline.tree()

    with page.expect_download() as download:
        menu(board, "Save")
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert replay(Record.from_json(file.read_text("utf-8"))).tree() == tree
    expect(page.get_by_text(f"Saved as {file.name}.")).to_be_visible()

    menu(board, "Share")
    game = page.get_by_role("group", name="The game with its branches")
    page.evaluate(
        "() => { navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve(); }; }"
    )
    game.get_by_role("button", name="Copy: Link").click()
    expect(game.get_by_text("Copied.")).to_be_visible()
    assert opened(page.evaluate("window.copied")).tree() == tree
    code = game.get_by_label("Code", exact=True).input_value()
    game.get_by_role("button", name="Copy with instructions for a friend").click()
    told = page.evaluate("window.copied")
    assert opened(told.split("paste this code there: ")[1].split("\n")[0]).tree() == tree
    assert "https://games.example/?" in told
    assert f'yw.Play("{code}")' in told
    assert len(code) < 300

    menu(board, "Open")
    panel = page.get_by_role("group", name="Open", exact=True)
    for text, then in (("position2_x", "damaged or cut off"), ("hello", "This is no code")):
        panel.get_by_role("textbox").fill(text)
        panel.get_by_role("button", name="Open", exact=True).click()
        expect(panel.locator(".notice")).to_contain_text(then)
    assert play.timeline.tree() == tree
    other = yw.dragon.example("tribute-1")
    panel.get_by_role("textbox").fill(other.to_code())
    panel.get_by_role("button", name="Open", exact=True).click()
    expect(page.locator(".slip")).to_contain_text(f"Opened: {keeping.told(yw.Timeline(other))}.")
    expect(panel).to_have_count(0)
    assert play.state == other
    menu(board, "Open")
    panel.get_by_role("button", name="Bring back").click()
    expect(page.locator(".slip")).to_contain_text("month 5")
    assert play.timeline.tree() == tree
    menu(board, "Open")
    expect(panel.get_by_role("button", name="Bring back")).to_have_count(1)
    panel.locator("input[type=file]").set_input_files(file)
    expect(panel).to_have_count(0)
    assert play.timeline.tree() == tree
    assert replay(code).tree() == tree


def test_branches_say_what_was_saved_below_what_was_pressed_and_not_as_an_error(stage):
    stage.open(yw.Branches(yw.Timeline(yw.dragon.example("month-5"))))
    page = stage.page
    save = page.get_by_role("button", name="Save", exact=True)
    with page.expect_download():
        save.click()
    said = page.get_by_text("Saved as dragon-0.json.")
    expect(said).not_to_have_class("notice")
    assert said.bounding_box()["y"] > save.bounding_box()["y"]


def test_what_was_left_comes_back_with_one_press(table, stage):
    left = yw.Timeline(yw.dragon.example("month-5"))
    left.play(left.state.legal_moves[0]).undo().fork("rich").play(left.state.legal_moves[1])
    board = table(yw.dragon.example("month-5"))
    play = board.play
    play._left = (yw.record(left).to_code(), left)
    stage.push(offer={"text": play._told_left(left)})
    banner = board.page.get_by_role("group", name="Continue")
    expect(banner).to_contain_text("2 branches")
    assert len(play.timeline.branches) == 1
    banner.get_by_role("button", name="Continue").click()
    expect(banner).to_have_count(0)
    assert play.timeline is left


SHOW = """import yotd_widget as yw
board = yw.Play(yw.dragon.example("month-5"))
board"""


def test_in_jupyterlab_a_saved_notebook_offers_to_go_on(lab, page):
    tell = "print('branches', len(board.timeline.branches), 'at', board.timeline.at, board.kept)"
    name = lab.notebook("left.ipynb", SHOW, tell)

    def said(text):
        lab.command(page, "notebook:move-cursor-down")
        lab.command(page, "notebook:run-cell")
        output = page.locator(".jp-OutputArea-output pre", has_text=text)
        output.wait_for()
        return output.inner_text().split()[-1]

    lab.open(page, name)
    lab.command(page, "notebook:run-cell")
    at = page.get_by_role("slider", name="Timeline")
    page.locator(".place.legal").first.click()
    expect(at).to_have_value("1")
    page.locator(".tools").get_by_role("button", name="Undo").click()
    expect(at).to_have_value("0")
    page.locator(".place.legal").last.click()
    expect(at).to_have_value("1")
    code = said("branches 2 at 1")
    page.locator(".yotd-kept", has_text=code).wait_for(state="attached")  # the twin follows in its own time
    lab.save(page)
    lab.restart_kernel(page)
    lab.command(page, "notebook:move-cursor-up")
    lab.command(page, "notebook:run-cell")
    offer = page.get_by_role("group", name="Continue")
    expect(offer).to_contain_text("2 branches")
    offer.get_by_role("button", name="Continue").click()
    expect(offer).to_have_count(0)
    said("branches 2 at 1")
    page.locator(".tools .more").click()
    page.locator(".menu-sheet").get_by_role("button", name="Open", exact=True).click()
    page.locator(".keeping textarea").fill(yw.gugong.new_game(["Ada", "Cy"], seed=3).to_code())
    page.locator(".keeping").get_by_role("button", name="Open", exact=True).click()
    page.locator("[data-place^='gift/']").first.wait_for()  # its own bundle draws it
