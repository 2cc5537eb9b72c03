"""Which drawing stands for what."""

from __future__ import annotations

from typing import Any, Final

from yotd_widget.engine.effects import Row
from yotd_widget.engine.moves import Move
from yotd_widget.games.rotunda import moves
from yotd_widget.games.rotunda.pieces import cube_of
from yotd_widget.games.rotunda.selling import lying
from yotd_widget.games.rotunda.state import State
from yotd_widget.games.rotunda.words import EXPERTS

ROOMS: Final = {
    "experts_room": "experts", "black_market": "black", "trading_post": "trading", "hiring_hall": "hiring",
}  # fmt: skip


def room_icon(room: str) -> str:
    """What stands in a room."""
    return "hall" if room == "hall" else f"set-{ROOMS.get(room, room)}"


def face(state: State, expert: str) -> str:
    """The face of an Expert, by the name that is printed; one whom only another pack knows has a plain one."""
    printed = state.data.expert[expert].name
    return f"x-{printed.lower().replace(' ', '_')}" if printed in EXPERTS else "x-plain"


def amulet(kind: str) -> str:
    """An Amulet; one of another pack has the frame alone."""
    return f"am-{kind}" if kind in AMULETS else "am-frame"


AMULETS: Final = ("A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "X1", "X2")
VILLAGES: Final = ("bridge", "terrace", "bamboo", "pagoda")
GIFTS: Final = {
    "coins": "coin", "tea": "tea", "fruit": "fruit", "celadon": "celadon", "gold": "gold", "vp": "mark-points",
    "recruit": "act-recruit", "peddler": "act-peddler", "apprentice": "act-apprentice",
    "senior_apprentice": "act-senior",
}  # fmt: skip
"""What an effect gives -> its sign."""
CAUSES: Final = {
    "Rooms": "coin", "Experts": "act-expert", "Effects of Orders": "mark-points", "Worship": "lantern",
    "Prayer": "paifang", "Amulets": "am-A3", "Orders": "order", "Assistants' track": "act-recruit",
    "Assistants": "act-apprentice", "Coins, cubes and Assistants": "gold", "Experts kept": "act-expert",
}  # fmt: skip
"""Cause of points -> its sign."""
MANY: Final = 3
"""More signs than this of a kind are too many."""


def named(state: State, key: str) -> str:
    """What readers call the thing of this id; Experts as their pack prints it."""
    if card := state.data.expert.get(key):
        return EXPERTS.get(card.name, card.name)
    game: Any = state.game  # a `Described`, of which the engine says nothing
    return str(game.named(key))


def village_icon(state: State, village: str) -> str:
    """What a village is known by; those of another pack have cottages."""
    at = state.data.villages.clockwise.index(village)
    return VILLAGES[at] if at < len(VILLAGES) else "cottage"


def icons_of(row: Row) -> list[str]:
    """The signs of what a row of effects gives; none where one of them has no sign."""
    found = list[str]()
    for effect in row:
        if effect.do not in GIFTS or not isinstance(effect.n, int) or effect.n > MANY:
            return []
        found += [GIFTS[effect.do]] * effect.n
    return found


def costs_of(state: State, order: str) -> list[str]:
    """The signs of what an Order takes, one of coins for all of them."""
    cost = state.data.order[order].cost
    return [kind for kind, n in cost.cubes.items() for _nth in range(n)] + ["coin"] * bool(cost.coins)


def icon_of(move: Move, state: State) -> str:
    """The drawings on the card of a move, a blank between them; empty for none."""
    match move:
        case moves.Activate(expert) | moves.HireFor(_, expert) | moves.Hire(expert):
            return face(state, expert)
        case moves.Get(kind) | moves.BuyGood(kind) | moves.Double(_, kind):
            return kind
        case moves.Sell(_, cube) | moves.SellGood(cube):
            return cube
        case moves.Gold():
            return "gold"
        case moves.Coins() | moves.Pay() | moves.Council():
            return "coin"
        case moves.Act(action):
            return f"act-{action}"
        case moves.BuyRecruit():
            return "act-recruit"
        case moves.Help(side):
            return "act-senior" if side == "senior" else "act-apprentice"
        case moves.Peddle(before):
            return village_icon(state, state.village_after(before))
        case moves.Seat(room) | moves.Use(room):
            return room_icon(room)
        case moves.Token(token):
            return " ".join(token.split("-"))
        case moves.Trade(_, goal):
            return "gold" if goal == "gold" else f"act-{goal}"
        case moves.BuyAmulet(kind) | moves.SellAmulet(kind) | moves.TakeAmulet(kind):
            return amulet(kind)
        case moves.TakeOrder(order):
            return " ".join(costs_of(state, order))
        case moves.Complete(order, cubes):
            return " ".join([*cubes, *["coin"] * bool(state.data.order[order].cost.coins)])
        case moves.Temple(token):
            return " ".join(icons_of(state.data.prayers[token])) or "paifang"
        case moves.Pray():
            return "paifang"
        case moves.Worship():
            return "lantern"
        case moves.Edge():
            return amulet(state.agenda[-1].words(state, move)["amulet"])
        case moves.SellAssistant():
            return "act-recruit"
        case moves.Fetch(_, room, field):
            there = field if room == "warehouse" else lying(state, room).get(field)
            return cube_of(there) if there else ""
    return ""
