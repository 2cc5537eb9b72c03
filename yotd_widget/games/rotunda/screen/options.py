"""What can be chosen, as cards in the panel: `Option` of `wire`. Most are what their moves say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from yotd_widget.describe.cards import MOST, option
from yotd_widget.describe.choices import button, placed
from yotd_widget.describe.screen import ScreenRoom
from yotd_widget.engine.moves import LUCK, Move
from yotd_widget.engine.phrases import begun, counted
from yotd_widget.games.rotunda.assistants import fare
from yotd_widget.games.rotunda.moves import (
    Act,
    BuyAmulet,
    BuyGood,
    BuyRecruit,
    Complete,
    Edge,
    Fetch,
    Hire,
    HireFor,
    Peddle,
    Pray,
    SellAmulet,
    SellAssistant,
    SellGood,
    Steer,
    TakeOrder,
    Village,
    Walk,
    Worship,
)
from yotd_widget.games.rotunda.moving import reached
from yotd_widget.games.rotunda.screen.looks import icon_of, named, room_icon, village_icon
from yotd_widget.games.rotunda.screen.words import LAPS, ROOM_BRIEFS, WORDS
from yotd_widget.games.rotunda.selling import lying
from yotd_widget.games.rotunda.state import State
from yotd_widget.games.rotunda.visits import InRoom
from yotd_widget.games.rotunda.words import ACTION_NAMES, COINS, ROOM_NAMES, STEPS

Json = dict[str, Any]
_BUYS: Final = BuyGood | BuyAmulet | BuyRecruit
_SALES: Final = SellGood | SellAmulet | SellAssistant
_NOT_DRAWN: Final = ("offers", "wares", "stocks")
"""Lie on the board to be looked at; what is chosen of them is a card."""


def options(room: ScreenRoom[Any], state: State, board: Json) -> Json:
    """What lies nowhere on the board, and copies of what does where that is little; what declines comes last."""
    if not state.agenda or state.agenda[-1].seat == LUCK:
        return {}
    question = state.agenda[-1]
    drawn, legal = {*_places(board)}, {*state.legal_moves}
    cards: list[tuple[Move, str]] = []
    copies: list[tuple[Move, str]] = []
    laps = list[Peddle]()
    payable = {move.order for move in legal if isinstance(move, Complete)}
    for move, places in placed(room, state).items():
        if isinstance(move, Peddle) and places_of(state, move):
            laps += [move] * (move in legal)
            continue
        if isinstance(move, Village) and move not in legal:
            continue  # nobody waits there who could be pressed
        if isinstance(move, Complete) and move.order in payable and move not in legal:
            continue  # there is another way to pay it
        if isinstance(move, Fetch) and not lying(state, move.room).get(move.field):
            continue
        if isinstance(move, Edge) and not state.edge.get(question.words(state, move)["space"]):
            continue  # nothing lies there
        for place in places:
            if not all(part in drawn for part in place.split("+")):
                cards.append((move, place))
            elif "+" not in place and move in legal and not place.startswith("field/"):
                copies.append((move, place))
    shown = cards + (copies if len(copies) <= MOST else [])
    shown.sort(key=lambda each: each[0].declines or each[0] == question.stop)
    found = [*_first_parts(state, question.seat, board), *(_card(room, state, move, place) for move, place in shown)]
    far = _laps(state, laps)
    return {"options": found + far["options"], "prices": far["prices"]}


def _places(shown: Any) -> Iterator[str]:
    """All places that lie on the board and can be pressed there, wherever in the picture."""
    if isinstance(shown, dict):
        for name, value in shown.items():
            if name == "place" and value:
                yield value
            elif name not in _NOT_DRAWN and name != "areas":
                yield from _places(value)
    elif isinstance(shown, list):
        for value in shown:
            yield from _places(value)


def _card(room: ScreenRoom[Any], state: State, move: Move, place: str) -> Json:
    """The words of a move, told apart where a colon parts what is done from what it brings."""
    if isinstance(move, Peddle):
        return _way_card(state, move, "")
    if isinstance(move, _BUYS | _SALES):
        return _deal(state, move, place)
    name, _colon, detail = room.called(state, move).partition(": ")
    if isinstance(move, Hire | HireFor):
        card = state.data.standing.get(move.expert) or state.data.activated[move.expert]
        brings = state.effects.told(card)
        name, detail = (f"{name}: {detail}" if detail else name), brings
    if isinstance(move, Pray | Worship):
        detail = WORDS["pray" if isinstance(move, Pray) else "worship_with"]
    return option(place, icon_of(move, state), name, detail, count=_count(state, move))


def _count(state: State, move: Move) -> str:
    """How often it can still be done in a room; how many coins an Order takes."""
    if isinstance(move, TakeOrder | Complete):
        coins = state.data.order[move.order].cost.coins
        return f"{coins}" if coins else ""
    question = state.agenda[-1]
    if not isinstance(move, Act) or not isinstance(question, InRoom):
        return ""
    left = question.given_acts(state).count(move.action) - question.visit.parts.count(move.action)
    return f"{left}×" if left > 1 else ""


def _deal(state: State, move: Move, place: str) -> Json:
    """Of a deal what it is about, and the price."""
    match move:
        case BuyGood(thing) | BuyAmulet(thing) | SellGood(thing) | SellAmulet(thing):
            name = begun(named(state, thing))
        case BuyRecruit():
            name = ACTION_NAMES["recruit"]
        case _:
            name = WORDS["assistant"]
    price = state.agenda[-1].words(state, move)["price"]
    detail = WORDS["sell" if isinstance(move, _SALES) else "buy"].format(price=price)
    return option(place, icon_of(move, state), name, detail)


def _first_parts(state: State, seat: int, board: Json) -> list[Json]:
    """The Leaders that can move, where there are several, and where they can go: in the house both may be small."""
    walks = [move for move in state.legal_moves if isinstance(move, Walk)]
    starts = dict.fromkeys(move.start for move in walks)
    names = {f"leader/{seat}/{start}": ROOM_NAMES[start] for start in starts if len(starts) > 1}
    kinds = dict.fromkeys(move.leader for move in state.legal_moves if isinstance(move, Steer))
    neutral = {f"neutral/{kind}": ROOM_NAMES[state.neutrals[kind]] for kind in kinds}
    return [
        *(option(place, name=WORDS["from"].format(room=name), piece="leader") for place, name in names.items()),
        *(option(place, place.partition("/")[2], WORDS["from"].format(room=name)) for place, name in neutral.items()),
        *(_goal(state, walks, room["key"]) for room in board["rooms"] if any(move.to == room["key"] for move in walks)),
    ]


def _goal(state: State, walks: Sequence[Walk], room: str) -> Json:
    """A room to which a Leader may go; how far, where it is equally far for all."""
    far = {reached(state, move.start)[room] for move in walks if move.to == room}
    brief = ROOM_BRIEFS[room]
    detail = WORDS["ahead"].format(steps=counted(far.pop(), STEPS), brief=brief) if len(far) == 1 else brief
    return option(f"room/{room}", room_icon(room), ROOM_NAMES[room], detail)


# --- The Peddler's way ------------------------------------------------------------------------------------------------


def places_of(state: State, move: Peddle) -> list[str]:
    """A Peddler who goes all round the house first is pressed in parts: how often, and what then; else a card does."""
    laps, rest = divmod(max(move.before, move.after), len(state.data.villages.clockwise))
    return [f"lap/{laps}+way/{'before' if move.before else 'after'}/{rest}"] if laps else []


def _laps(state: State, moves: Sequence[Peddle]) -> Json:
    """A card for each number of laps that can be paid for, and on the slip what comes after them."""
    keys = [places_of(state, move)[0].split("+") for move in moves]
    laps = dict.fromkeys(lap for lap, _way in keys)
    ways = {way: _way_card(state, move, way) for move, (_lap, way) in zip(moves, keys, strict=True)}
    return {"options": [_lap_card(lap) for lap in laps], "prices": [*ways.values()]}


def _lap_card(place: str) -> Json:
    n = int(place.partition("/")[2])
    return option(place, "act-peddler", WORDS["laps"].format(laps=counted(n, LAPS)))


def _way_card(state: State, move: Peddle, place: str) -> Json:
    """Of a Peddler action its village, and how he goes; laps are told by their card."""
    villages = len(state.data.villages.clockwise)
    rest = max(move.before, move.after) % villages
    name = named(state, state.village_after(move.before))
    coins = counted(fare(rest), COINS)
    detail = WORDS["walk_first"].format(coins=coins) if move.before else WORDS["walk_then"].format(coins=coins)
    detail = detail if rest else ""
    return option(place or button(move), village_icon(state, state.village_after(move.before)), name, detail)
