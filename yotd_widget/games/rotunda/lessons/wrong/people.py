"""Wrong ideas of Assistants: from where they come, who helps, where they go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from yotd_widget.engine.house_rules import Swap
from yotd_widget.engine.moves import Move
from yotd_widget.engine.texts import N_
from yotd_widget.games.rotunda.assistants import ChoosePeddler, dismiss
from yotd_widget.games.rotunda.lessons.lists import wrong_rule
from yotd_widget.games.rotunda.moves import Help, Peddle
from yotd_widget.games.rotunda.seat import without
from yotd_widget.games.rotunda.state import State
from yotd_widget.games.rotunda.visits import ChooseHelper, may_help
from yotd_widget.quiz.wrong_rules import instead

Do = Callable[[Any, State, Any, Any], None]


def _from_track(right: Do) -> Do:
    """An Assistant of the track goes with the Peddler."""

    def wrong(task: ChoosePeddler, state: State, move: Move, notes: Any) -> None:
        right(task, state, move, notes)
        own = state.seats[task.seat]
        if isinstance(move, Peddle) and own.track:
            own.supply, own.track = own.supply + 1, own.track - 1

    return wrong


def _gone(right: Callable[..., None]) -> Callable[..., None]:
    """Whoever is dismissed leaves the game."""

    def wrong(state: State, seat: int, n: int, notes: Any) -> None:
        right(state, seat, n, notes)
        state.seats[seat].track -= n

    return wrong


def _after_help(change: Callable[[Any, ChooseHelper, Help], None]) -> Callable[[Do], Do]:
    """What becomes of an Assistant who has helped, told otherwise."""

    def make(right: Do) -> Do:
        def wrong(task: ChooseHelper, state: State, move: Move, notes: Any) -> None:
            right(task, state, move, notes)
            if isinstance(move, Help):
                change(state.seats[task.seat], task, move)

        return wrong

    return make


def _senior_returns(own: Any, task: ChooseHelper, move: Help) -> None:
    if move.side == "senior":
        own.senior = without(own.senior, task.visit.room)
        own.supply += 1


def _young_stays(own: Any, task: ChooseHelper, move: Help) -> None:
    if move.side == "young":
        own.young = (*own.young, task.visit.room)
        own.supply -= 1


def _young_to_track(own: Any, task: ChooseHelper, move: Help) -> None:
    if move.side == "young":
        own.supply, own.track = own.supply - 1, own.track + 1


wrong_rule(
    "peddler-from-track",
    "ASSIST-PEDDLER-1",
    N_("{answer} would be right if the Peddler took somebody from the track. He takes one of the supply."),
    Swap(ChoosePeddler.do, _from_track),
)
wrong_rule(
    "dismiss-gone",
    "ASSIST-DISMISS-1",
    N_("{answer} would be right if the dismissed left the game. They return to the track."),
    Swap(dismiss, _gone),
)
wrong_rule(
    "both-return",
    "ROOM-GEN-4",
    N_("{answer} would be right if a Senior went home, too. He keeps his chair."),
    Swap(ChooseHelper.do, _after_help(_senior_returns)),
)
wrong_rule(
    "both-stay",
    "ROOM-GEN-3",
    N_("{answer} would be right if a young Assistant kept his chair. After helping he returns to the supply."),
    Swap(ChooseHelper.do, _after_help(_young_stays)),
)
wrong_rule(
    "young-to-track",
    "ROOM-GEN-3",
    N_("{answer} would be right if he went back to the track. He returns to the supply, free at once."),
    Swap(ChooseHelper.do, _after_help(_young_to_track)),
)
wrong_rule(
    "one-extra",
    "ROOM-GEN-2",
    N_("{answer} would be right if one Assistant could help in a visit. Two may."),
    instead(may_help, lambda visit: visit.helpers < 1),
)
wrong_rule(
    "no-limit",
    "ROOM-GEN-2",
    N_("{answer} would be right if everybody there could help. Two Assistants may, in one visit."),
    instead(may_help, lambda visit: True),
)
