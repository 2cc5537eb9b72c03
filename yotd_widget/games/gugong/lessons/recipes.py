"""Where the questions of the checks come from: two kinds for each lesson, about positions that no lesson shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from yotd_widget.engine.texts import N_
from yotd_widget.quiz.recipes import Recipe, list_recipes

_NONE: Final[Mapping[str, Any]] = {}


def recipe(
    lesson: str,
    question: str,
    at: str,
    premise: str,
    player: str = "Lisa",
    facts: Mapping[str, Any] = _NONE,
    **changes: Sequence[Any],
) -> Recipe:
    """A recipe in one line."""
    return Recipe(lesson, f"gugong.{question}", at, player, facts, changes, premise)


_WALL_B: Final = {"moves": ["useplace", "wall B", "build 2 0 none"]}
_RIDE: Final = {"moves": ["useplace", "travel A", "go C02", "use"]}
_GIFTS: Final = [
    {"travel": "B-7", "decree": "B-3"},
    {"wall": "B-5", "intrigue": "B-2"},
    {"palace": "B-1", "canal": "B-4"},
    {"travel": "B-4", "palace": "B-3"},
]
"""The gifts of the first Day, laid otherwise."""

RECIPES: Final = list_recipes("gugong", (
    recipe("gift", "gift.free", "gift-first", "", facts={"card": "P2-5"}, gifts=_GIFTS),
    recipe("gift", "gift.count", "pairs", "", facts={"card": "P1-9"},
           gifts=[{"palace": "P4-3"}, {"wall": "P4-3"}, {"intrigue": "P4-2"}, {"travel": "P4-7"}]),
    recipe("days", "day.start", "medal-2", "", facts={"moves": ["useplace", "intrigue A"]},
           start=["Sebastian", "Anna"], pool=[1, 2, 4]),
    recipe("days", "end.winner", "end-step-7", N_("The game is over."), vp=[41, 52, 58], David=[{"vp": 27}, {"vp": 33}],
           Anna=[{"envoy": 4}, {"vp": 44}]),
    recipe("free", "gift.which", "pairs", "", facts={"there": "decree"}, gifts=[{"decree": "P4-7"}, {"decree": "B-2"}],
           hand=["P2-5 P1-4 P2-7 P1-9", "P2-5 P4-3 P2-1 P1-9"]),
    recipe("free", "gift.ways", "pairs", "", facts={"card": "P1-9", "there": "wall"}, pool=[2, 3, 5, 6],
           gifts=[{"wall": "P4-7"}, {"wall": "P4-3"}, {"wall": "P3-6"}]),
    recipe("payment", "gift.ways", "EX-2", "", player="Rafaël", facts={"card": "P3-3", "there": "jade"},
           pool=[2, 3, 4, 5, 6]),
    recipe("payment", "after.pool", "EX-2", "", player="Rafaël",
           facts={"moves": ["give P3-3 jade pay_servants"]}, pool=[6, 7, 8]),
    recipe("servants", "after.pool", "supply-1", "", facts=_RIDE,
           decrees=["D1-3", "D2-2 D1-3 D3-2"], envoy=[2, 4]),
    recipe("servants", "wall.winner", "wall-double", "", player="David",
           facts={"moves": ["useplace", "wall B", "pay servants", "build 1 1 none"]},
           Lisa=[{"wall": 3}, {"wall": 1}], Anna=[{"wall": 1}, {"wall": 2}, {"wall": 3}]),
    recipe("travel", "travel.reach", "ride-blocked", "",
           map=[{"C14": "TOK-8"}, {"C20": "TOK-8"}, {"C15": "TOK-2"}]),
    recipe("travel", "after.pool", "twice", "", facts={"moves": ["useplace", "travel B"]}, pool=[5, 6, 7, 8]),
    recipe("tokens", "tokens.worth", "tokens-5", "",
           tokens=["TOK-1 TOK-12", "TOK-2 TOK-4 TOK-12", "TOK-3 TOK-12 TOK-12"]),
    recipe("tokens", "tokens.gains", "tokens-5", "",
           tokens=["TOK-1 TOK-12", "TOK-2 TOK-4 TOK-12", "TOK-3 TOK-6 TOK-12 TOK-12"]),
    recipe("great-wall", "wall.left", "wall-tie", "", facts=_WALL_B,
           David=[{"wall": 2}, {"wall": 4}], Sebastian=[{"wall": 2}, {"wall": 1}]),
    recipe("great-wall", "benefit.asked", "wall-tie", "", facts=_WALL_B,
           order=["Sebastian Lisa David Anna", "David Lisa Sebastian Anna"], Sebastian=[{"intrigue": 12}],
           pool=[3, 5, 6]),
    recipe("intrigue", "intrigue.order", "intrigue-day", "", facts={"moves": ["useplace", "intrigue B"]},
           David=[{"intrigue": 1}, {"intrigue": 3}, {"intrigue": 4}], Anna=[{"intrigue": 2}, {"intrigue": 4}],
           order=["Sebastian David Anna Lisa", "David Sebastian Anna Lisa", "David Anna Sebastian Lisa",
                  "Anna Sebastian David Lisa"]),
    recipe("intrigue", "benefit.may", "wall-tie", "", player="Sebastian", facts=_WALL_B,
           Sebastian=[{"intrigue": 1}, {"intrigue": 2}, {"intrigue": 5}]),
    recipe("jade", "jade.own", "market", "", jade=[8, 9, 10]),
    recipe("jade", "jade.price", "houses-empty", "", decrees=["D2-2"], pool=[2, 3, 6]),
    recipe("palace", "end.score", "late-entry", N_("The game is over, but for the last scorings."),
           vp=[14, 17, 24], wall=[1, 2]),
    recipe("palace", "after.vp", "gate-7", "", facts={"moves": ["useplace", "palace B"]}, vp=[11, 14, 16]),
))  # fmt: skip
