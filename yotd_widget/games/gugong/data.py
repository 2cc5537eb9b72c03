"""The numbers, cards and map of the game: the form of a data pack, and what must hold in it (INV-30).

Every number of chapter 2 comes from here. A field that a pack has and the form has not is left alone, as `status`.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from yotd_widget.engine.packs import Fault, Packs
from yotd_widget.engine.texts import N_, Texts
from yotd_widget.games.gugong.pieces import (
    BONUS_TOKENS,
    LOCATIONS,
    MOST_PLAYERS,
    REWARDS,
    SPECIAL,
    TOKENS,
    CardAction,
    Location,
    Reward,
    Token,
)

Count = Annotated[int, msgspec.Meta(ge=0)]
Some = Annotated[int, msgspec.Meta(ge=1)]
Id = Annotated[str, msgspec.Meta(pattern=r"^\S+$")]
"""One word, so that it can be typed in a move."""
Side = Literal["small", "large"]


class Sides(msgspec.Struct, frozen=True, rename={"p1": "1", "p2": "2", "p3": "3", "p4": "4", "p5": "5"}):
    """Which side of the board is used, by the number of players (SETUP-2)."""

    p1: Side
    p2: Side
    p3: Side
    p4: Side
    p5: Side


class Days(msgspec.Struct, frozen=True):
    """How many Days there are."""

    count: Some


class ServantNumbers(msgspec.Struct, frozen=True):
    """The servants of a player at the start (SETUP-15)."""

    normal_per_player: Count
    start_pool: Count
    start_supply: Count
    double_start: Literal["locked"]


class Income(msgspec.Struct, frozen=True):
    """The servants of each Day (MORN-7)."""

    by_day: tuple[Count, ...]


class WallNumbers(msgspec.Struct, frozen=True):
    """What completes a section, by players, and what it scores (WALL-4, WALL-5)."""

    required: dict[int, Some]
    score_vp: Count
    score_envoy: Count


class Benefit(msgspec.Struct, frozen=True):
    """What can be had for Intrigue steps after a Wall scoring (2.4)."""

    id: Id
    steps: Some
    gain: Literal["servant", "turn_die", "jade"]
    n: Some


class IntrigueNumbers(msgspec.Struct, frozen=True):
    """The track and the benefits."""

    start: Count
    max: Some
    benefits: tuple[Benefit, ...]


class BySide(msgspec.Struct, frozen=True):
    """Numbers for each side of the board."""

    small: tuple[Count, ...]
    large: tuple[Count, ...]

    def of(self, side: Side) -> tuple[int, ...]:
        return self.small if side == "small" else self.large


class PalaceNumbers(msgspec.Struct, frozen=True):
    """The track, and the points of the spaces in the Palace."""

    start: Count
    palace_step: Some
    extra_step_vp: Count
    vp_spaces: BySide


class JadeNumbers(msgspec.Struct, frozen=True):
    """Prices, and what Jades score."""

    stock: Count
    square_cost: Count
    score: tuple[Count, ...]
    score_each_beyond: Count
    houses: BySide


class Routes(msgspec.Struct, frozen=True):
    """Routes of the canal by side."""

    small: Annotated[int, msgspec.Meta(ge=1, le=2)]
    large: Annotated[int, msgspec.Meta(ge=1, le=2)]


class CanalNumbers(msgspec.Struct, frozen=True):
    """Harbours, ships and rewards."""

    harbours: Some
    routes: Routes
    ships_per_player: Some
    ship_capacity: Annotated[int, msgspec.Meta(ge=3)]
    """So that a full ship has a normal servant, which marks the reward (DBL-9)."""
    rewards: dict[int, tuple[Reward, ...]]
    reward_slots: dict[Reward, Count]


class Dice(msgspec.Struct, frozen=True):
    """The faces of each die."""

    faces: tuple[tuple[Annotated[int, msgspec.Meta(ge=1, le=9)], ...], ...]


class NightNumbers(msgspec.Struct, frozen=True):
    """What matches bring."""

    servants_per_match: Count
    most_vp: Count
    most_envoy: Count


class Slots(msgspec.Struct, frozen=True):
    """The token spaces of a player."""

    count: Some


class Rate(msgspec.Struct, frozen=True):
    """What tokens are exchanged for (XCH-1). value: of the tokens."""

    value: Some
    gain: Literal["servant", "vp", "jade"]
    n: Some


class Exchange(msgspec.Struct, frozen=True):
    """The rates for tokens."""

    rates: tuple[Rate, ...]


class TokenCounts(msgspec.Struct, frozen=True, dict=True):
    """How many tokens of each kind there are."""

    counts: dict[Token, Count]

    @cached_property
    def all(self) -> tuple[Token, ...]:
        """Each token, as often as it is there, in the order of the list."""
        return tuple(token for token in TOKENS for _ in range(self.counts.get(token, 0)))


class Map(msgspec.Struct, frozen=True):
    """Cities by id with their names, roads between two of them, and the outer ring counter-clockwise from Meng's."""

    cities: dict[Id, str]
    roads: tuple[tuple[str, str], ...]
    perimeter_ccw: tuple[str, ...]


