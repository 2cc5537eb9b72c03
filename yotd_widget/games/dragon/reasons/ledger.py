"""Points by cause: where every point of a game came from, at its end and at any moment before, read from its notes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import msgspec

from yotd_widget.engine.supposed import WHAT_IF, is_supposed
from yotd_widget.engine.texts import NP_, Texts
from yotd_widget.engine.trace import Note
from yotd_widget.engine.tree import Step
from yotd_widget.games.dragon.pieces import MONTHS
from yotd_widget.games.dragon.state import Setup, State

CAUSES: Final[dict[str, tuple[str, ...]]] = {
    "Palaces": ("SCORE-1",),
    "Court Ladies": ("SCORE-2",),
    "Privileges": ("SCORE-3",),
    "Research": ("ACT-RESEARCH-1",),
    "Dragon Festival": ("EVT-FESTIVAL-1", "EVT-FESTIVAL-2"),
    "Mongol Invasion": ("EVT-MONGOL-1",),
    "Persons": ("END-2",),
    "Monks": ("END-3",),
    "Yuan": ("END-5",),
}
"""What points are given for in the base game, and the rules that give them; nothing else scores."""

EXPANSION_CAUSES: Final[dict[str, tuple[str, ...]]] = {
    "Wall tile": ("WALL-7d",),
    "Great Wall": ("WALL-11",),
    "Lantern Festival": ("GE-LANTERN-1",),
    "Buddha": ("GE-BUDDHA-1",),
    "Charter": ("GE-CHARTER-1",),
}
"""What the expansions give points for: the bonus of a tile, the wall that reaches, three of the Super Events."""

BEFORE: Final = "Before"
"""Cause of the points that a court had when the timeline began."""

SUPPOSED: Final = "What if"
"""Cause of the points that were supposed and not won."""

CAUSE_NAMES: Final[Texts[str]] = Texts(
    {
        "Palaces": NP_("cause of points", "Palaces"),
        "Court Ladies": NP_("cause of points", "Court Ladies"),
        "Privileges": NP_("cause of points", "Privileges"),
        "Research": NP_("cause of points", "Research"),
        "Dragon Festival": NP_("cause of points", "Dragon Festival"),
        "Mongol Invasion": NP_("cause of points", "Mongol Invasion"),
        "Persons": NP_("cause of points", "Persons"),
        "Monks": NP_("cause of points", "Monks"),
        "Yuan": NP_("cause of points", "Yuan"),
        "Wall tile": NP_("cause of points", "Wall tile"),
        "Great Wall": NP_("cause of points", "Great Wall"),
        "Lantern Festival": NP_("cause of points", "Lantern Festival"),
        "Buddha": NP_("cause of points", "Buddha"),
        "Charter": NP_("cause of points", "Charter"),
        # Translators: points that a court had before the first step
        BEFORE: NP_("cause of points", "Before"),
        # Translators: points that somebody has in a supposed position
        SUPPOSED: NP_("cause of points", "What if"),
    },
    "cause of points",
)
"""Cause -> its name for readers; a cause itself is the same word in every language, as the key of a table."""

_RULES: Final = CAUSES | EXPANSION_CAUSES | {SUPPOSED: (WHAT_IF,)}
_CAUSE_OF: Final = {rule: cause for cause, rules in _RULES.items() for rule in rules}
_SUPER_EVENTS: Final = {"ge_lantern": "Lantern Festival", "ge_buddha": "Buddha", "ge_charter": "Charter"}


def causes(setup: Setup, great_event: str | None = None) -> tuple[str, ...]:
    """The causes that can give points in a game set up like this; great_event: the one that lies on month 7.

    >>> causes(Setup(("Ania", "Benek"), great_wall=True))[-3:]
    ('Yuan', 'Wall tile', 'Great Wall')
    """
    wall = ("Wall tile", "Great Wall") if setup.great_wall else ()
    event = (_SUPER_EVENTS[great_event],) if great_event in _SUPER_EVENTS else ()
    return (*CAUSES, *wall, *event)


def points_by_cause(notes: Iterable[Note], players: int, named: Iterable[str] = tuple(CAUSES)) -> list[dict[str, int]]:
    """Points of each seat by cause. notes: of a whole timeline or a part of it.

    named: causes that are listed even without a point (`causes` gives those of a game); another one that occurs in the
    notes is listed after them.
    """
    points = [dict.fromkeys(named, 0) for _ in range(players)]
    for note in notes:
        if note.seat is not None and "vp" in note.change:
            _add(points, note)
    return points


def _add(points: list[dict[str, int]], note: Note) -> None:
    cause = _CAUSE_OF[note.rule]
    if cause not in points[0]:
        for row in points:
            row[cause] = 0
    points[note.seat][cause] += note.change["vp"]  # type: ignore[index]


class Moment(msgspec.Struct, frozen=True):
    """Points by cause at one moment. at: steps played before it. month: of that moment, 0 before the first.

    points: by seat, cause -> points up to here; all rows list the same causes. gained: those of the last step alone,
    causes without points left out.
    """

    at: int
    month: int
    points: tuple[dict[str, int], ...]
    gained: tuple[dict[str, int], ...]

    def total(self, seat: int) -> int:
        """All points of a seat up to here: what its court shows."""
        return sum(self.points[seat].values())


class Way(NamedTuple):
    """A start and the steps from there: what counting points needs of a timeline, whichever branch that looks at."""

    start: State
    steps: list[Step]

    @property
    def end(self) -> State:
        """The position after the last step."""
        end: State = self.steps[-1].state if self.steps else self.start
        return end


def ledger(timeline: Any) -> list[Moment]:
    """Points by cause at every moment of the timeline's branch, from its start to its last step.

    `ledger(timeline)[at]` is the moment after `at` steps. Points that a court had at the start have the cause "Before".

    >>> from yotd_widget.engine.timeline import Timeline
    >>> from yotd_widget.games.dragon.examples import example
    >>> game = Timeline(example("month-5")).play("use A research")
    >>> ledger(game)[-1].gained[0]
    {'Research': 1}
    """
    start, moments = timeline.start, []
    points = points_by_cause((), len(start.courts), _named(timeline))
    if any(court.vp for court in start.courts):
        for row, court in zip(points, start.courts, strict=True):
            row[BEFORE] = court.vp
    nothing: tuple[dict[str, int], ...] = tuple({} for _ in points)
    moments.append(Moment(0, start.month, tuple(map(dict, points)), nothing))
    for at, step in enumerate(timeline.steps, 1):
        gained: list[dict[str, int]] = [{} for _ in points]
        for note in step.notes:
            if note.seat is not None and note.change.get("vp"):
                _add(points, note)
                cause = _CAUSE_OF[note.rule]
                gained[note.seat][cause] = gained[note.seat].get(cause, 0) + note.change["vp"]
        moments.append(Moment(at, step.state.month, tuple(map(dict, points)), tuple(gained)))
    return moments


def by_month(timeline: Any) -> dict[int, list[dict[str, int]]]:
    """Points of each seat by cause in each month; month 13 is the end scoring, after the last scoring of month 12.

    Months in which nothing has been scored yet are listed as well, so the rows of a game add up month by month.
    """
    players, named = len(timeline.start.courts), _named(timeline)
    months: dict[int, list[dict[str, int]]] = {}
    month = timeline.start.month
    for step in timeline.steps:
        for note in step.notes:
            if is_supposed(note):
                month = step.state.month
            elif note.rule == "ROUND-2":
                month = int(note.facts["month"])
            elif note.rule in _END_RULES:
                month = MONTHS + 1
            rows = months.setdefault(month, points_by_cause((), players, named))
            if note.seat is not None and note.change.get("vp"):
                _add(rows, note)
    return months


_END_RULES: Final = ("END-2", "END-3", "END-4", "END-5")


def _named(timeline: Any) -> tuple[str, ...]:
    """The causes of a timeline's game; a Super Event drawn in its course is among them from the start."""
    last = timeline.steps[-1].state if timeline.steps else timeline.start
    points_supposed = any(is_supposed(note) and "vp" in note.change for step in timeline.steps for note in step.notes)
    return causes(last.setup, last.great_event) + (SUPPOSED,) * points_supposed
