"""A whole table from the few things that an example is about: the rest is laid so that nothing is missing or twice.

Cubes, Amulets, Orders and Experts lie somewhere, and the Assistants of a player are fourteen beside the score marker.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from yotd_widget.engine.position import Task
from yotd_widget.games.rotunda.moving import Arrive, MovingStep
from yotd_widget.games.rotunda.orders import BonusStep, OrderStep
from yotd_widget.games.rotunda.packs import HOUSE, pack
from yotd_widget.games.rotunda.pieces import CUBES, HALL, KINDS, Cube, Kind, cube_of
from yotd_widget.games.rotunda.scoring import FinalScoring
from yotd_widget.games.rotunda.seat import Seat, left_of
from yotd_widget.games.rotunda.selling import lying
from yotd_widget.games.rotunda.setup import laid_out
from yotd_widget.games.rotunda.state import Setup, State, Turn
from yotd_widget.games.rotunda.turns import Housekeeping, NextTurn, TurnOver

Things = Mapping[str, Any]

SEED: Final = 1
"""Whose luck goes on, where nothing is said."""
TILES: Final = "bank trading_post retailer warehouse black_market hiring_hall"
"""The rooms of the outer ring, clockwise from place S."""
LARGE: Final = "trading_post warehouse hiring_hall"
TWO: Final = {"fruit": "trading_post", "tea": "warehouse", "celadon": "hiring_hall"}
"""Where Neutral Leaders stand at first."""
_PIECES: Final = (
    "villages", "young", "senior", "chain", "worship", "leaders", "experts", "cards", "amulets", "orders", "done",
)  # fmt: skip


def table(
    opens: str,
    seats: Mapping[str, Things],
    *,
    tiles: str = TILES,
    hall: str = "S",
    peddler: str = "V1",
    marker: int = 0,
    ender: str = "",
    neutrals: Mapping[str, str] | None = None,
    banker: int | None = None,
    market: Mapping[str, str] | None = None,
    retailer: str = "",
    wholesaler: str = "",
    warehouse: str | None = None,
    edge: str | None = None,
    temples: str | None = None,
    smugglers: str = "",
    amulets: str | None = None,
    orders: str = "",
    experts: str = "",
    discard: str = "",
    deck: str | None = None,
    stack: str | None = None,
    turn: Turn | None = None,
    start: int = 0,
    turns: int = 5,
    advanced: bool = False,
    neutral_action: bool = False,
    seed: int | None = SEED,
) -> State:
    """A position with this question, and all that has to lie on the table beside what is told.

    opens: "Ann" begins a turn; "Ann moves" a Leader; "Ann in bank" has just stopped there, or in the "hall"; "Ann
    bonus" has crossed symbols; "Ann orders" may complete some; "end" is the final scoring. seats: the things of each
    player by name, as in `Seat`; lists are words ("V1 V1"). Assistants that are not told are on the track. tiles: the
    rooms of the outer ring. neutrals: rooms by colour. retailer, wholesaler: what lies on their fields ("tea
    gold_fruit"; "- tea" with the first one free). edge: reward spaces that still have an Amulet. smugglers, amulets,
    orders, experts: those that lie open; discard: used Experts, top first; deck, stack: all of the Expert deck and of
    the stack of Amulets, where not all the rest. turn: what is remembered of this turn.
    """
    names = tuple(seats)
    state = laid_out(Setup(names, pack(HOUSE).reference, seed, start, False, advanced, neutral_action))
    data = state.data
    state.tiles = dict(zip(dict(data.board.outer), tiles.split(), strict=True))
    state.hall, state.peddler, state.marker = hall, peddler, marker
    state.ender = names.index(ender) if ender else None
    state.banker = data.start.banker_coins if banker is None else banker
    state.market = {kind: (market or {}).get(kind) for kind in KINDS}
    state.retailer, state.wholesaler = _fields(retailer), _fields(wholesaler)
    state.warehouse = data.start.warehouse if warehouse is None else cast(tuple[Kind, ...], tuple(warehouse.split()))
    if not state.in_play("warehouse"):
        state.warehouse = ()
    if len(names) == 2:
        state.neutrals = {**TWO, **(neutrals or {})}  # type: ignore[dict-item]
    state.seats = [_seat(state, seat, seats[name]) for seat, name in enumerate(names)]
    state.temples = tuple(data.prayers) if temples is None else tuple(temples.split())
    state.stock = {cube: getattr(data.supply, cube) - _out(state, cube) for cube in CUBES}
    _lay_cards(state, smugglers.split(), orders.split(), experts.split(), discard.split(), deck)
    _lay_amulets(state, edge, amulets, stack)
    state.turns = turns
    state.agenda = _open(state, opens, turn)
    return state


def _fields(told: str) -> tuple[str | None, ...]:
    lying = [None if each == "-" else each for each in told.split()]
    return (*lying, *(None,) * (3 - len(lying)))


def _seat(state: State, number: int, told: Things) -> Seat:
    """The things of a player."""
    things: dict[str, Any] = {key: tuple(value.split()) if key in _PIECES else value for key, value in told.items()}
    leaders = state.data.players.of(len(state.seats)).leaders
    things.setdefault("supply", state.data.start.assistants_supply)
    seat = Seat(**things)
    seat.leaders = (*seat.leaders, *(HALL,) * (leaders - len(seat.leaders)))
    if "track" not in told:
        start = state.data.start
        seat.track = max(0, start.assistants_supply + start.assistants_track - seat.assistants)
    return seat


def _out(state: State, cube: Cube) -> int:
    """Cubes that lie somewhere else than in the general supply."""
    there = [each for room in state.rooms for each in lying(state, room).values() if each]
    return sum(seat.has(cube) for seat in state.seats) + sum(cube_of(each) == cube for each in there)


def _first(told: Sequence[str], rest: Sequence[str], size: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Those that lie open, told ones first, and what is left of the others."""
    left = left_of([*rest], [*told])
    opened = (*told, *left[: max(0, size - len(told))])
    return opened, tuple(left_of(left, list(opened[len(told) :])))


def _lay_cards(
    state: State, smugglers: list[str], orders: list[str], experts: list[str], discard: list[str], deck: str | None
) -> None:
    data, size = state.data, state.data.start.display_size
    state.smugglers, state.smuggler_stack = _first(smugglers, data.smugglers.ids, size)
    held = [card for seat in state.seats for card in (*seat.orders, *seat.done)]
    state.orders, state.order_stack = _first(orders, left_of([*data.order], held), size)
    state.discard = tuple(discard)
    gone = [card for seat in state.seats for card in (*seat.experts, *seat.cards)]
    free = left_of([*data.expert], [*gone, *discard])
    if deck is not None:
        state.experts, state.expert_stack = tuple(experts), tuple(deck.split())
    else:
        state.experts, state.expert_stack = _first(experts, free, size)


def _lay_amulets(state: State, edge: str | None, opened: str | None, stack: str | None) -> None:
    data = state.data
    held = [amulet for seat in state.seats for amulet in seat.amulets]
    told = [] if opened is None else opened.split()
    left = left_of([*data.amulets.tokens], [*held, *told])
    there = data.worship.spaces if edge is None else edge.split()
    state.edge = {space: left.pop() if space in there else None for space in data.worship.spaces}
    state.track_amulet = left.pop() if state.ender is None else None
    size = data.start.display_size if opened is None else len(told)
    state.amulets, state.amulet_stack = _first(told, [*told, *left], size)
    if stack is not None:
        state.amulet_stack = tuple(stack.split())


def _open(state: State, opens: str, turn: Turn | None) -> list[Task]:
    """The agenda with this question, up to the next turn."""
    if opens == "end":
        return _due(state, [FinalScoring()])
    player, _gap, what = opens.partition(" ")
    seat = state.players.index(player)
    if not what:
        state.turns -= 1
        return _due(state, [NextTurn(seat)])
    state.active, state.turn = seat, turn or Turn(score=state.seats[seat].vp)
    after: list[Task] = [
        NextTurn(state.after_seat(seat)), TurnOver(seat), OrderStep(seat), BonusStep(seat), Housekeeping(seat),
    ]  # fmt: skip
    if what == "orders":
        return _due(state, after[:3])
    if what == "bonus":
        return _due(state, after[:4])
    if what == "moves":
        return _due(state, [*after, MovingStep(seat)])
    room = what.removeprefix("in ")
    own = state.seats[seat]
    if room not in own.leaders:
        own.leaders = (room, *own.leaders[1:])
    return _due(state, [*after, Arrive(seat, room)])


def _due(state: State, agenda: list[Any]) -> list[Any]:
    """The agenda after what comes by itself, and what could only be declined; another single answer is left open."""
    state.agenda = agenda
    while agenda:
        task = agenda[-1]
        if not task.asked:
            agenda.pop().run(state, None)
            continue
        options = task.options(state)
        if len(options) > 1 or not options[0].declines:
            break
        agenda.pop().do(state, options[0], None)
    return agenda
