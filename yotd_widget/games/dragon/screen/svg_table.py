"""What lies on the table above the courts, for the SVG picture: the year, the action groups, the persons on offer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from yotd_widget.describe.drawing import (
    CARD,
    EDGE,
    GAP,
    HAIR,
    INK,
    INK_2,
    INNER,
    JADE,
    LACQUER,
    LINE,
    PAPER_2,
    Run,
    Sheet,
    num,
    width_of,
    wrapped,
)
from yotd_widget.games.dragon.screen.drawing import ROOF_LINE, SAND
from yotd_widget.games.dragon.screen.svg_courts import room
from yotd_widget.games.dragon.screen.svg_wall import SLOT, draw_notes, draw_slots

Json = Mapping[str, Any]

NARROW = 60
"""A month of the past of this width has no room for its name."""


# --- The year --------------------------------------------------------------------------------------------------------


def draw_year(sheet: Sheet, board: Json, y: float) -> float:
    """The twelve months as a scroll: what was, what counts now with its rule, what comes. Returns where it ends."""
    year = board["year"]
    if not year:
        return y
    x, wide = EDGE + 8.0, INNER - 16.0
    high = 74 + (SLOT + 2 if "wall" in board else 0)
    widths = _month_widths(year, wide)
    sheet.box(x, y + 4, wide, high, fill=PAPER_2)
    lines = (f"M{num(x + sum(widths[:place]))} {num(y + 5)}v{high - 2}" for place in range(1, len(year)))
    sheet.shape("".join(lines), "none", HAIR, 1)
    here = _months(sheet, year, widths, x, y)
    for rod in (EDGE, EDGE + INNER - 10):
        sheet.box(rod, y, 10, high + 8, fill=LACQUER, stroke=ROOF_LINE, radius=4)
    if here:
        _month_now(sheet, here[0], here[1], y + 4, here[2])
    if "wall" in board:
        draw_slots(sheet, board["wall"]["slots"], widths, x, y + 4 + high - SLOT)
    return draw_notes(sheet, board, y + high + 8 + GAP)


def _months(
    sheet: Sheet, year: list[Json], widths: list[float], x: float, y: float
) -> tuple[Json, float, float] | None:
    """All months but the present one, which is returned with where it is and its width, to be drawn above them."""
    here, checks = None, ""
    for month, width in zip(year, widths, strict=True):
        if month["state"] == "now":
            here = month, x, width
        else:
            _month(sheet, month, x, y + 4, width)
            if month["state"] == "done":
                digits = len(str(month["month"]))
                left = x + width / 2 - 1 + 5 * digits if width < NARROW else x + 9 + 10 * digits
                checks += f"M{num(left)} {num(y + (20 if width < NARROW else 22))}l3 3 6-6"
        x += width
    sheet.shape(checks, "none", INK_2, 2)
    return here


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
    if width < NARROW:
        sheet.text(middle - (7 if done else 0), y + 21, number, size=16, bold=True, serif=True, fill=fill, at="middle")
        sheet.use(f"event-{month['event']}", middle - 16, y + 32, 32, faded=5)
        return
    sheet.text(x + 5, y + 23, number, size=15 if done else 17, bold=True, serif=True, fill=fill)
    size = min(26 if done else 32, width - 13 - 11 * len(number))
    right = x + width - size - 5
    if great := month.get("great"):
        size = 24
        sheet.use(f"super-{great['event']}", x + width - size - 4, y + 7, size, faded=5 if done else 0)
        right = x + width - 2 * size - 6
    sheet.use(f"event-{month['event']}", right, y + 5, size, faded=5 if done else 0)
    words = month["name"].split()
    for line, word in enumerate(words):
        sheet.text(x + 4, y + 66 - 14 * (len(words) - 1 - line), word, size=12, fill=fill, room=width)


def _month_now(sheet: Sheet, month: Json, x: float, y: float, width: float) -> None:
    sheet.box(x, y - 1, width, 76, fill=CARD, stroke=LACQUER, width=3)
    sheet.box(x + 9, y + 17, 40, 40, fill=LACQUER, radius=5, width=0)
    sheet.box(x + 11.5, y + 19.5, 35, 35, stroke="#fffaf0", radius=3, width=1.2)
    sheet.text(x + 29, y + 46, str(month["month"]), size=24, bold=True, serif=True, fill="#fffaf0", at="middle")
    sheet.use(f"event-{month['event']}", x + 55, y + 18, 38)
    room = width - 104
    name = wrapped(month["name"], room, 15, bold=True)
    rule = wrapped(month["rule"], room, 12)
    most = (76 - 16 * len(name)) // 14
    if len(rule) > most:
        rule = [*rule[: most - 1], f"{rule[most - 1]}…"]
    if (great := month.get("great")) and len(rule) < most:  # the line below the year names it as well
        rule += [f"+ {great['name']}"]
    lines = len(name) * 16 + len(rule) * 14
    top = y + 37 - lines / 2
    for line, text in enumerate(name):
        sheet.text(x + 99, top + 13 + 16 * line, text, size=15, bold=True, serif=True)
    for line, text in enumerate(rule):
        sheet.text(x + 99, top + 16 * len(name) + 11 + 14 * line, text, size=12)


# --- Action groups ---------------------------------------------------------------------------------------------------


def draw_groups(sheet: Sheet, shown: Json, y: float) -> float:
    """The action groups: cards on trays, and the dragons of those who used them. Returns where they end."""
    board = shown["board"]
    groups = board["groups"]
    if not groups:
        return y
    deep = 66 if board["passing"] else 40
    trays = len(groups) + bool(board["passing"])
    needs = [_head_width(group) for group in groups]
    fixed = sum(12 + 6 * (len(group["cards"]) - 1) for group in groups) + GAP * (trays - 1)
    cards = sum(len(group["cards"]) for group in groups) + bool(board["passing"])
    card = (INNER - fixed) / cards
    widths = _tray_widths(groups, needs, card)
    card_widths = [(w - 12 - 6 * (len(g["cards"]) - 1)) / len(g["cards"]) for w, g in zip(widths, groups, strict=True)]
    lefts = [EDGE + sum(widths[:place]) + GAP * place for place in range(trays)]
    for x, width in zip(lefts, widths, strict=False):
        sheet.box(x, y, width, deep + 36, fill=PAPER_2, radius=9)
    places = [
        (each, x + 6 + place * (wide + 6), wide)
        for x, group, wide in zip(lefts, groups, card_widths, strict=False)
        for place, each in enumerate(group["cards"])
    ]
    if board["passing"]:
        places.append((board["passing"], lefts[-1], EDGE + INNER - lefts[-1]))
    for each, x, wide in places:
        _blank(sheet, shown, each, x, y + 28, wide, deep)
    for each, x, wide in places:
        _card(sheet, each, x, y + 28, wide, deep)
    for x, group, width in zip(lefts, groups, widths, strict=False):
        _tray_head(sheet, group, x, y, width)
    return y + deep + 36 + GAP


def _tray_widths(groups: list[Json], needs: list[float], card: float) -> list[float]:
    """Widths by cards; a tray whose dragons need more takes it from the others."""
    plain = [12 + 6 * (len(group["cards"]) - 1) + card * len(group["cards"]) for group in groups]
    lack = [max(0.0, need - width) for need, width in zip(needs, plain, strict=True)]
    spare = [max(0.0, width - need) for need, width in zip(needs, plain, strict=True)]
    share = sum(lack) / (sum(spare) or 1)
    return [width + short - room * share for width, short, room in zip(plain, lack, spare, strict=True)]


def _head_width(group: Json) -> float:
    """Width that letter, dragons and fee take."""
    fee = width_of(group["fee"], 13, bold=True) + 22 if group["fee"] else 0
    return 30 + 36 * bool(group["dragons"]) + _dragon_step(group) * max(0, len(group["dragons"]) - 1) + fee


def _dragon_step(group: Json) -> int:
    return 20 if len(group["dragons"]) < 3 else 15


def _tray_head(sheet: Sheet, group: Json, x: float, y: float, width: float) -> None:
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


def _blank(sheet: Sheet, shown: Json, card: Json, x: float, y: float, wide: float, deep: float) -> None:
    choice = shown["choices"].get(card["place"])
    state = choice["state"] if choice else ""
    if state == "blocked":
        sheet.shape(
            f"M{num(x)} {num(y)}h{num(wide)}v{num(deep)}h{num(-wide)}z", PAPER_2, LINE, 1.5, 'stroke-dasharray="4 4"'
        )
    else:
        fill, stroke = {"legal": (CARD, JADE), "chosen": ("#e3efe6", JADE)}.get(state, (CARD, LINE))
        sheet.box(x, y, wide, deep, fill=fill, stroke=stroke, radius=6)


def _card(sheet: Sheet, card: Json, x: float, y: float, wide: float, deep: float) -> None:
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
    amount, unit = Run(card["amount"], bold=True), f" {card['unit']}"
    with_icon = 36 + width_of(card["amount"], 14, bold=True) + width_of(unit, 14) <= wide
    if with_icon:
        sheet.use(card["icon"], x + 6, y + 38, 22)
    sheet.text(x + (32 if with_icon else 8), y + 55, amount, unit, size=14)


# --- The offer --------------------------------------------------------------------------------------


def draw_offer(sheet: Sheet, shown: Json, y: float) -> float:
    """Persons on offer: old above, young below, on a wooden tray."""
    rows = shown["board"]["offer"]["rows"]
    sheet.box(EDGE, y, INNER, 50 * len(rows) + 6, fill=SAND, radius=9)
    pitch = (INNER - 58) / max(len(row["tiles"]) for row in rows)
    for down, row in enumerate(rows):
        top = y + 6 + 50 * down
        sheet.text(EDGE + 10, top + 27, row["name"], size=13, bold=True, serif=True, room=48)
        for place, each in enumerate(row["tiles"]):
            if each:
                draw_tile(sheet, shown, each, EDGE + 58 + place * pitch, top, pitch - 6)
    return y + 50 * len(rows) + 6 + GAP


def draw_tile(sheet: Sheet, shown: Json, tile: Json, x: float, y: float, wide: float) -> None:
    """A pile of persons on offer: figure and symbols, steps and tiles left."""
    choice = shown["choices"].get(tile["place"])
    legal = bool(choice) and choice["state"] != "blocked"
    sheet.define("tile", f'<rect width="{num(wide)}" height="44" rx="5" fill="{CARD}"/>')
    sheet.use("tile", x, y, more=f'stroke="{JADE}" stroke-width="2.5"' if legal else f'stroke="{LINE}"')
    sheet.use(room(sheet, tile), x + 4, y + 5, faded=0 if tile["left"] else 4)
    sheet.text(x + 54, y + 20, f"+{tile['steps']}", size=15, bold=True)
    sheet.text(x + 54, y + 36, f"×{tile['left']}", size=13, fill=INK_2)
