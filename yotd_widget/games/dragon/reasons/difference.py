"""What differs between two positions: facts for each player and for the table, with the rules behind every number.

>>> from yotd_widget.engine.trace import Notes
>>> from yotd_widget.games.dragon.examples import example
>>> before, notes = example("first-drought"), Notes()
>>> for fact in difference(before, before.after("place 2", notes=notes), notes)[:5]:
...     print(fact)
Ada: +1 young farmer (PER-10)
Ada: −2 rice (2 → 0; EVT-DROUGHT-2)
Ada: −1 floor (5 → 4; DECAY-2)
Ada: −1 palace (3 → 2; DECAY-2)
Ada: +2 points (5 → 7; SCORE-1)
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from yotd_widget.describe import difference as described
from yotd_widget.describe.difference import Differences, difference_between
from yotd_widget.engine.trace import Note
from yotd_widget.games.dragon.state import State

if TYPE_CHECKING:
    from yotd_widget.describe.game import Described

__all__ = ["difference", "difference_between"]


def difference(before: State, after: State, notes: Iterable[Note] = (), undone: Iterable[Note] = ()) -> Differences:
    """What is different in `after`: player by player, then the table. Left out are the set-up and later tasks only.

    notes: of the steps that lead to `after`; undone: of those that lead to `before`, from the position in which the
    two ways part. The causes of a number are what the rules did on the one way less what they did on the other.
    Raises: BadInput if the players are not the same; WrongKind for what is no position.
    """
    return described.difference(cast("Described[State]", State.game), before, after, notes, undone)
