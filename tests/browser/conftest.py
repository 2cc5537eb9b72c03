"""The real bundle in Chromium, with the real Play class behind it and no Jupyter between them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import pytest
from desks import FOCUSED
from harness import Stage, spot
from playwright.sync_api import Locator, Page
from settled import settle

import yotd_widget as yw
from yotd_widget.engine.luck import pick

SWEEP = ("Home", *30 * ("ArrowRight",), "Home", *8 * (*3 * ("ArrowUp",), *3 * ("ArrowDown",), "ArrowRight"))
"""Keys that come past every item of a region: along the rows, then up and down each palace."""


@dataclass
class Table:
    """A page with a board on it, and the Python widget that the board talks to."""

    page: Page
    widget: yw.Play
    stage: Stage
    asked: Counter[str] = field(default_factory=Counter)

    @property
    def play(self) -> yw.Play:
        """The widget, when it has heard of all that was pressed."""
        settle(self.page)
        return self.widget

    @property
    def state(self) -> yw.dragon.State:
        return self.play.state

    def place(self, name: str) -> Locator:
        return self.page.locator(f'[data-place="{name}"]')

    def legal(self) -> list[str]:
        """Places that the board offers, in its order."""
        offered = self.page.locator("[data-place].legal:not([data-away] *)")
        return offered.evaluate_all("found => found.map(place => place.dataset.place)")

    def focused(self) -> str | None:
        return self.page.evaluate(FOCUSED)

    def act(self, press: Callable[[], object]) -> None:
        """Press something that makes a move, and wait until the board shows the position after it."""
        before = self.widget.snapshot["revision"]
        press()
        assert self.play.snapshot["revision"] > before, "no move came of it"

    def is_in_turn(self, every: int) -> bool:
        """Whether a question is answered on the page: of each kind the first two are, and one in so many."""
        point = self.widget.state.decision.id
        self.asked[point] += 1
        return self.asked[point] <= 2 or self.asked.total() % every == 0

    def answer(self, place: str) -> None:
        """Choose it in Python, as a cell would, and wait until the page has drawn what comes of it."""
        move = self.widget.snapshot["choices"][place]["move"]
        self.stage.act(lambda: self.widget.play(move))
        self.stage.drawn()

    def decide(self, *places: str) -> Table:
        """Click places, one after the other."""
        for place in places:
            self.act(self.place(place).click)
        return self

    def look(self, place: str, text: str) -> None:
        """Move the mouse to a place, not just where it made a move before, and wait for what is said about it."""
        self.place(place).hover(position={"x": 6, "y": 6})
        self.page.get_by_text(text).filter(visible=True).first.wait_for()

    def go(self, place: str) -> None:
        """Go to a place by keys: Tab to the region with the choices, arrows inside."""
        keys = self.page.keyboard
        if self.focused() is None:
            for _ in range(12):
                keys.press("Tab")
                if self.focused():
                    break
        for key in SWEEP:
            if self.focused() == place:
                break
            keys.press(key)
        assert self.focused() == place

    def by_mouse(self, is_over: Callable[[yw.dragon.State], bool], every: int = 1) -> set[str]:
        """Play on with a mouse, anywhere it is allowed. Returns the decision points played.

        every: what is much alike is pressed once in so many, and answered in Python else.
        """
        step = 0
        while not is_over(self.widget.state):  # after each move it has heard everything
            place = self._pick(f"mouse {step}")
            if self.is_in_turn(every):
                self.act(self.place(place).click)
            else:
                self.answer(place)
            step += 1
        return {*self.asked}

    def _pick(self, why: str) -> str:
        """One of the places that Python offers."""
        choices = self.widget.snapshot["choices"].items()
        legal = [place for place, choice in choices if choice["state"] == "legal"]
        return legal[pick(why, len(legal))]

    def by_touch(self, is_over: Callable[[yw.dragon.State], bool]) -> set[str]:
        """Play on with a finger: the first tap selects and shows what it would do, the second does it."""
        points, step = set(), 0
        while not is_over(self.widget.state):
            points.add(self.widget.state.decision.id)
            place = self.place(self._pick(f"touch {step}"))
            before = self.widget.snapshot["revision"]
            place.tap(position=spot(place))
            self.page.locator(".slip.legal").wait_for()
            assert self.play.snapshot["revision"] == before
            if step % 2:
                self.act(partial(place.tap, position=spot(place)))
            else:
                self.act(self.page.locator(".bar .go").tap)
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
        while not is_over(self.widget.state):
            assert self.focused() in self.legal(), self.widget.state.decision
            for _ in range(pick(f"key {len(points)}", min(5, len(self.legal())))):
                keys.press("ArrowRight")
            for key in ("ArrowLeft", *SWEEP):
                if self.focused() in self.legal():
                    break
                keys.press(key)
            points.append(self.widget.state.decision.id)
            self.act(lambda: keys.press("Enter"))
        return points


@pytest.fixture
def table(stage) -> Callable[..., Table]:
    """Makes a table: `table(state)`, `table(state, width=390, theme="dark")`."""

    def make(game: Any, *, width: int = 1280, height: int = 900, theme: str = "light", **options: Any) -> Table:
        play = yw.Play(game, theme=theme, **options)
        stage.page.set_viewport_size({"width": width, "height": height})
        scheme = theme if theme in ("light", "dark") else "light"
        stage.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        stage.open(play)
        return Table(stage.page, play, stage)

    return make
