"""The nearest change in this game, in words; what may help against each refusal stands in `proposals.py`."""

from __future__ import annotations

from typing import Final

from yotd_widget.describe.remedy import Tabled
from yotd_widget.engine.texts import N_, Texts
from yotd_widget.games.rotunda.reasons.proposals import HOPELESS, PROPOSALS
from yotd_widget.games.rotunda.state import State

CHANGES: Final[Texts[str]] = Texts(
    {
        # Translators: what follows “Possible with”. {cube}: as “tea”
        "stock": N_("one {cube} of {player} in the general supply"),
        # Translators: {side}: “young Assistant”; {room}: “Market”
        "chair free": N_("one {side} of {player} fewer in the {room}"),
        "seated": N_("a {side} of yours in the {room}"),
        "in village": N_("an Assistant of yours in the {village}"),
        "to place": N_("{after} instead of {before} Assistants to place"),
        # Translators: {field}: “row 2, column 1” of the Worship board
        "no senior": N_("no Senior of yours in {field}"),
        # Translators: {after}, {before}: rooms, or the Ancestors' Hall
        "leader": N_("a Leader of {player} in the {after} instead of the {before}"),
        # Translators: {leader}: the colour of a Neutral Leader
        "neutral": N_("the {leader} Leader in the {after} instead of the {before}"),
        # Translators: {cube}: “tea”, “gold as tea”
        "uncovered": N_("no {cube} in the {room}"),
        "lying": N_("{cube} in the {room}"),
        "not done": N_("this not done yet in the visit"),
        # Translators: {after}, {before}, {expert}, {order}: cards or Amulets by their names
        "held": N_("{after} among your cards"),
        "held instead": N_("{after} instead of {before} among your cards"),
        "not held": N_("{expert} no longer among your cards"),
        "open": N_("{after} open instead of {before}"),
        "not completed": N_("{order} not completed yet"),
        "not used": N_("the effect of {order} not used yet"),
        # Translators: {after}: an Amulet; {space}: “right edge of row 2”
        "on edge": N_("the Amulet {after} at the {space}"),
    }
)
"""Kind of change -> what would be different."""


class RotundaRemedies(Tabled[State]):
    """Changes of this game, and words for them."""

    PROPOSALS = PROPOSALS
    HOPELESS = HOPELESS
    CHANGES = CHANGES
