"""The Hall: prayer, and Ancestors' worship with its chain and rewards (TEMPLE, WORSHIP)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Literal

from yotd_widget.engine.effects import Due
from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.phrases import counted
from yotd_widget.engine.position import Chore, Point, Question
from yotd_widget.engine.texts import N_, Lazy
from yotd_widget.engine.trace import Notes
from yotd_widget.games.rotunda.chains import Grid, at, fields
from yotd_widget.games.rotunda.effects import EFFECTS
from yotd_widget.games.rotunda.gains import gain_points
from yotd_widget.games.rotunda.moves import Edge, Kneel, Pray, Skip, Temple, Village, Worship
from yotd_widget.games.rotunda.refusals import refuse
from yotd_widget.games.rotunda.seat import Amount
from yotd_widget.games.rotunda.state import State
from yotd_widget.games.rotunda.words import ASSISTANTS

SIDES: Final[tuple[Literal["right", "bottom"], ...]] = ("right", "bottom")
"""Where an Amulet lies beside the Worship board (WORSHIP-10)."""


def may_worship(state: State, seat: int) -> bool:
    """Whether a player has somebody in a village, or prayer is over (WORSHIP-2, TEMPLE-3)."""
    return bool(state.seats[seat].villages) or not state.temples


class ChooseRite(Question, frozen=True):
    """D-18: prayer or Ancestors' worship, one of which must be done (WORSHIP-1, WORSHIP-2)."""

    answers = (Pray, Worship, Skip)
    points = {
        "D-18": Point(
            N_("{player} is in the Ancestors' Hall"), N_("Pray, or worship the Ancestors."), N_("prayer or worship"),
            ("WORSHIP-1", "WORSHIP-2"), focus="now",
        )
    }  # fmt: skip

    def candidates(self, state: State) -> Sequence[Move]:
        return [Pray(), Worship()]

    def options(self, state: State) -> Sequence[Move]:
        found: list[Move] = [Pray()] if state.temples else []
        if may_worship(state, self.seat):
            found.append(Worship())
        return found

    def verify(self, state: State, move: Move) -> Refusal | None:
        if isinstance(move, Skip):
            return refuse("HALL-FORCED")
        if isinstance(move, Pray):
            return None if state.temples else refuse("TEMPLE-ALL-DOWN")  # TEMPLE-3
        return None if may_worship(state, self.seat) else refuse("TEMPLE-FORCED")

    def do(self, state: State, move: Move, notes: Notes | None) -> None:
        if type(move) is Pray:
            state.agenda.append(ChooseTemple(self.seat))
            return
        light(state, self.seat, notes)
        if state.seats[self.seat].villages:
            state.agenda.append(ChooseVillage(self.seat))
        else:  # WORSHIP-2: without a chain there is nothing but the points for those on chairs
            gain_points(state, self.seat, state.seats[self.seat].seated, "WORSHIP-2", notes)


# --- Prayer ----------------------------------------------------------------------------------------------------------


class ChooseTemple(Question, frozen=True):
    """D-19: an open Temple token; it is turned face down, and brings its reward (TEMPLE-1)."""

    answers = (Temple,)
    points = {
        "D-19": Point(
            N_("{player} prays"), N_("Choose a Temple token."), N_("a Temple token"), ("TEMPLE-1", "TEMPLE-2"),
            focus="now",
        )
    }  # fmt: skip

    def candidates(self, state: State) -> Sequence[Move]:
        return [*map(Temple, state.setup.data.prayers)]

    def options(self, state: State) -> Sequence[Move]:
        return [Temple(token) for token in state.setup.data.prayers if token in state.temples]

    def verify(self, state: State, move: Move) -> Refusal | None:
        assert isinstance(move, Temple)
        if move.token not in state.setup.data.prayers:
            return refuse("NO-SUCH-ITEM")
        return None if move.token in state.temples else refuse("TEMPLE-USED")

    def words(self, state: State, move: Any) -> Mapping[str, Any]:
        return (
            {"brings": EFFECTS.told(state.setup.data.prayers.get(move.token, ()))} if isinstance(move, Temple) else {}
        )

    def do(self, state: State, move: Move, notes: Notes | None) -> None:
        assert isinstance(move, Temple)
        state.temples = tuple(token for token in state.temples if token != move.token)
        if notes is not None:
            notes.add("TEMPLE-1", self.seat, temple=move.token)
        state.agenda.append(Due(self.seat, state.setup.data.prayers[move.token]))


