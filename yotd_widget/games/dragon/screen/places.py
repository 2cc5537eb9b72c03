"""Where a move lies where its own key does not say so: equal persons and cards, rooms, what is given back."""

from __future__ import annotations

from collections.abc import Iterator

from yotd_widget.engine.moves import Move
from yotd_widget.games.dragon.great_events import ChooseFloors
from yotd_widget.games.dragon.moves import Demolish, Drop, Place, Release, Replace, Return
from yotd_widget.games.dragon.pieces import Card
from yotd_widget.games.dragon.state import State


def places(state: State, move: Move) -> list[str]:
    """The places of a move of the open question, several for equal persons and cards; none where its key says it."""
    seat = state.agenda[-1].seat
    match move:
        case Place(number):
            palace = state.courts[seat].palaces[number - 1]
            return [f"room/{seat}/{number}/{len(palace.persons)}" if palace.room else f"palace/{seat}/{number}"]
        case Replace(person, number):
            return list(_rooms(state, seat, person, number))
        case Release(persons):
            return [room for person, number in persons for room in _rooms(state, seat, person, number)]
        case Drop(cards):
            return copies(cards[0], state.courts[seat].hand.count(cards[0]))
    return []


def copies(card: Card, count: int) -> list[str]:
    """A place for each copy of a card where cards are named one by one: "card/wild", "card/wild/2"."""
    return [f"card/{card}", *(f"card/{card}/{copy}" for copy in range(2, count + 1))]


def _rooms(state: State, seat: int, person: str, number: int) -> Iterator[str]:
    for floor, dweller in enumerate(state.courts[seat].palaces[number - 1].persons):
        if dweller == person:
            yield f"room/{seat}/{number}/{floor}"


def taken(state: State, move: Move) -> list[str]:
    """Where floors and goods that are given back are taken back; none for other moves."""
    task = state.agenda[-1]
    match move:
        case Demolish((number,)):
            return fallen(state, task, number)
        case Return():
            return [f"back/{task.seat}/{move.good}"]
    return []


def fallen(state: State, task: ChooseFloors, number: int) -> list[str]:
    """The floors of a palace that are named in an Earthquake, the topmost first."""
    top = state.courts[task.seat].palaces[number - 1].floors - 1
    return [f"room/{task.seat}/{number}/{top - floor}" for floor in range(task.named.count(number))]
