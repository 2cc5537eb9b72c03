"""The road of the lessons; their texts are in `course/LANGUAGE`."""

from __future__ import annotations

from typing import Final

from yotd_widget.engine.texts import N_
from yotd_widget.quiz.roads import leg, list_road

ROAD: Final = list_road("rotunda", (
    leg(N_("Through the house"), "walk layout turn lap check-a"),
    leg(N_("People and goods"), "assistants chairs sales rows offers check-b"),
    leg(N_("The Ancestors"), "peddler hall chain gates check-c"),
    leg(N_("Cards, and the end"), "orders experts finish final"),
))  # fmt: skip
