"""The Great Wall and the Intrigue Benefits (DX)."""

from __future__ import annotations

from typing import Final

from yotd_widget.describe.named import Example, given, own
from yotd_widget.engine.texts import N_

_TWO: Final = "TOK-3 TOK-4"
"""Tokens with which one is asked even where a single answer is left, for one could exchange them."""

WALL: Final[dict[str, Example]] = {
    "DX-16a": given(
        N_("One servant is in the pool: it cannot pay and stand on the Wall as well."),
        "Ann at wall", "WALL-1 WALL-2 SERV-5", Ann=own(pool=1, tokens=_TWO), Bo=own(pool=3),
    ),
    "DX-16b": given(
        N_("Only the Double Servant is in the pool: it cannot pay and stand on the Wall as well."),
        "Ann at wall", "WALL-2 SERV-5", Ann=own(pool="0+D", tokens=_TWO), Bo=own(pool=3),
    ),
    "DX-16c": given(
        N_("A servant and the Double Servant: the one that does not pay is placed."),
        "Ann at wall", "WALL-2 DBL-5", Ann=own(pool="1+D"), Bo=own(pool=3),
    ),
    "DX-16d": given(
        N_("Three servants are in the pool: one pays, and one or two are placed."),
        "Ann at wall", "WALL-2", Ann=own(pool=3), Bo=own(pool=3),
    ),
    "DX-16e": given(
        N_("The pool is empty: nothing can be placed on the Wall."),
        "Ann at wall", "WALL-1", Ann=own(pool=0, tokens=_TWO), Bo=own(pool=3),
    ),
    "DX-19a": given(
        N_("A Decree adds a servant of the supply: so the Wall is completed, and the tie won."),
        "Ann at wall", "WALL-3 DECREE-2-3 TIE-1",
        Ann=own(pool=1, decrees="D2-3", intrigue=3), Bo=own(pool=2, wall=2, intrigue=1), Cy=own(pool=2, wall=1),
    ),
    "DX-19b": given(
        N_("The pool is empty: the Decree alone places nothing."),
        "Ann at wall", "WALL-3",
        Ann=own(pool=0, decrees="D2-3", intrigue=3, tokens=_TWO), Bo=own(pool=2, wall=2, intrigue=1),
        Cy=own(pool=2, wall=1),
    ),
    "DX-19c": given(
        N_("A token puts one servant on the Wall, and the Decree adds none."),
        "Ann at travel", "TOK-10a", lies={"C02": "TOK-10"},
        Ann=own(pool=1, decrees="D2-3", intrigue=3, city="C01"), Bo=own(pool=2, wall=2, intrigue=1),
        Cy=own(pool=2, wall=1),
    ),
    "DX-20": given(
        N_("One servant more completes the Wall: then three take Intrigue Benefits, the lowest marker first."),
        "Ann at wall", "INTB-2 INTB-3 INTB-4 INTB-5 INTR-5", dice="1 4 1", order="Bo Cy Ann Dora",
        Ann=own(pool=2, wall=2, intrigue=5), Bo=own(supply=1, wall=2, intrigue=7),
        Cy=own(pool=2, wall=1, intrigue=5), Dora=own(pool=2),
    ),
}  # fmt: skip
"""Placing servants on the Wall, and what comes of it when it is complete."""
