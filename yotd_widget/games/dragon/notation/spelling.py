"""The words in which positions of this game are written: one spelling for each thing."""

from __future__ import annotations

from typing import Final

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
    Action,
    Card,
    Event,
    GreatEvent,
    Kind,
    Person,
    WallTile,
)
from yotd_widget.games.dragon.words import GREAT_EVENT_NAMES, WALL_TILE_NAMES


def table(number: str) -> str:
    """The name of a table of the rules, as it stands behind an error."""
    return f"{_late(number)}"


def _late(number: str) -> Lazy:
    return Lazy(N_("table {number}"), number=number)


def _word(thing: str) -> str:
    return thing.replace("_", " ")


PERSON_WORDS: Final[Vocabulary[Person]] = Vocabulary(
    N_("{word} is no person{hint}"),
    {  # the three types without old tiles need no age
        person: _word(person if len(PERSONS_OF[KIND_OF[person]]) == 2 else KIND_OF[person]) for person in PERSONS
    },
    behind=_late("2.2"),
)
CARD_WORDS: Final[Vocabulary[Card]] = Vocabulary(
    N_("{word} is no person card{hint}"),
    {card: _word(card) for card in dict.fromkeys(HAND)},
    {"wild card": "wild"},
    _late("2.4"),
)
KIND_WORDS: Final[Vocabulary[Kind]] = Vocabulary(
    N_("{word} is no type of person{hint}"), {kind: _word(kind) for kind in KINDS}, behind=_late("2.2")
)
ACTION_WORDS: Final[Vocabulary[Action]] = Vocabulary(
    N_("{word} is no action{hint}"), {action: _word(action) for action in WALL_ACTIONS}, behind=_late("2.5")
)
EVENT_WORDS: Final[Vocabulary[Event]] = Vocabulary(
    N_("{word} is no event{hint}"), {event: _word(event) for event in EVENTS}, behind=_late("2.8")
)
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
