"""A game of two rounds to test with: Ann bets 1 or 2 and gets that many times a throw of the die; Bob gets 7."""

from dataclasses import dataclass, field

from yotd_widget.engine.moves import LUCK, Move
from yotd_widget.engine.position import Outcome, Position, Question

ROUNDS = 2


class Bet(Move, frozen=True):
    times: int

    def __str__(self):
        return f"bet {self.times}"


class Eyes(Move, frozen=True):
    eyes: int

    def __str__(self):
        return f"eyes {self.eyes}"


class ChooseBet(Question, frozen=True):
    answers = (Bet,)

    def decision(self, state):
        return "bet", (), 0, 1

    def options(self, state):
        return [Bet(1), Bet(2)]

    def verify(self, state, move):
        return None if move.times in (1, 2) else state.refusal("ERR-FORMAT", detail="bet 1 or 2")

    def do(self, state, move, notes):
        state.bet = move.times
        state.agenda.append(Throw(LUCK))


class Throw(Question, frozen=True):
    answers = (Eyes,)

    def decision(self, state):
        return "throw", (), 0, 1

    def options(self, state):
        return [Eyes(eyes) for eyes in range(1, 7)]

    def verify(self, state, move):
        return None

    def do(self, state, move, notes):
        state.points[0] += state.bet * move.eyes
        state.points[1] += 7
        state.round += 1
        if state.round <= ROUNDS:
            state.agenda.append(ChooseBet(0))


@dataclass(slots=True)
class Toy(Position):
    points: list = field(default_factory=lambda: [0, 0])
    round: int = 1
    bet: int = 0
    agenda: list = field(default_factory=lambda: [ChooseBet(0)])

    def clone(self):
        return Toy(self.points.copy(), self.round, self.bet, self.agenda.copy())

    @property
    def players(self):
        return ("Ann", "Bob")

    @property
    def moment(self):
        return f"round {self.round}"

    def parse(self, text):
        kind, _, number = text.partition(" ")
        return {"bet": Bet, "eyes": Eyes}[kind](int(number))

    @property
    def outcome(self):
        if self.agenda:
            return None
        ranking = ((0,), (1,)) if self.points[0] > self.points[1] else ((1,), (0,))
        return Outcome(ranking[0], tuple(self.points), ranking, ())
