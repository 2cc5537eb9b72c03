"""The Steward's reasons in words: one sentence for each consideration, filled in with the numbers that entered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from yotd_widget.describe.weighing import said_by_number
from yotd_widget.engine.texts import N_, NN_, _
from yotd_widget.engine.trace import Fact
from yotd_widget.games.gugong.words import DECREE_NAMES

Facts = Mapping[str, Fact]

COUNTED: Final[dict[str, tuple[str, tuple[str, str]]]] = {
    "points": ("points", NN_("point on the track", "points on the track")),
    "space": ("points", NN_("point for the space in the Palace", "points for the space in the Palace")),
    "jade": ("jade", NN_("Jade", "Jades")),
    "servants": ("servants", NN_("servant in the pool", "servants in the pool")),
    "tokens": ("worth", NN_("token", "tokens")),
    "cards": ("cards", NN_("card for the Days to come", "cards for the Days to come")),
    "matches": ("matches", NN_("match with tonight's dice", "matches with tonight's dice")),
    "wall": ("units", NN_("servant on the Wall", "servants on the Wall")),
    "cargo": ("units", NN_("servant on ships", "servants on ships")),
    "intrigue": ("steps", NN_("Intrigue step", "Intrigue steps")),
    "behind": ("players", NN_("player behind on the Intrigue Track", "players behind on the Intrigue Track")),
}
"""Consideration -> the fact that counts, and its name for one and for several."""

GATE: Final = N_("Envoy on step {step}, with {turns} turns left")
INSIDE: Final = N_("in the Palace")
MEDAL: Final = N_("the Medal: first on the next Day")
DOUBLE: Final = N_("the Double Servant at hand")
DECREE: Final = N_("the Decree “{decree}”")


def sentence(consideration: str, facts: Facts, instead: Facts) -> str:
    """What one reason says. instead: the facts of the other choice that differ.

    >>> sentence("jade", {"jade": 2}, {"jade": 1})
    '2 Jades instead of 1'
    """
    if consideration in COUNTED:
        return said_by_number(*COUNTED[consideration], facts, instead)
    if consideration == "gate":
        said = _(INSIDE) if facts["inside"] else _(GATE).format(**facts)
        if "step" not in instead:
            return said
        # Translators: {this}: “in the Palace”; {step}: of the Envoy after another choice
        return _("{this}, not step {step}").format(this=said, step=instead["step"])
    if consideration.startswith("D"):
        return _(DECREE).format(decree=DECREE_NAMES[consideration])
    return _({"medal": MEDAL, "double": DOUBLE}[consideration])
