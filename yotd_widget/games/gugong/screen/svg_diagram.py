"""A position as one SVG picture, for pages without script and for print: the city with its places, hand and players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from yotd_widget.describe import diagram
from yotd_widget.describe.drawing import CARD, EDGE, GAP, INK, INK_2, INNER, JADE, PAPER_2, WIDTH, Sheet
from yotd_widget.games.gugong.screen.drawing import sprite
from yotd_widget.games.gugong.screen.svg_realm import CARD_HIGH, CARD_WIDE, draw_card, draw_realm

Json = Mapping[str, Any]

DIE = 26
SEAT = 62
MOST_CARDS: Final = 6
"""So many cards of a hand are drawn beside the question; the table below names all."""


def svg_diagram(shown: Json, alt: str) -> str:
    """The position as a self-contained SVG on its own paper; the same snapshot gives the same bytes. alt: its name."""
    paper, sheet = Sheet(), Sheet(sprite())
    board = shown["board"]
    y = diagram.header(sheet, shown, _tonight(sheet, board))
    if shown["result"]:
        y = diagram.result(sheet, shown["result"], y)
    y = draw_realm(sheet, shown, EDGE, y) + GAP
    y = _hand_and_question(sheet, shown, y)
    y = _seats(sheet, shown, y)
    diagram.paper(paper, y + 4)
    return sheet.over(paper).svg(WIDTH, y + 4, alt)


def _tonight(sheet: Sheet, board: Json) -> float:
    """Days and dice at the right of the header. Returns where they begin."""
    x = WIDTH - EDGE - 4.0
    for die in reversed(board["dice"]):
        x -= DIE + 5
        sheet.box(x, 24, DIE, DIE, fill=CARD, stroke=INK, radius=5, width=1.5)
        sheet.text(x + DIE / 2, 43, str(die["value"]), size=18, bold=True, serif=True, at="middle")
    x -= 14
    for day in reversed(board["days"]):
        x -= 25
        now = day["state"] == "now"
        sheet.box(x, 24, 21, DIE, fill=JADE if now else PAPER_2, radius=7, width=0)
        look = CARD if now else INK_2
        sheet.text(x + 10.5, 42, str(day["number"]), size=14, bold=now, serif=True, at="middle", fill=look)
    return x


def _hand_and_question(sheet: Sheet, shown: Json, y: float) -> float:
    """The hand at the left, the question beside it. Returns where they end."""
    hand, decision = shown["board"]["hand"], shown["decision"]
    cards = [] if shown["result"] else hand["cards"][:MOST_CARDS]
    if not cards and not decision:
        return y
    pressed = {
        part for place, each in shown["choices"].items() if each["state"] == "legal" for part in place.split("+")
    }
    x, high = EDGE + 8.0, CARD_HIGH + 10 if cards else 48
    if decision:
        diagram.question_card(sheet, y, int(high))
    for card in cards:
        x += 6
        draw_card(sheet, card, x, y + 5, ring=card["place"] in pressed)
        x += CARD_WIDE
    if decision:
        left, room = x + 14, EDGE + INNER - x - 24
        labels = [
            each["label"] for place, each in shown["choices"].items() if each["state"] == "legal" and "+" not in place
        ]
        middle = y + high / 2
        sheet.text(left, middle + (-4 if labels else 5), decision["prompt"], size=15, bold=True, room=room)
        if labels:
            sheet.text(left, middle + 16, ", ".join(labels), size=13, room=room)
    return y + high + GAP


def _seats(sheet: Sheet, shown: Json, y: float) -> float:
    """The players, with what they have as things to count. Returns where they end."""
    seats, meng = shown["board"]["seats"], shown["board"]["meng"]
    wide = (INNER - GAP * (len(seats) - 1 + bool(meng))) / (len(seats) + bool(meng))
    for seat in seats:
        _seat(sheet, shown, seat, EDGE + (wide + GAP) * seat["seat"], y, wide)
    if meng:
        x = EDGE + (wide + GAP) * len(seats)
        sheet.box(x, y, wide, SEAT, fill=PAPER_2, radius=6, width=0)
        sheet.use("off-meng", x + 6, y + 8, 72, 54)
        for place, card in enumerate(meng["today"]):
            sheet.use(card["icon"], x + 88 + 44 * place, y + 26, 40, 30)
        sheet.text(x + 88, y + 18, meng["name"], size=14, bold=True, serif=True)
    return y + SEAT + GAP


def _seat(sheet: Sheet, shown: Json, seat: Json, x: float, y: float, wide: float) -> None:
    number = seat["seat"] + 1
    left = diagram.player(sheet, shown, seat, (x, y, wide, SEAT), 110) + 2
    for icon in ["i-gong"] * seat["start"] + ["i-medal"] * seat["medal"]:
        sheet.use(icon, left, y + 9, 16)
        left += 19
    sheet.text(x + wide - 26, y + 24, str(seat["vp"]), size=20, bold=True, serif=True, at="end")
    sheet.use("mark-points", x + wide - 23, y + 10, 15)
    left = x + 9.0
    if seat["double"] == "pool":
        sheet.use(f"double-{number}", left, y + 34, 28)
        left += 31
    goods = [(f"servant-{number}", 16, seat["pool"]), ("i-jade", 17, seat["jade"]), ("i-token", 17, seat["tokens"])]
    goods += [("gift-back", 15, seat["hand"])]
    goods += [
        ("i-servant" if each["icon"] == "piece-double" else each["icon"], 14, each["count"]) for each in seat["rewards"]
    ]
    for icon, size, count in goods:
        sheet.use(icon, left, y + 35 + (20 - size) / 2 * (icon[0] == "i"), size, faded=0 if count else 4)
        sheet.text(left + size + 3, y + 51, str(count), size=14, bold=bool(count))
        left += size + 12 + 9 * len(str(count))
    if seat["matches"]:
        sheet.text(x + wide - 8, y + 51, seat["matches"], size=13, at="end", room=90)
