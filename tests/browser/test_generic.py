"""The plain board of games without drawings: readable at every width and in every theme, played in every way."""

import json
from pathlib import Path

import pytest
from describe.hush import Hush
from harness import WIDGETS
from nim import Heap
from playwright.sync_api import expect
from settled import settle

import yotd_widget as yw

SAMPLE = json.loads((WIDGETS / "frontend/tests/generic.json").read_text("utf-8"))
FAULTS = Path(__file__).with_name("geometry.js").read_text("utf-8")
CHECKS = Path(__file__).with_name("page_checks.js").read_text("utf-8")
WIDTHS = (1280, 1000, 820, 390, 320)
THEMES = ("light", "dark", "contrast")
LOOKED_AT = ("rice/0", "card/0", "vow/1", None)
HEIGHT = "() => harness.el.firstElementChild.shadowRoot.querySelector('.areas').getBoundingClientRect().height"
SPOTS = "found => found.map(e => e.getBoundingClientRect()).map(({ x, y }) => [Math.round(x), Math.round(y)])"


@pytest.fixture
def show(stage):
    """Puts the made-up position on the page."""

    def open_(width=1280, **options):
        stage.page.set_viewport_size({"width": width, "height": 900})
        stage.page.emulate_media(reduced_motion="reduce")
        stage.show({"snapshot": SAMPLE, "bundle": "generic.js", "theme": "light", **options})
        return stage.page

    return open_


def look_at(page, place):
    if place is None:
        page.keyboard.press("Escape")
    else:
        page.locator(f'[data-place="{place}"]').focus()


@pytest.mark.parametrize("projector", [False, True], ids=["page", "projector"])
def test_texts_have_room_targets_are_large_and_nothing_lies_on_anything(show, projector):
    page, faults = show(projector=projector), {}
    for width in WIDTHS if not projector else WIDTHS[:2]:
        page.set_viewport_size({"width": width, "height": 900})
        for place in LOOKED_AT:
            look_at(page, place)
            faults[width, place] = page.evaluate(FAULTS)
        found = page.evaluate(CHECKS, {"least": 44 if width <= 390 else 23, "letters": 14})
        faults[width] = [what for what in found.items() if what[1]]
    assert {where: found for where, found in faults.items() if found} == {}


@pytest.mark.parametrize("theme", THEMES)
def test_accessible(show, axe, theme):
    page = show(theme=theme)
    look_at(page, "rice/0")
    assert axe(page, "#widget", colours_alone=theme != "light") == []


def test_places_can_be_told_apart_without_colours(show):
    page = show(theme="auto")
    page.emulate_media(forced_colors="active")
    look_at(page, "rice/0")
    style = "place => [getComputedStyle(place).borderTopStyle, getComputedStyle(place).borderTopWidth]"
    looks = {
        place: tuple(page.locator(f'[data-at="{place}"]').evaluate(style))
        for place in ("rice/2", "yuan/2", "yuan/0", "market/1", "card/0")
    }
    assert len(set(looks.values())) == len(looks), looks


def test_areas_stand_beside_each_other_where_there_is_room(show):
    page = show(1280)
    areas = page.locator(".area")
    (table, *players) = areas.evaluate_all(SPOTS)
    assert len({y for _x, y in players}) == 1
    assert table[1] < players[0][1]
    page.set_viewport_size({"width": 390, "height": 844})
    below = areas.evaluate_all(SPOTS)
    assert len({x for x, _y in below}) == 1
    assert [y for _x, y in below] == sorted({y for _x, y in below})


@pytest.mark.parametrize("width", [1280, 390])
def test_nothing_jumps_while_one_looks_around(show, width):
    page = show(width)
    before = page.evaluate(HEIGHT)
    for place in LOOKED_AT:
        look_at(page, place)
        assert page.evaluate(HEIGHT) == before, place


# --- A game on it, with Python behind it: Nim ---


@pytest.fixture
def nim(stage):
    """A game of Nim on the page."""
    play = yw.Play(Heap())
    stage.open(play)
    return play


def place(stage, name):
    return stage.page.locator(f'[data-place="{name}"]')


def left(stage, play):
    settle(stage.page)
    return play.state.heap


def test_by_mouse(stage, nim):
    heap = stage.page.locator('[data-at="heap"]')
    place(stage, "take 2").hover()
    expect(heap).to_contain_text("→ 7")
    place(stage, "take 2").click()
    expect(stage.page.locator(".status")).to_contain_text("Bob takes")
    place(stage, "heap").click()
    assert left(stage, nim) == 6
    stage.page.get_by_role("button", name="Undo").click()
    assert left(stage, nim) == 7


