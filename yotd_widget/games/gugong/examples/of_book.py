"""The examples of the rule books (EX-1 to EX-10), with the names of the English one."""

from __future__ import annotations

from typing import Final

from yotd_widget.describe.named import Example, given, own
from yotd_widget.engine.texts import N_

BOOK: Final[dict[str, Example]] = {
    "EX-1": given(
        N_("Two hold the Decree of the Morning ship: David's third servant wins a card, Lisa has none to place."),
        "David", "MORN-6 DECREE-1-2 HARB-1 HARB-2 HARB-3 HARB-4 HARB-5",
        phase="morning", draw="X-5",
        David=own(pool=3, decrees="D1-2", ships="A3 2"),
        Lisa=own(supply=0, decrees="D1-2 D1-1", wall=1),
    ),
    "EX-2": given(
        N_("Rafaël pays a gift with another card; the action of the card brings the servants that a Jade costs."),
        "Rafaël", "GIFT-4 GIFT-6 CARD-1 CARD-2 CARD-6 JADE-1",
        gifts={"jade": "P2-8"},
        Rafaël=own(pool=1, wall=2, hand="P1-2 P3-3 P2-5", discard="B-6"), Lisa=own(pool=3), David=own(pool=2),
    ),
    "EX-3": given(
        N_("Two moves of the Traveller: servants on the way pay for a Jade, and six tokens for another one."),
        "Anna at travel", "TRAV-2 TRAV-4 TOK-2 TOK-11 XCH-1 XCH-4",
        lies={"C02": "TOK-2", "C03": "TOK-11"},
        Anna=own(pool=3, tokens="TOK-3 TOK-4 TOK-6 TOK-10", city="C01", hand="P1-2"),
        Bo=own(pool=2, hand=""),
    ),
    "EX-4": given(
        N_("Lisa completes the Great Wall and wins the tie with David; those who stood there may take benefits."),
        "Lisa at wall", "WALL-2 WALL-4 WALL-5 WALL-6 WALL-7 WALL-9 INTB-1 INTB-2 INTB-3 INTB-4 TIE-1",
        order="Lisa David Sebastian Anna",
        David=own(pool=2, wall=3, intrigue=12), Lisa=own(pool=4, wall=1, intrigue=12),
        Sebastian=own(pool=1, wall=1, intrigue=4), Anna=own(pool=3, intrigue=2),
    ),
    "EX-5": given(
        N_("Anna's Envoy reaches the Palace as the third one, and from then on every step is a point."),
        "Anna at palace", "PAL-2 PAL-3 PAL-5 PAL-6",
        day=4, start="Anna", gifts={"palace": "B-7"}, lies={"C02": "TOK-3"},
        David=own(hand="", pool=2, envoy=8), Lisa=own(hand="", pool=1, envoy=8), Sebastian=own(hand="", envoy=5),
        Anna=own(hand="P1-9", pool=5, envoy=6, city="C01"),
    ),
    "EX-6": given(
        N_("Two servants of others stand on the Decree that Sebastian wants: each makes it dearer."),
        "Sebastian at decree", "DECREE-0-1 DECREE-0-3",
        Anna=own(pool=2, decrees="D1-3"), Lisa=own(pool=3, decrees="D1-3"), Sebastian=own(pool=5),
        David=own(pool=4),
    ),
    "EX-7": given(
        N_("Sebastian loads two ships on one route; next turn he moves one past the other into harbour 5."),
        "Sebastian at canal", "CANAL-1 CANAL-2 CANAL-5 CANAL-6 CANAL-9 HARB-2 HARB-3 HARB-4",
        gifts={"canal": "B-7"}, draw="X-5",
        David=own(hand="", pool=2, ships="B4 2"), Lisa=own(hand="", pool=2, ships="B1 1"),
        Sebastian=own(hand="P1-9", pool=6, ships="B2 1"), Anna=own(hand="", pool=3),
    ),
    "EX-8": given(
        N_("The Double Servant counts two on the Wall: with it David has most."),
        "David at wall", "DBL-6 WALL-8",
        David=own(pool="2+D"), Lisa=own(pool=2, wall=2), Sebastian=own(pool=1), Anna=own(pool=3, wall=2),
    ),
    "EX-9": given(
        N_("Sebastian has only his Double Servant: it pays, comes back for tokens, and pays again."),
        "Sebastian at travel", "DBL-3 DBL-4 XCH-1 PAL-2",
        lies={"C02": "TOK-6", "C03": "TOK-7"},
        Sebastian=own(hand="P1-2 P1-9", pool="0+D", city="C01"), Lisa=own(hand="", pool=2),
    ),
    "EX-10": given(
        N_("The Night: two dice show a 3, so each 3 of the pile counts twice; Lisa and Sebastian have most."),
        "Sebastian at intrigue", "NIGHT-1 NIGHT-2 NIGHT-3",
        dice="3 6 3", hands=0, order="Sebastian Lisa Anna David",
        David=own(pool=3, discard="P1-6"), Lisa=own(pool=3, intrigue=1, discard="B-3 P3-3"),
        Anna=own(pool=3), Sebastian=own(pool=3, intrigue=1, discard="P4-3 B-6 P3-6"),
    ),
}  # fmt: skip
"""Situations that the rule books tell; what happens next is the move that they tell."""
