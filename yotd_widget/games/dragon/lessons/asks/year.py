"""Questions about the year: how the event row is laid, what is known of it, what a month consists of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.reasons import deeds
from yotd_widget.engine.texts import N_, Texts, _
from yotd_widget.games.dragon import setup  # by its module: a wrong rule may stand for what it does
from yotd_widget.games.dragon.lessons.lists import template
from yotd_widget.games.dragon.moves import Row
from yotd_widget.games.dragon.pieces import MONTHS, PEACEFUL_MONTHS, Event
from yotd_widget.games.dragon.told.telling import HEADINGS
from yotd_widget.games.dragon.words import EVENT_NAMES
from yotd_widget.quiz.questions import Item, Line, Table
from yotd_widget.quiz.run import period_over

ROW: Final = N_("the event row")
"""Where questions about it send the reader."""

# --- Laying the row ----------------------------------------------------------------------------------------------

DRAWS: Final = (
    "drought, drought, imperial tribute, imperial tribute, dragon festival, "
    "mongol invasion, dragon festival, mongol invasion, contagion, contagion"
)
"""The ten tiles as they are drawn, unless a question names others (DV-01)."""


def drawn(table: Table) -> tuple[Event, ...]:
    """The tiles that the question draws, one after the other."""
    told = str(table.facts.get("draws", DRAWS)).split(",")
    return tuple("_".join(tile.split()).lower() for tile in told)  # type: ignore[misc]


def event(table: Table) -> Event:
    """The event that the question is about: a Drought, unless it names another."""
    return "_".join(str(table.facts.get("event", "drought")).split()).lower()  # type: ignore[return-value]


def lay(table: Table) -> Sequence[object]:
    """Chance draws these tiles."""
    return [Row(drawn(table))]


def told_draws(table: Table) -> Mapping[str, object]:
    """The tiles in words, and the event."""
    return _told_tiles(table) | {"event": EVENT_NAMES[event(table)]}


def _told_tiles(table: Table) -> dict[str, object]:
    return {"tiles": ", ".join(EVENT_NAMES[tile] for tile in drawn(table))}


class Landing:
    """What became of one tile. first: the first empty space; moved: tiles that lie elsewhere for its sake, by space."""

    def __init__(self, number: int, tile: Event, before: Sequence[Any], after: Sequence[Any]) -> None:
        self.number = number
        self.tile = tile
        self.first = before.index(None) + 1
        changed = [space for space in range(1, MONTHS + 1) if before[space - 1] != after[space - 1]]
        self.moved = [space for space in changed if space != self.first]

    @property
    def line(self) -> Line:
        """Where it lies, and by which rule."""
        name = EVENT_NAMES[self.tile]
        if not self.moved:
            told = _("Tile {n}, {event}: space {space}, the first empty one.")
            return Line(told.format(n=self.number, event=name, space=self.first), ("SETUP-5",), 1)
        if len(self.moved) == 1:
            told = _("Tile {n}, {event}: on space {first} it would lie beside its twin, so it goes to space {space}.")
            told = told.format(n=self.number, event=name, first=self.first, space=self.moved[0])
            return Line(told, ("SETUP-6",), 1)
        told = _(
            "Tile {n}, {event}: on space {first} it would lie beside its twin, "
            "so the tiles on spaces {one} and {other} change places first."
        )
        one, other = self.moved
        return Line(told.format(n=self.number, event=name, first=self.first, one=one, other=other), ("SETUP-7",), 1)


def landings(draws: Sequence[Event]) -> Iterator[Landing]:
    """Tile by tile: the row is laid anew with one tile more each time."""
    rows = [setup.event_row(draws[:count]) for count in range(len(draws) + 1)]
    for number, (before, after) in enumerate(pairwise(rows), 1):
        yield Landing(number, draws[number - 1], before, after)


def _peace() -> Line:
    return Line(_("Spaces 1 and 2 hold the two Peace tiles."), ("SETUP-4",), 1)


def _space_trace(table: Table) -> Iterable[Line]:
    """Tile by tile, up to the one in question."""
    draws, tile = drawn(table), event(table)
    number = [n for n, each in enumerate(draws, 1) if each == tile][1]
    laid = list(landings(draws))
    told = _("The second {event} lies on space {space}.")
    yield Line(told.format(event=EVENT_NAMES[tile], space=space(table)), laid[number - 1].line.rules)
    yield from (each.line for each in laid if each.number <= number or space(table) in each.moved)
    yield _peace()


@template(
    "row.space",
    "number",
    N_("The event tiles are drawn in this order: {tiles}. On which space will the second {event} lie?"),
    facts=told_draws,
    moves=lay,
    look=ROW,
    takes="draws event",
    trace=_space_trace,
)
def space(table: Table) -> int:
    """The space of an event's second tile in the row, 1 to 12."""
    row: tuple[Event, ...] = table.run.end.event_row
    return row.index(event(table), row.index(event(table)) + 1) + 1


