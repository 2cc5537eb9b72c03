"""Which widgets stand below which cell.

One that a later run of its cell has replaced is on no screen any more: it is closed, so that running a cell again and
again keeps a bounded number of them alive. Shown again, it opens again.

Only hosts that name their cells take part (JupyterLab, Notebook); elsewhere a widget lives as long as its kernel.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from weakref import WeakSet

if TYPE_CHECKING:
    from yotd_widget.widgets.widget import Widget


class _Cell:
    """What stands below a cell. run: the message that ran it last; old: what earlier runs have shown."""

    def __init__(self) -> None:
        self.run = ""
        self.shown: WeakSet[Widget] = WeakSet()
        self.old: WeakSet[Widget] = WeakSet()


_CELLS: Final[dict[str, _Cell]] = {}


def shown(widget: Widget) -> None:
    """The widget is shown below the cell that runs now."""
    from IPython import get_ipython

    shell = get_ipython()
    request = _request(shell)
    name = request.get("metadata", {}).get("cellId")
    if not name:
        return
    if not _CELLS:
        shell.events.register("post_run_cell", lambda result: _finished(shell, result))
    _begun(_CELLS.setdefault(name, _Cell()), request).shown.add(widget)


def _request(shell: Any) -> dict[str, Any]:
    """The message that made the cell run."""
    found: dict[str, Any] = shell.kernel.get_parent() or {}
    return found


def _begun(cell: _Cell, request: dict[str, Any]) -> _Cell:
    """The cell as it is in this run of it."""
    if cell.run != request["header"]["msg_id"]:
        cell.run = request["header"]["msg_id"]
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
