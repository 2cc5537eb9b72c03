"""Clicks in a stock JupyterLab: until the new picture is painted, beside a message to Python and back.

A part of `scripts/benchmark.py`. The bare way is that of a widget that answers at once and draws nothing; both take
turns, so that whatever else the machine does befalls both.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

from chromium import FLAGS, find_chromium
from lab_server import LabServer
from playwright.sync_api import sync_playwright

SLOW = 6
"""So many times slower a processor is imitated."""

PAUSE = 900
"""Milliseconds between two presses: as long as somebody needs who has seen what to press next."""
GLANCE = 300
"""Milliseconds for which the mouse rests before it presses: the preview has been drawn by then."""


class Click(NamedTuple):
    """Milliseconds from the pointer down: its message is out, Python has confirmed it, the new picture is painted."""

    sent: float
    confirmed: float
    painted: float


class Turns(NamedTuple):
    """Clicks, and beside each what messages need [ms]."""

    clicks: list[Click]
    python: list[float]
    bare: list[float]
    whole: list[float]
    frames: list[float]


HELD = 1.3
"""So many times a bare message to Python and back a press may take until it is painted."""

OTHERS = {"gugong": "Gùgōng", "rotunda": "Rotunda"}
"""Of these only how long a press takes beside a bare message; of the first game all figures."""

CELL = """
from time import perf_counter
import anywidget, traitlets, yotd_widget as yw
from IPython.display import display

class Bare(anywidget.AnyWidget):
    play = traitlets.Unicode().tag(sync=True)
    _esm = '''export default { async render({ model }) {
      window.bare = (asked = '') => new Promise(done => {
        const start = performance.now();
        const heard = told => { model.off('msg:custom', heard); done([performance.now() - start, told.took]); };
        model.on('msg:custom', heard);
        model.send({ asked });
      });
      window.play = await model.widget_manager.get_model(model.get('play'));
    } };'''

play = yw.Play(yw.{game}.new_game(["Ada", "Bo", "Cyd", "Dina", "Eli"], seed=7))
bare = Bare(play=play.model_id)
took, handled = [], play._handle_custom_msg

def timed(content, buffers):
    start = perf_counter()
    handled(content, buffers)
    took.append(1000 * (perf_counter() - start))

def answer(widget, content, buffers):
    if content["asked"] == "took":
        widget.send({"took": took[-1]})
    elif content["asked"] == "legal":
        choices = play.snapshot["choices"].items()
        widget.send({"took": [key for key, choice in choices if choice["state"] == "legal"]})
    else:
        widget.send(play.get_state("snapshot") if content["asked"] else {})

