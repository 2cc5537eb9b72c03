"""The ten Super Events: one of them once, in month 7, after the event and before decay (GE-*).

None of them touches wall tiles, laid or unused (COMBO-4).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from yotd_widget.engine.moves import Refusal
from yotd_widget.engine.position import Chore, Point, Question, Row
from yotd_widget.engine.texts import N_, Lazy
from yotd_widget.engine.trace import Notes
from yotd_widget.games.dragon.court import Court, Palace
from yotd_widget.games.dragon.events import ChooseReleased, EventPhase
from yotd_widget.games.dragon.floors import PlaceFloors
from yotd_widget.games.dragon.great_wall import WallCheck
from yotd_widget.games.dragon.moves import Charter, Demolish, Drop, Return, Reveal, Take
from yotd_widget.games.dragon.persons import HousePerson
from yotd_widget.games.dragon.pieces import (
    GREAT_EVENTS,
    HAND,
    KIND_OF,
    KINDS,
    POINTS_PER_PERSON,
    QUAKE_FLOORS,
    TORNADO_CARDS,
    YOUNG,
    Card,
    GreatEvent,
    Kind,
    Person,
)
from yotd_widget.games.dragon.refusals import refuse
from yotd_widget.games.dragon.scoring import monk_points
from yotd_widget.games.dragon.setup import unknown_person
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import GOOD_NAMES

# --- Which one, and when -----------------------------------------------------------------------------------------

_REVEALS: Final = tuple(Reveal(event) for event in GREAT_EVENTS)


class DrawGreatEvent(Question, frozen=True):
    """Chance draws one of the ten; it lies face up on month 7 from then on (GE-1, AMB-32)."""

    answers = (Reveal,)
    points = {
        N_("great event"): Point(
            N_("{player} draws the Super Event"),
            N_("Draw the Super Event of month 7."),
            N_("the Super Event"),
            ("GE-1",),
            focus="offer",
        )
    }

    def options(self, state: State) -> Sequence[Reveal]:
        return _REVEALS

    def verify(self, state: State, move: Reveal) -> Refusal | None:
        return None if move.event in GREAT_EVENTS else refuse("ERR-CONFIG-GE", id=move.event)

    def do(self, state: State, move: Reveal, notes: Notes | None) -> None:
        state.great_event = move.event
        state.begin("draft")
        if notes is not None:
            notes.add("GE-1", event=move.event)


class GreatEventPhase(Chore, frozen=True):
    """Resolve the Super Event (GE-3). Who leads the track begins, and everybody finishes before the next (GE-4, 5)."""

    def run(self, state: State, notes: Notes | None) -> None:
        state.begin("event")
        if state.great_event is not None:
            if notes is not None:
                notes.add("GE-3", event=state.great_event)
            GREAT_EVENT_EFFECTS[state.great_event](state, notes)


# --- Those that ask nothing --------------------------------------------------------------------------------------


def lantern(state: State, notes: Notes | None) -> None:
    """2 points for each own person (GE-LANTERN-1)."""
    for seat in state.track:
        persons = state.courts[seat].headcount()
        state.courts[seat].vp += POINTS_PER_PERSON * persons
        if notes is not None:
            notes.add("GE-LANTERN-1", seat, {"vp": POINTS_PER_PERSON * persons}, persons=persons)


def buddha(state: State, notes: Notes | None) -> None:
    """Each monk's Buddhas times the floors of its palace (GE-BUDDHA-1)."""
    for seat in state.track:
        points = monk_points(state.courts[seat])
        state.courts[seat].vp += points
        if notes is not None:
            notes.add("GE-BUDDHA-1", seat, {"vp": points})


def eclipse(state: State, notes: Notes | None) -> None:
    """The event of the month once more, and its wall check (GE-ECLIPSE-1, 2, AMB-23); decay stays single (DECAY-4)."""
    if state.setup.great_wall and state.event == "mongol_invasion":
        state.agenda.append(WallCheck())
    state.agenda.append(EventPhase())
    if notes is not None:
        notes.add("GE-ECLIPSE-1")


def volcano(state: State, notes: Notes | None) -> None:
    """All markers go back to space 0 in one stack, in their order (GE-VOLCANO-1)."""
    for seat in state.track:
        court = state.courts[seat]
        if notes is not None:
            notes.add("GE-VOLCANO-1", seat, {"steps": -court.space})
        court.space = 0


