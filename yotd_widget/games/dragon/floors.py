"""New floors find their place: after Build, with a wall tile, by the Charter (ACT-BUILD-2..4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal

import msgspec

from yotd_widget.engine.moves import Refusal
from yotd_widget.engine.position import Point, Question
from yotd_widget.engine.texts import N_, Lazy
from yotd_widget.engine.trace import Notes
from yotd_widget.games.dragon.court import Palace
from yotd_widget.games.dragon.moves import BUILD_NEW, BUILD_ON, Build
from yotd_widget.games.dragon.pieces import MAX_FLOORS
from yotd_widget.games.dragon.refusals import refuse
from yotd_widget.games.dragon.state import State

_SAYS: Final = N_("{player} places floors")
_PROMPT: Final = N_("Place a floor: on a palace of fewer than 3 floors, or as a new palace.")
_ASKS: Final = N_("a place for a floor")
_RULES: Final = ("ACT-BUILD-2", "ACT-BUILD-3", "PAL-2")


class PlaceFloors(Question, frozen=True):
    """D-05, D-08, D-26: every new floor goes on a palace of fewer than 3 floors or becomes a new palace.

    None may be kept (ACT-BUILD-3). Nothing limits the number of palaces (PAL-3), and no move takes a standing floor
    elsewhere (PAL-4, ACT-BUILD-4).
    """

    total: Annotated[int, msgspec.Meta(ge=1)]
    done: int = 0
    point: Literal["D-05", "D-08", "D-26"] = "D-05"

    answers = (Build,)
    points = {
        "D-05": Point(_SAYS, _PROMPT, _ASKS, _RULES),
        "D-08": Point(
            N_("{player} places the floor of the wall tile"),
            N_("Place the floor: on a palace of fewer than 3 floors, or new."),
            _ASKS,
            _RULES,
        ),
        "D-26": Point(_SAYS, _PROMPT, _ASKS, _RULES),
    }

    def decision(self, state: State) -> tuple[str, tuple[str, ...], int, int]:
        return self.point, _RULES, self.done, self.total

    def candidates(self, state: State) -> Sequence[Build]:
        return [BUILD_ON[number + 1] for number in range(len(state.courts[self.seat].palaces))] + [BUILD_NEW]

    def options(self, state: State) -> Sequence[Build]:
        moves = []
        for number, palace in enumerate(state.courts[self.seat].palaces, 1):
            if palace.floors < MAX_FLOORS:
                moves.append(BUILD_ON[number])
        moves.append(BUILD_NEW)
        return moves

    def verify(self, state: State, move: Build) -> Refusal | None:
        palaces, left = state.courts[self.seat].palaces, self.total - self.done
        if any(floors < 1 for _, floors in move.on):
            return refuse("ERR-FORMAT", detail=Lazy(N_("the number of floors for a palace is not 1 or more")))
        given = sum(floors for _, floors in move.on) + sum(move.new)
        if given > left or given == 0:
            return refuse("ERR-BUILD-COUNT", k=left, given=given)
        heights = [palace.floors for palace in palaces]
        for number, floors in move.on:
            if number in range(1, len(palaces) + 1):
                heights[number - 1] += floors
        if any(floors > MAX_FLOORS for floors in heights):
            return refuse("ERR-BUILD-HEIGHT")
        if any(floors not in range(1, MAX_FLOORS + 1) for floors in move.new):
            return refuse("ERR-BUILD-NEW")
        if any(number not in range(1, len(palaces) + 1) for number, _ in move.on):
            return refuse("ERR-PALACE-OWN")
        return None

    def do(self, state: State, move: Build, notes: Notes | None) -> None:
        court = state.courts[self.seat]
        placed = 0
        for number, floors in move.on:
            for _ in range(floors):
                court.add_floor(number)
            placed += floors
            if notes is not None:
                notes.add("ACT-BUILD-2", self.seat, {"floors": floors}, palace=number)
        for floors in move.new:
            court.palaces.append(Palace(floors))
            placed += floors
            if notes is not None:
                notes.add("ACT-BUILD-2", self.seat, {"floors": floors}, palace=len(court.palaces), new=True)
        if self.done + placed < self.total:
            state.agenda.append(PlaceFloors(self.seat, self.total, self.done + placed, self.point))
