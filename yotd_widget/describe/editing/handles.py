"""What can be changed on a draft: how an edit names it, where it is pressed, what it does, and how that is told.

Players are P1, P2 … by seat: "P1.yuan", "month5", "P2.hand.monk". A handle does what one means by an edit and no more.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import Any, Final

from yotd_widget.describe.editing.controls import Place, act, choice, number, switch, switches, text
from yotd_widget.describe.spots import owned
from yotd_widget.describe.things import (
    Amount,
    Marker,
    OneOf,
    Pieces,
    Player,
    Row,
    Spread,
    Thing,
    counts,
    found_at,
    put_in,
)
from yotd_widget.engine.editing import Draft, Edit, Json
from yotd_widget.engine.errors import BadInput, short
from yotd_widget.engine.names import name
from yotd_widget.engine.names import players as checked_players
from yotd_widget.engine.phrases import begun
from yotd_widget.engine.texts import N_, _

MOST: Final = 2**53 - 1
"""Numbers that a page can count."""
SEAT: Final = r"P([1-9]\d?)"


class Table:
    """A draft, and the position that it shows, which may be one that cannot be. shown: makes it of the draft."""

    def __init__(self, draft: Draft, shown: Callable[[Draft], Any]) -> None:
        self.draft, self._shown = draft, shown

    @cached_property
    def position(self) -> Any:
        """The position, unchecked."""
        return self._shown(self.draft)


class Handle:
    """Something that can be changed. pattern: of its names in edits; its groups come to the methods as `named`."""

    pattern: str
    owned: bool = False
    """Whether every player has one."""

    def places(self, table: Table, seat: int | None) -> Iterator[Place]:
        """The places where it is pressed, with its controls; none where another handle shows them."""
        return iter(())

    def change(self, draft: Draft, edit: Edit, *named: str) -> None:
        """Change the draft in place. Raises: BadInput for what it cannot be; IndexError for what is not there."""
        raise NotImplementedError

    def label(self, table: Table, edit: Edit, *named: str) -> str:
        """What the edit does, for a button below the thing: "Floors: 3"."""
        raise NotImplementedError

    def owner(self, table: Table, *named: str) -> str:
        """Whose it is, or where it lies; "" for what belongs to the whole table."""
        return str(table.position.players[int(named[0]) - 1]) if self.owned else ""


def unknown(at: object) -> BadInput:
    """What is raised for a thing that is not there."""
    return BadInput(_("There is nothing called {thing} to change here.").format(thing=short(at)))


def cannot(edit: Edit) -> BadInput:
    """What is raised for a value that a thing cannot have."""
    return BadInput(_("This cannot be {value}.").format(value=short(edit.to)))


def amount(edit: Edit, least: int = 0, most: int | None = None) -> int:
    """The number of an edit. Raises: BadInput."""
    if type(edit.to) is not int or not least <= edit.to <= (MOST if most is None else most):
        raise cannot(edit)
    return edit.to


def one_of(edit: Edit, values: Iterable[Any]) -> Any:
    """The value of an edit, which a page may have sent as text. Raises: BadInput."""
    for value in values:
        if (edit.to == value and type(edit.to) is type(value)) or (value is not None and edit.to == str(value)):
            return value
    raise cannot(edit)


def lay(pieces: list[Any], index: int, piece: Any, most: int | None = None) -> None:
    """Lay a piece at a place of a list: None takes away what lies there, behind the last one it is added.

    Raises: IndexError.
    """
    if piece is None:
        del pieces[index : index + 1]
    elif index == len(pieces) and (most is None or index < most):
        pieces.append(piece)
    else:
        pieces[index] = piece


class Name(Handle):
    """A player's name. at: the path of all names in the draft."""

    pattern = rf"{SEAT}\.name"
    owned = True
    label_of: Final = N_("Player's name")

    def __init__(self, at: str) -> None:
        self._at = Thing("name", self.label_of, at=at)

    def places(self, table: Table, seat: int | None) -> Iterator[Place]:
        player = table.position.player(seat)
        if player not in self._at.of(table.draft, None):  # an opponent whom nobody plays
            return
        yield Place(f"name/{seat}", owned(player, self._at.name), self._at.name,
                    [text(f"{_typed(seat)}name", self._at.name, player)])  # fmt: skip

    def change(self, draft: Draft, edit: Edit, *named: str) -> None:
        names = list(self._at.of(draft, None))
        names[int(named[0]) - 1] = name(edit.to)
        put_in(draft, self._at, None, list(checked_players(tuple(names))))

    def label(self, table: Table, edit: Edit, *named: str) -> str:
        return _("Name: {value}").format(value=edit.to)


