"""Questions about the Drought."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import N_, _, joined
from yotd_widget.games.dragon.lessons.asks.after import PALACES
from yotd_widget.games.dragon.lessons.asks.parts import PERSONS, before_event, event_ahead, stated, supposed
from yotd_widget.games.dragon.lessons.lists import template
from yotd_widget.games.dragon.words import RICE
from yotd_widget.quiz.behind import played
from yotd_widget.quiz.questions import Item, Line, Table
from yotd_widget.quiz.run import Run, period_over

Reasons = Iterator[Because | Line]


def _farmers(table: Table) -> bool:
    """Whether a farmer is at court, or comes before the Drought."""
    came = [str(note.facts["person"]) for note in table.run.notes("PER-10", seat=table.seat)]
    return any(person.endswith("farmer") for person in [*table.state.courts[table.seat].persons(), *came])


# --- How many ---------------------------------------------------------------------------------------------------------


def _behind_unsupplied(table: Table) -> Reasons:
    yield from table.run.reasons("EVT-DROUGHT-2", seat=table.seat)
    if _farmers(table):
        yield from stated("EVT-DROUGHT-5")


def _behind_released(table: Table) -> Reasons:
    yield from _behind_unsupplied(table)
    yield from stated("EVT-DROUGHT-4")


@template(
    "drought.unsupplied",
    "number",
    # Translators: {suppose} is empty, or a sentence with a blank after it, here and in the next questions
    N_("{suppose}How many of {player}'s palaces will get no rice?"),
    units=PALACES,
    facts=supposed,
    ahead=event_ahead("drought"),
    until=period_over,
    trace=_behind_unsupplied,
)
def unsupplied(table: Table) -> int:
    """Inhabited palaces that go without (EVT-DROUGHT-3)."""
    note = next(table.run.notes("EVT-DROUGHT-2", seat=table.seat))
    return int(note.facts["short"])


@template(
    "drought.released",
    "number",
    N_("{suppose}How many persons will {player} release?"),
    units=PERSONS,
    facts=supposed,
    ahead=event_ahead("drought"),
    until=period_over,
    trace=_behind_released,
)
def released(table: Table) -> int:
    """Persons who leave in the Drought (EVT-DROUGHT-4)."""
    return -table.run.change("persons", table.seat, "EVT-DROUGHT-4")


def _behind_left(table: Table) -> Reasons:
    yield from table.run.reasons("EVT-DROUGHT-2", seat=table.seat)
    yield from stated("EVT-DROUGHT-2", "REL-7")


@template(
    "drought.left",
    "number",
    N_("{suppose}How much rice will {player} have after the Drought?"),
    units=RICE,
    facts=supposed,
    ahead=event_ahead("drought"),
    until=period_over,
    trace=_behind_left,
)
def left(table: Table) -> int:
    """Rice that is not paid (EVT-DROUGHT-2)."""
    before: int = before_event(table).courts[table.seat].rice
    return before + table.run.change("rice", table.seat, "EVT-DROUGHT-2")


# --- Which palaces ----------------------------------------------------------------------------------------------------


def _asked(table: Table) -> Run:
    """Up to the question which palaces go without, or the end of the month."""

    def which(state: Any) -> bool:
        return state.decision is not None and (state.decision.id, state.decision.seat) == ("D-14", table.seat)

    return table.played(table.state, table.moves, which)


def _open(table: Table) -> Any:
    """The position in which the player chooses palaces. Raises: ValueError where nothing is left to choose."""
    state = _asked(table).end
    if state.decision is None or state.decision.id != "D-14":
        raise ValueError("this Drought leaves no palaces to choose from")
    return state


def _palaces(table: Table) -> Sequence[Item]:
    """Every palace, with why it may go without or not."""
    state = _open(table)
    return [
        Item(str(number), told := _("Palace {number}").format(number=number), f"palace/{table.seat}/{number}",
             _why(state, number, told))
        for number in range(1, len(state.courts[table.seat].palaces) + 1)
    ]  # fmt: skip


def _why(state: Any, number: int, told: str) -> Line:
    if (refusal := state.why_not(f"without {number}")) is not None:
        return Line(_("{choice}: {reason}").format(choice=told, reason=refusal.text), tuple(refusal.rules))
    return Line(_("{choice}: this is possible.").format(choice=told), ("EVT-DROUGHT-3",))


def _behind_choices(table: Table) -> Reasons:
    yield from stated("EVT-DROUGHT-3")
    palaces, possible = _palaces(table), choices(table)
    told = joined([item.label for item in palaces if item.key in possible])
    yield Line(_("Possible: {palaces}.").format(palaces=told), ("EVT-DROUGHT-3",))
    yield from (item.why for item in palaces if item.why and item.key not in possible)


@template(
    "drought.choices",
    "select",
    N_("{player} chooses a palace that gets no rice. Mark every palace that {player} may choose."),
    items=_palaces,
    trace=_behind_choices,
    shown=played,
)
def choices(table: Table) -> list[str]:
    """Palaces among which the player chooses (EVT-DROUGHT-3)."""
    return [str(move).removeprefix("without ") for move in _open(table).legal_moves]


# --- What one palace loses --------------------------------------------------------------------------------------------


def _without(table: Table, number: int) -> Run:
    """The rest of the month if this palace gets no rice."""
    return table.played(_open(table), [f"without {number}"], period_over)


def _named(table: Table) -> int:
    """The palace of the question, a fact: palace=1."""
    return int(table.facts["palace"])


def _behind_lost(table: Table) -> Reasons:
    yield from _without(table, _named(table)).reasons("EVT-DROUGHT-3", seat=table.seat)
    yield from stated("EVT-DROUGHT-4")


@template(
    "drought.lost",
    "number",
    N_("Palace {palace} gets no rice. How many persons leave it?"),
    units=PERSONS,
    facts=lambda table: {"palace": _named(table)},
    takes="moves palace",
    trace=_behind_lost,
)
def lost(table: Table) -> int:
    """Persons who leave the palace of the fact palace=1 if it goes without (EVT-DROUGHT-4)."""
    run, number = _without(table, _named(table)), _named(table)
    return sum(1 for note in run.notes("EVT-DROUGHT-4", seat=table.seat) if note.facts["palace"] == number)


def _decay(table: Table, number: int) -> Iterable[Because]:
    """What decays this month because this palace goes without."""
    reasons = _without(table, number).reasons("DECAY-1", "DECAY-2", seat=table.seat)
    return [reason for reason in reasons if reason.facts["palace"] == number]


def _floors(table: Table) -> Sequence[Item]:
    """The palaces that may go without, with what becomes of each."""
    possible = choices(table)
    return [_floor(table, item) for item in _palaces(table) if item.key in possible]


def _floor(table: Table, item: Item) -> Item:
    told = (
        _("{choice}: nobody is left there, so a floor is lost.")
        if any(_decay(table, int(item.key)))
        else _("{choice}: somebody still lives there, so it keeps its floors.")
    )
    line = Line(told.format(choice=item.label), ("EVT-DROUGHT-4", "DECAY-1"))
    return Item(item.key, item.label, item.place, line)


def _behind_floors(table: Table) -> Reasons:
    yield from (item.why for item in _floors(table) if item.why)
    yield from stated("DECAY-1")


@template(
    "drought.floors",
    "select",
    N_(
        "{player} chooses which palace gets no rice. "
        "Mark every palace that would lose a floor this month if it were that one."
    ),
    items=_floors,
    trace=_behind_floors,
)
def floors(table: Table) -> list[str]:
    """Palaces that would stand empty, and decay (DECAY-1)."""
    return [key for key in choices(table) if any(_decay(table, int(key)))]
