"""Board, Branches, Compare, RuleCard, Ledger and the panels of Play in a browser, with Python and without."""

import sys
from pathlib import Path

import pytest
from nights import NIGHTLY, one_in

import yotd_widget as yw

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

from samples import month_6, walled

LOSE = "() => { harness.model.onSend = () => { throw new Error('Cannot send'); }; }"
NODES = "() => harness.el.firstElementChild.shadowRoot.querySelectorAll('.frame *').length"
HEIGHTS = {1280: 900, 1000: 900, 390: 844}


def forest(branches=3):
    """A Play with branches that leave each other."""
    play = yw.Play(month_6()).play("use B build", "build 1 on 1", "use C harvest", "use D research")
    for number in range(branches - 1):
        play.timeline.go(0 if number % 2 else "branch 1").undo()
        play.timeline.fork(f"future {number + 1}")
        legal = list(play.timeline.state.legal_moves)
        play.play(legal[number % len(legal)])
    return play


def compared():
    game = yw.Timeline(month_6()).play("use B build", "build 1 on 1", "use C harvest")
    return [month_6(), game.state]


SHOWN = {
    "board": lambda: yw.Board(walled("ge_flood"), mark=["P1.palace2", "P2.rice", "month7"]),
    "branches": lambda: yw.Branches(forest()),
    "compare": lambda: yw.Compare(compared(), names=["before", "after"]),
    "vary": lambda: yw.Compare(yw.dragon.example("month-5"), vary=("P1.yuan", range(-1, 5))),
    "rule": lambda: yw.RuleCard("ACT-PRIV-1"),
    "ledger": lambda: yw.Ledger(yw.Timeline(month_6()).play("use D research")),
}


@pytest.fixture
def shown(stage):
    """Opens a widget at a width and in a theme: `shown(yw.Board(state), width=390)`."""

    def show(widget, *, width=1280, theme="light"):
        widget.theme = theme
        stage.page.set_viewport_size({"width": width, "height": HEIGHTS.get(width, 900)})
        stage.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        stage.open(widget)
        return stage.page

    return show


def focused(page, what="e => e?.textContent"):
    return page.evaluate(f"() => ({what})(document.activeElement?.shadowRoot?.activeElement)")


@pytest.mark.parametrize(
    "name",
    ["branches", "compare", "rule", "ledger", *(pytest.param(name, marks=NIGHTLY) for name in ("board", "vary"))],
)
def test_accessible(shown, axe, name):
    page = shown(SHOWN[name]())
    if name == "branches":
        page.locator("[data-branch='future 1'] > .branch").click()
    if name == "rule":
        page.get_by_role("button", name="See it").click()
        page.get_by_text("More on this rule").click()
    if name == "ledger":
        page.locator(".amount").first.click()
        page.get_by_role("button", name="By month").click()
    if name == "compare":
        page.locator(".diffs button").first.click()
    assert axe(page, "#widget") == []
    page.evaluate("() => harness.model.fromKernel({ theme: 'dark' })")
    assert axe(page, "#widget", colours_alone=True) == []


# --- Board ---


def test_marks_are_framed_and_named(shown):
    page = shown(SHOWN["board"]())
    frame = "e => getComputedStyle(e).outlineStyle"
    assert page.locator("[data-at='palace/0/2']").evaluate(frame) == "double"
    assert page.locator("[data-at~='folded/1']").evaluate(frame) == "double"
    assert page.locator("[data-at='palace/0/1']").evaluate(frame) == "none"
    assert page.locator(".marks li").all_inner_texts() == ["Ada: palace 2", "Bo: rice", "month 7"]


def test_a_board_has_a_text_view_and_opens_courts_without_python(shown):
    page = shown(SHOWN["board"]())
    page.evaluate(LOSE)
    page.locator(".small-court:not(.me)").first.click()
    assert page.locator(".cabinet .name").inner_text() == "Bo"
    page.locator(".small-court:not(.me)").first.focus()
    page.keyboard.press("t")
    assert page.locator(".court").count() == 0
    assert page.get_by_text("Great Wall").first.is_visible()
    page.keyboard.press("t")
    assert page.locator(".court").count() == 1


# --- Branches ---


