"""The set-up, and whatever luck decides later: tiles, the place of the Hall, then all that is drawn (SETUP)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

from yotd_widget.engine.chance import Shuffles
from yotd_widget.engine.house_rules import remembered
from yotd_widget.engine.moves import LUCK, Move, Refusal
from yotd_widget.engine.position import Chore, Point, Question
from yotd_widget.engine.texts import N_
from yotd_widget.engine.trace import Notes
from yotd_widget.games.rotunda.moves import Draw, LayHall
from yotd_widget.games.rotunda.pieces import CUBES, HALL, Size
from yotd_widget.games.rotunda.refusals import refuse
from yotd_widget.games.rotunda.seat import Seat, left_of
from yotd_widget.games.rotunda.state import Setup, State

# --- What is drawn ---------------------------------------------------------------------------------------------------

What = Literal[
    "large tiles", "small tiles", "amulets", "smugglers", "starting orders", "orders", "experts", "neutral leaders",
    "expert deck", "amulet stack",
]  # fmt: skip


class Drawing(NamedTuple):
    """What is drawn: from which pieces, where they go, by which rule, and how many (None for all)."""

    pieces: Callable[[State], Sequence[str]]
    lay: Callable[[State, tuple[str, ...]], None]
    rule: str
    drawn: Callable[[State], int | None] = lambda state: None


def _tiles(size: Size) -> Drawing:
    def pieces(state: State) -> Sequence[str]:
        return [room.id for room in state.data.rooms if room.size == size]

    def lay(state: State, drawn: tuple[str, ...]) -> None:
        places = [place for place, wanted in state.data.board.outer if wanted == size]
        tiles = state.tiles | dict(zip(places, drawn, strict=True))
        state.tiles = {place: tiles[place] for place, _size in state.data.board.outer if place in tiles}

    return Drawing(
        pieces, lay, "SETUP-1", lambda state: sum(wanted == size for _place, wanted in state.data.board.outer)
    )


def _opened(state: State, drawn: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Those that lie open, and the stack."""
    size = state.data.start.display_size
    return drawn[:size], drawn[size:]


def _lay_amulets(state: State, drawn: tuple[str, ...]) -> None:
    """To the spaces of the Worship board, one to the end of the Round track, then the display (SETUP-4)."""
    spaces = state.data.worship.spaces
    state.edge = dict(zip(spaces, drawn, strict=False))
    state.track_amulet = drawn[len(spaces)]
    state.amulets, state.amulet_stack = _opened(state, drawn[len(spaces) + 1 :])


def _lay_smugglers(state: State, drawn: tuple[str, ...]) -> None:
    state.smugglers, state.smuggler_stack = _opened(state, drawn)


def _starting(state: State) -> Sequence[str]:
    return [order.id for order in state.data.orders.cards if order.start]


def _lay_starting(state: State, drawn: tuple[str, ...]) -> None:
    """One to each player, in turn order (SETUP-7)."""
    for seat, order in zip(state.setup.order, drawn, strict=True):
        state.seats[seat].orders = (order,)


def _other_orders(state: State) -> Sequence[str]:
    """All Orders that nobody has, starting ones left over among them (SETUP-7)."""
    return left_of([*state.data.order], [order for seat in state.seats for order in seat.orders])


def _lay_orders(state: State, drawn: tuple[str, ...]) -> None:
    state.orders, state.order_stack = _opened(state, drawn)


def _lay_experts(state: State, drawn: tuple[str, ...]) -> None:
    """Three lie open; of advanced ones the next five are laid on the discard pile one by one (SETUP-8, ADV-1)."""
    state.experts, state.expert_stack = _opened(state, drawn)
    if state.setup.advanced:
        state.discard, state.expert_stack = state.expert_stack[4::-1], state.expert_stack[5:]


def _lay_neutrals(state: State, drawn: tuple[str, ...]) -> None:
    """One Neutral Leader in each large room, clockwise (TWO-1)."""
    large = [state.tiles[place] for place, size in state.data.board.outer if size == "large"]
    placed = dict(zip(drawn, large, strict=True))
    state.neutrals = {leader: placed[leader] for leader in state.data.players.p2.neutral_leaders}


def _lay_deck(state: State, drawn: tuple[str, ...]) -> None:
    state.expert_stack, state.discard = drawn, ()


def _lay_stack(state: State, drawn: tuple[str, ...]) -> None:
    state.amulet_stack = drawn


DRAWINGS: Final[dict[What, Drawing]] = {
    "large tiles": _tiles("large"),
    "small tiles": _tiles("small"),
    "amulets": Drawing(lambda state: state.data.amulets.tokens, _lay_amulets, "SETUP-4"),
    "smugglers": Drawing(lambda state: state.data.smugglers.ids, _lay_smugglers, "SETUP-6"),
    "starting orders": Drawing(_starting, _lay_starting, "SETUP-7", lambda state: len(state.seats)),
    "orders": Drawing(_other_orders, _lay_orders, "SETUP-7"),
    "experts": Drawing(lambda state: [*state.data.expert], _lay_experts, "SETUP-8"),
    "neutral leaders": Drawing(lambda state: state.data.players.p2.neutral_leaders, _lay_neutrals, "TWO-1"),
    "expert deck": Drawing(lambda state: state.discard, _lay_deck, "EXPERT-3"),
    "amulet stack": Drawing(lambda state: state.amulet_stack, _lay_stack, "ROOM-BLACK-3"),
}
_POINTS: Final = {
    N_("large tiles"): N_("{player} lays out the large rooms"),
    N_("small tiles"): N_("{player} lays out the small rooms"),
    N_("amulets"): N_("{player} lays out the Amulets"),
    N_("smugglers"): N_("{player} lays out the Smuggler tokens"),
    N_("starting orders"): N_("{player} deals the starting Orders"),
    N_("orders"): N_("{player} shuffles the Orders"),
    N_("experts"): N_("{player} shuffles the Experts"),
    N_("neutral leaders"): N_("{player} places the Neutral Leaders"),
    N_("expert deck"): N_("{player} shuffles the used Experts"),
    N_("amulet stack"): N_("{player} shuffles the stack of Amulets"),
}


