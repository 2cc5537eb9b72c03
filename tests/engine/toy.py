"""A game of two rounds to test with: Ann bets 1 or 2 and gets that many times a throw of the die; Bob gets 7."""

from dataclasses import dataclass, field

from yotd_widget.describe.game import Described
from yotd_widget.describe.tell import Told
from yotd_widget.describe.things import Amount, Number, OneOf, Things
from yotd_widget.engine.game import Late, register
from yotd_widget.engine.luck import SeededLuck
from yotd_widget.engine.move_text import MoveTexts
from yotd_widget.engine.moves import LUCK, Move
from yotd_widget.engine.position import Outcome, Point, Position, Question

ROUNDS = 2


class Bet(Move, frozen=True):
    """How many times the throw counts."""

    times: int
    label = "Bet {times}"


class Eyes(Move, frozen=True):
    """What the die shows; chance decides."""

    eyes: int


class ChooseBet(Question, frozen=True):
    """Ann's bet of a round."""

    answers = (Bet,)
    points = {"bet": Point("{player} bets", "Bet once or twice what the die will show.", "a bet", ("BET",))}

    def options(self, state):
        return [Bet(1), Bet(2)]

    def candidates(self, state):
        return [Bet(1), Bet(2), Bet(3)]

    def verify(self, state, move):
        return None if move.times in (1, 2) else state.refusal("ERR-FORMAT", detail="bet 1 or 2")

    def do(self, state, move, notes):
        state.bet = move.times
        state.agenda.append(Throw(LUCK))
        if notes is not None:
            notes.add("BET", self.seat, times=move.times)


class Throw(Question, frozen=True):
    """The die."""

    answers = (Eyes,)
    points = {"throw": Point("{player} throws the die", "Throw the die.", "a throw", ("THROW",))}

    def options(self, state):
        return [Eyes(eyes) for eyes in range(1, 7)]

    def verify(self, state, move):
        return None if move.eyes in range(1, 7) else state.refusal("ERR-FORMAT", detail="1 to 6 eyes")

    def do(self, state, move, notes):
        gains = (state.bet * move.eyes, 7)
        for seat, gain in enumerate(gains):
            state.points[seat] += gain
            if notes is not None:
                notes.add("THROW" if seat == 0 else "BOB", seat, {"points": gain}, eyes=move.eyes)
        state.round += 1
        if state.round <= ROUNDS:
            state.agenda.append(ChooseBet(0))


@dataclass(slots=True, repr=False)
class Toy(Position):
    """The points, the round, the bet that stands."""

    points: list[int] = field(default_factory=lambda: [0, 0])
    round: int = 1
    bet: int = 0
    seed: int | None = None
    agenda: list = field(default_factory=lambda: [ChooseBet(0)])

    game = Late("toy")
    moves = MoveTexts(Bet, Eyes)
    players = ("Ann", "Bob")

    def clone(self):
        return Toy(self.points.copy(), self.round, self.bet, self.seed, self.agenda.copy())

    @property
    def luck(self):
        return None if self.seed is None else SeededLuck(self.seed)

    @property
    def moment(self):
        return f"round {self.round}"

    @property
    def when(self):
        return self.round, 1 if self.agenda and self.agenda[-1].seat != LUCK else 2

    @property
    def outcome(self):
        if self.agenda:
            return None
        ranking = ((0,), (1,)) if self.points[0] > self.points[1] else ((1,), (0,))
        return Outcome(ranking[0], tuple(self.points), ranking, ())


class ToyGame(Described[Toy]):
    """What follows for a game of so little."""

    name = "toy"
    label = "Double or not"
    positions = Toy
    tasks = (ChooseBet, Throw)
    things = Things(
        [
            Amount("points", "Points", at="points.{seat}", noun=("point", "points")),
            Number("round", "Round", at="round", least=1, most=ROUNDS + 1),
            OneOf("bet", "Bet", at="bet", names={0: "none", 1: "once", 2: "twice"}),
        ]
    )
    rules = {
        "BET": "Each round Ann bets once or twice the throw.",
        "THROW": "Ann gets what the die shows, as often as she has bet.",
        "BOB": "Bob gets 7 points a round.",
    }
    tells = {
        "BET": "{player} bets {times} × the throw.",
        "THROW": Told("The die shows {eyes}: {player} gets {points}.", cause="Throws"),
        "BOB": Told(cause="Sitting still"),
    }
    chance = ("throw",)
    periods = ("Round", "Part")
    examples_by_name = {"behind": lambda: Toy([1, 7], 2)}

    def new(self, players=None, *, seed=None, **options):
        return Toy(seed=seed)


GAME = register(ToyGame())
