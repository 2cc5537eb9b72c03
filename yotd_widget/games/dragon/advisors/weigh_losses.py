"""What losses change: persons released, palaces without rice, floors and goods given back (`steward.py`)."""

from __future__ import annotations

from yotd_widget.games.dragon.advisors.appraisal import Changes, best
from yotd_widget.games.dragon.advisors.standpoint import Standpoint
from yotd_widget.games.dragon.advisors.weigh_persons import buddhas_of, parting, reshaped
from yotd_widget.games.dragon.events import ChooseReleased, ChooseUnsupplied
from yotd_widget.games.dragon.great_events import ChooseFloors, ChooseReturned
from yotd_widget.games.dragon.moves import Demolish, Release, Return, Without


def weigh_release(here: Standpoint, task: ChooseReleased, move: Release) -> Changes:
    """D-13, D-15 to D-18, D-20: one person leaves, besides those already named."""
    shape = here.shape
    for person, number in task.named:
        shape = reshaped(shape, number, persons=-1, buddhas=-buddhas_of(person))
    (person, number), *_ = move.persons
    return parting(here, person, number, shape)


def weigh_unsupplied(here: Standpoint, task: ChooseUnsupplied, move: Without) -> Changes:
    """D-14: the palace that can best do without one of its persons."""
    number = move.palaces[0]
    persons = dict.fromkeys(here.court.palaces[number - 1].persons)
    return best(parting(here, person, number, here.shape) for person in persons)


def weigh_demolition(here: Standpoint, task: ChooseFloors, move: Demolish) -> Changes:
    """D-19: a floor goes, with it whoever has no place any more."""
    shape = list(here.shape)
    for number in task.named:
        shape[number - 1] = _lower(shape[number - 1])
    before = tuple(palace for palace in shape if palace[0])
    number = move.palaces[0]
    shape[number - 1] = _lower(shape[number - 1])
    after = tuple(palace for palace in shape if palace[0])
    rice = here.court.rice
    return [
        (here.estate(before), here.estate(after)),
        (here.granary(rice, before), here.granary(rice, after)),
    ]


def _lower(palace: tuple[int, int, int]) -> tuple[int, int, int]:
    floors, persons, buddhas = palace
    return floors - 1, min(persons, floors - 1), buddhas if floors > 1 else 0


def weigh_return(here: Standpoint, task: ChooseReturned, move: Return) -> Changes:
    """D-21: one piece of one good, besides those already named."""
    court, shape = here.court, here.shape
    yuan, rice, fireworks = court.yuan - task.yuan, court.rice - task.rice, court.fireworks - task.fireworks
    return [
        (here.coffers(yuan), here.coffers(yuan - move.yuan)),
        (here.granary(rice, shape), here.granary(rice - move.rice, shape)),
        (here.store(fireworks), here.store(fireworks - move.fireworks)),
    ]
