"""Points by cause: where every point of a game came from, at its end and at any moment before, read from its notes.

What points are for stands in the rows of the rules that give them (`Told.cause`); without one it is "Other".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, TypeVar

import msgspec

from yotd_widget.describe.book import rule_texts
from yotd_widget.describe.things import Amount
from yotd_widget.engine.branches import winners
from yotd_widget.engine.phrases import begun, counted, listed, signed
from yotd_widget.engine.position import Position
from yotd_widget.engine.supposed import is_supposed
from yotd_widget.engine.texts import NP_, _, pgettext
from yotd_widget.engine.trace import Note
from yotd_widget.engine.tree import Step

if TYPE_CHECKING:
    from yotd_widget.describe.game import Described

Json = dict[str, Any]
P = TypeVar("P", bound=Position)
Points = dict[str, int]
"""Cause -> points."""

CONTEXT: Final = "cause of points"
# Translators: points that a player had before the first step
BEFORE: Final = NP_("cause of points", "Before")
# Translators: points that somebody has in a supposed position
SUPPOSED: Final = NP_("cause of points", "What if")
# Translators: points that come by no cause of their own
OTHER: Final = NP_("cause of points", "Other")


def cause_name(cause: str) -> str:
    """A cause for readers; the cause itself is the same word in every language, as the key of a table."""
    return pgettext(CONTEXT, cause)


def causes(game: Described[Any]) -> dict[str, tuple[str, ...]]:
    """What points are given for, and the rules that give them, in the order of the game's rows."""
    found: dict[str, tuple[str, ...]] = {}
    for rule, row in game.tells.items():
        if not isinstance(row, str) and row.cause:
            found[row.cause] = (*found.get(row.cause, ()), rule)
    return found


class Accounts(Generic[P]):
    """What the points of a game are for, and when they come. A game derives its own for what its rows do not say."""

    ENDS: ClassVar[tuple[str, ...]] = ()
    """How the rules begin that give points after the last period: the end is a period of its own then."""

    def __init__(self, game: Described[P]) -> None:
        self.game = game

    def causes(self, position: P) -> Iterable[str]:
        """What points can be for in a game that has come to this position; listed even without a point."""
        return causes(self.game)

    def points(self, position: P, seat: int) -> int:
        """The points of a player."""
        return int(self.game.things.named(self.game.score).of(position, seat))

    def told(self, points: int) -> str:
        """A number of points with its noun: "84 points"."""
        score = self.game.things.named(self.game.score)
        return counted(points, score.noun) if isinstance(score, Amount) else str(points)

    def period(self, note: Note, period: int) -> int:
        """The period in which a note falls. period: that of the note before it in the same step."""
        if self.ENDS and str(note.facts.get("by", note.rule)).startswith(self.ENDS):
            return self.game.periods_in_all + 1
        return period + (note.rule == self.game.begins)

    def name(self, period: int) -> tuple[str, str]:
        """A period, short for the foot of a drawing and in full: ("3", "Month 3"); outside of all of them the game."""
        if self.ENDS and not period:
            return "0", cause_name(BEFORE)
        if self.ENDS and period > self.game.periods_in_all:
            return _("end"), _("End of the game")
        if not period:
            return "", self.game.title
        # Translators: as “Month 3” or “Round 3”
        return str(period), _("{period} {number}").format(period=_(self.game.periods[0]), number=period)

    def needs(self, position: P) -> Iterable[Json]:
        """What is to come, and what it asks of each player: the needs of the front end's `Sheet`."""
        return ()

    def ended(self, position: Any) -> str:
        """Who has won a game that is over, and with how many points."""
        outcome = position.outcome
        who = begun(winners(position))
        if not outcome.winners:
            return f"{who}."
        # Translators: {winners}: “Ada wins”; {points}: “84 points”
        return _("{winners} with {points}.").format(winners=who, points=self.told(outcome.scores[outcome.winners[0]]))

    def level(self, players: str) -> str:
        """Why players with as many points stand in this order at the end; "" where nothing decides between them."""
        return ""


class Way(NamedTuple):
    """A start and the steps from there: what counting points needs of a timeline, whichever branch that looks at."""

    start: Any
    steps: Sequence[Step]

    @property
    def end(self) -> Any:
        """The position after the last step."""
        return self.steps[-1].state if self.steps else self.start


