"""What stands behind a note: the facts that its rule has used, asked of the table by the functions of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from yotd_widget.engine.reasons import Because, Deed
from yotd_widget.engine.trace import Note
from yotd_widget.games.dragon.actions import amount
from yotd_widget.games.dragon.court import Court
from yotd_widget.games.dragon.events import contagion_victims, missing_yuan
from yotd_widget.games.dragon.pieces import (
    BOOSTED_BY,
    CONTAGION,
    OCCUPIED_FEE,
    PASS_FILLS_TO,
    POINTS_PER_PERSON,
    PRICE_OF_GOODS,
    PRIVILEGE_DRAGONS,
    PRIVILEGE_PRICE,
    STEPS,
    SYMBOLS_OF,
    TRIBUTE,
    Action,
    Kind,
)
from yotd_widget.games.dragon.state import State

Reasons = Iterator[Because]
Behind = Callable[[Deed, Note], Reasons]


def _court(deed: Deed, note: Note) -> Court:
    court: Court = deed.before.courts[note.seat]
    return court


def because(about: str, facts: Callable[[Court, Note], dict[str, Any]], rule: str = "") -> Behind:
    """One reason: what the court was like. rule: left out, that of the note."""

    def behind(deed: Deed, note: Note) -> Reasons:
        yield Because(about, (rule or note.rule,), note.seat, facts=facts(_court(deed, note), note))

    return behind


def each(thing: str, count: Callable[[Court, Note], int], worth: int = 1) -> Behind:
    """So many of a thing at the court, each worth so many points."""

    def behind(deed: Deed, note: Note) -> Reasons:
        yield _each(note, thing, count(_court(deed, note), note), worth)

    return behind


# --- Who carries what ------------------------------------------------------------------------------------------------


def _symbols(court: Court, seat: int | None, kind: Kind) -> Because:
    """Symbols at court, with the persons who carry them (ACT-13)."""
    facts = {"kind": kind, "symbols": court.symbols(kind)}
    return Because("symbols", ("ACT-13",), seat, facts=facts, reasons=tuple(_carriers(court, seat, kind)))


def _bearers(court: Court, kind: Kind) -> Iterator[tuple[dict[str, Any], int]]:
    """Persons of a type, each with its palace and symbols; and the floors of that palace."""
    worth = SYMBOLS_OF[kind]
    for number, palace in enumerate(court.palaces, 1):
        for person in palace.persons:
            if person in worth:
                yield {"person": person, "palace": number, "symbols": worth[person]}, palace.floors


def _carriers(court: Court, seat: int | None, kind: Kind) -> Reasons:
    for facts, _floors in _bearers(court, kind):
        yield Because("carrier", ("ACT-13",), seat, facts=facts)


def _of_all(state: State, thing: str, count: Callable[[int], int], rule: str) -> Reasons:
    """How many of a thing everybody has, in track order: who has most or fewest can be seen."""
    for seat in state.track:
        yield Because("has", (rule,), seat, facts={"thing": thing, "amount": count(seat)})


def _each(note: Note, thing: str, number: int, each: int, unit: str = "vp") -> Because:
    """So many of a thing, each worth so much."""
    facts: dict[str, Any] = {"thing": thing, "amount": number, "each": each, "unit": unit, "sum": number * each}
    return Because("each", (note.rule,), note.seat, facts=facts)


# --- Releases --------------------------------------------------------------------------------------------------------


def demand(deed: Deed, note: Note, why: Behind) -> Reasons:
    """Why somebody has to leave, and that nobody is left to."""
    if note.facts["owed"]:
        yield from why(deed, note)
        if int(note.facts["owed"]) > int(note.facts["persons"]):
            yield Because("too few", ("REL-5",), note.seat, facts={"persons": note.facts["persons"]})


def missing(deed: Deed, note: Note) -> Reasons:
    """What has been paid, and what is missing."""
    short = missing_yuan(_court(deed, note))
    facts = {"due": TRIBUTE, "had": TRIBUTE - short, "missing": short}
    yield Because("missing", (note.rule,), note.seat, facts=facts)


def helmets(deed: Deed, note: Note) -> Reasons:
    state = deed.before
    yield from _of_all(state, "helmets", lambda seat: state.courts[seat].symbols("warrior"), note.rule)


def mortars(deed: Deed, note: Note) -> Reasons:
    court = _court(deed, note)
    facts = {"all": CONTAGION, "symbols": court.symbols("healer"), "left": contagion_victims(court)}
    yield Because("less", (note.rule,), note.seat, facts=facts)
    yield _symbols(court, note.seat, "healer")


def wall(deed: Deed, note: Note) -> Reasons:
    yield from _of_all(deed.before, "wall", deed.before.wall.count, note.rule)


# --- Actions and persons ---------------------------------------------------------------------------------------------


def gain(deed: Deed, note: Note, action: Action) -> Reasons:
    """The card and the symbols."""
    card, _symbols_at_court = amount(deed.before, note.seat, action)  # type: ignore[arg-type]
    yield Because("card", (note.rule,), note.seat, facts={"action": action, "amount": card})
    yield _symbols(_court(deed, note), note.seat, BOOSTED_BY[action])


def dragons(deed: Deed, note: Note) -> Reasons:
    """Whose dragons stand there already."""
    for seat, letter in deed.before.dragons.items():
        if letter == note.facts["group"]:
            yield Because("dragon", (note.rule,), seat, facts={"group": letter, "fee": OCCUPIED_FEE})


def filled(deed: Deed, note: Note) -> Reasons:
    rule = "ACT-9" if note.change["yuan"] else "ACT-10"
    yield Because("filled", (rule,), note.seat, facts={"had": _court(deed, note).yuan, "to": PASS_FILLS_TO})


def price(deed: Deed, note: Note) -> Reasons:
    size: Any = note.facts["size"]
    edition = deed.before.setup.edition
    facts = {"size": size, "edition": edition, "price": PRIVILEGE_PRICE[edition][size]}
    yield Because("price", (note.rule,), note.seat, facts=facts)
    yield Because("dragons", ("SCORE-3",), note.seat, facts={"amount": PRIVILEGE_DRAGONS[size]})


def pair(deed: Deed, note: Note) -> Reasons:
    for person in (note.facts["first"], note.facts["second"]):
        yield Because("value", (note.rule,), note.seat, facts={"person": person, "steps": STEPS[person]})  # type: ignore[index]


def value(deed: Deed, note: Note) -> Reasons:
    person: Any = note.facts["person"]
    yield Because("value", ("PER-10",), note.seat, facts={"person": person, "steps": STEPS[person]})


def no_home(deed: Deed, note: Note) -> Reasons:
    palaces = len(_court(deed, note).palaces)
    yield Because("full", ("PER-9" if palaces else "PER-12",), note.seat, facts={"palaces": palaces})


def arrival(state: State, note: Note) -> Reasons:
    """Where the marker comes to lie (TRACK-1..3)."""
    space = state.courts[note.seat].space  # type: ignore[index]
    place = state.track.index(note.seat) + 1  # type: ignore[arg-type]
    under = [seat for seat in state.track[place:] if state.courts[seat].space == space]
    reasons = tuple(Because("below", ("TRACK-3",), seat) for seat in under)
    facts = {"space": space, "place": place}
    yield Because("arrival", ("TRACK-3",) if under else ("TRACK-1",), note.seat, facts=facts, reasons=reasons)


# --- Events ----------------------------------------------------------------------------------------------------------


def hungry(deed: Deed, note: Note) -> Reasons:
    """The inhabited palaces, and the rice there was."""
    court = _court(deed, note)
    for number in court.inhabited():
        facts = {"palace": number, "persons": len(court.palaces[number - 1].persons)}
        yield Because("inhabited", ("EVT-DROUGHT-1",), note.seat, facts=facts)
    yield Because("rice", (note.rule,), note.seat, facts={"had": court.rice})


def fireworks(deed: Deed, note: Note) -> Reasons:
    courts = deed.before.courts
    yield from _of_all(deed.before, "fireworks", lambda seat: courts[seat].fireworks, note.rule)


def warriors(deed: Deed, note: Note) -> Reasons:
    yield _symbols(_court(deed, note), note.seat, "warrior")


def benefit(deed: Deed, note: Note) -> Reasons:
    kind: Any = note.facts["kind"]
    if kind == "monk":
        yield from monks(deed, note)
    elif kind != "healer":
        yield _symbols(_court(deed, note), note.seat, kind)


# --- Points ----------------------------------------------------------------------------------------------------------


def ladies(deed: Deed, note: Note) -> Reasons:
    yield from _carriers(_court(deed, note), note.seat, "court_lady")


def privileges(deed: Deed, note: Note) -> Reasons:
    court = _court(deed, note)
    for size, number in (("small", court.small), ("large", court.large)):
        if number:
            yield _each(note, size, number, PRIVILEGE_DRAGONS[size])  # type: ignore[index]


persons: Final = each("persons", lambda court, _note: court.headcount(), POINTS_PER_PERSON)


def monks(deed: Deed, note: Note) -> Reasons:
    """Each monk with its Buddhas and the floors of its palace (END-3)."""
    for facts, floors in _bearers(_court(deed, note), "monk"):
        facts |= {"floors": floors, "points": facts["symbols"] * floors}
        yield Because("monk", ("END-3",), note.seat, facts=facts)


def sold(deed: Deed, note: Note) -> Reasons:
    court = _court(deed, note)
    for good, number in (("rice", court.rice), ("fireworks", court.fireworks)):
        if number:
            yield _each(note, good, number, PRICE_OF_GOODS, unit="yuan")
