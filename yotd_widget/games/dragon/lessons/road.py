"""The road of the lessons; their texts are in `course/LANGUAGE`."""

from __future__ import annotations

from typing import Final

from yotd_widget.engine.texts import N_
from yotd_widget.quiz.roads import leg, list_road

ROAD: Final = list_road("dragon", (
    leg(N_("A game from the first minute"), "first drought track month check-a"),
    leg(N_("What a month lets you do"), "cards actions palaces hiring check-b"),
    leg(N_("What the year brings"), "tribute contagion mongol festival check-c"),
    leg(N_("The whole game"), "counting setup half-year final"),
    leg(N_("Further on"), "what-if rules wall super"),
))  # fmt: skip
