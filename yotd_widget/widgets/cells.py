"""Which widgets stand below which cell.

One that a later run of its cell has replaced is on no screen any more: it is closed, so that running a cell again and
again keeps a bounded number of them alive. Shown again, it opens again.

What was done on it is not lost with it: the boards of the next run are told what those of the last one have left, or
what lies in the notebook's file, where another kernel ran it (`Keeping`).

Only hosts that name their cells take part (JupyterLab, Notebook); elsewhere a widget lives as long as its kernel.
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakSet

if TYPE_CHECKING:
    from yotd_widget.widgets.keeping import Keeping
    from yotd_widget.widgets.widget import Widget

_KEPT: Final = re.compile(r'class="yotd-kept" data-place="(\d+)".*?\("([\w-]+)"\)', re.DOTALL)
LARGEST: Final = 100_000_000
"""Bytes of a notebook that is looked into."""


class _Cell:
    """What stands below a cell.

    run: the message that ran it last; old: what earlier runs have shown. boards: how many have been shown in this run;
    left: what those of the run before have left, by their places.
    """

    def __init__(self, left: dict[int, str]) -> None:
        self.run = ""
        self.boards = 0
        self.left = left
        self.shown: WeakSet[Widget] = WeakSet()
        self.old: WeakSet[Widget] = WeakSet()


_CELLS: Final[dict[str, _Cell]] = {}


def shown(widget: Widget) -> None:
    """The widget is shown below the cell that runs now."""
    if (cell := _running()) is not None:
        cell.shown.add(widget)


def place(board: Keeping) -> tuple[int, str]:
    """The place of a board among those of its cell, and the code of what the last run has left there, or ""."""
    cell = _running()
    if cell is None:
        return 0, ""
    number = cell.boards
    cell.boards += 1
    return number, cell.left.get(number, "")


def _running() -> _Cell | None:
    """The cell that runs now; None where the host does not name it."""
    from IPython import get_ipython

    shell = get_ipython()
    if not hasattr(shell, "kernel"):
        return None
    request = _request(shell)
    name = request.get("metadata", {}).get("cellId")
    if not name:
        return None
    if not _CELLS:
        shell.events.register("post_run_cell", lambda result: _finished(shell, result))
    if name not in _CELLS:
        _CELLS[name] = _Cell(stored(name))
    return _begun(_CELLS[name], request)


def stored(name: str) -> dict[int, str]:
    """What lies in the outputs of a cell in the notebook's file, by the places of its boards."""
    for file in _notebooks():
        try:
            if file.stat().st_size > LARGEST or name not in (text := file.read_text("utf-8")):
                continue
            for cell in json.loads(text)["cells"]:
                if cell.get("id") == name:
                    htmls = [output.get("data", {}).get("text/html", "") for output in cell.get("outputs", ())]
                    found = "".join("".join(html) for html in htmls)
                    return {int(number): code for number, code in _KEPT.findall(found)}
        except (OSError, ValueError, LookupError, TypeError, AttributeError):
            continue  # no notebook that one could read
    return {}


def _notebooks() -> list[Path]:
    """The file of the notebook that runs; where the host does not say which, those that lie here, the newest first."""
    if name := os.environ.get("JPY_SESSION_NAME", ""):
        return [Path(name)]
    return sorted(Path().glob("*.ipynb"), key=lambda file: -file.stat().st_mtime)


def _request(shell: Any) -> dict[str, Any]:
    """The message that made the cell run."""
    found: dict[str, Any] = shell.kernel.get_parent() or {}
    return found


def _begun(cell: _Cell, request: dict[str, Any]) -> _Cell:
    """The cell as it is in this run of it."""
    if cell.run != request["header"]["msg_id"]:
        if cell.run:
            cell.left = {board.place: board.kept for board in cell.shown if getattr(board, "kept", "")}
        cell.run = request["header"]["msg_id"]
        cell.boards = 0
        cell.old |= cell.shown
        cell.shown.clear()
    return cell


def _finished(shell: Any, result: Any) -> None:
    """A cell has run: close what it has shown before and shows no longer, if no other cell shows it."""
    cell = _CELLS.get(getattr(result.info, "cell_id", None) or "")
    if cell is None:
        return
    _begun(cell, _request(shell))
    still = {widget for each in _CELLS.values() for widget in each.shown}
    for widget in cell.old - still:
        widget.close()
        _forget(shell, widget)
    cell.old.clear()


def _forget(shell: Any, widget: Widget) -> None:
    """The prompt `[7]` is gone with the output; so is `Out[7]`, which would keep the widget. Names stay."""
    results = shell.user_ns.get("_oh", {})
    for number in [number for number, kept in results.items() if kept is widget]:
        del results[number]
        for names in (shell.user_ns, shell.user_ns_hidden):
            names.pop(f"_{number}", None)
