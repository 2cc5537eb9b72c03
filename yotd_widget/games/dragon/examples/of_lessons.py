"""The example positions of the lessons, in the words of `position`: each stands at an open decision.

Where a lesson is about an event, the position is the last choice before it, which another player has: so the court in
question is exactly as told, and one move shows what the event does to it. In month 12, and in the middle of an event,
the last choice is a person whom another player releases.
"""

from __future__ import annotations

from typing import Final

import msgspec

from yotd_widget.engine.texts import N_
from yotd_widget.games.dragon.examples import Example, given, side

LESSON_EXAMPLES: Final[dict[str, Example]] = {
    "first-drought": given(
        N_(
            "Month 3, the last choice before a Drought: Ada's young farmer needs a home, and two rice feed two "
            "palaces."
        ),
        "month 3, drought", "Ada houses young farmer",
        Ada=side("2 young monk", "2 young scholar", "1", yuan=3, rice=2, vp=5, played="court lady, craftsman, farmer"),
        Bo=side("2 young warrior, court lady", "2 old farmer", yuan=4, rice=2, vp=6, space=11,
                played="pyrotechnist, court lady, farmer"),
        source="EVT-DROUGHT", shows="ROUND-2 SCORE-1 SCORE-2 SCORE-3 EVT-DROUGHT-5",
    ),
    "row-draws": given(
        N_("The event tiles are drawn: lay D D T T F M F M C C, and see the second Drought slide to month 5."),
        "setup", "no seed",
        Ada=side(), Bo=side(), source="DV-01", shows="SETUP-5 SETUP-6 SETUP-7",
    ),
    "draft-p2": given(
        N_("The draft: Ada has farmer and monk, and Bo may take any other pair."),
        "draft",
        Ada=side("2 young farmer, young monk", "2"), Bo=side(), Cyd=side(), source="EX-01, EX-02", of="Bo",
        shows="SETUP-4 SETUP-8 SETUP-11 DRAFT-1 DRAFT-6",
    ),
    "stack-14": given(
        N_("Cyd stands above Ada on space 14, Bo on 10 with three helmets."),
        "month 3, drought", "order: Cyd, Ada, Bo",
        Ada=side("2 young monk, young healer", "2 young scholar", vp=4),
        Bo=side("2 young warrior, old warrior", "2 craftsman", vp=4),
        Cyd=side("2 young pyrotechnist, young farmer", "2 young pyrotechnist", vp=4), source="DV-06", of="Cyd",
        shows="TRACK-2",
    ),
    "fee-3p": given(
        N_("Bo has 2 yuan, and Ada's dragon stands on the group with Taxes."),
        "month 2, peace", "A taxes, build, research; B harvest, privilege; C fireworks display, military parade",
        "Bo acts",
        Ada=side("2 young monk", "2 young scholar", vp=2), Bo=side("2 young farmer", "2 craftsman", yuan=2, vp=2),
        Cyd=side("2 young healer", "2 court lady", vp=3), source="ACT-6, ACT-7, ACT-8", of="Bo",
        shows="ACT-3 ACT-4 EVT-PEACE-1",
    ),
    "fee-5p-last": given(
        N_("Dora acts; if she does Research, the only free group has the Privilege alone, and Emil has 1 yuan."),
        "month 2, peace", "A taxes, build; B harvest, fireworks display; C military parade; D research; E privilege",
        "Dora acts",
        Ada=side("2 young monk", "2 young warrior", vp=2), Bo=side("2 young monk", "2 young scholar", vp=2),
        Cyd=side("2 young pyrotechnist", "2 young farmer", vp=2), Dora=side("2 young healer", "2 young warrior", vp=2),
        Emil=side("2 craftsman", "2 court lady", yuan=1, vp=3), source="DV-11", of="Dora", shows="ACT-11 ACT-14",
    ),
    "symbols": given(
        N_("Ada leads with eight persons at court: what does each action bring?"),
        "month 7, mongol invasion",
        Ada=side("3 tax collector, young farmer, old farmer", "3 old warrior, old warrior, young scholar",
                 "2 old scholar, old pyrotechnist", yuan=9, vp=20),
        Bo=side("2 young monk, young healer", "2 craftsman", vp=18),
        Cyd=side("2 young warrior, court lady", "2 young healer", vp=19), source="EX-06, EX-07, EX-08, EX-09, EX-10",
        shows="ACT-BUILD-1 ACT-13",
    ),
    "build-3": given(
        N_("Two craftsmen: Build gives three floors, for two palaces of two floors and for new ones."),
        "month 5, contagion", "Ada places 3 floors",
        Ada=side("2 craftsman", "2 craftsman", vp=8, space=14), Bo=side("2 young monk", "2 young healer", vp=8),
        source="EX-07, DV-12", shows="PAL-3 ACT-BUILD-2 ACT-BUILD-3",
    ),
    "decay-3": given(
        N_("Bo's choice is the last one before decay; nobody has fireworks for the Dragon Festival."),
        "month 6, dragon festival", "Bo houses young farmer",
        Ada=side("3", "1", "2 young monk", vp=10, space=16), Bo=side("2 young healer", "2 court lady", vp=12),
        source="DV-29", shows="DECAY-1 DECAY-2",
    ),
    "one-place": given(
        N_("Ada has played the monk card; one place is free."),
        "month 4, imperial tribute", "Ada takes a monk",
        Ada=side("2 young healer, craftsman", "2 young farmer", vp=6), Bo=side("2 young warrior", "2 court lady", vp=6),
        source="DV-16", shows="PER-3",
    ),
    "full-court": given(
        N_("Ada's palaces are full, and the young warrior has to replace somebody or leave."),
        "month 4, imperial tribute", "Ada houses young warrior",
        Ada=side("2 young healer, young monk", "2 old farmer, court lady", vp=6),
        Bo=side("2 young warrior", "2 young pyrotechnist", vp=6), source="DV-14, DV-15", shows="PER-8",
    ),
    "tribute-1": given(
        N_("One yuan, five persons: Bo's choice is the last one before an Imperial Tribute."),
        "month 4, imperial tribute", "Bo houses young farmer",
        Ada=side("3 young monk, tax collector, young farmer", "2 old healer, young scholar", yuan=1),
        Bo=side("2 young healer", "2 court lady"), source="EX-11", shows="EVT-TRIBUTE-3",
    ),
    "drought-3-palaces": given(
        N_("Three inhabited palaces and two rice: Bo's choice is the last one before a Drought."),
        "month 3, drought", "Bo houses young healer",
        Ada=side("3 young monk, court lady", "2 young farmer", "2 old healer, young scholar", yuan=3, rice=2, vp=6),
        Bo=side("2 young warrior", "2 court lady", rice=2, vp=5), source="EX-12b, DV-21",
    ),
    "contagion-1-mortar": given(
        N_("Five persons, one of them a young healer: Bo's choice is the last one before a Contagion."),
        "month 5, contagion", "Bo houses young warrior",
        Ada=side("3 young healer, young monk, tax collector", "2 old farmer, court lady", vp=8),
        Bo=side("2 young pyrotechnist", "2 court lady", vp=9), source="EX-15", shows="REL-1 REL-2",
    ),
    "contagion-old": given(
        N_("Five persons, one of them an old healer: Bo's choice is the last one before a Contagion."),
        "month 5, contagion", "Bo houses young warrior",
        Ada=side("3 old healer, young monk, tax collector", "2 old farmer, court lady", vp=8),
        Bo=side("2 young pyrotechnist", "2 court lady", vp=9), source="EX-15",
    ),
    "mongol-3-1-1": given(
        N_("Three helmets, one, one: Cyd's choice is the last one before a Mongol Invasion."),
        "month 7, mongol invasion", "Cyd houses young farmer",
        Ada=side("2 young warrior, old warrior", "2 young monk", vp=14),
        Bo=side("2 young warrior, young healer", "2 young farmer", vp=13),
        Cyd=side("2 young warrior", "2 old scholar", vp=12), source="EX-14",
    ),
    "festival-5-3-0": given(
        N_("Five fireworks, three, none, but two old pyrotechnists: Cyd's choice is the last one before the festival."),
        "month 6, dragon festival", "Cyd houses young healer",
        Ada=side("2 young monk, young pyrotechnist", "2 young farmer", fireworks=5, vp=10),
        Bo=side("2 young scholar, young healer", "2 craftsman", fireworks=3, vp=10),
        Cyd=side("2 old pyrotechnist", "2 old pyrotechnist", vp=10), source="DV-24",
    ),
    "score-8": given(
        N_(
            "Four palaces, two court ladies, a large privilege: after Bo's choice come decay and the points of the "
            "month."
        ),
        "month 6, dragon festival", "Bo houses young farmer",
        Ada=side("3 court lady, young scholar, young monk", "3 young healer, old farmer", "3", "1 court lady", large=1,
                 vp=12),
        Bo=side("2 young warrior", "2 young pyrotechnist", vp=11), source="EX-16",
    ),
    "final-23": given(
        N_("The last choice of the game, Bo's: then come the points of month 12 and those of the end."),
        "month 12, mongol invasion", "Bo releases 1",
        Ada=side("3 old monk", "3 young warrior, old warrior, young scholar",
                 "3 young healer, young farmer, craftsman", yuan=5, rice=2, fireworks=1, vp=60, space=48),
        Bo=side("2 young pyrotechnist, court lady", vp=55, space=44), source="EX-17",
        shows="ROUND-1 DECAY-3 END-1 END-3 WIN-1",
    ),
    "month-5": given(
        N_("Month 5 of a game for three, with a Contagion to come: everybody is still to act."),
        "month 5, contagion", "A taxes, harvest, research; B build, military parade; C fireworks display, privilege",
        Ada=side("3 young healer, old farmer", "2 tax collector, court lady", yuan=2, vp=9, space=17,
                  played="monk, tax collector, court lady, farmer"),
        Bo=side("2 young warrior, young scholar", "3 young monk", "1", yuan=4, vp=8, space=17,
                   played="warrior, monk, court lady, scholar"),
        Cyd=side("2 young pyrotechnist", "3 craftsman, old healer", yuan=3, rice=1, fireworks=2, vp=7, space=12,
                   played="pyrotechnist, monk, craftsman, wild"),
        source="ROUND-2, ROUND-3", shows="SETUP-12 ROUND-3 EVT-1",
    ),
    "last-to-act": given(
        N_("Month 11: Bo is the last to act, and everybody has one person card left."),
        "month 11, dragon festival", "Bo acts",
        Ada=side("3 young monk, young healer", "2 young farmer, old scholar", vp=31, space=29, hand="court lady"),
        Bo=side("2 young warrior, young monk", "3 old healer, tax collector", vp=27, space=25, hand="craftsman"),
        source="ACT-12",
    ),
    "two-droughts": given(
        N_("Month 3, with Droughts in months 5 and 9: needs against stock."),
        "month 3, imperial tribute",
        "row: imperial tribute, dragon festival, drought, mongol invasion, contagion, imperial tribute, drought, "
        "dragon festival, mongol invasion, contagion",
        Ada=side("2 young monk, young farmer", "2 young healer", vp=5),
        Bo=side("2 young warrior", "2 young scholar", vp=4), source="INV-16",
    ),
    "wall-5-reach": given(
        N_("Own tiles 3, 2, 0 in the wall at the Mongol Invasion of month 5: after Cyd's choice the wall is checked."),
        "month 5, mongol invasion", "great wall", "wall: Ada, Bo, Ada, Bo, Ada", "Cyd releases 1",
        Ada=side("2 young warrior, young monk", "2 young farmer", vp=9),
        Bo=side("2 young warrior, tax collector", "2 young healer", vp=9),
        Cyd=side("2 young scholar, court lady", "2 craftsman", vp=11), source="DV-32", shows="WALL-11 WALL-14",
    ),
    "wall-5-short": given(
        N_("Own tiles 2, 1, 1 in the wall at the Mongol Invasion of month 5: after Cyd's choice the wall is checked."),
        "month 5, mongol invasion", "great wall", "wall: Ada, Bo, Ada, Cyd", "Cyd releases 1",
        Ada=side("2 young warrior, young monk", "2 young farmer", vp=9),
        Bo=side("2 young warrior, tax collector", "2 young healer", vp=9),
        Cyd=side("2 young scholar, court lady", "2 craftsman", vp=11), source="DV-33", shows="WALL-10 WALL-12",
    ),
    "wall-12": given(
        N_("A whole wall, own tiles 5, 4, 3, and a Mongol Invasion in month 12: it is checked twice."),
        "month 12, mongol invasion", "great wall", "wall: Ada, Bo, Cyd, Ada, Bo, Cyd, Ada, Bo, Cyd, Ada, Bo, Ada",
        "Cyd releases 1",
        Ada=side("2 young warrior, young monk", "2 young farmer", vp=40, space=40),
        Bo=side("2 young warrior, tax collector", "2 young healer", vp=40, space=38),
        Cyd=side("2 young scholar, court lady", vp=45, space=30), source="DV-37", shows="WALL-9 WALL-17",
    ),
    "eclipse-healer": given(
        N_("Contagion and Solar Eclipse in month 7: Ada releases two now, and the mortars are counted anew."),
        "month 7, contagion", "super event: solar eclipse", "Ada releases 2",
        Ada=side("3 young healer, young monk, tax collector", "3 young farmer, old scholar, court lady", vp=15),
        Bo=side("3 young healer, old healer, young warrior", vp=14), source="DV-49", shows="REL-3 DECAY-4 EVT-2",
    ),
    "quake-2-1": given(
        N_("An Earthquake: Ada gives back two floors of palaces 2/2 and 1/1."),
        "month 7, mongol invasion", "super event: earthquake", "Ada gives back 2 floors",
        Ada=side("2 young monk, old farmer", "1 young warrior", vp=15),
        Bo=side("2 young healer, court lady", "2 craftsman", vp=16), source="DV-39, DV-40",
        shows="GE-QUAKE-2 GE-4 GE-5",
    ),
    "flood-7": given(
        N_("A Flood: Ada gives back three of 3 yuan, 2 rice and 2 fireworks."),
        "month 7, mongol invasion", "super event: flood", "Ada gives back 3 goods",
        Ada=side("2 young monk, old farmer", "2 young warrior", yuan=3, rice=2, fireworks=2, vp=15),
        Bo=side("2 young healer, court lady", "2 craftsman", yuan=4, vp=16), source="EX-18",
        shows="GE-FLOOD-1 GE-FLOOD-2",
    ),
    "volcano": given(
        N_("Cyd above Ada on space 12, Bo on 9: after Bo's choice the Volcanic Eruption sends all markers back."),
        "month 7, mongol invasion", "super event: volcanic eruption", "order: Cyd, Ada, Bo", "Bo releases 1",
        Ada=side("2 young warrior, craftsman", "2 young healer", vp=14, space=12),
        Bo=side("2 young scholar", "2 young healer, court lady", vp=14),
        Cyd=side("2 young warrior, young farmer", "2 court lady", vp=14, space=12), source="DV-43", of="Cyd",
        shows="GE-3 GE-VOLCANO-1",
    ),
    "tornado-4": given(
        N_("A Tornado in month 7: everybody holds four cards, and Ada discards two."),
        "month 7, mongol invasion", "super event: tornado", "Ada discards 2 cards",
        Ada=side("2 young warrior, young monk", "2 young healer", vp=14),
        Bo=side("2 young scholar", "2 young healer, court lady", vp=14), source="EX-23",
        shows="GE-TORNADO-1 GE-TORNADO-2 GE-TORNADO-3",
    ),
    "sunrise-3": given(
        N_("Sunrise: Ada has chosen a monk, and now Bo chooses."),
        "month 7, mongol invasion", "super event: sunrise", "Bo takes a young person at sunrise, taken monk by Ada",
        Ada=side("2 young warrior, young monk", "2 young farmer, craftsman", vp=14),
        Bo=side("2 young warrior", "2 young healer", vp=14), Cyd=side("2 young pyrotechnist", "2 craftsman", vp=14),
        source="DV-44", of="Bo", shows="GE-SUNRISE-1 GE-SUNRISE-2 GE-SUNRISE-3 GE-SUNRISE-5",
    ),
    "privileges-7": given(
        N_("A small and a large privilege: after Bo's choice comes the Assassination Attempt."),
        "month 7, mongol invasion", "super event: assassination attempt", "Bo releases 1",
        Ada=side("2 young warrior, young monk", "2 young farmer", small=1, large=1, vp=18),
        Bo=side("2 young scholar", "2 young healer, court lady", vp=14), source="DV-46",
        shows="GE-ASSASSIN-1 GE-ASSASSIN-2",
    ),
    "charter-4": given(
        N_("The Charter: what would each type at Ada's court bring?"),
        "month 7, mongol invasion", "super event: charter", "Ada chooses a type for the charter",
        Ada=side("3 old warrior, tax collector, tax collector", "3 young scholar, old scholar, young healer", vp=14),
        Bo=side("2 young monk", "2 young healer, court lady", vp=14), source="DV-45", shows="GE-CHARTER-3",
    ),
    "half-year": given(
        N_("Month 7 of a game for three: Ada leads, and six events are still to come."),
        "month 7, dragon festival",
        "row: drought, mongol invasion, imperial tribute, contagion, dragon festival, imperial tribute, drought, "
        "dragon festival, contagion, mongol invasion",
        "seed 6", "A build, harvest, privilege; B taxes, research; C fireworks display, military parade",
        Ada=side("2 young pyrotechnist, young scholar", "2 court lady, young farmer", "2 young healer", "1 young monk",
                 yuan=3, rice=1, fireworks=2, small=1, vp=44, space=30,
                 hand="tax collector, craftsman, warrior, wild, wild"),
        Bo=side("2 old farmer, old warrior", "2 court lady", "2 young monk", "1 old healer", yuan=1, fireworks=1,
                small=1, vp=32, space=28),
        Cyd=side("2 young farmer, young warrior", "3 craftsman, old pyrotechnist, young healer", "1 court lady",
                 yuan=2, rice=1, fireworks=1, vp=33, space=29),
        source="ROUND-1, EVT-1",
    ),
    "last-action": given(
        N_("Month 12: Ada has the last action of the game, and nobody has to leave in the Drought."),
        "month 12, drought",
        "A taxes, research, build, privilege; B harvest, military parade, fireworks display",
        "dragons: Bo on B", "Ada acts",
        Ada=side("2 old monk, young monk", "3 young farmer, tax collector, young healer",
                 "2 young warrior, court lady", yuan=2, rice=3, vp=62, space=41),
        Bo=side("3 old farmer, young healer, young pyrotechnist", "3 old scholar, young scholar, craftsman",
                "1 court lady", yuan=5, rice=3, vp=69, space=44),
        source="END-2, END-3, END-4, END-5",
    ),
    "final-three": given(
        N_("The last choice of the game, Cyd's: Ada and Bo will have equally many points, and Cyd is ahead of both."),
        "month 12, mongol invasion", "Cyd releases 1",
        Ada=side("3 old warrior, young warrior, young healer", "2 young scholar, court lady", "2 young farmer", yuan=4,
                 rice=1, vp=63, space=45),
        Bo=side("2 old monk", "3 young warrior, young pyrotechnist, craftsman", "2 tax collector", yuan=2, vp=64,
                space=43),
        Cyd=side("2 young farmer, court lady", "2 old scholar, young healer", "1 young monk", yuan=7, fireworks=1,
                 vp=55, space=48),
        source="WIN-2",
    ),
    "first-months": given(
        N_("The first game: Bo has drafted, and Ada takes two persons; month 3 will bring a Drought."),
        "draft",
        "row: drought, mongol invasion, imperial tribute, contagion, dragon festival, mongol invasion, drought, "
        "contagion, imperial tribute, dragon festival",
        "seed 6", "oldest: Bo",
        Ada=side(), Bo=side("2 craftsman", "2 court lady"), source="DRAFT-2, DRAFT-4, DRAFT-5",
    ),
}  # fmt: skip

