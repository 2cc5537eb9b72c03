"""The example positions of the lessons: whole tables, each at an open decision, whoever learns sitting first."""

from __future__ import annotations

from typing import Any, Final

from yotd_widget.engine.texts import N_
from yotd_widget.games.gugong.examples.given import Example, given, own

_TWO: Final = "TOK-3 TOK-4"
_END: Final[dict[str, Any]] = {"phase": "end", "day": 4}
_IN: Final = 8
"""The step of an Envoy in the Palace."""

LESSONS: Final[dict[str, Example]] = {
    "gift-first": given(
        N_("The first Day: Anna has laid her jade seal at Jade, and Lisa brings her first gift."),
        "Lisa", "GIFT-1 GIFT-2 GIFT-3 GIFT-4",
        day=1, start="Anna", houses="011111",
        gifts={"travel": "B-3", "wall": "B-2", "jade": "P1-9", "intrigue": "B-5", "palace": "B-4", "decree": "B-7",
               "canal": "B-1"},
        Lisa=own(pool=6, hand="P2-1 P2-5 P2-7 P2-8"), David=own(pool=6, hand="P3-3 P3-4 P3-6 P3-8"),
        Sebastian=own(pool=6, hand="P4-2 P4-3 P4-7 P4-9"),
        Anna=own(pool=3, jade=1, hand="P1-2 P1-4 P1-6", discard="B-6"),
    ),
    "last-card": given(
        N_("Day 2 ends: everybody has laid all cards but Lisa, who has one."),
        "Lisa", "DAY-2 DAY-4 MORN-9",
        dice="3 6 3", start="David", hands=0, order="Sebastian Lisa David Anna",
        gifts={"travel": "B-2", "wall": "P2-7", "jade": "P1-9", "intrigue": "P3-4", "palace": "B-4", "decree": "B-7",
               "canal": "P4-2"},
        Lisa=own(pool=3, vp=3, envoy=3, intrigue=2, wall=1, hand="P2-5", discard="P3-3 B-6 B-1"),
        David=own(pool=2, envoy=2, intrigue=1, jade=1, discard="P2-8 P1-4 B-5 P3-6"),
        Sebastian=own(pool=3, vp=2, envoy=4, intrigue=3, decrees="D1-1", discard="P1-2 B-3 P4-7 P2-1"),
        Anna=own(pool=4, envoy=1, wall=2, discard="P3-8 P4-9 P1-6 P4-3"),
    ),
    "night-to-morning": given(
        N_("The last card of Day 2 is laid: Lisa can still use the Palace, and then the Night comes."),
        "Lisa at palace", "MORN-9 NIGHT-1 NIGHT-9",
        dice="3 6 3", start="David", hands=0, order="Sebastian Lisa David Anna",
        gifts={"travel": "B-2", "wall": "P2-7", "jade": "P1-9", "intrigue": "P3-4", "decree": "P2-5",
               "palace": "P2-8", "canal": "P4-2"},
        Lisa=own(pool=3, vp=3, envoy=3, intrigue=2, wall=1, hand="", discard="P3-3 B-6 B-1 B-4"),
        David=own(pool=2, envoy=2, intrigue=1, jade=1, discard="B-7 P1-4 B-5 P3-6"),
        Sebastian=own(pool=3, vp=2, envoy=4, intrigue=3, decrees="D1-1", discard="P1-2 B-3 P4-7 P2-1"),
        Anna=own(pool=4, envoy=1, wall=2, discard="P3-8 P4-9 P1-6 P4-3"),
    ),
    "medal-2": given(
        N_("Day 2 goes on, the Medal lies on the board, and Lisa has laid her silk at Intrigue."),
        "Lisa at intrigue", "INTR-2 MORN-1",
        start="David", order="Sebastian Lisa David Anna", gifts={"intrigue": "P2-8"}, hands=0,
        Lisa=own(pool=3, vp=3, envoy=3, intrigue=2, wall=1, hand=""),
        David=own(pool=2, envoy=2, intrigue=1, jade=1),
        Sebastian=own(pool=3, vp=2, envoy=4, intrigue=3, decrees="D1-1"),
        Anna=own(pool=4, envoy=1, wall=2),
    ),
    "end-step-7": given(
        N_("The game is over: Lisa has most points, but her Envoy stands on step 7, before the Palace."),
        "Lisa", "END-5 END-6", **_END, houses="000111",
        order="Lisa Anna David Sebastian",
        Lisa=own(pool=3, envoy=7, vp=46, jade=2, intrigue=9, tokens=_TWO),
        David=own(pool=2, envoy=_IN, vp=31, intrigue=5, space=1),
        Sebastian=own(pool=4, envoy=_IN, vp=29, jade=1, intrigue=4, space=2),
        Anna=own(pool=1, envoy=5, vp=35, intrigue=6),
    ),
    "pairs": given(
        N_("A hand of 5, 4, 1 and 9, and gifts of 1 to 9 on the board."), "Lisa", "GIFT-2 GIFT-3 GIFT-9",
        start="Anna", hands=4,
        gifts={"travel": "B-4", "wall": "B-5", "jade": "P4-9", "intrigue": "P3-8", "palace": "B-1", "decree": "B-2",
               "canal": "B-3"},
        Lisa=own(pool=4, envoy=1, hand="P2-5 P1-4 P2-1 P1-9"), David=own(pool=3, wall=1), Sebastian=own(pool=4),
        Anna=own(pool=2, hand="P1-2 P1-6 B-6", discard="B-7"),
    ),
    "pairs-d2-4": given(
        N_("The same table, and Lisa has the Decree of equal gifts."), "Lisa", "GIFT-5 DECREE-2-4",
        start="Anna", hands=4,
        gifts={"travel": "B-4", "wall": "B-5", "jade": "P4-9", "intrigue": "P3-8", "palace": "B-1", "decree": "B-2",
               "canal": "B-3"},
        Lisa=own(pool=4, envoy=1, hand="P2-5 P1-4 P2-1 P1-9", decrees="D2-4"), David=own(pool=3, wall=1),
        Sebastian=own(pool=4), Anna=own(pool=2, hand="P1-2 P1-6 B-6", discard="B-7"),
    ),
    "pool-0": given(
        N_("Lisa has no servant left and one card, a 2, and a higher gift lies everywhere."),
        "Lisa", "GIFT-4 GIFT-7 GIFT-8", start="Lisa",
        gifts={"travel": "B-4", "wall": "B-5", "jade": "P2-8", "intrigue": "B-3", "palace": "B-6", "decree": "B-7",
               "canal": "P1-9"},
        Lisa=own(pool=0, wall=2, envoy=2, jade=1, hand="P1-2", discard="P1-4 P1-6 B-1"), David=own(pool=3, wall=1),
        Sebastian=own(pool=4, envoy=2), Anna=own(pool=2, jade=1),
    ),
    "supply-1": given(
        N_("Lisa has one servant left in her supply, and a token for two lies in reach."),
        "Lisa at travel", "SERV-2 TOK-2", day=3, gifts={"travel": "B-7"}, lies={"C02": "TOK-2"}, houses="0111",
        Lisa=own(supply=1, wall=2, city="C01", jade=1, decrees="D1-3 D2-2", tokens="TOK-7", envoy=3),
        David=own(pool=3, wall=1, jade=1), Sebastian=own(pool=4, envoy=4),
    ),
    "double-gain": given(
        N_("Lisa's Double Servant is in her supply, and she is about to gain a servant."),
        "Lisa lays P1-6 at intrigue", "DBL-3 CARD-6", day=3,
        Lisa=own(pool=1, supply="8+D", wall=2, envoy=3), David=own(pool=3, wall=1), Sebastian=own(pool=4, envoy=4),
    ),
    "ride-round": given(
        N_("Lisa is in Fuzhou, most cities are empty, and three tokens are left."),
        "Lisa at travel", "TRAV-4", day=4, map={"C02": "TOK-1", "C03": "TOK-3", "C13": "TOK-6"},
        Lisa=own(pool=3, city="C01", envoy=5, tokens="TOK-4"), David=own(pool=2, city="C08", envoy=4, tokens="TOK-2"),
        Sebastian=own(pool=3, city="C11", envoy=6),
    ),
    "ride-blocked": given(
        N_("Lisa is in Fuzhou, and every way to Suzhou leads through a city with a token."),
        "Lisa at travel", "TRAV-5", day=4,
        map={"C02": "TOK-1", "C03": "TOK-3", "C13": "TOK-6", "C04": "TOK-4", "C16": "TOK-7"},
        Lisa=own(pool=3, city="C01", envoy=5, tokens="TOK-10"), David=own(pool=2, city="C08", envoy=4, tokens="TOK-2"),
        Sebastian=own(pool=3, city="C11", envoy=6),
    ),
    "first-ride": given(
        N_("The first journey of a game: Lisa's Traveller is not on the map yet."),
        "Lisa at travel", "TRAV-1 TRAV-2 TRAV-3", day=1, gifts={"travel": "P1-9"},
        Lisa=own(pool=6, hand="P1-2 P1-4 P1-6", discard="B-1"), David=own(pool=6, hand="P2-1 P2-5 P2-7 P2-8"),
        Sebastian=own(pool=6, hand="P3-3 P3-4 P3-6 P3-8"),
    ),
    "twice": given(
        N_("Lisa may travel twice: two servants lie in the next city, a Jade for three in the one after it."),
        "Lisa at travel", "TRAV-2 TRAV-10", day=2, lies={"C02": "TOK-2", "C03": "TOK-11"},
        Lisa=own(pool=3, city="C01", tokens="TOK-3 TOK-4 TOK-6 TOK-10", envoy=2), David=own(pool=2, envoy=1),
        Sebastian=own(pool=4, wall=1),
    ),
    "tokens-5": given(
        N_("Lisa has three single tokens and a double one."), "Lisa", "XCH-1 XCH-3 TOK-12a", day=3,
        Lisa=own(pool=3, envoy=4, city="C03", tokens="TOK-1 TOK-3 TOK-6 TOK-12"), David=own(pool=3, envoy=2),
        Sebastian=own(pool=2, wall=2),
    ),
    "slots-full": given(
        N_("All six token spaces of Lisa are full, and one more token lies in the next city."),
        "Lisa at travel", "TRAV-8 TRAV-9 XCH-5", day=3, lies={"C02": "TOK-6"},
        Lisa=own(pool=3, envoy=3, city="C01", tokens="TOK-1 TOK-2 TOK-3 TOK-4 TOK-7 TOK-8"), David=own(pool=3, envoy=2),
        Sebastian=own(pool=2, wall=2),
    ),
    "wall-5": given(
        N_("Five servants stand on the Wall, and six complete a section: Lisa may place the last ones."),
        "Lisa at wall", "WALL-1 WALL-2 WALL-4 WALL-5 WALL-7", day=2, order="Lisa David Sebastian Anna",
        gifts={"wall": "B-7"},
        Lisa=own(pool=4, wall=1, intrigue=4, envoy=2), David=own(pool=2, wall=3, intrigue=3, envoy=3),
        Sebastian=own(pool=1, wall=1, intrigue=1), Anna=own(pool=3, envoy=2),
    ),
    "wall-tie": given(
        N_("Lisa and David are on one step of Intrigue, and Lisa can have as many servants on the Wall as he."),
        "Lisa at wall", "WALL-5 WALL-6 WALL-7 TIE-1", day=3, order="Lisa David Sebastian Anna", gifts={"wall": "B-7"},
        Lisa=own(pool=4, wall=1, intrigue=12, envoy=3), David=own(pool=2, wall=3, intrigue=12, envoy=3),
        Sebastian=own(pool=1, wall=1, intrigue=4, envoy=5), Anna=own(pool=3, intrigue=2, envoy=2),
    ),
    "wall-double": given(
        N_("David has two servants and the Double Servant, and four of six stand on the Wall."),
        "David at wall", "DBL-5 DBL-6 WALL-8", day=3, gifts={"wall": "B-7"},
        David=own(pool="2+D", envoy=2, intrigue=1), Lisa=own(pool=2, wall=2, intrigue=2),
        Sebastian=own(pool=1, envoy=4), Anna=own(pool=3, wall=2),
    ),
    "intrigue-day": given(
        N_("The Medal lies on the board, and Lisa's marker is the lowest: she has come to the Intrigue."),
        "Lisa at intrigue", "INTR-1 INTR-2 INTR-3 INTR-5", day=2, gifts={"intrigue": "B-7"},
        order="Sebastian David Anna Lisa",
        Lisa=own(pool=4, envoy=3, wall=1), David=own(pool=2, intrigue=2, envoy=2, jade=1),
        Sebastian=own(pool=3, intrigue=3, envoy=3), Anna=own(pool=4, intrigue=1, envoy=1, wall=2),
    ),
    "market": given(
        N_("Two houses of the market are empty, and Lisa may buy a Jade."), "Lisa at jade", "JADE-1 JADE-3 JADE-7",
        day=3, gifts={"jade": "B-7"}, houses="001111",
        Lisa=own(pool=5, jade=1, envoy=3, wall=1), David=own(pool=3, jade=1, envoy=4), Sebastian=own(pool=2, wall=2),
        Anna=own(pool=3, envoy=5),
    ),
    "houses-empty": given(
        N_("All houses of the market are empty, and Lisa has five servants."), "Lisa at jade", "JADE-2",
        day=4, gifts={"jade": "B-7"}, houses="000000",
        Lisa=own(pool=5, jade=2, envoy=6, wall=1), David=own(pool=3, jade=2, envoy=5),
        Sebastian=own(pool=2, jade=1, wall=2), Anna=own(pool=3, jade=1, envoy=7),
    ),
    "gate-7": given(
        N_("Lisa's Envoy is one step before the Palace, and two others are in it."),
        "Lisa at palace", "PAL-1 PAL-2 PAL-3 PAL-5", day=4, gifts={"palace": "B-7"},
        Lisa=own(pool=4, envoy=7, vp=9, intrigue=3), David=own(pool=3, envoy=_IN, space=1, vp=12),
        Sebastian=own(pool=2, envoy=_IN, space=2, vp=8, wall=2), Anna=own(pool=3, envoy=5, jade=1),
    ),
    "late-entry": given(
        N_("The game is over: Lisa's Envoy is on step 7, and she alone has a servant on the Wall."),
        "Lisa", "END-1 END-3 END-5", **_END,
        Lisa=own(pool=3, wall=1, envoy=7, vp=20, intrigue=3, tokens=_TWO),
        David=own(pool=2, envoy=_IN, space=1, vp=24), Sebastian=own(pool=4, envoy=6, vp=19),
    ),
}  # fmt: skip
"""In the order of the lessons."""
