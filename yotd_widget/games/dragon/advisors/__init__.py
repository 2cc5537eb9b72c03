"""The advisors: Random, Steward and Sage choose moves, and each can say why, as data made of what it has computed.

>>> from yotd_widget.games.dragon.examples import example
>>> advice = STEWARD.why(example("first-drought", rice=3), "place 1")
>>> str(advice.instead), advice.points < 0, advice.reasons[0].rules
('place 3', True, ('SCORE-1', 'DECAY-1'))
>>> ADVISORS["random"].why(example("first-drought")).reasons[0].facts
{'options': 3}
"""

from __future__ import annotations

from typing import Any, Final, Protocol

from yotd_widget.describe.advice import Random as Random
from yotd_widget.engine.moves import Move
from yotd_widget.engine.sage import Sage
from yotd_widget.games.dragon.advisors.steward import Steward


class Advisor(Protocol):
    """A policy that can say why."""

    def choose(self, position: Any) -> Move:
        """One of the position's options; the position stays as it is."""
        ...

    def why(self, position: Any) -> Any:
        """What stands behind that choice, as data; `str` of it is for people."""
        ...


STEWARD: Final = Steward()
SAGE_PLAYOUTS: Final = 10
"""Playouts of each option: enough to play well, few enough to play a game in a minute."""
ADVISORS: Final[dict[str, Advisor]] = {
    "random": Random(),
    "steward": STEWARD,
    "sage": Sage(STEWARD, playouts=SAGE_PLAYOUTS),
}
