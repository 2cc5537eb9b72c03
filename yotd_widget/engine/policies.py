"""Policies: programs that choose a move for the player who decides."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from yotd_widget.engine.luck import pick
from yotd_widget.engine.moves import Move


class Policy(Protocol):
    """Chooses one of the legal moves of a position."""

    def choose(self, position: Any) -> Move:
        """One of the position's options; the position stays as it is."""
        ...


class RandomPolicy(msgspec.Struct, frozen=True):
    """Any legal move, each as likely as the other; the same seed and position give the same move everywhere."""

    seed: int = 0

    def choose(self, position: Any) -> Move:
        """The option that the seed gives in this position."""
        options = position.legal_moves
        move: Move = options[pick(f"{self.seed} {position.to_json()}", len(options))]
        return move
