"""Named example positions for lessons and tests: the vectors of the specification (TV), and those of lessons.

>>> example("TV-26").decision.id
'D-2'
"""

from __future__ import annotations

from typing import Final

from yotd_widget.describe.named import Example, Examples
from yotd_widget.games.rotunda.state import State


def _every() -> dict[str, Example]:
    from yotd_widget.games.rotunda.examples.every import EVERY

    return EVERY


def _made(found: Example) -> State:
    from yotd_widget.games.rotunda.begin import new_game
    from yotd_widget.games.rotunda.examples.table import table

    if found.opens:
        return table(found.opens, found.seats, **found.table)
    return new_game(tuple(found.seats), **found.table)


EXAMPLES: Final = Examples(_every, _made)
"""Name -> what makes the position."""
example, about, named_examples = EXAMPLES.example, EXAMPLES.about, EXAMPLES.lines
