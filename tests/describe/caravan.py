"""A described game to test with: two players buy of a caravan, then a thief takes what is too much, then all score.

It has what the toy has not: hands and a market of named pieces, refusals of its own, a chore with a heading, notes told
together, and a question that demands a number.
"""

from dataclasses import dataclass, field

from yotd_widget.describe.clauses import Clause
from yotd_widget.describe.game import Described
from yotd_widget.describe.tell import Chapter, Telling, Told
from yotd_widget.describe.things import Amount, OneOf, Pieces, Things
from yotd_widget.engine.game import Late, register
from yotd_widget.engine.move_text import MoveTexts
from yotd_widget.engine.moves import GENERAL_REFUSALS, Move, Refusal
from yotd_widget.engine.position import Chore, Outcome, Point, Position, Question, ranked
from yotd_widget.engine.reasons import Because

PRICES = {"tea": 1, "silk": 3}
NAMES = {"tea": "tea", "silk": "bale of silk"}
SAFE = 2
"""Cards that the thief leaves everybody."""
REFUSALS = GENERAL_REFUSALS | {
    "ERR-COINS": ("It costs {price} and you have {have}.", ("BUY-1",)),
    "ERR-GATE": ("The gate is closed to silk.", ("BUY-2",)),
    "ERR-GONE": ("None of it is left.", ()),
}


class Buy(Move, frozen=True):
    """A card for its price."""

    card: str
    label = "Buy {card}"


class Wait(Move, frozen=True):
    """Nothing now."""

    label = "Wait"


class Give(Move, frozen=True):
    """A card for the thief."""

    card: str


class Turn(Question, frozen=True):
    """One card, or none."""

    answers = (Buy, Wait)
    points = {"turn": Point("{player} shops", "Buy a card, or wait.", "a card", ("BUY-1", "BUY-2"))}

    def candidates(self, state):
        return [*map(Buy, PRICES), Wait()]

    def options(self, state):
        return [move for move in self.candidates(state) if self.verify(state, move) is None]

    def verify(self, state, move):
        if isinstance(move, Wait):
            return None
        if move.card not in state.market:
            return state.refusal("ERR-GONE")
        if state.gate == "closed" and move.card == "silk":
            return state.refusal("ERR-GATE")
        price, have = PRICES[move.card], state.coins[self.seat]
        return state.refusal("ERR-COINS", price=price, have=have) if have < price else None

    def do(self, state, move, notes):
        if isinstance(move, Buy):
            state.market.remove(move.card)
            state.hands[self.seat].append(move.card)
            state.coins[self.seat] -= PRICES[move.card]
            if notes is not None:
                notes.add("BUY-1", self.seat, {"coins": -PRICES[move.card], "cards": 1}, card=move.card)
        elif notes is not None:
            notes.add("BUY-3", self.seat)


class Thief(Chore, frozen=True):
    """Takes what is more than the players may keep."""

    def run(self, state, notes):
        for seat in (1, 0):
            if (owed := len(state.hands[seat]) - SAFE) > 0:
                state.agenda.append(Lose(seat, owed))
        if notes is not None:
            for seat, hand in enumerate(state.hands):
                notes.add("THIEF-1", seat, owed=max(0, len(hand) - SAFE))


class Lose(Question, frozen=True):
    """Which cards the thief gets, one after the other."""

    count: int
    named: tuple[str, ...] = ()

    answers = (Give,)
    points = {"lose": Point("{player} gives cards to the thief", "Give a card.", "a card for the thief", ("THIEF-1",))}

    @property
    def pieces(self):
        return len(self.named), self.count

    def options(self, state):
        left = list(state.hands[self.seat])
        for card in self.named:
            left.remove(card)
        return [*map(Give, dict.fromkeys(left))]

    def verify(self, state, move):
        return None if move in self.options(state) else state.refusal("ERR-GONE")

    def do(self, state, move, notes):
        named = (*self.named, move.card)
        if len(named) < self.count:
            state.agenda.append(Lose(self.seat, self.count, named))
            return
        for card in named:
            state.hands[self.seat].remove(card)
            if notes is not None:
                notes.add("THIEF-2", self.seat, {"cards": -1}, card=card)


