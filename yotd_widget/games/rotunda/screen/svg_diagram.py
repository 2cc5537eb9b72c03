"""A position as one SVG picture, for pages without script and for print: the house, what lies open, all players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from yotd_widget.describe import diagram
from yotd_widget.describe.drawing import CARD, EDGE, GAP, INK_2, INNER, LACQUER, PAPER_2, WIDTH, Sheet, width_of
from yotd_widget.games.rotunda.screen.drawing import sprite
from yotd_widget.games.rotunda.screen.svg_house import HIGH, WIDE, draw_house
from yotd_widget.games.rotunda.screen.words import PAGE_WORDS

Json = Mapping[str, Any]
SEAT: Final = 62
ROW: Final = 34
MOST_LABELS: Final = 8
"""So many answers are named below the question; the table names all."""


def svg_diagram(shown: Json, alt: str) -> str:
    """The position as a self-contained SVG on its own paper; the same snapshot gives the same bytes. alt: its name."""
    paper, sheet = Sheet(), Sheet(sprite())
    y = diagram.header(sheet, shown, _steps(sheet, shown["board"]))
    if shown["result"]:
        y = diagram.result(sheet, shown["result"], y)
    _open_cards(sheet, shown["board"], EDGE + WIDE + GAP, y)
    y = draw_house(sheet, shown, EDGE, y) + GAP
    if shown["decision"]:
        labels = [
            each["label"]
            for place, each in shown["choices"].items()
            if each["state"] == "legal" and "+" not in place and each["label"]
        ]
        y = diagram.question(sheet, shown["decision"], labels if len(labels) <= MOST_LABELS else [], y)
    y = _seats(sheet, shown, y)
    diagram.paper(paper, y + 4)
    return sheet.over(paper).svg(WIDTH, y + 4, alt)


def _steps(sheet: Sheet, board: Json) -> float:
    """The five steps of the turn at the right of the header. Returns where they begin."""
    x = WIDTH - EDGE - 4.0
    for number, step in reversed([*enumerate(board["steps"], 1)]):
        x -= 30
        now = step["state"] == "now"
        sheet.box(x, 24, 26, 26, fill=LACQUER if now else PAPER_2, radius=13, width=0)
        sheet.text(x + 13, 42, str(number), size=15, bold=now, serif=True, at="middle", fill=CARD if now else INK_2)
    return x


def _open_cards(sheet: Sheet, board: Json, x: float, y: float) -> None:
    """Beside the house: what the one who decides has, then the Orders and Amulets that lie open."""
    own, room = board["own"], WIDTH - EDGE - x
    sheet.box(x, y, room, HIGH, fill=PAPER_2, radius=8, width=0)
    lists = [
        (f"{own['name']}: {PAGE_WORDS['experts']}", own["experts"]),
        (f"{own['name']}: {PAGE_WORDS['orders']}", own["orders"]),
        (f"{own['name']}: {PAGE_WORDS['amulets']}", own["amulets"]),
        (PAGE_WORDS["offers"], board["offers"]),
    ]
    bottom = y + HIGH - 8
    y += 8
    for title, cards in lists:
        if cards:
            sheet.text(x + 10, y + 13, title, size=13, bold=True, fill=INK_2, room=room - 20)
            y = _icons(sheet, cards, (x + 10, y + 19, room - 20), bottom)


def _icons(sheet: Sheet, cards: Sequence[Json], box: tuple[float, float, float], bottom: float) -> float:
    """Cards in rows; an Order shows what it costs and its points. Returns where they end."""
    x, y, room = box
    left = x
    for card in cards:
        mark = f"{card['count']}×" if card["count"] > 1 else card["mark"]
        wide = 20 * len(card["cost"]) + width_of(mark, 13, bold=True) + 18 if card["cost"] else 44 + 20 * bool(mark)
        if left + wide > x + room:
            left, y = x, y + ROW + 4
        if y + ROW > bottom:
            break
        sheet.box(left, y, wide, ROW, fill=CARD, radius=5, width=0)
        for nth, kind in enumerate(card["cost"]):
            sheet.use(kind, left + 4 + 20 * nth, y + 8, 18)
        if not card["cost"]:
            sheet.use(card["icon"], left + 4, y + 3, 28)
        sheet.text(left + wide - 4, y + 24, mark, size=13, bold=True, at="end")
        if card["done"]:
            sheet.use("mark-check", left + wide - 18, y + 1, 16)
        left += wide + 4
    return y + ROW + 8


def _seats(sheet: Sheet, shown: Json, y: float) -> float:
    """The players, with what they have as things to count. Returns where they end."""
    seats = shown["board"]["seats"]
    wide = (INNER - GAP * (len(seats) - 1)) / len(seats)
    for seat in seats:
        x = EDGE + (wide + GAP) * seat["seat"]
        diagram.player(sheet, shown, seat, (x, y, wide, SEAT), 100)
        sheet.text(x + wide - 28, y + 24, str(seat["vp"]), size=20, bold=True, serif=True, at="end")
        sheet.use("mark-points", x + wide - 24, y + 9, 17)
        left, step = x + 8, (wide - 12) / len(seat["goods"])
        for icon, count in _counted(seat):
            sheet.use(icon, left, y + 37, 15, faded=0 if count else 4)
            sheet.text(left + 16, y + 50, str(count), size=13, bold=bool(count))
            left += step
    return y + SEAT + GAP


def _counted(seat: Json) -> Iterator[tuple[str, int]]:
    for good in seat["goods"]:
        yield f"young-{seat['seat'] + 1}" if good["icon"] == "young" else good["icon"], good["count"]
