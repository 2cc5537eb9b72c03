"""Nothing is clipped, overlaps or touches an edge: every sample at every width, in a narrow and in a wide typeface.

With texts 40 % longer, with the spacing that a reader may ask for, and on a projector as well; and no page is too high.
"""

import json
import sys
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from pseudo import longer, pseudo

import yotd_widget as yw
from yotd_widget.engine.texts import speaking
from yotd_widget.games.dragon.year import add_expansions

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

import samples as makers
from samples import walled

WIDTHS = (1280, 1000, 970, 820, 600, 390, 320)
FONTS = {"narrow": "", "wide": '"DejaVu Sans", Verdana'}
SAMPLES = Path(__file__).parents[2] / "yotd_widget/widgets/frontend/tests/samples"
DRAWN = sorted(path.stem for path in SAMPLES.glob("*.json"))
LIMITS = {1280: 720, 1000: 780, 820: 840, 390: 1600, 320: 1800}
WALL = 60
"""The Great Wall may take so much more."""
LONGER = 36
"""Polish and Dutch are longer: on wide pages so much more."""
WIDE = (1280, 1000, 820)
PHONES = (390, 320)
PROJECTOR = 720
SPACED = "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }"
"""Text spacing of WCAG 1.4.12."""
HEIGHT = "() => harness.el.getBoundingClientRect().height"
FAULTS = Path(__file__).with_name("geometry.js").read_text("utf-8")
NAMES = ["Ada", "Bartholomäus", "Cyd", "Dina", "Eli"]


def played(players: int, seed: int, month: int, point: str, dragons: int = 0, **options) -> yw.Timeline:
    """A random game until a month and a decision point in it, or the next one that comes. dragons: on the groups."""
    game, policy = yw.Timeline(yw.dragon.new_game(NAMES[:players], seed=seed, **options)), yw.RandomPolicy(seed)
    while game.state.month < month or game.state.decision.id != point or len(game.state.dragons) < dragons:
        game.play(policy.choose(game.state))
    return game


def all_at_once() -> yw.Timeline:
    """Month 7 asks the most it can: Mongols, a wall check and a Super Event."""
    state = walled("ge_assassination")
    state.month, row = 7, state.event_row
    state.event_row = (*row[:6], row[7], row[6], *row[8:])
    add_expansions(state)
    return yw.Timeline(state)


GAMES = {
    "first month": lambda: played(5, 3, 1, "D-04"),
    "last to act": lambda: played(5, 11, 5, "D-04", dragons=4),
    "last month": lambda: played(5, 3, 12, "D-04"),
    "two players": lambda: yw.Timeline(yw.example("first-drought")),
    "three players": lambda: yw.Timeline(yw.example("month-5")),
    "no room": lambda: played(5, 1, 2, "D-12"),
    "four players": lambda: played(4, 2, 6, "D-09"),
    "all at once, with a wall": all_at_once,
    "two with a wall": lambda: played(2, 3, 1, "D-04", great_wall=True, great_event="ge_assassination"),
    "five with a wall": lambda: played(5, 3, 7, "D-04", great_wall=True, great_event="ge_volcano"),
    "wall in the last month": lambda: played(5, 4, 12, "D-04", great_wall=True, great_event="ge_lantern"),
}


def picture(name: str) -> dict:
    if name in GAMES:
        game = GAMES[name]()
        return game.state.picture(game)
    return json.loads((SAMPLES / f"{name}.json").read_text("utf-8"))


@pytest.fixture
def drawn(page, harness_url):
    """Draws a picture in a typeface that the host page chose."""

    def draw(shown: dict, font: str = "", **traits):
        page.goto(f"{harness_url}index.html")
        page.emulate_media(reduced_motion="reduce")
        page.wait_for_function("() => window.harness?.open")
        if font:
            page.evaluate("font => document.body.style.setProperty('--jp-ui-font-family', font)", font)
        page.evaluate("traits => harness.open(traits)", {"snapshot": shown, **traits})
        page.wait_for_selector("html[data-ready]", state="attached")
        return page

    return draw


def look(page, measure: str, widths=WIDTHS) -> dict:
    """What is measured at each width, at rest and with the preview of the first choice."""
    found = {}
    for width in widths:
        page.set_viewport_size({"width": width, "height": 900})
        found[width, "at rest"] = page.evaluate(measure)
        places = page.locator(".place.legal")
        if places.count():
            places.first.hover()  # its preview is drawn on the board
            found[width, "previewed"] = page.evaluate(measure)
            page.mouse.move(0, 0)
    return found


@pytest.mark.parametrize("font", FONTS)
@pytest.mark.parametrize("name", [*DRAWN, *GAMES])
def test_everything_has_its_place(drawn, name, font):
    found = look(drawn(picture(name), FONTS[font]), FAULTS)
    assert {where: faults for where, faults in found.items() if faults} == {}


def too_high(page, shown: dict, widths=LIMITS, more: int = 0) -> dict:
    """The heights of a picture that are over their limits."""
    if "wall" in shown["board"]:
        more += WALL
    found = look(page, HEIGHT, widths)
    return {where: height for where, height in found.items() if height > LIMITS[where[0]] + more}


