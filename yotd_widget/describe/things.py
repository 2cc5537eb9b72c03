"""The things of a game, each described once: what it is called, where it lies, how it is read, typed and set.

A thing belongs to every player ("{seat}" in its path) or to the table. Its path leads through the fields of a position
and through those of its JSON alike: "courts.{seat}.yuan". What is worked out and lies nowhere has a function instead.
Whatever is peculiar to a thing is a method of a class of its own.

>>> yuan = Amount("yuan", "Yuan", at="courts.{seat}.yuan")
>>> put({"courts": [{"yuan": 3}, {"yuan": 0}]}, yuan, 1, 5)
{'courts': [{'yuan': 3}, {'yuan': 5}]}
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from itertools import groupby
from operator import attrgetter
from typing import Any, Final, NamedTuple

from yotd_widget.engine.phrases import begun, inside, listed, signed
from yotd_widget.engine.texts import NN_, _, ngettext

Json = dict[str, Any]
Key = tuple[int | None, str, str]
"""One thing on the table: seat (None for the table), thing, item ("" where there is but one)."""

NOTHING: Final = "–"
"""How nothing looks."""


class Cell(NamedTuple):
    """What is seen at a place of a board: its key, what lies there, and how much or which."""

    place: str
    name: str
    text: str


@dataclass(frozen=True)
class Thing:
    """Something on the table that can be different.

    key: its name in notes, facts, keys of places. label: for readers, "Yuan", marked with `N_`. at: its path. place:
    key of the place on the screen, "good/{seat}/yuan", or "offer/{item}" where each item has one; left out,
    "yuan/{seat}". read: what it is in a position, for a seat, where no path says so.
    noun: what it is called inside a sentence, singular and plural, marked with `NN_`; left out, its label.
    word: what a reader types for it, left out its key. note: its name in notes that count it, left out its key; which
    item it was stands there as the fact of the thing's key. rules: those that change it without counting.
    along: what else is put right in the JSON of a position where this has been put by hand, for a seat.
    where: keys of the places that a difference of two positions is about, for seat, item and both positions; left out,
    its own place. told_by: keys of things beside which a line of differences need not name this one.
    adds_up: whether a number of it is the sum of what the rules do to it, each to the player whom its note concerns.
    """

    key: str
    label: str
    at: str = ""
    place: str = ""
    read: Callable[[Any, int | None], Any] | None = None
    noun: tuple[str, str] = ("", "")
    word: str = ""
    note: str = ""
    rules: tuple[str, ...] = ()
    along: Callable[[Json, int | None], None] | None = None
    where: Callable[[int | None, str, Any, Any], Iterable[str]] | None = None
    told_by: tuple[str, ...] = ()
    adds_up: bool = True

    @property
    def owned(self) -> bool:
        """Whether every player has one."""
        return "{seat}" in (self.at + self.place)

    @cached_property
    def holder(self) -> str:
        """The path of what it belongs to: "courts.{seat}"; "" of what lies on the table itself."""
        return self.at.rpartition(".")[0]

    @property
    def can_be_put(self) -> bool:
        """Whether it lies somewhere, and is not worked out."""
        return bool(self.at)

    @property
    def name(self) -> str:
        """Its label in the reader's language."""
        return _(self.label)

    @property
    def called(self) -> str:
        """What it is called inside a sentence: "small privileges", "place in the order"."""
        return ngettext(*self.noun, 1) if self.noun[0] else inside(self.name)

    @property
    def typed(self) -> str:
        """What a reader types for it."""
        return self.word or self.key

    def one(self, item: str) -> str:
        """What one of its items is called inside a sentence."""
        return self.called

    def spot(self, seat: int | None, item: str = "") -> str:
        """The key of its place on the screen."""
        return (self.place or (f"{self.key}/{{seat}}" if self.owned else self.key)).format(seat=seat, item=item)

    def of(self, position: Any, seat: int | None) -> Any:
        """What it is in a position."""
        if self.at or self.read is None:
            return found_at(position, self.at, seat)
        return self.read(position, seat)

    def items(self, value: Any) -> Iterator[tuple[str, Any]]:
        """The items that differ one by one: of an amount the amount itself."""
        yield "", value

    def item(self, facts: Mapping[str, Any]) -> str:
        """The item that a note with these facts counts."""
        return ""

    def rank(self, item: str) -> int:
        """Where an item stands among the others when differences are told."""
        return 0

    @property
    def nothing(self) -> Any:
        """The value of an item that is not there."""
        return None

    def told(self, value: Any) -> str:
        """A value in words, as it stands on a table: "6", "young monk, 2 old healers"."""
        return NOTHING if value is None else str(value)

    def told_one(self, value: Any) -> str:
        """The value of an item in words."""
        return self.told(value)

    def cells(self, position: Any, seat: int | None) -> Iterator[Cell]:
        """What is seen of it on a board without drawings: the thing, or its items, each at a place of its own."""
        value = self.of(position, seat)
        if "{item}" not in self.place:
            yield Cell(self.spot(seat), self.name, self.told(value))
            return
        for item, each in self.items(value):
            yield Cell(self.spot(seat, item), begun(self.one(item)), self.told_one(each))

    def differs(self, item: str, was: Any, now: Any) -> str:
        """A difference in words: "−2 rice"; of what is no amount, what it is now: "bet: twice"."""
        return f"{self.called}: {self.told(now)}"

    def both(self, was: Any, now: Any) -> str:
        """What stands before and after behind a difference, where one adds it up."""
        return ""

    def spots(self, seat: int | None, item: str, before: Any, after: Any) -> Iterable[str]:
        """The keys of the places that a difference of two positions is about."""
        return self.where(seat, item, before, after) if self.where else (self.spot(seat, item),)

    def among(self, players: Sequence[str]) -> Thing:
        """The same, told with the names of who plays."""
        return self

    def takes(self, value: Any) -> bool:
        """Whether it can be this, whatever else is on the table."""
        return True


