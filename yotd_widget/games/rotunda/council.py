"""The Council Room: two coins for the Banker, then Assistant actions, or the room of some Leader (ROOM-COUNCIL)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.phrases import listed
from yotd_widget.engine.position import Point
from yotd_widget.engine.texts import N_, _
from yotd_widget.engine.trace import Notes
from yotd_widget.games.rotunda import assistants, data
from yotd_widget.games.rotunda.moves import Act, Council, Stop, Use
from yotd_widget.games.rotunda.pieces import HALL, Action
from yotd_widget.games.rotunda.refusals import refuse
from yotd_widget.games.rotunda.state import State
from yotd_widget.games.rotunda.visits import InRoom, asked_in, enter
from yotd_widget.games.rotunda.words import ACTION_NAMES

ACTIONS, ROOM = "option 1", "option 2"
"""How a visit remembers what was chosen."""


@asked_in("council")
class ChooseCouncil(InRoom, frozen=True):
    """D-12: pay with the choice of an option; then what belongs to it, one after the other."""

    answers = (Council, Use, Act, Stop)
    points = {
        "D-12": Point(
            N_("{player} is in the Council Room"), N_("Choose what to do, or stop."), N_("a part of the Council"),
            ("ROOM-COUNCIL-1", "ROOM-COUNCIL-2", "ROOM-COUNCIL-3"), focus="now",
        )
    }  # fmt: skip

    def _room(self, state: State) -> data.Council:
        found = state.setup.data.room["council"]
        assert isinstance(found, data.Council)
        return found

    def given_acts(self, state: State) -> Sequence[Action]:
        """The Assistant actions of the chosen option."""
        if ACTIONS in self.visit.parts:
            return self._room(state).option_1
        return ("recruit",) if ROOM in self.visit.parts else ()

    def parts(self, state: State) -> Sequence[Move]:
        if not self.visit.parts:
            return [Council(1), Council(2)]
        return [*map(Use, state.rooms)] if ROOM in self.visit.parts else []

    def possible(self, state: State) -> list[Move]:
        if self.visit.parts:
            return [*map(Use, usable(state))] if self._may_use_a_room else []
        if state.seats[self.seat].coins < self._room(state).cost_coins:
            return []
        return [Council(option) for option in (1, 2) if self._brings_something(state, option)]

    @property
    def _may_use_a_room(self) -> bool:
        """Whether the second option was chosen, and no room used yet (ROOM-COUNCIL-3)."""
        return ROOM in self.visit.parts and "main" not in self.visit.parts

    def _brings_something(self, state: State, option: int) -> bool:
        """Whether anything that belongs to an option can be done (TURN-7)."""
        if option == 2:
            return bool(usable(state)) or assistants.possible(state, self.seat, "recruit")
        return any(assistants.possible(state, self.seat, action) for action in self._room(state).option_1)

    def why_no_act(self, state: State, action: Action) -> Refusal | None:
        if action not in assistants.GIVEN:
            return refuse("NO-SUCH-ITEM")
        if not self.left(state, action):
            return refuse("ROOM-LIMIT")  # also while no option is chosen yet
        return assistants.why_not(state, self.seat, action)

    def why_not(self, state: State, move: Council | Use) -> Refusal | None:
        return self._why_no_room(state, move.room) if isinstance(move, Use) else self._why_no_option(state, move)

    def _why_no_option(self, state: State, move: Council) -> Refusal | None:
        """An option needs its coins, and something that it can do (ROOM-COUNCIL-1, TURN-7)."""
        if move.option not in (1, 2):
            return refuse("NO-SUCH-ITEM")
        if self.visit.parts:
            return refuse("ROOM-LIMIT")
        if state.seats[self.seat].coins < self._room(state).cost_coins:
            return refuse("PAY-SHORT")
        if self._brings_something(state, move.option):
            return None
        first = self._room(state).option_1[0] if move.option == 1 else "recruit"
        return assistants.why_not(state, self.seat, first)

    def _why_no_room(self, state: State, room: str) -> Refusal | None:
        """A room is used in which some Leader stands, once (ROOM-COUNCIL-3, ROOM-COUNCIL-4)."""
        if room == HALL:
            return refuse("COUNCIL-HALL")
        if not state.in_play(room):
            return refuse("NO-SUCH-ITEM")
        if room == "council":
            return refuse("COUNCIL-SELF")
        if not self._may_use_a_room:
            return refuse("ROOM-LIMIT")
        return None if room in usable(state) else refuse("COUNCIL-EMPTY")

    def named(self, move: Any) -> str:
        return "main" if isinstance(move, Use) else (ACTIONS, ROOM)[move.option - 1]

    def words(self, state: State, move: Any) -> Mapping[str, Any]:
        if not isinstance(move, Council):
            return {}
        actions = listed(ACTION_NAMES[action] for action in self._room(state).option_1)
        told = actions if move.option == 1 else _("a room with a Leader, Recruit")
        return {"price": self.price(self._room(state).cost_coins), "brings": told}

    def carry_out(self, state: State, move: Council | Use, notes: Notes | None) -> None:
        if isinstance(move, Use):
            if notes is not None:
                notes.add("ROOM-COUNCIL-3", self.seat, room=move.room)
            enter(state, self.seat, move.room)  # type: ignore[arg-type]
            return
        coins = self._room(state).cost_coins
        state.seats[self.seat].coins -= coins
        state.banker += coins
        if notes is not None:
            notes.add("ROOM-COUNCIL-1", self.seat, {"coins": -coins}, banker=coins)


def usable(state: State) -> list[str]:
    """The rooms that the Council may use: those with a Leader, and never itself (ROOM-COUNCIL-3, ruling 11)."""
    occupied = state.occupied
    return [room for room in state.rooms if room in occupied and room != "council"]
