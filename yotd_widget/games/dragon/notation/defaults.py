"""What a position has of which nothing is told: an ordinary year, hands and dragons that fit, what is still to come.

The writer of positions leaves out whatever equals it, so both ask here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from yotd_widget.engine.moves import LUCK
from yotd_widget.games.dragon.actions import ActionPhase, BuyPrivilege, ChooseAction, DealGroups, action_cards
from yotd_widget.games.dragon.codec import is_phase_1
from yotd_widget.games.dragon.court import Court
from yotd_widget.games.dragon.events import ChooseReleased, ChooseUnsupplied, Decay, EventPhase
from yotd_widget.games.dragon.floors import PlaceFloors
from yotd_widget.games.dragon.great_events import (
    GREAT_EVENT_EFFECTS,
    ChooseCharter,
    ChooseDropped,
    ChooseFloors,
    ChooseReturned,
    ChooseSunrise,
    DrawGreatEvent,
    GreatEventPhase,
    HouseSunrise,
)
from yotd_widget.games.dragon.great_wall import ChooseWallTile, LayTile, WallCheck
from yotd_widget.games.dragon.persons import ChooseCard, ChoosePerson, HousePerson, PersonPhase
from yotd_widget.games.dragon.pieces import (
    GREAT_EVENT_MONTH,
    GROUP_SIZES,
    HAND,
    KIND_OF,
    KINDS,
    LETTERS,
    OWNED,
    STEPS,
    TORNADO_CARDS,
    WALL_TILES,
    YOUNG,
    Action,
    Card,
    Event,
    GreatEvent,
    Person,
    WallTile,
)
from yotd_widget.games.dragon.scoring import EndScoring, Scoring
from yotd_widget.games.dragon.setup import ChoosePair, HouseDrafted, LayRow, drafted
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.year import MONTH, NextMonth, add_expansions

SEED: Final = 7
EVENT_ROW: Final[tuple[Event, ...]] = (
    "peace", "peace", "drought", "imperial_tribute", "contagion", "dragon_festival",
    "mongol_invasion", "drought", "imperial_tribute", "contagion", "dragon_festival", "mongol_invasion",
)  # fmt: skip
"""A legal year (INV-16)."""
_DEALT: Final[tuple[Action, ...]] = (
    "taxes", "build", "harvest", "research", "fireworks_display", "military_parade", "privilege", "build_wall",
)  # fmt: skip

# --- The table -------------------------------------------------------------------------------------------------------


def row(month: int, event: Event | None) -> tuple[Event, ...]:
    """A year with this event in this month: the two events change places all year, so it stays legal (SETUP-6).

    >>> row(4, "contagion")[2:6]
    ('drought', 'contagion', 'imperial_tribute', 'dragon_festival')
    """
    if not month or event is None or EVENT_ROW[month - 1] == event:
        return EVENT_ROW
    other = EVENT_ROW[month - 1]
    if "peace" in (event, other):  # against the rules (SETUP-4), but told so
        return (*EVENT_ROW[: month - 1], event, *EVENT_ROW[month:])
    swapped = {event: other, other: event}
    return tuple(swapped.get(tile, tile) for tile in EVENT_ROW)


def groups(state: State) -> tuple[tuple[Action, ...], ...]:
    """The action cards dealt in a fixed order; none while they are being dealt and after phase 1 (ACT-2, ACT-12)."""
    if not state.month or not is_phase_1(state) or DealGroups(LUCK) in state.agenda:
        return ()
    cards = [card for card in _DEALT if card in action_cards(state)]
    dealt: list[tuple[Action, ...]] = []
    for size in GROUP_SIZES[len(cards)][len(state.courts)]:
        dealt.append(tuple(cards[:size]))
        del cards[:size]
    return tuple(dealt)


def track(courts: Sequence[Court], month: int) -> list[int]:
    """The seats by their spaces, on one space the earlier seat on top; before the game who has drafted (SETUP-11)."""
    seats = sorted(range(len(courts)), key=lambda seat: -courts[seat].space)
    return [seat for seat in seats if month or courts[seat].space]


def space(persons: Sequence[Person]) -> int:
    """The steps that these persons brought (PER-10)."""
    return sum(STEPS[person] for person in persons)


def held(state: State) -> list[Person]:
    """Tiles taken and not yet placed (AMB-46)."""
    return [task.person for task in state.agenda if isinstance(task, HousePerson | HouseDrafted)]


def is_housing(state: State, seat: int) -> bool:
    """Whether the player still houses a drafted pair, and the marker has not moved (DRAFT-5)."""
    return any(type(task) is HouseDrafted and task.seat == seat for task in state.agenda)


def housed_before(state: State, task: HouseDrafted) -> Person | None:
    """The first of a drafted pair, where the court shows it: nobody else lives there."""
    pair = drafted(state, task.seat)
    return pair[0] if len(pair) == 2 and task.person == pair[1] else None


def offer(state: State) -> dict[Person, int]:
    """The tiles on the board if none is out of the game: all but those at court and on their way (INV-01)."""
    left = OWNED[len(state.courts)].copy()
    for court in state.courts:
        for person in court.persons():
            left[person] -= 1
    for person in held(state):
        left[person] -= 1
    return left


def wall_tiles(state: State, seat: int) -> tuple[WallTile, ...]:
    """Wall tiles not yet used, if the first ones were laid first (WALL-1)."""
    return WALL_TILES[state.wall.count(seat) :] if state.setup.great_wall else ()


# --- Hands and dragons -----------------------------------------------------------------------------------------------


def has_acted(state: State, seat: int) -> bool:
    """Whether this player's dragon or pass of the month is over or under way (INV-13)."""
    waiting = {ActionPhase(), DealGroups(LUCK), ChooseAction(seat)}
    return state.month > 0 and waiting.isdisjoint(state.agenda)