@dataclass(frozen=True)
class Amount(Thing):
    """A number of something: goods, points, steps on a track. least, most: bounds by the rules; None for none."""

    least: int = 0
    most: int | None = None

    @property
    def nothing(self) -> Any:
        return 0

    @property
    def called(self) -> str:
        return inside(self.name)

    def differs(self, item: str, was: Any, now: Any) -> str:
        noun = ngettext(*self.noun, abs(now - was)) if self.noun[0] else self.called
        return f"{signed(now - was)} {noun}"

    def both(self, was: Any, now: Any) -> str:
        return f"{was} → {now}"

    def takes(self, value: Any) -> bool:
        return type(value) is int and self.least <= value and (self.most is None or value <= self.most)


@dataclass(frozen=True)
class Marker(Amount):
    """Steps on a track, of markers that lie on each other where they meet: wherever one is put, it lies on top.

    stack: path of the seats in their order, whoever is farthest and on top first.
    """

    stack: str = ""

    def put_on_top(self, data: Any, seat: int | None) -> None:
        """Bring a player's marker on top of those on its step, in the JSON of a position."""
        order = [other for other in found_at(data, self.stack, None) if other != seat]
        step = self.of(data, seat)
        order.insert(sum(self.of(data, other) > step for other in order), seat)
        put_in(data, Thing("", "", at=self.stack), None, order)


@dataclass(frozen=True)
class Number(Amount):
    """A number that nobody adds up: a month, a round, a place in an order.

    none: what is said for 0, marked with `N_`.
    """

    none: str = ""

    @property
    def called(self) -> str:
        return ngettext(*self.noun, 1) if self.noun[0] else inside(self.name)

    def told(self, value: Any) -> str:
        return str(value) if value or not self.none else _(self.none)

    def differs(self, item: str, was: Any, now: Any) -> str:
        return f"{self.called} {self.told(was)} → {self.told(now)}"

    def both(self, was: Any, now: Any) -> str:
        return ""


@dataclass(frozen=True)
class Pieces(Thing):
    """Several pieces with names, of which equal ones can be: cards in a hand, tiles of a market, a supply by name.

    names: name of a piece -> what readers call it, a `Texts`, in the order in which they are told. ordered: whether
    their order means something. face_down: on a board it is seen how many they are, not which. copies: how many there
    are of each; empty for no bound.
    said: how a difference is told, singular and plural with {change} and {item}, marked with `NN_`.
    """

    names: Mapping[Any, str] = field(default_factory=dict)
    ordered: bool = False
    face_down: bool = False
    copies: Mapping[Any, int] = field(default_factory=dict)
    # Translators: {change}: “+2”; {item}: the name of a piece, which has no plural, as “red bowl”
    said: tuple[str, str] = NN_("{change} {item}", "{change} × {item}")

    def cells(self, position: Any, seat: int | None) -> Iterator[Cell]:
        if not self.face_down:
            yield from super().cells(position, seat)
            return
        yield Cell(self.spot(seat), self.name, str(len(self.of(position, seat))))

    @property
    def nothing(self) -> Any:
        return 0

    @property
    def called(self) -> str:
        return ngettext(*self.noun, 2) if self.noun[0] else inside(self.name)

    def items(self, value: Any) -> Iterator[tuple[str, Any]]:
        yield from counts(value).items()

    def item(self, facts: Mapping[str, Any]) -> str:
        return str(facts.get(self.key, ""))

    def one(self, item: str) -> str:
        # Translators: pieces of one kind, and where they lie: “bowls, red”
        return _("{thing}, {piece}").format(thing=self.called, piece=self.piece(item))

    def piece(self, name: str) -> str:
        """What readers call a piece."""
        return self.names.get(name, name)

    def rank(self, item: str) -> int:
        return list(self.names).index(item) if item in self.names else len(self.names)

    def told(self, value: Any) -> str:
        if self.ordered:
            return listed(map(self.piece, value)) or NOTHING
        there = ((self.piece(name), count) for name, count in self.items(value) if count)
        # Translators: several equal pieces, as “2 × red bowl”, for a name of a piece has no plural
        several = _("{count} × {piece}")
        each = (piece if count == 1 else several.format(count=count, piece=piece) for piece, count in there)
        return listed(each) or NOTHING

    def told_one(self, value: Any) -> str:
        return str(value)

    def differs(self, item: str, was: Any, now: Any) -> str:
        one, more = self.said
        said = _(one) if one == more else ngettext(one, more, abs(now - was))
        return said.format(change=signed(now - was), item=self.piece(item))

    def takes(self, value: Any) -> bool:
        if isinstance(value, Mapping):
            return all(piece in self.names and type(count) is int and count >= 0 for piece, count in value.items())
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


