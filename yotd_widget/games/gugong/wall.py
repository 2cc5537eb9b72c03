"""The Great Wall: placing, scoring, Intrigue Benefits (WALL-*, INTB-*)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from yotd_widget.engine.house_rules import remembered
from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.position import Chore, Point, Question
from yotd_widget.engine.texts import N_, Lazy
from yotd_widget.engine.trace import Notes
from yotd_widget.games.gugong.data import Benefit as Gained
from yotd_widget.games.gugong.jade import from_supply
from yotd_widget.games.gugong.moves import Benefit, Build, Skip, Turn, Wall
from yotd_widget.games.gugong.pieces import Piece
from yotd_widget.games.gugong.refusals import refuse
from yotd_widget.games.gugong.seat import Seat
from yotd_widget.games.gugong.servants import POOL, SUPPLY, Source, gain, impossible, pay, payable
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.tracks import climb, lower
from yotd_widget.games.gugong.words import benefit, pieces

COST_B: Final = 1
MOST_B: Final = 2
"""Option B of the Wall: servants removed, and pieces placed at most (WALL-2)."""
THE_PIECE: Final = N_("One more servant")

# --- Placing ---------------------------------------------------------------------------------------------------------


def can_build(state: State, seat: int) -> bool:
    """Whether there is something in the pool to place (WALL-1, AMB-18, AMB-54)."""
    return state.seats[seat].pieces > 0


def why_no_wall(state: State, seat: int) -> Refusal | None:
    """Why the action is impossible."""
    return None if can_build(state, seat) else refuse("E-SERVANTS", cost=1, have=state.seats[seat].worth)


class ChooseWall(Question, frozen=True):
    """DP-WALL: place one servant, or remove one and place one or two others (WALL-1, WALL-2)."""

    answers = (Wall,)
    points = {
        "DP-WALL": Point(
            N_("{player} takes the Great Wall action"),
            N_("Place 1 servant on the Wall, or pay 1 and place 1 or 2."),
            N_("an option of the Wall"),
            ("WALL-1", "WALL-2"),
            (Wall,),
            focus="wall",
        )
    }

    def candidates(self, state: State) -> Sequence[Wall]:
        return WALL

    def options(self, state: State) -> Sequence[Wall]:
        return WALL if payable(state, self.seat, COST_B, "wall") else WALL[:1]

    def verify(self, state: State, move: Wall) -> Refusal | None:
        if move not in WALL:
            return state.no_option()
        if move not in self.options(state):
            return refuse("E-SERVANTS", cost=COST_B + 1, have=state.seats[self.seat].worth)
        return None

    def do(self, state: State, move: Wall, notes: Notes | None) -> None:
        if move.option == "A":
            state.agenda.append(ChoosePieces(self.seat, 1))
        else:
            state.agenda.append(ChoosePieces(self.seat, MOST_B))
            pay(state, self.seat, COST_B, "WALL-2", notes, "wall")


WALL: Final = (Wall("A"), Wall("B"))


@remembered()
def builds(most: int) -> tuple[Build, ...]:
    """Each choice of so many pieces at most, with each extra one (WALL-1, WALL-2, WALL-3)."""
    pieces = [(1, 0), (0, 1)] if most == 1 else [(1, 0), (2, 0), (0, 1), (1, 1)]
    return tuple(Build(*each, extra) for each in pieces for extra in (None, "servant", "double"))


class ChoosePieces(Question, frozen=True):
    """DP-WALL: how many normal and Double Servants, and the extra one of D2-3 (DBL-5, DBL-6, WALL-3). most: pieces."""

    most: int

    answers = (Build,)
    points = {
        "DP-WALL-PIECES": Point(
            N_("{player} places servants on the Wall"),
            N_("Choose who is placed on the Wall."),
            N_("servants for the Wall"),
            ("WALL-1", "WALL-2", "WALL-3"),
            (Build,),
            focus="wall",
        )
    }

    def candidates(self, state: State) -> Sequence[Build]:
        return builds(self.most)

    def options(self, state: State) -> Sequence[Build]:
        own, double = state.seats[self.seat], state.seats[self.seat].double
        extras: list[Piece | None] = [None]
        if state.advantage(self.seat, "wall_extra_servant"):
            extras += ["servant"] if own.supply else []
            extras += ["double"] if double == "supply" else []
        return [
            build
            for build in self.candidates(state)
            if build.servants <= own.pool and build.doubles <= (double == "pool") and build.extra in extras
        ]

    def verify(self, state: State, move: Build) -> Refusal | None:
        if not (move.servants >= 0 <= move.doubles <= 1 and 1 <= move.servants + move.doubles <= self.most):
            return state.no_option()
        if move.extra not in (None, "servant", "double"):
            return state.no_option()
        own = state.seats[self.seat]
        if move.doubles and own.double != "pool":
            return refuse("E-DOUBLE-WHERE", place=Lazy(POOL))
        if move.extra == "double" and own.double != "supply":
            return refuse("E-DOUBLE-WHERE", place=Lazy(SUPPLY))
        if move.servants > own.pool:
            return refuse("E-SERVANTS", cost=move.servants, have=own.pool)
        if move.extra is not None and not state.advantage(self.seat, "wall_extra_servant"):
            return impossible(THE_PIECE, N_("you do not have the Decree for it"))
        if move.extra == "servant" and not own.supply:
            return refuse("E-SUPPLY")
        return None

    def words(self, state: State, move: Build) -> Mapping[str, str]:
        return {"pieces": pieces(move.servants, bool(move.doubles))}

    def do(self, state: State, move: Build, notes: Notes | None) -> None:
        rule = "WALL-1" if self.most == 1 else "WALL-2"
        if move.servants:
            put(state, self.seat, "servant", "pool", rule, notes, move.servants)
        if move.doubles:
            put(state, self.seat, "double", "pool", rule, notes)
        if move.extra:
            put(state, self.seat, move.extra, "supply", "WALL-3", notes)
        state.agenda.append(Section())  # WALL-4: after the whole placement


def put(state: State, seat: int, piece: Piece, source: Source, rule: str, notes: Notes | None, count: int = 1) -> None:
    """Place pieces of one kind of pool or supply on the Wall (SERV-4, WALL-8)."""
    own = state.seats[seat]
    if piece == "double":
        own.double = "wall"
        if notes is not None:
            notes.add(rule, seat, {}, double="wall")
        return
    setattr(own, source, getattr(own, source) - count)
    own.wall += count
    if notes is not None:
        notes.add(rule, seat, {source: -count, "wall": count})


# --- Scoring ---------------------------------------------------------------------------------------------------------


def majority(state: State) -> int | None:
    """Who has most on the Wall; ties go to the higher Intrigue Marker (WALL-5, WALL-6); None where it is empty."""
    most = max(seat.wall_units for seat in state.seats)
    return state.first([seat for seat, each in enumerate(state.seats) if each.wall_units == most]) if most else None


def complete(state: State) -> bool:
    """Whether the section has as many servants as it needs (WALL-4)."""
    return sum(seat.wall_units for seat in state.seats) >= state.setup.data.wall.required[len(state.setup.players)]


def score(state: State, winner: int, rule: str, notes: Notes | None) -> None:
    """The points and the Envoy step of a section (WALL-5, END-1)."""
    numbers, own = state.setup.data.wall, state.seats[winner]
    own.vp += numbers.score_vp
    if notes is not None:
        notes.add(rule, winner, {"vp": numbers.score_vp}, units=own.wall_units)
    climb(state, winner, numbers.score_envoy, rule, notes)


class Section(Chore, frozen=True):
    """After a placement: a complete section is scored at once, and benefits are offered (WALL-4, WALL-5, WALL-9)."""

    at_once = True

    def run(self, state: State, notes: Notes | None) -> None:
        if not complete(state):
            return
        winner = majority(state)
        assert winner is not None
        present = tuple(seat for seat in state.order if state.seats[seat].wall_units)  # the highest marker first
        score(state, winner, "WALL-5", notes)
        leave(state, winner, notes)
        state.agenda += [
            MengsBenefit(seat) if seat == state.meng else ChooseBenefit(seat, present) for seat in present
        ]  # INTB-2: the last of them is asked first, the lowest marker


def leave(state: State, winner: int, notes: Notes | None) -> None:
    """The winner's servants return to the supply, the others stay (WALL-7)."""
    own = state.seats[winner]
    servants, double = own.wall, own.double == "wall"
    own.wall, own.supply = 0, own.supply + servants
    if double:
        own.double = "supply"
    if notes is not None:
        moved = {"double": "supply"} if double else {}
        notes.add("WALL-7", winner, {"wall": -servants, "supply": servants}, **moved)


