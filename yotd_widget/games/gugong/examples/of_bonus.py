"""Bonus Travel Tokens (DX)."""

from __future__ import annotations

from typing import Final

from yotd_widget.describe.named import Example, given, own
from yotd_widget.engine.texts import N_

BONUS: Final[dict[str, Example]] = {
    "DX-41a": given(
        N_("Two have a toll at the Palace, and who comes there has no point to lose."),
        "Ann at palace", "BONUS-4",
        Ann=own(pool=3), Bo=own(pool=2, bonus="BTOK-2 palace"), Cy=own(pool=2, bonus="BTOK-2 palace"),
    ),
    "DX-41b": given(
        N_("Who has a toll at the Palace pays only that of the other one."),
        "Bo at palace", "BONUS-4",
        Ann=own(pool=3), Bo=own(pool=2, bonus="BTOK-2 palace", vp=3), Cy=own(pool=2, bonus="BTOK-2 palace"),
    ),
    "DX-41c": given(
        N_("Tolls at the Palace, and an action at another place."),
        "Ann at intrigue", "BONUS-4",
        Ann=own(pool=3, vp=3), Bo=own(pool=2, bonus="BTOK-2 palace"), Cy=own(pool=2, bonus="BTOK-2 palace"),
    ),
    "DX-42a": given(
        N_("Two may follow to the Palace, and each of them pays the toll of the first."),
        "Ann at palace", "BONUS-5 BONUS-4",
        Ann=own(pool=3, vp=2, bonus="BTOK-2 palace"), Bo=own(pool=2, vp=2, bonus="BTOK-3 palace"),
        Cy=own(pool=2, vp=2, bonus="BTOK-3 palace"),
    ),
    "DX-42b": given(
        N_("Two may follow: the one who sits next to the acting player is asked first."),
        "Bo at palace", "BONUS-5",
        Ann=own(pool=3, bonus="BTOK-3 palace"), Bo=own(pool=2), Cy=own(pool=2, bonus="BTOK-3 palace"),
    ),
    "DX-42c": given(
        N_("The action of a Palace card can be followed too, wherever it lies."),
        "Ann lays P1-4 at travel", "BONUS-5 CARD-4",
        Ann=own(pool=3), Bo=own(pool=2, bonus="BTOK-3 palace"), Cy=own(pool=2),
    ),
    "DX-42d": given(
        N_("A token that moves the Envoy is no action: nobody follows."),
        "Ann at travel", "BONUS-5 TOK-3", lies={"C02": "TOK-3"},
        Ann=own(pool=3, city="C01"), Bo=own(pool=2, bonus="BTOK-3 palace"), Cy=own(pool=2),
    ),
    "DX-43a": given(
        N_("Six tokens are held, and a bonus token is found: in use it takes no space until the Day ends."),
        "Ann at travel", "BONUS-2 BONUS-6 BONUS-7 XCH-5", lies={"C02": "BTOK-2"}, hands=0,
        Ann=own(pool=1, city="C01", hand="", tokens="TOK-1 TOK-2 TOK-3 TOK-4 TOK-7 TOK-8"), Bo=own(pool=2),
    ),
    "DX-43b": given(
        N_("Only the Double Servant is in the pool: it cannot mark a bonus token."),
        "Ann at travel", "BONUS-2 DBL-7", lies={"C02": "BTOK-2"},
        Ann=own(pool="0+D", city="C01", tokens="TOK-3 TOK-4"), Bo=own(pool=2),
    ),
    "DX-58": given(
        N_("Bo has passed; but following with a bonus token he may take a card back, and then has a turn again."),
        "Ann at travel", "DAY-5 BONUS-5", lies={"C02": "TOK-6", "C04": "TOK-8"},
        Ann=own(pool=2, city="C01", hand="P1-2"),
        Bo=own(pool=2, city="C05", hand="", discard="B-7", bonus="BTOK-3 travel"),
    ),
}  # fmt: skip
"""Tokens that stay in use for the rest of a Day."""
