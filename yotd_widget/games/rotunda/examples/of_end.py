"""The end and the scoring (TV)."""

from __future__ import annotations

from typing import Final

from yotd_widget.describe.named import Example, given, own
from yotd_widget.engine.texts import N_

END: Final[dict[str, Example]] = {
    "TV-9": given(
        N_("Three used Experts have the back of one who was kept."), "end", "ADV-3", advanced=True,
        discard="e12 e13 e14", Ann=own(experts="e15", supply=0), Bo=own(supply=0), Cy=own(supply=0),
    ),
    "TV-11": given(
        N_("Tracks with no Assistant, with one, and with nine."), "end", "SCORE-3",
        Ann=own(supply=2, track=0), Bo=own(supply=2, track=1), Cy=own(supply=2, track=9),
    ),
    "TV-13": given(
        N_("Five Amulets of four kinds."), "end", "SCORE-1", Ann=own(supply=0, amulets="A1 A1 A2 A3", cards="e01"),
        Bo=own(supply=0), Cy=own(supply=0),
    ),
    "TV-14": given(
        N_("Coins, Assistants and cubes are changed."), "end", "SCORE-5", Ann=own(coins=4, supply=2, tea=1, gold=1),
        Bo=own(supply=0), Cy=own(supply=0),
    ),
    "TV-20": given(
        N_("The marker stands before the end field."), "Cy in hall", "END-1 END-2",
        Ann=own(), Bo=own(), Cy=own(villages="V1"), Di=own(), marker=9, temples="",
    ),
    "TV-53": given(
        N_("Equal points, and 10, 11 and 10 coins."), "end", "SCORE-6",
        Ann=own(vp=20, supply=0, coins=10), Bo=own(vp=20, supply=0, coins=11), Cy=own(vp=20, supply=0, coins=10),
    ),
    "TV-54": given(
        N_("Assistants in a village, on chairs and on the Worship board."), "end", "SCORE-4",
        Ann=own(supply=0, villages="V1 V1", young="market", senior="banker", worship="r1c1"),
        Bo=own(supply=0), Cy=own(supply=0),
    ),
    "TV-64": given(
        N_("Of two Experts one is an Amulet."), "end", "ADV-3 SCORE-1", advanced=True, discard="e12 e13 e14",
        Ann=own(supply=0, experts="e15", cards="e09"), Bo=own(supply=0), Cy=own(supply=0),
    ),
}  # fmt: skip
