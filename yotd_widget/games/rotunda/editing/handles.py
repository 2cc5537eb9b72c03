"""Where a thing of this game is pressed on the drawn board: a room, a village and a field hold all that is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from yotd_widget.describe.editing.controls import Place, switch, switches
from yotd_widget.describe.editing.handles import Handle, OfPieces, OfSpread, Table, amount, one_of
from yotd_widget.describe.spots import owned
from yotd_widget.engine.editing import Draft, Edit, Json
from yotd_widget.engine.texts import N_, _
from yotd_widget.games.rotunda.pieces import HALL
from yotd_widget.games.rotunda.state import State
from yotd_widget.games.rotunda.words import FIELD_NAMES, ROOM_NAMES, VILLAGE_NAMES

_THERE: Final = {"leaders": "room", "young": "room", "senior": "room", "villages": "village", "chain": "field",
                 "worship": "field"}  # fmt: skip
"""Pieces of players -> what holds them."""
_ROOMS: Final = {"market": "market", "retailer": "retailer", "wholesaler": "wholesaler", "warehouse": "warehouse",
                 "banker": "banker", "smugglers": "smugglers", "experts": "experts_room"}  # fmt: skip
"""What lies in a room -> the room."""
_TOGETHER: Final = {
    "orders": "orders/{seat}",
    "cards": "cards/{seat}",
    "amulets": "amulets/{seat}",
    "stock": "stock",
    "temples": "temples",
    "offered_orders": "offers/orders",
    "offered_amulets": "offers/amulets",
}
"""Pieces of many kinds -> the one place at which all kinds are pressed."""
_NAMES: Final = {"room": ROOM_NAMES, "village": VILLAGE_NAMES, "field": FIELD_NAMES}
_LIES: Final = N_("Room that lies here")


class Unique(OfPieces):
    """Cards of which there is one of a kind: a switch for each."""

    single = True

    def controls(self, table: Table, seat: int | None) -> Iterator[Json]:
        there, at = self.thing.of(table.position, seat), self.at(seat)
        names = self.thing.names
        yield switches(at, self.thing.name, [
            switch(f"{at}.{each}", names[each], each in there, each not in there) for each in names
        ])  # fmt: skip

    def places(self, table: Table, seat: int | None) -> Iterator[Place]:
        yield Place(self.thing.spot(seat), *self.titled(table, seat), list(self.controls(table, seat)))

    def _count(self, edit: Edit, item: str) -> int:
        return int(edit.to) if isinstance(edit.to, bool) else amount(edit, 0, 1)


class Leaders(OfPieces):
    """A player has always as many: one who comes into a room leaves the Hall, or else another room, and goes there."""

    def change(self, draft: Draft, edit: Edit, *named: str) -> None:
        seat, room = self.seat(named), named[-1]
        before = list(self.thing.of(draft, seat))
        super().change(draft, edit, *named)
        if not room:
            return
        after = list(self.thing.of(draft, seat))
        while len(after) > len(before) and (others := [each for each in after if each != room]):
            after.remove(HALL if HALL in others else others[0])
        if room != HALL:
            after += [HALL] * (len(before) - len(after))
        self.set(draft, seat, self._sorted(after))


class Tiles(OfSpread):
    """The room at a place of the outer ring; where it lay, the one lies that was here."""

    def places(self, table: Table, seat: int | None) -> Iterator[Place]:
        state: State = table.position
        sizes: dict[str, Any] = {room.id: room.size for room in state.data.rooms}
        for place, room in state.tiles.items():
            options = [(each, ROOM_NAMES[each]) for each in sizes if sizes[each] == sizes[room]]
            control = self.choice(f"{self.at(seat)}.{place}", room, _(_LIES)) | {"options": options}
            yield Place(f"room/{room}", ROOM_NAMES[room], "", [control])

    def change(self, draft: Draft, edit: Edit, *named: str) -> None:
        room, old = one_of(edit, self.values()), draft["tiles"].get(named[-1])
        if old is not None:
            draft["tiles"] = {at: old if lies == room else lies for at, lies in draft["tiles"].items()}
        super().change(draft, edit, *named)


class Elsewhere(Handle):
    """A thing that is pressed where it lies, together with all else that lies there."""

    def __init__(self, handle: Any) -> None:
        self.handle, self.thing = handle, handle.thing
        self.pattern, self.owned = handle.pattern, handle.owned

    def change(self, draft: Draft, edit: Edit, *named: str) -> None:
        self.handle.change(draft, edit, *named)

    def label(self, table: Table, edit: Edit, *named: str) -> str:
        return str(self.handle.label(table, edit, *named))

    def owner(self, table: Table, *named: str) -> str:
        return str(self.handle.owner(table, *named))

    def places(self, table: Table, seat: int | None) -> Iterator[Place]:
        key = self.thing.key
        if key in _TOGETHER:
            controls = list(self.handle.controls(table, seat))
            title, beside = self.handle.titled(table, seat)
            yield Place(_TOGETHER[key].format(seat=seat), title, beside, controls)
        elif key in _ROOMS:
            room = _ROOMS[key]
            here = room in table.position.rooms
            # What lies in a room that is not in this house belongs to the supply
            if here or any(self.thing.of(table.position, seat)):
                controls = [each for place in self.handle.places(table, seat) for each in place.controls]
                yield Place(f"room/{room}" if here else _TOGETHER["stock"], ROOM_NAMES[room], "", controls)
        else:
            yield from self._pieces(table, seat)

    def _pieces(self, table: Table, seat: Any) -> Iterator[Place]:
        kind, there = _THERE[self.thing.key], self.thing.of(table.position, seat)
        label = owned(table.position.players[seat], self.thing.name)
        for item, control in zip(self.thing.names, self.handle.controls(table, seat), strict=True):
            if item in there or self._fits(table.position, item):
                yield Place(f"{kind}/{item}", _NAMES[kind][item], "", [control | {"label": label}])

    def _fits(self, state: State, item: str) -> bool:
        """Whether such a piece can be there: Leaders in any room, others on the chairs of the inner ring."""
        inner = dict(state.data.board.inner).values()
        match self.thing.key:
            case "leaders":
                return item == HALL or item in state.rooms
            case "young" | "senior":
                return item in inner
            case "villages":
                return item in state.data.villages.clockwise
        return True


_LIES_AT: Final = (
    (r"(market|retailer|wholesaler|warehouse)/.*|(banker)", r"room/\1\2"),
    (r"(?:young|senior)/(\w+)/\d|leader/\d/(\w+)", r"room/\1\2"),
    (r"token/.*", "room/smugglers"),
    (r"expert/e.*", "room/experts_room"),
    (r"(expert|done)/(\d)/.*", r"\1/\2/"),
    (r"(order|card|amulet)/(\d)/.*", r"\1s/\2"),
    (r"(order|amulet)/\D.*", r"offers/\1s"),
    (r"(village/\w+)/\d", r"\1"),
    (r"(?:worship|chain)/(\w+)/\d", r"field/\1"),
    (r"stock/.*", "stock"),
    (r"temple/.*", "temples"),
)


def lies_at(place: str) -> str:
    """Where a thing with a place of its own is pressed on the board of a draft.

    >>> lies_at("market/tea"), lies_at("amulet/0/A1"), lies_at("amulet/A1"), lies_at("vp/0")
    ('room/market', 'amulets/0', 'offers/amulets', 'vp/0')
    """
    for pattern, there in _LIES_AT:
        if found := re.fullmatch(pattern, place):
            return found.expand(there)
    return place


MOVED: Final = {*_THERE, *_ROOMS, *_TOGETHER}
SINGLE: Final = {"orders", "cards", "offered_orders", "experts"}
"""Things of which there is one of a kind."""
