"""What a position is worth to one player, in points, and why: considerations from which the Steward decides.

A consideration is a function of a few small numbers that gives `Reason`s. A *term* is a consideration with its numbers,
as one tuple; `points` of a term is remembered, so that thousands of games can be played by the same few sums. Numbers
of the rules are asked from the engine; the `Weights` are estimates, found by self-play.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from typing import Any, Final

import msgspec

from yotd_widget.describe import advice
from yotd_widget.engine.house_rules import remembered
from yotd_widget.engine.trace import Fact
from yotd_widget.games.dragon.advisors.sentences import sentence
from yotd_widget.games.dragon.court import Court, Palace
from yotd_widget.games.dragon.events import (
    contagion_victims,
    festival_points,
    fewest_helmets,
    missing_yuan,
    unsupplied,
)
from yotd_widget.games.dragon.great_wall import needed
from yotd_widget.games.dragon.pieces import (
    MONTHS,
    POINTS_PER_PERSON,
    PRICE_OF_GOODS,
    TRIBUTE,
    YUAN_PER_POINT,
    Event,
    Person,
)


class Weights(msgspec.Struct, frozen=True, eq=False, repr_omit_defaults=True):
    """Estimates of a player, in points (VP) unless said otherwise; what the rules fix exactly is not here.

    service: what a person does in a year, besides its points at the end. foresight, fate: the share of a loss or prize
    that counts for each month that it is away; fate for Contagion and Invasion, against which nothing can be stored.
    room: a free place for somebody still in hand. settle: how surely an empty palace is moved into. money: the first
    spare yuan, at the start of the year; thrift: what each further one is worth of the one before. lead: being before
    one rival for the whole year; pace [steps]: how large a lead is. keep: share of a card's value that it still has a
    month later. hammer, coin, helmet, book: the first symbol of its kind, at the start of the year; rocket, sack: the
    same for each Festival or Drought to come; fade: what each further one is worth of the one before. stock: a
    fireworks tile for each Festival to come. wall: by how many tiles the Great Wall grows in a month.
    """

    service: float = 9.0
    foresight: float = 0.78
    fate: float = 0.85
    room: float = 8.0
    settle: float = 0.57
    money: float = 0.38
    thrift: float = 0.94
    lead: float = 10.0
    pace: float = 1.33
    keep: float = 0.93
    hammer: float = 2.67
    coin: float = 1.05
    helmet: float = 3.21
    book: float = 1.19
    rocket: float = 0.94
    sack: float = 1.9
    fade: float = 0.79
    stock: float = 1.12
    wall: float = 0.7

    def __reduce__(self) -> tuple[Any, ...]:
        """Equal weights that come to another process are one object there: `points` knows them by identity."""
        return _same_weights, msgspec.structs.astuple(self)


@remembered()
def _same_weights(*values: float) -> Weights:
    return Weights(*values)


WEIGHTS: Final = _same_weights(*msgspec.structs.astuple(Weights()))
"""Those found by self-play."""


class Reason(advice.Reason, frozen=True):
    """A part of the worth of a court, in points."""

    def told(self) -> str:
        return sentence(self.consideration, self.facts, self.instead)


Term = tuple[Any, ...]
"""A consideration and its numbers."""
Shape = tuple[tuple[int, int, int], ...]
"""Palace by palace: floors, persons, Buddhas."""


Change = tuple[Term, Term]
"""What the player has, and what it would be."""
Changes = list[Change]


def gain(changes: Changes) -> float:
    """What some changes are worth [VP]."""
    total = 0.0
    for before, after in changes:
        total += points(*after) - points(*before)
    return total


def best(plans: Iterable[Changes]) -> Changes:
    """The changes that gain most; none where nothing can be changed, as a house rule may let one act in vain."""
    return max(plans, key=gain, default=[])


@remembered(1 << 18)
def points(consideration: Any, *numbers: Any) -> float:
    """What a term is worth [VP]: `points(*term)`."""
    return float(sum(reason.points for reason in consideration(*numbers)))


def reasons(term: Term) -> tuple[Reason, ...]:
    """A term in parts."""
    found: tuple[Reason, ...] = term[0](*term[1:])
    return found


@remembered()
def several(first: float, count: int, fade: float) -> float:
    """Worth of `count` equal things, each further one worth `fade` of the one before.

    >>> several(4, 3, 0.5)
    7.0
    """
    return sum(first * fade**number for number in range(count))


# --- Considerations: the coming events ---------------------------------------------------------------------------


def coffers(w: Weights, now: int, tributes: tuple[int, ...], months: int, yuan: int) -> list[Reason]:
    """Yuan: for each Tribute to come, to spend before it, and at the end. tributes: their months."""
    found = [
        Reason("money", ("ACT-6", "ACT-PRIV-1"), several(w.money * months / MONTHS, yuan, w.thrift), {"yuan": yuan})
    ]
    for month in tributes:
        lost = missing_yuan(Court(yuan=yuan))
        yuan -= TRIBUTE - lost
        found.append(_loss(w, "imperial_tribute", "EVT-TRIBUTE-2", now, month, lost))
    found.append(Reason("yuan at the end", ("END-5",), yuan / YUAN_PER_POINT, {"yuan": yuan}))
    return found


def granary(
    w: Weights, now: int, droughts: tuple[int, ...], rice: int, inhabited: int, crowded: int, homes: int, comers: int
) -> list[Reason]:
    """Rice: for each Drought to come, for as many palaces as will be inhabited then; the rest is sold at the end.

    crowded: inhabited palaces that a Drought would not empty. homes: all palaces. comers: how many persons may move
    into empty ones this month; later one in each month.
    """
    found = []
    for month in droughts:
        hungry = min(homes, inhabited + comers + month - now)
        lost = unsupplied(Court([_HOME] * hungry, rice=rice))
        rice -= hungry - lost
        found.append(_loss(w, "drought", "EVT-DROUGHT-3", now, month, lost))
        if month == now:
            emptied, worth = max(0, lost - crowded), (1 - w.settle) * (MONTHS - month + 1)
            facts: dict[str, Fact] = {"month": month, "palaces": emptied}
            found.append(Reason("emptied", ("EVT-DROUGHT-4", "DECAY-1"), -emptied * worth, facts))
    return [*found, _sold("rice", rice)]


def store(w: Weights, now: int, festivals: tuple[int, ...], rivals: tuple[int, ...], fireworks: int) -> list[Reason]:
    """Fireworks: prizes of the Festivals to come, against what the rivals hold now; the rest is sold at the end."""
    found = [
        Reason("stock", ("EVT-FESTIVAL-1",), several(w.stock * len(festivals), fireworks, w.fade), {"tiles": fireworks})
    ]
    for month in festivals:
        prize = festival_points((fireworks, *rivals))[0]
        facts: dict[str, Fact] = {"month": month, "prize": prize, "tiles": fireworks}
        rules = ("EVT-FESTIVAL-1", "EVT-FESTIVAL-2")
        found.append(Reason("dragon_festival", rules, prize * w.foresight ** (month - now), facts))
    return [*found, _sold("fireworks", fireworks)]


def mortars(w: Weights, now: int, contagions: tuple[int, ...], symbols: int) -> list[Reason]:
    """Healers: persons kept in each Contagion to come."""
    lost = contagion_victims(Court([Palace(1, (_HEALER,) * symbols)]))
    return [_loss(w, "contagion", "EVT-CONTAGION-1", now, month, lost) for month in contagions]


def helmets(w: Weights, now: int, invasions: tuple[int, ...], months: int, fewest: int, symbols: int) -> list[Reason]:
    """Warriors: points and safety in each Invasion to come, and parades. fewest: the weakest rival's helmets."""
    found = [_craft("helmets", "ACT-PARADE-1", w, w.helmet * months / MONTHS, symbols)]
    weakest = 0 in fewest_helmets((symbols, fewest))
    for month in invasions:
        found.append(_loss(w, "mongol_invasion", "EVT-MONGOL-2", now, month, int(weakest)))
        found.append(Reason("helmets shown", ("EVT-MONGOL-1",), symbols, {"month": month, "helmets": symbols}))
    return found


