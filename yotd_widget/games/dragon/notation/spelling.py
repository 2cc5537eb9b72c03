"""The words in which positions of this game are written: one spelling for each thing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeVar

from yotd_widget.describe.notation.vocabulary import Vocabulary, normal
from yotd_widget.engine.texts import N_, Lazy
from yotd_widget.games.dragon.pieces import (
    EVENTS,
    GREAT_EVENTS,
    HAND,
    KIND_OF,
    KINDS,
    PERSONS,
    PERSONS_OF,
    WALL_ACTIONS,
    WALL_TILES,
    GreatEvent,
    Person,
    WallTile,
)
from yotd_widget.games.dragon.words import GREAT_EVENT_NAMES, WALL_TILE_NAMES

T = TypeVar("T", bound=str)


def table(number: str) -> str:
    """The name of a table of the rules, as it stands behind an error."""
    return f"{_late(number)}"


def _late(number: str) -> Lazy:
    return Lazy(N_("table {number}"), number=number)


def _words(unknown: str, number: str, things: Iterable[T], **also: T) -> Vocabulary[T]:
    """Things by their ids. number: of the table that lists them."""
    return Vocabulary(unknown, {thing: thing.replace("_", " ") for thing in things}, also, _late(number))


PERSON_WORDS: Final[Vocabulary[Person]] = Vocabulary(
    N_("{word} is no person{hint}"),
    {  # the three types without old tiles need no age
        person: (person if len(PERSONS_OF[KIND_OF[person]]) == 2 else KIND_OF[person]).replace("_", " ")
        for person in PERSONS
    },
    behind=_late("2.2"),
)
CARD_WORDS: Final = _words(N_("{word} is no person card{hint}"), "2.4", dict.fromkeys(HAND), wild_card="wild")
KIND_WORDS: Final = _words(N_("{word} is no type of person{hint}"), "2.2", KINDS)
ACTION_WORDS: Final = _words(N_("{word} is no action{hint}"), "2.5", WALL_ACTIONS)
EVENT_WORDS: Final = _words(N_("{word} is no event{hint}"), "2.8", EVENTS)
GREAT_EVENT_WORDS: Final[Vocabulary[GreatEvent]] = Vocabulary(
    N_("{word} is no Super Event{hint}"),
    {event: normal(GREAT_EVENT_NAMES.english[event]) for event in GREAT_EVENTS},
    {event.removeprefix("ge_"): event for event in GREAT_EVENTS},
    "GE-1",
)
WALL_WORDS: Final[Vocabulary[WallTile]] = Vocabulary(
    N_("{word} is no wall tile{hint}"),
    {tile: normal(WALL_TILE_NAMES.english[tile]) for tile in WALL_TILES},
    {tile.removeprefix("wall_"): tile for tile in WALL_TILES},
    _late("2.9"),
)
