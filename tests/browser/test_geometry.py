"""Nothing is clipped, overlaps or touches an edge, and no page is too high: every sample at every width.

With the spacing that a reader may ask for and on a projector as well; in Polish or Dutch by turns. In the other
language, in a wide typeface and with texts 40 % longer crowded samples are looked at, and all by `make nightly`.
"""

import sys
from functools import cache
from itertools import pairwise, product
from pathlib import Path

import pytest
from nights import one_in
from pseudo import longer, pseudo

import yotd_widget as yw
from yotd_widget.engine.texts import speaking
from yotd_widget.games.dragon.year import add_expansions

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

import samples as makers
from samples import walled

WIDTHS = (1280, 1000, 970, 820, 600, 390, 320)
WIDE_FONT = '"DejaVu Sans", Verdana'
DRAWN = [*makers.kept()]
CROWDED = ("drought", "over", "phase1", "wall")
"""Samples that stand for the others where only the typeface or the length of texts is another."""
LIMITS = {1280: 800, 1000: 820, 820: 980, 390: 1040, 320: 1100}
"""How high the stage is at most."""
PROJECTOR = 720
SPACED = "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }"
"""Text spacing of WCAG 1.4.12."""
HEIGHT = "() => harness.el.getBoundingClientRect().height"
FAULTS = Path(__file__).with_name("geometry.js").read_text("utf-8")
LOOK = """async measure => {
  const root = harness.el.firstElementChild.shadowRoot;
  const look = () => ({ faults: measure.faults ? FAULTS() : [], height: harness.el.getBoundingClientRect().height });
  const found = { "at rest": look() };
  const place = root.querySelector(".place.legal:not([data-away] *)");
  if (place) {
    place.focus({ preventScroll: true }); // its preview is drawn on the board
    await harness.drawn();
    found["previewed"] = look();
    place.blur();
  }
  return found;
}""".replace("FAULTS", f"({FAULTS})")
"""What there is to see at rest and with the preview of the first choice."""
SIZES = """found => {
  const heardOnly = e => e && (getComputedStyle(e).clipPath !== "none" || heardOnly(e.parentElement));
  return found
  .filter(e => [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()))
  .filter(e => !e.closest('.sr, h1, style') && !heardOnly(e))
  .map(e => [parseFloat(getComputedStyle(e).fontSize) * e.currentCSSZoom, e.textContent]);
}"""
NAMES = ["Ada", "Bartholomäus", "Cyd", "Dina", "Eli"]


def marked(names: list[str], mark: pytest.MarkDecorator) -> list:
    """The crowded samples as they are, the others with a mark."""
    return [name if name in CROWDED else pytest.param(name, marks=mark) for name in names]


PUSHED = {"pl": "wall", "nl": "drought"}
"""What is looked at in another language at a push."""


def half(names: list[str], which: int) -> list:
    """Every other of the crowded samples at a push, the others by night."""
    pushed = CROWDED[which::2]
    return [name if name in pushed else pytest.param(name, marks=pytest.mark.nightly) for name in names]


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
    "two players": lambda: yw.Timeline(yw.dragon.example("first-drought")),
    "three players": lambda: yw.Timeline(yw.dragon.example("month-5")),
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
        return game.state.game.screen.picture(game)
    return makers.kept()[name]


@pytest.fixture
def drawn(stage):
    """Draws a picture in a typeface that the host page chose."""

    def draw(shown: dict, font: str = "", **traits):
        stage.page.emulate_media(reduced_motion="reduce")
        stage.page.evaluate("font => document.body.style.setProperty('--jp-ui-font-family', font)", font)
        stage.show({"snapshot": shown, **traits})
        return stage.page

    return draw


def look(page, widths, *, faults=True) -> dict:
    """Faults and height at each width, at rest and with the preview of the first choice."""
    found = {}
    for width in widths:
        page.set_viewport_size({"width": width, "height": 900})
        for when, measured in page.evaluate(LOOK, {"faults": faults}).items():
            found[width, when] = measured
    return found


def faults_in(found: dict) -> dict:
    return {where: measured["faults"] for where, measured in found.items() if measured["faults"]}


def too_high(found: dict) -> dict:
    """The heights that are over their limits: a stage is as high whatever is asked, in every language."""
    heights = {where: measured["height"] for where, measured in found.items() if where[0] in LIMITS}
    return {at: high for at, high in heights.items() if high > LIMITS[at[0]]}


def beyond_the_projector(found: dict) -> dict:
    return {where: measured["height"] for where, measured in found.items() if measured["height"] > PROJECTOR + 1}


def check_places_and_heights(page, widths=WIDTHS) -> None:
    found = look(page, widths)
    assert (faults_in(found), too_high(found)) == ({}, {})


@pytest.mark.parametrize("name", marked([*DRAWN, *GAMES], pytest.mark.nightly))
def test_everything_has_its_place_and_no_page_is_too_high(drawn, name):
    turn = [*DRAWN, *GAMES].index(name) % 2
    check_places_and_heights(drawn(picture(name)), WIDTHS if name in CROWDED else WIDTHS[turn::2])


@pytest.mark.nightly
@pytest.mark.parametrize("name", [*DRAWN, *GAMES])
def test_at_every_width(drawn, name):
    check_places_and_heights(drawn(picture(name)))