def cards_at_first(state: State) -> int:
    """Person cards that everybody holds when the month begins (INV-10)."""
    dropped = TORNADO_CARDS if state.great_event == "ge_tornado" and state.month > GREAT_EVENT_MONTH else 0
    return max(0, len(HAND) - max(0, state.month - 1) - dropped)


def cards_left(state: State, seat: int) -> int:
    """Person cards that this player holds in a real game: one is played each month (INV-10, GE-TORNADO-2)."""
    if not state.month:
        return len(HAND)
    waiting = {ActionPhase(), PersonPhase(), ChooseCard(seat)}
    played = state.month - 1 + waiting.isdisjoint(state.agenda)
    return max(0, len(HAND) - played - (TORNADO_CARDS if _tornado_is_over(state, seat) else 0))


def _tornado_is_over(state: State, seat: int) -> bool:
    if state.great_event != "ge_tornado" or state.month < GREAT_EVENT_MONTH:
        return False
    dropping = any(type(task) is ChooseDropped and task.seat == seat for task in state.agenda)
    return state.month > GREAT_EVENT_MONTH or not (dropping or GreatEventPhase() in state.agenda)


def hand(state: State, seat: int) -> tuple[Card, ...]:
    """A hand that fits: gone are the cards of the persons at court but two drafted ones, then others in order."""
    gone = len(HAND) - cards_left(state, seat)
    cards: list[Card] = []
    for card in (*_cards_seen(state, seat), *KINDS, "wild", "wild"):
        if cards.count(card) < HAND.count(card):
            cards.append(card)
    left = list(HAND)
    for card in cards[:gone]:
        left.remove(card)
    return tuple(left)


def _cards_seen(state: State, seat: int) -> list[Card]:
    """The cards by which persons came to this court, as far as they can be guessed: wild ones for second tiles."""
    persons, cards = list(state.courts[seat].persons()), list[Card]()
    for task in reversed(state.agenda):
        if type(task) is ChoosePerson and task.seat == seat:
            cards.append(task.card)
        elif type(task) is HousePerson and task.seat == seat:
            cards.append(KIND_OF[task.person])
    kinds = [KIND_OF[person] for person in persons]
    young = [person for person in dict.fromkeys(persons) if person in YOUNG]
    drafted = sorted(young, key=lambda person: -kinds.count(KIND_OF[person]))[:2]  # DRAFT-2: two of different types
    for person in drafted:
        persons.remove(person)
    for person in persons:
        kind: Card = KIND_OF[person]
        cards.append("wild" if kind in cards else kind)
    return cards


def dragons(state: State) -> dict[int, str]:
    """Whoever has acted stands alone on a group: on that of the action under way, or on the next free one (ACT-4)."""
    letters = list(LETTERS[: len(state.groups)])
    placed: dict[int, str] = {}
    for task in state.agenda:
        action = _action_under_way(task)
        for letter, cards in zip(LETTERS, state.groups, strict=False):
            if action in cards and letter in letters and task.seat not in placed:
                placed[task.seat] = letter
                letters.remove(letter)
    acted = [seat for seat in state.track if has_acted(state, seat)]
    return {seat: placed[seat] if seat in placed else letters.pop(0) for seat in acted} if state.groups else {}


def _action_under_way(task: Any) -> Action | None:
    if type(task) is BuyPrivilege:
        return "privilege"
    if type(task) is PlaceFloors and task.point == "D-05":
        return "build"
    return "build_wall" if type(task) in (ChooseWallTile, LayTile) else None


# --- What is still to come -------------------------------------------------------------------------------------------

