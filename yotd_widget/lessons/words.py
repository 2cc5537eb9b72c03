"""The words of a question's own buttons and labels, for the page."""

from __future__ import annotations

from typing import Final

from yotd_widget.engine.texts import N_, Texts

WORDS: Final = Texts(
    {
        "after": N_("After"),
        "answer": N_("Your answer"),
        "before": N_("Before"),
        "bringAnswers": N_("Bring answers back"),
        "check": N_("Check"),
        "checkPosition": N_("Check my position"),
        "classCounts": N_("Raised hands"),
        "commit": N_("This is my prediction"),
        "down": N_("Move down"),
        "firstAnswer": N_("First answer"),
        "firstStep": N_("First step"),
        "happened": N_("What happened"),
        "hint": N_("Hint"),
        "hints": N_("Hints"),
        "lookAt": N_("The rule to look at:"),
        "moreOfThem": N_("Right so far, but there are more."),
        "noAnswer": N_("Answer first."),
        "noQuestions": N_("No question has been asked yet."),
        "noneOfThem": N_("None of them"),
        "notKnown": N_("I do not know"),
        "notYet": N_("Not right yet."),
        "predicted": N_("Predicted"),
        "question": N_("Question"),
        "reveal": N_("Reveal"),
        "right": N_("Right"),
        "saveAnswers": N_("Save my answers"),
        "saved": N_("The file has been written."),
        "solution": N_("Solution"),
        "theAnswer": N_("The answer"),
        "tries": N_("Tries"),
        "up": N_("Move up"),
        "whereToLook": N_("Where to look"),
        "whichRule": N_("Which rule"),
    }
)
"""Key of the front end -> text."""
