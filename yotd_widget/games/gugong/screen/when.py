"""When it is, in words: why it is the turn of the one who decides, and which chapter of a Day a sentence tells."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any, Final

from yotd_widget.describe.tell import Sentence
from yotd_widget.engine.texts import N_, Texts
from yotd_widget.engine.trace import Note
from yotd_widget.engine.tree import Step
from yotd_widget.games.gugong.actions import ChooseFollow
from yotd_widget.games.gugong.days import Turns
from yotd_widget.games.gugong.pieces import HIDDEN, MENG
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
        # Translators: of a question with a single answer
        "single": N_("There is one answer; {player} is asked because tokens can be exchanged before."),
        "other": N_("What another player does asks {player} as well."),
    }
)


def chapters(sentences: Sequence[Sentence], chapter: Callable[[Sentence], str]) -> list[str]:
    """What is shown one after the other: beside the story of the Day the turn of Meng, and a section of the Wall.

    Meng's card, his gift, and what he does are a chapter each, and so is each of his cards in Twilight.
    chapter: that of a sentence in the story of the Day.
    """
    return list(_followed(sentences, chapter))


def _followed(sentences: Sequence[Sentence], chapter: Callable[[Sentence], str]) -> Iterator[str]:
    begun, twilight = "", 0
    for sentence in sentences:
        rule = sentence.rules[0] if sentence.rules else ""
        if rule == "AUTOMA-7":
            begun = "meng-gift" if begun == "meng-card" else "meng-card"
            yield begun
            continue
        if rule == "AUTOMA-13" and sentence.seat is not None:
            twilight += 1
            begun = f"twilight-{twilight}"
        elif sentence.seat != MENG or chapter(sentence) not in ("", "twilight"):
            begun = ""
        elif begun in ("meng-card", "meng-gift"):
            begun = "meng-acts"
        yield "wall" if rule in ("WALL-5", "WALL-7") else begun or chapter(sentence)


def without_idle(notes: Sequence[Note]) -> tuple[list[Note], list[str], list[Note]]:
    """The notes to the end of Meng's Twilight without cards that did nothing, those cards, and the notes after it."""
    kept: list[Note] = []
    idle: list[str] = []
    end = 0
    for at, (note, after) in enumerate(pairwise(notes)):
        if _is_twilight(note) and (_is_twilight(after) or after.rule.startswith("NIGHT-")):
            kept += notes[end:at]
            idle.append(str(note.facts["automa"]))
            end = at + 1
    if not idle:
        return [*notes], [], []
    night = next((at for at, note in enumerate(notes) if at >= end and note.rule.startswith("NIGHT-")), len(notes))
    return [*kept, *notes[end:night]], idle, [*notes[night:]]


def _is_twilight(note: Note) -> bool:
    return note.rule == "AUTOMA-13" and note.seat is not None


def matched(step: Step) -> list[dict[str, Any]]:
    """Which cards fitted the dice in the Night that a step has brought; nobody's where there was none."""
    state: State = step.state
    found = []
    for note in step.notes:
        if note.rule != "NIGHT-1" or note.seat is None or not note.facts["matches"]:
            continue
        own = state.seats[note.seat]
        cards = own.discard or own.hand  # in the Morning they have become the hand (MORN-9)
        values = [state.card(card).value for card in cards if card != HIDDEN]
        fits = [value for value in values for _die in range(state.dice.count(value))]
        hits = int(note.facts["matches"])
        unknown = note.seat == state.meng or len(fits) != hits
        found.append({"seat": note.seat, "values": [0] * hits if unknown else fits})
    return found


def why_now(state: State) -> str:
    """Why the player who is asked decides now."""
    seat = state.agenda[-1].seat
    return WHY_NOW[_reason(state)].format(player=state.player(seat), start=state.player(state.start))


def _reason(state: State) -> str:
    task = state.agenda[-1]
    if HIDDEN not in state.seats[task.seat].hand:  # what nobody sees says nothing here
        first, *others = task.options(state)
        if not others and not first.declines and state.can_act():
            return "single"
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