# --- Of the things of the game -------------------------------------------------------------------------------------


class OfThing(Handle):
    """A thing as the game describes it."""

    thing: Thing

    def __init__(self, thing: Any) -> None:
        self.thing = thing
        self.owned = thing.owned
        self.pattern = (SEAT + r"\." if thing.owned else "") + re.escape(thing.typed) + self.items

    items = ""
    """The pattern of what follows its name."""

    def at(self, seat: int | None) -> str:
        """Its name in edits."""
        return _typed(seat) + self.thing.typed

    def titled(self, table: Table, seat: int | None) -> tuple[str, str]:
        """Title and beside of its place."""
        player = "" if seat is None else str(table.position.players[seat])
        return owned(player, self.thing.name), player

    def places(self, table: Table, seat: int | None) -> Iterator[Place]:
        yield Place(self.thing.spot(seat), *self.titled(table, seat), list(self.controls(table, seat)))

    def controls(self, table: Table, seat: int | None) -> Iterator[Json]:
        """What opens at its place."""
        raise NotImplementedError

    def set(self, draft: Draft, seat: int | None, value: Any) -> None:
        """Put it, and what moves along."""
        put_in(draft, self.thing, seat, value)
        if self.thing.along is not None:
            self.thing.along(draft, seat)

    def label(self, table: Table, edit: Edit, *named: str) -> str:
        return _("{thing}: {value}").format(thing=self.thing.name, value=self.thing.told(edit.to))

    def seat(self, named: tuple[str, ...]) -> int | None:
        """The seat that an edit names."""
        return int(named[0]) - 1 if self.owned else None


class OfAmount(OfThing):
    """A number, to be counted up and down."""

    thing: Amount

    def controls(self, table: Table, seat: int | None) -> Iterator[Json]:
        value = self.thing.of(table.position, seat)
        yield number(self.at(seat), self.thing.name, value, self.thing.least, self.thing.most)

    def change(self, draft: Draft, edit: Edit, *named: str) -> None:
        self.set(draft, self.seat(named), amount(edit, self.thing.least, self.thing.most))


class OfMarker(OfAmount):
    """A marker on a track, with a button that puts it on top of its stack."""

    thing: Marker

    def controls(self, table: Table, seat: Any) -> Iterator[Json]:
        yield from super().controls(table, seat)
        position = table.position
        step = self.thing.of(position, seat)
        stacked = [
            other for other in found_at(position, self.thing.stack, None) if self.thing.of(position, other) == step
        ]
        if seat in stacked[1:]:
            yield act(f"{_typed(seat)}on_top", OnTop.said(), True)

    def set(self, draft: Draft, seat: int | None, value: Any) -> None:
        super().set(draft, seat, value)
        if self.thing.along is None:
            self.thing.put_on_top(draft, seat)


class OnTop(Handle):
    """A marker comes on top of those on its space. thing: what it is."""

    pattern = rf"{SEAT}\.on_top"
    owned = True

    def __init__(self, thing: Any) -> None:
        self._marker = OfMarker(thing)

    def change(self, draft: Draft, edit: Edit, *named: str) -> None:
        if edit.to is not True:
            raise cannot(edit)
        seat = int(named[0]) - 1
        self._marker.set(draft, seat, self._marker.thing.of(draft, seat))

    def label(self, table: Table, edit: Edit, *named: str) -> str:
        return self.said()

    @staticmethod
    def said() -> str:
        """What it does."""
        return _("On top of the stack")