def assassination(state: State, notes: Notes | None) -> None:
    """Nobody keeps a privilege (GE-ASSASSIN-1); new ones may be bought from the next month on (GE-ASSASSIN-2)."""
    for seat in state.track:
        court = state.courts[seat]
        if notes is not None:
            notes.add("GE-ASSASSIN-1", seat, {"small": -court.small, "large": -court.large})
        court.small = court.large = 0


# --- Earthquake --------------------------------------------------------------------------------------------------


def quake(state: State, notes: Notes | None) -> None:
    """Everybody gives back 2 floors, or all if there are fewer (GE-QUAKE-1, 2)."""
    for seat in reversed(state.track):
        if floors := state.courts[seat].floors():
            state.agenda.append(ChooseFloors(seat, min(QUAKE_FLOORS, floors)))


class ChooseFloors(Row, frozen=True):
    """D-19: palaces that lose a floor, inhabited or not (GE-QUAKE-1, GE-QUAKE-4). count: floors in all."""

    named: tuple[int, ...] = ()

    answers = (Demolish,)
    points = {
        "D-19": Point(
            N_("{player} chooses floors"),
            N_("Choose two floors to lose: two palaces, or one twice."),
            N_("floors to give back"),
            ("GE-QUAKE-1", "GE-QUAKE-4"),
        )
    }

    @property
    def given(self) -> list[Demolish]:
        return [Demolish((number,)) for number in self.named]

    def _left(self, state: State) -> list[int]:
        """Floors of each palace that may still be named."""
        left = [palace.floors for palace in state.courts[self.seat].palaces]
        for number in self.named:
            left[number - 1] -= 1
        return left

    def candidates(self, state: State) -> Sequence[Demolish]:
        return [Demolish((number,)) for number in range(1, len(state.courts[self.seat].palaces) + 1)]

    def options(self, state: State) -> Sequence[Demolish]:
        left = self._left(state)
        if sum(left) <= self.count - len(self.named):  # GE-QUAKE-2: all of them, nothing to choose
            return (Demolish(tuple(number for number, floors in enumerate(left, 1) for _ in range(floors))),)
        return [Demolish((number,)) for number, floors in enumerate(left, 1) if floors]

    def verify(self, state: State, move: Demolish) -> Refusal | None:
        palaces, named = state.courts[self.seat].palaces, Counter(self.named + move.palaces)
        if not 1 <= len(move.palaces) <= self.count - len(self.named):
            return refuse("ERR-QUAKE-COUNT", k=self.count)
        for number, floors in named.items():
            if number in range(1, len(palaces) + 1) and floors > palaces[number - 1].floors:
                return refuse("ERR-QUAKE-FLOOR", floors=palaces[number - 1].floors)
        if any(number not in range(1, len(palaces) + 1) for number in named):
            return refuse("ERR-PALACE-OWN")
        return None

    def do(self, state: State, move: Demolish, notes: Notes | None) -> None:
        named = self.named + move.palaces
        # GE-QUAKE-2: fewer floors than are asked for stand only where a reader has edited the position meanwhile
        if len(named) < min(self.count, state.courts[self.seat].floors()):
            state.agenda.append(ChooseFloors(self.seat, self.count, named))
            return
        demolish(state, self.seat, Counter(named), notes)
        for number, palace in reversed(list(enumerate(state.courts[self.seat].palaces, 1))):
            if palace.room < 0:  # GE-QUAKE-3: too small now
                state.agenda.append(ChooseReleased(self.seat, -palace.room, "D-20", number))


def demolish(state: State, seat: int, floors: Counter[int], notes: Notes | None) -> None:
    """Take floors off palaces; without floors a palace is gone, and so are its persons (GE-QUAKE-2, 3, AMB-43)."""
    court, standing = state.courts[seat], []
    for number, palace in enumerate(court.palaces, 1):
        left = palace.floors - floors[number]
        if left:
            standing.append(Palace(left, palace.persons) if floors[number] else palace)
        if notes is not None and floors[number]:
            rule = "GE-QUAKE-1" if left else "GE-QUAKE-2"
            notes.add(rule, seat, {"floors": -floors[number]}, palace=number, left=left)
            for person in () if left else palace.persons:
                notes.add("GE-QUAKE-3", seat, {"persons": -1}, person=person, palace=number)
    court.palaces = standing


# --- Flood -------------------------------------------------------------------------------------------------------


