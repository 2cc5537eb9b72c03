"""A snapshot as one SVG picture, for pages without script and for print."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from yotd_widget.describe import diagram
from yotd_widget.describe.drawing import EDGE, GAP, INK_2, INNER, LACQUER, LINE, WIDTH, Sheet, num, width_of
from yotd_widget.games.dragon.screen.drawing import sprite
from yotd_widget.games.dragon.screen.svg_courts import draw_courts
from yotd_widget.games.dragon.screen.svg_table import draw_groups, draw_offer, draw_tile, draw_year
from yotd_widget.games.dragon.screen.text_board import caption

Json = Mapping[str, Any]

STACKED = 19
"""How far a badge shows that another one stands on."""
MOST_TILES = 4
"""So many persons are shown beside the question; more are named."""


def svg_diagram(shown: Json) -> str:
    """The position as a self-contained SVG on its own paper; the same snapshot gives the same bytes."""
    paper, sheet = Sheet(), Sheet(sprite())
    y = diagram.header(sheet, shown, _order(sheet, shown["board"]))
    y = draw_year(sheet, shown["board"], y)
    if shown["board"]["focus"] == "offer" and not shown["board"]["groups"]:
        y = draw_offer(sheet, shown, y)
    y = diagram.result(sheet, shown["result"], y) if shown["result"] else draw_groups(sheet, shown, y)
    y = _decision(sheet, shown, y)
    y = draw_courts(sheet, shown, EDGE, y, INNER)
    sheet.text(EDGE + 2, y + 14, shown["board"]["offer"]["summary"], size=13, fill=INK_2, room=INNER - 4)
    height = y + 26
    _paper(paper, height)
    return sheet.over(paper).svg(WIDTH, height, caption(shown))


def _paper(sheet: Sheet, height: float) -> None:
    """The paper with a row of roof tiles along its top."""
    diagram.paper(sheet, height)
    sheet.shape(f"M1 9h{WIDTH - 2}a10 10 0 0 0-10-8H11A10 10 0 0 0 1 9z", LACQUER)
    dots = 'stroke-dasharray="0 16"'
    sheet.shape(f"M16 8H{WIDTH - 8}", "none", LACQUER, 10, dots)


def _order(sheet: Sheet, board: Json) -> float:
    """The person track at the right: badges on a thread, the leader first. Returns where it begins."""
    x, thread = WIDTH - EDGE - 4.0, ""
    for place, stack in reversed(list(enumerate(board["order"]))):
        text = str(stack["space"])
        sheet.text(x, 47, text, size=17, bold=True, at="end")
        x -= width_of(text, 17, bold=True) + 5
        seats = stack["seats"]
        for down, seat in enumerate(reversed(seats)):
            sheet.use(f"badge-{seat + 1}", x - 26 - STACKED * down, 28 + (4 if down < len(seats) - 1 else 0), 27)
        x -= 26 + STACKED * (len(seats) - 1)
        if place:
            thread += f"M{num(x - 17)} 41h12"
            x -= 22
    sheet.shape(thread, "none", LINE, 2)
    return x


# --- The question ----------------------------------------------------------------------------------------------------

_DRAWN = ("group", "pass", "room", "palace")


def _decision(sheet: Sheet, shown: Json, y: float) -> float:
    """The question, and those answers that have no place in the picture: few persons as tiles, else in words."""
    decision, board = shown["decision"], shown["board"]
    if not decision:
        return y
    drawn = _DRAWN if board["groups"] else (*_DRAWN, "offer")
    free = {place: c["label"] for place, c in shown["choices"].items() if c["state"] != "blocked"}
    free = {place: label for place, label in free.items() if place.split("/")[0] not in drawn}
    tiles = [tile for row in board["offer"]["rows"] for tile in row["tiles"] if tile and tile["place"] in free]
    tiles = tiles if len(tiles) <= MOST_TILES else []
    labels = [label for place, label in free.items() if place not in {tile["place"] for tile in tiles}]
    high = 56 if tiles else 48 if labels else 30
    diagram.question_card(sheet, y, high)
    for place, each in enumerate(reversed(tiles)):
        draw_tile(sheet, shown, each, EDGE + INNER - 104 - 104 * place, y + 6, 96)
    diagram.question_text(sheet, decision, labels, y + high / 2 + 5, INNER - 30 - 104 * len(tiles))
    return y + high + GAP
