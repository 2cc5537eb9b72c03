"""How the Steward answers what follows from a move while he weighs it: at once, by habit, and the same every time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from yotd_widget.engine.moves import Move
from yotd_widget.games.gugong.decrees import ChooseDecree
from yotd_widget.games.gugong.jade import ChooseJade, price
from yotd_widget.games.gugong.mornings import ChooseMorning
from yotd_widget.games.gugong.moves import Benefit, Claim, Done, Exchange, Load, Offer, Skip
from yotd_widget.games.gugong.pieces import SPACE
from yotd_widget.games.gugong.servants import ChooseGain
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.swaps import ChooseRetrieved, ChooseSwap
from yotd_widget.games.gugong.travel import ChooseCity
from yotd_widget.games.gugong.wall import ChooseBenefit

TOKEN_WORTH: Final = {
    "TOK-1": 1.0, "TOK-2": 1.9, "TOK-3": 2.5, "TOK-4": 0.5, "TOK-5": 2.0, "TOK-6": 2.0, "TOK-7": 0.5, "TOK-8": 1.5,
    "TOK-9": 1.2, "TOK-10": 1.0, "TOK-11": 1.5, "TOK-12": 0.6, "BTOK-1": 1.0, "BTOK-2": 1.0, "BTOK-3": 1.0,
}  # fmt: skip
"""What the effects of tokens are worth, by estimate [points]."""

Options = Sequence[Any]
Habit = Callable[[State, Any, Options], Move]


def _city(state: State, task: ChooseCity, options: Options) -> Any:
    return max(options, key=lambda go: TOKEN_WORTH.get(state.token_at(go.city) or "", 0.0))


def _house(state: State, task: ChooseJade, options: Options) -> Any:
    return min(options, key=lambda buy: price(state, task.seat, buy.house))


def _decree(state: State, task: ChooseDecree, options: Options) -> Any:
    tiles = state.data.tiles
    return max(options, key=lambda move: (tiles[move.decree].vp, tiles[move.decree].level))


def _swap(state: State, task: ChooseSwap, options: Options) -> Any:
    """The lowest own card for the highest one."""
    values, gifts = state.data.values, state.gifts
    return max(options, key=lambda move: values[gifts[move.location]] - values[move.card])


def _highest(state: State, task: ChooseRetrieved, options: Options) -> Any:
    return max(options, key=lambda move: state.data.values[move.card])


def _dearest(state: State, task: ChooseBenefit, options: Options) -> Any:
    benefits = state.data.benefits
    wanted = [each for each in options if isinstance(each, Benefit) and benefits[each.benefit].gain != "turn_die"]
    return max(wanted, key=lambda each: benefits[each.benefit].steps, default=options[-1])


def _last(state: State, task: Any, options: Options) -> Any:
    return next((each for each in options if isinstance(each, Done)), options[-1])


def _double(state: State, task: ChooseGain, options: Options) -> Any:
    return options[-1]


HABITS: Final[dict[type, Habit]] = {
    ChooseCity: _city,
    ChooseJade: _house,
    ChooseDecree: _decree,
    ChooseSwap: _swap,
    ChooseRetrieved: _highest,
    ChooseBenefit: _dearest,
    ChooseMorning: _last,
    ChooseGain: _double,
}


def by_habit(state: State, task: Any) -> Move:
    """The answer to a question: what its habit says; else the fullest ship, a claim, the first that is no “not”."""
    options = task.options(state)
    if (habit := HABITS.get(type(task))) is not None:
        return habit(state, task, options)
    ships = [each for each in options if isinstance(each, Load)]
    if ships:
        return max(ships, key=lambda each: _fullness(state, task.seat, each))
    offers = [each for each in options if isinstance(each, Offer)]
    if offers:
        return min(offers, key=lambda each: state.data.values[each.card])
    claims = [each for each in options if isinstance(each, Claim)]
    if claims:
        return claims[0]
    first: Move = next((each for each in options if not isinstance(each, (Skip, Exchange))), options[0])
    return first


def _fullness(state: State, seat: int, load: Load) -> tuple[int, int]:
    """How full a ship would be, and how far ahead it is."""
    ship = None if load.harbour is None else state.seats[seat].ship(load.route, load.harbour)
    return (ship.units if ship else 0) + SPACE[load.piece], load.harbour or 0
