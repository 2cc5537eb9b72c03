"""What moves in Gùgōng: over a board that is complete, by transform and opacity alone, never where none is wanted."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

from gallery import gugong
from settled import settle

import yotd_widget as yw

ROOT = "harness.el.firstElementChild.shadowRoot"
WATCH = f"""() => {{
  window.seen = [];
  const look = records => window.seen.push(...records.flatMap(({{addedNodes}}) => [...addedNodes]));
  window.watcher = new MutationObserver(look);
  for (const fx of {ROOT}.querySelectorAll('.fx')) window.watcher.observe(fx, {{childList: true}});
}}"""
FLOWN = (
    "() => [...new Set(window.seen.flatMap(e => [...e.querySelectorAll('use')].map(use => use.getAttribute('href'))))]"
)
MOVING = f"() => {ROOT}.querySelectorAll('.fx > *').length"
ANIMATED = f"""() => [...new Set({ROOT}.getAnimations().flatMap(({{effect}}) =>
  effect.getKeyframes().flatMap(frame => Object.keys(frame))))].sort()"""
PROPERTIES = {"composite", "computedOffset", "easing", "offset", "opacity", "transform"}


@pytest.fixture
def slowly(stage) -> Iterator[Callable[[float], None]]:
    """Lets things move, at a rate."""
    session = stage.page.context.new_cdp_session(stage.page)
    session.send("Animation.enable")

    def allow(rate: float = 0.01) -> None:
        stage.page.emulate_media(reduced_motion="no-preference")
        session.send("Animation.setPlaybackRate", {"playbackRate": rate})

    yield allow
    session.send("Animation.setPlaybackRate", {"playbackRate": 1})
    session.send("Animation.disable")
    session.detach()


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
    assert button["y"] >= text["y"] + text["height"]
    board.page.locator(".chapter .go").click()
    board.page.wait_for_function(f"() => ({TITLE})() === 'Meng: the gift'")
    card, bar = (board.page.locator(part).bounding_box() for part in (".chapter", ".gugong .bar"))
    assert card["y"] + card["height"] > bar["y"]
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


ON_TOP = f"""() => {{
  const told = {ROOT}.querySelector('.said');
  told.style.pointerEvents = told.parentElement.style.pointerEvents = 'auto';
  const {{left, top, width, height}} = told.getBoundingClientRect();
  return told.contains({ROOT}.elementFromPoint(left + width / 2, top + height / 2));
}}"""


@pytest.mark.parametrize("width", [820, 390])
def test_what_others_do_is_told_over_the_slip_where_no_line_has_room_for_it(stage, table, slowly, width):
    game = gugong("DP-GIFT", nth=5)
    own = game.state.decision.player
    others = [name for name in game.state.players if name != own]
    board = table(game, width=width, auto=others, policy=yw.RandomPolicy(3))
    slowly(0.5)
    unpaid(board)
    told = board.page.locator(".said")
    told.wait_for()
    slowly()
    bar, said = board.page.locator(".gugong .bar").bounding_box(), told.bounding_box()
    assert said["y"] >= bar["y"]
    assert said["x"] >= bar["x"]
    assert said["x"] + said["width"] <= bar["x"] + bar["width"]
    assert board.page.evaluate(ON_TOP)
    board.page.keyboard.press("x")
