"""Gifts, actions of cards, and payments (DX)."""

from __future__ import annotations

from typing import Any, Final

from yotd_widget.describe.named import Example, given, own
from yotd_widget.engine.texts import N_

_TABLE: Final[dict[str, Any]] = {
    "gifts": {"travel": "B-4", "wall": "B-5", "jade": "P4-9", "intrigue": "P2-8", "palace": "B-1"},
    "Bo": {"pool": 3},
    "Cy": {"pool": 3},
    "Dora": {"pool": 2},
    "Emil": {"pool": 2},
}
_HAND: Final = "P2-5 P1-4 P2-1 P1-9"

GIFTS: Final[dict[str, Example]] = {
    "DX-1a": given(
        N_("Which gifts are free: a higher value, and the 1 against the 9."), "Ann", "GIFT-2 GIFT-3",
        Ann=own(pool=4, hand=_HAND), **_TABLE,
    ),
    "DX-1b": given(
        N_("With a Decree for it a gift of equal value is free as well."), "Ann", "GIFT-5 DECREE-2-4",
        Ann=own(pool=4, hand=_HAND, decrees="D2-4"), **_TABLE,
    ),
    "DX-1c": given(
        N_("With a bonus token in use every card that its owner plays counts one more."), "Ann", "BONUS-3",
        Ann=own(pool=4, hand=_HAND, bonus="BTOK-1"), **_TABLE,
    ),
    "DX-15a": given(
        N_("One servant and the Double Servant: two servants of a price can only be paid with the Double Servant."),
        "Ann at palace", "DBL-4", Ann=own(pool="1+D"), Bo=own(pool=3),
    ),
    "DX-15b": given(
        N_("Two servants and the Double Servant: a price of two can be paid in two ways."),
        "Ann at palace", "DBL-4 SERV-3", Ann=own(pool="2+D"), Bo=own(pool=3),
    ),
    "DX-15c": given(
        N_("Only the Double Servant is in the pool: it pays for one servant too, and no change is given."),
        "Ann at intrigue", "DBL-4 INTR-3", Ann=own(pool="0+D"), Bo=own(pool=3),
    ),
    "DX-15d": given(
        N_("A token sells a Jade for three servants, and a servant and the Double Servant are worth just that."),
        "Ann at travel", "DBL-4 TOK-11", lies={"C02": "TOK-11"}, Ann=own(pool="1+D", city="C01"), Bo=own(pool=3),
    ),
    "DX-25a": given(
        N_("The last card is laid, and a token brings the card back that lay there before: there is one turn more."),
        "Ann at travel", "TOK-8a DAY-5", lies={"C02": "TOK-8"}, hands=0,
        Ann=own(pool=3, city="C01", hand="", discard="B-7"), Bo=own(pool=3),
    ),
    "DX-25b": given(
        N_("A token changes a dear card into a Jade: the 7 will do, the 6 will not."),
        "Ann at travel", "TOK-5a", lies={"C02": "TOK-5"},
        Ann=own(pool=3, city="C01", hand="P1-6 P2-7"), Bo=own(pool=3),
    ),
    "DX-37": given(
        N_("A swap card lies at the Canal: a card of hand or pile changes places with one of the board."),
        "Ann lays P3-6 at canal", "CARD-7 CARD-8 CARD-9", gifts={"jade": "B-7"},
        Ann=own(pool=3, hand="P1-2", discard="P2-8 B-1"), Bo=own(pool=3), Cy=own(pool=2),
    ),
    "DX-38a": given(
        N_("A Palace card at the Palace: the action may be done twice."),
        "Ann lays P1-4 at palace", "CARD-4 CARD-5", Ann=own(pool=3), Bo=own(pool=3),
    ),
    "DX-38b": given(
        N_("A card that gains a servant."),
        "Ann lays P1-6 at intrigue", "CARD-6", Ann=own(pool=3), Bo=own(pool=3),
    ),
    "DX-38c": given(
        N_("A card that gains a servant, but none is left in the supply."),
        "Ann lays P1-6 at intrigue", "CARD-6 SERV-2",
        Ann=own(supply=0, wall=2, tokens="TOK-3 TOK-4 TOK-6 TOK-7"), Bo=own(pool=3),
    ),
    "DX-39a": given(
        N_("A 2 against a 7: what it may be paid with, if one servant is in the pool."),
        "Ann", "GIFT-4 GIFT-6 GIFT-8 GIFT-9", gifts={"jade": "B-7"},
        Ann=own(pool=1, hand="P1-2 P1-9"), Bo=own(pool=3),
    ),
    "DX-39b": given(
        N_("A 2 against a 7: with three servants in the pool two of them can pay."),
        "Ann", "GIFT-4 GIFT-7", gifts={"jade": "B-7"}, Ann=own(pool=3, hand="P1-2 P1-9"), Bo=own(pool=3),
    ),
}  # fmt: skip
"""Whether a gift is free, how it is paid, and what the card does."""