play._handle_custom_msg = timed
bare.on_msg(answer)
display(bare, play)
"""

# Where the mouse presses next: the middle of a place that answers, whatever lies before the board. Of a choice that is
# made of several parts all are pressed here but the last, "Do it", which makes the message.
NEXT = """async count => {
  const root = [...document.querySelectorAll('.jp-OutputArea-output *')].find(each => each.shadowRoot).shadowRoot;
  const places = key => root.querySelector(`[data-place="${key}"]:not([data-away] *, [aria-pressed=true])`);
  const [, keys] = await bare('legal');
  const legal = keys.filter(key => places(key) ?? key.split('+').every(places));
  const key = legal[count % legal.length];
  const drawn = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  for (const part of places(key) ? [] : key.split('+')) {
    places(part)?.click();
    await drawn();
  }
  const place = places(key) ?? root.querySelector('.bar .go');
  place.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = place.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""

# From the pointer going down: when its message goes out, when Python has confirmed it, when the thread has painted the
# new picture, whichever comes first; that it is another picture is read off the timeline. A task of the highest
# priority from within a frame is the first after it; the next frame is another, behind all that the notebook has to do.
WATCH = """() => void (window.pressed = new Promise(done => {
  const root = [...document.querySelectorAll('.jp-OutputArea-output *')].find(each => each.shadowRoot).shadowRoot;
  const step = () => root.querySelector('.timeline input').value;
  addEventListener('pointerdown', ({ timeStamp }) => {
    const before = step();
    const moments = {};
    const note = name => {
      moments[name] = performance.now() - timeStamp;
      const { sent, confirmed, painted } = moments;
      if (sent && confirmed && painted) done([sent, confirmed, painted]);
    };
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (message) {
      WebSocket.prototype.send = send;
      send.call(this, message);
      note('sent');
    };
    play.once('change:snapshot', () => note('confirmed'));
    const seen = new MutationObserver(() => {
      if (step() === before) return;
      seen.disconnect();
      requestAnimationFrame(() => scheduler.postTask(() => note('painted'), { priority: 'user-blocking' }));
    });
    seen.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  }, { capture: true, once: true });
}))"""


# From anywhere in time to the end of the next frame, in which nothing has changed.
FRAME = """() => new Promise(done => {
  const start = performance.now();
  requestAnimationFrame(() => scheduler.postTask(() => done(performance.now() - start), { priority: 'user-blocking' }));
})"""

# Messages that carry something of a widget, from the next press on: out and back until the new picture is there.
COUNT = """() => void (window.counted = new Promise(done => {
  addEventListener('pointerdown', () => {
    const count = [0, 0];
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (message) {
      const text = typeof message === 'string' ? message : new TextDecoder().decode(message);
      if (text.includes('comm_msg')) count[0] += 1;
      return send.call(this, message);
    };
    const line = play.comm.jsServicesComm;
    const hear = line.onMsg;
    line.onMsg = message => {
      count[1] += 1;
      return hear(message);
    };
    play.once('change:snapshot', () => {
      WebSocket.prototype.send = send;
      line.onMsg = hear;
      done([...count]);
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
            with _opened(browser, lab, "dragon") as page:
                yield from _figures(page, presses)
            for game, name in OTHERS.items():
                with _opened(browser, lab, game) as page:
                    yield from _beside(name, _in_turns(page, presses // 2))
        finally:
            browser.close()
            lab.stop()


def _opened(browser: Any, lab: LabServer, game: str) -> Any:
    """A page with a new game in a notebook, ready to be pressed."""
    page = browser.new_page()
    lab.open(page, lab.notebook(f"{game}.ipynb", CELL.replace("{game}", game)))
    lab.run_all(page)
    page.locator(".place.legal").first.wait_for()
    page.wait_for_function("() => window.play")
    return page


def _beside(name: str, turns: Turns) -> Iterator[tuple[str, float, str, float | None]]:
    _sent, confirmed, painted = zip(*turns.clicks, strict=True)
    yield f"click to painted of {name}, median of {len(painted)}", median(painted), "ms", None
    yield f"click to painted of {name}, p95", p95(painted), "ms", None
    yield f"click to painted of {name}, p95, ratio to the bare message", p95(painted) / p95(turns.bare), "×", HELD
    yield f"click to confirmed of {name}, median", median(confirmed), "ms", None


def _figures(page: Any, presses: int) -> Iterator[tuple[str, float, str, float | None]]:
    turns = _in_turns(page, presses)
    clicks, pythons, bare, whole, frames = turns
    sent, confirmed, painted = zip(*clicks, strict=True)
    before = sum(seen < said for seen, said in zip(painted, confirmed, strict=True))
    yield f"click to painted in JupyterLab, median of {len(clicks)}", median(painted), "ms", None
    yield "click to painted in JupyterLab, p95", p95(painted), "ms", 100
    yield "of it until its message is out, median", median(sent), "ms", None
    yield "of these painted before Python has answered", before, "", None
    yield "click to confirmed by Python, median", median(confirmed), "ms", None
    yield "click to confirmed by Python, p95", p95(confirmed), "ms", None
    yield "in Python's own function, median", median(pythons), "ms", None
    yield "a message to Python and back, median", median(bare), "ms", None
    yield "a message to Python and back, p95", p95(bare), "ms", None
    yield "the same with a picture on the way back, median", median(whole), "ms", None
    yield "a frame with nothing new, median", median(frames), "ms", None
    yield "click to painted, p95, ratio to the bare message", p95(painted) / p95(bare), "×", HELD
    out, back = _messages(page)
    yield "messages of a press until its picture is there, out", out, "", 1
    yield "messages of a press until its picture is there, back", back, "", 1
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
    slow = [press(page) for _ in range(presses // 2 + 3)][3:]
    sent, confirmed, painted = zip(*slow, strict=True)
    yield f"a click, {SLOW} × slower: until its message is out, median", median(sent), "ms", None
    yield f"a click, {SLOW} × slower: until Python has confirmed it, median", median(confirmed), "ms", None
    yield f"a click, {SLOW} × slower, median", median(painted), "ms", None
    yield f"a click, {SLOW} × slower, p95", p95(painted), "ms", 200


def press(page: Any, count: int = 0) -> Click:
    """A press of the mouse after a glance. count: which of the choices."""
    page.wait_for_timeout(PAUSE)
    x, y = page.evaluate(NEXT, count)
    page.mouse.move(x - 12, y)
    page.mouse.move(x, y)
    page.wait_for_timeout(GLANCE)
    page.evaluate(WATCH)
    page.mouse.down()
    page.mouse.up()
    return Click(*page.evaluate("() => window.pressed"))


def _in_turns(page: Any, presses: int) -> Turns:
    """Presses and the least that they need, one after the other: Python's own time, messages, frames [ms].

    The first three do not count.
    """
    found = []
    for count in range(presses + 3):
        click = press(page, count)
        page.wait_for_timeout(PAUSE)
        _way, python = page.evaluate("() => window.bare('took')")
        bare, whole = (_bare(page, asked) for asked in ("", "picture"))
        found.append((click, python, bare, whole, page.evaluate(FRAME)))
    return Turns(*map(list, zip(*found[3:], strict=True)))


def _bare(page: Any, asked: str) -> float:
    page.wait_for_timeout(GLANCE)
    way, _told = page.evaluate("asked => window.bare(asked)", asked)
    return way


def _messages(page: Any) -> tuple[int, int]:
    """How many messages a press needs until its picture is there: to Python, and back."""
    page.evaluate(COUNT)
    press(page)
    out, back = page.evaluate("() => window.counted")
    return out, back


def p95(times: Sequence[float]) -> float:
    return quantiles(times, n=20)[-1]
