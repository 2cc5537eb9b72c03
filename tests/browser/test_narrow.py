"""On a phone what a press opens comes into sight; any view tells that Python is gone, and finds it again."""

import sys
from pathlib import Path

import pytest
from nights import one_in

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

import gallery
from harness import press_tool

import yotd_widget as yw

SEEN = """element => {
  const box = element.getBoundingClientRect();
  return box.top >= -1 && box.top < innerHeight && (box.bottom <= innerHeight + 1 || box.height > innerHeight);
}"""
INSIDE = "element => element.contains(element.getRootNode().activeElement)"


@pytest.fixture
def phone(stage):
    """Puts a widget of the gallery on a phone."""

    def open_(name):
        stage.page.set_viewport_size({"width": 390, "height": 844})
        stage.page.emulate_media(reduced_motion="reduce")
        stage.open(gallery.make(name))
        return stage.page

    return open_


@pytest.mark.parametrize("panel", one_in(2, ["Branches", "Compare", "Points", "Log", "Help"]))
def test_a_panel_that_opens_comes_into_sight(phone, panel):
    page = phone("play-action")
    press_tool(page, panel)
    opened = page.locator(".panel")
    opened.locator(".panel-head + *").last.wait_for()
    page.wait_for_function(f"() => ({SEEN})(harness.el.firstElementChild.shadowRoot.querySelector('.panel'))")
    assert opened.evaluate(INSIDE)


def test_the_editor_tells_its_findings_above_the_board_and_leads_to_them(phone):
    page = phone("editor-impossible")
    summary = page.locator(".summary")
    assert "Impossible: 1" in summary.text_content()
    summary.click()
    findings = page.locator(".findings")
    assert findings.evaluate(SEEN)
    assert findings.evaluate(INSIDE)
    page.get_by_role("button", name="Floors: 3").click()
    page.locator(".summary", has_text="No problems found.").wait_for()


@pytest.mark.parametrize(
    ("name", "press"),
    [("editor-impossible", "Floors: 3"), ("branches-deleted", "Bring back")],
)
def test_a_view_without_python_says_so_and_connects_again(phone, name, press):
    page = phone(name)
    banner = page.locator(".banner")
    page.evaluate("() => { harness.model.gone = true; }")
    page.get_by_role("button", name=press).first.click()
    banner.wait_for()
    assert "not connected" in banner.inner_text()
    page.evaluate("() => { harness.model.gone = false; }")
    banner.get_by_role("button", name="Connect again").click()
    banner.wait_for(state="detached")


def test_differences_stand_by_seat_and_are_one_stop_for_the_keyboard(phone):
    page = phone("compare-two")
    sides = page.locator(".by-seat > li")
    assert [name for name in sides.locator(".diff-who").all_inner_texts() if name] == [
        "Ada",
        "Bo",
        "Cyd",
        "Dina",
        "Eli",
        "Table",
    ]
    lines = page.locator(".diff")
    assert lines.count() == 35
    lines.first.focus()
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    assert lines.last.get_attribute("aria-pressed") == "true"
    assert page.locator(".diff[tabindex='0']").count() == 1


COVERS = """element => {
  const box = element.getBoundingClientRect();
  const top = element.getRootNode().elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return element.contains(top);
}"""


def test_the_year_of_a_lesson_is_as_high_when_it_is_rolled_up(phone):
    heights = {phone(name).locator(".year").bounding_box()["height"] for name in ("lesson-number", "lesson-hire")}
    assert len(heights) == 1


LIES_ON = """() => {
  const root = harness.el.firstElementChild.shadowRoot;
  const foot = root.querySelector(".lesson-foot").getBoundingClientRect();
  return [...root.querySelectorAll(".lesson-ask button:not(.lesson-foot *)")]
    .filter(each => each.getBoundingClientRect().bottom > foot.top + 1).map(each => each.textContent);
}"""


@pytest.mark.parametrize("name", one_in(3, ["lesson-own", "lesson-select", "lesson-order"]))
def test_the_foot_of_a_lesson_lies_on_no_answer(phone, name):
    assert phone(name).evaluate(LIES_ON) == []


@pytest.mark.parametrize("name", one_in(2, ["play-person", "play-event", "play-tile", "lesson-hire"]))
def test_a_choice_that_the_keyboard_comes_to_is_not_under_the_bar(phone, name):
    page = phone(name)
    page.set_viewport_size({"width": 390, "height": 600})
    last = page.locator(".place.legal").last
    last.focus()
    assert last.evaluate(COVERS)


