"""A widget on a page of Firefox or WebKit, with Python behind it: what is pressed is pressed by mouse or keys."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from foreign import Firefox, Foreign, WebKit
from harness import Behind, Server

from yotd_widget.widgets.widget import Widget

BROWSERS: dict[str, type[Foreign]] = {kind.name: kind for kind in (Firefox, WebKit)}
CONNECT = """() => {
  for (const name of ["askPython", "savePython"])
    window[name] = async content => (await fetch(name, { method: "POST", body: JSON.stringify(content) })).text();
  window.errors = [];
  addEventListener("error", event => errors.push(event.message));
  addEventListener("unhandledrejection", event => errors.push(String(event.reason)));
}"""
FOCUSED = "() => document.activeElement?.shadowRoot?.activeElement?.dataset.place ?? null"
LEGAL = """() => [...harness.el.firstElementChild.shadowRoot.querySelectorAll("[data-place].legal:not([data-away] *)")]
  .map(place => place.dataset.place)"""
FOUND = """async wanted => {
  const root = harness.el.firstElementChild.shadowRoot;
  const [selector, which] = wanted.split(" >> ");
  const seen = [...root.querySelectorAll(selector)].filter(each => each.checkVisibility());
  const found = !which ? seen[0] : seen[which] ?? seen.find(each => each.textContent.trim() === which);
  if (!found) return null;
  found.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  await harness.drawn();
  const { x, y, width, height } = found.getBoundingClientRect();
  const down = found.matches('.hand-card') ? height - 12 : height / 2; // on the name, below the persons that lie on it
  const at = [x + width / 2, y + down], hit = root.elementFromPoint(...at);
  const free = found.contains(hit) || found === hit?.closest("[data-place], button");
  return { at, hit: free ? null : hit?.outerHTML ?? "nothing" };
}"""
"""Where the middle of an element is, when it has come into view; and what lies over it, if anything does."""


class Abroad:
    """A page of a browser; what it shows is put there by `open` or `show`."""

    def __init__(self, browser: Foreign, behind: Behind, url: str) -> None:
        self.browser, self._behind = browser, behind
        browser.go(f"{url}index.html")
        self.ask("""async () => { while (!window.harness?.open) await new Promise(requestAnimationFrame); }""")
        self.ask(CONNECT)

    def ask(self, function: str, *values: Any) -> Any:
        return self.browser.ask(function, *values)

    def drawn(self) -> None:
        """Wait until Python has heard and answered everything, and the page has drawn it."""
        self.ask("() => harness.drawn()")

    def open(self, widget: Widget) -> None:
        """Mount a widget, connected to Python, in place of the one before."""
        self._open(self._behind.take(widget), True)

    def show(self, traits: dict[str, Any]) -> None:
        """Mount what Python would have sent: a picture without Python behind it."""
        self._behind.widget = None
        self._open(traits, False)

    def act(self, do: Any) -> None:
        """Do something with the widget in Python, as a cell would, and let the page hear what that changes."""
        self.ask("traits => harness.model.fromKernel(traits)", _plain(self._behind.changed_by(do)))
        self.drawn()

    def click(self, selector: str) -> None:
        """Click in the middle of the first element that is to be seen; nothing may lie over it.

        selector: "button >> Next" is the one with this text, ".option >> 2" the third.
        """
        found = self.ask(FOUND, selector)
        assert found, f"there is no {selector}"
        assert found["hit"] is None, f"over {selector} lies {found['hit'][:200]}"
        self.browser.point(*found["at"], click=True)
        self.drawn()

    def press(self, key: str) -> None:
        self.browser.press(key)
        self.drawn()

    def focused(self) -> str | None:
        place: str | None = self.ask(FOCUSED)
        return place

    def legal(self) -> list[str]:
        """Places that the board offers, in its order."""
        places: list[str] = self.ask(LEGAL)
        return places

    def errors(self) -> list[str]:
        """What has gone wrong on the page."""
        found: list[str] = self.ask("() => errors")
        return found

    def _open(self, traits: dict[str, Any], connected: bool) -> None:
        self.ask("(traits, connected) => harness.open(traits, connected)", _plain(traits), connected)


def _plain(traits: dict[str, Any]) -> Any:
    """Traits as JSON has them: their forms are structs."""
    return msgspec.json.decode(msgspec.json.encode(traits))


@contextmanager
def browser(name: str) -> Iterator[tuple[Foreign, Behind, str]]:
    """A browser by name, with a server whose pages have Python behind them, and its address."""
    behind = Behind()
    answers = {"askPython": behind.ask, "savePython": behind.save}
    server = Server(lambda path, content: answers[path](content))
    try:
        started = BROWSERS[name]()
        try:
            yield started, behind, server.url
        finally:
            started.close()
    finally:
        server.close()
