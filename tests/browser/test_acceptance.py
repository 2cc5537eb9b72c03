"""Every widget of the gallery is visited once: accessible, large enough, named, reachable by keys, in two languages.

What is the same for all widgets of a kind (other themes, motion, scale) is looked at on one of each kind. A visit
collects all it finds, so that one run tells everything. `make nightly` goes through every language at every width.
"""

import sys
from pathlib import Path

import pytest
from nights import one_in

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

import gallery
from colours import contrast

LANGUAGES = ("pl", "nl", "en")
WIDTHS = (1280, 1000, 820, 390, 320)
ENDS = (1280, 320)
"""What fits nowhere does not fit there."""
MOST_NODES = {"compare": 3300, "branches": 2800}
NODES = 1100
"""Elements of a widget without its drawings, if nothing else is said."""
CHECKS = Path(__file__).with_name("page_checks.js").read_text("utf-8")
KINDS = dict.fromkeys(name.partition("-")[0] for name in gallery.WIDGETS)
FIRST = [next(name for name in gallery.WIDGETS if name.startswith(kind)) for kind in KINDS]
"""One widget of each kind."""
APART = ("analyse", "branches", "chances", "compare", "editor", "ledger", "review", "rule")
ELSEWHERE = {name for name in FIRST if name.partition("-")[0] in APART}
"""At a push `test_reading_widgets.py`, `test_analyse.py` and `test_editor.py` ask whether they are accessible."""
BESIDE = {"play-gift-five", "play-chain"}
"""Looked through at each push beside the first of each kind, a table of each other game; the rest by `make nightly`."""
IN_TURNS = [FIRST[0], *(pytest.param(name, marks=pytest.mark.nightly) for name in FIRST[1:])]
"""A board at a push, the other kinds at night."""


def when(name: str) -> list[pytest.MarkDecorator]:
    """When a widget is looked through."""
    return [] if (name in FIRST and name not in ELSEWHERE) or name in BESIDE else [pytest.mark.nightly]


