"""Beside: work that goes on by itself, in small steps, while somebody plays; whoever presses something goes first.

It runs in a thread of its own; where there are no threads, as for Python in a browser, in short slices of the event
loop. While a press is answered (`pressed`) it rests: it asks between its steps, and policies that are `polite` ask
before each of their choices, so that a thread lets go within a fraction of a millisecond.
"""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from time import perf_counter, sleep
from typing import Any, Final

import msgspec

from yotd_widget.engine.policies import Policy

SLICE: Final = 0.02
"""How long a slice of the event loop is [s]; one step at least."""
BREATH: Final = 0.005
"""How long the event loop has for others between two slices [s]."""
SWITCH: Final = 0.0002
"""How soon another thread gets its turn while work goes on beside it [s]; Python's own 5 ms are felt in a press."""


_own_time: Final[Callable[[], float]] = getattr(time, "thread_time", time.process_time)
"""Seconds that this thread has worked. Python in a page has no clock for it, and no second thread."""
SLIP: Final = 0.00015
"""Time that passed without work of its own: somebody else has had a turn, in this process or another one [s]."""
NAP: Final = 0.006
"""How long it rests then: what wakes up before a press is known to be one has many short turns [s]."""
AFTER: Final = 0.03
"""How long it rests after a press: the answer has to get out, through threads of others [s]."""


if sys.platform == "linux":
    from resource import RUSAGE_THREAD, getrusage

    def _waits() -> int:
        """How often this thread has waited for something, as for Python's lock; a busy machine makes none wait."""
        return getrusage(RUSAGE_THREAD).ru_nvcsw

else:
    _waits = count().__next__  # it cannot be told from a busy machine: always once more


class _Gate:
    """Open unless somebody is being answered."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._open = threading.Event()
        self._open.set()
        self._presses = 0
        self._again = 0.0

    @property
    def closed(self) -> bool:
        return self._presses > 0 or perf_counter() < self._again

    def pass_(self) -> None:
        """Wait until it is open, and for a moment more."""
        while self.closed:
            self._open.wait()
            sleep(max(0.0, self._again - perf_counter()))

    @contextmanager
    def shut(self) -> Iterator[None]:
        with self._lock:
            self._presses += 1
            self._open.clear()
        try:
            yield
        finally:
            with self._lock:
                self._presses -= 1
                if not self._presses:
                    self._again = perf_counter() + AFTER
                    self._open.set()


_gate: Final = _Gate()


@contextmanager
def pressed() -> Iterator[None]:
    """While the block runs, what goes on beside it rests."""
    with _gate.shut():
        yield


class _Manners(threading.local):
    """Of a thread that works beside others: it notices when one of them has had a turn, and lets it go on."""

    at_work = False
    _wall = _own = 0.0
    _waited = 0

    def mind(self) -> None:
        """Rest while somebody is being answered, and where somebody seems to have woken up."""
        if not self.at_work:
            return
        wall, own = perf_counter(), _own_time()
        if _gate.closed:
            _gate.pass_()
        elif wall - self._wall - (own - self._own) > SLIP and _waits() > self._waited:
            sleep(NAP)
            if _gate.closed:
                _gate.pass_()
        else:
            self._wall, self._own = wall, own
            return
        self._wall, self._own, self._waited = perf_counter(), _own_time(), _waits()


_manners: Final = _Manners()


class Polite(msgspec.Struct, frozen=True):
    """A policy that lets whoever presses something go first."""

    policy: Any

    def choose(self, position: Any) -> Any:
        """What the policy chooses, after everybody else."""
        _manners.mind()
        return self.policy.choose(position)


def polite(policy: Policy) -> Policy:
    """The policy, polite; one that draws its moves is quick enough to be asked between playouts."""
    return policy if hasattr(policy, "keyed") else Polite(policy)


class Beside:
    """Carries out `step` again and again until it returns False, fails, or is told to `stop`.

    step: a few milliseconds of work. done: called when it has come to its end, or has failed, not when it was stopped.
    threads: False for slices of the event loop; left out, as the platform has them. Without an event loop either,
    nothing goes on but in `wait`.
    """

    def __init__(
        self, step: Callable[[], bool], done: Callable[[], object] = lambda: None, *, threads: bool | None = None
    ) -> None:
        self._step, self._done = step, done
        self._threads = sys.platform != "emscripten" if threads is None else threads
        self._thread: threading.Thread | None = None
        self._handle: asyncio.Handle | None = None
        self._stopped = threading.Event()
        self._stopped.set()
        self.error: Exception | None = None
        self.finished = False

    @property
    def running(self) -> bool:
        return not self._stopped.is_set()

    def start(self) -> Beside:
        """Begin, or go on."""
        if self.running or self.finished:
            return self
        before, self._stopped = self._thread, threading.Event()
        if self._threads:
            run = (self._stopped, before)
            self._thread = threading.Thread(target=self._run, args=run, name="playouts", daemon=True)
            try:
                self._thread.start()
            except RuntimeError:  # a platform that has the module, and no threads
                self._threads, self._thread = False, None
        if not self._threads:
            self._later(0)
        return self

    def stop(self) -> None:
        """End after the present step; `start` goes on from there."""
        self._stopped.set()
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def wait(self, timeout: float | None = None) -> bool:
        """Until the end, or so many seconds. Returns whether it has come to its end."""
        if self._thread is not None:
            self._thread.join(timeout)
        elif self.running:
            until = None if timeout is None else perf_counter() + timeout
            while self.running and (until is None or perf_counter() < until):
                self._advance()
        return self.finished

    # --- inside ---

    def _advance(self) -> None:
        """One step; the last one ends it."""
        try:
            more = self._step()
        except Exception as error:
            self.error, more = error, False
        if not more:
            self.finished = True
            self._stopped.set()
            self._done()

    def _run(self, stopped: threading.Event, before: threading.Thread | None) -> None:
        """Until it is stopped. before: another thread that may be in its last step yet."""
        if before is not None:
            before.join()
        _manners.at_work = True
        with _quicker_turns:
            while not stopped.is_set():
                _manners.mind()
                if not stopped.is_set():
                    self._advance()

    def _later(self, seconds: float) -> None:
        try:
            self._handle = asyncio.get_running_loop().call_later(seconds, self._slice)
        except RuntimeError:  # nobody else has anything to do here
            self._handle = None

    def _slice(self) -> None:
        until = perf_counter() + SLICE
        while self.running:
            self._advance()
            if perf_counter() > until:
                break
        if self.running:
            self._later(BREATH)


class _Turns:
    """Threads take turns sooner while at least one works beside another."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._inside = 0
        self._before = 0.0

    def __enter__(self) -> None:
        with self._lock:
            if not self._inside:
                self._before = sys.getswitchinterval()
                sys.setswitchinterval(min(SWITCH, self._before))
            self._inside += 1

    def __exit__(self, *_: object) -> None:
        with self._lock:
            self._inside -= 1
            if not self._inside:
                sys.setswitchinterval(self._before)


_quicker_turns: Final = _Turns()
