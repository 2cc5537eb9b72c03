"""A visit to a room: its parts one after the other, and the Assistants who help to do it again (ROOM-GEN)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

import msgspec

from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.phrases import counted
from yotd_widget.engine.position import Point, Question
from yotd_widget.engine.texts import N_, Lazy
from yotd_widget.engine.trace import Notes
from yotd_widget.games.rotunda import assistants
from yotd_widget.games.rotunda.moves import Act, Help, Stop
from yotd_widget.games.rotunda.pieces import Action, Kind, RoomId, Side
from yotd_widget.games.rotunda.refusals import refuse
from yotd_widget.games.rotunda.seat import Amount, without
from yotd_widget.games.rotunda.state import State
from yotd_widget.games.rotunda.words import COINS

HELPERS: Final = 2
"""As many Assistants help in a visit (ROOM-GEN-2)."""
SIDES: Final[tuple[Side, Side]] = ("young", "senior")
STOP: Final = Stop()
_LAST: Final[Mapping[Action, str]] = {
    "recruit": N_("Do a Recruit, or stop."),
    "peddler": N_("Send a Peddler, or stop."),
}
"""What is asked for where nothing else can be done any more."""


class Visit(msgspec.Struct, frozen=True, omit_defaults=True):
    """What has been done in a visit.

    helpers: Assistants used, and of them how many Seniors (ROOM-GEN-4). parts: of this execution. sold: kinds sold in
    the Market in this visit (ROOM-MARKET-3).
    """

    room: RoomId
    helpers: Amount = 0
    seniors: Amount = 0
    parts: tuple[str, ...] = ()
    sold: tuple[Kind, ...] = ()

    def done(self, *parts: str) -> Visit:
        """The same with these parts done as well."""
        return Visit(self.room, self.helpers, self.seniors, (*self.parts, *parts), self.sold)

    def again(self) -> Visit:
        """The same before one more execution, if somebody helps."""
        return Visit(self.room, self.helpers, self.seniors, (), self.sold)


class InRoom(Question, frozen=True):
    """What somebody does in a room: its parts one after the other, in any order, or no more (ROOM-GEN-1, D-6).

    A room says which moves there are (`parts`), those that can be done now (`possible`) and why another cannot
    (`why_not`), which Assistant actions it gives beside its main action (`acts`) and which belong to a sale or payment
    (`linked`). Each execution is complete, and freely chosen again (ROOM-GEN-5).
    """

    visit: Visit

    declined = Lazy(N_("Do nothing more here"))
    acts: ClassVar[tuple[Action, ...]] = ()

    def linked(self, state: State) -> Sequence[str | None]:
        """Assistant actions printed with a sale or payment (ROOM-GEN-9)."""
        return ()

    def prompt(self, state: State) -> str | tuple[str, str]:
        """Without what has been done: where an Assistant action alone is left, that."""
        options = self.options(state)
        acts = [move.action for move in options if isinstance(move, Act)]
        alone = len(acts) == 1 and len(options) == 2  # beside Stop
        return (_LAST.get(acts[0]) if alone else None) or super().prompt(state)

    def parts(self, state: State) -> Sequence[Move]:
        """All that one might do here."""
        raise NotImplementedError

    def possible(self, state: State) -> list[Move]:
        """The parts that `why_not` lets through, in the same order, found without asking it."""
        raise NotImplementedError

    def why_not(self, state: State, move: Any) -> Refusal | None:
        """Why a part is not possible."""
        raise NotImplementedError

    def carry_out(self, state: State, move: Any, notes: Notes | None) -> None:
        """Do a part; what goes on in the room lies on the agenda already."""
        raise NotImplementedError

    def named(self, move: Any) -> str:
        """How a part is remembered: what it is in the visit."""
        return "main"

    # --- what holds in every room ---

    @property
    def room(self) -> str:
        """The room."""
        return self.visit.room

    def candidates(self, state: State) -> Sequence[Move]:
        return [*self.parts(state), *map(Act, dict.fromkeys(self.given_acts(state))), STOP]

    def options(self, state: State) -> Sequence[Move]:
        found, acts = self.possible(state), self.given_acts(state)
        for action in dict.fromkeys(acts) if acts else ():
            if self.left(state, action) and assistants.possible(state, self.seat, action):
                found.append(Act(action))
        found.append(STOP)
        return found

    def given_acts(self, state: State) -> Sequence[Action]:
        """The Assistant actions of this execution; one that can be done twice stands there twice."""
        return self.acts

    def left(self, state: State, action: Action) -> bool:
        """Whether an Assistant action can be done once more in this execution (ROOM-GEN-1)."""
        return self.visit.parts.count(action) < self.given_acts(state).count(action)

    def verify(self, state: State, move: Move) -> Refusal | None:
        if isinstance(move, Stop):
            return None
        return self.why_no_act(state, move.action) if isinstance(move, Act) else self.why_not(state, move)

    def why_no_act(self, state: State, action: Action) -> Refusal | None:
        """Why an Assistant action cannot be done here."""
        if action not in assistants.GIVEN:
            return refuse("NO-SUCH-ITEM")
        if action in self.linked(state):
            return refuse("ROOM-SALE-FIRST")
        if action not in self.acts:
            return refuse("ANSWER-FORM")
        if not self.left(state, action):
            return refuse("ROOM-LIMIT")
        return assistants.why_not(state, self.seat, action)

    def do(self, state: State, move: Move, notes: Notes | None) -> None:
        if type(move) is Stop:
            if notes is not None and len(self.options(state)) > 1:
                notes.add("TURN-3", self.seat)
            if self.visit.room in state.setup.data.inner:  # no other room is done again (ROOM-GEN-2)
                state.agenda.append(ChooseHelper(self.seat, self.visit.again()))
            return
        part = move.action if type(move) is Act else self.named(move)
        state.agenda.append(type(self)(self.seat, self.after(move, self.visit.done(part))))
        if type(move) is Act:
            assistants.act(state, self.seat, move.action, notes)
        else:
            self.carry_out(state, move, notes)

    def after(self, move: Any, visit: Visit) -> Visit:
        """What is remembered beside the part."""
        return visit

    def price(self, coins: int) -> str:
        """So many coins in words."""
        return counted(coins, COINS)

    def elsewhere(self, state: State, move: Move) -> Refusal | None:
        """Why nobody helps now, where that is the reason (4.2); a visit below this one is not asked."""
        if not isinstance(move, Help):
            return None
        return why_no_help(state, self.seat, self.visit, (move.side,)) or refuse("STEP-WRONG")


QUESTIONS: Final[dict[str, type[InRoom]]] = {}
"""What is asked in each room; the modules of the rooms say it."""


def asked_in(*rooms: RoomId) -> Callable[[type[InRoom]], type[InRoom]]:
    """Says that a question is that of a room."""

    def of(question: type[InRoom]) -> type[InRoom]:
        QUESTIONS.update(dict.fromkeys(rooms, question))
        return question

    return of


def enter(state: State, seat: int, room: RoomId) -> None:
    """Begin a visit."""
    state.agenda.append(QUESTIONS[room](seat, Visit(room)))


def offers(state: State, seat: int, room: str) -> bool:
    """Whether a visit has a part or a helper to offer (TURN-7)."""
    visit = Visit(room)  # type: ignore[arg-type]
    return len(QUESTIONS[room](seat, visit).options(state)) > 1 or why_no_help(state, seat, visit) is None


# --- Helpers ---------------------------------------------------------------------------------------------------------


def idle(state: State, seat: int, visit: Visit, side: Side) -> int:
    """Own Assistants of a side who sit there and have not helped (ROOM-GEN-3, ROOM-GEN-4)."""
    return state.seats[seat].in_room(visit.room, side) - (visit.seniors if side == "senior" else 0)


def may_help(visit: Visit) -> bool:
    """Whether one more Assistant may help in a visit (ROOM-GEN-2)."""
    return visit.helpers < HELPERS


def why_no_help(state: State, seat: int, visit: Visit, sides: Sequence[Side] = SIDES) -> Refusal | None:
    """Why none of these Assistants can help (ROOM-GEN-2)."""
    if visit.room not in state.setup.data.inner:
        return refuse("SEAT-RING")
    if not may_help(visit):
        return refuse("SEAT-LIMIT")
    return None if any(idle(state, seat, visit, side) > 0 for side in sides) else refuse("SEAT-NONE")


class ChooseHelper(Question, frozen=True):
    """D-7: after an execution of an inner room, one more own Assistant who sits there, or no more (ROOM-GEN-6)."""

    visit: Visit

    answers = (Help, Stop)
    points = {
        "D-7": Point(
            N_("{player} may use an Assistant in the room"), N_("Use an Assistant to do it again, or stop."),
            N_("an Assistant who helps"), ("ROOM-GEN-2", "ROOM-GEN-6"), focus="now",
        )
    }  # fmt: skip
    declined = Lazy(N_("Use nobody"))

    def candidates(self, state: State) -> Sequence[Move]:
        return [*map(Help, SIDES), Stop()]

    def options(self, state: State) -> Sequence[Move]:
        found: list[Move] = []
        if may_help(self.visit) and self.visit.room in state.setup.data.inner:
            for side in SIDES:
                if idle(state, self.seat, self.visit, side) > 0:
                    found.append(Help(side))
        found.append(STOP)
        return found

    def verify(self, state: State, move: Move) -> Refusal | None:
        if isinstance(move, Stop):
            return None
        assert isinstance(move, Help)
        if move.side not in SIDES:
            return refuse("NO-SUCH-ITEM")
        return why_no_help(state, self.seat, self.visit, (move.side,))

    def words(self, state: State, move: Any) -> Mapping[str, Any]:
        return {"room": self.visit.room}

    def do(self, state: State, move: Move, notes: Notes | None) -> None:
        if type(move) is not Help:
            if notes is not None and len(self.options(state)) > 1:
                notes.add("TURN-3", self.seat)
            return
        own, visit = state.seats[self.seat], self.visit
        if move.side == "young":
            own.young = without(own.young, visit.room)
            own.supply += 1
            if notes is not None:
                notes.add("ROOM-GEN-3", self.seat, {"young": -1, "supply": 1}, young=visit.room)
        elif notes is not None:
            notes.add("ROOM-GEN-4", self.seat, room=visit.room)
        seniors = visit.seniors + (move.side == "senior")
        again = msgspec.structs.replace(visit, helpers=visit.helpers + 1, seniors=seniors)
        state.agenda.append(QUESTIONS[visit.room](self.seat, again))

    def elsewhere(self, state: State, move: Move) -> Refusal | None:
        return why_no_help(state, self.seat, self.visit, (move.side,)) if isinstance(move, Help) else None
