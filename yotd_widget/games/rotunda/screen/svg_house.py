"""The house cut open from above, for the SVG picture: both rings with the Hall, who stands and sits where, villages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import repeat
from math import cos, radians, sin
from typing import Any, Final

from yotd_widget.describe.drawing import CARD, INK, INK_2, LINE, Sheet, num, width_of
from yotd_widget.games.rotunda.screen.drawing import (
    COURT,
    EARTH,
    FLOORS,
    FREE,
    MEADOW,
    ROOF,
    SAND,
    STAIRS,
    VERANDA,
    WALL,
)

Json = Mapping[str, Any]
WIDE, HIGH = 640, 446
"""The picture."""
OUTER, MIDDLE, INNER, COURTYARD = 262.0, 183.0, 95.0, 67.0
"""Radii: outer wall, between the rings, inner wall, edge of the veranda."""
FLAT: Final = 0.7
"""Height by width of a circle."""
_BACK: Final = 20
"""Height of the wall that stands at the back, and of the wall in front."""
VILLAGES: Final = ((574, 398), (66, 398), (66, 38), (574, 38))
SIGN: Final = 18
"""Height of a name."""
_ROUNDS: Final = 40


@dataclass
class Box:
    """Something with a place: its middle and its size."""

    x: float
    y: float
    w: float
    h: float


def draw_house(sheet: Sheet, shown: Json, x: float, y: float) -> float:
    """All of it. Returns where it ends."""
    board = shown["board"]
    legal = [place for place, each in shown["choices"].items() if each["state"] == "legal"]
    pressed = {part for place in legal for part in place.split("+")}
    house = House(sheet, x, y)
    house.ground(board)
    house.floors(board["rooms"], pressed)
    house.court(board)
    for room in board["rooms"]:
        house.furniture(room)
    house.villages(board["villages"])
    house.signs(board["rooms"], pressed)
    house.people(board["men"], board["rooms"], pressed)
    return y + HIGH


class House:
    """A house at a place of a sheet."""

    def __init__(self, sheet: Sheet, x: float, y: float) -> None:
        self.sheet, self.left, self.top = sheet, x, y
        self.x, self.y = x + WIDE / 2, y + HIGH / 2 + 6

    def point(self, radius: float, angle: float) -> tuple[float, float]:
        """angle: degrees clockwise from the right."""
        return self.x + radius * cos(radians(angle)), self.y + radius * FLAT * sin(radians(angle))

    def spot(self, room: Json, along: float, across: float) -> tuple[float, float]:
        """Where things stand in a room: along its arc, and across it from the inside, both from 0 to 1."""
        inner, outer = _radii(room)
        return self.point(inner + (outer - inner) * across, room["start"] + (room["end"] - room["start"]) * along)

    def _round(self, radius: float, down: float = 0) -> str:
        arc = f"a{num(radius)} {num(radius * FLAT)} 0 1 0 "
        return f"M{num(self.x - radius)} {num(self.y + down)}{arc}{num(2 * radius)} 0{arc}{num(-2 * radius)} 0z"

    def _arc(self, radius: float, start: float, end: float) -> str:
        x, y = self.point(radius, end)
        large, sweep = int(abs(end - start) > 180), int(end > start)
        return f"A{num(radius)} {num(radius * FLAT)} 0 {large} {sweep} {num(x)} {num(y)}"

    def sector(self, room: Json) -> str:
        """The floor of a room."""
        inner, outer = _radii(room)
        start, end = room["start"], room["end"]
        corners = [self.point(inner, start), self.point(outer, start), self.point(inner, end)]
        one, two, three = (f"{num(x)} {num(y)}" for x, y in corners)
        return f"M{one}L{two}{self._arc(outer, start, end)}L{three}{self._arc(inner, end, start)}z"

    # --- what is painted ---

    def ground(self, board: Json) -> None:
        """Meadow, the Peddler's road, the walls."""
        sheet = self.sheet
        sheet.box(self.left, self.top, WIDE, HIGH, fill=MEADOW, stroke=LINE, radius=8)
        sheet.shape(self._round(OUTER + 32, 6), "none", SAND, 11)
        sheet.shape(self._round(OUTER, _BACK), EARTH, INK, 1)
        sheet.shape(self._round(OUTER + 8, -_BACK), ROOF, INK, 1)
        sheet.shape(self._round(OUTER, -6), WALL, INK, 1)

    def floors(self, rooms: Sequence[Json], pressed: set[str]) -> None:
        """All floors with their stairs, and above them the rings of those that can be pressed."""
        for room in rooms:
            self.sheet.shape(self.sector(room), FLOORS.get(room["key"], WALL), INK, 1)
        for room in rooms:
            if room["place"] in pressed or room["lit"]:
                self.sheet.shape(self.sector(room), "none", FREE, 3)

    def court(self, board: Json) -> None:
        """Stairs and the arrow on each; the courtyard, how far the worships are; chairs and who sits there."""
        sheet = self.sheet
        for stair in board["stairs"]:
            ends = (MIDDLE - 20, MIDDLE + 20)
            start, end = (self.point(radius, stair["angle"]) for radius in (ends if stair["up"] else ends[::-1]))
            sheet.shape(f"M{num(start[0])} {num(start[1])}L{num(end[0])} {num(end[1])}", "none", STAIRS, 12)
            self._arrow(start, end)
        sheet.shape(self._round(INNER), VERANDA, INK, 1)
        sheet.shape(self._round(COURTYARD), COURT, INK, 1)
        sheet.use("well", self.x - 17, self.y - 32, 34, 37)
        sheet.text(self.x, self.y + 24, board["round_name"], size=13, bold=True, at="middle", room=2 * COURTYARD - 10)
        for room in board["rooms"]:
            for nth, chair in enumerate(room["chairs"]):
                along = (nth + 0.5) / len(room["chairs"])
                angle = room["start"] + 5 + (room["end"] - room["start"] - 10) * along
                x, y = self.point((INNER + COURTYARD) / 2, angle)
                if chair["seat"] is None:
                    sheet.use("stool", x - 6, y - 3, 12, 8)
                else:
                    sheet.use(f"{'senior' if chair['senior'] else 'young'}-{chair['seat'] + 1}", x - 9, y - 15, 18, 20)

    def _arrow(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
        dx, dy = (end[0] - start[0]) / 6, (end[1] - start[1]) / 6
        tip, left, right = (x + dx, y + dy), (x - dx - dy, y - dy + dx), (x - dx + dy, y - dy - dx)
        self.sheet.shape("M" + "L".join(f"{num(a)} {num(b)}" for a, b in (tip, left, right)) + "z", CARD)

    def furniture(self, room: Json) -> None:
        """What stands in a room, and what lies there."""
        if room["ring"] == "hall":
            x, y = self.spot(room, 0.5, 0.56)
            self.sheet.use("hall", x - 40, y - 62, 80)
            return
        x, y = self.spot(room, 0.3, 0.5)
        self.sheet.use(room["icon"], x - 27, y - 28, 54, 31)
        goods = [ware["icon"] for ware in room["wares"] for _nth in range(min(ware["count"], 6))]
        step = min(15.0, 74 / max(1, len(goods)))
        for nth, icon in enumerate(goods):
            left = x + (nth - (len(goods) - 1) / 2) * step
            if icon:
                size = 20 if icon.startswith("x-") else 13
                self.sheet.use(icon, left - size / 2, y + 15 - size, size)
            else:
                self.sheet.shape(f"M{num(left - 6)} {num(y + 10)}a6 4 0 1 0 12 0a6 4 0 1 0-12 0z", CARD, INK_2, 1)

    def villages(self, villages: Sequence[Json]) -> None:
        """Their names, who waits there, and the Peddler."""
        for village, (x, y) in zip(villages, VILLAGES, strict=False):
            left, top = self.left + x, self.top + y
            people = [each["seat"] for each in village["people"] for _nth in range(each["count"])]
            step = min(16.0, 104 / max(1, len(people)))
            self.sheet.shape(f"M{num(left - 60)} {num(top)}a60 32 0 1 0 120 0a60 32 0 1 0-120 0z", SAND)
            self.sheet.use("cottage", left - 52, top - 31, 36, 30)
            self.sheet.text(left, top + 36, village["name"], size=12, at="middle", room=126)
            for nth, seat in enumerate(people):
                self.sheet.use(f"young-{seat + 1}", left + (nth - len(people) / 2) * step, top - 1, 20, 22)
            if village["peddler"]:
                self.sheet.use("peddler", left + 6, top - 36, 40, 38)

    def signs(self, rooms: Sequence[Json], pressed: set[str]) -> None:
        """Names, none on another one or on who stands there."""
        boxes = [self._sign(room) for room in rooms]
        people = [Box(x, y - 15, 24, 37) for x, y in (self._stand(room) for room in rooms if room["ring"] != "hall")]
        for room, box in zip(rooms, apart(boxes, people), strict=True):
            now = room["place"] in pressed
            x, y, ring = box.x - box.w / 2, box.y - box.h / 2, FREE if now else LINE
            self.sheet.box(x, y, box.w, box.h, fill=CARD, stroke=ring, radius=3, width=2 if now else 1)
            self.sheet.text(box.x, box.y + 4.5, room["name"], size=12.5, bold=True, at="middle", room=box.w)

    def _sign(self, room: Json) -> Box:
        x, y = self.spot(room, 0.5, 0.5)
        upright = abs(sin(radians((room["start"] + room["end"]) / 2)))
        y += -74 if room["ring"] == "hall" else 22 * upright
        return Box(x, y, width_of(room["name"], 12.5, bold=True) + 6, SIGN)

    def _stand(self, room: Json) -> tuple[float, float]:
        return self.spot(room, 0.8, 0.55)

    def people(self, men: Sequence[Json], rooms: Sequence[Json], pressed: set[str]) -> None:
        """Leaders, in the Hall in rows of five."""
        for room in rooms:
            there = [man for man in men if man["room"] == room["key"] for _nth in range(man["count"])]
            for nth, man in enumerate(there):
                x, y = self._stand(room)
                if room["ring"] == "hall":
                    x, y = self.spot(room, 0.5, 0.36)
                    row = min(len(there), 5)
                    x, y = x + (nth % row - (row - 1) / 2) * 19, y + nth // row * 15
                if man["place"] in pressed:
                    self.sheet.shape(f"M{num(x - 17)} {num(y)}a17 6 0 1 0 34 0a17 6 0 1 0-34 0z", "none", FREE, 3)
                self._leader(man, x, y, second=nth > 0 and there[nth - 1] is man)

    def _leader(self, man: Json, x: float, y: float, *, second: bool) -> None:
        if man["seat"] is None:
            self.sheet.use("piece-leader-n", x - 12, y - 33, 24, 35)
            self.sheet.use(man["kind"], x - 6, y - 17, 12)
        else:
            self.sheet.use(f"leader-{'b' if second else 'a'}-{man['seat'] + 1}", x - 12, y - 33, 24, 35)


def _radii(room: Json) -> tuple[float, float]:
    if room["ring"] == "hall":
        return INNER, OUTER
    return (INNER, MIDDLE) if room["ring"] == "inner" else (MIDDLE, OUTER)


def apart(boxes: Iterable[Box], still: Sequence[Box]) -> list[Box]:
    """The boxes, pushed as little as it takes that none lies on another or on what stands still."""
    found = [*boxes]
    for _round in repeat(None, _ROUNDS):
        for box in found:
            for other in found:
                if other is not box:
                    x, y = _over(box, other)
                    box.x, box.y, other.x, other.y = box.x + x / 2, box.y + y / 2, other.x - x / 2, other.y - y / 2
            for other in still:
                x, y = _over(box, other)
                box.x, box.y = box.x + x, box.y + y
    return found


def _over(box: Box, other: Box) -> tuple[float, float]:
    """How far a box must go, the shorter way, to lie beside another one."""
    dx, dy = box.x - other.x, box.y - other.y
    wide, high = (box.w + other.w) / 2 - abs(dx), (box.h + other.h) / 2 - abs(dy)
    if wide <= 0 or high <= 0:
        return 0, 0
    return (0, high if dy >= 0 else -high) if high <= wide else (wide if dx >= 0 else -wide, 0)
