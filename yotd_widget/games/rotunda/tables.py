"""Whether a table can be: what no thing by itself can tell. And where everything lies, whether it lies there or not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from yotd_widget.describe.codec import bad, names
from yotd_widget.describe.game import Described
from yotd_widget.describe.notation.room import NotationRoom
from yotd_widget.describe.spots import Spot, of_things, owned
from yotd_widget.describe.things import Pieces, Spread, seats
from yotd_widget.engine.errors import OneSentence
from yotd_widget.engine.texts import N_, Texts
from yotd_widget.games.rotunda.chains import fields
from yotd_widget.games.rotunda.pieces import CUBES, HALL, HIDDEN, KINDS
from yotd_widget.games.rotunda.state import State

_TOLD: Final = Texts(
    {
        "players": N_("there are as many seats as players"),
        "seat": N_("there is no such player"),
        "hall": N_("there is no such place of the Hall"),
        "village": N_("there is no such village"),
        "tiles": N_("each place of the outer ring has a room of its size, once"),
        "leader": N_("a Leader stands in a room that is in play, or in the Hall"),
        "leaders": N_("a player has as many Leaders as the others"),
        "neutral": N_("two players have three Neutral Leaders, and others have none"),
        "chair": N_("Assistants sit in rooms of the inner ring"),
        "field": N_("there is no such field of the Worship board"),
        "card": N_("there is no such card or token"),
        "complete": N_("nothing is missing from this list, and nothing else stands there"),
    }
)


class RotundaNotation(NotationRoom[State]):
    """Words of a position; of a table that cannot be it says why."""

    def check(self, position: State) -> None:
        try:
            position.data  # noqa: B018 - a pack that cannot be played with is told first
        except OneSentence as error:
            raise bad("$.setup.pack", error.text) from None
        names(position.setup.players, "$.setup.players")
        for path, what in _of_table(position):
            raise bad(path, _TOLD[what])
        for seat in range(len(position.seats)):
            for path, what in _of_seat(position, seat):
                raise bad(f"$.seats[{seat}].{path}", _TOLD[what])
        super().check(position)


def _of_table(state: State) -> Iterator[tuple[str, str]]:
    """What is wrong on the table: where, and which sentence says it."""
    data, count = state.data, len(state.setup.players)
    if len(state.seats) != count:
        yield "$.seats", "players"
        return
    for path, seat in (("$.active", state.active), ("$.ender", state.ender), ("$.setup.start", state.setup.start)):
        if seat is not None and not 0 <= seat < count:
            yield path, "seat"
    for number, task in enumerate(state.agenda):
        if not -1 <= getattr(task, "seat", 0) < count:
            yield f"$.agenda[{number}]", "seat"
    if state.hall not in data.board.hall_places:
        yield "$.hall", "hall"
    if state.peddler not in data.villages.clockwise:
        yield "$.peddler", "village"
    yield from _of_rooms(state)
    for path, keys, wanted in (
        ("$.stock", state.stock, CUBES),
        ("$.market", state.market, KINDS),
        ("$.edge", state.edge, data.worship.spaces),
    ):
        if {*keys} != {*wanted}:
            yield path, "complete"
    for path, cards, known in (
        ("$.temples", state.temples, data.prayers),
        ("$.orders", (*state.orders, *state.order_stack), data.order),
        ("$.experts", (*state.experts, *state.expert_stack, *state.discard), data.expert),
        ("$.smugglers", (*state.smugglers, *state.smuggler_stack), data.smugglers.ids),
        ("$.amulets", (*state.amulets, *state.amulet_stack), data.amulets.token_kinds),
    ):
        if any(card not in known and card != HIDDEN for card in cards):
            yield path, "card"
    if len(state.retailer) != 3 or len(state.wholesaler) != 3:
        yield "$.retailer", "complete"


def _of_rooms(state: State) -> Iterator[tuple[str, str]]:
    data = state.data
    sizes = {room.id: room.size for room in data.rooms}
    places = dict(data.board.outer)
    if state.tiles or state.turns:
        fits = all(sizes.get(room) == places.get(place, "") for place, room in state.tiles.items())  # type: ignore[call-overload]
        whole = {*state.tiles} == {*places} or not state.turns
        if not (fits and whole and len({*state.tiles.values()}) == len(state.tiles)):
            yield "$.tiles", "tiles"
    if state.neutrals and (len(state.seats) != 2 or {*state.neutrals} != {*KINDS}):
        yield "$.neutrals", "neutral"
    elif any(not state.in_play(room) for room in state.neutrals.values()):
        yield "$.neutrals", "leader"


def _of_seat(state: State, seat: int) -> Iterator[tuple[str, str]]:
    own, data = state.seats[seat], state.data
    if any(place != HALL and not state.in_play(place) for place in own.leaders):
        yield "leaders", "leader"
    if len(own.leaders) != data.players.of(len(state.seats)).leaders:
        yield "leaders", "leaders"
    for side in ("young", "senior"):
        if any(room not in data.inner for room in getattr(own, side)):
            yield side, "chair"
    if any(village not in data.villages.clockwise for village in own.villages):
        yield "villages", "village"
    board = fields(data.worship.rows, data.worship.cols)
    for key in ("chain", "worship"):
        if any(field not in board for field in getattr(own, key)):
            yield key, "field"
    for key, known in (("experts", data.expert), ("cards", data.expert), ("orders", data.order), ("done", data.order)):
        if any(card not in known for card in getattr(own, key)):
            yield key, "card"


# --- Where everything lies -------------------------------------------------------------------------------------------


def spots(game: Described[Any], position: State) -> Iterator[Spot]:
    """The places of all things, also of those that lie elsewhere now."""
    known = set[str]()
    for each in of_things(game, position):
        known.add(each.place)
        yield each
    for thing in game.things:
        if "{item}" not in thing.place or not isinstance(thing, Pieces | Spread):
            continue
        items = thing.spots_of if isinstance(thing, Spread) else thing.names
        for seat in seats(thing, position):
            owner = "" if seat is None else position.player(seat)
            typed = thing.typed if seat is None else f"P{seat + 1}.{thing.typed}"
            for item in items:
                if (place := thing.spot(seat, item)) not in known:
                    known.add(place)
                    yield Spot(f"{typed}.{item}", place, owned(owner, thing.one(item)))
