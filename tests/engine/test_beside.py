"""Beside: in a thread and in slices the same steps; who presses something goes first."""

import asyncio
import sys
import threading
from itertools import count

import pytest
from apart import run_apart

from yotd_widget.engine import beside
from yotd_widget.engine.beside import Beside, Polite, polite, pressed
from yotd_widget.engine.policies import RandomPolicy
from yotd_widget.engine.ranking import Ranking
from yotd_widget.games.dragon import example


def counted(most):
    """A step that may be taken so often, and what it has counted."""
    found = []

    def step():
        found.append(threading.current_thread())
        return len(found) < most

    return step, found


def test_a_thread_takes_the_steps_and_tells_once():
    step, found = counted(5)
    told = []
    work = Beside(step, lambda: told.append(len(found))).start()
    assert work.wait(10)
    assert (told, work.running, work.error) == ([5], False, None)
    assert threading.main_thread() not in found
    work.start()
    assert not work.running


def test_it_stops_and_goes_on():
    here, go = threading.Event(), threading.Event()
    step, found = counted(3)

    def slow():
        here.set()
        go.wait(10)
        return step()

    work = Beside(slow).start()
    assert here.wait(10)
    work.stop()
    again = work.start()  # while the last step is not over
    go.set()
    assert again.wait(10)
    assert len(found) == 3


def test_a_failure_ends_it_and_is_kept():
    work = Beside(lambda: 1 / 0).start()
    assert work.wait(10)
    assert isinstance(work.error, ZeroDivisionError)


def test_without_threads_the_event_loop_has_slices():
    step, found = counted(4)

    async def page():
        done = asyncio.Event()
        work = Beside(step, done.set, threads=False).start()
        assert not found  # whoever starts it goes on first
        await asyncio.wait_for(done.wait(), 10)
        return work

    assert run_apart(page()).finished
    assert {*found} == {threading.current_thread()}


def test_a_slice_lets_others_go_on(monkeypatch):
    monkeypatch.setattr(beside, "SLICE", 0)
    step, found = counted(1000)

    async def page():
        work = Beside(step, threads=False).start()
        for _ in range(4):
            await asyncio.sleep(beside.BREATH)
        work.stop()
        return len(found)

    assert 1 <= run_apart(page()) < 1000


def test_without_threads_and_loop_it_goes_on_in_wait():
    step, found = counted(3)
    work = Beside(step, threads=False).start()
    assert not found
    assert work.wait()
    assert len(found) == 3


def test_a_platform_that_starts_no_threads_gets_slices(monkeypatch):
    def refuse(_thread):
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)
    step, _found = counted(3)
    assert Beside(step).start().wait()


def test_while_something_is_pressed_it_rests():
    inside, asked = threading.Event(), []

    class Asked:
        def choose(self, position):
            asked.append(position)
            return position

    policy = polite(Asked())

    def step():
        inside.set()
        held.wait(10)
        policy.choose(len(asked))
        return len(asked) < 2

    held = threading.Event()
    work = Beside(step)
    with pressed():
        work.start()
        assert not inside.wait(0.02)  # between steps
    assert inside.wait(10)
    with pressed(), pressed():
        held.set()
        assert not work.wait(0.02)  # within a step
        assert Polite(Asked()).choose(7) == 7  # whoever presses does not wait for himself
        assert asked == [7]
    assert work.wait(10)
    assert polite(RandomPolicy()) == RandomPolicy()  # quick enough


@pytest.mark.parametrize("waited", [True, False])
def test_it_rests_where_another_thread_had_a_turn_and_not_where_the_machine_is_busy(monkeypatch, waited):
    manners, naps, waits = beside._Manners(), [], count(1)
    monkeypatch.setattr(beside, "_gate", beside._Gate())  # nobody has pressed anything
    monkeypatch.setattr(beside, "perf_counter", count(1).__next__)  # a second passes from one look to the next
    monkeypatch.setattr(beside, "_own_time", lambda: 0.0)
    monkeypatch.setattr(beside, "_waits", waits.__next__ if waited else lambda: 0)
    monkeypatch.setattr(beside, "sleep", naps.append)
    manners.at_work = True
    for _choice in range(3):
        manners.mind()
    assert naps == [beside.NAP] * (3 if waited else 0)


@pytest.mark.skipif(sys.platform != "linux", reason="only there it is told")
def test_who_has_waited_for_another_thread_knows_it():
    asked, answered = threading.Event(), threading.Event()
    other = threading.Thread(target=lambda: asked.wait(10) and answered.set())
    other.start()
    before = beside._waits()
    assert not answered.wait(0.001)
    assert beside._waits() > before
    asked.set()
    other.join(10)
    assert answered.is_set()


def test_turns_are_as_they_were_when_it_is_over():
    before = sys.getswitchinterval()
    seen = []
    Beside(lambda: bool(seen.append(sys.getswitchinterval()))).start().wait(10)
    assert seen == [pytest.approx(beside.SWITCH)]
    assert sys.getswitchinterval() == pytest.approx(before)


@pytest.mark.parametrize("threads", [True, False])
def test_the_numbers_are_the_same_whoever_counts(threads):
    state = example("first-drought")
    alone, other = (Ranking(state, seed=2, budget=8) for _ in range(2))
    other.politely(polite)
    assert Beside(other.step, threads=threads).start().wait(20)
    assert other.standings == alone.count().standings
