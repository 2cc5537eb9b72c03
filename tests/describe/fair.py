"""A fair: the state of the game is made of its things, so that one thing more is one line more."""

from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache

from yotd_widget.describe.game import Described
from yotd_widget.describe.things import Amount, Number, OneOf, Pieces, Row, Things
from yotd_widget.engine.game import Late, register
from yotd_widget.engine.luck import SeededLuck
from yotd_widget.engine.move_text import MoveTexts
from yotd_widget.engine.moves import Move
from yotd_widget.engine.position import Outcome, Point, Position, Question

TEA = Amount("tea", "Tea", at="goods.{seat}.tea", noun=("chest of tea", "chests of tea"))
SALT = Amount("salt", "Salt", at="goods.{seat}.salt", noun=("bag of salt", "bags of salt"))
GIFTS = {"fan": "paper fan", "go_stones": "Go stones", "pipa": "pipa"}
WEATHER = {"sun": "sunny", "rain": "rainy"}


class Buy(Move, frozen=True):
    """One more of a good, for a coin."""

    good: str
    label = "Buy {good}"


class ChooseGood(Question, frozen=True):
    """What a player buys."""

    answers = (Buy,)
    points = {"buy": Point("{player} buys", "Buy something for a coin.", "a purchase", ("BUY",))}

    def candidates(self, state):
        return [*self.options(state), Buy("pepper")]

    def options(self, state):
        return [Buy(good) for good in state.goods[self.seat]]

    def verify(self, state, move):
        return None if move.good in state.goods[self.seat] else state.refusal("ERR-ID", kind="good", id=move.good)

    def do(self, state, move, notes):
        state.coins[self.seat] -= 1
        state.goods[self.seat][move.good] += 1
        if notes is not None:
            notes.add("BUY", self.seat, {"coins": -1, move.good: 1})
        if state.coins[self.seat]:
            state.agenda.append(ChooseGood(1 - self.seat))


@cache
def fair(*goods, name="fair"):
    """The game with these goods, each described in one place."""

    @dataclass(slots=True, repr=False)
    class Fair(Position):
        goods: list[dict[str, int]]
        names: list[str]
        coins: list[int] = field(default_factory=lambda: [3, 3])
        hands: list[list[str]] = field(default_factory=lambda: [["fan", "fan"], ["pipa"]])
        stock: dict[str, int] = field(default_factory=lambda: {"fan": 2, "go_stones": 1, "pipa": 0})
        row: list[str | None] = field(default_factory=lambda: ["fan", None])
        order: list[str] = field(default_factory=lambda: ["pipa", "fan"])
        weather: str | None = "sun"
        day: int = 1
        seed: int | None = None
        agenda: list = field(default_factory=lambda: [ChooseGood(0)])

        game = Late(name)
        moves = MoveTexts(Buy)

        def clone(self):
            return deepcopy(self)

        @property
        def players(self):
            return tuple(self.names)

        @property
        def luck(self):
            return None if self.seed is None else SeededLuck(self.seed)

        @property
        def moment(self):
            return f"day {self.day}"

        @property
        def when(self):
            return (self.day,)

        @property
        def outcome(self):
            return None if self.agenda else Outcome((0,), tuple(self.coins), ((0,), (1,)), ())

    class FairGame(Described[Fair]):
        label = "Fair"
        positions = Fair
        tasks = (ChooseGood,)
        score = "coins"
        periods = ("Day",)
        rules = {"BUY": "A good costs a coin."}
        things = Things(
            [
                Amount("coins", "Coins", at="coins.{seat}", noun=("coin", "coins"), most=9),
                *goods,
                Pieces("gifts", "Gifts", at="hands.{seat}", names=GIFTS, copies={"fan": 2, "go_stones": 1, "pipa": 1}),
                Pieces("stock", "Stock", at="stock", place="stock/{item}", names=GIFTS),
                Row(
                    "stall",
                    "Stalls",
                    at="row",
                    place="stall/{item}",
                    names=GIFTS,
                    none="empty",
                    noun=("stall", "stalls"),
                ),
                Pieces("pile", "Pile", at="order", names=GIFTS, ordered=True),
                OneOf("weather", "Weather", at="weather", names=WEATHER, none="unknown", rules=("WIND",)),
                Number("day", "Day", at="day", least=1, most=4),
            ]
        )

        @property
        def examples_by_name(self):
            return {"start": self.new, "rain": lambda: self.position(weather="rain", Ann={"coins": 1})}

        def new(self, players=None, *, seed=None, **options):
            return Fair(
                [{good.key: 0 for good in goods} for _seat in range(2)], list(players or ("Ann", "Bo")), seed=seed
            )

    game = FairGame()
    game.name = name
    return register(game)