_ADA: Final = side("2 young monk, young farmer", "2 young healer", vp=8)
_BO: Final = side("2 young warrior", "2 young scholar", vp=8)

SIX_STATES: Final[dict[str, Example]] = {
    "four floors": given(
        N_("A palace of four floors."),
        "month 5, contagion",
        Ada=side("4 young monk", "2"), Bo=_BO, source="INV-02", reachable=False,
    ),
    "contagion twice": given(
        N_("Contagion in months 4 and 5."),
        "month 4, contagion",
        "row: drought, contagion, contagion, dragon festival, mongol invasion, drought, imperial tribute, mongol "
        "invasion, dragon festival, imperial tribute",
        Ada=_ADA, Bo=_BO, source="INV-16", reachable=False,
    ),
    "eight cards": given(
        N_("Eight cards in the hand after month 6."),
        "month 7, mongol invasion",
        Ada=side(*_ADA.palaces, vp=12, played="monk, farmer, healer"), Bo=_BO, source="INV-10", reachable=False,
    ),
    "seventy yuan": given(
        N_("Seventy yuan."),
        "month 5, contagion",
        Ada=side(*_ADA.palaces, yuan=70, vp=8), Bo=_BO, source="SETUP-14",
    ),
    "no palace": given(
        N_("No palace."),
        "month 5, contagion",
        Ada=side("no palace", vp=8, space=12), Bo=_BO, source="PER-12",
    ),
    "nobody": given(
        N_("No person at court."),
        "month 5, contagion",
        Ada=side("2", "1", vp=8, space=12), Bo=_BO, source="DV-26",
    ),
}  # fmt: skip
"""Three that no real game shows, the first of which `position` refuses, and three that are merely odd."""

LESSON_EXAMPLES["six-states"] = msgspec.structs.replace(
    SIX_STATES["contagion twice"],
    line=N_(
        "Six states, show=“four floors”, “contagion twice”, “eight cards”, "
        "“seventy yuan”, “no palace”, “nobody”: which can no real game show?"
    ),
)
