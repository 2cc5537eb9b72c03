"""What moves in Gùgōng: over a board that is complete, by transform and opacity alone, never where none is wanted."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import pytest
from nights import one_in

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

from gallery import gugong
from moving import ANIMATED, FLOWN, ITSELF, MOVING, PROPERTIES, ROOT, WATCH, lands, slowly
from playwright.sync_api import expect
from settled import settle

import yotd_widget as yw

__all__ = ["slowly"]


def give(board: Any) -> None:
    """The first exchange that is free."""
    choices = board.widget.snapshot["choices"].items()
    key = next(key for key, each in choices if each["state"] == "legal" and key.count("+") == 1)
    for part in key.split("+"):
        board.place(part).click()
    board.page.locator(".bar .go").click()


def test_gifts_change_hands_and_a_press_ends_it(table, slowly):
    board = table(gugong("DP-GIFT", nth=5).state)
    slowly(0.05)
    board.page.evaluate(WATCH)
    give(board)
    board.page.wait_for_function(MOVING)
    assert set(board.page.evaluate(ANIMATED)) <= PROPERTIES
    assert "#gift-back" in board.page.evaluate(FLOWN)
    board.page.keyboard.press("Escape")
    board.page.wait_for_function(f"() => !({MOVING})()")


@pytest.mark.parametrize("width", [1280, 900])
def test_the_card_itself_flies_into_the_hands_and_lies_there_as_it_has_come(table, slowly, width):
    board = table(gugong("DP-GIFT", nth=5).state, width=width)
    slowly(0.1)
    board.page.evaluate(ITSELF)
    give(board)
    begin, end = lands(board.page)
    assert max(begin) > 20
    assert max(end) <= 2, "nothing jumps at the end"


OVER = f"""() => {{
  const card = {ROOT}.querySelector('.chapter'), box = card.getBoundingClientRect(), go = card.querySelector('.go');
  const at = go.getBoundingClientRect();
  return {ROOT}.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2) === go && box.bottom <= innerHeight;
}}"""
TITLE = f"() => {ROOT}.querySelector('.chapter .title')?.textContent ?? ''"


def unpaid(board: Any) -> None:
    """The first exchange that is neither free nor paid, so that the turn is over."""
    choices = board.widget.snapshot["choices"].items()
    key = next(key for key, each in choices if each["state"] == "legal" and key.endswith("no_action"))
    for part in key.split("+"):
        board.place(part).click()
    board.page.locator(".bar .go").click()


@pytest.mark.parametrize("moving", [False, True])
def test_mengs_turn_is_stepped_through(table, slowly, moving):
    """His card, his gift, what he does: each waits for its *Next*, also where nothing moves; the board is complete."""
    board = table(gugong("DP-GIFT", players=1).state, pace="next")
    if moving:
        slowly(1)
    unpaid(board)
    for part in ("card", "gift", "actions"):
        board.page.wait_for_function(f"() => ({TITLE})() === 'Meng: the {part}'")
        board.page.locator(".chapter .go").click()
    board.page.wait_for_function(f"() => !({TITLE})()")
    assert board.play.snapshot["decision"]["id"] == "DP-GIFT"


def test_on_a_phone_the_story_lies_below_the_officials(table):
    board = table(gugong("DP-GIFT", players=1).state, width=390, pace="next")
    unpaid(board)
    board.page.wait_for_function(f"() => ({TITLE})() === 'Meng: the card'")
    card = board.page.locator(".chapter").bounding_box()
    gates = [gate.bounding_box() for gate in board.page.locator(".gate").all()]
    assert card["y"] >= max(gate["y"] + gate["height"] for gate in gates) - 12
    text, button = (board.page.locator(f".chapter {part}").bounding_box() for part in (".told", ".go"))
    below, beside = button["y"] >= text["y"] + text["height"], button["x"] >= text["x"] + text["width"]
    assert below or beside, "the button lies on no word"
    board.page.set_viewport_size({"width": 390, "height": 520})
    board.page.locator(".chapter .go").click()
    board.page.wait_for_function(f"() => ({TITLE})() === 'Meng: the gift'")
    card, bar = (board.page.locator(part).bounding_box() for part in (".chapter", ".gugong .bar"))
    assert card["y"] + card["height"] <= bar["y"]
    assert board.page.evaluate(OVER), "the bar lies over the story"


def test_any_press_ends_mengs_turn(table, slowly):
    board = table(gugong("DP-GIFT", players=1).state)
    slowly(0.4)
    unpaid(board)
    board.page.wait_for_function(f"() => ({TITLE})() === 'Meng: the card'")
    slowly()
    board.page.mouse.click(4, 4)
    board.page.wait_for_function(f"() => !({TITLE})() && !({MOVING})()")


def test_nothing_moves_where_no_motion_is_wanted(table):
    board = table(gugong("DP-GIFT", nth=5).state)
    board.page.evaluate(WATCH)
    give(board)
    settle(board.page)
    assert board.page.evaluate("() => window.seen.length") == 0


@pytest.mark.parametrize(("point", "piece"), [("DP-CITY", "#piece-traveller"), ("DP-CANAL-MOVE", "#piece-ship")])
def test_pieces_go_to_their_new_places(table, slowly, point, piece):
    board = table(gugong(point).state)
    slowly(1)
    board.page.evaluate(WATCH)
    choices = board.widget.snapshot["choices"].items()
    key = next(key for key, each in choices if each["state"] == "legal" and "/" in key and "+" not in key)
    board.place(key).click()
    board.page.wait_for_function(f"() => ({FLOWN})().includes('{piece}')")


@pytest.mark.parametrize("width", one_in(3, [390, 820, 1280]))
def test_the_title_says_what_others_do_wherever_it_is(stage, table, slowly, width):
    game = gugong("DP-GIFT", nth=5)
    own = game.state.decision.player
    others = [name for name in game.state.players if name != own]
    board = table(game, width=width, auto=others, policy=yw.RandomPolicy(3))
    slowly(0.5)
    unpaid(board)
    told = board.page.locator(".fx > .held .status .who")
    expect(told).to_have_text(re.compile(f"^({'|'.join(others)})"))
    slowly()
    top, title = board.page.locator(".fx > .held .top").bounding_box(), told.bounding_box()
    assert title["x"] >= top["x"]
    assert title["x"] + title["width"] <= top["x"] + top["width"]
    assert title["y"] + title["height"] <= top["y"] + top["height"] + 1
    assert board.page.locator(".said").count() == 0, "nothing lies over the slip"
    board.page.keyboard.press("x")
