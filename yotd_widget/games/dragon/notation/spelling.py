"""The words in which positions are written: one spelling for each thing, several that are read, and the nearest one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final, Generic, TypeVar

from yotd_widget.engine.arguments import nearest as nearest
from yotd_widget.engine.errors import BadPosition, short
from yotd_widget.engine.texts import N_, _, quoted
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

T = TypeVar("T", bound=str)
DIGITS: Final = 4_000
"""Digits of a number at most; Python reads hardly more."""
MOST: Final[int] = 10**DIGITS
NUMBER: Final = rf"\d{{1,{DIGITS}}}"
_NUMBER: Final = re.compile(NUMBER)
_COUNTED: Final = re.compile(r"([0-9]{1,2}) (.+)")


def table(number: str) -> str:
    """The name of a table of the rules, as it stands behind an error."""
    return _("table {number}").format(number=number)


def normal(text: str) -> str:
    """Small letters, a blank for each gap and underscore.

    >>> normal(" Court_Lady ")
    'court lady'
    """
    return " ".join(text.replace("_", " ").lower().split())


class Vocabulary(Generic[T]):
    """The names of one kind of things.

    unknown: what is said of a word that is none of them, marked with `N_`. table: number of the table of the rules that
    lists them, or a rule.
    """

    def __init__(
        self, unknown: str, table: str, spellings: Mapping[T, str], also: Mapping[str, T] | None = None
    ) -> None:
        self.unknown, self.table, self.spelling = unknown, table, dict(spellings)
        self._things: dict[str, T] = {normal(thing): thing for thing in spellings}
        self._things |= {normal(word): thing for word, thing in (also or {}).items()}
        self._things |= {word: thing for thing, word in spellings.items()}

    def read(self, text: str, place: str = "") -> T:
        """The thing of this name. place: "in palace 1", for the refusal, translated. Raises: BadPosition."""
        thing = self._things.get(normal(text))
        if thing is None:
            near = nearest(normal(text), self._things, self.spelling.values())
            raise BadPosition(
                _(self.unknown).format(word=_placed(quoted(text.strip()), place), hint=near), self._behind()
            )
        return thing

    def read_all(self, text: str, place: str = "") -> tuple[T, ...]:
        """The things of a list: "young monk, 2 old farmer" (a number counts equal ones). Raises: BadPosition."""
        if not isinstance(text, str):
            raise BadPosition(_("{word} is not told in words").format(word=_placed(short(text), place)), self._behind())
        things: list[T] = []
        for part in parts(text):
            if found := _COUNTED.fullmatch(part):
                things += [self.read(found[2], place)] * int(found[1])
            else:
                things.append(self.read(part, place))
        return tuple(things)

    def _behind(self) -> str:
        return table(self.table) if self.table[0].isdecimal() else self.table

    def write(self, things: Iterable[T]) -> str:
        """A list of things, one after the other."""
        return ", ".join(self.spelling[thing] for thing in things)

    def count(self, things: Mapping[T, int]) -> str:
        """A list of amounts: "young monk, 2 old farmer"."""
        return ", ".join(
            f"{amount} {self.spelling[thing]}" if amount > 1 else self.spelling[thing]
            for thing, amount in things.items()
            if amount
        )


def _placed(word: str, place: str) -> str:
    # Translators: a word and where it stands, "“yung monk” in palace 1"
    return _("{word} {place}").format(word=word, place=place) if place else word


def is_number(text: str) -> bool:
    """Whether these are digits, and not too many."""
    return _NUMBER.fullmatch(text) is not None


def parts(text: str) -> list[str]:
    """What stands between the commas."""
    return [part.strip() for part in text.split(",")] if text.strip() else []


def _word(thing: str) -> str:
    return thing.replace("_", " ")


PERSON_WORDS: Final[Vocabulary[Person]] = Vocabulary(
    N_("{word} is no person{hint}"),
    "2.2",
    {  # the three types without old tiles need no age
        person: _word(person if len(PERSONS_OF[KIND_OF[person]]) == 2 else KIND_OF[person]) for person in PERSONS
    },
)
CARD_WORDS: Final[Vocabulary[Card]] = Vocabulary(
    N_("{word} is no person card{hint}"),
    "2.4",
    {card: _word(card) for card in dict.fromkeys(HAND)},
    {"wild card": "wild"},
)
KIND_WORDS: Final[Vocabulary[Kind]] = Vocabulary(
    N_("{word} is no type of person{hint}"), "2.2", {kind: _word(kind) for kind in KINDS}
)
ACTION_WORDS: Final[Vocabulary[Action]] = Vocabulary(
    N_("{word} is no action{hint}"), "2.5", {action: _word(action) for action in WALL_ACTIONS}
)
EVENT_WORDS: Final[Vocabulary[Event]] = Vocabulary(
    N_("{word} is no event{hint}"), "2.8", {event: _word(event) for event in EVENTS}
)
GREAT_EVENT_WORDS: Final[Vocabulary[GreatEvent]] = Vocabulary(
    N_("{word} is no Super Event{hint}"),
    "GE-1",
    {event: normal(GREAT_EVENT_NAMES.english[event]) for event in GREAT_EVENTS},
    {event.removeprefix("ge_"): event for event in GREAT_EVENTS},
)
WALL_WORDS: Final[Vocabulary[WallTile]] = Vocabulary(
    N_("{word} is no wall tile{hint}"),
    "2.9",
    {tile: normal(WALL_TILE_NAMES.english[tile]) for tile in WALL_TILES},
    {tile.removeprefix("wall_"): tile for tile in WALL_TILES},
)
