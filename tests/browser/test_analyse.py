"""The panel Analyse in a browser: by keys, with a preview on the board, and a branch that is tried."""

import sys
from itertools import pairwise
from pathlib import Path

import pytest

import yotd_widget as yw
from yotd_widget.engine import review
from yotd_widget.engine.ranking import WITHIN
from yotd_widget.widgets import analysing

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

from gallery import CARELESS, DROUGHT
from samples import month_6


@pytest.fixture(autouse=True)
def soon_settled(monkeypatch):
    """Eight points are no difference, so that few trial games settle it; of two is counted what points are for."""
    monkeypatch.setitem(WITHIN, "margin", 8.0)
    monkeypatch.setattr(analysing, "CLOSE", 2)


@pytest.fixture
def panel(table):
    """The panel of a board, when all has been counted."""

    def opened(**options):
        board = table(yw.Timeline(month_6()).play(*DROUGHT[:2]), **options)
        board.go(board.legal()[0])
        board.page.keyboard.press("a")
        board.play.analysis.wait(60)
        board.page.locator(".ranked").first.wait_for()
        board.page.get_by_text("That is settled").filter(visible=True).first.wait_for()
        return board

    return opened


def test_options_are_ranked_previewed_and_tried_by_keys(panel, axe):
    board = panel()
    page, keys = board.page, board.page.keyboard
    ranked = board.play.analysis.sheet()["rows"]
    rows = page.locator("button.ranked")
    told = [f"{row['label']} margin {row['margin']} · wins {row['wins']} · {row['points']} points" for row in ranked]
    told = [line + (f" , {row['heard']}" if row["heard"] else "") for line, row in zip(told, ranked, strict=True)]
    whys = [(row["counted"] + [f"Adviser: {reason}" for reason in row["reasons"]])[0] for row in ranked]
    assert [" ".join(rows.nth(at).inner_text().split()) for at in range(rows.count())] == [
        f"{place} {line} {why}" for place, (line, why) in enumerate(zip(told, whys, strict=True), 1)
    ]
    rows.first.focus()
    keys.press("ArrowDown")
    keys.press("Enter")
    second = ranked[1]
    for title, lines in (("Counted in trial games", "counted"), ("What the adviser estimates", "reasons")):
        group = page.get_by_role("group", name=title)
        assert group.locator("p").all_inner_texts() == second[lines] if second[lines] else not group.count()
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


def counted(board, kind):
    """What the board has looked at last."""
    return board.play._beside[kind][-1][1]


def test_chances_are_exact_stand_with_those_like_them_and_point_at_the_board(table, axe):
    board = table(yw.Timeline(month_6()).play(*DROUGHT[:2]))
    board.go(board.legal()[0])
    board.page.keyboard.press("o")
    board.page.locator(".chance.one").first.wait_for()
    counted(board, "chances").stop()
    sheet = counted(board, "chances").sheet()
    pairs, alone = sheet["tables"][0]["groups"]
    titles = board.page.locator(".chance.alike")
    told = [" ".join(titles.nth(at).inner_text().split()) for at in range(titles.count())]
    assert told == ["Any two cards in the same group 2/21 10 % each", "Any one card alone in its group 3/7 43 % each"]
    rows = board.page.get_by_role("list", name=pairs["title"]).get_by_role("button")
    assert (rows.count(), len(pairs["rows"])) == (6, 21)
    board.page.get_by_role("button", name="Show all 21").click()
    assert rows.count() == 21
    row = rows.first
    assert row.inner_text().split("\n")[0] == "Taxes with Build"
    row.focus()
    place = pairs["rows"][0]["places"][0]
    outline = "e => getComputedStyle(e).outlineStyle"
    assert board.page.locator(f'[data-at="{place}"], [data-place="{place}"]').first.evaluate(outline) != "none"
    assert axe(board.page, "#widget") == []
    board.page.get_by_role("button", name="Show fewer").click()
    assert rows.count() == 6
    assert len(alone["rows"]) == 7


def test_on_a_phone_what_may_happen_has_the_room_of_odds_that_stand_above(table):
    board = table(yw.Timeline(month_6()).play(*DROUGHT[:2]), width=390, height=844)
    board.page.evaluate("() => harness.el.querySelector('*').shadowRoot.querySelector('.place.legal').focus()")
    board.page.keyboard.press("o")
    row = board.page.locator(".chance.one").first
    label, means = row.locator("span").first.bounding_box(), row.locator(".means").bounding_box()
    assert label["width"] > means["x"] - label["x"] - 20


