"""Intrigue, Palace, Jade and Decrees (DX)."""

from __future__ import annotations

from typing import Any, Final

from yotd_widget.describe.named import Example, given, own
from yotd_widget.engine.texts import N_

_BO: Final[dict[str, Any]] = {"pool": 3}
_TWO: Final = "TOK-3 TOK-4"

PLACES: Final[dict[str, Example]] = {
    "DX-6": given(
        N_("Three play Intrigue on one Day: the Medal goes to the first who takes the single step."),
        "Ann at intrigue", "INTR-1 INTR-2 INTR-3 MORN-1", gifts={"intrigue": "B-7"},
        Ann=own(pool=2, hand=""), Bo=own(pool=2, hand="P2-8"), Cy=own(pool=2, hand="P1-9"),
    ),
    "DX-9": given(
        N_("The Envoy is one step before the Palace: of two steps one leads beyond it."),
        "Ann at palace", "PAL-3 PAL-5", Ann=own(pool=3, envoy=7), Bo=_BO,
    ),
    "DX-10a": given(
        N_("All markers are on the first step: the last player is on top, and whoever arrives later lies higher."),
        "Ann at intrigue", "INTR-5 TIE-1 SETUP-9", day=1, gifts={"intrigue": "P1-9"},
        Ann=own(pool=6, hand="P1-2 P1-4 P1-6", discard="B-4"), Bo=own(pool=6, hand="P2-1 P2-5 P2-7 P2-8"),
        Cy=own(pool=6, hand="P3-3 P3-4 P3-6 P3-8"),
    ),
    "DX-10b": given(
        N_("Two markers are at the top: the lower one stays below, but its owner may take the Medal."),
        "Cy at intrigue", "INTR-4 INTR-6", order="Ann Cy Bo",
        Ann=own(pool=2, intrigue=14), Bo=own(pool=2, intrigue=3), Cy=own(pool=2, intrigue=14),
    ),
    "DX-21b": given(
        N_("As long as a house has a Jade the square sells none."), "Ann at jade", "JADE-1 JADE-2",
        Ann=own(pool=6), Bo=_BO,
    ),
    "DX-21c": given(
        N_("With a Decree for it a Jade of three servants costs two, one of four still three."),
        "Ann at jade", "DECREE-2-2 JADE-6", Ann=own(pool=2, decrees="D2-2"), Bo=_BO,
    ),
    "DX-21d": given(
        N_("All houses are empty: with a Decree for it the square sells for four."),
        "Ann at jade", "JADE-2 JADE-6", houses="0000", Ann=own(pool=4, decrees="D2-2", jade=2), Bo=own(pool=3, jade=2),
    ),
    "DX-21e": given(
        N_("All houses are empty: four servants are not enough for the square."),
        "Ann at jade", "JADE-2", houses="0000", Ann=own(pool=4, tokens=_TWO, jade=2), Bo=own(pool=3, jade=2),
    ),
    "DX-22a": given(
        N_("A Decree makes the others cheaper: one costs nothing but the servant that is placed."),
        "Ann at decree", "DECREE-0-1 DECREE-0-2 DECREE-0-4 DECREE-2-5", decrees="D1-1 D1-3",
        Ann=own(pool=3, decrees="D2-5"), Bo=own(pool=3, decrees="D1-3"),
    ),
    "DX-22b": given(
        N_("The Decree that makes others cheaper costs its own price in full."),
        "Ann at decree", "DECREE-0-3 DECREE-0-7", decrees="D1-1 D1-3 D2-5", Ann=own(pool=3), Bo=_BO,
    ),
    "DX-22c": given(
        N_("A servant and the Double Servant: this pays the Decree, for only the other can stand on it."),
        "Ann at decree", "DECREE-0-1 DBL-7", decrees="D1-1 D1-3", Ann=own(pool="1+D"),
        Bo=own(pool=3, decrees="D1-3 D1-1"),
    ),
    "DX-22d": given(
        N_("Only the Double Servant is in the pool: it cannot stand on a Decree."),
        "Ann at decree", "DBL-7", decrees="D1-1 D1-3", Ann=own(pool="0+D", tokens=_TWO), Bo=_BO,
    ),
    "DX-22e": given(
        N_("The Decree costs nothing, but the Double Servant cannot stand on it."),
        "Ann at decree", "DBL-7 DECREE-0-2", decrees="D1-1 D1-3", Ann=own(pool="0+D", tokens=_TWO, decrees="D2-5"),
        Bo=_BO,
    ),
    "DX-22f": given(
        N_("One servant pays for a Decree or stands on it, but not both."),
        "Ann at decree", "DECREE-0-1 SERV-5", decrees="D1-1 D1-3", Ann=own(pool=1, tokens=_TWO), Bo=_BO,
    ),
}  # fmt: skip
"""Markers and Envoys, what Jade costs, and what Decrees cost."""
