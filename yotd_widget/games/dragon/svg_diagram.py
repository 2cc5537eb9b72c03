"""A snapshot as one SVG picture, for pages without script and for print."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from yotd_widget.games.dragon.drawing import (
    CARD,
    HAIR,
    INK,
    INK_2,
    JADE,
    LACQUER,
    LINE,
    PAPER,
    PAPER_2,
    ROOF_LINE,
    WOOD,
    Run,
    Sheet,
    num,
    width_of,
    wrapped,
)
from yotd_widget.games.dragon.svg_courts import draw_courts, room
from yotd_widget.games.dragon.text_board import caption

Json = Mapping[str, Any]

WIDTH = 960
EDGE = 12
INNER = WIDTH - 2 * EDGE
GAP = 8
STACKED = 16
"""How far a badge shows that another one stands on."""
MOST_TILES = 4
"""So many persons are shown beside the question; more are named."""


def svg_diagram(shown: Json) -> str:
    """The position as a self-contained SVG on its own paper; the same snapshot gives the same bytes."""
    paper, sheet = Sheet(), Sheet()
    y = _header(sheet, shown)
    y = _year(sheet, shown["board"]["year"], y)
    if shown["board"]["focus"] == "offer" and not shown["board"]["groups"]:
        y = _offer(sheet, shown, y)
    if shown["result"]:
        y = _result(sheet, shown["result"], y)
    else:
        y = _groups(sheet, shown, y)
    y = _decision(sheet, shown, y)
    y = draw_courts(sheet, shown, EDGE, y, INNER)
    sheet.text(EDGE + 2, y + 14, shown["board"]["offer"]["summary"], size=13, fill=INK_2, room=INNER - 4)
    height = y + 26
    _paper(paper, height)
    return sheet.over(paper).svg(WIDTH, height, caption(shown))


def _paper(sheet: Sheet, height: float) -> None:
    """The paper with a rounded border and a row of roof tiles along its top."""
    sheet.box(1, 1, WIDTH - 2, height - 2, fill=PAPER, stroke=LINE, radius=10)
    sheet.shape(f"M1 8v1a0 0 0 0 0 0 0h{WIDTH - 2}v1a10 10 0 0 0-10-9H11A10 10 0 0 0 1 9z", LACQUER)
    dots = 'stroke-dasharray="0 16"'
    sheet.shape(f"M16 8H{WIDTH - 8}", "none", LACQUER, 10, dots)


# --- Status and order ------------------------------------------------------------------------------------------------


def _header(sheet: Sheet, shown: Json) -> float:
    status, result = shown["status"], shown["result"]
    left = _order(sheet, shown["board"])
    seat = result["rows"][0]["seat"] if result else status["seat"]
    x = EDGE + 4.0
    if seat is not None:
        sheet.use(f"badge-{seat + 1}", x, 21, 40)
        x += 52
    sheet.text(x, 38, status["month"], size=21, bold=True, serif=True, room=left - x - 12)
    who = result["title"] if result else status["who"]
    sheet.text(x, 59, f"{status['phase']} · {who}", size=16, room=left - x - 12)
    return 72


def _order(sheet: Sheet, board: Json) -> float:
    """The person track at the right: badges on a thread, the leader first. Returns where it begins."""
    x = WIDTH - EDGE - 4.0
    for place, stack in reversed(list(enumerate(board["order"]))):
        text = str(stack["space"])
        sheet.text(x, 47, text, size=17, bold=True, at="end")
        x -= width_of(text, 17, bold=True) + 5
        seats = stack["seats"]
        for down, seat in enumerate(reversed(seats)):
            sheet.use(f"badge-{seat + 1}", x - 26 - STACKED * down, 28 + (4 if down < len(seats) - 1 else 0))
        x -= 26 + STACKED * (len(seats) - 1)
        if place:
            sheet.shape(f"M{num(x - 17)} 41h12", "none", LINE, 2)
            x -= 22
    return x


# --- The year --------------------------------------------------------------------------------------------------------


def _year(sheet: Sheet, year: list[Json], y: float) -> float:
    if not year:
        return y
    x, wide, high = EDGE + 8.0, INNER - 16.0, 74
    sheet.box(x, y + 4, wide, high, fill=PAPER_2)
    here = None
    widths = _month_widths(year, wide)
    lines = (f"M{num(x + sum(widths[:place]))} {num(y + 5)}v{high - 2}" for place in range(1, len(year)))
    sheet.shape("".join(lines), "none", HAIR, 1)
    for month, width in zip(year, widths, strict=True):
        if month["state"] == "now":
            here = month, x, width
        else:
            _month(sheet, month, x, y + 4, width)
        x += width
    for rod in (EDGE, EDGE + INNER - 10):
        sheet.box(rod, y, 10, high + 8, fill=LACQUER, stroke=ROOF_LINE, radius=4)
    if here:
        _month_now(sheet, here[0], here[1], y + 4, here[2])
    return y + high + 8 + GAP


def _month_widths(year: list[Json], wide: float) -> list[float]:
    states = [month["state"] for month in year]
    done, now, coming = (states.count(state) for state in ("done", "now", "next"))
    if not now:
        return [wide / len(year)] * len(year)
    done_width, now_width = 44.0, 218.0
    next_width = (wide - now_width - done * done_width) / max(coming, 1)
    if next_width > 104:
        next_width = 104.0
        done_width = (wide - now_width - coming * next_width) / max(done, 1)
    return [{"done": done_width, "now": now_width, "next": next_width}[state] for state in states]


def _month(sheet: Sheet, month: Json, x: float, y: float, width: float) -> None:
    done = month["state"] == "done"
    middle = x + width / 2
    number = str(month["month"])
    fill = INK_2 if done else INK
    if width < 60:
        sheet.text(middle - (7 if done else 0), y + 21, number, size=16, bold=True, serif=True, fill=fill, at="middle")
        _check(sheet, middle + 4, y + 16)
        sheet.use(f"event-{month['event']}", middle - 16, y + 32, faded=5)
        return
    sheet.text(x + 7, y + 23, number, size=17, bold=True, serif=True, fill=fill)
    if done:
        _check(sheet, x + 12 + 11 * len(number), y + 18)
    size = 26 if done else 32
    sheet.use(f"event-{month['event']}", x + width - size - 5, y + 5, size, faded=5 if done else 0)
    words = month["name"].split()
    for line, word in enumerate(words):
        sheet.text(x + 6, y + 66 - 14 * (len(words) - 1 - line), word, size=12, fill=fill)


def _check(sheet: Sheet, x: float, y: float) -> None:
    sheet.define("check", f'<path stroke="{INK_2}" stroke-width="2" d="M0 0l3 3 6-6"/>')
    sheet.use("check", x, y)


def _month_now(sheet: Sheet, month: Json, x: float, y: float, width: float) -> None:
    sheet.box(x, y - 1, width, 76, fill=CARD, stroke=LACQUER, width=3)
    sheet.box(x + 9, y + 17, 40, 40, fill=LACQUER, radius=5, width=0)
    sheet.box(x + 11.5, y + 19.5, 35, 35, stroke="#fffaf0", radius=3, width=1.2)
    sheet.text(x + 29, y + 46, str(month["month"]), size=24, bold=True, serif=True, fill="#fffaf0", at="middle")
    sheet.use(f"event-{month['event']}", x + 55, y + 18, 38)
    room = width - 104
    name = wrapped(month["name"], room, 15, bold=True)
    rule = wrapped(month["rule"], room, 12)
    lines = len(name) * 16 + len(rule) * 14
    top = y + 37 - lines / 2
    for line, text in enumerate(name):
        sheet.text(x + 99, top + 13 + 16 * line, text, size=15, bold=True, serif=True)
    for line, text in enumerate(rule):
        sheet.text(x + 99, top + 16 * len(name) + 11 + 14 * line, text, size=12)


# --- Action groups ---------------------------------------------------------------------------------------------------


def _groups(sheet: Sheet, shown: Json, y: float) -> float:
    board = shown["board"]
    groups = board["groups"]
    if not groups:
        return y
    deep = 66 if board["pass"] else 40
    trays = len(groups) + bool(board["pass"])
    needs = [_tray_head(group) for group in groups]
    fixed = sum(12 + 6 * (len(group["cards"]) - 1) for group in groups) + GAP * (trays - 1)
    cards = sum(len(group["cards"]) for group in groups) + bool(board["pass"])
    card = (INNER - fixed) / cards
    widths = _tray_widths(groups, needs, card)
    card_widths = [(w - 12 - 6 * (len(g["cards"]) - 1)) / len(g["cards"]) for w, g in zip(widths, groups, strict=True)]
    x = float(EDGE)
    for group, width, wide in zip(groups, widths, card_widths, strict=True):
        _tray(sheet, shown, group, x, y, width, deep)
        for place, each in enumerate(group["cards"]):
            _card(sheet, shown, each, x + 6 + place * (wide + 6), y + 28, wide, deep)
        x += width + GAP
    if board["pass"]:
        _card(sheet, shown, board["pass"], x, y + 28, EDGE + INNER - x, deep)
    return y + deep + 36 + GAP


def _tray_widths(groups: list[Json], needs: list[float], card: float) -> list[float]:
    """Widths by cards; a tray whose dragons need more takes it from the others."""
    plain = [12 + 6 * (len(group["cards"]) - 1) + card * len(group["cards"]) for group in groups]
    lack = [max(0.0, need - width) for need, width in zip(needs, plain, strict=True)]
    spare = [max(0.0, width - need) if not short else 0.0 for need, width, short in zip(needs, plain, lack, strict=True)]
    share = sum(lack) / (sum(spare) or 1)
    return [width + short - room * share for width, short, room in zip(plain, lack, spare, strict=True)]


def _tray_head(group: Json) -> float:
    """Width that letter, dragons and fee take."""
    fee = width_of(group["fee"], 13, bold=True) + 22 if group["fee"] else 0
    return 30 + 36 * bool(group["dragons"]) + _dragon_step(group) * max(0, len(group["dragons"]) - 1) + fee


def _dragon_step(group: Json) -> int:
    return 20 if len(group["dragons"]) < 3 else 15


def _tray(sheet: Sheet, shown: Json, group: Json, x: float, y: float, width: float, deep: float) -> None:
    sheet.box(x, y, width, deep + 36, fill=PAPER_2, radius=9)
    sheet.text(x + 10, y + 20, group["letter"], size=17, bold=True, serif=True, fill=INK_2)
    left = x + 30
    if group["dragons"]:
        sheet.use("piece-dragon", left - 3, y - 4, 30)
        for place, seat in enumerate(group["dragons"]):
            sheet.use(f"badge-{seat + 1}", left + 15 + _dragon_step(group) * place, y + 6, 19)
    if group["fee"]:
        wide = width_of(group["fee"], 13, bold=True) + 12
        sheet.box(x + width - wide - 6, y + 4, wide, 20, fill=CARD, stroke=LACQUER, radius=4)
        middle = x + width - 6 - wide / 2
        sheet.text(middle, y + 18.5, group["fee"], size=13, bold=True, fill=LACQUER, at="middle")


def _card(sheet: Sheet, shown: Json, card: Json, x: float, y: float, wide: float, deep: float) -> None:
    choice = shown["choices"].get(card["place"])
    state = choice["state"] if choice else ""
    look = {"legal": (CARD, JADE), "chosen": ("#e3efe6", JADE), "blocked": (PAPER_2, LINE)}.get(state, (CARD, LINE))
    if state == "blocked":
        sheet.shape(_frame(x, y, wide, deep), look[0], LINE, 1.5, 'stroke-dasharray="4 4"')
    else:
        sheet.box(x, y, wide, deep, fill=look[0], stroke=look[1], radius=6)
    brief = deep < 60
    left, room = (x + 31, wide - 35) if brief else (x + 8, wide - 14)
    size = 12 if brief else 14
    name = wrapped(card["name"], room, size, bold=not brief)
    top = y + deep / 2 + 4.5 - 7 * (len(name) - 1) if brief else y + 18
    for line, text in enumerate(name):
        sheet.text(left, top + (14 if brief else 15) * line, text, size=size, bold=not brief, room=room)
    if brief:
        sheet.use(card["icon"], x + 6, y + deep / 2 - 11, 22)
        return
    amount, unit = Run(card["amount"], bold=True, size=15), f" {card['unit']}"
    with_icon = 36 + width_of(card["amount"], 15, bold=True) + width_of(unit, 13) <= wide
    if with_icon:
        sheet.use(card["icon"], x + 6, y + 38, 22)
    sheet.text(x + (32 if with_icon else 8), y + 55, amount, unit, size=13)


def _frame(x: float, y: float, w: float, h: float) -> str:
    return f"M{num(x)} {num(y)}h{num(w)}v{num(h)}h{num(-w)}z"


# --- Offer, decision, result -----------------------------------------------------------------------------------------


def _offer(sheet: Sheet, shown: Json, y: float) -> float:
    """Persons on offer: old above, young below, on a wooden tray."""
    rows = shown["board"]["offer"]["rows"]
    sheet.box(EDGE, y, INNER, 50 * len(rows) + 6, fill=WOOD, radius=9)
    pitch = (INNER - 58) / max(len(row["tiles"]) for row in rows)
    for down, row in enumerate(rows):
        top = y + 6 + 50 * down
        sheet.text(EDGE + 10, top + 27, row["name"], size=13, bold=True, serif=True)
        for place, tile in enumerate(row["tiles"]):
            if tile:
                _tile(sheet, shown, tile, EDGE + 58 + place * pitch, top, pitch - 6)
    return y + 50 * len(rows) + 6 + GAP


def _tile(sheet: Sheet, shown: Json, tile: Json, x: float, y: float, wide: float) -> None:
    choice = shown["choices"].get(tile["place"])
    legal = bool(choice) and choice["state"] != "blocked"
    sheet.define("tile", f'<rect width="{num(wide)}" height="44" rx="5" fill="{CARD}"/>')
    sheet.use("tile", x, y, more=f'stroke="{JADE}" stroke-width="2.5"' if legal else f'stroke="{LINE}"')
    sheet.use(room(sheet, tile), x + 4, y + 5, faded=0 if tile["left"] else 4)
    sheet.text(x + 54, y + 20, f"+{tile['steps']}", size=15, bold=True)
    sheet.text(x + 54, y + 36, f"×{tile['left']}", size=13, fill=INK_2)


_DRAWN = ("group", "pass", "room", "palace")


def _decision(sheet: Sheet, shown: Json, y: float) -> float:
    """The question, and those answers that have no place in the picture: few persons as tiles, else in words."""
    decision, board = shown["decision"], shown["board"]
    if not decision:
        return y
    given, asked = decision["progress"]
    drawn = _DRAWN if board["groups"] else (*_DRAWN, "offer")
    free = {place: c["label"] for place, c in shown["choices"].items() if c["state"] != "blocked"}
    free = {place: label for place, label in free.items() if place.split("/")[0] not in drawn}
    tiles = [tile for row in board["offer"]["rows"] for tile in row["tiles"] if tile and tile["place"] in free]
    tiles = tiles if len(tiles) <= MOST_TILES else []
    labels = [label for place, label in free.items() if place not in {tile["place"] for tile in tiles}]
    high = 56 if tiles else 48 if labels else 30
    sheet.box(EDGE, y, INNER, high, fill=CARD, radius=6)
    sheet.shape(f"M{EDGE + 8} {num(y)}h-2a6 6 0 0 0-6 6v{high - 12}a6 6 0 0 0 6 6h2z", JADE)
    for place, tile in enumerate(reversed(tiles)):
        _tile(sheet, shown, tile, EDGE + INNER - 104 - 104 * place, y + 6, 96)
    room = INNER - 30 - 104 * len(tiles)
    count = f" {given} of {asked} given." if asked > 1 else ""
    middle = y + high / 2 + 5
    sheet.text(EDGE + 20, middle - 9 if labels else middle, decision["prompt"] + count, size=15, bold=True, room=room)
    if labels:
        sheet.text(EDGE + 20, middle + 10, ", ".join(labels), size=14, room=room)
    return y + high + GAP


def _result(sheet: Sheet, result: Json, y: float) -> float:
    """Points by cause, a row for each player in order of rank."""
    columns = [*result["causes"], "Total"]
    pitch, first = 76.0, EDGE + INNER - 76.0 * len(columns)
    high = 44 + 30 * len(result["rows"])
    sheet.box(EDGE, y, INNER, high, fill=CARD, radius=8)
    for place, column in enumerate(columns):
        words = column.split()
        for line, word in enumerate(words):
            top = y + 34 - 14 * (len(words) - 1 - line)
            sheet.text(first + pitch * (place + 1) - 12, top, word, size=12, fill=INK_2, at="end")
    for line, row in enumerate(result["rows"]):
        top = y + 42 + 30 * line
        sheet.shape(f"M{EDGE + 10} {num(top)}h{INNER - 20}", "none", HAIR, 1)
        sheet.use(f"badge-{row['seat'] + 1}", EDGE + 12, top + 2)
        sheet.text(EDGE + 44, top + 20, row["name"], size=15, bold=line == 0, room=first - EDGE - 44)
        for place, points in enumerate([*row["points"], row["total"]]):
            last = place == len(row["points"])
            x = first + pitch * (place + 1) - 12
            sheet.text(x, top + 20, str(points), size=15, bold=last, fill=INK if points else INK_2, at="end")
    return y + high + GAP
