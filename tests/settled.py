"""A page with a widget is asked only when it has drawn all that it has heard.

Playwright waits before it presses something; what it is asked (`count`, `inner_text`, `evaluate` …) it answers at once,
and on a busy machine that is the answer of a moment ago. Here each such question waits first: until Python has answered
all that the page has sent, and until a frame has passed in which nothing changed (`frontend/harness/drawn.js`).

What comes after a time of its own (a preview after a glance, a warning after three seconds) is waited for by name.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import wraps
from typing import Any
from weakref import WeakSet

from playwright.sync_api import Locator, Page

QUESTIONS = {
    Page: ("screenshot",),
    Locator: (
        *("all", "all_inner_texts", "all_text_contents", "aria_snapshot", "bounding_box", "count", "evaluate"),
        *("evaluate_all", "get_attribute", "inner_html", "inner_text", "input_value", "is_checked", "is_disabled"),
        *("is_editable", "is_enabled", "is_hidden", "is_visible", "screenshot", "text_content"),
    ),
}
WAIT_AND_ASK = """async given => {
  await harness.drawn();
  const asked = (0, eval)(EXPRESSION);
  return typeof asked === "function" ? asked(given) : asked;
}"""
"""One message to the page instead of two: the way there and back costs as much as most answers."""
_staged: WeakSet[Page] = WeakSet()
_evaluate = Page.evaluate


def ask_when_drawn(page: Page) -> None:
    """From now on questions to this page wait."""
    _staged.add(page)


def settle(page: Page) -> None:
    """Wait until the page has drawn all that it has heard."""
    if page in _staged:
        _evaluate(page, "() => harness.drawn()")


def _waiting(ask: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(ask)
    def asked(to: Page | Locator, *given: Any, **named: Any) -> Any:
        settle(to if isinstance(to, Page) else to.page)
        return ask(to, *given, **named)

    return asked


@wraps(_evaluate)
def _evaluated(page: Page, expression: str, arg: Any = None) -> Any:
    if page in _staged:
        expression = WAIT_AND_ASK.replace("EXPRESSION", json.dumps(expression))
    return _evaluate(page, expression, arg)


Page.evaluate = _evaluated
for kind, names in QUESTIONS.items():
    for name in names:
        setattr(kind, name, _waiting(getattr(kind, name)))