@remembered(100)
def shuffles(pieces: tuple[str, ...], drawn: int | None) -> Shuffles[str, Draw]:
    """Each order in which so many of the pieces can be drawn."""
    return Shuffles(pieces, Draw, drawn)


class DrawCards(Question, frozen=True):
    """Chance draws or shuffles tiles, cards or tokens."""

    what: What

    answers = (Draw,)
    points = {
        name: Point(says, N_("Draw them in an order."), N_("a draw"), (DRAWINGS[name].rule,))  # type: ignore[index]
        for name, says in _POINTS.items()
    }

    def decision(self, state: State) -> tuple[str, tuple[str, ...], int, int]:
        return self.what, (DRAWINGS[self.what].rule,), 0, 1

    def options(self, state: State) -> Shuffles[str, Draw]:
        drawing = DRAWINGS[self.what]
        return shuffles(tuple(drawing.pieces(state)), drawing.drawn(state))

    def verify(self, state: State, move: Draw) -> Refusal | None:
        return None if self.options(state).fits(move.drawn) else refuse("CHANCE-INVALID")

    def do(self, state: State, move: Draw, notes: Notes | None) -> None:
        drawing = DRAWINGS[self.what]
        drawing.lay(state, move.drawn)
        state.draws += 1
        if notes is not None:
            notes.add(drawing.rule, None, what=self.what, drawn=" ".join(move.drawn))


# --- The place of the Hall -------------------------------------------------------------------------------------------


class ChooseHall(Question, frozen=True):
    """D-1: the player to the right of the starting player chooses the place of the Hall (SETUP-2)."""

    answers = (LayHall,)
    points = {
        "D-1": Point(
            N_("{player} chooses the place of the Hall"), N_("Choose the place of the Hall."),
            N_("a place of the Hall"),
            ("SETUP-2",), focus="house",
        )
    }  # fmt: skip

    def options(self, state: State) -> Sequence[Move]:
        return [*map(LayHall, state.data.board.hall_places)]

    def verify(self, state: State, move: LayHall) -> Refusal | None:
        return None if move.hall in state.data.board.hall_places else refuse("HALL-PLACE")

    def words(self, state: State, move: Any) -> Mapping[str, Any]:
        return {}

    def do(self, state: State, move: LayHall, notes: Notes | None) -> None:
        state.hall = move.hall
        if notes is not None:
            notes.add("SETUP-2", self.seat, hall=move.hall)


# --- The table -------------------------------------------------------------------------------------------------------


def laid_out(setup: Setup) -> State:
    """The table with all that nobody decides (SETUP-3, SETUP-5, SETUP-10, SETUP-11, FIVE-1)."""
    data, start = setup.data, setup.data.start
    table = data.players.of(len(setup.players))
    seats = [
        Seat(
            coins=table.coins[setup.order.index(seat)],
            gold=start.gold,
            supply=start.assistants_supply,
            track=start.assistants_track,
            leaders=(HALL,) * table.leaders,
        )
        for seat in range(len(setup.players))
    ]
    stock = {cube: getattr(data.supply, cube) for cube in CUBES}
    stock["gold"] -= start.gold * len(seats)
    return State(
        setup,
        active=setup.start,
        hall=data.board.default_hall_place,
        peddler=data.villages.start,
        stock=stock,
        temples=tuple(temple.id for temple in data.temples),
        edge=dict.fromkeys(data.worship.spaces),
        seats=seats,
    )


class Furnish(Chore, frozen=True):
    """What lies in the rooms: cubes in the Warehouse, if it is in play, and coins in the Banker's Room (SETUP-9)."""

    def run(self, state: State, notes: Notes | None) -> None:
        start = state.data.start
        state.banker = start.banker_coins
        if state.in_play("warehouse"):
            state.warehouse = start.warehouse
            for kind in start.warehouse:
                state.stock[kind] -= 1
        if notes is not None:
            notes.add("SETUP-9", None, coins=state.banker)


def draws(setup: Setup) -> list[Any]:
    """All that is decided before the first turn, in its order (ruling 46)."""
    chooses = (setup.start - 1) % len(setup.players)
    kinds: tuple[What, ...] = ("amulets", "smugglers", "starting orders", "orders", "experts")
    neutral: tuple[What, ...] = ("neutral leaders",) if len(setup.players) == 2 else ()
    return [
        DrawCards(LUCK, "large tiles"),
        DrawCards(LUCK, "small tiles"),
        *([ChooseHall(chooses)] if setup.choose_hall else []),
        Furnish(),
        *(DrawCards(LUCK, kind) for kind in (*kinds, *neutral)),
    ]
