"""The page's own bars: previews, looking back and panels on slow machines, what is sent, how large it all is.

A part of `scripts/benchmark.py`. The bundle runs in Chromium without Jupyter, with the real Python classes behind it.
Slow machines are imitated by the browser, which then works six times slower.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator
from statistics import quantiles
from typing import Any

from harness import WIDGETS, Server, Stage, traits

import yotd_widget as yw

NAMES = ["Ada", "Bo", "Cyd", "Dina", "Eli"]
SLOW = 6
ROOT_OF_VIEW = "harness.el.firstElementChild.shadowRoot"

# From an act to the second frame after it: what it has changed is painted then.
PAINTED = """async act => {
  const frame = () => new Promise(requestAnimationFrame);
  const root = ROOT, start = performance.now();
  ACT
  await frame();
  await frame();
  return performance.now() - start;
}""".replace("ROOT", ROOT_OF_VIEW)

FOCUS = PAINTED.replace(
    "ACT",
    """const places = [...root.querySelectorAll('.place.legal')];
  places[act % places.length].focus();""",
)
SCRUB = PAINTED.replace(
    "ACT",
    """const slider = root.querySelector('.timeline input[type=range]');
  slider.value = String((act * 37) % (Number(slider.max) + 1));
  slider.dispatchEvent(new Event('input', { bubbles: true }));""",
)
PANEL = PAINTED.replace(
    "ACT",
    """root.querySelector('.place').focus();
  root.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 't', bubbles: true, composed: true }));""",
)


def whole_game() -> yw.Timeline:
    """A game of five with everything in it, to its end."""
    game = yw.Timeline(yw.dragon.new_game(NAMES, seed=7, great_wall=True, great_event="ge_flood"))
    policy = yw.RandomPolicy(7)
    while game.state.agenda:
        game.play(policy.choose(game.state))
    return game


def month_10() -> yw.Timeline:
    """The same game in month 10, where somebody chooses an action."""
    game = whole_game()
    at = next(at for at in range(len(game.steps)) if (state := game.state_at(at)).month == 10 and _acts(state))
    return game.jump(at)


def _acts(state: Any) -> bool:
    return state.decision is not None and state.decision.id == "D-04"


def p95(measure: Callable[[int], float], presses: int) -> float:
    times = [measure(number) for number in range(presses + 3)][3:]
    return quantiles(times, n=20)[-1]


def page_figures(browser: Any, presses: int) -> Iterator[tuple[str, float, str, float | None]]:
    """Name, value, unit and bar of everything that is measured on the page."""
    server = Server()
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    try:
        stage = Stage(page, server.url)
        stage.open(yw.Play(month_10()))
        page.wait_for_function("() => !harness.model.sent.length || harness.el")
        sent = page.evaluate("() => harness.model.sent.length")
        yield "preview on focus, p95", p95(lambda number: page.evaluate(FOCUS, number), presses), "ms", 50
        yield "messages to Python meanwhile", page.evaluate("() => harness.model.sent.length") - sent, "", 0
        yield "a panel opens or closes, p95", p95(lambda number: page.evaluate(PANEL, number), presses), "ms", 100
        slow = page.context.new_cdp_session(page)
        slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
        yield f"the same, {SLOW} × slower", p95(lambda number: page.evaluate(PANEL, number), presses), "ms", 200
        slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        stage.open(yw.TimelineView(whole_game()))
        yield "a step of looking back, p95", p95(lambda number: page.evaluate(SCRUB, number), presses), "ms", 50
        slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
        yield f"the same, {SLOW} × slower", p95(lambda number: page.evaluate(SCRUB, number), presses), "ms", 100
    finally:
        page.close()
        server.close()


def sizes() -> Iterator[tuple[str, float, str, float | None]]:
    """Name, value, unit and bar of what is shipped and sent."""
    bundle = (WIDGETS / "static" / "yotd.js").read_bytes()
    yield "bundle, gzip", len(gzip.compress(bundle, 9)) / 1000, "kB", 60
    first = _json(traits(yw.Play(month_10())))
    yield "first message of a board", len(first) / 1000, "kB", 60
    history = _json(traits(yw.TimelineView(whole_game())))
    yield "a whole game with its reasons", len(history) / 1000, "kB", 250
    yield "the same, gzip", len(gzip.compress(history, 9)) / 1000, "kB", 40


def _json(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
