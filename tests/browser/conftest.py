"""The real bundle in Chromium, with the real Play class behind it and no Jupyter between them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import anywidget
import pytest
from playwright.sync_api import Locator, Page

import yotd_widget as yw
from yotd_widget.engine.luck import pick
from yotd_widget.widgets.widget import Widget

CONNECT = """() => { harness.model.onSend = async content => {
    const { snapshot, answers } = await askPython(content);
    harness.model.fromKernel({ snapshot });
    for (const answer of answers) harness.model.answer(answer);
  }; }"""
FOCUSED = "() => document.activeElement?.shadowRoot?.activeElement?.dataset.place ?? null"


def traits(widget: Widget) -> dict[str, Any]:
    """What Python sends of a widget to the page, but for the bundle."""
    jupyters = set(anywidget.AnyWidget.class_trait_names())
    return {name: getattr(widget, name) for name in widget.trait_names(sync=True) if name not in jupyters}


@dataclass
class Table:
    """A page with a board on it, and the Python widget that the board talks to."""

    page: Page
    play: yw.Play

    @property
    def state(self) -> yw.dragon.State:
        return self.play.state

    def place(self, name: str) -> Locator:
        return self.page.locator(f'[data-place="{name}"]')

    def legal(self) -> list[str]:
        """Places that the board offers, in its order."""
        return self.page.locator(".place.legal").evaluate_all("found => found.map(place => place.dataset.place)")

    def focused(self) -> str | None:
        return self.page.evaluate(FOCUSED)

    def act(self, press: Callable[[], object]) -> None:
        """Press something that makes a move, and wait until the board shows the position after it."""
        before = self.play.snapshot["revision"]
        press()
        self.page.wait_for_function("r => harness.model.get('snapshot').revision > r", arg=before)
        self.page.wait_for_function("() => !harness.el.firstElementChild.shadowRoot.querySelector('[aria-busy=true]')")

    def decide(self, *places: str) -> Table:
        """Click places, one after the other."""
        for place in places:
            self.act(self.place(place).click)
        return self

    def look(self, place: str, text: str) -> None:
        """Move the mouse to a place, not just where it made a move before, and wait for what is said about it."""
        self.place(place).hover(position={"x": 6, "y": 6})
        self.page.get_by_text(text).first.wait_for()

    def go(self, place: str) -> None:
        """Go to a place by keys: Tab to the region with the choices, arrows inside."""
        keys = self.page.keyboard
        if self.focused() is None:
            for _ in range(12):
                keys.press("Tab")
                if self.focused():
                    break
        keys.press("Home")
        for _ in range(30):
            if self.focused() == place:
                break
            keys.press("ArrowRight")
        assert self.focused() == place

    def by_mouse(self, is_over: Callable[[yw.dragon.State], bool]) -> set[str]:
        """Play on with a mouse, anywhere it is allowed. Returns the decision points played."""
        points, step = set(), 0
        while not is_over(self.state):
            points.add(self.state.decision.id)
            legal = [place for place, choice in self.play.snapshot["choices"].items() if choice["state"] == "legal"]
            self.act(self.place(legal[pick(f"mouse {step}", len(legal))]).click)
            step += 1
        return points

    def by_keyboard(self, is_over: Callable[[yw.dragon.State], bool]) -> list[str]:
        """Play on without a pointer: from the first Tab on, focus follows from choice to choice.

        Returns the decision points, one for each press of Enter.
        """
        keys, points = self.page.keyboard, []
        for _ in range(12):
            keys.press("Tab")
            if self.focused() in self.legal():
                break
        while not is_over(self.state):
            assert self.focused() in self.legal(), self.state.decision
            for _ in range(pick(f"key {len(points)}", min(5, len(self.legal())))):
                keys.press("ArrowRight")
            for key in ("ArrowLeft", "Home", *8 * ["ArrowDown"]):
                if self.focused() in self.legal():
                    break
                keys.press(key)
            points.append(self.state.decision.id)
            self.act(lambda: keys.press("Enter"))
        return points


@pytest.fixture
def table(page, harness_url, monkeypatch) -> Callable[..., Table]:
    """Makes a table: `table(state)`, `table(state, width=390, theme="dark")`."""
    now: list[Table] = []
    answers: list[dict[str, Any]] = []
    monkeypatch.setattr(yw.Play, "send", lambda self, content, buffers=None: answers.append(content))

    def ask(content: dict[str, Any]) -> dict[str, Any]:
        answers.clear()
        now[-1].play._handle_custom_msg(content, [])
        return {"snapshot": now[-1].play.snapshot, "answers": list(answers)}

    page.expose_function("askPython", ask)

    def make(game: Any, *, width: int = 1280, height: int = 900, theme: str = "light", **options: Any) -> Table:
        play = yw.Play(game, theme=theme, **options)

        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.goto(f"{harness_url}index.html")
        page.wait_for_function("() => window.harness?.open")
        page.evaluate("traits => harness.open(traits)", traits(play))
        page.wait_for_selector("html[data-ready]", state="attached")
        page.evaluate(CONNECT)
        now.append(Table(page, play))
        return now[-1]

    return make
