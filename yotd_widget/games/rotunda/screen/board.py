"""The picture of a position: what `wire.Board` says. Everything is counted here; the page only draws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from yotd_widget.describe.ledger import cause_name
from yotd_widget.describe.turns import in_order, in_steps
from yotd_widget.engine.effects import Row
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.phrases import begun, counted, listed
from yotd_widget.engine.texts import _
from yotd_widget.games.rotunda import hall as rites
from yotd_widget.games.rotunda.assistants import ChoosePeddler, ChooseSeat
from yotd_widget.games.rotunda.chains import Chain, at
from yotd_widget.games.rotunda.orders import told as told_order
from yotd_widget.games.rotunda.orders import told_cost
from yotd_widget.games.rotunda.pieces import CUBES, HALL, KINDS, TRADES, cube_of
from yotd_widget.games.rotunda.screen import plan
from yotd_widget.games.rotunda.screen.looks import CAUSES, GIFTS, amulet, costs_of, face, icons_of, named, room_icon
from yotd_widget.games.rotunda.screen.words import PAGE_WORDS, RING_WORDS, STEP_WORDS, WORDS
from yotd_widget.games.rotunda.setup import ChooseHall
from yotd_widget.games.rotunda.state import State
from yotd_widget.games.rotunda.ways import Ways
from yotd_widget.games.rotunda.words import (
    ACTION_NAMES,
    ASSISTANTS,
    COINS,
    CUBE_NAMES,
    LYING_NAMES,
    POINTS,
    ROOM_NAMES,
    TOKEN_NAMES,
    order_number,
)

Json = dict[str, Any]
RINGS: Final = ("outer", "inner", HALL)
ROOM_STEP, LAST_STEP = 3, 5
"""Of a turn."""
ALTAR: Final = (rites.ChooseRite, rites.ChooseVillage, rites.ChooseChain, rites.ChooseEdge)
"""Questions at which the Worship board lies in the panel."""


def board(state: State) -> Json:
    """The whole of it, but for the board in words."""
    seat = active(state)
    shown: Json = {
        "turns": _turns(state),
        "steps": in_steps([STEP_WORDS[step] for step in range(1, LAST_STEP + 1)], state.step),
        **_house(state),
        "men": [*_men(state)],
        "villages": [_village(state, village) for village in state.data.villages.clockwise],
        "worships": state.marker,
        "lanterns": state.setup.end_field,
        "round_name": WORDS["worship"].format(n=state.marker, last=state.setup.end_field),
        "gates": _gates(state),
        **_panel(state),
        "offers": [*_offers(state)],
        "stocks": _stocks(state),
        "own": _own(state, seat),
        "seats": [_seat(state, number) for number in range(len(state.seats))],
        "active": seat,
        "options": [],
        "prices": [],
        "causes": {} if state.agenda else {cause_name(cause): icon for cause, icon in CAUSES.items()},
    }
    return shown


def drafted(state: State) -> Json:
    """What the board of a draft has in place of a question: the Worship board, and everybody's things."""
    owned = [_own(state, seat) for seat in range(len(state.seats))]
    return {"altar": altar(state), "owned": owned, "options": [], "prices": []}


def active(state: State) -> int:
    """Seat of who decides, or of whose turn it is; in the end of who has won."""
    if (outcome := state.outcome) is not None:
        return outcome.order[0]
    asked = state.agenda[-1].seat if state.agenda else LUCK
    return state.active if asked == LUCK else int(asked)


def _turns(state: State) -> list[Json]:
    """In this round, from the starting player on (TURN-1)."""
    order, turn = state.setup.order, state.when[1]
    return in_order(state, order, order[turn - 1 :]) if state.agenda and turn else []


# --- The house -------------------------------------------------------------------------------------------------------


