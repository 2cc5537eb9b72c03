"""The words in which positions are written: one spelling for each thing, several that are read, and the nearest one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, Generic, TypeVar

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
_COUNTED: Final = re.compile(r"([0-9]{1,2}) (.+)")


def bad(sentence: str) -> Exception:
    """The one error of positions, to be raised by the caller."""
    from yotd_widget.games.dragon.codec import BadPosition  # it knows the tasks of every phase, and loads slowly

    return BadPosition(sentence)


def normal(text: str) -> str:
    """Small letters, a blank for each gap and underscore.

    >>> normal(" Court_Lady ")
    'court lady'
    """
    return " ".join(text.replace("_", " ").lower().split())


class Vocabulary(Generic[T]):
    """The names of one kind of things. what: "no person" …; table: where the rules list them."""

    def __init__(self, what: str, table: str, spellings: Mapping[T, str], also: Mapping[str, T] | None = None) -> None:
        self.what, self.table, self.spelling = what, table, dict(spellings)
        self._things: dict[str, T] = {normal(thing): thing for thing in spellings}
        self._things |= {normal(word): thing for word, thing in (also or {}).items()}
        self._things |= {word: thing for thing, word in spellings.items()}

    def read(self, text: str, place: str = "") -> T:
        """The thing of this name. place: "in palace 1", for the refusal. Raises: BadPosition."""
        thing = self._things.get(normal(text))
        if thing is None:
            near = nearest(normal(text), self._things, self.spelling.values())
            raise bad(f"“{text.strip()}”{' ' + place if place else ''} is {self.what}{near} ({self.table})")
        return thing

    def read_all(self, text: str, place: str = "") -> tuple[T, ...]:
        """The things of a list: "young monk, 2 old farmer" (a number counts equal ones). Raises: BadPosition."""
        if not isinstance(text, str):
            raise bad(f"{text!r}{' ' + place if place else ''} is not told in words ({self.table})")
        things: list[T] = []
        for part in parts(text):
            if found := _COUNTED.fullmatch(part):
                things += [self.read(found[2], place)] * int(found[1])
            else:
                things.append(self.read(part, place))
        return tuple(things)

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


def parts(text: str) -> list[str]:
    """What stands between the commas."""
    return [part.strip() for part in text.split(",")] if text.strip() else []


def nearest(text: str, known: Iterable[Any], named: Iterable[str] | None = None) -> str:
    """The end of a refusal: ": did you mean “young monk”?", or everything there is if nothing is near.

    named: what is listed then, if not all that is known.
    """
    from difflib import get_close_matches  # loads slowly, and is needed for errors only

    words = [str(word) for word in known]
    found = [word for word in words if text and text in word.split()][:2] or get_close_matches(text, words, 2, 0.6)[:1]
    if found:
        return ": did you mean " + " or ".join(f"“{word}”" for word in found) + "?"
    listed = words if named is None else list(named)
    return f"; there are {', '.join(listed)}" if len(listed) <= 16 else ""


def _word(thing: str) -> str:
    return thing.replace("_", " ")


PERSON_WORDS: Final[Vocabulary[Person]] = Vocabulary(
    "no person",
    "table 2.2",
    {  # the three types without old tiles need no age
        person: _word(person if len(PERSONS_OF[KIND_OF[person]]) == 2 else KIND_OF[person]) for person in PERSONS
    },
)
CARD_WORDS: Final[Vocabulary[Card]] = Vocabulary(
    "no person card", "table 2.4", {card: _word(card) for card in dict.fromkeys(HAND)}, {"wild card": "wild"}
)
KIND_WORDS: Final[Vocabulary[Kind]] = Vocabulary(
    "no type of person", "table 2.2", {kind: _word(kind) for kind in KINDS}
)
ACTION_WORDS: Final[Vocabulary[Action]] = Vocabulary(
    "no action", "table 2.5", {action: _word(action) for action in WALL_ACTIONS}
)
EVENT_WORDS: Final[Vocabulary[Event]] = Vocabulary("no event", "table 2.8", {event: _word(event) for event in EVENTS})
GREAT_EVENT_WORDS: Final[Vocabulary[GreatEvent]] = Vocabulary(
    "no Super Event",
    "GE-1",
    {event: normal(GREAT_EVENT_NAMES[event]) for event in GREAT_EVENTS},
    {event.removeprefix("ge_"): event for event in GREAT_EVENTS},
)
WALL_WORDS: Final[Vocabulary[WallTile]] = Vocabulary(
    "no wall tile",
    "table 2.9",
    {tile: normal(WALL_TILE_NAMES[tile]) for tile in WALL_TILES},
    {tile.removeprefix("wall_"): tile for tile in WALL_TILES},
)
