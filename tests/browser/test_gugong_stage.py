"""Gùgōng as a stage: nothing moves from question to question, nothing leaves the page sideways; by keys as by mouse."""

from __future__ import annotations

import re
import sys
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from nights import one_in

import yotd_widget as yw

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

from gallery import gugong, make
from standing import Pictures, moved, pictures, sideways

REGIONS = (".top", ".realm", ".mine", ".bar", ".seats", ".foot")


@cache
def game(players: int, every: int) -> Pictures:
    return pictures(gugong(players=players), every)


LATE = pytest.mark.nightly


@pytest.mark.parametrize(
    ("players", "width", "every"),
    [
        (4, 1280, 12),
        (1, 1000, 2),
        pytest.param(4, 1280, 6, marks=LATE),
        pytest.param(1, 1280, 1, marks=LATE),
        pytest.param(4, 1000, 3, marks=LATE),
    ],
)
def test_nothing_moves_between_questions(table, players, width, every):
    board = table(gugong("DP-GIFT", players=players).state, width=width)
    assert moved(board.page, game(players, every), REGIONS) == []


@pytest.mark.parametrize("width", [pytest.param(820, marks=LATE), 390, 360, pytest.param(320, marks=LATE)])
def test_nothing_leaves_the_page_sideways(table, width):
    board = table(gugong("DP-GIFT", players=1).state, width=width)
    assert sideways(board.page, game(1, 2)) == []


GROUP = """() => {
  const root = harness.el.firstElementChild.shadowRoot, e = root.activeElement;
  const group = e?.closest(".realm, .mine, .bar, .tools");
  return [...(group?.querySelectorAll("[data-item]") ?? [])].map(each => each.dataset.place);
}"""


def go(board: Any, place: str) -> None:
    """To a place by keys alone: Tab to its group, arrows inside."""
    keys = board.page.keyboard
    for _tab in range(14):
        if place in board.page.evaluate(GROUP):
            break
        keys.press("Tab")
    for key in (
        "Home",
        *["ArrowRight"] * 24,
        "Home",
        *["ArrowDown", "ArrowRight"] * 12,
        *["ArrowUp"] * 6,
        *["ArrowLeft"] * 6,
    ):
        if board.focused() == place:
            return
        keys.press(key)
    assert board.focused() == place, place


def test_a_day_by_keys_alone(table):
    """Cards by their digits, places by arrows, *Do it* by Ctrl and Enter; Esc puts everything back."""
    board = table(gugong("DP-GIFT").state)
    keys, day = board.page.keyboard, board.widget.state.day
    points = set()
    while board.widget.state.agenda and board.widget.state.day == day and len(points) < 9:
        state = board.widget.state
        choices = board.widget.snapshot["choices"].items()
        key = next(key for key, choice in choices if choice["state"] == "legal")
        parts = key.split("+")
        points.add(state.decision.id)
        if len(parts) == 1:
            go(board, key)
            board.act(lambda: keys.press("Enter"))
            continue
        for part in parts:
            go(board, part)
            keys.press("Enter")
        board.act(lambda: keys.press("Control+Enter"))
    assert "DP-GIFT" in points
    assert len(points) > 3


def test_a_better_card_is_given_by_one_press(table):
    """Where a gift has its price, the slip offers the least card that would be free."""
    board = table(gugong("DP-GIFT", nth=18).state)
    choices = board.widget.snapshot["choices"]
    key, choice = next((key, each) for key, each in choices.items() if (each["reason"] or {}).get("instead"))
    card, place = key.split("+")
    better = choice["reason"]["instead"]
    values = {each["place"]: each["value"] for each in board.widget.snapshot["board"]["hand"]["cards"]}
    free = [each for each in values if choices.get(f"{each}+{place}", {"state": ""})["state"] == "legal"]
    assert better != card
    assert values[better] == min(values[each] for each in free)
    board.place(card).click()
    board.place(place).click()
    board.page.mouse.move(2, 2)
    board.page.locator(".slip .instead").click()
    assert board.page.locator(".slip .label").inner_text() == choices[f"{better}+{place}"]["label"]
    board.act(board.page.locator(".bar .go").click)
    assert board.widget.snapshot["board"]["laid"][place.split("/")[1]] == 2


