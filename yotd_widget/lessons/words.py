"""The words of a lesson's own buttons and labels, and of the map, for the page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from yotd_widget.engine.texts import N_, NP_, Texts, together

_KINDS: Final = Texts(
    {
        "kindAgain": NP_("kind of step", "Once more"),
        "kindAsk": NP_("kind of step", "Question"),
        "kindBuild": NP_("kind of step", "Build"),
        "kindPlay": NP_("kind of step", "Play"),
        "kindPredict": NP_("kind of step", "Predict"),
        "kindSay": NP_("kind of step", "Look"),
        "kindTry": NP_("kind of step", "Change it"),
        "kindWatch": NP_("kind of step", "Watch"),
    },
    "kind of step",
)
_LABELS: Final = Texts(
    {
        "alsoInRules": N_("Also in the rules"),
        "answerShown": N_("The answer:"),
        "atOnce": N_("{1} of {2} right at the first try."),
        "beginAnew": N_("Begin anew"),
        "beginHere": N_("Begin"),
        "bringCode": N_("A word of twelve signs to bring back"),
        "bringFile": N_("Bring a file back"),
        "bringIt": N_("Bring back"),
        "changeIt": N_("Change what is framed"),
        "checkIt": N_("Check"),
        "chooseAnswer": N_("Choose an answer"),
        "findIt": N_("Find it, then press “This is it”"),
        "fiveMinutes": N_("Five minutes: {1}"),
        "goOnHere": N_("Go on"),
        "goOnWith": N_("Go on with: {1}"),
        "handFewer": N_("One hand less: {1}"),
        "hands": N_("raised hands"),
        "hintGiven": N_("Hint:"),
        "larger": N_("Larger, for a class"),
        "lessonMap": N_("Map"),
        "lessonSteps": N_("Steps of the lesson"),
        "lookAtAll": N_("Look at every value"),
        "lookBack": N_("Look back"),
        "lookHere": N_("Look here: {1}"),
        "markFirst": N_("Mark, then press “Check”"),
        "minutesLong": N_("{1} min"),
        "minutesOf": N_("{1} of {2} min"),
        "needsPython": N_("Python cannot be reached. To play and to build it is needed; questions go on."),
        "nextLesson": N_("Next: {1}"),
        "notRight": N_("not right"),
        "orderFirst": N_("Press them in order"),
        "playAgain": N_("Play it again"),
        "reached": N_("Done"),
        "revealIt": N_("Reveal"),
        "rightOne": N_("right"),
        "saveFile": N_("Save a file"),
        "showMe": N_("Show me"),
        "startIt": N_('Run: yw.Lesson("{1}")'),
        "stationBegun": N_("{1} of {2} steps"),
        "stationDone": N_("done"),
        "stepIs": N_("Step {1}: {2}"),
        "takeAlong": N_("Take along"),
        "takeHint": N_("Hint"),
        "theBoard": N_("The board"),
        "thisMuch": N_("This is it"),
        "notYet": N_("Not this one yet."),
        "unknown": N_("I do not know"),
        "whatHappened": N_("It was"),
        "wrongIdeas": N_("What each wrong answer means"),
        "youSaid": N_("You said"),
        "yourCode": N_("Your word of twelve signs"),
    }
)
WORDS: Final[Mapping[str, str]] = together(_KINDS, _LABELS)
"""Key of the front end -> text."""