def test_the_tree_is_walked_by_keys(shown):
    page = shown(yw.Branches(forest(4)))
    keys, name = page.keyboard, "e => e?.dataset.branch"
    page.locator("[role=treeitem][tabindex='0']").focus()
    keys.press("Home")
    assert focused(page, name) == "branch 1"
    keys.press("End")
    last = focused(page, name)
    keys.press("Home")
    keys.press("ArrowDown")
    below = focused(page, name)
    assert below not in ("branch 1", None)
    keys.type("future 3")
    assert focused(page, name) == "future 3"
    keys.press("Home")
    keys.press("ArrowLeft")
    assert page.locator("[role=treeitem]").count() == 1
    assert page.locator("[data-branch='branch 1']").get_attribute("aria-expanded") == "false"
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    assert focused(page, name) == below
    assert last is not None


def test_branches_are_renamed_noted_promoted_deleted_and_brought_back(shown):
    tree = yw.Branches(forest())
    page = shown(tree)
    page.locator("[data-branch='future 1'] > .branch").click()
    page.get_by_role("button", name="Rename").click()
    page.keyboard.type("rich")
    page.keyboard.press("Enter")
    page.locator("[data-branch='rich']").wait_for()
    page.wait_for_function("() => document.activeElement?.shadowRoot?.activeElement?.dataset.branch === 'rich'")
    page.get_by_role("button", name="Note").click()
    page.keyboard.type("too much?")
    page.keyboard.press("Enter")
    page.locator(".branch-note", has_text="too much?").wait_for()
    page.get_by_role("button", name="Make it the main line").click()
    page.wait_for_function("() => harness.model.get('tree_view').branches[0].name === 'rich'")
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Bring back: rich").wait_for()
    assert page.locator("[data-branch='rich']").count() == 0
    page.get_by_role("button", name="Bring back: rich").click()
    page.locator("[data-branch='rich']").wait_for()
    page.locator("[data-branch='branch 1'] > .branch").click()
    page.get_by_role("button", name="Go there").click()
    page.locator("[data-branch='branch 1'][aria-current]").wait_for()
    assert tree.branch == "branch 1"


def test_a_name_that_is_taken_is_refused_in_a_sentence(shown):
    page = shown(yw.Branches(forest()))
    page.get_by_role("button", name="Open a branch after step").click()
    page.keyboard.type("future 1")
    page.keyboard.press("Enter")
    page.locator(".notice", has_text="is called “future 1” already").wait_for()


def test_the_tree_is_read_without_python_and_what_needs_it_says_so(shown):
    page = shown(yw.Branches(forest()))
    page.evaluate(LOSE)
    page.locator("[data-branch='branch 1'] > .branch .twig").click()
    assert page.locator("[role=treeitem]").count() == 1
    page.locator("[data-branch='branch 1'] > .branch .twig").click()
    page.locator("[data-branch='future 1'] > .branch").click()
    page.get_by_role("button", name="Go there").click()
    page.locator(".banner", has_text="This needs the engine").wait_for()


@pytest.mark.parametrize("way", one_in(2, ["keys", "mouse", "touch"]))
def test_a_branch_opens_the_list_of_all_its_differences_without_python(shown, way):
    tree = yw.Branches(forest())
    row = tree.tree_view["branches"][2]
    lines = [line for court in row["differs"] for line in court["lines"]]
    page = shown(tree, width=390 if way == "touch" else 1280)
    page.evaluate(LOSE)
    item = page.locator(f"[data-branch='{row['name']}']")
    summary = item.locator("summary")
    if way == "keys":
        page.locator("[role=treeitem][tabindex='0']").focus()
        page.keyboard.press("End")
        assert item.get_attribute("aria-description").endswith(row["count"])
        page.keyboard.press("Tab")
        assert focused(page).endswith(row["count"])
        page.keyboard.press("Enter")
    else:
        item.locator("> .branch").click()
        assert summary.bounding_box()["height"] >= (44 if way == "touch" else 24)
        summary.get_by_text(row["count"]).click()
    assert item.locator(".line:visible").all_inner_texts() == lines
    summary.press("Enter")
    assert item.locator(".line:visible").count() == 0


def test_luck_that_is_chosen_and_cancelled_is_forgotten(shown):
    tree = yw.Branches(forest())
    page, luck = shown(tree), tree.timeline.luck
    opener = page.get_by_role("button", name="Open a branch after step")
    fresh = page.get_by_role("combobox", name="Luck")
    opener.click()
    fresh.select_option("new")
    page.keyboard.press("Escape")
    assert focused(page).startswith("Open a branch")
    opener.click()
    assert fresh.input_value() == "same"
    page.get_by_role("button", name="Cancel").click()
    assert focused(page).startswith("Open a branch")
    assert (len(tree.timeline.branches), tree.timeline.luck) == (3, luck)
    opener.click()
    fresh.select_option("new")
    page.get_by_label("Name").fill("anew")
    page.get_by_role("button", name="OK").click()
    page.locator("[data-branch='anew']", has_text="new luck").wait_for()
    assert tree.timeline.luck != luck
    page.locator("[data-branch='future 1'] > .branch").click()
    page.get_by_role("button", name="Go there").click()
    page.locator("[data-branch='future 1'][aria-current]").wait_for()
    assert tree.timeline.luck == luck


