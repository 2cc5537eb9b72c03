"""Sentences about the expansions: the Great Wall and the Super Events. `tell.py` puts them among the others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from yotd_widget.engine.trace import Note
from yotd_widget.games.dragon.words import (
    CHARTER_UNITS,
    GREAT_EVENT,
    GREAT_EVENT_NAMES,
    KIND_NAMES,
    WALL_TILE_UNITS,
    counted,
    person_name,
)

CHAPTERS: Final[dict[str, tuple[str, ...]]] = {
    "wall": ("WALL-11",),
    "lantern": ("GE-LANTERN-1",),
    "buddha": ("GE-BUDDHA-1",),
    "volcano": ("GE-VOLCANO-1",),
    "assassination": ("GE-ASSASSIN-1",),
    "too late": ("GE-SUNRISE-5",),
}
"""Notes about everybody at once, as in `tell.CHAPTERS`."""


def each(notes: Iterable[Note], players: Sequence[str], text: Callable[[Note], object]) -> str:
    """A list of players with what befell them: "Ada 3, Bo 0"."""
    return ", ".join(f"{players[note.seat]} {text(note)}" for note in notes if note.seat is not None)


def _points(note: Note) -> int:
    return note.change["vp"]


def _wall(notes: list[Note], players: Sequence[str]) -> str:
    length, needed = notes[0].facts["length"], notes[0].facts["needed"]
    return f"The wall reaches: {length} tiles, {needed} needed. Points for own tiles: {each(notes, players, _points)}."


def _short(_player: str, note: Note) -> str:
    return (
        f"The wall falls short: {counted(int(note.facts['length']), ('tile', 'tiles'))}, {note.facts['needed']} needed."
    )


def _privileges(notes: list[Note], players: Sequence[str]) -> str:
    listed = each(notes, players, lambda note: -note.change["small"] - note.change["large"])
    return f"Assassination Attempt, privileges lost: {listed}."


TOGETHER: Final[dict[str, Callable[[list[Note], Sequence[str]], str]]] = {
    "wall": _wall,
    "lantern": lambda notes, players: f"Lantern Festival, points for persons: {each(notes, players, _points)}.",
    "buddha": lambda notes, players: f"Buddha, points for monks: {each(notes, players, _points)}.",
    "volcano": lambda notes, players: (
        "Volcanic Eruption: all markers go back to space 0, in the order "
        f"{', '.join(players[note.seat] for note in notes if note.seat is not None)}."
    ),
    "assassination": _privileges,
    "too late": lambda notes, players: (
        f"Sunrise, nobody left to take: {', '.join(players[note.seat] for note in notes if note.seat is not None)}."
    ),
}


def _bonus(player: str, note: Note) -> str:
    tile: Any = note.facts["tile"]
    return f"{player}: bonus of a wall tile, {counted(int(note.facts['bonus']), WALL_TILE_UNITS[tile])}."


def _floors(player: str, note: Note) -> str:
    floors = counted(-note.change["floors"], ("floor", "floors"))
    return f"{player}: palace {note.facts['palace']} loses {floors}."


def _returned(player: str, note: Note) -> str:
    goods = (f"{-amount} {good}" for good, amount in note.change.items() if amount)
    return f"{player} returns {', '.join(goods)}."


def _dropped(player: str, note: Note) -> str:
    card: Any = note.facts["card"]
    return f"{player} discards {'a wild card' if card == 'wild' else f'the card {KIND_NAMES[card]}'}."


def _charter(player: str, note: Note) -> str:
    kind: Any = note.facts["kind"]
    return f"{player}: Charter for {KIND_NAMES[kind]}, {charter_text(kind, int(note.facts['amount']))}."


def charter_text(kind: Any, amount: int) -> str:
    """What the Charter brings for a type: "6 yuan"; "nothing" for healers.

    >>> charter_text("tax_collector", 6), charter_text("healer", 0)
    ('6 yuan', 'nothing')
    """
    return counted(amount, CHARTER_UNITS[kind]) if kind in CHARTER_UNITS else "nothing"


def _housed(player: str, note: Note) -> str:
    person: Any = note.facts["person"]
    return f"{player}: {person_name(person)} into palace {note.facts['palace']}. Steps +{note.change['steps']}."


def _great(note: Note) -> str:
    event: Any = note.facts["event"]
    return GREAT_EVENT_NAMES[event]


ALONE: Final[dict[str, Callable[[str, Note], str]]] = {
    "WALL-4": lambda player, note: f"{player} lays tile {note.facts['length']} of the wall.",
    "WALL-7a": _bonus,
    "WALL-7b": _bonus,
    "WALL-7c": _bonus,
    "WALL-7d": _bonus,
    "WALL-10": _short,
    "WALL-15": _short,
    "GE-1": lambda player, note: f"{GREAT_EVENT} of month 7: {_great(note)}.",
    "GE-3": lambda player, note: f"{GREAT_EVENT}: {_great(note)}.",
    "GE-ECLIPSE-1": lambda player, note: "The event of the month strikes a second time.",
    "GE-QUAKE-1": _floors,
    "GE-QUAKE-2": lambda player, note: f"{player}: palace {note.facts['palace']} falls.",
    "GE-FLOOD-1": _returned,
    "GE-TORNADO-1": _dropped,
    "GE-SUNRISE-1": lambda player, note: f"{player} chooses the {person_name(note.facts['person'])}.",  # type: ignore[arg-type]
    "GE-SUNRISE-3": _housed,
    "GE-CHARTER-1": _charter,
}
