"""The courts of the SVG picture: the one in question large, the others small, every palace with its people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from yotd_widget.describe.drawing import (
    CARD,
    HAIR,
    INK,
    INK_2,
    JADE,
    LINE,
    PAPER_2,
    PLAYERS,
    TONES,
    Run,
    Sheet,
    num,
    shorten,
    width_of,
)
from yotd_widget.engine.texts import _
from yotd_widget.games.dragon.screen.drawing import ON_WOOD, SAND, SHUT, WALLS, WOOD
from yotd_widget.games.dragon.screen.svg_wall import draw_count, draw_tiles
from yotd_widget.games.dragon.words import LABELS

Json = Mapping[str, Any]

GAP = 8
CABINET = 184
FLOOR, BEAM, ROOF, LAPS = 62, 18, 40, 8
"""Heights in the large court: of a room, of the beam below it with the name of who lives there, of a roof, and how far
this comes down."""
PERSON = 42, 56
"""Size of who lives in a room."""
PIP = 17
"""Size of a symbol in a room."""
WINDOWED = 110
"""In a room that is wider the symbols stand at its end."""
MINI_WIDTH, MINI_FLOOR, MINI_ROOF = 46, 34, 16
"""Sizes in the small courts."""
GOOD = 47
"""From one kind of goods to the next in the small courts."""


def draw_courts(sheet: Sheet, shown: Json, x: float, y: float, wide: float) -> float:
    """All courts below y: first the one in question. Returns where they end."""
    board = shown["board"]
    active = [court for court in board["courts"] if court["seat"] == board["active"]]
    others = [court for court in board["courts"] if court["seat"] != board["active"]]
    for court in active:
        y = _large(sheet, shown, court, x, y, wide) + GAP
    columns = _columns(others, wide)
    for first in range(0, len(others), columns):
        row = others[first : first + columns]
        each = (wide - GAP * (len(row) - 1)) / len(row)
        high = max(_small_height(court) for court in row)
        for place, court in enumerate(row):
            _small(sheet, court, x + place * (each + GAP), y, each, high)
        y += high + GAP
    return y


def _columns(others: list[Json], wide: float) -> int:
    if len(others) != 3:
        return min(2, len(others)) or 1
    most = max(len(court["palaces"]) for court in others)
    goods = max(len(court["goods"]) for court in others)
    return 3 if most * (MINI_WIDTH + 10) <= wide / 3 - 24 and goods < 6 else 2


def _panel(sheet: Sheet, court: Json, x: float, y: float, wide: float, high: float) -> None:
    """The card of a court with its player's colour along the left edge."""
    name = f"panel-{num(wide)}-{num(high)}"
    card = f'<rect width="{num(wide)}" height="{num(high)}" rx="8" fill="{CARD}" stroke="{LINE}"/>'
    edge = f'<path stroke-width="1" d="M8 0a8 8 0 0 0-8 8v{num(high - 16)}a8 8 0 0 0 8 8z"/>'
    sheet.define(name, card + edge)
    sheet.use(name, x, y, more=f'fill="{PLAYERS[court["seat"]]}"')


# --- The large court -------------------------------------------------------------------------------------------------


def _large(sheet: Sheet, shown: Json, court: Json, x: float, y: float, wide: float) -> float:
    palaces = court["palaces"]
    most = max((len(palace["rooms"]) for palace in palaces), default=1)
    high = max(275 if "wall" in court else 248, 30 + ROOF + most * (FLOOR + BEAM) + 40)
    _panel(sheet, court, x, y, wide, high)
    sheet.shape(f"M{num(x + 8)} {num(y + 1)}h{CABINET - 8}v{num(high - 2)}h{8 - CABINET}z", PAPER_2)
    sheet.shape(f"M{num(x + CABINET)} {num(y + 1)}v{num(high - 2)}", "none", HAIR, 1)
    _cabinet(sheet, court, x + 20, y, high)
    left, room = x + CABINET, wide - CABINET
    ground = y + high - 36
    sheet.shape(f"M{num(left + 1)} {num(ground)}h{num(room - 2)}v27a8 8 0 0 1-8 8H{num(left + 1)}z", "#efe2c6")
    sheet.shape(f"M{num(left + 1)} {num(ground)}h{num(room - 2)}", "none", LINE, 1.5)
    if court["need"]:
        _need(sheet, court["need"], left + 14, y + 24, room - 28)
    pitch = min(168.0, (room - 24) / max(len(palaces), 1))
    start = left + (room - pitch * len(palaces)) / 2
    for place, palace in enumerate(palaces):
        _palace(sheet, shown, palace, start + place * pitch, ground, pitch)
    if not palaces:
        sheet.text(left + room / 2, ground - 40, _("no palace"), size=15, fill=INK_2, at="middle")
    return y + high


