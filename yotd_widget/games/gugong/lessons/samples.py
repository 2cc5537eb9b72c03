"""Where questions can be asked whose moves say something: trying finds positions in which nothing happens."""

from __future__ import annotations

from typing import Final

from yotd_widget.quiz.samples import Sample, list_samples

_TWICE: Final = {"moves": ["useplace", "travel B", "go C02", "use"]}
_CLAIM: Final = {"moves": ["useplace", "canal A", "load servant B2", "skip", "sail B2", "claim B5 card"]}
_SECTION: Final = {"moves": ["useplace", "wall B", "build 2 0 none"]}
_GIFT: Final = {"moves": ["give P3-3 jade discard P1-2"]}
_AUDIENCE: Final = {"moves": ["useplace", "palace B"]}
_STEP: Final = {"moves": ["useplace", "intrigue A"]}

SAMPLES: Final = list_samples("gugong", {
    "after.pool": Sample("steles", named={"moves": ["useplace", "obtain D1-3"]}),
    "after.supply": Sample("canal-claim", named=_CLAIM),
    "after.wall": Sample("wall-tie", named=_SECTION),
    "after.hand": Sample("canal-claim", named=_CLAIM),
    "after.discard": Sample("purse", named=_GIFT),
    "after.tokens": Sample("twice", named=_TWICE),
    "after.jade": Sample("market", named={"moves": ["useplace", "buy 3"]}),
    "after.vp": Sample("gate-7", named=_AUDIENCE),
    "after.envoy": Sample("gate-7", named=_AUDIENCE),
    "after.intrigue": Sample("intrigue-day", named=_STEP),
    "benefit.may": Sample("wall-tie", "Sebastian", _SECTION),
    "day.start": Sample("medal-2", named=_STEP),
    "decree.price": Sample("steles", named={"decree": "D1-3"}),
    "decree.which": Sample("steles", named={"pool": 3, "moves": ["useplace"]}),
    "night.most": Sample("night-dice", named={"moves": ["skip"]}),
    "token.useful": Sample("six-cities", named={"moves": ["useplace"]}),
})  # fmt: skip
