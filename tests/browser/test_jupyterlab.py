"""The whole path: JupyterLab, kernel, page. Only what the host alone can break is tested here."""

from pathlib import Path

import pytest
from lab_server import painted
from playwright.sync_api import expect

SHOW = """import yotd_widget as yw
board = yw.Play(yw.dragon.example("month-5"))
board"""
OTHER_DECISION = """last => {
  const root = [...document.querySelectorAll('.jp-OutputArea-output *')].find(e => e.shadowRoot)?.shadowRoot;
  return root && !root.querySelector('[aria-busy=true]') && root.querySelector('.frame').innerText !== last;
}"""


def show(lab, page, name, *cells):
    lab.open(page, lab.notebook(name, *(cells or [SHOW])))
    lab.command(page, "notebook:run-cell")
    page.locator(".place").first.wait_for()


def click_until(lab, page, sign, told):
    """From the first action of month 5 on, always the first thing offered; then a cell reads month and phase."""
    show(lab, page, f"{told}.ipynb", SHOW, "print(board.state.month, board.state.phase)")
    frame, clicks = page.locator(".frame"), 0
    while sign not in frame.inner_text():
        assert clicks < 60
        before = frame.inner_text()
        page.locator(".place.legal:not([data-away] *)").first.click()
        page.mouse.move(0, 0)
        page.wait_for_function(OTHER_DECISION, arg=before)
        clicks += 1
    lab.command(page, "notebook:move-cursor-down")
    lab.command(page, "notebook:run-cell")
    page.locator(".jp-OutputArea-output pre", has_text=told).wait_for()
    return clicks


def test_actions_are_clicked_through_and_python_knows(lab, page):
    assert click_until(lab, page, "plays a person card", "5 person") > 2


@pytest.mark.nightly
def test_a_month_is_clicked_through_and_python_knows(lab, page):
    assert click_until(lab, page, "Month 6", "6 action") > 10


@pytest.mark.nightly
def test_the_keys_of_notebook_7_stay_outside_too(lab, page):
    lab.open_in_notebook(page, lab.notebook("keys7.ipynb", SHOW, "print(1)"))
    cells = page.locator(".jp-Notebook .jp-Cell")
    page.locator(".place.legal").first.focus()
    before = cells.count()
    for key in ["a", "x", "y", "m", "d", "d", "0", "0", "j", "b"]:
        page.keyboard.press(key)
    page.locator(".panel.branches, [data-panel=branches]").first.wait_for()
    painted(page)
    assert cells.count() == before == 2


def test_a_cell_moves_the_board_and_two_views_agree(lab, page):
    lab.open(page, lab.notebook("views.ipynb", SHOW, "board", "_ = board.play('use A taxes')"))
    lab.run_all(page)
    page.get_by_text("Bo chooses an action").nth(1).wait_for()


@pytest.mark.nightly  # what a cell lets go of, `test_cells.py` asks at every push without JupyterLab
def test_a_widget_of_a_cell_that_was_run_again_is_not_drawn_any_more(lab, page):
    cells = (
        "import yotd_widget as yw\nboard, trees = yw.Play(yw.dragon.example('month-5')), []",
        "trees.append(yw.Branches(board))\ntrees[-1]",
        "_ = board.play('use A taxes')\nprint([tree.tree_view['at'] for tree in trees])",
    )
    lab.open(page, lab.notebook("again.ipynb", *cells))
    lab.command(page, "notebook:run-cell-and-select-next")
    for prompt in ("[2]", "[3]"):
        lab.command(page, "notebook:run-cell")
        page.locator(".jp-InputPrompt", has_text=prompt).wait_for()
        page.get_by_role("treeitem").wait_for()
    lab.command(page, "notebook:move-cursor-down")
    lab.command(page, "notebook:run-cell")
    page.locator(".jp-OutputArea-output pre", has_text="[0, 1]").wait_for()


TWO_GAMES = (
    f"import sys\nsys.path.append({str(Path(__file__).parents[1])!r})\nfrom nim import Heap\n{SHOW}",
    "board.state = Heap()",
    "board.state = yw.dragon.example('month-5')",
)


def test_another_games_position_is_drawn_by_that_games_bundle(lab, page):
    show(lab, page, "games.ipynb", *TWO_GAMES)
    for cell, (shown, gone) in enumerate(((".area", ".court"), (".court", ".area")), 1):
        page.locator(gone).first.wait_for()
        for _down in range(cell):  # from the first one, in which the board was pressed
            lab.command(page, "notebook:move-cursor-down")
        lab.command(page, "notebook:run-cell")
        page.locator(shown).first.wait_for()
        assert [page.locator(kind).count() for kind in (".frame", gone)] == [1, 0]
        before = page.locator(".status[data-at]").inner_text()
        page.locator(".place.legal").first.click()
        expect(page.locator(".status[data-at]")).not_to_have_text(before)


