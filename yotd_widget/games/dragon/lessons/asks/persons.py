"""Questions about the phase in which persons come to court."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from yotd_widget.engine.moves import Move
from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import N_, NN_, _
from yotd_widget.games.dragon.lessons.asks.choices import CHOICES
from yotd_widget.games.dragon.lessons.asks.parts import stated, told_moves
from yotd_widget.games.dragon.lessons.lists import template
from yotd_widget.games.dragon.moves import DISCARD, PLACES, REPLACEMENTS, Place, Replace
from yotd_widget.games.dragon.notation.spelling import PERSON_WORDS
from yotd_widget.games.dragon.persons import HousePerson
from yotd_widget.games.dragon.pieces import Person
from yotd_widget.games.dragon.words import STEPS, TILES, person_name
from yotd_widget.quiz.questions import Item, Line, Table
from yotd_widget.quiz.run import period_over

CARDS = NN_("card", "cards")
ENDED = ("PER-6", "PER-9", "PER-10")
CAME = ("PER-1", "PER-3", "PER-4", "PER-8")
"""What is noted when somebody comes to court: how it ended, and how it came to that."""

# --- How far the marker goes ----------------------------------------------------------------------------------------


def _behind_steps(table: Table) -> Iterator[Because | Line]:
    """The steps first, with the value behind them; where the marker comes to lie is another question."""
    for reason in table.run.reasons(*ENDED, seat=table.seat):
        values = tuple(below for below in reason.reasons if below.about != "arrival")
        yield msgspec.structs.replace(reason, reasons=values)
    yield from table.run.reasons(*CAME, seat=table.seat)
    if any(table.run.notes("PER-8", seat=table.seat)):
        yield from stated("REL-2")


@template(
    "person.steps",
    "number",
    N_("{moves}. How many steps forward does {player}'s marker go?"),
    units=STEPS,
    facts=told_moves,
    trace=_behind_steps,
)
def steps(table: Table) -> int:
    """From the space of the marker before the moves to that after them (PER-10)."""
    start, end = table.run.start, table.run.end
    return int(end.courts[table.seat].space - start.courts[table.seat].space)


# --- What may happen to a new person --------------------------------------------------------------------------------


def _person(table: Table) -> Person:
    """The fact person="young monk", or the one who waits for a home."""
    named = table.facts.get("person")
    person: Person = PERSON_WORDS.read(named) if named else table.run.end.agenda[-1].person
    return person


def _newcomer(table: Table) -> dict[str, object]:
    return {"person": person_name(_person(table))}


def _at_the_door(table: Table) -> Any:
    """The position in which that person waits for a home, whatever is asked now."""
    state = table.run.end.clone()
    state.agenda.append(HousePerson(table.seat, _person(table)))
    return state


def _answers(table: Table) -> list[str]:
    return [str(move) for move in _at_the_door(table).options()]


def _told(move: Move, person: Person) -> str:
    match move:
        case Place(number):
            return _("Move into palace {number}").format(number=number)
        case Replace(other, number):
            return _("Replace {person} in palace {number}").format(person=person_name(other), number=number)
    return _("Discard {person}").format(person=person_name(person))


def _why(state: Any, move: Move, told: str) -> Line:
    if (refusal := state.why_not(move)) is not None:
        return Line(_("{choice}: {reason}").format(choice=told, reason=refusal.text), tuple(refusal.rules))
    rules = {Place: "PER-7", Replace: "PER-8"}
    rule = rules.get(type(move), "PER-9" if state.courts[state.agenda[-1].seat].palaces else "PER-12")
    return Line(_("{choice}: this is possible.").format(choice=told), (rule,))


def _ways(table: Table) -> Sequence[Item]:
    """Every palace, everybody who could be replaced, and the discard, each with why it is possible or not."""
    state, person = _at_the_door(table), _person(table)
    palaces = state.courts[table.seat].palaces
    moves: list[Move] = [PLACES[number] for number in range(1, len(palaces) + 1)]
    for number, palace in enumerate(palaces, 1):
        moves += REPLACEMENTS[number][palace.persons]
    return [
        Item(str(move), told := _told(move, person), state.game.screen.places(state, move)[0], _why(state, move, told))
        for move in [*moves, DISCARD]
    ]


def _behind_ways(table: Table) -> Iterator[Line]:
    yield from stated(*(_at_the_door(table).decision.rules if table.run.end.courts[table.seat].palaces else ["PER-12"]))
    yield from (item.why for item in _ways(table) if item.why)


@template(
    "person.may",
    "select",
    N_("A new person at {player}'s court: {person}. Mark everything that may happen now."),
    items=_ways,
    facts=_newcomer,
    takes="moves person",
    trace=_behind_ways,
)
def may(table: Table) -> list[str]:
    """Answers that are possible for the new person (PER-7..9, PER-12)."""
    return _answers(table)


@template(
    "person.answers",
    "number",
    N_("A new person at {player}'s court: {person}. How many different things may happen now?"),
    units=CHOICES,
    facts=_newcomer,
    takes="moves person",
    trace=_behind_ways,
)
def answers(table: Table) -> int:
    """How many answers there are (PER-7..9, PER-12)."""
    return len(_answers(table))


# --- Cards and tiles ------------------------------------------------------------------------------------------------


def _behind_cards(table: Table) -> Iterator[Because | Line]:
    yield from table.run.reasons("PER-1", seat=table.seat)
    yield from stated("PER-2")


@template(
    "person.cards",
    "number",
    N_("How many person cards will {player} play this month?"),
    units=CARDS,
    until=period_over,
    steady="PER-1",
    trace=_behind_cards,
)
def cards(table: Table) -> int:
    """One while there are cards in hand (PER-1, PER-2)."""
    return sum(1 for _note in table.run.notes("PER-1", seat=table.seat))


def _behind_tiles(table: Table) -> Iterator[Because | Line]:
    yield from table.run.reasons("PER-6", "PER-8", "PER-9", seat=table.seat)
    yield from stated("REL-1")


@template(
    "person.tiles",
    "number",
    N_("{moves}. How many of these tiles will lie on the board then: {person}?"),
    units=TILES,
    facts=lambda table: told_moves(table) | _newcomer(table),
    takes="moves person",
    trace=_behind_tiles,
)
def tiles(table: Table) -> int:
    """Tiles of the sort person="young healer" that can still be taken (REL-1, PER-9)."""
    return int(table.run.end.offer[_person(table)])
