"""How long the notebooks take: each cell, each notebook with its start, all of them. A part of `benchmark.py`."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import NamedTuple
from unittest.mock import patch

import nbformat
from make_notebooks import NOTEBOOKS
from nbclient import NotebookClient


class Run(NamedTuple):
    """A notebook that was run. seconds: with the start of its kernel; cells: number of a code cell -> its seconds."""

    name: str
    seconds: float
    cells: dict[int, float]


def run(path: Path) -> Run:
    """Run a notebook as a reader does who presses Shift+Enter to the end."""
    begun: dict[int, float] = {}
    cells: dict[int, float] = {}
    client = NotebookClient(
        nbformat.read(path, as_version=4),
        kernel_name="python3",
        extra_arguments=["--IPKernelApp.log_level=40"],  # the figures alone
        resources={"metadata": {"path": path.parent}},
        on_cell_execute=lambda cell, cell_index: begun.update({cell_index: perf_counter()}),
        on_cell_executed=lambda cell, cell_index, execute_reply: cells.update(
            {cell_index: perf_counter() - begun[cell_index]}
        ),
    )
    start = perf_counter()
    client.execute()
    return Run(path.stem, perf_counter() - start, cells)


def lesson_figures() -> Iterator[tuple[str, float, str, float | None]]:
    """Name, value, unit and bar."""
    lessons = sorted(NOTEBOOKS.glob("*/[0-9][0-9]-*.ipynb"))
    others = sorted(set(NOTEBOOKS.glob("**/*.ipynb")) - set(lessons))
    with tempfile.TemporaryDirectory() as folder, patch.dict(os.environ, {"IPYTHONDIR": folder}):
        course = [run(path) for path in lessons]
        runs = course + [run(path) for path in others]
    seconds, number, name = max((seconds, number, run.name) for run in runs for number, seconds in run.cells.items())
    yield f"slowest cell of a notebook ({name}, {number})", seconds, "s", 3
    slowest = max(runs, key=lambda run: run.seconds)
    yield f"slowest notebook ({slowest.name})", slowest.seconds, "s", 20
    yield f"all {len(course)} lessons, one after the other", sum(run.seconds for run in course), "s", 270