def test_fifty_branches_on_a_phone(shown):
    page = shown(yw.Branches(forest(50)), width=390)
    assert page.locator("[role=treeitem]").count() == 50
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert page.evaluate("() => harness.el.getBoundingClientRect().height") < 50 * 140
    page.locator("[role=treeitem][tabindex='0']").focus()
    page.keyboard.type("future 49")
    assert focused(page, "e => e?.dataset.branch") == "future 49"
    box = page.locator("[data-branch='future 49']").bounding_box()
    assert 0 <= box["y"] < 844
    assert box["width"] > 200


# --- Compare ---


def test_a_difference_shows_its_place_on_all_boards(shown):
    page = shown(SHOWN["compare"]())
    page.locator(".diffs button", has_text="Cyd +1 floor").click()
    assert page.locator(".cabinet .name").all_inner_texts() == ["Cyd", "Cyd"]
    outlines = page.locator("[data-at='palace/2/1']").evaluate_all("e => e.map(e => getComputedStyle(e).outlineStyle)")
    assert outlines == ["double", "double"]
    page.keyboard.press("Home")
    assert "Ada" in focused(page)
    page.keyboard.press("Enter")
    assert page.locator(".cabinet .name").all_inner_texts() == ["Ada", "Ada"]


def test_what_one_board_shows_all_show(shown):
    game = yw.Timeline(yw.dragon.example("month-5")).play("use A taxes", "use B military_parade", "use A taxes")
    page = shown(yw.Compare([yw.dragon.example("month-5"), game.state]))
    assert page.locator(".offer").count() == 2
    assert page.locator(".groups").count() == 1  # on the other board the cards are back (ACT-12)


def test_what_is_pointed_at_on_one_board_is_ringed_on_the_others(shown):
    page = shown(SHOWN["compare"]())
    ring = "e => e.map(e => getComputedStyle(e).outlineStyle)"
    page.locator("[data-at='good/0/rice']").first.hover()
    assert page.locator("[data-at='good/0/rice']").evaluate_all(ring) == ["dashed", "dashed"]
    page.locator(".boards .scene").last.focus()
    page.keyboard.press("ArrowRight")
    at = focused(page, "e => e?.dataset.at")
    assert page.locator(f"[data-at='{at}']").first.evaluate("e => getComputedStyle(e).outlineStyle") == "dashed"
    page.keyboard.press("End")
    assert focused(page, "e => e?.dataset.at") != at


def test_a_phone_flips_between_the_boards_and_stays_where_it_is(shown):
    page = shown(SHOWN["compare"](), width=390)
    page.evaluate(LOSE)
    assert page.locator(".compare-board:visible").count() == 1
    flip = page.get_by_role("button", name="after", exact=True)
    flip.click()
    before = page.evaluate("() => scrollY")
    assert page.locator(".compare-board:visible .status").inner_text().endswith("Bo chooses an action")
    page.get_by_role("button", name="before", exact=True).click()
    assert page.evaluate("() => scrollY") == before
    assert focused(page) == "before"


def test_boards_of_branches_bear_their_names(shown):
    play = forest()
    page = shown(yw.Compare(["branch 1", "future 1"], game=play), width=390)
    assert page.locator(".flip button").all_inner_texts() == ["branch 1", "future 1"]
    assert page.get_by_text("branch 1 → future 1").is_visible()
    page.set_viewport_size({"width": 1280, "height": 900})
    heard = page.locator(".compare").aria_snapshot()
    assert heard.count('branch 1"') == 1
    assert "paragraph: branch 1" not in heard


def test_a_strip_shows_the_chosen_value_and_says_why_one_cannot_be(shown):
    page = shown(SHOWN["vary"]())
    page.locator(".strip", has_text="3").click()
    assert page.locator(".board-name").all_inner_texts() == ["Ada: yuan 0", "Ada: yuan 3"]
    page.locator(".strip", has_text="−1").click()
    assert page.locator(".compare-title").inner_text() == "“P1.yuan” cannot be less than 0"


