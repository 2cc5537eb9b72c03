"""State: everything on the table at one moment, and the agenda of open tasks."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET

from yotd_widget.engine.errors import NotFound, short
from yotd_widget.engine.game import Late
from yotd_widget.engine.house import HouseRules
from yotd_widget.engine.luck import SeededLuck
from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.names import known
from yotd_widget.engine.position import Outcome, Position
from yotd_widget.games.dragon.court import Amount, Court
from yotd_widget.games.dragon.moves import MOVES, Release
from yotd_widget.games.dragon.pieces import MONTHS, Action, Edition, Event, GreatEvent, Person
from yotd_widget.games.dragon.refusals import refuse

Task = Any  # a task of any phase; JSON is read in a second step by codec.py, which knows them all

_MOMENTS: Final = tuple(f"month {month}" for month in range(MONTHS + 1))  # playouts ask for one at every choice

Phase = str
PHASES: Final = ("setup", "draft", "action", "person", "event", "scoring", "over")
PHASE_NUMBERS: Final = {"action": 1, "person": 2, "event": 3, "scoring": 4, "over": 4}
"""Phases of a month as the rules number them; the others are before the first month."""


SEED_DIGITS: Final = 100
"""More have no use, and many more cannot be written."""
_SEEDS: Final[int] = 10**SEED_DIGITS


def fits(seed: int) -> bool:
    """Whether a seed has no more than `SEED_DIGITS`."""
    return -_SEEDS < seed < _SEEDS


class Setup(msgspec.Struct, frozen=True):
    """How a game was set up (D-01): names by seat, edition, seat of the oldest player, seed of all luck, expansions.

    seed: answers every chance decision; None leaves them to whoever holds the position.
    great_event: the Super Event agreed on, or that one is drawn at random (GE-1, GE-2); None plays without.
    rules: names of house rules.
    """

    players: Annotated[tuple[str, ...], msgspec.Meta(min_length=2, max_length=5)]
    edition: Edition = "2017"
    starting_player: Amount = 0
    seed: int | None = None
    great_wall: bool = False
    great_event: GreatEvent | Literal["random"] | None = None
    rules: HouseRules = UNSET


@dataclass(slots=True, repr=False)
class State(Position):
    """A game at one moment. Read it freely; `after` gives the next one and never changes this one.

    Everything is public but the hands (SETUP-8, SETUP-12). Coins are one number (SETUP-13), and only tiles of persons
    can run out (SETUP-14).

    setup: what does not change. event_row: events of months 1 to 12, empty until drawn. month: 1 to 12, 0 before.
    groups: action cards on the table in phase 1; dragons: seat -> letter of the group used. offer: tiles on the board.
    courts: by seat. track: seats in the order of the person track, the leader first. agenda: open tasks, next one last.
    great_event: the Super Event face up on month 7 (GE-1). wall: owners of the tiles laid, from the left (WALL-4, 5).
    """

    game = Late("dragon")
    moves = MOVES

    setup: Setup
    event_row: tuple[Event, ...] = ()
    month: Amount = 0
    phase: Phase = "setup"
    groups: tuple[tuple[Action, ...], ...] = ()
    dragons: dict[int, str] = field(default_factory=dict)
    offer: dict[Person, Amount] = field(default_factory=dict)
    courts: list[Court] = field(default_factory=list)
    track: list[int] = field(default_factory=list)
    agenda: list[Task] = field(default_factory=list)
    great_event: GreatEvent | None = None
    wall: tuple[int, ...] = ()

    # --- the table ---

    def begin(self, phase: Phase) -> None:
        """Enter a phase: the dragons are with their owners and the action cards in the deck, until dealt (ACT-12)."""
        self.phase = phase
        self.groups = ()
        self.dragons.clear()

    @property
    def event(self) -> Event | None:
        """The event of this month (EVT-1); None before the first month."""
        return self.event_row[self.month - 1] if self.month else None

    def court(self, name: str) -> Court:
        """The court of the player with this name. Raises: KeyError."""
        try:
            return self.courts[self.setup.players.index(known(name, self.setup.players))]
        except ValueError:
            raise NotFound(f"nobody here is called {short(name)}: {', '.join(self.setup.players)}") from None

    def advance(self, seat: int, steps: int) -> None:
        """Move a marker forward; it lands on top of the stack on its new space (TRACK-3, TRACK-4).

        `track` holds the order: whoever stands on a farther space, or higher on the same one, comes first (TRACK-1, 2).
        So two players never tie (TRACK-8); who has not drafted is not in it (SETUP-11). Markers never go back
        (TRACK-5), and the track has no end (TRACK-7).
        """
        courts, track = self.courts, self.track
        court = courts[seat]
        court.space = space = court.space + steps
        if seat not in track:
            track.append(seat)
        place = track.index(seat)
        while place and courts[track[place - 1]].space <= space:
            track[place] = track[place - 1]
            place -= 1
        track[place] = seat

    # --- what a Position supplies ---

    @property
    def house_rules(self) -> tuple[str, ...]:
        """The names of the house rules that it is played by."""
        return self.setup.rules or ()

    @property
    def when(self) -> tuple[int, int]:
        """The month, and its phase: 1 action, 2 person, 3 event, 4 scoring and the end; 0 before them (ROUND-2)."""
        return self.month, PHASE_NUMBERS.get(self.phase, 0)

    def clone(self) -> State:
        """An independent copy, about 3 µs for four players."""
        return State(
            self.setup, self.event_row, self.month, self.phase, self.groups, self.dragons.copy(), self.offer.copy(),
            [court.clone() for court in self.courts], self.track.copy(), self.agenda.copy(),
            self.great_event, self.wall,
        )  # fmt: skip

    @property
    def players(self) -> tuple[str, ...]:
        """Names by seat."""
        return self.setup.players

    def refusal(self, code: str, **facts: Any) -> Refusal:
        """The refusal with this code."""
        return refuse(code, **facts)

    @property
    def luck(self) -> SeededLuck | None:
        """The luck of this game's seed."""
        return None if self.setup.seed is None else SeededLuck(self.setup.seed)

    @property
    def moment(self) -> str:
        """Which deal this is: the event row comes once, the action groups once a month."""
        return _MOMENTS[self.month] if self.month <= MONTHS else f"month {self.month}"

    def misplaced(self, move: Move) -> Refusal:
        """ERR-STEP; for a release that nobody asked for ERR-REL-VOLUNTARY (AMB-44)."""
        if isinstance(move, Release):
            return refuse("ERR-REL-VOLUNTARY")
        return Position.misplaced(self, move)

    @property
    def outcome(self) -> Outcome | None:
        """Who won, and why; None while the game goes on (WIN-1, WIN-2)."""
        if self.agenda or self.phase != "over":
            return None
        scores = tuple(court.vp for court in self.courts)
        order = sorted(self.track, key=lambda seat: -scores[seat])  # stable: the track breaks ties
        tied = len(order) > 1 and scores[order[0]] == scores[order[1]]
        ranking = tuple((seat,) for seat in order)
        return Outcome(ranking[0], scores, ranking, ("WIN-2",) if tied else ("WIN-1",))
