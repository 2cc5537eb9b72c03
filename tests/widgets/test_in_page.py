"""Python inside of a page: no threads, and nothing that is dropped on its way."""

import asyncio
import json
import subprocess
import sys
import threading

import anywidget
import pytest
from apart import run_apart

import yotd_widget as yw
from yotd_widget.widgets import in_page
from yotd_widget.widgets.twin import SOON, Twin

NULL = "nothing"


@pytest.fixture
def page(monkeypatch):
    def none(*_args, **_named):
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(in_page, "IN_PAGE", True)
    monkeypatch.setattr(in_page, "_null", lambda: NULL)
    monkeypatch.setattr(threading.Thread, "start", none)


LACKING = """
import time
for name in [name for name in vars(time) if name.startswith(("thread_time", "pthread_", "clock_settime"))]:
    delattr(time, name)
import yotd_widget.lessons.course, yotd_widget.widgets.analyse, yotd_widget.engine.beside
print(yotd_widget.Play(yotd_widget.dragon.new_game(["Ada", "Bo"], seed=7)).bundle)
"""


def test_all_of_it_is_imported_where_a_thread_has_no_clock():
    """As in Pyodide: one name that its `time` lacks, and no page of the site opens."""
    run = subprocess.run([sys.executable, "-c", LACKING], capture_output=True, text=True)
    assert (run.stdout, run.returncode) == ("dragon.js\n", 0), run.stderr


class Shown:
    def __init__(self, done):
        self.done, self.drawn = done, []

    def update(self, drawn, raw):
        self.drawn.append(drawn["text/plain"])
        self.done.set()


def test_the_twin_follows_without_a_thread(page):
    async def press() -> list[str]:
        shown = Shown(asyncio.Event())
        twin = Twin(lambda: {"text/plain": "drawn"})
        twin._outputs.append(shown)
        twin.refresh()
        assert shown.drawn == []
        await asyncio.wait_for(shown.done.wait(), 100 * SOON)
        twin.close()
        return shown.drawn

    assert run_apart(press()) == ["drawn"]


@pytest.mark.parametrize(
    "widget",
    [
        lambda: yw.Play(yw.dragon.new_game(["Ada", "Bo"], seed=7)),
        lambda: yw.Board(yw.dragon.example("month-5")),
        lambda: yw.RuleCard("dragon.ACT-PRIV-1"),
        lambda: yw.Question("dragon.contagion.released", at="contagion-1-mortar"),
    ],
    ids=["play", "board", "rule card", "question"],
)
def test_nothing_is_sent_as_none(page, monkeypatch, widget):
    shown = widget()
    state = shown.get_state({*shown.trait_names(sync=True)} - {*anywidget.AnyWidget.class_trait_names()})
    assert ": null" not in json.dumps(state | {"_esm": ""})
    assert shown.heading_level is None
    assert state["heading_level"] == 0
    sent = []
    monkeypatch.setattr(type(shown), "_send", lambda _self, message, **_more: sent.append(message))
    shown.send({"kind": "refused", "text": None, "rules": [None]})
    assert sent[0]["content"] == {"kind": "refused", "text": NULL, "rules": [NULL]}


def test_elsewhere_it_is_sent_as_it_is():
    content = {"text": None}
    assert in_page.for_page(content) is content


def test_processes_and_threads_are_refused_in_one_sentence(page, monkeypatch):
    from yotd_widget.engine import playouts

    def none(*_args, **_named):
        raise NotImplementedError("no multiprocessing")

    monkeypatch.setattr(playouts, "ProcessPoolExecutor", none)
    with pytest.raises(playouts.PlayoutError, match="no processes here: leave executor= out"):
        playouts.process_pool(2)
    from concurrent.futures import ThreadPoolExecutor

    with (
        ThreadPoolExecutor(2) as threads,
        pytest.raises(playouts.PlayoutError, match="no threads here: leave executor= out"),
    ):
        playouts.compare(yw.dragon.example("month-5"), playouts=1, executor=threads)