class OfOneOf(OfThing):
    """One of several, to be chosen from a list."""

    thing: OneOf

    def controls(self, table: Table, seat: int | None) -> Iterator[Json]:
        yield self.choice(self.at(seat), self.thing.of(table.position, seat))

    def choice(self, at: str, value: Any, label: str = "") -> Json:
        """The control of one choice."""
        none = {"none": _(self.thing.none)} if self.thing.none else {}
        options = [(str(each), name) for each, name in self.thing.names.items()]
        return choice(at, label or self.thing.name, None if value is None else str(value), options=options, **none)

    def values(self) -> Iterator[Any]:
        """All that can be chosen."""
        yield from self.thing.names
        if self.thing.none:
            yield None

    def change(self, draft: Draft, edit: Edit, *named: str) -> None:
        self.set(draft, self.seat(named), one_of(edit, self.values()))

    def label(self, table: Table, edit: Edit, *named: str) -> str:
        told = OneOf.told(self.thing, one_of(edit, self.values()))
        return _("{thing}: {value}").format(thing=self.called(named), value=told)

    def called(self, named: tuple[str, ...]) -> str:
        """What is changed, as its label says it."""
        return self.thing.name


class OfPlayer(OfOneOf):
    """One of those who play."""

    def controls(self, table: Table, seat: int | None) -> Iterator[Json]:
        now = self.thing.of(table.position, seat)
        none = {"none": _(self.thing.none)} if self.thing.none else {}
        options = [(str(each), player) for each, player in enumerate(table.position.players)]
        yield choice(self.at(seat), self.thing.name, None if now is None else str(now), options=options, **none)

    def change(self, draft: Draft, edit: Edit, *named: str) -> None:
        seat = one_of(edit, self.values())
        if seat is not None and seat >= len(draft["seats"]):
            raise cannot(edit)
        self.set(draft, None, seat)


class OfRow(OfOneOf):
    """Places in a row, at each of which one of several is chosen: "month5"."""

    thing: Row
    items = r"([1-9]\d?)"

    def places(self, table: Table, seat: int | None) -> Iterator[Place]:
        if "{item}" not in self.thing.place:
            yield from super().places(table, seat)
            return
        for item, value in self._all(table, seat):
            control = self.choice(f"{self.at(seat)}{item}", value)
            yield Place(self.thing.spot(seat, item), begun(self.thing.one(item)), "", [control])

    def controls(self, table: Table, seat: int | None) -> Iterator[Json]:
        for item, value in self._all(table, seat):
            yield self.choice(f"{self.at(seat)}{item}", value, begun(self.thing.one(item)))

    def _all(self, table: Table, seat: int | None) -> Iterator[tuple[str, Any]]:
        return ((str(at), value) for at, value in enumerate(self.thing.of(table.position, seat), 1))

    def change(self, draft: Draft, edit: Edit, *named: str) -> None:
        row = list(self.thing.of(draft, self.seat(named)))
        row[int(named[-1]) - 1] = one_of(edit, self.values())
        self.set(draft, self.seat(named), row)

    def called(self, named: tuple[str, ...]) -> str:
        return begun(self.thing.one(named[-1]))


class OfSpread(OfOneOf):
    """Named places, at each of which one of several is chosen: "gifts.jade"."""

    thing: Spread
    items = r"\.(.+)"

    def places(self, table: Table, seat: int | None) -> Iterator[Place]:
        for item, value in self.thing.items(self.thing.of(table.position, seat)):
            title = begun(self.thing.one(item))
            control = self.choice(f"{self.at(seat)}.{item}", value, title)
            yield Place(self.thing.spot(seat, item), title, "", [control])

    def change(self, draft: Draft, edit: Edit, *named: str) -> None:
        seat = self.seat(named)
        there = self.thing.of(draft, seat)
        if named[-1] not in dict(self.thing.items(there)):
            raise unknown(edit.at)
        self.set(draft, seat, self.thing.with_item(there, named[-1], one_of(edit, self.values())))

    def called(self, named: tuple[str, ...]) -> str:
        return begun(self.thing.one(named[-1]))