class Score(Chore, frozen=True):
    """Cards are worth what they cost."""

    def run(self, state, notes):
        for seat, hand in enumerate(state.hands):
            state.points[seat] += (worth := sum(PRICES[card] for card in hand))
            if notes is not None:
                notes.add("SCORE-1", seat, {"points": worth}, cards=len(hand))


@dataclass(slots=True, repr=False)
class Caravan(Position):
    """Coins, hands and points by seat; the market and its gate."""

    coins: list[int] = field(default_factory=lambda: [4, 4])
    hands: list[list[str]] = field(default_factory=lambda: [[], []])
    points: list[int] = field(default_factory=lambda: [0, 0])
    market: list[str] = field(default_factory=lambda: ["tea"] * 6 + ["silk"] * 3)
    gate: str = "open"
    agenda: list = field(default_factory=lambda: [Score(), Thief(), *(Turn(seat) for seat in (1, 0) * 4)])

    game = Late("caravan")
    moves = MoveTexts(Buy, Wait, Give)
    players = ("Ann", "Bo")

    def clone(self):
        hands = [hand.copy() for hand in self.hands]
        lists = self.coins.copy(), hands, self.points.copy(), self.market.copy()
        return Caravan(*lists, self.gate, self.agenda.copy())

    def refusal(self, code, **facts):
        return Refusal(code, table=REFUSALS, **facts)

    @property
    def moment(self):
        return "the market"

    @property
    def outcome(self):
        if self.agenda:
            return None
        best = max(self.points)
        winners = tuple(seat for seat, points in enumerate(self.points) if points == best > 0)
        return Outcome(winners, tuple(self.points), ranked(self.points), ("SCORE-1",))


WANTED = Chapter("The thief wants: {players}.", lambda note: note.facts["owed"])
SCORES = Chapter("Scores: {players}.", lambda note: note.change["points"])


def _worth(deed, note):
    for card in deed.before.hands[note.seat]:
        yield Because("card", ("SCORE-1",), note.seat, facts={"card": card, "worth": PRICES[card]})


class CaravanTelling(Telling):
    clauses = {"card": Clause("{card} is worth {worth}.")}
    headings = {"Score": ("Scoring", ("SCORE-1",))}


class CaravanGame(Described[Caravan]):
    name = "caravan"
    label = "The caravan"
    positions = Caravan
    tasks = (Turn, Thief, Lose, Score)
    names = NAMES
    refusals = REFUSALS
    things = Things(
        [
            Amount("coins", "Coins", at="coins.{seat}", noun=("coin", "coins")),
            Pieces("card", "Hand", at="hands.{seat}", names=NAMES, note="cards"),
            Amount("points", "Points", at="points.{seat}", noun=("point", "points")),
            Pieces("market", "Market", at="market", names=NAMES),
            OneOf("gate", "Gate", at="gate", names={"open": "open", "closed": "closed"}),
        ]
    )
    rules = {
        "BUY-1": "A card costs its price.",
        "BUY-2": "Silk comes through the gate only.",
        "BUY-3": "A player may wait.",
        "THIEF-1": "The thief leaves everybody two cards.",
        "THIEF-2": "The cards that a player gives leave the game.",
        "SCORE-1": "Cards are worth what they cost.",
    }
    tells = {
        "BUY-1": "{player} buys: {card}.",
        "THIEF-1": Told(chapter=WANTED, why="{player} owes {owed}"),
        "SCORE-1": Told(chapter=SCORES, behind=_worth, cause="Cards"),
    }

    @property
    def telling(self):
        return CaravanTelling(self)

    def new(self, players=None, *, seed=None, **options):
        return Caravan()


GAME = register(CaravanGame())
