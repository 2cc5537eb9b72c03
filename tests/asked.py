"""What a widget answers to a message of the page, whichever way: alone, or together with what it has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from yotd_widget.widgets.widget import Widget


def overhear(widget: Widget, hear: Callable[[dict[str, Any]], object]) -> None:
    """Call `hear` with every answer from now on; none is sent."""
    widget._reply = hear


def answer(widget: Widget, **message: Any) -> dict[str, Any]:
    """Send a message as the page does; returns the answer, of which there is one."""
    answers: list[dict[str, Any]] = []
    overhear(widget, answers.append)
    widget._handle_custom_msg({"seq": 1, **message}, [])
    (only,) = answers
    return only
