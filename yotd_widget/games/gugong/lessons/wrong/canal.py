"""Wrong ideas of the Grand Canal: where ships begin and sail, what comes back, what can be claimed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from yotd_widget.engine.house_rules import Swap
from yotd_widget.engine.texts import N_
from yotd_widget.games.gugong.canal import claim, free_harbour, free_slot, rewards, taken
from yotd_widget.games.gugong.lessons.lists import wrong_rule
from yotd_widget.games.gugong.nights import ShipsMove, lose
from yotd_widget.games.gugong.seat import Ship
from yotd_widget.games.gugong.state import State
from yotd_widget.quiz.wrong_rules import instead

Harbour = Callable[..., int | None]


def _ahead(steps: Callable[[State, str, int], int | None]) -> Callable[[Harbour], Harbour]:
    """Where a ship sails, told otherwise; where a new one begins as it is."""

    def make(right: Harbour) -> Harbour:
        def wrong(state: State, route: str, after: int = 0, also: int = 0) -> int | None:
            return steps(state, route, after) if after else right(state, route, after, also)

        return wrong

    return make


def _blocked(state: State, route: str, after: int) -> int | None:
    """A taken harbour ahead stops a ship."""
    there = after + 1
    return there if there <= state.data.canal.harbours and there not in taken(state, route) else None


def _beside(state: State, route: str, after: int) -> int | None:
    """One harbour further, whoever lies there."""
    return after + 1 if after < state.data.canal.harbours else None


def _only_first(right: Harbour) -> Harbour:
    """A new ship begins in harbour 1, or not at all."""

    def wrong(state: State, route: str, after: int = 0, also: int = 0) -> int | None:
        found = right(state, route, after, also)
        return found if after or found == 1 else None

    return wrong


def _from_behind(right: Harbour) -> Harbour:
    """A new ship begins in the last free harbour."""

    def wrong(state: State, route: str, after: int = 0, also: int = 0) -> int | None:
        if after:
            return right(state, route, after, also)
        harbours = range(state.data.canal.harbours, 0, -1)
        return next((at for at in harbours if at not in taken(state, route) and at != also), None)

    return wrong


def _all_return(right: Callable[..., None]) -> Callable[..., None]:
    """All three servants come back."""

    def wrong(state: State, seat: int, ship: Ship, reward: Any, notes: Any) -> None:
        right(state, seat, ship, reward, notes)
        state.seats[seat].supply += 1

    return wrong


def _rewards_shift(state: State, harbour: int) -> tuple[Any, ...]:
    """Every harbour gives any reward."""
    return tuple(state.data.canal.reward_slots) if harbour > 1 else ()


def _drift(step: Callable[[State, Ship, set[int]], Ship | None]) -> Callable[..., None]:
    """How the Night moves each ship: where to, None where it is lost; with the harbours that were taken before."""

    def wrong(_task: ShipsMove, state: State, notes: Any) -> None:
        there = {route: taken(state, route) for route in state.setup.routes}
        afloat = [(ship, seat) for seat, each in enumerate(state.seats) for ship in each.ships]
        for ship, seat in sorted(afloat, key=lambda each: -each[0].harbour):
            to = step(state, ship, there[ship.route])
            if to is None:
                lose(state, seat, ship, notes)
            else:
                state.seats[seat].replace_ship(ship, to)
                if notes is not None:
                    notes.add("NIGHT-4", seat, ship=ship.name, to=to.name)

    return wrong


def _past(state: State, ship: Ship, there: set[int]) -> Ship | None:
    """As by Day: to the next harbour that was free, beyond the others."""
    ahead = range(ship.harbour + 1, state.data.canal.harbours + 1)
    to = next((at for at in ahead if at not in there), None)
    return None if to is None else ship.at(to)


def _stays(state: State, ship: Ship, _there: set[int]) -> Ship | None:
    """The last harbour is the end of the journey."""
    return ship if ship.harbour == state.data.canal.harbours else ship.at(ship.harbour + 1)


wrong_rule(
    "sails-blocked",
    "CANAL-9 CANAL-10",
    N_("{answer}: right if a taken harbour stopped the ship. It sails past, to the next free one."),
    Swap(free_harbour, _ahead(_blocked)),
)
wrong_rule(
    "sails-beside",
    "CANAL-10 CANAL-9",
    N_("{answer}: right if two ships could share a harbour. A ship sails on to the next free one."),
    Swap(free_harbour, _ahead(_beside)),
)
wrong_rule(
    "new-in-first",
    "CANAL-5",
    N_("{answer}: right if a new ship began in harbour 1 alone. It begins in the first one that is free."),
    Swap(free_harbour, _only_first),
)
wrong_rule(
    "new-anywhere",
    "CANAL-5",
    N_("{answer}: right if a new ship began as far ahead as it could. It begins in the first free harbour."),
    Swap(free_harbour, _from_behind),
)
wrong_rule(
    "marker-returns",
    "HARB-2 HARB-3",
    N_("{answer} would be right if all three came back. One of them stays and marks the reward, to the end."),
    Swap(claim, _all_return),
)
wrong_rule(
    "slots-endless",
    "HARB-5",
    N_("{answer}: right if a reward could be had for ever. Each needs a free space of its own."),
    instead(free_slot, lambda state, seat, reward: True),
)
wrong_rule(
    "any-reward-anywhere",
    "HARB-4",
    N_("{answer}: right if every harbour gave what one likes. Only the last one does."),
    instead(rewards, _rewards_shift),
)
wrong_rule(
    "drift-past",
    "NIGHT-5 NIGHT-4",
    N_("{answer}: right if ships sailed past each other in the Night. Each moves one harbour, the foremost first."),
    instead(ShipsMove.run, _drift(_past)),
)
wrong_rule(
    "drift-stays",
    "NIGHT-4",
    N_("{answer}: right if a ship could wait in the last harbour. In the Night it is lost from there."),
    instead(ShipsMove.run, _drift(_stays)),
)
