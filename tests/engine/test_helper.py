"""The helper: the same numbers by another process, here until it stands, and here again where it fails."""

from concurrent.futures import Future, ThreadPoolExecutor
from itertools import count

import pytest

from yotd_widget.engine.causes import Causes
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


class Notes(Stands):
    """One that notes how many playouts each of its pieces has."""

    def __init__(self, pool):
        super().__init__(self)
        self.pieces, self._thread = [], pool

    def submit(self, function, *args):
        done = self._thread.submit(function, *args)
        if function is not int:
            self.pieces.append(sum(map(len, done.result())))
        return done

    def shutdown(self, **_named):
        pass


@pytest.mark.parametrize("kind", [Ranking, Causes])
def test_its_pieces_are_parts_of_a_row_where_playouts_are_slow_and_rows_where_they_are_quick(kind, pool, monkeypatch):
    """Nobody waits for a whole row of many options: nor whoever stops it, nor who asks for something else."""
    options = [str(move) for move in DROUGHT.legal_moves]

    def begun():
        return Ranking(DROUGHT, budget=12) if kind is Ranking else Causes(DROUGHT, options, 0, STEWARD, budget=12)

    found = []
    for took, pieces in ((1.0, [2, 1, 1, 1, 1]), (0.0, [2, 1, 6, 15, 12])):
        notes, now = Notes(pool), count(0, took)
        monkeypatch.setattr("yotd_widget.engine.helper.perf_counter", lambda now=now: next(now))
        found.append(to_the_end(begun(), Helped(True, notes)))
        assert notes.pieces[:5] == pieces
        assert sum(notes.pieces) == 12 * len(options)
    if kind is Ranking:
        assert [each.standings for each in found] == [begun().count().standings] * 2
    else:
        assert found[0]._noted == found[1]._noted


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
