"""The board of a game without drawings of its own: every thing by its name."""

from __future__ import annotations

from typing import TypedDict


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
