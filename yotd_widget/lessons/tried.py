"""A step in which one number is changed: what the engine says to each value."""

from __future__ import annotations

from typing import Any, Final

from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.texts import _
from yotd_widget.lessons import clauses
from yotd_widget.lessons.asked import Inquiry, inquiry
from yotd_widget.lessons.made import Json, Made
from yotd_widget.lessons.text import Step

_SOME: Final = 5
"""A number to be taken out of what a thing is called with one."""


def tried(made: Made, step: Step, position: Any) -> tuple[list[Json], Json]:
    """The frames of a try, one a value, and what varies. position: with which it begins. Raises: BadLesson."""
    with made.line(step.line):
        varied = clauses.vary(step.clauses.get("vary", ""))
        found = [inquiry(made, step, made.varied(step, position, varied.change(value))) for value in varied.values]
        sought = sought_of(found, step.clauses.get("wants", ""))
    why = _why(found)
    frames = [
        {
            "heading": made.game.examples.told(varied.word.rpartition(".")[2], value),
            "texts": [f"**{each.question.label}**", *why[at]],
            "picture": made.picture(each.seen, each.seat, step, forecasts=True, about=each.about),
            "good": at in sought,
        }
        for at, (value, each) in enumerate(zip(varied.values, found, strict=True))
    ]
    name = name_of(made, varied.word.rpartition(".")[2])
    begin = varied.values.index(varied.begin)
    return frames, {"name": name, "begin": begin, "all": "wants" not in step.clauses}


def sought_of(found: list[Inquiry], text: str) -> set[int]:
    """Which of the values give the answer that is wanted; all where none is. Raises: BadInput where none does."""
    if not text:
        return set(range(len(found)))
    wants = clauses.wants(text)
    fitting = [at for at, each in enumerate(found) if is_answer(each, wants.answer)]
    if not fitting:
        raise BadInput(_("no value leads to the answer {answer}").format(answer=wants.answer))
    return {"smallest": {fitting[0]}, "largest": {fitting[-1]}, "any": set(fitting)}[wants.which]


def is_answer(found: Inquiry, answer: str) -> bool:
    """Whether the engine's answer is this one, as a lesson's text writes it."""
    key = found.question.key
    written = ", ".join(key) if isinstance(key, tuple) else str(key)
    return answer.casefold() in (written.casefold(), found.question.label.casefold())


def name_of(made: Made, word: str) -> str:
    """What a word of a position is called: "Rice"."""
    told = made.game.examples.told(word, _SOME)
    return told.replace(str(_SOME), "").strip().capitalize()


def _why(found: list[Inquiry]) -> list[list[str]]:
    """For each value the first line behind its answer that tells the values apart; the first one where none does."""
    lines = [[line.text for line in each.question.trace] for each in found]
    least = min(map(len, lines))
    apart = next((at for at in range(least) if len({each[at] for each in lines}) > 1), 0)
    return [each[apart : apart + 1] for each in lines]