@dataclass(frozen=True)
class Player(OneOf):
    """One of those who play, by seat. names: what seats are called where no position tells who sits there."""

    def among(self, players: Sequence[str]) -> Thing:
        return replace(self, names=dict(enumerate(players)))


@dataclass(frozen=True)
class Row(OneOf):
    """Places in a row, numbered from 1, with one of several at each of them: the events of a year."""

    def items(self, value: Any) -> Iterator[tuple[str, Any]]:
        yield from ((str(number), each) for number, each in enumerate(value, 1))

    def one(self, item: str) -> str:
        return f"{self.called} {item}"

    def rank(self, item: str) -> int:
        return int(item or 0)

    def told(self, value: Any) -> str:
        return listed(map(self.told_one, value)) or NOTHING

    def told_one(self, value: Any) -> str:
        return super().told(value)

    def differs(self, item: str, was: Any, now: Any) -> str:
        return f"{self.one(item)}: {self.told_one(now)}"

    def takes(self, value: Any) -> bool:
        return isinstance(value, list | tuple) and all(super(Row, self).takes(each) for each in value)


@dataclass(frozen=True)
class Spread(OneOf):
    """Named places with one of several at each of them: the card at each location, the token in each city.

    spots_of: name of a place -> what readers call it, in the order in which they lie, where the value is a list.
    """

    spots_of: Mapping[Any, str] = field(default_factory=dict)

    def items(self, value: Any) -> Iterator[tuple[str, Any]]:
        yield from value.items() if isinstance(value, Mapping) else zip(self.spots_of, value, strict=False)

    def with_item(self, value: Any, item: str, one: Any) -> Any:
        """The value with another one at a place."""
        if isinstance(value, Mapping):
            return {**value, item: one}
        return [one if place == item else each for place, each in zip(self.spots_of, value, strict=False)]

    def one(self, item: str) -> str:
        return self.spots_of[item]

    def rank(self, item: str) -> int:
        return list(self.spots_of).index(item) if item in self.spots_of else len(self.spots_of)

    def told(self, value: Any) -> str:
        # Translators: what lies at a place: “Jade: silk (5)”
        told = _("{place}: {piece}")
        there = ((item, each) for item, each in self.items(value) if each is not None)
        return listed(told.format(place=self.one(item), piece=self.told_one(each)) for item, each in there) or NOTHING

    def told_one(self, value: Any) -> str:
        return super().told(value)

    def differs(self, item: str, was: Any, now: Any) -> str:
        return _("{place}: {piece}").format(place=self.one(item), piece=self.told_one(now))

    def takes(self, value: Any) -> bool:
        if not isinstance(value, Mapping | list | tuple):
            return False
        places = [*value] if isinstance(value, Mapping) else []
        values = value.values() if isinstance(value, Mapping) else value
        return all(place in self.spots_of for place in places) and all(
            super(Spread, self).takes(each) for each in values
        )