IN_TURN = {name: number // 4 % 2 for number, name in enumerate(gallery.WIDGETS)}
"""Of two languages, and of two widths for the keyboard, widgets get one in turn, half of them go dark; at night all."""

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


SIGNS = """() => {
  const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const hex = colour => { // whatever way the sheet has written it
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = colour;
    paint.fillRect(0, 0, 1, 1);
    return [...paint.getImageData(0, 0, 1, 1).data];
  };
  const found = [];
  for (const e of harness.el.firstElementChild.shadowRoot.querySelectorAll("*"))
    for (const which of ["::before", "::after"]) {
      const look = getComputedStyle(e, which), [red, green, blue, ground] = hex(look.backgroundColor);
      const says = /^"[^"\\s]/.test(look.content) && look.display !== "none";
      const sign = hex(look.color).slice(0, 3);
      if (says && ground === 255) found.push([`${e.className}${which} ${look.content}`, sign, [red, green, blue]]);
    }
  return found;
}"""
"""Signs that a sheet writes on a ground of their own, which axe does not look at: what, its colour, its ground."""


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


def size(page, width):
    page.set_viewport_size({"width": width, "height": 900})


def measured(stage, widths_in):
    """Small targets, small texts, wrong names and what leaves the page sideways, by language and width."""
    faults = {}
    for language, widths in widths_in.items():
        stage.push(language=language)
        stage.page.locator(f".frame[lang={language}]").wait_for()
        for width in widths:
            size(stage.page, width)
            found = stage.page.evaluate(CHECKS, {"least": 44 if width <= 390 else 24, "letters": 12})
            faults |= {(language, width, what): value for what, value in found.items() if value}
    return faults


def stops(page):
    """What Tab leads to, in order, until it leads out or around."""
    page.evaluate("() => harness.begin()")
    found = []
    for _ in range(14):
        page.keyboard.press("Tab")
        stop = page.evaluate(STOP)
        if stop is None or (len(found) > 1 and stop["name"] == found[0]["name"]):
            break
        found.append(stop)
    return found


def faults_of_stops(page, width):
    """Too many, too few, covered by something, or without a ring."""
    size(page, width)
    found = stops(page)
    hidden = {(width, "not seen"): [stop for stop in found if stop["covered"] or not stop["ring"]]}
    number = {(width, "stops"): [] if 1 <= len(found) <= 8 else [stop["name"] for stop in found]}
    return {what: value for what, value in (hidden | number).items() if value}


def turn(name, *ways):
    """In which of two ways a widget is looked at."""
    return ways[IN_TURN[name]]


@pytest.mark.parametrize("name", [pytest.param(name, marks=when(name)) for name in gallery.WIDGETS])
def test_every_reader_can_use_it(stage, show, axe, name):
    page, faults = show(name), {}
    faults["light"] = axe(page, "#widget")
    nodes = page.locator(".frame *").count()
    faults["nodes"] = nodes if nodes > MOST_NODES.get(name.partition("-")[0], NODES) else 0
    widths = WIDTHS if name == FIRST[0] else (1000, 390)
    faults |= measured(stage, {"en": widths, turn(name, "pl", "nl"): ENDS if name == FIRST[0] else ENDS[-1:]})
    faults |= faults_of_stops(page, turn(name, 1280, 390))
    if turn(name, True, False):
        page.evaluate("() => harness.model.fromKernel({ theme: 'dark' })")
        faults["dark"] = axe(page, "#widget", colours_alone=True)
    assert {what: found for what, found in faults.items() if found} == {}


@pytest.mark.nightly
@pytest.mark.parametrize("name", gallery.WIDGETS)
def test_every_reader_can_use_it_in_every_language_at_every_width(stage, show, axe, name):
    page = show(name)
    assert measured(stage, dict.fromkeys(LANGUAGES, WIDTHS)) == {}
    assert faults_of_stops(page, 390) | faults_of_stops(page, 1280) == {}
    for theme in ("dark", "contrast"):
        page.evaluate("theme => harness.model.fromKernel({ theme })", theme)
        assert axe(page, "#widget") == [], theme
    page.emulate_media(forced_colors="active")
    assert axe(page, "#widget") == []


@pytest.mark.parametrize("name", IN_TURNS)
def test_of_each_kind_themes_language_scale_and_room(stage, show, axe, name):
    page = show(name, scale=1, theme="contrast", heading_level=2)
    frame, faults = page.locator(".frame"), {}
    faults["contrast"] = axe(page, "#widget", colours_alone=True)
    page.emulate_media(forced_colors="active")
    faults["forced colours"] = axe(page, "#widget", colours_alone=True)
    page.emulate_media(forced_colors="none")
    english = frame.inner_text()
    for language in ("pl", "nl"):
        stage.push(language=language)
        page.locator(f".frame[lang={language}]").wait_for()
        faults[language] = frame.inner_text() == english
    stage.push(language="en")
    page.locator(".frame[lang=en]").wait_for()
    faults["back in English"] = frame.inner_text() != english
    faults["headings"] = page.get_by_role("heading", level=2).count() - 1
    stage.push(scale=1.5)
    found = page.evaluate(CHECKS, {"least": 36, "letters": 19})
    faults["scale"] = {what: value for what, value in found.items() if value}
    stage.push(scale=1)
    size(page, 1000)
    page.evaluate("() => Object.assign(harness.el.style, { overflow: 'auto', position: 'relative' })")
    room, needed = page.evaluate("() => [harness.el.clientHeight, harness.el.scrollHeight]")
    page.evaluate("() => harness.el.removeAttribute('style')")
    faults["an output that scrolls"] = needed > room
    assert {what: found for what, found in faults.items() if found} == {}


@pytest.mark.parametrize(
    "name", one_in(2, ["lesson-number", "lesson-select", "map-begun", "branches-three", "play-action"])
)
def test_signs_of_the_sheets_can_be_seen_in_each_theme(show, name):
    page, faults = show(name), {}
    for theme in ("light", "dark", "contrast"):
        page.evaluate("theme => harness.model.fromKernel({ theme })", theme)
        page.evaluate("() => harness.drawn()")
        for what, *both in page.evaluate(SIGNS):
            sign, ground = ("#" + "".join(f"{part:02x}" for part in colour) for colour in both)
            if contrast(sign, ground) < 4.5:
                faults[theme, what] = sign, ground
    assert faults == {}


@pytest.mark.parametrize("name", one_in(3, FIRST))
def test_still_with_reduced_motion_and_short_otherwise(show, name):
    page = show(name)
    running = "() => harness.el.firstElementChild.shadowRoot.getAnimations().map(a => a.effect.getTiming().duration)"
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate(running) == []
    page.emulate_media(reduced_motion="no-preference")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert [duration for duration in page.evaluate(running) if duration > 320] == []  # as long as a travel may be


def test_what_still_listens_after_unmounting_is_found(stage, show):
    show("board-start")
    stage.page.evaluate("() => harness.model.on('change:theme', () => {})")
    assert stage.clear() == ["listens: board"]


WRONG = {
    "svg-img-alt": "<svg><g role='img'><path d='M0 0h9v9z'/></g></svg>",
    "aria-hidden-focus": "<svg aria-hidden='true'><a href='#' tabindex='0'><path d='M0 0h9v9z'/></a></svg>",
    "button-name": "<button><svg><path d='M0 0h9v9z'/></svg></button>",
    "color-contrast": "<p style='background: #fff; color: #ccc'><svg width='9'><path d='M0 0h9v9z'/></svg>pale</p>",
}


def test_what_is_wrong_in_and_beside_a_drawing_is_found(show, axe):
    """Though its lines are passed over; and nothing is wrong before."""
    page = show("board-start")
    assert axe(page, "#widget") == []
    page.evaluate(
        "html => harness.el.firstElementChild.shadowRoot.querySelector('.frame').insertAdjacentHTML('beforeend', html)",
        "".join(WRONG.values()),
    )
    assert {found for found, _html in axe(page, "#widget")} >= {*WRONG}
