"""A step of a game in words: when it was, whose it was, what it did."""

from __future__ import annotations

from typing import Any, Final

from yotd_widget.engine.texts import _
from yotd_widget.engine.tree import Step
from yotd_widget.games.dragon.screen.snapshot import status
from yotd_widget.games.dragon.screen.tell import tell
from yotd_widget.games.dragon.state import State

FEE: Final = "ACT-6"
"""What is paid for a group comes before what is done there, and says less."""


def told(before: State, step: Step) -> dict[str, Any]:
    """A step taken in `before`: {"when": "Month 6 of 12, phase 1 Action", "seat", "text": its first sentence}."""
    shown = status(before)
    sentences = list(tell(step.notes, before.players))
    first = next((each for each in sentences if FEE not in each.rules), sentences[0] if sentences else None)
    return {
        "when": _("{month}, {phase}").format(month=shown["month"], phase=shown["phase"]),
        "seat": first.seat if first else None,
        "text": first.text if first else "",
    }
