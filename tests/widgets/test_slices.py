"""Counting in a page's own Python, where there are no threads: the same numbers, and a press waits for one slice."""

import asyncio
from types import SimpleNamespace

import pytest
from apart import run_apart

import yotd_widget as yw
from yotd_widget.engine import beside, review
from yotd_widget.engine.beside import Beside
from yotd_widget.engine.helper import Helper
from yotd_widget.widgets.analysing import Analysis
from yotd_widget.widgets.chancing import Chanced
from yotd_widget.widgets.reviewing import Reviewed

QUICK = yw.RandomPolicy()
STATE = yw.dragon.example("first-drought")

MAKES = {
    "analyse": lambda: Analysis(STATE, policy=QUICK, budget=12, seed=4),
    "chances": lambda: Chanced(yw.dragon.example("month-5"), 0, policy=QUICK, budget=40),
    "review": lambda: Reviewed(yw.Timeline(STATE).play("place 1"), 0, [0], policy=QUICK),
}


@pytest.fixture
def page(monkeypatch):
    """A platform as that of a page: no threads, no other process."""
    monkeypatch.setattr(beside, "sys", SimpleNamespace(platform="emscripten"))
    monkeypatch.setattr(Helper, "executor", lambda _helper: None)


async def to_the_end(counting):
    """As the page does: it asks, and goes on with what else there is."""
    asked = 0
    counting.look()
    while not counting.work.finished:
        counting.sheet()
        asked += 1
        await asyncio.sleep(beside.BREATH)
    return asked


@pytest.mark.parametrize("kind", MAKES)
def test_slices_count_what_a_thread_counts(kind, monkeypatch, page):
    monkeypatch.setattr(review, "CLOSELY", 8)
    monkeypatch.setattr(beside, "SLICE", 0)
    sliced = MAKES[kind]()
    assert run_apart(to_the_end(sliced)) > 1
    assert sliced.work._thread is None
    monkeypatch.undo()
    monkeypatch.setattr(review, "CLOSELY", 8)
    threaded = MAKES[kind]()
    threaded.wait(60)
    assert threaded.work._thread is not None
    assert sliced.sheet() == threaded.sheet()
    assert sliced.text() == threaded.text()


def test_a_press_waits_for_the_slice_in_which_it_comes_and_no_further(monkeypatch, page):
    """The clock goes on by a step's work alone: a slice has as many steps as fit into it, and the one that ends it."""
    step_takes, steps, waited = 0.006, [], []
    clock = SimpleNamespace(now=0.0)
    monkeypatch.setattr(beside, "perf_counter", lambda: clock.now)
    most = int(beside.SLICE / step_takes) + 1

    async def work():
        loop, done = asyncio.get_running_loop(), asyncio.Event()

        def step():
            clock.now += step_takes
            steps.append(clock.now)
            if len(steps) % 5 == 1:  # somebody presses something while this step is at work
                came = len(steps)
                loop.call_soon(lambda: waited.append(len(steps) - came))
            return len(steps) < 60

        Beside(step, done.set).start()
        await asyncio.wait_for(done.wait(), 20)

    run_apart(work())
    assert len(waited) >= 11
    assert max(waited) < most