@pytest.mark.parametrize("font", FONTS)
@pytest.mark.parametrize("name", DRAWN)
def test_heights(drawn, name, font):
    shown = picture(name)
    assert too_high(drawn(shown, FONTS[font]), shown) == {}


@cache
def translated(language: str) -> tuple[dict, dict]:
    """All samples and the words of the page in a language."""
    with speaking(language):
        return makers.samples(), dict(yw.Play(yw.example("month-5"), language=language).words)


@pytest.mark.parametrize("name", DRAWN)
@pytest.mark.parametrize("language", ["pl", "nl"])
def test_heights_in_other_languages(drawn, language, name):
    shown, words = translated(language)
    page = drawn(shown[name], words=words, language=language)
    over = too_high(page, shown[name], WIDE, LONGER) | too_high(page, shown[name], PHONES)
    page = drawn(shown[name], words=words, language=language, projector=True)
    heights = look(page, HEIGHT, [1280])
    assert over | {where: height for where, height in heights.items() if height > PROJECTOR + 1} == {}


@cache
def lengthened() -> tuple[dict, dict]:
    """All samples and the words of the page, 40 % longer."""
    with pseudo(longer):
        return makers.samples(), makers.words()


@pytest.mark.parametrize("name", DRAWN)
def test_longer_texts(drawn, name):
    shown, words = lengthened()
    found = look(drawn(shown[name], words=words), FAULTS)
    assert {where: faults for where, faults in found.items() if faults} == {}


@pytest.mark.parametrize("name", ["phase1", "tile", "drought", "wall"])
def test_spaced_texts(drawn, name):
    page = drawn(picture(name))
    page.evaluate("style => harness.el.firstElementChild.shadowRoot.querySelector('style').append(style)", SPACED)
    sideways = "() => document.documentElement.scrollWidth - innerWidth"
    assert {where: more for where, more in look(page, sideways, LIMITS).items() if more > 0} == {}


@pytest.mark.parametrize(("theme", "font"), [("auto", "narrow"), ("dark", "narrow"), ("auto", "wide")])
@pytest.mark.parametrize("name", DRAWN)
def test_projector(drawn, name, theme, font):
    page = drawn(picture(name), FONTS[font], projector=True, theme=theme)
    found = look(page, FAULTS, [1280])
    assert {where: faults for where, faults in found.items() if faults} == {}
    heights = look(page, HEIGHT, [1280])
    assert {where: height for where, height in heights.items() if height > PROJECTOR + 1} == {}
    sizes = page.locator("*:visible").evaluate_all(
        "found => found.filter(e => [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()))"
        ".filter(e => !e.closest('.sr, h1, style'))"
        ".map(e => [parseFloat(getComputedStyle(e).fontSize) * e.currentCSSZoom, e.textContent])"
    )
    assert [text for size, text in sizes if size < 21] == []


def test_scale_enlarges_everything(drawn):
    once = drawn(picture("over")).evaluate(HEIGHT)
    page = drawn(picture("over"), scale=1.5)
    page.set_viewport_size({"width": 1920, "height": 900})
    assert page.evaluate(HEIGHT) == pytest.approx(1.5 * once, rel=0.01)


def test_the_check_finds_planted_faults(drawn):
    page = drawn(picture("phase1"))
    plant = "style => harness.el.firstElementChild.shadowRoot.querySelector('style').append(style)"
    page.evaluate(plant, ".card .effect { translate: 90px } .tray-head .fee { margin-left: -90px }")
    faults = " ".join(page.evaluate(FAULTS))
    assert "leaves card" in faults
    assert "under icon" in faults


@pytest.mark.parametrize("language", ["en", "pl", "nl"])
@pytest.mark.parametrize("palaces", [2, 3, 4, 5])
def test_all_who_live_there_have_a_name_or_nobody_has(table, language, palaces):
    """Whether a name is shown depends on the width of the room, and a long one takes two lines inside it."""
    kinds = ["tax_collector", "pyrotechnist", "healer", "craftsman", "farmer", "court_lady", "warrior", "monk"]
    courts = [
        yw.court(*(f"2 young {a}, young {b}" for a, b in pairwise(kinds[: palaces + 1]))),
        yw.court("2 young monk"),
    ]
    board = table(yw.position("month 5", Ada=courts[0], Bo=courts[1]), language=language)
    shown = board.page.locator(".court .dweller .name").evaluate_all(NAMES_IN_ROOMS)
    assert len({is_there for is_there, _fits in shown}) == 1, shown
    assert all(fits for _is_there, fits in shown), shown
    assert palaces > 4 or shown[0][0]


NAMES_IN_ROOMS = """names => names.map(name => {
    const [own, room] = [name, name.closest(".room")].map(each => each.getBoundingClientRect());
    const inside = own.left >= room.left && own.right <= room.right && own.top >= room.top - 1;
    return [own.width > 2, own.width <= 2 || inside];
})"""
