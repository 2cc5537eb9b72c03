"""The expansions in the SVG picture: slots of the Great Wall under the year, and a line about wall and Super Event."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from yotd_widget.describe.drawing import (
    EDGE,
    INK,
    INK_2,
    INNER,
    LACQUER,
    LINE,
    TONES,
    Run,
    Sheet,
    num,
    width_of,
)
from yotd_widget.games.dragon.screen.drawing import ROOF_LINE, SAND
from yotd_widget.games.dragon.screen.text_board import great_event, great_text

Json = Mapping[str, Any]

SLOT = 24
"""Height of a slot."""
BADGE = 18
_BESIDE = 460
"""So much width a sentence about the Super Event needs beside the one about the wall."""


def draw_slots(sheet: Sheet, slots: Sequence[Json], widths: Sequence[float], x: float, y: float) -> None:
    """A slot under each month: bricks with the owner's badge, and how far the next check asks the wall to reach."""
    dashes = ""
    for slot, wide in zip(slots, widths, strict=True):
        if slot["seat"] is not None:
            merlon = f"h{num(wide / 4)}"
            wall = f"M{num(x)} {num(y + SLOT)}v-{SLOT}{merlon}v4h{num(wide / 2)}v-4{merlon}v{SLOT}z"
            sheet.shape(wall, SAND, ROOF_LINE, 1)
            sheet.use(f"badge-{slot['seat'] + 1}", x + (wide - BADGE) / 2, y + 5, BADGE)
        elif slot["due"]:
            dashes += f"M{num(x + 2)} {num(y + 4)}h{num(wide - 4)}v{SLOT - 6}h{num(4 - wide)}z"
        if slot["last"]:
            right = x + wide - 1
            sheet.shape(f"M{num(right)} {num(y + SLOT)}v{-SLOT - 6}", "none", LACQUER, 3)
            sheet.shape(f"M{num(right)} {num(y - 6)}l-10 6 10 6z", LACQUER)
        x += wide
    sheet.shape(dashes, "none", LINE, 1.2, 'stroke-dasharray="4 3"')


def draw_notes(sheet: Sheet, board: Json, y: float) -> float:
    """How the wall stands, who has how many tiles in it, and the Super Event. Returns where the lines end."""
    x, lines = EDGE + 4.0, 0
    if "wall" in board:
        x, lines = _wall_note(sheet, board["wall"], x, y + 15), 1
    if great := great_event(board["year"]):
        if x + _BESIDE > EDGE + INNER:
            x, lines = EDGE + 4.0, lines + 1
        top = y + 20 * max(lines - 1, 0)
        lines = max(lines, 1)
        sheet.use(f"super-{great['event']}", x, top - 1, 20)
        sheet.text(x + 26, top + 15, great_text(board["year"]), size=14, room=EDGE + INNER - x - 26)
    return y + 20 * lines + (6 if lines else 0)


def _wall_note(sheet: Sheet, wall: Json, x: float, y: float) -> float:
    """One line; returns where it ends."""
    sheet.use("tile-wall_built", x, y - 16, 20)
    x += 26
    text, verdict = f" {wall['text']}", wall["verdict"]
    at = text.find(verdict)
    before, after = text[:at], text[at + len(verdict) :]
    bold = Run(verdict, bold=True, fill=TONES[wall["tone"]])
    sheet.text(x, y, Run(wall["name"], bold=True), before, bold, after, size=14)
    x += width_of(wall["name"] + verdict, 14, bold=True) + width_of(before + after, 14) + 10
    amounts = {}
    for owner in wall["owners"]:
        sheet.use(f"badge-{owner['seat'] + 1}", x, y - 14, BADGE)
        amounts[x + BADGE + 4] = owner["tiles"]
        x += BADGE + 22
    sheet.numbers(amounts, y, size=14)
    return x + 16


def draw_tiles(sheet: Sheet, tiles: Sequence[Json], x: float, y: float) -> None:
    """The six tiles of a court; those that it has laid are pale bricks."""
    for place, tile in enumerate(tiles):
        sheet.use(tile["icon"], x + 24 * place, y, 22, faded=4 if tile["used"] else 0)


def draw_count(sheet: Sheet, tiles: Sequence[Json], x: float, y: float) -> None:
    """How many tiles a small court has not laid."""
    left = sum(not tile["used"] for tile in tiles)
    sheet.use("tile-wall_built", x, y - 15, 18)
    sheet.text(x + 22, y, str(left), size=14, fill=INK if left else INK_2)
