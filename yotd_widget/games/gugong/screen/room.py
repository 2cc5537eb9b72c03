"""What a page says of this game beside its board: the room `Game.screen`."""

from __future__ import annotations

from yotd_widget.describe.screen import ScreenRoom
from yotd_widget.describe.tell import Sentence
from yotd_widget.engine.reasons import Because
from yotd_widget.games.gugong.screen import when
from yotd_widget.games.gugong.state import PHASE_WORDS, State


class GugongScreen(ScreenRoom[State]):
    """The table of Gùgōng."""

    # --- when it is ---

    def phase(self, position: State) -> str:
        return PHASE_WORDS[position.phase]

    def why_now(self, position: State) -> str:
        return when.why_now(position)

    # --- what has happened ---

    def chapter(self, sentence: Sentence, /) -> str:
        return when.chapter(sentence)

    def is_nothing(self, reason: Because) -> bool:
        """Also who has no matches, and cards that all go the same way."""
        none = reason.facts.get("matches") == 0 or reason.rules == ("MORN-9",)
        return super().is_nothing(reason) or (reason.about == "note" and none)
