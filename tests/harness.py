"""The bundle in a browser without Jupyter: a page that hosts widgets, and the real Python classes behind them."""

from __future__ import annotations

import http.server
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import anywidget
import msgspec
from playwright.sync_api import Browser, Locator, Page, Position
from settled import ask_when_drawn, settle

from yotd_widget.widgets.widget import Widget

PATIENCE = 90_000
"""Milliseconds until a wait is given up: much, as JupyterLab may start beside other work on a slow machine."""
DEVICES: dict[str, dict[str, Any]] = {
    "mouse": {"viewport": {"width": 1280, "height": 900}},
    "touch": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
WIDGETS = Path(__file__).parents[1] / "yotd_widget/widgets"
SERVED = {
    "/static/": WIDGETS / "static",
    "/words.json": WIDGETS / "frontend/tests/words.json",
    "/samples/": WIDGETS / "frontend/tests/samples",
    "/": WIDGETS / "frontend/harness",
}
HOSTS_OWN = ("/static/notebook/", "Canceled future for create_subshell_request")
"""What hosts throw themselves: Notebook 7 at its start; JupyterLab where a kernel goes before it has a subshell."""
JUPYTERS = {"_esm", *anywidget.AnyWidget.class_trait_names()}


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the page that hosts a widget without Jupyter, the bundle and the sample snapshots.

    What is sent to it, Python answers: for browsers into which no function of Python can be put.
    """

    asked: Callable[[str, Any], str]

    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | {".js": "text/javascript"}

    def translate_path(self, path: str) -> str:
        path = urlsplit(path).path
        prefix = next(prefix for prefix in SERVED if path.startswith(prefix))
        rest = path.removeprefix(prefix)
        return str(SERVED[prefix] / rest if rest else SERVED[prefix])

    def do_POST(self) -> None:
        content = msgspec.json.decode(self.rfile.read(int(self.headers["Content-Length"])))
        answer = self.asked(self.path.removeprefix("/"), content).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, *_args: object) -> None:
        pass


class Server:
    """Serves the harness on loopback until `close`; `url` ends with a slash.

    asked: what answers to a path and what is sent there.
    """

    def __init__(self, asked: Callable[[str, Any], str] | None = None) -> None:
        handler = type("Answering", (Handler,), {"asked": staticmethod(asked)}) if asked else Handler
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self._server.server_port}/"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def traits(widget: Widget) -> dict[str, Any]:
    """What Python sends of a widget to the page, but for the bundle.

    No trait is None: Python in a page would send it as `undefined`, and drop it.
    """
    found = {name: sent(widget, name) for name in held(widget)}
    assert [name for name, value in found.items() if value is None] == []
    return found


def held(widget: Widget) -> dict[str, Any]:
    """What a widget holds that is sent."""
    return {name: getattr(widget, name) for name in widget.trait_names(sync=True) if name not in JUPYTERS}


def sent(widget: Widget, name: str) -> Any:
    """A trait as it is sent."""
    value = getattr(widget, name)
    write = widget.trait_metadata(name, "to_json")
    return write(value, widget) if write else value


def opened(widget: Widget) -> dict[str, Any]:
    """What the page needs to open a widget."""
    return traits(widget) | {"bundle": widget.bundle}


def as_text(value: Any) -> str:
    """A picture on its way to the page as one text: Playwright takes whole trees apart value by value, in seconds."""
    return msgspec.json.encode(value).decode()


def told(page: Page, function: str, value: Any) -> Any:
    """What a function of the page answers to a value, however large that is."""
    return page.evaluate(f"text => ({function})(JSON.parse(text))", as_text(value))


def leaves_loopback(url: str) -> bool:
    parts = urlsplit(url)
    return parts.scheme in {"http", "https", "ws", "wss"} and parts.hostname not in {"127.0.0.1", "localhost"}


class Watch:
    """What a page must not do: errors in it, and requests to the outside."""

    def __init__(self, page: Page) -> None:
        self.errors: list[str] = []
        self.outside: list[str] = []
        page.on("pageerror", self._note_error)
        page.on("request", lambda request: self._note_address(request.url))
        page.on("websocket", lambda socket: self._note_address(socket.url))

    def take(self) -> tuple[list[str], list[str]]:
        """Errors and addresses since the last time."""
        found = self.errors, self.outside
        self.errors, self.outside = [], []
        return found

    def _note_error(self, error: Any) -> None:
        if not any(own in f"{error}\n{error.stack}" for own in HOSTS_OWN):
            self.errors.append(str(error))

    def _note_address(self, url: str) -> None:
        if leaves_loopback(url):
            self.outside.append(url)


def spot(place: Locator) -> Position | None:
    """Where one presses a place, from its corner: of a card on which persons lie, on its name; None: in the middle."""
    at = place.evaluate("each => each.matches('.hand-card') && [each.offsetWidth / 2, each.offsetHeight - 12]")
    return {"x": at[0], "y": at[1]} if at else None


def press_tool(page: Page, name: str) -> None:
    """Click a tool below the board, beside the menu or in it."""
    tools = page.get_by_role("toolbar", name="Tools")
    menu = tools.get_by_role("button", name="Menu", exact=True)
    if menu.get_attribute("aria-expanded") == "false":
        menu.click()
    tools.get_by_role("button", name=name, exact=True).click()


class Behind:
    """What is behind a page: the widget that was mounted last. It hears what the page sends, and answers."""

    def __init__(self) -> None:
        self.widget: Widget | None = None
        self._answers: list[dict[str, Any]] = []

    def take(self, widget: Widget) -> dict[str, Any]:
        """From now on this one answers. Returns what the page needs to open it."""
        self.widget = widget
        widget.send = lambda content, buffers=None: self._answers.append(content)
        return opened(widget)

    def changed_by(self, do: Callable[[], object]) -> dict[str, Any]:
        """Do something with the widget in Python. Returns the traits that this changes."""
        before = held(self.widget)
        do()
        return {name: sent(self.widget, name) for name, value in held(self.widget).items() if value is not before[name]}

    def ask(self, content: dict[str, Any]) -> str:
        """What comes of a message of the page: traits, and answers."""
        self._answers.clear()
        changed = self.changed_by(lambda: self.widget._handle_custom_msg(content, []))
        return as_text({"traits": changed, "answers": self._answers})

    def save(self, given: dict[str, Any]) -> str:
        """What comes of traits that the page has written, beside those."""
        changed = self.changed_by(lambda: self.widget.set_state(given))
        return as_text({name: value for name, value in changed.items() if name not in given})


class Stage:
    """A page on which widgets are mounted, one after the other. What it sends reaches the last, and answers come back.

    Whoever asks the page something is answered when it has drawn all that it has heard: nobody needs to wait for that.
    """

    def __init__(self, page: Page, url: str) -> None:
        self.page, self.url = page, url
        self.watch = Watch(page)
        self._behind = Behind()
        page.expose_function("askPython", self._behind.ask)
        page.expose_function("savePython", self._behind.save)
        page.goto(f"{url}index.html")
        page.wait_for_function("() => window.harness?.open")
        ask_when_drawn(page)

    def open(self, widget: Widget) -> None:
        """Mount a widget, connected to Python, in place of the one before."""
        told(self.page, "traits => harness.open(traits, true)", self._behind.take(widget))

    def show(self, traits: dict[str, Any]) -> None:
        """Mount what Python would have sent: a picture without Python behind it."""
        self._behind.widget = None
        told(self.page, "traits => harness.open(traits)", traits)

    def push(self, **changed: Any) -> None:
        """Set traits in Python, as a cell would, and let the page hear what that changes."""
        self.act(lambda: [setattr(self._behind.widget, name, value) for name, value in changed.items()])

    def act(self, do: Callable[[], object]) -> None:
        """Do something with the widget in Python, as a cell would, and let the page hear what that changes."""
        told(self.page, "traits => harness.model.fromKernel(traits)", self._behind.changed_by(do))

    def drawn(self) -> None:
        """Wait until Python has heard and answered everything, and the page has drawn it."""
        settle(self.page)

    def paint(self, on: bool = True) -> None:
        """Whether what is on the page is painted. Where nobody looks it need not be, and is there all the same."""
        self.page.evaluate("on => document.documentElement.toggleAttribute('data-unpainted', !on)", on)

    def clear(self) -> list[str]:
        """Take everything off the page; returns, in words, what is still there and was not when it was opened."""
        self.page.emulate_media(
            media="null", color_scheme="null", reduced_motion="null", forced_colors="null", contrast="null"
        )
        self.page.mouse.move(-1, -1)
        left: list[str] = self.page.evaluate("() => harness.clear()")
        return left


class Stages:
    """The stages of one worker: a page for each kind of device, kept from test to test."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser, self._url = browser, url
        self._up: dict[str, Stage] = {}

    def stage(self, device: str) -> Stage:
        """The stage for a device, as if it had just been set up."""
        if device not in self._up:
            page = self._browser.new_context(**DEVICES[device]).new_page()
            page.set_default_timeout(PATIENCE)
            self._up[device] = Stage(page, self._url)
            self._up[device].paint(False)
        stage = self._up[device]
        if stage.page.viewport_size != DEVICES[device]["viewport"]:
            stage.page.set_viewport_size(DEVICES[device]["viewport"])
        return stage

    def take_down(self, device: str) -> None:
        """The next test gets a new one."""
        self._up.pop(device).page.context.close()
