"""Questions about the Mongol Invasion."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from yotd_widget.engine.phrases import counted
from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import N_, _
from yotd_widget.engine.trace import Note
from yotd_widget.games.dragon.lessons.asks.after import POINTS
from yotd_widget.games.dragon.lessons.asks.draft import by_seats
from yotd_widget.games.dragon.lessons.asks.parts import event_ahead, stated, supposed
from yotd_widget.games.dragon.lessons.lists import template
from yotd_widget.games.dragon.words import SYMBOL_NAMES
from yotd_widget.quiz.questions import Item, Line, Table
from yotd_widget.quiz.run import period_over


@template(
    "mongol.vp",
    "number",
    N_("{suppose}How many points will {player}'s helmets score in the Mongol Invasion?"),
    units=POINTS,
    facts=supposed,
    ahead=event_ahead("mongol_invasion"),
    until=period_over,
    trace=lambda table: table.run.reasons("EVT-MONGOL-1", seat=table.seat),
)
def points(table: Table) -> int:
    """Points for helmets (EVT-MONGOL-1)."""
    return table.run.change("vp", table.seat, "EVT-MONGOL-1")


# --- Who releases ------------------------------------------------------------------------------------------------


def _owed(table: Table) -> Iterator[Note]:
    """What everybody owes, noted before anybody leaves (EVT-MONGOL-4)."""
    return (note for note in table.run.notes("EVT-MONGOL-2") if "owed" in note.facts)


def _helmets(table: Table) -> dict[int | None, int]:
    """Seat -> helmets, as they are counted in the invasion."""
    return {note.seat: int(note.facts["helmets"]) for note in table.run.notes("EVT-MONGOL-1")}


def _why(table: Table, seat: int) -> Line:
    """Why somebody leaves this court, or why not."""
    helmets, court = _helmets(table), f"court/{seat}"
    words = {"player": table.state.player(seat), "helmets": counted(helmets[seat], SYMBOL_NAMES["warrior"])}
    if helmets[seat] > min(helmets.values()):
        return Line(_("{player}: {helmets}. Somebody has fewer.").format(**words), ("EVT-MONGOL-2",), place=court)
    if any(note.seat == seat and not note.facts["persons"] for note in _owed(table)):
        told = _("{player}: {helmets}. Nobody has fewer, but nobody lives there who could leave.")
        return Line(told.format(**words), ("EVT-MONGOL-2", "REL-5"), place=court)
    return Line(_("{player}: {helmets}. Nobody has fewer.").format(**words), ("EVT-MONGOL-2",), place=court)


def _players(table: Table) -> Sequence[Item]:
    return [replace(item, why=_why(table, seat)) for seat, item in enumerate(by_seats(table))]


def _behind_who(table: Table) -> Iterable[Because | Line]:
    yield from stated("EVT-MONGOL-3" if len(set(_helmets(table).values())) == 1 else "EVT-MONGOL-2")
    yield from (replace(_why(table, seat), depth=1) for seat in range(len(table.state.players)))
    yield from stated("EVT-MONGOL-4")


@template(
    "mongol.who",
    "select",
    N_("{suppose}Who will release a person in the Mongol Invasion?"),
    items=_players,
    facts=supposed,
    ahead=event_ahead("mongol_invasion"),
    until=period_over,
    trace=_behind_who,
)
def who(table: Table) -> list[str]:
    """Players who release somebody (EVT-MONGOL-2, EVT-MONGOL-3, REL-5)."""
    owing = [note.seat for note in _owed(table) if note.facts["owed"] and note.facts["persons"]]
    return [table.state.player(seat) for seat in dict.fromkeys(owing)]  # in an eclipse the event strikes twice
