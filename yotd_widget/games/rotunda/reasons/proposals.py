"""What may help against a refused move: changes of the table, one unit of one thing at a time, for each refusal.

Each proposal is a copy with the change (`describe/remedy.py`): cubes come from the general supply, Assistants from
where else their player has some, cards and tokens from where they lie.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from yotd_widget.describe.remedy import Propose, of_thing, one
from yotd_widget.engine.moves import Refusal
from yotd_widget.engine.remedies import Proposal
from yotd_widget.games.rotunda import moves
from yotd_widget.games.rotunda.experts import MOST
from yotd_widget.games.rotunda.moving import most_steps
from yotd_widget.games.rotunda.pieces import CUBES, HALL, KINDS, TRADES, cube_of
from yotd_widget.games.rotunda.seat import Seat, without
from yotd_widget.games.rotunda.selling import lying, put
from yotd_widget.games.rotunda.state import State
from yotd_widget.games.rotunda.visits import Visit
from yotd_widget.games.rotunda.ways import targets

Proposals = Iterable[Proposal]


def more(after: State, seat: int | None, thing: str, before: int) -> Iterator[Proposal]:
    """One more of something that is counted."""
    return of_thing(after, thing if seat is None else f"seats[{seat}].{thing}", "more", before, before + 1, thing)


# --- Coins, cubes ----------------------------------------------------------------------------------------------------


def _paid(state: State, task: Any, move: Any, _refusal: Refusal) -> Proposals:
    """PAY-SHORT: a cube that is paid and lacks, else a coin more."""
    own = state.seats[task.seat]
    cubes = getattr(move, "cubes", None) or (getattr(move, "cube", None),)
    for cube in dict.fromkeys(cubes):
        if cube is not None and own.has(cube) < cubes.count(cube):
            yield from _cube(state, task.seat, cube)
            return
    after = state.clone()
    after.seats[task.seat].coins += 1
    yield from more(after, task.seat, "coins", own.coins)


def _cube(state: State, seat: int, cube: Any) -> Iterator[Proposal]:
    """A cube of the general supply in hand."""
    if state.stock[cube]:
        after, had = state.clone(), state.seats[seat].has(cube)
        after.stock[cube] -= 1
        after.seats[seat].add(cube, 1)
        yield from more(after, seat, cube, had)


def _to_sell(state: State, task: Any, move: Any, _refusal: Refusal) -> Proposals:
    """SALE-NO-CUBE: a cube of that kind in hand."""
    return _cube(state, task.seat, move.cube) if move.cube in CUBES else ()


def _in_stock(state: State, task: Any, move: Any, _refusal: Refusal) -> Proposals:
    """SUPPLY-EMPTY: one that somebody has lies in the general supply."""
    wanted = getattr(move, "kind", None) or "gold"
    cubes: tuple[Any, ...] = (wanted,) if not isinstance(move, moves.Token) else tuple(move.token.split("-"))
    for cube in cubes:
        for seat, own in enumerate(state.seats):
            if own.has(cube):
                after = state.clone()
                after.seats[seat].add(cube, -1)
                after.stock[cube] += 1
                player = state.player(seat)
                yield from one(after, f"seats[{seat}].{cube}", "stock", False, True, cube=cube, player=player)


# --- Assistants ------------------------------------------------------------------------------------------------------


def _free(own: Seat, but: str = "") -> None:
    """Take an Assistant from where he is missed least."""
    if own.supply and but != "supply":
        own.supply -= 1
    elif own.track and but != "track":
        own.track -= 1
    elif own.villages:
        own.villages = own.villages[1:]
    else:
        own.young = own.young[1:]


def _elsewhere(own: Seat, but: str = "") -> bool:
    """Whether there is one to take."""
    return bool((own.supply and but != "supply") or (own.track and but != "track") or own.villages or own.young)


def _more_in(place: str) -> Propose:
    """ASSIST-NONE, TRACK-EMPTY: one more there, from elsewhere."""

    def proposals(state: State, task: Any, _move: Any, _refusal: Refusal) -> Iterator[Proposal]:
        after, had = state.clone(), getattr(state.seats[task.seat], place)
        own = after.seats[task.seat]
        if _elsewhere(own, place):
            _free(own, place)
            setattr(own, place, had + 1)
            yield from more(after, task.seat, place, had)

    return proposals


def _chair_free(state: State, task: Any, move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """CHAIR-NONE, CHAIR-TAKEN: somebody does not sit there, but is in the supply."""
    for seat, own in enumerate(state.seats):
        for side in ("young", "senior"):
            for room in dict.fromkeys(getattr(own, side)):
                if room == getattr(move, "room", room):
                    after = state.clone()
                    other = after.seats[seat]
                    setattr(other, side, without(getattr(other, side), room))
                    other.supply += 1
                    facts = {"side": side, "room": room, "player": state.player(seat)}
                    yield from one(after, f"seats[{seat}].{side}.{room}", "chair free", True, False, **facts)


def _helper(state: State, task: Any, move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """SEAT-NONE: one of that side sits in the room."""
    after, room = state.clone(), task.visit.room
    own = after.seats[task.seat]
    if state.free_chairs(room) > 0 and _elsewhere(own):
        _free(own)
        own.sit(room, move.side)
        path = f"seats[{task.seat}].{move.side}.{room}"
        yield from one(after, path, "seated", False, True, side=move.side, room=room)


def _in_village(state: State, task: Any, move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """TEMPLE-FORCED, VILLAGE-EMPTY: one in that village, or in the first one."""
    after, own = state.clone(), state.seats[task.seat]
    village = getattr(move, "village", state.data.villages.clockwise[0])
    if own.supply or own.track or own.young:
        _free(after.seats[task.seat])
        after.seats[task.seat].villages = (*after.seats[task.seat].villages, village)
        yield from one(after, f"seats[{task.seat}].villages.{village}", "in village", False, True, village=village)


def _to_place(state: State, task: Any, move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """CHAIN-COUNT: one Assistant more or fewer was taken."""
    for by in (1, -1):
        own = state.seats[task.seat]
        if task.count + by > len(task.chain) and (by < 0 or own.supply):
            after = state.clone()
            after.seats[task.seat].taken += by
            after.seats[task.seat].supply -= by
            after.agenda[-1] = msgspec.structs.replace(task, count=task.count + by)
            yield from one(after, "agenda[-1].count", "to place", task.count, task.count + by)


def _no_senior(state: State, task: Any, move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """CHAIN-END: no Senior stands on the last field."""
    own, field = state.seats[task.seat], (*task.chain, *move.fields)[-1]
    if field in own.worship:
        after = state.clone()
        after.seats[task.seat].worship = without(own.worship, field)
        after.seats[task.seat].supply += 1
        yield from one(after, f"seats[{task.seat}].worship.{field}", "no senior", True, False, field=field)


# --- Leaders ---------------------------------------------------------------------------------------------------------


def _walked(state: State, seat: int, start: str, to: str) -> Iterator[Proposal]:
    """A Leader of somebody stands elsewhere."""
    after = state.clone()
    own = after.seats[seat]
    own.leaders = (*without(own.leaders, start), to)
    facts = {"player": state.player(seat), "from": start}
    yield from one(after, f"seats[{seat}].leaders.{start}", "leader", start, to, **facts)


def _steered(state: State, leader: Any, to: str) -> Iterator[Proposal]:
    after = state.clone()
    after.neutrals[leader] = to
    yield from one(after, f"neutrals.{leader}", "neutral", state.neutrals[leader], to, leader=leader)


def _unoccupied(state: State) -> list[str]:
    taken = state.occupied
    return [room for room in state.rooms if room not in taken]


def _place_free(state: State, task: Any, move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """MOVE-OCCUPIED: whoever stands there is in the Hall, or a Neutral Leader in another room."""
    for seat, own in enumerate(state.seats):
        if move.to in own.leaders:
            yield from _walked(state, seat, move.to, HALL)
    for leader, place in state.neutrals.items():
        if place == move.to:
            for room in _unoccupied(state):
                yield from _steered(state, leader, room)


def _nearer(state: State, task: Any, move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """MOVE-UNREACHABLE: a Neutral Leader stands elsewhere; a room on the way of an own one is occupied."""
    free = [room for room in _unoccupied(state) if room != move.to]
    if isinstance(move, moves.Steer):
        for room in free:
            yield from _steered(state, move.leader, room)
        return
    others, far = state.occupied - {move.start}, most_steps(state)
    for room in free:
        if move.to in targets(state.graph, move.start, others | {room}, far):
            for seat, own in enumerate(state.seats):
                for start in dict.fromkeys(own.leaders):
                    if (seat, start) != (task.seat, move.start):
                        yield from _walked(state, seat, start, room)


def _hall_elsewhere(state: State, _task: Any, _move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """MOVE-HALL: the Hall does not lie in the way."""
    for place in state.data.board.hall_places:
        if place != state.hall:
            after = state.clone()
            after.hall = place
            yield from of_thing(after, "hall", "instead", state.hall, place, "hall")


def _own_leader(state: State, task: Any, move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """MOVE-NOT-YOURS: an own Leader stands there."""
    if move.start not in state.occupied:
        for start in dict.fromkeys(state.seats[task.seat].leaders):
            yield from _walked(state, task.seat, start, move.start)


def _some_leader(state: State, task: Any, move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """COUNCIL-EMPTY: some Leader stands in that room."""
    for seat, own in enumerate(state.seats):
        for start in dict.fromkeys(own.leaders):
            if (seat, start) != (task.seat, "council"):
                yield from _walked(state, seat, start, move.room)


# --- Rooms -----------------------------------------------------------------------------------------------------------


def _uncovered(state: State, task: Any, move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """MARKET-COVERED, TRADE-KIND, TRADE-FULL, SALE-FIELD: one of the cubes that lie there is in the general supply."""
    here = getattr(move, "room", None) or task.visit.room
    for room in (here,) if here in TRADES else ():
        for field, there in lying(state, room).items():
            if there is not None:
                after = state.clone()
                put(after, room, field, None)
                after.stock[cube_of(there)] += 1
                yield from one(after, f"{room}.{field}", "uncovered", there, None, cube=there, room=room)


def _lies_there(state: State, _task: Any, move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """CUBE-ABSENT: a cube of the general supply lies on that field."""
    for kind in (move.field,) if move.field in KINDS else KINDS:
        if state.stock[kind]:
            after = state.clone()
            after.stock[kind] -= 1
            if move.room == "warehouse":
                after.warehouse = (*after.warehouse, kind)
            else:
                put(after, move.room, move.field, kind)
            yield from one(after, f"{move.room}.{move.field}", "lying", None, kind, cube=kind, room=move.room)


def _not_done(state: State, task: Any, move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """ROOM-LIMIT, DEAL-LIMIT: it has not been done yet in this visit."""
    visit = getattr(task, "visit", None)
    part = move.action if isinstance(move, moves.Act) else "main"
    if isinstance(visit, Visit) and part in visit.parts:
        after = state.clone()
        again = msgspec.structs.replace(visit, parts=without(visit.parts, part))
        after.agenda[-1] = msgspec.structs.replace(task, visit=again)
        yield from one(after, f"agenda[-1].visit.{part}", "not done", True, False)


def _payable(state: State, task: Any, move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """EXPERT-UNPAYABLE: an Assistant to dismiss, or a cube to sell, and a field for it."""
    for effect in state.data.activated[move.expert]:
        if effect.do == "dismiss":
            yield from _more_in("supply")(state, task, move, _refusal)
        for cube in effect.of if effect.do.startswith("sell") else ():
            yield from _cube(state, task.seat, cube)
    for room in TRADES:
        yield from _uncovered(state, task, moves.Use(room), _refusal)


def _coin_lies(state: State, _task: Any, _move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """BANKER-EMPTY: a coin lies there."""
    after = state.clone()
    after.banker += 1
    yield from more(after, None, "banker", state.banker)


# --- Cards and tokens ------------------------------------------------------------------------------------------------

_PILES: Final = {"expert": ("expert_stack", "discard", "experts"), "order": ("order_stack", "orders")}


def _taken_from(after: State, sort: str, card: str, instead: tuple[str, ...] = ()) -> bool:
    """Take a card from the pile, the display or the player where it lies; another one comes there, if any."""
    for pile in _PILES[sort]:
        cards = getattr(after, pile)
        if card in cards:
            setattr(after, pile, _without(cards, card, instead))
            return True
    for own in after.seats:
        for pile in ("experts", "cards") if sort == "expert" else ("orders", "done"):
            if card in getattr(own, pile):
                setattr(own, pile, _without(getattr(own, pile), card, instead))
                return True
    return False


def _without(cards: tuple[str, ...], card: str, instead: tuple[str, ...]) -> tuple[str, ...]:
    place = cards.index(card)
    return (*cards[:place], *instead, *cards[place + 1 :])


def _token_up(state: State, _task: Any, move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """TEMPLE-USED, TEMPLE-ALL-DOWN: that Temple token is open, or the first one."""
    token, after = getattr(move, "token", next(iter(state.data.prayers))), state.clone()
    after.temples = (*state.temples, token)
    return of_thing(after, f"temples.{token}", "piece more", 0, 1, "temples", token)


def _card_there(state: State, task: Any, move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """NO-SUCH-ITEM: the card is the player's own, or lies open in place of another one."""
    if isinstance(move, moves.Activate) and move.expert in state.data.activated:
        yield from _own_card(state, task.seat, "expert", move.expert)
    elif isinstance(move, moves.Hire | moves.HireFor) and move.expert in state.data.expert:
        yield from _open_card(state, "expert", "experts", move.expert)
    elif isinstance(move, moves.SellAmulet) and _some_amulet(after := state.clone(), move.amulet):
        after.seats[task.seat].amulets = (*state.seats[task.seat].amulets, move.amulet)
        yield from one(after, f"seats[{task.seat}].amulets.{move.amulet}", "held", None, move.amulet)
    elif isinstance(move, moves.TakeOrder) and move.order in state.data.order:
        yield from _open_card(state, "order", "orders", move.order)