def _months(table: Table) -> Sequence[Item]:
    """Every month after the first two, with the tile that lies there in the end."""
    row = setup.event_row(drawn(table))
    lines = {space: landing.line for landing in landings(drawn(table)) for space in landing.moved}
    plain = Line(_("This tile stayed on the first space that was empty."), ("SETUP-5",))
    return [
        # Translators: a space of the event row and what lies there, as “5: Drought”
        Item(f"month {month}", _("{month}: {event}").format(month=month, event=EVENT_NAMES[row[month - 1]]),
             why=lines.get(month, plain))
        for month in range(PEACEFUL_MONTHS + 1, MONTHS + 1)
    ]  # fmt: skip


def _moved_trace(table: Table) -> Iterable[Line]:
    yield from (landing.line for landing in landings(drawn(table)) if landing.moved)
    yield _peace()


@template(
    "row.moved",
    "select",
    N_(
        "The event tiles are drawn in this order: {tiles}. "
        "Mark the months whose tile slid on, or changed places with another."
    ),
    facts=_told_tiles,
    moves=lay,
    items=_months,
    look=ROW,
    takes="draws",
    trace=_moved_trace,
)
def moved(table: Table) -> list[str]:
    """Months whose tile does not lie on the space that was the first empty one when it was drawn."""
    return [f"month {space}" for space in sorted({space for each in landings(drawn(table)) for space in each.moved})]


# --- Reading the row ---------------------------------------------------------------------------------------------

YES_NO: Final = Texts({"yes": N_("Yes"), "no": N_("No")})


def _complete(table: Table) -> bool:
    """Whether the tiles from month 3 on are those that are drawn."""
    return setup.LayRow(LUCK).verify(table.state, Row(table.state.event_row[PEACEFUL_MONTHS:])) is None


def _legal_trace(table: Table) -> Iterable[Line]:
    row = table.state.event_row
    if not _complete(table):
        yield Line(_("From month 3 on there must be two tiles of every event but Peace."), ("SETUP-5",))
    touching = [month for month in range(PEACEFUL_MONTHS + 1, MONTHS) if row[month - 1] == row[month]]
    for month in touching:
        told = _("Months {first} and {second}: the same event side by side, {event}.")
        told = told.format(first=month, second=month + 1, event=EVENT_NAMES[row[month]])
        yield Line(told, ("SETUP-6",))
    if not touching:
        yield Line(_("From month 3 on, no event lies beside its twin."), ("SETUP-6",))
    yield Line(_("Only the two Peace tiles lie side by side, on spaces 1 and 2."), ("SETUP-4",), 1)


@template(
    "row.legal",
    "pick",
    N_("Can a game have this event row?"),
    items=lambda table: [Item(key, label) for key, label in YES_NO.items()],
    look=ROW,
    takes="",
    trace=_legal_trace,
)
def legal(table: Table) -> str:
    """Whether the tiles, drawn in the order in which they lie, come to lie as they do; "yes" or "no"."""
    row = table.state.event_row
    return "yes" if _complete(table) and setup.event_row(row[PEACEFUL_MONTHS:]) == row else "no"


def _seen(table: Table) -> list[dict[str, Any]]:
    """The months as the board shows them."""
    return [
        month
        for month in table.state.game.screen.scene(table.state, forecasts=False)["board"]["year"]
        if month["event"]
    ]


def _known_trace(table: Table) -> Iterable[Line]:
    yield Line(_("All event tiles lie face up before the first month."), ("SETUP-8",))
    yield Line(_("The game has 12 months, and each brings the event on its space."), ("ROUND-1", "EVT-1"), 1)
    yield Line(_("Two Peace tiles lie on the row, and ten tiles are drawn."), ("SETUP-4", "SETUP-5"), 1)


