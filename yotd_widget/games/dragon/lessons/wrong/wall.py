"""Wrong ideas of the Great Wall of China."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from yotd_widget.engine.house_rules import Function, Swap
from yotd_widget.engine.texts import N_
from yotd_widget.engine.trace import Notes
from yotd_widget.games.dragon.actions import ChooseAction, action_cards, build_wall
from yotd_widget.games.dragon.events import demand
from yotd_widget.games.dragon.floors import PlaceFloors
from yotd_widget.games.dragon.great_wall import ChooseWallTile, WallCheck, can_build, needed, take_bonus
from yotd_widget.games.dragon.lessons.lists import wrong_rule
from yotd_widget.games.dragon.lessons.wrong.groups import or_nothing
from yotd_widget.games.dragon.moves import Lay, Use
from yotd_widget.games.dragon.pieces import ACTIONS, WALL_LENGTH, Kind, WallTile
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.year import NextMonth
from yotd_widget.quiz.wrong_rules import instead

# --- The check ---------------------------------------------------------------------------------------------------


def _after_end_scoring(right: Function) -> Function:
    def run(task: NextMonth, state: State, notes: Notes | None) -> None:
        right(task, state, notes)
        if state.agenda[-1:] == [WallCheck(final=True)]:
            state.agenda[-2:] = reversed(state.agenda[-2:])

    return run


wrong_rule(  # before those of the check: it explains more where both lead to the same answer
    "wall-after-end",
    "WALL-16",
    N_("{answer} would be right if end scoring came first. The wall is checked before: whoever leaves scores nothing."),
    Swap(NextMonth.run, _after_end_scoring),
)


Counted = Callable[[Sequence[int], int], list[int]]
"""Own tiles by seat and the length that is needed -> what each seat owes, or scores."""


def _owed(own: Sequence[int], long: int) -> list[int]:
    return [int(sum(own) < long and tiles == min(own)) for tiles in own]


def _points(own: Sequence[int], long: int) -> list[int]:
    return [tiles * (sum(own) >= long) for tiles in own]


def _check(*, owed: Counted = _owed, points: Counted = _points) -> Function:
    """As `WallCheck.run`, counted otherwise."""

    def run(check: WallCheck, state: State, notes: Notes | None) -> None:
        own = [state.wall.count(seat) for seat in range(len(state.courts))]
        long = needed(state.month, check.final)
        persons, scored = owed(own, long), points(own, long)
        if notes is not None and not any(scored):
            notes.add("WALL-15" if check.final else "WALL-10", length=len(state.wall), needed=long)
        for seat in state.track:
            state.courts[seat].vp += scored[seat]
            if notes is not None and any(scored):
                notes.add("WALL-11", seat, {"vp": scored[seat]}, tiles=own[seat], length=len(state.wall), needed=long)
        demand(state, persons, "D-18", notes)

    return run


def _one_of_them(own: Sequence[int], long: int) -> list[int]:
    owed = _owed(own, long)
    return [int(any(owed) and seat == owed.index(1)) for seat in range(len(own))]


wrong_rule(
    "wall-one",
    "WALL-12",
    N_("{answer} would be right if a tie had one loser. Every player with the fewest tiles releases a person."),
    instead(WallCheck.run, _check(owed=_one_of_them)),
)
wrong_rule(
    "wall-zero-only",
    "WALL-12",
    N_(
        "{answer} would be right if only players without tiles released. "
        "Whoever has the fewest does, even with several."
    ),
    instead(WallCheck.run, _check(owed=lambda own, long: [int(sum(own) < long and not tiles) for tiles in own])),
)
wrong_rule(
    "wall-own",
    "WALL-10 WALL-11",
    N_(
        "{answer} would be right if each player's own tiles had to reach the month's number. "
        "All tiles of the wall count."
    ),
    instead(
        WallCheck.run,
        _check(
            owed=lambda own, long: [int(tiles < long) for tiles in own],
            points=lambda own, long: [tiles * (tiles >= long) for tiles in own],
        ),
    ),
)
wrong_rule(
    "wall-both",
    "WALL-11",
    N_("{answer} would be right if the fewest tiles always cost a person. Where the wall reaches, nobody releases."),
    instead(WallCheck.run, _check(owed=lambda own, long: [int(tiles == min(own)) for tiles in own])),
)
wrong_rule(
    "wall-all-tiles",
    "WALL-11",
    N_("{answer} would be right if everybody scored for the whole wall. Each player scores for their own tiles."),
    instead(WallCheck.run, _check(points=lambda own, long: [sum(own) * (sum(own) >= long)] * len(own))),
)
wrong_rule(
    "wall-twelve",
    "WALL-10",
    N_(
        "{answer} would be right if the wall always had to be complete. "
        "After a Mongol Invasion as many tiles are enough as the number of the month."
    ),
    instead(needed, lambda month, final=False: WALL_LENGTH),
)


def _not_at_the_end(right: Function) -> Function:
    def run(check: WallCheck, state: State, notes: Notes | None) -> None:
        if not (check.final and state.event == "mongol_invasion"):
            right(check, state, notes)

    return run


wrong_rule(
    "wall-once",
    "WALL-17 WALL-9",
    N_("{answer} would be right if month 12 had one check. A Mongol Invasion brings one, the end of the year another."),
    Swap(WallCheck.run, _not_at_the_end),
)

# --- The bonus ---------------------------------------------------------------------------------------------------

_ADDING: Final[dict[WallTile, tuple[Kind, str]]] = {
    "wall_rice": ("farmer", "rice"),
    "wall_fireworks": ("pyrotechnist", "fireworks"),
    "wall_yuan": ("tax_collector", "yuan"),
    "wall_floor": ("craftsman", ""),
    "wall_track": ("warrior", ""),
    "wall_vp": ("scholar", "vp"),
}


def _with_symbols(right: Function) -> Function:
    """What persons would add to an action, they add to the bonus."""

    def take(state: State, seat: int, tile: WallTile, notes: Notes | None) -> None:
        court, (kind, thing) = state.courts[seat], _ADDING[tile]
        right(state, seat, tile, notes)
        more = court.symbols(kind)
        if tile == "wall_floor":
            state.agenda[-1] = PlaceFloors(seat, 1 + more, point="D-08")
        elif tile == "wall_track":
            state.advance(seat, more)
        else:
            setattr(court, thing, getattr(court, thing) + more)

    return take


wrong_rule(
    "wall-symbols",
    "WALL-7a WALL-7b WALL-7c WALL-7d",
    N_("{answer} would be right if persons added to the bonus of a wall tile. It is the same for everybody."),
    Swap(take_bonus, _with_symbols),
)

# --- Build Wall --------------------------------------------------------------------------------------------------


def _any_tile(question: ChooseWallTile, state: State) -> Sequence[Lay]:
    return question.candidates(state)


wrong_rule(
    "wall-again",
    "WALL-6 WALL-4",
    N_("{answer}: right if a tile could be laid again. Each one is laid once, and brings its bonus once."),
    instead(ChooseWallTile.options, _any_tile),
    instead(ChooseWallTile.verify, lambda question, state, move: None),
)
wrong_rule(
    "wall-endless",
    "WALL-8 WALL-5",
    N_("{answer}: right if Build Wall were always open. It is closed after 12 tiles, and to whoever has none left."),
    instead(can_build, lambda state, court: True),
    Swap(build_wall, or_nothing),
)


def _free(right: Function) -> Function:
    """Nobody's dragon is in the way of Build Wall."""

    def do(question: ChooseAction, state: State, move: Any, notes: Notes | None) -> None:
        there = state.dragons
        if isinstance(move, Use) and move.action == "build_wall":
            state.dragons = {}
        right(question, state, move, notes)
        state.dragons = there | state.dragons

    return do


wrong_rule(
    "wall-free",
    "WALL-3 ACT-6",
    N_("{answer} would be right if Build Wall were free of the fee. It is chosen like any other action."),
    Swap(ChooseAction.do, _free),
)
wrong_rule(
    "wall-replaces",
    "WALL-2",
    N_("{answer} would be right if Build Wall took the place of another card. It is an eighth one."),
    instead(action_cards, lambda state: ACTIONS),
)
