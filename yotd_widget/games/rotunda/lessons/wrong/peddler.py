"""Wrong ideas of the Peddler: what his way costs, and when he walks by himself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from yotd_widget.engine.house_rules import Swap
from yotd_widget.engine.moves import Move
from yotd_widget.engine.texts import N_
from yotd_widget.games.rotunda.assistants import ChoosePeddler
from yotd_widget.games.rotunda.lessons.lists import wrong_rule
from yotd_widget.games.rotunda.moves import Peddle
from yotd_widget.games.rotunda.state import State
from yotd_widget.games.rotunda.turns import TurnOver
from yotd_widget.quiz.wrong_rules import instead

Do = Callable[[Any, State, Any, Any], None]


def _start_counts(right: Callable[..., None]) -> Callable[..., None]:
    """The village in which he is costs a coin as well."""

    def wrong(task: ChoosePeddler, state: State, n: int, notes: Any) -> None:
        right(task, state, n, notes)
        if n:
            state.seats[task.seat].coins -= 1

    return wrong


def _no_walk_after_pay(right: Do) -> Do:
    """Whoever has paid for a walk saves the one that comes by itself."""

    def wrong(task: ChoosePeddler, state: State, move: Move, notes: Any) -> None:
        before = state.turn.placed
        right(task, state, move, notes)
        if isinstance(move, Peddle) and (move.before or move.after):
            state.remember(placed=before)

    return wrong


def _walk_each(right: Do) -> Do:
    """He walks on for every action of the turn."""

    def wrong(task: ChoosePeddler, state: State, move: Move, notes: Any) -> None:
        again = state.turn.placed and isinstance(move, Peddle)
        right(task, state, move, notes)
        if again:
            state.peddler = state.village_after(1)

    return wrong


wrong_rule(
    "counts-start",
    "ASSIST-PEDDLER-2",
    N_("{answer} would be right if the village where he is counted, too. A coin is a step to the next one."),
    Swap(ChoosePeddler._move, _start_counts),
)
wrong_rule(
    "paid-replaces-free",
    "TURN-5",
    N_("{answer}: right if a paid walk were in place of the free one. He walks on after the turn all the same."),
    Swap(ChoosePeddler.do, _no_walk_after_pay),
)
wrong_rule(
    "shift-each",
    "TURN-5",
    N_("{answer}: right if he walked on for every action. At the end of the turn it is one village, once."),
    Swap(ChoosePeddler.do, _walk_each),
)
wrong_rule(
    "never-shifts",
    "TURN-5",
    N_("{answer}: right if he walked for coins alone. After a turn in which he took somebody along he walks on."),
    instead(TurnOver.run, lambda task, state, notes: None),
)
