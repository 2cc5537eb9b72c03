"""Wrong ideas of moving: what is passed, which ways there are, what the Hall does."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any

from yotd_widget.engine.house_rules import Swap
from yotd_widget.engine.texts import N_
from yotd_widget.games.rotunda.lessons.lists import wrong_rule
from yotd_widget.games.rotunda.moving import by_name, most_steps, reached, stops
from yotd_widget.games.rotunda.pieces import HALL
from yotd_widget.games.rotunda.state import State
from yotd_widget.games.rotunda.turns import NextTurn
from yotd_widget.games.rotunda.ways import Stops, Ways, steps, targets

Reached = Callable[..., dict[str, int]]


def _by_name(make: Callable[[Reached], Reached]) -> Swap:
    """Changes where Leaders stop, by the names of rooms. make: of what is right, as `reached` says it, what is not."""

    def made(right: Callable[..., dict[str, Stops]]) -> Callable[..., dict[str, Stops]]:
        def named(state: State, start: str, *, neutral: bool = False) -> dict[str, int]:
            return by_name(state, right(state, (start,), neutral=neutral)[start])

        other = make(named)

        def wrong(state: State, starts: Iterable[str], *, neutral: bool = False) -> dict[str, Stops]:
            found = {start: other(state, start, neutral=neutral) for start in starts}
            return {start: tuple(there.get(room, 0) for room in state.layout.rooms) for start, there in found.items()}

        return wrong

    return Swap(stops, made)


def _all_count(right: Reached) -> Reached:
    """A room with a Leader costs a step as any other."""

    def wrong(graph: Ways, start: str, occupied: Collection[str], **how: Any) -> dict[str, int]:
        return {end: n for end, n in right(graph, start, (), **how).items() if end not in occupied}

    return wrong


def _other_count(more: int) -> Callable[[Reached], Reached]:
    """So many steps more than there are, as somebody counts who begins or ends in another room."""

    def make(right: Reached) -> Reached:
        def wrong(state: State, start: str, **how: Any) -> dict[str, int]:
            return {room: count + more for room, count in right(state, start, **how).items()}

        return wrong

    return make


def _nobody_passed(right: Reached) -> Reached:
    """A room with a Leader ends the way."""

    def wrong(graph: Ways, start: str, occupied: Collection[str], **how: Any) -> dict[str, int]:
        closed = {room: () if room in occupied else ends for room, ends in graph.items()}
        return right(closed, start, occupied, **how)

    return wrong


def _by(graph: Callable[[State], Ways]) -> Callable[..., dict[str, int]]:
    """Where an own Leader stops in another house; a Neutral one as it is."""

    def wrong(state: State, start: str, *, neutral: bool = False) -> dict[str, int]:
        ways = state.graph if neutral else graph(state)
        return targets(ways, start, state.occupied - {start}, most_steps(state), neutral=neutral)

    return wrong


def _own_ring(state: State) -> Ways:
    """No stairs."""
    inner = {*state.data.inner}
    return {
        room: tuple(end for end in ends if HALL in (room, end) or (room in inner) == (end in inner))
        for room, ends in state.graph.items()
    }


def _inner_only(state: State) -> Ways:
    """From the Hall one comes into the inner ring alone."""
    inner = {*state.data.inner}
    return {**state.graph, HALL: tuple(room for room in state.graph[HALL] if room in inner)}


def _hall_passed(state: State, start: str, *, neutral: bool = False) -> dict[str, int]:
    """One goes on behind the Hall."""
    others, most = state.occupied - {start}, most_steps(state)
    found = steps(state.graph, start, others, hall="passed")
    return {end: n for end, n in found.items() if n <= most and end not in others and end != start}


def _three_exactly(right: Reached) -> Reached:
    """A move has three steps, no fewer."""

    def wrong(state: State, start: str, *, neutral: bool = False) -> dict[str, int]:
        found, most = right(state, start, neutral=neutral), most_steps(state)
        return {end: n for end, n in found.items() if n == most or end == HALL}

    return wrong


def _neutral(hall: str, *, stops: bool) -> Callable[[Reached], Reached]:
    """A Neutral Leader at the Hall as an own one: it may stop there, or is stopped by it."""

    def make(right: Reached) -> Reached:
        def wrong(state: State, start: str, *, neutral: bool = False) -> dict[str, int]:
            found = right(state, start)
            if not neutral:
                return found
            there = right(state, start, neutral=True) if hall == "jumped" else {}
            return {end: n for end, n in (found | there).items() if stops or end != HALL}

        return wrong

    return make


def _other_way(right: Callable[..., None]) -> Callable[..., None]:
    """The turn goes to the right."""

    def wrong(task: NextTurn, state: State, notes: Any) -> None:
        right(NextTurn((state.active - 1) % len(state.seats)) if state.turns else task, state, notes)

    return wrong


wrong_rule(
    "occupied-counts",
    "MOVE-3 MOVE-8",
    N_("{answer}: right if a room with a Leader cost a step. It is passed, and not counted."),
    Swap(steps, _all_count),
)
wrong_rule(
    "from-counted",
    "MOVE-1 MOVE-8",
    N_("{answer} would be right if the room where he starts were counted. The first step leads out of it."),
    Swap(reached, _other_count(1)),
)
wrong_rule(
    "between-only",
    "MOVE-1 MOVE-8",
    N_("{answer} would be right if the room where he stops were not counted. The step into it is one as well."),
    Swap(reached, _other_count(-1)),
)
wrong_rule(
    "occupied-stops",
    "MOVE-3",
    N_("{answer}: right if nobody could be passed. Any Leader is passed, and costs no step."),
    Swap(steps, _nobody_passed),
)
wrong_rule(
    "own-ring",
    "MOVE-2",
    N_("{answer}: right if one stayed in one's ring. The stairs are ways, too, in the direction of their arrow."),
    _by_name(lambda right: _by(_own_ring)),
)
wrong_rule(
    "inner-only",
    "MOVE-7",
    N_("{answer}: right if the Hall led into the inner ring alone. One leaves it into either ring."),
    _by_name(lambda right: _by(_inner_only)),
)
wrong_rule(
    "hall-passed",
    "MOVE-4",
    N_("{answer}: right if one could walk on behind the Hall. Every move ends there."),
    _by_name(lambda right: _hall_passed),
)
wrong_rule(
    "three-exactly",
    "MOVE-2 MOVE-8",
    N_("{answer}: right if a move had three steps. One or two are a move as well."),
    _by_name(_three_exactly),
)
wrong_rule(
    "neutral-in-hall",
    "TWO-3",
    N_("{answer}: right if a Neutral Leader could stop in the Hall. It jumps the Hall, and never stops there."),
    _by_name(_neutral("jumped", stops=True)),
)
wrong_rule(
    "neutral-stopped",
    "TWO-3",
    N_("{answer}: right if the Hall ended the way of a Neutral Leader. It jumps the Hall, and that costs no step."),
    _by_name(_neutral("ends", stops=False)),
)
wrong_rule(
    "other-way-round",
    "TURN-1",
    N_("{answer}: right if turns went round the other way. They go clockwise, in the order of the seats."),
    Swap(NextTurn.run, _other_way),
)
