"""Wrong ideas of building and decay."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from yotd_widget.engine.house_rules import Swap
from yotd_widget.engine.texts import N_
from yotd_widget.engine.trace import Notes
from yotd_widget.games.dragon.court import Palace
from yotd_widget.games.dragon.events import Decay, EventPhase
from yotd_widget.games.dragon.floors import PlaceFloors
from yotd_widget.games.dragon.lessons.lists import wrong_rule
from yotd_widget.games.dragon.moves import Build
from yotd_widget.games.dragon.state import State
from yotd_widget.quiz.wrong_rules import instead

Task = Callable[..., Any]

# --- Floors that are kept ----------------------------------------------------------------------------------------

_KEEP: Final = Build()
"""No floor more: nobody may say that, but whoever believes it."""


def _or_none(right: Task) -> Task:
    def options(question: PlaceFloors, state: State) -> Sequence[Build]:
        return [*right(question, state), _KEEP]

    return options


def _keeping(right: Task) -> Task:
    def do(question: PlaceFloors, state: State, move: Build, notes: Notes | None) -> None:
        if move != _KEEP:
            right(question, state, move, notes)

    return do


wrong_rule(
    "floors-kept",
    "ACT-BUILD-3",
    N_("{answer} would be right if floors could be kept for later. All of them are placed at once."),
    Swap(PlaceFloors.options, _or_none),
    Swap(PlaceFloors.do, _keeping),
)

# --- Decay -------------------------------------------------------------------------------------------------------


def _decay_to(left: Callable[[int], int]) -> Swap:
    """Decay that leaves so many of the floors of an empty palace."""

    def run(task: Decay, state: State, notes: Notes | None) -> None:
        for seat, court in enumerate(state.courts):
            standing = []
            for number, palace in enumerate(court.palaces, 1):
                floors = palace.floors if palace.persons else left(palace.floors)
                if notes is not None and not palace.persons:
                    rule = "DECAY-1" if floors else "DECAY-2"
                    notes.add(rule, seat, {"floors": floors - palace.floors}, palace=number, left=floors)
                if floors:
                    standing.append(Palace(floors, palace.persons))
            court.palaces = standing

    return instead(Decay.run, run)


wrong_rule(
    "decay-vanish",
    "DECAY-1",
    N_("{answer} would be right if an empty palace were gone at once. It loses one floor a month."),
    _decay_to(lambda floors: 0),
)
wrong_rule(
    "decay-keep-one",
    "DECAY-2",
    N_("{answer} would be right if the last floor stayed. A palace that loses its last floor is gone."),
    _decay_to(lambda floors: max(1, floors - 1)),
)


_decay: Final = Decay.run


def _after_decay(right: Task) -> Task:
    def run(task: EventPhase, state: State, notes: Notes | None) -> None:
        _decay(Decay(), state, notes)
        right(task, state, notes)

    return run


wrong_rule(
    "decay-first",
    "ROUND-3 DECAY-1",
    N_("{answer} would be right if decay came before the event. It comes after the event."),
    Swap(EventPhase.run, _after_decay),
    instead(Decay.run, lambda task, state, notes: None),
)
