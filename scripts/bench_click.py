"""Clicks in a stock JupyterLab: until the new picture is painted, beside a message to Python and back.

A part of `scripts/benchmark.py`. The bare way is that of a widget that answers at once and draws nothing; both take
turns, so that whatever else the machine does befalls both.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from chromium import FLAGS, find_chromium
from lab_server import LabServer
from playwright.sync_api import sync_playwright

SLOW = 6
"""So many times slower a processor is imitated."""

PAUSE = 900
"""Milliseconds between two presses: as long as somebody needs who has seen what to press next."""
GLANCE = 300
"""Milliseconds for which the mouse rests before it presses: the preview has been drawn by then."""

CELL = """
import anywidget, traitlets, yotd_widget as yw
from IPython.display import display

class Bare(anywidget.AnyWidget):
    play = traitlets.Unicode().tag(sync=True)
    _esm = '''export default { async render({ model }) {
      window.bare = () => new Promise(done => {
        const start = performance.now();
        const heard = () => { model.off('msg:custom', heard); done(performance.now() - start); };
        model.on('msg:custom', heard);
        model.send({});
      });
      window.play = await model.widget_manager.get_model(model.get('play'));
    } };'''

play = yw.Play(yw.dragon.new_game(["Ada", "Bo", "Cyd", "Dina", "Eli"], seed=7))
bare = Bare(play=play.model_id)
bare.on_msg(lambda widget, content, buffers: widget.send({}))
display(bare, play)
"""

# Where the mouse presses next: the middle of the first place that answers, whatever lies before the board.
NEXT = """() => {
  const root = [...document.querySelectorAll('.jp-OutputArea-output *')].find(each => each.shadowRoot).shadowRoot;
  const place = root.querySelector('.place.legal:not([data-away] *, [aria-pressed=true])');
  place.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = place.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""

# From the pointer going down until the frame with the new picture is painted: when its message goes out, when the
# answer is there, when the page's thread has painted. A task of the highest priority from within a frame is the first
# after it; the next frame would be another one, behind all that the notebook has to do meanwhile.
WATCH = """() => void (window.pressed = new Promise(done => {
  const moments = [];
  addEventListener('pointerdown', ({ timeStamp }) => {
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (message) {
      WebSocket.prototype.send = send;
      send.call(this, message);
      moments.push(performance.now());
    };
    play.once('change:snapshot', () => {
      moments.push(performance.now());
      requestAnimationFrame(() => scheduler.postTask(() => {
        moments.push(performance.now());
        done(moments.map(moment => moment - timeStamp));
      }, { priority: 'user-blocking' }));
    });
  }, { capture: true, once: true });
}))"""


def click_figures(presses: int) -> Iterator[tuple[str, float, str, float | None]]:
    """Name, value, unit and bar. Raises: FileNotFoundError where no browser is found."""
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=find_chromium(playwright), args=FLAGS)
        for part in ("notebooks", "state"):
            (Path(folder) / part).mkdir()
        lab = LabServer(Path(folder) / "notebooks", Path(folder) / "state")
        try:
            page = browser.new_page()
            lab.open(page, lab.notebook("bench.ipynb", CELL))
            lab.run_all(page)
            page.locator(".place.legal").first.wait_for()
            page.wait_for_function("() => window.play")
            yield from _figures(page, presses)
        finally:
            browser.close()
            lab.stop()


def _figures(page: Any, presses: int) -> Iterator[tuple[str, float, str, float | None]]:
    clicks, bare = _in_turns(page, presses)
    yield f"click to painted in JupyterLab, median of {len(clicks)}", median(clicks), "ms", None
    yield "click to painted in JupyterLab, p95", p95(clicks), "ms", 100
    yield "a message to Python and back, median", median(bare), "ms", None
    yield "a message to Python and back, p95", p95(bare), "ms", None
    yield "click to painted, ratio to that", p95(clicks) / p95(bare), "×", 1.3
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
    slow = [press(page) for _ in range(presses // 2 + 3)][3:]
    sent, answered, painted = zip(*slow, strict=True)
    yield f"a click, {SLOW} × slower: until its message is out, median", median(sent), "ms", None
    yield f"a click, {SLOW} × slower: until the answer is there, median", median(answered), "ms", None
    yield f"a click, {SLOW} × slower, median", median(painted), "ms", None
    yield f"a click, {SLOW} × slower, p95", p95(painted), "ms", 200


def press(page: Any) -> tuple[float, float, float]:
    """Milliseconds from a press of the mouse until its message is out, the answer is there, and the picture painted."""
    page.wait_for_timeout(PAUSE)
    x, y = page.evaluate(NEXT)
    page.mouse.move(x - 12, y)
    page.mouse.move(x, y)
    page.wait_for_timeout(GLANCE)
    page.evaluate(WATCH)
    page.mouse.down()
    page.mouse.up()
    sent, answered, painted = page.evaluate("() => window.pressed")
    return sent, answered, painted


def _in_turns(page: Any, presses: int) -> tuple[list[float], list[float]]:
    """Milliseconds of presses and of bare messages; the first three do not count."""
    found = [(press(page)[-1], _bare(page)) for _ in range(presses + 3)][3:]
    return [click for click, _ in found], [way for _, way in found]


def _bare(page: Any) -> float:
    page.wait_for_timeout(PAUSE + GLANCE)
    way: float = page.evaluate("() => window.bare()")
    return way


def p95(times: list[float]) -> float:
    return quantiles(times, n=20)[-1]