def _house(state: State) -> Json:
    data = state.data
    spans, places = plan.spans(data.board, state.hall), {**dict(data.board.inner), **state.tiles}
    ways = state.graph if state.hall else {}
    found = [
        _room(state, ways, places[place], *spans[place], "outer" if place in state.tiles else "inner")
        for place in spans
        if place in places
    ]
    if state.hall:
        found.append(_room(state, ways, HALL, *spans[HALL], HALL))
    # Around the outer ring, then around the inner one
    found.sort(key=lambda room: (RINGS.index(room["ring"]), room["start"]))
    covered = data.board.hall_places[state.hall].covers if state.hall else ""
    stairs = []
    for name, one, other in data.board.stairs:
        if name == covered or one not in places or other not in places:
            continue
        low, high = (max(spans[one][end], spans[other][end]) if not end else min(spans[one][1], spans[other][1])
                     for end in (0, 1))  # fmt: skip
        up = one not in state.tiles
        names = {"one": ROOM_NAMES[places[one]], "other": ROOM_NAMES[places[other]]}
        angle = (low + high) / 2 if low < high else spans[other][0]
        stairs.append({"angle": round(angle, 1), "up": up, "name": WORDS["up" if up else "down"].format(**names)})
    asked = bool(state.agenda) and isinstance(state.agenda[-1], ChooseHall)
    sites = plan.cuts(data.board, spans) if asked else {}
    return {
        "rooms": found,
        "stairs": stairs,
        "sites": [
            {"place": f"hall/{place}", "angle": round(angle, 1), "name": WORDS["site"].format(place=place)}
            for place, angle in sites.items()
        ],
    }


def _room(state: State, ways: Ways, room: str, start: float, end: float, ring: str) -> Json:
    chairs = _chairs(state, room) if ring == "inner" else []
    wares = [*_wares(state, room)]
    told = [*_standing(state, room), *(ware["name"] for ware in wares)]
    told += [chair["name"] for chair in chairs if chair["seat"] is not None]
    if chairs:
        told.append(WORDS["chairs"].format(n=state.free_chairs(room)))
    visit = getattr(state.agenda[-1], "visit", None) if state.agenda else None
    return {
        "place": f"room/{room}",
        "key": room,
        "name": ROOM_NAMES[room],
        "ring": ring,
        "start": round(start, 1),
        "end": round(end, 1),
        "icon": room_icon(room),
        "chairs": chairs,
        "wares": wares,
        "ways": [*ways.get(room, ())],
        "text": f"{ROOM_NAMES[room]}: {listed(told)}" if told else ROOM_NAMES[room],
        "lit": visit is not None and visit.room == room,
    }


def _standing(state: State, room: str) -> Iterator[str]:
    """Whose Leaders stand there, as it is heard."""
    for seat, own in enumerate(state.seats):
        if n := own.leaders.count(room):
            yield WORDS["stand" if n > 1 else "stands"].format(player=state.players[seat])
    for kind, where in state.neutrals.items():
        if where == room:
            yield begun(WORDS["neutral_stands"].format(kind=CUBE_NAMES[kind]))


def _chairs(state: State, room: str) -> list[Json]:
    found: list[Json] = []
    for seat, own in enumerate(state.seats):
        for side in ("young", "senior"):
            for nth in range(own.in_room(room, side)):
                name = WORDS[side].format(player=state.players[seat], room=ROOM_NAMES[room])
                place = f"{side}/{room}/{seat}" if not nth else ""
                found.append({"place": place, "seat": seat, "senior": side == "senior", "name": name})
    free = {"place": "", "seat": None, "senior": False, "name": ""}
    return found + [free] * (state.data.board.chairs_per_inner_room - len(found))


