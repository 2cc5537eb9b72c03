"""What this month asks of a court as it stands: its event, the wall check, the Super Event of month 7.

The numbers come from the functions that the events themselves use; wall check and Super Event are tried on a copy, the
Super Event on the table as the event of the month leaves it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from yotd_widget.engine.phrases import counted
from yotd_widget.engine.texts import N_, NN_, Texts, _
from yotd_widget.engine.trace import Notes
from yotd_widget.games.dragon.court import Court
from yotd_widget.games.dragon.events import (
    ChooseUnsupplied,
    EventPhase,
    contagion_victims,
    festival_points,
    fewest_helmets,
    missing_yuan,
    unsupplied,
)
from yotd_widget.games.dragon.great_events import GreatEventPhase
from yotd_widget.games.dragon.great_wall import WallCheck, needed
from yotd_widget.games.dragon.pieces import CONTAGION, TRIBUTE, Event, GreatEvent
from yotd_widget.games.dragon.reasons.trial import carry_out
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import (
    EVENT_NAMES,
    EVENT_RULES,
    GREAT_EVENT_NAMES,
    GREAT_EVENT_RULES,
    POINTS,
    SYMBOL_NAMES,
    WALL,
)

Tone = Literal["plain", "good", "bad"]


class Need(msgspec.Struct, frozen=True):
    """An event against a court: what counts (text), how it ends (verdict), and by which rules.

    bowls: (full, all) inhabited palaces in a Drought. loss: persons that would leave; points: points that would come.
    good: what of a court's goods counts; "" for none. empty: whether somebody would leave, and nobody is there.
    """

    event: str
    text: str
    verdict: str
    tone: Tone
    rules: tuple[str, ...]
    bowls: tuple[int, int] | None = None
    loss: int = 0
    points: int = 0
    good: str = ""
    empty: bool = False


def need(state: State, seat: int) -> Need | None:
    """What this month asks of the court on `seat` now; None when it asks nothing, or when its event is not to come.

    Once the event has struck, its payments are made, and the decision says what is still due; a Drought still has its
    bowls before who owns them chooses.

    The wall check of a Mongol Invasion and the Super Event of month 7 are part of it: their text follows that of the
    event, and persons and points count together.
    """
    if (count := _left_unsupplied(state, seat)) is not None:
        return _bowls(state.courts[seat], count)
    if state.phase not in ("action", "person") or state.event not in _NEEDS:
        return None
    asked = _NEEDS[state.event](state, seat)
    if WallCheck() in state.agenda:
        asked = _joined(asked, wall_need(state, seat), state.courts[seat].headcount())
    if GreatEventPhase() in state.agenda and (great := great_need(state, seat)):
        named = replace(great, text=f"{great.event}: {great.text}")
        asked = _joined(asked, named, state.courts[seat].headcount())
    return asked


def wall_need(state: State, seat: int) -> Need:
    """The wall check of this month, tried as the wall stands (WALL-10..12)."""
    notes = Notes()
    WallCheck().run(state.clone(), notes)
    reaches = not any(note.rule == "WALL-10" for note in notes)
    loss = sum(int(note.facts.get("owed", 0)) for note in notes if note.seat == seat)
    points = sum(note.change.get("vp", 0) for note in notes if note.seat == seat)
    text = _WALL_TEXTS[reaches, bool(loss)].format(length=len(state.wall), needed=needed(state.month))
    rules = ("WALL-10", "WALL-11" if reaches else "WALL-12")
    return _loss(_(WALL), text, loss, state.courts[seat], rules, points)


_WALL_TEXTS: Final[Texts[tuple[bool, bool]]] = Texts(
    {
        # Translators: tiles laid and tiles needed, then whether the player has fewer of them than everybody else
        (True, False): N_("Wall {length} of {needed}"),
        (False, True): N_("Wall {length} of {needed}, the fewest tiles"),
        (False, False): N_("Wall {length} of {needed}, not the fewest tiles"),
    }
)
"""Whether the wall reaches, and whether the court would have to release somebody -> what is told."""


def great_need(state: State, seat: int) -> Need | None:
    """The Super Event, tried on what the event leaves; None where it asks and gives nothing that can be foreseen.

    Which floors, goods or cards go is for the owner to say, so only their number is told. Who leaves before is as well;
    the first legal answer stands for it, and where the points hang on it the text says so. An Eclipse is the event once
    more: persons and points are those of the second time.
    """
    event = state.great_event
    if event is None or event not in _FORESEEN:
        return None
    before, chosen = state.clone(), dict[int, int]()
    before.agenda = [task for task in state.agenda if isinstance(task, EventPhase | WallCheck)]
    _finish(before, chosen)
    after = before.clone()
    GreatEventPhase().run(after, None)
    count = sum(getattr(task, "count", 0) for task in after.agenda if task.asked and task.seat == seat)
    if event == "ge_eclipse":
        _finish(after, {})
    had, has = before.courts[seat], after.courts[seat]
    points, loss = has.vp - had.vp, had.headcount() - has.headcount()
    count += had.small + had.large - has.small - has.large
    text = _FORESEEN[event].format(count=count, points=points)
    if event == "ge_buddha" and chosen.get(seat) and state.courts[seat].symbols("monk"):
        # Translators: "points 6", which another choice would change
        text = _("{points}, depends on who leaves").format(points=text)
    tone: Tone = "bad" if loss or count else "good" if points else "plain"
    rules = GREAT_EVENT_RULES[event][:1]
    return Need(GREAT_EVENT_NAMES[event], text, "", tone, rules, loss=loss, points=points)


def _finish(table: State, chosen: dict[int, int]) -> None:
    """Carry out all that is on the agenda."""
    while table.agenda:
        carry_out(table, table.agenda.pop(), None, chosen)


_FORESEEN: Final[Texts[GreatEvent]] = Texts(
    {
        # Translators: what follows the name of a Super Event, as in "Flood: goods to return 4"
        "ge_lantern": N_("points {points}"),
        "ge_buddha": N_("points {points}"),
        "ge_quake": N_("floors to lose {count}"),
        "ge_flood": N_("goods to return {count}"),
        "ge_eclipse": N_("the event twice"),
        "ge_tornado": N_("cards to discard {count}"),
        "ge_assassination": N_("privileges to lose {count}"),
    }
)
"""Super Events that a court can see coming, and what is told of them."""


def _joined(first: Need, other: Need, persons: int) -> Need:
    """Two needs of one month as one: texts one after the other, persons and points together."""
    loss, points = min(first.loss + other.loss, persons), first.points + other.points
    verdict = first.verdict
    if other.loss or other.points:
        verdict = ended(points, loss)
    tone: Tone = "bad" if loss or "bad" in (first.tone, other.tone) else "good" if points else first.tone
    rules = tuple(dict.fromkeys((*first.rules, *other.rules)))
    text = f"{first.text}; {other.text}"
    return replace(first, text=text, verdict=verdict, tone=tone, rules=rules, loss=loss, points=points)


def _tribute(state: State, seat: int) -> Need:
    court = state.courts[seat]
    text = _("{due} yuan due, {yuan} in hand").format(due=TRIBUTE, yuan=court.yuan)
    asked = _loss(EVENT_NAMES["imperial_tribute"], text, missing_yuan(court), court, EVENT_RULES["imperial_tribute"])
    return replace(asked, good="yuan")


def _drought(state: State, seat: int) -> Need:
    court = state.courts[seat]
    # Translators: {palaces}: “3 inhabited palaces”
    text = _("{palaces}, rice {rice}").format(palaces=_inhabited(court), rice=court.rice)
    return replace(_bowls(court, unsupplied(court)), text=text)


def _bowls(court: Court, short: int) -> Need:
    """A Drought in which so many of the inhabited palaces get no rice; the other bowls are full (EVT-DROUGHT-2..4)."""
    total = len(court.inhabited())
    # Translators: {palaces}: “3 inhabited palaces”
    text = _("{palaces}, {rice} with rice").format(palaces=_inhabited(court), rice=total - short)
    asked = _loss(EVENT_NAMES["drought"], text, short, court, EVENT_RULES["drought"][:2])
    return replace(asked, bowls=(total - short, total), good="rice")


def _inhabited(court: Court) -> str:
    return counted(len(court.inhabited()), NN_("inhabited palace", "inhabited palaces"))


def _left_unsupplied(state: State, seat: int) -> int | None:
    """In a Drought that has struck, for how many palaces of a court there is no rice (EVT-DROUGHT-3), else None."""
    return next((due.count for due in state.agenda if isinstance(due, ChooseUnsupplied) and due.seat == seat), None)


def _contagion(state: State, seat: int) -> Need:
    court = state.courts[seat]
    text = _("{persons} persons, mortars {mortars}").format(persons=CONTAGION, mortars=court.symbols("healer"))
    return _loss(EVENT_NAMES["contagion"], text, contagion_victims(court), court, EVENT_RULES["contagion"])


def _mongols(state: State, seat: int) -> Need:
    helmets = [court.symbols("warrior") for court in state.courts]
    weak = seat in fewest_helmets(helmets)
    # Translators: "2 helmets, the fewest"
    text = _("{helmets}, the fewest") if weak else _("{helmets}, not the fewest")
    text = text.format(helmets=counted(helmets[seat], SYMBOL_NAMES["warrior"]))
    name, rules = EVENT_NAMES["mongol_invasion"], EVENT_RULES["mongol_invasion"]
    return _loss(name, text, int(weak), state.courts[seat], rules, points=helmets[seat])


def _festival(state: State, seat: int) -> Need:
    points = festival_points([court.fireworks for court in state.courts])[seat]
    verdict = counted(points, POINTS) if points else _("no points")
    tone: Tone = "good" if points else "plain"
    text = _("fireworks {fireworks}").format(fireworks=state.courts[seat].fireworks)
    name, rules = EVENT_NAMES["dragon_festival"], EVENT_RULES["dragon_festival"][:2]
    return Need(name, text, verdict, tone, rules, points=points, good="fireworks")


_NEEDS: Final[dict[Event | None, Callable[[State, int], Need]]] = {
    "imperial_tribute": _tribute,
    "drought": _drought,
    "contagion": _contagion,
    "mongol_invasion": _mongols,
    "dragon_festival": _festival,
}


def ended(points: int, loss: int) -> str:
    """How it ends: "2 points, 1 person leaves"."""
    leaves = counted(loss, NN_("person leaves", "persons leave")) if loss else _("nobody leaves")
    return f"{counted(points, POINTS)}, {leaves}" if points else leaves


def _loss(event: str, text: str, owed: int, court: Court, rules: tuple[str, ...], points: int = 0) -> Need:
    loss = min(owed, court.headcount())
    if owed and not loss:
        # Translators: of a court without persons, which should release one
        return Need(event, text, _("nobody to lose"), "plain", rules, points=points, empty=True)
    tone: Tone = "bad" if loss else "good"
    return Need(event, text, ended(points, loss), tone, rules, loss=loss, points=points)


def decay(state: State, seat: int, number: int) -> tuple[str, Tone] | None:
    """What decay will do to a palace if nobody moves in; None when it will not touch it (DECAY-1, DECAY-2)."""
    palace = state.courts[seat].palaces[number - 1]
    if palace.persons or state.phase not in ("action", "person", "event"):
        return None
    return (_("−1 floor") if palace.floors > 1 else _("disappears")), "bad"
