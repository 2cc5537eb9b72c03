"""Firefox and WebKit: a month and a day by mouse and by keys, a lesson, and every board where it is in Chromium.

`make nightly` sets both up, where the system has them. How they are driven: `tests/foreign.py`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from abroad import BROWSERS, Abroad, browser
from foreign import missing

import yotd_widget as yw
from yotd_widget.engine.luck import pick
from yotd_widget.lessons.memory import Memory

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

import samples as makers
from gallery import gugong

HERE = Path(__file__).parent
WIDTHS = (1280, 1000, 820, 390, 320)
FIRM = 2
"""So many pixels may a place of the board be from where it is in Chromium: what is drawn there is set by no text."""
LINE = 34
"""So much higher or lower may a place of the second game be: a line of its signs, which another typeface breaks."""
STANDS = """() => {
  const root = harness.el.firstElementChild.shadowRoot, top = harness.el.getBoundingClientRect().top, found = {};
  // Not the timeline's track: it is as wide as the words beside it leave it
  const parts = ".palace, .roof, .scenery, .land, .tray-room, .bar, .foot, .realm, .mine, .seats";
  const ruler = document.body.appendChild(document.createElement("div"));
  ruler.style.cssText = "zoom: 2; width: 10px";
  const drawn = ruler.getBoundingClientRect().width / 20; // WebKit measures what is zoomed as if it were not
  ruler.remove();
  const zoomed = e => e ? getComputedStyle(e).zoom * zoomed(e.parentElement) : 1;
  for (const e of root.querySelectorAll(`:is([data-place], ${parts}):not([data-away] *)`)) {
    if (!e.checkVisibility()) continue;
    const name = e.dataset.place ?? e.className.baseVal ?? e.className;
    const { x, y, width, height } = e.getBoundingClientRect();
    const by = drawn === 1 ? 1 : zoomed(e);
    (found[name] ??= []).push([x, y - top, width, height].map(each => each * by));
  }
  found.whole = [[0, 0, document.documentElement.scrollWidth, harness.el.getBoundingClientRect().height]];
  return found;
}"""
"""Where the parts of a board are, from the top of the widget, in pixels of the page."""
UNTIDY = (HERE / "geometry.js").read_text("utf-8").partition("\n")[2].strip().rstrip(";")
DARK_ABOVE = """async picture => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const pen = Object.assign(document.createElement("canvas"), image).getContext("2d");
  pen.canvas.width = image.width;
  pen.canvas.height = image.height;
  pen.drawImage(image, 0, 0);
  const { left, width, top } = harness.el.firstElementChild.shadowRoot.querySelector(".scale").getBoundingClientRect();
  const row = pen.getImageData(left, top + 3, width, 1).data;
  return Array.from({ length: row.length / 4 }, (_, at) => row[4 * at] < 140).filter(Boolean).length / (row.length / 4);
}"""
"""How much of the row above the timeline is marked, as a share of its width."""

pytestmark = pytest.mark.nightly
LACKS = missing()
each_browser = pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.skipif(name in LACKS, reason=LACKS.get(name, "")), id=name)
        for name in BROWSERS
    ],
)


@pytest.fixture
def abroad(name) -> Any:
    """A page in a browser, 1280 pixels wide; nothing may have gone wrong on it in the end."""
    with browser(name) as (started, behind, url):
        started.resize(1280, 900)
        page = Abroad(started, behind, url)
        yield page
        assert page.errors() == []


def play(*, players: int = 3) -> yw.Play:
    return yw.Play(yw.dragon.new_game(["Ada", "Bo", "Cyd", "Dina", "Eli"][:players], seed=7))


def offered(widget: yw.Play) -> list[str]:
    """The keys of all that Python offers."""
    return [key for key, choice in widget.snapshot["choices"].items() if choice["state"] == "legal"]


def moved(widget: yw.Play, press: Callable[[], None]) -> None:
    before = widget.snapshot["revision"]
    press()
    assert widget.snapshot["revision"] > before, f"no move came of it: {widget.state.decision}"


def pick_part(page: Abroad, part: str) -> None:
    chosen = page.ask(
        """part => harness.el.firstElementChild.shadowRoot
          .querySelector(`[data-place='${part}']`).classList.contains("chosen")""",
        part,
    )
    if not chosen:
        page.click(f'[data-place="{part}"]')


@each_browser
@pytest.mark.parametrize("width", [1280, 390])
def test_a_month_by_mouse(abroad, width):
    abroad.browser.resize(width, 900)
    widget, step = play(), 0
    abroad.open(widget)
    while widget.state.month < 2:
        keys = offered(widget)
        key = keys[pick(f"mouse {step}", len(keys))]
        moved(widget, lambda key=key: abroad.click(f'[data-place="{key}"]'))
        step += 1
    assert step > 15


@each_browser
def test_a_month_by_keys(abroad):
    """From the first Tab on, the focus follows from choice to choice; arrows lead to others."""
    widget, step = play(), 0
    abroad.open(widget)
    for _tab in range(15):
        abroad.press("Tab")
        if abroad.focused():
            break
    while widget.state.month < 2:
        assert abroad.focused() in abroad.legal(), widget.state.decision
        for _arrow in range(pick(f"key {step}", 3)):
            abroad.press("ArrowRight")
        for key in ("ArrowLeft", *["ArrowRight"] * 12, *["ArrowDown"] * 4, *["ArrowUp"] * 4):
            if abroad.focused() in abroad.legal():
                break
            abroad.press(key)
        moved(widget, lambda: abroad.press("Enter"))
        step += 1
    assert step > 15


@each_browser
@pytest.mark.parametrize("width", [1280, 390])
def test_a_day_by_mouse(abroad, width):
    """Gùgōng: the parts of a move one after the other, then *Do it*."""
    abroad.browser.resize(width, 900)
    widget, points = yw.Play(yw.gugong.new_game(["Kim"], seed=3)), []
    abroad.open(widget)
    while widget.state.day < 2 and len(points) < 60:
        keys = offered(widget)
        *parts, last = keys[pick(f"day {len(points)}", len(keys))].split("+")
        points.append(widget.state.decision.id)
        if parts:
            for part in (*parts, last):
                pick_part(abroad, part)
            moved(widget, lambda: abroad.click(".bar .go"))
        else:
            moved(widget, lambda last=last: abroad.click(f'[data-place="{last}"]'))
    assert {"DP-GIFT", "DP-ACT-CARD"} <= {*points}
    assert widget.state.day == 2


@each_browser
def test_turns_of_the_second_game_by_keys(abroad):
    """Enter takes the first part, Tab leads to those that go with it, Ctrl and Enter do what is whole."""
    widget, points = yw.Play(yw.gugong.new_game(["Kim"], seed=3)), []
    abroad.open(widget)
    for _tab in range(15):
        abroad.press("Tab")
        if abroad.focused():
            break
    while len(points) < 8:
        points.append(widget.state.decision.id)
        assert abroad.focused() in abroad.legal(), points
        before = widget.snapshot["revision"]
        for _part in range(4):
            abroad.press("Enter")
            if widget.snapshot["revision"] == before:
                abroad.press("Control+Enter")
            if widget.snapshot["revision"] > before:
                break
            abroad.press("Tab")
        assert widget.snapshot["revision"] > before, points
    assert len({*points}) > 2


@each_browser
def test_a_whole_lesson(abroad):
    """By mouse, as somebody who knows everything; Python plays where a step asks for play."""
    lesson = yw.Lesson("drought", theme="light")
    lesson._memory = Memory(None)
    abroad.open(lesson)
    seen = []
    at = "() => harness.el.firstElementChild.shadowRoot.querySelector('.lesson').dataset.step"
    while step_id := abroad.ask(at):
        seen.append(step_id)
        step = lesson._going.draw(step_id)
        if asked := step["asked"]:
            values = [choice["value"] for choice in asked["choices"]]
            for value in asked["key"] if isinstance(asked["key"], list) else [asked["key"]]:
                abroad.click(f".lesson-option:not(.unknown) >> {values.index(value)}")
            if asked["kind"] in ("select", "order"):
                abroad.click("button >> Check")
        elif step["kind"] == "watch":
            for _frame in step["frames"][1:]:
                abroad.click("button >> Next")
        elif step["kind"] == "try":
            find(abroad, step)
        elif step["kind"] in ("play", "build"):
            through = {"kind": "through", "seq": "0", "revision": lesson._revision}
            abroad.act(lambda through=through: lesson._handle_custom_msg(through, []))
        abroad.click("button >> Next")
    assert seen == [step.id for step in lesson.made.text.steps]
    assert lesson.progress["finished"]


def find(page: Abroad, step: dict[str, Any]) -> None:
    """Vary a thing until it is as it is sought, or all of it was seen."""
    good, now = [frame["good"] for frame in step["frames"]], step["varied"]["begin"]
    seek = (
        [0, len(good) - 1]
        if step["varied"]["all"]
        else [min((at for at, each in enumerate(good) if each), key=lambda at: abs(at - now))]
    )
    for to in seek:
        while now != to:
            by = 1 if to > now else -1
            page.click(f'[data-step="{by}"]')
            now += by
    if not step["varied"]["all"]:
        page.click("button >> This is it")


@cache
def pictures() -> dict[str, dict[str, Any]]:
    """What is drawn: every sample of the first game, and some questions of a game of the second."""
    game = gugong(players=4)
    screen = game.state.game.screen
    second = {at: screen.picture(game.jump(at), revision=at) for at in range(0, len(game) + 1, 23)}
    return {
        **{name: {"snapshot": shown} for name, shown in makers.kept().items()},
        **{
            f"gugong {at}": {"snapshot": shown, "bundle": "gugong.js"}
            for at, shown in second.items()
            if shown["decision"] or shown["result"]
        },
    }


@each_browser
@pytest.mark.parametrize("width", WIDTHS)
def test_boards_stand_as_in_chromium_and_nothing_is_cut(abroad, stage, width):
    """Each place where it is in Chromium, no word cut or below another, nothing beside the page."""
    stage.page.set_viewport_size({"width": width, "height": 900})
    stage.page.emulate_media(reduced_motion="reduce")
    abroad.browser.resize(width, 900)
    faults = []
    for name, traits in pictures().items():
        stage.show(traits)
        abroad.show(traits)
        faults += [
            f"{name}: {fault}"
            for fault in moved_from(
                stage.page.evaluate(STANDS), abroad.ask(STANDS), LINE if "bundle" in traits else FIRM
            )
        ]
        if "bundle" not in traits:
            faults += [f"{name}: {fault}" for fault in abroad.ask(UNTIDY)]
    assert faults == []


def moved_from(there: dict[str, list[list[float]]], here: dict[str, list[list[float]]], high: int = FIRM) -> list[str]:
    """What is not where it is in Chromium."""
    faults = [f"{name} is not in both" for name in there.keys() ^ here.keys()]
    for name in there.keys() & here.keys():
        for one, other in zip(there[name], here[name], strict=True):
            if any(abs(a - b) > by for a, b, by in zip(one, other, (FIRM, high, FIRM, high), strict=True)):
                faults.append(f"{name}: {[round(each) for each in one]}, here {[round(each) for each in other]}")
    return faults


@each_browser
def test_nothing_moves_between_questions(abroad):
    """A month of the first game, picture by picture: each region keeps its place."""
    line = yw.Timeline(yw.dragon.new_game(["Ada", "Bartholomäus", "Cyd"], seed=3))
    policy = yw.dragon.Steward()
    shown = [line.state.game.screen.picture(line, revision=0)]
    while line.state.month < 3:
        line.play(policy.choose(line.state))
        shown.append(line.state.game.screen.picture(line, revision=line.at))
    abroad.show({"snapshot": shown[0]})
    go_through = (HERE / "stage.js").read_text("utf-8").replace("UNTIDY", f"({UNTIDY})")
    given = {"steps": shown[:: max(1, len(shown) // 40)], "looks": 0, "measure": False}
    assert abroad.ask(go_through.partition("\n")[2], given) == []


@each_browser
def test_marks_above_the_timeline_are_dots(abroad, tmp_path):
    """In WebKit they once were flat lenses, as wide as the line."""
    game, policy = yw.Timeline(yw.dragon.new_game(["Ada", "Bo", "Cyd"], seed=7)), yw.RandomPolicy(3)
    while game.state.month < 3:
        game.play(policy.choose(game.state))
    abroad.open(yw.Play(game, theme="light"))
    abroad.drawn()
    assert 0.02 < abroad.ask(DARK_ABOVE, abroad.browser.looked_at()) < 0.4


@each_browser
def test_a_page_that_becomes_narrow_at_once_is_there(abroad):
    """WebKit once lost the whole page."""
    abroad.show(pictures()["build"])
    for width in (390, 1280, 320, 1000, 390):
        abroad.browser.resize(width, 900)
        abroad.drawn()
    assert abroad.ask("() => document.documentElement.scrollWidth") == 390


def test_a_board_that_stands_elsewhere_is_told():
    there = {"a": [[0, 0, 10, 10]], "b": [[0, 0, 10, 10]]}
    assert moved_from(there, {"a": [[0, 0, 10, 14]]}) == ["b is not in both", "a: [0, 0, 10, 10], here [0, 0, 10, 14]"]
