"""What a page says of this game beside its board: the room `Game.screen`."""

from __future__ import annotations

from typing import Final

from yotd_widget.describe.screen import ScreenRoom
from yotd_widget.describe.tell import Sentence
from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import _
from yotd_widget.games.gugong.actions import ChooseFollow
from yotd_widget.games.gugong.days import Turns
from yotd_widget.games.gugong.state import PHASE_WORDS, State
from yotd_widget.games.gugong.wall import ChooseBenefit, TurnDie

CHAPTERS: Final = {
    "NIGHT-": "night",
    "ROUND-1": "morning",
    "MORN-": "morning",
    "AUTOMA-13": "twilight",
    "END-0": "",  # what a player does
    "END-": "scoring",
    "DECREE-3-": "scoring",
}
"""How rule ids begin -> the chapter of a Day's story that they tell."""


class GugongScreen(ScreenRoom[State]):
    """The table of Gùgōng."""

    # --- when it is ---

    def phase(self, position: State) -> str:
        return PHASE_WORDS[position.phase]

    def why_now(self, position: State) -> str:
        task = position.agenda[-1]
        words = {"player": position.player(task.seat), "start": position.player(position.start)}
        return _why_now(position).format(**words)

    # --- what has happened ---

    def chapter(self, sentence: Sentence, /) -> str:
        """By its first rule."""
        rule = sentence.rules[0] if sentence.rules else ""
        return next((chapter for begin, chapter in CHAPTERS.items() if rule.startswith(begin)), "")

    def is_nothing(self, reason: Because) -> bool:
        """Also nobody's matches, a placement on the Wall that completes nothing, an exchange that is as one sees it."""
        return super().is_nothing(reason) or (reason.about == "note" and reason.facts.get("matches") == 0)


def _why_now(position: State) -> str:
    """Why the player who is asked decides now, with {player} and {start}."""
    task = position.agenda[-1]
    if isinstance(task, ChooseBenefit | TurnDie):
        return _("Whoever had a servant on the Wall takes a benefit, the lowest Intrigue Marker first: now {player}.")
    if isinstance(task, ChooseFollow):
        return _("{player} has a bonus token at this action.")
    if position.phase != "day":
        return _("Player order is clockwise from the start player, {start}: now {player}.")
    turn = next((each for each in reversed(position.agenda) if isinstance(each, Turns)), None)
    if turn is None:  # at the end of the Day Phase, when bonus tokens come home
        return _("Player order is clockwise from the start player, {start}: now {player}.")
    if turn.seat != position.after_seat(task.seat):
        return _("The action of another player asks {player}.")
    if position.meng is not None:
        return _("{player} and Meng take turns as long as they have cards.")
    return _("Turns go clockwise from the start player, {start}: now {player}.")
