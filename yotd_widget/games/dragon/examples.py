"""Named example positions for lessons and tests: small, readable, and yours to change.

>>> example("first-drought").court("Ada").rice
2
>>> example("first-drought", rice=1).court("Ada").rice
1
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from yotd_widget.engine.position import Task
from yotd_widget.games.dragon.actions import ChooseAction
from yotd_widget.games.dragon.court import Court, Palace
from yotd_widget.games.dragon.events import Decay, EventPhase
from yotd_widget.games.dragon.persons import HousePerson, PersonPhase
from yotd_widget.games.dragon.pieces import HAND, Action, Card, Event, supply
from yotd_widget.games.dragon.scoring import Scoring
from yotd_widget.games.dragon.state import Setup, State
from yotd_widget.games.dragon.year import NextMonth

EVENT_ROW: Final[tuple[Event, ...]] = (
    "peace", "peace", "drought", "imperial_tribute", "contagion", "dragon_festival",
    "mongol_invasion", "drought", "imperial_tribute", "contagion", "dragon_festival", "mongol_invasion",
)  # fmt: skip
"""A legal year, used where the lesson is about one month of it."""

TWO_GROUPS: Final[tuple[tuple[Action, ...], ...]] = (
    ("taxes", "build", "harvest", "research"),
    ("fireworks_display", "military_parade", "privilege"),
)


def example(name: str, **changes: Any) -> State:
    """The example position with this name. changes: what the example lets you vary. Raises: KeyError, TypeError."""
    if name not in EXAMPLES:
        raise KeyError(f"no example {name!r}; there are {', '.join(sorted(EXAMPLES))}")
    return EXAMPLES[name](**changes)


def first_drought(rice: int = 2) -> State:
    """Month 3, the last choice before a Drought: Ada's young farmer needs a home. rice: Ada's tiles.

    Three palaces, two of them inhabited; two rice are enough for two palaces, not for three.
    """
    ada = Court(
        [Palace(2, ("young monk",)), Palace(2, ("young scholar",)), Palace(1)],
        yuan=3,
        rice=rice,
        vp=5,
        space=10,
        hand=_hand_without("court_lady", "farmer", "craftsman"),
    )
    bo = Court(
        [Palace(2, ("young warrior", "young court_lady")), Palace(2, ("old farmer",))],
        yuan=4,
        rice=2,
        vp=6,
        space=11,
        hand=_hand_without("court_lady", "farmer", "pyrotechnist"),
    )
    due = [NextMonth(), Scoring(), Decay(), EventPhase(), HousePerson(0, "young farmer")]
    return _table(("Ada", "Bo"), 3, "person", [ada, bo], [1, 0], due, dragons={1: "A", 0: "B"})


def month_5() -> State:
    """Month 5 of a game for three, with a Contagion to come: everybody is still to act."""
    ania = Court(
        [Palace(3, ("young healer", "old farmer")), Palace(2, ("young tax_collector", "young court_lady"))],
        yuan=2, vp=9, space=17, hand=_hand_without("farmer", "tax_collector", "court_lady", "monk"),
    )  # fmt: skip
    benek = Court(
        [Palace(2, ("young warrior", "young scholar")), Palace(3, ("young monk",)), Palace(1)],
        yuan=4, vp=8, space=17, hand=_hand_without("warrior", "scholar", "monk", "court_lady"),
    )  # fmt: skip
    kasia = Court(
        [Palace(2, ("young pyrotechnist",)), Palace(3, ("young craftsman", "old healer"))],
        yuan=3, rice=1, fireworks=2, vp=7, space=12, hand=_hand_without("pyrotechnist", "craftsman", "farmer", "monk"),
    )  # fmt: skip
    groups: tuple[tuple[Action, ...], ...] = (
        ("taxes", "harvest", "research"),
        ("build", "military_parade"),
        ("fireworks_display", "privilege"),
    )
    due: list[Task] = [NextMonth(), Scoring(), Decay(), EventPhase(), PersonPhase()]
    due += [ChooseAction(seat) for seat in (2, 1, 0)]
    return _table(("Ania", "Benek", "Kasia"), 5, "action", [ania, benek, kasia], [0, 1, 2], due, groups)


EXAMPLES: Final[dict[str, Callable[..., State]]] = {"first-drought": first_drought, "month-5": month_5}


def _hand_without(*cards: Card) -> tuple[Card, ...]:
    hand = list(HAND)
    for card in cards:
        hand.remove(card)
    return tuple(hand)


def _table(
    players: tuple[str, ...],
    month: int,
    phase: str,
    courts: list[Court],
    track: list[int],
    agenda: Sequence[Task],
    groups: tuple[tuple[Action, ...], ...] = TWO_GROUPS,
    dragons: dict[int, str] | None = None,
) -> State:
    """A table on which every tile is accounted for: what is at court or on its way is not on offer."""
    offer = supply(len(players))
    for court in courts:
        for person in court.persons():
            offer[person] -= 1
    for task in agenda:
        if isinstance(task, HousePerson):
            offer[task.person] -= 1
    return State(
        Setup(players, seed=7), EVENT_ROW, month, phase, groups, dragons or {}, offer, courts, track, list(agenda)
    )