def test_a_review_shows_what_falls_and_what_cost_most(table, axe):
    game = yw.Timeline(month_6()).play(*CARELESS[:6])
    board = table(game)
    board.go(board.legal()[0])
    board.page.keyboard.press("v")
    board.page.get_by_role("button", name="Ada", exact=True).click()
    board.page.locator(".course").wait_for()
    review = counted(board, "review").wait(60)
    board.page.get_by_text("Trial games, compared with").first.wait_for()
    (dear,) = review.sheet()["dearest"]
    for told in (dear["loss"], dear["fall"], *dear["reasons"]):
        assert told in board.page.locator(".dearest li").inner_text()
    assert axe(board.page, "#widget") == []
    points = review.sheet()["points"]
    falling = [point for point in points if point["before"] > point["margin"]]
    falls = board.page.locator(".course .fall")
    assert falls.count() == len(falling) > 0
    run = board.page.locator(".course .run").bounding_box()
    for at in range(falls.count()):
        box = falls.nth(at).bounding_box()
        assert box["height"] > 0
        assert box["y"] + box["height"] <= run["y"] + run["height"] + 2, "it falls onto the line"
    line = board.page.get_by_role("slider", name="Review")
    line.click()
    assert line.get_attribute("aria-valuetext") == points[0]["told"]
    assert board.page.locator(".course-told").inner_text() == points[0]["told"]
    board.page.get_by_role("button", name="Without names").click()
    assert board.page.get_by_role("button", name="Ada", exact=True).count() == 0
    assert counted(board, "review") is review, "nothing is counted again"
    board.page.get_by_role("button", name="Try it on a branch").first.click()
    assert str(board.play.timeline.steps[-1].move) == dear["move"]


def test_a_review_alone_lets_another_player_be_chosen(stage, axe):
    game = yw.Timeline(month_6()).play(*CARELESS)
    widget = yw.Review(game, "Ada", policy=yw.RandomPolicy())
    stage.open(widget)
    page = stage.page
    page.locator(".course").wait_for()
    page.get_by_role("button", name="Bo", exact=True).click()
    widget.wait(60)
    page.locator(".dearest li").first.wait_for()
    assert widget.player == "Bo"
    assert page.get_by_role("button", name="Bo", exact=True).get_attribute("aria-pressed") == "true"
    assert page.get_by_role("button", name="See it").count() == 0, "no board is linked"
    assert axe(page, "#widget") == []


def test_chances_alone_are_counted_and_counted_on(stage, axe):
    widget = yw.Chances(month_6(), "Bo", policy=yw.RandomPolicy(), playouts=30)
    stage.open(widget)
    page = stage.page
    page.get_by_role("button", name="Count on").click()
    widget.wait(60)
    page.get_by_text("60 trial games").wait_for()
    assert page.locator(".chance.alike").count() == 2
    assert axe(page, "#widget") == []


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


def test_opening_moves_nothing_and_close_stays_in_sight(table):
    """Below a board that is higher than the page: the panel stands where the reader is."""
    board = table(yw.Timeline(month_6()).play(*DROUGHT[:2]), height=600)
    page = board.page
    page.evaluate("() => { document.body.style.padding = '300px 0 600px'; }")
    page.locator(".foot").evaluate("foot => foot.scrollIntoView({ block: 'end' })")
    before = page.evaluate("() => scrollY")
    page.locator(".tools .more").click()
    page.get_by_role("button", name="Analyse").click()
    page.locator(".ranked").first.wait_for()
    board.play.analysis.wait(60)
    page.get_by_text("That is settled").filter(visible=True).first.wait_for()
    assert page.evaluate("() => scrollY") == before > 300
    page.locator(".panel.analyse").evaluate("panel => panel.scrollTo(0, panel.scrollHeight)")
    close = page.locator(".panel.analyse .panel-head button").bounding_box()
    assert 0 <= close["y"] < close["y"] + close["height"] <= 600


def test_on_a_phone_no_round_of_a_review_is_written_over_another(stage, monkeypatch):
    for often in ("ROUGHLY", "CLOSELY"):  # what is counted of a whole game is not looked at here
        monkeypatch.setattr(review, often, 2)
    game = yw.Timeline(yw.rotunda.new_game(["Ada", "Bo"], seed=5))
    policy = yw.RandomPolicy(5)
    while game.state.agenda:
        game.play(policy.choose(game.state))
    stage.open(yw.Review(game, "Ada", policy=policy).wait(90))
    stage.page.set_viewport_size({"width": 390, "height": 844})
    rounds = stage.page.locator(".course-periods span")
    boxes = [rounds.nth(at).bounding_box() for at in range(rounds.count())]
    assert len(boxes) > 7
    assert all(one["x"] + one["width"] < other["x"] for one, other in pairwise(boxes))


def test_a_figure_never_breaks_and_no_dot_hangs(stage):
    """At every width: the dot before a figure that begins a line is cut off."""
    game = yw.Timeline(month_6()).play(*DROUGHT[:2])
    stage.open(yw.Analyse(game.state, policy=yw.RandomPolicy(), playouts=20).wait())
    for width in range(320, 1300, 35):
        stage.page.set_viewport_size({"width": width, "height": 844})
        assert stage.page.evaluate(BROKEN) == [], width
    assert stage.page.locator(".worth .figure").count() > 3


BROKEN = """() => [...harness.el.firstElementChild.shadowRoot.querySelectorAll(".worth")].flatMap((worth) => {
    const [start, end] = [worth.getBoundingClientRect().left, worth.closest("button").getBoundingClientRect().right];
    const cut = start + parseFloat(getComputedStyle(worth).getPropertyValue("--dot"));
    let above = -1;
    return [...worth.querySelectorAll(".figure")].flatMap((figure) => {
        const [box, dot] = [figure.getBoundingClientRect(), figure.querySelector("i")?.getBoundingClientRect()];
        const fresh = box.top > above;
        above = box.top;
        return box.height > 30 || box.right > end || (dot && fresh !== dot.right <= cut) ? [figure.textContent] : [];
    });
})"""
"""Figures on two lines or cut off, and those whose dot begins a line."""
