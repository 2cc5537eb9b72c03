"""The moves of In the Year of the Dragon, and their text form both ways.

>>> parse("use A taxes")
Use(group='A', action='taxes')
>>> str(Release((("young monk", 1), ("old healer", 2))))
'release young monk 1, old healer 2'
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from yotd_widget.engine.errors import short
from yotd_widget.engine.house_rules import remembered
from yotd_widget.engine.moves import Move
from yotd_widget.engine.texts import N_, Lazy
from yotd_widget.games.dragon.pieces import (
    GOODS,
    PERSONS_OF,
    Action,
    Card,
    Event,
    GreatEvent,
    Kind,
    Person,
    Size,
    WallTile,
)
from yotd_widget.games.dragon.refusals import refuse

Resident = tuple[Person, int]
"""A person and the number of the palace it lives in."""


class Row(Move, frozen=True):
    """Lay the ten drawn event tiles in this order (SETUP-5); chance decides."""

    draws: tuple[Event, ...]

    def __str__(self) -> str:
        return f"row {' '.join(self.draws)}"


class Deal(Move, frozen=True):
    """Deal the action cards into these groups (ACT-1); chance decides."""

    groups: tuple[tuple[Action, ...], ...]

    def __str__(self) -> str:
        return f"deal {' '.join('+'.join(cards) for cards in self.groups)}"


class Draft(Move, frozen=True):
    """D-02: take young persons before the game, one of the two at a time or both at once."""

    persons: tuple[Person, ...]

    def __str__(self) -> str:
        return f"draft {', '.join(self.persons)}"


class Use(Move, frozen=True):
    """D-04: put the dragon on a group ("A" …) and carry out one action in it."""

    group: str
    action: Action

    def __str__(self) -> str:
        return f"use {self.group} {self.action}"


class Pass(Move, frozen=True):
    """D-04: no action; fill up to 3 yuan."""

    def __str__(self) -> str:
        return "pass"


class Build(Move, frozen=True):
    """D-05, D-08, D-26: place new floors. on: (palace, floors) for standing palaces; new: floors of each new palace."""

    on: tuple[tuple[int, int], ...] = ()
    new: tuple[int, ...] = ()

    def __str__(self) -> str:
        parts = [f"{floors} on {palace}" for palace, floors in self.on] + [f"new {floors}" for floors in self.new]
        return f"build {', '.join(parts)}"


class Buy(Move, frozen=True):
    """D-06: buy a privilege, small or large."""

    privileges: tuple[Size, ...]

    def __str__(self) -> str:
        return f"buy {', '.join(self.privileges)}"


class Play(Move, frozen=True):
    """D-09: play a person card: a type, or "wild"."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"play {', '.join(self.cards)}"


class Take(Move, frozen=True):
    """D-10, D-23: take a person tile from the board."""

    person: Person

    def __str__(self) -> str:
        return f"take {self.person}"


class Place(Move, frozen=True):
    """D-03, D-11, D-24: the new person moves into this palace."""

    palace: int

    def __str__(self) -> str:
        return f"place {self.palace}"


class Replace(Move, frozen=True):
    """D-12, D-24: the new person takes the place of this one."""

    person: Person
    palace: int

    def __str__(self) -> str:
        return f"replace {self.person} {self.palace}"


class Discard(Move, frozen=True):
    """D-12, D-24: the new person leaves the game at once."""

    def __str__(self) -> str:
        return "discard"


class Release(Move, frozen=True):
    """D-13, D-15..D-18, D-20: these persons leave."""

    persons: tuple[Resident, ...]

    def __str__(self) -> str:
        return f"release {', '.join(f'{person} {palace}' for person, palace in self.persons)}"


class Without(Move, frozen=True):
    """D-14: these palaces get no rice."""

    palaces: tuple[int, ...]

    def __str__(self) -> str:
        return f"without {', '.join(map(str, self.palaces))}"


# Moves of the expansions.


class Reveal(Move, frozen=True):
    """Turn up the Super Event of the game (GE-1); chance decides."""

    event: GreatEvent

    def __str__(self) -> str:
        return f"reveal {self.event}"


class Lay(Move, frozen=True):
    """D-07: take the bonus of a wall tile and lay it."""

    tile: WallTile

    def __str__(self) -> str:
        return f"lay {self.tile}"


class Demolish(Move, frozen=True):
    """D-19: these palaces lose a floor, one named twice two."""

    palaces: tuple[int, ...]

    def __str__(self) -> str:
        return f"demolish {', '.join(map(str, self.palaces))}"


class Return(Move, frozen=True):
    """D-21: give back so much of each good."""

    yuan: int = 0
    rice: int = 0
    fireworks: int = 0

    def __str__(self) -> str:
        amounts = {"yuan": self.yuan, "rice": self.rice, "fireworks": self.fireworks}
        return f"return {', '.join(f'{amount} {good}' for good, amount in amounts.items() if amount) or '0 yuan'}"


