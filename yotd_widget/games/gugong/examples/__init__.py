"""Named example positions for lessons and tests: those of the rule books (EX) and those of the specification (DX).

>>> example("DX-9").seats[0].envoy
7
>>> named_examples()["DX-9"]
'The Envoy is one step before the Palace: of two steps one leads beyond it.'
"""

from __future__ import annotations

from typing import Final

from yotd_widget.describe.named import Example, Examples
from yotd_widget.games.gugong.state import State


def _every() -> dict[str, Example]:
    from yotd_widget.games.gugong.examples.every import EVERY

    return EVERY


def _made(found: Example) -> State:
    from yotd_widget.games.gugong.days import new_game
    from yotd_widget.games.gugong.examples.table import table

    if found.opens:
        return table(found.opens, found.seats, **found.table)
    return new_game(tuple(found.seats), **found.table)


EXAMPLES: Final = Examples(_every, _made)
"""Name -> what makes the position."""
example, about, named_examples, example_of = EXAMPLES.example, EXAMPLES.about, EXAMPLES.lines, EXAMPLES.showing
