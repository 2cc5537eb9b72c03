"""What a table is worth to one player, in points, and why: considerations from which the Steward decides.

Numbers of the rules are asked from the engine; the `Weights` are estimates. Nothing is looked at that the player cannot
see: of the others only what lies open.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from typing import Final

import msgspec

from yotd_widget.describe import advice
from yotd_widget.engine.trace import Fact
from yotd_widget.games.gugong.advisors.sentences import sentence
from yotd_widget.games.gugong.data import Decree
from yotd_widget.games.gugong.nights import matches
from yotd_widget.games.gugong.scoring import decree_points, jade_points
from yotd_widget.games.gugong.seat import Seat
from yotd_widget.games.gugong.state import State


class Weights(msgspec.Struct, frozen=True, repr_omit_defaults=True):
    """Estimates of a player, in points.

    gate: what is lost outside the Palace; pace: Envoy steps that a turn brings, if need be. servant: the first one in
    the pool; fade: what each further one is worth of the one before; double: the Double Servant at hand. token: of
    worth one. card: a card more, for each Day to come. match: one at Night; most: the bonus for most matches. unit: a
    servant on the Wall; lead: having most there. cargo: a servant on a ship; full: share of a reward that a full ship
    will bring. step: of Intrigue; behind: a player behind on that track. medal: to be first. jade: what each further
    Jade makes worth more. More: what a Decree of level 1 or 2 brings a Day.
    """

    gate: float = 24.0
    pace: float = 0.8
    servant: float = 0.9
    fade: float = 0.93
    double: float = 1.5
    token: float = 0.5
    card: float = 1.6
    match: float = 0.7
    most: float = 1.0
    unit: float = 0.8
    lead: float = 1.5
    cargo: float = 0.7
    full: float = 0.8
    step: float = 0.25
    behind: float = 0.3
    medal: float = 0.6
    jade: float = 0.6
    morning_intrigue: float = 0.8
    morning_ship_servant: float = 1.2
    morning_servant: float = 0.9
    morning_envoy: float = 1.8
    morning_swap: float = 0.5
    travel_b_discount: float = 0.6
    jade_discount: float = 0.7
    wall_extra_servant: float = 0.8
    equal_gift_is_free: float = 0.9
    decree_discount: float = 0.7


WEIGHTS: Final = Weights()
REWARD_WORTH: Final = {"vp4": 4.0, "card": 3.0, "double": 3.0}
"""What a Harbour reward is worth, by estimate."""


class Reason(advice.Reason, frozen=True):
    """A part of the worth of a table to a player."""

    def told(self) -> str:
        return sentence(self.consideration, self.facts, self.instead)


def days_ahead(state: State) -> int:
    """Days after this one; a Morning before the Tracker moves belongs to the next one."""
    return max(0, state.data.days.count - state.when[0])


def turns_left(state: State, own: Seat) -> int:
    """Turns that a player still has, if nothing changes."""
    return len(own.hand) + days_ahead(state) * (len(own.hand) + len(own.discard))


def parts(state: State, seat: int, w: Weights = WEIGHTS) -> Iterator[Reason]:
    """All that the table is worth to a player, by consideration."""
    own, ahead = state.seats[seat], days_ahead(state)
    turns = turns_left(state, own)
    soon = min(1.0, turns / 4)
    yield Reason("points", (), own.vp, {"points": own.vp})
    yield from _palace(state, own, turns, w)
    jades = jade_points(state, own.jade) + w.jade * own.jade * ahead / 3
    yield Reason("jade", ("END-4",), jades, {"jade": own.jade})
    pool = w.servant * (1 - w.fade**own.pool) / (1 - w.fade) * soon
    yield Reason("servants", ("SERV-1",), pool, {"servants": own.pool})
    if own.double != "locked":
        at_hand = 1.0 if own.double == "pool" else 0.5
        yield Reason("double", ("DBL-4",), w.double * at_hand * soon)
    yield Reason("tokens", ("XCH-1",), w.token * own.token_worth, {"worth": own.token_worth})
    cards = len(own.hand) + len(own.discard)
    yield Reason("cards", ("MORN-9",), w.card * cards * ahead, {"cards": cards})
    yield from _night(state, seat, w)
    yield from _wall(state, seat, w)
    yield from _ships(state, own, w)
    yield Reason("intrigue", ("INTR-1", "INTB-3"), w.step * own.intrigue, {"steps": own.intrigue})
    behind = len(state.order) - 1 - state.order.index(seat)
    yield Reason("behind", ("TIE-1",), w.behind * behind, {"players": behind})
    if state.medal == seat and ahead:
        yield Reason("medal", ("MORN-1",), w.medal)
    for decree in own.decrees:
        tile = state.data.tiles[decree]
        yield Reason(decree, (f"DECREE-{tile.level}-{decree[-1]}",), _decree(state, seat, tile, w))


def _palace(state: State, own: Seat, turns: int, w: Weights) -> Iterator[Reason]:
    """Who is not in the Palace has nothing (END-5); the spaces are worth less and less (PAL-3)."""
    spaces = state.data.palace.vp_spaces.of(state.setup.side)
    missing = state.data.palace.palace_step - own.envoy
    inside = own.space > 0
    chance = 1.0 if inside else 1 / (1 + exp(missing - w.pace * turns)) if turns else 0.0
    facts: dict[str, Fact] = {"step": own.envoy, "turns": turns, "inside": inside}
    yield Reason("gate", ("END-5", "PAL-1"), w.gate * chance + w.pace * own.envoy, facts)
    free = spaces[sum(each.space > 0 for each in state.seats) :]
    points = spaces[own.space - 1] if inside else free[0] if free else 0
    yield Reason("space", ("PAL-3", "END-3"), points * chance, {"points": points})


def _night(state: State, seat: int, w: Weights) -> Iterator[Reason]:
    """Matches with tonight's dice: servants, and the chance of the bonus (NIGHT-2, NIGHT-3)."""
    if state.phase != "day":
        return
    found = matches(state, seat)
    yield Reason("matches", ("NIGHT-1", "NIGHT-3"), (w.match + w.most) * found, {"matches": found})


