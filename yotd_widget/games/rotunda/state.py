"""State: everything on the table at one moment, and the agenda of open tasks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Annotated, Any, ClassVar

import msgspec
from msgspec import UNSET

from yotd_widget.engine.effects import Vocabulary
from yotd_widget.engine.game import Late
from yotd_widget.engine.house import HouseRules
from yotd_widget.engine.luck import Dealer, SeededLuck
from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.names import known
from yotd_widget.engine.packs import Brought, Reference
from yotd_widget.engine.position import Outcome, Position, ranked
from yotd_widget.engine.supposed import is_supposed
from yotd_widget.engine.trace import Note
from yotd_widget.games.rotunda.data import Data
from yotd_widget.games.rotunda.moves import MOVES
from yotd_widget.games.rotunda.packs import PACKS, data_of
from yotd_widget.games.rotunda.pieces import HALL, HIDDEN, KINDS, Cube, Kind
from yotd_widget.games.rotunda.refusals import OWN_CODES, refuse
from yotd_widget.games.rotunda.seat import Amount, Seat
from yotd_widget.games.rotunda.unseen import dealt, noted
from yotd_widget.games.rotunda.ways import Layout, Ways, layout

Task = Any  # a task of any step; JSON is read in a second step by the codec, which knows them all

SCORED = 6
"""The step after the last turn."""


class Setup(msgspec.Struct, frozen=True, dict=True):
    """How a game was set up: names by seat, seed of all luck, the data pack, options.

    seed: answers every chance decision; None leaves them to whoever holds the position. pack: the numbers played with.
    start: seat of the starting player. choose_hall: whether the place of the Hall is chosen, as in later games.
    advanced: the advanced Experts (3.18). neutral_action: the room action of Neutral Leaders (3.17).
    rules: names of house rules.
    """

    players: Annotated[tuple[str, ...], msgspec.Meta(min_length=2, max_length=5)]
    pack: Reference
    seed: int | None = None
    start: Amount = 0
    choose_hall: bool = False
    advanced: bool = False
    neutral_action: bool = False
    rules: HouseRules = UNSET

    @cached_property
    def data(self) -> Data:
        """The numbers of the game."""
        return data_of(self.pack)

    @property
    def order(self) -> tuple[int, ...]:
        """The seats clockwise from the starting player (TURN-1)."""
        count = len(self.players)
        return tuple((self.start + place) % count for place in range(count))

    @property
    def end_field(self) -> int:
        """The field of the Round track with the Amulet (2.2)."""
        return self.data.players.of(len(self.players)).end_field


class Turn(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is remembered of a turn until it ends.

    score: at its beginning. activated: an Expert was (EXPACT-1). steered: a Neutral Leader was moved (TWO-2).
    placed: a Peddler action placed an Assistant (TURN-5). used: cards whose effect acted (ORDER-5, EXPERT-4).
    lost: symbols crossed within a neutral room action (NEUTRAL-2).
    """

    score: Amount = 0
    activated: bool = False
    steered: bool = False
    placed: bool = False
    used: tuple[str, ...] = ()
    lost: Amount = 0


