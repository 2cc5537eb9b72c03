"""A board for any game: what lies on the common table, then what each player has, every thing by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from yotd_widget.describe.choices import placed
from yotd_widget.describe.things import seats
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.position import Position
from yotd_widget.engine.texts import _

if TYPE_CHECKING:
    from yotd_widget.describe.game import Described
    from yotd_widget.describe.screen import ScreenRoom

Json = dict[str, Any]


def areas(game: Described[Any], position: Position) -> list[Json]:
    """The areas with their things: each an `Area` of `wire`."""
    found: list[Json] = [_area("table", _("Table"), None)]
    found += [_area(f"player/{seat}", name, seat) for seat, name in enumerate(position.players)]
    for thing in game.things:
        for seat in seats(thing, position):
            area = found[0 if seat is None else seat + 1]
            area["things"] += [cell._asdict() for cell in thing.cells(position, seat)]
    return found if found[0]["things"] else found[1:]


def _area(key: str, title: str, seat: int | None) -> Json:
    return {"key": key, "title": title, "seat": seat, "things": []}


def loose(room: ScreenRoom[Any], position: Position) -> list[str]:
    """The places of choices that are at no thing, in the order in which the game lists them."""
    if not position.agenda or position.agenda[-1].seat == LUCK:
        return []
    there = {thing["place"] for area in areas(room.game, position) for thing in area["things"]}
    return [place for places in placed(room, position).values() for place in places if place not in there]
