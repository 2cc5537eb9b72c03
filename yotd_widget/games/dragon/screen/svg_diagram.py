"""A snapshot as one SVG picture, for pages without script and for print."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from yotd_widget.engine.phrases import listed
from yotd_widget.engine.texts import _
from yotd_widget.games.dragon.screen.drawing import (
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
    PAPER,
    WIDTH,
    Sheet,
    num,
    width_of,
)
from yotd_widget.games.dragon.screen.svg_courts import draw_courts
from yotd_widget.games.dragon.screen.svg_table import draw_groups, draw_offer, draw_tile, draw_year
from yotd_widget.games.dragon.screen.text_board import caption, progress

Json = Mapping[str, Any]

STACKED = 16
"""How far a badge shows that another one stands on."""
MOST_TILES = 4
"""So many persons are shown beside the question; more are named."""


def svg_diagram(shown: Json) -> str:
    """The position as a self-contained SVG on its own paper; the same snapshot gives the same bytes."""
    paper, sheet = Sheet(), Sheet()
    y = _header(sheet, shown)
    y = draw_year(sheet, shown["board"], y)
    if shown["board"]["focus"] == "offer" and not shown["board"]["groups"]:
        y = draw_offer(sheet, shown, y)
    y = _result(sheet, shown["result"], y) if shown["result"] else draw_groups(sheet, shown, y)
    y = _decision(sheet, shown, y)
    y = draw_courts(sheet, shown, EDGE, y, INNER)
    sheet.text(EDGE + 2, y + 14, shown["board"]["offer"]["summary"], size=13, fill=INK_2, room=INNER - 4)
    height = y + 26
    _paper(paper, height)
    return sheet.over(paper).svg(WIDTH, height, caption(shown))


def _paper(sheet: Sheet, height: float) -> None:
    """The paper with a rounded border and a row of roof tiles along its top."""
    sheet.box(1, 1, WIDTH - 2, height - 2, fill=PAPER, stroke=LINE, radius=10)
    sheet.shape(f"M1 9h{WIDTH - 2}a10 10 0 0 0-10-8H11A10 10 0 0 0 1 9z", LACQUER)
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
    sheet.text(x, 59, " · ".join(filter(None, [status["phase"], who])), size=16, room=left - x - 12)
    return 72


def _order(sheet: Sheet, board: Json) -> float:
    """The person track at the right: badges on a thread, the leader first. Returns where it begins."""
    x, thread = WIDTH - EDGE - 4.0, ""
    for place, stack in reversed(list(enumerate(board["order"]))):
        text = str(stack["space"])
        sheet.text(x, 47, text, size=17, bold=True, at="end")
        x -= width_of(text, 17, bold=True) + 5
        seats = stack["seats"]
        for down, seat in enumerate(reversed(seats)):
            sheet.use(f"badge-{seat + 1}", x - 26 - STACKED * down, 28 + (4 if down < len(seats) - 1 else 0))
        x -= 26 + STACKED * (len(seats) - 1)
        if place:
            thread += f"M{num(x - 17)} 41h12"
            x -= 22
    sheet.shape(thread, "none", LINE, 2)
    return x


# --- The question, the result -----------------------------------------------------------------------

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
    for place, each in enumerate(reversed(tiles)):
        draw_tile(sheet, shown, each, EDGE + INNER - 104 - 104 * place, y + 6, 96)
    room = INNER - 30 - 104 * len(tiles)
    count = f" {progress(given, asked)}" if asked > 1 else ""
    middle = y + high / 2 + 5
    sheet.text(EDGE + 20, middle - 9 if labels else middle, decision["prompt"] + count, size=15, bold=True, room=room)
    if labels:
        sheet.text(EDGE + 20, middle + 10, listed(labels), size=14, room=room)
    return y + high + GAP


def _result(sheet: Sheet, result: Json, y: float) -> float:
    """Points by cause, a row for each player in order of rank."""
    columns = [*result["causes"], _("Total")]
    pitch, first = 76.0, EDGE + INNER - 76.0 * len(columns)
    high = 44 + 30 * len(result["rows"])
    sheet.box(EDGE, y, INNER, high, fill=CARD, radius=8)
    for place, column in enumerate(columns):
        words = column.split()
        for line, word in enumerate(words):
            top = y + 34 - 14 * (len(words) - 1 - line)
            right = first + pitch * (place + 1) - 12
            sheet.text(right, top, word, size=12, fill=INK_2, at="end", room=pitch - 6)
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
