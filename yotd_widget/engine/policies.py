"""Policies: programs that choose a move for the player who decides.

A policy needs one method, `choose`. One that draws at random offers `keyed(playout, seed)` as well: playouts ask it for
the policy of one playout, whose draws (see `luck.Dice`) are the same whichever option is being tried. One that chooses
from the list of legal moves alone may offer `among(position)`, an `Answer`: nobody checks whether its move is legal.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

import msgspec

from yotd_widget.engine.errors import NotFound
from yotd_widget.engine.luck import Dice, drawn
from yotd_widget.engine.moves import LUCK, Move
from yotd_widget.engine.position import Answer


class Policy(Protocol):
    """Chooses one of the legal moves of a position."""

    def choose(self, position: Any) -> Move:
        """One of the position's options; the position stays as it is."""
        ...


NOBODY: Final = "nobody has to decide anything here"


def asked(position: Any) -> Any:
    """The question that is open in a position, as a task. Raises: NotFound where there is none.

    For whoever chooses a move: a finished game has no options to choose from.
    """
    if not position.agenda:
        raise NotFound(NOBODY)
    return position.agenda[-1]


def for_playout(policy: Policy, playout: int, seed: int) -> Policy:
    """The policy as it plays in one branch of one playout: itself, unless it draws. seed: of the comparison."""
    keyed = getattr(policy, "keyed", None)
    return policy if keyed is None else keyed(playout, seed)


def called(policy: Policy) -> str:
    """What a program is called on a board and in a record: "Steward"."""
    return type(policy).__name__.removesuffix("Policy")


class RandomPolicy(msgspec.Struct, frozen=True):
    """Any legal move, each as likely as the other; the same seed and position give the same move everywhere.

    Where chance decides, an outcome is as likely as it is in the game.
    """

    seed: int = 0

    def choose(self, position: Any) -> Move:
        """The option that the seed gives in this position, as far as the player sees it.

        Raises: LookupError where nobody decides.
        """
        seat = asked(position).seat
        seen = position if seat == LUCK else position.seen_by(seat)
        move: Move = drawn(position.legal_moves.options, f"{self.seed} {seen.to_json()}")
        return move

    def keyed(self, playout: int, seed: int) -> Policy:
        """The same with the dice of one playout, without reading the position: about 1 µs a choice."""
        return RandomPlayout(Dice(f"{self.seed} {seed} {playout}"))


class RandomPlayout(msgspec.Struct, frozen=True):
    """Any legal move, drawn by dice."""

    dice: Dice

    def choose(self, position: Any) -> Move:
        """The next throw among the position's options."""
        return self.among(position)(position.options())

    def among(self, position: Any) -> Answer:
        """The same for whoever lists the options, while the position goes on."""
        return self.dice.among(position)