def test_a_digit_takes_the_card_of_that_value(table):
    board = table(gugong("DP-GIFT").state)
    seat = board.widget.state.agenda[-1].seat
    card = board.widget.state.seats[seat].hand[0]
    go(board, f"card/{card}")
    board.page.keyboard.press(str(board.widget.state.card(card).value))
    assert "chosen" in board.place(f"card/{card}").get_attribute("class")
    board.page.keyboard.press("Escape")
    assert "chosen" not in board.place(f"card/{card}").get_attribute("class")


def test_the_question_of_a_seat_that_is_not_mine_shows_no_hand():
    game = gugong("DP-GIFT", nth=7)
    asked = game.state.agenda[-1].seat
    mine = (asked + 1) % 4
    seen = game.state.game.screen.picture(game, seat=mine)
    hand = seen["board"]["hand"]
    assert hand["seat"] == mine
    assert all(card["value"] for card in hand["cards"])
    assert seen["choices"] == {}
    assert seen["board"]["prices"] == []


def test_the_stations_of_a_turn_are_lit_one_after_the_other(table):
    board = table(gugong("DP-ACT-CARD", nth=6).state)
    lit = board.page.locator(".station.now")
    assert lit.count() == 1
    assert lit.locator("[data-place=usecard]").count() == 1
    assert board.page.locator(".station.next .place").count() == 0
    board.decide("skip")
    assert board.page.locator(".station.skipped").count() == 1
    assert lit.locator("[data-place=useplace]").count() == 1


CLIPPED = """() => [
    ...harness.el.firstElementChild.shadowRoot.querySelectorAll('.sign b, .quay li, .plank, .ask, .doors b')
  ]
  .filter(each => each.scrollWidth > each.clientWidth + 1 && each.clientWidth).map(each => each.textContent)"""


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1920, 1080)])
def test_on_the_wall_of_a_lecture_hall(table, width, height):
    """Who decides what can be read from the last row; over the whole screen it is one screen."""
    board = table(gugong("DP-GIFT", nth=18).state, width=width, height=height, projector=True)
    page = board.page
    assert page.evaluate(CLIPPED) == []
    size = "e => parseFloat(getComputedStyle(e).fontSize) * e.currentCSSZoom"
    assert page.locator(".status .who").evaluate(size) >= 30
    assert page.locator(".slip .prompt").evaluate(size) >= 28
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    page.locator(".fullscreen").click()
    page.wait_for_function("() => document.fullscreenElement")
    frame = page.locator(".frame")
    assert frame.evaluate("e => e.scrollHeight <= e.clientHeight + 1")
    page.evaluate("() => document.exitFullscreen()")
    page.wait_for_function("() => !document.fullscreenElement")


NEAREST = """() => {
  const stops = [...harness.el.firstElementChild.shadowRoot.querySelectorAll('.city-stop')]
    .map(each => each.getBoundingClientRect());
  return Math.min(...stops.flatMap((one, at) => stops.slice(0, at).map(other =>
    Math.hypot(one.x - other.x, one.y - other.y) - (one.width + other.width) / 2)));
}"""


@pytest.mark.parametrize(("width", "least"), one_in(2, [(920, 30), (1280, 44), (390, 44), (1000, 36)]))
def test_no_city_lies_on_another(table, width, least):
    """Round, and large enough for a finger on a phone."""
    board = table(gugong("DP-CITY").state, width=width)
    assert board.page.evaluate(NEAREST) >= 0
    stop = board.page.locator(".city-stop").first
    assert stop.bounding_box()["width"] >= least
    assert stop.evaluate("e => getComputedStyle(e).borderRadius") == "50%"


OUTSIDE = """() => [
  ...harness.el.firstElementChild.shadowRoot.querySelectorAll('.seat-card .fan-backs i')
].filter(each => {
  const [card, plate] = [each, each.closest('.seat-card')].map(one => one.getBoundingClientRect());
  return card.right > plate.right || card.left < plate.left;
}).length"""


@pytest.mark.parametrize("width", one_in(2, [1000, 1280, 390, 1200]))
def test_on_the_plates_of_five_all_cards_have_room(table, width):
    board = table(gugong("DP-GIFT", players=5, nth=40).state, width=width)
    assert board.page.locator(".fan-backs i").count()
    assert board.page.evaluate(OUTSIDE) == 0


