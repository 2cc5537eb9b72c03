"""The road of the lessons; their texts are in `course/LANGUAGE`."""

from __future__ import annotations

from typing import Final

from yotd_widget.engine.texts import N_
from yotd_widget.quiz.roads import leg, list_road

ROAD: Final = list_road("gugong", (
    leg(N_("A gift for an official"), "gift days free payment check-a"),
    leg(N_("Servants on the way"), "servants travel tokens great-wall check-b"),
    leg(N_("The gate and the treasure"), "intrigue jade palace decrees canal check-c"),
    leg(N_("The whole game"), "night end day check-d"),
    leg(N_("Further on"), "meng lab final"),
))  # fmt: skip
