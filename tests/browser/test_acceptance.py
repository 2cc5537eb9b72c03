"""Every widget in six states: accessible, large enough, named, reachable by keys, in each language and layout."""

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

import gallery

LANGUAGES = ("en", "pl", "nl")
WIDTHS = (1280, 1000, 820, 390, 320)
CHECKS = Path(__file__).with_name("page_checks.js").read_text("utf-8")
KINDS = dict.fromkeys(name.partition("-")[0] for name in gallery.WIDGETS)
FIRST = [next(name for name in gallery.WIDGETS if name.startswith(kind)) for kind in KINDS]
"""One widget of each kind."""

STOP = """() => {
  const root = harness.el.firstElementChild?.shadowRoot, e = root?.activeElement;
  if (!e) return null;
  e.scrollIntoView({ block: 'nearest' });
  const box = e.getBoundingClientRect(), look = getComputedStyle(e);
  const top = Math.max(box.y, 0); // what is higher than the window is seen in part
  const at = root.elementFromPoint(box.x + box.width / 2, top + Math.min(box.height / 2, 20));
  return {
    name: e.getAttribute('aria-label') ?? e.textContent.trim().slice(0, 40),
    covered: !(at && e.parentElement.contains(at)),
    ring: look.outlineStyle !== 'none' && parseFloat(look.outlineWidth) >= 2 || look.boxShadow !== 'none',
  };
}"""


@pytest.fixture
def show(stage):
    """Puts a widget of the gallery on the page."""

    def open_(name, width=1280, **options):
        stage.page.set_viewport_size({"width": width, "height": 900})
        stage.page.emulate_media(color_scheme="light", reduced_motion="reduce", forced_colors="none")
        widget = gallery.make(name, theme=options.pop("theme", "light"), **options)
        stage.open(widget)
        return stage.page

    return open_


@pytest.mark.parametrize("name", gallery.WIDGETS)
def test_accessible(show, axe, name):
    page = show(name)
    for theme in ("light", "dark"):
        page.evaluate("theme => harness.model.fromKernel({ theme })", theme)
        assert axe(page, "#widget") == [], theme


@pytest.mark.parametrize("name", FIRST)
def test_accessible_in_high_contrast_and_in_forced_colours(show, axe, name):
    page = show(name, theme="contrast")
    assert axe(page, "#widget") == []
    page.emulate_media(forced_colors="active")
    assert axe(page, "#widget") == []


@pytest.mark.parametrize("name", gallery.WIDGETS)
def test_large_enough_and_named_in_every_language_and_layout(stage, show, name):
    page = show(name)
    faults = {}
    for language in LANGUAGES:
        stage.push(language=language)
        page.wait_for_function(
            "lang => harness.el.firstElementChild.shadowRoot.querySelector('.frame').lang === lang", arg=language
        )
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 900})
            found = page.evaluate(CHECKS, {"least": 44 if width <= 390 else 24, "letters": 16})
            if any(found.values()):
                faults[language, width] = {what: value for what, value in found.items() if value}
    assert faults == {}


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("name", gallery.WIDGETS)
def test_few_stops_and_the_focus_is_seen(show, name, width):
    page = show(name, width=width)
    stops, first = [], None
    for _ in range(14):
        page.keyboard.press("Tab")
        stop = page.evaluate(STOP)
        if stop is None or (first and stop["name"] == first["name"] and len(stops) > 1):
            break
        first = first or stop
        stops.append(stop)
    assert 1 <= len(stops) <= 8, [stop["name"] for stop in stops]
    assert [stop for stop in stops if stop["covered"] or not stop["ring"]] == []


@pytest.mark.parametrize("name", FIRST)
def test_still_with_reduced_motion_and_short_otherwise(show, name):
    page = show(name)
    running = "() => harness.el.firstElementChild.shadowRoot.getAnimations().map(a => a.effect.getTiming().duration)"
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate(running) == []
    page.emulate_media(reduced_motion="no-preference")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert [duration for duration in page.evaluate(running) if duration > 300] == []


@pytest.mark.parametrize("name", FIRST)
def test_the_language_changes_while_one_looks(stage, show, name):
    page = show(name)
    frame = page.locator(".frame")
    english = frame.inner_text()
    for language in ("pl", "nl"):
        stage.push(language=language)
        page.locator(f".frame[lang={language}]").wait_for()
        assert frame.inner_text() != english
    stage.push(language="en")
    page.locator(".frame[lang=en]").wait_for()
    assert frame.inner_text() == english


@pytest.mark.parametrize("name", FIRST)
def test_a_large_scale_and_a_heading(show, name):
    page = show(name, width=1280, scale=1.5, heading_level=3)
    assert page.get_by_role("heading", level=3).count() == 1
    found = page.evaluate(CHECKS, {"least": 36, "letters": 24})
    assert {what: value for what, value in found.items() if value} == {}


@pytest.mark.parametrize("name", FIRST)
def test_an_output_that_scrolls_needs_no_scroll_bar(show, name):
    page = show(name, width=1000)
    as_in_jupyterlab = "{ overflow: 'auto', position: 'relative' }"
    page.evaluate(f"() => Object.assign(harness.el.style, {as_in_jupyterlab})")
    room, needed = page.evaluate("() => [harness.el.clientHeight, harness.el.scrollHeight]")
    assert needed <= room


@pytest.mark.parametrize("name", FIRST)
def test_the_widget_asks_nobody_else_and_unmounts(show, name):
    page = show(name)
    assert page.evaluate("() => harness.model.listeners()") > 0
    page.evaluate("() => { window.old = harness.model; return harness.close(); }")
    page.wait_for_function("() => window.old.listeners() === 0")
