"""The numbers, cards and graph of the game: the form of a data pack, and what must hold in it (2.18).

Every number of chapter 2 comes from here. A field that a pack has and the form has not is left alone, as `status`.
"""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Any, Literal

import msgspec

from yotd_widget.engine.effects import Effect, Row, Standing
from yotd_widget.games.rotunda.pack_effects import row
from yotd_widget.games.rotunda.pieces import KINDS, Action, Kind, Ring, RoomId, Size

Number = Annotated[int, msgspec.Meta(ge=0)]
Some = Annotated[int, msgspec.Meta(ge=1)]
Id = Annotated[str, msgspec.Meta(pattern=r"^\S+$")]
"""One word, so that it can be typed in a move."""
Told = tuple[tuple[Any, ...], ...]
"""A row of effects as a pack writes it, [["coins", 1], ["peddler", 2]]; `pack_effects.row` reads it."""


# --- Players and supply ----------------------------------------------------------------------------------------------


class Table(msgspec.Struct, frozen=True):
    """What depends on the number of players (2.2). coins: in turn order; neutral_leaders: of two players."""

    leaders: Annotated[int, msgspec.Meta(ge=1, le=2)]
    end_field: Some
    coins: tuple[Number, ...]
    neutral_leaders: tuple[Kind, ...] = ()


class Tables(msgspec.Struct, frozen=True, rename={"p2": "2", "p3": "3", "p4": "4", "p5": "5"}):
    """By the number of players."""

    p2: Table
    p3: Table
    p4: Table
    p5: Table

    def of(self, players: int) -> Table:
        table: Table = getattr(self, f"p{players}")
        return table


class Start(msgspec.Struct, frozen=True):
    """With what everybody starts (SETUP-9 to SETUP-11)."""

    gold: Number
    assistants_supply: Number
    assistants_track: Number
    banker_coins: Number
    warehouse: tuple[Kind, ...]
    display_size: Some


class Supply(msgspec.Struct, frozen=True):
    """The cubes of the general supply; coins are without limit (ruling 18)."""

    tea: Number
    fruit: Number
    celadon: Number
    gold: Number
    coins: None = None


# --- Rooms -----------------------------------------------------------------------------------------------------------


class Reward(msgspec.Struct, frozen=True):
    """What a sale or payment brings (ROOM-GEN-11)."""

    coins: Number = 0
    vp: Number = 0
    action: Action | None = None


class Room(msgspec.Struct, frozen=True, tag_field="id"):
    """A room. no: its number; size: of a tile of the outer ring."""

    no: Some
    ring: Ring
    size: Size | None

    @property
    def id(self) -> RoomId:
        """How it is called in a pack."""
        name: RoomId = self.__struct_config__.tag  # type: ignore[assignment]
        return name


class Supplier(Room, frozen=True, tag="supplier"):
    """ROOM-SUPPLIER."""


class Smugglers(Room, frozen=True, tag="smugglers"):
    """ROOM-SMUGGLERS."""


class Market(Room, frozen=True, tag="market"):
    """ROOM-MARKET. sell: what each kind brings."""

    sell: dict[Kind, Reward]


class ExpertsRoom(Room, frozen=True, tag="experts_room"):
    """ROOM-EXPERTS."""


class Banker(Room, frozen=True, tag="banker"):
    """ROOM-BANKER."""

    refill_coins: Some


class Council(Room, frozen=True, tag="council"):
    """ROOM-COUNCIL. option_1: its actions."""

    cost_coins: Number
    option_1: tuple[Action, ...]


class Retailer(Room, frozen=True, tag="retailer"):
    """ROOM-RETAILER."""

    kinds: Literal["different"]
    fields: tuple[Reward, ...]


class Wholesaler(Room, frozen=True, tag="wholesaler"):
    """ROOM-WHOLESALER."""

    kinds: Literal["same"]
    fields: tuple[Reward, ...]


class Bank(Room, frozen=True, tag="bank"):
    """ROOM-BANK."""

    payments: tuple[Some, ...]
    rewards: tuple[Reward, ...]


class Buying(msgspec.Struct, frozen=True):
    """Prices in coins."""

    basic: Some
    recruit: Some
    amulet: Some


class Selling(msgspec.Struct, frozen=True):
    """Coins for what is sold."""

    basic: Some
    assistant: Some
    amulet: Some


class BlackMarket(Room, frozen=True, tag="black_market"):
    """ROOM-BLACK."""

    buy: Buying
    sell: Selling
    max_deals: Some


class TradingPost(Room, frozen=True, tag="trading_post"):
    """ROOM-TRADING."""

    payments: tuple[Some, ...]
    actions: tuple[Literal["recruit", "peddler", "apprentice", "gold"], ...]


