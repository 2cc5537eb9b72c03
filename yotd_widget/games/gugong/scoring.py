"""The end of the game: the last exchanges, the Wall, Decrees of level 3, Palace, Jade (END-*)."""

from __future__ import annotations

from typing import Final

from yotd_widget.engine.position import Chore
from yotd_widget.engine.trace import Notes
from yotd_widget.games.gugong.data import Decree
from yotd_widget.games.gugong.exchanges import LastExchanges
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.tokens import score_points
from yotd_widget.games.gugong.wall import majority, score

PER: Final = 3
"""Points on the track for which D3-1 gives one (DECREE-3-1)."""


class EndPhase(Chore, frozen=True):
    """Last exchanges in player order, then the scoring (END-0)."""

    def run(self, state: State, notes: Notes | None) -> None:
        state.phase = "end"
        state.agenda.append(FinalScoring())
        state.agenda += [LastExchanges(seat) for seat in reversed(state.order_of_play) if seat != state.meng]


class FinalScoring(Chore, frozen=True):
    """Wall, Decrees, Palace, Jade; then who is not in the Palace has nothing (END-1 to END-5)."""

    def run(self, state: State, notes: Notes | None) -> None:
        if (winner := majority(state)) is not None:
            score(state, winner, "END-1", notes)
        score_decrees(state, notes)
        score_palace(state, notes)
        for seat, own in enumerate(state.seats):
            if points := jade_points(state, own.jade):
                score_points(state, seat, points, "END-4", notes, jade=own.jade)
        for seat in shut_out(state):
            own = state.seats[seat]
            if notes is not None:
                notes.add("END-5", seat, {"vp": -own.vp})
            own.vp = 0
        state.phase = "over"


def shut_out(state: State) -> list[int]:
    """Who has nothing in the end: whose Envoy is not in the Palace (END-5), even if nobody's is (END-7, AMB-30)."""
    if state.setup.data.rulings.nobody_in_palace != "no_winner" and not any(own.space for own in state.seats):
        return []
    return [seat for seat, own in enumerate(state.seats) if not own.space and seat != state.meng]


def jade_points(state: State, jade: int) -> int:
    """What so many Jades are worth (END-4)."""
    numbers = state.setup.data.jade
    listed = len(numbers.score) - 1
    return numbers.score[min(jade, listed)] + max(0, jade - listed) * numbers.score_each_beyond


def score_palace(state: State, notes: Notes | None) -> None:
    """The spaces in the Palace, in the order of arrival (END-3, PAL-4)."""
    spaces = state.setup.data.palace.vp_spaces.of(state.setup.side)
    for seat, own in enumerate(state.seats):
        if own.space:
            score_points(state, seat, spaces[own.space - 1], "END-3", notes, space=own.space)


RULES: Final = {
    "end_third_of_vp": "DECREE-3-1",
    "end_flat_vp": "DECREE-3-2",
    "end_vp_per_jade": "DECREE-3-3",
    "end_vp_per_decree_servant": "DECREE-3-4",
    "end_vp_per_harbour_servant": "DECREE-3-5",
}


def score_decrees(state: State, notes: Notes | None) -> None:
    """Decrees of level 3, D3-1 before the others (END-2, DECREE-3-1)."""
    first = [decree for decree in state.board_decrees if state.setup.data.tiles[decree].effect == "end_third_of_vp"]
    others = [decree for decree in state.board_decrees if decree not in first]
    for decree in (*first, *others):
        tile = state.setup.data.tiles[decree]
        if tile.effect not in RULES:
            continue
        for seat, own in enumerate(state.seats):
            if decree in own.decrees and (points := decree_points(state, seat, tile)):
                score_points(state, seat, points, RULES[tile.effect], notes, of=counted_by(state, seat, tile))


def decree_points(state: State, seat: int, tile: Decree) -> int:
    """What a Decree of level 3 gives a player now (DECREE-3-1 to DECREE-3-5)."""
    of = counted_by(state, seat, tile)
    points = of // PER if tile.effect == "end_third_of_vp" else tile.n * of
    return points if tile.cap is None else min(points, tile.cap)


def counted_by(state: State, seat: int, tile: Decree) -> int:
    """How many there are of what a Decree of level 3 counts: points, Jade, servants; 1 of what it gives once."""
    own = state.seats[seat]
    match tile.effect:
        case "end_third_of_vp":
            return own.vp
        case "end_vp_per_jade":
            return own.jade
        case "end_vp_per_decree_servant":
            return len(own.decrees)
        case "end_vp_per_harbour_servant":
            return harbour_servants(state, seat)
    return 1


def harbour_servants(state: State, seat: int) -> int:
    """Servants on reward slots; of Meng's neutral ones on points no more than there are slots (AUTOMA-42, AMB-49)."""
    own = state.seats[seat]
    if seat == state.meng:
        return own.card_slots + min(own.vp_slots, state.setup.data.canal.reward_slots["vp4"])
    return own.reward_servants
