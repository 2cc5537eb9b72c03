"""What it means to take a person: where the marker comes to, what the symbols bring, what the month's event asks then.

The engine houses the person in every way that is open, and what all of them share is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from yotd_widget.describe.marks import Mark
from yotd_widget.describe.preview import Line, Tried, tried
from yotd_widget.engine.phrases import begun, counted, sentences
from yotd_widget.engine.texts import _
from yotd_widget.games.dragon.moves import DISCARD, Play, Take
from yotd_widget.games.dragon.persons import TAKES, ChoosePerson, HousePerson
from yotd_widget.games.dragon.pieces import KIND_OF, STEPS, SYMBOLS, Person
from yotd_widget.games.dragon.reasons.forecast import need
from yotd_widget.games.dragon.screen.ahead import in_brief
from yotd_widget.games.dragon.screen.marks import ghosts
from yotd_widget.games.dragon.screen.missed import brought
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import STEPS as STEP_NOUNS
from yotd_widget.games.dragon.words import SYMBOL_NAMES, person_name

HOUSING: Final = frozenset({"PER-7", "PER-10", "GE-SUNRISE-3"})
"""Rules of a person who moves in where there is but one room: it is told with what the person brings."""


def homes(state: State, after: State, seat: int) -> list[State]:
    """Every table on which whoever was taken lives at the court (PER-7, PER-8); none where nobody can (PER-12)."""
    task: Any = after.agenda[-1] if after.agenda else None
    if not (isinstance(task, HousePerson) and task.seat == seat):
        return [after] if after.courts[seat].headcount() > state.courts[seat].headcount() else []
    return [tried(after, move).after for move in task.options(after) if move != DISCARD]


def taken(trial: Tried, person: Person) -> Iterator[Line]:
    """What a person brings who is taken."""
    state, seat = trial.before, trial.seat
    found = homes(state, trial.after, seat)
    yield Line(_worth(state, seat, person, found), ("PER-10", "TRACK-2", "ACT-13"))
    if found:
        lines = [list(brought(state, home, seat)) for home in found]
        yield from (line for line in lines[0] if all(line in others for others in lines))
    yield from _where(trial)


def allowed(trial: Tried, move: Play) -> Iterator[Line]:
    """The persons that a card allows, each with what it brings and what the event asks then (PER-3)."""
    for person in TAKES[move.cards[0]]:
        if trial.before.offer[person]:
            yield Line(_beside(trial, person), ("PER-3", "PER-10"))


def _beside(trial: Tried, person: Person) -> str:
    state, seat = trial.before, trial.seat
    task: Any = trial.after.agenda[-1] if trial.after.agenda else None
    chooses = isinstance(task, ChoosePerson)
    found = homes(state, tried(trial.after, Take(person)).after if chooses else trial.after, seat)
    # Translators: {person}: as “Old scholar”, {worth}: what that means for the player, a sentence
    text = _("{person}: {worth}").format(person=begun(person_name(person)), worth=_worth(state, seat, person, found))
    was, then = need(state, seat), {need(home, seat) for home in found}
    if not chooses or was is None or len(then) != 1 or (now := then.pop()) is None or now.verdict == was.verdict:
        return text
    # Translators: as “Contagion: −2 persons.”
    told = _("{event}: {verdict}.").format(event=now.event, verdict=in_brief(now.loss, now.points))
    return sentences(text, told)


def _worth(state: State, seat: int, person: Person, found: Sequence[State]) -> str:
    """In numbers: steps, and where the marker stands then among all (TRACK-2, TRACK-3); symbols."""
    words = {
        "steps": counted(STEPS[person], STEP_NOUNS),
        "symbols": counted(SYMBOLS[person], SYMBOL_NAMES[KIND_OF[person]]),
    }
    if not found:
        return _("No room, no steps: the person leaves the game.")
    then = found[0]
    words |= {
        "space": str(then.courts[seat].space),
        "rank": str(then.track.index(seat) + 1),
        "players": str(len(state.courts)),
    }
    # Translators: as “+4 steps to 29, rank 2 of 5; +2 books.”: space and rank on the person track
    return _("+{steps} to {space}, rank {rank} of {players}; +{symbols}.").format(**words)


def _where(trial: Tried) -> Iterator[Line]:
    """The palace, where no other is left."""
    for note in trial.followed:
        if note.rule in ("PER-10", "GE-SUNRISE-3"):
            # Translators: where a person moves in
            yield Line(_("Into palace {palace}.").format(palace=note.facts["palace"]), ("PER-7",))


def ahead_on_track(trial: Tried) -> dict[str, Mark]:
    """Where the marker would stand, though a room is still to be chosen."""
    found = homes(trial.before, trial.after, trial.seat)
    place = f"space/{trial.seat}"
    shown = ghosts(trial.before, found[0]) if found else {}
    return {place: shown[place]} if place in shown else {}
