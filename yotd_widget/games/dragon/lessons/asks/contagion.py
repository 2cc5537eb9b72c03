"""Questions about the Contagion."""

from __future__ import annotations

from yotd_widget.engine.texts import N_
from yotd_widget.games.dragon.lessons.asks.parts import PERSONS, event_ahead, owed, owing
from yotd_widget.games.dragon.lessons.lists import template
from yotd_widget.quiz.questions import Table
from yotd_widget.quiz.run import period_over


@template(
    "contagion.released",
    "number",
    N_("How many persons will {player} release?"),
    units=PERSONS,
    ahead=event_ahead("contagion"),
    until=period_over,
    trace=owed("EVT-CONTAGION-1"),
)
def released(table: Table) -> int:
    """Persons who leave in the first Contagion of the run, however many it asks for (REL-5)."""
    return owing(table, "EVT-CONTAGION-1")
