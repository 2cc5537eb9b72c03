"""The Editor of Rotunda on its drawn board: everything is pressed where it lies, by mouse, by keyboard and by touch."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from desks import FOCUSED, LOST, change, desk_of, place
from playwright.sync_api import expect

import yotd_widget as yw

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

from gallery import rotunda

HEIGHTS = {1280: 920, 1000: 900, 390: 844}
desk = desk_of(HEIGHTS)


def editor():
    return yw.Editor(rotunda("D-5", nth=30).state)


def test_everything_that_can_be_changed_lies_on_the_board(desk, axe):
    shown = editor()
    page = desk(shown)
    assert len(shown.sheet["controls"]) > 100
    assert page.evaluate(LOST, [*shown.sheet["controls"]]) == []
    assert page.locator("#widget").bounding_box()["height"] <= HEIGHTS[1280]
    assert axe(page, "#widget") == []
    page.evaluate("() => harness.model.fromKernel({ theme: 'dark' })")
    assert axe(page, "#widget", colours_alone=True) == []
    for width, height in HEIGHTS.items():
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width


def test_by_mouse_a_leader_comes_into_a_room_and_a_finding_leads_there(desk):
    shown = editor()
    page = desk(shown)
    room = next(room for own in shown.state.seats for room in own.leaders if room != "hall")
    owner = next(seat for seat, own in enumerate(shown.state.seats) if room not in own.leaders)
    place(page, f"room/{room}").click()
    more = page.locator(".popover .control", has_text=f"{shown.state.players[owner]}: Leaders").locator("button").last
    change(page, shown, more.click)
    expect(page.locator(".finding").filter(has_text="two Leaders stand")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".finding").filter(has_text="two Leaders stand").locator(".chip").first.click()
    expect(page.locator(".popover-head")).to_contain_text(shown.sheet["choices"][f"room/{room}"]["label"])


def test_by_keyboard_rooms_change_places_and_the_focus_comes_back(desk):
    shown = editor()
    page = desk(shown)
    at, room = next(iter(shown.state.tiles.items()))
    place(page, f"room/{room}").focus()
    page.keyboard.press("Enter")
    lies = page.locator(".popover .control", has_text="Room that lies here").locator("select")
    options = lies.locator("option").evaluate_all("found => found.map(option => option.value)")
    other = next(each for each in options if each != room)
    change(page, shown, lambda: lies.select_option(other))
    assert shown.state.tiles[at] == other
    page.keyboard.press("Escape")
    assert page.evaluate(FOCUSED)


@pytest.mark.touch
def test_by_touch_an_order_is_given(desk):
    shown = editor()
    page = desk(shown, width=390)
    order = next(each for each in shown.state.data.order if all(each not in own.orders for own in shown.state.seats))
    place(page, "orders/0").tap()
    label = shown.state.game.named(order)
    change(page, shown, page.locator(".popover").get_by_label(label, exact=True).tap)
    assert order in shown.state.seats[0].orders
