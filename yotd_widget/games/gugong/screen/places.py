"""Where a move is pressed. A move of several parts lies at all of their places, joined by "+"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product

from yotd_widget.engine.moves import Move
from yotd_widget.games.gugong.canal import free_harbour
from yotd_widget.games.gugong.moves import (
    Buy,
    Canal,
    Exchange,
    Give,
    Go,
    Intrigue,
    Invoke,
    Lay,
    Load,
    Obtain,
    Offer,
    Palace,
    Retrieve,
    Sail,
    Swap,
    Travel,
    Wall,
)
from yotd_widget.games.gugong.state import State


def joined(*parts: str) -> str:
    """The key of a choice that is pressed in parts."""
    return "+".join(parts)


def places(state: State, move: Move) -> list[str]:
    """The keys of the choice; none where its move is a card on the tray."""
    seat: int = state.agenda[-1].seat
    match move:
        case Give(card, location, mode, other):
            gift = f"card/{card}", f"gift/{location}"
            return [joined(*gift) if mode == "free" else joined(*gift, f"price/{other or mode}")]
        case Swap(card, location):
            return [joined(f"card/{card}", f"gift/{location}")]
        case Offer(card) | Retrieve(card):
            return [f"card/{card}"]
        case Go(city):
            return [f"city/{city}"]
        case Lay(str(location)):
            return [f"gift/{location}"]
        case Buy(house):
            return [f"house/{house}"]
        case Obtain(decree) | Invoke(decree):
            return [f"tile/{decree}"]
        case Load():
            return [_load(state, seat, move)]
        case Sail(route, harbour):
            return [f"ship/{seat}/{route}{harbour}"]
        case Exchange():
            return list(_exchange(state, seat, move))
        case Wall(option) | Travel(option) | Intrigue(option) | Palace(option) | Canal(option):
            return [f"option/{option}"]
    return []


def _load(state: State, seat: int, move: Load) -> str:
    """A ship or the first free harbour; and which piece, where there are two."""
    harbour = free_harbour(state, move.route)
    at = f"ship/{seat}/{move.route}{move.harbour}" if move.harbour else f"harbour/{move.route}{harbour or 0}"
    own = state.seats[seat]
    pool = getattr(state.agenda[-1], "left", None) is not None  # the Canal takes of the pool, all else of the supply
    servants, double = (own.pool, "pool") if pool else (own.supply, "supply")
    return joined(at, f"piece/{move.piece}") if servants and own.double == double else at


def _exchange(state: State, seat: int, move: Exchange) -> Iterator[str]:
    """Each choice of the own tokens that are of these kinds."""
    own = state.seats[seat].tokens
    ways = []
    for kind, count in Counter(move.tokens).items():
        there = [number for number, token in enumerate(own) if token == kind]
        ways.append([*combinations(there, count)])
    for chosen in product(*ways):
        tokens = sorted(number for numbers in chosen for number in numbers)
        yield joined(*(f"token/{number}" for number in tokens), f"rate/{move.gain}")
