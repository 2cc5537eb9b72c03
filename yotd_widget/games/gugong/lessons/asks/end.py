"""Questions about the end of the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import N_, Texts, _
from yotd_widget.games.gugong import scoring
from yotd_widget.games.gugong.lessons.asks.parts import due, stated
from yotd_widget.games.gugong.lessons.lists import template
from yotd_widget.games.gugong.scoring import FinalScoring
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.words import DECREE_NAMES, POINTS
from yotd_widget.quiz.behind import changes, players
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
    inside = sorted(own.vp for own in table.run.end.seats if own.space)
    if inside[-2:-1] == inside[-1:]:  # two have most
        yield from stated("TIE-1")
    if table.state.meng is not None:
        yield from stated("AUTOMA-40", "AUTOMA-41")


def _ends(state: State, seat: int) -> Line:
    """Where a player's Envoy stands at the end, and with how many points."""
    player, own = state.players[seat], state.seats[seat]
    if seat == state.meng:
        told = _("{player} has {n} points, in the Palace or not.")
        return Line(told.format(player=player, n=own.vp), ("AUTOMA-40",))
    if own.space:
        return Line(_("{player} is in the Palace and has {n} points.").format(player=player, n=own.vp), ("END-6",))
    told = _("{player}'s Envoy is not in the Palace: all points are lost.")
    return Line(told.format(player=player), ("END-5",))


def _all(table: Table) -> list[Item]:
    """All players, each with how it ends; and nobody."""
    end = table.run.end
    nobody = Line(_("Somebody wins as soon as one Envoy is in the Palace."), ("END-7",))
    return [
        *(msgspec.structs.replace(item, why=_ends(end, seat)) for seat, item in enumerate(players(table))),
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
    also="most-points-win meng-shut-out",
)
def winner(table: Table) -> str:
    """Who wins, "" for nobody (END-5 to END-7)."""
    outcome = table.run.end.outcome
    return table.state.players[outcome.winners[0]] if outcome.winners else ""


# --- What a Decree of the third level brings, and when it scores ---------------------------------------------------


def _decree(table: Table) -> str:
    """The Decree of the question, a fact: decree=D3-1."""
    return str(table.facts["decree"])


def _rule(table: Table) -> str:
    return scoring.RULES[table.state.data.tiles[_decree(table)].effect]


def _behind_decree(table: Table) -> Iterable[Because | Line]:
    yield from table.run.reasons(_rule(table), seat=table.seat)
    yield from stated(_rule(table), "END-2")


@template(
    "end.decree",
    "number",
    N_("How many points does “{decree}” bring {player} at the end?"),
    units=POINTS,
    facts=lambda table: {"decree": DECREE_NAMES[_decree(table)]},
    takes="decree moves",
    ahead=due(FinalScoring),
    until=period_over,
    trace=_behind_decree,
    also="third-of-all wall-last decree-no-cap third-rounded-up",
)
def decree(table: Table) -> int:
    """Points for the Decree of the fact decree=D3-1 in the final scoring (DECREE-3-1 to DECREE-3-5)."""
    return table.run.change("vp", table.seat, _rule(table))


_PARTS: Final[Texts[str]] = Texts(
    {
        "END-1": N_("The Great Wall"),
        "DECREE-3-1": N_("A third of the points"),
        "others": N_("The other Decrees"),
        "END-3": N_("The Palace"),
        "END-4": N_("Jade"),
    }
)
"""Rules of the final scoring, and the Decrees that are no third of anything -> what they are called."""


def _scored(table: Table) -> list[str]:
    """What scores for the player, one after the other."""
    others = [rule for rule in scoring.RULES.values() if rule not in _PARTS]
    rules = [note.rule for note in table.run.notes(seat=table.seat) if note.change.get("vp", 0) > 0]
    parts = ("others" if rule in others else rule for rule in rules)
    return [part for part in dict.fromkeys(parts) if part in _PARTS]


def _parts(table: Table) -> list[Item]:
    there = _scored(table)
    return [Item(part, name) for part, name in sorted(_PARTS.items(), key=lambda each: each[1]) if part in there]


@template(
    "end.order",
    "order",
    N_("What scores first for {player}, what comes after it? Put it in order."),
    items=_parts,
    ahead=due(FinalScoring),
    until=period_over,
    trace=lambda table: stated("END-2", "DECREE-3-1", "END-1", "END-3", "END-4"),
    also="third-of-all palace-first wall-last",
)
def order(table: Table) -> list[str]:
    """The parts of the final scoring that bring the player points, in their order (END-1 to END-4, DECREE-3-1)."""
    return _scored(table)
