"""Wrong ideas of the Dragon Festival."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from yotd_widget.engine.house_rules import Function, Swap
from yotd_widget.engine.texts import N_
from yotd_widget.engine.trace import Notes
from yotd_widget.games.dragon.court import Court
from yotd_widget.games.dragon.events import dragon_festival, festival_points
from yotd_widget.games.dragon.lessons.lists import wrong_rule
from yotd_widget.games.dragon.pieces import FESTIVAL_FIRST
from yotd_widget.games.dragon.state import State
from yotd_widget.quiz.wrong_rules import instead


def _tiles(court: Court) -> int:
    return court.fireworks


def _half(tiles: int) -> int:
    return tiles // 2


def _festival(
    *, counted: Callable[[Court], int] = _tiles, kept: Callable[[int], int] = _half, all_pay: bool = False
) -> Swap:
    """A festival that counts something else, leaves another half, or asks everybody to give back."""

    def run(state: State, notes: Notes | None) -> None:
        points = festival_points(list(map(counted, state.courts)))
        for seat in state.track:
            court, scored = state.courts[seat], points[seat]
            court.vp += scored
            returned = court.fireworks - kept(court.fireworks) if scored or all_pay else 0
            court.fireworks -= returned
            if notes is not None:
                rule = {FESTIVAL_FIRST: "EVT-FESTIVAL-1", 0: "EVT-FESTIVAL-4"}.get(scored, "EVT-FESTIVAL-2")
                notes.add(rule, seat, {"vp": scored} if scored else {}, tiles=counted(court))
                if returned:
                    notes.add("EVT-FESTIVAL-3", seat, {"fireworks": -returned})

    return instead(dragon_festival, run)


def _no_second(right: Function) -> Function:
    def points(tiles: Sequence[int]) -> list[int]:
        found: list[int] = right(tiles)
        return found if found.count(FESTIVAL_FIRST) < 2 else [each if each == FESTIVAL_FIRST else 0 for each in found]

    return points


wrong_rule(
    "festival-per-tile",
    "EVT-FESTIVAL-1 EVT-FESTIVAL-2",
    N_(
        "{answer} would be right if each fireworks tile scored 1 point. "
        "Most fireworks score 6 points and second most 3, however many they are."
    ),
    instead(festival_points, list),
)
wrong_rule(
    "festival-no-second",
    "EVT-FESTIVAL-2",
    N_(
        "{answer} would be right if a tie for the most left no second place. "
        "The next number below is second, however many have the most."
    ),
    Swap(festival_points, _no_second),
)
wrong_rule(
    "festival-half-down",
    "EVT-FESTIVAL-3",
    N_("{answer} would be right if the half that goes back were rounded down. It is rounded up."),
    _festival(kept=lambda tiles: tiles - tiles // 2),
)
wrong_rule(
    "festival-all-pay",
    "EVT-FESTIVAL-4",
    N_("{answer} would be right if everybody gave fireworks back. Only those who have scored do."),
    _festival(all_pay=True),
)
wrong_rule(
    "festival-rockets",
    "EVT-FESTIVAL-4 EVT-FESTIVAL-1 EVT-FESTIVAL-2",
    N_(
        "{answer} would be right if the rockets on pyrotechnists counted. "
        "Only fireworks tiles do; rockets add to the Fireworks Display."
    ),
    _festival(counted=lambda court: court.fireworks + court.symbols("pyrotechnist")),
)