def _loss(w: Weights, event: Event, rule: str, now: int, month: int, persons: int) -> Reason:
    facts: dict[str, Fact] = {"month": month, "persons": persons}
    worth = POINTS_PER_PERSON + w.service * (MONTHS - month) / MONTHS
    hope = w.fate if event in ("contagion", "mongol_invasion") else w.foresight
    return Reason(event, (rule,), -persons * worth * hope ** (month - now), facts)


def _sold(goods: str, tiles: int) -> Reason:
    return Reason(f"{goods} at the end", ("END-4", "END-5"), tiles * PRICE_OF_GOODS / YUAN_PER_POINT, {"tiles": tiles})


_HOME: Final = Palace(1, ("young monk",))
_HEALER: Final[Person] = "young healer"

# --- Considerations: what persons do -----------------------------------------------------------------------------


def _craft(name: str, rule: str, w: Weights, first: float, symbols: int) -> Reason:
    return Reason(name, (rule,), several(first, symbols, w.fade), {"symbols": symbols})


def hammers(w: Weights, months: int, symbols: int) -> list[Reason]:
    """Craftsmen: more floors with each Build to come."""
    return [_craft("hammers", "ACT-BUILD-1", w, w.hammer * months / MONTHS, symbols)]


def coins(w: Weights, months: int, symbols: int) -> list[Reason]:
    """Tax collectors: more yuan with each Taxes to come."""
    return [_craft("coins", "ACT-TAX-1", w, w.coin * months / MONTHS, symbols)]


