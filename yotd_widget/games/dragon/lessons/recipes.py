"""Where the questions of the checks come from: two kinds for each lesson, about positions that no lesson shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Final

from yotd_widget.engine.texts import N_
from yotd_widget.quiz.recipes import list_recipes, recipes_of

recipe = recipes_of("dragon", "Ada")


def _palaces(*choices: Sequence[str]) -> list[list[str]]:
    """Every court with one of the first palaces, one of the second ones and so on."""
    return [list(palaces) for palaces in product(*choices)]


def _amounts(thing: str, amounts: Sequence[int]) -> list[dict[str, int]]:
    """A thing of another player's court."""
    return [{thing: amount} for amount in amounts]


_PAIRS: Final = [
    ["2 young monk, young scholar", "2"],
    ["2 young farmer, young healer", "2"],
    ["2 young warrior, craftsman", "2"],
    ["2 young healer, court lady", "2"],
    ["2 tax collector, young pyrotechnist", "2"],
    ["2 young scholar, craftsman", "2"],
]
_GROUPS: Final = [
    "A taxes, harvest, build; B research, privilege; C fireworks display, military parade",
    "A taxes, military parade, harvest; B build, privilege; C fireworks display, research",
    "A taxes, privilege, fireworks display; B harvest, build; C research, military parade",
    "A taxes, fireworks display, research; B military parade, harvest; C build, privilege",
]
_PARADE: Final = [
    "A taxes, military parade, harvest; B build, privilege; C fireworks display, research",
    "A military parade, build, fireworks display; B taxes, research; C harvest, privilege",
]
_RESEARCH: Final = [
    "A taxes, research, harvest; B build, privilege; C fireworks display, military parade",
    "A research, military parade, privilege; B taxes, build; C harvest, fireworks display",
]
_STACKS: Final = ["order: Cyd, Ada, Bo", "order: Ada, Cyd, Bo"]
_ORDERS: Final = ["order: Cyd, Ada, Bo", "order: Bo, Cyd, Ada", "order: Cyd, Bo, Ada", "order: Bo, Ada, Cyd"]
_CHANGED: Final = [
    {},
    {"young farmer": "old farmer"},
    {"young scholar": "old scholar"},
    {"old warrior": "young warrior"},
    {"young farmer": "old farmer", "young scholar": "old scholar"},
    {"old farmer": "young farmer", "old scholar": "young scholar"},
    {"tax collector": "craftsman"},
]
_HEALERS: Final = [
    {"young monk": "young healer"},
    {"young monk": "old healer"},
    {"young healer": "old healer"},
    {"young healer": "old healer", "young monk": "young healer"},
    {"young healer": "old healer", "court lady": "craftsman"},
    {"tax collector": "craftsman"},
    {"old farmer": "young farmer"},
]
_HELMETS: Final = [
    ["2 young warrior", "2 young monk"],
    ["2 old warrior", "2 young monk"],
    ["2 young warrior, old warrior", "2 craftsman"],
    ["2 young scholar", "2 craftsman"],
]
_HELMETS_OF_OTHERS: Final = [{"palaces": palaces} for palaces in _HELMETS]
_ROOMY_HELMETS: Final = [
    {"palaces": [f"2 {person}", "2 old scholar"]} for person in ("young warrior", "old warrior", "craftsman")
]
_ROCKETS: Final = [
    {"palaces": [f"2 {person}", "2 young farmer"], "fireworks": fireworks}
    for person in ("young pyrotechnist", "old pyrotechnist")
    for fireworks in (2, 3, 4)
]
_OTHER_TABLES: Final = ["oldest: Bo", ["oldest: Bo", "edition 2007"], "edition 2007"]
"""Where the tiles that are drawn make the question, any table will do."""
_DRAWS: Final[Mapping[str, str]] = {
    "contagion": "drought, contagion, contagion, imperial tribute, drought, dragon festival, mongol invasion, "
    "imperial tribute, dragon festival, mongol invasion",
    "mongol invasion": "imperial tribute, drought, mongol invasion, mongol invasion, dragon festival, drought, "
    "contagion, dragon festival, imperial tribute, contagion",
    "dragon festival": "dragon festival, dragon festival, contagion, drought, mongol invasion, imperial tribute, "
    "contagion, drought, mongol invasion, imperial tribute",
    "imperial tribute": "drought, dragon festival, dragon festival, imperial tribute, mongol invasion, drought, "
    "mongol invasion, imperial tribute, contagion, contagion",
}
"""Event -> ten tiles in the order in which they are drawn, the second one of it among those that move."""