def _wares(state: State, room: str) -> Iterator[Json]:
    if room in TRADES:
        fields = getattr(state, room)
        pairs = fields.items() if isinstance(fields, dict) else enumerate(fields, 1)
        for field, lying in pairs:
            where = f"{CUBE_NAMES[field]}: " if field in KINDS else ""
            name = where + (LYING_NAMES[lying] if lying else WORDS["free"])
            yield _ware(cube_of(lying) if lying else "", name)
    elif room == "warehouse":
        for cube in state.warehouse:
            yield _ware(cube, CUBE_NAMES[cube])
    elif room == "banker":
        yield _ware("coin", counted(state.banker, COINS), state.banker)
    elif room == "smugglers":
        for token in state.smugglers:
            for kind in token.split("-"):
                yield _ware(kind if kind in KINDS else "", CUBE_NAMES.get(kind, kind))
    elif room == "experts_room":
        for expert in state.experts:
            yield _ware(face(state, expert), named(state, expert))


def _ware(icon: str, name: str, count: int = 1) -> Json:
    return {"icon": icon, "count": count, "name": name}


def _men(state: State) -> Iterator[Json]:
    for seat, own in enumerate(state.seats):
        for room, count in Counter(own.leaders).items():
            text = WORDS["leaders" if count > 1 else "leader"]
            name = text.format(player=state.players[seat], room=ROOM_NAMES[room])
            yield _man(f"leader/{seat}/{room}", seat, "", room, name, count)
    for kind, room in state.neutrals.items():
        name = begun(WORDS["neutral"].format(kind=CUBE_NAMES[kind], room=ROOM_NAMES[room]))
        yield _man(f"neutral/{kind}", None, kind, room, name)


def _man(place: str, seat: int | None, kind: str, room: str, name: str, count: int = 1) -> Json:
    return {"place": place, "seat": seat, "kind": kind, "room": room, "count": count, "name": name}


def _village(state: State, village: str) -> Json:
    name = named(state, village)
    people, told = list[Json](), list[str]()
    for seat, own in enumerate(state.seats):
        if n := own.villages.count(village):
            words = {"assistants": counted(n, ASSISTANTS), "player": state.players[seat], "village": name}
            there = WORDS["village"].format(**words)
            people.append({"place": f"village/{village}/{seat}", "seat": seat, "count": n, "name": there})
            told.append(f"{state.players[seat]} {n}")
    if state.peddler == village:
        told.append(WORDS["peddler"])
    return {
        "key": village,
        "name": name,
        "people": people,
        "peddler": state.peddler == village,
        "text": f"{name}: {listed(told) if told else WORDS['nobody']}",
    }


def _gates(state: State) -> list[int]:
    track, most = state.data.score_track, max(seat.vp for seat in state.seats) + 40
    return [score for score in range(1, most) if track.crossed(score - 1, score)]


# --- The panel -------------------------------------------------------------------------------------------------------


def _panel(state: State) -> Json:
    """What it is about: a room that is visited, the Hall, or the step."""
    task = state.agenda[-1] if state.agenda else None
    visit = getattr(task, "visit", None)
    if visit is not None:
        ring = "outer" if visit.room in state.tiles.values() else "inner"
        head = ROOM_NAMES[visit.room], RING_WORDS[ring], room_icon(visit.room)
    elif isinstance(task, (*ALTAR, rites.ChooseTemple, ChooseHall)):
        head = ROOM_NAMES[HALL], RING_WORDS[HALL], "hall"
    elif isinstance(task, ChoosePeddler):
        head = ACTION_NAMES["peddler"], "", "act-peddler"
    elif isinstance(task, ChooseSeat):
        action = "senior_apprentice" if task.side == "senior" else "apprentice"
        head = ACTION_NAMES[action], "", GIFTS[action]
    else:
        step = STEP_WORDS.get(state.step)
        head = (step, "", "") if step else ("" if state.agenda else WORDS["end"], "", "")
    shown = altar(state) if isinstance(task, ALTAR) else None
    return {"title": head[0], "subtitle": head[1], "icon": head[2], "altar": shown}


