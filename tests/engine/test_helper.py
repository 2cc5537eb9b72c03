"""The helper: the same numbers by another process, here until it stands, and here again where it fails."""

from concurrent.futures import Future, ThreadPoolExecutor

import pytest

from yotd_widget.engine.chances import due
from yotd_widget.engine.helper import Helped, Helper
from yotd_widget.engine.playouts import PlayoutError
from yotd_widget.engine.prospects import Prospect
from yotd_widget.engine.ranking import Ranking
from yotd_widget.games.dragon import example, new_game
from yotd_widget.games.dragon.advisors import STEWARD

DROUGHT = example("first-drought")


class Stands(Helper):
    """One that is there at once: a thread, or whatever else."""

    def __init__(self, pool):
        super().__init__()
        self._pool, self._first = pool, Future()
        self._first.set_result(0)


class Broken:
    def submit(self, *_args):
        raise OSError("no more processes")

    def shutdown(self, **_named):
        pass


@pytest.fixture
def pool():
    with ThreadPoolExecutor(1) as found:
        yield found


def to_the_end(work, play):
    while play(work):
        pass
    return work


@pytest.mark.parametrize("policy", [STEWARD, None])
def test_pieces_have_the_numbers_of_steps(pool, policy):
    named = {"budget": 45, "seed": 5} | ({"policy": policy} if policy else {})
    helped, alone = Ranking(DROUGHT, **named), Ranking(DROUGHT, **named).count()
    helped.step()  # a row that was begun here
    to_the_end(helped, Helped(True, Stands(pool)))
    assert helped.standings == alone.standings
    assert (helped.verdict, helped.total) == (alone.verdict, alone.total)


def test_what_luck_decided_first_is_noted_elsewhere_as_well(pool):
    state = new_game(["Ada", "Bo"], seed=3)
    helped, alone = (Prospect(state, 0, STEWARD, budget=5) for _ in range(2))
    to_the_end(helped, Helped(True, Stands(pool)))
    to_the_end(alone, Prospect.step)
    assert helped.met == alone.met
    assert due(state) == ()


def test_where_it_fails_it_goes_on_here():
    helper = Stands(Broken())
    ranking = to_the_end(Ranking(DROUGHT, budget=4), Helped(True, helper))
    assert ranking.standings == Ranking(DROUGHT, budget=4).count().standings
    assert helper.executor() is None


def test_a_game_without_an_end_is_told_and_not_tried_again(pool):
    class Lost:
        def choose(self, position):
            raise KeyError("a plan")

    with pytest.raises(PlayoutError, match="a plan"):
        to_the_end(Ranking(DROUGHT, policy=Lost()), Helped(True, Stands(pool)))


def test_another_process_plays():
    helper = Helper()
    play = Helped(True, helper)
    ranking = Ranking(DROUGHT, policy=STEWARD, budget=10_000, promise=1e-9, within=1e-9)
    while helper.executor() is None:
        play(ranking)  # here, until it stands
    before = ranking.playouts
    while ranking.playouts < before + 4:
        play(ranking)
    helper.close()
    alone = Ranking(DROUGHT, policy=STEWARD, budget=ranking.playouts, promise=1e-9, within=1e-9).count()
    assert ranking.comparison().samples == alone.comparison().samples