_DROUGHT: Final = N_("The Drought of this month comes. Nobody can do anything before it.")
_DOOR: Final = N_("{player} has played a person card, and somebody is at the door.")
_LAST: Final = N_("Bo has the last choice of the game. Then come the points of month 12, and end scoring.")
_MONTH: Final = N_("Everything is done this month but the event, decay, and the points of the month.")

RECIPES: Final = list_recipes("dragon", (
    recipe("track", "track.order", "stack-14",
           N_("A new month begins. Look at the markers on the person track."), space=[14, 15, 16],
           Bo=_amounts("space", [14, 15, 16]), Cyd=_amounts("space", [15, 16]), words=_ORDERS),
    recipe("track", "track.after", "stack-14",
           N_("Bo is the last to act, and his marker moves. Then the Person phase begins."),
           facts={"moves": "use A military parade"}, Bo=_amounts("space", [10, 11, 12, 13]),
           words=[["Bo acts", order, groups] for order in _STACKS for groups in _PARADE]),

    recipe("drought", "drought.released", "drought-3-palaces", _DROUGHT, rice=range(4), palaces=_palaces(
        ["3 young monk, court lady", "2 young monk"], ["2 young farmer", "3 old farmer, craftsman", "2"],
        ["2 old healer, young scholar", "3 old healer, young scholar", "1 young scholar"])),
    recipe("drought", "drought.left", "EX-12a", _DROUGHT, rice=range(2, 9)),
    recipe("drought", "drought.floors", "drought-3-palaces",
           N_("The Drought comes, and {player} has rice for all palaces but one. Afterwards comes decay."),
           palaces=_palaces(["2 young monk", "3 young monk, court lady"], ["1 young farmer", "2 old farmer, craftsman"],
                            ["2 old healer, young scholar", "3 old healer"])),

    recipe("month", "month.score-line", "EX-12a",
           N_("The Drought comes, and there is rice enough. Then come decay and the points of the month."),
           rice=[3, 4], small=range(2), palaces=_palaces(
               ["2 young monk, court lady", "2 young monk"], ["2", "3 young healer"],
               ["1 court lady", "1 young farmer"], ["1", "2", "3"])),
    recipe("month", "decay.floors", "contagion-1-mortar",
           N_("A Contagion comes, and nobody has a mortar: three persons leave {player}'s court. Then comes decay."),
           facts={"palace": 1}, palaces=_palaces(
               ["3 young monk", "2 tax collector", "3 tax collector"],
               ["2 young farmer", "2 court lady", "3 craftsman"], ["1 young scholar", "2 old scholar"])),

    recipe("cards", "groups.choices", "fee-3p", N_("A month of Peace. Ada's dragon stands on a group already."), "Bo",
           Bo=_amounts("yuan", [0, 1, 2]), words=_GROUPS),
    recipe("cards", "choices.legal", "fee-3p",
           N_("A month of Peace. Ada's dragon stands on a group already. It is Bo's turn."), "Bo",
           Bo=_amounts("yuan", [0, 1, 2, 3, 4]), words=_GROUPS),
    recipe("cards", "after.yuan", "EX-04", N_("Two dragons stand on group A already, and Cyd uses it as well."), "Cyd",
           facts={"moves": "use A taxes"}, Cyd=[
               {"yuan": yuan, "palaces": [home, "2 young pyrotechnist"]}
               for yuan in (6, 7, 8, 9) for home in ("2 craftsman", "2 tax collector", "2 craftsman, tax collector")]),

    recipe("actions", "action.gain", "symbols", N_("{player} acts first this month."),
           facts={"moves": "use A harvest"}, persons=_CHANGED, yuan=range(10)),
    recipe("actions", "after.yuan", "symbols", N_("{player} acts first this month, so no group costs anything."),
           facts={"moves": "use A taxes"}, persons=_CHANGED, yuan=range(10)),
    recipe("actions", "after.points", "symbols", N_("{player} acts first this month."),
           facts={"moves": "use A research"}, persons=_CHANGED, words=_RESEARCH, vp=range(18, 26)),
    recipe("actions", "after.space", "symbols", N_("{player} acts first this month."),
           facts={"moves": "use A military parade"}, persons=_CHANGED, words=_PARADE),

    recipe("palaces", "decay.left", "decay-3",
           N_("The event of this month takes nobody. Then comes decay."), palaces=_palaces(
               ["1", "2", "3"], ["1", "2", "2 craftsman"], ["1", "3", "1 young monk"],
               ["2 old healer", "3 court lady"])),
    recipe("palaces", "choices.legal", "build-3",
           N_("{player} has chosen Build and places the first of her new floors."), palaces=_palaces(
               ["2 craftsman", "3 craftsman"], ["1 craftsman", "3 craftsman, young scholar"],
               ["2", "3", "3 young farmer"])),

    *(recipe("hiring", "person.steps", "one-place", N_("{player} has played a person card. One place is free."),
             facts={"moves": f"take {person}"}, vp=range(4, 9), words=[f"Ada takes a {person.split()[1]}"],
             palaces=_palaces(["2 craftsman, court lady", "2 tax collector, young monk"],
                              ["2 young monk", "2 court lady", "2 old scholar"]))
      for person in ("young warrior", "old farmer", "old healer", "young pyrotechnist")),
    recipe("hiring", "person.may", "full-court", _DOOR, palaces=_palaces(
        ["2 young healer, young monk", "2 old scholar, craftsman"], ["2 old farmer, court lady", "1 tax collector"])),
    recipe("hiring", "person.may", "DV-16", _DOOR, palaces=_palaces(
        ["2 young healer", "3 young healer, craftsman"], ["2 young farmer", "2 old farmer, court lady"],
        ["1", "2 old scholar"])),

    recipe("tribute", "tribute.released", "tribute-1",
           N_("The Imperial Tribute of this month comes. Nobody can do anything before it."), yuan=range(4), persons=[
               {}, {"young monk": "craftsman"}, {"young scholar": "tax collector"}, {"tax collector": "court lady"}]),
    recipe("tribute", "tribute.released", "EX-11",
           N_("The Imperial Tribute of this month comes. Nobody can do anything before it."), yuan=range(4), persons=[
               {"young healer": "tax collector"}, {"young scholar": "tax collector"}, {"young farmer": "craftsman"}]),
    recipe("tribute", "tribute.left", "DV-20",
           N_("An Imperial Tribute comes, and {player} has saved for it."), yuan=range(5, 11), palaces=_palaces(
               ["2 young monk, tax collector", "3 tax collector", "2 old scholar, tax collector"],
               ["2 young farmer", "2 court lady", "3 old healer, young warrior"])),

    recipe("contagion", "contagion.released", "contagion-1-mortar",
           N_("The Contagion of this month comes. Nobody can do anything before it."), persons=_HEALERS),
    recipe("contagion", "plan.lost", "two-droughts", N_("{player} looks ahead into the year."),
           facts={"event": "contagion"}, persons=[
               {"young monk": "young healer"}, {"young healer": "old healer"}, {"young farmer": "old healer"},
               {"young monk": "old healer", "young healer": "craftsman"}, {"young farmer": "tax collector"}],
           vp=range(4, 8)),

    recipe("mongol", "mongol.who", "mongol-3-1-1",
           N_("The Mongol Invasion of this month comes. Compare all courts."), palaces=_HELMETS, Bo=_HELMETS_OF_OTHERS,
           Cyd=_ROOMY_HELMETS),
    recipe("mongol", "month.score-line", "mongol-3-1-1",
           N_("The Mongol Invasion comes, and both others have fewer helmets than {player}. Then come decay and the "
              "points of the month."), small=range(3), palaces=_palaces(
               ["2 old warrior, court lady", "2 old warrior, young warrior", "3 old warrior"],
               ["2 young warrior", "1 old warrior", "3 young monk"], ["1", "2", "2 young scholar"])),

    recipe("festival", "festival.vp", "EX-13",
           N_("The Dragon Festival of this month comes. Compare all courts."), fireworks=[3, 4, 5], Bo=_ROCKETS,
           Cyd=_amounts("fireworks", [0, 1, 2]), Dora=_amounts("fireworks", [0, 1])),
    recipe("festival", "festival.vp", "EX-13",
           N_("The Dragon Festival of this month comes. Compare all courts."), "Cyd", fireworks=[4, 5],
           Bo=_amounts("fireworks", [4, 5]), Cyd=_amounts("fireworks", [2, 3, 4]), Dora=_amounts("fireworks", [0, 1])),
    recipe("festival", "festival.vp", "EX-13",
           N_("The Dragon Festival of this month comes. Compare all courts."), "Cyd", fireworks=[4, 5, 6],
           Bo=[{"palaces": [f"2 {person}", "2 young farmer"], "fireworks": fireworks}
               for person in ("young pyrotechnist", "old pyrotechnist") for fireworks in (3, 4, 5)],
           Cyd=_amounts("fireworks", [2, 3, 4]), Dora=_amounts("fireworks", [0, 1])),
    recipe("festival", "festival.left", "EX-13",
           N_("The Dragon Festival of this month comes, and everybody's fireworks lie open."), "Cyd",
           fireworks=[4, 5, 6, 7], Bo=_amounts("fireworks", [4, 5, 6, 7]), Cyd=_amounts("fireworks", [2, 3, 4, 5]),
           Dora=_amounts("fireworks", [0, 1, 2])),

    recipe("counting", "score.vp", "score-8", _MONTH, large=range(3), small=range(3), palaces=_palaces(
        ["3 court lady, young scholar", "3 young monk, old scholar"], ["3 young healer", "2 court lady"], ["2", "3"])),
    recipe("counting", "score.vp", "EX-16", _MONTH, large=range(3), small=range(3)),
    recipe("counting", "end.vp", "final-23", _LAST, yuan=range(9), rice=range(4), fireworks=range(4)),
    recipe("counting", "end.vp", "EX-17", _LAST, yuan=range(9), rice=range(4), fireworks=range(4)),
    recipe("counting", "end.winner", "final-three",
           N_("Cyd has the last choice of the game. Then the points of month 12 and of the end are counted."),
           vp=[61, 63, 65], space=[42, 45, 46], Bo=_amounts("vp", [62, 64, 66]), Cyd=_amounts("space", [47, 48])),

    recipe("setup", "draft.pairs", "draft-p2", N_("Before the first month, the players draft one after the other."),
           palaces=_PAIRS, Bo=[{}, *({"palaces": pair} for pair in _PAIRS)]),
    recipe("setup", "draft.combo", "draft-p2",
           N_("Before the first month, the players draft one after the other. Ada has drafted already."),
           palaces=_PAIRS[:4]),
    *(recipe("setup", "row.space", "row-draws",
             N_("Peace lies on spaces 1 and 2. The other ten tiles are laid from space 3 on."),
             facts={"draws": draws, "event": event}, words=_OTHER_TABLES)
      for event, draws in _DRAWS.items()),
))  # fmt: skip
"""Every lesson from that on the person track to that on setting up has two kinds of question or more."""
