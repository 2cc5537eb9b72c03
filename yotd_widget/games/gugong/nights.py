"""The Night: matches, ships drift, claims (NIGHT-*)."""

from __future__ import annotations

from itertools import repeat

from yotd_widget.engine.position import Chore
from yotd_widget.engine.trace import Notes
from yotd_widget.games.gugong.canal import MayClaim, full_ships
from yotd_widget.games.gugong.pieces import MENG
from yotd_widget.games.gugong.seat import Ship
from yotd_widget.games.gugong.servants import gain
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.tracks import climb


def matches(state: State, seat: int) -> int:
    """Pairs of a card of the discard pile and a die that shows its value (NIGHT-1, NIGHT-8).

    Meng's follow from the Day (AUTOMA-16).
    """
    if state.automa is not None and seat == MENG:
        return state.setup.data.automa.night_matches_by_day[state.day - 1]
    values, dice, found = state.setup.data.values, state.dice, 0
    for card in state.seats[seat].discard:
        found += dice.count(values[card])
    return found


class NightPhase(Chore, frozen=True):
    """Matches gain servants, then the bonus; ships move; claims (NIGHT-2 to NIGHT-6)."""

    def run(self, state: State, notes: Notes | None) -> None:
        state.phase = "night"
        found = tuple(map(matches, repeat(state), range(len(state.seats))))
        if notes is not None:
            for seat in state.order_of_play:
                notes.add("NIGHT-1", seat, matches=found[seat])
        state.agenda += [ShipsMove(), NightBonus(found)]
        for seat in reversed(state.order_of_play):
            if found[seat]:
                state.agenda.append(Matched(seat, found[seat]))


class Matched(Chore, frozen=True):
    """Each match gains a servant, as far as the supply allows (NIGHT-2)."""

    seat: int
    matches: int

    def run(self, state: State, notes: Notes | None) -> None:
        gain(state, self.seat, self.matches * state.setup.data.night.servants_per_match, "NIGHT-2", notes)


class NightBonus(Chore, frozen=True):
    """Who has most matches, one at least, scores and moves the Envoy; ties by the marker (NIGHT-3, AMB-5)."""

    matches: tuple[int, ...]

    def run(self, state: State, notes: Notes | None) -> None:
        most, numbers = max(self.matches), state.setup.data.night
        if not most and state.setup.data.rulings.night_bonus_needs_a_match:
            return
        best = [seat for seat, count in enumerate(self.matches) if count == most]
        winner = state.first(best)
        state.seats[winner].vp += numbers.most_vp
        if notes is not None:
            tied = {"tied": True} if len(best) > 1 else {}
            notes.add("NIGHT-3", winner, {"vp": numbers.most_vp}, matches=most, **tied)
        climb(state, winner, numbers.most_envoy, "NIGHT-3", notes)


class ShipsMove(Chore, frozen=True):
    """Every ship moves one harbour ahead, the foremost first; from the last harbour it is lost (NIGHT-4, NIGHT-5)."""

    def run(self, state: State, notes: Notes | None) -> None:
        afloat = []
        for seat, own in enumerate(state.seats):
            for ship in own.ships:
                afloat.append((-ship.harbour, ship.route, seat, ship))
        for _, _, seat, ship in sorted(afloat):
            if ship.harbour == state.setup.data.canal.harbours:
                lose(state, seat, ship, notes)
                continue
            ahead = ship.at(ship.harbour + 1)
            state.seats[seat].replace_ship(ship, ahead)
            if notes is not None:
                notes.add("NIGHT-4", seat, ship=ship.name, to=ahead.name)
        for seat in reversed(state.order_of_play):  # NIGHT-6, AMB-25: the foremost of each player first
            if ships := sorted(full_ships(state, seat), key=lambda ship: (-ship.harbour, ship.route)):
                state.agenda += [MayClaim(seat, (ship.name,)) for ship in reversed(ships)]


def lose(state: State, seat: int, ship: Ship, notes: Notes | None) -> None:
    """A ship leaves the last harbour: its pieces return to the supply without reward (NIGHT-4)."""
    own = state.seats[seat]
    own.replace_ship(ship, None)
    own.supply += ship.servants
    if ship.double:
        own.double = "supply"
    if notes is not None:
        moved = {"double": "supply"} if ship.double else {}
        notes.add("NIGHT-4", seat, {"supply": ship.servants}, ship=ship.name, lost=True, **moved)
