"""Questions at positions of their own, beside those of the lessons: together they notice every rule that is broken."""

import json
import sys
from functools import cache
from pathlib import Path

from yotd_widget.engine.game import load
from yotd_widget.lessons.asked import Inquiry
from yotd_widget.quiz.questions import find, question_of, sorted_out

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

from lesson_coverage import Asked, all_asked, kept

ROWS = json.loads(Path(__file__).with_suffix(".json").read_text("utf-8"))
"""{"question", "at": an example or the words of a position, "player", "facts"}"""


@cache
def corpus() -> tuple[Asked, ...]:
    """All of them once, and every question of the lessons."""
    found = [*all_asked(), *map(_asked, ROWS)]
    return tuple({each.question.id: each for each in found}.values())


def _asked(row) -> Asked:
    template, at = find(row["question"]), row["at"]
    position = load("dragon").notation.pasted(at) if at.startswith("position(") else at
    given = sorted_out(template, position, row.get("facts", {}))
    player = row.get("player", "")
    return kept(Inquiry(given, player, question_of(given, player or None)))