def test_on_a_phone_nothing_lies_over_who_has_won(table):
    page = table(gugong(players=1).state, width=390).page
    last, bar = (page.locator(each).last.bounding_box() for each in (".ranks", ".bar"))
    assert last["y"] + last["height"] <= bar["y"]
    assert page.locator(".seat-card .who > b").evaluate_all("all => all.every(b => b.scrollWidth <= b.clientWidth)")


RANKS = """() => {
  const [mine, ...ranks] = ['.mine', '.ranks li'].flatMap(which =>
    [...harness.el.firstElementChild.shadowRoot.querySelectorAll(which)]).map(each => each.getBoundingClientRect());
  return ranks.filter(({ left, right }) => left >= mine.left && right <= mine.right && right <= innerWidth).length;
}"""


@pytest.mark.parametrize("width", [1000, 868, 390, 320])
def test_five_who_came_in_have_their_room(table, width):
    assert table(gugong(players=5), width=width).page.evaluate(RANKS) == 5


LYING = """() => {
  const root = harness.el.firstElementChild.shadowRoot, found = [];
  const across = (one, other) => Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left))
    * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
  for (const step of root.querySelectorAll('.bridge ol > li')) {
    const plank = step.querySelector('.plank'), deck = plank.getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(plank);
    const number = text.getBoundingClientRect(), name = plank.textContent;
    const markers = [...step.querySelectorAll('.marker')].map(each => each.getBoundingClientRect());
    for (const [nth, marker] of markers.entries()) {
      if (across(marker, deck) < 0.98 * marker.width * marker.height) found.push(`${name}: beside its plank`);
      const over = across(marker, number) / number.width / number.height;
      if (over > 0.25) found.push(`${name}: number hidden by ${nth}`);
      const hidden = markers.slice(nth + 1).reduce((sum, above) => sum + across(marker, above), 0);
      if (hidden > 0.9 * marker.width * marker.height) found.push(`${name}: ${nth} hidden`);
    }
  }
  return found;
}"""


@pytest.mark.parametrize("width", one_in(2, [1000, 1280]))
@pytest.mark.parametrize(("players", "nth"), [(5, 1), (4, 18), (4, 40)])
def test_markers_of_intrigue_stand_on_their_plank(table, width, players, nth):
    """Its number and every marker of a stack can be told, from the first turn, when all stand on 0."""
    board = table(gugong("DP-GIFT", players=players, nth=nth).state, width=width)
    assert board.page.locator(".marker").count() == players
    assert board.page.evaluate(LYING) == []


HIDDEN_NUMBERS = """() => {
  const root = harness.el.firstElementChild.shadowRoot;
  const all = (which) => [...root.querySelectorAll(which)].map(each => [each, each.getBoundingClientRect()]);
  const over = all('.palace .gate-room :is(.official, .gc, .hands), .stairs .rail, .env .pc');
  return all('.stairs li b').filter(([each, box]) => each.textContent && over.some(([, other]) =>
    Math.min(box.right, other.right) - Math.max(box.left, other.left) > 4
    && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 2)).map(([each]) => each.textContent);
}"""


@pytest.mark.parametrize("width", one_in(2, [1000, 1280]))
@pytest.mark.parametrize("players", [4, 5])
def test_nothing_hides_the_numbers_of_the_stairs(table, width, players):
    board = table(gugong("DP-GIFT", players=players, nth=40).state, width=width)
    assert board.page.locator(".stairs li.held").count()
    assert board.page.evaluate(HIDDEN_NUMBERS) == []
    card = board.page.locator(".palace .gate .gc").bounding_box()
    first = board.page.locator(".env .pc").first.bounding_box()
    assert first["x"] >= card["x"] + card["width"]  # who climbs is not behind the official


CUT_OFF = """() => [
  ...harness.el.firstElementChild.shadowRoot.querySelectorAll(
    '.seat-card :is(.servant, .double, .toks i, .jades .i, .fan-backs i, .gc)')
].filter(each => each.getBoundingClientRect().bottom > each.closest('.seat-card').getBoundingClientRect().bottom - 1)
 .map(each => each.getAttribute('class') ?? each.tagName)"""


@pytest.mark.parametrize("width", one_in(2, [1000, 1280]))
@pytest.mark.parametrize("night", [False, True])
def test_what_players_have_stands_whole_on_their_plates(table, width, night):
    """By Night their cards lie open."""
    state = copy(gugong("DP-GIFT", nth=40).state)
    state.phase = "night" if night else "day"
    board = table(state, width=width)
    assert board.page.locator(".seat-card .pile4" if night else ".seat-card .men").count()
    assert board.page.evaluate(CUT_OFF) == []


