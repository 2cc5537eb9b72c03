"""The board is a stage: from the draft to the end everything keeps its place, and only what lies on the tray changes.

Whole games are played in Python and shown step by step; at a push every few steps, by `make nightly` all of them.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from harness import told
from nights import one_in

import yotd_widget as yw
from yotd_widget.engine.luck import pick
from yotd_widget.engine.texts import speaking

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

import samples as makers

WIDTHS = (1280, 1000, 820, 390, 320)
NAMES = ("Ada", "Bartholomäus", "Cyd", "Dina", "Eli")
STEP = 23
"""At a push so many steps are passed over, beside one of each question; no multiple of what phases take."""
CROWDED = 106
"""Of the game of five: whoever takes a person has four things to read."""
BETWEEN = (1000, 820, 320)
"""Widths at which a push looks at one of each question alone."""
HERE = Path(__file__).parent
GO_THROUGH = (HERE / "stage.js").read_text("utf-8").replace("UNTIDY", (HERE / "geometry.js").read_text("utf-8"))


def start(players: int) -> yw.Timeline:
    """A game with both expansions."""
    return yw.Timeline(yw.dragon.new_game(NAMES[:players], seed=players, great_wall=True, great_event="ge_flood"))


@cache
def game(players: int) -> tuple[list[str], list[Any]]:
    """What is asked in a whole game, and what is answered: well but for every third answer, which is any."""
    line, steward = start(players), yw.dragon.Steward()
    asked, played = [], []
    while line.state.agenda:
        legal = list(line.state.legal_moves)
        at = line.at
        asked.append(line.state.decision.id)
        played.append(steward.choose(line.state) if at % 3 else legal[pick(f"{players} {at}", len(legal))])
        line.play(played[-1])
    return asked, played


def pictures(players: int, numbers: set[int]) -> list[dict[str, Any]]:
    """How this game looks after so many answers. Only what is shown is drawn: of a whole game that takes seconds."""
    line, found = start(players), []
    for number, move in enumerate([*game(players)[1], None]):
        if number in numbers:
            found.append(line.state.game.screen.picture(line, revision=line.at))
        if move is not None:
            line.play(move)
    return found


def some(players: int, step: int) -> list[dict[str, Any]]:
    """Every so many, the first and the last; and one of each question."""
    asked, _played = game(players)
    kinds = {point: number for number, point in reversed([*enumerate(asked)])}
    return pictures(players, {*range(0, len(asked), step), len(asked), *kinds.values()})


@pytest.fixture
def gone_through(stage):
    """Goes through pictures at a width and says what is wrong."""

    def go(
        pictures: list[dict[str, Any]], width: int, height: int = 0, *, looks: int, texts: bool = True, **traits: Any
    ) -> list[str]:
        page = stage.page
        page.set_viewport_size({"width": width, "height": height or (844 if width == 390 else 900)})
        page.emulate_media(reduced_motion="reduce")
        stage.show({"snapshot": pictures[0], **traits})
        found: list[str] = told(page, GO_THROUGH, {"steps": pictures, "looks": looks, "measure": texts})
        return found

    return go


@pytest.mark.parametrize(
    ("players", "width"),
    [
        *((5, width) for width in (1280, 390)),
        *(pytest.param(5, width, marks=pytest.mark.nightly) for width in BETWEEN),
        pytest.param(2, 390, marks=pytest.mark.nightly),
    ],
)
def test_nothing_moves_and_no_text_leaves_its_cell(gone_through, players, width):
    step = len(game(players)[0]) if width in BETWEEN else STEP
    assert gone_through(some(players, step), width, looks=2 if players == 5 else 1) == []


UNDER_THE_BAR = """() => {
  const root = harness.el.firstElementChild.shadowRoot;
  const bar = root.querySelector(".bar").getBoundingClientRect();
  return Math.max(0, root.querySelector(".tray-room:not([data-away])").getBoundingClientRect().bottom - bar.top);
}"""


@pytest.mark.parametrize(("width", "height"), one_in(2, [(1280, 720), (820, 840)]))
def test_nor_in_a_low_window(gone_through, stage, width, height):
    assert gone_through(some(2, 3 * STEP), width, height, looks=2) == []
    assert stage.page.evaluate(UNDER_THE_BAR) == 0, "the land gives way, so that the bar lies on no choice"


@cache
def translated(language: str) -> tuple[list[dict[str, Any]], dict[str, str]]:
    """All samples and the words of the page in a language."""
    with speaking(language):
        words = dict(yw.Play(yw.dragon.example("month-5"), language=language).words)
        return list(makers.samples().values()), words


@pytest.mark.parametrize(("language", "width"), one_in(4, [("nl", 1280), ("pl", 390), ("pl", 1280), ("nl", 390)]))
def test_nor_in_other_languages(gone_through, language, width):
    """The samples are of different games: with a Great Wall the land has one row more."""
    pictures, words = translated(language)
    walled = [[each for each in pictures if ("wall" in each["board"]) == has] for has in (False, True)]
    found = [gone_through(each, width, looks=1, words=words, language=language) for each in walled]
    assert found == [[], []]


@pytest.mark.nightly
@pytest.mark.parametrize("players", [5, 4, 3, 2])
@pytest.mark.parametrize("width", WIDTHS)
def test_at_no_step_of_a_game(gone_through, players, width):
    assert gone_through(some(players, 1), width, looks=5) == []


# --- What the reader presses -----------------------------------------------------------------------------------------

KINDS = {
    "draft": "draft", "action": "phase1", "privilege": "privilege", "building": "build", "card": "hire",
    "person": "tile", "room": "place", "palace without rice": "drought", "who leaves": "release",
    "wall tile": "wall-tile", "floors": "quake", "goods": "flood", "cards": "tornado", "type": "charter",
}  # fmt: skip
"""A sample for every kind of decision."""
IN_SIGHT = """() => {
  const root = harness.el.firstElementChild.shadowRoot;
  const court = root.querySelector(".court").getBoundingClientRect();
  const inside = box => box.top >= -1 && box.bottom <= innerHeight + 1;
  const names = [".year", ".court", ".slip", ".bar .ask", ".foot .more"];
  const parts = names.map(name => [name, root.querySelector(name).getBoundingClientRect()]);
  const bar = root.querySelector(".bar").getBoundingClientRect();
  return [
    ...parts.filter(([name, box]) => !inside(box)).map(([name]) => name),
    ...(court.bottom <= bar.top ? [] : ["the bar lies on the court"]),
  ];
}"""
POSITIONS = """() => Object.fromEntries(
  [...harness.el.firstElementChild.shadowRoot.querySelectorAll(
    ".top, .year, .land, .tray-room:not([data-away]), .bar, .foot, .drawer")]
    .map(each => [each.classList[0] + each.textContent.slice(0, each.matches(".drawer") ? 99 : 0), each])
    .map(([name, each]) => [name, each.getBoundingClientRect()])
    .map(([name, box]) => [name, [box.left, box.top - harness.el.getBoundingClientRect().top, box.width, box.height]])
    .map(([name, box]) => [name, box.map(Math.round)]))"""


def sample(name: str) -> dict[str, Any]:
    return makers.kept()[name]


@pytest.mark.parametrize("kind", KINDS)
def test_on_a_phone_everything_that_counts_is_in_sight_together(stage, kind):
    stage.page.set_viewport_size({"width": 390, "height": 844})
    stage.show({"snapshot": sample(KINDS[kind])})
    assert stage.page.evaluate(IN_SIGHT) == []


def test_on_a_phone_four_lines_have_room_on_the_slip(stage):
    stage.page.set_viewport_size({"width": 390, "height": 844})
    stage.show({"snapshot": sample("place")})
    stage.page.locator('[data-place="room/0/4/0"]').first.focus()
    said = stage.page.locator(".slip.legal > p")
    assert said.locator(".line").count() == 4
    assert said.evaluate("text => text.scrollHeight - text.clientHeight") == 0


@pytest.mark.parametrize("width", [1280, 1920])
def test_a_lecture_sees_rivals_as_wide_as_the_page_allows(stage, width):
    """Beside each other where a screen is wider than the picture is composed for."""
    stage.page.set_viewport_size({"width": width, "height": 1080})
    stage.show({"snapshot": sample("hire"), "projector": True})
    boxes = stage.page.locator(".small-court:visible").evaluate_all("all => all.map(e => e.getBoundingClientRect().x)")
    assert len({round(x) for x in boxes}) == (2 if width == 1920 else 1)


@pytest.mark.touch
def test_a_finger_turns_to_the_next_court(stage):
    stage.show({"snapshot": sample("phase1")})
    page, courts = stage.page, ["Ada", "Bo", "Cyd", "Dina", "Eli"]

    def swipe(far: int, down: int = 0) -> str:
        """Drags over the city, and says whose court is there then."""
        box = page.locator(".city").bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        touch = page.context.new_cdp_session(page)
        for kind, points in (
            ("touchStart", [(x, y)]),
            ("touchMove", [(x + far / 2, y + down / 2)]),
            ("touchMove", [(x + far, y + down)]),
            ("touchEnd", []),
        ):
            at = [{"x": across, "y": below} for across, below in points]
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})
        shown = page.locator(".court").get_attribute("aria-label")
        assert shown is not None
        return shown.removeprefix("Court of ")

    assert [swipe(-120) for _ in courts] == [*courts[1:], courts[0]]
    assert [swipe(120), swipe(120)] == [courts[-1], courts[-2]]
    assert swipe(-30) == courts[-2], "a finger that trembles turns nothing"
    assert swipe(-60, down=90) == courts[-2], "nor does one that scrolls"
    assert page.locator(".small-court.me").get_attribute("aria-current") == "true"


@pytest.mark.parametrize("width", [1280, 390])
def test_courts_are_turned_to_by_keyboard(table, width):
    board = table(yw.dragon.example("month-5"), width=width)
    page, keys = board.page, board.page.keyboard
    tabs = page.locator(".small-court")
    names = [name.split()[0] for name in tabs.locator("[role=img]").evaluate_all("all => all.map(e => e.ariaLabel)")]
    assert page.locator(".small-court[tabindex='0']").count() == 1
    tabs.locator("visible=true").first.focus()
    shown = []
    for _ in range(tabs.locator("visible=true").count()):
        keys.press("Enter")
        shown.append(page.locator(".court").get_attribute("aria-label").removeprefix("Court of "))
        keys.press("ArrowRight")
    assert len({*shown}) >= len(shown) - 1
    assert {*shown} <= {*names}


@pytest.mark.parametrize("width", [1280, 390])
def test_a_drawer_shows_the_offer_on_the_tray_and_nothing_moves(table, width):
    board = table(yw.dragon.example("month-5"), width=width)
    page = board.page
    before = page.evaluate(POSITIONS)
    drawer = page.locator(".drawer", has_text="Persons on offer")

    def press() -> None:
        if not drawer.is_visible():
            page.get_by_role("button", name="Menu").click()
        drawer.click()

    press()
    assert drawer.get_attribute("aria-pressed") == "true"
    tray = page.locator(".tray-room:not([data-away])")
    assert tray.get_attribute("data-tray") == "persons"
    assert tray.locator(".tile:visible").count() == 15
    assert page.evaluate(POSITIONS) == before
    press()
    assert tray.get_attribute("data-tray") == "actions"
    assert page.evaluate(POSITIONS) == before
    press()
    board.play.play(board.widget.state.legal_moves[0])
    told(page, "snapshot => harness.model.fromKernel({ snapshot })", board.widget.snapshot)
    assert drawer.get_attribute("aria-pressed") == "false", "the next question has the tray"


def test_a_card_presses_what_lies_at_the_court(table):
    people = yw.dragon.court("3 young farmer, old scholar, young monk", "1 young monk", space=9)
    month = yw.dragon.position("month 5, mongol invasion", "event", Ada=people, Bo=yw.dragon.court("2 young warrior"))
    board = table(month, auto=["Bo"])
    page = board.page
    assert page.locator("[data-option]").evaluate_all("all => all.map(e => e.dataset.option)") == board.legal()
    place = board.legal()[1]
    card = page.locator(f'[data-option="{place}"]')
    card.focus()
    assert "looked" in board.place(place).get_attribute("class")
    board.place(place).focus()
    assert "looked" in card.get_attribute("class")
    move = board.play.snapshot["choices"][place]["move"]
    board.act(card.click)
    assert str(board.play.timeline.steps[0].move) == move


BORDERED = """() => {
  const root = harness.el.firstElementChild.shadowRoot;
  const seen = [...root.querySelectorAll(".land *, .tray-room *")].filter(each => {
    if (!(each instanceof HTMLElement) || !each.checkVisibility()) return false;
    const style = getComputedStyle(each);
    const sides = ["Top", "Right", "Bottom", "Left"];
    const shown = sides.filter(side => parseFloat(style[`border${side}Width`]) > 0
      && style[`border${side}Style`] !== "none" && !/^rgba\\(.*, 0\\)$|transparent/.test(style[`border${side}Color`]));
    return shown.length === 4;
  });
  return [...new Set(seen.filter(each => !each.closest("button")).map(each => each.className))];
}"""
NO_BUTTONS: dict[str, str] = {
    "step out": "a step that cannot be taken has a dashed ring",
}
"""What has a border and cannot be pressed, and why."""


@pytest.mark.parametrize("name", one_in(2, makers.kept()))
def test_what_has_a_border_can_be_pressed(stage, name):
    stage.page.set_viewport_size({"width": 1280, "height": 900})
    stage.show({"snapshot": sample(name)})
    assert [look for look in stage.page.evaluate(BORDERED) if look not in NO_BUTTONS] == []


# --- What is read ----------------------------------------------------------------------------------------------------

READ = """() => {
  const root = harness.el.firstElementChild.shadowRoot;
  return [...root.querySelectorAll(".choice-card")].map(card => card.innerText.replace(/\\s+/g, " ").trim());
}"""


@pytest.mark.parametrize("width", [1280, 390])
def test_no_two_cards_read_alike(table, width):
    """Two of one kind in one palace and a third in the next: each card says where."""
    people = yw.dragon.court("2 young farmer, young farmer", "2 young farmer, old monk", space=9)
    month = yw.dragon.position("month 5, mongol invasion", "event", Ada=people, Bo=yw.dragon.court("2 young warrior"))
    board = table(month, auto=["Bo"])
    board.page.set_viewport_size({"width": width, "height": 844})
    cards = board.page.evaluate(READ)
    assert (len(cards), len(set(cards))) == (4, 4), cards


def test_a_class_reads_what_rivals_own_and_what_is_left(stage):
    picture = sample("hire")
    stage.page.set_viewport_size({"width": 1280, "height": 720})
    stage.show({"snapshot": picture, "projector": True})
    rivals = stage.page.locator(".small-court:visible")
    shown = [rivals.nth(at).locator(".owned:visible").all_inner_texts() for at in range(rivals.count())]
    others = [court for court in picture["board"]["courts"] if court["seat"] != picture["board"]["active"]]
    assert [[int(text) for text in texts] for texts in shown] == [
        [good["amount"] for good in court["goods"][:3]] for court in others
    ]
    drawn = [rivals.nth(at).locator(".skyline:visible") for at in range(rivals.count())]
    rooms = [[room["person"] for palace in court["palaces"] for room in palace["rooms"]] for court in others]
    assert [city.locator(".small-room").count() for city in drawn] == [len(each) for each in rooms]
    assert [city.locator(".small-room.lit").count() for city in drawn] == [sum(map(bool, each)) for each in rooms]
    named = stage.page.locator(".court .room .beam:visible").all_inner_texts()
    own = next(court for court in picture["board"]["courts"] if court["seat"] == picture["board"]["active"])
    assert sum(map(bool, named)) == sum(bool(room["person"]) for palace in own["palaces"] for room in palace["rooms"])
    left = stage.page.locator(".offer .left-brief:visible").all_inner_texts()
    assert left == [f"×{tile['left']}" for row in picture["board"]["offer"]["rows"] for tile in row["tiles"] if tile]


SEEN = "each => each.checkVisibility() && each.getBoundingClientRect().width > 5"
"""What is only heard is a point."""


@pytest.mark.parametrize("width", [1280, 820, 390])
def test_what_an_event_does_stands_once(table, width):
    board = table(yw.Timeline(makers.month_7("ge_quake")).play("demolish 3"), width=width)
    said = board.page.get_by_text("everybody loses 2 floors", exact=True).all()
    seen = [text for text in said if text.evaluate(SEEN)]
    assert len(seen) == 1, "beside the question where the month has no room for it"


WHOLE = """() => {
  const p = harness.el.firstElementChild.shadowRoot.querySelector('.slip > p');
  return [p.scrollHeight - p.clientHeight, p.querySelectorAll('.line').length];
}"""


def test_on_a_phone_all_that_a_choice_brings_is_read(stage):
    """However many lines that has: the slip lies over what is above it, and nothing moves."""
    stage.page.set_viewport_size({"width": 390, "height": 844})
    stage.show({"snapshot": pictures(5, {CROWDED})[0]})
    places, lines = stage.page.locator(".place.legal:not([data-away] *)"), set()
    below = stage.page.locator(".go").bounding_box()
    for place in places.all():
        place.focus()
        over, count = stage.page.evaluate(WHOLE)
        assert over <= 0
        assert stage.page.locator(".go").bounding_box() == below
        lines.add(count)
    assert max(lines) >= 4


FORESEEN = """() => [...harness.el.firstElementChild.shadowRoot.querySelectorAll(".year .verdict")].map(verdict =>
  [...verdict.children].filter(each => each.checkVisibility() && each.getBoundingClientRect().width > 5)
    .map(each => each.querySelector("use")?.getAttribute("href") ?? each.textContent))"""
FORM = re.compile(r"−\d+ #mark-leave|\+\d+ #mark-points|all stay|#mark-check")


@pytest.mark.parametrize("width", [1280, 1000, 820, 390])
def test_what_is_foreseen_has_one_form_and_whose_it_is_at_its_beginning(stage, width):
    """A figure with its sign and its picture; where nobody leaves a word, or a check where that has no room."""
    picture = makers.samples()["drought"]
    stage.page.set_viewport_size({"width": width, "height": 844})
    stage.show({"snapshot": picture})
    first, *others = (" ".join(each) for each in stage.page.evaluate(FORESEEN))
    owner = f"#badge-{picture['board']['active'] + 1} "
    assert first.startswith(owner)
    assert [each for each in [first.removeprefix(owner), *others] if not FORM.fullmatch(each)] == []
    assert [each["ahead"]["text"] for each in picture["board"]["year"] if "ahead" in each] == [
        text.removesuffix("\n") for text in stage.page.locator(".year .verdict > :is(.sr, .words)").all_text_contents()
    ]


ENDED = """() => {
  const root = harness.el.firstElementChild.shadowRoot;
  const box = each => each.getBoundingClientRect();
  const ranks = [...root.querySelectorAll(".rank")];
  const seen = each => each.checkVisibility();
  return {
    cities: ranks.map(each => box(each.querySelector(".small-palace")).width),
    towers: ranks.map(each => box(each.querySelector(".tower")).height),
    across: ranks.map(each => box(each)).map(({ left, right }) => [left, right]),
    land: [box(root.querySelector(".land")).left, box(root.querySelector(".land")).right],
    legend: [...root.querySelectorAll(".legend i")].map(each =>
      [getComputedStyle(each).backgroundColor, each.querySelector("use").getAttribute("href")]),
    bare: [...root.querySelectorAll(".pieces > span")].filter(each =>
      box(each).width > 46 && !seen(each.querySelector(".icon"))).length,
  };
}"""


@pytest.mark.parametrize("width", [1280, 1000, 390])
def test_at_the_end_cities_are_larger_than_what_they_stand_on(stage, width):
    """The more points the higher, all within the land; and what they came from has a colour and a sign of its own."""
    picture = makers.samples()["over"]
    stage.page.set_viewport_size({"width": width, "height": 844})
    stage.show({"snapshot": picture})
    seen = stage.page.evaluate(ENDED)
    totals = [row["total"] for row in picture["result"]["rows"]]
    assert sorted(seen["towers"], reverse=True) == seen["towers"]
    assert [one == other for one, other in pairwise(totals)] == [
        abs(one - other) < 0.5 for one, other in pairwise(seen["towers"])
    ]
    assert min(seen["cities"]) > {1280: 70, 1000: 54, 390: 24}[width]
    left, right = seen["land"]
    assert all(left <= start < end <= right for start, end in seen["across"])
    assert all(end <= start for (_left, end), (start, _right) in pairwise(seen["across"]))
    assert len({colour for colour, _sign in seen["legend"]}) == len(seen["legend"])
    assert len({sign for _colour, sign in seen["legend"]}) == len(seen["legend"])
    assert seen["bare"] == 0


def test_on_a_phone_turns_are_large_enough_below_the_edge_of_the_roof(stage):
    stage.page.set_viewport_size({"width": 390, "height": 844})
    stage.show({"snapshot": sample("hire")})
    assert stage.page.locator(".eaves").is_visible()
    widths = [each.bounding_box()["width"] for each in stage.page.locator(".turns .badge").all()]
    assert len(widths) > 1
    assert min(widths) >= 20