# --- Worship ---------------------------------------------------------------------------------------------------------


def light(state: State, seat: int, notes: Notes | None) -> None:
    """The round marker moves one field right; on the last one the Amulet is taken, and the end comes (WORSHIP-3).

    Once the end has been triggered it stays (END-3).
    """
    if state.ender is not None or state.marker >= state.setup.end_field:
        return
    state.marker += 1
    if notes is not None:
        notes.add("WORSHIP-3", seat, marker=state.marker)
    if state.marker == state.setup.end_field:
        state.ender = seat
        if (amulet := state.track_amulet) is not None:
            own = state.seats[seat]
            own.amulets, state.track_amulet = (*own.amulets, amulet), None
            if notes is not None:
                notes.add("END-1", seat, {"amulets": 1}, amulets=amulet)


class ChooseVillage(Question, frozen=True):
    """D-20: the village whose own Assistants are taken, all of them (WORSHIP-4)."""

    answers = (Village,)
    points = {
        "D-20": Point(
            N_("{player} chooses a village"), N_("From which village do the Assistants come?"), N_("a village"),
            ("WORSHIP-4",), focus="villages",
        )
    }  # fmt: skip

    def candidates(self, state: State) -> Sequence[Move]:
        return [*map(Village, state.setup.data.villages.clockwise)]

    def options(self, state: State) -> Sequence[Move]:
        own = state.seats[self.seat]
        return [Village(village) for village in state.setup.data.villages.clockwise if village in own.villages]

    def verify(self, state: State, move: Move) -> Refusal | None:
        assert isinstance(move, Village)
        if move.village not in state.setup.data.villages.clockwise:
            return refuse("NO-SUCH-ITEM")
        return None if move.village in state.seats[self.seat].villages else refuse("VILLAGE-EMPTY")

    def words(self, state: State, move: Any) -> Mapping[str, Any]:
        if not isinstance(move, Village):
            return {}
        return {"count": counted(state.seats[self.seat].villages.count(move.village), ASSISTANTS)}

    def do(self, state: State, move: Move, notes: Notes | None) -> None:
        assert isinstance(move, Village)
        own = state.seats[self.seat]
        own.taken = own.villages.count(move.village)
        own.villages = tuple(village for village in own.villages if village != move.village)
        if notes is not None:
            change = {"villages": -own.taken, "taken": own.taken}
            notes.add("WORSHIP-4", self.seat, change, villages=move.village)
        most = grid(state, self.seat).most(own.taken)
        if most:
            state.agenda.append(ChooseChain(self.seat, most))
        else:
            state.agenda.append(ChainOver(self.seat))


def grid(state: State, seat: int) -> Grid:
    """The Worship board as this player sees it."""
    board = state.setup.data.worship
    return Grid(board.rows, board.cols, state.seats[seat].worship)


class ChooseChain(Question, frozen=True):
    """D-21: the chain, field by field, or several at once (WORSHIP-5 to WORSHIP-8). count: Assistants to place."""

    count: int
    chain: tuple[str, ...] = ()

    answers = (Kneel,)
    points = {
        "D-21": Point(
            N_("{player} lays a chain on the Worship board"), N_("Choose the next field of the chain."),
            N_("a field of the Worship board"), ("WORSHIP-5", "WORSHIP-7", "WORSHIP-8"), focus="now",
        )
    }  # fmt: skip

    @property
    def pieces(self) -> tuple[int, int]:
        """Fields so far; there will be one for each Assistant, and one more for each own Senior on the way."""
        return len(self.chain), max(len(self.chain) + 1, self.count)

    @property
    def given(self) -> Sequence[Move]:
        return [Kneel((field,)) for field in self.chain]

    def candidates(self, state: State) -> Sequence[Move]:
        board = state.setup.data.worship
        return [Kneel((field,)) for field in fields(board.rows, board.cols)]

    def options(self, state: State) -> Sequence[Move]:
        return [Kneel((field,)) for field in grid(state, self.seat).next(self.chain, self.count)]

    def verify(self, state: State, move: Move) -> Refusal | None:
        assert isinstance(move, Kneel)
        return grid(state, self.seat).why_not((*self.chain, *move.fields), self.count)

    def do(self, state: State, move: Move, notes: Notes | None) -> None:
        assert isinstance(move, Kneel)
        chain = (*self.chain, *move.fields)
        mine = grid(state, self.seat)
        if mine.placed(chain) < self.count:
            state.agenda.append(ChooseChain(self.seat, self.count, chain))
            return
        own, last = state.seats[self.seat], chain[-1]
        own.chain = tuple(field for field in chain if field not in own.worship)
        own.taken -= len(own.chain)
        if notes is not None:
            for field in own.chain:
                notes.add("WORSHIP-5", self.seat, {"taken": -1, "chain": 1}, chain=field)
        row, col = at(last)
        data = state.setup.data
        state.agenda += [
            ChainOver(self.seat, last), MayTakeEdge(self.seat, row, col),
            Due(self.seat, data.top[col - 1]), Due(self.seat, data.left[row - 1]),
        ]  # fmt: skip
        gain_points(state, self.seat, data.worship.vp[row - 1][col - 1], "WORSHIP-9", notes, field=last)
        gain_points(state, self.seat, own.seated, "WORSHIP-9", notes, seated=own.seated)


