"""The road of the lessons; their texts are in `course/LANGUAGE`."""

from __future__ import annotations

from typing import Final

from yotd_widget.engine.texts import N_
from yotd_widget.quiz.roads import leg, list_road

ROAD: Final = list_road("rotunda", (
    leg(N_("Through the house"), "walk layout turn lap"),
    leg(N_("People and goods"), "assistants chairs sales rows offers"),
    leg(N_("The Ancestors"), "peddler hall chain gates"),
    leg(N_("Cards, and the end"), "orders experts finish"),
))  # fmt: skip
