"""Sentences about the expansions: the Great Wall and the Super Events. `tell.py` puts them among the others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from yotd_widget.engine.phrases import counted, listed
from yotd_widget.engine.texts import N_, Texts, _
from yotd_widget.engine.trace import Note
from yotd_widget.games.dragon.words import (
    CHARTER_UNITS,
    FLOORS,
    GOODS_COUNTED,
    GREAT_EVENT_NAMES,
    KIND_NAMES,
    PERSON_NAMES,
    PRIVILEGE_NAMES,
    TILES,
    WALL_TILE_UNITS,
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
    return listed(f"{players[note.seat]} {text(note)}" for note in notes if note.seat is not None)


_NAMES: Final[dict[str, Any]] = {
    "person": PERSON_NAMES,
    "first": PERSON_NAMES,
    "second": PERSON_NAMES,
    "card": KIND_NAMES,
    "kind": KIND_NAMES,
    "event": GREAT_EVENT_NAMES,
    "size": PRIVILEGE_NAMES,
}
"""Facts of notes that are ids, and the names of these."""


def in_words(note: Note) -> dict[str, Any]:
    """What fills the sentence of a note: its facts by their names, and how much of each thing came or went."""
    words: dict[str, Any] = {thing: abs(change) for thing, change in note.change.items()}
    return words | {fact: _NAMES[fact][value] if fact in _NAMES else value for fact, value in note.facts.items()}


def _points(note: Note) -> int:
    return note.change["vp"]


def _wall(notes: list[Note], players: Sequence[str]) -> str:
    text = _("The wall reaches: {length} tiles, {needed} needed. Points for own tiles: {players}.")
    return text.format(**in_words(notes[0]), players=each(notes, players, _points))


def _short(_player: str, note: Note) -> str:
    text = _("The wall falls short: {tiles}, {needed} needed.")
    return text.format(tiles=counted(int(note.facts["length"]), TILES), needed=note.facts["needed"])


def _privileges(notes: list[Note], players: Sequence[str]) -> str:
    lost = each(notes, players, lambda note: -note.change["small"] - note.change["large"])
    return _("Assassination Attempt, privileges lost: {players}.").format(players=lost)


def _who(notes: Iterable[Note], players: Sequence[str]) -> str:
    return listed(players[note.seat] for note in notes if note.seat is not None)


TOGETHER: Final[dict[str, Callable[[list[Note], Sequence[str]], str]]] = {
    "wall": _wall,
    "lantern": lambda notes, players: _("Lantern Festival, points for persons: {players}.").format(
        players=each(notes, players, _points)
    ),
    "buddha": lambda notes, players: _("Buddha, points for monks: {players}.").format(
        players=each(notes, players, _points)
    ),
    "volcano": lambda notes, players: _(
        "Volcanic Eruption: all markers go back to space 0, in the order {players}."
    ).format(players=_who(notes, players)),
    "assassination": _privileges,
    "too late": lambda notes, players: _("Sunrise, nobody left to take: {players}.").format(
        players=_who(notes, players)
    ),
}


LINES: Final[Texts[str]] = Texts(
    {
        "WALL-4": N_("{player} lays tile {length} of the wall."),
        "GE-1": N_("Super Event of month 7: {event}."),
        "GE-3": N_("Super Event: {event}."),
        "GE-ECLIPSE-1": N_("The event of the month strikes a second time."),
        "GE-QUAKE-2": N_("{player}: palace {palace} falls."),
        "GE-SUNRISE-1": N_("{player} chooses the {person}."),
        "GE-SUNRISE-3": N_("{player}: {person} into palace {palace}. Steps +{steps}."),
    }
)
"""Rule -> the sentence of its note, as in `tell.py`."""


def _bonus(player: str, note: Note) -> str:
    tile: Any = note.facts["tile"]
    bonus = counted(int(note.facts["bonus"]), WALL_TILE_UNITS[tile])
    return _("{player}: bonus of a wall tile, {bonus}.").format(player=player, bonus=bonus)


def _floors(player: str, note: Note) -> str:
    floors = counted(-note.change["floors"], FLOORS)
    text = _("{player}: palace {palace} loses {floors}.")
    return text.format(player=player, palace=note.facts["palace"], floors=floors)


def _returned(player: str, note: Note) -> str:
    goods = listed(counted(-amount, GOODS_COUNTED[good]) for good, amount in note.change.items() if amount)
    return _("{player} returns {goods}.").format(player=player, goods=goods)


def _dropped(player: str, note: Note) -> str:
    card: Any = note.facts["card"]
    text = _("{player} discards a wild card.") if card == "wild" else _("{player} discards the card {card}.")
    return text.format(player=player, card=KIND_NAMES[card])


def _charter(player: str, note: Note) -> str:
    kind: Any = note.facts["kind"]
    benefit = charter_text(kind, int(note.facts["amount"]))
    return _("{player}: Charter for {kind}, {benefit}.").format(player=player, kind=KIND_NAMES[kind], benefit=benefit)


def charter_text(kind: Any, amount: int) -> str:
    """What the Charter brings for a type: "6 yuan"; "nothing" for healers.

    >>> charter_text("tax_collector", 6), charter_text("healer", 0)
    ('6 yuan', 'nothing')
    """
    return counted(amount, CHARTER_UNITS[kind]) if kind in CHARTER_UNITS else _("nothing")


ALONE: Final[dict[str, Callable[[str, Note], str]]] = {
    "WALL-7a": _bonus,
    "WALL-7b": _bonus,
    "WALL-7c": _bonus,
    "WALL-7d": _bonus,
    "WALL-10": _short,
    "WALL-15": _short,
    "GE-QUAKE-1": _floors,
    "GE-FLOOD-1": _returned,
    "GE-TORNADO-1": _dropped,
    "GE-CHARTER-1": _charter,
}
"""Rule -> what tells its note, as in `tell.py`."""
