"""What Python lacks where it runs inside of a page (Pyodide: JupyterLite, the site), in one place.

There are no threads: what shall happen later is a call of the loop that runs. And nothing is written `undefined` in
place of `null`, which drops it from every message: a trait that is None would never arrive.
"""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Callable
from typing import Any, Protocol

IN_PAGE = sys.platform == "emscripten"


class Waiting(Protocol):
    """Something that will happen unless it is cancelled."""

    def cancel(self) -> object: ...


def later(seconds: float, act: Callable[[], object]) -> Waiting:
    """Do something after a while: on a thread, or in a page between two other things."""
    if IN_PAGE:
        return asyncio.get_event_loop().call_later(seconds, act)
    timer = threading.Timer(seconds, act)
    timer.daemon = True
    timer.start()
    return timer


def for_page(value: Any) -> Any:
    """What is sent to the page, with nothing written so that it arrives. Elsewhere it is the same."""
    return with_null(value, _null()) if IN_PAGE else value


def with_null(value: Any, null: Any) -> Any:
    """A value of JSON with another sign for nothing.

    >>> with_null({"a": [None, 1], "b": None}, "null")
    {'a': ['null', 1], 'b': 'null'}
    """
    if value is None:
        return null
    if isinstance(value, dict):
        return {key: with_null(inner, null) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [with_null(inner, null) for inner in value]
    return value


def _null() -> Any:
    from pyodide.ffi import jsnull  # type: ignore[import-not-found]  # Pyodide's own, from 0.28

    return jsnull
