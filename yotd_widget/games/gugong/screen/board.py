"""Everything on the table as JSON, region by region: a `Board` of this folder's `wire`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, cast

from yotd_widget.describe.ledger import cause_name
from yotd_widget.describe.turns import in_order, in_steps
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.phrases import begun, counted, listed
from yotd_widget.engine.texts import NN_, _, either
from yotd_widget.games.gugong import canal, decrees, jade, travel, wall
from yotd_widget.games.gugong.actions import ChooseFollow
from yotd_widget.games.gugong.gifts import PRICE, ChooseCardAction, ChooseGift, is_free
from yotd_widget.games.gugong.nights import matches
from yotd_widget.games.gugong.pieces import HIDDEN, LOCATIONS, SPECIAL, Location, Phase, Piece, Token
from yotd_widget.games.gugong.screen.land import points
from yotd_widget.games.gugong.screen.options import options, prices, stations
from yotd_widget.games.gugong.screen.words import (
    ACTION_ICONS,
    ACTION_WORDS,
    CAUSE_ICONS,
    DECREE_BRIEFS,
    DECREE_EFFECTS,
    DECREE_ICONS,
    DOES,
    DOES_MORE,
    LEVELS,
    PAY,
    REWARD_AMOUNTS,
    REWARD_ICONS,
    TOKEN_EFFECTS,
    TOKEN_ICONS,
    TOKEN_SIGNS,
)
from yotd_widget.games.gugong.seat import Seat, Ship
from yotd_widget.games.gugong.state import PHASE_NUMBERS, PHASE_WORDS, State
from yotd_widget.games.gugong.tracks import AUDIENCE, SCHEME
from yotd_widget.games.gugong.words import (
    CARD_NAMES,
    CITY_NAMES,
    DECREE_NAMES,
    GIFTS,
    JADES,
    LOCATION_NAMES,
    OFFICIALS,
    POINTS,
    REWARD_NAMES,
    SERVANTS,
)

Json = dict[str, Any]

MATCHES = NN_("match", "matches")
CARDS = NN_("card", "cards")
TOKENS = NN_("token", "tokens")
SHIPS = NN_("ship", "ships")


PHASES: Final[tuple[Phase, ...]] = ("morning", "day", "twilight", "night")


def board(state: State) -> Json:
    """What lies on the table, with what it would cost the one who decides."""
    active = active_seat(state)
    return {
        "turns": _turns(state),
        "steps": _steps(state),
        "hour": hour(state),
        "days": _days(state),
        "dice": [{"place": f"die/{number}", "value": value} for number, value in enumerate(state.dice, 1)],
        "dice_name": _("Tonight: {dice}").format(dice=listed(map(str, state.dice))),
        "gift_price": PRICE,
        "officials": [_official(state, active, location) for location in LOCATIONS],
        "cities": _cities(state),
        "roads": _roads(state),
        "wall": _wall(state),
        "houses": _houses(state, active),
        "bridge": _bridge(state),
        "palace": _palace(state),
        "levels": [_(level) for level in LEVELS],
        "tiles": [tile(state, decree, decrees.price(state, active, decree)) for decree in state.board_decrees],
        "canal": _canal(state),
        "purses": [_purse(state, seat) for seat in range(len(state.seats))],
        "rates": {rate["place"]: rate for seat in range(len(state.seats)) for rate in _rates(state, seat)},
        "seats": [_seat(state, seat) for seat in range(len(state.seats))],
        "hand": _hand(state, active),
        **_choosing(state),
        "meng": _meng(state),
        "active": active,
        "laid": {},
        "matched": [],
        "causes": {cause_name(cause): icon for cause, icon in CAUSE_ICONS.items()} if state.phase == "over" else {},
    }


def active_seat(state: State) -> int:
    """Who decides; else who starts the Day."""
    seat = state.agenda[-1].seat if state.agenda and hasattr(state.agenda[-1], "seat") else LUCK
    return seat if seat >= 0 else state.start


def _turns(state: State) -> list[Json]:
    """On a Day in player order; whoever has no card is done (DAY-1, DAY-2). Alone against Meng one need not be told."""
    if state.phase != "day" or not state.agenda or state.meng is not None:
        return []
    active = active_seat(state)
    others = (seat for seat, own in enumerate(state.seats) if own.hand and seat != active)
    order = [(state.start + turn) % len(state.seats) for turn in range(len(state.seats))]
    return in_order(state, order, [active, *others])


def hour(state: State) -> str:
    """What the sky shows: the phase."""
    if state.phase == "night":
        return "night"
    return "dusk" if state.phase in ("twilight", "end", "over") else "day"


def _steps(state: State) -> list[Json]:
    """The phases of the Day; Twilight only where Meng plays (ROUND-1)."""
    phases: tuple[Phase, ...] = ("morning", "day", "night") if state.meng is None else PHASES
    now = sum(PHASE_NUMBERS[phase] <= PHASE_NUMBERS[state.phase] for phase in phases)
    return in_steps([PHASE_WORDS[phase] for phase in phases], now + (state.phase in ("end", "over")))


def _days(state: State) -> list[Json]:
    now = state.when[0]
    number = range(1, state.data.days.count + 1)
    return [{"number": day, "state": "done" if day < now else "now" if day == now else "next"} for day in number]


# --- Cards -----------------------------------------------------------------------------------------------------------


def gift_card(state: State, name: str, place: str = "") -> Json:
    """A Gift Card, or the back of one that is hidden."""
    if name == HIDDEN:
        blank = {"value": 0, "gift": "", "icon": "", "action": "", "matches": 0, "name": CARD_NAMES[HIDDEN]}
        blank |= {"text": CARD_NAMES[HIDDEN]}
        return {"place": ""} | blank
    card = state.card(name)
    return {
        "place": place,
        "value": card.value,
        "gift": GIFTS[card.value],
        "icon": ACTION_ICONS[card.action],
        "action": ACTION_WORDS[card.action],
        "matches": state.dice.count(card.value),
        "name": CARD_NAMES[name],
        # Translators: a Gift Card, beginning with what stands on it: “5 Intrigue, silk”
        "text": _("{value} {action}, {gift}").format(
            value=card.value, action=ACTION_WORDS[card.action], gift=GIFTS[card.value]
        ),
    }


def _official(state: State, active: int, location: Location) -> Json:
    free, dear = _terms(state, active, location)
    automa = state.automa
    return {
        "key": location,
        "place": f"gift/{location}",
        "name": LOCATION_NAMES[location],
        "official": OFFICIALS[location],
        "does": DOES[location],
        "pays": pays(location, travel.cost(state, active)),
        "stands": _stands(state, active, location),
        "card": gift_card(state, state.gifts[location]),
        "text": listed([GIFTS[state.card(state.gifts[location]).value], OFFICIALS[location]]),
        "free": free,
        "dear": dear,
        "lit": location in lit(state),
        "focus": automa is not None and automa.focus == location,
        "bonus": [
            {
                "place": f"bonus/{token}/{seat}/{at}",
                "seat": seat,
                "icon": TOKEN_ICONS[token][0],  # type: ignore[index]
                "name": TOKEN_EFFECTS[token],  # type: ignore[index]
            }
            for seat, each in enumerate(state.seats)
            for token, _gap, at in (bonus.partition(" ") for bonus in each.bonus)
            if at == location
        ],
    }


def _stands(state: State, active: int, location: Location) -> str:
    """How things stand at a location, for who decides: the least price, what is missing, where the own piece is."""
    own = state.seats[active]
    match location:
        case "travel":
            # Translators: of a Traveller who is on no city yet, as short as can be
            return _city_name(state, own.city) if own.city else _("at home")
        case "wall":
            return _standing(state, _missing(state))
        case "jade":
            return _cheapest([jade.price(state, active, number) for number in jade.sellers(state)])
        case "intrigue":
            return _step(own.intrigue, state.data.intrigue.max)
        case "palace":
            return _step(own.envoy, state.data.palace.palace_step)
        case "decree":
            return _cheapest([decrees.price(state, active, decree) for decree in state.board_decrees])
        case "canal":
            return counted(len(own.ships), SHIPS)


def _cheapest(prices: list[int]) -> str:
    # Translators: under an official, as short as can be; {n}: servants that the cheapest Jade or Decree costs
    return _("from {n}").format(n=min(prices)) if prices else _("sold")


def _step(step: int, last: int) -> str:
    # Translators: where an Envoy stands on the Palace Track, or a marker on the Intrigue Track
    return _("step {step} of {all}").format(step=step, all=last)


def _terms(state: State, active: int, location: Location) -> tuple[list[str], list[str]]:
    """The own cards that are exchanged here for nothing, and the others, while a gift is asked for (GIFT-2)."""
    if not state.agenda or not isinstance(state.agenda[-1], ChooseGift):
        return [], []
    found: tuple[list[str], list[str]] = ([], [])
    for card in state.seats[active].hand:
        if card != HIDDEN:
            found[0 if is_free(state, active, card, location) else 1].append(f"card/{card}")
    return found


def pays(location: Location, journey: int) -> str:
    """What servants buy more of. journey: what two moves cost."""
    costs = {
        "travel": journey,
        "wall": wall.COST_B,
        "intrigue": SCHEME[0],
        "palace": AUDIENCE[0],
        "canal": canal.COST_B,
    }
    return _(PAY).format(n=costs[location], what=DOES_MORE[location]) if location in costs else ""


FOCUS: dict[str, tuple[Location, ...]] = {
    "map": ("travel",),
    "tokens": ("travel",),
    "wall": ("wall",),
    "jade": ("jade",),
    "intrigue": ("intrigue",),
    "palace": ("palace",),
    "decrees": ("decree",),
    "canal": ("canal",),
}
"""Region of a question -> the locations that it is about."""


def lit(state: State) -> tuple[Location, ...]:
    """The locations that the question is about; none where it is about all of them."""
    if state.decision is None or state.decision.seat == LUCK:
        return ()
    task = state.agenda[-1]
    if isinstance(task, ChooseFollow):
        return (task.action,)
    kept: tuple[Location, ...] = FOCUS.get(task.points[state.decision.id].focus, ())
    if kept:
        return kept
    location = getattr(task, "location", None)
    action = getattr(task, "action", None)
    if isinstance(task, ChooseCardAction):
        action = state.card(task.card).action
    return tuple(each for each in LOCATIONS if each in (location, action))


# --- Places ----------------------------------------------------------------------------------------------------------


def token(kind: str) -> Json:
    """A Travel Token."""
    if kind == HIDDEN:
        return {"key": "", "icon": "i-token", "count": "", "sign": "", "text": CARD_NAMES[HIDDEN]}
    seen = cast("Token", kind)
    icon, count = TOKEN_ICONS[seen]
    return {"key": kind, "icon": icon, "count": count, "sign": TOKEN_SIGNS.get(seen, ""), "text": TOKEN_EFFECTS[seen]}


def _cities(state: State) -> list[Json]:
    shown = []
    for city, (x, y) in zip(state.data.cities, points(state.data.cities), strict=True):
        kind, name = state.token_at(city), _city_name(state, city)
        there = token(kind) if kind else None
        # Translators: a city of the map and what its token does
        text = _("{city}: {token}").format(city=name, token=there["text"] if there else _("no token"))
        seats = [seat for seat, each in enumerate(state.seats) if each.city == city]
        shown.append(
            {"place": f"city/{city}", "name": name, "x": x, "y": y, "token": there, "seats": seats, "text": text}
        )
    return shown


def _city_name(state: State, city: str) -> str:
    return state.data.travel.map.cities.get(city) or CITY_NAMES[city]


def _roads(state: State) -> list[Json]:
    places = state.data.places
    return [{"ends": [places[one], places[other]]} for one, other in state.data.travel.map.roads]


def _standing(state: State, missing: int) -> str:
    """What the section waits for; at the end it is scored as it stands (END-1)."""
    if state.phase == "end":
        # Translators: on the Wall, when the game ends
        return _("scored as it stands")
    # Translators: on the Wall; {n}: servants
    return _("needs {n} more").format(n=missing) if missing > 0 else _("complete")


def _missing(state: State) -> int:
    """What the section of the Wall still needs."""
    return state.data.wall.required[len(state.setup.players)] - sum(each.wall_units for each in state.seats)


def _wall(state: State) -> Json:
    builders = [
        {"seat": seat, "double": double}
        for seat, each in enumerate(state.seats)
        for double in [*[False] * each.wall, *[True] * (each.double == "wall")]
    ]
    units = sum(each.wall_units for each in state.seats)
    needed = state.data.wall.required[len(state.setup.players)]
    return {
        "builders": builders,
        "units": units,
        "needed": needed,
        "text": _standing(state, _missing(state)),
        "name": _("Servants on the Wall: {n} of {all}").format(n=units, all=needed),
    }


def _houses(state: State, active: int) -> list[Json]:
    """The houses, and the square while it sells."""
    numbers = [*range(1, len(state.houses) + 1), *([jade.SQUARE] if jade.square_is_open(state) else [])]
    return [house(state, number, jade.price(state, active, number)) for number in numbers]


def house(state: State, number: int, price: int) -> Json:
    """A house, or the square."""
    full = number == jade.SQUARE or state.houses[number - 1]
    name = _("Jade for {servants}").format(servants=counted(price, SERVANTS)) if full else _("sold")
    if number != jade.SQUARE:  # two of one price are told apart
        name = _("House {number}: {what}").format(number=number, what=name)
    return {"place": f"house/{number}", "price": price, "full": full, "name": name}


def _bridge(state: State) -> Json:
    steps: dict[int, list[int]] = {}
    for seat in state.order:
        steps.setdefault(state.seats[seat].intrigue, []).append(seat)
    return {
        "last": state.data.intrigue.max,
        "steps": [
            # Translators: a step of the Intrigue Track and who stands there, from the top
            {"step": step, "seats": seats, "name": _("{step}: {names}").format(step=step, names=_players(state, seats))}
            for step, seats in steps.items()
        ],
        "medal": state.medal,
    }


def _players(state: State, seats: Iterable[int]) -> str:
    return listed(map(state.player, seats))


def _palace(state: State) -> Json:
    numbers = state.data.palace
    inside = {each.space: seat for seat, each in enumerate(state.seats) if each.space}
    doors = numbers.vp_spaces.of(state.setup.side)
    return {
        "steps": numbers.palace_step,
        "doors": [{"points": each, "seat": inside.get(place)} for place, each in enumerate(doors, 1)],
        "envoys": [_envoy(state, seat) for seat in range(len(state.seats))],
    }


def _envoy(state: State, seat: int) -> Json:
    step = state.seats[seat].envoy
    text = _step(step, state.data.palace.palace_step)
    return {"seat": seat, "step": step, "text": text, "name": f"{state.player(seat)}: {text}"}


def tile(state: State, decree: str, price: int) -> Json:
    """A Decree."""
    given = state.data.tiles[decree]
    icon, amount = DECREE_ICONS[given.effect]
    effect = begun(DECREE_EFFECTS[given.effect].format(n=given.n))
    # Translators: {effect}: “Each Morning gain 1 servant”; {servants}: “2 servants”
    cost = _("{effect}. It costs {servants}, and 1 stays on it.").format(
        effect=effect, servants=counted(price, SERVANTS)
    )
    return {
        "place": f"tile/{decree}",
        "level": given.level,
        "icon": icon,
        "amount": amount.format(n=given.n),
        "price": price,
        "points": given.vp,
        "seats": state.owners(decree),
        "name": DECREE_NAMES[decree],
        "brief": DECREE_BRIEFS[given.effect],
        "text": cost,
    }


def _canal(state: State) -> Json:
    harbours = []
    for number in range(1, state.data.canal.harbours + 1):
        given = canal.rewards(state, number)
        gives = [{"icon": REWARD_ICONS[each], "amount": REWARD_AMOUNTS[each]} for each in given]
        text = either([REWARD_NAMES[each] for each in given]) if given else _("none")
        harbours.append({"number": number, "gives": gives, "text": text})
    lanes = [
        [_berth(state, route, number) for number in range(1, state.data.canal.harbours + 1)]
        for route in state.setup.routes
    ]
    # Translators: on the canal while no ship is on it; {n}: so many servants make a ship full
    empty = _("{n} servants aboard: the harbour’s reward").format(n=state.data.canal.ship_capacity)
    ships = any(each.ships for each in state.seats)
    return {"harbours": harbours, "lanes": lanes, "empty": "" if ships else empty}


def _berth(state: State, route: str, number: int) -> Json:
    key = f"{route}{number}"
    for seat, each in enumerate(state.seats):
        if ship := each.ship(route, number):
            return {"place": f"ship/{seat}/{key}", "key": key, "ship": _ship(state, seat, ship)}
    return {"place": f"harbour/{key}", "key": key, "ship": None}


def _ship(state: State, seat: int, ship: Ship) -> Json:
    # Translators: a ship: {player}: whose; {n}: of 3 servants
    name = _("{player}: ship {ship}, {n} of {all} servants").format(
        player=state.player(seat), ship=ship.name, n=ship.units, all=state.data.canal.ship_capacity
    )
    full = ship.units >= state.data.canal.ship_capacity
    return {"seat": seat, "servants": ship.servants, "double": ship.double, "full": full, "name": name}


# --- Players ---------------------------------------------------------------------------------------------------------


def _purse(state: State, seat: int) -> Json:
    return {
        "seat": seat,
        # Translators: the Travel Tokens of a player
        "name": _("Tokens of {player}").format(player=state.player(seat)),
        "tokens": [
            {"place": f"token/{place}", "token": token(kind)} for place, kind in enumerate(state.seats[seat].tokens)
        ],
        "spaces": state.data.travel.slots.count,
        "rates": [rate["place"] for rate in _rates(state, seat)],
    }


def _rates(state: State, seat: int) -> Iterator[Json]:
    own = state.seats[seat]
    for rate in state.data.travel.exchange.rates:
        icon = {"servant": "i-servant", "vp": "mark-points", "jade": "i-jade"}[rate.gain]
        pieces: list[Piece | None] = ["double"] if rate.gain == "servant" and own.double == "supply" else []
        for gain in (rate.gain, *filter(None, pieces)):
            gained = {"servant": SERVANTS, "vp": POINTS, "jade": JADES}.get(gain)
            what = counted(rate.n, gained) if gained else _("the Double Servant")
            yield {
                "place": f"rate/{gain}",
                "value": rate.value,
                "icon": icon if gained else "piece-double",
                "amount": str(rate.n) if rate.n > 1 else "",
                "name": _("{tokens} for {what}").format(tokens=counted(rate.value, TOKENS), what=what),
            }


def _seat(state: State, seat: int) -> Json:
    own, night = state.seats[seat], state.phase == "night"
    seen = own.discard and HIDDEN not in own.discard
    hits = matches(state, seat) if night and (seen or seat == state.meng) else None
    return {
        "seat": seat,
        "name": state.player(seat),
        "vp": own.vp,
        "pool": own.pool,
        "double": own.double,
        "supply": own.supply,
        "jade": own.jade,
        "tokens": len(own.tokens),
        "spaces": state.data.travel.slots.count,
        "hand": len(own.hand),
        "discard": len(own.discard),
        "start": state.start == seat,
        "medal": state.medal == seat,
        "meng": seat == state.meng,
        "rewards": [{"icon": REWARD_ICONS[reward], "count": count} for reward, count in _rewards(own).items() if count],
        "pile": [gift_card(state, card) for card in own.discard] if seen else [],
        "matches": "" if hits is None else counted(hits, MATCHES) if hits else _("no match"),
        "text": _told(state, seat, own),
    }


def glance(state: State, seat: int) -> Json:
    """What a player has, for a small picture."""
    shown = _seat(state, seat)
    seen = {key: shown[key] for key in ("seat", "name", "vp", "pool", "double", "jade", "tokens")}
    return seen | {"points": counted(shown["vp"], POINTS), "envoy": _envoy(state, seat)}


def _rewards(own: Seat) -> dict[Any, int]:
    return {"vp4": own.vp_slots, "card": own.card_slots, "double": own.double_slots}


def _told(state: State, seat: int, own: Seat) -> str:
    """All that a player has, to be heard."""
    rewards = (f"{REWARD_NAMES[reward]} × {count}" for reward, count in _rewards(own).items() if count)
    return listed(
        filter(
            None,
            [
                state.player(seat),
                counted(own.vp, POINTS),
                _("{servants} in the pool").format(servants=counted(own.pool, SERVANTS)),
                _("with the Double Servant") if own.double == "pool" else "",
                counted(own.jade, JADES),
                counted(len(own.tokens), TOKENS),
                _("{cards} in hand").format(cards=counted(len(own.hand), CARDS)),
                _("{cards} in the pile").format(cards=counted(len(own.discard), CARDS)),
                _("Envoy on step {n}").format(n=own.envoy),
                _("Intrigue {n}").format(n=own.intrigue),
                *rewards,
                _("starts the Day") if state.start == seat else "",
                _("has the Medal") if state.medal == seat else "",
            ],
        )
    )


def _hand(state: State, active: int) -> Json:
    """The cards of who decides; those of the one whose eyes see them, where they are hidden."""
    seat = active
    if HIDDEN in state.seats[active].hand or (state.meng == active):
        sees = (each for each, own in enumerate(state.seats) if own.hand and HIDDEN not in own.hand)
        seat = next((each for each in sees if each != state.meng), active)
    own = state.seats[seat]
    number = len(own.discard)
    return {
        "seat": seat,
        "name": _("Hand of {player}").format(player=state.player(seat)),
        "cards": [gift_card(state, card, f"card/{card}") for card in own.hand],
        "discard": [gift_card(state, card, f"card/{card}") for card in own.discard],
        "pile_name": _("Discard pile of {player}: {cards}").format(
            player=state.player(seat), cards=counted(number, CARDS)
        ),
    }


def _choosing(state: State) -> Json:
    """What lies before the one who decides, for whom may see it."""
    asked = state.decision
    if asked is None or asked.seat == LUCK or HIDDEN in state.seats[asked.seat].hand:
        return {"tray": "hand", "options": [], "prices": [], "stations": []}
    shown = options(state)
    tray = "options" if shown else "hand"
    return {"tray": tray, "options": shown, "prices": prices(state), "stations": stations(state)}


def meng_waits(state: State) -> str:
    """What Meng goes by, before his Night is counted."""
    focus = state.automa.focus if state.automa else None
    # Translators: of Meng, the opponent in a solo game; {focus}: a location
    return _("Meng goes by cards. His focus: {focus}.").format(focus=LOCATION_NAMES[focus]) if focus else ""


def _meng(state: State) -> Json | None:
    automa, meng = state.automa, state.meng
    if automa is None or meng is None or not state.agenda:  # after the end he goes by nothing
        return None
    today = [
        {
            "icon": "off-meng" if card == SPECIAL else f"off-{card}",
            "name": LOCATION_NAMES[automa.focus if card == SPECIAL else card],  # type: ignore[index]
        }
        for card in automa.today
    ]
    night = counted(matches(state, meng), MATCHES) if state.day else ""
    focus = LOCATION_NAMES[automa.focus] if automa.focus else ""
    # Translators: of Meng, the opponent in a solo game; {focus}: a location; {matches}: “2 matches”
    text = _("Meng goes by cards. His focus: {focus}. Tonight he has {matches}.").format(focus=focus, matches=night)
    return {"name": state.player(meng), "today": today, "text": text if night else ""}