class Travel(msgspec.Struct, frozen=True):
    """Map and tokens."""

    slots: Slots
    exchange: Exchange
    tokens: TokenCounts
    bonus_tokens: TokenCounts
    map: Map


Effect = Literal[
    "morning_intrigue", "morning_ship_servant", "morning_servant", "morning_envoy", "morning_swap",
    "travel_b_discount", "jade_discount", "wall_extra_servant", "equal_gift_is_free", "decree_discount",
    "end_third_of_vp", "end_flat_vp", "end_vp_per_jade", "end_vp_per_decree_servant", "end_vp_per_harbour_servant",
]  # fmt: skip


class Decree(msgspec.Struct, frozen=True):
    """A Decree tile. effect: its name in the rules; n: how much of it; cap: at most so many points."""

    id: Id
    level: Annotated[int, msgspec.Meta(ge=1, le=3)]
    cost: Count
    vp: Count
    effect: Effect
    n: Count = 1
    cap: int | None = None


class Decrees(msgspec.Struct, frozen=True):
    """The tiles, and how many of a level are in a game."""

    per_level_in_game: Some
    tiles: tuple[Decree, ...]


class Card(msgspec.Struct, frozen=True):
    """A Gift Card."""

    id: Id
    set: Literal["board", "player1", "player2", "player3", "player4", "player5", "draw"]
    value: Annotated[int, msgspec.Meta(ge=1, le=9)]
    action: CardAction


class GiftCards(msgspec.Struct, frozen=True):
    """All Gift Cards."""

    cards: tuple[Card, ...]


Twilight = Literal["paid_travel_step", "free_travel_step", "paid_wall", "paid_intrigue", "paid_palace", "paid_canal"]


class Sets(msgspec.Struct, frozen=True):
    """Whose cards the two have in a solo game (AUTOMA-2)."""

    human: str
    meng: str


