"""What may help against a refused move: changes of the table, one unit of one thing at a time, for each refusal.

Each proposal is a copy with the change (`describe/remedy.py`): a card that lies elsewhere changes places, a servant
comes from the supply.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from yotd_widget.describe.remedy import Propose, of_thing, one
from yotd_widget.engine.moves import Refusal
from yotd_widget.engine.remedies import Change, Proposal
from yotd_widget.games.gugong.gifts import advantages, beats
from yotd_widget.games.gugong.moves import Build, Give, Load
from yotd_widget.games.gugong.seat import Ship
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.tracks import stand_on

Proposals = Iterable[Proposal]
_EQUAL_GIFTS, _EXTRA_SERVANT, _MORNING_SHIP = "D2-4", "D2-3", "D1-2"
"""Decrees that a move may need without naming them."""


# --- Servants ------------------------------------------------------------------------------------------------------


def _moved(state: State, seat: int, to: str, source: str) -> Iterator[Proposal]:
    """A servant more in pool or supply; it comes from the other one, or from nowhere if there is none."""
    after = state.clone()
    own = after.seats[seat]
    had = getattr(own, to)
    setattr(own, to, had + 1)
    setattr(own, source, max(0, getattr(own, source) - 1))
    yield from one(after, f"seats[{seat}].{to}", to, had, had + 1)


def _in_pool(state: State, task: Any, _move: Any, _refusal: Refusal) -> Proposals:
    """E-SERVANTS, E-DOUBLE-PLACE: a servant more in the pool."""
    return _moved(state, task.seat, "pool", "supply")


def _in_supply(state: State, task: Any, _move: Any, _refusal: Refusal) -> Proposals:
    """E-SUPPLY: a servant more in the supply."""
    return _moved(state, task.seat, "supply", "pool")


def _double_there(state: State, task: Any, _move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """E-DOUBLE-WHERE: the Double Servant is in the pool, or in the supply."""
    was = state.seats[task.seat].double
    for where in ("pool", "supply"):
        after = state.clone()
        own = after.seats[task.seat]
        own.ships = tuple(Ship(ship.route, ship.harbour, ship.servants) for ship in own.ships)
        own.move_double(where)
        yield from one(after, f"seats[{task.seat}].double", "double", was, where)


# --- Gifts -----------------------------------------------------------------------------------------------------------


def _swapped(state: State, one: str, other: str) -> State:
    """Two cards change places, wherever they lie."""
    after, swap = state.clone(), {one: other, other: one}

    def row(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(swap.get(card, card) for card in cards)

    after.gifts = {location: swap.get(card, card) for location, card in state.gifts.items()}
    after.draw_pile = row(state.draw_pile)
    for own in after.seats:
        own.hand, own.discard = row(own.hand), row(own.discard)
    return after


def _other_gift(state: State, task: Any, move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """E-PAY-NEEDED, E-PAY-FREE: another gift lies there, of a value as near as can be; or the Decree for equal ones."""
    if not isinstance(move, Give) or move.location not in state.gifts:
        return
    there, location = state.gifts[move.location], move.location
    values, wanted = state.data.values, move.mode == "free"
    in_reach = [*state.gifts.values(), *state.draw_pile, *(card for each in state.seats for card in each.discard)]
    others = [card for card in in_reach if card in values and card not in (there, move.card)]
    others.sort(key=lambda card: abs(values[card] - values[there]))
    for card in others:
        if beats(values[move.card], values[card], *advantages(state, task.seat)) == wanted:
            after = _swapped(state, there, card)
            yield from one(after, f"gifts.{location}", "gift", there, card, location=location)
            break
    if wanted and values[move.card] == values[there]:
        yield from _own_decree(state, task.seat, _EQUAL_GIFTS)


def _card_in(zone: str, elsewhere: str, moved: str, exchanged: str) -> Propose:
    """E-CARD-HAND, E-CARD-OWN, E-CARD-DISCARD: the card lies in that zone of its player.

    It is brought there from the other zone, or lies there in place of another card.
    """

    def proposals(state: State, task: Any, move: Any, _refusal: Refusal) -> Iterator[Proposal]:
        seat, card = task.seat, move.card
        if not state.are_cards(card):
            return
        own, path = state.seats[seat], f"seats[{seat}].{zone}"
        if card in getattr(own, elsewhere):
            after = state.clone()
            mine = after.seats[seat]
            setattr(mine, zone, (*getattr(mine, zone), card))
            setattr(mine, elsewhere, tuple(each for each in getattr(mine, elsewhere) if each != card))
            yield from one(after, f"{path}.{card}", moved, False, True, card=card)
            return
        for other in getattr(own, zone):
            after = _swapped(state, card, other)
            if card in getattr(after.seats[seat], zone):
                yield from one(after, f"{path}.{other}", exchanged, other, card)

    return proposals


# --- Travel ----------------------------------------------------------------------------------------------------------


def _token_there(state: State, _task: Any, move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """E-CITY-EMPTY: a token lies in that city: the next one of the pile, or one that was handed in."""
    if move.city not in state.data.places:
        return
    for pile in ("token_pile", "token_discard"):
        if tokens := getattr(state, pile):
            after = state.clone()
            setattr(after, pile, tokens[1:])
            after.put_token(move.city, tokens[0])
            yield from one(after, f"map.{move.city}", "token", None, tokens[0], city=move.city)
            return


def _road_free(state: State, _task: Any, move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """E-CITY-REACH: no token lies in a city on the way."""
    for city, token in zip(state.data.places, state.map, strict=True):
        if token is not None and city != move.city:
            after = state.clone()
            after.put_token(city, None)
            after.token_discard = (*after.token_discard, token)
            yield from one(after, f"map.{city}", "no token", token, None, city=city)


def _token_held(state: State, task: Any, move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """E-TOKEN-OWN: a token of that kind is the player's, in place of another one or beside them."""
    own = state.seats[task.seat]
    for token in dict.fromkeys(move.tokens):
        if move.tokens.count(token) > own.tokens.count(token):
            after = state.clone()
            after.seats[task.seat].tokens = (*own.tokens, token)
            for pile in ("token_pile", "token_discard"):
                tokens = list(getattr(after, pile))
                if token in tokens:
                    tokens.remove(token)
                    setattr(after, pile, tuple(tokens))
                    break
            yield from one(after, f"seats[{task.seat}].tokens.{token}", "held token", False, True, token=token)


