"""The board of Rotunda as the page gets it; `board.py` makes it.

Places that are pressed: "room/market", "room/hall", "leader/0/bank", "neutral/tea", "village/V1/0", "young/market/0",
"senior/market/0", "good/0/tea", "supply/0", "expert/0/e01", "order/0/o01", "amulet/0/A1", "field/r1c2", "hall/S";
whatever else can be chosen lies as a card in the panel. Angles are degrees clockwise from the right.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from yotd_widget.describe.wire import Area, Option, Part, Turn

Region = Literal["house", "now", "own", "others", "road", "market", "experts", "tokens", "warehouse", "temples"]
"""What a lesson can name with `show`."""


class Pieces(TypedDict):
    """Assistants of one player at one place."""

    place: str
    seat: int
    count: int
    name: str
    """“2 Assistants of Ada in the Bridge village”"""


class Chair(TypedDict):
    """A chair of an inner room."""

    place: str
    """Empty where nobody sits, or where another one of the same has it."""
    seat: int | None
    senior: bool
    name: str


class Ware(TypedDict):
    """What lies in a room."""

    icon: str
    """Sprite id; empty for a field on which nothing lies."""
    count: int
    name: str


class Room(TypedDict):
    """A room, or the Hall."""

    place: str
    key: str
    name: str
    ring: Literal["inner", "outer", "hall"]
    start: float
    end: float
    icon: str
    chairs: list[Chair]
    wares: list[Ware]
    ways: list[str]
    """Rooms, and the Hall, to which one comes from here."""
    text: str
    """“Market: tea free, …”, as it is heard."""
    lit: bool
    """The question is about it."""


class Stair(TypedDict):
    """A staircase: at which angle, and whether it leads up, to the outer ring."""

    angle: float
    up: bool
    name: str


class HallSite(TypedDict):
    """Where the Hall may lie."""

    place: str
    angle: float
    name: str


class Man(TypedDict):
    """Leaders of one player, or a Neutral one, in one room."""

    place: str
    seat: int | None
    kind: str
    """The resource of a Neutral Leader; empty for others."""
    room: str
    count: int
    name: str


class Village(TypedDict):
    """A village."""

    key: str
    name: str
    people: list[Pieces]
    peddler: bool
    text: str


class Good(TypedDict):
    """Cubes or other goods of a player."""

    place: str
    icon: str
    count: int
    name: str


class Card(TypedDict):
    """An Expert, an Order or an Amulet."""

    place: str
    icon: str
    name: str
    text: str
    """What it brings, or costs and brings."""
    cost: list[str]
    """Sprite ids of what completes an Order."""
    number: int
    """Of an Order, by which it is called; 0 of what has a name."""
    mark: str
    """Points of an Order; “∞” of an Expert who stays."""
    done: bool
    count: int


class Held(TypedDict):
    """What lies on a player's shelf."""

    experts: list[Card]
    orders: list[Card]
    amulets: list[Card]


class Own(Held):
    """What the one who decides has."""

    seat: int
    name: str
    vp: int
    goods: list[Good]
    supply: Good
    track: list[int]
    """Values of its fields, from the left."""
    waiting: int
    """Assistants on it."""
    track_name: str
    seated: int
    """Assistants on chairs, and in villages."""
    sent: int


class Seat(Held):
    """A player."""

    seat: int
    name: str
    vp: int
    goods: list[Good]
    text: str


class Field(TypedDict):
    """A field of the Worship board."""

    place: str
    vp: int
    seats: list[int]
    """Whose Seniors are there."""
    chain: list[int]
    """Who kneel there now."""
    nth: int
    """Which of the chain that is being laid; 0 if none."""
    joins: Literal["", "up", "left", "right", "down"]
    """On which side the field before it in that chain lies."""
    name: str


class Edge(TypedDict):
    """What lies at an edge of the Worship board."""

    place: str
    text: str
    icon: str


class Gift(TypedDict):
    """What the left or the top edge of the Worship board gives."""

    icons: list[str]
    """Sprite ids; empty where a pack gives what has no sign."""
    text: str


class Altar(TypedDict):
    """The Worship board, row by row."""

    cols: int
    fields: list[Field]
    left: list[Gift]
    top: list[Gift]
    right: list[Edge]
    bottom: list[Edge]


class Stock(TypedDict):
    """What lies open in a room, or in the Hall, by its names."""

    region: Region
    name: str
    things: list[Card]


class Board(TypedDict):
    """Everything on the table."""

    turns: list[Turn]
    """In this round."""
    steps: list[Part]
    """The five of the turn."""
    rooms: list[Room]
    stairs: list[Stair]
    sites: list[HallSite]
    men: list[Man]
    villages: list[Village]
    worships: int
    """Lanterns that burn."""
    lanterns: int
    round_name: str
    gates: list[int]
    """Points before which a bonus symbol lies, as far as the road is drawn."""
    title: str
    """Of the panel."""
    subtitle: str
    icon: str
    altar: Altar | None
    offers: list[Card]
    """Open Orders, then open Amulets."""
    stocks: list[Stock]
    own: Own
    owned: NotRequired[list[Own]]
    """What every player has; of a draft alone."""
    seats: list[Seat]
    active: int
    options: list[Option]
    prices: list[Option]
    loose: list[str]
    """Places of choices that are at no thing of the areas."""
    causes: dict[str, str]
    """Of points, at the end: each with its sprite id."""
    areas: list[Area]
    """The same in words."""
