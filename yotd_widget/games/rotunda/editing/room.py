"""How a position of this game is changed by hand: the room `Game.editing`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from yotd_widget.describe.editing.room import EditingRoom
from yotd_widget.describe.remarks import Remark
from yotd_widget.engine.editing import Draft, Edit, Problem
from yotd_widget.games.rotunda.editing import problems
from yotd_widget.games.rotunda.pieces import CUBES, HALL
from yotd_widget.games.rotunda.state import State


class RotundaEditing(EditingRoom[State]):
    """What no game reaches is said, with what would make it right again."""

    names_at = "setup.players"
    scope_examples = ("P1.coins", "P1.supply", "marker")

    def doubts(self, position: State) -> Iterable[Remark]:
        return problems.doubts(position)

    def proposals(self, draft: Draft, start: Draft, problem: Problem) -> Iterator[tuple[Edit, ...]]:
        """Assistants who are too many or too few are those of track or supply, cubes those of the general supply."""
        state: State = self.table(draft).position
        _kind, _sep, which = problem.place.partition("/")
        if problem.rules == ("INV-1",):
            own, missing = state.seats[int(which)], problems.missing_people(state, int(which))
            for store in ("track", "supply"):
                yield (Edit(f"P{int(which) + 1}.{store}", getattr(own, store) + missing),)
        elif problem.rules == ("INV-2",):
            cube = next(each for each in CUBES if each == which)
            yield (Edit(f"stock.{cube}", state.stock[cube] + problems.missing_cubes(state, cube)),)
        elif problem.rules == ("INV-4",):
            for seat, own in enumerate(state.seats):
                if which in own.leaders:
                    there, home = own.leaders.count(which), own.leaders.count(HALL)
                    name = f"P{seat + 1}.leaders"
                    yield (Edit(f"{name}.{which}", there - 1), Edit(f"{name}.{HALL}", home + 1))
        elif problem.rules == ("INV-12",):
            yield (Edit("marker", state.setup.end_field),)
        elif problem.place == "banker":
            yield (Edit("banker", state.data.start.banker_coins),)
