"""What a test of the page sees of things that move: what has flown, what changes, and as slowly as it likes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest

import yotd_widget as yw

if TYPE_CHECKING:
    from playwright.sync_api import Page

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
MOVING = f"() => {ROOT}.querySelectorAll('.fx > :not(.ready)').length"
ANIMATED = f"""() => [...new Set({ROOT}.getAnimations().flatMap(({{effect}}) =>
  effect.getKeyframes().flatMap(frame => Object.keys(frame))))].sort()"""
PROPERTIES = {"composite", "computedOffset", "easing", "offset", "opacity", "transform"}


ITSELF = f"""() => {{
  const root = {ROOT}, box = each => {{
    const {{left, top, width, height}} = each.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  }};
  window.flown = [];
  const look = () => {{
    for (const each of root.querySelectorAll('.fx > .real')) {{
      const shown = each.querySelector('.shown'), place = each.querySelector('[data-of]').dataset.of;
      const there = [...root.querySelectorAll(`[data-at="${{place}}"]`)].find(one => one.getClientRects().length);
      const like = [...there.children].find((one, nth) => shown === shown.parentElement.children[nth]);
      const seen = getComputedStyle(each).opacity === '1';
      if (seen && getComputedStyle(shown).visibility === 'visible') window.flown.push([box(shown), box(like)]);
    }}
    window.looking = requestAnimationFrame(look);
  }};
  look();
}}"""
"""What itself flies, frame by frame, and where it will be."""
PLAYED = f"() => {ROOT}.getAnimations().filter(each => !(each instanceof CSSAnimation)).length"
THREE = ["Ada", "Bo", "Cyd"]


def a_game(month: int = 3, names: list[str] = THREE) -> yw.Timeline:
    """A random game, when a month begins."""
    game, policy = yw.Timeline(yw.dragon.new_game(names, seed=7)), yw.RandomPolicy(7)
    while game.state.month < month or game.state.phase != "action":
        game.play(policy.choose(game.state))
    return game


def moving(page: Page) -> int:
    """How many things lie on the layers of motion."""
    count: int = page.evaluate(MOVING)
    return count


def lands(page: Page) -> tuple[list[int], list[int]]:
    """How far from its place whatever itself has flown was at first, and at last: to the sides, and in size."""
    page.wait_for_function(f"() => window.flown.length && !({MOVING})()")
    frames = page.evaluate("() => { cancelAnimationFrame(window.looking); return window.flown; }")
    begin, *_, end = ([abs(a - b) for a, b in zip(shown, there, strict=True)] for shown, there in frames)
    return begin, end


@pytest.fixture
def slowly(stage) -> Iterator[Callable[[float], None]]:
    """Lets things move, at a rate: of the page's animations, not of its script."""
    session = stage.page.context.new_cdp_session(stage.page)
    session.send("Animation.enable")

    def allow(rate: float = 0.01) -> None:
        stage.page.emulate_media(reduced_motion="no-preference")
        session.send("Animation.setPlaybackRate", {"playbackRate": rate})

    yield allow
    session.send("Animation.setPlaybackRate", {"playbackRate": 1})
    session.send("Animation.disable")
    session.detach()
