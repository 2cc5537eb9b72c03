"""A game of two to describe: in turn each takes up to two fruits off the stall, and may sell a plum for a coin."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from yotd_widget.describe.game import Described
from yotd_widget.describe.things import Amount, Pieces, Things
from yotd_widget.engine.acts import WithActs
from yotd_widget.engine.game import Late, register
from yotd_widget.engine.move_text import MoveTexts
from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.position import Outcome, Point, Question, Row, ranked

FRUITS = {"plum": "ripe plum", "fig": "fresh fig", "pear": "green pear"}


class Take(Move, frozen=True):
    """A fruit off the stall."""

    fruit: str
    label = "take the {fruit}"
    detail = "from the stall, for {price} coins"
    said = ("grab a {fruit}",)
    place = "stall"


class Enough(Move, frozen=True):
    """No more fruits."""

    label = "enough"


class Sell(Move, frozen=True):
    """An own fruit for a coin."""

    fruit: str
    label = "Sell a {fruit}"
    place = "basket/{seat}"


class ChooseFruits(Row, frozen=True):
    """Up to two fruits; they are taken together."""

    count: int = 2
    named: tuple[str, ...] = ()

    answers = (Take, Enough)
    stop = Enough()
    points = {"fruits": Point("{player} shops", ("Take a fruit.", "Take up to two fruits."), "a fruit", ("SHOP",))}
    price = 0
    """What a fruit costs."""

    @property
    def given(self):
        return [Take(fruit) for fruit in self.named]

    def candidates(self, state):
        return [*map(Take, FRUITS), Enough()]

    def options(self, state):
        return [move for move in self.candidates(state) if self.verify(state, move) is None]

    def verify(self, state, move):
        if isinstance(move, Take) and state.stall.count(move.fruit) <= self.named.count(move.fruit):
            return Refusal("ERR-ID", kind="fruit", id=move.fruit)
        return None

    def do(self, state, move, notes):
        named = self.named + ((move.fruit,) if isinstance(move, Take) else ())
        if isinstance(move, Take) and len(named) < self.count:
            state.agenda.append(ChooseFruits(self.seat, self.count, named))
            return
        for fruit in named:
            state.stall.remove(fruit)
            state.basket[self.seat].append(fruit)
            if notes is not None:
                notes.add("SHOP", self.seat, {"basket": 1}, basket=fruit)


class SellFruit(Question, frozen=True):
    """Beside any question: a plum for a coin."""

    answers = (Sell,)
    points = {"sale": Point("{player} sells", "Sell a plum.", "a sale", ("SALE",))}

    def options(self, state):
        return [Sell("plum")] if "plum" in state.basket[self.seat] else []

    def verify(self, state, move):
        return None if move in self.options(state) else Refusal("ERR-ID", kind="fruit", id=move.fruit)

    def do(self, state, move, notes):
        state.basket[self.seat].remove(move.fruit)
        state.coins[self.seat] += 1
        if notes is not None:
            notes.add("SALE", self.seat, {"coins": 1, "basket": -1}, basket=move.fruit)


@dataclass(slots=True, repr=False)
class Stall(WithActs):
    """The fruits on the stall, in the baskets, and the coins."""

    stall: list[str] = field(default_factory=lambda: ["plum", "plum", "fig", "pear"])
    basket: list[list[str]] = field(default_factory=lambda: [["plum"], []])
    coins: list[int] = field(default_factory=lambda: [0, 2])
    agenda: list[Any] = field(default_factory=lambda: [ChooseFruits(1), ChooseFruits(0)])

    game = Late("stall")
    moves = MoveTexts(Take, Enough, Sell)
    players = ("Ann", "Bob")
    beside = (SellFruit,)
    moment = "the stall"

    def clone(self):
        return Stall(self.stall.copy(), [each.copy() for each in self.basket], self.coins.copy(), self.agenda.copy())

    @property
    def outcome(self):
        ranking = ranked(self.coins)
        return None if self.agenda else Outcome(ranking[0], tuple(self.coins), ranking, ())


class StallGame(Described[Stall]):
    """What follows from it."""

    name = "stall"
    label = "At the stall"
    positions = Stall
    tasks = (ChooseFruits, SellFruit)
    names = FRUITS
    nouns = ("fruit",)
    things = Things(
        [
            Amount("coins", "Coins", at="coins.{seat}", noun=("coin", "coins")),
            Pieces("basket", "Basket", at="basket.{seat}", names=FRUITS),
            Pieces("stall", "Stall", at="stall", names=FRUITS),
        ]
    )
    score = "coins"
    rules = {"SHOP": "In turn each takes up to two fruits.", "SALE": "A plum is worth a coin at any time."}
    tells = {"SHOP": "{player} takes {basket}.", "SALE": "{player} sells a {basket}."}

    def new(self, players=None, *, seed=None):
        return Stall()


GAME = register(StallGame())
