"""JSON to State, checked: right form, known pieces, and a table that can be (the game would break otherwise).

Writing needs no code here: `State.to_json` saves the fields as they are.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import msgspec

from yotd_widget.games.dragon.actions import ActionPhase, BuyPrivilege, ChooseAction, DealGroups, PlaceFloors
from yotd_widget.games.dragon.events import ChooseReleased, ChooseUnsupplied, Decay, EventPhase
from yotd_widget.games.dragon.persons import ChooseCard, ChoosePerson, HousePerson, PersonPhase
from yotd_widget.games.dragon.pieces import HAND, MONTHS, PERSONS, supply
from yotd_widget.games.dragon.scoring import EndScoring, Scoring
from yotd_widget.games.dragon.setup import ChoosePair, HouseDrafted, LayRow
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.year import NextMonth

AnyTask = (
    LayRow | ChoosePair | HouseDrafted | NextMonth | DealGroups | ActionPhase | ChooseAction | PlaceFloors
    | BuyPrivilege | PersonPhase | ChooseCard | ChoosePerson | HousePerson | EventPhase | ChooseReleased
    | ChooseUnsupplied | Decay | Scoring | EndScoring
)  # fmt: skip

_STATE: Final = msgspec.json.Decoder(State)


class BadPosition(ValueError):
    """A position that cannot be: one sentence, with the path of what is wrong."""


def decode(text: str | bytes) -> State:
    """Read a state. Raises: BadPosition.

    >>> decode('{"setup": {"players": ["Ania"]}}')
    Traceback (most recent call last):
    yotd_widget.games.dragon.codec.BadPosition: Expected `array` of length >= 2 - at `$.setup.players`
    """
    try:
        state = _STATE.decode(text)
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise BadPosition(str(error)) from None
    try:
        state.agenda = msgspec.convert(state.agenda, list[AnyTask])
    except msgspec.ValidationError as error:
        raise BadPosition(str(error).replace("`$", "`$.agenda", 1)) from None
    for path, fault in _faults(state):
        raise BadPosition(f"{fault} - at `{path}`")
    state.offer = {person: state.offer.get(person, 0) for person in PERSONS}
    return state


def _faults(state: State) -> Iterator[tuple[str, str]]:
    """What is wrong with the table: path and sentence. Rules: INV-01, INV-02, INV-07, INV-11 of the invariants."""
    seats = range(len(state.setup.players))
    if len(state.courts) != len(seats):
        yield "$.courts", f"Expected one court for each of {len(seats)} players"
    if len(set(state.setup.players)) < len(seats):
        yield "$.setup.players", "Two players have the same name"
    if state.setup.starting_player not in seats:
        yield "$.setup.starting_player", "No such seat"
    for seat, court in enumerate(state.courts):
        for number, palace in enumerate(court.palaces):
            if len(palace.persons) > palace.floors:
                yield f"$.courts[{seat}].palaces[{number}].persons", "More persons than floors (PAL-1)"
        if court.hand != HAND and any(court.hand.count(card) > HAND.count(card) for card in court.hand):
            yield f"$.courts[{seat}].hand", "More cards than a player owns"
    if len(set(state.track)) < len(state.track) or not set(state.track) <= set(seats):
        yield "$.track", "A seat is unknown or stands there twice (TRACK-8)"
    spaces = [state.courts[seat].space for seat in state.track]
    if sorted(spaces, reverse=True) != spaces:
        yield "$.track", "The order does not match the spaces (TRACK-1)"
    if state.month > MONTHS or (state.month and len(state.event_row) != MONTHS):
        yield "$.month", "No such month in the event row (ROUND-1)"
    yield from _tile_faults(state)
    yield from _agenda_faults(state)


def _tile_faults(state: State) -> Iterator[tuple[str, str]]:
    counts = dict(state.offer)
    for court in state.courts:
        for palace in court.palaces:
            for person in palace.persons:
                counts[person] = counts.get(person, 0) + 1
    for task in state.agenda:
        if isinstance(task, HousePerson | HouseDrafted):
            counts[task.person] = counts.get(task.person, 0) + 1
    owned = supply(len(state.setup.players))
    for person, count in counts.items():
        if count > owned[person]:
            yield "$.offer", f"There are {count} tiles “{person}” and only {owned[person]} exist (SETUP-2)"


def _agenda_faults(state: State) -> Iterator[tuple[str, str]]:
    for index, task in enumerate(state.agenda):
        if getattr(task, "seat", 0) not in range(-1, len(state.courts)):
            yield f"$.agenda[{index}].seat", "No such seat"
        elif not task.asked or task.seat < 0:
            continue
        elif isinstance(task, ChooseReleased) and task.palace > len(state.courts[task.seat].palaces):
            yield f"$.agenda[{index}].palace", "No such palace"
    if state.agenda and not state.agenda[-1].asked:
        yield f"$.agenda[{len(state.agenda) - 1}]", "The last task must be a question"
    elif state.agenda and len(state.agenda[-1].options(replace(state))) < 2:
        yield f"$.agenda[{len(state.agenda) - 1}]", "That question has fewer than two answers here"