class AutomaNumbers(msgspec.Struct, frozen=True):
    """Meng's cards."""

    ordinary: dict[Location, Count]
    special: Count
    twilight: dict[str, Twilight]
    sets: tuple[Sets, ...]
    night_matches_by_day: tuple[Count, ...]

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards by what their top halves show; the Special ones last."""
        ordinary = (location for location in LOCATIONS for _ in range(self.ordinary.get(location, 0)))
        return (*ordinary, *(SPECIAL,) * self.special)


class Rulings(msgspec.Struct, frozen=True):
    """What is answered where the rule books are silent, and may be answered otherwise (chapter 7)."""

    night_bonus_needs_a_match: bool
    square_only_when_houses_empty: bool
    intrigue_a_at_top_takes_medal: bool
    swap_may_take_just_played_card: bool
    canal_a_order: Literal["place_then_move"]
    vp_floor: Count
    bonus_tokens_in_game: bool
    nobody_in_palace: Literal["no_winner", "highest_score"]


class Data(msgspec.Struct, frozen=True, dict=True):
    """All numbers of the game."""

    schema: Literal["gugong-data/1"]
    name: str
    board_side: Sides
    days: Days
    servants: ServantNumbers
    day_income: Income
    wall: WallNumbers
    intrigue: IntrigueNumbers
    palace: PalaceNumbers
    jade: JadeNumbers
    canal: CanalNumbers
    dice: Dice
    night: NightNumbers
    travel: Travel
    decrees: Decrees
    gift_cards: GiftCards
    automa: AutomaNumbers
    rulings: Rulings

    def side(self, players: int) -> Side:
        """The side of the board (SETUP-2)."""
        side: Side = getattr(self.board_side, f"p{players}")
        return side

    @cached_property
    def cards(self) -> dict[str, Card]:
        """The Gift Cards by id."""
        return {card.id: card for card in self.gift_cards.cards}

    @cached_property
    def values(self) -> dict[str, int]:
        """The values of the Gift Cards by id."""
        return {card.id: card.value for card in self.gift_cards.cards}

    @cached_property
    def least_rate(self) -> int:
        """What tokens have to be worth before anything can be had for them."""
        return min(rate.value for rate in self.travel.exchange.rates)

    @cached_property
    def cards_of(self) -> dict[str, tuple[str, ...]]:
        """The ids of the Gift Cards by set."""
        return {kind: tuple(card.id for card in self.gift_cards.cards if card.set == kind) for kind in _SETS}

    @cached_property
    def tiles(self) -> dict[str, Decree]:
        """The Decrees by id."""
        return {tile.id: tile for tile in self.decrees.tiles}

    @cached_property
    def cities(self) -> tuple[str, ...]:
        """The ids of the cities in their order."""
        return tuple(self.travel.map.cities)

    @cached_property
    def places(self) -> dict[str, int]:
        """Where each city stands in that order."""
        return {city: place for place, city in enumerate(self.cities)}

    @cached_property
    def neighbours(self) -> dict[str, tuple[str, ...]]:
        """The cities at the other ends of each city's roads, in the order of the cities."""
        roads = self.travel.map.roads
        ends: dict[str, set[str]] = {city: set() for city in self.cities}
        for one, other in roads:
            ends[one].add(other)
            ends[other].add(one)
        return {city: tuple(sorted(found, key=self.places.__getitem__)) for city, found in ends.items()}

    @cached_property
    def benefits(self) -> dict[str, Benefit]:
        """The Intrigue Benefits by id."""
        return {benefit.id: benefit for benefit in self.intrigue.benefits}


# --- What must hold --------------------------------------------------------------------------------------------------

_SETS: Final = {"board": 7, "player1": 4, "player2": 4, "player3": 4, "player4": 4, "player5": 4, "draw": 11}
_TOLD: Final = Texts(
    {
        "set": N_("there are {wanted} Gift Cards of this set, not {given}"),
        "twice": N_("“{id}” stands there twice"),
        "tokens": N_("there are {wanted} tokens in all, not {given}"),
        "kinds": N_("each of the kinds {kinds} has a number"),
        "cities": N_("{tokens} tokens do not leave two equal piles beside {cities} cities with one each"),
        "city": N_("“{id}” is no city"),
        "apart": N_("not every city can be reached"),
        "ring": N_("there is no road between “{one}” and “{other}”"),
        "level": N_("there are five Decrees of each level"),
        "automa": N_("there are eleven Automa cards, two of them Special"),
        "palace": N_("there are as many spaces as players of this side, of falling value"),
        "dice": N_("three dice have six faces each"),
        "days": N_("there is a number for each Day"),
        "players": N_("there is a number for each number of players"),
        "harbours": N_("each harbour has a row of rewards"),
        "servants": N_("pool and supply make up the servants of a player"),
        "human": N_("“{id}” is no set of a player"),
        "twilight": N_("every kind of Automa card has a Twilight action"),
        "pairs": N_("there is a pair of sets at least"),
        "start": N_("a marker starts on its track"),
        "benefits": N_("there is a benefit of servants, and one of Jade"),
        "scores": N_("there is a number for no Jade at least"),
        "slots": N_("each of the rewards {rewards} has a number"),
        "rates": N_("tokens are exchanged for each of {gains} at one rate"),
        "even": N_("a rate is an even number"),
        "spaces": N_("whatever fills the token spaces can be exchanged for points or Jade"),
        "drawn": N_("there are not so many Decrees of a level"),
    }
)  # fmt: skip


