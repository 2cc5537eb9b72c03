"""Questions about the Great Wall."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import N_, _
from yotd_widget.games.gugong.lessons.asks.parts import stated
from yotd_widget.games.gugong.lessons.lists import template
from yotd_widget.games.gugong.pieces import SPACE
from yotd_widget.games.gugong.wall import ChooseBenefit, Section
from yotd_widget.games.gugong.words import SERVANTS
from yotd_widget.quiz.behind import played, players
from yotd_widget.quiz.questions import Item, Line, Table


def placed(table: Table) -> Any:
    """The position in which all servants stand there, and nothing is scored yet; without a placement the first."""
    return next((now for task, now in table.run.moments() if isinstance(task, Section)), table.state)


def _everybody(table: Table) -> list[Item]:
    """All players, each with how many servants he has there, and nobody."""
    there = [_units(table, seat) for seat in range(len(table.state.players))]
    counts = _("{player}: {n} on the Wall.")
    needed = table.state.data.wall.required[len(table.state.setup.players)]
    whole = _("{n} stand on the Wall, and {needed} complete a section.").format(n=sum(there), needed=needed)
    return [
        *(
            msgspec.structs.replace(item, why=Line(counts.format(player=item.label, n=n), ("WALL-5", "WALL-6")))
            for item, n in zip(players(table), there, strict=True)
        ),
        Item("", _("Nobody yet"), why=Line(whole, ("WALL-4",))),
    ]


def _units(table: Table, seat: int) -> int:
    """What a player's servants on the Wall count before the scoring (WALL-8)."""
    placed = [*table.run.notes("WALL-1", "WALL-2", "WALL-3", seat=seat)]
    double = any(note.facts.get("double") == "wall" for note in placed)
    start: int = table.state.seats[seat].wall_units
    return start + sum(note.change.get("wall", 0) for note in placed) + SPACE["double"] * double


def _behind_winner(table: Table) -> Iterable[Because | Line]:
    yield from table.run.reasons("WALL-5")
    yield from stated("WALL-4", "WALL-5", "WALL-6")


@template(
    "wall.winner",
    "pick",
    N_("Who scores the section?"),
    items=_everybody,
    trace=_behind_winner,
    shown=placed,
    also="wall-last-placed wall-lower-marker wall-figures",
)
def winner(table: Table) -> str:
    """Who scores a section on the way, "" for nobody (WALL-4 to WALL-6)."""
    note = next(table.run.notes("WALL-5"), None)
    return "" if note is None or note.seat is None else table.state.players[note.seat]


def _behind_left(table: Table) -> Iterable[Because | Line]:
    yield from table.run.reasons("WALL-7")
    yield from stated("WALL-7", "WALL-8")


@template(
    "wall.left",
    "number",
    N_("How many servants of all players together stand on the Wall then?"),
    units=SERVANTS,
    trace=_behind_left,
    shown=placed,
    also="wall-all-leave wall-none-leave",
)
def left(table: Table) -> int:
    """What all servants on the Wall count after the moves (WALL-7, WALL-8)."""
    return sum(seat.wall_units for seat in table.run.end.seats)


def _waiting(table: Table) -> list[str]:
    state = played(table)
    waiting = [task.seat for task in reversed(state.agenda) if isinstance(task, ChooseBenefit)]
    return [state.players[seat] for seat in waiting]


def _with_benefits(table: Table) -> list[Item]:
    return [item for item in players(table) if item.key in _waiting(table)]


def _behind_asked(_table: Table) -> Iterable[Line]:
    return stated("INTB-1", "INTB-2")


@template(
    "benefit.asked",
    "order",
    N_("In which order are they asked for a benefit? Put those first who are asked first."),
    items=_with_benefits,
    trace=_behind_asked,
    shown=played,
    also="benefit-highest-first benefit-winner-first",
)
def asked(table: Table) -> list[str]:
    """Those who may take a benefit, the lowest marker first (INTB-1, INTB-2)."""
    return _waiting(table)
