"""Questions about the Intrigue Track and the Medal."""

from __future__ import annotations

from collections.abc import Iterable

from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import N_, _
from yotd_widget.games.gugong.lessons.asks.parts import players, stated
from yotd_widget.games.gugong.lessons.lists import template
from yotd_widget.quiz.questions import Item, Line, Table


def _behind_order(table: Table) -> Iterable[Because | Line]:
    yield from stated("INTR-5", "TIE-1")
    yield from table.run.reasons("INTR-1", "INTR-3", "INTB-3", "TOK-4", "PAL-2")


@template(
    "intrigue.order",
    "order",
    N_("In which order are the Intrigue Markers then? Put the highest first."),
    items=lambda table: [Item(each.key, each.label, f"intrigue/{at}") for at, each in enumerate(players(table))],
    trace=_behind_order,
    also="arrive-below",
)
def order(table: Table) -> list[str]:
    """The players by marker, the highest first (INTR-5, TIE-1)."""
    state = table.run.end
    return [state.players[seat] for seat in state.order]


def _everybody(table: Table) -> list[Item]:
    return [*players(table), Item("", _("Nobody yet"))]


@template(
    "medal.who",
    "pick",
    N_("Who has the Medal then?"),
    items=_everybody,
    trace=lambda table: stated("INTR-2", "INTR-3"),
    also="any-intrigue-medal last-takes-medal",
)
def medal(table: Table) -> str:
    """Who has the Medal after the moves, "" for nobody (INTR-2)."""
    state = table.run.end
    return "" if state.medal is None else state.players[state.medal]
