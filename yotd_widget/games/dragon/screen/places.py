"""Where a move lies on the board: the keys of its places on the screen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from yotd_widget.engine.moves import Move
from yotd_widget.games.dragon.events import ChooseReleased, ChooseUnsupplied
from yotd_widget.games.dragon.great_events import ChooseDropped, ChooseFloors, ChooseReturned
from yotd_widget.games.dragon.moves import (
    Build,
    Buy,
    Charter,
    Demolish,
    Discard,
    Draft,
    Drop,
    Lay,
    Pass,
    Place,
    Play,
    Release,
    Replace,
    Return,
    Take,
    Use,
    Without,
)
from yotd_widget.games.dragon.persons import ChoosePerson
from yotd_widget.games.dragon.pieces import GOODS, Card
from yotd_widget.games.dragon.setup import ChoosePair
from yotd_widget.games.dragon.state import State


def places(state: State, seat: int, move: Move) -> list[str]:
    """Where a move lies on the board; several places for equal persons and cards."""
    match move:
        case Draft(persons) | Take(person=persons):
            person = persons[0] if isinstance(persons, tuple) else persons
            return [f"offer/{person}"]
        case Use(group, action):
            return [f"group/{group}/{action}"]
        case Pass():
            return ["pass"]
        case Build(on, _):
            return [f"palace/{seat}/{on[0][0]}"] if on else [f"new-palace/{seat}"]
        case Buy(privileges):
            return [f"privilege/{privileges[0]}"]
        case Play(cards):
            return [f"card/{cards[0]}"]
        case Place(number):
            palace = state.courts[seat].palaces[number - 1]
            full = not palace.room
            return [f"palace/{seat}/{number}" if full else f"room/{seat}/{number}/{len(palace.persons)}"]
        case Replace(person, number):
            return list(_rooms(state, seat, person, number))
        case Release(persons):
            return [room for person, number in persons for room in _rooms(state, seat, person, number)]
        case Without(palaces) | Demolish(palaces):
            return [f"palace/{seat}/{number}" for number in palaces]
        case Discard():
            return ["discard"]
    return _places_of_expansions(state, seat, move)


def _places_of_expansions(state: State, seat: int, move: Move) -> list[str]:
    match move:
        case Lay(tile):
            return [f"wall/{seat}/{tile}"]
        case Return():
            return [f"good/{seat}/{good}" for good in GOODS if getattr(move, good)]
        case Drop(cards):
            return copies(cards[0], state.courts[seat].hand.count(cards[0]))
        case Charter(kind):
            return [f"charter/{kind}"]
    return []


def copies(card: Card, count: int) -> list[str]:
    """A place for each copy of a card where cards are named one by one: "card/wild", "card/wild/2"."""
    return [f"card/{card}", *(f"card/{card}/{copy}" for copy in range(2, count + 1))]


def _rooms(state: State, seat: int, person: str, number: int) -> Iterator[str]:
    for floor, dweller in enumerate(state.courts[seat].palaces[number - 1].persons):
        if dweller == person:
            yield f"room/{seat}/{number}/{floor}"


def named(state: State, task: Any) -> Iterable[tuple[Move, list[str]]]:
    """What is given already and can be taken back, as moves, each with the places where a press does so."""
    if isinstance(task, ChoosePerson):
        moves: list[Move] = [Play((task.card,))]
    elif isinstance(task, ChoosePair):
        moves = [Draft((person,)) for person in task.named]
    elif isinstance(task, ChooseUnsupplied):
        moves = [Without((number,)) for number in task.named]
    elif isinstance(task, ChooseReleased):
        return [(move, _first(state, task, move, n)) for move, n in _counted(Release, task.named)]
    elif isinstance(task, ChooseDropped):
        return [(move, _first(state, task, move, n)) for move, n in _counted(Drop, task.named)]
    elif isinstance(task, ChooseFloors):
        return [(Demolish((number,)), fallen(state, task, number)) for number in dict.fromkeys(task.named)]
    elif isinstance(task, ChooseReturned):
        given = {good: getattr(task, good) for good in GOODS}
        return [(Return(**{good: 1}), [f"back/{task.seat}/{good}"]) for good, amount in given.items() if amount]
    else:
        return []
    return [(move, places(state, task.seat, move)) for move in moves]


def _counted(make: Any, pieces: Any) -> Iterator[tuple[Move, int]]:
    for piece in dict.fromkeys(pieces):
        yield make((piece,)), pieces.count(piece)


def _first(state: State, task: Any, move: Move, count: int) -> list[str]:
    """Of equal persons or cards the first ones count as named."""
    return places(state, task.seat, move)[:count]


def fallen(state: State, task: ChooseFloors, number: int) -> list[str]:
    """The floors of a palace that are named in an Earthquake, the topmost first."""
    top = state.courts[task.seat].palaces[number - 1].floors - 1
    return [f"room/{task.seat}/{number}/{top - floor}" for floor in range(task.named.count(number))]
