"""Wrong ideas of the points of a month."""

from __future__ import annotations

from collections.abc import Callable

from yotd_widget.engine.house_rules import Swap
from yotd_widget.engine.texts import N_
from yotd_widget.engine.trace import Notes
from yotd_widget.games.dragon.court import Court
from yotd_widget.games.dragon.lessons.lists import wrong_rule
from yotd_widget.games.dragon.scoring import EndScoring, Scoring
from yotd_widget.games.dragon.state import State
from yotd_widget.quiz.wrong_rules import instead

Count = Callable[[Court], int]


def _palaces(court: Court) -> int:
    return len(court.palaces)


def _none(_court: Court) -> int:
    return 0


def _scoring(
    *,
    palaces: Count = _palaces,
    fans: Count = Court.fans,
    privileges: Count = Court.privilege_dragons,
    others: Count = _none,
) -> Swap:
    """A month that counts something else. others: what scores and should not (SCORE-4)."""

    def run(task: Scoring, state: State, notes: Notes | None) -> None:
        state.phase = "scoring"
        for seat, court in enumerate(state.courts):
            points = [count(court) for count in (palaces, fans, privileges, others)]
            court.vp += sum(points)
            if notes is not None:
                for number, each in enumerate(points, 1):
                    notes.add(f"SCORE-{number}", seat, {"vp": each})

    return instead(Scoring.run, run)


def _ladies_too(right: Callable[..., None]) -> Callable[..., None]:
    """What a court lady does not score month by month she scores once."""

    def run(task: EndScoring, state: State, notes: Notes | None) -> None:
        right(task, state, notes)
        for seat, court in enumerate(state.courts):
            court.vp += court.fans()
            if notes is not None:
                notes.add("SCORE-2", seat, {"vp": court.fans()})

    return run


wrong_rule(
    "score-floors",
    "SCORE-1",
    N_("{answer} would be right if each floor scored. Each palace scores 1 point, however high it is."),
    _scoring(palaces=Court.floors),
)
wrong_rule(
    "score-inhabited",
    "SCORE-1",
    N_("{answer} would be right if empty palaces did not score. Each palace does, whether anybody lives there or not."),
    _scoring(palaces=lambda court: len(court.inhabited())),
)
wrong_rule(
    "score-books",
    "SCORE-4",
    N_("{answer} would be right if the books of scholars scored every month. They only add to Research."),
    _scoring(others=lambda court: court.symbols("scholar")),
)
wrong_rule(
    "lady-end",
    "SCORE-2",
    N_("{answer} would be right if court ladies scored at the end of the game only. Each scores 1 point every month."),
    _scoring(fans=_none),
    Swap(EndScoring.run, _ladies_too),
)
wrong_rule(
    "large-one",
    "SCORE-3",
    N_("{answer} would be right if every privilege scored 1 point. A large one bears two dragons, and each scores."),
    _scoring(privileges=lambda court: court.small + court.large),
)