class Things(tuple[Thing, ...]):
    """The things of a game, in the order in which they are told.

    >>> Things([Amount("yuan", "Yuan", at="yuan.{seat}")]).named("yuan").spot(1)
    'yuan/1'
    """

    def named(self, key: str) -> Thing:
        """The thing of this key. Raises: KeyError."""
        return self._by_key[key]

    def rank(self, key: str) -> int:
        """Where the thing of this key stands among all."""
        return [*self._by_key].index(key)

    def counted(self, note: str) -> Thing | None:
        """The thing that notes count by this name."""
        return self._by_note.get(note)

    def changed_by(self, rule: str) -> Sequence[Thing]:
        """The things that a rule changes without counting."""
        return self._by_rule.get(rule, ())

    def values(self, position: Any) -> dict[Key, Any]:
        """All that lies on the table, item by item; what is not there is left out."""
        found: dict[Key, Any] = {}
        for thing in self:
            for seat in seats(thing, position):
                for item, value in thing.items(thing.of(position, seat)):
                    found[seat, thing.key, item] = value
        return found

    @cached_property
    def held(self) -> tuple[Sequence[Held], Sequence[Held]]:
        """What each player has, and what the table has, by what it belongs to."""
        owned, shared = ([each for each in self if each.owned is whether] for whether in (True, False))
        return _by_holder(owned), _by_holder(shared)

    @cached_property
    def _by_key(self) -> dict[str, Thing]:
        return {thing.key: thing for thing in self}

    @cached_property
    def _by_note(self) -> dict[str, Thing]:
        return {thing.note or thing.key: thing for thing in self}

    @cached_property
    def _by_rule(self) -> dict[str, list[Thing]]:
        return {rule: [thing for thing in self if rule in thing.rules] for each in self for rule in each.rules}

    def __getnewargs__(self) -> tuple[Iterable[Thing]]:
        return (tuple(self),)


class Held:
    """Neighbours in the order of things that belong to the same: to a court, or to the table itself."""

    def __init__(self, holder: str, things: Iterable[Thing]) -> None:
        self._holder, self._things = holder, [*things]
        fields = [thing.at.rpartition(".")[2] for thing in self._things]
        alike = len(fields) > 1 and not any(field in ("", "{seat}") for field in fields)
        self._read = attrgetter(*fields) if alike else None

    def different(self, before: Any, after: Any, seat: int | None) -> Sequence[tuple[Thing, Any, Any]]:
        """Those that are not the same in two positions, with what they were and are."""
        one, other = before, after
        if self._holder:
            way = _way(self._holder, seat)
            one, other = _found(before, way), _found(after, way)
            if one == other:
                return ()
        pairs = zip(self._things, self._values(before, one, seat), self._values(after, other, seat), strict=True)
        return [(thing, was, now) for thing, was, now in pairs if was is not now and was != now]

    def _values(self, position: Any, holder: Any, seat: int | None) -> Iterable[Any]:
        """All at once where that can be had: a preview of each of a hundred moves compares what each player has."""
        if self._read is None or isinstance(holder, (dict, list, tuple)):
            return [thing.of(position, seat) for thing in self._things]
        values: tuple[Any, ...] = self._read(holder)
        return values


def _by_holder(things: Iterable[Thing]) -> Sequence[Held]:
    return [Held(holder, held) for holder, held in groupby(things, attrgetter("holder"))]


def seats(thing: Thing, position: Any) -> Iterable[int | None]:
    """Whose it is: every player's, or the table's."""
    return range(len(position.players)) if thing.owned else (None,)


def counts(value: Any) -> Mapping[str, int]:
    """How many there are of each piece."""
    if isinstance(value, Mapping):
        return value
    found: dict[str, int] = {}
    for piece in value:  # mostly few: a third of the price of a `Counter`
        found[piece] = found.get(piece, 0) + 1
    return found


def put(data: Json, thing: Thing, seat: int | None, value: Any) -> Json:
    """The JSON of a position in which this thing is that; the given one stays as it is.

    Raises: IndexError for a seat that is not there.
    """
    changed = deepcopy(data)
    put_in(changed, thing, seat, value)
    return changed


def put_in(data: Any, thing: Thing, seat: int | None, value: Any) -> None:
    """As `put`, in place, in a position or in its JSON.

    Raises: AttributeError or TypeError where something on the way is never changed in place.
    """
    *way, last = _way(thing.at, seat)
    inner = _found(data, way)
    if isinstance(inner, dict):
        inner[last] = value
    elif isinstance(inner, list):
        inner[int(last)] = value
    else:
        setattr(inner, last, value)


def found_at(position: Any, path: str, seat: int | None) -> Any:
    """What lies at a path of a position, or of its JSON."""
    return _found(position, _way(path, seat))


@cache
def _way(path: str, seat: int | None) -> tuple[str, ...]:
    return tuple(path.format(seat=seat).split("."))


def _found(value: Any, way: Iterable[str]) -> Any:
    for step in way:
        if isinstance(value, dict):
            value = value[step]
        else:
            value = value[int(step)] if isinstance(value, (list, tuple)) else getattr(value, step)
    return value