def altar(state: State) -> Json:
    """The Worship board."""
    data, fields = state.data.worship, []
    asked = state.agenda[-1] if state.agenda else None
    laid = asked if isinstance(asked, rites.ChooseChain) else None
    for row, points in enumerate(data.vp, 1):
        for col, vp in enumerate(points, 1):
            field = f"r{row}c{col}"
            seats = [seat for seat, own in enumerate(state.seats) if field in own.worship]
            chain = [seat for seat, own in enumerate(state.seats) if field in own.chain]
            chain += [laid.seat] if laid and field in laid.chain and laid.seat not in seats else []
            name = WORDS["field"].format(field=named(state, field), points=counted(vp, POINTS))
            name = ", ".join([name, *(state.players[seat] for seat in (*seats, *chain))])
            fields.append({"place": f"field/{field}", "vp": vp, "seats": seats, "chain": chain,
                           **_link(laid.chain if laid else (), field), "name": begun(name)})  # fmt: skip

    def edge(side: str, count: int) -> list[Json]:
        return [_edge(state, f"{side}{number}") for number in range(1, count + 1)]

    return {
        "cols": data.cols,
        "fields": fields,
        "left": [_gift(state, row) for row in state.data.left],
        "top": [_gift(state, row) for row in state.data.top],
        "right": edge("right", data.rows),
        "bottom": edge("bottom", data.cols),
    }


def _gift(state: State, row: Row) -> Json:
    """What an edge gives: its signs, and in words; a row of a pack that has no signs is read."""
    return {"icons": icons_of(row), "text": state.effects.told(row)}


def _edge(state: State, space: str) -> Json:
    kind = state.edge.get(space)
    if space not in state.edge:
        return {"place": "", "text": "", "icon": ""}
    text = f"{named(state, space)}: {named(state, kind)}" if kind else named(state, space)
    return {"place": f"edge/{space}", "text": begun(text), "icon": amulet(kind) if kind else ""}


# --- Players ---------------------------------------------------------------------------------------------------------


def _goods(state: State, seat: int) -> list[Json]:
    own = state.seats[seat]
    goods = [{"place": f"good/{seat}/{cube}", "icon": cube, "count": own.has(cube), "name": CUBE_NAMES[cube]}
             for cube in CUBES]  # fmt: skip
    return [{"place": f"coins/{seat}", "icon": "coin", "count": own.coins, "name": _thing("coins")}, *goods]


def _thing(key: str) -> str:
    from yotd_widget.games.rotunda.things import THINGS

    return next(thing.label for thing in THINGS if thing.key == key)


def _own(state: State, seat: int) -> Json:
    own, data = state.seats[seat], state.data
    supply = {"place": f"supply/{seat}", "icon": "young", "count": own.supply, "name": WORDS["supply"]}
    return {
        "seat": seat,
        "name": state.players[seat],
        "vp": own.vp,
        "goods": _goods(state, seat),
        "supply": supply,
        "track": [*data.assistants_track.values_left_to_right],
        "waiting": own.track,
        "track_name": WORDS["track"].format(n=own.track),
        "seated": own.seated,
        "sent": len(own.villages),
        **_held(state, seat),
    }


def _held(state: State, seat: int) -> Json:
    """What lies on a player's shelf."""
    own, data = state.seats[seat], state.data
    return {
        "experts": [_expert(state, f"expert/{seat}/{each}", each) for each in own.experts],
        "orders": [
            *(_order(state, f"order/{seat}/{each}", each) for each in own.orders),
            *(_order(state, f"done/{seat}/{each}", each, done=True) for each in own.done),
        ],
        "amulets": [
            *(_amulet(state, f"amulet/{seat}/{each}", each, n) for each, n in Counter(own.amulets).items()),
            *(_amulet(state, f"card/{seat}/{each}", data.expert[each].amulet or "", 1) for each in own.cards),
        ],
    }


