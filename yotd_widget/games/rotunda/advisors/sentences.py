"""The Steward's reasons in words: one sentence for each consideration, filled in with the numbers that entered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from yotd_widget.describe.weighing import said_by_number
from yotd_widget.engine.texts import N_, NN_, _
from yotd_widget.engine.trace import Fact

Facts = Mapping[str, Fact]

COUNTED: Final[dict[str, tuple[str, tuple[str, str]]]] = {
    "points": ("points", NN_("point on the track", "points on the track")),
    "amulets": ("amulets", NN_("Amulet", "Amulets")),
    "orders": ("points", NN_("point of completed Orders", "points of completed Orders")),
    "plans": ("orders", NN_("Order to complete", "Orders to complete")),
    "experts": ("experts", NN_("Expert who can be activated", "Experts who can be activated")),
    "track": ("fields", NN_("uncovered field of the Assistants' track", "uncovered fields of the Assistants' track")),
    "supply": ("assistants", NN_("Assistant in the supply", "Assistants in the supply")),
    "chairs": ("assistants", NN_("Assistant on chairs", "Assistants on chairs")),
    "villages": ("assistants", NN_("Assistant in the villages", "Assistants in the villages")),
    "coins": ("coins", NN_("coin", "coins")),
    "cubes": ("cubes", NN_("cube", "cubes")),
}
"""Consideration -> the fact that counts, and its name for one and for several."""

# Translators: of a chain on the Worship board; {assistants}: how many can be placed; {points}: of its last field
CHAIN: Final = N_("a chain of {assistants} to the field of {points}")
EFFECTS: Final = N_("effects of Orders and Experts in about {turns} turns to come")


def sentence(consideration: str, facts: Facts, instead: Facts) -> str:
    """What one reason says. instead: the facts of the other choice that differ.

    >>> sentence("coins", {"coins": 2}, {"coins": 1})
    '2 coins instead of 1'
    >>> sentence("chain", {"assistants": 4, "points": 6}, {"assistants": 3, "points": 4})
    'a chain of 4 to the field of 6 instead of 4'
    """
    if consideration in COUNTED:
        return said_by_number(*COUNTED[consideration], facts, instead)
    if consideration == "effects":
        return _(EFFECTS).format(**facts)
    text = _(CHAIN).format(**facts)
    return _("{this} instead of {other}").format(this=text, other=instead["points"]) if "points" in instead else text
