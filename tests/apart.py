"""Runs what waits on a loop of its own: the thread of the tests has Playwright's, once a page was opened."""

import asyncio
from asyncio.events import _get_running_loop, _set_running_loop
from collections.abc import Coroutine
from typing import Any


def run_apart(task: Coroutine[Any, Any, Any]) -> Any:
    """As `asyncio.run`."""
    running, loop = _get_running_loop(), asyncio.new_event_loop()
    _set_running_loop(None)
    try:
        return loop.run_until_complete(task)
    finally:
        loop.close()
        _set_running_loop(running)
