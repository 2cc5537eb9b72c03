"""Questions about the end of the game."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import N_, _
from yotd_widget.games.gugong.lessons.asks.parts import changes, due, players, stated
from yotd_widget.games.gugong.lessons.lists import template
from yotd_widget.games.gugong.scoring import FinalScoring
from yotd_widget.games.gugong.words import POINTS
from yotd_widget.quiz.questions import Item, Line, Table
from yotd_widget.quiz.run import period_over


def _behind_score(table: Table) -> Iterable[Because | Line]:
    yield from changes(table, "vp")
    yield from stated("END-5")


@template(
    "end.score",
    "number",
    N_("What is {player}'s final score?"),
    units=POINTS,
    ahead=due(FinalScoring),
    until=period_over,
    trace=_behind_score,
    also="most-points-win no-last-step palace-worthless",
)
def score(table: Table) -> int:
    """Points after the final scoring (END-1 to END-5)."""
    points: int = table.run.end.seats[table.seat].vp
    return points


def _ranked(table: Table) -> Iterable[Line]:
    yield from stated("END-5", "END-6")


def _all(table: Table) -> list[Item]:
    """All players, each with where the Envoy stands, and with how many points inside; and nobody."""
    end = table.run.end
    told = [
        Line(_("{player} is in the Palace and has {n} points.").format(player=item.label, n=own.vp), ("END-6",))
        if own.space
        else Line(
            _("{player}'s Envoy is not in the Palace: all points are lost.").format(player=item.label), ("END-5",)
        )
        for item, own in zip(players(table), end.seats, strict=True)
    ]
    nobody = Line(_("Somebody wins as soon as one Envoy is in the Palace."), ("END-7",))
    return [
        *(msgspec.structs.replace(item, why=line) for item, line in zip(players(table), told, strict=True)),
        Item("", _("Nobody"), why=nobody),
    ]


@template(
    "end.winner",
    "pick",
    N_("Who wins?"),
    items=_all,
    ahead=due(FinalScoring),
    until=period_over,
    trace=_ranked,
    also="most-points-win",
)
def winner(table: Table) -> str:
    """Who wins, "" for nobody (END-5 to END-7)."""
    outcome = table.run.end.outcome
    return table.state.players[outcome.winners[0]] if outcome.winners else ""
