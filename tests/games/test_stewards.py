"""Advisors who try each answer: strong enough to learn from, the same in the same position, blind to what is hidden."""

from functools import cache
from importlib import import_module
from random import Random

import pytest

from yotd_widget.describe.advice import NEGLIGIBLE
from yotd_widget.describe.weighing import Weighing
from yotd_widget.engine.game import load
from yotd_widget.engine.luck import KeyedLuck
from yotd_widget.engine.moves import LUCK

PLAYERS = {"gugong": (1, 2, 3, 4, 5), "rotunda": (2, 3, 4, 5)}
ADVISORS = {name: import_module(f"yotd_widget.games.{name}.advisors").ADVISORS for name in PLAYERS}
GAMES = pytest.mark.parametrize("name", PLAYERS)
TABLES = [(name, players) for name, each in PLAYERS.items() for players in each]
AGAINST = [each for each in TABLES if each[1] > 1]
PUSHED = [each for each in AGAINST if each[1] % 2 == 0]
"""At every push; the others at night."""


def game(name, players, seed, seat, choose):
    """A game in which one player chooses so, and the others at random."""
    dice = Random(seed)
    state = load(name).new([f"P{number}" for number in range(1, players + 1)], seed=seed)
    while state.agenda:
        mine = state.agenda[-1].seat == seat
        state.play(choose(state) if mine else dice.choice(state.options()))
        state.settle()
    return state


def asked(name, players, seed, every=11, **options):
    """Positions on the way through a game of Stewards, which is played once for all."""
    return [state.clone() for state in played(name, players, seed, *options.items())[::every]]


@cache
def played(name, players, seed, *options):
    options = dict(options)
    state = load(name).new([f"P{number}" for number in range(1, players + 1)], seed=seed, **options)
    found = []
    while state.agenda:
        found.append(state.clone())
        state.play(steward(name).choose(state))
        state.settle()
    return found


def steward(name) -> Weighing:
    return ADVISORS[name]["steward"]


def won(name, players, games):
    choose = steward(name).choose
    return sum(seed % players in game(name, players, seed, seed % players, choose).outcome.winners for seed in games)


@pytest.mark.parametrize(("name", "players"), PUSHED)
def test_the_steward_beats_players_at_random(name, players):
    assert won(name, players, range(10)) >= 9


@pytest.mark.nightly
@pytest.mark.parametrize(("name", "players"), AGAINST)
def test_the_steward_beats_players_at_random_in_many_games(name, players):
    assert won(name, players, range(400)) >= 380


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_choices_are_legal_and_the_same_again(name, players):
    for state in asked(name, players, 7):
        for each in ("random", "steward"):
            move = ADVISORS[name][each].choose(state)
            assert state.refused(move) is None
            assert ADVISORS[name][each].choose(state.clone()) == move


@GAMES
def test_the_steward_is_who_goes_on_with_the_game(name):
    assert load(name).partner == steward(name)


@GAMES
def test_reasons_add_up_to_what_the_choice_is_better_by(name):
    adviser, told = steward(name), set()
    for state in [each for seed in (7, 8) for each in asked(name, 3, seed, every=5)]:
        advice = adviser.why(state)
        assert advice.move == adviser.choose(state)
        if advice.instead is None:
            continue
        one, other = (adviser.worth(adviser.after(state, move), advice.seat) for move in (advice.move, advice.instead))
        assert sum(reason.points for reason in advice.reasons) == pytest.approx(one - other, abs=20 * NEGLIGIBLE)
        assert all(reason.rules or reason.consideration == "points" for reason in advice.reasons)
        assert {rule for reason in advice.reasons for rule in reason.rules} <= {*state.game.rules}
        assert str(advice).startswith(str(advice.move))
        told |= {reason.consideration for reason in advice.reasons}
    assert len(told) > 9, "one consideration or the other decides nothing"


@GAMES
def test_another_move_is_compared_with_the_best(name):
    adviser = steward(name)
    state = next(each for each in asked(name, 3, 7) if each.agenda[-1].seat == 0 and len(each.options()) > 3)
    worst = min(adviser.weigh(state), key=lambda move: adviser.worth(adviser.after(state, move), 0))
    advice = adviser.why(state, worst)
    assert advice.points < 0
    assert advice.instead == adviser.choose(state)
    assert adviser.gains(state).keys() == adviser.weigh(state).keys()


@GAMES
def test_nothing_hidden_is_looked_at(name):
    for state in asked(name, 3, 8, every=5):
        seat = state.agenda[-1].seat
        if seat != LUCK:
            move = steward(name).choose(state)
            assert [steward(name).choose(state.dealt_anew(seat, KeyedLuck(seed))) for seed in range(3)] == [move] * 3


@GAMES
def test_the_sage_tries_every_option(name):
    state = asked(name, 2, 4, every=40)[-1]
    comparison = ADVISORS[name]["sage"].why(state)
    assert len(comparison.options) == len(state.legal_moves)


def test_a_neutral_room_is_used_and_no_way_alone_is_paid_for():
    """Rotunda's Steward pays for a Neutral Leader where he may use the room, and never else."""
    rooms, ways = (
        {type(steward("rotunda").choose(state)).__name__
         for state in asked("rotunda", 2, 0, 1, neutral_action=action) if state.decision.id == "D-4"}
        for action in (True, False)
    )  # fmt: skip
    assert "Steer" in rooms
    assert ways == {"Skip"}