# --- Intrigue Benefits -----------------------------------------------------------------------------------------------


def can_take(own: Seat, wanted: Gained) -> bool:
    """Whether a player can give the steps of a benefit, and there is what it brings (INTB-3)."""
    return own.intrigue >= wanted.steps and (wanted.gain != "servant" or own.in_supply > 0)


class ChooseBenefit(Question, frozen=True):
    """DP-BENEFIT: one Intrigue Benefit, or none (INTB-1, INTB-3, INTB-6). present: who had a servant on the Wall."""

    present: tuple[int, ...]

    answers = (Benefit, Skip)
    points = {
        "DP-BENEFIT": Point(
            N_("{player} may take an Intrigue Benefit"),
            N_("Give Intrigue steps for a benefit, or none."),
            N_("an Intrigue Benefit"),
            ("INTB-1", "INTB-2", "INTB-3"),
            focus="intrigue",
        )
    }
    declined = Lazy(N_("No Intrigue Benefit"))

    def candidates(self, state: State) -> Sequence[Move]:
        return [*map(Benefit, state.setup.data.benefits), NONE]

    def options(self, state: State) -> Sequence[Move]:
        own, there = state.seats[self.seat], state.setup.data.benefits.items()
        return [*(Benefit(name) for name, wanted in there if can_take(own, wanted)), NONE]

    def verify(self, state: State, move: Move) -> Refusal | None:
        if not isinstance(move, Benefit):
            return None
        wanted = state.setup.data.benefits.get(move.benefit)
        if wanted is None:
            return state.no_option()
        own = state.seats[self.seat]
        if can_take(own, wanted):
            return None
        steps = own.intrigue < wanted.steps
        return refuse("E-INTRIGUE", need=wanted.steps, have=own.intrigue) if steps else refuse("E-SUPPLY")

    def words(self, state: State, move: Move) -> Mapping[str, str]:
        return {"taken": benefit(state.data, move.benefit)} if isinstance(move, Benefit) else {}

    def unasked(self, state: State, seat: int | None) -> Refusal | None:
        """E-NOT-PRESENT for who had no servant on the Wall."""
        return refuse("E-NOT-PRESENT") if seat is not None and seat not in self.present else None

    def do(self, state: State, move: Move, notes: Notes | None) -> None:
        if not isinstance(move, Benefit):
            if notes is not None:
                notes.add("INTB-6", self.seat)
            return
        taken = state.setup.data.benefits[move.benefit]
        lower(state, self.seat, taken.steps, "INTB-3", notes)
        if taken.gain == "servant":
            gain(state, self.seat, taken.n, "INTB-3", notes)
        elif taken.gain == "jade":
            from_supply(state, self.seat, taken.n, "INTB-3", notes)
        else:
            state.agenda.append(TurnDie(self.seat))


