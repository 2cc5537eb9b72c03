"""The Sage: tries every option in playouts and takes the best (flat Monte-Carlo)."""

from __future__ import annotations

from typing import Any

import msgspec

from yotd_widget.engine.estimates import Comparison, Measure, checked_measure
from yotd_widget.engine.moves import LUCK, Move
from yotd_widget.engine.playouts import compare
from yotd_widget.engine.policies import Policy, RandomPolicy, asked


class Sage(msgspec.Struct, frozen=True):
    """Takes the option after which paired playouts by `base` come out best; the same position gives the same move.

    It knows what the player who decides knows: what is hidden from him is dealt anew for each playout.

    base: plays on for everybody. playouts: of each option. measure: what is best; the margin tells options apart with
    fewer playouts than wins do, and sees more of the game than points alone. Raises: ValueError for another measure.

    >>> from yotd_widget.games.dragon import example
    >>> sage = Sage(playouts=20)
    >>> str(sage.choose(example("first-drought"))) == sage.why(example("first-drought")).best.option
    True
    """

    base: Policy = RandomPolicy()
    playouts: int = 50
    measure: Measure = "margin"
    seed: int = 0

    def __post_init__(self) -> None:
        checked_measure(self.measure)

    def choose(self, position: Any) -> Move:
        """The best of the position's options. Raises: LookupError where nobody decides; PlayoutError."""
        if asked(position).seat == LUCK:  # chance wants nothing
            return self.base.choose(position)
        best: Move = position.read(self.why(position).best.option)
        return best

    def why(self, position: Any) -> Comparison:
        """The comparison behind the choice: every option, how far behind the best, and how sure that is.

        Raises: LookupError where nobody decides; PlayoutError.
        """
        asked(position)
        return compare(position, policy=self.base, playouts=self.playouts, measure=self.measure, seed=self.seed)
