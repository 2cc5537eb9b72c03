"""Cards on the tray, and prices on the slip: what can be chosen and lies nowhere on the board, or is small there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from yotd_widget.describe.cards import cards, option
from yotd_widget.engine.moves import Move
from yotd_widget.engine.phrases import begun, counted
from yotd_widget.engine.texts import _, pgettext
from yotd_widget.games.gugong import canal, travel, wall
from yotd_widget.games.gugong.canal import free_harbour
from yotd_widget.games.gugong.decrees import price as decree_price
from yotd_widget.games.gugong.exchanges import LastExchanges
from yotd_widget.games.gugong.gifts import PRICE, ChooseCardAction, ChooseGift, ChoosePlaceAction
from yotd_widget.games.gugong.jade import price as jade_price
from yotd_widget.games.gugong.moves import (
    Benefit,
    Build,
    Buy,
    Canal,
    Claim,
    Done,
    Follow,
    Gain,
    Give,
    Go,
    Intrigue,
    Invoke,
    Lay,
    Load,
    Obtain,
    Offer,
    Palace,
    Pay,
    Put,
    Retrieve,
    Sail,
    Skip,
    Swap,
    Travel,
    Turn,
    Use,
    UseCard,
    UsePlace,
    Wall,
)
from yotd_widget.games.gugong.pieces import HIDDEN
from yotd_widget.games.gugong.screen.places import places
from yotd_widget.games.gugong.screen.preview import pool_after
from yotd_widget.games.gugong.screen.words import (
    ACTION_ICONS,
    ACTION_WORDS,
    DECREE_EFFECTS,
    DECREE_ICONS,
    DOES,
    DOES_MORE,
    REWARD_ICONS,
    TOKEN_EFFECTS,
    TOKEN_ICONS,
)
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.tracks import AUDIENCE, SCHEME
from yotd_widget.games.gugong.words import (
    DECREE_NAMES,
    GIFTS,
    JADES,
    LOCATION_NAMES,
    PIECE_NAMES,
    POINTS,
    REWARD_NAMES,
    SERVANTS,
    STEPS,
)

Json = dict[str, Any]

ON_THE_BOARD = (Go, Buy, Obtain, Invoke, Load, Sail)


def options(state: State) -> list[Json]:
    """The cards on the tray."""
    return cards(
        state,
        lambda move: places(state, move),
        lambda move: _looks(state, move),
        on_board=ON_THE_BOARD,
        only_legal=(Claim, Build, Put),
        last=(Done,),
        elsewhere=_is_given,
    )


def _is_given(move: Move) -> bool:
    """Whether a move is pressed on the hand and at the officials alone."""
    return isinstance(move, Give | Swap | Offer | Retrieve) or (isinstance(move, Lay) and move.location is not None)


def stations(state: State) -> list[Json]:
    """The two actions of a turn, first that of the card, then that of the place, with the pool after each (CARD-2)."""
    task = state.agenda[-1] if state.agenda else None
    if not isinstance(task, ChooseCardAction | ChoosePlaceAction):
        return []
    action = state.card(task.card).action
    first = task.past if isinstance(task, ChoosePlaceAction) else "now"
    after_card, then = pool_after(state, task.seat, UseCard()) if first == "now" else (None, state)
    after_place, _end = (
        pool_after(then, task.seat, UsePlace()) if first != "now" or after_card is not None else (None, state)
    )
    card = option(str(UseCard()) if first == "now" else "", ACTION_ICONS[action], ACTION_WORDS[action], _("the card"))
    place = option(
        str(UsePlace()) if first != "now" else "", f"i-{task.location}", ACTION_WORDS[task.location], _("the place")
    )
    return [
        {"option": card, "state": first, "pool": after_card},
        {"option": place, "state": "next" if first == "now" else "now", "pool": after_place},
    ]


def prices(state: State) -> list[Json]:
    """The last part of what is pressed in parts: how an exchange is paid, or which piece is loaded."""
    task = state.agenda[-1] if state.agenda else None
    if isinstance(task, ChooseGift):
        hand = [card for card in state.seats[task.seat].hand if card != HIDDEN]
        cards = [
            option(f"price/{card}", "i-card", f"{GIFTS[v]} ({v})") for card in hand for v in [state.card(card).value]
        ]
        servants = option("price/pay_servants", "i-servant", counted(PRICE, SERVANTS))
        return [servants, *cards, option("price/no_action", "i-none", _("no actions"))]
    if task is not None and task.asked and state.decision and any(move is Load for move in task.answers):
        return [option(f"piece/{piece}", "", begun(name), piece=piece) for piece, name in PIECE_NAMES.items()]
    return []


def _looks(state: State, move: Move) -> Json:
    """Icon, name and detail of a card."""
    task: Any = state.agenda[-1]
    match move:
        case Pay(using) | Gain(using):
            n = task.cost if isinstance(move, Pay) else task.n
            double = using == "double"
            name = _("with the Double") if double else counted(n, SERVANTS)
            return {"icon": "", "piece": "double" if double else "servant", "name": name}
        case UseCard():
            action = state.card(task.card).action
            name = ACTION_WORDS[action]
            return {"icon": ACTION_ICONS[action], "name": name, "detail": _("the card")}
        case UsePlace():
            return {"icon": f"i-{task.location}", "name": ACTION_WORDS[task.location], "detail": _("the place")}
        case Follow():
            return {"icon": f"i-{task.action}", "name": _("follow"), "detail": LOCATION_NAMES[task.action]}
        case Use() | Lay():
            icon, count = TOKEN_ICONS[task.token]
            return {"icon": icon, "count": count, "name": _("use"), "detail": TOKEN_EFFECTS[task.token]}
        case Skip():
            return {"icon": "i-none", "name": _("skip")}
        case Done():
            return _done(state, task)
        case Put(piece):
            return {"icon": "", "piece": piece, "name": PIECE_NAMES[piece], "detail": _("on the Wall")}
        case Build():
            return _built(move)
        case Benefit(benefit):
            return _benefit(state.data.benefits[benefit])
        case Turn(die, face):
            return {"icon": "", "count": str(face), "name": _("die {die}").format(die=die)}
        case Claim(route, harbour, reward):
            gives = reward or canal.rewards(state, harbour)[0]
            ship = _("ship {ship}").format(ship=f"{route}{harbour}")
            return {"icon": REWARD_ICONS[gives], "name": REWARD_NAMES[gives], "detail": ship}
        case _:
            return dict(_on_board(state, move))
    raise AssertionError(move)


def _done(state: State, task: Any) -> Json:
    """The card that ends a row."""
    left = len(state.seats[task.seat].tokens) if isinstance(task, LastExchanges) else 0
    # Translators: beside “done” at the last exchange of tokens: how many are lost with it
    return {"icon": "mark-check", "name": _("done"), "detail": _("tokens lost: {n}").format(n=left) if left else ""}


def _built(move: Build) -> Json:
    """The card of servants who go to the Wall together."""
    more = _("+1 of the supply") if move.extra else ""
    count = move.servants + move.doubles
    name = counted(move.servants, SERVANTS) if move.servants else ""
    both = [name, _("Double Servant") if move.doubles else ""]
    return {
        "icon": "",
        "piece": "double" if move.doubles else "servant",
        "count": str(count) if count > 1 else "",
        "name": " + ".join(filter(None, both)),
        "detail": more,
    }


def _benefit(given: Any) -> Json:
    """The card of a benefit of Intrigue."""
    icon = {"servant": "i-servant", "jade": "i-jade", "turn_die": "i-die"}[given.gain]
    names = {
        "servant": counted(given.n, SERVANTS),
        "jade": counted(given.n, JADES),
        "turn_die": _("turn a die"),
    }
    # Translators: what a benefit costs: {steps}: “3 steps”
    down = _("{steps} down").format(steps=counted(given.steps, STEPS))
    return {"icon": icon, "count": str(given.n) if given.n > 1 else "", "name": names[given.gain], "detail": down}


def _on_board(state: State, move: Move) -> Iterator[tuple[str, str]]:
    """What also lies on the board: options A and B, cities, houses, tiles, ships."""
    seat = state.agenda[-1].seat
    servants = ("detail", pgettext("price", "free"))
    match move:
        case Travel(option) | Wall(option) | Intrigue(option) | Palace(option) | Canal(option):
            at = {Travel: "travel", Wall: "wall", Intrigue: "intrigue", Palace: "palace", Canal: "canal"}[type(move)]
            costs = {
                "travel": travel.cost(state, seat), "wall": wall.COST_B, "intrigue": SCHEME[0],
                "palace": AUDIENCE[0], "canal": canal.COST_B,
            }  # fmt: skip
            yield "icon", f"i-{at}"
            yield "name", (DOES if option == "A" else DOES_MORE)[at]  # type: ignore[index]
            paid = ("detail", _("pay {servants}").format(servants=counted(costs[at], SERVANTS)))
            yield servants if option == "A" else paid
        case Go(city):
            kind = state.token_at(city)
            icon, count = TOKEN_ICONS[kind] if kind else ("", "")  # type: ignore[index]
            yield from (("icon", icon), ("count", count), ("name", state.data.travel.map.cities[city]))
            yield "detail", TOKEN_EFFECTS[kind] if kind else ""  # type: ignore[index]
        case Buy(house):
            yield from (("icon", "i-jade"), ("name", _("1 Jade")))
            yield "detail", counted(jade_price(state, seat, house), SERVANTS)
        case Obtain(decree) | Invoke(decree):
            tile = state.data.tiles[decree]
            icon, count = DECREE_ICONS[tile.effect]
            yield from (("icon", icon), ("count", count.format(n=tile.n)), ("name", DECREE_NAMES[decree]))
            if isinstance(move, Invoke):
                yield "detail", begun(DECREE_EFFECTS[tile.effect].format(n=tile.n))
            else:
                cost = counted(decree_price(state, seat, decree) + 1, SERVANTS)
                yield "detail", listed_points(cost, tile.vp)
        case Load(_piece, route, harbour):
            at = f"{route}{harbour or free_harbour(state, route)}"
            yield from (("icon", "i-canal"), ("name", _("ship {ship}").format(ship=at)))
            yield "detail", "" if harbour else _("a new one")
        case Sail(route, harbour):
            to = free_harbour(state, route, harbour)
            yield from (("icon", "i-canal"), ("name", f"{route}{harbour} → {route}{to}" if to else f"{route}{harbour}"))


def listed_points(cost: str, points: int) -> str:
    """What a Decree costs in all, and what it scores."""
    # Translators: {cost}: “3 servants”; {points}: “2 points”
    return _("{cost}, {points}").format(cost=cost, points=counted(points, POINTS)) if points else cost
