"""Questions about the points of a month."""

from __future__ import annotations

from collections.abc import Iterable

from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import N_
from yotd_widget.games.dragon.lessons.asks.after import POINTS
from yotd_widget.games.dragon.lessons.asks.parts import ahead, stated, supposed
from yotd_widget.games.dragon.lessons.lists import template
from yotd_widget.games.dragon.scoring import Scoring
from yotd_widget.quiz.questions import Line, Table
from yotd_widget.quiz.run import period_over


def _behind(table: Table) -> Iterable[Because | Line]:
    yield from table.run.reasons("SCORE-1", "SCORE-2", "SCORE-3", seat=table.seat)
    yield from stated("SCORE-4")


@template(
    "score.vp",
    "number",
    N_("{suppose}How many points will {player} score in the Scoring phase of this month?"),
    units=POINTS,
    facts=supposed,
    ahead=ahead(Scoring),
    until=period_over,
    trace=_behind,
)
def points(table: Table) -> int:
    """Points of the month, without those of its event (SCORE-1..4)."""
    return table.run.change("vp", table.seat, "SCORE-1", "SCORE-2", "SCORE-3", "SCORE-4")
