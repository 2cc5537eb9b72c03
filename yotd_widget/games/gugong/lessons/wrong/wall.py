"""Wrong ideas of the Great Wall, of markers and the Medal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from yotd_widget.engine.house_rules import Swap
from yotd_widget.engine.texts import N_
from yotd_widget.games.gugong.lessons.lists import wrong_rule
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.tracks import Scheme, brings_medal, stand_on
from yotd_widget.games.gugong.wall import Section, leave, majority
from yotd_widget.quiz.wrong_rules import instead


def _most(state: State) -> list[int]:
    most = max(seat.wall_units for seat in state.seats)
    return [seat for seat, own in enumerate(state.seats) if most and own.wall_units == most]


def _lower_marker(state: State) -> int | None:
    return max(_most(state), key=state.order.index, default=None)


def _last_placed(right: Callable[[State], int | None]) -> Callable[[State], int | None]:
    def wrong(state: State) -> int | None:
        turns = [task.seat for task in state.agenda if type(task).__name__ == "Turns"]
        acting = (turns[-1] - 1) % len(state.seats) if turns else -1
        return acting if acting in _most(state) else right(state)

    return wrong


def _all_leave(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(state: State, winner: int, notes: Any) -> None:
        for seat, own in enumerate(state.seats):
            if own.wall_units:
                right(state, seat, notes)

    return wrong


def _highest_first(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(task: Section, state: State, notes: Any) -> None:
        before = len(state.agenda)
        right(task, state, notes)
        state.agenda[before:] = state.agenda[before:][::-1]

    return wrong


def _winner_first(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(task: Section, state: State, notes: Any) -> None:
        before = len(state.agenda)
        right(task, state, notes)
        state.agenda[before:] = sorted(state.agenda[before:], key=lambda each: not state.seats[each.seat].wall_units)

    return wrong


def _below(state: State, seat: int, to: int, rule: str, notes: Any) -> None:
    """Who arrives comes to lie below those already there."""
    own = state.seats[seat]
    steps = to - own.intrigue
    others = [other for other in state.order if other != seat]
    above = sum(state.seats[other].intrigue >= to for other in others)
    state.order, own.intrigue = (*others[:above], seat, *others[above:]), to
    if notes is not None:
        notes.add(rule, seat, {"intrigue": steps})


def _order_stays(state: State, seat: int, to: int, rule: str, notes: Any) -> None:
    """The marker rises, and the order stays as it was."""
    own = state.seats[seat]
    steps, own.intrigue = to - own.intrigue, to
    if notes is not None:
        notes.add(rule, seat, {"intrigue": steps})


def _scheme_takes_medal(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(task: Scheme, state: State, notes: Any) -> None:
        right(task, state, notes)
        if state.medal is None:
            state.medal = task.seat

    return wrong


wrong_rule(
    "wall-last-placed",
    "WALL-6 TIE-1",
    N_("{answer}: right if whoever completes the section won a tie. The higher Intrigue Marker wins it."),
    Swap(majority, _last_placed),
)
wrong_rule(
    "wall-lower-marker",
    "WALL-6 TIE-1",
    N_("{answer}: right if the lower marker won a tie. The higher one does."),
    instead(majority, _lower_marker),
)
wrong_rule(
    "wall-all-leave",
    "WALL-7",
    N_("{answer} would be right if everybody left the Wall. Only the winner's servants do."),
    Swap(leave, _all_leave),
)
wrong_rule(
    "wall-none-leave",
    "WALL-7",
    N_("{answer} would be right if everybody stayed on the Wall. The winner's servants leave."),
    instead(leave, lambda state, winner, notes: None),
)
wrong_rule(
    "benefit-highest-first",
    "INTB-2",
    N_("{answer}: right if the highest marker came first. The lowest is asked first."),
    Swap(Section.run, _highest_first),
)
wrong_rule(
    "benefit-winner-first",
    "INTB-2",
    N_("{answer}: right if the winner came first. The lowest marker is asked first, whoever has won."),
    Swap(Section.run, _winner_first),
)
wrong_rule(
    "arrive-below",
    "INTR-5",
    N_("{answer}: right if whoever arrives came to lie below. A marker that arrives lies on top."),
    instead(stand_on, _below),
)
wrong_rule(
    "stack-unchanged",
    "INTR-5",
    N_("{answer}: right if the order never changed. A marker that arrives lies on top of those already there."),
    instead(stand_on, _order_stays),
)
wrong_rule(
    "any-intrigue-medal",
    "INTR-2 INTR-3",
    N_("{answer}: right if any Intrigue action brought the Medal. Only the single step does."),
    Swap(Scheme.run, _scheme_takes_medal),
)
wrong_rule(
    "last-takes-medal",
    "INTR-2",
    N_("{answer}: right if the Medal went to the last one. The first of a Day who takes the single step has it."),
    instead(brings_medal, lambda state, seat: True),
)
