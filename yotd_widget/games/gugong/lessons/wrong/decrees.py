"""Wrong ideas of Decrees: what they cost, who may have them."""

from __future__ import annotations

from collections.abc import Callable

from yotd_widget.engine.house_rules import Swap
from yotd_widget.engine.texts import N_
from yotd_widget.games.gugong.decrees import obtainable, price
from yotd_widget.games.gugong.lessons.lists import wrong_rule
from yotd_widget.games.gugong.state import State
from yotd_widget.quiz.wrong_rules import instead

Price = Callable[[State, int, str], int]
DISCOUNT = "decree_discount"


def _opponents(state: State, seat: int, decree: str) -> int:
    return sum(other != seat for other in state.owners(decree))


def _for_all(state: State, seat: int, decree: str) -> int:
    """The cost of the tile, whoever stands there."""
    return max(0, state.data.tiles[decree].cost - state.advantage(seat, DISCOUNT))


def _placed_within(right: Price) -> Price:
    """The servant who is placed is part of the price."""
    return lambda state, seat, decree: max(0, right(state, seat, decree) - 1)


def _without_discount(state: State, seat: int, decree: str) -> int:
    return state.data.tiles[decree].cost + _opponents(state, seat, decree)


def _at_once(right: Price) -> Price:
    """The tile that makes others cheaper is cheaper itself."""

    def wrong(state: State, seat: int, decree: str) -> int:
        own = state.data.tiles[decree]
        return max(0, right(state, seat, decree) - (own.n if own.effect == DISCOUNT else 0))

    return wrong


def _not_shared(right: Callable[[State, int], list[str]]) -> Callable[[State, int], list[str]]:
    return lambda state, seat: [decree for decree in right(state, seat) if not _opponents(state, seat, decree)]


wrong_rule(
    "opponents-free",
    "DECREE-0-1",
    N_("{answer} would be right if all paid the same. Each servant of an opponent there makes it dearer by one."),
    instead(price, _for_all),
)
wrong_rule(
    "servant-in-price",
    "DECREE-0-1",
    N_("{answer} would be right if the servant who is placed were part of the price. He comes on top of it."),
    Swap(price, _placed_within),
)
wrong_rule(
    "no-decree-discount",
    "DECREE-0-2 DECREE-2-5",
    N_("{answer} would be right without the Decree that makes others cheaper. It takes one servant off."),
    instead(price, _without_discount),
)
wrong_rule(
    "own-discount",
    "DECREE-0-7",
    N_("{answer} would be right if a Decree made itself cheaper. It works only when it has been obtained."),
    Swap(price, _at_once),
)
wrong_rule(
    "taken-closed",
    "DECREE-0-4",
    N_("{answer}: right if a Decree belonged to one alone. Each player may have it, once."),
    Swap(obtainable, _not_shared),
)
