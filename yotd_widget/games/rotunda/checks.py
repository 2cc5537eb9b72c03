"""What must hold in a data pack, whatever its numbers are (2.18)."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any, Final

from yotd_widget.engine.packs import Fault
from yotd_widget.engine.texts import N_, Texts
from yotd_widget.games.rotunda.data import Data, Permanent
from yotd_widget.games.rotunda.pack_effects import BadEffect, row
from yotd_widget.games.rotunda.pieces import HALL, KINDS, ROOMS

PLAYED: Final = {
    "off_turn_order_effects": False,
    "effects_chain": False,
    "gold_pays_any_resource": True,
    "black_market_same_deal_twice": True,
    "council_may_copy_council": False,
    "sell_amulet_cards": False,
    "official_counts_own_hire": False,
    "senior_apprentice_triggers_old_man": False,
    "advanced_counts_converted": False,
}
"""The flags that this engine plays with one value alone (ruling 53)."""

_TOLD: Final = Texts(
    {
        "rooms": N_("there are thirteen rooms with the numbers 1 to 13"),
        "sizes": N_("three tiles are large and five are small, and rooms of the inner ring have no size"),
        "outer": N_("three places of the outer ring are large and three are small"),
        "inner": N_("every room of the inner ring has one place"),
        "twice": N_("“{id}” stands there twice"),
        "place": N_("“{id}” is no place of a room"),
        "cut": N_("“{one}” and “{other}” are not joined by a corridor of this ring"),
        "covers": N_("“{id}” is no staircase that crosses the cut"),
        "circle": N_("a circle avoids the Hall"),
        "reach": N_("“{id}” cannot be reached from the Hall"),
        "default": N_("“{id}” is no place of the Hall"),
        "village": N_("“{id}” is no village"),
        "count": N_("there are {wanted} of them, not {given}"),
        "starting": N_("at least five Orders are starting ones"),
        "backs": N_("eight Experts have each of the backs"),
        "track": N_("the values add up to 12, the last one is 8, and there are as many as Assistants on the track"),
        "bank": N_("the first three payments add up to 9"),
        "each": N_("there is a reward for each payment"),
        "kinds": N_("every kind has its reward"),
        "three": N_("there are three fields"),
        "points": N_("there are twelve numbers, 0 first, and each step is at least as large as the one before"),
        "grid": N_("there is a number for each field"),
        "edge": N_("there is a reward for each row and column"),
        "line": N_("an Amulet lies at a row or column of the board, once"),
        "symbols": N_("the second symbol lies behind the first one"),
        "flag": N_("this is played with {value} alone"),
        "effect": N_("this is no effect"),
        "card": N_("“{id}” is no kind of Amulets on cards"),
        "shape": N_("a permanent Expert has an event, and any other one has effects"),
        "coins": N_("there is a number for each player"),
        "neutral": N_("two players have one Neutral Leader of each colour, and others have none"),
        "cubes": N_("the supply has enough for the set-up"),
        "warehouse": N_("no kind stands there twice"),
    }
)


def faults(data: Data) -> Iterator[Fault]:
    """What does not hold, with its path."""
    yield from _of_rooms(data)
    yield from _of_board(data)
    yield from _of_cards(data)
    yield from _of_worship(data)
    yield from _of_players(data)
    for flag, value in PLAYED.items():
        if getattr(data.flags, flag) != value:
            yield f"$.flags.{flag}", _TOLD["flag"].format(value=str(value).lower())


# --- Rooms -----------------------------------------------------------------------------------------------------------


def _of_rooms(data: Data) -> Iterator[Fault]:
    if sorted(room.no for room in data.rooms) != [*range(1, 14)] or {*data.room} != {*ROOMS}:
        yield "$.rooms", _TOLD["rooms"]
        return
    sizes = Counter(room.size for room in data.rooms if room.ring == "outer")
    if sizes != {"large": 3, "small": 5} or any(room.size for room in data.rooms if room.ring == "inner"):
        yield "$.rooms", _TOLD["sizes"]
    for place, each in enumerate(data.rooms):
        here: Any = each
        if each.id == "market" and {*here.sell} != {*KINDS}:
            yield f"$.rooms[{place}].sell", _TOLD["kinds"]
        elif each.id in ("retailer", "wholesaler") and len(here.fields) != 3:
            yield f"$.rooms[{place}].fields", _TOLD["three"]
        elif each.id == "bank":
            if sum(here.payments[:3]) != 9 or len(here.payments) < 3:
                yield f"$.rooms[{place}].payments", _TOLD["bank"]
            if len(here.rewards) != len(here.payments):
                yield f"$.rooms[{place}].rewards", _TOLD["each"]


# --- The graph -------------------------------------------------------------------------------------------------------


def _of_board(data: Data) -> Iterator[Fault]:
    board = data.board
    if Counter(size for _place, size in board.outer) != {"large": 3, "small": 3}:
        yield "$.board.outer", _TOLD["outer"]
    if Counter(data.inner) != Counter(room.id for room in data.rooms if room.ring == "inner"):
        yield "$.board.inner", _TOLD["inner"]
    places = [place for place, _room in (*board.inner, *board.outer)]
    yield from _twice("$.board", [*places, HALL])
    yield from _twice("$.board.stairs", [name for name, _from, _to in board.stairs])
    for number, (_name, *ends) in enumerate(board.stairs):
        for end in ends:
            if end not in places:
                yield f"$.board.stairs[{number}]", _TOLD["place"].format(id=end)
    if board.default_hall_place not in board.hall_places:
        yield "$.board.default_hall_place", _TOLD["default"].format(id=board.default_hall_place)
    for name in board.hall_places:
        yield from _of_hall_place(data, name)
    if data.villages.start not in data.villages.clockwise:
        yield "$.villages.start", _TOLD["village"].format(id=data.villages.start)
    yield from _twice("$.villages.clockwise", data.villages.clockwise)


def _of_hall_place(data: Data, name: str) -> Iterator[Fault]:
    """It cuts a corridor of each ring, and covers a staircase that leads from before one cut to behind the other."""
    board, path = data.board, f"$.board.hall_places.{name}"
    place = board.hall_places[name]
    rings: tuple[Sequence[tuple[str, str]], ...] = (board.inner, board.outer)
    cuts = place.cut if place.cut[0] in corridors(board.inner) else place.cut[::-1]
    for ring, (one, other) in zip(rings, cuts, strict=True):
        if (one, other) not in corridors(ring):
            number = place.cut.index((one, other))
            yield f"{path}.cut[{number}]", _TOLD["cut"].format(one=one, other=other)
            return
    (inside, inside_after), (outside, outside_after) = cuts
    crossing = {(inside, outside_after), (outside, inside_after)}
    if not any(stairs == place.covers and (start, end) in crossing for stairs, start, end in board.stairs):
        yield f"{path}.covers", _TOLD["covers"].format(id=place.covers)
        return
    ways = edges(data, name)
    if unreached := [each for each, _ in (*board.inner, *board.outer) if each not in _reached(ways)]:
        yield path, _TOLD["reach"].format(id=unreached[0])
    elif _has_circle(ways):
        yield path, _TOLD["circle"]


def corridors(ring: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """Each place of a ring with the next one clockwise."""
    places = [place for place, _room in ring]
    return [*zip(places, [*places[1:], *places[:1]], strict=True)]


def edges(data: Data, hall: str) -> dict[str, list[str]]:
    """Where one comes from each place in one step, with the Hall at one of its places (2.5)."""
    board, lies = data.board, data.board.hall_places[hall]
    found: dict[str, list[str]] = {HALL: []}
    for ring in (board.inner, board.outer):
        for one, other in corridors(ring):
            if (one, other) in lies.cut:
                found.setdefault(one, []).append(HALL)
                found[HALL].append(other)
            else:
                found.setdefault(one, []).append(other)
    for stairs, start, end in board.stairs:
        if stairs != lies.covers:
            found.setdefault(start, []).append(end)
    return found


def _reached(ways: dict[str, list[str]]) -> set[str]:
    found, ahead = {HALL}, deque([HALL])
    while ahead:
        for place in ways.get(ahead.popleft(), ()):
            if place not in found:
                found.add(place)
                ahead.append(place)
    return found


def _has_circle(ways: dict[str, list[str]]) -> bool:
    """Whether some way comes back without the Hall: whatever leads nowhere is taken away, until nothing is left."""
    left = {place: {*after} - {HALL} for place, after in ways.items() if place != HALL}
    while ends := [place for place, after in left.items() if not after & {*left}]:
        for place in ends:
            del left[place]
    return bool(left)


# --- Cards, tokens, the Worship board --------------------------------------------------------------------------------


def _of_cards(data: Data) -> Iterator[Fault]:
    for path, cards, wanted in (
        ("$.smugglers.tokens", data.smugglers.tokens, 10),
        ("$.temples", data.temples, 4),
        ("$.amulets.token_kinds", data.amulets.tokens, 18),
        ("$.orders.cards", data.orders.cards, 20),
        ("$.experts.cards", data.experts.cards, 24),
    ):
        if len(cards) != wanted:
            yield path, _TOLD["count"].format(wanted=wanted, given=len(cards))
    orders, experts = data.orders.cards, data.experts.cards
    yield from _twice("$.orders.cards", [order.id for order in orders])
    yield from _twice("$.experts.cards", [expert.id for expert in experts])
    yield from _twice("$.experts.cards", [*(order.id for order in orders), *(expert.id for expert in experts)])
    yield from _twice("$.temples", [temple.id for temple in data.temples])
    yield from _twice("$.amulets.card_kinds", [*data.amulets.token_kinds, *data.amulets.card_kinds])
    if sum(order.start for order in orders) < 5:
        yield "$.orders.cards", _TOLD["starting"]
    if [*Counter(expert.back for expert in experts).values()] != [8, 8, 8]:
        yield "$.experts.cards", _TOLD["backs"]
    for place, expert in enumerate(experts):
        path = f"$.experts.cards[{place}]"
        if isinstance(expert.effect, Permanent) != (expert.type == "permanent"):
            yield f"{path}.effect", _TOLD["shape"]
        elif not isinstance(expert.effect, Permanent):
            yield from _of_row(expert.effect, f"{path}.effect")
        if expert.amulet is not None and expert.amulet not in data.amulets.card_kinds:
            yield f"{path}.amulet", _TOLD["card"].format(id=expert.amulet)
    for place, order in enumerate(orders):
        if order.effect.give == "same" and order.effect.on == "coins":
            yield f"$.orders.cards[{place}].effect", _TOLD["effect"]
    for place, temple in enumerate(data.temples):
        yield from _of_row(temple.reward, f"$.temples[{place}].reward")
    yield from _of_numbers(data)


def _of_numbers(data: Data) -> Iterator[Fault]:
    values, points = data.assistants_track.values_left_to_right, data.amulets.set_points
    if sum(values) != 12 or values[-1:] != (8,) or len(values) != data.start.assistants_track:
        yield "$.assistants_track.values_left_to_right", _TOLD["track"]
    steps = [after - before for before, after in pairwise(points)]
    if len(points) != 12 or points[0] or steps != sorted(steps) or steps[0] < 1:
        yield "$.amulets.set_points", _TOLD["points"]
    if data.score_track.second <= data.score_track.first:
        yield "$.score_track.second", _TOLD["symbols"]
    if len({*data.start.warehouse}) != len(data.start.warehouse):
        yield "$.start.warehouse", _TOLD["warehouse"]
    gold = data.supply.gold - 5 * data.start.gold
    if gold < 0 or any(getattr(data.supply, kind) < 1 for kind in data.start.warehouse):
        yield "$.supply", _TOLD["cubes"]


def _of_worship(data: Data) -> Iterator[Fault]:
    worship = data.worship
    if [len(row) for row in worship.vp] != [worship.cols] * worship.rows:
        yield "$.worship.vp", _TOLD["grid"]
    for edge, lines, amulets in (
        ("left", worship.rows, "right_amulet_rows"),
        ("top", worship.cols, "bottom_amulet_cols"),
    ):
        rewards, numbers = getattr(worship, edge), getattr(worship, amulets)
        if len(rewards) != lines:
            yield f"$.worship.{edge}", _TOLD["edge"]
        for place, told in enumerate(rewards):
            yield from _of_row(told, f"$.worship.{edge}[{place}]")
        if len({*numbers}) != len(numbers) or any(number > lines for number in numbers):
            yield f"$.worship.{amulets}", _TOLD["line"]
    if len(worship.spaces) != 6:
        yield "$.worship", _TOLD["count"].format(wanted=6, given=len(worship.spaces))


def _of_players(data: Data) -> Iterator[Fault]:
    for players in range(2, 6):
        table = data.players.of(players)
        if len(table.coins) != players:
            yield f"$.players.{players}.coins", _TOLD["coins"]
        if sorted(table.neutral_leaders) != (sorted(KINDS) if players == 2 else []):
            yield f"$.players.{players}", _TOLD["neutral"]


def _of_row(told: Any, path: str) -> Iterator[Fault]:
    try:
        row(told)
    except BadEffect as bad:
        yield f"{path}{bad.path}", _TOLD["effect"]


def _twice(path: str, ids: Iterable[str]) -> Iterator[Fault]:
    seen: set[str] = set()
    for place, name in enumerate(ids):
        if name in seen:
            yield f"{path}[{place}]", _TOLD["twice"].format(id=name)
        seen.add(name)
