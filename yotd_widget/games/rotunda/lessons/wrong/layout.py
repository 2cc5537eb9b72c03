"""Wrong ideas of the set-up."""

from __future__ import annotations

from collections.abc import Callable

from yotd_widget.engine.house_rules import Swap
from yotd_widget.engine.texts import N_
from yotd_widget.games.rotunda.lessons.lists import wrong_rule
from yotd_widget.games.rotunda.pieces import HALL
from yotd_widget.games.rotunda.setup import _opened, laid_out
from yotd_widget.games.rotunda.state import Setup, State
from yotd_widget.quiz.wrong_rules import getter, instead

Laid = Callable[[Setup], State]
FOUR = 10
"""The last field of four players."""


def _still_in_stack(state: State, drawn: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What lies open is counted in the stack as well."""
    return drawn[: state.data.start.display_size], drawn


def _for_all(change: Callable[[State, int], None]) -> Callable[[Laid], Laid]:
    """Something that every player has at first, told otherwise."""

    def make(right: Laid) -> Laid:
        def wrong(setup: Setup) -> State:
            state = right(setup)
            for seat in range(len(state.seats)):
                change(state, seat)
            return state

        return wrong

    return make


def _alike(state: State, seat: int) -> None:
    state.seats[seat].coins = min(state.data.players.of(len(state.seats)).coins)


def _from_first(state: State, seat: int) -> None:
    state.seats[seat].coins = state.data.players.of(len(state.seats)).coins[seat]


def _two(state: State, seat: int) -> None:
    state.seats[seat].leaders = (HALL, HALL)


def _no_track(state: State, seat: int) -> None:
    own = state.seats[seat]
    own.supply, own.track = own.supply + own.track, 0


wrong_rule(
    "display-forgotten",
    "SETUP-4 SETUP-7",
    N_("{answer} would be right if those that lie open were still in the stack. Three have been opened."),
    instead(_opened, _still_in_stack),
)
wrong_rule(
    "end-of-four",
    "END-1",
    N_("{answer} would be right with four players. The field depends on how many play."),
    instead(getter(Setup.end_field), lambda setup: FOUR),
)
wrong_rule(
    "coins-alike",
    "SETUP-11",
    N_("{answer} would be right if all began alike. Whoever comes later begins with more coins."),
    Swap(laid_out, _for_all(_alike)),
)
wrong_rule(
    "coins-by-seat",
    "SETUP-11 SETUP-12",
    N_("{answer} would be right if the first at the table always began. One counts from the starting player."),
    Swap(laid_out, _for_all(_from_first)),
)
wrong_rule(
    "two-leaders-always",
    "FIVE-1 SETUP-10",
    N_("{answer} would be right with fewer players. Of five each has one Leader."),
    Swap(laid_out, _for_all(_two)),
)
wrong_rule(
    "all-in-supply",
    "SETUP-10",
    N_("{answer} would be right if all were free. Nine wait on the track, until they are recruited."),
    Swap(laid_out, _for_all(_no_track)),
)
