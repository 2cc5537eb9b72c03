"""The bundle in a browser without Jupyter: a page that hosts widgets, and the real Python classes behind them."""

from __future__ import annotations

import http.server
import threading
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import anywidget
from playwright.sync_api import Page

from yotd_widget.widgets.widget import Widget

WIDGETS = Path(__file__).parents[1] / "yotd_widget/widgets"
SERVED = {
    "/static/": WIDGETS / "static",
    "/words.json": WIDGETS / "frontend/tests/words.json",
    "/samples/": WIDGETS / "frontend/tests/samples",
    "/": WIDGETS / "frontend/harness",
}
JUPYTERS = {"_esm", *anywidget.AnyWidget.class_trait_names()}
CONNECT = """() => {
  harness.model.onSend = async content => {
    const { traits, answers } = await askPython(content);
    harness.model.fromKernel(traits);
    for (const answer of answers) harness.model.answer(answer);
  };
  harness.model.onSave = async changed => harness.model.fromKernel(await savePython(changed));
}"""


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the page that hosts a widget without Jupyter, the bundle and the sample snapshots."""

    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | {".js": "text/javascript"}

    def translate_path(self, path: str) -> str:
        path = urlsplit(path).path
        prefix = next(prefix for prefix in SERVED if path.startswith(prefix))
        rest = path.removeprefix(prefix)
        return str(SERVED[prefix] / rest if rest else SERVED[prefix])

    def log_message(self, *_args: object) -> None:
        pass


class Server:
    """Serves the harness on loopback until `close`; `url` ends with a slash."""

    def __init__(self) -> None:
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self._server.server_port}/"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def traits(widget: Widget) -> dict[str, Any]:
    """What Python sends of a widget to the page, but for the bundle."""
    return {name: getattr(widget, name) for name in widget.trait_names(sync=True) if name not in JUPYTERS}


def opened(widget: Widget) -> dict[str, Any]:
    """What the page needs to open a widget."""
    return traits(widget) | {"bundle": widget.bundle}


class Stage:
    """Puts widgets on a page. What the page sends reaches the last one, and its answers and traits come back."""

    def __init__(self, page: Page, url: str) -> None:
        self.page, self.url = page, url
        self._widget: Widget | None = None
        self._answers: list[dict[str, Any]] = []
        page.expose_function("askPython", self._ask)
        page.expose_function("savePython", self._save)

    def open(self, widget: Widget) -> None:
        """Open a widget on a fresh page, connected to Python."""
        self._widget = widget
        widget.send = lambda content, buffers=None: self._answers.append(content)
        self.page.goto(f"{self.url}index.html")
        self.page.wait_for_function("() => window.harness?.open")
        self.page.evaluate("traits => harness.open(traits)", opened(widget))
        self.page.wait_for_selector("html[data-ready]", state="attached")
        self.page.evaluate(CONNECT)

    def push(self, **changed: Any) -> None:
        """Set traits in Python, as a cell would, and let the page hear what that changes."""
        before = traits(self._widget)
        for name, value in changed.items():
            setattr(self._widget, name, value)
        self.page.evaluate("traits => harness.model.fromKernel(traits)", self._changes(before))

    def _ask(self, content: dict[str, Any]) -> dict[str, Any]:
        self._answers.clear()
        before = traits(self._widget)
        self._widget._handle_custom_msg(content, [])
        return {"traits": self._changes(before), "answers": list(self._answers)}

    def _save(self, changed: dict[str, Any]) -> dict[str, Any]:
        before = traits(self._widget)
        self._widget.set_state(changed)
        return {name: value for name, value in self._changes(before).items() if name not in changed}

    def _changes(self, before: dict[str, Any]) -> dict[str, Any]:
        return {name: value for name, value in traits(self._widget).items() if value is not before[name]}