@template(
    "row.known",
    "number",
    N_("For how many months does everybody know the event?"),
    look=ROW,
    takes="",
    trace=_known_trace,
)
def known(table: Table) -> int:
    """Months whose event the board shows."""
    return len(_seen(table))


def _left_trace(table: Table) -> Iterable[Line]:
    for month in _seen(table):
        if month["event"] != event(table):
            continue
        if month["state"] == "done":
            told, rule = _("Month {month} is over: the tile lies face down."), "EVT-2"
        else:
            told, rule = _("Month {month} brings this event."), "EVT-1"
        yield Line(told.format(month=month["month"]), (rule,), place=f"month/{month['month']}")
    yield Line(_("A tile is turned face down when its event is over."), ("EVT-2",), 1)


@template(
    "row.left",
    "number",
    N_("{event}: how many of the two tiles are still face up?"),
    facts=lambda table: {"event": EVENT_NAMES[event(table)]},
    takes="event",
    trace=_left_trace,
)
def left(table: Table) -> int:
    """Months with an event that are not over, this one included."""
    return sum(month["event"] == event(table) and month["state"] != "done" for month in _seen(table))


# --- The course of a month ---------------------------------------------------------------------------------------

PHASES: Final = Texts(
    {
        # Translators: the four phases of a month
        "event": N_("Event"),
        "scoring": N_("Scoring"),
        "action": N_("Action"),
        "person": N_("Person"),
    }
)
"""Phase -> its name, in an order that gives nothing away."""


def _deeds(table: Table) -> Iterator[Any]:
    """All that is done until the month is over, question or not."""
    return (deed for stride in table.run.strides for deed in deeds(stride.before, stride.move))


def _phases_trace(table: Table) -> Iterable[Line]:
    for number, phase in enumerate(phases(table), 1):
        # Translators: as “Phase 1: Action.”
        yield Line(_("Phase {number}: {phase}.").format(number=number, phase=PHASES[phase]), ("ROUND-2",))
    yield Line(_("It is the same in each of the 12 months."), ("ROUND-1",))


@template(
    "month.phases",
    "order",
    N_("In which order do the four phases of a month come?"),
    items=lambda table: [Item(key, label) for key, label in PHASES.items()],
    until=period_over,
    steady="ROUND-2",
    trace=_phases_trace,
)
def phases(table: Table) -> list[str]:
    """The phases, as the engine comes to them in the rest of this month."""
    return list(dict.fromkeys(deed.after.phase for deed in _deeds(table) if deed.after.phase in PHASES))


def _chore(task: Any) -> str:
    """The name under which the explanations know something that nobody decides."""
    return "FinalWallCheck" if getattr(task, "final", False) else type(task).__name__


_CLOSING: Final = ("EventPhase", "WallCheck", "GreatEventPhase", "Decay", "Scoring", "FinalWallCheck", "EndScoring")


def _closing_name(table: Table, chore: str) -> str:
    return _(HEADINGS[chore][0]).format(event=EVENT_NAMES[table.state.event])


def _closing_items(table: Table) -> Sequence[Item]:
    return [Item(chore, _closing_name(table, chore)) for chore in sorted(closing(table))]


def _closing_trace(table: Table) -> Iterable[Line]:
    for number, chore in enumerate(closing(table), 1):
        rules = ("EVT-1", "ROUND-3") if chore == "EventPhase" else ("ROUND-3",)
        # Translators: as “1. Event: Drought.”
        yield Line(_("{number}. {what}.").format(number=number, what=_closing_name(table, chore)), rules)
    if "EventPhase" in closing(table):
        yield Line(_("The event has its effect once; then its tile is turned face down."), ("EVT-2",))


@template(
    "month.end",
    "order",
    N_("The Person phase is over. In which order do these come?"),
    items=_closing_items,
    until=period_over,
    steady="ROUND-3",
    trace=_closing_trace,
)
def closing(table: Table) -> list[str]:
    """What nobody decides in the rest of this month, as the engine comes to it."""
    return [chore for chore in dict.fromkeys(_chore(deed.task) for deed in _deeds(table)) if chore in _CLOSING]