class Moment(msgspec.Struct, frozen=True):
    """Points by cause at one moment. at: steps played before it. period: the first part of when that is, as a month.

    points: by seat, cause -> points up to here; all rows list the same causes. gained: those of the last step alone,
    causes without points left out.
    """

    at: int
    period: int
    points: tuple[Points, ...]
    gained: tuple[Points, ...]

    def total(self, seat: int) -> int:
        """All points of a seat up to here."""
        return sum(self.points[seat].values())


def ledger(game: Described[Any], timeline: Any) -> list[Moment]:
    """Points by cause at every moment of the timeline's branch, from its start to its last step.

    `ledger(game, timeline)[at]` is the moment after `at` steps. Points that were there at the start have the cause
    "Before".

    >>> from yotd_widget.engine.timeline import Timeline
    >>> from yotd_widget.games.dragon.examples import example
    >>> from yotd_widget.games.dragon.game import GAME
    >>> ledger(GAME, Timeline(example("month-5")).play("use A research"))[-1].gained[0]
    {'Research': 1}
    """
    start = timeline.start
    points = points_by_cause(game, (), len(start.players), _named(game, timeline))
    before = [game.accounts.points(start, seat) for seat in range(len(points))]
    if any(before):
        for row, had in zip(points, before, strict=True):
            row[BEFORE] = had
    moments = [Moment(0, start.when[0], tuple(map(dict, points)), tuple({} for _row in points))]
    for at, step in enumerate(timeline.steps, 1):
        gained: tuple[Points, ...] = tuple({} for _row in points)
        for seat, cause, count in _scored(game, step.notes):
            _add(points, seat, cause, count)
            gained[seat][cause] = gained[seat].get(cause, 0) + count
        moments.append(Moment(at, step.state.when[0], tuple(map(dict, points)), gained))
    return moments


def points_by_cause(
    game: Described[Any], notes: Iterable[Note], players: int, named: Iterable[str] = ()
) -> list[Points]:
    """Points of each seat by cause. notes: of a whole timeline or a part of it.

    named: causes that are listed even without a point; another one that occurs in the notes is listed after them.
    """
    points: list[Points] = [dict.fromkeys(named, 0) for _seat in range(players)]
    for seat, cause, count in _scored(game, notes):
        _add(points, seat, cause, count)
    return points


def by_period(game: Described[Any], timeline: Any) -> dict[int, list[Points]]:
    """Points of each seat by cause in each period of the game's calendar, as its months.

    Periods in which nothing has been scored yet are listed as well, so the rows of a game add up period by period.
    """
    players, named = len(timeline.start.players), _named(game, timeline)
    found: dict[int, list[Points]] = {}
    before = timeline.start
    for step in timeline.steps:
        period = before.when[0]
        for note in step.notes:
            period = step.state.when[0] if is_supposed(note) else game.accounts.period(note, period)
            rows = found.setdefault(period, points_by_cause(game, (), players, named))
            for seat, cause, count in _scored(game, [note]):
                _add(rows, seat, cause, count)
        before = step.state
    return found


def _scored(game: Described[Any], notes: Iterable[Note]) -> Iterator[tuple[int, str, int]]:
    """Whose points, what for, and how many."""
    for note in notes:
        if note.seat is not None and (count := note.change.get(game.score)):
            row = game.telling.row(note)
            yield note.seat, SUPPOSED if is_supposed(note) else (row and row.cause) or OTHER, count


def _add(points: list[Points], seat: int, cause: str, count: int) -> None:
    for row in points:
        row.setdefault(cause, 0)
    points[seat][cause] += count


def _named(game: Described[Any], timeline: Any) -> tuple[str, ...]:
    """The causes that a timeline's game lists; what its end knows, as what was drawn, counts from the start."""
    end = timeline.steps[-1].state if timeline.steps else timeline.start
    notes = (note for step in timeline.steps for note in step.notes)
    supposed = any(is_supposed(note) and game.score in note.change for note in notes)
    return tuple(game.accounts.causes(end)) + (SUPPOSED,) * supposed


# --- For the screen --------------------------------------------------------------------------------------------------


