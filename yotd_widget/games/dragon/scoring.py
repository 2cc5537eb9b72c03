"""Phase 4: the points of the month; the end of the game (SCORE-*, END-*)."""

from __future__ import annotations

from yotd_widget.engine.position import Chore
from yotd_widget.engine.trace import Notes
from yotd_widget.games.dragon.court import Court
from yotd_widget.games.dragon.pieces import POINTS_PER_PERSON, PRICE_OF_GOODS, SYMBOLS_OF, YUAN_PER_POINT
from yotd_widget.games.dragon.state import State


class Scoring(Chore, frozen=True):
    """1 point for each palace, each fan of a court lady, each dragon on a privilege; nothing else (SCORE-1..4)."""

    def run(self, state: State, notes: Notes | None) -> None:
        state.begin("scoring")
        for seat, court in enumerate(state.courts):
            palaces, fans, privileges = len(court.palaces), court.fans(), court.privilege_dragons()
            court.vp += palaces + fans + privileges
            if notes is not None:
                notes.add("SCORE-1", seat, {"vp": palaces})
                notes.add("SCORE-2", seat, {"vp": fans})
                notes.add("SCORE-3", seat, {"vp": privileges})


def monk_points(court: Court) -> int:
    """Points of the monks: each one's Buddhas times the floors of its palace (END-3).

    >>> from yotd_widget.games.dragon.court import Palace
    >>> monk_points(Court([Palace(2, ("young monk",)), Palace(3, ("old monk",))]))
    8
    """
    buddhas = SYMBOLS_OF["monk"]
    return sum(buddhas.get(person, 0) * palace.floors for palace in court.palaces for person in palace.persons)


class EndScoring(Chore, frozen=True):
    """Points for persons, monks and yuan; rice and fireworks are sold first (END-1..5)."""

    def run(self, state: State, notes: Notes | None) -> None:
        state.begin("over")
        for seat, court in enumerate(state.courts):
            persons, monks = POINTS_PER_PERSON * court.headcount(), monk_points(court)
            income = PRICE_OF_GOODS * (court.rice + court.fireworks)
            coins = (court.yuan + income) // YUAN_PER_POINT
            if notes is not None:
                notes.add("END-2", seat, {"vp": persons}, persons=court.headcount())
                notes.add("END-3", seat, {"vp": monks})
                sold = {"yuan": income, "rice": -court.rice, "fireworks": -court.fireworks}
                notes.add("END-4", seat, sold)
                notes.add("END-5", seat, {"vp": coins}, yuan=court.yuan + income)
            court.yuan += income
            court.rice = court.fireworks = 0
            court.vp += persons + monks + coins
