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
    recipe("payment", "gift.ways", "purse", "", facts={"card": "P3-3", "there": "jade"},
           pool=[2, 3, 4, 5, 6]),
    recipe("payment", "after.pool", "purse", "",
           facts={"moves": ["give P3-3 jade pay_servants"]}, pool=[6, 7, 8]),
    recipe("servants", "after.pool", "supply-1", "", facts=_RIDE,
           decrees=["D1-3", "D2-2 D1-3 D3-2"], envoy=[2, 4]),
    recipe("servants", "wall.winner", "wall-double", "",
           facts={"moves": ["useplace", "wall B", "pay servants", "build 1 1 none"]},
           David=[{"wall": 3}, {"wall": 1}], Anna=[{"wall": 1}, {"wall": 2}, {"wall": 3}]),
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
    recipe("decrees", "decree.price", "steles",
           N_("{player} has come to the hall of the Decrees, and others have been there before."),
           facts={"decree": "D1-3"}, pool=[4, 6, 7],
           David=[{"decrees": "D1-3 D2-5"}, {"decrees": "D2-5"}],
           Anna=[{"decrees": "D1-3 D3-2"}, {"decrees": "D1-3 D2-2"}]),
    recipe("decrees", "decree.which", "steles-cheaper",
           N_("{player} has come to the hall of the Decrees, and others have been there before."),
           facts={"moves": ["useplace"]}, pool=[2, 3, 5],
           Anna=[{"decrees": "D1-1"}, {"decrees": "D1-1 D2-3"}, {"decrees": "D3-1"}]),
    recipe("canal", "canal.begin", "canal-two",
           N_("{player} loads a servant on a new ship, on one of two routes."),
           facts={"moves": ["useplace"]},
           Lisa=[{"ships": "B3 1"}, {"ships": "B2 1, A2 1"}], Sebastian=[{"ships": "B1 1, A1 1"}, {"ships": "A1 2"}],
           David=[{"ships": "B4 2"}, {"ships": "B2 2"}, {"ships": "A2 1"}]),
    recipe("canal", "canal.sails", "canal-claim",
           N_("{player} moves a ship, and the others lie where they lie."),
           facts={"ship": "B2"},
           Sebastian=[{"ships": "B3 1"}, {"ships": "B4 1"}, {"ships": "B5 1"}],
           David=[{"ships": "B5 2"}, {"ships": "A4 2, B3 1"}, {"ships": "B3 1"}]),
    recipe("canal", "harbour.claims", "canal-slots",
           N_("A full ship lies in the last harbour, and some spaces for rewards are taken."),
           facts={"ship": "A5"},
           vp_slots=[0, 1, 2], card_slots=[1, 2]),
    recipe("night", "night.matches", "night-dice", N_("The dice count the gifts on the discard pile."),
           dice=["3 8 8", "3 8 3", "3 8 1", "1 4 3"], pool=[2, 4]),
    recipe("night", "night.most", "night-dice",
           N_("The Day is over. Each card of a pile matches each die of its number."),
           facts={"moves": ["skip"]},
           order=["Lisa Sebastian David Anna", "Anna Lisa Sebastian David"], dice=["3 8 3", "4 6 3", "2 4 7"]),
    recipe("night", "night.ship", "night-dice",
           N_("The Day is over, and nobody moves a ship any more."),
           facts={"ship": "A4"},
           Lisa=[{"ships": "A4 2"}, {"ships": "A4 1, A3 1"}], David=[{"ships": "A5 2"}, {"ships": "A3 1"}],
           Sebastian=[{"ships": "A2 3"}, {"ships": "A5 2, A1 1"}]),
    recipe("end", "end.decree", "end-third",
           N_("The last Night is over, and everything is scored."),
           facts={"decree": "D3-1"}, vp=[13, 16, 19, 20, 26], jade=[2, 3, 5]),
    recipe("end", "end.order", "end-all",
           N_("The last Night is over, and everything is scored."),
           decrees=["D3-1", "D3-1 D3-3"], jade=[2, 4], vp=[12, 21]),
    recipe("day", "night.board", "day-2",
           N_("The dice of tonight lie open all Day."),
           dice=["4 8 1", "2 7 2", "1 4 8", "6 8 7"]),
    recipe("day", "medal.who", "day-2", "", facts={"moves": ["give P2-5 travel free", "usecard", "intrigue A"]},
           pool=[3, 4, 5], envoy=[4, 5]),
    recipe("meng", "meng.decree", "meng-decree",
           N_("Alone against Meng: he looks at the Day, at his pool and at the stones."),
           pool=[2, 4], day=[1, 3], Meng=[{"pool": 4}, {"pool": 5}]),
    recipe("meng", "meng.city", "meng-ride", N_("Alone against Meng: a card sends him to Travel."),
           map=[{"C02": "TOK-8"}, {"C07": "TOK-2"}, {"C14": "TOK-4"}, {"C18": "TOK-7"}],
           Meng=[{"pool": 2}, {"pool": 4}]),
    recipe("lab", "day.start", "lab-jade",
           N_("The last gift of the Day, and the Medal lies on the board."),
           facts={"moves": ["give P1-9 intrigue free", "useplace", "intrigue A"]},
           start=["Sebastian", "Anna"], pool=[2, 4]),
    recipe("lab", "after.vp", "toll", N_("David has laid a toll at the Palace."),
           facts={"moves": ["useplace", "palace B"]}, envoy=[7], vp=[6, 7, 9]),
))  # fmt: skip
