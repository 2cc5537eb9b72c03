"""How the Steward answers what follows from a move while he weighs it: by what each answer promises, and at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import astuple

from yotd_widget.engine.effects import Pick
from yotd_widget.engine.moves import Move
from yotd_widget.games.rotunda import data, moves
from yotd_widget.games.rotunda.advisors.estimates import Estimates
from yotd_widget.games.rotunda.assistants import fare
from yotd_widget.games.rotunda.council import usable
from yotd_widget.games.rotunda.hall import ChooseChain
from yotd_widget.games.rotunda.inner import shows
from yotd_widget.games.rotunda.pieces import cube_of
from yotd_widget.games.rotunda.selling import free_field, lying, reward
from yotd_widget.games.rotunda.trades import ChooseDeal
from yotd_widget.games.rotunda.visits import QUESTIONS, InRoom, Visit

ROOMS: Final = {"market": 0.3, "banker": 0.2, "supplier": 0.15, "smugglers": 0.1}
"""Where one likes to sit."""
Promise = Callable[[Estimates, Any, Any], float]
"""Estimates, question, answer -> what it promises [points]."""


def by_habit(here: Estimates, task: Any) -> Move:
    """The answer to a question that promises most, of equal ones the first; declined unless something is gained."""
    if isinstance(task, ChooseChain):
        ways = here.ends(task.chain, task.count)
        if ways:
            best = max(ways, key=here.field)
            return moves.Kneel(ways[best][len(task.chain) :])
    options: Sequence[Move] = task.options(here.state)
    if len(options) == 1:
        return options[0]
    gains = [promise(here, task, move) for move in options]
    return options[gains.index(max(gains))]


def promise(here: Estimates, task: Any, move: Move) -> float:
    """What an answer promises."""
    found = PROMISES.get(type(move))
    return found(here, task, move) if found else 0.0


def visit(here: Estimates, room: str, seen: Visit | None = None) -> float:
    """What the best part of a visit promises."""
    task: InRoom = QUESTIONS[room](here.seat, seen or Visit(room))  # type: ignore[arg-type]
    return max((promise(here, task, move) for move in task.options(here.state)), default=0.0)


def _reward(here: Estimates, given: data.Reward, times: int = 1, *, action: bool = True) -> float:
    acts = _act(here, given.action) if action and given.action else 0.0
    return times * (given.vp + here.coin * given.coins) + max(0.0, acts)


def _act(here: Estimates, action: str) -> float:
    if action == "recruit":
        return here.recruit
    if action == "apprentice":
        return here.apprentice
    return here.peddler(here.state.peddler) if here.own.supply else 0.0


def _peddle(here: Estimates, task: Any, move: moves.Peddle) -> float:
    paid = here.coin * fare(move.before + move.after)
    if move.after or move.before >= len(here.state.data.villages.clockwise):
        return -paid
    return here.peddler(here.state.village_after(move.before)) - paid


def _help(here: Estimates, task: Any, move: moves.Help) -> float:
    again = visit(here, task.visit.room, Visit(task.visit.room, sold=task.visit.sold))
    return again - (here.apprentice if move.side == "young" else 0.0)


def _sell(here: Estimates, task: Any, move: moves.Sell) -> float:
    room = task.visit.room
    field = move.kind if room == "market" else next(at for at, there in lying(here.state, room).items() if not there)
    return _reward(here, reward(here.state, room, field)) - here.another(move.cube)


def _sell_at(here: Estimates, task: Any, move: moves.SellAt) -> float:
    field = free_field(here.state, move.room, move.kind)
    given = reward(here.state, move.room, field) if field else data.Reward()
    return _reward(here, given, task.times, action=False) - here.another(move.cube)


def _hire(here: Estimates, task: Any, move: moves.Hire | moves.HireFor) -> float:
    return here.expert(move.expert) - (here.expert(move.discard) if move.discard else 0.0)


def _hire_for(here: Estimates, task: Any, move: moves.HireFor) -> float:
    cost = task.row(here.state).costs[move.number - 1]
    paid: float = here.coin * cost.coins + here.free * cost.dismiss
    return _hire(here, task, move) - paid


def _deal(here: Estimates, task: ChooseDeal, move: Any) -> float:
    if isinstance(move, moves.SellAssistant):
        return here.coin * task.proceeds(here.state, move) - here.free - here.w.recruit
    if isinstance(move, moves.BuyRecruit):
        return here.recruit - here.coin * task.cost(here.state, move)
    good = isinstance(move, moves.BuyGood | moves.SellGood)
    (thing,) = astuple(move)
    worth = here.another(thing) if good else here.amulet(thing)
    if isinstance(move, moves.BuyGood | moves.BuyAmulet):
        return worth - here.coin * task.cost(here.state, move)
    return here.coin * task.proceeds(here.state, move) - worth


def _pay(here: Estimates, task: Any, move: moves.Pay) -> float:
    """A payment with those behind it that can be paid: the best of the rows that begin with it."""
    row, coins, gained, best = task.row(here.state), here.own.coins, 0.0, -9.0
    for cost, brings in zip(row.payments[move.number - 1 :], row.rewards[move.number - 1 :], strict=True):
        coins -= cost
        if coins < 0:
            break
        gained += _reward(here, brings) - here.coin * cost
        best = max(best, gained)
    return best


def _trade(here: Estimates, task: Any, move: moves.Trade) -> float:
    goal = here.gold if move.goal == "gold" else _act(here, move.goal)
    cost: int = task.coins(here.state, move.number)
    return goal - here.coin * cost


def _fetch(here: Estimates, task: Any, move: moves.Fetch) -> float:
    there = lying(here.state, move.room)[move.field]
    assert there is not None
    cost: int = task.coins(here.state, move.number)
    return here.another(cube_of(there)) - here.coin * cost


def _council(here: Estimates, task: Any, move: moves.Council) -> float:
    room = here.state.data.room["council"]
    assert isinstance(room, data.Council)
    cost = here.coin * room.cost_coins
    if move.option == 1:
        return sum(max(0.0, _act(here, action)) for action in room.option_1) - cost
    return max((visit(here, each) for each in usable(here.state)), default=0.0) + here.recruit - cost


def _village(here: Estimates, task: Any, move: moves.Village) -> float:
    count = here.own.villages.count(move.village)
    return here.chain(count) + (count - 1) * here.free


def _worship(here: Estimates, task: Any, move: moves.Worship) -> float:
    """The chain, and those on chairs; not waiting for a longer one costs nothing here."""
    counts = [here.own.villages.count(village) for village in {*here.own.villages}]
    lost = here.villages(counts)
    best = max(counts, default=0)
    left = sorted(counts)[:-1]
    return here.chain(best) - 1 + best * (here.free - 1) + here.own.seated - lost + here.villages(left) + 1.0


def _pray(here: Estimates, task: Any, move: moves.Pray) -> float:
    return max((here.row(here.state.data.prayers[token]) for token in here.state.temples), default=0.0)


def _complete(here: Estimates, task: Any, move: moves.Complete) -> float:
    order = here.state.data.order[move.order]
    paid = sum(here.gold if cube == "gold" else here.cube for cube in move.cubes) + here.coin * order.cost.coins
    return here.order(order) - here.held(order) - paid


PROMISES: Final[dict[type, Promise]] = {
    moves.Get: lambda here, _task, move: here.another(move.kind),
    Pick: lambda here, task, move: here.row(task.rows[move.number - 1]),
    moves.SellAt: _sell_at,
    moves.Steer: lambda here, _task, move: -here.another(move.cube),
    moves.Use: lambda here, _task, move: visit(here, move.room),
    moves.Act: lambda here, _task, move: _act(here, move.action),
    moves.Help: _help,
    moves.Sell: _sell,
    moves.Token: lambda here, _task, move: sum(map(here.another, shows(move.token))),
    moves.Gold: lambda here, _task, move: here.gold,
    moves.Coins: lambda here, _task, move: here.coin * here.state.banker,
    moves.Council: _council,
    moves.Pay: _pay,
    moves.Trade: _trade,
    moves.Fetch: _fetch,
    moves.HireFor: _hire_for,
    moves.Hire: _hire,
    **dict.fromkeys(
        (moves.BuyGood, moves.BuyRecruit, moves.BuyAmulet, moves.SellGood, moves.SellAssistant, moves.SellAmulet), _deal
    ),
    moves.Peddle: _peddle,
    moves.Seat: lambda here, _task, move: here.apprentice + ROOMS.get(move.room, 0.0),
    moves.Pray: _pray,
    moves.Worship: _worship,
    moves.Temple: lambda here, _task, move: here.row(here.state.data.prayers[move.token]),
    moves.Village: _village,
    moves.Edge: lambda here, task, move: here.amulet(here.state.edge[task.space(move.side)] or ""),
    moves.TakeOrder: lambda here, _task, move: here.held(here.state.data.order[move.order]),
    moves.TakeAmulet: lambda here, _task, move: here.amulet(move.amulet),
    moves.Complete: _complete,
    moves.Double: lambda here, _task, move: here.another(move.kind),
}
"""What each kind of answer promises; whatever is not here promises nothing, as to stop."""
