"""The Great Wall of China: a wall built together, checked at each Mongol Invasion and at the end (WALL-*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from yotd_widget.engine.moves import Refusal
from yotd_widget.engine.position import Chore, Point, Question
from yotd_widget.engine.texts import N_, Lazy
from yotd_widget.engine.trace import Notes
from yotd_widget.games.dragon.court import Court
from yotd_widget.games.dragon.events import demand
from yotd_widget.games.dragon.floors import PlaceFloors
from yotd_widget.games.dragon.moves import Lay
from yotd_widget.games.dragon.pieces import WALL_BONUS, WALL_LENGTH, WALL_TILES, WallTile
from yotd_widget.games.dragon.refusals import refuse
from yotd_widget.games.dragon.state import State


def can_build(state: State, court: Court) -> bool:
    """Whether Build Wall is open to this court: it has a tile left, and the wall a place (WALL-8)."""
    return bool(court.wall_tiles) and len(state.wall) < WALL_LENGTH


_LAY: Final[dict[WallTile, Lay]] = {tile: Lay(tile) for tile in WALL_TILES}


class ChooseWallTile(Question, frozen=True):
    """D-07: an own unused tile, each used once (WALL-4, WALL-6). Build Wall is closed to whoever has none (WALL-8)."""

    answers = (Lay,)
    points = {
        "D-07": Point(
            N_("{player} chooses a wall tile"),
            N_("Choose a wall tile: first its bonus, then it is laid."),
            N_("a wall tile"),
            ("WALL-4", "WALL-6"),
        )
    }
    lapses = True

    def candidates(self, state: State) -> Sequence[Lay]:
        return tuple(_LAY.values())

    def options(self, state: State) -> Sequence[Lay]:
        return [_LAY[tile] for tile in state.courts[self.seat].wall_tiles]

    def verify(self, state: State, move: Lay) -> Refusal | None:
        if move.tile not in WALL_TILES:
            return refuse("ERR-ID", kind=Lazy(N_("wall tile")), id=move.tile)
        return None if move.tile in state.courts[self.seat].wall_tiles else refuse("ERR-WALL-USED")

    def do(self, state: State, move: Lay, notes: Notes | None) -> None:
        state.agenda.append(LayTile(self.seat, move.tile))  # the bonus comes first (AMB-46)
        take_bonus(state, self.seat, move.tile, notes)


def take_bonus(state: State, seat: int, tile: WallTile, notes: Notes | None) -> None:
    """What the tile brings, whoever lives at court: a bonus cannot be declined (WALL-7a..7d, AMB-36).

    Goods and floors are ordinary ones: a later Flood or Earthquake takes them as well (COMBO-5).
    """
    court, bonus = state.courts[seat], WALL_BONUS[tile]
    match tile:
        case "wall_rice":
            court.rice += bonus
        case "wall_fireworks":
            court.fireworks += bonus
        case "wall_yuan":
            court.yuan += bonus
        case "wall_floor":
            state.agenda.append(PlaceFloors(seat, bonus, point="D-08"))
        case "wall_track":
            state.advance(seat, bonus)
        case "wall_vp":
            court.vp += bonus
    if notes is not None:
        rule, thing = _BONUS_NOTES[tile]
        notes.add(rule, seat, {thing: bonus} if thing else None, tile=tile, bonus=bonus)


_BONUS_NOTES: Final[dict[WallTile, tuple[str, str]]] = {
    "wall_rice": ("WALL-7a", "rice"),
    "wall_fireworks": ("WALL-7a", "fireworks"),
    "wall_yuan": ("WALL-7a", "yuan"),
    "wall_floor": ("WALL-7b", ""),  # the floor is noted when it stands
    "wall_track": ("WALL-7c", "steps"),
    "wall_vp": ("WALL-7d", "vp"),
}


class LayTile(Chore, frozen=True):
    """The tile goes under the first event that has none, its owner remembered (WALL-4, WALL-5)."""

    seat: int
    tile: WallTile

    def run(self, state: State, notes: Notes | None) -> None:
        court = state.courts[self.seat]
        court.wall_tiles = tuple(tile for tile in court.wall_tiles if tile != self.tile)
        state.wall += (self.seat,)
        if notes is not None:
            notes.add("WALL-4", self.seat, {"wall": 1}, tile=self.tile, length=len(state.wall))


def needed(month: int, final: bool = False) -> int:
    """How long the wall has to be: as long as the month's number, at the end of the year twelve (WALL-10, WALL-15)."""
    return WALL_LENGTH if final else month


class WallCheck(Chore, frozen=True):
    """Does the wall reach? After each Mongol Invasion, and once more at the end of the year (WALL-9..17).

    It has to reach the month, at the end all twelve. Then each tile is worth a point to its owner; otherwise whoever
    has the fewest in it releases a person, everybody if all have equally many (WALL-13, AMB-37).
    """

    final: bool = False

    def run(self, state: State, notes: Notes | None) -> None:
        own = [state.wall.count(seat) for seat in range(len(state.courts))]
        length, reach = len(state.wall), needed(state.month, self.final)
        if length < reach:
            fewest = min(own)
            if notes is not None:
                notes.add("WALL-15" if self.final else "WALL-10", length=length, needed=reach)
            demand(state, [int(tiles == fewest) for tiles in own], "D-18", notes)
            return
        for seat in state.track:
            state.courts[seat].vp += own[seat]
            if notes is not None:
                notes.add("WALL-11", seat, {"vp": own[seat]}, tiles=own[seat], length=length, needed=reach)
