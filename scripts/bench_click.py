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

CELL = """
import anywidget, yotd_widget as yw
from IPython.display import display

class Bare(anywidget.AnyWidget):
    _esm = '''export default { render({ model }) {
      window.bare = () => new Promise(done => {
        const start = performance.now();
        const heard = () => { model.off('msg:custom', heard); done(performance.now() - start); };
        model.on('msg:custom', heard);
        model.send({});
      });
    } };'''

bare = Bare()
bare.on_msg(lambda widget, content, buffers: widget.send({}))
display(bare, yw.Play(yw.dragon.new_game(["Ada", "Bo", "Cyd", "Dina", "Eli"], seed=7)))
"""

ROOT = "[...document.querySelectorAll('.jp-OutputArea-output *')].find(e => e.shadowRoot).shadowRoot"

# From the pointer going down to the second frame after the change is drawn. A press that only chooses a part of the
# answer, and asks Python nothing, does not count.
PRESS = """async () => {
  const root = ROOT;
  const frame = () => new Promise(requestAnimationFrame);
  const asks = () => root.querySelector('.frame').ariaBusy === 'true';
  const press = place => {
    const box = place.getBoundingClientRect(), at = {clientX: box.x + box.width / 2, clientY: box.y + box.height / 2};
    const event = {bubbles: true, composed: true, cancelable: true, button: 0, pointerId: 1, isPrimary: true, ...at};
    place.dispatchEvent(new PointerEvent('pointerdown', event));
    place.dispatchEvent(new PointerEvent('pointerup', event));
    place.click();
  };
  for (const place of root.querySelectorAll('.place.legal:not([data-away] *, [aria-pressed=true])')) {
    const start = performance.now();
    press(place);
    await frame();
    if (!asks()) continue;
    while (asks()) await frame();
    await frame();
    return performance.now() - start;
  }
  return null;
}""".replace("ROOT", ROOT)


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
            page.wait_for_function("() => window.bare")
            yield from _figures(page, presses)
        finally:
            browser.close()
            lab.stop()


def _figures(page: Any, presses: int) -> Iterator[tuple[str, float, str, float | None]]:
    clicks, bare = _in_turns(page, presses)
    yield f"click to painted in JupyterLab, median of {len(clicks)}", median(clicks), "ms", None
    yield "click to painted in JupyterLab, p95", p95(clicks), "ms", 100
    yield "a message to Python and back, p95", p95(bare), "ms", None
    yield "click to painted, ratio to that", p95(clicks) / p95(bare), "×", 1.3
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
    slow = [page.evaluate(PRESS) for _ in range(presses // 2)]
    yield f"a click, {SLOW} × slower, p95", p95([took for took in slow if took is not None]), "ms", 200


def _in_turns(page: Any, presses: int) -> tuple[list[float], list[float]]:
    """Milliseconds of presses and of bare messages; the first three do not count."""
    found = [(page.evaluate(PRESS), page.evaluate("() => window.bare()")) for _ in range(presses + 3)][3:]
    return [click for click, _ in found if click is not None], [way for _, way in found]


def p95(times: list[float]) -> float:
    return quantiles(times, n=20)[-1]
