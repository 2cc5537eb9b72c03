"""What boards share: every thing by its name, as the plain board has it, and what is chosen as cards."""

from __future__ import annotations

from typing import Literal, TypedDict


class Thing(TypedDict):
    """Something on the table."""

    place: str
    """The key of the place (“yuan/0”), by which `choices` and `marks` find it."""
    name: str
    """“Yuan”"""
    text: str
    """What stands there now: “6”, “young monk, old healer”; “–” for nothing."""


class Area(TypedDict):
    """What belongs together."""

    key: str
    title: str
    seat: int | None
    """Null for the common table."""
    things: list[Thing]


class Board(TypedDict):
    """Everything on the table."""

    areas: list[Area]
    """The common table first if it has anything, then one for each player, by seats."""
    loose: list[str]
    """Places of choices that are at no thing: one button each, in the order in which the game lists them."""


class Option(TypedDict):
    """What is pressed as a card: on the tray, or on the slip."""

    place: str
    icon: str
    """Sprite ids with a blank between them, “piece-…” one in the colour of who decides; empty for none."""
    piece: str
    """A piece in the colour of who decides: “servant”; empty for none."""
    count: str
    name: str
    detail: str


class Part(TypedDict):
    """A part of a round: a phase of a month, a step of a turn."""

    name: str
    state: Literal["done", "now", "next"]


class Turn(TypedDict):
    """A player in the order of a phase."""

    seat: int
    state: Literal["done", "now", "next"]
    """done: has decided, or has nothing to decide."""
    name: str
    """“Ada, is done”"""


class Tray(TypedDict):
    """What a drawn board has for cards; `describe/cards.py` lists them."""

    active: int
    """Seat of who decides, or of who did."""
    options: list[Option]
    """On the tray."""
    prices: list[Option]
    """On the slip: the last part of what is pressed in parts."""
