"""Who did what in phase 1 of this month, for the phases after it, when cards and dragons are gone (ACT-12)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from yotd_widget.engine.texts import _
from yotd_widget.engine.timeline import Step
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import ACTION_NAMES


def acted(state: State, back: Iterable[Step]) -> list[dict[str, Any]]:
    """By the steps that led here, the last one first; a game that began later in the month tells no more than it knows.

    Empty while the dragons themselves are on the table, and before the first month.
    """
    found: list[dict[str, Any]] = []
    if state.phase not in ("person", "event", "scoring"):
        return found
    for step in back:
        if step.state.month != state.month:
            break
        for note in reversed(step.notes):
            if note.rule in ("ACT-4", "ACT-9") and note.seat is not None:
                did = f"{note.facts['group']} {_action(note.facts['action'])}" if note.rule == "ACT-4" else _("Pass")
                # Translators: a player, and the group and the action: “Ada: A Taxes”
                name = _("{player}: {action}").format(player=state.player(note.seat), action=did)
                found.insert(0, {"seat": note.seat, "text": did, "name": name})
        if any(note.rule == "ROUND-2" for note in step.notes):
            break
    return found


def _action(action: Any) -> str:
    return ACTION_NAMES[action]
