"""A board for any game: what lies on the common table, then what each player has, every thing by its name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from yotd_widget.describe.choices import placed
from yotd_widget.describe.things import Thing, seats
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.phrases import begun
from yotd_widget.engine.position import Position
from yotd_widget.engine.texts import _

if TYPE_CHECKING:
    from yotd_widget.describe.game import Described
    from yotd_widget.describe.screen import ScreenRoom

Json = dict[str, Any]


def areas(game: Described[Any], position: Position) -> list[Json]:
    """The areas with their things; their form stands in the front end's `games/generic/board.ts`."""
    found: list[Json] = [_area("table", _("Table"), None)]
    found += [_area(f"player/{seat}", name, seat) for seat, name in enumerate(position.players)]
    for thing in game.things:
        for seat in seats(thing, position):
            found[0 if seat is None else seat + 1]["things"] += _shown(thing, position, seat)
    return found if found[0]["things"] else found[1:]


def _area(key: str, title: str, seat: int | None) -> Json:
    return {"key": key, "title": title, "seat": seat, "things": []}


def _shown(thing: Thing, position: Position, seat: int | None) -> Iterator[Json]:
    """A thing, or each of its items where every one has a place of its own."""
    value = thing.of(position, seat)
    if "{item}" not in thing.place:
        yield {"place": thing.spot(seat), "name": thing.name, "text": thing.told(value)}
        return
    for item, each in thing.items(value):
        yield {"place": thing.spot(seat, item), "name": begun(thing.one(item)), "text": thing.told_one(each)}


def loose(room: ScreenRoom[Any], position: Position) -> list[str]:
    """The places of choices that are at no thing, in the order in which the game lists them."""
    if not position.agenda or position.agenda[-1].seat == LUCK:
        return []
    there = {thing["place"] for area in areas(room.game, position) for thing in area["things"]}
    return [place for places in placed(room, position).values() for place in places if place not in there]
