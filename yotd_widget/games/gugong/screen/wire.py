"""The board of Gùgōng as the page gets it; `board.py` makes it.

Places that are pressed or marked: "gift/jade" (the card of an official), "card/P1-2" (an own one), "price/no_action",
"city/C01", "house/1" (0: the square), "tile/D1-3", "harbour/A2" (a new ship), "ship/0/A2" (seat and ship), "wall/0",
"envoy/0", "intrigue/0", "token/0" (the first of who decides), "rate/vp", "option/A", "skip". Of what is pressed in
parts the key of a choice names all of them: "card/P1-2+gift/jade+price/no_action".
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from yotd_widget.describe.wire import Area, Option, Part, Turn

Region = Literal[
    "gifts", "hand", "map", "wall", "jade", "intrigue", "palace", "decrees", "canal", "servants", "tokens", "dice",
    "days", "piles", "players", "meng",
]  # fmt: skip
"""What a lesson can name with `show`: the officials with their gifts, the own hand, a place, the servants of pool and
supply, the tokens, the dice and the Days, the piles, what the other players have, and the cards of Meng."""


class GiftCard(TypedDict):
    """A Gift Card, or the back of one (value 0)."""

    place: str
    """“card/P1-2”; empty where it cannot be pressed."""
    value: int
    gift: str
    """“silk”"""
    icon: str
    """Sprite id of its action; empty for none."""
    action: str
    """“Intrigue”, “+2”, “no action”"""
    matches: int
    """Dice that show its value."""
    name: str
    """“silk (5, Intrigue)”"""
    text: str
    """Beginning with what stands on it: “5 Intrigue, silk”."""


class Official(TypedDict):
    """A location with the card that its official holds."""

    key: str
    """“travel”"""
    place: str
    name: str
    official: str
    does: str
    """“go to 1 city”"""
    pays: str
    """“pay 2: to 2 cities”; empty where nothing more can be had."""
    stands: str
    """How things stand there for who decides: “needs 4 more”, “from 3”."""
    card: GiftCard
    text: str
    """Who holds the card, and where: “silk, Jade Official”"""
    free: list[str]
    """Places of the own cards that are exchanged here free of charge, while a gift is asked for."""
    dear: list[str]
    """Those that are not."""
    lit: bool
    """The question is about it."""
    focus: bool
    """Meng's focus is here."""
    bonus: list[Bonus]


class Bonus(TypedDict):
    """A bonus token beside a location, with its owner's servant."""

    place: str
    """“bonus/BTOK-2/1/jade”"""
    seat: int
    icon: str
    name: str


class Token(TypedDict):
    """A Travel Token."""

    key: str
    """“TOK-2”; empty for one that is hidden."""
    icon: str
    """Sprite id."""
    count: str
    """“+2”, “7+”; empty for none."""
    sign: str
    """Sprite id of what that counts, where it is not what the token gives; empty for none."""
    text: str
    """“gain 2 servants”"""


class City(TypedDict):
    """A city of the map; x and y in parts of the map, 0 to 100."""

    place: str
    name: str
    x: float
    y: float
    token: Token | None
    seats: list[int]
    """Whose Travellers are here."""
    text: str
    """“Nanjing: gain 2 servants”"""


class Road(TypedDict):
    """A road between two cities, by their numbers in the list."""

    ends: tuple[int, int]


class Builder(TypedDict):
    """A piece on the Wall."""

    seat: int
    double: bool


class Wall(TypedDict):
    """The section of the Great Wall."""

    builders: list[Builder]
    units: int
    needed: int
    text: str
    """“needs 1 more”"""
    name: str
    """“Servants on the Wall: 5 of 6”"""


class House(TypedDict):
    """A house with its Jade, or the square."""

    place: str
    price: int
    full: bool
    name: str


class Step(TypedDict):
    """A step of the Intrigue bridge on which markers lie, the one on top first."""

    step: int
    seats: list[int]
    name: str


class Bridge(TypedDict):
    """The Intrigue Track."""

    last: int
    steps: list[Step]
    medal: int | None
    """Who has the Medal; null: it lies at the end of the bridge."""


class Door(TypedDict):
    """A space in the Palace."""

    points: int
    seat: int | None


class Envoy(TypedDict):
    """An Envoy on the stairs."""

    seat: int
    step: int
    text: str
    """“step 3 of 8”"""
    name: str


class Palace(TypedDict):
    """The Palace Track."""

    steps: int
    doors: list[Door]
    envoys: list[Envoy]


class Tile(TypedDict):
    """A Decree."""

    place: str
    level: int
    icon: str
    amount: str
    """“+1”, “2×”"""
    price: int
    points: int
    seats: list[int]
    name: str
    """“Morning Servant”"""
    brief: str
    """What it does, in two or three words that stand below its sign."""
    text: str
    """What it does, a sentence, and its price."""


