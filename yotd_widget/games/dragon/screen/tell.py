"""Notes in sentences: the log of a game. What is told comes from the notes, never from prose beside the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

import msgspec

from yotd_widget.engine.trace import Note
from yotd_widget.games.dragon.pieces import BOOSTED_BY, Action
from yotd_widget.games.dragon.screen import tell_expansions as expansions
from yotd_widget.games.dragon.screen.tell_expansions import each
from yotd_widget.games.dragon.words import (
    ACTION_NAMES,
    ACTION_UNITS,
    EVENT_NAMES,
    KIND_NAMES,
    SYMBOL_NAMES,
    WALL,
    counted,
    person_name,
)


class Sentence(msgspec.Struct, frozen=True):
    """One line of the log: whom it concerns, the text, the rules behind it."""

    seat: int | None
    text: str
    rules: tuple[str, ...]


GAINS: Final[dict[str, Action]] = {
    "ACT-TAX-1": "taxes",
    "ACT-BUILD-1": "build",
    "ACT-HARVEST-1": "harvest",
    "ACT-FIRE-1": "fireworks_display",
    "ACT-PARADE-1": "military_parade",
    "ACT-RESEARCH-1": "research",
}
"""Rules of the actions that bring something for the card and for symbols."""

# Notes about everybody at once: chapter -> its rules; each chapter becomes one sentence.
CHAPTERS: Final[dict[str, tuple[str, ...]]] = {
    "tribute": ("EVT-TRIBUTE-1",),
    "drought": ("EVT-DROUGHT-2",),
    "festival": ("EVT-FESTIVAL-1", "EVT-FESTIVAL-2", "EVT-FESTIVAL-3", "EVT-FESTIVAL-4"),
    "mongols": ("EVT-MONGOL-1",),
    "decay": ("DECAY-1", "DECAY-2"),
    "scoring": ("SCORE-1", "SCORE-2", "SCORE-3"),
    "end": ("END-2", "END-3", "END-4", "END-5"),
    **expansions.CHAPTERS,
}
_CHAPTER_OF: Final = {rule: chapter for chapter, rules in CHAPTERS.items() for rule in rules}


def tell(notes: Iterable[Note], players: Sequence[str]) -> Iterator[Sentence]:
    """The sentences of some notes. players: names by seat."""
    for chapter, group in groupby(notes, key=_chapter):
        told = list(group)
        if chapter in _TOGETHER:
            rules = tuple(dict.fromkeys(note.rule for note in told))
            yield Sentence(None, _TOGETHER[chapter](told, players), rules)
            continue
        for note in told:
            if text := _single(note, players):
                yield Sentence(note.seat, text, (note.rule,))


def _chapter(note: Note) -> str:
    return OWED.get(note.rule, "") if "owed" in note.facts else _CHAPTER_OF.get(note.rule, "")


def gain(note: Note) -> str:
    """How much an action brings, and from what: "2 from the card + 3 coins = 5 yuan".

    >>> gain(Note("ACT-TAX-1", 0, {"yuan": 5}, {"card": 2, "symbols": 3}))
    '2 from the card + 3 coins = 5 yuan'
    """
    action = GAINS[note.rule]
    card, symbols = int(note.facts["card"]), int(note.facts["symbols"])
    total = counted(card + symbols, ACTION_UNITS[action])
    if not symbols:
        return f"{total} from the card"
    return f"{card} from the card + {counted(symbols, SYMBOL_NAMES[BOOSTED_BY[action]])} = {total}"


def _single(note: Note, players: Sequence[str]) -> str:
    """The sentence of one note; empty for notes that another one tells."""
    player = players[note.seat] if note.seat is not None else ""
    if note.rule in GAINS:
        return f"{player}: {ACTION_NAMES[GAINS[note.rule]]}. {gain(note)}."
    teller = _ALONE.get(note.rule)
    return _with_forced(teller(player, note), note) if teller else ""


def _built(player: str, note: Note) -> str:
    floors, palace = counted(note.change["floors"], ("floor", "floors")), note.facts["palace"]
    return (
        f"{player}: {floors} as the new palace {palace}."
        if note.facts.get("new")
        else f"{player}: {floors} on palace {palace}."
    )


def _played(player: str, note: Note) -> str:
    card = note.facts["card"]
    if card == "wild":
        return f"{player} plays a wild card."
    return f"{player} plays the card {KIND_NAMES[card]}."  # type: ignore[index]


def _left(player: str, note: Note) -> str:
    return f"{player}: {person_name(note.facts['person'])} leaves palace {note.facts['palace']}."  # type: ignore[arg-type]


def _name(note: Note, fact: str = "person") -> str:
    return person_name(note.facts[fact])  # type: ignore[arg-type]


_ALONE: Final[dict[str, Callable[[str, Note], str]]] = {
    "SETUP-5": lambda player, note: "The event row is laid out.",
    "DRAFT-5": lambda player, note: (
        f"{player} drafts {_name(note, 'first')} and {_name(note, 'second')}: {note.change['steps']} steps."
    ),
    "DRAFT-4": lambda player, note: f"{player}: {_name(note)} into palace {note.facts['palace']}.",
    "ROUND-2": lambda player, note: f"Month {note.facts['month']} begins.",
    "ACT-6": lambda player, note: (
        f"{player} pays {-note.change['yuan']} yuan: a dragon already stands on group {note.facts['group']}."
    ),
    "ACT-9": lambda player, note: (
        f"{player} passes. Yuan +{note.change['yuan']}."
        if note.change["yuan"]
        else f"{player} passes and gains nothing."
    ),
    "ACT-BUILD-2": _built,
    "ACT-PRIV-1": lambda player, note: (
        f"{player} buys a {note.facts['size']} privilege for {-note.change['yuan']} yuan."
    ),
    "PER-1": lambda player, note: _played(player, note),
    "PER-6": lambda player, note: f"{player}: no such person is left, the card is spent.",
    "PER-8": lambda player, note: f"{player}: {_name(note)} leaves palace {note.facts['palace']} to make room.",
    "PER-9": lambda player, note: f"{player} discards the {_name(note)}.",
    "PER-10": lambda player, note: (
        f"{player}: {_name(note)} into palace {note.facts['palace']}. Steps +{note.change['steps']}."
    ),
    "EVT-PEACE-1": lambda player, note: "Peace: nothing happens.",
    "EVT-TRIBUTE-2": _left,
    "EVT-DROUGHT-3": lambda player, note: f"{player}, palaces without rice: {note.facts['palaces']}.",
    "EVT-DROUGHT-4": _left,
    "EVT-MONGOL-2": _left,
    "EVT-CONTAGION-1": _left,
    "WALL-12": _left,
    "GE-QUAKE-3": _left,
    **expansions.ALONE,
}


def _with_forced(text: str, note: Note) -> str:
    return f"{text} (No other choice.)" if text and note.forced else text


def _sums(notes: Iterable[Note], players: Sequence[str], thing: str) -> str:
    sums: dict[int, int] = {}
    for note in notes:
        if note.seat is not None:
            sums[note.seat] = sums.get(note.seat, 0) + note.change.get(thing, 0)
    return ", ".join(f"{players[seat]} {total}" for seat, total in sums.items())


def _festival(notes: list[Note], players: Sequence[str]) -> str:
    back = [note for note in notes if note.rule == "EVT-FESTIVAL-3"]
    told = f"Dragon Festival, points: {_sums(notes, players, 'vp')}."
    returned = each(back, players, lambda note: -note.change["fireworks"])
    return f"{told} Fireworks given back: {returned}." if back else told


def _decay(notes: list[Note], players: Sequence[str]) -> str:
    def lost(note: Note) -> str:
        return f"{note.facts['palace']} {'loses a floor' if note.facts['left'] else 'disappears'}"

    def whose(note: Note) -> str:
        return f"{players[note.seat or 0]}, palace {lost(note)}"

    return f"Decay: {'; '.join(map(whose, notes))}."


def _owed(name: str) -> Callable[[list[Note], Sequence[str]], str]:
    def told(notes: list[Note], players: Sequence[str]) -> str:
        listed = each(notes, players, lambda note: min(int(note.facts["owed"]), int(note.facts["persons"])))
        return f"{name}, persons to release: {listed}."

    return told


OWED: Final[dict[str, str]] = {
    "EVT-TRIBUTE-2": EVENT_NAMES["imperial_tribute"],
    "EVT-MONGOL-2": EVENT_NAMES["mongol_invasion"],
    "EVT-CONTAGION-1": EVENT_NAMES["contagion"],
    "WALL-12": WALL,
}
"""Rules by which several players release persons, and what they do it for; each is a chapter of that name."""

_TOGETHER: Final[dict[str, Callable[[list[Note], Sequence[str]], str]]] = {
    "tribute": lambda notes, players: (
        f"Imperial Tribute, yuan paid: {each(notes, players, lambda note: -note.change['yuan'])}."
    ),
    "drought": lambda notes, players: (
        "Drought, rice paid: "
        + each(notes, players, lambda note: f"{-note.change['rice']} of {note.facts['inhabited']}")
        + "."
    ),
    "festival": _festival,
    "mongols": lambda notes, players: (
        f"Mongol Invasion, points for helmets: {each(notes, players, lambda note: note.change['vp'])}."
    ),
    **{name: _owed(name) for name in OWED.values()},
    "decay": _decay,
    "scoring": lambda notes, players: f"Scoring, points of the month: {_sums(notes, players, 'vp')}.",
    "end": lambda notes, players: f"Final scoring, points: {_sums(notes, players, 'vp')}.",
    **expansions.TOGETHER,
}