CUT = """() => [...harness.el.firstElementChild.shadowRoot.querySelectorAll('.steles p, .sign b')]
  .filter(head => head.scrollWidth > head.clientWidth).map(head => head.innerText)"""


@pytest.mark.parametrize("width", one_in(2, [920, 1280, 1000]))
@pytest.mark.parametrize("language", ["en", "pl", "nl"])
def test_headings_of_decrees_are_whole(table, width, language):
    assert table(gugong("DP-GIFT").state, width=width, language=language).page.evaluate(CUT) == []


CUT_ACTIONS = """() => [...harness.el.firstElementChild.shadowRoot.querySelectorAll('.gc .act > span')].filter(each => {
  const [text, card] = [each, each.closest('.gc')].map(one => one.getBoundingClientRect());
  return text.width && (text.left < card.left || text.right > card.right);
}).map(each => each.textContent)"""


@pytest.mark.parametrize("width", [1280, 1000, 868, 390, 320])
@pytest.mark.parametrize("language", ["pl", "nl"])
def test_actions_of_cards_are_whole(table, width, language):
    board = table(gugong("DP-GIFT", nth=18).state, width=width, language=language)
    assert board.page.evaluate(CUT_ACTIONS) == []


LIT = """() => ['.hc.legal', '.gate.legal'].map(which =>
  [...harness.el.firstElementChild.shadowRoot.querySelectorAll(which)].map(place => {
    const frame = getComputedStyle(place, '::after');
    return frame.borderTopStyle !== 'none' && frame.borderTopColor !== 'rgba(0, 0, 0, 0)';
  }))"""
BEGIN = "First a card of your hand, or begin here."


@pytest.mark.parametrize("width", one_in(2, [1280, 868, 390]))
def test_first_the_hand_is_lit_and_then_the_officials_who_take_the_card(table, width):
    """Seen and heard alike; who begins with an official may, and a change of mind leads back."""
    board = table(gugong("DP-GIFT", nth=18).state, width=width)
    gates = board.page.locator(".gate.legal")
    told = "all => all.map(gate => gate.getAttribute('aria-description').endsWith('" + BEGIN + "'))"
    cards, officials = board.page.evaluate(LIT)
    assert (len(cards) > 1, all(cards), len(officials), any(officials)) == (True, True, 7, False)
    assert all(gates.evaluate_all(told))
    assert board.widget.snapshot["decision"]["prompt"].startswith("Choose a card of your hand, then")
    card = board.page.locator(".hc.legal").first
    card.click()
    board.page.mouse.move(1, 1)
    _, officials = board.page.evaluate(LIT)
    assert all(officials)
    assert "“pay” servants" in board.page.locator(".slip .prompt").inner_text()
    assert not any(gates.evaluate_all(told))
    board.page.locator(".hc.chosen").click()
    assert not any(board.page.evaluate(LIT)[1])
    gates.first.click()
    assert board.page.locator(".gate.chosen").count() == 1
    cards, _ = board.page.evaluate(LIT)
    assert cards
    assert all(cards)


TERMS = """() => Object.fromEntries([...harness.el.firstElementChild.shadowRoot.querySelectorAll('.gate')].map(gate => {
  const term = gate.querySelector('.term'), both = [term, gate.querySelector('.gc')];
  const [box, card] = both.map(each => each.getBoundingClientRect());
  const whole = term.scrollWidth <= term.clientWidth && box.left >= card.left - 9 && box.right <= card.right + 9;
  return [gate.dataset.place, [term.innerText.replace(/\\s+/g, ' '), whole, Math.round(box.x), Math.round(box.y)]];
}))"""


