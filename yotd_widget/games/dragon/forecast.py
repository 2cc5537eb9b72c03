"""What the event of the month asks of a court as it stands: the same functions that the event itself uses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

import msgspec

from yotd_widget.games.dragon.events import (
    contagion_victims,
    festival_points,
    fewest_helmets,
    missing_yuan,
    unsupplied,
)
from yotd_widget.games.dragon.pieces import CONTAGION, TRIBUTE, Event
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import EVENT_NAMES, counted

Tone = Literal["plain", "good", "bad"]


class Need(msgspec.Struct, frozen=True):
    """An event against a court: what counts (text), how it ends (verdict, in short too), and by which rules.

    bowls: (full, all) inhabited palaces in a Drought. loss: persons that would leave; points: points that would come.
    """

    event: str
    text: str
    verdict: str
    short: str
    tone: Tone
    rules: tuple[str, ...]
    bowls: tuple[int, int] | None = None
    loss: int = 0
    points: int = 0


def need(state: State, seat: int) -> Need | None:
    """What this month's event asks of the court on `seat` now; None when no event is due or it asks nothing."""
    if state.phase not in ("action", "person", "event") or state.event not in _NEEDS:
        return None
    return _NEEDS[state.event](state, seat)


def _tribute(state: State, seat: int) -> Need:
    court = state.courts[seat]
    text = f"{TRIBUTE} yuan due, {court.yuan} in hand"
    rules = ("EVT-TRIBUTE-1", "EVT-TRIBUTE-2")
    return _loss("imperial_tribute", text, missing_yuan(court), court.headcount(), rules)


def _drought(state: State, seat: int) -> Need:
    court = state.courts[seat]
    total, short = len(court.inhabited()), unsupplied(court)
    text = f"{counted(total, ('inhabited palace', 'inhabited palaces'))}, rice {court.rice}"
    verdict = f"{short} {'goes' if short == 1 else 'go'} without" if short else "enough"
    tone: Tone = "bad" if short else "good"
    rules = ("EVT-DROUGHT-1", "EVT-DROUGHT-3")
    return Need(EVENT_NAMES["drought"], text, verdict, _sign(-short), tone, rules, (total - short, total), loss=short)


def _contagion(state: State, seat: int) -> Need:
    court = state.courts[seat]
    text = f"{CONTAGION} persons, mortars {court.symbols('healer')}"
    return _loss("contagion", text, contagion_victims(court), court.headcount(), ("EVT-CONTAGION-1",))


def _mongols(state: State, seat: int) -> Need:
    helmets = [court.symbols("warrior") for court in state.courts]
    weak = seat in fewest_helmets(helmets)
    text = f"{counted(helmets[seat], ('helmet', 'helmets'))}, {'the fewest' if weak else 'not the fewest'}"
    rules = ("EVT-MONGOL-1", "EVT-MONGOL-2")
    persons = state.courts[seat].headcount()
    return _loss("mongol_invasion", text, int(weak), persons, rules, points=helmets[seat])


def _festival(state: State, seat: int) -> Need:
    points = festival_points(state)[seat]
    verdict, tone = f"{points or 'no'} VP", "good" if points else "plain"
    rules = ("EVT-FESTIVAL-1", "EVT-FESTIVAL-2")
    text = f"fireworks {state.courts[seat].fireworks}"
    name = EVENT_NAMES["dragon_festival"]
    return Need(name, text, verdict, _sign(points), tone, rules, points=points)  # type: ignore[arg-type]


_NEEDS: Final[dict[Event | None, Callable[[State, int], Need]]] = {
    "imperial_tribute": _tribute,
    "drought": _drought,
    "contagion": _contagion,
    "mongol_invasion": _mongols,
    "dragon_festival": _festival,
}


def _loss(event: Event, text: str, owed: int, persons: int, rules: tuple[str, ...], points: int = 0) -> Need:
    loss = min(owed, persons)
    leaves = f"{counted(loss, ('person leaves', 'persons leave'))}" if loss else "nobody leaves"
    verdict = f"{points} VP, {leaves}" if points else leaves
    name = EVENT_NAMES[event]
    return Need(name, text, verdict, _sign(-loss), "bad" if loss else "good", rules, loss=loss, points=points)


def _sign(change: int) -> str:
    return "✓" if change == 0 else f"+{change}" if change > 0 else f"−{-change}"


def decay(state: State, seat: int, number: int) -> tuple[str, Tone] | None:
    """What decay will do to a palace if nobody moves in; None when it will not touch it (DECAY-1, DECAY-2)."""
    palace = state.courts[seat].palaces[number - 1]
    if palace.persons or state.phase not in ("action", "person", "event"):
        return None
    return ("−1 floor", "bad") if palace.floors > 1 else ("disappears", "bad")
