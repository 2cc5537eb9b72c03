"""What is easily forgotten in a game, and that the contract notices it: a small game that has forgotten it all."""

from dataclasses import dataclass, field

import pytest
from contract.forgotten import EVERYTHING, chance, kinds, labels
from contract.games import GAMES, played

from yotd_widget.describe.game import Described
from yotd_widget.describe.things import Amount, Pieces, Things
from yotd_widget.engine.luck import SeededLuck
from yotd_widget.engine.move_text import MoveTexts
from yotd_widget.engine.moves import LUCK, Move
from yotd_widget.engine.position import Outcome, Point, Position, Question
from yotd_widget.engine.timeline import Timeline


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("find", EVERYTHING)
def test_nothing_is_forgotten(name, find):
    assert find(played(name)) == set()


class Ask(Move, frozen=True):
    """A move without a label or a place."""

    colour: str


class Shake(Move, frozen=True):
    """What comes out; chance decides."""

    colour: str


class Wish(Question, frozen=True):
    """Which bead somebody wants."""

    answers = (Ask,)
    points = {"wish": Point("{player} asks", "Ask for a bead.", "a wish", ("WISH",))}

    def options(self, state):
        return [Ask("red"), Ask("blue")]

    def verify(self, state, move):
        return None

    def do(self, state, move, notes):
        state.agenda.append(Drawn(LUCK))


class Drawn(Question, frozen=True):
    """Which bead comes, at a point that the game does not list among its chance."""

    answers = (Shake,)
    points = {"drawn": Point("{player} draws", "Draw a bead.", "a bead", ("WISH",))}

    def options(self, state):
        return [Shake("red"), Shake("blue")]

    def verify(self, state, move):
        return None

    def do(self, state, move, notes):
        state.beads[0].append(move.colour)
        if notes is not None:
            notes.add("WISH", 0, {"beads": 1}, **{state.fact: move.colour})


@dataclass(slots=True, repr=False)
class Bag(Position):
    """The beads that have come."""

    beads: list[list[str]] = field(default_factory=lambda: [[], []])
    fact: str = "bead"
    agenda: list = field(default_factory=lambda: [Wish(0)])

    moves = MoveTexts(Ask, Shake)
    players = ("Ann", "Bo")
    moment = "the bag"
    luck = SeededLuck(1)

    def clone(self):
        return Bag([each.copy() for each in self.beads], self.fact, self.agenda.copy())

    @property
    def outcome(self):
        return None if self.agenda else Outcome((), (0, 0), ((0, 1),), ())


class BagGame(Described[Bag]):
    name = "bag"
    label = "A bag"
    positions = Bag
    tasks = (Wish, Drawn)
    things = Things(
        [
            Pieces("beads", "Beads", at="beads.{seat}", names={"red": "red bead", "blue": "blue bead"}),
            Amount("points", "Points", read=lambda _position, _seat: 0, place="points/{seat}"),
        ]
    )
    rules = {"WISH": "Ask for a bead, and take what comes."}


class Listed(BagGame):
    chance = ("drawn",)


def game(kind, fact="bead"):
    """A game of it, played; it is in no list of games."""
    Bag.game = kind()
    return Timeline(Bag(fact=fact)).play("ask red")


def test_pieces_that_are_counted_without_saying_which():
    assert kinds(game(BagGame)) == {"WISH counts beads, and has no fact “beads”"}
    assert kinds(game(BagGame, "beads")) == set()


def test_a_move_that_no_button_can_name(monkeypatch):
    assert labels(game(BagGame)) == {"Ask has no label"}
    monkeypatch.setattr(Ask, "place", "beads/{seat}")
    assert labels(game(BagGame)) == set()
    monkeypatch.setattr(Ask, "place", "")
    monkeypatch.setattr(Ask, "label", "Ask for {colour}")
    assert labels(game(BagGame)) == set()


def test_chance_that_the_game_does_not_list():
    assert chance(game(BagGame)) == {"“drawn” is not among the game's chance"}
    assert chance(game(Listed)) == set()
