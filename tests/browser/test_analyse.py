"""The panel Analyse in a browser: by keys, with a preview on the board, and a branch that is tried."""

import sys
from pathlib import Path

import pytest

import yotd_widget as yw

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

from gallery import DROUGHT
from samples import month_6


@pytest.fixture
def panel(table):
    """The panel of a board, when all has been counted."""

    def opened(**options):
        board = table(yw.Timeline(month_6()).play(*DROUGHT[:2]), **options)
        board.go(board.legal()[0])
        board.page.keyboard.press("a")
        board.play.analysis.wait(60)
        board.page.locator(".ranked").first.wait_for()
        board.page.get_by_text("Settled").filter(visible=True).first.wait_for()
        return board

    return opened


def test_options_are_ranked_previewed_and_tried_by_keys(panel, axe):
    board = panel()
    page, keys = board.page, board.page.keyboard
    ranked = board.play.analysis.sheet()["rows"]
    rows = page.locator("button.ranked")
    told = [f"{row['label']} margin {row['margin']} · wins {row['wins']} · {row['points']} points" for row in ranked]
    told = [line + (f" , {row['heard']}" if row["heard"] else "") for line, row in zip(told, ranked, strict=True)]
    assert [" ".join(rows.nth(at).inner_text().split()) for at in range(rows.count())] == [
        f"{place} {line} {row['reasons'][0]}" for place, (line, row) in enumerate(zip(told, ranked, strict=True), 1)
    ]
    rows.first.focus()
    keys.press("ArrowDown")
    keys.press("Enter")
    second = ranked[1]
    place = next(at for at, choice in board.play.snapshot["choices"].items() if choice["move"] == second["move"])
    assert "looked" in board.place(place).get_attribute("class")
    assert axe(page, "#widget") == []
    page.evaluate("() => harness.model.fromKernel({ theme: 'dark' })")
    assert axe(page, "#widget", colours_alone=True) == []
    before = board.play.state
    page.get_by_role("button", name="Try it on a branch").click()
    assert [branch.current for branch in board.play.timeline.branches] == [False, True]
    assert board.play.state == before.after(second["move"])


def test_it_stops_counts_on_and_fits_a_phone(table):
    board = table(yw.Timeline(month_6()).play(*DROUGHT[:2]), width=390, height=844)
    board.page.evaluate("() => harness.el.querySelector('*').shadowRoot.querySelector('.place.legal').focus()")
    board.page.keyboard.press("a")
    board.page.get_by_role("button", name="Stop").click()
    assert board.play.analysis.stage == "stopped"
    assert board.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    board.page.get_by_role("button", name="Count on").click()
    assert board.play.analysis.stage != "stopped"
    board.page.keyboard.press("Escape")
    assert board.page.locator(".panel.analyse").count() == 0
    assert not board.play.analysis.work.running


def test_chances_are_exact_and_point_at_the_board(table, axe):
    board = table(yw.Timeline(month_6()).play(*DROUGHT[:2]))
    board.go(board.legal()[0])
    board.page.keyboard.press("o")
    board.page.locator(".chance").first.wait_for()
    board.play._beside["chances"][1].stop()
    row = board.page.locator(".chance").first
    sheet = board.play._beside["chances"][1].sheet()
    assert row.inner_text().split("\n")[0] == "Taxes with Build"
    assert "2/21 10 %" in " ".join(row.inner_text().split())
    row.focus()
    place = sheet["tables"][0]["rows"][0]["places"][0]
    outline = "e => getComputedStyle(e).outlineStyle"
    assert board.page.locator(f'[data-at="{place}"], [data-place="{place}"]').first.evaluate(outline) != "none"
    assert axe(board.page, "#widget") == []


def test_a_review_shows_the_course_and_what_cost_most(table, axe):
    game = yw.Timeline(month_6()).play(*DROUGHT[:2]).play("use A military_parade", "use E fireworks_display")
    board = table(game)
    board.go(board.legal()[0])
    board.page.keyboard.press("v")
    board.page.get_by_role("button", name="Ada", exact=True).click()
    review = board.play._beside["review"][1].wait(60)
    board.page.locator(".dearest li").first.wait_for()
    (dear,) = review.sheet()["dearest"]
    assert dear["loss"] in board.page.locator(".dearest li").inner_text()
    assert axe(board.page, "#widget") == []
    line = board.page.get_by_role("slider", name="Review")
    line.click()
    assert line.get_attribute("aria-valuetext") == review.sheet()["points"][0]["told"]
    assert board.page.locator(".course-told").inner_text() == review.sheet()["points"][0]["told"]
    board.page.get_by_label("Without names").check()
    assert board.page.get_by_role("button", name="Ada", exact=True).count() == 0
    board.page.get_by_role("button", name="Try it on a branch").first.click()
    assert str(board.play.timeline.steps[-1].move) == dear["move"]


def test_a_board_is_analysed_by_a_key(stage):
    board = yw.Board(yw.dragon.example("first-drought"))
    stage.open(board)
    page = stage.page
    page.get_by_role("button", name="Text").focus()
    page.keyboard.press("a")
    page.locator(".ranked").first.wait_for()
    assert page.get_by_role("button", name="Try it on a branch").count() == 0
    assert board.analysis.count == 3
    page.keyboard.press("a")
    assert page.locator(".ranked").count() == 0
    assert not board.analysis.work.running