def _open_card(state: State, sort: str, display: str, card: str) -> Iterator[Proposal]:
    for other in getattr(state, display):
        after = state.clone()
        if _taken_from(after, sort, card, (other,)):
            shown = tuple(card if each == other else each for each in getattr(state, display))
            setattr(after, display, shown)
            yield from one(after, f"{display}.{other}", "open", other, card)


def _own_card(state: State, seat: int, sort: str, card: str) -> Iterator[Proposal]:
    """A card is the player's, in place of one of his cards if he holds as many as he may."""
    held: tuple[str, ...] = getattr(state.seats[seat], f"{sort}s")
    full = sort == "expert" and len(held) >= MOST
    for other in held if full else (None,):
        after = state.clone()
        if _taken_from(after, sort, card, (other,) if other else ()):
            own = after.seats[seat]
            setattr(own, f"{sort}s", (*(each for each in held if each != other), card))
            kind = "held instead" if other else "held"
            yield from one(after, f"seats[{seat}].{sort}s.{card}", kind, other, card)


def _fewer_experts(state: State, task: Any, move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """EXPERT-LIMIT: one of the three Experts has been used."""
    for expert in state.seats[task.seat].experts:
        after = state.clone()
        own = after.seats[task.seat]
        own.experts, after.discard = without(own.experts, expert), (*after.discard, expert)
        yield from one(after, f"seats[{task.seat}].experts.{expert}", "not held", True, False, expert=expert)


def _more_experts(state: State, task: Any, move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """EXPERT-ROOM: one Expert more is held."""
    for expert in (*state.expert_stack[:1], *state.discard[:1]):
        yield from _own_card(state, task.seat, "expert", expert)


def _own_order(state: State, task: Any, move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """ORDER-NOT-YOURS: the Order is the player's, to be completed; or completed, where its effect is asked for."""
    if isinstance(move, moves.Complete) and move.order in state.data.order:
        yield from _own_card(state, task.seat, "order", move.order)


def _not_completed(state: State, task: Any, move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """ORDER-DONE: it is still to be completed."""
    after = state.clone()
    own = after.seats[task.seat]
    own.done, own.orders = without(own.done, move.order), (*own.orders, move.order)
    yield from one(after, f"seats[{task.seat}].done.{move.order}", "not completed", True, False, order=move.order)


def _not_used(state: State, task: Any, move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """EFFECT-USED: not in this turn, and it is its effect that is asked for."""
    after = state.clone()
    after.remember(used=tuple(card for card in state.turn.used if card != move.order))
    after.agenda[-1] = msgspec.structs.replace(task, order=move.order)
    yield from one(after, f"turn.used.{move.order}", "not used", True, False, order=move.order)


def _on_edge(state: State, task: Any, move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """REWARD-GONE: an Amulet lies there, of the stack or of a player."""
    space, after = task.space(move.side), state.clone()
    if space in state.edge and (amulet := _some_amulet(after)):
        after.edge[space] = amulet
        yield from one(after, f"edge.{space}", "on edge", None, amulet, space=space)


def _some_amulet(after: State, kind: str = "") -> str:
    """Take an Amulet, of a kind if one is given: of the stack, of the Worship board, or of a player."""
    if found := [each for each in after.amulet_stack if kind in ("", each)]:
        after.amulet_stack = without(after.amulet_stack, found[0])
        return found[0]
    for space, lies in after.edge.items():
        if lies and kind in ("", lies):
            after.edge[space] = None
            return lies
    for own in after.seats:
        if found := [each for each in own.amulets if kind in ("", each)]:
            own.amulets = without(own.amulets, found[0])
            return found[0]
    return ""


PROPOSALS: Final[dict[str, Propose]] = {
    "PAY-SHORT": _paid,
    "SUPPLY-EMPTY": _in_stock,
    "SALE-NO-CUBE": _to_sell,
    "ASSIST-NONE": _more_in("supply"),
    "TRACK-EMPTY": _more_in("track"),
    "CHAIR-NONE": _chair_free,
    "CHAIR-TAKEN": _chair_free,
    "SEAT-NONE": _helper,
    "TEMPLE-FORCED": _in_village,
    "VILLAGE-EMPTY": _in_village,
    "CHAIN-COUNT": _to_place,
    "CHAIN-END": _no_senior,
    "MOVE-OCCUPIED": _place_free,
    "MOVE-UNREACHABLE": _nearer,
    "MOVE-HALL": _hall_elsewhere,
    "MOVE-NOT-YOURS": _own_leader,
    "COUNCIL-EMPTY": _some_leader,
    "MARKET-COVERED": _uncovered,
    "TRADE-KIND": _uncovered,
    "TRADE-FULL": _uncovered,
    "SALE-FIELD": _uncovered,
    "CUBE-ABSENT": _lies_there,
    "BANKER-EMPTY": _coin_lies,
    "TEMPLE-ALL-DOWN": _token_up,
    "TEMPLE-USED": _token_up,
    "ROOM-LIMIT": _not_done,
    "DEAL-LIMIT": _not_done,
    "EXPERT-UNPAYABLE": _payable,
    "NO-SUCH-ITEM": _card_there,
    "EXPERT-LIMIT": _fewer_experts,
    "EXPERT-ROOM": _more_experts,
    "ORDER-NOT-YOURS": _own_order,
    "ORDER-DONE": _not_completed,
    "EFFECT-USED": _not_used,
    "REWARD-GONE": _on_edge,
}
"""Refusal -> what may help. Against the others things help as they are described, or nothing."""
HOPELESS: Final = frozenset(
    {
        "HALL-PLACE", "EXPERT-PERMANENT", "NEUTRAL-HALL", "MOVE-NONE", "ROOM-SALE-FIRST", "SEAT-RING", "SEAT-LIMIT",
        "COUNCIL-HALL", "COUNCIL-SELF", "ROW-ORDER", "AMULET-CARD", "PEDDLER-BOTH", "HALL-FORCED", "CHAIN-START",
        "CHAIN-GAP", "CHAIN-REPEAT", "ORDER-COST", "BONUS-NONE", "NEUTRAL-LIMIT", "NEUTRAL-SECOND", "EXPERT-SECOND",
    }
)  # fmt: skip
"""What is of the form, of the moment, or printed: no table makes it right."""