def _cabinet(sheet: Sheet, court: Json, x: float, y: float, high: float) -> None:
    sheet.use(f"badge-{court['seat'] + 1}", x, y + 12, 36)
    sheet.text(x + 46, y + 37, court["name"], size=20, bold=True, serif=True, room=CABINET - 72)
    sheet.text(
        x, y + 84, Run(str(court["vp"]), bold=True), Run(f" {LABELS['vp']}", size=14, fill=INK_2), size=32, serif=True
    )
    top = y + high - 6 - 25 * len(court["goods"])
    if "wall" in court:
        top -= 27
        draw_tiles(sheet, court["wall"], x, y + high - 31)
    lines = "".join(f"M{num(x)} {num(top + 25 * line)}h{CABINET - 30}" for line in range(1, len(court["goods"])))
    sheet.shape(lines, "none", HAIR, 1)
    for line, good in enumerate(court["goods"]):
        sheet.use(good["icon"], x, top + 25 * line + 0.5, faded=0 if good["amount"] else 5)
        amount = Run(str(good["amount"]), bold=True, size=16)
        fill = INK if good["amount"] else INK_2
        name, size = shorten(good["name"], CABINET - 56, 14)
        run = f" {name}" if size == 14 else Run(f" {name}", size=size)
        sheet.text(x + 31, top + 25 * line + 18, amount, run, size=14, fill=fill)


def _need(sheet: Sheet, need: Json, x: float, y: float, room: float) -> None:
    if bowls := need["bowls"]:
        for place in range(bowls["total"]):
            sheet.use(f"good-bowl_{'full' if place < bowls['full'] else 'empty'}", x, y - 16, 20)
            x += 24
            room -= 24
    verdict = Run(need["verdict"], bold=True, fill=TONES[need["tone"]])
    left = room - width_of(f"{need['event']}: : {need['verdict']}", 15, bold=True)
    text, _size = shorten(need["text"], left, 15)
    sheet.text(x + (4 if bowls else 0), y, Run(need["event"], bold=True), f": {text}: ", verdict, size=15)


def _palace(sheet: Sheet, shown: Json, palace: Json, x: float, ground: float, pitch: float) -> None:
    over = 7 if pitch > 130 else 4
    gap = 2 * over + (8 if pitch > 130 else 3)
    wide, x = pitch - gap, x + gap / 2
    rooms = [room for room in palace["rooms"] if room.get("state") != "homeless"]
    _palace_parts(sheet, wide, over)
    top = ground
    for each in rooms:
        top -= FLOOR + BEAM
        _room(sheet, shown, each, x, top, wide)
    sheet.use("large-roof", x - over, top - ROOF + LAPS, faded=0 if palace["inhabited"] else 5)
    for above, each in enumerate(palace["rooms"][len(rooms) :], 1):  # on the roof: their floor has fallen
        _room(sheet, shown, each, x, top - ROOF + LAPS - above * (FLOOR + BEAM), wide)
    _foot(sheet, shown, palace, x + wide / 2, ground, pitch)


def _palace_parts(sheet: Sheet, wide: float, over: float) -> None:
    """What all palaces of the large court are made of."""
    w = num(wide)
    sheet.define("large-roof", f'<use href="#part-roof" {sheet.place("part-roof", 0, 0, wide + 2 * over, ROOF)}/>')
    posts = f'<path stroke="{WOOD}" stroke-width="4" stroke-linecap="butt" d="M2 0v{FLOOR}m{num(wide - 4)} 0V0"/>'
    beam = f'<rect x="-3" y="{FLOOR}" width="{num(wide + 6)}" height="{BEAM}" rx="2" fill="{WOOD}" stroke="none"/>'
    wall = f'<path stroke="none" d="M0 0h{w}v{FLOOR}H0z"/>'
    sheet.define("large-room", f"{wall}{posts}{beam}")
    shutter = f'<use href="#part-shutter" {sheet.place("part-shutter", 0, 0, wide, FLOOR)}/>'
    sheet.define("large-empty", f'<g fill="{SHUT}">{wall}</g>{shutter}{posts}{beam}')


