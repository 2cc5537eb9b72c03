"""Where those questions can be asked whose facts nobody finds by trying positions and moves."""

from __future__ import annotations

from typing import Final

from yotd_widget.quiz.samples import Sample, list_samples

_WAYS: Final = {"way": ["place 1", "play tax collector", "place 1"], "instead": "place 3"}

SAMPLES: Final = list_samples("dragon", {
    "drought.lost": Sample("drought-3-palaces", named={"palace": 1}),
    "ge.buddha.effect": Sample("final-23", named={"words": ["month 7, mongol invasion", "super event: buddha"]}),
    "ge.order": Sample("DV-51"),
    "ge.sunrise.who": Sample("sunrise-3"),
    "plan.kept": Sample("two-droughts", named={"until": 9}),
    "plan.lost": Sample("two-droughts", named={"event": "mongol invasion"}),
    "tribute.order": Sample("EX-11", named={"Bo": {"yuan": 1, "space": 30}}),
    "whatif.differs": Sample("EX-25", named=_WAYS),
    "whatif.rule": Sample("EX-25", named=_WAYS | {"thing": "palaces"}),
})  # fmt: skip
