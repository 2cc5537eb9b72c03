"""A step of a game in words: when it was, whose it was, what it did."""

from __future__ import annotations

from typing import Any, Final

from yotd_widget.engine.texts import _
from yotd_widget.engine.tree import Step
from yotd_widget.games.dragon.reasons.sentences import NOTES
from yotd_widget.games.dragon.screen.snapshot import status
from yotd_widget.games.dragon.screen.tell import tell
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.things import THINGS

FEE: Final = "ACT-6"
"""What is paid for a group comes before what is done there, and says less."""
DEAL: Final = "ACT-1"
"""The log does not tell the deal of a month: it is on the table. As a step of its own it says what was dealt."""


def told(before: State, step: Step) -> dict[str, Any]:
    """A step taken in `before`: {"when": "Month 6 of 12, phase 1 Action", "seat", "text": its first sentence}."""
    shown = status(before)
    sentences = list(tell(step.notes, before.players))
    first = next((each for each in sentences if FEE not in each.rules), sentences[0] if sentences else None)
    text = first.text if first else ""
    if any(note.rule == DEAL for note in step.notes):
        text = f"{NOTES[DEAL].format(groups=THINGS.named('groups').told(step.state.groups))}."
    return {
        "when": _("{month}, {phase}").format(month=shown["month"], phase=shown["phase"]),
        "seat": first.seat if first else None,
        "text": text,
    }
