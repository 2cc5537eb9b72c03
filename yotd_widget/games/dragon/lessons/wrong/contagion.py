"""Wrong ideas of the Contagion."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from yotd_widget.engine.house_rules import Swap
from yotd_widget.engine.texts import N_
from yotd_widget.games.dragon.court import Court
from yotd_widget.games.dragon.events import ChooseReleased, contagion_victims
from yotd_widget.games.dragon.lessons.lists import wrong_rule
from yotd_widget.games.dragon.moves import Release
from yotd_widget.games.dragon.pieces import CONTAGION
from yotd_widget.games.dragon.state import State
from yotd_widget.quiz.wrong_rules import instead


def _healers(court: Court) -> int:
    return sum(person.endswith("healer") for person in court.persons())


wrong_rule(
    "contagion-three",
    "EVT-CONTAGION-1",
    N_("{answer} would be right if a Contagion always took three persons. Each mortar at court makes it one fewer."),
    instead(contagion_victims, lambda court: CONTAGION),
)
wrong_rule(
    "healer-shield",
    "EVT-CONTAGION-1",
    N_("{answer} would be right if any healer stopped the Contagion. Each mortar saves one person."),
    instead(contagion_victims, lambda court: 0 if _healers(court) else CONTAGION),
)
wrong_rule(
    "healer-flat",
    "EVT-CONTAGION-1 ACT-13",
    N_("{answer} would be right if every healer counted 1. Mortars count: a young healer has one, an old one two."),
    instead(contagion_victims, lambda court: max(0, CONTAGION - _healers(court))),
)
wrong_rule(
    "contagion-negative",
    "EVT-CONTAGION-1",
    N_("{answer} would be right if spare mortars brought somebody back. Below none there is nothing."),
    instead(contagion_victims, lambda court: CONTAGION - court.symbols("healer")),
)


def _without_healers(right: Callable[[ChooseReleased, State], Sequence[Release]]) -> Callable[..., Sequence[Release]]:
    def options(task: ChooseReleased, state: State) -> Sequence[Release]:
        moves = right(task, state)
        others = [move for move in moves if not any(person.endswith("healer") for person, _palace in move.persons)]
        return others or moves

    return options


wrong_rule(
    "healer-safe",
    "REL-6 EVT-CONTAGION-1",
    N_(
        "{answer}: right if healers could not leave. Their mortars are counted first; then anybody may go, healers too."
    ),
    Swap(ChooseReleased.options, _without_healers),
)
