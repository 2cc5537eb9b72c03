"""Meng, the opponent of a solo game: every step follows from his cards (AUTOMA-*). He pays nothing for a gift."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.position import Chore
from yotd_widget.engine.texts import N_
from yotd_widget.engine.trace import Notes
from yotd_widget.games.gugong.canal import SLOTS, VP4, free_harbour
from yotd_widget.games.gugong.decrees import price, sign
from yotd_widget.games.gugong.exchanges import StoreToken, meng_buys_servants
from yotd_widget.games.gugong.gifts import lay_gift
from yotd_widget.games.gugong.jade import SQUARE, TakeJade, from_supply, sellers
from yotd_widget.games.gugong.jade import price as jade_price
from yotd_widget.games.gugong.pieces import MENG, MORNING_RULES, SPECIAL, Location, Reward
from yotd_widget.games.gugong.seat import Ship
from yotd_widget.games.gugong.servants import WITH_SERVANTS, Source, gain, remove
from yotd_widget.games.gugong.setup import DrawCards
from yotd_widget.games.gugong.state import Automa, State
from yotd_widget.games.gugong.tokens import POINTS, PRICE, SERVANTS, score_points
from yotd_widget.games.gugong.tracks import AUDIENCE, SCHEME, climb, intrigue_a, rise
from yotd_widget.games.gugong.travel import cost as travel_cost
from yotd_widget.games.gugong.travel import ride
from yotd_widget.games.gugong.wall import COST_B as WALL_COST
from yotd_widget.games.gugong.wall import Section, put

INSTEAD: Final = 1
"""Points that Meng scores for what he does not do (AUTOMA-9, AUTOMA-21 to AUTOMA-23, AUTOMA-32)."""
TWILIGHT_INTRIGUE: Final = 1, 2
TWILIGHT_PALACE: Final = 2, 1, 1
TWILIGHT_CANAL: Final = 1
"""What Meng pays and gets in Twilight (AUTOMA-28, AUTOMA-29, AUTOMA-33)."""


def automa(state: State) -> Automa:
    """What he plays with."""
    assert state.automa is not None
    return state.automa


def change(state: State, **fields: Any) -> None:
    """Put something of it otherwise."""
    state.automa = msgspec.structs.replace(automa(state), **fields)


def instead(state: State, rule: str, notes: Notes | None) -> None:
    """1 VP in place of an effect."""
    score_points(state, MENG, INSTEAD, rule, notes)


# --- His turn --------------------------------------------------------------------------------------------------------


class MengsTurn(Chore, frozen=True):
    """Reveal an Automa card and a Gift Card, exchange, then both actions (AUTOMA-7, AUTOMA-8, AUTOMA-11)."""

    uncovers = N_("Then it is Meng's turn; nobody has seen his cards yet.")

    def run(self, state: State, notes: Notes | None) -> None:
        if not automa(state).deck:
            state.agenda += [self, DrawCards(LUCK, "automa cards")]
            return
        card, *deck = automa(state).deck
        change(state, deck=tuple(deck), today=(*automa(state).today, card))
        location: Location = automa(state).focus if card == SPECIAL else card  # type: ignore[assignment]
        gift = state.seats[MENG].hand[0]
        if notes is not None:
            notes.add("AUTOMA-7", MENG, automa=card, location=location)
        lay_gift(state, MENG, gift, location, notes, "AUTOMA-7")
        special = card == SPECIAL
        state.agenda += [MengActs(location, special), MengActs(state.card(gift).action, special)]


class MengActs(Chore, frozen=True):
    """An action of his, if he can (AUTOMA-8, AUTOMA-37). special: of a Special card, as option B without cost."""

    action: str
    special: bool

    def run(self, state: State, notes: Notes | None) -> None:
        if self.action == "none":
            return
        if self.action == "swap":
            instead(state, "AUTOMA-9", notes)
        elif self.action in SERVANTS_OF_CARDS:
            gain(state, MENG, SERVANTS_OF_CARDS[self.action], "CARD-6", notes)
        else:
            (SPECIALS if self.special else DAYS)[self.action](state, notes)


SERVANTS_OF_CARDS: Final = {"servant1": 1, "servant2": 2}

# --- Travel ----------------------------------------------------------------------------------------------------------


def next_city(state: State) -> str | None:
    """The next city counter-clockwise along the perimeter with a token, else the nearest one (AUTOMA-18, AUTOMA-19)."""
    ring, last = state.data.travel.map.perimeter_ccw, automa(state).last
    begin = 0 if last is None else (ring.index(last) + 1) % len(ring)
    ahead = (*ring[begin:], *ring[:begin])
    around = next((city for city in ahead if state.token_at(city)), None)
    return around or _nearest(state)


def _nearest(state: State) -> str | None:
    """The city with a token that is the fewest roads away, the first in the order of the data (AMB-38)."""
    start = state.seats[MENG].city
    if start is None:
        return next((city for city in state.data.cities if state.token_at(city)), None)
    seen, ring = {start}, [start]
    while ring:
        ring = [city for at in ring for city in state.data.neighbours[at] if city not in seen]
        ring = list(dict.fromkeys(ring))
        seen.update(ring)
        there = [city for city in ring if state.token_at(city)]
        if there:
            return min(there, key=state.data.places.__getitem__)
    return None


def travel_step(state: State, notes: Notes | None) -> None:
    """Go to the next city, use the token, store it (AUTOMA-18); without a token anywhere nothing happens."""
    city = next_city(state)
    if city is None:
        return
    token = ride(state, MENG, city, notes, "AUTOMA-18")
    if city in state.data.travel.map.perimeter_ccw:
        change(state, last=city)
    state.agenda += [StoreToken(MENG, token), MengsToken(token)]


class MengTravels(Chore, frozen=True):
    """One more step of his (AUTOMA-20, AUTOMA-38)."""

    def run(self, state: State, notes: Notes | None) -> None:
        travel_step(state, notes)


class MengsToken(Chore, frozen=True):
    """The effect of the token that he has collected (AUTOMA-18, AUTOMA-21 to AUTOMA-24)."""

    token: str

    def run(self, state: State, notes: Notes | None) -> None:
        own, by_day = state.seats[MENG], state.phase == "day"
        match self.token:
            case "TOK-1" | "TOK-2":
                gain(state, MENG, SERVANTS[self.token], self.token, notes)
            case "TOK-3":
                climb(state, MENG, 1, self.token, notes)
            case "TOK-4":
                rise(state, MENG, 1, self.token, notes)
            case "TOK-5" if by_day and own.hand:
                card = own.hand[0]
                own.hand, own.discard = own.hand[1:], (*own.discard, card)
                if notes is not None:
                    notes.add("AUTOMA-21", MENG, {"hand": -1, "discard": 1}, hand=card, discard=card)
                from_supply(state, MENG, 1, "AUTOMA-21", notes)
            case "TOK-5":
                instead(state, "AUTOMA-21", notes)
            case "TOK-6":
                score_points(state, MENG, POINTS, self.token, notes)
            case "TOK-7":
                instead(state, "AUTOMA-22", notes)
            case "TOK-8" if by_day and own.discard:
                card = own.discard[-1]
                own.discard, own.hand = own.discard[:-1], (*own.hand, card)
                if notes is not None:
                    notes.add("AUTOMA-23", MENG, {"discard": -1, "hand": 1}, discard=card, hand=card)
            case "TOK-8" if not by_day:
                instead(state, "AUTOMA-23", notes)
            case "TOK-9":
                load_one(state, ("supply",), "TOK-9", notes)
            case "TOK-10":
                if own.supply:
                    put(state, MENG, "servant", "supply", "TOK-10", notes)
                    state.agenda.append(Section())
            case "TOK-11":
                if own.pool >= PRICE:
                    remove(state, MENG, PRICE, WITH_SERVANTS, "AUTOMA-24", notes)
                    from_supply(state, MENG, 1, "AUTOMA-24", notes)


def afford(state: State, servants: int, notes: Notes | None) -> bool:
    """Whether he has so many servants in the pool, at need after an exchange of tokens (AUTOMA-14)."""
    missing = servants - state.seats[MENG].pool
    return missing <= 0 or meng_buys_servants(state, MENG, missing, notes)


# --- Placing ---------------------------------------------------------------------------------------------------------


def place_on_wall(state: State, pieces: int, sources: Sequence[Source], rule: str, notes: Notes | None) -> None:
    """Place servants on the Wall, with D2-3 one more of the supply (AUTOMA-25, AMB-57)."""
    own, placed = state.seats[MENG], 0
    for source in sources:
        count = min(pieces - placed, getattr(own, source))
        if count:
            put(state, MENG, "servant", source, rule, notes, count)
            placed += count
    if placed and state.advantage(MENG, "wall_extra_servant") and own.supply:
        put(state, MENG, "servant", "supply", "WALL-3", notes)
    if placed:
        state.agenda.append(Section())


def load_one(state: State, sources: Sequence[Source], rule: str, notes: Notes | None) -> bool:
    """A servant on his ship with space, else on a new one; the third claims at once (AUTOMA-33, AUTOMA-35)."""
    own, capacity = state.seats[MENG], state.data.canal.ship_capacity
    source = next((each for each in sources if getattr(own, each)), None)
    if source is None:
        return False
    old = next((ship for ship in own.ships if ship.units < capacity), None)
    if old is None:
        if not can_load(state):
            return False
        route = next(route for route in state.setup.routes if free_harbour(state, route) is not None)
        ship = Ship(route, free_harbour(state, route) or 1, 1)
        own.ships = (*own.ships, ship)
    else:
        ship = old.with_piece("servant")
        own.replace_ship(old, ship)
    setattr(own, source, getattr(own, source) - 1)
    if notes is not None:
        notes.add(rule, MENG, {source: -1}, ship=ship.name, new=old is None)
    if ship.units == capacity:
        mengs_claim(state, ship, notes)
    return True


def can_load(state: State) -> bool:
    """Whether there is a place for a servant of his on the canal."""
    own, canal = state.seats[MENG], state.data.canal
    if any(ship.units < canal.ship_capacity for ship in own.ships):
        return True
    room = any(free_harbour(state, route) is not None for route in state.setup.routes)
    return len(own.ships) < canal.ships_per_player and room


def mengs_claim(state: State, ship: Ship, notes: Notes | None) -> None:
    """All three servants return, a neutral one marks the reward: cards first, then points without end (AUTOMA-35)."""
    own = state.seats[MENG]
    own.replace_ship(ship, None)
    own.supply += ship.servants
    reward: Reward = "card" if own.card_slots < state.data.canal.reward_slots["card"] else "vp4"
    slot = SLOTS[reward]
    setattr(own, slot, getattr(own, slot) + 1)
    if notes is not None:
        notes.add("AUTOMA-35", MENG, {"supply": ship.servants, slot: 1}, ship=ship.name, reward=reward)
    if reward == "vp4":
        score_points(state, MENG, VP4, "AUTOMA-35", notes)
    elif state.draw_pile:
        card, *rest = state.draw_pile
        state.draw_pile = tuple(rest)
        pile = "discard" if state.phase == "twilight" else "hand"  # AUTOMA-36
        setattr(own, pile, (*getattr(own, pile), card))
        if notes is not None:
            notes.add("AUTOMA-36", MENG, {pile: 1}, **{pile: card})


# --- Decrees ---------------------------------------------------------------------------------------------------------


def levels(state: State) -> list[int]:
    """The level of the Day (3 on Days 3 and 4), then lower ones downward, then higher ones upward (AUTOMA-31)."""
    first = min(state.day, 3)
    return [*range(first, 0, -1), *range(first + 1, 4)]


def chosen_decree(state: State, pool: int, *, free: bool = False) -> str | None:
    """The Decree that he obtains with so many servants in the pool (AUTOMA-31). free: he need not pay its price."""
    own, tiles = state.seats[MENG], state.data.tiles
    for level in levels(state):
        there = [
            (price(state, MENG, decree), -place, decree)
            for place, decree in enumerate(state.board_decrees)
            if tiles[decree].level == level and decree not in own.decrees
        ]  # of equal price the bottom one, which stands behind
        there = [each for each in there if free or each[0] + 1 <= pool]
        if there:
            return min(there)[2]
    return None


def obtain(state: State, notes: Notes | None) -> None:
    """Obtain a Decree at the normal cost, with as few exchanged tokens as make one affordable (AUTOMA-30, AMB-56)."""
    own = state.seats[MENG]
    rate = next(rate for rate in state.data.travel.exchange.rates if rate.gain == "servant")
    for more in range(min(own.supply, own.token_worth // rate.value) + 1):
        decree = chosen_decree(state, own.pool + more)
        if decree is None:
            continue
        if more and not meng_buys_servants(state, MENG, more, notes):
            continue
        due = price(state, MENG, decree)
        if due:
            remove(state, MENG, due, WITH_SERVANTS, "DECREE-0-1", notes)
        own.pool -= 1
        if notes is not None:
            notes.add("DECREE-0-1", MENG, {"pool": -1, "decrees": 1}, decrees=decree)
        sign(state, MENG, decree, notes)
        return


def obtain_free(state: State, notes: Notes | None) -> None:
    """One at no cost, its servant from the supply, else from the pool (AUTOMA-37, AUTOMA-38)."""
    own, decree = state.seats[MENG], chosen_decree(state, 0, free=True)
    source = "supply" if own.supply else "pool" if own.pool else None
    if decree is None or source is None:
        return
    setattr(own, source, getattr(own, source) - 1)
    if notes is not None:
        notes.add("AUTOMA-38", MENG, {source: -1, "decrees": 1}, decrees=decree)
    sign(state, MENG, decree, notes)


# --- By Day ----------------------------------------------------------------------------------------------------------


def wall_by_day(state: State, notes: Notes | None) -> None:
    """Place 1 from the pool (AUTOMA-25)."""
    if afford(state, 1, notes):
        place_on_wall(state, 1, ("pool",), "AUTOMA-25", notes)


def jade_by_day(state: State, notes: Notes | None) -> None:
    """Buy the cheapest Jade if he can pay, of equally cheap houses the first (AUTOMA-27)."""
    house = cheapest(state)
    due = jade_price(state, MENG, house)
    if afford(state, due, notes):
        if due:
            remove(state, MENG, due, WITH_SERVANTS, "AUTOMA-27", notes)
        TakeJade(MENG, house).run(state, notes)


def cheapest(state: State) -> int:
    """The house with the cheapest Jade, or the square."""
    return min(sellers(state), key=lambda house: (jade_price(state, MENG, house), house == SQUARE, house))


def palace_by_day(state: State, notes: Notes | None) -> None:
    """Envoy 1 up (AUTOMA-29)."""
    climb(state, MENG, 1, "AUTOMA-29", notes)


def intrigue_by_day(state: State, notes: Notes | None) -> None:
    """1 step, and the Medal if it is free (AUTOMA-28)."""
    intrigue_a(state, MENG, notes)


def canal_by_day(state: State, notes: Notes | None) -> None:
    """1 servant on a ship (AUTOMA-33)."""
    if can_load(state) and afford(state, 1, notes):
        load_one(state, ("pool",), "AUTOMA-33", notes)


By = Callable[[State, Notes | None], None]
DAYS: Final[dict[str, By]] = {
    "travel": travel_step,
    "wall": wall_by_day,
    "jade": jade_by_day,
    "intrigue": intrigue_by_day,
    "palace": palace_by_day,
    "decree": obtain,
    "canal": canal_by_day,
}
"""What he does by Day, option A (AUTOMA-10)."""

# --- With a Special card ---------------------------------------------------------------------------------------------

FROM_SUPPLY: Final[tuple[Source, ...]] = ("supply", "pool")
"""Servants of a Special card come from the supply, from the pool only if that is short (AUTOMA-37, AMB-36)."""


def two_steps(state: State, notes: Notes | None) -> None:
    """Two steps of Travel (AUTOMA-38)."""
    state.agenda += [MengTravels(), MengTravels()]


def two_on_wall(state: State, notes: Notes | None) -> None:
    """Two servants on the Wall (AUTOMA-38)."""
    place_on_wall(state, 2, FROM_SUPPLY, "AUTOMA-38", notes)


def free_jade(state: State, notes: Notes | None) -> None:
    """The cheapest Jade, free (AUTOMA-38)."""
    TakeJade(MENG, cheapest(state)).run(state, notes)


def three_of_intrigue(state: State, notes: Notes | None) -> None:
    """Three steps of Intrigue, no Medal (AUTOMA-38)."""
    rise(state, MENG, SCHEME[1], "AUTOMA-38", notes)


def free_audience(state: State, notes: Notes | None) -> None:
    """Two steps of the Envoy and one of Intrigue (AUTOMA-38)."""
    climb(state, MENG, AUDIENCE[1], "AUTOMA-38", notes)
    rise(state, MENG, AUDIENCE[2], "AUTOMA-38", notes)


def two_on_ships(state: State, notes: Notes | None) -> None:
    """Two servants on ships, one after the other (AUTOMA-38)."""
    for _ in range(2):
        load_one(state, FROM_SUPPLY, "AUTOMA-38", notes)


SPECIALS: Final[dict[str, By]] = {
    "travel": two_steps,
    "wall": two_on_wall,
    "jade": free_jade,
    "intrigue": three_of_intrigue,
    "palace": free_audience,
    "decree": obtain_free,
    "canal": two_on_ships,
}
"""What he does with a Special card, option B without cost (AUTOMA-37, AUTOMA-38)."""

# --- Twilight --------------------------------------------------------------------------------------------------------


class TwilightPhase(Chore, frozen=True):
    """The bottom halves of the Day's Automa cards, in the order in which they were played (AUTOMA-13)."""

    def run(self, state: State, notes: Notes | None) -> None:
        state.phase = "twilight"
        if notes is not None:
            notes.add("AUTOMA-13")
        state.agenda += [TwilightOver(), *(MengsTwilight(card) for card in reversed(automa(state).today))]