class Cost(msgspec.Struct, frozen=True):
    """Of hiring: coins, or Assistants to dismiss."""

    coins: Number = 0
    dismiss: Number = 0


class HiringHall(Room, frozen=True, tag="hiring_hall"):
    """ROOM-HIRING."""

    costs: tuple[Cost, ...]


class Warehouse(Room, frozen=True, tag="warehouse"):
    """ROOM-WAREHOUSE."""

    payments: tuple[Some, ...]
    assistant_action: Literal["recruit"]


AnyRoom = (
    Supplier | Smugglers | Market | ExpertsRoom | Banker | Council | Retailer | Wholesaler | Bank | BlackMarket
    | TradingPost | HiringHall | Warehouse
)  # fmt: skip


# --- Board -----------------------------------------------------------------------------------------------------------


class HallPlace(msgspec.Struct, frozen=True):
    """Where the Hall can lie: the corridors that it cuts, one of each ring, and the staircase that it covers."""

    cut: tuple[tuple[str, str], tuple[str, str]]
    covers: str


class Board(msgspec.Struct, frozen=True):
    """The graph (2.5). inner, outer: places clockwise with their room or size; stairs: id, from, to."""

    inner: tuple[tuple[Id, RoomId], ...]
    outer: tuple[tuple[Id, Size], ...]
    stairs: tuple[tuple[Id, str, str], ...]
    hall_places: dict[Id, HallPlace]
    default_hall_place: str
    chairs_per_inner_room: Some
    max_steps: Some


class Villages(msgspec.Struct, frozen=True):
    """The four of them, and where the Peddler starts."""

    clockwise: tuple[Id, Id, Id, Id]
    start: str


class Track(msgspec.Struct, frozen=True):
    """The values of the Assistants' track."""

    values_left_to_right: tuple[Number, ...]


class ScoreTrack(msgspec.Struct, frozen=True):
    """Before which points a bonus symbol lies (2.13)."""

    first: Some
    second: Some
    then_every: Some

    def crossed(self, start: int, now: int) -> int:
        """How many symbols lie between two scores: start < b <= now (BONUS-1).

        >>> track = ScoreTrack(5, 12, 8)
        >>> track.crossed(17, 21), track.crossed(11, 20), track.crossed(0, 4)
        (1, 2, 0)
        """
        return self._upto(now) - self._upto(start)

    def _upto(self, score: int) -> int:
        if score < self.second:
            return int(score >= self.first)
        return 2 + (score - self.second) // self.then_every


class Worship(msgspec.Struct, frozen=True):
    """The Worship board: points of its fields, rewards at its edges, where Amulets lie; counted from 1."""

    rows: Some
    cols: Some
    vp: tuple[tuple[Number, ...], ...]
    left: tuple[Told, ...]
    top: tuple[Told, ...]
    right_amulet_rows: tuple[Some, ...]
    bottom_amulet_cols: tuple[Some, ...]

    @property
    def spaces(self) -> tuple[str, ...]:
        """The reward spaces with an Amulet: the right edge, then the bottom edge."""
        return (
            *(f"right{row}" for row in self.right_amulet_rows),
            *(f"bottom{col}" for col in self.bottom_amulet_cols),
        )


# --- Cards and tokens ------------------------------------------------------------------------------------------------


class Temple(msgspec.Struct, frozen=True):
    """A Temple token."""

    id: Id
    reward: Told


class SmugglerTokens(msgspec.Struct, frozen=True):
    """What the tokens show."""

    tokens: tuple[Annotated[tuple[Kind, ...], msgspec.Meta(min_length=1, max_length=4)], ...]

    @property
    def ids(self) -> tuple[str, ...]:
        """Each token by what it shows: "tea-fruit"."""
        return tuple("-".join(sorted(token, key=KINDS.index)) for token in self.tokens)


class Amulets(msgspec.Struct, frozen=True):
    """Kinds of Amulets: on tokens, with their number, and on Expert cards; points of a set by its size."""

    token_kinds: dict[Id, Number]
    card_kinds: tuple[Id, ...]
    set_points: tuple[Number, ...]

    @property
    def tokens(self) -> tuple[str, ...]:
        """Every token."""
        return tuple(kind for kind, count in self.token_kinds.items() for _ in range(count))


class OrderCost(msgspec.Struct, frozen=True):
    """What completes an Order."""

    tea: Number = 0
    fruit: Number = 0
    celadon: Number = 0
    coins: Number = 0

    @property
    def cubes(self) -> dict[Kind, int]:
        return {"tea": self.tea, "fruit": self.fruit, "celadon": self.celadon}


