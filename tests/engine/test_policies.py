"""Policies choose among the legal moves and leave the position as it is."""

from collections import Counter
from random import Random

import pytest
from engine.toy import Toy

from yotd_widget.engine.errors import NotFound
from yotd_widget.engine.estimates import Tally
from yotd_widget.engine.luck import KeyedLuck
from yotd_widget.engine.playouts import ending
from yotd_widget.engine.policies import RandomPolicy, for_playout
from yotd_widget.games.dragon import new_game

STATE = new_game(["Ania", "Benek", "Kasia"], seed=7)


def test_a_random_policy_plays_to_the_end_by_the_rules():
    state = STATE
    while state.agenda:
        state = state.after(RandomPolicy(7).choose(state))
    assert state.outcome is not None


def test_the_same_seed_and_position_give_the_same_move_everywhere():
    assert [str(RandomPolicy(seed).choose(STATE)) for seed in range(4)] == [
        "draft young healer", "draft young scholar", "draft young farmer", "draft young monk",
    ]  # fmt: skip


def test_every_legal_move_is_chosen_by_some_seed():
    assert {RandomPolicy(seed).choose(STATE) for seed in range(200)} == set(STATE.legal_moves)


def test_choosing_changes_nothing():
    before = STATE.to_json()
    RandomPolicy(7).choose(STATE)
    assert STATE.to_json() == before


def test_nobody_chooses_in_a_finished_game():
    with pytest.raises(NotFound, match=r"^nobody has to decide anything here$"):
        RandomPolicy(1).choose(Toy(agenda=[]))


# --- In playouts -----------------------------------------------------------------------------------------------------


def test_a_policy_that_does_not_draw_stays_itself_in_playouts():
    policy = First()
    assert for_playout(policy, 3, 0) is policy


class First:
    def choose(self, position):
        return position.options()[0]


def ends(policies):
    return [ending(STATE.clone(), [policy] * 3, KeyedLuck(n)).scores for n, policy in enumerate(policies)]


def test_a_keyed_random_policy_depends_on_playout_seed_and_its_own_seed():
    keyed = [RandomPolicy(seed).keyed(playout, other) for seed, playout, other in
             [(0, 0, 0), (0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)]]  # fmt: skip
    results = [ending(STATE.clone(), [policy] * 3, KeyedLuck(0)).scores for policy in keyed]
    assert results[0] == results[1]
    assert len(set(results)) == 4


def test_keyed_choices_are_as_random_as_any():
    class Plain:
        def __init__(self, seed):
            self.random = Random(seed)

        def choose(self, position):
            return self.random.choice(position.options())

    keyed = ends(RandomPolicy().keyed(n, 0) for n in range(400))
    plain = ends(Plain(n) for n in range(400))
    for seat in range(3):
        one, other = (Tally(tuple(scores[seat] for scores in games)) for games in (keyed, plain))
        assert abs(one.mean - other.mean) < 3.3 * (one.error**2 + other.error**2) ** 0.5
        assert 0.8 < one.deviation / other.deviation < 1.25


def test_every_option_is_drawn_equally_often():
    drawn = Counter(str(RandomPolicy().keyed(n, 0).choose(STATE)) for n in range(1800))
    assert set(drawn) == set(map(str, STATE.legal_moves))
    assert max(abs(count - 200) for count in drawn.values()) < 50  # nine options; a standard deviation is 13