def _foot(sheet: Sheet, shown: Json, palace: Json, middle: float, ground: float, pitch: float) -> None:
    choice = shown["choices"].get(palace["place"])
    if choice and choice["state"] != "blocked":
        wide = pitch - 10
        sheet.box(middle - wide / 2, ground + 5, wide, 26, fill=CARD, stroke=JADE, radius=5, width=2)
    number = str(palace["number"])
    forecast, rice = palace["forecast"], palace.get("rice")
    if rice:
        sheet.use(f"good-bowl_{rice}", middle + 8, ground + 7, 22)
        sheet.text(middle - 6, ground + 24, number, size=16, bold=True, at="middle")
    elif not forecast:
        sheet.text(middle, ground + 24, number, size=16, bold=True, at="middle")
    else:
        text = forecast["text"]
        size = 14 if width_of(f"9 {text}", 15, bold=True) <= pitch - 8 else 12
        left = middle - width_of(f"9 {text}", size, bold=True) / 2
        sheet.text(left, ground + 24, number, size=16, bold=True)
        sheet.text(left + 16, ground + 24, text, size=size, bold=True, fill=TONES[forecast["tone"]])


def _room(sheet: Sheet, shown: Json, each: Json, x: float, y: float, wide: float) -> None:
    person = each["person"]
    if person:
        sheet.use("large-room", x, y, more=f'fill="{WALLS[person["kind"]]}"')
        _dweller(sheet, person, x, y, wide)
    else:
        sheet.use("large-empty", x, y)
    choice = shown["choices"].get(each["place"])
    if choice and choice["state"] != "blocked":
        sheet.box(x + 2.5, y + 2.5, wide - 5, FLOOR - 5, stroke=JADE, radius=3, width=3)
        sheet.shape(f"M{num(x + wide - 11)} {num(y + FLOOR - 11)}v0", "none", JADE, 9)


def _dweller(sheet: Sheet, person: Json, x: float, y: float, wide: float) -> None:
    left, pips = ((wide - 38 - PERSON[0]) / 2, wide - 38) if wide > WINDOWED else (wide / 2 - 33, wide / 2 + 14)
    sheet.use(portrait(person), x + left, y + FLOOR - PERSON[1], *PERSON)
    step, count = PIP + 1, person["symbols"]
    top = y + (FLOOR - step * count + 1) / 2
    for pip in range(count):
        sheet.use(f"sym-{person['symbol']}", x + pips, top + step * pip, PIP)
    name, size = shorten(person["short"], wide - 4, 14)
    sheet.text(x + wide / 2, y + FLOOR + 13.5, name, size=size, fill=ON_WOOD, at="middle")


def portrait(person: Json) -> str:
    """The drawing of a person."""
    return f"person-{person['kind']}{'-old' if person['age'] == 'old' else ''}"


# --- The small courts ------------------------------------------------------------------------------------------------


def _small_height(court: Json) -> float:
    most = max((len(palace["rooms"]) for palace in court["palaces"]), default=1)
    second = any(palace["forecast"] for palace in court["palaces"])
    return 42 + MINI_ROOF + most * MINI_FLOOR + 22 + (14 if second else 0) + 30


def _small(sheet: Sheet, court: Json, x: float, y: float, wide: float, high: float) -> None:
    _panel(sheet, court, x, y, wide, high)
    sheet.use(f"badge-{court['seat'] + 1}", x + 14, y + 8, 28)
    sheet.text(x + 50, y + 28, court["name"], size=17, bold=True, serif=True, room=wide - 130)
    sheet.text(x + wide - 34, y + 28, str(court["vp"]), size=20, bold=True, serif=True, at="end")
    sheet.text(x + wide - 30, y + 28, LABELS["vp"], size=13, fill=INK_2)
    _small_goods(sheet, court, x, y + high - 30, wide)
    second = any(palace["forecast"] for palace in court["palaces"])
    ground = y + high - 30 - 20 - (14 if second else 0)
    sheet.shape(f"M{num(x + 16)} {num(ground + 1.5)}h{num(wide - 28)}", "none", SAND, 3)
    palaces = court["palaces"]
    pitch = min(80.0, (wide - 22) / max(len(palaces), 1))
    for place, palace in enumerate(palaces):
        _mini_palace(sheet, palace, x + 14 + pitch * (place + 0.5), ground, pitch)
    middles = {str(palace["number"]): x + 10 + pitch * (place + 0.5) for place, palace in enumerate(palaces)}
    sheet.signs(middles, ground + 17, size=13)
    if not palaces:
        sheet.text(x + 18, ground - 10, _("no palace"), size=14, fill=INK_2)


