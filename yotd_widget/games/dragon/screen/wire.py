"""The board of In the Year of the Dragon as the page gets it; `board.py` makes it.

Places that marks and ghosts may name besides those below: "vp/0" (points of a seat), "space/0" (its place in the
order), "left/0/2/1" (seat, palace, floor: where somebody lived who has left).
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from yotd_widget.describe.wire import Part, Turn
from yotd_widget.engine.wire import Tone

Region = Literal["year", "track", "groups", "offer", "others"]
"""What a lesson can name with `show`: the year, the order of the players, groups of action cards, the persons on offer,
the courts of the others."""


class GreatEvent(TypedDict):
    """The Super Event of month 7."""

    event: str
    """Icon id without prefix: “ge_flood”."""
    title: str
    """“Super Event of month 7”"""
    name: str
    """“Flood”"""
    rule: str
    """“everybody returns half of the goods”"""
    rules: list[str]
    state: Literal["done", "now", "next"]


class Verdict(TypedDict):
    """How something ends for a court, in two words and a picture."""

    text: str
    """“−2 persons”, “+3 points”, “all stay”"""
    count: str
    """The same where there is no room for words: “−2”, “+3” beside the sign; empty where the sign says it"""
    tone: Tone
    sign: Literal["leave", "check", "points"]


class Month(TypedDict):
    """A month of the year."""

    month: int
    season: Literal["spring", "summer", "autumn", "winter"]
    event: str
    """Icon id without prefix: “drought”."""
    name: str
    rule: str
    """“1 rice per inhabited palace”"""
    rules: list[str]
    state: Literal["done", "now", "next"]
    great: NotRequired[GreatEvent]
    """The Super Event, on month 7 of games that have one."""
    ahead: NotRequired[Verdict]
    """What a month to come does to the court shown in full, if nothing changes."""


class Stack(TypedDict):
    """Players on one space of the person track, the one on top first."""

    space: int
    seats: list[int]
    name: str
    """“Ada on top of Bo”"""


class ActionCard(TypedDict):
    """An action card, or “Pass”."""

    place: str
    """“group/A/taxes”, “pass”"""
    action: str
    name: str
    icon: str
    """Sprite id: “sym-coin”."""
    amount: str
    """“+5”"""
    unit: str
    """“yuan”"""


class Group(TypedDict):
    """A group of action cards."""

    letter: str
    name: str
    """“B, dragons: Cyd”"""
    cards: list[ActionCard]
    dragons: list[int]
    """Seats whose dragons stand here, in order of arrival."""
    fee: str | None
    """“3 yuan” when a dragon already stands here."""


class Acted(TypedDict):
    """What somebody did in phase 1."""

    seat: int
    text: str
    """“A Taxes”, “Pass”"""
    name: str
    """“Ada: A Taxes”"""


class Person(TypedDict):
    """A person."""

    kind: str
    age: Literal["young", "old"]
    name: str
    """“young monk”"""
    short: str
    """“monk”; a long word with soft hyphens."""
    symbol: str
    """Icon id without prefix: “buddha”."""
    symbols: int


class OfferTile(Person):
    """A pile of tiles."""

    place: str
    """“offer/young monk”"""
    walk: str
    """“6 steps”"""
    steps: int
    left: int


class OfferRow(TypedDict):
    """Young or old persons."""

    age: Literal["old", "young"]
    name: str
    tiles: list[OfferTile | None]


class Offer(TypedDict):
    """The persons on the board."""

    summary: str
    """“Persons on offer: 55 tiles · sold out: old healer”"""
    rows: list[OfferRow]
    """Old above, young below, nine columns; null where no such tile exists."""


class HandCard(TypedDict):
    """A card of a hand."""

    place: str
    """“card/monk”, “card/wild”"""
    kind: str
    """A type of person, or “wild”."""
    name: str
    count: int


class Hand(TypedDict):
    """The cards of a player."""

    seat: int
    name: str
    """“Hand of Ada”"""
    cards: list[HandCard]
    spent: str
    """Cards played so far: “5 spent”."""


class Good(TypedDict):
    """A good of a court."""

    place: str
    """“good/0/yuan”"""
    icon: str
    """Sprite id: “good-yuan”."""
    amount: int
    name: str
    """“yuan”, “rice”, “fireworks”, “privileges”, “cards” in the right number."""
    label: str
    """“privileges”: beside any number."""
    given: NotRequired[int]
    """In a Flood: how many are named to be returned, and the place where that is taken back."""
    back: NotRequired[str]


class Room(TypedDict):
    """A room of a palace."""

    place: str
    """“room/0/2/1”: seat, palace (from 1), floor (from 0, the ground)."""
    person: Person | None
    """Null: nobody lives here."""
    state: NotRequired[Literal["falls", "homeless"]]
    """In an Earthquake. falls: the floor is named; homeless: it has fallen, who lived there stands above the roof."""


class Forecast(TypedDict):
    """What decay will do."""

    text: str
    """“disappears”"""
    shown: str
    """The same with soft hyphens."""
    tone: Literal["good", "bad"]


class Palace(TypedDict):
    """A palace."""

    place: str
    """“palace/0/2”"""
    number: int
    rooms: list[Room]
    """From the ground up."""
    inhabited: bool
    forecast: Forecast | None
    """Null when decay will not touch it. shown: “disappears”, with soft hyphens."""
    rice: NotRequired[Literal["empty"] | None]
    """In a Drought: the bowl at the door of a palace that gets no rice."""
    pad: NotRequired[str]
    """In a Drought: “no rice”, “choose”."""


class Bowls(TypedDict):
    """Inhabited palaces, and how many of them get rice."""

    full: int
    total: int


class Need(TypedDict):
    """What the event of this month asks of a court."""

    event: str
    """Name of the event: “Drought”."""
    bowls: Bowls | None
    """Bowls: inhabited palaces, and how many of them get rice; null for other events."""
    place: str
    """Of the good that counts: “good/0/rice”; "" for none."""
    text: str
    """“3 inhabited palaces, rice 2”"""
    verdict: str
    """“1 person leaves”, “nobody leaves”"""
    brief: str
    """“−1 person”, “all stay”"""
    tone: Tone
    short: Verdict
    """The same in two words and a picture, for small courts."""


class WallTile(TypedDict):
    """A wall tile of a player."""

    place: str
    """“wall/0/wall_rice”"""
    icon: str
    amount: str
    """“+1”"""
    unit: str
    """“rice”"""
    used: bool


class Court(TypedDict):
    """All that belongs to one player."""

    seat: int
    name: str
    title: str
    """“Court of Ada”"""
    vp: int
    space: int
    goods: list[Good]
    palaces: list[Palace]
    need: Need | None
    """What the event of this month asks of this court; null when it asks nothing."""
    wall: NotRequired[list[WallTile]]
    """With the Great Wall: the six tiles, used ones too."""


class Extra(TypedDict):
    """A button beside the board."""

    place: str
    """“discard”, “privilege/small”, “charter/monk”, “new-palace/0”"""
    name: str
    icon: str
    detail: str
    kind: NotRequired[str]
    """A type of person, whose colour the drawing has."""


class Counted(TypedDict):
    """How many a player had."""

    seat: int
    count: int


class Tally(TypedDict):
    """Why a loss is this player's: what everybody had when it was counted, in the order of turns."""

    icon: str
    """Sprite id: “sym-helmet”."""
    counts: list[Counted]