def flood_items(court: Court) -> int:
    """Goods this court gives back in a Flood: half of all, rounded down (GE-FLOOD-1).

    >>> flood_items(Court(yuan=3, rice=2, fireworks=2))
    3
    """
    return (court.yuan + court.rice + court.fireworks) // 2


def flood(state: State, notes: Notes | None) -> None:
    """Everybody gives back half of their yuan, rice and fireworks taken together, rounded down (GE-FLOOD-1)."""
    for seat in reversed(state.track):
        if items := flood_items(state.courts[seat]):
            state.agenda.append(ChooseReturned(seat, items))


class ChooseReturned(Row, frozen=True):
    """D-21: any mixture of goods, each counting one (GE-FLOOD-2). count: items in all; the rest is named already."""

    yuan: int = 0
    rice: int = 0
    fireworks: int = 0

    answers = (Return,)
    points = {
        "D-21": Point(
            N_("{player} returns goods"),
            N_("Flood: return half of your goods, of any kind."),
            N_("goods to give back"),
            ("GE-FLOOD-1", "GE-FLOOD-2"),
        )
    }
    lapses = True

    @property
    def given(self) -> list[Return]:
        return [move for good, move in _RETURN.items() for _each in range(getattr(self, good))]

    def _left(self, state: State) -> dict[str, int]:
        """Goods that may still be named."""
        return {good: getattr(state.courts[self.seat], good) - getattr(self, good) for good in _RETURN}

    def candidates(self, state: State) -> Sequence[Return]:
        return tuple(_RETURN.values())

    def options(self, state: State) -> Sequence[Return]:
        left = {good: amount for good, amount in self._left(state).items() if amount}
        if len(left) == 1:  # one kind: nothing to choose
            return (Return(**dict.fromkeys(left, self.count - self.yuan - self.rice - self.fireworks)),)
        return [_RETURN[good] for good in left]

    def first(self, state: State) -> Return:
        """The whole rest, the first goods first (GE-FLOOD-2): of a great many not one after the other."""
        due, given = self.count - self.yuan - self.rice - self.fireworks, {}
        for good, amount in self._left(state).items():
            given[good] = min(due, amount)
            due -= given[good]
        return Return(**given)

    def verify(self, state: State, move: Return) -> Refusal | None:
        given = {"yuan": move.yuan, "rice": move.rice, "fireworks": move.fireworks}
        if any(amount < 0 for amount in given.values()):
            return refuse("ERR-FORMAT", detail=Lazy(N_("the number of items is negative")))
        due = self.count - self.yuan - self.rice - self.fireworks
        if not 1 <= sum(given.values()) <= due:
            return refuse("ERR-FLOOD-SUM", k=due, given=sum(given.values()))
        for good, amount in self._left(state).items():
            if given[good] > amount:
                return refuse("ERR-FLOOD-HAVE", resource=Lazy(GOOD_NAMES.english[good], "label"))
        return None

    def do(self, state: State, move: Return, notes: Notes | None) -> None:
        yuan, rice, fireworks = self.yuan + move.yuan, self.rice + move.rice, self.fireworks + move.fireworks
        if yuan + rice + fireworks < self.count:
            state.agenda.append(ChooseReturned(self.seat, self.count, yuan, rice, fireworks))
            return
        court = state.courts[self.seat]
        court.yuan -= yuan
        court.rice -= rice
        court.fireworks -= fireworks
        if notes is not None:
            given = {"yuan": -yuan, "rice": -rice, "fireworks": -fireworks}
            notes.add("GE-FLOOD-1", self.seat, given, items=self.count)


_RETURN: Final = {"yuan": Return(yuan=1), "rice": Return(rice=1), "fireworks": Return(fireworks=1)}


# --- Tornado -----------------------------------------------------------------------------------------------------


def tornado(state: State, notes: Notes | None) -> None:
    """Everybody discards 2 person cards, so the last months have no person phase (GE-TORNADO-1, 2)."""
    for seat in reversed(state.track):
        if hand := state.courts[seat].hand:
            state.agenda.append(ChooseDropped(seat, min(TORNADO_CARDS, len(hand))))


_DROP: Final[dict[Card, Drop]] = {card: Drop((card,)) for card in HAND}


