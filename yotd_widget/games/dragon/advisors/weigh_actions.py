"""What actions change, and the choices within them: floors, privileges, wall tiles (`steward.py`)."""

from __future__ import annotations

from typing import Final

from yotd_widget.engine.house_rules import remembered
from yotd_widget.games.dragon.actions import BuyPrivilege, ChooseAction, amount, fee, pass_gain
from yotd_widget.games.dragon.advisors.appraisal import Changes, Shape, Term, best, points
from yotd_widget.games.dragon.advisors.standpoint import Standpoint
from yotd_widget.games.dragon.advisors.weigh_persons import reshaped
from yotd_widget.games.dragon.floors import PlaceFloors
from yotd_widget.games.dragon.great_wall import ChooseWallTile
from yotd_widget.games.dragon.moves import Build, Buy, Lay, Pass, Use
from yotd_widget.games.dragon.pieces import (
    MAX_FLOORS,
    PRIVILEGE_PRICE,
    SIZES,
    WALL_BONUS,
    Action,
    Size,
    WallTile,
)
from yotd_widget.games.dragon.state import State


def weigh_action(here: Standpoint, task: ChooseAction, move: Use | Pass) -> Changes:
    """D-04: what the action brings, less the fee."""
    court, state = here.court, here.state
    had = here.coffers(court.yuan)
    if isinstance(move, Pass):
        return [(had, here.coffers(court.yuan + pass_gain(court)))]
    purse = court.yuan - fee(state, move.group)
    if move.action == "privilege":
        return best(bought(here, size, purse) for size in SIZES if size_price(state, size) <= purse)
    if move.action == "build_wall":
        return best(laid(here, tile, purse) for tile in court.wall_tiles)
    more = sum(amount(state, here.seat, move.action))
    if move.action == "taxes":
        return [(had, here.coffers(purse + more))]
    changes = [(had, here.coffers(purse))] if purse < court.yuan else []
    return changes + _fruits(here, move.action, more)


def _fruits(here: Standpoint, action: Action, more: int) -> Changes:
    court, shape = here.court, here.shape
    match action:
        case "build":
            return grown(here, shape, more)
        case "harvest":
            return [(here.granary(court.rice, shape), here.granary(court.rice + more, shape))]
        case "fireworks_display":
            return [(here.store(court.fireworks), here.store(court.fireworks + more))]
        case "military_parade":
            return [(here.track(court.space), here.track(court.space + more))]
    return [(here.scored(court.vp), here.scored(court.vp + more))]  # research


def grown(here: Standpoint, shape: Shape, floors: int) -> Changes:
    """The palaces of `shape`, with so many more floors, in place of those that stand; new ones will need rice."""
    estate, rice = built(here.estate(shape), floors), here.court.rice
    return [
        (here.estate(here.shape), estate),
        (here.granary(rice, here.shape), here.granary(rice, estate[-1])),
    ]


def size_price(state: State, size: Size) -> int:
    """Yuan for a privilege."""
    return PRIVILEGE_PRICE[state.setup.edition][size]


def bought(here: Standpoint, size: Size, purse: int) -> Changes:
    """A privilege, paid from `purse`."""
    court = here.court
    small, large = court.small + (size == "small"), court.large + (size == "large")
    return [
        (here.coffers(court.yuan), here.coffers(purse - size_price(here.state, size))),
        (here.privileges(court.small, court.large), here.privileges(small, large)),
    ]


def weigh_privilege(here: Standpoint, task: BuyPrivilege, move: Buy) -> Changes:
    """D-06: small or large."""
    return bought(here, move.privileges[0], here.court.yuan)


def weigh_floor(here: Standpoint, task: PlaceFloors, move: Build) -> Changes:
    """D-05, D-08, D-26: one floor, the others then being placed as well as possible."""
    shape = here.shape
    for number, floors in move.on:
        shape = reshaped(shape, number, floors=floors)
    shape = (*shape, *((floors, 0, 0) for floors in move.new))
    return grown(here, shape, task.total - task.done - 1)


def laid(here: Standpoint, tile: WallTile, purse: int) -> Changes:
    """A wall tile with its bonus."""
    court, bonus = here.court, WALL_BONUS[tile]
    own = here.state.wall.count(here.seat)
    yuan = purse + (bonus if tile == "wall_yuan" else 0)
    changes = [(here.wall(own), here.wall(own + 1)), (here.coffers(court.yuan), here.coffers(yuan))]
    action = _LIKE.get(tile)
    if action:
        changes += _fruits(here, action, bonus)
    return changes


_LIKE: Final[dict[WallTile, Action]] = {
    "wall_rice": "harvest",
    "wall_fireworks": "fireworks_display",
    "wall_floor": "build",
    "wall_track": "military_parade",
    "wall_vp": "research",
}


def weigh_wall_tile(here: Standpoint, task: ChooseWallTile, move: Lay) -> Changes:
    """D-07: which bonus."""
    return laid(here, move.tile, here.court.yuan)


@remembered(1 << 16)
def built(estate: Term, floors: int) -> Term:
    """The estate with so many more floors, each where it gains most."""
    shape: Shape = estate[-1]
    if not floors:
        return estate
    raised = [reshaped(shape, n, floors=1) for n, (height, _, _) in enumerate(shape, 1) if height < MAX_FLOORS]
    plans = [(1, after) for after in raised]
    plans += [(size, (*shape, (size, 0, 0))) for size in range(1, min(MAX_FLOORS, floors) + 1)]
    now = points(*estate)
    used, after = max(plans, key=lambda plan: (points(*estate[:-1], plan[1]) - now) / plan[0])
    return built((*estate[:-1], after), floors - used)
