"""The Editor in a browser: by mouse, by keyboard, by touch, for everybody."""

import pytest
from desks import FOCUSED
from measures import small_targets
from nights import one_in
from playwright.sync_api import expect

import yotd_widget as yw

SIZES = {1280: 900, 1000: 900, 820: 1000, 390: 844, 320: 640}


def month_5():
    return yw.Editor(yw.dragon.example("month-5"))


def impossible():
    return yw.Editor(yw.dragon.example("month-5")).edit("P1.palace1.floors", 1).edit("month6", "drought")


def limited():
    return yw.Editor(yw.dragon.example("tribute-1"), allow=["P1.yuan", "P1.palace2"])


def walled():
    state = yw.dragon.new_game(["Ada", "Bo", "Cyd", "Dina", "Eli"], seed=7, great_wall=True, great_event="ge_flood")
    return yw.Editor(state)


SHOWN = {"month 5": month_5, "impossible": impossible, "limited": limited, "walled": walled}


@pytest.fixture
def desk(page, stage):
    """Opens an editor: `desk(editor)`, `desk(editor, width=390, theme="dark")`."""

    def open_it(editor, *, width=1280, theme="light"):
        editor.theme = theme
        page.set_viewport_size({"width": width, "height": SIZES[width]})
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        stage.open(editor)
        return page

    return open_it


def place(page, key):
    return page.locator(f'[data-place="{key}"]')


def settled(page, revision):
    page.wait_for_function("r => harness.model.get('sheet').revision > r", arg=revision)


def change(page, editor, act):
    """Do what changes the draft, and wait until the page shows it."""
    before = editor.sheet["revision"]
    act()
    settled(page, before)


@pytest.mark.parametrize(
    "name",
    one_in(4, ["impossible", "month 5", "limited", "walled"]),
)
def test_what_opens_over_the_board_is_accessible_and_fits(desk, axe, name):
    page = desk(SHOWN[name]())
    page.locator(".place.legal").first.click()
    page.locator(".popover").wait_for()
    assert axe(page, "#widget") == []
    page.evaluate("() => harness.model.fromKernel({ theme: 'dark' })")
    assert axe(page, "#widget", colours_alone=True) == []
    page.keyboard.press("Escape")
    for width, height in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".place.legal").last.click()
        page.locator(".popover").wait_for()
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width
        controls = page.locator("button:visible, select:visible, textarea:visible, .switches label:visible")
        assert small_targets(controls) == [], width
        page.keyboard.press("Escape")


def test_by_mouse_a_palace_gets_into_trouble_and_out_again(desk):
    editor = month_5()
    page = desk(editor)
    place(page, "palace/0/1").click()
    change(page, editor, lambda: page.get_by_role("button", name="− Floors").click())
    change(page, editor, lambda: page.get_by_role("button", name="− Floors").click())
    assert editor.problems[0].kind == "impossible"
    assert page.locator(".room.homeless").count() == 1
    expect(page.locator("[aria-live]")).to_contain_text("Impossible: 1")
    change(page, editor, lambda: page.get_by_role("button", name="Floors: 2").click())
    assert editor.state.court("Ada").palaces[0].floors == 2
    assert page.get_by_text("Ada: −1 floor").is_visible()
    change(page, editor, lambda: page.get_by_role("button", name="Reset").click())
    assert editor.state == yw.dragon.example("month-5")


def test_by_keyboard_a_person_moves_in_and_the_focus_comes_back(desk):
    editor = month_5()
    page = desk(editor)
    place(page, "room/0/1/0").focus()
    page.keyboard.press("Enter")
    page.locator(".popover select").wait_for()
    change(page, editor, lambda: page.keyboard.type("Old m"))
    assert editor.draft["courts"][0]["palaces"][0]["persons"][0] == "old monk"
    page.keyboard.press("Escape")
    assert page.locator(".popover").count() == 0
    assert page.evaluate(FOCUSED) == "room/0/1/0"