@pytest.mark.nightly  # of a killed one `test_time.py` tells at every push
def test_a_dead_kernel_is_told_the_board_stays_and_its_line_brings_the_game_back(lab, page):
    show(lab, page, "dead.ipynb")
    page.locator(".place.legal").first.click()
    expect(page.get_by_role("slider", name="Timeline")).to_have_value("1")
    lab.restart_kernel(page)
    banner = page.locator(".banner")
    banner.get_by_text("The engine is not connected").wait_for()
    assert page.get_by_text("Month 5 of 12").first.is_visible()
    page.evaluate("() => { navigator.clipboard.writeText = async text => { window.copied = text; }; }")
    banner.get_by_role("button", name="Copy").click()
    expect(banner.get_by_text("Copied.")).to_be_visible()
    line = page.evaluate("() => window.copied")
    lab.clear(page)
    lab.open(page, lab.notebook("back.ipynb", f"import yotd_widget as yw\n{line}"))
    lab.command(page, "notebook:run-cell")
    expect(page.get_by_role("slider", name="Timeline")).to_have_value("1")


def test_in_a_cell_its_keys_are_its_own_its_twin_is_folded_and_each_theme_accessible(lab, page, axe):
    """One notebook with its kernel for all that a host could break around a board."""
    show(lab, page, "cell.ipynb")
    assert axe(page, ".jp-OutputArea-output") == []
    for theme in ["JupyterLab Dark", "JupyterLab Dark High Contrast"]:
        lab.theme(page, theme)
        assert axe(page, ".jp-OutputArea-output", colours_alone=True) == [], theme
    check_keys(page)
    check_twin(page)


def check_keys(page):
    """The keys of the notebook stay outside."""
    cells = page.locator(".jp-Notebook .jp-Cell")
    before = cells.count()
    page.locator(".place.legal").first.focus()
    for key in ["a", "x", "y", "m", "d", "d", "0", "0", "j", "b"]:
        page.keyboard.press(key)
    page.locator(".panel.branches, [data-panel=branches]").first.wait_for()  # b is a key of the board
    painted(page)
    assert cells.count() == before
    page.wait_for_function("() => document.activeElement.shadowRoot?.activeElement")


def check_twin(page):
    """It is folded while the view lives, and follows it."""
    twin = page.locator("details.yotd-twin")
    page.locator("details.yotd-twin:not([open])").wait_for()
    page.locator(".place.legal").first.click()
    page.locator("details.yotd-twin summary", has_text="Bo").wait_for()
    page.locator("details.yotd-twin:not([open])").wait_for()
    twin.locator("> summary").click()
    twin.locator("img").wait_for()


def test_a_reopened_notebook_shows_the_last_position(lab, page):
    """Saved, closed, kernel gone, opened again: no live view, but picture and tables of what was last to be seen."""
    show(lab, page, "saved.ipynb")
    page.locator(".place.legal").first.click()
    page.locator("details.yotd-twin summary", has_text="Bo").wait_for()
    lab.save(page)
    lab.shut_down_kernel(page)
    page.evaluate("() => window.jupyterapp.commands.execute('application:close-all')")
    page.locator(".jp-NotebookPanel").wait_for(state="detached")
    lab.open(page, "saved.ipynb")
    twin = page.locator("details.yotd-twin[open]")
    twin.wait_for()
    expect(twin).to_contain_text("Bo chooses an action")
    lost = page.get_by_text("model not found")
    lost.wait_for(state="attached")
    expect(lost).to_be_hidden()
    assert twin.locator("img").evaluate("image => image.decode().then(() => image.naturalWidth)") == 960


MATHEMATICS = """import yotd_widget as yw
from IPython.display import HTML, display
display(HTML("<p>$y$</p>"))
yw.Play(yw.dragon.position("month 5", {"$x$": yw.dragon.court(), "$z$": yw.dragon.court()}))"""


@pytest.mark.nightly  # that the signs are kept from the host, `twin.py` shows at every push
def test_a_name_is_no_mathematics(lab, page):
    show(lab, page, "mathematics.ipynb", MATHEMATICS)
    outputs = page.locator(".jp-OutputArea-output")
    outputs.locator("mjx-container").first.wait_for()  # so the host sets mathematics
    twin = page.locator(".yotd-twin")
    assert "$x$" in twin.text_content()
    assert twin.locator("mjx-container").count() == 0