@dataclass(slots=True, repr=False)
class State(Position):
    """A game at one moment. Read it freely; `after` gives the next one and never changes this one.

    turns: begun so far; active: whose turn it is; step: 1 to 5 of it, 0 in the set-up, 6 in the scoring; ender: who
    triggered the end (END-1). hall: its place; tiles: the room at each place of the outer ring. peddler: village.
    marker: field of the Round track; track_amulet: the Amulet on it. neutrals: where each Neutral Leader stands, by the
    colour of its resource. stock: cubes of the general supply. banker: coins in that room. market: what lies on each
    icon; retailer, wholesaler: on each field (`pieces.as_kind`). warehouse: cubes there. edge: Amulets on the reward
    spaces of the Worship board. Of smugglers, amulets, orders and experts those that lie open, and the stack, top
    first; discard: used Experts, top first. temples: the open tokens. draws: chance decisions so far. agenda: next
    task last.
    """

    game = Late("rotunda")
    moves = MOVES
    effects: ClassVar[Vocabulary[Any]]
    """What Experts, tokens and edges bring; `effects` of this game gives it."""

    setup: Setup
    turns: Amount = 0
    active: Amount = 0
    step: Amount = 0
    ender: int | None = None
    turn: Turn = field(default_factory=Turn)
    hall: str = ""
    tiles: dict[str, str] = field(default_factory=dict)
    peddler: str = ""
    marker: Amount = 0
    track_amulet: str | None = None
    neutrals: dict[Kind, str] = field(default_factory=dict)
    stock: dict[Cube, Amount] = field(default_factory=dict)
    banker: Amount = 0
    market: dict[Kind, str | None] = field(default_factory=lambda: dict.fromkeys(KINDS))
    retailer: tuple[str | None, ...] = (None, None, None)
    wholesaler: tuple[str | None, ...] = (None, None, None)
    warehouse: tuple[Kind, ...] = ()
    edge: dict[str, str | None] = field(default_factory=dict)
    smugglers: tuple[str, ...] = ()
    smuggler_stack: tuple[str, ...] = ()
    amulets: tuple[str, ...] = ()
    amulet_stack: tuple[str, ...] = ()
    orders: tuple[str, ...] = ()
    order_stack: tuple[str, ...] = ()
    experts: tuple[str, ...] = ()
    expert_stack: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    temples: tuple[str, ...] = ()
    draws: Amount = 0
    seats: list[Seat] = field(default_factory=list)
    agenda: list[Task] = field(default_factory=list)

    # --- the table ---

    @property
    def data(self) -> Data:
        """The numbers of the game."""
        return self.setup.data

    @property
    def graph(self) -> Ways:
        """Where one comes from each room in one step."""
        return self.layout.ways

    @property
    def layout(self) -> Layout:
        """The house with the Hall and the rooms where they lie."""
        return layout(self.setup.data, self.hall, self.tiles)

    @property
    def rooms(self) -> tuple[str, ...]:
        """All rooms in play: the inner ring, then the outer one, clockwise from place S."""
        return (*self.setup.data.inner, *self.tiles.values())

    def in_play(self, room: str) -> bool:
        """Whether a room is on the board."""
        return room in self.tiles.values() or room in self.setup.data.inner

    @property
    def occupied(self) -> set[str]:
        """The rooms in which a Leader stands, own, other or neutral (MOVE-3, TWO-5)."""
        found = {*self.neutrals.values()}
        for seat in self.seats:
            found.update(seat.leaders)
        found.discard(HALL)
        return found

    def free_chairs(self, room: str) -> int:
        """Chairs on which nobody sits."""
        taken = sum(seat.young.count(room) + seat.senior.count(room) for seat in self.seats)
        return self.setup.data.board.chairs_per_inner_room - taken

    @property
    def rooms_with_a_chair(self) -> list[str]:
        """The inner rooms with a free chair (ASSIST-APPRENTICE-1)."""
        taken, data, found = list[str](), self.setup.data, list[str]()
        for seat in self.seats:
            taken += seat.young
            taken += seat.senior
        chairs = data.board.chairs_per_inner_room
        for room in data.inner:
            if taken.count(room) < chairs:
                found.append(room)
        return found

    @property
    def kinds_left(self) -> list[Kind]:
        """The basic resources of which the general supply has a cube."""
        stock, found = self.stock, list[Kind]()
        for kind in KINDS:
            if stock[kind] > 0:
                found.append(kind)
        return found

    def village_after(self, steps: int) -> str:
        """The village so many further clockwise than the Peddler."""
        villages = self.setup.data.villages.clockwise
        return villages[(villages.index(self.peddler) + steps) % len(villages)]

    def remember(self, **changes: Any) -> None:
        """Remember something of this turn."""
        self.turn = msgspec.structs.replace(self.turn, **changes)

    def after_seat(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % len(self.seats)

    # --- what a Position supplies ---

    @property
    def house_rules(self) -> tuple[str, ...]:
        """The names of the house rules that it is played by."""
        return self.setup.rules or ()

    @property
    def brought(self) -> Brought:
        """The data pack that it is played with, where that is none of the game's own."""
        return (PACKS, self.setup.pack) if self.setup.pack.data is not None else None

    def clone(self) -> State:
        """An independent copy."""
        return State(
            self.setup, self.turns, self.active, self.step, self.ender, self.turn, self.hall, self.tiles.copy(),
            self.peddler, self.marker, self.track_amulet, self.neutrals.copy(), self.stock.copy(), self.banker,
            self.market.copy(), self.retailer, self.wholesaler, self.warehouse, self.edge.copy(), self.smugglers,
            self.smuggler_stack, self.amulets, self.amulet_stack, self.orders, self.order_stack, self.experts,
            self.expert_stack, self.discard, self.temples, self.draws, [seat.clone() for seat in self.seats],
            self.agenda.copy(),
        )  # fmt: skip

    @property
    def players(self) -> tuple[str, ...]:
        """Names by seat."""
        return self.setup.players

    @property
    def when(self) -> tuple[int, int]:
        """The round of turns, and whose turn it is in it, by order of play; 0 before them (TURN-1)."""
        if not self.turns:
            return 0, 0
        count = len(self.seats)
        return (self.turns - 1) // count + 1, (self.turns - 1) % count + 1

    @property
    def luck(self) -> SeededLuck | None:
        """The luck of this game's seed."""
        return None if self.setup.seed is None else SeededLuck(self.setup.seed)

    @property
    def moment(self) -> str:
        """Which draw this is."""
        return f"draw {self.draws}"

    @property
    def outcome(self) -> Outcome | None:
        """Who won, and why; None while the game goes on (SCORE-6)."""
        if self.agenda or self.step != SCORED:
            return None
        scores = tuple(seat.vp for seat in self.seats)
        ranking = ranked([(seat.vp, seat.changed) for seat in self.seats])
        return Outcome(ranking[0], scores, ranking, ("SCORE-6",))

    # --- refusals ---

    def refusal(self, code: str, **facts: Any) -> Refusal:
        """The refusal with this code, by its own name where it is one of all games."""
        return refuse(OWN_CODES.get(code, code))

    def misplaced(self, move: Move) -> Refusal:
        """The refusal of an answer to another decision point: as a task says that still lies there, else STEP-WRONG."""
        for task in reversed(self.agenda):
            refusal: Refusal | None = task.elsewhere(self, move) if hasattr(task, "elsewhere") else None
            if refusal is not None:
                return refusal
        return refuse("STEP-WRONG")

    def seat_of(self, player: str) -> Seat:
        """The things of the player with this name. Raises: ValueError."""
        return self.seats[self.players.index(known(player, self.players))]

    # --- what is hidden ---

    def seen_by(self, seat: int) -> State:
        """What a player may know: all but the face-down stacks and their order (TURN-6, ruling 27)."""
        seen = self.clone()
        seen.smuggler_stack = (HIDDEN,) * len(seen.smuggler_stack)
        seen.amulet_stack = (HIDDEN,) * len(seen.amulet_stack)
        seen.order_stack = (HIDDEN,) * len(seen.order_stack)
        seen.expert_stack = (HIDDEN,) * len(seen.expert_stack)
        return seen

    def noted_by(self, seat: int, notes: Sequence[Note]) -> Sequence[Note]:
        """What a player may know of a step: all but the order of what is shuffled; what one supposed is one's own."""
        return [noted(note) for note in notes if not is_supposed(note) or note in Position.noted_by(self, seat, [note])]

    def dealt(self, luck: Dealer) -> State:
        """A table as somebody sees it, with the stacks dealt anew, each order as likely as the other."""
        return dealt(self, luck)
