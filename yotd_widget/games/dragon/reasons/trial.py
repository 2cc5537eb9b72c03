"""Tasks carried out on a copy of the table, to see what they will do: whoever is asked gives the first legal answer."""

from __future__ import annotations

from typing import Any

from yotd_widget.engine.trace import Notes
from yotd_widget.games.dragon.state import State


def carry_out(table: State, task: Any, notes: Notes | None, chosen: dict[int, int]) -> None:
    """Do a task in place. chosen: free answers by seat, counted here; an answer is free where there are several."""
    if task.asked:
        if len(task.options(table)) > 1:
            chosen[task.seat] = chosen.get(task.seat, 0) + 1
        task.do(table, task.first(table), notes)
    else:
        task.run(table, notes)
