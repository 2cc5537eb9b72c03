"""The year ahead: what its known events will cost each court if nothing changes.

Every event, wall check, Super Event, decay and scoring still to come is carried out on a copy by the engine itself, one
after the other, so what one month takes is missing in the next. Nobody acts in between, and only a
Sunrise brings somebody.

>>> from yotd_widget.games.dragon.examples import example
>>> ahead = outlook(example("first-drought"))
>>> ahead.row(3, "drought", 0).lost, ahead.row(3, "drought", 0).change["rice"]
(0, -2)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from yotd_widget.engine.errors import BadInput, NotFound
from yotd_widget.engine.estimates import seat_of
from yotd_widget.engine.house import by_its_rules
from yotd_widget.engine.phrases import listed, signed
from yotd_widget.engine.texts import N_, Texts, _
from yotd_widget.engine.trace import Note, Notes
from yotd_widget.games.dragon.actions import ActionPhase, DealGroups
from yotd_widget.games.dragon.events import EventPhase
from yotd_widget.games.dragon.great_events import GreatEventPhase
from yotd_widget.games.dragon.great_wall import WallCheck
from yotd_widget.games.dragon.persons import PersonPhase
from yotd_widget.games.dragon.reasons.trial import carry_out
from yotd_widget.games.dragon.scoring import EndScoring, Scoring
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.things import THINGS
from yotd_widget.games.dragon.words import EVENT_NAMES, GREAT_EVENT_NAMES, LABELS, WALL

NEUTRAL: Final = N_(
    "This assumes that nobody acts and that nobody new comes, except at Sunrise. Where an owner may choose, the first "
    "legal answer is taken, for example: how many persons leave in an event does not depend on it, but who is left for "
    "later months does, and so does what an Earthquake or a Charter does."
)
"""The assumption behind the numbers."""

WALL_CHECK, FINAL_WALL_CHECK, DECAY, SCORING = "wall", "final wall", "decay", "scoring"
SOURCE_NAMES: Final[Texts[str]] = Texts(
    {
        **{str(event): name for event, name in EVENT_NAMES.english.items()},
        **{str(event): name for event, name in GREAT_EVENT_NAMES.english.items()},
        WALL_CHECK: WALL,
        FINAL_WALL_CHECK: N_("Great Wall, the end of the year"),
        DECAY: N_("Decay"),
        SCORING: N_("Scoring"),
    }
)
"""What a row is about -> its name for readers."""


CHANGING: Final = ("persons", "floors", "vp", "yuan", "rice", "fireworks", "small", "large", "cards", "steps")
"""Things of a court that change in a year, in the order in which they are told."""


class Row(msgspec.Struct, frozen=True):
    """What one thing does to one court in one month.

    source: an event ("drought"), "wall", "final wall", a Super Event ("ge_flood"), "decay" or "scoring". change: by how
    much the court's things change (persons, floors, vp, yuan, rice, fireworks, small, large, cards, steps); empty when
    it leaves the court alone. rules: those that did it. chosen: how many of the answers behind it were free choices.
    """

    month: int
    source: str
    seat: int
    change: dict[str, int]
    rules: tuple[str, ...]
    chosen: int = 0

    @property
    def lost(self) -> int:
        """Persons who leave."""
        return max(0, -self.change.get("persons", 0))

    @property
    def points(self) -> int:
        """Points that come."""
        return self.change.get("vp", 0)


class Outlook(msgspec.Struct, frozen=True):
    """The year ahead of every court. players: names by seat; rows: by month, then in the order in which things happen.

    state: the table after the last scoring, before the end scoring.
    """

    players: tuple[str, ...]
    rows: tuple[Row, ...]
    state: Any

    @property
    def assumption(self) -> str:
        """What the numbers rest on."""
        return _(NEUTRAL)

    def of(self, player: str | int) -> tuple[Row, ...]:
        """What befalls one court (name or seat). Raises: LookupError."""
        seat = self._seat(player)
        return tuple(row for row in self.rows if row.seat == seat)

    def row(self, month: int, source: str, player: str | int) -> Row:
        """One row. player: name or seat. Raises: LookupError."""
        for row in self.of(player):
            if (row.month, row.source) == (month, source):
                return row
        nothing = _("nothing of “{source}” awaits {player} in month {month}")
        raise NotFound(nothing.format(source=source, player=self.players[self._seat(player)], month=month))

    def total(self, player: str | int, thing: str = "persons") -> int:
        """By how much a thing of a court changes over all. thing: one of `CHANGING`. Raises: LookupError."""
        if thing not in CHANGING:
            none = _("“{thing}” is none of the things that change: {things}")
            raise NotFound(none.format(thing=thing, things=", ".join(CHANGING)))
        return sum(row.change.get(thing, 0) for row in self.of(player))

    def _seat(self, player: str | int) -> int:
        try:
            return seat_of(self.players, player)
        except BadInput as error:
            raise NotFound(str(error)) from None

    def __str__(self) -> str:
        return "\n".join([*self._lines(), self.assumption])

    def _lines(self) -> Iterator[str]:
        for month, source in dict.fromkeys((row.month, row.source) for row in self.rows):
            rows = [row for row in self.rows if (row.month, row.source) == (month, source)]
            told = "; ".join(f"{self.players[row.seat]} {changes(row)}" for row in rows if any(row.change.values()))
            # Translators: "Month 3, Drought: Ada rice −2; Bo persons −1"
            line = _("Month {month}, {source}: {told}")
            yield line.format(month=month, source=SOURCE_NAMES[source], told=told or _("nothing"))

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """In a notebook an outlook is read."""
        printer.text(str(self))


def changes(row: Row) -> str:
    """What a row changes, in words: "rice −2"; a dash for nothing."""
    told = [
        f"{LABELS.get(thing) or THINGS.counted(thing).called} {signed(row.change[thing])}"  # type: ignore[union-attr]
        for thing in CHANGING
        if row.change.get(thing)
    ]
    return listed(told) or "–"


_SKIPPED: Final = (DealGroups, ActionPhase, PersonPhase)
_SOURCES: Final[dict[str, str]] = {"Decay": DECAY, "Scoring": SCORING}


@by_its_rules
def outlook(state: State) -> Outlook:
    """What the rest of the year does to each court as it stands; `state` stays as it is.

    Every event has a row for every court; decay and scoring only where they change something. Before the event row is
    drawn there is nothing to see. Open choices of the action and the person phase are left out.
    """
    now, rows = _foreseen(state, range(len(state.courts)))
    return Outlook(state.players, rows, now)


@by_its_rules
def outlook_of(state: State, seat: int) -> tuple[Row, ...]:
    """The rows of one court alone: a picture asks for them once for each move."""
    return _foreseen(state, (seat,))[1]


def _foreseen(state: State, seats: Iterable[int]) -> tuple[State, tuple[Row, ...]]:
    """The table after the last scoring, and the rows of these courts."""
    now = state.clone()
    if not now.event_row:
        return now, ()
    if now.phase not in ("event", "scoring"):
        now.agenda = [task for task in now.agenda if not task.asked]
    source = begun(now)
    found: dict[tuple[int, str], tuple[list[Note], dict[int, int]]] = {}
    while now.agenda:
        task = now.agenda[-1]
        if isinstance(task, EndScoring):
            break
        del now.agenda[-1]
        if isinstance(task, _SKIPPED):
            continue
        source = _source(now, task, source)
        notes, chosen = found.setdefault((now.month, source), ([], {}))
        done = Notes()
        carry_out(now, task, done, chosen)
        notes += done
        if isinstance(task, Scoring):
            source = ""
    rows: list[Row] = []
    for (month, name), (notes, chosen) in found.items():
        if name:
            rows += _rows(seats, month, name, notes, chosen)
    return now, tuple(rows)


def _source(now: State, task: Any, before: str) -> str:
    """What a task belongs to; questions belong to what asked them."""
    if isinstance(task, EventPhase):
        return str(now.event)
    if isinstance(task, GreatEventPhase):
        return str(now.great_event)
    if isinstance(task, WallCheck):
        return FINAL_WALL_CHECK if task.final else WALL_CHECK
    return _SOURCES.get(type(task).__name__, before)


def begun(now: State) -> str:
    """The source that is being carried out, as a row has it; "" while nothing is. What it takes at once is paid."""
    is_asked = now.phase in ("event", "scoring") and now.agenda and now.agenda[-1].asked
    if not is_asked or (decision := now.decision) is None:
        return ""
    if decision.id == "D-18":
        return FINAL_WALL_CHECK if now.phase == "scoring" else WALL_CHECK
    return str(now.event if decision.id in _OF_EVENTS else now.great_event)


_OF_EVENTS: Final = ("D-13", "D-14", "D-15", "D-16", "D-17")


def _rows(seats: Iterable[int], month: int, source: str, notes: list[Note], chosen: dict[int, int]) -> Iterator[Row]:
    by_seat: dict[int | None, tuple[dict[str, int], dict[str, None]]] = {seat: ({}, {}) for seat in seats}
    for note in notes:
        if note.change and (found := by_seat.get(note.seat)) is not None:
            change, rules = found
            rules[note.rule] = None
            for thing, amount in note.change.items():
                change[thing] = change.get(thing, 0) + amount
    for seat in seats:
        changed, rules = by_seat[seat]
        change = {thing: amount for thing, amount in changed.items() if amount}
        if change or source not in (DECAY, SCORING):
            yield Row(month, source, seat, change, tuple(rules), chosen.get(seat, 0))