def _wall(state: State, seat: int, w: Weights) -> Iterator[Reason]:
    """Servants on the Wall, more with every other one there (WALL-5)."""
    units = state.seats[seat].wall_units
    if units:
        most = max(each.wall_units for each in state.seats)
        first = state.first([at for at, each in enumerate(state.seats) if each.wall_units == most]) == seat
        yield Reason("wall", ("WALL-5", "INTB-1"), w.unit * units + w.lead * first, {"units": units})


def _ships(state: State, own: Seat, w: Weights) -> Iterator[Reason]:
    """Ships by what their harbours bring, or those ahead of them (HARB-4)."""
    canal, total, units = state.data.canal, 0.0, 0
    for ship in own.ships:
        units += ship.units
        ahead = [REWARD_WORTH[reward] for at, all_ in canal.rewards.items() if at >= ship.harbour for reward in all_]
        best = max(ahead, default=0.0)
        share = w.full if ship.units >= canal.ship_capacity else w.cargo * ship.units / canal.ship_capacity
        late = ship.harbour >= canal.harbours and ship.units < canal.ship_capacity
        total += best * share * (0.3 if late else 1.0)
    if own.ships:
        yield Reason("cargo", ("HARB-1", "HARB-4"), total, {"units": units})


def _decree(state: State, seat: int, tile: Decree, w: Weights) -> float:
    """What a Decree will bring: at the end as it stands now and a little more, else for each Day to come."""
    ahead = days_ahead(state)
    if tile.level == 3:
        return decree_points(state, seat, tile) + 0.8 * ahead * (tile.effect != "end_flat_vp")
    return float(getattr(w, tile.effect)) * (ahead + (tile.level == 2) * 0.5)
