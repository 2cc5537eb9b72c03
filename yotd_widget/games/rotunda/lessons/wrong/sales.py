"""Wrong ideas of selling: what a field brings, what may lie there, when it is free again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from yotd_widget.engine.house_rules import Swap
from yotd_widget.engine.texts import N_
from yotd_widget.games.rotunda.gains import follow
from yotd_widget.games.rotunda.inner import ChooseMarket
from yotd_widget.games.rotunda.lessons.lists import wrong_rule
from yotd_widget.games.rotunda.moves import Sell
from yotd_widget.games.rotunda.pieces import Kind, as_kind, kind_of
from yotd_widget.games.rotunda.selling import fits, lying, put, reward, sell
from yotd_widget.games.rotunda.state import State
from yotd_widget.games.rotunda.trades import ChooseSales
from yotd_widget.games.rotunda.turns import Housekeeping
from yotd_widget.quiz.wrong_rules import instead


def _uncovered(task: ChooseMarket, state: State, kind: Kind) -> bool:
    """An icon that this visit has covered is closed."""
    return state.market[kind] is None


def _sold(task: ChooseSales, state: State, move: Sell, rewarded: int) -> None:
    """A sale for the reward of this field, whichever it covers."""
    field = next(each for each, there in lying(state, task.room).items() if there is None)
    own, given = state.seats[task.seat], reward(state, task.room, str(rewarded))
    own.add(move.cube, -1)
    put(state, task.room, field, as_kind(move.kind, move.cube))
    own.vp, own.coins = own.vp + given.vp, own.coins + given.coins
    if given.coins:
        follow(state, task.seat, ("coins",))


def _by_visit(task: ChooseSales, state: State, move: Sell, notes: Any) -> None:
    """The reward follows the number of the sale in this visit, not the field."""
    _sold(task, state, move, task.visit.parts.count("main") + 1)


def _first_field(task: ChooseSales, state: State, move: Sell, notes: Any) -> None:
    """Every sale has the reward of the first field."""
    _sold(task, state, move, 1)


def _kinds_swapped(state: State, room: str, kind: str) -> bool:
    """The Retailer wants the same kind, the Wholesaler different ones."""
    there = [kind_of(each) for each in lying(state, room).values() if each]
    if room == "wholesaler":
        return kind not in there
    return room != "retailer" or not there or there[0] == kind


def _never_tidied(right: Callable[..., None]) -> Callable[..., None]:
    """What lies in a room stays there."""
    return lambda task, state, notes: None


def _once(right: Callable[..., None]) -> Callable[..., None]:
    """A Supplier gets the reward once."""

    def wrong(*told: Any, times: int = 1, covers: bool = True) -> None:
        right(*told, times=1, covers=covers)

    return wrong


def _with_action(right: Callable[..., None]) -> Callable[..., None]:
    """An Expert's sale brings the Assistant action of the field as well."""

    def wrong(state: State, seat: int, room: str, field: str, kind: Any, cube: Any, rule: str, notes: Any,
              **how: Any) -> None:  # fmt: skip
        from yotd_widget.games.rotunda.assistants import give

        if rule in ("EXPERT-9", "EXPERT-10"):
            give(state, seat, reward(state, room, field).action)
        right(state, seat, room, field, kind, cube, rule, notes, **how)

    return wrong


wrong_rule(
    "covered-now",
    "ROOM-MARKET-3",
    N_("{answer}: right if the first sale closed the icon for oneself. Within the visit one may sell there again."),
    instead(ChooseMarket.takes, _uncovered),
)
wrong_rule(
    "by-visit",
    "ROOM-RETAILER-1 ROOM-RETAILER-3",
    N_("{answer} would be right if every visit began at the first field. The field that is covered counts."),
    instead(ChooseSales.carry_out, _by_visit),
)
wrong_rule(
    "first-field",
    "ROOM-RETAILER-1 ROOM-RETAILER-3",
    N_("{answer} would be right if every field brought what the first one brings. Each has its own reward."),
    instead(ChooseSales.carry_out, _first_field),
)
wrong_rule(
    "any-kind",
    "ROOM-RETAILER-2 ROOM-WHOLESALER-2",
    N_("{answer}: right if any cube could follow. The Retailer wants different kinds, the Wholesaler one."),
    instead(fits, lambda state, room, kind: True),
)
wrong_rule(
    "kinds-swapped",
    "ROOM-WHOLESALER-2 ROOM-RETAILER-2",
    N_("{answer}: right the other way round. The Retailer wants different kinds, the Wholesaler one kind."),
    instead(fits, _kinds_swapped),
)
wrong_rule(
    "never-tidied",
    "TURN-4",
    N_("{answer} would be right if nobody tidied up. At the end of step 3 it happens by itself."),
    Swap(Housekeeping.run, _never_tidied),
)
wrong_rule(
    "once-only",
    "EXPERT-9",
    N_("{answer} would be right if a Supplier sold as anybody does. His coins and points count twice."),
    Swap(sell, _once),
)
wrong_rule(
    "with-action",
    "EXPERT-9 EXPERT-10",
    N_("{answer} would be right if his sale brought the action as well. An Expert sells for coins and points alone."),
    Swap(sell, _with_action),
)
