"""Somebody who goes through a lesson on a page and knows everything."""

from __future__ import annotations

from collections.abc import Callable

import yotd_widget as yw
from yotd_widget.lessons.memory import Memory

MOST_PRESSES = 400


class Reader:
    """Goes through a lesson as somebody who knows everything."""

    def __init__(self, stage, name: str, at: str = "", **options):
        self.stage, self.page = stage, stage.page
        self.lesson = yw.Lesson(name, at, theme="light", **options)
        self.lesson._memory = Memory(None)
        stage.page.emulate_media(reduced_motion="reduce")
        stage.page.evaluate("() => localStorage.clear()")
        stage.open(self.lesson)

    @property
    def at(self) -> str:
        """Id of the step that is shown; "" at the end."""
        return str(self.page.locator(".lesson").get_attribute("data-step"))

    @property
    def step(self) -> dict:
        return self.lesson._going.draw(self.at)

    @property
    def options(self):
        return self.page.locator(".lesson-option:not(.unknown)")

    def press(self, button) -> None:
        button.first.scroll_into_view_if_needed()
        button.first.click()

    def answer(self, right: bool = True) -> None:
        """Give the right answer of the step, or a wrong one."""
        asked = self.step["asked"]
        values = [choice["value"] for choice in asked["choices"]]
        key = asked["key"] if isinstance(asked["key"], list) else [asked["key"]]
        if not right:
            wrong = [value for value in values if value not in key]
            key = wrong[:1] if asked["kind"] != "order" else key[::-1]
        for value in key:
            self.press(self.options.nth(values.index(value)))
        if asked["kind"] in ("select", "order"):
            self.press(self.page.get_by_role("button", name="Check", exact=True))

    def do(self) -> None:
        """Do what the step asks for, until Next is there."""
        step = self.step
        if step["asked"]:
            self.answer()
        elif step["kind"] == "watch":
            for _frame in step["frames"][1:]:
                self.next()
        elif step["kind"] == "try":
            self._find(step)
        elif step["kind"] in ("play", "build"):
            self.stage.act(self._act)

    def _act(self) -> None:
        """A program plays, as for one who presses “Show me”; presses on boards have tests of their own."""
        message = {"kind": "through", "seq": "0", "revision": self.lesson._revision}
        self.lesson._handle_custom_msg(message, [])

    def _find(self, step) -> None:
        good = [frame["good"] for frame in step["frames"]]
        begin = step["varied"]["begin"]
        if step["varied"]["all"]:
            ways = [*range(begin - 1, -1, -1), *range(len(good))]
        else:
            sought = min((at for at, each in enumerate(good) if each), key=lambda at: abs(at - begin))
            ways = range(begin, sought + (1 if sought >= begin else -1), 1 if sought >= begin else -1)
        now = begin
        for to in ways:
            while now != to:
                by = 1 if to > now else -1
                self.press(self.page.locator(f'[data-step="{by}"]'))
                now += by
        if not step["varied"]["all"]:
            self.press(self.page.get_by_role("button", name="This is it", exact=True))

    def next(self) -> None:
        self.press(self.page.get_by_role("button", name="Next", exact=True))

    def through(self, each: Callable[[], object] = lambda: None) -> list[str]:
        """From here to the end. Returns the steps."""
        seen = []
        while self.at:
            seen.append(self.at)
            each()
            self.do()
            each()
            self.next()
            assert len(seen) < MOST_PRESSES
        return seen
