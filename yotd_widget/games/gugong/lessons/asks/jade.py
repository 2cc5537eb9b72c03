"""Questions about Jade: what it costs, and what it is worth."""

from __future__ import annotations

from collections.abc import Iterable

from yotd_widget.engine.texts import N_, _
from yotd_widget.games.gugong import jade, scoring  # by their modules: a wrong rule may stand for what they do
from yotd_widget.games.gugong.lessons.asks.parts import due, stated
from yotd_widget.games.gugong.lessons.lists import template
from yotd_widget.games.gugong.nights import NightPhase
from yotd_widget.games.gugong.words import POINTS, SERVANTS
from yotd_widget.quiz.questions import Line, Table


def _worth(table: Table, n: int) -> Line:
    points = scoring.jade_points(table.state, n)
    return Line(_("Jades: {n}. Points: {points}.").format(n=n, points=points), ("END-4",))


def _behind_own(table: Table) -> Iterable[Line]:
    yield _worth(table, table.state.seats[table.seat].jade)
    yield from stated("END-4")


@template(
    "jade.own",
    "number",
    N_("What will {player}'s Jades be worth at the end?"),
    units=POINTS,
    takes="",
    trace=_behind_own,
    also="jade-triangle jade-one-each",
)
def own(table: Table) -> int:
    """Points for the Jades of the player (END-4)."""
    return scoring.jade_points(table.state, table.state.seats[table.seat].jade)


def _behind_next(table: Table) -> Iterable[Line]:
    n = table.state.seats[table.seat].jade
    yield _worth(table, n)
    yield _worth(table, n + 1)
    yield from stated("END-4")


@template(
    "jade.next",
    "number",
    N_("How many points more would one more Jade bring {player} at the end?"),
    units=POINTS,
    takes="",
    trace=_behind_next,
    also="jade-triangle jade-one-each",
)
def following(table: Table) -> int:
    """What the next Jade adds (END-4)."""
    n = table.state.seats[table.seat].jade
    return scoring.jade_points(table.state, n + 1) - scoring.jade_points(table.state, n)


def _cheapest(table: Table) -> int:
    return min(jade.price(table.state, table.seat, house) for house in jade.sellers(table.state))


@template(
    "jade.price",
    "number",
    N_("How many servants does the cheapest Jade cost {player} now?"),
    units=SERVANTS,
    takes="",
    ahead=due(NightPhase),
    trace=lambda table: stated("JADE-1", "JADE-2", "JADE-6"),
    also="square-as-house no-discount",
)
def price(table: Table) -> int:
    """What the Jade action costs at least (JADE-1, JADE-2, JADE-6)."""
    return _cheapest(table)
