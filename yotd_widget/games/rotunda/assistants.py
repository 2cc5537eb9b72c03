"""The four Assistant actions, and dismissing (ASSIST): where an Assistant comes from, and where he goes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.phrases import counted
from yotd_widget.engine.position import Chore, Point, Question
from yotd_widget.engine.table import Table
from yotd_widget.engine.texts import N_, Lazy, _
from yotd_widget.engine.trace import Notes
from yotd_widget.games.rotunda.gains import follow
from yotd_widget.games.rotunda.moves import Peddle, Seat, Skip
from yotd_widget.games.rotunda.pieces import Action, Side
from yotd_widget.games.rotunda.refusals import refuse
from yotd_widget.games.rotunda.state import State
from yotd_widget.games.rotunda.words import COINS, VILLAGES


def recruit(state: State, seat: int, n: int, notes: Notes | None) -> None:
    """Left-most Assistants of the own track to Personal Supply, as far as there are some (ASSIST-RECRUIT-1)."""
    own = state.seats[seat]
    moved = min(n, own.track)
    own.track -= moved
    own.supply += moved
    if moved and notes is not None:
        notes.add("ASSIST-RECRUIT-1", seat, {"track": -moved, "supply": moved})


def dismiss(state: State, seat: int, n: int, notes: Notes | None) -> None:
    """Assistants of the Personal Supply to the first free track fields from the right (ASSIST-DISMISS-1, -2)."""
    own = state.seats[seat]
    own.supply -= n
    own.track += n
    if n and notes is not None:
        notes.add("ASSIST-DISMISS-1", seat, {"supply": -n, "track": n})


def peddler(state: State, seat: int, n: int, notes: Notes | None) -> None:
    """Peddler actions that somebody is given, one after the other."""
    state.agenda += [ChoosePeddler(seat, True)] * n


def apprentice(state: State, seat: int, n: int, notes: Notes | None) -> None:
    """Apprentice actions that somebody is given."""
    state.agenda += [ChooseSeat(seat, "young", True)] * n


def senior_apprentice(state: State, seat: int, n: int, notes: Notes | None) -> None:
    """Senior Apprentice actions, which the Worship board alone gives (ASSIST-SENIOR-1)."""
    state.agenda += [ChooseSeat(seat, "senior", True)] * n


GIVEN = {"recruit": recruit, "peddler": peddler, "apprentice": apprentice}
"""What gives an action as a gift: Recruit follows at once, the others may be declined (ROOM-GEN-11)."""


class Given(Chore, frozen=True):
    """An Assistant action that comes with a sale or payment, after its points and coins (ROOM-GEN-11)."""

    seat: int
    action: Action

    def run(self, state: State, notes: Notes | None) -> None:
        GIVEN[self.action](state, self.seat, 1, notes)


def give(state: State, seat: int, action: Action | None) -> None:
    """Let an Assistant action follow; whoever calls it gives points and coins next."""
    if action is not None:
        state.agenda.append(Given(seat, action))


def possible(state: State, seat: int, action: str) -> bool:
    """Whether an Assistant action can do something (TURN-7)."""
    own = state.seats[seat]
    if action == "recruit":
        return own.track > 0
    return own.supply > 0 and (action != "apprentice" or bool(state.rooms_with_a_chair))


def why_not(state: State, seat: int, action: str) -> Refusal | None:
    """Why a chosen Assistant action can do nothing (TURN-7)."""
    if possible(state, seat, action):
        return None
    if action == "recruit":
        return refuse("TRACK-EMPTY")
    return refuse("CHAIR-NONE" if state.seats[seat].supply else "ASSIST-NONE")


def act(state: State, seat: int, action: str, notes: Notes | None) -> None:
    """Do an Assistant action that was chosen."""
    if action == "recruit":
        recruit(state, seat, 1, notes)
    else:
        state.agenda.append(ChoosePeddler(seat) if action == "peddler" else ChooseSeat(seat))


def fare(villages: int) -> int:
    """The coins for which the Peddler walks on by so many villages (ASSIST-PEDDLER-2)."""
    return villages


PEDDLING: Final = Table[int, tuple[Peddle, ...]](
    lambda most: (
        Peddle(0, 0), *(Peddle(n, 0) for n in range(1, most + 1)), *(Peddle(0, n) for n in range(1, most + 1)),
    )
)  # fmt: skip
"""The Peddler actions, by how many villages he is moved on at most."""


class ChoosePeddler(Question, frozen=True):
    """D-15: an Assistant to the Peddler's village, who may be moved for coins before or after it (ASSIST-PEDDLER-2).

    gift: whether it may be declined.
    """

    gift: bool = False

    answers = (Peddle, Skip)
    lapses = True
    points = {
        "D-15": Point(
            N_("{player} sends an Assistant with the Peddler"), N_("Send an Assistant with the Peddler."),
            N_("a Peddler action"), ("ASSIST-PEDDLER-1", "ASSIST-PEDDLER-2"), focus="villages",
        )
    }  # fmt: skip
    declined = Lazy(N_("No Peddler action"))

    def candidates(self, state: State) -> Sequence[Move]:
        own = state.seats[self.seat]
        moves = PEDDLING[max(own.coins // fare(1), len(state.setup.data.villages.clockwise) - 1)]
        return [*moves, Skip()] if self.gift else moves

    def options(self, state: State) -> Sequence[Move]:
        own = state.seats[self.seat]
        if not own.supply:
            return []
        moves = PEDDLING[own.coins // fare(1)]
        return [*moves, Skip()] if self.gift else moves

    def verify(self, state: State, move: Move) -> Refusal | None:
        own = state.seats[self.seat]
        if not own.supply:
            return refuse("ASSIST-NONE")
        if isinstance(move, Skip):
            return None if self.gift else refuse("ANSWER-FORM")
        assert isinstance(move, Peddle)
        if move.before < 0 or move.after < 0:
            return refuse("ANSWER-FORM")
        if move.before and move.after:
            return refuse("PEDDLER-BOTH")
        return refuse("PAY-SHORT") if fare(move.before + move.after) > own.coins else None

    def words(self, state: State, move: Any) -> Mapping[str, Any]:
        if not isinstance(move, Peddle):
            return {}
        n = move.before + move.after
        # Translators: {villages}: “2 villages”; {coins}: “2 coins”
        moves = _("{villages} on for {coins}").format(villages=counted(n, VILLAGES), coins=counted(fare(n), COINS))
        return {"village": state.village_after(move.before), "moves": moves}

    def do(self, state: State, move: Move, notes: Notes | None) -> None:
        if type(move) is not Peddle:
            return
        own = state.seats[self.seat]
        self._move(state, move.before, notes)
        own.supply -= 1
        own.villages = (*own.villages, state.peddler)
        state.remember(placed=True)
        if notes is not None:
            notes.add("ASSIST-PEDDLER-1", self.seat, {"supply": -1, "villages": 1}, villages=state.peddler)
        self._move(state, move.after, notes)

    def _move(self, state: State, n: int, notes: Notes | None) -> None:
        """Move the Peddler clockwise, for coins."""
        if n:
            state.seats[self.seat].coins -= fare(n)
            state.peddler = state.village_after(n)
            if notes is not None:
                notes.add("ASSIST-PEDDLER-2", self.seat, {"coins": -fare(n)}, peddler=state.peddler)


class ChooseSeat(Question, frozen=True):
    """D-16: the inner room on whose chair an Assistant is seated (ASSIST-APPRENTICE-1, ASSIST-SENIOR-1)."""

    side: Side = "young"
    gift: bool = False

    answers = (Seat, Skip)
    lapses = True
    points = {
        "D-16": Point(
            N_("{player} seats an Assistant"), N_("Choose a room with a free chair."), N_("a chair"),
            ("ASSIST-APPRENTICE-1", "ASSIST-SENIOR-1"), focus="house",
        )
    }  # fmt: skip
    declined = Lazy(N_("Seat nobody"))

    def candidates(self, state: State) -> Sequence[Move]:
        rooms = [*map(Seat, state.setup.data.inner)]
        return [*rooms, Skip()] if self.gift else rooms

    def options(self, state: State) -> Sequence[Move]:
        rooms = state.rooms_with_a_chair if state.seats[self.seat].supply else []
        return [*map(Seat, rooms), *([Skip()] if self.gift and rooms else [])]

    def verify(self, state: State, move: Move) -> Refusal | None:
        if refusal := why_not(state, self.seat, "apprentice"):
            return refusal
        if isinstance(move, Skip):
            return None if self.gift else refuse("ANSWER-FORM")
        assert isinstance(move, Seat)
        if move.room not in state.setup.data.inner:
            return refuse("NO-SUCH-ITEM")
        return None if state.free_chairs(move.room) > 0 else refuse("CHAIR-TAKEN")

    def do(self, state: State, move: Move, notes: Notes | None) -> None:
        if type(move) is not Seat:
            return
        own = state.seats[self.seat]
        own.supply -= 1
        own.sit(move.room, self.side)
        if notes is not None:
            rule = "ASSIST-APPRENTICE-1" if self.side == "young" else "ASSIST-SENIOR-1"
            notes.add(rule, self.seat, {"supply": -1, self.side: 1}, **{self.side: move.room})
        if self.side == "young":  # ruling 22: a Senior Apprentice is another action
            follow(state, self.seat, ("apprentice",))