@pytest.mark.parametrize("name", half([*DRAWN, *GAMES], 0))
def test_in_a_wide_typeface(drawn, name):
    check_places_and_heights(drawn(picture(name), WIDE_FONT))


@cache
def translated(language: str) -> tuple[dict, dict]:
    """All samples and the words of the page in a language."""
    with speaking(language):
        return makers.samples(), dict(yw.Play(yw.dragon.example("month-5"), language=language).words)


def by_turns(names: list[str]) -> list:
    """One that is crowded in each; the rest by `make nightly`."""
    return [
        pytest.param(
            name,
            language,
            marks=() if name == PUSHED[language] else pytest.mark.nightly,
        )
        for name in names
        for language in PUSHED
    ]


@pytest.mark.parametrize(("name", "language"), by_turns(DRAWN))
def test_in_other_languages(drawn, name, language):
    shown, words = translated(language)
    page = drawn(shown[name], words=words, language=language)
    found = look(page, LIMITS)
    page.evaluate("() => harness.model.fromKernel({ projector: true })")
    wall = look(page, [1280])
    assert (faults_in(found), too_high(found)) == ({}, {})
    assert (faults_in(wall), beyond_the_projector(wall)) == ({}, {})


@cache
def lengthened() -> tuple[dict, dict]:
    """All samples and the words of the page, 40 % longer."""
    with pseudo(longer):
        return makers.samples(), dict(yw.Play(yw.dragon.example("month-5")).words)


@pytest.mark.parametrize("name", half(DRAWN, 1))
def test_longer_texts_move_nothing(drawn, name):
    """A language 40 % longer than any of ours would be cut in narrow cells, whose placards are whole."""
    shown, words = lengthened()
    page = drawn(shown[name], words=words)
    assert too_high(look(page, LIMITS, faults=False)) == {}
    assert sideways(page) == {}


def sideways(page) -> dict[int, int]:
    """How far the page can be scrolled sideways, by width, where it can."""
    found = {}
    for width in LIMITS:
        page.set_viewport_size({"width": width, "height": 900})
        found[width] = page.evaluate("() => Math.max(0, document.documentElement.scrollWidth - innerWidth)")
    return {width: far for width, far in found.items() if far}


@pytest.mark.parametrize("name", one_in(2, ["phase1", "tile", "wall", "drought"]))
def test_spaced_texts(drawn, name):
    page = drawn(picture(name))
    page.evaluate("style => harness.el.firstElementChild.shadowRoot.querySelector('style').append(style)", SPACED)
    assert sideways(page) == {}


def check_projector(page) -> None:
    """In both themes, one after the other: everything in its place, no page too high, no letter too small."""
    for theme in ("auto", "dark"):
        page.evaluate("theme => harness.model.fromKernel({ theme })", theme)
        found = look(page, [1280])
        assert (faults_in(found), beyond_the_projector(found)) == ({}, {}), theme
    assert [text for size, text in page.locator("*:visible").evaluate_all(SIZES) if size < 21] == []


@pytest.mark.nightly  # at a push in the wide typeface, which has less room
@pytest.mark.parametrize("name", DRAWN)
def test_projector(drawn, name):
    check_projector(drawn(picture(name), projector=True))


@pytest.mark.parametrize("name", half(DRAWN, 1))
def test_projector_in_a_wide_typeface(drawn, name):
    check_projector(drawn(picture(name), WIDE_FONT, projector=True))


def test_scale_enlarges_everything(drawn):
    once = drawn(picture("over")).evaluate(HEIGHT)
    page = drawn(picture("over"), scale=1.5)
    page.set_viewport_size({"width": 1920, "height": 900})
    assert page.evaluate(HEIGHT) == pytest.approx(1.5 * once, rel=0.01)


def test_the_check_finds_planted_faults(drawn):
    page = drawn(picture("phase1"))
    plant = "style => harness.el.firstElementChild.shadowRoot.querySelector('style').append(style)"
    page.evaluate(plant, ".card .effect { translate: 90px } .small-head .badge { margin-right: -60px }")
    faults = " ".join(page.evaluate(FAULTS))
    assert "leaves card" in faults
    assert "under icon" in faults


@pytest.mark.parametrize(("palaces", "language"), one_in(2, product([2, 3, 4, 5], ["en", "pl", "nl"])))
def test_all_who_live_there_have_a_name_or_nobody_has(table, language, palaces):
    """A name stands on the beam below the room, on one line."""
    kinds = ["tax_collector", "pyrotechnist", "healer", "craftsman", "farmer", "court_lady", "warrior", "monk"]
    courts = [
        yw.dragon.court(*(f"2 young {a}, young {b}" for a, b in pairwise(kinds[: palaces + 1]))),
        yw.dragon.court("2 young monk"),
    ]
    board = table(yw.dragon.position("month 5", Ada=courts[0], Bo=courts[1]), language=language)
    shown = board.page.locator(".court .room.lit .beam").evaluate_all(NAMES_IN_ROOMS)
    assert len({is_there for is_there, _fits in shown}) == 1, shown
    assert all(fits for _is_there, fits in shown), shown
    assert palaces > 4 or shown[0][0]


NAMES_IN_ROOMS = """names => names.map(name => [
    name.textContent.length > 0 && parseFloat(getComputedStyle(name).fontSize) > 8,
    name.scrollWidth <= name.clientWidth, // on one line, and whole
])"""