def _link(laid: Chain, field: str) -> Json:
    """Which of a chain that is being laid a field is, and where it hangs on the one before."""
    nth = laid.index(field) + 1 if field in laid else 0
    if nth < 2:
        return {"nth": nth, "joins": ""}
    (row, col), (row_before, col_before) = at(field), at(laid[nth - 2])
    if row == row_before:
        return {"nth": nth, "joins": "left" if col_before < col else "right"}
    return {"nth": nth, "joins": "up" if row_before < row else "down"}


def _card(place: str, icon: str, name: str, text: str = "", **more: Any) -> Json:
    return {"place": place, "icon": icon, "name": name, "text": text, "cost": [], "number": 0, "mark": "",
            "done": False, "count": 1} | more  # fmt: skip


def _expert(state: State, place: str, expert: str) -> Json:
    standing = state.data.standing.get(expert)
    text = state.effects.told(standing if standing else state.data.activated[expert])
    return _card(place, face(state, expert), named(state, expert), text, mark="∞" if standing else "")


def _order(state: State, place: str, order: str, *, done: bool = False) -> Json:
    card = state.data.order[order]
    cost = costs_of(state, order)
    mark = f"{card.cost.coins} → {card.vp}" if card.cost.coins else str(card.vp)
    text = told_order(card)
    if not done:
        text = _("cost: {cost}; {brings}").format(cost=told_cost(card.cost.cubes, card.cost.coins), brings=text)
    return _card(place, "order", named(state, order), text, cost=cost, mark=mark, done=done,
                 number=order_number(state.data, order))  # fmt: skip


def _amulet(state: State, place: str, kind: str, count: int) -> Json:
    return _card(place, amulet(kind), named(state, kind), count=count)


def _offers(state: State) -> Iterator[Json]:
    for order in state.orders:
        yield _order(state, f"order/{order}", order)
    for kind, count in Counter(state.amulets).items():
        yield _amulet(state, f"amulet/{kind}", kind, count)


def _stocks(state: State) -> list[Json]:
    """What lies open elsewhere, by its names."""
    data = state.data
    return [
        _stock("experts", ROOM_NAMES["experts_room"],
               [_expert(state, f"expert/{each}", each) for each in state.experts]),
        _stock("tokens", ROOM_NAMES["smugglers"],
               [_card(f"token/{each}", "", TOKEN_NAMES[each], cost=each.split("-")) for each in state.smugglers]),
        _stock("warehouse", ROOM_NAMES["warehouse"],
               [_card(f"warehouse/{each}", each, CUBE_NAMES[each]) for each in state.warehouse]),
        _stock("temples", _("Open Temple tokens"),
               [_card(f"temple/{each}", "paifang", named(state, each), state.effects.told(data.prayers[each]),
                      cost=icons_of(data.prayers[each])) for each in state.temples]),
    ]  # fmt: skip


def _stock(region: str, name: str, things: list[Json]) -> Json:
    return {"region": region, "name": name, "things": things}


def _seat(state: State, seat: int) -> Json:
    own = state.seats[seat]
    goods = [*_goods(state, seat), {"place": "", "icon": "young", "count": own.supply, "name": WORDS["supply"]}]
    held = _held(state, seat)
    told = [", ".join(f"{good['name']} {good['count']}" for good in goods)]
    told += [
        f"{PAGE_WORDS[shelf]}: {', '.join(_counted(card) for card in cards)}" for shelf, cards in held.items() if cards
    ]
    shown = [{**good, "place": ""} for good in goods]
    return {"seat": seat, "name": state.players[seat], "vp": own.vp, "goods": shown, **held,
            "text": f"{state.players[seat]}, {counted(own.vp, POINTS)}: {'; '.join(told)}"}  # fmt: skip


def _counted(card: Json) -> str:
    """A card as it is heard among others."""
    many = f"{card['count']} × " if card["count"] > 1 else ""
    return f"{many}{card['name']}{' ✓' if card['done'] else ''}"


def glance(state: State, seat: int) -> Json:
    """A player, for a small picture."""
    return _seat(state, seat) | {"points": counted(state.seats[seat].vp, POINTS)}
