"""The Sage tries every option in paired playouts."""

import pytest
from engine.toy import Bet, Toy

from yotd_widget.engine.errors import NotFound
from yotd_widget.engine.luck import KeyedLuck
from yotd_widget.engine.playouts import PlayoutError, compare, ending, estimate
from yotd_widget.engine.policies import RandomPolicy
from yotd_widget.engine.sage import Sage
from yotd_widget.games.dragon import example, new_game
from yotd_widget.games.dragon.advisors.steward import Steward


def test_the_better_bet_is_found():
    assert Sage(RandomPolicy(), playouts=10).choose(Toy()) == Bet(2)


def test_the_choice_is_the_best_of_the_comparison_it_shows():
    state, sage = example("first-drought"), Sage(RandomPolicy(3), playouts=20, measure="points", seed=5)
    reasons = sage.why(state)
    assert reasons == compare(state, policy=RandomPolicy(3), playouts=20, measure="points", seed=5)
    assert str(sage.choose(state)) == reasons.best.option


def test_a_sage_beats_random_players():
    state, sage = new_game(["Ania", "Benek"], seed=None), Sage(RandomPolicy(), playouts=4)
    for game in range(2):
        players = [sage, RandomPolicy(game)] if game else [RandomPolicy(game), sage]
        assert ending(state.clone(), players, KeyedLuck(game)).winners == (1 - game,)


def test_a_sage_thinks_with_the_steward():
    state = example("first-drought")
    result = Sage(Steward(), playouts=3).why(state)
    assert result.policy.startswith("Steward(")
    assert Sage(Steward(), playouts=3).choose(state) in state.legal_moves


def test_a_sage_leaves_chance_to_its_base():
    state = new_game(["Ania", "Benek"], seed=None)
    assert Sage(RandomPolicy(4)).choose(state) == RandomPolicy(4).choose(state)


def test_a_base_that_fails_is_told_once():
    class Lost:
        def choose(self, position):
            raise KeyError("a plan")

    with pytest.raises(PlayoutError, match=r"^Playout 0 of “bet 1” stopped at round 2: KeyError: [^“]*$"):
        estimate(Toy(), policy=Sage(base=Lost()), playouts=1)


def test_a_sage_thinks_with_random_players_unless_told():
    assert Sage() == Sage(RandomPolicy())


def test_a_sage_knows_what_it_measures_from_the_start():
    with pytest.raises(ValueError, match=r"^there is no measure 'foo': points, margin, wins$"):
        Sage(measure="foo")


@pytest.mark.parametrize("ask", [Sage(RandomPolicy()).choose, Sage(RandomPolicy()).why])
def test_a_sage_has_nothing_to_choose_in_a_finished_game(ask):
    with pytest.raises(NotFound, match=r"^nobody has to decide anything here$"):
        ask(Toy(agenda=[]))
