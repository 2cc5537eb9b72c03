"""What can be chosen and lies nowhere on a drawn board, or is small there, as cards: `Option` of `wire`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from yotd_widget.engine.moves import Move
from yotd_widget.engine.position import Position

Json = dict[str, Any]

MOST = 5
"""So many cards of what lies on the board as well find room; more is pressed there."""


def option(place: str, icon: str = "", name: str = "", detail: str = "", *, count: str = "", piece: str = "") -> Json:
    """A card, or a price."""
    return {"place": place, "icon": icon, "piece": piece, "count": count, "name": name, "detail": detail}


def cards(
    position: Position,
    places: Callable[[Move], list[str]],
    looks: Callable[[Move], Mapping[str, str]],
    *,
    on_board: tuple[type[Move], ...] = (),
    only_legal: tuple[type[Move], ...] = (),
    last: tuple[type[Move], ...] = (),
    elsewhere: Callable[[Move], bool] = lambda _move: False,
) -> list[Json]:
    """The cards of the open question in the order of its candidates; what declines it or ends it comes last.

    places: where a move is pressed; one that lies nowhere is its own place, one of several parts is no card. looks: its
    icon, piece, count, name and detail, as far as it has them. on_board: kinds of moves that can be pressed on the
    board as well: cards while they are legal and few. only_legal: others where nobody asks why not. last: what else
    comes last. elsewhere: whether a move is pressed somewhere else alone.
    """
    question = position.agenda[-1]
    legal = {*question.options(position)}

    def has_card(move: Move) -> bool:
        if elsewhere(move) or "+" in "".join(places(move)[:1]):
            return False
        return move in legal or not isinstance(move, (*on_board, *only_legal))

    found = [move for move in question.candidates(position) if has_card(move)]
    there = [move for move in found if isinstance(move, on_board)]
    shown = [move for move in found if move not in there] + (there if len(there) <= MOST else [])
    shown.sort(key=lambda move: move.declines or move == question.stop or isinstance(move, last))
    return [option(next(iter(places(move)), str(move)), **looks(move)) for move in shown]