def _small_goods(sheet: Sheet, court: Json, x: float, y: float, wide: float) -> None:
    icons = [good["icon"] for good in court["goods"]]
    shelf = "shelf-" + "-".join(icons)
    uses = [f'<use href="#{icon}" {sheet.place(icon, GOOD * place, 0, 18)}/>' for place, icon in enumerate(icons)]
    sheet.define(shelf, "".join(uses))
    sheet.use(shelf, x + 16, y + 3)
    amounts = {x + 38 + GOOD * place: good["amount"] for place, good in enumerate(court["goods"])}
    sheet.numbers(amounts, y + 17, size=14)
    taken = GOOD * len(icons)
    if "wall" in court:
        draw_count(sheet, court["wall"], x + 16 + taken, y + 17)
        taken += GOOD
    if need := court["need"]:
        room = wide - 28 - taken
        verdict = need["verdict"] if width_of(need["verdict"], 13, bold=True) <= room else need["short"]["text"]
        sheet.text(x + wide - 12, y + 17, verdict, size=13, bold=True, fill=TONES[need["tone"]], at="end")


def _mini_palace(sheet: Sheet, palace: Json, middle: float, ground: float, pitch: float) -> None:
    left = middle - MINI_WIDTH / 2
    top = ground
    inside = [each for each in palace["rooms"] if each.get("state") != "homeless"]
    for each in inside:
        top -= MINI_FLOOR
        sheet.use(room(sheet, each["person"]), left, top)
    over = 4
    faded = 0 if palace["inhabited"] else 5
    roof = sheet.place("part-roof_mini", 0, 0, MINI_WIDTH + 2 * over, MINI_ROOF)
    sheet.define("roof", f'<use href="#part-roof_mini" {roof}/>')
    sheet.use("roof", left - over, top - MINI_ROOF + 2, faded=faded)
    for above, each in enumerate(palace["rooms"][len(inside) :], 1):
        sheet.use(room(sheet, each["person"]), left, top - MINI_ROOF - above * MINI_FLOOR)
    if rice := palace.get("rice"):
        sheet.use(f"good-bowl_{rice}", middle + 7, ground + 5, 15)
    if forecast := palace["forecast"]:
        text = forecast["text"]
        if width_of(text, 12) <= pitch - 2:
            sheet.text(middle, ground + 31, text, size=12, fill=TONES[forecast["tone"]], at="middle")
        else:
            x, y = num(middle - 5), num(ground + 21)
            sheet.shape(f"M{x} {y}l10 10m0-10l-10 10", "none", TONES[forecast["tone"]], 2.5)


def room(sheet: Sheet, person: Json | None) -> str:
    """Id of a small room with its dweller, defined on the sheet when first asked for."""
    wide, high = MINI_WIDTH, MINI_FLOOR
    sheet.define("wall", f'<path stroke="{WOOD}" stroke-width="2" d="M1 1h{wide - 2}v{high - 1}H1z"/>')
    if person is None:
        sheet.define("room", f'<use href="#wall" fill="{SHUT}"/>')
        return "room"
    figure, symbol = portrait(person), f"sym-{person['symbol']}"
    parts = f'<use href="#wall" fill="{WALLS[person["kind"]]}"/>'
    parts += f'<use href="#{figure}" {sheet.place(figure, 6, 2, 24, 32)}/>'
    count = person["symbols"]
    size, step = (11, 11) if count < 3 else (10, 10)
    pip = f"pip-{size}-{symbol}"
    sheet.define(pip, f'<use href="#{symbol}" {sheet.place(symbol, 0, 0, size).replace("translate(0 0)", "")}/>')
    top = high / 2 + 0.5 - (step * count - step + size) / 2
    parts += "".join(f'<use href="#{pip}" x="32" y="{num(top + step * each)}"/>' for each in range(count))
    name = f"{person['age']}-{person['kind']}"
    sheet.define(name, parts)
    return name