class Asked(TypedDict):
    """What a question about a court is about, beside its choices."""

    icon: str
    """Sprite id: “event-drought”, “person-monk”."""
    kind: NotRequired[str]
    """A type of person, whose colours the drawing has."""
    title: str
    """“Drought”, “young monk”"""
    text: str
    """“1 rice per inhabited palace”"""
    said: NotRequired[bool]
    """The month that counts says the same."""
    tally: NotRequired[Tally]


class WallSlot(TypedDict):
    """A place of the wall."""

    place: str
    """“wall/5”: the fifth from the left."""
    seat: int | None
    """Who laid the tile here, null while there is none."""
    name: str
    """“wall tile of Ada”"""
    due: bool
    """The next check asks for a tile here; it asks no further than the last one."""
    last: bool


class Owner(TypedDict):
    """How many tiles of the wall are whose."""

    seat: int
    name: str
    tiles: int


class Wall(TypedDict):
    """The Great Wall: a slot under each month."""

    name: str
    length: str
    """“5 of 12”"""
    text: str
    """“5 of 12; month 8 needs 8: 3 tiles short”"""
    verdict: str
    """The part of it that is bold: “3 tiles short”, “it reaches”; empty when no check is to come."""
    check: str
    """What the next check asks for: “month 8: 8 tiles”; empty when none is to come."""
    tone: Tone
    slots: list[WallSlot]
    owners: list[Owner]
    """How many tiles of the wall belong to whom."""


class Board(TypedDict):
    """Everything on the table, region by region."""

    season: Literal["spring", "summer", "autumn", "winter"]
    omen: str
    """The event that hangs in the sky: “drought”; empty where none does."""
    year: list[Month]
    order: list[Stack]
    turns: list[Turn]
    """Named with what they did in phase 1, once the cards are gone: “Ada, is done; action: B Build”."""
    steps: list[Part]
    """The phases of the month."""
    groups: list[Group]
    acted: NotRequired[list[Acted]]
    """What everybody did in phase 1, as far as it is known, once the cards are gone; left out otherwise."""
    passing: ActionCard | None
    """Card “Pass”, null outside phase 1."""
    offer: Offer
    hand: Hand | None
    """Hand of the court shown in full; null when it is hidden or empty and unimportant."""
    courts: list[Court]
    persons: dict[str, str]
    """Persons by name, as they are heard: “young monk, 1 Buddha”."""
    active: int
    """Seat whose court is shown in full unless the reader opens another."""
    focus: Literal["groups", "offer", "court", "bar"]
    """Which of the big regions the phase is about: the others fold to one line."""
    asked: Asked | None
    """What the open question is about; null where the cards or the offer say so, and where nothing is asked."""
    extras: list[Extra]
    """Buttons that have no place on the board: discard the new person, a privilege by size, types for the Charter."""
    wall: NotRequired[Wall]
    """Only with the Great Wall, once the year is laid out."""
    causes: NotRequired[dict[str, str]]
    """Of points, at the end: each with its sprite id."""
