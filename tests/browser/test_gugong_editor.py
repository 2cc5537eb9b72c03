"""The Editor of Gùgōng on its drawn board: everything is pressed where it lies, by mouse, by keyboard and by touch."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from desks import FOCUSED, LOST, change, desk_of, place
from measures import small_targets
from playwright.sync_api import expect

import yotd_widget as yw

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

from gallery import gugong

HEIGHTS = {1280: 800, 1000: 900, 390: 844}
desk = desk_of(HEIGHTS)


def editor(players=4, nth=30):
    return yw.Editor(gugong("DP-GIFT", players=players, nth=nth).state)


def test_everything_that_can_be_changed_lies_on_the_board_and_fits_a_screen(desk, axe):
    shown = editor()
    page = desk(shown)
    assert page.evaluate(LOST, [*shown.sheet["controls"]]) == []
    assert page.locator("#widget").bounding_box()["height"] <= HEIGHTS[1280]
    assert axe(page, "#widget") == []
    page.evaluate("() => harness.model.fromKernel({ theme: 'dark' })")
    assert axe(page, "#widget", colours_alone=True) == []
    for width, height in HEIGHTS.items():
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width


def test_by_mouse_servants_get_out_of_hand_and_back(desk):
    shown = editor()
    page = desk(shown)
    place(page, "pool/0").click()
    change(page, shown, lambda: page.locator(".popover").get_by_role("button", name="+ Servant Pool").click())
    expect(page.locator("[aria-live]")).to_contain_text("unreachable: 1")
    change(page, shown, lambda: page.locator(".finding").get_by_role("button").first.click())
    assert not shown.problems
    place(page, "wall/1").click()
    assert page.locator(".popover-head").inner_text().startswith("Bo")


def test_by_keyboard_cards_change_places_and_the_focus_comes_back(desk):
    shown = editor()
    page = desk(shown)
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED) == "day"
    card = shown.state.gifts["canal"]
    place(page, "gift/jade").focus()
    page.keyboard.press("Enter")
    page.locator(".popover select").wait_for()
    other = shown.state.gifts["jade"]
    change(page, shown, lambda: page.locator(".popover select").select_option(card))
    assert (shown.state.gifts["jade"], shown.state.gifts["canal"]) == (card, other)
    page.keyboard.press("Escape")
    assert page.evaluate(FOCUSED) == "gift/jade"


@pytest.mark.touch
def test_by_touch_a_place_is_opened_and_a_ship_put_on_the_canal(desk):
    shown = editor(players=1, nth=1)
    page = desk(shown, width=390)
    page.get_by_role("button", name="Grand Canal", exact=True).tap()
    change(page, shown, lambda: _pressed(page, "harbour/A3"))
    assert shown.state.seats[0].ship("A", 3)
    assert place(page, "ship/0/A3").is_visible()
    assert small_targets(page.locator(".owners .token, .open-one button, .top .token")) == []


def _pressed(page, key):
    place(page, key).tap()
    if page.locator(".popover").count():
        page.locator(".popover .ask").first.tap()
