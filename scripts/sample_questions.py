"""Questions of every kind with given texts and keys, whatever templates there are: for the gallery and the tests."""

from __future__ import annotations

from typing import Any

import msgspec

import yotd_widget as yw
from yotd_widget.lessons.asking import Asking
from yotd_widget.quiz.questions import Hints, Item, Line, Option, Question, ask

DECAY = Line("Palace 1 and palace 2 are empty: each loses a floor.", ("DECAY-1",))
WHY = (
    DECAY,
    Line("Nobody lives in palace 1.", ("PAL-6",), 1),
    Line("Nobody lives in palace 2: its only floor goes, and with it the palace.", ("DECAY-2",), 1),
)
PALACES = tuple(
    Item(f"palace {number}", f"palace {number}", f"palace/0/{number}", why)
    for number, why in enumerate(
        (
            Line("It has three floors, and one of them goes.", ("DECAY-1",)),
            Line("Its only floor goes.", ("DECAY-2",)),
            Line("A person lives there: it stays as it is.", ("DECAY-1",)),
        ),
        1,
    )
)
HINTS = Hints(
    ("palace/0/1", "palace/0/2"),
    "Ada: palace 1, Ada: palace 2",
    "DECAY-1",
    "After the month's event, all players at once return exactly one floor from each of their uninhabited palaces.",
    Line("Nobody lives in palace 1.", ("PAL-6",)),
)
PLAYERS = tuple(Item(name, name, f"court/{seat}") for seat, name in enumerate(("Ada", "Bo", "Cyd")))
ORDER = Line("Cyd stands on top of Ada on space 14, and Bo behind them on space 10.", ("TRACK-1", "TRACK-2"))

STACKS = "Of players whose markers share a space, the one whose marker lies higher in the stack acts earlier."


def _decay(kind: str, text: str, key: Any, label: str, *options: Option) -> Question:
    rules = ("DECAY-1", "DECAY-2", "PAL-6")
    return Question(f"sample.{kind} at decay-3", kind, text, "", PALACES, key, label, WHY, options, HINTS, rules)


def _number(typed: bool = False) -> Question:
    asked = ask("dragon.contagion.released", "contagion-1-mortar")
    return msgspec.structs.replace(asked, id="sample.typed at contagion-1-mortar", options=()) if typed else asked


QUESTIONS = {
    "number": lambda: (_number(), "contagion-1-mortar"),
    "typed": lambda: (_number(typed=True), "contagion-1-mortar"),
    "pick": lambda: (_decay("pick", "Which of Ada's palaces disappears?", "palace 2", "palace 2"), "decay-3"),
    "select": lambda: (
        _decay(
            "select",
            "Which of Ada's palaces lose a floor at the end of the month?",
            ("palace 1", "palace 2"),
            "palace 1, palace 2",
            Option(
                ("palace 2",),
                "palace 2",
                "dragon.decay-keep-one",
                "palace 2 would be right if only palaces with one floor fell. Every empty palace loses a floor.",
                ("DECAY-1",),
            ),
        ),
        "decay-3",
    ),
    "order": lambda: (
        Question(
            "sample.order at stack-14",
            "order",
            "In which order do the three act?",
            "",
            PLAYERS,
            ("Cyd", "Ada", "Bo"),
            "Cyd, Ada, Bo",
            (ORDER,),
            (
                Option(
                    ("Ada", "Cyd", "Bo"),
                    "Ada, Cyd, Bo",
                    "dragon.stack-bottom",
                    "Ada, Cyd, Bo would be right if the lower marker acted first. The one on top does.",
                    ("TRACK-2",),
                ),
            ),
            Hints(("space/0", "space/2"), "the person track, space 14", "TRACK-2", STACKS, None),
            ("TRACK-1", "TRACK-2"),
        ),
        "stack-14",
    ),
    "player": lambda: (
        Question(
            "sample.player at stack-14",
            "pick",
            "Who acts last?",
            "",
            PLAYERS,
            "Bo",
            "Bo",
            (ORDER,),
            (),
            Hints((), "the person track", "TRACK-1", STACKS, None),
            ("TRACK-1", "TRACK-2"),
        ),
        "stack-14",
    ),
}
"""Kind -> how to make a question and the name of its position."""


def asked(kind: str, base: type[Asking] = yw.Ask, progress: dict[str, Any] | None = None, **options: Any) -> Asking:
    """A question of this kind. base: `yw.Ask` or `yw.Predict`. progress: what the reader has done so far."""
    question, position = QUESTIONS[kind]()

    class Given(base):  # type: ignore[misc, valid-type]
        def _ask(self) -> Question:
            return question

    Given.__name__, Given.__module__ = base.__name__, base.__module__
    widget: Asking = Given("dragon.contagion.released", position, **options)
    widget.progress = progress or {}
    return widget


def after(*answers: Any, hints: int = 0, solution: bool = False) -> dict[str, Any]:
    """What a reader has done who gave these answers."""
    attempts = [{"answer": answer, "seconds": 12.5, "hints": 0} for answer in answers]
    return {"attempts": attempts, "hints": hints, "solution": solution}
