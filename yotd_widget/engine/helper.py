"""Helper: another process that plays, so that the one in which somebody presses things is free.

It takes a second to come, and counts from then on; until then, and where there are no processes or it cannot be told
what to play (a policy of a notebook cell), the same playouts are played here. Nobody can tell from the numbers who did.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from time import perf_counter
from typing import Any, Final

from yotd_widget.engine.playouts import CannotBeSent, PlayoutError

LEISURE: Final = 10
"""By how much it steps back behind whoever presses something, as of `os.nice`."""
LONG: Final = 0.1
"""How long a piece of its work is about [s]: who stops it waits no longer."""
FEW: Final = 2
"""Playouts of the first piece: as many as make an order."""
MOST: Final = 500
"""Playouts of a piece at most."""


class Helper:
    """The process. It comes when it is first asked for, and is given up when it fails."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._pool: ProcessPoolExecutor | None = None
        self._first: Future[int] | None = None
        self._lost = sys.platform == "emscripten"

    @property
    def stands(self) -> bool:
        """Whether it is there by now."""
        return self._first is not None and self._first.done()

    def executor(self) -> Executor | None:
        """The process, if it stands by now."""
        with self._lock:
            if self._lost:
                return None
            try:
                if self._pool is None:
                    self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_behave)
                    self._first = self._pool.submit(int)
                if self._first is None or not self._first.done():
                    return None
                self._first.result()
            except Exception:  # no processes here, or none that can begin
                self._lose()
                return None
            return self._pool

    def close(self) -> None:
        """Send it away; it comes again when it is asked for."""
        with self._lock:
            self._lose()
            self._lost = sys.platform == "emscripten"

    def lose(self) -> None:
        """It has failed: it is not asked for again."""
        with self._lock:
            self._lose()

    def _lose(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self._first = None
        self._lost = True


HELPER: Final = Helper()


class Helped:
    """Plays what has a `step` and an `ahead`, by the helper where it can. use: whether to ask for one at all."""

    def __init__(self, use: bool, helper: Helper = HELPER) -> None:
        self._helper = helper if use else None
        self._playouts = FEW

    @property
    def stands(self) -> bool:
        """Whether somebody else is there to play."""
        return self._helper is not None and self._helper.stands

    def __call__(self, work: Any) -> bool:
        """A piece. Returns whether there is more. Raises: PlayoutError."""
        executor = self._helper.executor() if self._helper is not None else None
        if executor is None:
            more: bool = work.step()
            return more
        start = perf_counter()
        try:
            more = work.ahead(executor, self._playouts)
        except CannotBeSent:  # a house rule of a notebook cell
            self._helper = None
            return True
        except PlayoutError:
            raise
        except Exception:  # it was told something that it does not understand, or it is gone
            assert self._helper is not None
            self._helper.lose()
            self._helper = None
            return True
        took = perf_counter() - start
        if took < LONG / 2:
            self._playouts = min(MOST, self._playouts * 2)
        elif took > 2 * LONG:
            self._playouts = max(1, self._playouts // 2)
        return more


Play = Callable[[Any], bool]


def _behave() -> None:
    """In the helper: others go first, no interrupt is meant for it, nothing is left of it once they are gone.

    Who interrupts the kernel would else read a traceback of a process that they know nothing of.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(LEISURE)
    threading.Thread(target=_leave_with, args=(parent_process(),), daemon=True).start()


def _leave_with(parent: Any) -> None:
    parent.join()
    os._exit(0)
