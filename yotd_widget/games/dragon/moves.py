"""The moves of In the Year of the Dragon; their text form both ways follows from their fields.

>>> MOVES.parse("use A taxes")
Use(group='A', action='taxes')
>>> str(Release((("young monk", 1), ("old healer", 2))))
'release young monk 1, old healer 2'
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, final

from yotd_widget.engine.move_text import DIGITS, MoveTexts, number, parts
from yotd_widget.engine.moves import Move
from yotd_widget.engine.table import Table
from yotd_widget.engine.texts import N_, Lazy
from yotd_widget.games.dragon.pieces import (
    GOODS,
    Action,
    Card,
    Event,
    GreatEvent,
    Kind,
    Letter,
    Person,
    Size,
    WallTile,
)
from yotd_widget.games.dragon.words import wall_tile_name

Persons = tuple[Person, ...]
Resident = tuple[Person, int]
"""A person and the number of the palace it lives in."""

# Translators: what is said of a move in small letters is what a reader may type; what is understood need not be perfect


class Row(Move, frozen=True):
    """Lay the ten drawn event tiles in this order (SETUP-5); chance decides."""

    draws: tuple[Event, ...]
    between = " "
    label = "{draws}"


class Deal(Move, frozen=True):
    """Deal the action cards into these groups (ACT-1); chance decides."""

    groups: tuple[tuple[Action, ...], ...]
    between = " "
    label = "{dealt}"


class Draft(Move, frozen=True):
    """D-02: take young persons before the game, one of the two at a time or both at once."""

    persons: tuple[Person, ...]
    label = "{persons}"
    said = (N_("take {persons}"),)
    place = "offer/{persons}"


class Use(Move, frozen=True):
    """D-04: put the dragon on a group ("A" …) and carry out one action in it."""

    group: Letter
    action: Action
    label = "{action}"
    detail = N_("group {group}")
    place = "group/{group}/{action}"


@final
class Pass(Move, frozen=True):
    """D-04: no action; fill up to 3 yuan."""

    label = N_("Pass")
    place = "pass"


class Build(Move, frozen=True):
    """D-05, D-08, D-26: place new floors. on: (palace, floors) for standing palaces; new: floors of each new palace."""

    on: tuple[tuple[int, int], ...] = ()
    new: tuple[int, ...] = ()

    @property
    def palace(self) -> int:
        """The first palace that it heightens, 0 for a new one."""
        return self.on[0][0] if self.on else 0

    @property
    def label(self) -> str:  # type: ignore[override]
        return N_("Floor on palace {palace}") if self.on else N_("New palace")

    @property
    def said(self) -> Sequence[str]:  # type: ignore[override]
        if self.on:
            return N_("build on palace {palace}"), N_("floor on palace {palace}")
        return N_("build a new palace"), N_("found a palace")

    @property
    def place(self) -> str:  # type: ignore[override]
        return "palace/{seat}/{palace}" if self.on else "new-palace/{seat}"

    def __str__(self) -> str:
        pieces = [f"{floors} on {palace}" for palace, floors in self.on] + [f"new {floors}" for floors in self.new]
        return f"build {', '.join(pieces)}"

    @classmethod
    def read(cls, text: str) -> Build:
        """The floors of "1 on 2, new 1". Raises: ValueError."""
        on, new = [], []
        for part in parts(text.lower()):
            if found := re.fullmatch(rf"({DIGITS}) on ({DIGITS})", part):
                on.append((int(found[2]), int(found[1])))
            elif found := re.fullmatch(rf"new(?: ({DIGITS}))?", part):
                new.append(int(found[1] or 1))
            else:
                raise ValueError(Lazy(N_("“{text}” is neither “1 on 2” nor “new 1”"), text=part))
        return cls(tuple(on), tuple(new))


class Buy(Move, frozen=True):
    """D-06: buy a privilege, small or large."""

    privileges: tuple[Size, ...]
    label = "{privileges}"
    place = "privilege/{privileges}"


_SAID_OF_CARDS: Final = (N_("play the {cards} card"), N_("discard the {cards} card"))


class Play(Move, frozen=True):
    """D-09: play a person card: a type, or "wild"."""

    cards: tuple[Card, ...]
    label = "{cards}"
    said = _SAID_OF_CARDS
    place = "card/{cards}"


class Take(Move, frozen=True):
    """D-10, D-23: take a person tile from the board."""

    person: Person
    label = "{person}"
    said = (N_("hire {person}"),)
    place = "offer/{person}"


@final
class Place(Move, frozen=True):
    """D-03, D-11, D-24: the new person moves into this palace."""

    palace: int
    label = N_("Palace {palace}")
    said = (N_("move into palace {palace}"),)


@final
class Replace(Move, frozen=True):
    """D-12, D-24: the new person takes the place of this one."""

    person: Person
    palace: int
    label = N_("Replace {person}")
    detail = N_("palace {palace}, to be replaced")
    said = (N_("replace the {person} in palace {palace}"),)


class Discard(Move, frozen=True):
    """D-12, D-24: the new person leaves the game at once."""

    label = N_("Discard {person}")
    place = "discard"


class Release(Move, frozen=True):
    """D-13, D-15..D-18, D-20: these persons leave."""

    persons: tuple[Resident, ...]
    label = N_("{person} leaves")
    detail = N_("palace {palace}, to be released")
    said = (N_("release {person} from palace {palace}"), N_("{person} leaves palace {palace}"))

    @property
    def person(self) -> Person:
        """The first of them."""
        return self.persons[0][0]

    @property
    def palace(self) -> int:
        """Where the first of them lives."""
        return self.persons[0][1]


class Without(Move, frozen=True):
    """D-14: these palaces get no rice."""

    palaces: tuple[int, ...]
    label = N_("No rice for palace {palaces}")
    detail = N_("to get no rice")
    said = (N_("no rice for palace {palaces}"),)
    place = "palace/{seat}/{palaces}"


# Moves of the expansions.


class Reveal(Move, frozen=True):
    """Turn up the Super Event of the game (GE-1); chance decides."""

    event: GreatEvent
    label = "{event}"


class Lay(Move, frozen=True):
    """D-07: take the bonus of a wall tile and lay it."""

    tile: WallTile
    label = N_("Wall tile {bonus}")
    said = (N_("lay {bonus}"),)
    place = "wall/{seat}/{tile}"

    @property
    def bonus(self) -> str:
        """What the tile brings, in words."""
        return wall_tile_name(self.tile)


class Demolish(Move, frozen=True):
    """D-19: these palaces lose a floor, one named twice two."""

    palaces: tuple[int, ...]
    label = N_("A floor of palace {palaces}")
    detail = N_("to lose a floor")
    place = "palace/{seat}/{palaces}"


class Return(Move, frozen=True):
    """D-21: give back so much of each good."""

    yuan: int = 0
    rice: int = 0
    fireworks: int = 0
    label = N_("Return 1 {good}")
    place = "good/{seat}/{good}"

    @property
    def good(self) -> str:
        """The first good of which it gives something back."""
        return next(good for good in GOODS if getattr(self, good))

    def __str__(self) -> str:
        amounts = {good: getattr(self, good) for good in GOODS}
        return f"return {', '.join(f'{amount} {good}' for good, amount in amounts.items() if amount) or '0 yuan'}"

    @classmethod
    def read(cls, text: str) -> Return:
        """The amounts of "2 yuan, 1 rice". Raises: ValueError."""
        amounts: dict[str, int] = {}
        for part in parts(text.lower()):
            amount, _, good = part.partition(" ")
            if good not in GOODS or good in amounts:
                detail = N_("“{text}” is not an amount of yuan, rice or fireworks, each named once")
                raise ValueError(Lazy(detail, text=part))
            amounts[good] = number(amount)
        return cls(**amounts)


class Drop(Move, frozen=True):
    """D-22: discard these person cards."""

    cards: tuple[Card, ...]
    label = N_("Discard {cards}")
    said = _SAID_OF_CARDS


class Charter(Move, frozen=True):
    """D-25: receive the benefit of this type."""

    kind: Kind
    label = "{kind}"
    said = (N_("choose the {kind}"),)
    place = "charter/{kind}"


PASS: Final = Pass()
DISCARD: Final = Discard()
BUILD_NEW: Final = Build(new=(1,))

# Moves are made once and shared: looking one up costs a third of making it.


BUILD_ON: Final = Table[int, Build](lambda palace: Build(on=((palace, 1),)))
"""One floor on a standing palace."""
PLACES: Final = Table[int, Place](Place)
"""Move into this palace."""
RELEASES: Final = Table[int, Table[Persons, tuple[Release, ...]]](
    lambda palace: Table(lambda persons: tuple(Release(((person, palace),)) for person in dict.fromkeys(persons)))
)
"""One of these persons of a palace leaves; equal persons are one choice."""
REPLACEMENTS: Final = Table[int, Table[Persons, tuple[Replace, ...]]](
    lambda palace: Table(lambda persons: tuple(Replace(person, palace) for person in dict.fromkeys(persons)))
)
"""One of these persons of a palace makes room for the new one; equal persons are one choice."""
WITHOUT: Final = Table[int, Without](lambda palace: Without((palace,)))
"""One palace gets no rice."""
PLAYS: Final = Table[tuple[Card, ...], tuple[Play, ...]](
    lambda hand: tuple(Play((card,)) for card in dict.fromkeys(hand))
)
"""One card of a hand; equal cards are one choice."""


MOVES: Final = MoveTexts[Move](
    Row, Deal, Draft, Use, Pass, Build, Buy, Play, Take, Place, Replace, Discard, Release, Without,
    Reveal, Lay, Demolish, Return, Drop, Charter,
)  # fmt: skip
"""All moves by their text form."""