class TwilightOver(Chore, frozen=True):
    """The Automa cards of the Day are now among those of earlier Days (AUTOMA-11)."""

    def run(self, state: State, notes: Notes | None) -> None:
        change(state, today=(), used=(*automa(state).used, *automa(state).today))


class MengsTwilight(Chore, frozen=True):
    """One bottom half: done if he can pay, else skipped (AUTOMA-13)."""

    card: str

    def run(self, state: State, notes: Notes | None) -> None:
        if notes is not None:
            notes.add("AUTOMA-13", MENG, automa=self.card)
        TWILIGHT[state.data.automa.twilight[self.card]](state, notes)


def paid_travel(state: State, notes: Notes | None) -> None:
    """Remove 2 servants for a step (AUTOMA-20)."""
    due = travel_cost(state, MENG)
    if next_city(state) is not None and afford(state, due, notes):
        if due:
            remove(state, MENG, due, WITH_SERVANTS, "AUTOMA-20", notes)
        travel_step(state, notes)


def paid_wall(state: State, notes: Notes | None) -> None:
    """Remove 1 and place 1 (AUTOMA-25)."""
    if afford(state, WALL_COST + 1, notes):
        remove(state, MENG, WALL_COST, WITH_SERVANTS, "AUTOMA-25", notes)
        place_on_wall(state, 1, ("pool",), "AUTOMA-25", notes)


