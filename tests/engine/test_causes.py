"""Causes: what points are for in playouts of two options, and what the best other player gets."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from engine.toy import Bet, Toy

from yotd_widget.engine.causes import OTHERS, Causes, apart
from yotd_widget.engine.playouts import compare
from yotd_widget.engine.policies import RandomPolicy
from yotd_widget.games import dragon, gugong
from yotd_widget.quiz.wrong_rules import believing


class AlwaysOne:
    def choose(self, position):
        return Bet(1)


def counted(*given, **named):
    causes = Causes(*given, **named)
    while causes.step():
        pass
    return causes


def test_a_difference_is_told_by_what_it_is_made_of():
    causes = counted(Toy(), ["bet 1", "bet 2"], 0, AlwaysOne())
    (part,) = apart(causes.parts("bet 2", "bet 1"))
    assert part.name == "Throws"
    assert part.margin.mean == pytest.approx(3.5, abs=4 * part.margin.error)
    (less,) = apart(causes.parts("bet 1", "bet 2"))
    assert less.margin.mean == -part.margin.mean
    assert apart(causes.parts("bet 1", "bet 1")) == []


@pytest.mark.parametrize(
    ("state", "moves"),
    [
        (dragon.example("month-5"), ["use B military_parade", "use A harvest"]),
        (gugong.new_game(["Ada", "Bo"], seed=4), None),
    ],
)
def test_the_parts_add_up_to_what_a_comparison_finds(state, moves):
    moves = moves or [str(move) for move in state.legal_moves[:2]]
    seat = state.decision.seat
    causes = counted(state, moves, seat, RandomPolicy(), budget=6, seed=3)
    plain = compare(state, moves, policy=RandomPolicy(), playouts=6, seed=3)
    parts = causes.parts(*moves)
    assert sum(part.margin.mean for part in parts) == pytest.approx(plain.difference(*moves).mean)
    own = sum(part.margin.mean for part in parts if part.name != OTHERS)
    assert own == pytest.approx(plain.difference(*moves, measure="points").mean)


def test_whoever_plays_them_they_are_the_same():
    state, moves = dragon.example("first-drought"), ["place 1", "place 2", "place 3"]
    alone = counted(state, moves, 0, RandomPolicy(), budget=5)
    other = Causes(state, moves, 0, RandomPolicy(), budget=5)
    other.step()  # a row that was begun here
    with ThreadPoolExecutor(1) as pool:
        while other.ahead(pool, 2):
            pass
    assert other.done
    assert other.parts("place 1", "place 3") == alone.parts("place 1", "place 3") != []
    assert not other.ahead(None, 2)


def test_nothing_is_said_of_what_was_not_played():
    causes = Causes(Toy(), ["bet 1"], 0, AlwaysOne())
    assert (causes.playouts("bet 1", "bet 2"), apart(causes.parts("bet 1", "bet 2"))) == (0, [])
    causes.step()
    assert causes.parts("bet 1", "bet 1") == []  # one playout has no error
    nothing = Causes(Toy(), [], 0, AlwaysOne())
    assert (nothing.step(), nothing.done) == (False, True)


def test_house_rules_are_those_of_whoever_began():
    state, moves = dragon.example("first-drought"), ["place 1", "place 3"]
    with believing("dragon.drought-keep"):
        begun = Causes(state, moves, 0, RandomPolicy(), budget=3)
        within = counted(state, moves, 0, RandomPolicy(), budget=3)
    while begun.step():
        pass
    assert begun._noted == within._noted
    assert begun._noted != counted(state, moves, 0, RandomPolicy(), budget=3)._noted
