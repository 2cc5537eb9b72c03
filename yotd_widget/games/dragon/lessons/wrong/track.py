"""Wrong ideas of the person track."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from yotd_widget.engine.house_rules import Function, Swap
from yotd_widget.engine.texts import N_
from yotd_widget.engine.trace import Notes
from yotd_widget.games.dragon.actions import ActionPhase
from yotd_widget.games.dragon.events import ChooseReleased, EventPhase
from yotd_widget.games.dragon.great_events import GreatEventPhase
from yotd_widget.games.dragon.lessons.lists import wrong_rule
from yotd_widget.games.dragon.persons import HousePerson, PersonPhase
from yotd_widget.games.dragon.pieces import STEPS
from yotd_widget.games.dragon.state import State
from yotd_widget.quiz.wrong_rules import instead

# --- Who is next -------------------------------------------------------------------------------------------------


def _by_seats(state: State) -> list[int]:
    count = len(state.courts)
    return [(state.setup.starting_player + turn) % count for turn in range(count)]


def _lower_first(state: State) -> list[int]:
    return sorted(state.track, key=lambda seat: (state.courts[seat].space, state.track.index(seat)), reverse=True)


def _asked_by(order: Callable[[State], list[int]]) -> list[Swap]:
    """Phases that ask in another order; the markers lie as they do."""

    def run(right: Function) -> Function:
        def phase(self: Any, state: State, notes: Notes | None) -> None:
            track, state.track = state.track, order(state)
            right(self, state, notes)
            state.track = track

        return phase

    return [Swap(phase.run, run) for phase in (ActionPhase, PersonPhase, EventPhase, GreatEventPhase)]


wrong_rule(
    "stack-bottom",
    "TRACK-2",
    N_("{answer} would be right if the lower marker of a stack acted first. The upper one does."),
    *_asked_by(_lower_first),
)
wrong_rule(
    "seat-order",
    "TRACK-1",
    N_(
        "{answer} would be right if players always acted by their seats. "
        "After the draft only the person track counts: the furthest marker acts first."
    ),
    *_asked_by(_by_seats),
)

# --- How markers move --------------------------------------------------------------------------------------------


def _arrive(order: Callable[[int, int], bool]) -> Function:
    """As `State.advance`; order: whether a marker on the first space comes before one on the second."""

    def advance(state: State, seat: int, steps: int) -> None:
        space = state.courts[seat].space = state.courts[seat].space + steps
        others = [each for each in state.track if each != seat]
        place = next((n for n, each in enumerate(others) if order(space, state.courts[each].space)), len(others))
        state.track[:] = [*others[:place], seat, *others[place:]]

    return advance


wrong_rule(
    "arrive-below",
    "TRACK-3",
    N_("{answer} would be right if a marker that arrives went under the stack. It goes on top."),
    instead(State.advance, _arrive(lambda mine, theirs: mine > theirs)),
)

_on_top = _arrive(lambda mine, theirs: mine >= theirs)


def _stepping_back(right: Function) -> Function:
    """Whoever leaves takes the own steps away again."""

    def do(self: Any, state: State, move: Any, notes: Notes | None) -> None:
        court = state.courts[self.seat]
        before = Counter(court.persons())
        right(self, state, move, notes)
        for person in (before - Counter(court.persons())).elements():
            _on_top(state, self.seat, -min(STEPS[person], court.space))

    return do


wrong_rule(
    "release-steps-back",
    "REL-2 TRACK-5",
    N_("{answer} would be right if steps were lost with a person who leaves. A marker never goes back."),
    Swap(HousePerson.do, _stepping_back),
    Swap(ChooseReleased.do, _stepping_back),
)
