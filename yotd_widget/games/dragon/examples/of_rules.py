"""The worked examples of the rules (EX) and the edge cases (DV) as positions, under their ids.

What happens next is the move, or the moves, that the rules tell; the vectors of the tests tell the outcome.
"""

from __future__ import annotations

import re
from typing import Final

from yotd_widget.engine.texts import N_
from yotd_widget.games.dragon.examples import Example, given, side

_LUCK: Final = "no seed"
"""Chance stays open: the example is about what it may bring."""


_WALL_11: Final = "wall: Ada, Bo, Cyd, Ada, Bo, Cyd, Ada, Bo, Cyd, Ada, Bo"

_GIVEN: Final[dict[str, Example]] = {
    "EX-01": given(
        N_("Three pairs are drafted, and Dora asks for one of them."),
        "draft", "order: Cyd, Bo, Ada",
        Ada=side("2 tax collector, young scholar", "2"), Bo=side("2 tax collector, young farmer", "2"),
        Cyd=side("2 young scholar, young farmer", "2"), Dora=side(), of="Dora", shows="DRAFT-2 DRAFT-3 DRAFT-5",
    ),
    "EX-03": given(
        N_("Five markers on three spaces: the order is read from the front and from the top."),
        "month 3, drought", "order: Ada, Cyd, Bo, Emil, Dora",
        Ada=side("2 young monk, craftsman", "2 young scholar"), Bo=side("2 young monk", "2 young scholar"),
        Cyd=side("2 young monk", "2 young farmer"), Dora=side("2 young healer", "2 young farmer"),
        Emil=side("2 young pyrotechnist", "2 tax collector"), shows="TRACK-1 TRACK-8",
    ),
    "EX-04": given(
        N_("Two dragons stand on a group, and Cyd may use it for 3 yuan."),
        "month 2, peace", "dragons: Ada on A, Bo on A", "Cyd acts",
        Ada=side("2 young monk", "2 young scholar"), Bo=side("2 young farmer", "2 young healer"),
        Cyd=side("2 craftsman", "2 young pyrotechnist", yuan=5), of="Cyd", shows="ACT-5 ACT-6",
    ),
    "EX-05": given(
        N_("Ada has 1 yuan and passes."),
        "month 2, peace",
        Ada=side("2 young monk", "2 young scholar", yuan=1), Bo=side("2 young farmer", "2 young healer"), shows="ACT-9",
    ),
    "EX-06": given(
        N_("Taxes, first by Ada without a tax collector, then by Bo with two."),
        "month 3, drought",
        Ada=side("2 young monk", "2 young scholar", yuan=3),
        Bo=side("2 tax collector, tax collector", "2 craftsman", yuan=3), shows="ACT-TAX-1",
    ),
    "EX-07": given(
        N_("Two craftsmen bring three floors; one palace has a single floor."),
        "month 4, imperial tribute", "Ada places 3 floors",
        Ada=side("2 craftsman, craftsman", "1 young monk"), Bo=side("2 young farmer", "2 young healer"),
    ),
    "EX-08": given(
        N_("Harvest with a young and an old farmer."),
        "month 3, drought",
        Ada=side("2 young farmer, old farmer", "2 young monk"), Bo=side("2 young scholar", "2 young healer"),
        shows="ACT-HARVEST-1",
    ),
    "EX-09": given(
        N_("Military Parade with two old warriors."),
        "month 4, imperial tribute",
        Ada=side("2 old warrior, old warrior", "2 young monk"), Bo=side("2 young scholar", "2 young healer"),
        Cyd=side("2 young farmer", "2 craftsman"), shows="ACT-PARADE-1",
    ),
    "EX-10": given(
        N_("Research with a young and an old scholar."),
        "month 3, drought",
        Ada=side("2 young scholar, old scholar", "2 young monk"), Bo=side("2 young farmer", "2 young healer"),
        shows="ACT-RESEARCH-1",
    ),
    "EX-11": given(
        N_("Two yuan: Bo's choice is the last one before an Imperial Tribute."),
        "month 4, imperial tribute", "Bo houses craftsman",
        Ada=side("3 young monk, young healer, young farmer", "2 young scholar", yuan=2),
        Bo=side("2 young pyrotechnist", "2 court lady"), shows="EVT-TRIBUTE-1 EVT-TRIBUTE-2",
    ),
    "EX-12a": given(
        N_("Three inhabited palaces, an empty one, four rice: Bo's choice is the last one before a Drought."),
        "month 3, drought", "Bo houses craftsman",
        Ada=side("2 young monk", "2 young healer", "1 young farmer", "2", rice=4),
        Bo=side("2 young pyrotechnist", "2 court lady", rice=2), shows="PAL-6 EVT-DROUGHT-1",
    ),
    "EX-12b": given(
        N_("Three inhabited palaces, no rice: Bo's choice is the last one before a Drought."),
        "month 3, drought", "Bo houses craftsman",
        Ada=side("2 young monk, young healer", "1 young farmer", "2 young scholar, old scholar"),
        Bo=side("2 young pyrotechnist", "2 court lady", rice=2), shows="REL-7 EVT-DROUGHT-4",
    ),
    "EX-13": given(
        N_("Fireworks 3, 3, 2, 1: Dora's choice is the last one before a Dragon Festival."),
        "month 6, dragon festival", "Dora houses craftsman",
        Ada=side("2 young monk", "2 young healer", fireworks=3), Bo=side("2 young monk", "2 young farmer", fireworks=3),
        Cyd=side("2 young pyrotechnist", "2 young scholar", fireworks=2),
        Dora=side("2 young warrior", "2 court lady", fireworks=1),
    ),
    "EX-14": given(
        N_("Helmets 3, 3, 2, 1, 1: Emil's choice is the last one before a Mongol Invasion."),
        "month 7, mongol invasion", "Emil houses craftsman",
        Ada=side("2 young warrior, old warrior", "2 young monk"),
        Bo=side("2 young warrior, old warrior", "2 young scholar"),
        Cyd=side("2 old warrior, young pyrotechnist", "2 young healer"),
        Dora=side("2 young warrior, young farmer", "2 court lady"), Emil=side("2 young warrior", "2 court lady"),
        shows="REL-4 EVT-3 EVT-MONGOL-1 EVT-MONGOL-2 EVT-MONGOL-4",
    ),
    "EX-15": given(
        N_("Two young healers: Bo's choice is the last one before a Contagion."),
        "month 5, contagion", "Bo houses craftsman",
        Ada=side("3 young healer, young healer, young monk", "2 young farmer"),
        Bo=side("2 young warrior", "2 court lady"), shows="REL-6 EVT-CONTAGION-1",
    ),
    "EX-16": given(
        N_("Three palaces, two court ladies, a large privilege: after Bo's choice come the points of the month."),
        "month 6, dragon festival", "Bo houses craftsman",
        Ada=side("3 court lady, young monk, young farmer", "1 court lady", "3 young healer", large=1),
        Bo=side("2 young warrior", "2 young pyrotechnist"), shows="SCORE-4",
    ),
    "EX-17": given(
        N_("Seven persons, two of them monks: after Bo's choice comes the end of the game."),
        "month 12, mongol invasion", "Bo releases 1",
        Ada=side("2 young monk", "3 old monk, young warrior", "3 young healer, young scholar, old farmer",
                 "1 young farmer", yuan=4, rice=1, fireworks=2),
        Bo=side("2 young pyrotechnist, court lady"),
    ),
    "EX-19": given(
        N_("Dragon Festival and Solar Eclipse in month 7: Cyd's choice is the last one before both."),
        "month 7, dragon festival", "super event: solar eclipse", "Cyd houses craftsman",
        Ada=side("2 young monk", "2 young healer", fireworks=5), Bo=side("2 young monk", "2 young farmer", fireworks=4),
        Cyd=side("2 young warrior", "2 court lady", fireworks=3),
    ),
    "EX-20": given(
        N_("The Charter: farmers for Ada, monks for Bo, scholars for Cyd."),
        "month 7, mongol invasion", "super event: charter", "Ada chooses a type for the charter",
        Ada=side("2 young farmer, old farmer", "2 young warrior, young pyrotechnist"),
        Bo=side("3 young monk", "2 young warrior"), Cyd=side("2 young scholar, old scholar", "2 craftsman"),
        shows="GE-CHARTER-1 GE-CHARTER-2",
    ),
    "EX-21": given(
        N_("The action cards are dealt for four players."),
        "month 3, drought", _LUCK, "Luck deals the groups",
        Ada=side("2 young monk", "2 young healer"), Bo=side("2 young monk", "2 young farmer"),
        Cyd=side("2 young pyrotechnist", "2 young scholar"), Dora=side("2 young warrior", "2 court lady"),
        shows="SETUP-9 ACT-1 ACT-2",
    ),
    "EX-22": given(
        N_("The tiles for four players."),
        "draft",
        Ada=side(), Bo=side(), Cyd=side(), Dora=side(), shows="SETUP-1 SETUP-2",
    ),
    "EX-24": given(
        N_("The start: six yuan."),
        "draft",
        Ada=side(), Bo=side(), shows="SETUP-10 PAL-1",
    ),
    "EX-25": given(
        N_("A new palace of one floor; Ada's craftsman may move in, or leave it to decay."),
        "month 2, peace", "Ada houses craftsman",
        Ada=side("2 young monk", "2 young healer", "1"), Bo=side("2 young farmer", "2 young scholar"),
    ),
    "EX-26": given(
        N_("Nine yuan and the action Privilege."),
        "month 3, drought", "Ada buys a privilege",
        Ada=side("2 young monk", "2 young scholar", yuan=9), Bo=side("2 young farmer", "2 young healer"),
        shows="ACT-PRIV-1 ACT-PRIV-2",
    ),
    "DV-04": given(
        N_("The tiles for five players."),
        "draft",
        Ada=side(), Bo=side(), Cyd=side(), Dora=side(), Emil=side(), shows="DRAFT-4",
    ),
    "DV-05": given(
        N_("A stack on space 7, Cyd above Bo above Ada: Bo leaves it."),
        "month 2, peace", "order: Cyd, Bo, Ada", "Bo acts",
        Ada=side("2 young healer", "2 tax collector"), Bo=side("2 young warrior", "2 craftsman"),
        Cyd=side("2 young farmer", "2 tax collector"), of="Bo", shows="TRACK-4 TRACK-5",
    ),
    "DV-06": given(
        N_("Ada on 9; Bo four steps behind, with three helmets: he reaches her space."),
        "month 3, drought", "Bo acts",
        Ada=side("2 young pyrotechnist", "2 young healer"), Bo=side("2 young warrior, old warrior", space=5),
        reachable=False, of="Bo", shows="TRACK-3",
    ),
    "DV-08": given(
        N_("Ada passes with no yuan at all."),
        "month 3, drought",
        Ada=side("2 young monk", "2 young scholar", yuan=0), Bo=side("2 young farmer", "2 young healer"),
        shows="ACT-10",
    ),
    "DV-09": given(
        N_("Taxes lie where a dragon stands; Bo has 2 yuan and two tax collectors."),
        "month 3, drought", "Bo acts",
        Ada=side("2 young monk", "2 young scholar"), Bo=side("2 tax collector, tax collector", "2 craftsman", yuan=2),
        of="Bo", shows="ACT-7 ACT-8",
    ),
    "DV-10": given(
        N_("The Privilege lies where a dragon stands; Bo has 4 yuan."),
        "month 3, drought", "dragons: Ada on B", "Bo acts",
        Ada=side("2 young monk", "2 young scholar"), Bo=side("2 young farmer", "2 young healer", yuan=4), of="Bo",
        shows="ACT-PRIV-3",
    ),
    "DV-13": given(
        N_("Build with two floors, and all palaces are as high as can be: the first one is a new palace."),
        "month 5, contagion",
        Ada=side("3 craftsman", "3 young monk"), Bo=side("2 young farmer", "2 young healer"),
    ),
    "DV-14": given(
        N_("All palaces are full: the young monk may be discarded."),
        "month 4, imperial tribute", "Ada houses young monk",
        Ada=side("2 young healer, young farmer", "1 young warrior"), Bo=side("2 young scholar", "2 court lady"),
        shows="PER-9",
    ),
    "DV-16": given(
        N_("There is room, so the young warrior must move in."),
        "month 3, drought", "Ada houses young warrior",
        Ada=side("2 young healer", "2 young farmer"), Bo=side("2 young scholar", "2 court lady"), shows="PER-7 PER-11",
    ),
    "DV-17": given(
        N_("No craftsman is left on the board, and Ada may play that card."),
        "month 9, imperial tribute", "gone: 4 craftsman", "Ada plays a card",
        Ada=side("2 young healer", "2 young monk", hand="craftsman, wild, wild"),
        Bo=side("2 young scholar", "2 court lady"), shows="PER-5 PER-6",
    ),
    "DV-18": given(
        N_("Ada has played a wild card."),
        "month 3, drought", "Ada takes any person",
        Ada=side("2 young healer", "2 young farmer"), Bo=side("2 young scholar", "2 court lady"), shows="PER-4",
    ),
    "DV-19": given(
        N_("No yuan, three persons: Bo's choice is the last one before an Imperial Tribute."),
        "month 4, imperial tribute", "Bo houses craftsman",
        Ada=side("3 young monk, young farmer, old healer", yuan=0), Bo=side("2 young scholar", "2 court lady"),
    ),
    "DV-20": given(
        N_("Seven yuan: Bo's choice is the last one before an Imperial Tribute."),
        "month 4, imperial tribute", "Bo houses craftsman",
        Ada=side("2 young monk", "2 young farmer", yuan=7), Bo=side("2 young scholar", "2 court lady"),
    ),
    "DV-21": given(
        N_("Two rice for palaces 1/1, 2/2, 3/3: Bo's choice is the last one before a Drought."),
        "month 8, drought", "Bo houses craftsman",
        Ada=side("1 young monk", "2 young healer, young farmer", "3 young scholar, old healer, old farmer", rice=2),
        Bo=side("2 young pyrotechnist", "2 court lady", rice=2), shows="EVT-DROUGHT-2",
    ),
    "DV-22": given(
        N_("Nobody has fireworks: Cyd's choice is the last one before a Dragon Festival."),
        "month 6, dragon festival", "Cyd houses craftsman",
        Ada=side("2 young monk", "2 young healer"), Bo=side("2 young monk", "2 young farmer"),
        Cyd=side("2 young warrior", "2 court lady"), shows="EVT-FESTIVAL-4",
    ),
    "DV-23": given(
        N_("Fireworks 4, 0, 0: Cyd's choice is the last one before a Dragon Festival."),
        "month 6, dragon festival", "Cyd houses craftsman",
        Ada=side("2 young monk", "2 young healer", fireworks=4), Bo=side("2 young monk", "2 young farmer"),
        Cyd=side("2 young warrior", "2 court lady"),
    ),
    "DV-24": given(
        N_("Fireworks 5, 3, 3, 1: Dora's choice is the last one before a Dragon Festival."),
        "month 6, dragon festival", "Dora houses craftsman",
        Ada=side("2 young monk", "2 young healer", fireworks=5), Bo=side("2 young monk", "2 young farmer", fireworks=3),
        Cyd=side("2 young pyrotechnist", "2 young scholar", fireworks=3),
        Dora=side("2 young warrior", "2 court lady", fireworks=1), shows="EVT-FESTIVAL-2",
    ),
    "DV-25": given(
        N_("Fireworks 1, 1, 1: Cyd's choice is the last one before a Dragon Festival."),
        "month 6, dragon festival", "Cyd houses craftsman",
        Ada=side("2 young monk", "2 young healer", fireworks=1), Bo=side("2 young monk", "2 young farmer", fireworks=1),
        Cyd=side("2 young warrior", "2 court lady", fireworks=1), shows="EVT-FESTIVAL-1 EVT-FESTIVAL-3",
    ),
    "DV-26": given(
        N_("No helmets, and nobody lives with Bo: his action is the last choice before a Mongol Invasion."),
        "month 12, mongol invasion", "Bo acts",
        Ada=side("2 young monk, young healer"), Bo=side("2", space=5), of="Bo", shows="EVT-MONGOL-3",
    ),
    "DV-27": given(
        N_("Two mortars: Bo's choice is the last one before a Contagion."),
        "month 5, contagion", "Bo houses craftsman",
        Ada=side("3 young healer, young healer, young monk", "2 young farmer, young scholar"),
        Bo=side("2 young warrior", "2 court lady"),
    ),
    "DV-28": given(
        N_("Two persons, no mortar: Bo's choice is the last one before a Contagion."),
        "month 5, contagion", "Bo houses craftsman",
        Ada=side("2 young monk", "2 young farmer"), Bo=side("2 young warrior", "2 court lady"), shows="REL-5",
    ),
    "DV-30": given(
        N_("Five yuan and nothing else: Bo's action is the last choice of the game."),
        "month 12, mongol invasion", "Bo acts",
        Ada=side("no palace", yuan=5, space=12), Bo=side("no palace", space=10), shows="END-5",
    ),
    "DV-31": given(
        N_("Equal points at the end: Bo stands farther on the track."),
        "month 12, mongol invasion", "over",
        Ada=side("no palace", yuan=0, vp=50, space=28), Bo=side("no palace", yuan=0, vp=50, space=30), of="Bo",
        shows="WIN-2",
    ),
    "DV-34": given(
        N_("Nobody has built: Cyd's choice is the last one before a Mongol Invasion in month 3 and its wall check."),
        "month 3, mongol invasion", "great wall", "Cyd houses craftsman",
        Ada=side("2 young monk", "2 young healer"), Bo=side("2 young monk", "2 young farmer"),
        Cyd=side("2 young scholar", "2 court lady"), shows="WALL-13",
    ),
    "DV-35": given(
        N_("A whole wall, six of its tiles Ada's: she can build no more."),
        "month 12, mongol invasion", "great wall", "wall: Ada, Bo, Ada, Bo, Ada, Bo, Ada, Bo, Ada, Bo, Ada, Bo",
        Ada=side("2 young monk", "2 young healer"), Bo=side("2 young warrior", "2 young farmer"), shows="WALL-5 WALL-8",
    ),
    "DV-36": given(
        N_("All palaces have three floors, and Ada may lay the tile with a floor."),
        "month 5, contagion", "great wall", "Ada chooses a wall tile",
        Ada=side("3 young monk", "3 young healer"), Bo=side("2 young warrior", "2 court lady"), shows="WALL-7b",
    ),
    "DV-38": given(
        N_("Eleven tiles after month 12: Cyd has the fewest, and releases one before the last points."),
        "month 12, mongol invasion", "great wall", _WALL_11, "Cyd releases 1 for the wall", "end scoring",
        Ada=side("2 young warrior, young monk", "2 young farmer"),
        Bo=side("2 young warrior, tax collector", "2 young healer"),
        Cyd=side("2 young scholar, court lady", "2 craftsman"), of="Cyd", shows="END-2 WALL-15 WALL-16",
    ),
    "DV-41": given(
        N_("Ada has one palace 1/1: after Bo's choice comes the Earthquake."),
        "month 7, mongol invasion", "super event: earthquake", "Bo releases 1",
        Ada=side("1 young warrior", space=12), Bo=side("2 young scholar", "2 young healer, court lady"),
    ),
    "DV-47": given(
        N_("Imperial Tribute and Solar Eclipse, six yuan, five persons: Bo's choice is the last one before both."),
        "month 7, imperial tribute", "super event: solar eclipse", "Bo houses craftsman",
        Ada=side("3 young monk, tax collector, young farmer", "2 young scholar, old healer"),
        Bo=side("2 young warrior", "2 court lady", yuan=8),
    ),
    "DV-48": given(
        N_("Drought and Solar Eclipse, four rice, palaces of two persons: Bo's choice is the last one before both."),
        "month 7, drought", "super event: solar eclipse", "Bo houses craftsman",
        Ada=side("2 young monk, tax collector", "2 young scholar, old healer", "2 young farmer, court lady", rice=4),
        Bo=side("2 young warrior", "2 court lady", rice=4), shows="GE-ECLIPSE-1",
    ),
    "DV-50": given(
        N_("Fireworks 3, 3, 2, 1, Dragon Festival and Solar Eclipse: Dora's choice is the last one before both."),
        "month 7, dragon festival", "super event: solar eclipse", "Dora houses craftsman",
        Ada=side("2 young monk", "2 young healer", fireworks=3), Bo=side("2 young monk", "2 young farmer", fireworks=3),
        Cyd=side("2 young pyrotechnist", "2 young scholar", fireworks=2),
        Dora=side("2 young warrior", "2 court lady", fireworks=1),
    ),
    "DV-51": given(
        N_("Six tiles at the Mongol Invasion of month 7, and the Lantern Festival to come."),
        "month 7, mongol invasion", "great wall", "super event: lantern festival", "wall: Ada, Bo, Ada, Bo, Ada, Bo",
        "Bo releases 1",
        Ada=side("2 young warrior, young monk", "2 young farmer"),
        Bo=side("2 young scholar", "2 young healer, court lady"), shows="GE-LANTERN-1 COMBO-1 COMBO-2 COMBO-3",
    ),
    "DV-52": given(
        N_("Without a palace Ada plays a card: the person can only be discarded."),
        "month 5, contagion", "Ada plays a card",
        Ada=side("no palace", space=12), Bo=side("2 young scholar", "2 court lady"), shows="PER-12",
    ),
    "DV-53": given(
        N_("Fireworks Display with a young and an old pyrotechnist."),
        "month 3, drought",
        Ada=side("2 young pyrotechnist, old pyrotechnist", "2 young monk"), Bo=side("2 young scholar", "2 court lady"),
        shows="ACT-FIRE-1",
    ),
    "DV-54": given(
        N_("The marker is on 20, and a young healer moves in."),
        "month 6, dragon festival", "Ada houses young healer",
        Ada=side("2 young monk", "2 young scholar", space=20), Bo=side("2 young farmer", "2 court lady"),
        shows="TRACK-7 PER-10",
    ),
    "DV-55": given(
        N_("The first wall tile is Ada's: persons at court do not add to it."),
        "month 3, drought", "great wall", "Ada chooses a wall tile",
        Ada=side("2 young farmer, young pyrotechnist", "2 tax collector"), Bo=side("2 young scholar", "2 court lady"),
        shows="WALL-6 WALL-7a",
    ),
    "DV-56": given(
        N_("A wall tile with steps or points: helmets and books do not add to it."),
        "month 5, contagion", "great wall", "Ada chooses a wall tile",
        Ada=side("2 old warrior", "2 young scholar", space=20), Bo=side("2 young farmer", "2 court lady"),
        shows="WALL-7c WALL-7d",
    ),
    "DV-57": given(
        N_("Seven action cards are dealt for two players."),
        "month 3, drought", _LUCK, "Luck deals the groups",
        Ada=side("2 young monk", "2 young healer"), Bo=side("2 young monk", "2 young farmer"),
    ),
    "DV-58": given(
        N_("Eight action cards are dealt for two players."),
        "month 3, drought", _LUCK, "great wall", "Luck deals the groups",
        Ada=side("2 young monk", "2 young healer"), Bo=side("2 young monk", "2 young farmer"), shows="WALL-2",
    ),
    "DV-59": given(
        N_("An Earthquake: palaces 3/3 and 1/1."),
        "month 7, mongol invasion", "super event: earthquake", "Ada gives back 2 floors",
        Ada=side("3 young monk, young healer, young farmer", "1 young warrior"),
        Bo=side("2 young scholar, court lady", "2 craftsman"),
    ),
    "DV-60": given(
        N_("The Earthquake took two floors of Ada's only palace: two of three persons leave."),
        "month 7, mongol invasion", "super event: earthquake", "Ada releases 2 from palace 1 for the earthquake",
        Ada=side("1 young monk, young healer, young farmer"), Bo=side("2 young scholar, court lady", "2 craftsman"),
        shows="PAL-5 GE-QUAKE-1 GE-QUAKE-3",
    ),
    "DV-61": given(
        N_("An Earthquake: palaces 2/2 and 2/2."),
        "month 7, mongol invasion", "super event: earthquake", "Ada gives back 2 floors",
        Ada=side("2 young monk, young healer", "2 young farmer, young warrior"),
        Bo=side("2 young scholar, court lady", "2 craftsman"), shows="GE-QUAKE-4",
    ),
    "DV-62": given(
        N_("Mongol Invasion and Solar Eclipse, a wall of seven tiles: it reaches twice."),
        "month 7, mongol invasion", "great wall", "super event: solar eclipse", "wall: Ada, Bo, Cyd, Ada, Bo, Cyd, Ada",
        "Ada releases 1", "Bo releases 1", "Cyd releases 1",
        Ada=side("3 young monk, young healer, young farmer"), Bo=side("3 young monk, young scholar, court lady"),
        Cyd=side("3 young pyrotechnist, court lady, craftsman"), shows="GE-ECLIPSE-2",
    ),
    "DV-63": given(
        N_("Mongol Invasion and Solar Eclipse, a wall of three tiles: it falls short twice."),
        "month 7, mongol invasion", "great wall", "super event: solar eclipse", "wall: Ada, Bo, Bo", "Ada releases 1",
        "Bo releases 1",
        Ada=side("2 young monk, young healer", "2 young farmer, old scholar"),
        Bo=side("2 young scholar, court lady", "2 young pyrotechnist, craftsman"),
    ),
    "DV-64": given(
        N_("Sunrise: Ada chooses first, from all nine types."),
        "month 7, mongol invasion", "super event: sunrise", "Ada takes a young person at sunrise",
        Ada=side("2 young monk", "2 young farmer"), Bo=side("2 young warrior", "2 tax collector"),
        Cyd=side("2 young pyrotechnist", "2 court lady"), shows="GE-SUNRISE-4",
    ),
    "DV-65": given(
        N_("Ada on 10 passes; Bo on 9 marches: who plays the first card?"),
        "month 5, contagion",
        Ada=side("2 young monk", "2 young farmer"), Bo=side("2 young warrior", "2 young healer"), shows="TRACK-6 PER-1",
    ),
    "DV-66": given(
        N_("The event row lies; the Super Event is drawn."),
        "draft", _LUCK, "super event to be drawn", "Luck draws the super event",
        Ada=side(), Bo=side(), shows="GE-1 GE-2",
    ),
    "DV-67": given(
        N_("One rice, two equal palaces: Bo's choice is the last one before a Drought."),
        "month 8, drought", "Bo houses craftsman",
        Ada=side("2 young monk", "2 young monk", rice=1), Bo=side("2 young pyrotechnist", "2 court lady", rice=2),
        shows="EVT-DROUGHT-3",
    ),
    "DV-68": given(
        N_("4 yuan, a rice, two fireworks, nobody: Bo's action is the last choice of the game."),
        "month 12, mongol invasion", "Bo acts",
        Ada=side("no palace", yuan=4, rice=1, fireworks=2, space=12), Bo=side("no palace", space=10),
        shows="SETUP-13 END-4",
    ),
    "DV-69": given(
        N_("The first wall tile: while the floor of its bonus is placed it counts as unused."),
        "month 3, drought", "great wall", "Ada places 1 floor of the wall",
        Ada=side("2 young monk", "2 young farmer"), Bo=side("2 young scholar", "2 court lady"),
        shows="WALL-1 WALL-3 WALL-4",
    ),
    "DV-70": given(
        N_("Four floors to place on palaces of 2 and 1 floors, or as new ones."),
        "month 5, contagion", "Ada places 4 floors",
        Ada=side("2 craftsman, craftsman", "1 craftsman", space=10), Bo=side("2 young scholar", "2 court lady"),
        shows="PAL-2 PAL-4 ACT-BUILD-4",
    ),
    "DV-71": given(
        N_("One palace, 1/1, and a young farmer who replaces the young healer or leaves."),
        "month 5, contagion", "Ada houses young farmer",
        Ada=side("1 young healer", space=12), Bo=side("2 young scholar", "2 court lady"),
    ),
    "DV-72": given(
        N_("Ada has played a wild card and asks for an old craftsman."),
        "month 3, drought", "Ada takes any person",
        Ada=side("2 young monk", "2 young healer"), Bo=side("2 young scholar", "2 court lady"), shows="SETUP-3",
    ),
}  # fmt: skip
_SAME: Final = {
    "EX-02": "EX-01", "EX-18": "flood-7", "EX-23": "tornado-4", "DV-01": "row-draws", "DV-02": "row-draws",
    "DV-03": "row-draws", "DV-07": "EX-24", "DV-11": "fee-5p-last", "DV-12": "build-3", "DV-15": "full-court",
    "DV-29": "decay-3", "DV-32": "wall-5-reach", "DV-33": "wall-5-short", "DV-37": "wall-12", "DV-39": "quake-2-1",
    "DV-40": "quake-2-1", "DV-42": "flood-7", "DV-43": "volcano", "DV-44": "sunrise-3", "DV-45": "charter-4",
    "DV-46": "privileges-7", "DV-49": "eclipse-healer",
}  # fmt: skip
"""Those that another example shows as well."""


def _place(name: str) -> tuple[bool, int, str]:
    """The worked examples first, each kind by number: "EX-12a" before "EX-12b"."""
    return name.startswith("DV"), int(re.sub(r"\D", "", name)), name


RULE_EXAMPLES: Final[dict[str, Example]] = {
    name: _GIVEN[name] if name in _GIVEN else Example("", same_as=_SAME[name])
    for name in sorted((*_GIVEN, *_SAME), key=_place)
}