def books(w: Weights, months: int, symbols: int) -> list[Reason]:
    """Scholars: more points with each Research to come."""
    return [_craft("books", "ACT-RESEARCH-1", w, w.book * months / MONTHS, symbols)]


def sacks(w: Weights, droughts: int, symbols: int) -> list[Reason]:
    """Farmers: more rice before each Drought to come."""
    return [_craft("sacks", "ACT-HARVEST-1", w, w.sack * droughts, symbols)]


def rockets(w: Weights, festivals: int, symbols: int) -> list[Reason]:
    """Pyrotechnists: more fireworks before each Festival to come."""
    return [_craft("rockets", "ACT-FIRE-1", w, w.rocket * festivals, symbols)]


def fans(scorings: int, symbols: int) -> list[Reason]:
    """Court ladies: points in each month left."""
    return [Reason("fans", ("SCORE-2",), scorings * symbols, {"dragons": symbols, "months": scorings})]


# --- Considerations: the court -----------------------------------------------------------------------------------


def estate(
    w: Weights, scorings: int, comes: bool, cards: int, persons_count: int, monks_count: int, shape: Shape
) -> list[Reason]:
    """Palaces with those who live there: points in each month left and at the end, and room for those to come.

    comes: somebody may move in before decay. persons_count, monks_count: how often persons and monks score.
    """
    heads = places = buddhas = stands = 0
    empty = []
    for floors, persons, symbols in shape:
        heads += persons
        places += floors
        buddhas += floors * symbols
        if persons:
            stands += scorings
        else:
            empty.append(floors)
    standing: float = stands
    for turn, floors in enumerate(sorted(empty)):
        alone = min(scorings, floors - 1)  # decay takes a floor before each scoring
        decays = turn if comes else turn + 1
        in_time = cards > turn and floors > decays
        standing += alone + (w.settle * (scorings - alone) if in_time else 0)
    room = min(cards, max(0, places - heads))
    facts: dict[str, Fact] = {"palaces": len(shape), "inhabited": len(shape) - len(empty), "points": round(standing)}
    return [
        Reason("palaces", ("SCORE-1", "DECAY-1"), standing, facts),
        Reason("persons", ("END-2",), POINTS_PER_PERSON * heads * persons_count, {"persons": heads}),
        Reason("monks", ("END-3",), buddhas * monks_count, {"points": buddhas}),
        Reason("room", ("PAL-1", "PER-7"), several(w.room, room, w.fade), {"places": room}),
    ]


def privileges(scorings: int, dragons: int) -> list[Reason]:
    """Privileges: points in each month left."""
    return [Reason("privileges", ("SCORE-3",), scorings * dragons, {"dragons": dragons, "months": scorings})]


def track(w: Weights, months: int, leads: tuple[int, ...]) -> list[Reason]:
    """The person track: whoever acts first pays no fee and has the choice. leads: steps before each rival."""
    worth = sum(1 / (1 + exp(-lead / w.pace)) for lead in leads)
    facts: dict[str, Fact] = {"ahead of": sum(lead > 0 for lead in leads), "leads": ", ".join(map(str, leads))}
    return [Reason("track", ("TRACK-1", "ACT-6"), w.lead * months / MONTHS * worth, facts)]


def scored(vp: int) -> list[Reason]:
    """Points that nobody takes away."""
    return [Reason("points", ("WIN-1",), vp, {"points": vp})]


def wall(w: Weights, now: int, checks: tuple[int, ...], length: int, own: int, fewest: int) -> list[Reason]:
    """The Great Wall: points or a loss in each check to come. fewest: tiles of the rival who has the fewest."""
    found = []
    for month in checks:
        reach = needed(month, final=month == MONTHS)
        likely = 1 / (1 + exp(reach - length - w.wall * (month - now)))
        lost = int(own <= fewest)
        value = likely * own - (1 - likely) * lost * POINTS_PER_PERSON * w.foresight ** (month - now)
        facts: dict[str, Fact] = {"month": month, "tiles": own, "persons": lost}
        found.append(Reason("wall", ("WALL-11", "WALL-12"), value, facts))
    return found
