"""Wrong ideas of the Hall: prayer, chains, rewards, who stays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from yotd_widget.engine.effects import Due
from yotd_widget.engine.house_rules import Swap
from yotd_widget.engine.moves import Move
from yotd_widget.engine.texts import N_
from yotd_widget.games.rotunda.chains import Grid, at, neighbours
from yotd_widget.games.rotunda.hall import (
    ChainOver,
    ChooseChain,
    ChooseRite,
    ChooseTemple,
    MayTakeEdge,
    grid,
    light,
    may_worship,
)
from yotd_widget.games.rotunda.lessons.lists import wrong_rule
from yotd_widget.games.rotunda.state import State
from yotd_widget.quiz.wrong_rules import instead

Do = Callable[[Any, State, Any, Any], None]
Run = Callable[[Any, State, Any], None]


def _lights(right: Do) -> Do:
    """Prayer moves the marker, too."""

    def wrong(task: ChooseTemple, state: State, move: Move, notes: Any) -> None:
        light(state, task.seat, notes)
        right(task, state, move, notes)

    return wrong


def _marker_goes_on(right: Callable[..., None]) -> Callable[..., None]:
    """The marker moves on also when the end has come."""

    def wrong(state: State, seat: int, notes: Any) -> None:
        before = state.marker
        right(state, seat, notes)
        if state.marker == before:
            state.marker += 1

    return wrong


def _chairs_nothing(right: Do) -> Do:
    """Assistants on chairs bring nothing in a worship."""

    def wrong(task: Any, state: State, move: Move, notes: Any) -> None:
        own = state.seats[task.seat]
        young, senior = own.young, own.senior
        own.young, own.senior = (), ()
        right(task, state, move, notes)
        own.young, own.senior = young, senior

    return wrong


def _sum_fields(right: Do) -> Do:
    """Every field of the chain brings its points."""

    def wrong(task: ChooseChain, state: State, move: Any, notes: Any) -> None:
        right(task, state, move, notes)
        own, points = state.seats[task.seat], state.data.worship.vp
        if isinstance(state.agenda[-1], ChooseChain):
            return
        chain = (*task.chain, *move.fields)
        own.vp += sum(points[row - 1][col - 1] for row, col in map(at, chain[:-1]))

    return wrong


def _edges(change: Callable[[State, Any], None]) -> Callable[[Do], Do]:
    """Other rewards of the edges."""

    def make(right: Do) -> Do:
        def wrong(task: ChooseChain, state: State, move: Any, notes: Any) -> None:
            right(task, state, move, notes)
            if isinstance(state.agenda[-1], Due):
                change(state, task)

        return wrong

    return make


def _all_edges(state: State, _task: Any) -> None:
    place = next(at for at, task in enumerate(state.agenda) if isinstance(task, MayTakeEdge))
    state.agenda.insert(place, state.agenda[place])


def _one_edge(state: State, _task: Any) -> None:
    while isinstance(state.agenda[-1], Due):
        state.agenda.pop()


def _all_stay(right: Run) -> Run:
    """Everybody of the chain stays as a Senior."""

    def wrong(task: ChainOver, state: State, notes: Any) -> None:
        own = state.seats[task.seat]
        others = tuple(field for field in own.chain if field != task.last)
        right(task, state, notes)
        own.worship = (*own.worship, *others)
        own.supply -= len(others)

    return wrong


class _Blocked(Grid):
    """A board on which no chain leads over the Seniors of others."""

    def __init__(self, rows: int, cols: int, seniors: Sequence[str], others: Sequence[str]) -> None:
        super().__init__(rows, cols, seniors)
        self.others = frozenset(others)

    def completes(self, chain: Sequence[str], count: int) -> bool:
        if self.others.intersection(chain):
            return False
        left = count - self.placed(chain)
        if left <= 0 or not chain:
            return super().completes(chain, count)
        ahead = (each for each in neighbours(self.rows, self.cols, chain[-1]) if each not in chain)
        return any(self.completes((*chain, each), count) for each in ahead)


def _blocked(state: State, seat: int) -> Grid:
    board = state.data.worship
    others = [field for other, each in enumerate(state.seats) if other != seat for field in each.worship]
    return _Blocked(board.rows, board.cols, state.seats[seat].worship, others)


def _no_links(right: Callable[..., Grid]) -> Callable[..., Grid]:
    """The fields of own Seniors are closed."""

    def wrong(state: State, seat: int) -> Grid:
        board = state.data.worship
        return _Blocked(board.rows, board.cols, (), state.seats[seat].worship)

    return wrong


wrong_rule(
    "free-choice",
    "WORSHIP-2",
    N_("{answer}: right if one could choose freely. With nobody in a village one has to pray."),
    instead(may_worship, lambda state, seat: True),
)
wrong_rule(
    "prayer-lights",
    "TEMPLE-2",
    N_("{answer} would be right if prayer moved the marker. Only Ancestors' worship does."),
    Swap(ChooseTemple.do, _lights),
)
wrong_rule(
    "marker-goes-on",
    "END-3",
    N_("{answer} would be right if the marker went on. Once the end has come it stays."),
    Swap(light, _marker_goes_on),
)
wrong_rule(
    "chairs-nothing",
    "WORSHIP-9 WORSHIP-2",
    N_("{answer} would be right if chairs brought nothing. Each Assistant who sits on one is a point."),
    Swap(ChooseChain.do, _chairs_nothing),
    Swap(ChooseRite.do, _chairs_nothing),
)
wrong_rule(
    "sum-fields",
    "WORSHIP-9",
    N_("{answer} would be right if all fields of the chain counted. Only the last one does."),
    Swap(ChooseChain.do, _sum_fields),
)
wrong_rule(
    "all-four",
    "WORSHIP-10",
    N_("{answer} would be right if both Amulets were taken. Of right and bottom edge it is one."),
    Swap(ChooseChain.do, _edges(_all_edges)),
)
wrong_rule(
    "one-of-four",
    "WORSHIP-10",
    N_("{answer} would be right if one edge were chosen of four. Left and top both come by themselves."),
    Swap(ChooseChain.do, _edges(_one_edge)),
)
wrong_rule(
    "all-stay",
    "WORSHIP-12",
    N_("{answer} would be right if everybody stayed. Only the last one does; the others go home to the supply."),
    Swap(ChainOver.run, _all_stay),
)
wrong_rule(
    "blocked-by-others",
    "WORSHIP-6",
    N_("{answer}: right if the Seniors of others were in the way. They never are."),
    instead(grid, _blocked),
)
wrong_rule(
    "seniors-closed",
    "WORSHIP-7",
    N_("{answer}: right if an own Senior closed his field. He is a link of the chain, and takes nobody."),
    Swap(grid, _no_links),
)