class OrderEffect(msgspec.Struct, frozen=True):
    """What a completed Order gives, when its owner takes something (2.15)."""

    on: Literal["coins", "tea", "fruit", "celadon", "any"]
    give: Literal["coins", "vp", "same"]
    n: Annotated[int, msgspec.Meta(ge=1)]


class Order(msgspec.Struct, frozen=True):
    """An Order card."""

    id: Id
    cost: OrderCost
    vp: Number
    effect: OrderEffect
    start: bool = False

    @property
    def standing(self) -> Standing:
        """Its effect, once it is completed."""
        return Standing(self.effect.on, (Effect(self.effect.give, self.effect.n),))


class Orders(msgspec.Struct, frozen=True):
    """The Orders."""

    cards: tuple[Order, ...]


class Permanent(msgspec.Struct, frozen=True):
    """What a permanent Expert gives, and when."""

    on: Literal["apprentice", "gold", "basic", "hire"]
    vp: Some


class Expert(msgspec.Struct, frozen=True):
    """An Expert card. amulet: the kind that a used one becomes."""

    id: Id
    name: str
    type: Literal["one_shot", "permanent"]
    back: Id
    effect: Told | Permanent
    amulet: Id | None = None

    @property
    def standing(self) -> Standing | None:
        """Its effect, if it is a permanent one."""
        if isinstance(self.effect, Permanent):
            return Standing(self.effect.on, (Effect("vp", self.effect.vp),))
        return None


class Experts(msgspec.Struct, frozen=True):
    """The Experts."""

    cards: tuple[Expert, ...]


class Flags(msgspec.Struct, frozen=True):
    """What is ruled where the rule book is silent (chapter 7); only the last two can be otherwise (ruling 53)."""

    trade_fields: Literal["by_field"]
    chain: Literal["simple_path"]
    off_turn_order_effects: bool
    effects_chain: bool
    gold_pays_any_resource: bool
    black_market_same_deal_twice: bool
    council_may_copy_council: bool
    sell_amulet_cards: bool
    official_counts_own_hire: bool
    senior_apprentice_triggers_old_man: bool
    tie_break_coins: Literal["after_conversion"]
    advanced_experts: bool
    advanced_counts_converted: bool
    neutral_room_action: bool


class Data(msgspec.Struct, frozen=True, dict=True):
    """All numbers of the game."""

    name: str = msgspec.field(name="pack")
    game: Literal["rotunda"]
    players: Tables
    start: Start
    supply: Supply
    rooms: tuple[AnyRoom, ...]
    board: Board
    villages: Villages
    assistants_track: Track
    score_track: ScoreTrack
    worship: Worship
    temples: tuple[Temple, ...]
    smugglers: SmugglerTokens
    amulets: Amulets
    orders: Orders
    experts: Experts
    flags: Flags

    @cached_property
    def room(self) -> dict[str, Room]:
        """The rooms by id."""
        return {room.id: room for room in self.rooms}

    @cached_property
    def inner(self) -> tuple[RoomId, ...]:
        """The rooms of the inner ring, clockwise."""
        return tuple(room for _place, room in self.board.inner)

    @cached_property
    def order(self) -> dict[str, Order]:
        """The Orders by id."""
        return {order.id: order for order in self.orders.cards}

    @cached_property
    def expert(self) -> dict[str, Expert]:
        """The Experts by id."""
        return {expert.id: expert for expert in self.experts.cards}

    @cached_property
    def activated(self) -> dict[str, Row]:
        """What one-shot Experts bring, by id."""
        return {each.id: row(each.effect) for each in self.experts.cards if not isinstance(each.effect, Permanent)}

    @cached_property
    def standing(self) -> dict[str, Standing]:
        """The effects of permanent Experts and of Orders, by the id of their card."""
        experts = {expert.id: expert.standing for expert in self.experts.cards if expert.standing is not None}
        return experts | {order.id: order.standing for order in self.orders.cards}

    @cached_property
    def prayers(self) -> dict[str, Row]:
        """What the Temple tokens bring, by id."""
        return {temple.id: row(temple.reward) for temple in self.temples}

    @cached_property
    def left(self) -> tuple[Row, ...]:
        """The left-edge rewards, row by row."""
        return tuple(map(row, self.worship.left))

    @cached_property
    def top(self) -> tuple[Row, ...]:
        """The top-edge rewards, column by column."""
        return tuple(map(row, self.worship.top))

    @cached_property
    def houses(self) -> dict[tuple[str, ...], Any]:
        """The graph with the Hall at each of its places (`ways.House`)."""
        return {}

    @cached_property
    def layouts(self) -> dict[str, Any]:
        """The rooms as they lay last, by the place of the Hall (`ways.layout`)."""
        return {}