_ORDER: Final = (
    DealGroups, ActionPhase, PersonPhase, EventPhase, WallCheck, GreatEventPhase, Decay, Scoring, NextMonth
)  # fmt: skip
"""The phases of a month as they come (ROUND-2, ROUND-3)."""
_ASKED_IN: Final[dict[type, type]] = {
    ChooseAction: ActionPhase, BuyPrivilege: ActionPhase, ChooseWallTile: ActionPhase, LayTile: ActionPhase,
    ChooseCard: PersonPhase, ChoosePerson: PersonPhase, HousePerson: PersonPhase,
    ChooseUnsupplied: EventPhase,
    ChooseFloors: GreatEventPhase, ChooseReturned: GreatEventPhase, ChooseDropped: GreatEventPhase,
    ChooseSunrise: GreatEventPhase, HouseSunrise: GreatEventPhase, ChooseCharter: GreatEventPhase,
}  # fmt: skip
"""The phase that asks a question, where it is always the same."""
_ASKED_AT: Final = {"D-05": ActionPhase, "D-08": ActionPhase, "D-26": GreatEventPhase, "D-18": WallCheck,
                    "D-20": GreatEventPhase}  # fmt: skip


def month_of(state: State) -> list[Any]:
    """What this month consists of, the first thing first."""
    table = state.clone()
    table.agenda = list(MONTH)
    add_expansions(table)
    return table.agenda[::-1]


def opening(state: State) -> list[Any]:
    """What is to come if no question is told, the first thing first: the draft, or the leader's action."""
    if state.month:
        first: Any = ChooseAction(state.track[0])
    elif not state.event_row:
        first = LayRow(LUCK)
    else:
        waiting = [seat for seat in _drafters(state) if not state.courts[seat].headcount()]
        first = ChoosePair(waiting[0]) if waiting else NextMonth()
    return [first, *what_follows(state, first)]


def what_follows(state: State, task: Any) -> list[Any]:
    """What comes after this task in a real game, as far as the table shows it; the first thing first.

    Releases that an event still demands of others cannot be seen on the table.
    """
    if type(task) in (LayRow, DrawGreatEvent, ChoosePair, HouseDrafted):
        return _rest_of_draft(state, task)
    if type(task) is WallCheck and task.final:
        return [EndScoring()]
    if type(task) is PlaceFloors and task.point == "D-08":
        lay = LayTile(task.seat, "wall_floor")  # AMB-46: laid when the floor stands
        return [lay, *what_follows(state, lay)]
    phase = _phase_of(task)
    if phase not in _ORDER:
        return []
    rest = [chore for chore in month_of(state) if _ORDER.index(type(chore)) > _ORDER.index(phase)]
    return (_others(state, task, phase) if task.asked or type(task) is LayTile else []) + rest


def _phase_of(task: Any) -> type:
    kind = type(task)
    if kind in (PlaceFloors, ChooseReleased):
        return _ASKED_AT.get(task.point, EventPhase)
    return _ASKED_IN.get(kind, kind)


def _drafters(state: State) -> list[int]:
    count = len(state.courts)
    return [(state.setup.starting_player + turn) % count for turn in range(count)]


def _rest_of_draft(state: State, task: Any) -> list[Any]:
    seats = _drafters(state)
    if task.seat != LUCK:
        seats = seats[seats.index(task.seat) + 1 :]
    drawn = type(task) is not LayRow or state.setup.great_event != "random"
    return [*([] if drawn else [DrawGreatEvent(LUCK)]), *map(ChoosePair, seats), NextMonth()]


def _others(state: State, task: Any, phase: type) -> list[Any]:
    """What the phase asks of everybody behind this player on the track (TRACK-6), when they are as at its start."""
    bare = state.clone()
    bare.agenda = []
    if phase in (ActionPhase, PersonPhase):
        phase().run(bare, None)
    elif phase is GreatEventPhase and type(task) in _ASKED_BY:
        GREAT_EVENT_EFFECTS[_ASKED_BY[type(task)]](bare, None)
    later = state.track[state.track.index(task.seat) + 1 :] if task.seat in state.track else ()
    return [question for question in reversed(bare.agenda) if question.seat in later]


_ASKED_BY: Final[dict[type, GreatEvent]] = {
    ChooseFloors: "ge_quake", ChooseReleased: "ge_quake", ChooseReturned: "ge_flood", ChooseDropped: "ge_tornado",
    ChooseCharter: "ge_charter", PlaceFloors: "ge_charter",
}  # fmt: skip
"""The Super Event that asks a question of everybody in turn."""


def phase(state: State) -> str:
    """The phase in which this agenda is open."""
    if not state.month:
        return "draft" if state.event_row and DrawGreatEvent(LUCK) not in state.agenda else "setup"
    kinds = {type(task) for task in state.agenda}
    if PersonPhase in kinds or ChooseAction in kinds:
        return "action"
    if EventPhase in kinds:
        return "person"
    return "event" if Decay in kinds else "scoring"
