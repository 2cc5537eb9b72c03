"""The advisors of Gùgōng: strong enough to learn from, the same in the same position, blind to what is hidden."""

from random import Random

import pytest

from yotd_widget.describe.advice import NEGLIGIBLE
from yotd_widget.engine.game import load
from yotd_widget.engine.luck import KeyedLuck
from yotd_widget.engine.moves import LUCK
from yotd_widget.games.gugong.advisors import ADVISORS, STEWARD
from yotd_widget.games.gugong.advisors.steward import after

GAME = load("gugong")


def game(players, seed, seat, choose):
    """A game in which one player chooses so, and the others at random."""
    dice = Random(seed)
    state = GAME.new([f"P{number}" for number in range(1, players + 1)], seed=seed)
    while state.agenda:
        mine = state.agenda[-1].seat == seat
        state.play(choose(state) if mine else dice.choice(state.options()))
        state.settle()
    return state


def asked(players, seed, every=11):
    """Positions on the way through a game of Stewards."""
    state = GAME.new([f"P{number}" for number in range(1, players + 1)], seed=seed)
    found = []
    while state.agenda:
        found.append(state.clone())
        state.play(STEWARD.choose(state))
        state.settle()
    return found[::every]


def won(players, games):
    return sum(seed % players in game(players, seed, seed % players, STEWARD.choose).outcome.winners for seed in games)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_steward_beats_players_at_random(players):
    assert won(players, range(20)) >= 19


@pytest.mark.nightly
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_steward_beats_players_at_random_in_many_games(players):
    assert won(players, range(400)) >= 380


@pytest.mark.parametrize("players", [1, 2, 4])
def test_choices_are_legal_and_the_same_again(players):
    for state in asked(players, 3):
        for name in ("random", "steward"):
            move = ADVISORS[name].choose(state)
            assert state.refused(move) is None
            assert ADVISORS[name].choose(state.clone()) == move


def test_reasons_add_up_to_what_the_choice_is_better_by():
    for state in asked(3, 7):
        advice = STEWARD.why(state)
        assert advice.move == STEWARD.choose(state)
        if advice.instead is None:
            continue
        one, other = (STEWARD.worth(after(state, move), advice.seat) for move in (advice.move, advice.instead))
        assert sum(reason.points for reason in advice.reasons) == pytest.approx(one - other, abs=20 * NEGLIGIBLE)
        assert all(reason.rules or reason.consideration == "points" for reason in advice.reasons)
        assert str(advice).startswith(str(advice.move))


def test_another_move_is_compared_with_the_best():
    state = asked(3, 7)[0]
    worst = min(STEWARD.weigh(state), key=lambda move: STEWARD.worth(after(state, move), 0))
    advice = STEWARD.why(state, worst)
    assert advice.points < 0
    assert advice.instead == STEWARD.choose(state)


def test_nothing_hidden_is_looked_at():
    for state in asked(3, 9, every=5):
        seat = state.agenda[-1].seat
        if seat != LUCK:
            move = STEWARD.choose(state)
            assert [STEWARD.choose(state.dealt_anew(seat, KeyedLuck(seed))) for seed in range(3)] == [move] * 3


def test_the_sage_tries_every_option():
    state = asked(2, 4, every=40)[-1]
    comparison = ADVISORS["sage"].why(state)
    assert len(comparison.options) == len(state.legal_moves)
