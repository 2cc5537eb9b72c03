"""The table that a draft shows, even if it cannot be."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from yotd_widget.engine.editing import Draft
from yotd_widget.games.dragon.codec import CODEC
from yotd_widget.games.dragon.court import Court, Palace
from yotd_widget.games.dragon.notation import defaults
from yotd_widget.games.dragon.pieces import Person
from yotd_widget.games.dragon.state import Setup, State


def table_of(draft: Draft) -> State:
    """The table that a draft shows, unchecked: to be looked at, and for whoever says what is wrong with it."""
    return State(
        msgspec.convert(draft["setup"], Setup),
        tuple(draft["event_row"]),
        draft["month"],
        draft["phase"],
        tuple(map(tuple, draft["groups"])),
        {int(seat): letter for seat, letter in draft["dragons"].items()},
        dict(draft["offer"]),
        [_court(court) for court in draft["courts"]],
        list(draft["track"]),
        CODEC.agenda(draft["agenda"]),
        draft["great_event"],
        tuple(draft["wall"]),
    )


def _court(data: dict[str, Any]) -> Court:
    palaces = [Palace(palace["floors"], tuple(palace["persons"])) for palace in data["palaces"]]
    things = {name: value for name, value in data.items() if name != "palaces"}
    return Court(palaces, **{**things, "hand": tuple(data["hand"]), "wall_tiles": tuple(data["wall_tiles"])})


def total(table: State) -> Counter[Person]:
    """Tiles on the board, at court and on their way (INV-01)."""
    tiles: Counter[Person] = Counter(table.offer)
    for court in table.courts:
        tiles.update(court.persons())
    tiles.update(defaults.held(table))
    return tiles
