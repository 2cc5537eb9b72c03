"""House rules that this game brings: to play by, and as models for one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from yotd_widget.engine.house import add
from yotd_widget.engine.house_rules import Swap
from yotd_widget.engine.texts import N_
from yotd_widget.games.rotunda.data import Data, ScoreTrack
from yotd_widget.games.rotunda.moving import most_steps
from yotd_widget.games.rotunda.scoring import of_coins, of_track, uncovered
from yotd_widget.games.rotunda.state import State

__all__ = ["DEAR_COINS", "EVEN_TRACK", "LONG_STRIDES", "PLAIN_TRACK"]


def _one_step_more(right: Callable[[State], int]) -> Callable[[State], int]:
    return lambda state: right(state) + 1


def _no_symbols(right: object) -> Callable[[ScoreTrack, int, int], int]:
    return lambda track, start, now: 0


def _one_each(right: object) -> Callable[[Data, int], int]:
    return uncovered


def _two_for_a_point(right: object) -> Callable[[int], int]:
    return lambda coins: coins // 2


LONG_STRIDES: Final = add(
    "rotunda",
    "long-strides",
    N_("A Leader goes up to four steps instead of three."),
    Swap(most_steps, _one_step_more),
    title=N_("Long strides"),
)
PLAIN_TRACK: Final = add(
    "rotunda",
    "plain-track",
    N_("The score track has no symbols, so there are no bonuses."),
    Swap(ScoreTrack.crossed, _no_symbols),
    title=N_("Plain track"),
)
EVEN_TRACK: Final = add(
    "rotunda",
    "even-track",
    N_("At the end every uncovered field of the Assistants' track is worth one point."),
    Swap(of_track, _one_each),
    title=N_("Even track"),
)
DEAR_COINS: Final = add(
    "rotunda",
    "dear-coins",
    N_("At the end two coins make a point, not three."),
    Swap(of_coins, _two_for_a_point),
    title=N_("Dear coins"),
)
