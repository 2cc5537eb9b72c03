"""The painted ground with its seven places, for the SVG picture: where each official holds a card, and every track."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from yotd_widget.describe.drawing import CARD, HAIR, INK_2, JADE, LINE, PAPER_2, Sheet, num, width_of
from yotd_widget.games.gugong.screen.drawing import FREE, HOURS, ON_WOOD, STONE, WOOD, Hour

Json = Mapping[str, Any]

WIDE, HIGH = 936, 386
"""The ground."""
MAP = 226
GATES: Final = {
    "travel": (6, 282), "wall": (236, 2), "jade": (236, 138), "canal": (236, 272), "palace": (470, 138),
    "decree": (678, 2), "intrigue": (678, 138),
}  # fmt: skip
"""Location -> where its official stands."""
CARD_WIDE, CARD_HIGH = 54, 60
ACROSS: Final = 5
"""Planks of the bridge in a row."""
COIN: Final = "#f3dca0"
SHORT: Final = 3
"""So many signs of an action are written on a card."""


def draw_realm(sheet: Sheet, shown: Json, x: float, y: float) -> float:
    """All of it. Returns where it ends."""
    board = shown["board"]
    hour = HOURS[board["hour"]]
    pressed = {
        part for place, each in shown["choices"].items() if each["state"] == "legal" for part in place.split("+")
    }
    _ground(sheet, hour, x, y)
    _map(sheet, board, pressed, x, y)
    _wall(sheet, board["wall"], x + 312, y + 60)
    _houses(sheet, board["houses"], pressed, x + 312, y + 190)
    _palace(sheet, board, x, y)
    _tiles(sheet, board, pressed, x + 752, y + 48)
    _bridge(sheet, board, x + 752, y + 256)
    _canal(sheet, board["canal"], pressed, x + 312, y + 282)
    for official in board["officials"]:
        left, top = GATES[official["key"]]
        _gate(sheet, board, official, x + left, y + top)
        if official["key"] == "palace":
            _sign(sheet, official, x + left + 2, y + 5)
        elif official["key"] != "travel":
            _sign(sheet, official, x + left + 76, y + top + 5)
    return y + HIGH


def _ground(sheet: Sheet, hour: Hour, x: float, y: float) -> None:
    sheet.box(x, y, WIDE, HIGH, fill=hour.city, stroke=LINE, radius=8)
    right, top = WIDE - MAP - 1, y + 1
    sheet.shape(f"M{num(x + MAP)} {num(top)}h{right}v120h{-right}z", hour.sky)
    sheet.shape(f"M{num(x + MAP)} {num(y + 100)}q120-34 240-16t230-14 240 6v46h{-right}z", hour.ridge)
    sheet.shape(f"M{num(x + 552)} {num(y + 104)}h108l44 164H{num(x + 508)}z", hour.court)
    sheet.shape(f"M{num(x + MAP)} {num(y + 268)}h{right}v{HIGH - 269}h{-right}z", hour.water)
    sheet.shape(f"M{num(x + 700)} {num(y + 158)}q110-22 230-6v112q-120 14-230-6z", hour.water)
    sheet.shape(f"M{num(x + 424)} {num(y + 32)}a20 20 0 1 0 40 0 20 20 0 1 0-40 0z", hour.sun)
    sheet.shape(f"M{num(x + MAP)} {num(y)}v{HIGH}", "none", "#7a4a24", 5)


def _sign(sheet: Sheet, official: Json, x: float, y: float, room: float = 150) -> None:
    """Name on wood, and what the place does."""
    wide = width_of(official["name"], 14, bold=True) + 12
    sheet.box(x, y, wide, 20, fill=WOOD, radius=3, width=0)
    sheet.text(x + 6, y + 15, official["name"], size=14, bold=True, serif=True, fill=ON_WOOD)
    text = official["does"]
    room = min(room, width_of(text, 12) + 8)
    if official["key"] in ("palace", "decree"):
        sheet.box(x + wide + 4, y + 1, room, 18, fill=CARD, radius=3, width=0)
        sheet.text(x + wide + 8, y + 14, text, size=12, room=room - 4)
    else:
        sheet.box(x, y + 23, room, 18, fill=CARD, radius=3, width=0)
        sheet.text(x + 4, y + 36, text, size=12, room=room - 4)


def _gate(sheet: Sheet, board: Json, official: Json, x: float, y: float) -> None:
    key = official["key"]
    sheet.use(f"off-{key}", x, y, 72, 54)
    draw_card(sheet, official["card"], x + 9, y + 39)
    sheet.use("off-hands", x, y + 54, 72, 20)
    if key in board["laid"]:
        sheet.use(f"badge-{board['laid'][key] + 1}", x + 2, y + 84, 17)
    if official["focus"]:
        sheet.use("double-2", x - 4, y + 28, 30)
    for place, token in enumerate(official["bonus"]):
        sheet.use(f"servant-{token['seat'] + 1}", x + 58, y + 26 * place, 14)


def draw_card(sheet: Sheet, card: Json, x: float, y: float, *, ring: bool = False) -> None:
    """A Gift Card, or its back."""
    if not card["value"]:
        sheet.use("gift-back", x + 5, y, CARD_WIDE - 10, CARD_HIGH)
        return
    sheet.box(x, y, CARD_WIDE, CARD_HIGH, fill=CARD, stroke=JADE if ring else LINE, radius=5, width=2.5 if ring else 1)
    sheet.text(x + 5, y + 18, str(card["value"]), size=18, bold=True, serif=True)
    for place in range(card["matches"]):
        sheet.box(x + 5 + 8 * place, y + 23, 6, 9, fill="#d4443a", stroke="#641a1b", radius=2)
    sheet.use(f"gift-{card['value']}", x + 17, y + 3, 34)
    sheet.shape(f"M{num(x + 1)} {num(y + 40)}h{CARD_WIDE - 2}", "none", HAIR, 1)
    if card["icon"]:
        text = card["action"] if len(card["action"]) <= SHORT and card["icon"] == "i-servant" else ""
        sheet.use(card["icon"], x + (10 if text else 19), y + 42, 16)
        sheet.text(x + 30, y + 55, text, size=13)


# --- Places ----------------------------------------------------------------------------------------------------------


def _map(sheet: Sheet, board: Json, pressed: set[str], x: float, y: float) -> None:
    """The cities with their tokens, and who is where."""
    wide, high, left, top = MAP - 40.0, 206.0, x + 18, y + 44
    sheet.box(x + 4, y + 30, MAP - 10, 246, fill="#f4e6c4", radius=4)
    _sign(sheet, next(each for each in board["officials"] if each["key"] == "travel") | {"key": "palace"}, x + 4, y + 5)
    points = [(left + city["x"] * wide / 100, top + city["y"] * high / 100) for city in board["cities"]]
    roads = "".join(
        f"M{num(points[one][0])} {num(points[one][1])}L{num(points[other][0])} {num(points[other][1])}"
        for one, other in (road["ends"] for road in board["roads"])
    )
    sheet.shape(roads, "none", "#8a6a3f", 1.6, 'stroke-dasharray="1 4"')
    stops = {True: "", False: ""}
    for city, (across, down) in zip(board["cities"], points, strict=True):
        stops[city["place"] in pressed] += _circle(across, down, 11 if city["token"] else 4)
    sheet.shape(stops[False], COIN, INK_2, 1)
    sheet.shape(stops[True], COIN, FREE, 3)
    for city, (across, down) in zip(board["cities"], points, strict=True):
        if city["token"]:
            sheet.use(city["token"]["icon"], across - 7.5, down - 7.5, 15)
            count = city["token"]["count"]
            sheet.text(across + 8, down + 14, count, size=12, bold=True)
            if city["token"]["sign"]:
                sheet.use(city["token"]["sign"], across + 9 + width_of(count, 12), down + 4, 11)
        for place, seat in enumerate(city["seats"]):
            sheet.use(f"traveller-{seat + 1}", across - 14 + 9 * place, down - 24, 27)
    _purse(sheet, board, x + 86, y + 300)


def _purse(sheet: Sheet, board: Json, x: float, y: float) -> None:
    purse = board["purses"][board["active"]]
    sheet.use(f"badge-{purse['seat'] + 1}", x, y - 2, 16)
    sheet.text(x + 20, y + 11, purse["name"], size=13, room=MAP - 110)
    held = len(purse["tokens"])
    spaces = [_circle(x + 10 + 21 * place, y + 30, 9.5) for place in range(purse["spaces"])]
    sheet.shape("".join(spaces[:held]), COIN, LINE, 1)
    sheet.shape("".join(spaces[held:]), PAPER_2, LINE, 1)
    for place, own in enumerate(purse["tokens"]):
        sheet.use(own["token"]["icon"], x + 21 * place + 3, y + 23, 13)
    held_for = [board["rates"][place] for place in reversed(purse["rates"])]
    rates = {rate["value"]: rate for rate in held_for}.values()
    for rate in reversed(list(rates)):
        text = f"{rate['value']} = {rate['amount']}"
        sheet.text(x, y + 60, text, size=12)
        x += width_of(text, 12) - 2
        sheet.use(rate["icon"], x, y + 49, 12)
        x += 19


def _wall(sheet: Sheet, wall: Json, x: float, y: float) -> None:
    sheet.box(x, y + 22, 146, 30, fill=STONE, radius=2)
    sheet.use("build-tower", x + 116, y - 2, 40)
    sheet.text(x + 6, y + 42, wall["text"], size=13, room=110)
    left = x + 2.0
    for builder in wall["builders"]:
        piece, wide = ("double", 28) if builder["double"] else ("servant", 16)
        sheet.use(f"{piece}-{builder['seat'] + 1}", left, y + (1 if wide > 16 else 0), wide)
        left += wide
    for _gap in range(max(0, wall["needed"] - wall["units"])):
        sheet.shape(f"M{num(left + 2)} {num(y + 21)}v-11q0-7 6-7t6 7v11", "none", INK_2, 1.2, 'stroke-dasharray="2 3"')
        left += 16


def _houses(sheet: Sheet, houses: list[Json], pressed: set[str], x: float, y: float) -> None:
    for place, house in enumerate(houses):
        left, top = x + 50 * (place % 3), y + 38 * (place // 3)
        sheet.use("build-house", left, top, 34, faded=0 if house["full"] else 4)
        if house["full"]:
            sheet.use("i-jade", left + 9, top + 15, 17)
            sheet.text(left + 36, top + 14, str(house["price"]), size=13, bold=True)
        if house["place"] in pressed:
            sheet.box(left - 3, top - 2, 50, 38, stroke=FREE, radius=5, width=2)


def _palace(sheet: Sheet, board: Json, x: float, y: float) -> None:
    palace = board["palace"]
    sheet.use("build-hall", x + 516, y + 26, 180, 78)
    for place, door in enumerate(palace["doors"]):
        left = x + 606 + 25 * (place - len(palace["doors"]) / 2)
        sheet.box(left + 1, y + 74, 22, 30, fill="#f6d27a", stroke="#641a1b", radius=8)
        if door["seat"] is None:
            sheet.text(left + 12, y + 96, str(door["points"]), size=14, bold=True, serif=True, at="middle")
        else:
            sheet.use(f"envoy-{door['seat'] + 1}", left + 3, y + 78, 19)
    step = 154 / palace["steps"]
    sheet.box(x + 554, y + 106, 104, 160, fill="#efe6d0", radius=0)
    lines = "".join(f"M{num(x + 554)} {num(y + 106 + 6 + step * n)}h104" for n in range(1, palace["steps"]))
    sheet.shape(lines, "none", LINE, 1)
    lane = 104 / len(palace["envoys"])
    for envoy in palace["envoys"]:
        if envoy["step"] < palace["steps"]:
            left = x + 554 + lane * (envoy["seat"] + 0.5) - 10
            sheet.use(f"envoy-{envoy['seat'] + 1}", left, y + 266 - step * envoy["step"] - 30, 20)
    steps = range(1, palace["steps"])
    for number in steps:
        sheet.text(x + 551, y + 266 - step * number + 4, str(number), size=12, fill=INK_2, at="end")


def _tiles(sheet: Sheet, board: Json, pressed: set[str], x: float, y: float) -> None:
    for level, name in enumerate(board["levels"]):
        left = x + 61 * level
        sheet.text(left + 29, y - 8 + 3, name, size=12, at="middle", room=68)
        for row, tile in enumerate(tile for tile in board["tiles"] if tile["level"] == level + 1):
            top = y + 38 * row
            ring = tile["place"] in pressed
            sheet.box(
                left, top, 58, 35, fill="#ddd6c8", stroke=FREE if ring else LINE, radius=5, width=2.5 if ring else 1
            )
            sheet.use(tile["icon"], left + 4, top + 3, 14)
            sheet.text(left + 20, top + 15, tile["amount"], size=12, room=36)
            for place, seat in enumerate(tile["seats"]):
                sheet.use(f"badge-{seat + 1}", left + 3 + 9 * place, top + 19, 13)
            sheet.text(left + 44, top + 30, str(tile["price"]), size=12, at="end")
            sheet.use("i-servant", left + 45, top + 20, 11)


def _bridge(sheet: Sheet, board: Json, x: float, y: float) -> None:
    """From below to above, there and back. A stack leans, and its highest lies on all others."""
    bridge, planks = board["bridge"], ""
    here = {step["step"]: step["seats"] for step in bridge["steps"]}
    corners = {}
    for step in range(bridge["last"] + 1):
        row, column = divmod(step, ACROSS)
        corners[step] = left, top = x + 36 * (ACROSS - 1 - column if row % 2 else column), y - 11 - 28 * row
        planks += f"M{num(left)} {num(top)}h35v25h-35z"
    sheet.shape(planks, "#c98f56", "#7a4a24", 1)
    for step, (left, top) in corners.items():
        sheet.text(left + 3, top + 11.5, str(step), size=12)
        stack = [*enumerate(here.get(step, ()))]
        size, gaps = 19 if len(stack) < 2 else 15 if len(stack) < 4 else 12, max(1, len(stack) - 1)
        for above, seat in reversed(stack):
            lower = above * (24 - size) / gaps if stack[1:] else 3
            sheet.use(f"badge-{seat + 1}", left + 34 - size - above * min(9, (33 - size) / gaps), top + lower, size)
    if bridge["medal"] is None:
        left, top = corners[bridge["last"]]
        sheet.use("i-medal", left + 19, top + 5, 15)


def _canal(sheet: Sheet, canal: Json, pressed: set[str], x: float, y: float) -> None:
    quays, buoys, icons = "", "", []
    for harbour in canal["harbours"]:
        left = x + 132 + 98 * (harbour["number"] - 1)
        quays += f"M{num(left)} {num(y - 8)}h92v20h-92z"
        sheet.text(left + 5, y + 7, str(harbour["number"]), size=13, bold=True)
        gives = harbour["gives"]
        icons += [
            (each["icon"].replace("piece-double", "double-1"), left + 19 + 24 * place)
            for place, each in enumerate(gives)
        ]
        told = gives[0]["amount"] if len(gives) == 1 else "" if gives else harbour["text"]
        sheet.text(left + (40 if gives else 19), y + 6, told, size=12, room=52 if gives else 72)
    sheet.shape(quays, "#e0bf8c", "#7a4a24", 1)
    for icon, left in icons:
        sheet.use(icon, left, y - 6, 17)
    rows = len(canal["lanes"])
    for row, lane in enumerate(canal["lanes"]):
        top = y + (22 + 36 * row if rows > 1 else 34)
        for number, berth in enumerate(lane):
            left = x + 152 + 98 * number
            if berth["ship"]:
                _ship(sheet, berth["ship"], left, top)
            else:
                buoys += f"M{num(left + 18)} {num(top + 22)}a7 3 0 0 0 14 0 7 3 0 0 0-14 0z"
            if berth["place"] in pressed:
                sheet.box(left - 4, top - 3, 60, 40, stroke=FREE, radius=6, width=2)
    sheet.shape(buoys, "#5d8a94")


def _ship(sheet: Sheet, ship: Json, x: float, y: float) -> None:
    seat = ship["seat"] + 1
    pieces = (["double"] if ship["double"] else []) + ["servant"] * ship["servants"]
    left = x + 2.0
    for piece in pieces:
        wide = 18 if piece == "double" else 11
        sheet.use(f"{piece}-{seat}", left, y + 9, wide)
        left += wide
    sheet.use(f"ship-{seat}", x, y, 46)


def _circle(x: float, y: float, size: float) -> str:
    arc = f"a{num(size)} {num(size)} 0 1 0"
    return f"M{num(x - size)} {num(y)}{arc} {num(2 * size)} 0{arc}-{num(2 * size)} 0z"