class OfPieces(OfThing):
    """Several pieces: a switch for each where there are so many and no more, else a number for each kind."""

    thing: Pieces
    items = r"(?:\.(.+))?"

    def places(self, table: Table, seat: int | None) -> Iterator[Place]:
        if "{item}" not in self.thing.place or self.thing.copies:
            yield from super().places(table, seat)
            return
        for item, control in zip(self.thing.names, self.controls(table, seat), strict=True):
            yield Place(self.thing.spot(seat, item), begun(self.thing.one(item)), "", [control])

    def controls(self, table: Table, seat: int | None) -> Iterator[Json]:
        there = counts(self.thing.of(table.position, seat))
        if self.thing.copies:
            items = [item for piece in self.thing.copies for item in self._switches(self.at(seat), piece, there)]
            yield switches(self.at(seat), self.thing.name, items)
            return
        for piece in self.thing.names:
            label = begun(self.thing.one(piece) if "{item}" in self.thing.place else self.thing.piece(piece))
            yield number(f"{self.at(seat)}.{piece}", label, there.get(piece, 0))

    @property
    def single(self) -> bool:
        """Whether of each piece there is but one: it is there or it is not."""
        return set(self.thing.copies.values()) == {1}

    def _switches(self, at: str, piece: str, there: Any) -> Iterator[Json]:
        """Of two equal ones the second adds to the first."""
        held = there.get(piece, 0)
        for copy in range(1, self.thing.copies[piece] + 1):
            on = held >= copy
            to: Any = not on if self.single else held + (-1 if on else 1)
            yield switch(f"{at}.{piece}", self.thing.piece(piece), on, to)

    def change(self, draft: Draft, edit: Edit, *named: str) -> None:
        seat, item = self.seat(named), named[-1]
        pieces = self.thing.of(draft, seat)
        if not item:
            if not isinstance(edit.to, list | tuple) or not self.thing.takes(edit.to):
                raise cannot(edit)
            self.set(draft, seat, self._sorted(edit.to))
            return
        if item not in self.thing.names:
            raise unknown(edit.at)
        count = self._count(edit, item)
        if isinstance(pieces, dict):
            self.set(draft, seat, pieces | {item: count})
        else:
            self.set(draft, seat, self._sorted([each for each in pieces if each != item] + [item] * count))

    def _count(self, edit: Edit, item: str) -> int:
        if not self.single:
            return amount(edit, 0, self.thing.copies.get(item))
        if not isinstance(edit.to, bool):
            raise cannot(edit)
        return int(edit.to)

    def _sorted(self, pieces: Iterable[str]) -> list[str]:
        return sorted(pieces, key=list(self.thing.names).index)

    def label(self, table: Table, edit: Edit, *named: str) -> str:
        if not named[-1]:
            return super().label(table, edit, *named)
        was = counts(self.thing.of(table.draft, self.seat(named))).get(named[-1], 0)
        return _("{thing}: {value}").format(thing=self.thing.name, value=self.thing.differs(named[-1], was, edit.to))


class OfOrder(OfOneOf):
    """Pieces in an order: at each place one is chosen, behind the last one another, or none any more."""

    thing: Any
    items = r"\.([1-9]\d?)"

    def controls(self, table: Table, seat: int | None) -> Iterator[Json]:
        options = [*self.thing.names.items()]
        for at, piece in enumerate((*self.thing.of(table.position, seat), None), 1):
            yield choice(f"{self.at(seat)}.{at}", str(at), piece, options=options, none=_("nothing"))

    def change(self, draft: Draft, edit: Edit, *named: str) -> None:
        pieces = list(self.thing.of(draft, self.seat(named)))
        lay(pieces, int(named[-1]) - 1, one_of(edit, (*self.thing.names, None)))
        self.set(draft, self.seat(named), pieces)

    def label(self, table: Table, edit: Edit, *named: str) -> str:
        told = _("nothing") if edit.to is None else self.thing.piece(edit.to)
        return _("{thing}: {value}").format(thing=f"{self.thing.name} {named[-1]}", value=told)


def of_thing(thing: Thing) -> OfThing | None:
    """How a thing is changed; None for one that is only worked out."""
    if not thing.can_be_put:
        return None
    if isinstance(thing, Pieces) and thing.ordered:
        return OfOrder(thing)
    kinds = (
        (Row, OfRow), (Spread, OfSpread), (Player, OfPlayer), (OneOf, OfOneOf), (Pieces, OfPieces), (Marker, OfMarker),
        (Amount, OfAmount),
    )  # fmt: skip
    return next((handle(thing) for kind, handle in kinds if isinstance(thing, kind)), None)


def _typed(seat: int | None) -> str:
    """How the name of a player's thing begins."""
    return "" if seat is None else f"P{seat + 1}."