@pytest.mark.parametrize(
    ("width", "nth", "language"), [(1280, 18, "en"), (390, 18, "pl"), (1000, 7, "nl"), (320, 18, "nl"), (868, 18, "en")]
)
def test_officials_say_what_a_gift_costs_before_and_after_a_card_is_chosen(table, width, nth, language):
    """At one place, by the engine's own options: which of the hand are free, then “free”, or what pays."""
    board = table(gugong("DP-GIFT", nth=nth).state, width=width, language=language)
    words = board.widget.words
    state, moves = board.widget.state, board.widget.state.legal_moves
    hand, told = {move.card for move in moves}, board.page.evaluate(TERMS)
    assert len(told) == 7
    assert [place for place, (_, whole, *_) in told.items() if not whole] == []
    for place, (text, *_) in told.items():
        free = {move.card for move in moves if move.mode == "free" and place == f"gift/{move.location}"}
        values = " ".join(str(each) for each in sorted({state.card(card).value for card in free}))
        some = words["free"] if len(free) == len(hand) else words["freeWith"].format(values=values)
        assert text == (some if free else words["pay"])
        assert text in board.place(place).get_attribute("aria-label")
    card = next(move.card for move in moves if move.mode == "free")
    board.place(f"card/{card}").click()
    then = board.page.evaluate(TERMS)
    assert {place: at for place, (_, _, *at) in then.items()} == {place: at for place, (_, _, *at) in told.items()}
    for place, (text, whole, *_) in then.items():
        ways = {move.mode for move in moves if move.card == card and place == f"gift/{move.location}"}
        assert whole
        assert text == (words["free"] if ways == {"free"} else f"{words['pay']} /")  # between both their signs
        label = board.place(place).get_attribute("aria-label")
        either = words["payEither"].format(servants="").strip()  # servants can pay as well
        assert (either in label) == ({"pay_servants", "discard"} <= ways)


def test_who_has_neither_servants_nor_another_card_exchanges_without_actions(table):
    """What cannot pay is not offered on an official either."""
    state = gugong("DP-GIFT", nth=18).state
    seat = state.agenda[-1].seat
    state.seats[seat].hand, state.seats[seat].pool = state.seats[seat].hand[:1], 1
    board = table(state)
    board.page.locator(".hc.legal").click()
    told = {text for text, *_ in board.page.evaluate(TERMS).values()}
    assert told <= {"free", "no actions"}
    assert "no actions" in told
    assert board.page.locator(".gate.dear .term .icon").count() == 0


RULES = """() => {
  const lines = [...harness.el.firstElementChild.shadowRoot.querySelectorAll('.site')].map(site => {
    const line = site.querySelector('.sign > span'), { x, y, width, height } = line.getBoundingClientRect();
    return [site.dataset.at.slice(5), [getComputedStyle(line).opacity, [x, y, width, height].map(Math.round).join()]];
  });
  return Object.fromEntries(lines);
}"""


@pytest.mark.parametrize("width", [1280, 1000])
def test_what_a_place_does_is_read_where_one_looks_and_nothing_moves(table, width):
    board = table(gugong("DP-GIFT", nth=18).state, width=width)
    stand = {key: box for key, (_, box) in board.page.evaluate(RULES).items()}

    def read() -> set[str]:
        lines = board.page.evaluate(RULES)
        assert {key: box for key, (_, box) in lines.items()} == stand
        return {key for key, (seen, _) in lines.items() if seen == "1"}

    board.page.mouse.move(1, 1)
    assert read() == set()
    assert board.page.get_by_role("group", name="Palace").get_by_text("1 up").count() == 1  # still heard
    for at in (board.place("gift/palace"), board.page.locator(".site.palace .stairs")):
        at.hover()
        assert read() == {"palace"}
    board.page.mouse.move(1, 1)
    go(board, "gift/jade")
    assert read() == {"jade"}
    moves = [move for move in board.widget.state.legal_moves if move.mode == "free"]
    board.place(f"card/{moves[0].card}").click()
    board.page.mouse.move(1, 1)
    free = {move.location for move in moves if move.card == moves[0].card}
    assert read() == free
    dear = next(key for key in stand if key not in free)
    board.place(f"gift/{dear}").click()
    board.page.mouse.move(1, 1)
    assert read() == {*free, dear}
    board.page.emulate_media(media="print")
    assert read() == set(stand)


def test_what_is_asked_about_says_what_it_does(table):
    board = table(gugong("DP-WALL").state)
    board.page.mouse.move(1, 1)
    assert [key for key, (seen, _) in board.page.evaluate(RULES).items() if seen == "1"] == ["wall"]