class Given(TypedDict):
    """A reward, in signs."""

    icon: str
    amount: str
    """“4”; empty for one of it."""


class Harbour(TypedDict):
    """What a harbour gives: one of these."""

    number: int
    gives: list[Given]
    text: str
    """“4 points, Gift Card, or Double Servant”"""


class Ship(TypedDict):
    """A ship."""

    seat: int
    servants: int
    double: bool
    full: bool
    """Its reward can be claimed where there is one."""
    name: str


class Berth(TypedDict):
    """A harbour of a route."""

    place: str
    """Of the ship there, else of the harbour."""
    key: str
    """“A2”"""
    ship: Ship | None


class Canal(TypedDict):
    """The Grand Canal."""

    harbours: list[Harbour]
    lanes: list[list[Berth]]
    empty: str
    """While no ship is on it: what one is for."""


class SeatToken(TypedDict):
    """A token space of a player: what lies there, for whom may see it."""

    place: str
    token: Token


class Rate(TypedDict):
    """What tokens are exchanged for."""

    place: str
    value: int
    icon: str
    amount: str
    """“1”, “2 VP”"""
    name: str


class Purse(TypedDict):
    """The token spaces of a player, and the places of the rates that hold for them."""

    seat: int
    name: str
    """“Tokens of Lisa”"""
    tokens: list[SeatToken]
    spaces: int
    rates: list[str]


class Seat(TypedDict):
    """A player."""

    seat: int
    name: str
    vp: int
    pool: int
    double: Literal["locked", "pool", "supply", "wall", "ship"]
    supply: int
    jade: int
    tokens: int
    spaces: int
    """Of tokens."""
    hand: int
    discard: int
    start: bool
    medal: bool
    meng: bool
    rewards: list[Reward]
    pile: list[GiftCard]
    """The discard pile, where it is seen; it lies open by Night."""
    matches: str
    """By Night: “4 matches”; empty at other times."""
    text: str
    """All of it, to be heard."""


class Reward(TypedDict):
    """A harbour reward that is marked."""

    icon: str
    count: int


class Hand(TypedDict):
    """The cards of the one who decides, or of the one whose eyes it is for."""

    seat: int
    name: str
    """“Hand of Lisa”"""
    cards: list[GiftCard]
    discard: list[GiftCard]
    pile_name: str


class Station(TypedDict):
    """One of the two actions of a turn."""

    option: Option
    """Its place is empty where it is not asked about now."""
    state: Literal["now", "next", "done", "skipped", "none"]
    """none: the card has no action."""
    pool: int | None
    """What the pool is worth afterwards, where nothing is to be chosen before that."""


class Automa(TypedDict):
    """One of Meng's cards of this Day."""

    icon: str
    name: str


class Meng(TypedDict):
    """The opponent of a solo game."""

    name: str
    today: list[Automa]
    text: str


class Lamp(TypedDict):
    """A Day."""

    number: int
    state: Literal["done", "now", "next"]


class Die(TypedDict):
    """A Destiny Die."""

    place: str
    value: int


class Matched(TypedDict):
    """The matches of a player in the Night."""

    seat: int
    values: list[int]
    """Of the cards, one for each die that shows it; 0 for a card that is hidden, or where there is none."""


class Board(TypedDict):
    """Everything on the table."""

    turns: list[Turn]
    """On this Day, while gifts are exchanged."""
    steps: list[Part]
    """The phases of the Day."""
    hour: Literal["day", "dusk", "night"]
    days: list[Lamp]
    dice: list[Die]
    dice_name: str
    """“Tonight: 3, 6 and 3”"""
    gift_price: int
    """Servants that pay for a gift that is not free."""
    officials: list[Official]
    cities: list[City]
    roads: list[Road]
    wall: Wall
    houses: list[House]
    bridge: Bridge
    palace: Palace
    levels: list[str]
    tiles: list[Tile]
    canal: Canal
    purses: list[Purse]
    rates: dict[str, Rate]
    """By their places."""
    """By seat; what can be pressed of them lies in the one of who decides."""
    seats: list[Seat]
    hand: Hand
    tray: Literal["hand", "options"]
    """What lies before the one who decides."""
    options: list[Option]
    """On the tray."""
    stations: list[Station]
    """The two actions of a turn, while one of them is asked about."""
    prices: list[Option]
    """On the slip: the last part of what is pressed in parts."""
    meng: Meng | None
    active: int
    laid: dict[str, int]
    """Who laid the card of a location today, by its key."""
    matched: list[Matched]
    """In the picture of the step that brought the Night: who had which matches, in player order."""
    causes: dict[str, str]
    """At the end: cause of points, as the result names it -> sprite id."""
    hands: NotRequired[list[list[GiftCard]]]
    """On the board of a draft: the cards of all players, which are changed there."""
    areas: list[Area]
    """The same in words."""
