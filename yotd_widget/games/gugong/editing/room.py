"""How a position of this game is changed by hand: the room `Game.editing`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from yotd_widget.describe.editing.handles import Handle, OfAmount, Table, of_thing
from yotd_widget.describe.editing.room import EditingRoom
from yotd_widget.describe.remarks import Remark
from yotd_widget.engine.editing import Draft, Edit, Json, Problem
from yotd_widget.games.gugong.editing import problems
from yotd_widget.games.gugong.editing.handles import (
    Bonus,
    Cards,
    Cities,
    Decrees,
    Gifts,
    Houses,
    InOrder,
    Ships,
    Tiles,
    lists,
)
from yotd_widget.games.gugong.screen.board import gift_card
from yotd_widget.games.gugong.state import State, in_play

_OWN: Final[dict[str, Any]] = {
    "hand": Cards, "discard": Cards, "tokens": InOrder, "token_pile": InOrder, "token_discard": InOrder,
    "draw_pile": Cards, "decrees": Decrees, "gifts": Gifts, "map": Cities, "board_decrees": Tiles, "ships": Ships,
    "bonus": Bonus,
}  # fmt: skip
"""Things that are changed otherwise than their kind."""
_REWARDS: Final = ("vp_slots", "card_slots", "double_slots")


class GugongEditing(EditingRoom[State]):
    """Everything is pressed where it lies on the drawn board."""

    names_at = "setup.players"
    scope_examples = ("P1.pool", "P1.jade", "day")

    @property
    def handles(self) -> Sequence[Handle]:
        return (*map(self._own, super().handles), *self._others(), Houses())

    def _own(self, handle: Handle) -> Handle:
        """What this game has in place of a handle."""
        thing: Any = getattr(handle, "thing", None)
        if thing is None:
            return handle
        if thing.key in _REWARDS:
            return OfAmount(replace(thing, place="rewards/{seat}"))
        own = _OWN.get(thing.key)
        return handle if own is None else own(thing)

    def _others(self) -> Iterator[Handle]:
        """Things of which no kind is known."""
        yield from (Ships(thing) for thing in self.game.things if thing.key == "ships" and of_thing(thing) is None)

    def lists(self, table: Table) -> dict[str, list[tuple[str, str]]]:
        return lists(table.position, in_play(table.position.setup))

    def options(self, table: Table) -> Iterator[Json]:
        """Names stand at the players."""
        return iter(())

    def scene(self, table: Table) -> Json:
        """Nothing is chosen on it, and all hands lie open."""
        state: State = table.position
        shown = super().scene(table)
        shown["board"] |= {"tray": "hand", "options": [], "prices": [], "stations": []}
        shown["board"]["hands"] = [[gift_card(state, card) for card in own.hand] for own in state.seats]
        return shown

    def doubts(self, position: State) -> Iterable[Remark]:
        return problems.doubts(position)

    def proposals(self, draft: Draft, start: Draft, problem: Problem) -> Iterator[tuple[Edit, ...]]:
        """Servants that are too many or too few are those of the supply, or else of the pool."""
        kind, _sep, which = problem.place.partition("/")
        if problem.rules == ("INV-1",):
            seat = int(which)
            state: State = self.table(draft).position
            missing = state.data.servants.normal_per_player - state.seats[seat].normal
            for store in ("supply", "pool"):
                yield (Edit(f"P{seat + 1}.{store}", getattr(state.seats[seat], store) + missing),)
        elif problem.rules == ("INV-6",):
            yield (Edit(f"map.{which}", None),)
        elif problem.rules == ("INV-9",) and kind == "envoy":
            top = self.table(draft).position.data.palace.palace_step
            yield (Edit(f"P{int(which) + 1}.space", 0),)
            yield (Edit(f"P{int(which) + 1}.envoy", top - 1), Edit(f"P{int(which) + 1}.space", 0))