class MayTakeEdge(Chore, frozen=True):
    """After the left and top rewards: the question for the other edges, if one of them has an Amulet (WORSHIP-10)."""

    seat: int
    row: int
    col: int
    source: ClassVar[str] = "WORSHIP-10"

    def run(self, state: State, notes: Notes | None) -> None:
        state.agenda.append(ChooseEdge(self.seat, self.row, self.col))


class ChooseEdge(Question, frozen=True):
    """D-22: the Amulet at the right edge or at the bottom edge, as far as one is left (WORSHIP-10, WORSHIP-11)."""

    row: int
    col: int

    answers = (Edge, Skip)
    points = {
        "D-22": Point(
            N_("{player} may take an Amulet"), N_("Take an Amulet of the edge, or none."), N_("an Amulet of the edge"),
            ("WORSHIP-10", "WORSHIP-11"), focus="now",
        )
    }  # fmt: skip
    declined = Lazy(N_("Take none"))

    def space(self, side: str) -> str:
        """The reward space at a side."""
        return f"{side}{self.row if side == 'right' else self.col}"

    def candidates(self, state: State) -> Sequence[Move]:
        return [*map(Edge, SIDES), Skip()]

    def options(self, state: State) -> Sequence[Move]:
        found: list[Move] = [Edge(side) for side in SIDES if state.edge.get(self.space(side))]
        found.append(Skip())
        return found

    def verify(self, state: State, move: Move) -> Refusal | None:
        if isinstance(move, Skip):
            return None
        assert isinstance(move, Edge)
        if move.side not in SIDES:
            return refuse("NO-SUCH-ITEM")
        return None if state.edge.get(self.space(move.side)) else refuse("REWARD-GONE")

    def words(self, state: State, move: Any) -> Mapping[str, Any]:
        if not isinstance(move, Edge):
            return {}
        space = self.space(move.side)
        return {"space": space, "amulet": state.edge.get(space) or "–"}

    def do(self, state: State, move: Move, notes: Notes | None) -> None:
        if type(move) is not Edge:
            return
        space = self.space(move.side)
        amulet, own = state.edge[space], state.seats[self.seat]
        assert amulet is not None
        own.amulets, state.edge[space] = (*own.amulets, amulet), None
        if notes is not None:
            notes.add("WORSHIP-10", self.seat, {"amulets": 1}, amulets=amulet, space=space)


class ChainOver(Chore, frozen=True):
    """The last Assistant stays as a Senior, the others return to Personal Supply (WORSHIP-9, WORSHIP-12).

    last: his field; "" where nobody could be placed.
    """

    seat: int
    last: str = ""

    def run(self, state: State, notes: Notes | None) -> None:
        own = state.seats[self.seat]
        back: Amount = own.taken + len(own.chain) - bool(self.last)
        if notes is not None:
            if self.last:
                change = {"chain": -1, "worship": 1}
                notes.add("WORSHIP-9", self.seat, change, chain=self.last, worship=self.last)
            for field in own.chain:
                if field != self.last:
                    notes.add("WORSHIP-12", self.seat, {"chain": -1, "supply": 1}, chain=field)
            if own.taken:
                notes.add("WORSHIP-12", self.seat, {"taken": -own.taken, "supply": own.taken})
        own.supply += back
        own.worship = (*own.worship, self.last) if self.last else own.worship
        own.chain, own.taken = (), 0