def test_by_keys_alone(stage, nim):
    stage.page.keyboard.press("Tab")
    expect(place(stage, "heap")).to_be_focused()
    stage.page.keyboard.press("Enter")
    assert left(stage, nim) == 8
    expect(place(stage, "heap")).to_be_focused()  # the keyboard goes on at the next choice
    stage.page.keyboard.press("Tab")
    stage.page.keyboard.press("ArrowRight")
    expect(place(stage, "take 3")).to_be_focused()
    stage.page.keyboard.press("Enter")
    assert left(stage, nim) == 5


@pytest.mark.touch
def test_by_touch_the_second_tap_plays(stage, nim):
    place(stage, "heap").tap()
    assert left(stage, nim) == 9
    expect(stage.page.locator(".slip")).to_contain_text("8 left.")
    place(stage, "heap").tap()
    assert left(stage, nim) == 8


def test_by_ear(stage, nim):
    page = stage.page
    assert page.get_by_role("group", name="Ann").get_by_role("listitem").all_inner_texts() == ["Taken\n0"]
    page.get_by_role("button", name="Heap 9, can be chosen").click()
    expect(page.locator("[aria-live]")).to_have_text("8 left. Bob takes. Take one to three.")


def test_what_is_not_possible_says_why(stage, nim):
    nim.play("take 3", "take 3", "take 1")
    stage.open(nim)
    place(stage, "take 3").focus()
    expect(stage.page.locator(".slip")).to_contain_text("The heap is too small.")
    assert place(stage, "take 3").get_attribute("aria-disabled") == "true"
    stage.page.keyboard.press("Enter")
    expect(stage.page.locator("[aria-live]")).to_contain_text("The heap is too small.")
    assert left(stage, nim) == 2
    stage.page.keyboard.press("ArrowLeft")
    stage.page.keyboard.press("Enter")
    assert left(stage, nim) == 0
    expect(stage.page.locator(".place")).to_have_count(0)
    expect(stage.page.locator(".bar button")).to_have_text(["New game", "Points"])


def test_where_a_game_has_ended_a_new_one_is_begun(stage, nim):
    nim.play("take 3", "take 3", "take 3")
    stage.open(nim)
    expect(stage.page.locator(".status")).to_contain_text("Ann wins")
    stage.page.get_by_role("button", name="New game").click()
    expect(stage.page.locator(".status")).to_contain_text("Ann takes")
    expect(stage.page.locator('[data-at="heap"]')).to_contain_text("9")
    place(stage, "take 3").focus()
    stage.page.keyboard.press("Enter")
    expect(stage.page.locator('[data-at="heap"]')).to_contain_text("6")


def test_looking_back_and_playing_on_from_there(stage, nim):
    nim.play("take 3", "take 3")
    stage.open(nim)
    stage.page.keyboard.press("Tab")
    stage.page.keyboard.press(",")
    expect(stage.page.locator('[data-at="heap"]')).to_contain_text("6")
    assert stage.page.locator("[data-place]").count() == 0
    stage.page.get_by_role("button", name="Play on from here").click()
    assert left(stage, nim) == 6
    place(stage, "heap").click()
    assert left(stage, nim) == 5


def test_in_words(stage, nim):
    stage.page.keyboard.press("Tab")
    stage.page.keyboard.press("t")
    assert stage.page.locator(".facts caption").all_inner_texts() == ["Table", "Ann", "Bob"]
    stage.page.locator(".options").get_by_role("button", name="Take 3").click()
    assert left(stage, nim) == 6


# --- Hidden cards, for one pair of eyes ---


def test_what_others_hide_is_not_on_the_page_and_one_plays_all_the_same(stage):
    play = yw.Play(Hush(), seat="Ann")
    stage.open(play)
    page, hidden = stage.page, ("jade", "onyx", "opal", "ruby", "topaz")
    place(stage, "swap amber").hover()
    place(stage, "swap amber").click()
    settle(page)
    assert play.state.hands[0] == ["coral", "ivory", "pearl"]
    expect(page.locator(".status")).to_contain_text("Bob chooses a card")
    assert page.locator("[data-place]").count() == 0  # nobody chooses for Bob
    page.keyboard.press("Tab")
    page.keyboard.press(",")
    expect(page.locator('[data-at="hands/0"]')).to_contain_text("amber")
    text = "\n".join(page.locator(".area").all_inner_texts() + page.locator("button, [aria-live]").all_inner_texts())
    assert [card for card in hidden if card in text] == []
    assert "3 × hidden card" in text
