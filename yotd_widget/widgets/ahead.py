"""What a press would bring, played and drawn on a copy while its reader still looks at the choice.

The page draws it as soon as the choice is pressed; the press itself is sent and obeyed as ever, and its picture counts.
"""

from __future__ import annotations

from typing import Any, Final

from yotd_widget.engine.history import History
from yotd_widget.engine.luck import NamedLuck, SeededLuck
from yotd_widget.engine.policies import Policy, RandomPolicy
from yotd_widget.widgets.in_page import IN_PAGE
from yotd_widget.widgets.once import sent

Json = dict[str, Any]

LUCKS: Final = (SeededLuck, NamedLuck, type(None))
"""Luck that brings the same however often it is asked."""


class Ahead:
    """A board that says what would follow on it. It needs what `Play` has."""

    def _on_ahead(self: Any, message: Json) -> Json:
        """The very picture that a move would bring, with its steps; empty where that is not certain, or not the time.

        Raises: Refusal, as the move would.
        """
        busy = IN_PAGE and self._is_counting()  # Python in a page does one thing after the other
        if busy or not (self._is_of_now(message) and self._can_foresee()):
            return {}
        self.check_turn()
        aside = self._timeline.aside()
        since = aside.at
        aside.play(str(message.get("move")))
        self._go_on_in(aside)
        picture = sent(self._picture_of(aside, self._revision + 1, since))
        # A history of its own: the same numbers may be other nodes one day
        records = self._records(History(), aside.seen_by(self._seat), aside.path[since + 1 : aside.at + 1])
        return {"kind": "ahead", "picture": picture} | records

    def _can_foresee(self: Any) -> bool:
        """Whether luck and programs do the same again: others may count how often they are asked."""
        lucks = (self._timeline.luck, self._timeline.start.luck)
        return all(type(luck) in LUCKS for luck in lucks) and all(map(self._is_certain, self._programs.values()))

    def _is_certain(self: Any, policy: Policy) -> bool:
        known = self.game.programs.values()
        return type(policy) is RandomPolicy or any(policy is each for each in known)
