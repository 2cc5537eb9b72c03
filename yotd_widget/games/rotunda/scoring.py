"""The final scoring (SCORE, ADV-3): it depends on the final table alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from yotd_widget.engine.position import Chore
from yotd_widget.engine.trace import Notes
from yotd_widget.games.rotunda.data import Data
from yotd_widget.games.rotunda.gains import gain_points
from yotd_widget.games.rotunda.state import SCORED, State

COINS_FOR_A_POINT = 3


class FinalScoring(Chore, frozen=True):
    """Amulets, Orders, track, Assistants, Experts kept, coins; no bonus is given (BONUS-4)."""

    def run(self, state: State, notes: Notes | None) -> None:
        state.step, data = SCORED, state.data
        for seat, own in enumerate(state.seats):
            sizes = sets(amulets_of(state, seat))
            gain_points(state, seat, of_sets(data, sizes), "SCORE-1", notes, sets=len(sizes))
            # ORDER-3: what Orders are worth counts here alone
            worth = sum([data.order[order].vp for order in own.done])
            gain_points(state, seat, worth, "SCORE-2", notes, count=len(own.done))
            gain_points(state, seat, of_track(data, own.track), "SCORE-3", notes, left=own.track)
            about = own.seated + len(own.villages)
            gain_points(state, seat, about, "SCORE-4", notes, count=about)
            if state.setup.advanced:
                gain_points(state, seat, of_experts(state, seat), "ADV-3", notes, count=len(own.experts))
            coins = own.changed
            gain_points(state, seat, of_coins(coins), "SCORE-5", notes, count=coins)


def amulets_of(state: State, seat: int) -> list[str]:
    """The Amulets of a player: tokens, and used Experts with a mark (SCORE-1, ruling 50)."""
    own, experts, found = state.seats[seat], state.data.expert, [*state.seats[seat].amulets]
    for card in own.cards:
        if (kind := experts[card].amulet) is not None:
            found.append(kind)
    return found


def sets(amulets: Iterable[str]) -> list[int]:
    """The sizes of sets without repeats, the largest first, which is the best split (SCORE-1).

    >>> sets(["A1", "A1", "A2", "A3", "X1"])
    [4, 1]
    """
    sizes: list[int] = []
    held: dict[str, int] = {}
    for amulet in amulets:
        number = held[amulet] = held.get(amulet, 0) + 1  # the first of each kind is in the first set, and so on
        if number > len(sizes):
            sizes.append(0)
        sizes[number - 1] += 1
    return sizes


def of_sets(data: Data, sizes: Iterable[int]) -> int:
    """What sets of these sizes are worth (2.11)."""
    points = data.amulets.set_points
    return sum([points[min(size, len(points) - 1)] for size in sizes])


def of_track(data: Data, left: int) -> int:
    """The values of the fields that so many Assistants leave uncovered, from the left (SCORE-3, ASSIST-TRACK-1)."""
    return sum(data.assistants_track.values_left_to_right[: uncovered(data, left)])


def uncovered(data: Data, left: int) -> int:
    """How many fields of the track are uncovered when so many Assistants are on it (ASSIST-TRACK-1)."""
    return max(0, len(data.assistants_track.values_left_to_right) - left)


def of_coins(coins: int) -> int:
    """What coins are worth (SCORE-5)."""
    return coins // COINS_FOR_A_POINT


def of_experts(state: State, seat: int) -> int:
    """For each Expert kept, as many points as cards with the same back lie in the discard pile (ADV-3)."""
    experts = state.data.expert
    backs = Counter(experts[card].back for card in state.discard)
    return sum(backs[experts[card].back] for card in state.seats[seat].experts)