class Drop(Move, frozen=True):
    """D-22: discard these person cards."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"drop {', '.join(self.cards)}"


class Charter(Move, frozen=True):
    """D-25: receive the benefit of this type."""

    kind: Kind

    def __str__(self) -> str:
        return f"charter {self.kind}"


PASS: Final = Pass()
DISCARD: Final = Discard()
BUILD_NEW: Final = Build(new=(1,))

# Moves are made once and shared: looking one up costs a third of making it.


@remembered()
def build_on(palace: int) -> Build:
    """One floor on a standing palace."""
    return Build(on=((palace, 1),))


@remembered()
def place(palace: int) -> Place:
    """Move into this palace."""
    return Place(palace)


@remembered()
def releases(persons: tuple[Person, ...], palace: int) -> tuple[Release, ...]:
    """One person of this palace leaves; equal persons are one choice."""
    return tuple(Release(((person, palace),)) for person in dict.fromkeys(persons))


@remembered()
def replacements(persons: tuple[Person, ...], palace: int) -> tuple[Replace, ...]:
    """One person of this palace makes room for the new one; equal persons are one choice."""
    return tuple(Replace(person, palace) for person in dict.fromkeys(persons))


@remembered()
def without(palace: int) -> Without:
    """One palace gets no rice."""
    return Without((palace,))


# --- reading -----------------------------------------------------------------------------------------------------


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")] if text else []


_DIGITS: Final = r"-?\d{1,4000}"
"""A number; Python reads hardly longer ones."""


def _number(text: str) -> int:
    if not re.fullmatch(_DIGITS, text):
        raise ValueError(Lazy(N_("“{text}” is not a number"), text=text))
    return int(text)


def _name(text: str) -> str:
    """The name that the program uses for what a reader calls "military parade"."""
    return text.replace(" ", "_")


def _person(text: str) -> Person:
    """A person by its age and type; of a type that has no old persons the age may be left out."""
    age, _, kind = text.partition(" ")
    if age in ("young", "old"):
        return f"{age} {_name(kind)}"  # type: ignore[return-value]
    return _ONLY_YOUNG.get(_name(text), text)  # type: ignore[arg-type]


_ONLY_YOUNG: Final[dict[str, Person]] = {kind: tiles[0] for kind, tiles in PERSONS_OF.items() if len(tiles) == 1}


def _resident(text: str) -> Resident:
    person, _, palace = text.rpartition(" ")
    return _person(person), _number(palace)


def _build(text: str) -> Build:
    on, new = [], []
    for part in _parts(text):
        if found := re.fullmatch(rf"({_DIGITS}) on ({_DIGITS})", part):
            on.append((int(found[2]), int(found[1])))
        elif found := re.fullmatch(rf"new(?: ({_DIGITS}))?", part):
            new.append(int(found[1] or 1))
        else:
            raise ValueError(Lazy(N_("“{text}” is neither “1 on 2” nor “new 1”"), text=part))
    return Build(tuple(on), tuple(new))


def _return(text: str) -> Return:
    amounts: dict[str, int] = {}
    for part in _parts(text):
        amount, _, good = part.partition(" ")
        if good not in GOODS or good in amounts:
            detail = N_("“{text}” is not an amount of yuan, rice or fireworks, each named once")
            raise ValueError(Lazy(detail, text=part))
        amounts[good] = _number(amount)
    return Return(**amounts)


def _use(text: str) -> Use:
    letter, _, action = text.partition(" ")
    if not letter or not action:
        raise ValueError(Lazy(N_("say a group and an action, as in “use A taxes”")))
    return Use(letter.upper(), _name(action))  # type: ignore[arg-type]


def _bare(move: Move, text: str) -> Move:
    if text:
        raise ValueError(Lazy(N_("nothing follows “{move}”"), move=str(move)))
    return move


_READERS: Final[dict[str, Callable[[str], Move]]] = {
    "row": lambda text: Row(tuple(text.split())),  # type: ignore[arg-type]
    "deal": lambda text: Deal(tuple(tuple(cards.split("+")) for cards in text.split())),  # type: ignore[arg-type]
    "draft": lambda text: Draft(tuple(map(_person, _parts(text)))),
    "use": _use,
    "pass": lambda text: _bare(PASS, text),
    "build": _build,
    "buy": lambda text: Buy(tuple(_parts(text))),  # type: ignore[arg-type]
    "play": lambda text: Play(tuple(map(_name, _parts(text)))),  # type: ignore[arg-type]
    "take": lambda text: Take(_person(text)),
    "place": lambda text: Place(_number(text)),
    "replace": lambda text: Replace(*_resident(text)),
    "discard": lambda text: _bare(DISCARD, text),
    "release": lambda text: Release(tuple(map(_resident, _parts(text)))),
    "without": lambda text: Without(tuple(map(_number, _parts(text)))),
    "reveal": lambda text: Reveal(_name(text)),  # type: ignore[arg-type]
    "lay": lambda text: Lay(_name(text)),  # type: ignore[arg-type]
    "demolish": lambda text: Demolish(tuple(map(_number, _parts(text)))),
    "return": _return,
    "drop": lambda text: Drop(tuple(map(_name, _parts(text)))),  # type: ignore[arg-type]
    "charter": lambda text: Charter(_name(text)),  # type: ignore[arg-type]
}


def parse(text: str) -> Move:
    """Read a move from its text form; `parse(str(move)) == move` for every move.

    Capitals and blanks do not matter: "Use B military parade" is "use B military_parade".
    Raises: Refusal ERR-FORMAT with what is wrong.
    """
    if not isinstance(text, str):
        raise refuse("ERR-FORMAT", detail=Lazy(N_("{text} is no text"), text=short(text)))
    verb, _, rest = " ".join(text.lower().split()).partition(" ")
    if verb not in _READERS:
        verbs = ", ".join(sorted(_READERS))
        raise refuse("ERR-FORMAT", detail=Lazy(N_("“{verb}” is not one of {verbs}"), verb=verb, verbs=verbs))
    try:
        return _READERS[verb](rest)
    except ValueError as error:
        raise refuse("ERR-FORMAT", detail=error.args[0]) from None