class ChooseDropped(Row, frozen=True):
    """D-22: cards of the hand, two wild ones being two cards (AMB-51); they bring nobody (GE-TORNADO-3)."""

    named: tuple[Card, ...] = ()

    answers = (Drop,)
    points = {
        "D-22": Point(
            N_("{player} discards cards"),
            N_("Tornado: discard person cards of your hand."),
            N_("person cards to discard"),
            ("GE-TORNADO-1",),
            focus="offer",
        )
    }

    @property
    def given(self) -> list[Drop]:
        return [_DROP[card] for card in self.named]

    def _left(self, state: State) -> list[Card]:
        """Cards that may still be named."""
        left = list(state.courts[self.seat].hand)
        for card in self.named:
            left.remove(card)
        return left

    def candidates(self, state: State) -> Sequence[Drop]:
        return tuple(_DROP.values())

    def options(self, state: State) -> Sequence[Drop]:
        left = self._left(state)
        if len(left) <= self.count - len(self.named):
            return (Drop(tuple(left)),)
        return [_DROP[card] for card in dict.fromkeys(left)]

    def verify(self, state: State, move: Drop) -> Refusal | None:
        for card in move.cards:
            if card not in HAND:
                return refuse("ERR-ID", kind=Lazy(N_("person card")), id=card)
        if not 1 <= len(move.cards) <= self.count - len(self.named):
            return refuse("ERR-TORNADO-COUNT", k=self.count)
        return refuse("ERR-CARD-HAND") if Counter(move.cards) - Counter(self._left(state)) else None

    def do(self, state: State, move: Drop, notes: Notes | None) -> None:
        named, court = self.named + move.cards, state.courts[self.seat]
        if len(named) < self.count:
            state.agenda.append(ChooseDropped(self.seat, self.count, named))
            return
        hand = list(court.hand)
        for card in named:
            hand.remove(card)
            if notes is not None:
                notes.add("GE-TORNADO-1", self.seat, {"cards": -1}, card=card)
        court.hand = tuple(hand)


# --- Sunrise -----------------------------------------------------------------------------------------------------


def sunrise(state: State, notes: Notes | None) -> None:
    """Everybody takes a young person of a type that nobody has taken before, without a card (GE-SUNRISE-1, 2)."""
    ask_next(state, tuple(state.track), (), notes)


def ask_next(state: State, seats: Sequence[int], taken: tuple[tuple[Kind, int], ...], notes: Notes | None) -> None:
    """Ask the next of `seats`; if no young person is left to take, there is nothing for anybody (GE-SUNRISE-5)."""
    if not seats:
        return
    question = ChooseSunrise(seats[0], tuple(seats[1:]), taken)
    if question.options(state):
        state.agenda.append(question)
    elif notes is not None:
        for seat in seats:
            notes.add("GE-SUNRISE-5", seat)


class ChooseSunrise(Question, frozen=True):
    """D-23: a young person whose type nobody has chosen yet (GE-SUNRISE-1, 2, 4).

    later: seats still to choose. taken: types chosen before, each with the seat that chose it; a type stays taken even
    if its person is then discarded (AMB-26).
    """

    later: tuple[int, ...] = ()
    taken: tuple[tuple[Kind, int], ...] = ()

    answers = (Take,)
    points = {
        "D-23": Point(
            N_("{player} takes a young person"),
            N_("Sunrise: take a young person of a type that nobody has chosen."),
            N_("a young person"),
            ("GE-SUNRISE-1", "GE-SUNRISE-2"),
            focus="offer",
        )
    }
    lapses = True

    def candidates(self, state: State) -> Sequence[Take]:
        return tuple(_TAKE_YOUNG.values())

    def options(self, state: State) -> Sequence[Take]:
        taken = dict(self.taken)
        return [take for person, take in _TAKE_YOUNG.items() if state.offer[person] and KIND_OF[person] not in taken]

    def verify(self, state: State, move: Take) -> Refusal | None:
        if unknown := unknown_person(move.person):
            return unknown
        if move.person not in YOUNG:
            return refuse("ERR-SUN-OLD")
        chooser = dict(self.taken).get(KIND_OF[move.person])
        if chooser is not None:
            return refuse("ERR-SUN-TAKEN", player=state.player(chooser))
        return None if state.offer[move.person] else refuse("ERR-TILE-GONE")

    def do(self, state: State, move: Take, notes: Notes | None) -> None:
        state.offer[move.person] -= 1
        if notes is not None:
            notes.add("GE-SUNRISE-1", self.seat, person=move.person)
        ask_next(state, self.later, (*self.taken, (KIND_OF[move.person], self.seat)), notes)
        state.agenda.append(HouseSunrise(self.seat, move.person))


