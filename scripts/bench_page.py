"""The page's own bars: previews, looking back and panels on slow machines, what is sent, how large it all is.

A part of `scripts/benchmark.py`. The bundle runs in Chromium without Jupyter, with the real Python classes behind it.
Slow machines are imitated by the browser, which then works six times slower.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator
from statistics import median, quantiles
from typing import Any

from gallery import played
from harness import WIDGETS, Server, Stage, traits
from test_packaging import MOST

import yotd_widget as yw

SLOW = 6
ROOT_OF_VIEW = "harness.el.firstElementChild.shadowRoot"

# From an act until the frame with what it has changed is painted: a task of the highest priority from within a frame is
# the first after it. What comes after that frame is only heard.
PAINTED = """async act => {
  const root = ROOT, start = performance.now();
  ACT
  await new Promise(requestAnimationFrame);
  await scheduler.postTask(() => {}, { priority: 'user-blocking' });
  return performance.now() - start;
}""".replace("ROOT", ROOT_OF_VIEW)

FOCUS = PAINTED.replace(
    "ACT",
    """const places = [...root.querySelectorAll('.place.legal:not([data-away] *)')];
  places[act % places.length].focus();""",
)
TO = """const slider = root.querySelector('.timeline input[type=range]');
  slider.value = String(PLACE % (Number(slider.max) + 1));
  slider.dispatchEvent(new Event('input', { bubbles: true }));"""
STEP = PAINTED.replace("ACT", TO.replace("PLACE", "(100 + act)"))
JUMP = PAINTED.replace("ACT", TO.replace("PLACE", "(act * 37)"))
PANEL = PAINTED.replace(
    "ACT",
    """root.querySelector('.place:not([data-away] *)').focus();
  root.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 't', bubbles: true, composed: true }));""",
)

# What is still moving after a press, in frames and milliseconds.
MOVED = """async () => {
  const root = ROOT;
  const moves = () => root.querySelector('.frame').getAnimations({ subtree: true })
    .some(each => each.playState === 'running' && each.effect.target.closest('.fx'));
  const frame = () => new Promise(requestAnimationFrame);
  const patience = performance.now() + 400;
  while (!moves() && performance.now() < patience) await frame();
  const start = performance.now();
  let frames = 0;
  while (moves()) { await frame(); frames += 1; }
  return [frames, performance.now() - start];
}""".replace("ROOT", ROOT_OF_VIEW)

# Messages that a reader's act has sent; the heartbeat and the steps to look back at come of themselves.
SENT = "() => harness.model.sent.filter(({ kind }) => kind !== 'ping' && kind !== 'history').length"


def month_10() -> yw.Timeline:
    """A game of five with everything in it, in month 10, where somebody chooses an action."""
    game = played()
    at = next(at for at in range(len(game.steps)) if (state := game.state_at(at)).month == 10 and _acts(state))
    return game.jump(at)


def _acts(state: Any) -> bool:
    return state.decision is not None and state.decision.id == "D-04"


def timed(measure: Callable[[int], float], presses: int) -> list[float]:
    """What is measured so many times; the first three do not count."""
    return [measure(number) for number in range(presses + 3)][3:]


def p95(measure: Callable[[int], float], presses: int) -> float:
    return quantiles(timed(measure, presses), n=20)[-1]


def page_figures(browser: Any, presses: int) -> Iterator[tuple[str, float, str, float | None]]:
    """Name, value, unit and bar of everything that is measured on the page."""
    server = Server()
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    try:
        stage = Stage(page, server.url)
        stage.open(yw.Play(month_10()))
        page.locator(".numeral").first.wait_for()  # the steps to look back at have come
        sent = page.evaluate(SENT)
        yield "preview on focus, p95", p95(lambda number: page.evaluate(FOCUS, number), presses), "ms", 50
        yield "messages to Python meanwhile", page.evaluate(SENT) - sent, "", 0
        yield "a panel opens or closes, p95", p95(lambda number: page.evaluate(PANEL, number), presses), "ms", 100
        slow = page.context.new_cdp_session(page)
        slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
        yield f"the same, {SLOW} × slower", p95(lambda number: page.evaluate(PANEL, number), presses), "ms", 200
        slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        yield from motion_figures(page, stage, slow, presses)
        stage.open(yw.TimelineView(played()))
        for name, act in {"step": STEP, "jump": JUMP}.items():
            yield (
                f"a {name} of looking back, p95",
                p95(lambda number, act=act: page.evaluate(act, number), presses),
                "ms",
                50,
            )
        slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
        steps = timed(lambda number: page.evaluate(STEP, number), presses)
        yield f"a step, {SLOW} × slower, median", median(steps), "ms", 100
        yield f"a step, {SLOW} × slower, p95", quantiles(steps, n=20)[-1], "ms", 200  # decision 019
        yield f"a jump, {SLOW} × slower, p95", p95(lambda number: page.evaluate(JUMP, number), presses), "ms", 200
    finally:
        page.close()
        server.close()


def motion_figures(
    page: Any, stage: Stage, session: Any, presses: int
) -> Iterator[tuple[str, float, str, float | None]]:
    """Frames while things move after a press: by the clock, and what one costs the page's thread on a slow machine."""
    stage.open(yw.Play(month_10()))
    page.emulate_media(reduced_motion="no-preference")
    page.locator(".numeral").first.wait_for()
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    moved = []
    for _ in range(presses // 2):
        page.locator(".place.legal:not([data-away] *)").first.click()
        before = busy(session)
        frames, lasted = page.evaluate(MOVED)
        if frames:
            moved.append((frames, lasted, busy(session) - before))
    frames, lasted, worked = (sum(each) for each in zip(*moved, strict=True))
    yield "frames a second in motion", 1000 * frames / lasted, "", None
    yield "from frame to frame in motion", lasted / frames, "ms", 20
    yield f"a frame in motion, processor time × {SLOW}", SLOW * worked / frames, "ms", 20
    page.emulate_media(reduced_motion="reduce")


def busy(session: Any) -> float:
    """Milliseconds that the page's thread has worked."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(1000 * each["value"] for each in metrics if each["name"] == "TaskDuration")


def sizes() -> Iterator[tuple[str, float, str, float | None]]:
    """Name, value, unit and bar of what is shipped and sent."""
    for bundle in sorted((WIDGETS / "static").glob("*.js")):
        yield f"{bundle.name}, gzip", len(gzip.compress(bundle.read_bytes(), 9)) / 1000, "kB", MOST / 1000
    first = _json(traits(yw.Play(month_10())))
    yield "first message of a board", len(first) / 1000, "kB", 60
    history = _json(traits(yw.TimelineView(played())))
    yield "a whole game with its reasons", len(history) / 1000, "kB", 321  # decisions 037, 073, 103
    yield "the same, gzip", len(gzip.compress(history, 9)) / 1000, "kB", 41


def _json(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