def test_four_boards_have_few_nodes(shown):
    state = month_6()
    page = shown(yw.Compare([state, *(state.game.editing.varied(state, "P1.yuan", n) for n in (7, 8, 9))]))
    assert page.evaluate(NODES) <= 2300


# --- RuleCard ---


def test_a_card_turns_to_its_neighbours_and_back_without_python(shown):
    page = shown(SHOWN["rule"]())
    page.evaluate(LOSE)
    page.get_by_text("More on this rule").click()
    page.get_by_role("button", name="AMB-05").click()
    assert page.locator(".rule-head b").inner_text() == "AMB-05"
    page.get_by_role("button", name="Back to ACT-PRIV-1").click()
    assert page.locator(".rule-head b").inner_text() == "ACT-PRIV-1"
    page.get_by_role("button", name="2007").click()
    assert page.get_by_text("large privilege: 6 yuan").is_visible()
    page.get_by_role("button", name="AMB-05").click()
    page.get_by_role("button", name="AMB-04").click()
    page.locator(".banner", has_text="This needs the engine").wait_for()
    assert page.locator(".rule-head b").inner_text() == "AMB-05"


def test_a_card_asks_python_for_what_did_not_come_with_it(shown):
    card = yw.RuleCard("ACT-PRIV-1")
    page = shown(card)
    page.get_by_text("More on this rule").click()
    for rule in ("AMB-05", "AMB-04", "AMB-03"):
        page.get_by_role("button", name=rule, exact=True).click()
        page.locator(".rule-head b", has_text=rule).wait_for()
    assert card.rule.id == "AMB-03"


def test_what_is_behind_a_rule_is_folded_away_and_opened_by_key(shown):
    page = shown(SHOWN["rule"]())
    assert page.get_by_text("large privilege: 7 yuan").is_visible()
    assert page.get_by_role("button", name="See it").is_visible()
    assert not page.get_by_text("Sources").is_visible()
    page.locator("summary", has_text="More on this rule").focus()
    page.keyboard.press("Enter")
    for title in ("Sources", "Rulings", "Refusals", "Related rules"):
        assert page.get_by_text(title, exact=True).is_visible()


# --- Ledger ---


def test_every_number_says_why(shown):
    page = shown(yw.Ledger(yw.Timeline(month_6()).play("use D research")))
    page.locator(".amount").first.focus()
    page.keyboard.press("Enter")
    because = page.locator(".because-sheet")
    assert "Before" in because.inner_text() or "Month" in because.inner_text()
    page.locator(".need-cell").first.click()
    page.locator(".because-sheet .chip").first.click()
    assert page.locator(".rule-text").inner_text()
    page.get_by_role("button", name="By month").click()
    assert page.locator(".year-lines .run").count() in (0, 5)


# --- Panels of Play ---


def test_the_panels_of_play_open_by_key_and_stay_readable(stage):
    play = forest()
    stage.open(play)
    page = stage.page
    page.locator(".place.legal").first.focus()
    page.keyboard.press("b")
    page.locator("[role=treeitem]").first.wait_for()
    assert page.locator("[role=treeitem]").count() == 3
    page.locator("[data-branch='branch 1'] > .branch").click()
    page.locator(".panel").get_by_role("button", name="Compare").click()
    page.locator(".panel .diffs button").first.wait_for()
    page.get_by_role("button", name="the start of the month").click()
    page.locator(".board-name", has_text="start of the month").wait_for(state="attached")
    page.evaluate(LOSE)
    page.keyboard.press("Escape")
    page.locator(".place.legal").first.focus()
    page.keyboard.press("c")
    assert page.locator(".panel .diffs button").count() > 0
    page.locator(".notice", has_text="This needs the engine").wait_for()


def test_a_press_in_the_panel_moves_the_board(stage):
    play = forest()
    stage.open(play)
    page = stage.page
    page.locator(".place.legal").first.focus()
    page.keyboard.press("b")
    page.locator("[data-branch='branch 1'] > .branch").click()
    page.get_by_role("button", name="Go there").click()
    page.locator("[data-branch='branch 1'][aria-current]").wait_for()
    assert play.timeline.at == 4
    page.keyboard.press("Escape")
    page.locator(".place.legal").first.focus()
    page.keyboard.press("s")
    page.locator(".panel .ledger").wait_for()
    assert page.locator(".sheet tfoot td").all_inner_texts() == [str(court.vp) for court in play.state.courts]
