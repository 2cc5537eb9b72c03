"""Counted: a widget of its own for what is counted while somebody looks."""

from __future__ import annotations

from html import escape
from typing import Any, ClassVar, Self

import traitlets

from yotd_widget.widgets.counting import Counting, answered
from yotd_widget.widgets.twin import folded
from yotd_widget.widgets.widget import Widget

Json = dict[str, Any]


class Counted(Widget):
    """What is counted goes on while a page looks; `wait` counts to the end, `stop` ends it. A class says what it is."""

    kind: ClassVar[str]
    """Of the messages by which the page asks."""

    title = traitlets.Unicode(help="Accessible name of the region.").tag(sync=True, echo_update=False)
    sheet = traitlets.Dict(help="What is known by now, for the page.").tag(sync=True, echo_update=False)

    def _counting(self) -> Counting:
        """What is counted."""
        raise NotImplementedError

    def _titled(self) -> str:
        """The accessible name, in the language that is spoken."""
        raise NotImplementedError

    def _ask(self, message: Json) -> Counting | None:
        """What a page asks about; None where nobody looks any more."""
        counting = self._counting()
        if message.get("act") != "leave":
            return counting
        counting.rest()
        return None

    def wait(self, timeout: float | None = None) -> Self:
        """Count to the end, or for so many seconds. Raises: PlayoutError."""
        self._counting().wait(timeout)
        self._redraw()
        return self

    def stop(self) -> Self:
        """End the counting; what is known stays."""
        self._counting().stop()
        self._redraw()
        return self

    # --- for the page ---

    def _draw(self) -> Json:
        return {"title": self._titled(), "sheet": self._counting().sheet()}

    def _twin(self) -> dict[str, str]:
        text = "\n".join(self._counting().text())
        html = f"<div style='white-space:pre-wrap'>{escape(text)}</div>"
        return {"text/plain": text, "text/html": folded(self.title, html)}

    def _obey(self, message: Json) -> Json:
        if message.get("kind") != self.kind:
            return super()._obey(message)
        answer = answered(self.kind, self._ask(message), message)
        if answer and answer["sheet"]["stage"] != "counting":
            self.sheet = answer["sheet"]  # what a notebook keeps
        return answer

    def _leave(self) -> None:
        super()._leave()
        self._counting().stop()
