"""A board without anything that is worked out from it: before a question nothing on it answers it."""

from __future__ import annotations

from typing import Any

from yotd_widget.games.gugong import jade, travel
from yotd_widget.games.gugong.screen.board import house, meng_waits, pays, tile
from yotd_widget.games.gugong.state import State

Json = dict[str, Any]


def quiet(board: Json, state: State) -> Json:
    """The board of a state, but with the prices that are printed on it, and, before the Night, without matches."""
    silent = board | {
        "officials": [each | {"pays": pays(each["key"], travel.COST_B)} for each in board["officials"]],
        "houses": [_house(state, each) for each in board["houses"]],
        "tiles": [_tile(state, each) for each in board["tiles"]],
    }
    return silent if state.phase == "night" else silent | _dark(silent, state)


def _house(state: State, shown: Json) -> Json:
    number = int(shown["place"].partition("/")[2])
    return house(state, number, jade.printed(state, number))


def _tile(state: State, shown: Json) -> Json:
    decree = shown["place"].partition("/")[2]
    return tile(state, decree, state.data.tiles[decree].cost)


def _dark(board: Json, state: State) -> Json:
    """Cards without lanterns, and what Meng's amount to."""
    own = board["hand"]
    return {
        "seats": [each | {"pile": [card | {"matches": 0} for card in each["pile"]]} for each in board["seats"]],
        "officials": [each | {"card": each["card"] | {"matches": 0}} for each in board["officials"]],
        "hand": own | {pile: [card | {"matches": 0} for card in own[pile]] for pile in ("cards", "discard")},
        "meng": board["meng"] and board["meng"] | {"text": meng_waits(state)},
    }
