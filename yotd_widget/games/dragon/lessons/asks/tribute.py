"""Questions about the Imperial Tribute, and who releases when."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import N_, _
from yotd_widget.games.dragon.lessons.asks.parts import PERSONS, before_event, event_ahead, owed, owing, stated
from yotd_widget.games.dragon.lessons.lists import template
from yotd_widget.games.dragon.words import YUAN
from yotd_widget.quiz.questions import Item, Line, Table
from yotd_widget.quiz.run import period_over


def _behind_released(table: Table) -> Iterator[Because | Line]:
    yield from table.run.reasons("EVT-TRIBUTE-1", seat=table.seat)
    yield from owed("EVT-TRIBUTE-2")(table)
    if table.state.courts[table.seat].symbols("tax_collector"):
        yield from stated("EVT-TRIBUTE-3")


@template(
    "tribute.released",
    "number",
    N_("How many persons will {player} release?"),
    units=PERSONS,
    ahead=event_ahead("imperial_tribute"),
    until=period_over,
    trace=_behind_released,
)
def released(table: Table) -> int:
    """Persons who leave in the first Imperial Tribute of the run, however many it asks for (REL-5)."""
    return owing(table, "EVT-TRIBUTE-2")


def _behind_left(table: Table) -> Iterator[Because | Line]:
    yield from table.run.reasons("EVT-TRIBUTE-1", seat=table.seat)
    yield from stated("REL-7")


@template(
    "tribute.left",
    "number",
    N_("How many yuan will {player} have after the Imperial Tribute?"),
    units=YUAN,
    ahead=event_ahead("imperial_tribute"),
    until=period_over,
    trace=_behind_left,
)
def left(table: Table) -> int:
    """Yuan that are not paid (EVT-TRIBUTE-1, REL-7)."""
    before: int = before_event(table).courts[table.seat].yuan
    return before + table.run.change("yuan", table.seat, "EVT-TRIBUTE-1")


def _players(table: Table) -> Sequence[Item]:
    """By seat, so that the list does not give the order away."""
    return [Item(player, player, f"court/{seat}") for seat, player in enumerate(table.state.players)]


def _behind_order(table: Table) -> Iterator[Because | Line]:
    yield from stated("REL-4")
    event = next(stride for stride in table.run.strides if any("owed" in note.facts for note in stride.notes))
    for seat in event.after.track:
        told = _("{player}: the marker lies on space {space}.")
        player, space = event.after.player(seat), event.after.courts[seat].space
        yield Line(told.format(player=player, space=space), ("TRACK-1",))
    yield from (reason for reason in table.run.reasons("EVT-TRIBUTE-2") if "owed" in reason.facts)


@template(
    "tribute.order",
    "order",
    N_("In which order will the players release persons?"),
    items=_players,
    ahead=event_ahead("imperial_tribute"),
    until=period_over,
    trace=_behind_order,
)
def order(table: Table) -> list[str]:
    """Whoever releases, in the order of doing so (REL-4)."""
    gone = [note.seat for note in table.run.notes("EVT-TRIBUTE-2") if "person" in note.facts]
    return [table.state.player(seat) for seat in dict.fromkeys(gone)]
