"""Wrong ideas of the Drought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from yotd_widget.engine.house_rules import Function, Swap
from yotd_widget.engine.texts import N_
from yotd_widget.games.dragon.court import Court
from yotd_widget.games.dragon.events import drought, leave, rice_paid, unsupplied
from yotd_widget.games.dragon.lessons.lists import wrong_rule
from yotd_widget.quiz.wrong_rules import instead


def _a_rice_each(state: Any, notes: Any) -> None:
    """Everybody eats 1 rice; whoever gets none leaves, here those of the last palaces."""
    for seat in reversed(state.track):
        court = state.courts[seat]
        homes = [number for number, palace in enumerate(court.palaces, 1) for _ in palace.persons]
        paid, short = min(len(homes), court.rice), unsupplied(court)
        court.rice -= paid
        if notes is not None:
            notes.add("EVT-DROUGHT-2", seat, {"rice": -paid}, inhabited=len(court.inhabited()), short=short)
        leave(state, seat, homes[paid:])


def _fed(court: Court) -> list[int]:
    """Floors of the palaces that the rice is enough for at 1 rice a floor, the lowest palaces first."""
    fed: list[int] = []
    for floors in sorted(court.palaces[number - 1].floors for number in court.inhabited()):
        if sum(fed) + floors <= court.rice:
            fed.append(floors)
    return fed


def _without_sacks(court: Court) -> int:
    """Palaces that are still hungry if sacks at court feed first."""
    return max(0, len(court.inhabited()) - court.symbols("farmer"))


def _everybody(right: Function) -> Function:
    """Each of these palaces is asked for as many persons as live there."""

    def wrong(state: Any, seat: int, palaces: Sequence[int]) -> None:
        all_of_them = state.courts[seat].palaces
        right(state, seat, [number for number in palaces for _ in all_of_them[number - 1].persons])

    return wrong


wrong_rule(
    "drought-person",
    "EVT-DROUGHT-1",
    N_("{answer} would be right if each person needed 1 rice. Each inhabited palace does."),
    instead(drought, _a_rice_each),
)
wrong_rule(
    "drought-floor",
    "EVT-DROUGHT-1",
    N_("{answer} would be right if a palace needed 1 rice for each floor. It needs 1, however high it is."),
    instead(unsupplied, lambda court: len(court.inhabited()) - len(_fed(court))),
    instead(rice_paid, lambda court: sum(_fed(court))),
)
wrong_rule(
    "drought-empty",
    "EVT-DROUGHT-1",
    N_("{answer} would be right if empty palaces needed rice too. Only inhabited ones do."),
    instead(Court.inhabited, lambda court: list(range(1, len(court.palaces) + 1))),
)
wrong_rule(
    "drought-whole",
    "EVT-DROUGHT-4",
    N_("{answer} would be right if everybody left a palace without rice. Exactly one person does."),
    Swap(leave, _everybody),
)
wrong_rule(
    "drought-sacks",
    "EVT-DROUGHT-5 EVT-DROUGHT-1",
    N_("{answer} would be right if the rice sacks on farmers were rice. Only rice tiles are."),
    instead(unsupplied, lambda court: max(0, _without_sacks(court) - court.rice)),
    instead(rice_paid, lambda court: min(_without_sacks(court), court.rice)),
)
wrong_rule(
    "drought-keep",
    "REL-7 EVT-DROUGHT-2",
    N_("{answer} would be right if rice could be held back. Whoever has rice must pay it."),
    instead(unsupplied, lambda court: len(court.inhabited())),
    instead(rice_paid, lambda court: 0),
)
