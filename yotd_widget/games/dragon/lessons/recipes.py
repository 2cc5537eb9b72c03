"""Where the questions of the final check come from: one line a question, with what may be different in its example."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any, Final

from yotd_widget.quiz.recipes import Recipe, list_recipes

_NONE: Final[Mapping[str, Any]] = {}


def recipe(
    lesson: str, question: str, at: str, player: str = "Ada", facts: Mapping[str, Any] = _NONE, **changes: Sequence[Any]
) -> Recipe:
    """A recipe in one line."""
    return Recipe(lesson, f"dragon.{question}", at, player, facts, changes)


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

RECIPES: Final = list_recipes("dragon", (
    recipe("02-setup-and-the-first-two-persons", "draft.pairs", "draft-p2", palaces=_PAIRS,
           Bo=[{}, *({"palaces": pair} for pair in _PAIRS)]),
    recipe("03-turn-order", "track.order", "stack-14", space=[14, 15, 16],
           Bo=_amounts("space", [14, 15, 16]), Cyd=_amounts("space", [15, 16]),
           words=["order: Cyd, Ada, Bo", "order: Bo, Cyd, Ada", "order: Cyd, Bo, Ada", "order: Bo, Ada, Cyd"]),
    recipe("04-action-groups", "groups.choices", "fee-3p", "Bo", Bo=_amounts("yuan", [0, 1, 2]), words=_GROUPS),
    recipe("05-seven-actions", "action.gain", "symbols", facts={"moves": "use A harvest"}, persons=_CHANGED,
           yuan=range(10)),
    recipe("05-seven-actions", "after.yuan", "symbols", facts={"moves": "use A taxes"}, persons=_CHANGED,
           yuan=range(10)),
    recipe("06-palaces", "decay.left", "decay-3", palaces=_palaces(
        ["1", "2", "3"], ["1", "2", "2 craftsman"], ["1", "3", "1 young monk"], ["2 old healer", "3 court lady"])),
    *(recipe("07-hiring", "person.steps", "one-place", facts={"moves": f"take {person}"}, vp=range(4, 9),
             words=[f"Ada takes a {person.split()[1]}"], palaces=_palaces(
                 ["2 craftsman, court lady", "2 tax collector, young monk"], ["2 young monk", "2 court lady", "2"]))
      for person in ("young warrior", "old farmer", "old healer", "young pyrotechnist")),
    recipe("08-imperial-tribute", "tribute.released", "tribute-1", yuan=range(4), persons=[
        {}, {"young monk": "craftsman"}, {"young scholar": "tax collector"}, {"tax collector": "court lady"}]),
    recipe("08-imperial-tribute", "tribute.released", "EX-11", yuan=range(4), persons=[
        {"young healer": "tax collector"}, {"young scholar": "tax collector"}, {"young farmer": "craftsman"}]),
    recipe("09-drought", "drought.released", "drought-3-palaces", rice=range(4), palaces=_palaces(
        ["3 young monk, court lady", "2 young monk"], ["2 young farmer", "3 old farmer, craftsman", "2"],
        ["2 old healer, young scholar", "3 old healer, young scholar", "1 young scholar"])),
    recipe("09-drought", "drought.left", "EX-12a", rice=range(2, 9)),
    recipe("10-contagion", "contagion.released", "contagion-1-mortar", persons=_HEALERS),
    recipe("11-mongol-invasion", "mongol.who", "mongol-3-1-1", palaces=_HELMETS, Bo=_HELMETS_OF_OTHERS,
           Cyd=_ROOMY_HELMETS),
    recipe("12-dragon-festival-and-peace", "festival.vp", "EX-13", fireworks=[3, 4, 5], Bo=_ROCKETS,
           Cyd=_amounts("fireworks", [0, 1, 2]), Dora=_amounts("fireworks", [0, 1])),
    recipe("12-dragon-festival-and-peace", "festival.vp", "EX-13", "Cyd", fireworks=[4, 5],
           Bo=_amounts("fireworks", [4, 5]), Cyd=_amounts("fireworks", [2, 3, 4]), Dora=_amounts("fireworks", [0, 1])),
    recipe("13-monthly-scoring", "score.vp", "score-8", large=range(3), small=range(3), palaces=_palaces(
        ["3 court lady, young scholar", "3 young monk, old scholar"], ["3 young healer", "2 court lady"], ["2", "3"])),
    recipe("13-monthly-scoring", "score.vp", "EX-16", large=range(3), small=range(3)),
    recipe("14-end-scoring-and-ties", "end.vp", "final-23", yuan=range(9), rice=range(4), fireworks=range(4)),
    recipe("14-end-scoring-and-ties", "end.vp", "EX-17", yuan=range(9), rice=range(4), fireworks=range(4)),
))  # fmt: skip
"""Every lesson from 02 to 14 has one or more."""
