"""The painted board of a lesson of Gùgōng, by mouse and finger: it keeps its size, and nothing is clipped."""

import random
from pathlib import Path

import pytest
from nights import one_in
from reader import Reader

import yotd_widget as yw
from yotd_widget.lessons import shelf
from yotd_widget.lessons.memory import Memory

FAULTS = Path(__file__).with_name("geometry.js").read_text("utf-8")
MEANT = ("under icon house", "under icon official", "svg icon official leaves", "small null leaves",
         "svg icon i of-count leaves", "svg icon automa leaves", "svg icon eave")  # fmt: skip
"""A price lies on its house, an official stands behind his gift, a number on the edge of its token."""
MOST_PRESSES = 60
BOARD = """() => ['.lesson-board', '.people', '.realm', '.lesson-foot'].map(what => {
  const { x, y, right, bottom } = harness.el.firstElementChild.shadowRoot.querySelector(what).getBoundingClientRect();
  return [x, y, right, bottom].map(Math.round);
})"""
"""Where the board, the names, the painted ground and the foot of the panel are."""
CUT = """() => {
  const root = harness.el.firstElementChild.shadowRoot;
  const ground = root.querySelector('.lesson-board .realm').getBoundingClientRect();
  const pieces = '.gc, .pc, .tok, .badge, .doors li, .shop .house, .die, .bust, .plank, .stele, .city-name, .official';
  return [...root.querySelectorAll(`.shown-grounds :is(${pieces}, .sign > *)`)].filter(piece => {
    const whole = piece.closest('.sign, .site')?.getBoundingClientRect() ?? ground;
    const box = piece.getBoundingClientRect();
    const spare = piece.matches('.bust') ? 12 : 2; // it stands behind the edge
    return box.width && (box.left < whole.left - spare || box.right > whole.right + spare ||
      box.top < whole.top - spare || box.bottom > whole.bottom + spare);
  }).map(piece => [piece, piece.closest('.site')?.className ?? 'the ground'])
    .map(([piece, where]) => `${piece.getAttribute('class') ?? piece.textContent} of ${where}`);
}"""
"""What is drawn on a ground and not wholly within it, and what is written of a place and leaves the room for that."""
CROWDED = """() => {
  const root = harness.el.firstElementChild.shadowRoot;
  const parts = [...root.querySelectorAll(':is(.shown-grounds, .stack) > *, .before-all')]
    .filter(each => !each.matches('.sites, .stack') && getComputedStyle(each).position !== 'fixed')
    .map(each => [each.className, each.getBoundingClientRect()]).filter(([, box]) => box.width > 2);
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  return parts.flatMap(([name, box], at) =>
    parts.slice(at + 1).filter(([, other]) => over(box, other)).map(([other]) => `${other} lies on ${name}`));
}"""
"""Regions that lie on each other."""


class Player(Reader):
    """Plays on the board itself, as far as a step leads."""

    def do(self) -> None:
        if self.step["kind"] == "play":
            self.play()
        else:
            super().do()

    def play(self) -> None:
        """Whatever can be pressed, until the goal is reached."""
        onward = self.page.get_by_role("button", name="Next", exact=True)
        ready = self.page.locator('.lesson-foot .go:not([aria-disabled="true"])')
        open_ = self.page.locator(".lesson-ground :is([data-place], [data-option]).legal, .lesson-panel .op.legal")
        chance = random.Random(self.at)
        for _press in range(MOST_PRESSES):
            if onward.count():
                return
            self.press(ready if ready.count() else open_.nth(chance.randrange(open_.count())))
        raise AssertionError(f"{self.at} does not end")


def faults(page) -> list[str]:
    """What is wrong with the board that is shown."""
    found = [*page.evaluate(CUT), *page.evaluate(CROWDED)]
    return [*found, *(each for each in page.evaluate(FAULTS) if not each.startswith(MEANT))]


def gone_through(stage, name: str) -> tuple[dict, set]:
    """A lesson from beginning to end. Returns the faults of each step, and where the parts of the board have been."""
    reader = Player(stage, f"gugong.{name}")
    found, seen = {}, set()

    def look() -> None:
        if wrong := faults(stage.page):
            found[f"{name} {reader.at}"] = wrong
        seen.add(str(stage.page.evaluate(BOARD)))

    reader.through(look)
    return found, seen


NAMES = shelf.names("gugong")
ALL = [(name, width) for name in NAMES for width in (1280, 1000, 820)]
PUSHED = (("servants", 1000),)


@pytest.mark.parametrize(
    ("name", "width"), [pytest.param(*each, marks=() if each in PUSHED else pytest.mark.nightly) for each in ALL]
)
def test_the_board_keeps_its_size_and_nothing_on_it_is_clipped(stage, name, width):
    stage.page.set_viewport_size({"width": width, "height": 760})
    found, seen = gone_through(stage, name)
    assert (found, len(seen)) == ({}, 1), seen


@pytest.mark.touch
@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=() if name == "tokens" else pytest.mark.nightly) for name in shelf.names("gugong")],
)
def test_the_board_finds_room_on_a_phone(stage, name):
    found, _seen = gone_through(stage, name)
    assert found == {}


def test_the_check_finds_planted_faults(stage):
    Player(stage, "gugong.great-wall")
    plant = "style => harness.el.firstElementChild.shadowRoot.querySelector('style').append(style)"
    moved = ".lesson-board .rampart ol { left: 90% } .stack { gap: 0 } .site + .site { top: -30px }"
    stage.page.evaluate(plant, f"{moved} .sign > span {{ translate: 300px }}")
    found = " ".join(faults(stage.page))
    assert "place 1 pay 1: place 1 or 2 of site wall" in found
    assert "pc servant of site wall" in found
    assert "site intrigue lies on site wall" in found