# --- Jade and Decrees ------------------------------------------------------------------------------------------------


def _in_house(state: State, _task: Any, move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """E-HOUSE: the house still has its Jade."""
    if 0 < (number := move.house) <= len(state.houses):
        after = state.clone()
        after.houses = (*state.houses[: number - 1], True, *state.houses[number:])
        yield from one(after, f"houses[{number - 1}]", "house", False, True, house=number)


def _sold_out(state: State, _task: Any, _move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """E-SQUARE: all houses have sold their Jade."""
    after = state.clone()
    after.houses = (False,) * len(state.houses)
    yield (Change("houses", "sold out", sum(state.houses), 0, {}, sum(state.houses)),), after


def _tile_there(state: State, _task: Any, _move: Any, refusal: Refusal) -> Iterator[Proposal]:
    """E-DECREE: it lies on the board, in place of another one of its level on which nobody stands."""
    decree, tiles = str(refusal.facts["decree"]), state.data.tiles
    if decree not in tiles:
        return
    for place, other in enumerate(state.board_decrees):
        if tiles[other].level == tiles[decree].level and not state.owners(other):
            after = state.clone()
            after.board_decrees = (*state.board_decrees[:place], decree, *state.board_decrees[place + 1 :])
            yield from one(after, f"board_decrees[{place}]", "tile", other, decree)


def _own_decree(state: State, seat: int, decree: str) -> Iterator[Proposal]:
    """The player has the Decree: a servant of the supply stands on it."""
    after = state.clone()
    own = after.seats[seat]
    if decree in own.decrees:
        return
    own.decrees = (*own.decrees, decree)
    own.supply = max(0, own.supply - 1)
    if decree not in after.board_decrees:
        tiles = state.data.tiles
        for place, other in enumerate(after.board_decrees):
            if tiles[other].level == tiles[decree].level and not state.owners(other):
                after.board_decrees = (*after.board_decrees[:place], decree, *after.board_decrees[place + 1 :])
                break
    yield from one(after, f"seats[{seat}].decrees.{decree}", "decree", False, True, decree=decree)


def _decree_for(state: State, task: Any, move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """E-IMPOSSIBLE: the player has the Decree that the move uses."""
    decree = getattr(move, "decree", None)
    if isinstance(move, Build) and move.extra is not None:
        decree = _EXTRA_SERVANT
    elif isinstance(move, Load) and state.phase == "morning":
        decree = _MORNING_SHIP
    if decree in state.data.tiles:
        yield from _own_decree(state, task.seat, decree)


def _not_used(state: State, task: Any, _move: Any, refusal: Refusal) -> Iterator[Proposal]:
    """E-DECREE-USED: it has not been used this Morning."""
    decree, after = str(refusal.facts["decree"]), state.clone()
    after.agenda[-1] = msgspec.structs.replace(task, used=tuple(each for each in task.used if each != decree))
    yield from one(after, f"agenda[-1].used.{decree}", "unused", True, False, decree=decree)


def _another_owns(state: State, task: Any, _move: Any, refusal: Refusal) -> Iterator[Proposal]:
    """E-DECREE-OWN: the player does not have it yet; the servant is in the supply."""
    decree, after = str(refusal.facts["decree"]), state.clone()
    own = after.seats[task.seat]
    own.decrees = tuple(each for each in own.decrees if each != decree)
    own.supply += 1
    yield from one(after, f"seats[{task.seat}].decrees.{decree}", "no decree", True, False, decree=decree)


# --- The Grand Canal -------------------------------------------------------------------------------------------------


def _ships(state: State, seat: int, ships: Iterable[Ship], supply: int) -> State:
    """A copy in which a player has these ships; the servants that are aboard more come from the supply."""
    after = state.clone()
    own = after.seats[seat]
    own.ships, own.supply = tuple(ships), max(0, own.supply - supply)
    return after


def _sails_there(state: State, task: Any, move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """E-SHIP: an own ship lies there, one of those on the canal, or else a new one with a servant."""
    harbours = range(1, state.data.canal.harbours + 1)
    taken = {ship.name for each in state.seats for ship in each.ships}
    name = f"{move.route}{move.harbour}"
    if move.route not in state.setup.routes or move.harbour not in harbours or name in taken:
        return
    own = state.seats[task.seat]
    for ship in own.ships:
        there = Ship(move.route, move.harbour, ship.servants, ship.double)
        after = _ships(state, task.seat, [there if each is ship else each for each in own.ships], 0)
        yield from one(after, f"seats[{task.seat}].ships.{ship.name}", "ship moved", ship.name, name)
    if len(own.ships) < state.data.canal.ships_per_player:
        after = _ships(state, task.seat, [*own.ships, Ship(move.route, move.harbour, 1)], 1)
        yield from one(after, f"seats[{task.seat}].ships.{name}", "ship there", False, True, ship=name)


def _less_aboard(state: State, task: Any, move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """E-SHIP-FULL: a servant fewer on that ship."""
    if (ship := state.seats[task.seat].ship(move.route, move.harbour)) is not None and ship.servants > 1:
        yield from _aboard(state, task.seat, ship, -1)


def _more_aboard(state: State, task: Any, move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """E-NOT-FULL: a servant more on that ship."""
    ship = state.seats[task.seat].ship(move.route, move.harbour)
    if ship is not None and ship.units < state.data.canal.ship_capacity:
        yield from _aboard(state, task.seat, ship, 1)


def _aboard(state: State, seat: int, ship: Ship, by: int) -> Iterator[Proposal]:
    now = Ship(ship.route, ship.harbour, ship.servants + by, ship.double)
    after = _ships(state, seat, [now if each is ship else each for each in state.seats[seat].ships], by)
    units = ship.units, now.units
    yield from one(after, f"seats[{seat}].ships.{ship.name}.units", "aboard", *units, ship=ship.name)


def _ship_home(state: State, task: Any, _move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """E-SHIP-NONE: one of the own ships is not on the canal."""
    for ship in state.seats[task.seat].ships:
        yield from _gone(state, task.seat, ship)


def _harbour_free(state: State, _task: Any, move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """E-ROUTE-FULL, E-NO-HARBOUR: a harbour of the route is free, ahead of the ship that is to sail."""
    behind = move.harbour or 0
    for seat, each in enumerate(state.seats):
        for ship in each.ships:
            if ship.route == move.route and ship.harbour > behind:
                yield from _gone(state, seat, ship)


def _gone(state: State, seat: int, ship: Ship) -> Iterator[Proposal]:
    after = _ships(state, seat, [each for each in state.seats[seat].ships if each is not ship], -ship.servants)
    if ship.double:
        after.seats[seat].move_double("supply")
    path = f"seats[{seat}].ships.{ship.name}"
    yield from one(after, path, "no ship", True, False, ship=ship.name, player=state.player(seat))


def _reward_free(state: State, task: Any, move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """E-REWARD-SLOT: a space for rewards is free; the servant is in the supply."""
    for slot in ("vp_slots", "card_slots", "double_slots"):
        if had := getattr(state.seats[task.seat], slot):
            after = state.clone()
            own = after.seats[task.seat]
            setattr(own, slot, had - 1)
            own.supply += 1
            if slot == "double_slots":
                own.move_double("locked")
            yield from one(after, f"seats[{task.seat}].{slot}", slot, had, had - 1)


def _higher(state: State, task: Any, _move: Any, _refusal: Refusal) -> Iterator[Proposal]:
    """E-INTRIGUE: a step more on the track of Intrigue."""
    after, had = state.clone(), state.seats[task.seat].intrigue
    stand_on(after, task.seat, had + 1, "", None)
    return of_thing(after, f"seats[{task.seat}].intrigue", "more", had, had + 1, "intrigue")


PROPOSALS: Final[dict[str, Propose]] = {
    "E-SERVANTS": _in_pool,
    "E-DOUBLE-PLACE": _in_pool,
    "E-SUPPLY": _in_supply,
    "E-INTRIGUE": _higher,
    "E-DOUBLE-WHERE": _double_there,
    "E-PAY-NEEDED": _other_gift,
    "E-PAY-FREE": _other_gift,
    "E-CARD-HAND": _card_in("hand", "discard", "taken back", "held"),
    "E-CARD-OWN": _card_in("hand", "discard", "taken back", "held"),
    "E-CARD-DISCARD": _card_in("discard", "hand", "laid", "piled"),
    "E-IMPOSSIBLE": _decree_for,
    "E-CITY-EMPTY": _token_there,
    "E-CITY-REACH": _road_free,
    "E-TOKEN-OWN": _token_held,
    "E-HOUSE": _in_house,
    "E-SQUARE": _sold_out,
    "E-DECREE": _tile_there,
    "E-DECREE-OWN": _another_owns,
    "E-DECREE-USED": _not_used,
    "E-SHIP": _sails_there,
    "E-SHIP-FULL": _less_aboard,
    "E-NOT-FULL": _more_aboard,
    "E-SHIP-NONE": _ship_home,
    "E-ROUTE-FULL": _harbour_free,
    "E-NO-HARBOUR": _harbour_free,
    "E-REWARD-SLOT": _reward_free,
}
"""Refusal -> what may help. Against the others things help as they are described, or nothing."""
HOPELESS: Final = frozenset(
    {"E-OPTION", "E-LOCATION", "E-DIE", "E-FACE", "E-DISCARD-CARD", "E-HARBOUR-NONE", "E-TOKEN-SUM"}
)
"""What is of the form, or printed: no table makes it right."""
