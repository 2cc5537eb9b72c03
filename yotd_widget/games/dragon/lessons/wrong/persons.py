"""Wrong ideas of the phase in which persons come to court."""

from __future__ import annotations

from typing import Any

from yotd_widget.engine.house_rules import Function, Swap
from yotd_widget.engine.texts import N_
from yotd_widget.games.dragon.events import ChooseReleased
from yotd_widget.games.dragon.lessons.lists import wrong_rule
from yotd_widget.games.dragon.moves import DISCARD, Discard
from yotd_widget.games.dragon.persons import HousePerson, value
from yotd_widget.games.dragon.pieces import KIND_OF, PERSONS_OF, SYMBOLS, Person
from yotd_widget.quiz.wrong_rules import instead


def _of_the_other_age(right: Function) -> Function:
    """A value read off the other row of the board; a type of one age has one row only."""

    def wrong(person: Person) -> Any:
        ages = PERSONS_OF[KIND_OF[person]]
        return right(ages[ages.index(person) - 1])

    return wrong


wrong_rule(
    "old-further",
    "PER-10",
    N_("{answer} would be right if old persons brought more steps. The young ones do; the old ones have more symbols."),
    Swap(value, _of_the_other_age),
)
wrong_rule(
    "symbols-as-steps",
    "PER-10",
    N_("{answer} would be right if the symbols of a person were the steps. The value of the person is."),
    instead(value, SYMBOLS.__getitem__),
)


def _discard_advances(right: Function) -> Function:
    def wrong(task: HousePerson, state: Any, move: Any, notes: Any) -> None:
        right(task, state, move, notes)
        if isinstance(move, Discard):
            state.advance(task.seat, value(task.person))

    return wrong


wrong_rule(
    "discard-advances",
    "PER-9 PER-10",
    N_("{answer} would be right if a discarded person still moved the marker. Only a person who moves in does."),
    Swap(HousePerson.do, _discard_advances),
)


def _with_discard(right: Function) -> Function:
    return lambda task, state: [move for move in right(task, state) if move != DISCARD] + [DISCARD]


def _never_refused(right: Function) -> Function:
    return lambda task, state, move: None if isinstance(move, Discard) else right(task, state, move)


wrong_rule(
    "may-refuse",
    "PER-7",
    N_("{answer} would be right if a new person could always be refused. Whoever has a free place must use it."),
    Swap(HousePerson.options, _with_discard),
    Swap(HousePerson.verify, _never_refused),
)


def _brings_goods(right: Function) -> Function:
    goods = {"tax_collector": "yuan", "farmer": "rice", "pyrotechnist": "fireworks", "scholar": "vp"}

    def wrong(task: HousePerson, state: Any, move: Any, notes: Any) -> None:
        right(task, state, move, notes)
        good, court = goods.get(KIND_OF[task.person]), state.courts[task.seat]
        if good and not isinstance(move, Discard):
            setattr(court, good, getattr(court, good) + SYMBOLS[task.person])

    return wrong


wrong_rule(
    "hire-brings",
    "PER-11 PER-10",
    N_("{answer} would be right if a new person brought goods at once. Nobody does; the symbols count from then on."),
    Swap(HousePerson.do, _brings_goods),
)


def _tile_returns(right: Function) -> Function:
    """Whoever leaves lies on the board again."""

    def wrong(task: Any, state: Any, move: Any, notes: Any) -> None:
        here = list(state.courts[task.seat].persons())
        right(task, state, move, notes)
        left = list(state.courts[task.seat].persons())
        gone = [person for person in dict.fromkeys(here) for _ in range(here.count(person) - left.count(person))]
        for person in [*gone, task.person] if isinstance(move, Discard) else gone:
            state.offer[person] += 1

    return wrong


wrong_rule(
    "tile-returns",
    "REL-1 PER-9",
    N_("{answer} would be right if whoever leaves went back to the board. The tile is out of the game for good."),
    Swap(HousePerson.do, _tile_returns),
    Swap(ChooseReleased.do, _tile_returns),
)