def test_a_lesson_says_what_its_places_do_and_rings_nobody(stage):
    page = stage.page
    stage.open(make("lesson-section"))
    stage.drawn()
    page.mouse.move(1, 1)
    lines = page.locator(".lesson-board .sign > span")
    assert lines.count()
    assert lines.evaluate_all("all => all.every(line => getComputedStyle(line).opacity === '1')")
    stage.open(make("lesson-gifts"))
    stage.drawn()
    assert page.locator(".lesson-board .gate").count() == 7
    assert page.locator(".gate .term, .gate small").count() == 0


@pytest.mark.touch
@pytest.mark.parametrize("width", [1000, 390])
def test_a_tap_reads_what_a_place_does(table, width):
    """On a phone at its name, below the official."""
    board = table(gugong("DP-GIFT", nth=18).state, width=width)
    (board.place("gift/palace") if width > 899 else board.page.locator(".site.palace .look-in")).tap()
    line = board.page.locator(".site.palace .sign > span")
    assert line.is_visible()
    assert line.evaluate("line => getComputedStyle(line).opacity") == "1"


STANDING = """() => [
  ...harness.el.firstElementChild.shadowRoot.querySelectorAll('.gate, .hc, .seat-card, .bar')
].map(each => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join();
})"""
PARTS = {
    "travel": [".city-stop", ".purse .none, .own-token"], "wall": [".rampart"], "jade": [".shop"],
    "intrigue": [".plank", ".marker"], "palace": [".doors li", ".env"], "decree": [".stele"], "canal": [".quay li"],
}  # fmt: skip
BESIDE = """all => all.filter(each => {
  const { left, right, top, bottom } = each.getBoundingClientRect();
  const found = each.getRootNode().elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const site = found?.closest('.site, .purse-room');
  return !site || found.closest('.gate-room') || left < 0 || right > innerWidth || top < 0 || bottom > innerHeight;
}).length"""


@pytest.mark.touch
@pytest.mark.parametrize(("width", "height"), [(390, 844), (320, 640), (868, 900)])
def test_where_places_are_out_of_sight_each_is_opened_at_its_name(table, width, height):
    """Whole, over the officials; nothing else moves, nothing is chosen, and Esc or its chevron leads back."""
    board = table(gugong("DP-GIFT", players=5, nth=22).state, width=width, height=height)
    page, stand = board.page, board.page.evaluate(STANDING)
    for key, parts in PARTS.items():
        name = page.locator(f".site.{key} .look-in")
        name.tap()
        assert name.get_attribute("aria-expanded") == "true"
        for part in parts:
            shown = page.locator(f":is(.site.{key}, .purse-room.open) :is({part})")
            assert shown.count()
            assert shown.evaluate_all(BESIDE) == 0, (key, part)
        assert page.evaluate(STANDING) == stand
        assert page.locator(".chosen").count() == 0
        if key == "jade":
            page.locator(".look-out").tap()
        else:
            page.keyboard.press("Escape")  # the keyboard has come to it
        assert page.locator(".look-out").count() == 0
        assert name.evaluate("name => name === name.getRootNode().activeElement")


def test_by_keys_the_name_of_an_official_is_below_him(table):
    board = table(gugong("DP-GIFT", players=5, nth=22).state, width=868)
    keys = board.page.keyboard
    go(board, "gift/palace")
    keys.press("ArrowRight")
    assert board.focused() == "gift/decree"
    keys.press("ArrowDown")
    keys.press("Enter")
    assert board.page.locator(".site.decree .stele").first.is_visible()
    keys.press("Enter")  # on its chevron
    assert board.page.locator(".look-out").count() == 0
    keys.press("ArrowUp")
    assert board.focused() == "gift/decree"


def test_where_places_are_in_sight_no_name_opens_anything(table):
    board = table(gugong("DP-GIFT", nth=18).state)
    assert not any(board.page.locator(".look-in").evaluate_all("all => all.map(each => each.checkVisibility())"))


SEALS = """() => [...harness.el.firstElementChild.shadowRoot.querySelectorAll('.gate-room')].filter(room => {
  const seal = room.querySelector('.laid')?.getBoundingClientRect();
  const card = room.querySelector('.gc').getBoundingClientRect();
  return seal && (seal.left < card.left || seal.right > card.right || seal.top < card.top || seal.bottom > card.bottom);
}).length"""


@pytest.mark.parametrize("width", one_in(2, [1280, 1000, 390, 868]))
def test_seals_lie_inside_of_the_cards_they_are_of(table, width):
    board = table(gugong("DP-GIFT", players=5, nth=22), width=width)
    assert board.page.locator(".gate-room .laid").count() == 4
    assert board.page.evaluate(SEALS) == 0


