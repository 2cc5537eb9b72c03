"""The Traveller, Travel Tokens and what they are exchanged for (DX)."""

from __future__ import annotations

from typing import Any, Final

from yotd_widget.describe.named import Example, given, own
from yotd_widget.engine.texts import N_

_BO: Final[dict[str, Any]] = {"pool": 3}

TRAVEL: Final[dict[str, Example]] = {
    "DX-8": given(
        N_("Three tokens and a double one: what they are exchanged for must be met exactly."),
        "Ann", "XCH-1 XCH-3 TOK-12a", Ann=own(pool=3, tokens="TOK-1 TOK-3 TOK-6 TOK-12"), Bo=_BO,
    ),
    "DX-11": given(
        N_("A token for two servants, but only one is left in the supply."),
        "Ann at travel", "SERV-2 TOK-2", lies={"C02": "TOK-2"}, Ann=own(supply=1, wall=2, city="C01"), Bo=_BO,
    ),
    "DX-12a": given(
        N_("Three tokens are left: the Traveller passes empty cities until he comes to one."),
        "Ann at travel", "TRAV-4", map={"C02": "TOK-1", "C03": "TOK-3", "C13": "TOK-6"},
        Ann=own(pool=3, city="C01"), Bo=_BO,
    ),
    "DX-12b": given(
        N_("A city whose neighbours all hold tokens cannot be reached: no token is passed."),
        "Ann at travel", "TRAV-5",
        map={"C02": "TOK-1", "C03": "TOK-3", "C13": "TOK-6", "C04": "TOK-4", "C16": "TOK-7"},
        Ann=own(pool=3, city="C01"), Bo=_BO,
    ),
    "DX-21a": given(
        N_("Decrees make Travel and the Jade action cheaper, but not the Jade of a token."),
        "Ann at travel", "DECREE-2-1 DECREE-2-2 JADE-4 JADE-6 TOK-11a", lies={"C02": "TOK-11", "C03": "TOK-6"},
        Ann=own(pool=4, city="C01", decrees="D2-1 D2-2"), Bo=_BO,
    ),
    "DX-23a": given(
        N_("The first move of the game leads to any city."), "Ann at travel", "TRAV-3", day=1,
        gifts={"travel": "P1-9"}, Ann=own(pool=6, hand="P1-2 P1-4 P1-6", discard="B-1"),
        Bo=own(pool=6, hand="P2-1 P2-5 P2-7 P2-8"),
    ),
    "DX-23b": given(
        N_("Two tokens are left on the map: two moves collect both."), "Ann at travel", "TRAV-2 TRAV-3",
        map={"C01": "TOK-6", "C17": "TOK-4"}, Ann=own(pool=3), Bo=_BO,
    ),
    "DX-23c": given(
        N_("One token is left on the map: the second move is skipped, and nothing is paid back."),
        "Ann at travel", "TRAV-7", map={"C17": "TOK-4"}, Ann=own(pool=2), Bo=_BO,
    ),
    "DX-23d": given(
        N_("No token is left on the map: there is nowhere to go."),
        "Ann at travel", "TRAV-7", map={}, Ann=own(pool=2, tokens="TOK-1 TOK-3"), Bo=_BO,
    ),
    "DX-24": given(
        N_("All token spaces are full when one more token comes: first there has to be room."),
        "Ann at travel", "TRAV-8 TRAV-9 XCH-5", lies={"C02": "TOK-6"},
        Ann=own(pool=3, city="C01", tokens="TOK-1 TOK-2 TOK-3 TOK-4 TOK-7 TOK-8"), Bo=_BO,
    ),
    "DX-26": given(
        N_("A token puts a servant on the Wall: it is scored in the middle of the journey."),
        "Ann at travel", "ROUND-5 TOK-10a", lies={"C02": "TOK-10", "C03": "TOK-6"},
        Ann=own(pool=3, wall=1, intrigue=5, city="C01"), Bo=own(pool=3, wall=2, intrigue=2),
    ),
    "DX-27": given(
        N_("A token loads a ship: one is full already, another needs one servant more."),
        "Ann at travel", "TOK-9a HARB-7", lies={"C02": "TOK-9"},
        Ann=own(pool=2, city="C01", ships="A2 3, A3 2"), Bo=_BO,
    ),
    "DX-53a": given(
        N_("Near the top of the Intrigue Track surplus steps are lost."),
        "Ann at intrigue", "INTR-3 INTR-4", Ann=own(pool=3, intrigue=12), Bo=own(pool=3, intrigue=5),
    ),
    "DX-53b": given(
        N_("At the top of the Intrigue Track, below another marker, a step changes nothing."),
        "Ann at travel", "INTR-6 TOK-4", lies={"C02": "TOK-4"}, order="Bo Ann",
        Ann=own(pool=3, intrigue=14, city="C01"), Bo=own(pool=3, intrigue=14),
    ),
    "DX-54a": given(
        N_("The Double Servant lies in the supply: a token may put it on a ship that has two free spaces."),
        "Ann at travel", "DBL-8 DBL-10", lies={"C02": "TOK-9"},
        Ann=own(supply="4+D", city="C01", ships="A3 2, A2 1"), Bo=_BO,
    ),
    "DX-54b": given(
        N_("The Double Servant lies in the supply: it may be the extra servant of the Wall."),
        "Ann at wall", "DBL-10 WALL-3", Ann=own(supply="4+D", decrees="D2-3"), Bo=_BO,
    ),
}  # fmt: skip
"""Where the Traveller may go, what the tokens do, and what they are worth."""
