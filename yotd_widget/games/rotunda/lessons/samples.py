"""Where questions can be asked whose facts say something: trying finds positions in which nothing happens."""

from __future__ import annotations

from typing import Final

from yotd_widget.quiz.samples import Sample, list_samples

_PAID: Final = {"moves": ["pay 1", "pay 2", "skip", "stop"]}
_OVER: Final = {"moves": ["stop"]}

SAMPLES: Final = list_samples("rotunda", {
    "after.vp": Sample("bank-nine", named=_PAID),
    "after.coins": Sample("bank-nine", named=_PAID),
    "after.supply": Sample("peddler-v1", named={"moves": ["act peddler", "peddle 0 0"]}),
    "after.banker": Sample("banker-five", named={"moves": ["coins", "stop"]}),
    "after.marker": Sample("hall-empty", named={"moves": ["worship"]}),
    "after.lying": Sample("retailer-two", named={"room": "retailer", "moves": ["sell celadon celadon"]}),
    "walk.reach": Sample("walk-tv2", named={"start": "smugglers"}),
    "walk.steps": Sample("walk-tv2", named={"start": "smugglers", "to": "experts_room"}),
    "neutral.reach": Sample("neutral-tea", named={"leader": "tea"}),
    "peddler.at": Sample("peddler-v1", named={"moves": ["act peddler", "peddle 0 1", "stop"]}),
    "bonus.due": Sample("bonus-17-21", named={"moves": ["pay 1", "pay 2", "skip", "stop"]}),
    "turn.next": Sample("retailer-two", named={"moves": ["stop"]}),
    "turn.left": Sample("end-trigger", "Cy", {"moves": ["worship", "village V1", "kneel r1c1"]}),
    "row.payments": Sample("trading-five"),
    "row.points": Sample("bank-nine"),
    "room.times": Sample("three-seated"),
    "may": Sample("market-two"),
    "end.part": Sample("last-turn", named={"part": "SCORE-1", **_OVER}),
    "end.score": Sample("last-turn", named=_OVER),
    "end.winners": Sample("last-tie", named=_OVER),
})  # fmt: skip
