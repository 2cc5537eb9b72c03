"""What the event of the month asks of a court as it stands: the same functions that the event itself uses."""

from __future__ import annotations

from typing import Literal

import msgspec

from yotd_widget.games.dragon.events import (
    contagion_victims,
    festival_points,
    fewest_helmets,
    missing_yuan,
    unsupplied,
)
from yotd_widget.games.dragon.pieces import CONTAGION, TRIBUTE
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
    if state.phase not in ("action", "person", "event") or state.event in (None, "peace"):
        return None
    court, event = state.courts[seat], state.event
    name = EVENT_NAMES[event]
    if event == "imperial_tribute":
        text = f"{counted(TRIBUTE, ('yuan', 'yuan'))} to pay, yuan {court.yuan}"
        return _loss(name, text, missing_yuan(court), court.headcount(), ("EVT-TRIBUTE-1", "EVT-TRIBUTE-2"))
    if event == "drought":
        total, short = len(court.inhabited()), unsupplied(court)
        text = f"{counted(total, ('inhabited palace', 'inhabited palaces'))}, rice {court.rice}"
        verdict = f"{short} {'goes' if short == 1 else 'go'} without" if short else "enough"
        tone: Tone = "bad" if short else "good"
        rules = ("EVT-DROUGHT-1", "EVT-DROUGHT-3")
        return Need(name, text, verdict, _sign(-short), tone, rules, (total - short, total), loss=short)
    if event == "contagion":
        text = f"{CONTAGION} persons, mortars {court.symbols('healer')}"
        return _loss(name, text, contagion_victims(court), court.headcount(), ("EVT-CONTAGION-1",))
    if event == "mongol_invasion":
        helmets = [other.symbols("warrior") for other in state.courts]
        weak = seat in fewest_helmets(helmets)
        text = f"{counted(helmets[seat], ('helmet', 'helmets'))}, {'the fewest' if weak else 'not the fewest'}"
        return _loss(name, text, int(weak), court.headcount(), ("EVT-MONGOL-1", "EVT-MONGOL-2"), points=helmets[seat])
    points = festival_points(state)[seat]
    text = f"fireworks {court.fireworks}"
    verdict, tone = (f"{points} VP", "good") if points else ("no VP", "plain")
    rules = ("EVT-FESTIVAL-1", "EVT-FESTIVAL-2")
    return Need(name, text, verdict, _sign(points), tone, rules, points=points)


def _loss(name: str, text: str, owed: int, persons: int, rules: tuple[str, ...], points: int = 0) -> Need:
    loss = min(owed, persons)
    leaves = f"{counted(loss, ('person leaves', 'persons leave'))}" if loss else "nobody leaves"
    verdict = f"{points} VP, {leaves}" if points else leaves
    return Need(name, text, verdict, _sign(-loss), "bad" if loss else "good", rules, loss=loss, points=points)


def _sign(change: int) -> str:
    return "✓" if change == 0 else f"+{change}" if change > 0 else f"−{-change}"


def decay(state: State, seat: int, number: int) -> tuple[str, Tone] | None:
    """What decay will do to a palace if nobody moves in; None when it will not touch it (DECAY-1, DECAY-2)."""
    palace = state.courts[seat].palaces[number - 1]
    if palace.persons or state.phase not in ("action", "person", "event"):
        return None
    return ("−1 floor", "bad") if palace.floors > 1 else ("disappears", "bad")
