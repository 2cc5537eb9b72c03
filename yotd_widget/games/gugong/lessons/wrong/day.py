"""Wrong ideas of the course of a Day."""

from __future__ import annotations

from typing import Any

from yotd_widget.engine.texts import N_
from yotd_widget.games.gugong.lessons.lists import wrong_rule
from yotd_widget.games.gugong.mornings import PassMedal
from yotd_widget.games.gugong.state import State
from yotd_widget.quiz.wrong_rules import instead


def _next_seat(_task: PassMedal, state: State, notes: Any) -> None:
    state.start, state.medal = state.after_seat(state.start), None


def _stays(_task: PassMedal, state: State, notes: Any) -> None:
    state.medal = None


wrong_rule(
    "next-seat-starts",
    "MORN-1",
    N_("{answer}: right if the start went round the table. It goes to whoever has the Medal."),
    instead(PassMedal.run, _next_seat),
)
wrong_rule(
    "start-stays",
    "MORN-1",
    N_("{answer}: right if the start player stayed the same. Whoever has the Medal begins."),
    instead(PassMedal.run, _stays),
)
