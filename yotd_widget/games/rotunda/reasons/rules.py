"""Every rule of the game in one sentence, by its id, in the order of the book; and how open questions are decided."""

from __future__ import annotations

from typing import Final

from yotd_widget.engine.texts import Texts
from yotd_widget.games.rotunda.reasons.chapters import cards, end, people, rooms, rulings, setup, steps

RULES: Final = Texts({**setup.SETUP, **steps.STEPS, **rooms.ROOMS, **people.PEOPLE, **cards.CARDS, **end.END})
RULINGS: Final = Texts(rulings.RULINGS)
"""What the rule book leaves open, and how it is played here."""