def test_the_whole_board_is_one_stop_and_arrows_lead_through_it(desk):
    page = desk(month_5())
    page.keyboard.press("Tab")
    passed = [page.evaluate(FOCUSED)]
    while len(passed) < 20 and not passed[-1].startswith("option/"):
        page.keyboard.press("ArrowDown")
        passed.append(page.evaluate(FOCUSED))
    assert passed[0] == "turn"
    assert {"month", "group", "offer", "option"} <= {key.partition("/")[0] for key in passed}, passed
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED) is None
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(FOCUSED) == passed[-1]


def test_steppers_hear_arrows_plus_and_minus(desk):
    editor = month_5()
    page = desk(editor)
    place(page, "good/0/yuan").focus()
    page.keyboard.press("Enter")
    for key in ("ArrowUp", "ArrowUp", "+", "+", "-", "ArrowDown"):
        change(page, editor, lambda key=key: page.keyboard.press(key))
    assert editor.state.court("Ada").yuan == 4


def test_presses_in_a_row_all_count(desk):
    editor = month_5()
    page = desk(editor)
    place(page, "good/0/rice").click()
    more = page.get_by_role("button", name="+ Rice")
    for _ in range(6):
        more.click()
    page.wait_for_function("() => harness.model.get('sheet').differences.join().includes('+6 rice')")
    assert editor.state.court("Ada").rice == 6


def test_another_court_and_what_is_wrong_there(desk):
    editor = month_5().edit("P2.palace2.floors", 4)
    page = desk(editor)
    page.get_by_role("button", name="See it").click()
    page.locator(".popover").wait_for()
    assert page.locator(".popover-head").inner_text().startswith("Bo, palace 2")
    assert page.evaluate("() => document.activeElement.shadowRoot.activeElement.type") == "number"


def test_the_popover_stays_on_the_board(desk):
    page = desk(month_5(), width=1000)
    for key in ("offer/young farmer", "good/0/cards", "month/12", "option/great_event", "turn"):
        place(page, key).click()
        page.locator(".popover").wait_for()
        box = page.locator(".popover").bounding_box()
        board = page.locator(".editing").bounding_box()
        assert box["x"] >= board["x"] - 1
        assert box["x"] + box["width"] <= board["x"] + board["width"] + 1
        page.keyboard.press("Escape")


@pytest.mark.touch
def test_by_touch(desk):
    editor = month_5()
    page = desk(editor, width=390)
    place(page, "good/0/yuan").tap()
    change(page, editor, lambda: page.get_by_role("button", name="+ Yuan").tap())
    place(page, "group/A/taxes").tap()
    page.locator(".popover select").wait_for()
    change(page, editor, lambda: page.locator(".popover select").select_option("build"))
    assert (editor.state.court("Ada").yuan, editor.state.groups[0][0]) == (3, "build")


def test_a_position_goes_out_and_comes_in(desk):
    editor = month_5()
    page = desk(editor)
    other = yw.dragon.example("tribute-1")
    page.get_by_role("button", name="Open", exact=True).click()
    page.get_by_label("A code, a link, or the words of a position").fill(repr(other))
    change(page, editor, lambda: page.locator(".keeping").get_by_role("button", name="Open", exact=True).click())
    assert editor.state == other
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('denied')); }")
    page.get_by_role("button", name="Share", exact=True).click()
    position = page.get_by_role("group", name="This position alone")
    position.get_by_role("button", name="Copy: Code").click()
    expect(position.get_by_text("It is marked: copy it with Ctrl+C or ⌘C.")).to_be_visible()
    assert position.get_by_label("Code", exact=True).input_value() == other.to_code()


def test_without_python_the_board_is_readable(desk):
    page = desk(month_5())
    page.evaluate("() => { harness.model.onSend = () => { throw new Error('Cannot send'); }; }")
    place(page, "good/0/yuan").click()
    page.get_by_role("button", name="+ Yuan").click()
    page.locator(".banner").get_by_text("This needs the engine").wait_for()
    assert page.get_by_text("Month 5 of 12").first.is_visible()
