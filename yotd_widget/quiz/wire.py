"""Questions as Python sends them, and what a reader does with them."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from yotd_widget.engine.wire import Fact, Scene


class Reason(TypedDict):
    """A line behind an answer."""

    text: str
    rules: list[str]
    depth: int
    place: str
    """Key of the place that it is about, empty for none."""


class Item(TypedDict):
    """Something that can be picked."""

    key: str
    label: str
    place: str
    """Its key on the board, empty where it does not lie there."""
    why: Reason | None
    """Why it belongs to the answer, or why not."""


Value = int | str | list[str]
"""A number, the key of an item, or keys of items."""
Answer = Value | None
"""Null: the reader does not know."""


class Option(TypedDict):
    """A wrong answer that somebody can believe in."""

    value: Value
    label: str
    wrong: str
    """Name of the wrong rule that it follows from."""
    text: str
    rules: list[str]


class Hints(TypedDict):
    """What helps, the least telling first."""

    places: list[str]
    where: str
    rule: str
    statement: str
    first: Reason | None


class Question(TypedDict):
    """A question with its key."""

    id: str
    """Template and position: “dragon.contagion.released at contagion-old”."""
    kind: Literal["number", "pick", "select", "order", "build"]
    text: str
    unit: str
    items: list[Item]
    key: Value
    label: str
    """The key in words."""
    told: str
    """“Right: 2 persons.”"""
    trace: list[Reason]
    options: list[Option]
    hints: Hints
    rules: dict[str, str]
    """Rule id -> its sentence, of all rules named here."""
    minutes: float
    """How long it takes."""
    typed: bool
    """A number is typed, not chosen."""


class Attempt(TypedDict):
    """An answer that was given."""

    answer: Answer
    seconds: float
    """Since the question was first seen."""
    hints: int
    """How many were open."""


class Progress(TypedDict):
    """What the reader has done; Python keeps it, the page writes it."""

    attempts: list[Attempt]
    hints: int
    """How many are open."""
    solution: bool


class Picture(TypedDict):
    """A position beside a question."""

    scene: Scene[Any]
    seat: int
    """Who is shown in full."""


class Differences(TypedDict):
    """What is different at the end."""

    facts: list[Fact]
    rules: dict[str, str]


class Outcome(TypedDict):
    """What comes of what was asked about."""

    picture: Picture | None
    """Null where nothing has moved yet."""
    differences: Differences
    open: str
    """What is still to be decided, where the outcome stops before it; else empty."""


class Checked(TypedDict):
    """What Python says of a position that a reader has built."""

    number: int
    """Counts the checks."""
    right: bool
    text: str
    trace: list[Reason]
    rules: dict[str, str]