def points(game: Described[Any], timeline: Any) -> Json:
    """Points up to the marker, by cause and by period, each cell with its parts, its rules; and the needs ahead.

    {"players", "causes", "cells": by player and cause, "periods": [{"short", "name"}],
    "gained": by player and period, "totals", "needs", "rules"}; a cell is {"title", "points", "lines", "rules"}.
    """
    players, columns = timeline.start.players, _columns(game, timeline)
    so_far, rules = ledger(game, timeline)[timeline.at].points, causes(game)

    def of_cause(seat: int, player: str, cause: str) -> Json:
        parts = [(column.name, column.rows[seat].get(cause, 0), rules.get(cause, ())) for column in columns]
        return _cell(player, cause_name(cause), parts)

    def of_period(seat: int, player: str, column: _Column) -> Json:
        parts = [(cause_name(cause), count, rules.get(cause, ())) for cause, count in column.rows[seat].items()]
        return _cell(player, column.name, parts)

    shown = {
        "players": [{"seat": seat, "name": name} for seat, name in enumerate(players)],
        "causes": [cause_name(cause) for cause in so_far[0]],
        "cells": [[of_cause(seat, name, cause) for cause in so_far[0]] for seat, name in enumerate(players)],
        "periods": [{"short": column.short, "name": column.name} for column in columns],
        "gained": [[of_period(seat, name, column) for column in columns] for seat, name in enumerate(players)],
        "totals": [sum(row.values()) for row in so_far],
        "needs": list(game.accounts.needs(timeline.state)),
    }
    return shown | {"rules": rule_texts(game, shown)}


class _Column(NamedTuple):
    """Points by seat and cause of one period; short: under the lines of the year."""

    short: str
    name: str
    rows: Sequence[Points]


def _columns(game: Described[Any], timeline: Any) -> list[_Column]:
    """Points by period up to the marker, those from before the first step apart."""
    way = Way(timeline.start, timeline.steps[: timeline.at])
    first = ledger(game, way)[0].points
    columns = [_Column("0", cause_name(BEFORE), first)] if any(BEFORE in row for row in first) else []
    for period, rows in by_period(game, way).items():
        if period or any(any(row.values()) for row in rows):  # nobody waits for points before the first period
            columns.append(_Column(*game.accounts.name(period), rows))
    return columns


def _cell(player: str, name: str, parts: Iterable[tuple[str, int, Sequence[str]]]) -> Json:
    """A number with what it is made of: name, count and rules of each part; its title begins with what is seen."""
    told = [part for part in parts if part[1]]
    total = sum(count for _name, count, _rules in told)
    # Translators: a part of a number, as "Month 3: +4"
    line = _("{name}: {points}")
    return {
        # Translators: what a number is: "4, Ada, Research"
        "title": _("{points}, {player}, {name}").format(points=total, player=player, name=name),
        "points": total,
        "lines": [line.format(name=part, points=signed(count)) for part, count, _rules in told],
        "rules": list(dict.fromkeys(rule for _name, _count, rules in told for rule in rules)),
    }


def result(game: Described[Any], way: Way) -> Json | None:
    """Ranking and points by cause, if the game is over after these steps."""
    outcome = way.end.outcome
    if outcome is None:
        return None
    points = ledger(game, way)[-1].points
    named: Sequence[str] = list(points[0])
    if {cause for row in points for cause, count in row.items() if count} == {BEFORE}:
        named = [BEFORE]  # nothing was played for: rows of noughts would tell nothing
    rows = [
        {
            "seat": seat,
            "name": way.end.player(seat),
            "points": [points[seat][cause] for cause in named],
            "total": outcome.scores[seat],
        }
        for seat in outcome.order
    ]
    return {
        "title": game.accounts.ended(way.end),
        "ties": " ".join(_ties(game, way.end)),
        "rules": list(outcome.rules),
        "causes": [cause_name(cause) for cause in named],
        "rows": rows,
    }


def _ties(game: Described[Any], end: Any) -> Iterator[str]:
    """What decides between players with as many points; a tie for the victory is told with it."""
    outcome = end.outcome
    for points, level in groupby(outcome.order, key=lambda seat: outcome.scores[seat]):
        seats = list(level)
        if len(seats) > 1 and (not outcome.winners or points != outcome.scores[outcome.winners[0]]):
            yield game.accounts.level(listed(map(end.player, seats)))