AT_HAND = """name => {
  const root = harness.el.firstElementChild.shadowRoot, [found] = root.querySelectorAll(name);
  const { left, right, top, bottom } = found.getBoundingClientRect();
  const seen = root.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return top >= 0 && bottom <= innerHeight + 1 && found.contains(seen);
}"""
LAST_ABOVE = """() => {
  const root = harness.el.firstElementChild.shadowRoot, box = each => each.getBoundingClientRect();
  const rest = [...root.querySelectorAll(".drawn > :not(.bar, .placards), .drawn .seats > *")].map(box);
  return Math.max(...rest.map(({ bottom }) => bottom)) <= box(root.querySelector(".bar")).top + 1;
}"""


@pytest.mark.parametrize("name", one_in(3, ["play-gift", "play-act", "play-walk", "play-chain", "play-deal"]))
def test_what_decides_and_the_tools_stay_in_sight_and_cover_nothing_at_the_end(phone, name):
    """Wherever a reader is on the page; boards whose bar is a region among others, too."""
    page = phone(name)
    for there in (0, 200, 99_999):
        page.evaluate("to => scrollTo(0, to)", there)
        lost = [part for part in (".slip", ".go", ".bar .ask", ".tools .more") if not page.evaluate(AT_HAND, part)]
        assert lost == [], there
    assert page.evaluate(LAST_ABOVE)


ROTUNDA = {"walk": 2, "steer": 4, "hall": 5, "deal": 12, "peddler": 8, "chain": 2, "orders": 7}
"""Kind of question -> how many options are in sight before anything is scrolled: all, or as good as all."""
OPTIONS = ".in-hand .place:is(.legal, .blocked)"
ABOVE_THE_BAR = """option => {
  const bar = option.getRootNode().querySelector(".bar").getBoundingClientRect();
  const { top, bottom } = option.getBoundingClientRect();
  return top >= 0 && bottom <= bar.top + 1;
}"""


@pytest.mark.parametrize(("name", "count"), one_in(4, ROTUNDA.items()))
def test_question_options_and_what_decides_are_in_sight_together(phone, name, count):
    """The last, scrolled to its end, is above what decides."""
    options = phone(f"play-{name}").locator(OPTIONS)
    assert [option.evaluate(ABOVE_THE_BAR) for option in options.all()][:count] == [True] * count
    options.last.evaluate("option => option.scrollIntoView({ block: 'end' })")
    assert options.last.evaluate(ABOVE_THE_BAR)


@pytest.mark.parametrize("name", one_in(3, ["chain", "walk", "deal"]))
def test_between_phone_and_desk_what_decides_comes_after_its_options(phone, name):
    page = phone(f"play-{name}")
    page.set_viewport_size({"width": 820, "height": 1100})
    above = [page.locator(part).bounding_box() for part in (".tulou", ".in-hand", ".bar")]
    assert [box["y"] for box in above] == sorted(box["y"] for box in above)
    assert above[1]["y"] + above[1]["height"] <= above[2]["y"] + 1


POINTS = """() => [...harness.el.firstElementChild.shadowRoot.querySelectorAll(".seat-card, .belongings")]
  .map(card => [
    card.querySelector(".vp use")?.getAttribute("href"),
    card.querySelector(".vp .i")?.getBoundingClientRect().width >= 10,
    /\\d points?\\b/.test(card.querySelector(".sr").textContent),
  ])"""


@pytest.mark.parametrize("name", one_in(2, ["play-gift-five", "play-hall"]))
def test_points_have_one_sign_at_every_width_and_are_heard(phone, name):
    page = phone(name)
    for width in (1280, 1000, 820, 390):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate(POINTS) == 5 * [["#mark-points", True, True]], width


def test_names_of_any_length_leave_the_page_as_wide_as_it_is(stage):
    """With the longest names that there may be, nothing is pushed off the page and *Do it* lies free."""
    page, names = stage.page, ("W" * 60, "Maria Magdalena Karolina Wilhelmina " * 2, "龍" * 60)
    state = yw.dragon.position("month 5", {name.strip()[:60]: yw.dragon.court() for name in names})
    page.set_viewport_size({"width": 390, "height": 844})
    stage.open(yw.Play(state))
    page.locator(".place.legal").first.focus()
    seal = page.locator(".go")
    seal.scroll_into_view_if_needed()
    assert seal.evaluate(COVERS)
    assert page.evaluate("() => document.documentElement.scrollWidth") == 390
