"""Phase 3: the event of the month, and decay (EVT-*, REL-*, DECAY-*)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final, Literal

from yotd_widget.engine.moves import Refusal
from yotd_widget.engine.position import Chore, Point, Row
from yotd_widget.engine.texts import N_, NN_
from yotd_widget.engine.trace import Notes
from yotd_widget.games.dragon.court import Court, Palace, less
from yotd_widget.games.dragon.moves import RELEASES, WITHOUT, Release, Resident, Without
from yotd_widget.games.dragon.pieces import CONTAGION, FESTIVAL_FIRST, FESTIVAL_SECOND, TRIBUTE, Event, Person
from yotd_widget.games.dragon.refusals import refuse
from yotd_widget.games.dragon.setup import unknown_person
from yotd_widget.games.dragon.state import State

# --- What an event asks of a court ---------------------------------------------------------------------------------


def missing_yuan(court: Court) -> int:
    """Persons this court must release in an Imperial Tribute: one for each yuan short of 4 (EVT-TRIBUTE-2, 3)."""
    return max(0, TRIBUTE - court.yuan)


def yuan_paid(court: Court) -> int:
    """Yuan this court pays in an Imperial Tribute: 4, or all there are (EVT-TRIBUTE-1)."""
    return min(TRIBUTE, court.yuan)


def unsupplied(court: Court) -> int:
    """Inhabited palaces that a Drought leaves without rice (EVT-DROUGHT-1, 3, 5).

    >>> unsupplied(Court([Palace(2, ("young monk",)), Palace(3, ("old farmer",)), Palace(1)], rice=1))
    1
    """
    return max(0, len(court.inhabited()) - court.rice)


def rice_paid(court: Court) -> int:
    """Rice this court pays in a Drought: 1 for each inhabited palace, or all there is (EVT-DROUGHT-1, 2)."""
    return min(len(court.inhabited()), court.rice)


def contagion_victims(court: Court) -> int:
    """Persons a Contagion demands: 3, one fewer for each mortar on healers (EVT-CONTAGION-1)."""
    return max(0, CONTAGION - court.symbols("healer"))


def festival_points(tiles: Sequence[int]) -> list[int]:
    """Points of a Dragon Festival for so many fireworks: 6 for most, 3 for second most, else 0 (EVT-FESTIVAL-1, 2, 4).

    >>> festival_points([3, 3, 2, 1, 0])
    [6, 6, 3, 0, 0]
    """
    counts = sorted({count for count in tiles if count}, reverse=True)
    points = dict(zip(counts, (FESTIVAL_FIRST, FESTIVAL_SECOND), strict=False))
    return [points.get(count, 0) for count in tiles]


def fewest_helmets(helmets: Sequence[int]) -> list[int]:
    """Seats that release a person in a Mongol Invasion: all with the fewest helmets (EVT-MONGOL-2, 3)."""
    fewest = min(helmets)
    return [seat for seat, count in enumerate(helmets) if count == fewest]


# --- The events ----------------------------------------------------------------------------------------------------


def peace(state: State, notes: Notes | None) -> None:
    """Nothing happens (EVT-PEACE-1)."""
    if notes is not None:
        notes.add("EVT-PEACE-1")


def imperial_tribute(state: State, notes: Notes | None) -> None:
    """Everybody pays up to 4 yuan; one person leaves for each yuan that is missing (EVT-TRIBUTE-1, 2)."""
    owed = [missing_yuan(court) for court in state.courts]
    for seat in state.track:
        paid = yuan_paid(state.courts[seat])
        state.courts[seat].yuan -= paid
        if notes is not None:
            notes.add("EVT-TRIBUTE-1", seat, {"yuan": -paid}, missing=owed[seat])
    demand(state, owed, "D-13", notes)


def drought(state: State, notes: Notes | None) -> None:
    """Everybody pays 1 rice for each inhabited palace; each unsupplied one loses a person (EVT-DROUGHT-1..4)."""
    hungry: list[tuple[int, list[int], int]] = []
    for seat in state.track:
        court = state.courts[seat]
        inhabited, short, paid = court.inhabited(), unsupplied(court), rice_paid(court)
        court.rice -= paid
        if notes is not None:
            notes.add("EVT-DROUGHT-2", seat, {"rice": -paid}, inhabited=len(inhabited), short=short)
        hungry.append((seat, inhabited, short))
    for seat, inhabited, short in reversed(hungry):
        if short == len(inhabited):  # no rice at all: nothing to choose
            leave(state, seat, inhabited)
        elif short:
            state.agenda.append(ChooseUnsupplied(seat, short))


def dragon_festival(state: State, notes: Notes | None) -> None:
    """Most and second most fireworks score; scorers return half of theirs, rounded up (EVT-FESTIVAL-1..4)."""
    points = festival_points([court.fireworks for court in state.courts])
    for seat in state.track:
        court = state.courts[seat]
        if points[seat]:
            returned = court.fireworks - court.fireworks // 2
            if notes is not None:
                rule = "EVT-FESTIVAL-1" if points[seat] == FESTIVAL_FIRST else "EVT-FESTIVAL-2"
                notes.add(rule, seat, {"vp": points[seat]}, tiles=court.fireworks)
                notes.add("EVT-FESTIVAL-3", seat, {"fireworks": -returned})
            court.vp += points[seat]
            court.fireworks -= returned
        elif notes is not None:
            notes.add("EVT-FESTIVAL-4", seat, tiles=court.fireworks)


def mongol_invasion(state: State, notes: Notes | None) -> None:
    """Everybody scores 1 point a helmet; whoever has the fewest releases one person (EVT-MONGOL-1..4)."""
    helmets = [court.symbols("warrior") for court in state.courts]
    for seat in state.track:
        state.courts[seat].vp += helmets[seat]
        if notes is not None:
            notes.add("EVT-MONGOL-1", seat, {"vp": helmets[seat]}, helmets=helmets[seat])
    weakest = fewest_helmets(helmets)
    demand(state, [int(seat in weakest) for seat in range(len(helmets))], "D-16", notes)


def contagion(state: State, notes: Notes | None) -> None:
    """Everybody releases 3 persons, one fewer for each mortar (EVT-CONTAGION-1)."""
    demand(state, [contagion_victims(court) for court in state.courts], "D-17", notes)


EVENT_EFFECTS: Final[dict[Event, Callable[[State, Notes | None], None]]] = {
    "peace": peace,
    "imperial_tribute": imperial_tribute,
    "drought": drought,
    "dragon_festival": dragon_festival,
    "mongol_invasion": mongol_invasion,
    "contagion": contagion,
}


class EventPhase(Chore, frozen=True):
    """The event on the space of this month, once (EVT-1, 2): first payments and points, then releases (EVT-3)."""

    def run(self, state: State, notes: Notes | None) -> None:
        state.begin("event")
        EVENT_EFFECTS[state.event_row[state.month - 1]](state, notes)


# --- Who leaves ----------------------------------------------------------------------------------------------------

Loss = Literal["D-13", "D-15", "D-16", "D-17", "D-18", "D-20"]
"""Where persons leave: a decision point for each cause."""


def _losing(rule: str, prompt: str | tuple[str, str]) -> Point:
    return Point(N_("{player} chooses who leaves"), prompt, N_("persons to release"), (rule, "REL-3"))


LOSSES: Final[Mapping[str, Point]] = {
    "D-13": _losing(
        "EVT-TRIBUTE-2",
        NN_(
            "Choose who leaves: 1 person, as 1 yuan is missing.",
            "Choose who leaves: {count} persons, for {count} missing yuan.",
        ),
    ),
    "D-15": _losing("EVT-DROUGHT-4", N_("Choose who leaves palace {palace}: it got no rice.")),
    "D-16": _losing("EVT-MONGOL-2", N_("Choose who leaves: your court has the fewest helmets.")),
    "D-17": _losing(
        "EVT-CONTAGION-1",
        NN_(
            "Choose who leaves: 1 person, in the Contagion.",
            "Choose who leaves: {count} persons, in the Contagion.",
        ),
    ),
    "D-18": _losing("WALL-12", N_("Choose who leaves: you have the fewest tiles in a wall that falls short.")),
    "D-20": _losing("GE-QUAKE-3", N_("Choose who leaves palace {palace}: it has fewer floors than persons.")),
}
SPARED: Final = NN_(
    "Choose who leaves: 1 person ({contagion} − {mortars} for mortars).",
    "Choose who leaves: {count} persons ({contagion} − {mortars} for mortars).",
)
"""In a Contagion where mortars tell how many."""
RELEASE_RULES: Final[Mapping[str, str]] = {loss: point.rules[0] for loss, point in LOSSES.items()}
"""By which rule persons leave there."""


def demand(state: State, owed: Sequence[int], point: Loss, notes: Notes | None) -> None:
    """Ask for releases in track order (REL-4); who has too few persons releases all, who has none nobody (REL-5)."""
    for seat in reversed(state.track):
        if owed[seat] and state.courts[seat].headcount():
            state.agenda.append(ChooseReleased(seat, owed[seat], point))
    if notes is not None:
        for seat in state.track:
            notes.add(RELEASE_RULES[point], seat, owed=owed[seat], persons=state.courts[seat].headcount())


def leave(state: State, seat: int, palaces: Sequence[int]) -> None:
    """Ask for one person from each of these unsupplied palaces, in their order (EVT-DROUGHT-4, AMB-42)."""
    for number in reversed(palaces):
        state.agenda.append(ChooseReleased(seat, 1, "D-15", number))


class ChooseReleased(Row, frozen=True):
    """D-13, D-15..D-18, D-20: the owner chooses who leaves (REL-3); all at once when the last one is named.

    How many was counted before, so whoever was counted may go as well (REL-6); no marker moves (REL-2).

    count: persons to release; point: decision point; palace: the only palace concerned, 0 for any.
    """

    point: Loss
    palace: int = 0
    named: tuple[Resident, ...] = ()

    answers = (Release,)
    points = LOSSES
    contagion: ClassVar[int] = CONTAGION

    def decision(self, state: State) -> tuple[str, tuple[str, ...], int, int]:
        return self.point, LOSSES[self.point].rules, *self.pieces

    @property
    def mortars(self) -> int:
        """Of a Contagion: how many fewer leave than of a court without mortars (EVT-CONTAGION-1)."""
        return self.contagion - self.count

    def prompt(self, state: State) -> str | tuple[str, str]:
        spared = self.point == "D-17" and 0 < self.mortars == state.courts[self.seat].symbols("healer")
        return SPARED if spared else LOSSES[self.point].prompt

    @property
    def given(self) -> list[Release]:
        return [Release((person,)) for person in self.named]

    def _left(self, state: State) -> dict[int, tuple[Person, ...]]:
        """The persons that may still be named, by the number of their palace."""
        palaces, left = state.courts[self.seat].palaces, {}
        if self.palace:
            left[self.palace] = palaces[self.palace - 1].persons
        else:
            number = 0
            for palace in palaces:
                number += 1  # noqa: SIM113 - as in `Court.inhabited`
                left[number] = palace.persons
        for person, number in self.named:
            left[number] = less(left[number], person)
        return left

    def options(self, state: State) -> Sequence[Release]:
        left, due = self._left(state), self.count - len(self.named)
        moves: list[Release] = []
        for number, persons in left.items():
            if persons:
                moves += RELEASES[number][persons]
        if len(moves) <= due and sum(map(len, left.values())) <= due:  # REL-5: all of them leave, nothing to choose
            return (Release(tuple([(person, number) for number in left for person in left[number]])),)
        return moves

    def verify(self, state: State, move: Release) -> Refusal | None:
        for person, _ in move.persons:
            if unknown := unknown_person(person):
                return unknown
        palaces, due = state.courts[self.seat].palaces, self.count - len(self.named)
        due = min(due, sum(map(len, self._left(state).values())))
        homes = range(1, len(palaces) + 1)
        elsewhere = [number for _, number in move.persons if number != self.palace]
        if self.point == "D-15" and (len(move.persons) != 1 or any(number in homes for number in elsewhere)):
            return refuse("ERR-DROUGHT-ONE")
        if self.point == "D-20" and elsewhere:
            return refuse("ERR-QUAKE-PERSON")
        if not 1 <= len(move.persons) <= due:
            return refuse("ERR-REL-COUNT", k=due, given=len(move.persons))
        if any(number not in homes or person not in palaces[number - 1].persons for person, number in move.persons):
            return refuse("ERR-REL-OWN")
        named = self.named + move.persons
        if any(named.count((p, number)) > palaces[number - 1].persons.count(p) for p, number in named):
            return refuse("ERR-REL-DUP")
        return None

    def do(self, state: State, move: Release, notes: Notes | None) -> None:
        named, court = self.named + move.persons, state.courts[self.seat]
        if len(named) < self.count:
            row = ChooseReleased(self.seat, self.count, self.point, self.palace, named)
            if any(row._left(state).values()):
                state.agenda.append(row)
                return
        for person, number in named:
            court.dismiss(number, person)
            if notes is not None:
                notes.add(RELEASE_RULES[self.point], self.seat, {"persons": -1}, person=person, palace=number)


class ChooseUnsupplied(Row, frozen=True):
    """D-14: which inhabited palaces get no rice (EVT-DROUGHT-3). count: how many."""

    named: tuple[int, ...] = ()

    answers = (Without,)
    points = {
        "D-14": Point(
            N_("{player} chooses palaces"),
            NN_("Choose the inhabited palace that gets no rice.", "Choose the inhabited palaces that get no rice."),
            N_("the palaces without rice"),
            ("EVT-DROUGHT-3",),
        )
    }
    lapses = True

    @property
    def given(self) -> list[Without]:
        return [WITHOUT[number] for number in self.named]

    def candidates(self, state: State) -> Sequence[Without]:
        numbers = range(1, len(state.courts[self.seat].palaces) + 1)
        return [WITHOUT[number] for number in numbers if number not in self.named]

    def options(self, state: State) -> Sequence[Without]:
        return [WITHOUT[n] for n in state.courts[self.seat].inhabited() if n not in self.named]

    def verify(self, state: State, move: Without) -> Refusal | None:
        palaces = state.courts[self.seat].palaces
        numbers = range(1, len(palaces) + 1)
        named, due = self.named + move.palaces, self.count - len(self.named)
        if not 1 <= len(move.palaces) <= due or len(set(named)) < len(named):
            return refuse("ERR-DROUGHT-COUNT", k=self.count)
        if any(number in numbers and not palaces[number - 1].persons for number in move.palaces):
            return refuse("ERR-DROUGHT-EMPTY")
        if any(number not in numbers for number in move.palaces):
            return refuse("ERR-PALACE-OWN")
        return None

    def do(self, state: State, move: Without, notes: Notes | None) -> None:
        named = self.named + move.palaces
        if len(named) < self.count:
            state.agenda.append(ChooseUnsupplied(self.seat, self.count, named))
            return
        leave(state, self.seat, sorted(named))
        if notes is not None:
            notes.add("EVT-DROUGHT-3", self.seat, palaces=", ".join(map(str, sorted(named))))


# --- Decay ---------------------------------------------------------------------------------------------------------


class Decay(Chore, frozen=True):
    """Every uninhabited palace loses one floor; without floors it is gone (DECAY-1..4)."""

    def run(self, state: State, notes: Notes | None) -> None:
        for seat, court in enumerate(state.courts):
            for palace in court.palaces:
                if not palace.persons:
                    break
            else:
                continue
            if notes is not None:
                for number in [n for n, palace in enumerate(court.palaces, 1) if not palace.persons]:
                    floors = court.palaces[number - 1].floors - 1
                    notes.add("DECAY-1" if floors else "DECAY-2", seat, {"floors": -1}, palace=number, left=floors)
            court.palaces = [
                palace if palace.persons else Palace(palace.floors - 1)
                for palace in court.palaces
                if palace.persons or palace.floors > 1
            ]
