"""Before the first month: the event row and the draft of two persons (SETUP-*, DRAFT-*)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar, Final

from yotd_widget.engine.chance import Shuffles
from yotd_widget.engine.moves import Refusal
from yotd_widget.engine.position import Point, Question
from yotd_widget.engine.texts import N_, Lazy
from yotd_widget.engine.trace import Notes
from yotd_widget.games.dragon.moves import PLACES, Draft, Place, Row
from yotd_widget.games.dragon.pieces import (
    DRAWN_EVENTS,
    EVENTS,
    KINDS,
    MONTHS,
    PEACEFUL_MONTHS,
    STEPS,
    YOUNG,
    Event,
    Person,
)
from yotd_widget.games.dragon.refusals import refuse
from yotd_widget.games.dragon.state import State


def unknown_person(person: object) -> Refusal | None:
    """ERR-ID for what names no person type at all; "old craftsman" is known, although no such tile exists (AMB-45)."""
    age, _, kind = person.partition(" ") if isinstance(person, str) else ("", "", "")
    return None if age in ("young", "old") and kind in KINDS else refuse("ERR-ID", kind=Lazy(N_("person")), id=person)


# --- Event row ---------------------------------------------------------------------------------------------------


def event_row(draws: Sequence[Event]) -> tuple[Event, ...]:
    """Lay ten drawn tiles on months 3 to 12 so that no two neighbours are equal (SETUP-4..7).

    >>> "".join(e[0] for e in event_row(("drought",) * 2 + ("imperial_tribute",) * 2 + DRAWN_EVENTS[4:]))
    'ppdididmdcmc'
    """
    row: list[Event | None] = [*("peace",) * PEACEFUL_MONTHS, *(None,) * (MONTHS - PEACEFUL_MONTHS)]
    for tile in draws:
        target = row.index(None)
        if row[target - 1] == tile:
            if target == MONTHS - 1:  # SETUP-7: the twins would meet at the end
                row[target - 2], row[target - 1] = row[target - 1], row[target - 2]
            else:
                target = row.index(None, target + 1)  # SETUP-6: slide; the next tile fills the gap
        row[target] = tile
    return tuple(row)  # type: ignore[arg-type]


SHUFFLES: Final = Shuffles(DRAWN_EVENTS, Row)
"""Every order in which the ten tiles can be drawn: 113,400, all equally likely."""


class LayRow(Question, frozen=True):
    """Chance draws the event row (SETUP-5)."""

    answers = (Row,)
    points = {
        # Translators: decision points of chance are named beside others like "D-04"
        N_("event row"): Point(
            N_("{player} draws the event row"),
            N_("Draw the event tiles."),
            N_("the event row"),
            ("SETUP-5", "SETUP-6", "SETUP-7"),
            focus="offer",
        )
    }

    def options(self, state: State) -> Sequence[Row]:
        return SHUFFLES

    def verify(self, state: State, move: Row) -> Refusal | None:
        for event in move.draws:
            if event not in EVENTS:
                return refuse("ERR-ID", kind=Lazy(N_("event")), id=event)
        if Counter(move.draws) != Counter(DRAWN_EVENTS):
            return refuse("ERR-FORMAT", detail=Lazy(N_("draw two tiles of each event except Peace")))
        return None

    def do(self, state: State, move: Row, notes: Notes | None) -> None:
        state.event_row = event_row(move.draws)
        if state.setup.great_event != "random":  # else the Super Event is still to be drawn (GE-1)
            state.begin("draft")
        if notes is not None:
            notes.add("SETUP-5", row=" ".join(state.event_row))


# --- Draft -------------------------------------------------------------------------------------------------------

_DRAFTS = {person: Draft((person,)) for person in YOUNG}


class ChoosePair(Question, frozen=True):
    """D-02: take two young persons of different types, a pair that nobody else has (DRAFT-2, DRAFT-3).

    No card is played for them (DRAFT-6).
    """

    named: tuple[Person, ...] = ()

    answers = (Draft,)
    points = {
        "D-02": Point(
            N_("{player} drafts two persons"),
            N_("Take two young persons of different types, a pair that nobody else has."),
            N_("two persons for the draft"),
            ("DRAFT-1", "DRAFT-2", "DRAFT-3"),
            focus="offer",
        )
    }

    @property
    def pieces(self) -> tuple[int, int]:
        return len(self.named), 2

    @property
    def given(self) -> list[Draft]:
        return [_DRAFTS[person] for person in self.named]

    def candidates(self, state: State) -> Sequence[Draft]:
        return tuple(_DRAFTS.values())

    def options(self, state: State) -> Sequence[Draft]:
        if not self.named:
            return tuple(_DRAFTS.values())
        taken = {self.named[0]}
        for seat in state.track:
            pair = set(state.courts[seat].persons())
            if self.named[0] in pair and len(pair) == 2:
                taken |= pair
        return [draft for person, draft in _DRAFTS.items() if person not in taken]

    def verify(self, state: State, move: Draft) -> Refusal | None:
        for person in move.persons:
            if unknown := unknown_person(person):
                return unknown
        pair = self.named + move.persons
        if not move.persons or len(pair) > 2:
            return refuse("ERR-DRAFT-COUNT")
        if any(person not in YOUNG for person in pair):
            return refuse("ERR-DRAFT-OLD")
        if len(set(pair)) < len(pair):
            return refuse("ERR-DRAFT-SAME")
        if len(pair) == 2:
            for seat in state.track:  # those who have drafted hold their pair and nobody else
                if set(state.courts[seat].persons()) == set(pair):
                    return refuse("ERR-DRAFT-COMBO", player=state.player(seat))
        return None

    def do(self, state: State, move: Draft, notes: Notes | None) -> None:
        pair = self.named + move.persons
        if len(pair) < 2:
            state.agenda.append(ChoosePair(self.seat, pair))
            return
        first, second = pair
        state.offer[first] -= 1
        state.offer[second] -= 1
        state.agenda += [HouseDrafted(self.seat, second, first), HouseDrafted(self.seat, first)]
        if notes is not None:
            notes.add("DRAFT-2", self.seat, first=first, second=second)


class HouseDrafted(Question, frozen=True):
    """D-03: a palace for a drafted person (DRAFT-4); palaces that are still equal count as one.

    after: the other of the pair, if that one is housed already: then the marker moves (DRAFT-5).
    """

    person: Person
    after: Person | None = None

    answers = (Place,)
    points = {
        "D-03": Point(
            N_("{player} chooses a palace"),
            # Translators: {person} is as “young monk”.
            N_("Choose a palace for the {person}."),
            N_("a palace"),
            ("DRAFT-4", "PAL-1"),
        )
    }
    steps_by: ClassVar[str] = "DRAFT-5"

    def options(self, state: State) -> Sequence[Place]:
        palaces = state.courts[self.seat].palaces
        moves = []
        for number, palace in enumerate(palaces, 1):
            if palace.room and palaces.index(palace) == number - 1:
                moves.append(PLACES[number])
        return moves

    def verify(self, state: State, move: Place) -> Refusal | None:
        palaces = state.courts[self.seat].palaces
        if move.palace not in range(1, len(palaces) + 1):
            return refuse("ERR-PALACE-OWN")
        return None if palaces[move.palace - 1].room else refuse("ERR-PLACE-FULL")

    def do(self, state: State, move: Place, notes: Notes | None) -> None:
        state.courts[self.seat].house(move.palace, self.person)
        if notes is not None:
            notes.add("DRAFT-4", self.seat, {"persons": 1}, person=self.person, palace=move.palace)
        if self.after is not None:
            steps = STEPS[self.after] + STEPS[self.person]
            state.advance(self.seat, steps)
            if notes is not None:
                notes.add("DRAFT-5", self.seat, {"steps": steps}, first=self.after, second=self.person)


def drafted(state: State, seat: int) -> list[Person]:
    """The persons at a court, and those who are about to move in (D-03), in the order in which they come."""
    due = [task.person for task in reversed(state.agenda) if isinstance(task, HouseDrafted) and task.seat == seat]
    return [*state.courts[seat].persons(), *due]