def faults(data: Data) -> Iterator[Fault]:
    """What does not hold (INV-30), with its path."""
    yield from _of_cards(data)
    yield from _of_travel(data)
    yield from _of_exchanges(data)
    yield from _of_tracks(data)
    levels = Counter(tile.level for tile in data.decrees.tiles)
    if levels != {1: 5, 2: 5, 3: 5}:
        yield "$.decrees.tiles", _TOLD["level"]
    if data.decrees.per_level_in_game > levels[1]:
        yield "$.decrees.per_level_in_game", _TOLD["drawn"]
    yield from _twice("$.decrees.tiles", [tile.id for tile in data.decrees.tiles])
    if len(data.automa.cards) != 11 or data.automa.special != 2:
        yield "$.automa", _TOLD["automa"]
    if not {*LOCATIONS, SPECIAL} <= {*data.automa.twilight}:
        yield "$.automa.twilight", _TOLD["twilight"]
    if not data.automa.sets:
        yield "$.automa.sets", _TOLD["pairs"]
    for place, sets in enumerate(data.automa.sets):
        for role, name in (("human", sets.human), ("meng", sets.meng)):
            if name not in _SETS or not name.startswith("player"):
                yield f"$.automa.sets[{place}].{role}", _TOLD["human"].format(id=name)
    for side, most in (("small", 3), ("large", MOST_PLAYERS)):
        spaces = data.palace.vp_spaces.of(side)  # type: ignore[arg-type]
        if len(spaces) != most or list(spaces) != sorted(set(spaces), reverse=True):
            yield f"$.palace.vp_spaces.{side}", _TOLD["palace"]
    if [len(faces) for faces in data.dice.faces] != [6, 6, 6]:
        yield "$.dice.faces", _TOLD["dice"]
    if len(data.day_income.by_day) != data.days.count:
        yield "$.day_income.by_day", _TOLD["days"]
    if len(data.automa.night_matches_by_day) != data.days.count:
        yield "$.automa.night_matches_by_day", _TOLD["days"]
    if {*data.wall.required} != {*range(1, MOST_PLAYERS + 1)}:
        yield "$.wall.required", _TOLD["players"]
    if {*data.canal.rewards} != {*range(1, data.canal.harbours + 1)}:
        yield "$.canal.rewards", _TOLD["harbours"]
    for harbour, row in data.canal.rewards.items():
        yield from _twice(f"$.canal.rewards.{harbour}", [*row])
    servants = data.servants
    if servants.start_pool + servants.start_supply != servants.normal_per_player:
        yield "$.servants", _TOLD["servants"]


def _of_tracks(data: Data) -> Iterator[Fault]:
    if data.intrigue.start > data.intrigue.max:
        yield "$.intrigue.start", _TOLD["start"]
    if data.palace.start >= data.palace.palace_step:
        yield "$.palace.start", _TOLD["start"]
    if not {"servant", "jade"} <= {benefit.gain for benefit in data.intrigue.benefits}:
        yield "$.intrigue.benefits", _TOLD["benefits"]
    yield from _twice("$.intrigue.benefits", [benefit.id for benefit in data.intrigue.benefits])
    if not data.jade.score:
        yield "$.jade.score", _TOLD["scores"]
    if {*data.canal.reward_slots} != {*REWARDS}:
        yield "$.canal.reward_slots", _TOLD["slots"].format(rewards=", ".join(REWARDS))


