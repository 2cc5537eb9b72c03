"""Questions about the end of the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from yotd_widget.engine.phrases import counted
from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import N_, Texts, _
from yotd_widget.games.rotunda.lessons.asks.parts import stated
from yotd_widget.games.rotunda.lessons.lists import template
from yotd_widget.games.rotunda.state import State
from yotd_widget.games.rotunda.words import COINS, POINTS
from yotd_widget.quiz.behind import players
from yotd_widget.quiz.questions import Item, Line, Table

_PARTS: Final[Texts[str]] = Texts(
    {
        # Translators: for what one scores at the end, within a sentence
        "SCORE-1": N_("the Amulets"),
        "SCORE-2": N_("the Orders"),
        "SCORE-3": N_("the Assistants' track"),
        "SCORE-4": N_("Assistants on chairs and in villages"),
        "SCORE-5": N_("coins, cubes and Assistants"),
        "ADV-3": N_("the Experts who are kept"),
    }
)


def _part(table: Table) -> str:
    """The rule of a part of the scoring, a fact: part=SCORE-1."""
    return str(table.facts["part"])


def _behind_part(table: Table) -> Iterable[Because | Line]:
    yield from table.run.reasons(_part(table), seat=table.seat)
    yield from stated(_part(table))


@template(
    "end.part",
    "number",
    N_("How many points does {player} score at the end for this: {part}?"),
    units=POINTS,
    facts=lambda table: {"part": _PARTS[_part(table)]},
    takes="part moves",
    trace=_behind_part,
    also="one-set all-different coins-only per-field board-counts pile-alike",
)
def part(table: Table) -> int:
    """The points for the fact part=SCORE-1 in the final scoring (SCORE-1 to SCORE-5, ADV-3)."""
    return table.run.change("vp", table.seat, _part(table))


@template(
    "end.score",
    "number",
    N_("What is {player}'s final score?"),
    units=POINTS,
    trace=lambda table: stated("SCORE-1", "SCORE-2", "SCORE-3", "SCORE-4", "SCORE-5", "BONUS-4"),
    also="no-orders coins-only one-set board-counts",
)
def score(table: Table) -> int:
    """The points when the game is over, to which the moves lead (SCORE-1 to SCORE-5)."""
    points: int = table.run.end.seats[table.seat].vp
    return points


def _ends(state: State, seat: int) -> Line:
    own = state.seats[seat]
    told = _("{player} ends with {points} and {coins}.")
    player, points = state.players[seat], counted(own.vp, POINTS)
    return Line(told.format(player=player, points=points, coins=counted(own.changed, COINS)), ("SCORE-6",))


def _all(table: Table) -> Sequence[Item]:
    """All players, each with how it ends."""
    end: State = table.run.end
    return [msgspec.structs.replace(item, why=_ends(end, seat)) for seat, item in enumerate(players(table))]


@template(
    "end.winners",
    "select",
    N_("Who wins? Mark everybody who does."),
    items=_all,
    trace=lambda table: stated("SCORE-6", "SCORE-5"),
    also="tie-shared no-exchange",
)
def winners(table: Table) -> list[str]:
    """Who wins, to which the moves lead (SCORE-6)."""
    outcome = table.run.end.outcome
    return [table.state.players[seat] for seat in outcome.winners] if outcome else []
