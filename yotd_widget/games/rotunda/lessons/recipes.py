"""Where the questions of the checks come from: two kinds for each lesson, about positions that no lesson shows."""

from __future__ import annotations

from typing import Any, Final

from yotd_widget.engine.texts import N_
from yotd_widget.quiz.recipes import list_recipes, recipes_of

recipe = recipes_of("rotunda", "Ann")


def _leaders(*each: str) -> list[dict[str, list[str]]]:
    """Where the two Leaders of a player stand."""
    return [{"leaders": rooms.split()} for rooms in each]


def _facts(moves: str, **more: Any) -> dict[str, Any]:
    """The moves of a question, as the texts of lessons name them, and its other facts."""
    return {"moves": moves.split(" / "), **more}


_YOUNG: Final = [
    {"young": ["supplier", "supplier"]},
    {"young": ["market", "banker"]},
    {"young": ["market"] * 4},
    {"young": ["smugglers"] * 4},
]
"""Chairs that somebody else has taken."""
_LAST: Final = {"moves": ["stop"]}

RECIPES: Final = list_recipes("rotunda", (
    recipe("walk", "walk.reach", "walk-tv2", "", facts={"start": "smugglers"},
           Bo=_leaders("warehouse experts_room", "market hall", "market warehouse", "experts_room hall"),
           Cy=_leaders("hall hall", "banker hall", "hiring_hall hall")),
    recipe("walk", "walk.steps", "walk-tv2", "", facts={"start": "smugglers", "to": "banker"},
           Bo=_leaders("warehouse hall", "hall hall", "market hall"), Cy=_leaders("experts_room hall", "hall hall")),
    recipe("layout", "layout.coins", "setup-5", N_("Whoever is to move begins this game."), player="Di",
           start=[1, 4], seed=[5, 6, 7]),
    recipe("layout", "walk.reach", "setup-3", N_("The first move of a game leads out of the Hall."),
           facts={"start": "hall"}, seed=[5, 6, 7, 8, 11]),
    recipe("turn", "turn.next", "setup-5", "", facts=_facts("walk hall market / stop"), start=[0, 1, 2, 3, 4],
           seed=[5, 6]),
    recipe("turn", "may.activate", "turn-full", N_("A turn begins."),
           held=[["e01", "e03"], ["e03", "e04", "e15"], ["e05", "e01"], ["e16", "e20"]], celadon=[0, 1]),
    recipe("lap", "walk.reach", "hall-near", "", facts={"start": "experts_room"},
           hall=["B", "D"], Bo=_leaders("banker hall", "hall hall", "hiring_hall hall")),
    recipe("lap", "walk.steps", "TV-61", "", facts={"start": "hall", "to": "banker"},
           Bo=_leaders("supplier smugglers", "trading_post smugglers", "supplier hall", "market hall"),
           Cy=_leaders("market experts_room", "warehouse experts_room", "experts_room hall")),
    recipe("assistants", "may.assist", "assist-five", "", facts=_facts("council 1"), supply=[0, 1, 14]),
    recipe("assistants", "may.seat", "assist-five", "", facts=_facts("council 1 / act apprentice"), Bo=_YOUNG,
           Cy=[{"young": ["experts_room"] * 4}, {"young": ["supplier", "supplier"]}]),
    recipe("chairs", "after.supply", "market-two", "",
           facts=_facts("sell fruit fruit / skip / help young / stop / help senior / stop"), supply=[1, 3, 4]),
    recipe("chairs", "room.times", "three-seated", "",
           young=[["market"] * 3, ["market"] * 2], senior=[[], ["market"]]),
    recipe("sales", "may.sell", "wholesaler-tea", "", tea=[0, 1, 2], fruit=[0, 1], celadon=[0, 1], gold=[0, 1]),
    recipe("sales", "after.vp", "TV-35", "", facts=_facts("sell tea tea / sell fruit fruit"),
           retailer=[["celadon"]], supply=[0], vp=[2, 7, 9, 13]),
    recipe("rows", "row.points", "bank-nine", "", coins=[4, 6, 7, 12, 14]),
    recipe("rows", "may.fetch", "TV-29", "", facts=_facts("fetch 1 warehouse tea"), coins=[2, 3, 4],
           warehouse=[["tea"], ["tea", "fruit"], ["tea", "celadon"]]),
    recipe("offers", "may.deal", "TV-31a", "", facts=_facts("buygood tea"), coins=[3, 4, 5], supply=[0, 2],
           fruit=[0, 1]),
    recipe("offers", "may.council", "TV-34", "", facts=_facts("council 2"),
           Bo=_leaders("banker hall", "retailer hall", "smugglers warehouse"),
           Cy=_leaders("hall hall", "trading_post hall")),
    recipe("peddler", "peddler.at", "pray-t1", "",
           facts=_facts("pray / temple t1 / peddle 0 0 / peddle 0 0"), peddler=["V2", "V4"], supply=[2, 4]),
    recipe("peddler", "may.peddle", "peddler-v1", "", facts=_facts("act peddler"), coins=[0, 1, 2],
           peddler=["V2", "V3", "V4"]),
    recipe("hall", "may.hall", "pray-forced", "", facts={"among": ["pray", "worship"]},
           temples=[[], ["t1"], ["t3", "t4"]], villages=[[]]),
    recipe("hall", "may.hall", "pray-forced", "", facts={"among": ["pray", "worship"]},
           temples=[[]], villages=[["V2"], ["V3", "V3"]]),
    recipe("hall", "may.temple", "pray-t1", "", facts=_facts("pray"),
           temples=[["t1"], ["t2", "t3"], ["t1", "t4"], ["t2", "t3", "t4"]]),
    recipe("chain", "after.vp", "chain-senior", "", facts=_facts("worship / kneel r1c2 / kneel r2c2"),
           vp=[2, 5], young=[["market"], ["market", "supplier", "banker"]]),
    recipe("chain", "may.chain", "chain-three", "", facts=_facts("worship / kneel r2c1"),
           worship=[["r2c1"], ["r2c2"], ["r3c1"], ["r3c3"]], Bo=[{"worship": ["r2c1"]}, {"worship": ["r1c2"]}]),
    recipe("gates", "bonus.due", "wholesaler-tea", "", facts=_facts("sell tea tea / sell tea tea"), tea=[2],
           vp=[4, 12, 20, 28]),
    recipe("gates", "end.part", "last-turn", N_("The last turn of a game."), facts={"part": "SCORE-1", **_LAST},
           amulets=[["A1", "A1", "A3"], ["A5", "A5", "A7", "A3"], ["A1", "A1"]]),
    recipe("orders", "may.complete", "orders-two", "", tea=[0, 1, 2], fruit=[0, 1, 2], gold=[0, 1]),
    recipe("orders", "after.vp", "orders-done", "",
           facts=_facts("token tea-fruit / help young / token celadon-celadon"), vp=[3, 6, 14]),
    recipe("experts", "after.coins", "bookseller", "", facts=_facts("activate e20"), supply=[1, 2, 3, 5]),
    recipe("experts", "may.hire", "experts-four", "",
           facts={"among": ["hire e01 none", "hire e01 e03", "hire e02 e04"]},
           held=[["e03"], ["e03", "e04"], ["e04", "e15", "e16"], ["e03", "e15", "e16"]]),
    recipe("finish", "end.winners", "last-tie", N_("The last turn of a game."), facts=_LAST,
           Bo=[{"coins": 6}, {"coins": 8}, {"coins": 9}], Cy=[{"coins": 4}, {"coins": 5}]),
    recipe("finish", "neutral.reach", "TV-73", N_("Two players, and three neutral Leaders."),
           facts={"leader": "fruit"}, neutrals=[
               {"fruit": "supplier", "tea": "smugglers", "celadon": "warehouse"},
               {"fruit": "market", "tea": "banker", "celadon": "warehouse"},
               {"fruit": "hiring_hall", "tea": "trading_post", "celadon": "supplier"}]),
    recipe("finish", "end.score", "last-turn", N_("The last turn of a game."), facts=_LAST, vp=[21, 28, 33],
           coins=[2, 5]),
))  # fmt: skip
