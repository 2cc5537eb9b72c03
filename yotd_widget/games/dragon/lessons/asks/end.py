"""Questions about the end of the game: what it scores, and who wins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import N_, _
from yotd_widget.games.dragon.lessons.asks.after import POINTS
from yotd_widget.games.dragon.lessons.asks.draft import by_seats
from yotd_widget.games.dragon.lessons.asks.parts import end_ahead, stated, supposed
from yotd_widget.games.dragon.lessons.asks.track import markers
from yotd_widget.games.dragon.lessons.lists import template
from yotd_widget.quiz.questions import Item, Line, Table
from yotd_widget.quiz.run import period_over


def _behind_points(table: Table) -> Iterable[Because | Line]:
    """Whoever leaves because of the wall, then what is scored."""
    if walled := table.state.setup.great_wall:
        yield from table.run.reasons("WALL-15", "WALL-12", seat=table.seat)
    yield from table.run.reasons("END-2", "END-3", "END-4", "END-5", seat=table.seat)
    yield from stated("END-1", *(["WALL-16"] if walled else []))


@template(
    "end.vp",
    "number",
    N_("{suppose}How many points will {player} score in end scoring?"),
    units=POINTS,
    facts=supposed,
    ahead=end_ahead,
    until=period_over,
    trace=_behind_points,
)
def points(table: Table) -> int:
    """Points for persons, monks and yuan, without those of month 12 (END-2..5)."""
    return table.run.change("vp", table.seat, "END-2", "END-3", "END-5")


# --- Who wins ----------------------------------------------------------------------------------------------------


def _players(table: Table) -> Sequence[Item]:
    """By seats, each with what the outcome depends on."""
    courts, told = table.run.end.courts, _("{player}: points {points}, space {space}.")
    lines = [
        Line(told.format(player=player, points=court.vp, space=court.space), ("WIN-1",), place=f"court/{seat}")
        for seat, (player, court) in enumerate(zip(table.state.players, courts, strict=True))
    ]
    return [replace(item, why=line) for item, line in zip(by_seats(table), lines, strict=True)]


def _behind_winner(table: Table) -> Iterable[Because | Line]:
    yield from stated("WIN-1")
    yield from (replace(item.why, depth=1) for item in _players(table) if item.why)
    if "WIN-2" in table.run.end.outcome.rules:
        yield from stated("WIN-2")
        yield from (replace(line, depth=1) for line in markers(table.run.end))


@template("end.winner", "pick", N_("{suppose}Who wins?"), items=_players, facts=supposed, until=period_over,
          trace=_behind_winner)  # fmt: skip
def winner(table: Table) -> str:
    """The player who has won when the game is over (WIN-1, WIN-2)."""
    end = table.run.end
    return str(end.player(*end.outcome.winners))
