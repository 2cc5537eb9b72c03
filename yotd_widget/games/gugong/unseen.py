"""What players know of what others do: all that lies open, and not which card or order it was where that is hidden."""

from __future__ import annotations

from typing import Final

import msgspec

from yotd_widget.engine.trace import Note
from yotd_widget.games.gugong.pieces import HIDDEN

_CARDS: Final = frozenset({"GIFT-6", "TOK-5a", "TOK-8a", "MORN-9", "HARB-4", "AUTOMA-21", "AUTOMA-23", "AUTOMA-36"})
"""Rules by which a card moves that only its owner sees: between hand and discard pile, or from the draw pile.

A card laid or swapped is taken from the board and lies there afterwards, and so is a token taken on the map (INFO-3).
"""
_ORDERS: Final = frozenset({"SETUP-3", "SETUP-11", "EXPERT-2", "AUTOMA-4", "AUTOMA-5", "AUTOMA-11", "MORN-3"})
"""Rules by which something is shuffled in an order that nobody knows (INFO-4)."""


def noted(note: Note, seat: int) -> Note:
    """A note as the player on a seat knows it."""
    facts = note.facts
    if note.rule in _ORDERS:
        facts = {fact: value for fact, value in facts.items() if fact != "drawn"}
    elif note.rule in _CARDS and note.seat != seat:
        facts = {fact: HIDDEN if fact in ("hand", "discard") else value for fact, value in facts.items()}
    return note if facts == note.facts else msgspec.structs.replace(note, facts=facts)
