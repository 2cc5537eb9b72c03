"""Policies choose among the legal moves and leave the position as it is."""

from yotd_widget.engine.policies import RandomPolicy
from yotd_widget.games.dragon import new_game

STATE = new_game(["Ania", "Benek", "Kasia"], seed=7)


def test_a_random_policy_plays_to_the_end_by_the_rules():
    state = STATE
    while state.agenda:
        state = state.after(RandomPolicy(7).choose(state))
    assert state.outcome is not None


def test_the_same_seed_and_position_give_the_same_move_everywhere():
    assert [str(RandomPolicy(seed).choose(STATE)) for seed in range(4)] == [
        "draft young craftsman", "draft young tax_collector", "draft young pyrotechnist", "draft young tax_collector",
    ]  # fmt: skip


def test_every_legal_move_is_chosen_by_some_seed():
    assert {RandomPolicy(seed).choose(STATE) for seed in range(200)} == set(STATE.legal_moves)


def test_choosing_changes_nothing():
    before = STATE.to_json()
    RandomPolicy(7).choose(STATE)
    assert STATE.to_json() == before
