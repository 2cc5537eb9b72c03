"""Wrong ideas of the end scoring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from yotd_widget.engine.house_rules import Swap
from yotd_widget.engine.texts import N_
from yotd_widget.engine.trace import Notes
from yotd_widget.games.dragon.court import Court
from yotd_widget.games.dragon.lessons.lists import wrong_rule
from yotd_widget.games.dragon.pieces import SYMBOLS_OF, YUAN_PER_POINT
from yotd_widget.games.dragon.scoring import EndScoring, monk_points
from yotd_widget.games.dragon.state import State
from yotd_widget.quiz.wrong_rules import getter, instead

Scores = Callable[..., None]


def _goods_lost(right: Scores) -> Scores:
    def run(task: EndScoring, state: State, notes: Notes | None) -> None:
        for court in state.courts:
            court.rice = court.fireworks = 0
        right(task, state, notes)

    return run


def _each_yuan(right: Scores) -> Scores:
    """What is missing from 1 point a yuan comes on top."""

    def run(task: EndScoring, state: State, notes: Notes | None) -> None:
        right(task, state, notes)
        for seat, court in enumerate(state.courts):
            more = court.yuan - court.yuan // YUAN_PER_POINT
            court.vp += more
            if notes is not None:
                notes.add("END-5", seat, {"vp": more}, yuan=court.yuan)

    return run


def _by_persons(court: Court) -> int:
    """Buddhas times the persons of the palace."""
    buddhas = SYMBOLS_OF["monk"]
    return sum(buddhas.get(person, 0) * len(palace.persons) for palace in court.palaces for person in palace.persons)


wrong_rule(
    "goods-worthless",
    "END-4",
    N_("{answer} would be right if rice and fireworks were lost. Each tile is sold for 2 yuan first."),
    Swap(EndScoring.run, _goods_lost),
)
wrong_rule(
    "yuan-one",
    "END-5",
    N_("{answer} would be right if each yuan scored 1 point. Every full 3 yuan score 1 point."),
    Swap(EndScoring.run, _each_yuan),
)
wrong_rule(
    "monk-persons",
    "END-3",
    N_("{answer} would be right if monks scored Buddhas × persons. They score Buddhas × floors of their palace."),
    instead(monk_points, _by_persons),
)

# --- Who wins ----------------------------------------------------------------------------------------------------


def _by_track(right: Callable[[State], Any]) -> Callable[[State], Any]:
    def outcome(state: State) -> Any:
        found, ranking = right(state), tuple((seat,) for seat in state.track)
        return found and replace(found, winners=ranking[0], ranking=ranking)

    return outcome


wrong_rule(
    "track-wins",
    "WIN-1",
    N_("{answer} would be right if the person track decided. It only breaks ties: the most points win."),
    Swap(getter(State.outcome), _by_track),
)
