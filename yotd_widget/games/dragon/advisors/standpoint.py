"""What one player sees from where the game stands: the numbers that considerations need, and the whole appraisal."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Final

from yotd_widget.engine.house_rules import remembered
from yotd_widget.games.dragon.advisors.appraisal import (
    Shape,
    Term,
    Weights,
    books,
    coffers,
    coins,
    estate,
    fans,
    granary,
    hammers,
    helmets,
    mortars,
    points,
    privileges,
    rockets,
    sacks,
    scored,
    store,
    track,
    wall,
)
from yotd_widget.games.dragon.court import Court
from yotd_widget.games.dragon.events import EventPhase
from yotd_widget.games.dragon.great_events import GreatEventPhase
from yotd_widget.games.dragon.pieces import (
    EVENTS,
    GREAT_EVENT_MONTH,
    KINDS,
    MONTHS,
    SYMBOLS_OF,
    Event,
    GreatEvent,
    Kind,
    Person,
)
from yotd_widget.games.dragon.state import State

NUMBER_OF: Final[dict[Kind, int]] = {kind: number for number, kind in enumerate(KINDS)}
_MONK, _WARRIOR = NUMBER_OF["monk"], NUMBER_OF["warrior"]
_NONE: Final = (0,) * len(KINDS)
FAR: Final = 12
"""A lead of so many steps is as good as any larger one."""


@remembered()
def tally(persons: tuple[Person, ...]) -> tuple[int, ...]:
    """Symbols of some persons, kind by kind."""
    return tuple(sum(SYMBOLS_OF[kind].get(person, 0) for person in persons) for kind in KINDS)


@remembered()
def dragons_on(small: int, large: int) -> int:
    """Dragons on so many privileges."""
    return Court(small=small, large=large).privilege_dragons()


def shape_of(court: Court) -> Shape:
    """Floors, persons and Buddhas of each palace."""
    return tuple([(p.floors, len(p.persons), tally(p.persons)[_MONK]) for p in court.palaces])


@remembered(1 << 14)
def ahead(
    row: tuple[Event, ...], begun: int, great_event: GreatEvent | None, again: bool = False
) -> dict[Event, tuple[int, ...]]:
    """Months of each event that is still to come. begun: months whose event has begun; again: one comes once more."""
    months: dict[Event, tuple[int, ...]] = dict.fromkeys(EVENTS, ())
    for month, event in enumerate(row, 1):
        times = int(month > begun) + int(month == begun and again)
        if month == GREAT_EVENT_MONTH and great_event == "ge_eclipse" and month > begun:
            times += 1
        months[event] += (month,) * times
    return months


class Standpoint:
    """A player, and what all terms share; its methods give the terms: what if the player had so much?

    now: the month. months: actions left in later ones. scorings: how often this month and later ones score. comes:
    somebody may move in before decay. events: months of those to come. great: the Super Event, while it is to come.
    known: gains of newcomers, once they are found.
    """

    __slots__ = (
        *("comes", "court", "events", "great", "known", "months", "now", "others", "scorings", "seat", "shape"),
        *("_fewest", "_later", "_leads", "_pulls", "_symbols", "state", "w"),
    )

    def __init__(self, state: State, seat: int, w: Weights) -> None:
        self.state, self.seat, self.w = state, seat, w
        self.court = court = state.courts[seat]
        self.others = [other for other in state.courts if other is not court]
        self.now = now = state.month
        self.months = MONTHS - now
        phase, great = state.phase, state.great_event
        over = phase in ("scoring", "over")
        self.scorings = self.months + (0 if over or not now else 1)
        self.comes = phase in ("draft", "action") and bool(court.hand)
        begun = now if over or phase == "event" else max(0, now - 1)
        again = phase == "event" and great == "ge_eclipse" and EventPhase() in state.agenda
        self.events = ahead(state.event_row, begun, great, again)
        self.great = great if begun < GREAT_EVENT_MONTH or GreatEventPhase() in state.agenda else None
        self.shape = shape_of(court)
        self._symbols: list[int] | None = None
        self._fewest = -1
        self._leads: dict[int, tuple[int, ...]] = {}
        self._later: Standpoint | None = None
        self._pulls: dict[int, float] = {}
        self.known: dict[Person, float] = {}

    def later(self) -> Standpoint:
        """The same court a month later, this month's event being over."""
        if self._later is None:
            later = self._later = copy(self)
            later.now, later.months, later.scorings = self.now + 1, self.months - 1, self.scorings - 1
            later.comes = True
            later.events = ahead(self.state.event_row, self.now, self.state.great_event)
            later.great = self.great if self.now < GREAT_EVENT_MONTH else None
            later.known, later._pulls = {}, {}
        return self._later

    def symbols(self, kind: Kind) -> int:
        """Symbols of one kind at court."""
        if self._symbols is None:
            tallies = [tally(palace.persons) for palace in self.court.palaces]
            self._symbols = [sum(counts) for counts in zip(_NONE, *tallies, strict=True)]
        return self._symbols[NUMBER_OF[kind]]

    def fewest_helmets(self) -> int:
        """Helmets of the weakest rival."""
        if self._fewest < 0:
            self._fewest = min(
                [sum([tally(palace.persons)[_WARRIOR] for palace in court.palaces]) for court in self.others]
            )
        return self._fewest

    # --- Terms ---

    def coffers(self, yuan: int) -> Term:
        return coffers, self.w, self.now, self.events["imperial_tribute"], self.months, yuan

    def granary(self, rice: int, shape: Shape) -> Term:
        inhabited = crowded = 0
        for _, persons, _ in shape:
            if persons:
                inhabited += 1
                if persons > 1:
                    crowded += 1
        droughts = self.events["drought"]
        return granary, self.w, self.now, droughts, rice, inhabited, crowded, len(shape), int(self.comes)

    def store(self, fireworks: int) -> Term:
        rivals = sorted([court.fireworks for court in self.others])
        return store, self.w, self.now, self.events["dragon_festival"], tuple(rivals), fireworks

    def track(self, space: int) -> Term:
        if (leads := self._leads.get(space)) is None:
            steps = [space - court.space for court in self.others]
            steps.sort()
            leads = self._leads[space] = tuple([FAR if lead > FAR else -FAR if lead < -FAR else lead for lead in steps])
        months = self.months
        if self.great == "ge_volcano":
            months = min(months, max(0, GREAT_EVENT_MONTH - self.now))
        return track, self.w, months, leads

    def pull(self, steps: int) -> float:
        """What it is worth to go forward by so many steps [VP]."""
        pulls = self._pulls
        if steps not in pulls:
            space = self.court.space
            if not pulls:
                pulls[0] = points(*self.track(space))
            pulls[steps] = points(*self.track(space + steps)) - pulls[0]
        return pulls[steps]

    def privileges(self, small: int, large: int) -> Term:
        scorings = self.scorings
        if self.great == "ge_assassination":
            scorings = max(0, GREAT_EVENT_MONTH - max(1, self.now))
        return privileges, scorings, dragons_on(small, large)

    def scored(self, vp: int) -> Term:
        return scored, vp

    def estate(self, shape: Shape) -> Term:
        lantern, buddha = self.great == "ge_lantern", self.great == "ge_buddha"
        palaces = tuple(sorted(shape))  # their order means nothing, and fewer terms have to be remembered
        return estate, self.w, self.scorings, self.comes, len(self.court.hand), 1 + lantern, 1 + buddha, palaces

    def craft(self, kind: Kind, symbols: int) -> Term:
        """What persons of one kind do if they show so many symbols; monks belong to the estate."""
        return CRAFTS[kind](self, symbols)

    def wall(self, own: int) -> Term:
        """The Great Wall with so many own tiles in it."""
        standing = self.state.wall
        checks = (*self.events["mongol_invasion"], MONTHS) if self.state.setup.great_wall else ()
        fewest = min(standing.count(seat) for seat in range(len(self.state.courts)) if seat != self.seat)
        length = len(standing) - standing.count(self.seat) + own
        return wall, self.w, self.now, checks, length, own, fewest

    def terms(self) -> list[Term]:
        """Everything the player has."""
        court = self.court
        return [
            self.scored(court.vp),
            self.privileges(court.small, court.large),
            self.estate(self.shape),
            self.coffers(court.yuan),
            self.granary(court.rice, self.shape),
            self.store(court.fireworks),
            self.track(court.space),
            self.wall(self.state.wall.count(self.seat)),
            *(self.craft(kind, self.symbols(kind)) for kind in CRAFTS),
        ]


CRAFTS: Final[dict[Kind, Callable[[Standpoint, int], Term]]] = {
    "craftsman": lambda here, symbols: (hammers, here.w, here.months, symbols),
    "tax_collector": lambda here, symbols: (coins, here.w, here.months, symbols),
    "scholar": lambda here, symbols: (books, here.w, here.months, symbols),
    "court_lady": lambda here, symbols: (fans, here.scorings, symbols),
    "farmer": lambda here, symbols: (sacks, here.w, len(here.events["drought"]), symbols),
    "pyrotechnist": lambda here, symbols: (rockets, here.w, len(here.events["dragon_festival"]), symbols),
    "healer": lambda here, symbols: (mortars, here.w, here.now, here.events["contagion"], symbols),
    "warrior": lambda here, symbols: (
        *(helmets, here.w, here.now, here.events["mongol_invasion"], here.months),
        *(here.fewest_helmets() if here.events["mongol_invasion"] else 0, symbols),
    ),
}
"""The term of each kind of person but the monks."""
