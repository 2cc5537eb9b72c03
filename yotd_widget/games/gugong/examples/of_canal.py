"""The Grand Canal (DX)."""

from __future__ import annotations

from typing import Any, Final

from yotd_widget.describe.named import Example, given, own
from yotd_widget.engine.texts import N_

_BO: Final[dict[str, Any]] = {"pool": 3}
_TWO: Final = "TOK-3 TOK-4"

CANAL: Final[dict[str, Example]] = {
    "DX-5a": given(
        N_("The Night moves all ships: the one in harbour 5 is lost, and nobody is rewarded for it."),
        "Bo at intrigue", "NIGHT-4 NIGHT-5", hands=0, Ann=own(pool=3, ships="A5 1, A2 2"), Bo=own(pool=3, ships="A4 2"),
    ),
    "DX-5b": given(
        N_("The Night moves a full ship to harbour 5: its owner may have any of the rewards."),
        "Bo at intrigue", "NIGHT-6 HARB-4", hands=0, Ann=own(pool=3, ships="A5 1, A2 2"), Bo=own(pool=3, ships="A4 3"),
    ),
    "DX-17a": given(
        N_("Two servants are in the pool: to pay one and place two takes three."),
        "Ann at canal", "CANAL-2 SERV-5", Ann=own(pool=2, tokens=_TWO), Bo=_BO,
    ),
    "DX-17b": given(
        N_("A servant and the Double Servant are worth three, but whichever pays, no two pieces are left."),
        "Ann at canal", "CANAL-2 SERV-5", Ann=own(pool="1+D", tokens=_TWO), Bo=_BO,
    ),
    "DX-17c": given(
        N_("Two servants and the Double Servant: it takes two spaces of a ship."),
        "Ann at canal", "CANAL-2 DBL-5 DBL-6", Ann=own(pool="2+D"), Bo=_BO,
    ),
    "DX-28a": given(
        N_("A full ship cannot move and nothing can be placed: all that the action can do is to claim."),
        "Ann at canal", "CANAL-11 HARB-6", Ann=own(pool=0, ships="A2 3", tokens=_TWO),
        Bo=own(pool=3, ships="A3 1, A4 1, A5 1"),
    ),
    "DX-28b": given(
        N_("A full ship has free harbours ahead: who does not claim has to move it."),
        "Ann at canal", "CANAL-11 HARB-6 HARB-7", Ann=own(pool=0, ships="A2 3", tokens=_TWO), Bo=_BO,
    ),
    "DX-29a": given(
        N_("All three ships are on the canal: no new one can be placed, but each may move."),
        "Ann at canal", "CANAL-8 CANAL-9 CANAL-10", Ann=own(pool=3, ships="A1 1, A2 1, A4 1"), Bo=_BO,
    ),
    "DX-29b": given(
        N_("One of the two routes is full: a new ship begins on the other one."),
        "Ann at canal", "CANAL-5 CANAL-6 CANAL-7 CANAL-8", Ann=own(pool=3, ships="A1 1"),
        Bo=own(pool=2, ships="A2 1, A3 2"), Cy=own(pool=2, ships="A4 1"), Dora=own(pool=2, ships="A5 1"),
    ),
    "DX-29c": given(
        N_("A ship in harbour 5 cannot move any more."),
        "Ann at canal", "CANAL-9", Ann=own(pool=3, ships="A5 1, A2 1"), Bo=_BO,
    ),
    "DX-30a": given(
        N_("A ship with the Double Servant is lost in the Night: its pieces come back to the supply."),
        "Bo at intrigue", "NIGHT-4", hands=0, Ann=own(pool=3, ships="A5 1+D"), Bo=own(pool=3),
    ),
    "DX-30b": given(
        N_("A ship with the Double Servant comes to harbour 5, and of the rewards one has a free slot."),
        "Bo at intrigue", "HARB-3 HARB-5 DBL-9", hands=0, draw="X-5",
        Ann=own(pool=2, ships="A4 1+D", vp_slots=3), Bo=own(pool=3),
    ),
    "DX-31": given(
        N_("After the ships have moved owners claim in player order, each the foremost ship first."),
        "Ann at intrigue", "NIGHT-6 DBL-1 HARB-4", start="Bo", hands=0, draw="X-5",
        Ann=own(pool=3, ships="A2 3"), Bo=own(pool=3, ships="A3 3, A1 3"),
    ),
}  # fmt: skip
"""Loading, moving and claiming ships, by Day and in the Night."""
