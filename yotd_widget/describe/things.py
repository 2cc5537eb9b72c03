"""The things of a game, each described once: what it is called, where it lies, how it is read and set.

A thing belongs to every player ("{seat}" in its path) or to the table. Its path leads through the fields of a position
and through those of its JSON alike: "courts.{seat}.yuan". What is worked out and lies nowhere has a function instead.

>>> yuan = Amount("yuan", "Yuan", at="courts.{seat}.yuan")
>>> put({"courts": [{"yuan": 3}, {"yuan": 0}]}, yuan, 1, 5)
{'courts': [{'yuan': 3}, {'yuan': 5}]}
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, Final

from yotd_widget.engine.phrases import listed
from yotd_widget.engine.texts import _

Json = dict[str, Any]
Key = tuple[int | None, str, str]
"""One thing on the table: seat (None for the table), thing, item ("" where there is but one)."""

NOTHING: Final = "–"
"""How nothing looks."""


@dataclass(frozen=True)
class Thing:
    """Something on the table that can be different.

    key: its name in notes, facts, keys of places. label: for readers, "Yuan", marked with `N_`. at: its path. place:
    key of the place on the screen, "good/{seat}/yuan"; left out, "yuan/{seat}". read: what it is in a position, for a
    seat, where no path says so.
    """

    key: str
    label: str
    at: str = ""
    place: str = ""
    read: Callable[[Any, int | None], Any] | None = None

    @property
    def owned(self) -> bool:
        """Whether every player has one."""
        return "{seat}" in (self.at + self.place)

    @property
    def can_be_put(self) -> bool:
        """Whether it lies somewhere, and is not worked out."""
        return bool(self.at)

    @property
    def name(self) -> str:
        """Its label in the reader's language."""
        return _(self.label)

    def spot(self, seat: int | None) -> str:
        """The key of its place on the screen."""
        return (self.place or (f"{self.key}/{{seat}}" if self.owned else self.key)).format(seat=seat)

    def of(self, position: Any, seat: int | None) -> Any:
        """What it is in a position."""
        return self.read(position, seat) if self.read else _found(position, self.at.format(seat=seat))

    def items(self, value: Any) -> Iterator[tuple[str, Any]]:
        """The items that differ one by one: of an amount the amount itself."""
        yield "", value

    @property
    def nothing(self) -> Any:
        """The value of an item that is not there."""
        return None

    def told(self, value: Any) -> str:
        """A value in words, as it stands on a table: "6", "young monk, 2 old healers"."""
        return NOTHING if value is None else str(value)

    def takes(self, value: Any) -> bool:
        """Whether it can be this, whatever else is on the table."""
        return True


@dataclass(frozen=True)
class Amount(Thing):
    """A number of something: goods, points, steps on a track. noun: singular and plural, marked with `NN_`.

    least, most: bounds by the rules; None for none.
    """

    noun: tuple[str, str] = ("", "")
    least: int = 0
    most: int | None = None

    @property
    def nothing(self) -> Any:
        return 0

    def takes(self, value: Any) -> bool:
        return type(value) is int and self.least <= value and (self.most is None or value <= self.most)


@dataclass(frozen=True)
class Pieces(Thing):
    """Several pieces with names, of which equal ones can be: cards in a hand, tiles of a market.

    names: name of a piece -> what readers call it, a `Texts`. ordered: whether their order means something.
    """

    names: Mapping[str, str] = field(default_factory=dict)
    ordered: bool = False

    @property
    def nothing(self) -> Any:
        return 0

    def items(self, value: Any) -> Iterator[tuple[str, Any]]:
        yield from (value if isinstance(value, Mapping) else Counter(value)).items()

    def told(self, value: Any) -> str:
        if self.ordered:
            return listed(self.names.get(piece, piece) for piece in value) or NOTHING
        return (
            listed(
                self.names.get(piece, piece) if count == 1 else f"{count} {self.names.get(piece, piece)}"
                for piece, count in self.items(value)
                if count
            )
            or NOTHING
        )

    def takes(self, value: Any) -> bool:
        return isinstance(value, list | tuple) and all(isinstance(each, str) and each in self.names for each in value)


@dataclass(frozen=True)
class OneOf(Thing):
    """One of several: an event, an edition; None where it may be none. names: value -> what readers call it.

    none: what is said for None, marked with `N_`; left out, it cannot be None.
    """

    names: Mapping[Any, str] = field(default_factory=dict)
    none: str = ""

    def told(self, value: Any) -> str:
        return (_(self.none) if self.none else NOTHING) if value is None else self.names[value]

    def takes(self, value: Any) -> bool:
        return bool(self.none) if value is None else isinstance(value, str | bool | int) and value in self.names


class Things(tuple[Thing, ...]):
    """The things of a game, in the order in which they are told.

    >>> Things([Amount("yuan", "Yuan", at="yuan.{seat}")]).named("yuan").spot(1)
    'yuan/1'
    """

    __slots__ = ()

    def named(self, key: str) -> Thing:
        """The thing of this key. Raises: KeyError."""
        for thing in self:
            if thing.key == key:
                return thing
        raise KeyError(key)

    def values(self, position: Any) -> dict[Key, Any]:
        """All that lies on the table, item by item; what is not there is left out."""
        found: dict[Key, Any] = {}
        for thing in self:
            for seat in seats(thing, position):
                found |= {(seat, thing.key, item): value for item, value in thing.items(thing.of(position, seat))}
        return found

    def __getnewargs__(self) -> tuple[Iterable[Thing]]:
        return (tuple(self),)


def seats(thing: Thing, position: Any) -> Iterable[int | None]:
    """Whose it is: every player's, or the table's."""
    return range(len(position.players)) if thing.owned else (None,)


def put(data: Json, thing: Thing, seat: int | None, value: Any) -> Json:
    """The JSON of a position in which this thing is that; the given one stays as it is."""
    changed = deepcopy(data)
    *way, last = thing.at.format(seat=seat).split(".")
    inner: Any = changed
    for step in way:
        inner = inner[int(step)] if isinstance(inner, list) else inner[step]
    inner[int(last) if isinstance(inner, list) else last] = value
    return changed


def _found(value: Any, path: str) -> Any:
    for step in path.split("."):
        if isinstance(value, Mapping):
            value = value[step]
        elif isinstance(value, list | tuple):
            value = value[int(step)]
        else:
            value = getattr(value, step)
    return value
