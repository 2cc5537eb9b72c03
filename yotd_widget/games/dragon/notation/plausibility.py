"""What speaks against a position: why it cannot be, why no real game reaches it, what is merely odd.

One position shows only part of its game, so silence proves nothing: it says that no rule is broken that can be seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from yotd_widget.describe.remarks import Remark
from yotd_widget.engine.errors import BadPosition
from yotd_widget.engine.phrases import counted
from yotd_widget.engine.position import Task
from yotd_widget.engine.texts import N_, NN_, Texts, _, ngettext, quoted
from yotd_widget.games.dragon.actions import ChooseAction, amount
from yotd_widget.games.dragon.codec import decode
from yotd_widget.games.dragon.court import AMOUNTS, Court
from yotd_widget.games.dragon.events import ChooseReleased, ChooseUnsupplied, Decay, contagion_victims
from yotd_widget.games.dragon.floors import PlaceFloors
from yotd_widget.games.dragon.great_events import ChooseReturned, GreatEventPhase, benefit, flood_items
from yotd_widget.games.dragon.great_wall import WallCheck
from yotd_widget.games.dragon.notation import defaults
from yotd_widget.games.dragon.notation.task_words import write_task
from yotd_widget.games.dragon.persons import ChooseCard
from yotd_widget.games.dragon.pieces import (
    DRAWN_EVENTS,
    GREAT_EVENT_MONTH,
    HAND,
    KIND_OF,
    LETTERS,
    PASS_FILLS_TO,
    PEACEFUL_MONTHS,
    TRIBUTE,
    WALL_BONUS,
    YOUNG,
    Card,
    Event,
)
from yotd_widget.games.dragon.scoring import EndScoring
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import EVENT_NAMES


def remarks(state: State) -> tuple[Remark, ...]:
    """Everything that speaks against a position, the gravest first; () for one like any other.

    >>> from yotd_widget.games.dragon.notation import court, position
    >>> ada, bo = court("2 young monk", played="monk", yuan=70), court("no palace", space=9)
    >>> for remark in remarks(position("month 7, drought", Ada=ada, Bo=bo)):
    ...     print(remark)
    unreachable: Ada: the hand has 10 cards; in this month it has 5 (INV-10)
    note: Bo: has no palace: a new person can only be discarded (PER-12)
    note: more yuan than the coins in the box: others stand in for them (SETUP-14)
    """
    try:
        decode(state.to_json())
    except BadPosition as error:  # further questions about such a table have no answers
        return (Remark("impossible", error.rules or ("INV-03",), error.sentence),)
    except TypeError as error:
        return (Remark("impossible", ("INV-03",), str(error)),)
    unreachable = [Remark("unreachable", *found) for check in _CHECKS for found in check(state)]
    return (*unreachable, *(Remark("note", *found) for found in _notes(state)))


Found = tuple[tuple[str, ...], str, str, str]
"""Of a remark: rules, text, player, place."""


# --- What no real game shows -----------------------------------------------------------------------------------------


def _row(state: State) -> Iterator[Found]:
    """INV-16."""
    row = state.event_row
    if not row:
        return
    place = f"month/{_odd_month(row)}"
    if set(row[:PEACEFUL_MONTHS]) != {"peace"}:
        yield ("INV-16", "SETUP-4"), _("the first two months are not both Peace"), "", place
    if Counter(row[PEACEFUL_MONTHS:]) != Counter(DRAWN_EVENTS):
        yield ("INV-16", "SETUP-5"), _("the months 3 to 12 do not have two of each event"), "", place
    for month, (event, following) in enumerate(pairwise(row), 1):
        if event == following and month >= PEACEFUL_MONTHS:
            # Translators: an event that comes twice in a row, "Drought in months 3 and 4"
            twice = _("{event} in months {month} and {next_month}")
            text = twice.format(event=EVENT_NAMES[event], month=month, next_month=month + 1)
            yield ("INV-16", "SETUP-6"), text, "", place


def _odd_month(row: Sequence[Event]) -> int:
    """The first month that is like the one before it, or peaceful too late, or not peaceful."""
    for month, event in enumerate(row, 1):
        early = month <= PEACEFUL_MONTHS
        if early != (event == "peace") or (not early and event == row[month - 2]):
            return month
    return PEACEFUL_MONTHS + 1


def _hands(state: State) -> Iterator[Found]:
    """INV-10, and for each person a card: two were drafted, Sunrise brings one more (DRAFT-2, PER-3, PER-4)."""
    for seat, court in enumerate(state.courts):
        left = defaults.cards_left(state, seat)
        if len(court.hand) != left:
            # Translators: {cards}: "10 cards"
            wrong = _("the hand has {cards}; in this month it has {left}")
            cards = counted(len(court.hand), NN_("card", "cards"))
            yield ("INV-10",), wrong.format(cards=cards, left=left), state.player(seat), f"good/{seat}/cards"
        elif excess := _without_card(state, court):
            came = ngettext("{count} person came without a card", "{count} persons came without a card", excess)
            yield ("INV-11", "PER-3"), came.format(count=excess), state.player(seat), f"good/{seat}/cards"


def _without_card(state: State, court: Court) -> int:
    """Persons at this court more than the draft, the cards played and Sunrise can have brought (INV-17)."""
    played: Counter[Card] = Counter(HAND)
    played.subtract(court.hand)
    kinds = Counter(KIND_OF[person] for person in court.persons())
    young = {KIND_OF[person] for person in court.persons() if person in YOUNG}
    unexplained = {kind: count - played[kind] for kind, count in kinds.items() if count > played[kind]}
    drafted = sum(1 for kind in unexplained if kind in young)
    others = played["wild"] + (state.great_event == "ge_sunrise" and state.month >= GREAT_EVENT_MONTH)
    return max(0, sum(unexplained.values()) - min(2, drafted) - others)


def _markers(state: State) -> Iterator[Found]:
    """INV-06: whoever lives at court brought steps, and the draft at least three (SETUP-11)."""
    erupted = state.great_event == "ge_volcano" and state.month >= GREAT_EVENT_MONTH
    if erupted and (state.month > GREAT_EVENT_MONTH or GreatEventPhase() not in state.agenda):
        return
    for seat in state.track:
        court = state.courts[seat]
        least = max(3, defaults.space(list(court.persons())))
        if court.space < least:
            text = _("the marker is on space {space}; draft and persons at court brought it to {least} at least")
            text = text.format(space=court.space, least=least)
            yield ("INV-06", "TRACK-5"), text, state.player(seat), f"space/{seat}"


def _dragons(state: State) -> Iterator[Found]:
    """INV-13: a dragon for each who has acted, and three yuan for each who has passed (ACT-9, ACT-12)."""
    for seat, court in enumerate(state.courts):
        acted = defaults.has_acted(state, seat)
        if seat in state.dragons and not acted:
            text, letter = _("the dragon is placed, and the turn is still to come"), state.dragons[seat]
            card = state.groups[LETTERS.index(letter)][0]
            yield ("INV-13", "ACT-12"), text, state.player(seat), f"group/{letter}/{card}"
        passed = acted and seat not in state.dragons and bool(state.groups)
        if passed and court.yuan < PASS_FILLS_TO and state.phase in ("action", "person"):
            text = _("passed, and has fewer than {yuan} yuan").format(yuan=PASS_FILLS_TO)
            yield ("INV-15", "ACT-9"), text, state.player(seat), f"good/{seat}/yuan"


def _actions(state: State) -> Iterator[Found]:
    """INV-13: one action a month, so no more privileges and wall tiles than months (ACT-PRIV-2, WALL-4)."""
    for seat, court in enumerate(state.courts):
        months = max(0, state.month - 1) + defaults.has_acted(state, seat)
        laid, privileges = state.wall.count(seat), court.small + court.large
        if laid + privileges > months:
            text = _("more privileges and wall tiles than months to act in")
            yield ("INV-13", "ACT-4"), text, state.player(seat), f"good/{seat}/small"


def _start(state: State) -> Iterator[Found]:
    """SETUP-10: before the first month everybody has the kit of the start, and perhaps two persons."""
    if state.month:
        return
    kit = Court()
    for seat, court in enumerate(state.courts):
        other = any(getattr(court, thing) != getattr(kit, thing) for thing in AMOUNTS if thing != "space")
        if other or [palace.floors for palace in court.palaces] != [p.floors for p in kit.palaces]:
            text = _("before the first month there is the kit of the start and nothing else")
            yield ("SETUP-10",), text, state.player(seat), f"good/{seat}/yuan"


def _agenda(state: State) -> Iterator[Found]:
    """ROUND-2, ROUND-3, TRACK-6: what follows is what the month has still to bring, in the order of the track."""
    if state.phase != "over" and state.agenda and state.phase != defaults.phase(state):
        yield ("ROUND-2",), _("this is not asked in the phase “{phase}”").format(phase=state.phase), "", "turn"
    chores = [task for task in state.agenda[::-1] if not task.asked and not hasattr(task, "seat")]
    expected = [chore for chore in defaults.month_of(state) if not chore.asked] if state.month else chores
    final = chores == [EndScoring()]
    in_order = expected[len(expected) - len(chores) :] == chores or chores == _second_check(expected, state)
    if state.agenda and not final and not in_order:
        yield ("ROUND-3",), _("the rest of the month does not come in its order"), "", "turn"
    for kind in (ChooseAction, ChooseCard):
        seats = [task.seat for task in state.agenda[::-1] if type(task) is kind]
        if seats and seats != [seat for seat in state.track if seat in seats]:
            yield ("TRACK-6", "INV-08"), _("the turns do not come in the order of the track"), "", "turn"


def _second_check(expected: list[Task], state: State) -> list[Task] | None:
    """What is still to come while a Mongol Invasion is resolved again: the Super Event is behind (GE-ECLIPSE-2)."""
    if state.great_event != "ge_eclipse" or WallCheck() not in expected or GreatEventPhase() not in expected:
        return None
    return [WallCheck(), *expected[expected.index(Decay()) :]]


def _questions(state: State) -> Iterator[Found]:
    """EVT-3: everything was paid before the question, and the numbers asked for are those of the table."""
    for task in state.agenda:
        if isinstance(task, ChooseReleased | ChooseUnsupplied | ChooseReturned | PlaceFloors):
            for rules, fault, good in _wrong_number(state, task, state.courts[task.seat]):
                text = f"{quoted(write_task(state, task, state.players))}: {fault}"
                yield rules, text, state.player(task.seat), f"good/{task.seat}/{good}" if good else "turn"


def _wrong_number(
    state: State, task: ChooseReleased | ChooseUnsupplied | ChooseReturned | PlaceFloors, court: Court
) -> Iterator[tuple[tuple[str, ...], str, str]]:
    """Rules, what is wrong, and the good that it is about."""
    if isinstance(task, PlaceFloors):
        if task.total != (due := _floors_due(state, task, court)):
            yield ("ACT-BUILD-1", "GE-CHARTER-2"), _(WOULD_BE).format(count=due), ""
    elif isinstance(task, ChooseReturned):
        if task.count != flood_items(court):
            yield ("GE-FLOOD-1",), _(WOULD_BE).format(count=flood_items(court)), ""
    elif isinstance(task, ChooseUnsupplied) or task.point == "D-15":
        if court.rice:
            yield ("EVT-DROUGHT-2",), _("all rice is paid first"), "rice"
    elif task.point == "D-13":
        if court.yuan or task.count > TRIBUTE:
            yield ("EVT-TRIBUTE-1",), _("all yuan are paid first, and no more than four persons leave"), "yuan"
    elif task.point == "D-17" and task.count != contagion_victims(court):
        yield ("EVT-CONTAGION-1",), _(WOULD_BE).format(count=contagion_victims(court)), ""
    elif task.point in ("D-16", "D-18") and task.count != 1:
        yield ("EVT-MONGOL-2", "WALL-12"), _(WOULD_BE).format(count=1), ""


# Translators: how many persons, floors or things a question would ask for
WOULD_BE: Final = N_("it would be {count}")


def _floors_due(state: State, task: PlaceFloors, court: Court) -> int:
    if task.point == "D-05":
        return sum(amount(state, task.seat, "build"))
    return WALL_BONUS["wall_floor"] if task.point == "D-08" else benefit(court, "craftsman")


_CHECKS: Final[tuple[Callable[[State], Iterator[Found]], ...]] = (
    _row, _hands, _markers, _dragons, _actions, _start, _agenda, _questions
)  # fmt: skip

# --- What is only odd ------------------------------------------------------------------------------------------------

_BOX: Final = {"rice": 26, "fireworks": 14, "small": 5, "large": 3}
"""What the box holds (table 2.1); it limits nothing (SETUP-14)."""
_COINS: Final = 21 + 15 * 3
_FLOORS: Final = 66


def _notes(state: State) -> Iterator[Found]:
    for seat, court in enumerate(state.courts):
        if not court.palaces:
            text = _("has no palace: a new person can only be discarded")
            yield ("PER-12",), text, state.player(seat), f"new-palace/{seat}"
        elif state.month and not court.headcount():
            yield ("REL-5",), _("nobody lives there"), state.player(seat), "turn"
    if sum(court.yuan for court in state.courts) > _COINS:
        yield ("SETUP-14",), _("more yuan than the coins in the box: others stand in for them"), "", ""
    for thing, there in _BOX.items():
        if sum(getattr(court, thing) for court in state.courts) > there:
            yield ("SETUP-14",), _MORE_THAN_THE_BOX[thing], "", ""
    if sum(court.floors() for court in state.courts) > _FLOORS:
        yield ("SETUP-14",), _MORE_THAN_THE_BOX["floors"], "", ""


_MORE_THAN_THE_BOX: Final[Texts[str]] = Texts(
    {
        "rice": N_("more rice tiles than the box holds: others stand in for them"),
        "fireworks": N_("more fireworks tiles than the box holds: others stand in for them"),
        "small": N_("more small privileges than the box holds: others stand in for them"),
        "large": N_("more large privileges than the box holds: others stand in for them"),
        "floors": N_("more floors than the box holds: others stand in for them"),
    }
)
