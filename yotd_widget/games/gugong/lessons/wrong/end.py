"""Wrong ideas of the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from yotd_widget.engine.house_rules import Swap
from yotd_widget.engine.texts import N_
from yotd_widget.games.gugong.lessons.lists import wrong_rule
from yotd_widget.games.gugong.scoring import shut_out
from yotd_widget.games.gugong.state import State
from yotd_widget.quiz.wrong_rules import instead


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
    Swap(State.outcome.fget, _by_points),  # type: ignore[attr-defined]
)
