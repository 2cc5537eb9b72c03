"""House rules that this game brings: to play by, and as models for one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from yotd_widget.engine.house import add
from yotd_widget.engine.house_rules import Swap
from yotd_widget.engine.texts import N_
from yotd_widget.games.gugong.jade import price
from yotd_widget.games.gugong.nights import matches
from yotd_widget.games.gugong.state import State

__all__ = ["CHEAP_JADE", "QUIET_NIGHTS"]


def _one_servant_less(right: Callable[[State, int, int], int]) -> Callable[[State, int, int], int]:
    return lambda state, seat, house: max(1, right(state, seat, house) - 1)


def _no_matches(right: object) -> Callable[[State, int], int]:
    return lambda state, seat: 0


CHEAP_JADE: Final = add(
    "gugong",
    "cheap-jade",
    N_("Every Jade costs one servant less, but at least one."),
    Swap(price, _one_servant_less),
    title=N_("Cheap Jade"),
)
QUIET_NIGHTS: Final = add(
    "gugong",
    "quiet-nights",
    N_("No discarded card matches a die, so the Nights bring no servants."),
    Swap(matches, _no_matches),
    title=N_("Quiet nights"),
)