@pytest.mark.parametrize("where", one_in(2, [".lesson-panel", ".hand"]))
def test_a_price_is_chosen_below_what_the_gift_would_do_or_in_the_hand(stage, where):
    player = Player(stage, "gugong.payment", "turn")
    page = stage.page
    player.press(page.locator('[data-place="card/P3-3"]'))
    assert page.locator(".lesson-panel .op").count() == 0
    player.press(page.locator('[data-place="gift/jade"]'))
    player.press(page.locator(f'{where} [data-place="price/P1-2"]'))
    player.press(page.locator(".lesson-foot .go"))
    assert "P3-3" in str(player.lesson.state.gifts["jade"])
    for place in ("usecard", "useplace", "house/1"):  # the market comes into sight when it is asked about
        player.press(page.locator(f'[data-place="{place}"]'))
    assert player.lesson.standing["reached"]
    assert "takes" in page.locator(".lesson-said").inner_text()


IN_SIGHT = """() => [...harness.el.firstElementChild.shadowRoot.querySelectorAll('.lesson-option, .lesson-check')]
  .every(each => {
    const { top, bottom, left, right } = each.getBoundingClientRect();
    const root = each.getRootNode();
    return each.contains(root.elementFromPoint((left + right) / 2, bottom - 3)) && bottom <= innerHeight && top >= 0;
  })"""
OVER = """() => {
  const root = harness.el.firstElementChild.shadowRoot;
  const over = root.querySelector('.placard').getBoundingClientRect();
  return [...root.querySelectorAll('.lesson-board [data-place]')].filter(each => {
    const box = each.getBoundingClientRect();
    return Math.min(over.right, box.right) > Math.max(over.left, box.left) &&
      Math.min(over.bottom, box.bottom) > Math.max(over.top, box.top);
  }).map(each => each.dataset.place);
}"""


def test_answers_and_check_are_in_sight_and_no_placard_covers_what_is_asked_or_gives_it_away(stage):
    stage.page.set_viewport_size({"width": 1280, "height": 800})
    for name, step in (("gift", "five"), ("gift", "ways"), ("days", "hand"), ("travel", "use")):
        Player(stage, f"gugong.{name}", step)
        assert stage.page.evaluate(IN_SIGHT), (name, step)
    Player(stage, "gugong.free", "wall")
    stage.page.locator('[data-at="gift/wall"]').first.hover()
    placard = stage.page.locator(".placard")
    placard.wait_for()
    assert placard.locator(".rule-name").count() == 0
    assert stage.page.evaluate(OVER) == []


def test_an_exchange_says_which_tokens_are_still_to_be_pressed(stage):
    player = Player(stage, "gugong.tokens", "swap")
    asked = stage.page.locator(".handing")
    assert asked.count() == 0
    player.press(stage.page.locator('[data-place="rate/vp"]'))
    assert asked.inner_text() == "Press tokens worth 4; so far 0"


def test_players_are_pressed_by_their_names_and_pins_stand_at_what_they_have(stage):
    player = Player(stage, "gugong.great-wall", "who")
    player.press(stage.page.locator('[data-place="seat/0"]'))
    assert player.lesson.progress["trials"]["who"]["given"] == ["Lisa"]
    player = Player(stage, "gugong.payment", "pool")
    player.answer(right=False)
    pins = stage.page.locator(".lesson-pins li:visible")
    assert pins.evaluate_all("found => found.map(pin => pin.dataset.pinned)") == ["pool/0"]


def test_without_a_word_of_the_lesson_the_board_shows_what_is_asked(stage):
    player = Player(stage, "gugong.check-b")
    shown = stage.page.locator(".lesson-board").get_attribute("data-shows")
    assert shown is not None, player.at
    assert stage.page.locator(".shown-grounds > *").count() > 0


def test_the_road_of_its_lessons_is_drawn(stage):
    """Sheets of the game and of the map are one."""
    shown = yw.Map("gugong", theme="light")
    shown._memory = Memory(None)
    stage.open(shown)
    assert stage.page.locator(".map-stop:visible").count() == len(NAMES)
    assert stage.page.locator(".map-land").bounding_box()["height"] > 300


POSTS = """() => [...harness.el.firstElementChild.shadowRoot.querySelectorAll('.bridge ol > li')]
  .map((step, at, all) => [step, all[at + 5]]).filter(([step]) => getComputedStyle(step, '::after').content !== 'none')
  .map(both => both.map(each => Number(each.querySelector('.plank').textContent)))"""
HANGS = """() => [...harness.el.firstElementChild.shadowRoot.querySelectorAll('.sail.legal')].map(sail => {
  const [frame, ship] = [sail, sail.querySelector('.ship')].map(each => each.getBoundingClientRect());
  return ship.bottom > frame.bottom + 2 || ship.right > frame.right + 10;
})"""


def test_posts_join_what_follows_and_a_ship_stays_in_its_frame(stage):
    Player(stage, "gugong.great-wall", "build")
    assert stage.page.evaluate(POSTS) == [[10, 9], [5, 4]]
    player = Player(stage, "gugong.canal", "load")
    for place in ("option/A", "ship/0/B2"):
        player.press(stage.page.locator(f'[data-place="{place}"]'))
    stage.page.locator(".sail.legal").wait_for()
    assert stage.page.evaluate(HANGS) == [False]
