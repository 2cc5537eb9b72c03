"""Questions about what a move, or several, brings: "after.yuan", "after.persons" and so on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import N_, NN_
from yotd_widget.games.dragon.court import Court
from yotd_widget.games.dragon.events import RELEASE_RULES, ChooseReleased
from yotd_widget.games.dragon.lessons.asks.parts import PERSONS, behind_moves, stated, told_moves
from yotd_widget.games.dragon.lessons.lists import template
from yotd_widget.games.dragon.words import FIREWORKS, RICE, YUAN
from yotd_widget.quiz.questions import Line, Table

FLOORS: Final = NN_("floor", "floors")
PALACES: Final = NN_("palace", "palaces")
POINTS: Final = NN_("point", "points")

THINGS: Final[dict[str, tuple[str, tuple[str, str] | None, Callable[[Court], int]]]] = {
    "yuan": (N_("{moves}. How many yuan will {player} have?"), YUAN, lambda court: court.yuan),
    "rice": (N_("{moves}. How much rice will {player} have?"), RICE, lambda court: court.rice),
    "fireworks": (N_("{moves}. How many fireworks will {player} have?"), FIREWORKS, lambda court: court.fireworks),
    "persons": (N_("{moves}. How many persons will {player} have?"), PERSONS, Court.headcount),
    "palaces": (N_("{moves}. How many palaces will {player} have?"), PALACES, lambda court: len(court.palaces)),
    "floors": (N_("{moves}. How many floors will {player} have?"), FLOORS, Court.floors),
    "points": (N_("{moves}. How many points will {player} have?"), POINTS, lambda court: court.vp),
    "space": (N_("{moves}. On which space will {player}'s marker lie?"), None, lambda court: court.space),
}
"""What is counted -> the question, its noun, how it is counted."""


_WITHOUT: Final = {"GE-TORNADO-1": "GE-TORNADO-3"}
"""Rule -> the one that says what does not follow from it."""


def _behind(table: Table) -> Iterable[Because | Line]:
    """What the last move did, and what it did not; where an event asks somebody to leave, what comes before that."""
    reasons = list(behind_moves(table))
    yield from reasons
    yield from stated(*dict.fromkeys(_WITHOUT[rule] for each in reasons if (rule := each.rules[0]) in _WITHOUT))
    agenda = table.run.end.agenda
    if agenda and isinstance(agenda[-1], ChooseReleased) and RELEASE_RULES[agenda[-1].point].startswith("EVT-"):
        yield from stated("EVT-3")


def _add(thing: str, text: str, units: tuple[str, str] | None, count: Callable[[Court], int]) -> None:
    @template(f"after.{thing}", "number", text, units=units, facts=told_moves, trace=_behind)
    def after(table: Table) -> Any:
        return count(table.run.end.courts[table.seat])


for _thing, (_text, _units, _count) in THINGS.items():
    _add(_thing, _text, _units, _count)
