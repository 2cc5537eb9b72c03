"""Wrong ideas of the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from yotd_widget.engine.house_rules import Swap
from yotd_widget.engine.texts import N_
from yotd_widget.games.gugong.lessons.lists import wrong_rule
from yotd_widget.games.gugong.scoring import (
    PER,
    FinalScoring,
    decree_points,
    jade_points,
    score_decrees,
    score_palace,
    shut_out,
)
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.tokens import score_points
from yotd_widget.games.gugong.wall import majority, score
from yotd_widget.quiz.wrong_rules import getter, instead


def _by_points(right: Callable[[State], Any]) -> Callable[[State], Any]:
    """The most points win, inside or outside."""

    def outcome(state: State) -> Any:
        found = right(state)
        first = min(range(len(state.seats)), key=lambda seat: (-state.seats[seat].vp, state.order.index(seat)))
        return found and replace(found, winners=(first,))

    return outcome


wrong_rule(
    "most-points-win",
    "END-5",
    N_("{answer}: right if the points alone decided. Whoever is not in the Palace ends with nothing."),
    instead(shut_out, lambda state: []),
    Swap(getter(State.outcome), _by_points),
)


# --- Another order of the final scoring ----------------------------------------------------------------------------


def _wall(state: State, notes: Any) -> None:
    if (winner := majority(state)) is not None:
        score(state, winner, "END-1", notes)


def _jade(state: State, notes: Any) -> None:
    for seat, own in enumerate(state.seats):
        if points := jade_points(state, own.jade):
            score_points(state, seat, points, "END-4", notes, jade=own.jade)


def _shut(state: State, notes: Any) -> None:
    for seat in shut_out(state):
        if notes is not None:
            notes.add("END-5", seat, {"vp": -state.seats[seat].vp})
        state.seats[seat].vp = 0
    state.phase = "over"


def _in_order(*parts: Callable[[State, Any], None]) -> Callable[[FinalScoring, State, Any], None]:
    """A final scoring in this order."""

    def run(_task: FinalScoring, state: State, notes: Any) -> None:
        for part in (*parts, _shut):
            part(state, notes)

    return run


def _no_cap(right: Callable[..., int]) -> Callable[..., int]:
    """The Decrees that have a limit have none."""
    return lambda state, seat, tile: right(state, seat, replace(tile, cap=None))


def _rounded_up(right: Callable[..., int]) -> Callable[..., int]:
    """A third is rounded up."""

    def wrong(state: State, seat: int, tile: Any) -> int:
        if tile.effect != "end_third_of_vp":
            return right(state, seat, tile)
        return min(-(-state.seats[seat].vp // PER), tile.cap or state.seats[seat].vp)

    return wrong


wrong_rule(
    "third-of-all",
    "DECREE-3-1 END-2",
    N_("{answer}: right if the third were taken last. It comes before Palace and Jade."),
    instead(FinalScoring.run, _in_order(_wall, score_palace, _jade, score_decrees)),
)
wrong_rule(
    "palace-first",
    "END-3 END-2",
    N_("{answer}: right if the Palace came first. The Wall and the Decrees come before it."),
    instead(FinalScoring.run, _in_order(score_palace, _wall, score_decrees, _jade)),
)
wrong_rule(
    "wall-last",
    "END-1",
    N_("{answer}: right if the Wall came last. It scores first of all, and its points count for the third."),
    instead(FinalScoring.run, _in_order(score_decrees, score_palace, _jade, _wall)),
)
wrong_rule(
    "decree-no-cap",
    "DECREE-3-1 DECREE-3-3",
    N_("{answer} would be right without a limit. This Decree brings ten points at most."),
    Swap(decree_points, _no_cap),
)
wrong_rule(
    "third-rounded-up",
    "DECREE-3-1",
    N_("{answer} would be right if a third were rounded up. Only full thirds count."),
    Swap(decree_points, _rounded_up),
)
