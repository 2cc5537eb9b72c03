"""Parts of an SVG picture that every board has: the paper, who decides what, the result."""

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
    LINE,
    PAPER,
    PAPER_2,
    WIDTH,
    Sheet,
    num,
    width_of,
    wrapped,
)
from yotd_widget.describe.printed import house_lines, progress
from yotd_widget.engine.phrases import listed
from yotd_widget.engine.texts import _

Json = Mapping[str, Any]


def paper(sheet: Sheet, height: float) -> None:
    """The paper with a rounded border."""
    sheet.box(1, 1, WIDTH - 2, height - 2, fill=PAPER, stroke=LINE, radius=10)


def header(sheet: Sheet, shown: Json, right: float) -> float:
    """When it is and who decides, or who has won; as far as `right`. Returns where it ends."""
    status, result = shown["status"], shown["result"]
    seat = result["rows"][0]["seat"] if result else status["seat"]
    x = EDGE + 4.0
    if seat is not None:
        sheet.use(f"badge-{seat + 1}", x, 21, 40)
        x += 52
    sheet.text(x, 38, status["period"], size=21, bold=True, serif=True, room=right - x - 12)
    who = result["title"] if result else status["who"]
    sheet.text(x, 59, " · ".join(filter(None, [status["phase"], who])), size=16, room=right - x - 12)
    if lines := house_lines(shown):
        sheet.text(EDGE + 4, 84, " · ".join(lines), size=15, room=right - EDGE - 16)
        return 96
    return 72


def question(sheet: Sheet, decision: Json, labels: list[str], y: float) -> float:
    """What is asked, and below it the answers in words. Returns where it ends."""
    high = 48 if labels else 30
    question_card(sheet, y, high)
    question_text(sheet, decision, labels, y + high / 2 + 5, INNER - 30)
    return y + high + GAP


def question_card(sheet: Sheet, y: float, high: int) -> None:
    """The card on which a question stands."""
    sheet.box(EDGE, y, INNER, high, fill=CARD, radius=6)
    sheet.shape(f"M{EDGE + 8} {num(y)}h-2a6 6 0 0 0-6 6v{high - 12}a6 6 0 0 0 6 6h2z", JADE)


def question_text(sheet: Sheet, decision: Json, labels: list[str], middle: float, room: float) -> None:
    """What is asked and the answers, around the middle of the card."""
    given, asked = decision["progress"]
    text = decision["prompt"] + (f" {progress(given, asked)}" if asked > 1 else "")
    sheet.text(EDGE + 20, middle - 9 if labels else middle, text, size=15, bold=True, room=room)
    if labels:
        sheet.text(EDGE + 20, middle + 10, listed(labels), size=14, room=room)


def player(sheet: Sheet, shown: Json, seat: Json, box: tuple[float, float, float, float], room: float = 0) -> float:
    """A player's card: emblem and name on ground that tells who decides. Returns where the name ends.

    seat: {"seat", "name"}. box: left, top, width, height. room: what lies beside the name.
    """
    x, y, wide, high = box
    decides = shown["status"]["seat"] == seat["seat"]
    sheet.box(x, y, wide, high, fill=CARD if decides else PAPER_2, stroke=JADE if decides else LINE, radius=6)
    sheet.use(f"badge-{seat['seat'] + 1}", x + 8, y + 5, 24)
    sheet.text(x + 38, y + 23, seat["name"], size=16, bold=True, serif=True, room=wide - room)
    return x + 38 + min(width_of(seat["name"], 16, bold=True), wide - room)


def result(sheet: Sheet, result: Json, y: float) -> float:
    """Points by cause, a row for each player in order of rank. Returns where it ends."""
    columns = [*result["causes"], _("Total")]
    pitch, first = 76.0, EDGE + INNER - 76.0 * len(columns)
    heads = [wrapped(column, pitch - 6, 12) for column in columns]
    head = 42 + 14 * max(0, max(map(len, heads)) - 2)
    high = head + 2 + 30 * len(result["rows"])
    sheet.box(EDGE, y, INNER, high, fill=CARD, radius=8)
    for place, words in enumerate(heads):
        for line, word in enumerate(words):
            top = y + head - 8 - 14 * (len(words) - 1 - line)
            right = first + pitch * (place + 1) - 12
            sheet.text(right, top, word, size=12, fill=INK_2, at="end", room=pitch - 6)
    for line, row in enumerate(result["rows"]):
        top = y + head + 30 * line
        sheet.shape(f"M{EDGE + 10} {num(top)}h{INNER - 20}", "none", HAIR, 1)
        sheet.use(f"badge-{row['seat'] + 1}", EDGE + 12, top + 2, 26)
        sheet.text(EDGE + 44, top + 20, row["name"], size=15, bold=line == 0, room=first - EDGE - 44)
        for place, points in enumerate([*row["points"], row["total"]]):
            last = place == len(row["points"])
            x = first + pitch * (place + 1) - 12
            sheet.text(x, top + 20, str(points), size=15, bold=last, fill=INK if points else INK_2, at="end")
    return y + high + GAP