STANDS = """() => [...harness.el.firstElementChild.shadowRoot.querySelectorAll('.gate-room')].map(room => {
  const line = room.querySelector('.look-in small'), box = line.getBoundingClientRect();
  const whole = line.scrollWidth <= line.clientWidth && box.bottom <= room.getBoundingClientRect().bottom + 1;
  return [room.querySelector('.gate').dataset.place.slice(5), line.innerText, box.height > 0 && whole];
})"""


@pytest.mark.parametrize(("width", "language"), [(390, "en"), (390, "pl"), (868, "nl")])
def test_where_places_are_out_of_sight_their_officials_say_how_things_stand(table, width, language):
    """The least price, what is missing, where the own piece is: the engine's, and with room for it."""
    board = table(gugong("DP-GIFT", players=5, nth=22).state, width=width, language=language)
    state = board.widget.state
    seat = state.agenda[-1].seat
    own = state.seats[seat]
    said = {key: (text, whole) for key, text, whole in board.page.evaluate(STANDS)}
    assert own.city
    assert [key for key, (_, whole) in said.items() if not whole] == []
    count = {key: int(re.search(r"\d+", text)[0]) for key, (text, _) in said.items() if key != "travel"}
    houses = [each["price"] for each in board.widget.snapshot["board"]["houses"] if each["full"]]
    tiles = [each["price"] for each in board.widget.snapshot["board"]["tiles"]]
    wall = state.data.wall.required[5] - sum(each.wall_units for each in state.seats)
    assert count == {
        "wall": wall, "jade": min(houses), "intrigue": own.intrigue, "palace": own.envoy,
        "decree": min(tiles), "canal": len(own.ships),
    }  # fmt: skip
    assert said["travel"][0] in [each["name"] for each in board.widget.snapshot["board"]["cities"]]


def test_where_places_are_in_sight_it_is_heard_only(table):
    board = table(gugong("DP-GIFT", players=5, nth=22).state)
    assert not any(shown for _, _, shown in board.page.evaluate(STANDS))
    assert "needs 5 more." in board.place("gift/wall").get_attribute("aria-description")


LAID_OUT = """() => {
  const root = harness.el.firstElementChild.shadowRoot, box = each => each.getBoundingClientRect();
  const [own] = root.querySelectorAll('.at-hand'), others = [...root.querySelectorAll('.seat-card:not(.at-hand)')];
  const hand = box(root.querySelector('.hand')), bar = box(root.querySelector('.bar'));
  return {
    own: box(own).bottom <= hand.top,
    row: new Set(others.map(each => box(each).top)).size,
    above: others.every(each => box(each).bottom <= box(own).top),
    near: bar.top >= hand.bottom && bar.top - hand.bottom < 64,
    cut: others.filter(each => [...each.querySelectorAll('.who *, .goods *')].some(part => box(part).width &&
      (box(part).right > box(each).right + 1 || box(part).bottom > box(each).bottom + 1))).length,
    bar: bar.height < 136,
    inSight: bar.bottom <= innerHeight && scrollY === 0,
  };
}"""


@pytest.mark.touch
@pytest.mark.parametrize(
    ("players", "nth", "width", "height"),
    one_in(
        2,
        [
            (5, 22, 390, 844),
            (4, 18, 390, 844),
            (4, 18, 360, 740),
            (2, 5, 390, 844),
            (4, 18, 320, 640),
            (4, 18, 390, 720),
        ],
    ),
)
def test_on_a_phone_the_hand_lies_directly_above_what_is_asked(table, players, nth, width, height):
    """Below the own plate. The others are in one row: above both, or where the page is low, under what decides."""
    board = table(gugong("DP-GIFT", players=players, nth=nth).state, width=width, height=height)
    whole = {"own": True, "row": 1, "above": height == 844, "near": True, "cut": 0, "bar": True, "inSight": True}
    assert board.page.evaluate(LAID_OUT) == whole