_TAKE_YOUNG: Final[dict[Person, Take]] = {person: Take(person) for person in YOUNG}


class HouseSunrise(HousePerson, frozen=True):
    """D-24: a home for the young person, as for any other; its value in steps, too (GE-SUNRISE-1, GE-SUNRISE-3)."""

    points = {
        "D-24": HousePerson.points["D-11"]._replace(rules=("GE-SUNRISE-1", "PER-7", "PER-8", "PER-9"), answers=())
    }
    steps_by = "GE-SUNRISE-3"

    def decision(self, state: State) -> tuple[str, tuple[str, ...], int, int]:
        _, rules, done, total = super().decision(state)
        return "D-24", (*rules, "GE-SUNRISE-1"), done, total


# --- Charter -----------------------------------------------------------------------------------------------------


def charter(state: State, notes: Notes | None) -> None:
    """Everybody chooses a type at their own court and has its benefit; without persons nothing (GE-CHARTER-1, 4)."""
    for seat in reversed(state.track):
        if state.courts[seat].headcount():
            state.agenda.append(ChooseCharter(seat))


class ChooseCharter(Question, frozen=True):
    """D-25: a type of person present at the own court; others may have chosen it, too (GE-CHARTER-1, GE-CHARTER-3)."""

    answers = (Charter,)
    points = {
        "D-25": Point(
            N_("{player} chooses a type of person"),
            N_("Charter: choose a type of person at your court."),
            N_("a type of person"),
            ("GE-CHARTER-1", "GE-CHARTER-2"),
            focus="bar",
        )
    }
    lapses = True

    def candidates(self, state: State) -> Sequence[Charter]:
        return tuple(_CHARTER.values())

    def options(self, state: State) -> Sequence[Charter]:
        present = {KIND_OF[person] for person in state.courts[self.seat].persons()}
        return [charter for kind, charter in _CHARTER.items() if kind in present]

    def verify(self, state: State, move: Charter) -> Refusal | None:
        if move.kind not in KINDS:
            return refuse("ERR-ID", kind=Lazy(N_("person type")), id=move.kind)
        present = {KIND_OF[person] for person in state.courts[self.seat].persons()}
        return None if move.kind in present else refuse("ERR-CHARTER-NONE")

    def do(self, state: State, move: Charter, notes: Notes | None) -> None:
        court = state.courts[self.seat]
        amount = benefit(court, move.kind)
        match move.kind:
            case "tax_collector":
                court.yuan += amount
            case "farmer":
                court.rice += amount
            case "pyrotechnist":
                court.fireworks += amount
            case "court_lady" | "scholar" | "monk":
                court.vp += amount
            case "warrior":
                state.advance(self.seat, amount)
            case "craftsman":
                state.agenda.append(PlaceFloors(self.seat, amount, point="D-26"))
        if notes is not None:
            thing = _BENEFIT_IN[move.kind]
            notes.add("GE-CHARTER-1", self.seat, {thing: amount} if thing else None, kind=move.kind, amount=amount)


_CHARTER: Final[dict[Kind, Charter]] = {kind: Charter(kind) for kind in KINDS}
_BENEFIT_IN: Final[dict[Kind, str]] = {
    "tax_collector": "yuan",
    "farmer": "rice",
    "pyrotechnist": "fireworks",
    "court_lady": "vp",
    "scholar": "vp",
    "monk": "vp",
    "warrior": "steps",
    "craftsman": "",  # the floors are noted when they stand
    "healer": "",
}


def benefit(court: Court, kind: Kind) -> int:
    """How much the Charter brings for a type: its symbols without any card; healers none (GE-CHARTER-2, AMB-27).

    >>> benefit(Court([Palace(2, ("old warrior", "young healer"))]), "warrior")
    2
    """
    if kind == "monk":
        return monk_points(court)
    return 0 if kind == "healer" else court.symbols(kind)


GREAT_EVENT_EFFECTS: Final[dict[GreatEvent, Callable[[State, Notes | None], None]]] = {
    "ge_lantern": lantern,
    "ge_buddha": buddha,
    "ge_quake": quake,
    "ge_flood": flood,
    "ge_eclipse": eclipse,
    "ge_volcano": volcano,
    "ge_tornado": tornado,
    "ge_sunrise": sunrise,
    "ge_assassination": assassination,
    "ge_charter": charter,
}
