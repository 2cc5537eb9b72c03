"""How a position of this game is changed by hand: the room `Game.editing`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from yotd_widget.describe.editing.handles import Handle, Table
from yotd_widget.describe.editing.room import EditingRoom
from yotd_widget.describe.remarks import Remark
from yotd_widget.engine.editing import Draft, Edit, Json, Problem
from yotd_widget.games.rotunda.editing import problems
from yotd_widget.games.rotunda.editing.handles import MOVED, SINGLE, Elsewhere, Leaders, Tiles, Unique, lies_at
from yotd_widget.games.rotunda.pieces import CUBES
from yotd_widget.games.rotunda.screen.board import drafted
from yotd_widget.games.rotunda.state import State


class RotundaEditing(EditingRoom[State]):
    """What no game reaches is said, with what would make it right again."""

    names_at = "setup.players"
    scope_examples = ("P1.coins", "P1.supply", "marker")

    @property
    def handles(self) -> Sequence[Handle]:
        return [*map(_placed, super().handles)]

    def options(self, table: Table) -> Iterator[Json]:
        """Names stand at the players."""
        return iter(())

    def scene(self, table: Table) -> Json:
        """With the Worship board, and with what every player has."""
        shown = super().scene(table)
        shown["board"] |= drafted(table.position)
        return shown

    def doubts(self, position: State) -> Iterable[Remark]:
        return (replace(each, place=lies_at(each.place)) for each in problems.doubts(position))

    def proposals(self, draft: Draft, start: Draft, problem: Problem) -> Iterator[tuple[Edit, ...]]:
        """Assistants who are too many or too few are those of track or supply, cubes those of the general supply."""
        state: State = self.table(draft).position
        _kind, _sep, which = problem.place.partition("/")
        if problem.rules == ("INV-1",):
            own, missing = state.seats[int(which)], problems.missing_people(state, int(which))
            for store in ("track", "supply"):
                yield (Edit(f"P{int(which) + 1}.{store}", getattr(own, store) + missing),)
        elif problem.rules == ("INV-2",):
            for cube in CUBES:
                if missing := problems.missing_cubes(state, cube):
                    yield (Edit(f"stock.{cube}", state.stock[cube] + missing),)
        elif problem.rules == ("INV-4",):
            for seat, own in enumerate(state.seats):
                if which in own.leaders:
                    yield (Edit(f"P{seat + 1}.leaders.{which}", own.leaders.count(which) - 1),)
        elif problem.rules == ("INV-12",):
            yield (Edit("marker", state.setup.end_field),)
        elif problem.place == "room/banker":
            yield (Edit("banker", state.data.start.banker_coins),)


def _placed(handle: Handle) -> Handle:
    """How a thing is pressed on the board of a draft."""
    thing: Any = getattr(handle, "thing", None)
    if thing is None:
        return handle
    if thing.key == "tiles":
        return Tiles(thing)
    if thing.key == "leaders":
        return Elsewhere(Leaders(thing))
    found = Unique(thing) if thing.key in SINGLE else handle
    return Elsewhere(found) if thing.key in MOVED else found