IN_SIGHT = """() => {
  const root = harness.el.firstElementChild.shadowRoot, places = {};
  const seen = each => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const found = root.elementFromPoint(left + width / 2, top + height / 2);
    return width > 0 && top >= 0 && top + height <= innerHeight && (each.contains(found) || !found.closest('.bar'));
  };
  for (const each of root.querySelectorAll('.place.legal')) {
    const place = each.dataset.option ?? each.dataset.place;
    places[place] ||= seen(each);
  }
  return [...Object.keys(places).filter(place => !places[place]),
    ...['.bar .slip', '.bar .go'].filter(each => !seen(root.querySelector(each)))];
}"""
ASKED = [
    *("BENEFIT", "CANAL", "CANAL-LOAD", "CANAL-MOVE", "CITY", "DECREE", "GIFT", "INTRIGUE"),
    *("JADE", "MORNING", "PALACE", "SWAP", "TOKEN", "TRAVEL", "WALL"),
]


@pytest.mark.parametrize(("width", "height"), [(868, 900), (390, 844)])
def test_all_that_can_be_chosen_is_in_sight_with_the_question_and_do_it(table, width, height):
    board, hidden = table(gugong("DP-GIFT").state, width=width, height=height), {}
    lines = {point: gugong(f"DP-{point}") for point in ASKED} | {
        "of five": gugong("DP-GIFT", players=5, nth=40),
        "BTOK": gugong("DP-BTOK", players=5),
    }
    for point, line in lines.items():
        assert line.state.agenda, point
        board.stage.push(snapshot=line.state.game.screen.picture(line))
        if found := board.page.evaluate(IN_SIGHT):
            hidden[point] = found
    assert hidden == {}


def test_after_the_end_nobody_says_what_meng_has_tonight():
    assert gugong("DP-GIFT", players=1).state.game.screen.picture(gugong("DP-GIFT", players=1))["board"]["meng"]
    over = gugong(players=1)
    assert over.state.game.screen.picture(over)["board"]["meng"] is None


WORDY = """() => [...harness.el.firstElementChild.shadowRoot.querySelectorAll('.stele')].map(tile => {
  const [brief, fee] = ['.brief', '.on'].map(which => tile.querySelector(which).getBoundingClientRect());
  const whole = tile.querySelector('.brief').scrollWidth <= tile.clientWidth;
  return brief.height > 0 && brief.bottom <= fee.top + 1 && whole;
})"""


@pytest.mark.parametrize("width", [1280, 1000])
@pytest.mark.parametrize("language", ["en", "pl", "nl"])
def test_a_decree_says_in_a_word_or_two_what_it_does(table, width, language):
    """Below its sign and above its price, whichever of the fifteen it is."""
    seen = set()
    for seed in (0, 2, 14, 15):  # together they have all
        board = table(gugong("DP-GIFT", seed=seed).state, width=width, language=language)
        assert board.page.evaluate(WORDY) == [True] * 6
        seen |= {tile["place"] for tile in board.widget.snapshot["board"]["tiles"]}
    assert len(seen) == 15


SHIPS = """() => [...harness.el.firstElementChild.shadowRoot.querySelectorAll('.sail')].map(ship => {
  const [own, water] = [ship, ship.closest('.canal')].map(each => each.getBoundingClientRect());
  return own.left >= water.left && own.right <= water.right && own.bottom <= water.bottom + 1;
})"""


@pytest.mark.parametrize("width", [1280, 1000, 920])
def test_ships_of_five_have_their_place_on_the_canal(table, width):
    board = table(gugong("DP-GIFT", players=5, nth=40).state, width=width)
    found = board.page.evaluate(SHIPS)
    assert found
    assert all(found)


@pytest.mark.parametrize("width", [1280, 1000])
def test_the_stage_is_as_high_as_that_of_the_first_game(table, width):
    """Who goes from game to game finds everything where it was."""
    states = (gugong("DP-GIFT", nth=18).state, gugong("DP-GIFT", players=5).state, yw.dragon.example("month-5"))
    high = {table(state, width=width).page.locator(".frame").bounding_box()["height"] for state in states}
    assert len(high) == 1


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_night_of_the_system_has_its_lanterns(table, scheme):
    """Where the page has no theme of its own."""
    board = table(gugong("DP-DECREE").state, theme="auto")
    board.page.emulate_media(color_scheme=scheme)
    assert board.page.locator(".frame").get_attribute("data-theme") is None
    assert board.page.locator(".lamps").is_visible() == (scheme == "dark")
    paper = board.page.locator(".site.rest > .gate-room").first.evaluate("e => getComputedStyle(e).filter")
    assert ("0.75" in paper) == (scheme == "dark")
