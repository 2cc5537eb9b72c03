"""When it is, in words: why it is the turn of the one who decides, and which chapter of a Day a sentence tells."""

from __future__ import annotations

from typing import Final

from yotd_widget.describe.tell import Sentence
from yotd_widget.engine.texts import N_, Texts
from yotd_widget.games.gugong.actions import ChooseFollow
from yotd_widget.games.gugong.days import Turns
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.wall import ChooseBenefit, TurnDie

CHAPTERS: Final = {
    "NIGHT-": "night",
    "ROUND-1": "morning",
    "MORN-6": "",  # what a player does
    "MORN-": "morning",
    "AUTOMA-13": "twilight",
    "END-0": "",  # likewise
    "END-": "scoring",
    "DECREE-3-": "scoring",
}
"""How rule ids begin -> the chapter of a Day's story that they tell."""
WHY_NOW: Final[Texts[str]] = Texts(
    {
        "turn": N_("Turns go clockwise from the start player, {start}: now {player}."),
        "solo": N_("{player} and Meng take turns as long as they have cards."),
        "order": N_("Player order is clockwise from the start player, {start}: now {player}."),
        "benefit": N_(
            "Whoever had a servant on the Wall may take a benefit, the lowest Intrigue Marker first: {player}."
        ),
        "follow": N_("{player} has a bonus token at this action."),
        "other": N_("What another player does asks {player} as well."),
    }
)


def chapter(sentence: Sentence) -> str:
    """The chapter of a sentence, by its first rule; "" for what a player does."""
    rule = sentence.rules[0] if sentence.rules else ""
    return next((chapter for begin, chapter in CHAPTERS.items() if rule.startswith(begin)), "")


def why_now(state: State) -> str:
    """Why the player who is asked decides now."""
    seat = state.agenda[-1].seat
    return WHY_NOW[_reason(state)].format(player=state.player(seat), start=state.player(state.start))


def _reason(state: State) -> str:
    task = state.agenda[-1]
    if isinstance(task, ChooseBenefit | TurnDie):
        return "benefit"
    if isinstance(task, ChooseFollow):
        return "follow"
    turns = next((each for each in reversed(state.agenda) if isinstance(each, Turns)), None)
    if turns is None:  # in the Morning, in the Night, and when bonus tokens come home
        return "order"
    if turns.seat != state.after_seat(task.seat):
        return "other"
    return "turn" if state.meng is None else "solo"
