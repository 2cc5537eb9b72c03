"""Phase 2: play a person card, take a person, house it (PER-*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.position import Chore, Point, Question
from yotd_widget.engine.texts import N_, Lazy
from yotd_widget.engine.trace import Notes
from yotd_widget.games.dragon.court import less
from yotd_widget.games.dragon.moves import DISCARD, PLACES, PLAYS, REPLACEMENTS, Discard, Place, Play, Replace, Take
from yotd_widget.games.dragon.pieces import HAND, PERSONS, PERSONS_OF, STEPS, Card, Person
from yotd_widget.games.dragon.refusals import refuse
from yotd_widget.games.dragon.setup import unknown_person
from yotd_widget.games.dragon.state import State

_PLAY: Final[dict[Card, Play]] = {card: Play((card,)) for card in HAND}
_TAKE: Final[dict[Person, Take]] = {person: Take(person) for person in PERSONS}
TAKES: Final[dict[Card, dict[Person, Take]]] = {
    **{kind: {person: _TAKE[person] for person in persons} for kind, persons in PERSONS_OF.items()},
    "wild": _TAKE,
}
"""The tiles that a card allows: young and old of its type, or any (PER-3, PER-4)."""


def value(person: Person) -> int:
    """Steps that a new person brings (PER-10).

    >>> value("young monk"), value("old monk")
    (6, 2)
    """
    return STEPS[person]


class PersonPhase(Chore, frozen=True):
    """Whoever holds a card plays one, in the track order of this moment (PER-1, PER-2, TRACK-6)."""

    def run(self, state: State, notes: Notes | None) -> None:
        state.begin("person")
        if notes is not None:
            notes.add("ACT-12")
        for seat in reversed(state.track):
            if state.courts[seat].hand:
                state.agenda.append(CHOOSE_CARD[seat])


class ChooseCard(Question, frozen=True):
    """D-09: play exactly one card of the hand (PER-1, PER-5)."""

    answers = (Play,)
    points = {
        "D-09": Point(
            N_("{player} plays a person card"),
            N_("Play a card of your hand."),
            N_("a person card"),
            ("PER-1", "PER-5", "TRACK-1"),
            focus="offer",
        )
    }
    lapses = True

    def candidates(self, state: State) -> Sequence[Play]:
        return tuple(_PLAY.values())

    def options(self, state: State) -> Sequence[Play]:
        return PLAYS[state.courts[self.seat].hand]

    def verify(self, state: State, move: Play) -> Refusal | None:
        hand = list(state.courts[self.seat].hand)
        for card in move.cards:
            if card not in HAND:
                return refuse("ERR-ID", kind=Lazy(N_("person card")), id=card)
        for card in move.cards:
            if card not in hand:
                return refuse("ERR-CARD-HAND")
            hand.remove(card)
        return None if len(move.cards) == 1 else refuse("ERR-CARD-ONE")

    def do(self, state: State, move: Play, notes: Notes | None) -> None:
        court, card = state.courts[self.seat], move.cards[0]
        court.hand = less(court.hand, card)
        if notes is not None:
            notes.add("PER-1", self.seat, {"cards": -1}, card=card)
        for person in TAKES[card]:
            if state.offer[person]:
                state.agenda.append(CHOOSE_PERSON[card][self.seat])
                return
        if notes is not None:
            notes.add("PER-6", self.seat, card=card)


CHOOSE_CARD: Final = tuple(ChooseCard(seat) for seat in range(5))


class ChoosePerson(Question, frozen=True):
    """D-10: a tile that the card allows, young or old, while the board has it (PER-3, PER-4)."""

    card: Card

    answers = (Take,)
    points = {
        "D-10": Point(
            N_("{player} takes a person"),
            N_("Take a person from the board."),
            N_("a person tile"),
            ("PER-3", "PER-4"),
            focus="offer",
        )
    }
    lapses = True

    def decision(self, state: State) -> tuple[str, tuple[str, ...], int, int]:
        return "D-10", ("PER-4",) if self.card == "wild" else ("PER-3",), *self.pieces

    @property
    def given(self) -> list[Play]:
        return [_PLAY[self.card]]

    def candidates(self, state: State) -> Sequence[Take]:
        return tuple(TAKES[self.card].values())

    def options(self, state: State) -> Sequence[Take]:
        offer, moves = state.offer, []
        for person, take in TAKES[self.card].items():
            if offer[person]:
                moves.append(take)
        return moves

    def verify(self, state: State, move: Take) -> Refusal | None:
        if unknown := unknown_person(move.person):
            return unknown
        if self.card not in ("wild", move.person.partition(" ")[2]):
            return refuse("ERR-TILE-MATCH")
        return None if state.offer.get(move.person) else refuse("ERR-TILE-GONE")

    def do(self, state: State, move: Take, notes: Notes | None) -> None:
        state.offer[move.person] -= 1
        state.agenda.append(HousePerson(self.seat, move.person))
        if notes is not None:
            notes.add("PER-4" if self.card == "wild" else "PER-3", self.seat, person=move.person, card=self.card)


CHOOSE_PERSON: Final = {card: tuple(ChoosePerson(seat, card) for seat in range(5)) for card in HAND}


_A_HOME: Final = N_("a home for the new person")


class HousePerson(Question, frozen=True):
    """D-11: a palace with a free place (PER-7). D-12, all full: replace somebody or discard the new one (PER-8, 9).

    Without a palace only the discard is left (PER-12). A new person counts from now on, and brings nothing (PER-11).
    """

    person: Person

    answers = (Place, Replace, Discard)
    points = {
        "D-11": Point(
            N_("{player} chooses a palace"),
            N_("Choose a free place for the {person}."),
            _A_HOME,
            ("PER-7",),
            answers=(Place,),
        ),
        "D-12": Point(
            N_("{player} replaces or discards"),
            N_("All palaces are full: replace a person, or discard the {person}."),
            _A_HOME,
            ("PER-8", "PER-9"),
            answers=(Replace, Discard),
        ),
    }
    steps_by: ClassVar[str] = "PER-10"

    def decision(self, state: State) -> tuple[str, tuple[str, ...], int, int]:
        name = self._housed_at(state)
        return name, HousePerson.points[name].rules, *self.pieces

    def prompt(self, state: State) -> str | tuple[str, str]:
        return HousePerson.points[self._housed_at(state)].prompt

    def _housed_at(self, state: State) -> str:
        return "D-11" if any(palace.room for palace in state.courts[self.seat].palaces) else "D-12"

    def candidates(self, state: State) -> Sequence[Move]:
        palaces = state.courts[self.seat].palaces
        if any(palace.room for palace in palaces):
            return [PLACES[number + 1] for number in range(len(palaces))]
        return [*self._replacements(state), DISCARD]

    def options(self, state: State) -> Sequence[Move]:
        rooms: list[Move] = []
        number = 0
        for palace in state.courts[self.seat].palaces:
            number += 1  # noqa: SIM113 - as in `Court.inhabited`
            if len(palace.persons) < palace.floors:
                rooms.append(PLACES[number])
        return rooms or [*self._replacements(state), DISCARD]

    def _replacements(self, state: State) -> list[Replace]:
        moves: list[Replace] = []
        for number, palace in enumerate(state.courts[self.seat].palaces, 1):
            moves += REPLACEMENTS[number][palace.persons]
        return moves

    def verify(self, state: State, move: Place | Replace | Discard) -> Refusal | None:
        palaces = state.courts[self.seat].palaces
        if isinstance(move, Place):
            if move.palace not in range(1, len(palaces) + 1):
                return refuse("ERR-PALACE-OWN")
            return None if palaces[move.palace - 1].room else refuse("ERR-PLACE-FULL")
        if isinstance(move, Replace) and (unknown := unknown_person(move.person)):
            return unknown
        if any(palace.room for palace in palaces):
            return refuse("ERR-PLACE-ROOM")
        if isinstance(move, Replace) and (
            move.palace not in range(1, len(palaces) + 1) or move.person not in palaces[move.palace - 1].persons
        ):
            return refuse("ERR-REPLACE-OWN")
        return None

    def do(self, state: State, move: Place | Replace | Discard, notes: Notes | None) -> None:
        court = state.courts[self.seat]
        if type(move) is Place:
            court.house(move.palace, self.person)
        elif type(move) is Replace:
            court.replace(move.palace, move.person, self.person)
            if notes is not None:
                notes.add("PER-8", self.seat, {"persons": -1}, person=move.person, palace=move.palace, by=self.person)
        else:
            if notes is not None:
                notes.add("PER-9", self.seat, person=self.person)
            return
        steps = value(self.person)
        state.advance(self.seat, steps)
        if notes is not None:
            notes.add(self.steps_by, self.seat, {"persons": 1, "steps": steps}, person=self.person, palace=move.palace)