NONE: Final = Skip()


class TurnDie(Question, frozen=True):
    """DP-DIE: turn one die to one of its own faces (INTB-5)."""

    answers = (Turn,)
    points = {
        "DP-DIE": Point(
            N_("{player} turns a Destiny Die"),
            N_("Choose a die and the face that it shall show."),
            N_("a die and its face"),
            ("INTB-5",),
            focus="dice",
        )
    }

    def options(self, state: State) -> Sequence[Turn]:
        return [
            Turn(die, face) for die, faces in enumerate(state.setup.data.dice.faces, 1) for face in dict.fromkeys(faces)
        ]

    def verify(self, state: State, move: Turn) -> Refusal | None:
        faces = state.setup.data.dice.faces
        if not 1 <= move.die <= len(faces):
            return refuse("E-DIE", die=move.die)
        return None if move.face in faces[move.die - 1] else refuse("E-FACE", die=move.die, face=move.face)

    def do(self, state: State, move: Turn, notes: Notes | None) -> None:
        place = move.die - 1
        was = state.dice[place]
        state.dice = (*state.dice[:place], move.face, *state.dice[place + 1 :])
        if notes is not None:
            notes.add("INTB-5", self.seat, die=move.die, was=was, face=move.face)


class MengsBenefit(Chore, frozen=True):
    """Meng takes the Jade if he can, else a servant if he can, else nothing (AUTOMA-26)."""

    seat: int

    def run(self, state: State, notes: Notes | None) -> None:
        own, benefits = state.seats[self.seat], state.setup.data.benefits.values()
        for wanted in ("jade", "servant"):
            taken = min((each for each in benefits if each.gain == wanted), key=lambda each: each.steps)
            if own.intrigue >= taken.steps and (wanted == "jade" or own.supply):
                lower(state, self.seat, taken.steps, "AUTOMA-26", notes)
                if wanted == "jade":
                    from_supply(state, self.seat, taken.n, "AUTOMA-26", notes)
                else:
                    gain(state, self.seat, taken.n, "AUTOMA-26", notes)
                return
