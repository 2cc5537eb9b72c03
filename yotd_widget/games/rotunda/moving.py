"""Step 2: an own Leader, and of two players perhaps a Neutral one before or after it (MOVE, TWO, NEUTRAL)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import compress
from typing import Any

from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.phrases import counted
from yotd_widget.engine.position import Chore, Point, Question
from yotd_widget.engine.texts import N_, Lazy
from yotd_widget.engine.trace import Notes
from yotd_widget.games.rotunda.hall import ChooseRite
from yotd_widget.games.rotunda.moves import Activate, Complete, Skip, Steer, TakeAmulet, TakeOrder, Use, Walk
from yotd_widget.games.rotunda.pieces import HALL, Kind, RoomId
from yotd_widget.games.rotunda.refusals import refuse
from yotd_widget.games.rotunda.seat import Amount, without
from yotd_widget.games.rotunda.state import State
from yotd_widget.games.rotunda.visits import enter, offers
from yotd_widget.games.rotunda.ways import FAR, Stops, fans, layout, steps
from yotd_widget.games.rotunda.words import STEPS


class MovingStep(Chore, frozen=True):
    """The own Leader; the Neutral one directly before or after it, if at all (TURN-2, TWO-4)."""

    seat: int

    def run(self, state: State, notes: Notes | None) -> None:
        state.step = 2
        if state.neutrals:
            state.agenda += [ChooseWalk(self.seat), ChooseNeutral(self.seat)]
        else:
            state.agenda.append(ChooseWalk(self.seat))


def most_steps(state: State) -> int:
    """How many steps a Leader goes at most (MOVE-2)."""
    return state.setup.data.board.max_steps


def stops(state: State, starts: Iterable[str], *, neutral: bool = False) -> dict[str, Stops]:
    """From each of these the steps to each room and the Hall where a Leader may stop, else 0 (MOVE-8, TWO-3)."""
    lies = layout(state.setup.data, state.hall, state.tiles)
    bits, occupied = lies.bits, 0
    for room in state.neutrals.values():
        occupied |= bits.get(room, 0)
    for own in state.seats:
        for room in own.leaders:
            occupied |= bits.get(room, 0)
    fan, found = fans(lies.house, most_steps(state), neutral), {}
    for start in starts:
        ahead, there = fan[lies.at[start]]  # a room to which he does not come however far he goes changes nothing
        found[start] = there.get(occupied & ahead) or there[occupied & ahead]
    return found


def reached(state: State, start: str, *, neutral: bool = False) -> dict[str, int]:
    """Where a Leader may stop, with the steps."""
    return by_name(state, stops(state, (start,), neutral=neutral)[start])


def by_name(state: State, there: Stops) -> dict[str, int]:
    """The rooms where a Leader may stop, and the Hall, with the steps."""
    return {room: n for room, n in zip(state.layout.rooms, there, strict=True) if n}


# --- Neutral Leaders -------------------------------------------------------------------------------------------------


def why_not_steered(state: State, leader: Kind, to: str) -> Refusal | None:
    """Why a Neutral Leader cannot stop there, whoever pays for it (TWO-3, TWO-5)."""
    if to == HALL:
        return refuse("NEUTRAL-HALL")
    start = state.neutrals[leader]
    if to in state.occupied - {start}:
        return refuse("MOVE-OCCUPIED")
    return None if to in reached(state, start, neutral=True) else refuse("MOVE-UNREACHABLE")


class ChooseNeutral(Question, frozen=True):
    """D-4: pay a resource of its colour, or Gold, to move a Neutral Leader (TWO-2)."""

    answers = (Steer, Skip)
    points = {
        "D-4": Point(
            N_("{player} may move a Neutral Leader"), N_("Move a Neutral Leader, or go on."), N_("a Neutral Leader"),
            ("TWO-2", "TWO-3", "TWO-4"), focus="house",
        )
    }  # fmt: skip
    declined = Lazy(N_("Move no Neutral Leader"))

    def candidates(self, state: State) -> Sequence[Move]:
        rooms = state.layout.rooms
        return [
            *(Steer(leader, room, cube) for leader in state.neutrals for room in rooms for cube in (leader, "gold")),
            Skip(),
        ]

    def options(self, state: State) -> Sequence[Move]:
        own, found = state.seats[self.seat], list[Move]()
        for leader, start in state.neutrals.items() if not state.turn.steered else ():
            if cubes := [cube for cube in (leader, "gold") if own.has(cube)]:
                there = stops(state, (start,), neutral=True)[start]
                rooms = compress(state.layout.rooms[:-1], there)  # not into the Hall (NEUTRAL-HALL)
                found += [Steer(leader, room, cube) for room in rooms for cube in cubes]  # type: ignore[arg-type]
        return [*found, Skip()]

    def verify(self, state: State, move: Move) -> Refusal | None:
        if isinstance(move, Skip):
            return None
        assert isinstance(move, Steer)
        if move.leader not in state.neutrals or (move.to != HALL and not state.in_play(move.to)):
            return refuse("NO-SUCH-ITEM")
        if move.cube not in (move.leader, "gold"):
            return refuse("NO-SUCH-ITEM")
        if state.turn.steered:
            return refuse("NEUTRAL-SECOND")
        if not state.seats[self.seat].has(move.cube):
            return refuse("PAY-SHORT")
        return why_not_steered(state, move.leader, move.to)

    def do(self, state: State, move: Move, notes: Notes | None) -> None:
        if type(move) is not Steer:
            return
        state.seats[self.seat].add(move.cube, -1)
        state.stock[move.cube] += 1
        state.neutrals[move.leader] = move.to
        state.remember(steered=True)
        if notes is not None:
            notes.add("TWO-2", self.seat, {move.cube: -1}, leader=move.leader, to=move.to, cube=move.cube)
        if state.setup.neutral_action:
            state.agenda.append(ChooseNeutralRoom(self.seat, move.to))


class ChooseNeutralRoom(Question, frozen=True):
    """D-26: use the room in which the Neutral Leader stopped (NEUTRAL-1)."""

    room: str

    answers = (Use, Skip)
    points = {
        "D-26": Point(
            N_("{player} may use the room of the Neutral Leader"), N_("Use the room, or go on."), N_("this room"),
            ("NEUTRAL-1",), focus="house",
        )
    }  # fmt: skip
    declined = Lazy(N_("Do not use the room"))

    def candidates(self, state: State) -> Sequence[Move]:
        return [Use(self.room), Skip()]

    def options(self, state: State) -> Sequence[Move]:
        return [*([Use(self.room)] if offers(state, self.seat, self.room) else []), Skip()]

    def verify(self, state: State, move: Move) -> Refusal | None:
        if not isinstance(move, Use):
            return None
        if move.room != self.room:
            return refuse("NO-SUCH-ITEM")
        return None if offers(state, self.seat, self.room) else refuse("ROOM-LIMIT")

    def do(self, state: State, move: Move, notes: Notes | None) -> None:
        if not isinstance(move, Use):
            return
        if notes is not None:
            notes.add("NEUTRAL-1", self.seat, room=move.room)
        state.agenda.append(NeutralOver(self.seat, state.seats[self.seat].vp))
        enter(state, self.seat, move.room)  # type: ignore[arg-type]

    def elsewhere(self, state: State, move: Move) -> Refusal | None:
        return out_of_bounds(move)


class NeutralOver(Chore, frozen=True):
    """After a neutral room action: symbols crossed in it give no bonus (NEUTRAL-2, NEUTRAL-3). score: before it."""

    seat: int
    score: Amount

    def run(self, state: State, notes: Notes | None) -> None:
        crossed = state.setup.data.score_track.crossed(self.score, state.seats[self.seat].vp)
        state.remember(lost=state.turn.lost + crossed)
        if crossed and notes is not None:
            notes.add("NEUTRAL-2", self.seat, symbols=crossed)

    def elsewhere(self, state: State, move: Move) -> Refusal | None:
        return out_of_bounds(move)


def out_of_bounds(move: Move) -> Refusal | None:
    """What is not allowed within a neutral room action (NEUTRAL-2)."""
    return refuse("NEUTRAL-LIMIT") if isinstance(move, Activate | TakeOrder | TakeAmulet | Complete) else None


# --- Own Leaders -----------------------------------------------------------------------------------------------------


class ChooseWalk(Question, frozen=True):
    """D-5: an own Leader and where it stops (MOVE-1 to MOVE-8); there is always an answer (MOVE-9)."""

    answers = (Walk, Skip)
    points = {
        "D-5": Point(
            N_("{player} moves a Leader"), N_("Move a Leader one to three steps."), N_("a move of a Leader"),
            ("MOVE-1", "MOVE-8"), focus="house",
        )
    }  # fmt: skip

    def candidates(self, state: State) -> Sequence[Move]:
        starts = dict.fromkeys(state.seats[self.seat].leaders)
        return [Walk(start, room) for start in starts for room in state.layout.rooms]

    def options(self, state: State) -> Sequence[Move]:
        found: list[Move] = []
        lies = layout(state.setup.data, state.hall, state.tiles)
        for start, there in stops(state, state.seats[self.seat].leaders).items():
            walks = lies.walks[start]
            for room in compress(lies.rooms, there):
                found.append(walks[room])
        return found

    def verify(self, state: State, move: Move) -> Refusal | None:
        if not isinstance(move, Walk):
            return refuse("MOVE-NONE")
        if any(place != HALL and not state.in_play(place) for place in (move.start, move.to)):
            return refuse("NO-SUCH-ITEM")
        if move.start not in state.seats[self.seat].leaders:
            return refuse("MOVE-NOT-YOURS")
        others = state.occupied - {move.start}
        if move.to in others:
            return refuse("MOVE-OCCUPIED")
        if move.to in reached(state, move.start):
            return None
        beyond = steps(state.graph, move.start, others, hall="passed").get(move.to, FAR)
        passed = beyond <= most_steps(state) and move.to != move.start
        return refuse("MOVE-HALL" if passed else "MOVE-UNREACHABLE")

    def words(self, state: State, move: Any) -> Mapping[str, Any]:
        if not isinstance(move, Walk):
            return {}
        return {"steps": counted(reached(state, move.start).get(move.to, 0), STEPS)}

    def do(self, state: State, move: Move, notes: Notes | None) -> None:
        assert isinstance(move, Walk)
        own = state.seats[self.seat]
        if notes is not None:
            cost = reached(state, move.start)[move.to]
            notes.add("MOVE-1", self.seat, start=move.start, to=move.to, steps=cost)
        own.leaders = without(own.leaders, move.start) + (move.to,)  # noqa: RUF005 - half the time
        state.agenda.append(Arrive(self.seat, move.to))
        if state.neutrals and not state.turn.steered:
            state.agenda.append(ChooseNeutral(self.seat))


class Arrive(Chore, frozen=True):
    """Step 3: the action of the room in which the Leader stopped, or in the Hall prayer or worship (TURN-2)."""

    seat: int
    room: str

    def run(self, state: State, notes: Notes | None) -> None:
        state.step = 3
        if self.room == HALL:
            state.agenda.append(ChooseRite(self.seat))
        else:
            room: RoomId = self.room  # type: ignore[assignment]
            enter(state, self.seat, room)