def _of_exchanges(data: Data) -> Iterator[Fault]:
    """An even sum can be met exactly with ones and twos (XCH-3), so that a full Player Board never sticks (XCH-5)."""
    rates, gains = data.travel.exchange.rates, ("servant", "vp", "jade")
    if sorted(rate.gain for rate in rates) != sorted(gains):
        yield "$.travel.exchange.rates", _TOLD["rates"].format(gains=", ".join(gains))
    for place, rate in enumerate(rates):
        if rate.value % 2:
            yield f"$.travel.exchange.rates[{place}].value", _TOLD["even"]
    if not any(rate.gain != "servant" and rate.value <= data.travel.slots.count for rate in rates):
        yield "$.travel.slots.count", _TOLD["spaces"]


def _of_cards(data: Data) -> Iterator[Fault]:
    sets = Counter[str](card.set for card in data.gift_cards.cards)
    for name, wanted in _SETS.items():
        if sets[name] != wanted:
            yield "$.gift_cards.cards", _TOLD["set"].format(wanted=wanted, given=f"{name}: {sets[name]}")
    yield from _twice("$.gift_cards.cards", [card.id for card in data.gift_cards.cards])


def _of_travel(data: Data) -> Iterator[Fault]:
    travel, ways = data.travel, data.travel.map
    for name, counts, kinds in (
        ("tokens", travel.tokens, TOKENS[: -len(BONUS_TOKENS)]),
        ("bonus_tokens", travel.bonus_tokens, BONUS_TOKENS),
    ):
        if {*counts.counts} != {*kinds}:
            yield f"$.travel.{name}.counts", _TOLD["kinds"].format(kinds=", ".join(kinds))
    tokens, cities = len(travel.tokens.all), len(ways.cities)
    if tokens != 32:
        yield "$.travel.tokens.counts", _TOLD["tokens"].format(wanted=32, given=tokens)
    if tokens < cities or (tokens - cities) % 2:
        yield "$.travel.map.cities", _TOLD["cities"].format(tokens=tokens, cities=cities)
    for place, road in enumerate(ways.roads):
        for end, city in enumerate(road):
            if city not in ways.cities:
                yield f"$.travel.map.roads[{place}][{end}]", _TOLD["city"].format(id=city)
                return
    if ways.cities and len(_within_reach(data, data.cities[0])) < cities:
        yield "$.travel.map.roads", _TOLD["apart"]
    ring = ways.perimeter_ccw
    for place, city in enumerate(ring):
        after = ring[(place + 1) % len(ring)]
        if city not in ways.cities:
            yield f"$.travel.map.perimeter_ccw[{place}]", _TOLD["city"].format(id=city)
            return
        if after in ways.cities and after not in data.neighbours[city]:
            yield f"$.travel.map.perimeter_ccw[{place}]", _TOLD["ring"].format(one=city, other=after)
    if not ring:
        yield "$.travel.map.perimeter_ccw", _TOLD["city"].format(id="")
    yield from _twice("$.travel.map.perimeter_ccw", [*ring])


def _within_reach(data: Data, start: str) -> set[str]:
    found, ahead = {start}, deque([start])
    while ahead:
        for city in data.neighbours[ahead.popleft()]:
            if city not in found:
                found.add(city)
                ahead.append(city)
    return found


def _twice(path: str, ids: list[str]) -> Iterator[Fault]:
    for place, name in enumerate(ids):
        if name in ids[:place]:
            yield f"{path}[{place}]", _TOLD["twice"].format(id=name)


# --- Packs -----------------------------------------------------------------------------------------------------------

HOUSE: Final = "house-default"
"""The pack with which one plays unless another is named."""
PACKS: Final = Packs(Data, Path(__file__).parent / "data", faults, HOUSE)
pack, data_of = PACKS.given, PACKS.data_of