def paid_intrigue(state: State, notes: Notes | None) -> None:
    """Remove 1 for 2 steps (AUTOMA-28)."""
    due, steps = TWILIGHT_INTRIGUE
    if afford(state, due, notes):
        remove(state, MENG, due, WITH_SERVANTS, "AUTOMA-28", notes)
        rise(state, MENG, steps, "AUTOMA-28", notes)


def paid_palace(state: State, notes: Notes | None) -> None:
    """Remove 2 for a step of the Envoy and one of Intrigue (AUTOMA-29)."""
    due, steps, of_intrigue = TWILIGHT_PALACE
    if afford(state, due, notes):
        remove(state, MENG, due, WITH_SERVANTS, "AUTOMA-29", notes)
        climb(state, MENG, steps, "AUTOMA-29", notes)
        rise(state, MENG, of_intrigue, "AUTOMA-29", notes)


def paid_canal(state: State, notes: Notes | None) -> None:
    """Remove 1 and place 1 on a ship (AUTOMA-33)."""
    if can_load(state) and afford(state, TWILIGHT_CANAL + 1, notes):
        remove(state, MENG, TWILIGHT_CANAL, WITH_SERVANTS, "AUTOMA-33", notes)
        load_one(state, ("pool",), "AUTOMA-33", notes)


TWILIGHT: Final[dict[str, By]] = {
    "paid_travel_step": paid_travel,
    "free_travel_step": travel_step,
    "paid_wall": paid_wall,
    "paid_intrigue": paid_intrigue,
    "paid_palace": paid_palace,
    "paid_canal": paid_canal,
}
"""What the bottom halves bring."""

# --- Morning ---------------------------------------------------------------------------------------------------------


def morning_decrees(state: State, notes: Notes | None) -> None:
    """Every advantage that he can use, in the order of the ids (AUTOMA-6, AUTOMA-32)."""
    for decree in sorted(state.seats[MENG].decrees):
        tile = state.data.tiles[decree]
        rule = MORNING_RULES.get(tile.effect, "")
        match tile.effect:
            case "morning_intrigue":
                rise(state, MENG, tile.n, rule, notes)
            case "morning_ship_servant":
                if can_load(state):
                    load_one(state, ("supply",), rule, notes)
            case "morning_servant":
                gain(state, MENG, tile.n, rule, notes)
            case "morning_envoy":
                climb(state, MENG, tile.n, rule, notes)
            case "morning_swap":
                instead(state, "AUTOMA-32", notes)
