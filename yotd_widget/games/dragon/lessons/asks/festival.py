"""Questions about the Dragon Festival."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import N_
from yotd_widget.games.dragon.lessons.asks.after import POINTS
from yotd_widget.games.dragon.lessons.asks.parts import before_event, event_ahead, stated, supposed
from yotd_widget.games.dragon.lessons.lists import template
from yotd_widget.games.dragon.words import FIREWORKS
from yotd_widget.quiz.questions import Line, Table
from yotd_widget.quiz.run import period_over


def _nothing(table: Table) -> Iterable[Because | Line]:
    """That a player does not score, with how many fireworks everybody has, in track order."""
    state = before_event(table)
    having = tuple(
        Because("has", ("EVT-FESTIVAL-4",), seat, facts={"thing": "fireworks", "amount": state.courts[seat].fireworks})
        for seat in state.track
    )
    for reason in table.run.reasons("EVT-FESTIVAL-4", seat=table.seat):
        yield replace(reason, reasons=having)


def _behind_points(table: Table) -> Iterable[Because | Line]:
    yield from table.run.reasons("EVT-FESTIVAL-1", "EVT-FESTIVAL-2", seat=table.seat)
    yield from _nothing(table)
    if any(court.symbols("pyrotechnist") for court in before_event(table).courts):
        yield from stated("EVT-FESTIVAL-4")


@template(
    "festival.vp",
    "number",
    N_("{suppose}How many points will {player} score at the Dragon Festival?"),
    units=POINTS,
    facts=supposed,
    ahead=event_ahead("dragon_festival"),
    until=period_over,
    trace=_behind_points,
)
def points(table: Table) -> int:
    """Points for most and second most fireworks (EVT-FESTIVAL-1, EVT-FESTIVAL-2)."""
    return table.run.change("vp", table.seat, "EVT-FESTIVAL-1", "EVT-FESTIVAL-2")


def _behind_left(table: Table) -> Iterable[Because | Line]:
    scored = points(table)
    if scored:
        yield from table.run.reasons("EVT-FESTIVAL-3", seat=table.seat)
        yield from table.run.reasons("EVT-FESTIVAL-1", "EVT-FESTIVAL-2", seat=table.seat)
    else:
        yield from _nothing(table)
        yield from stated("EVT-FESTIVAL-4")


@template(
    "festival.left",
    "number",
    N_("{suppose}How many fireworks will {player} have after the Dragon Festival?"),
    units=FIREWORKS,
    facts=supposed,
    ahead=event_ahead("dragon_festival"),
    until=period_over,
    trace=_behind_left,
)
def left(table: Table) -> int:
    """Fireworks that are not given back (EVT-FESTIVAL-3, EVT-FESTIVAL-4)."""
    before: int = before_event(table).courts[table.seat].fireworks
    return before + table.run.change("fireworks", table.seat, "EVT-FESTIVAL-3")
