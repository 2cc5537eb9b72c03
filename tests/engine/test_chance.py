"""Exact odds of chance decisions."""

from collections import Counter
from fractions import Fraction

import pytest
from engine.toy import Bet, Toy

from yotd_widget.engine.odds import distribution, outcomes, probability
from yotd_widget.games.dragon import new_game
from yotd_widget.games.dragon.setup import event_row


def test_outcomes_have_exact_odds_that_add_up_to_one():
    toy = Toy()
    toy.play(Bet(1))
    odds = outcomes(toy)
    assert {move.eyes: chance for move, chance in odds.items()} == dict.fromkeys(range(1, 7), Fraction(1, 6))
    assert sum(odds.values()) == 1
    assert probability(odds, lambda move: move.eyes % 2 == 0) == Fraction(1, 2)
    assert distribution(odds, lambda move: move.eyes > 4) == {False: Fraction(2, 3), True: Fraction(1, 3)}
    assert probability(odds, lambda move: False) == 0


@pytest.mark.parametrize("state", [Toy(), Toy(agenda=[])])
def test_only_chance_has_outcomes(state):
    with pytest.raises(LookupError, match="no chance decision is open here"):
        outcomes(state)


def test_odds_of_the_event_row():  # SETUP-7
    odds = outcomes(new_game(["Ania", "Benek"], seed=None))
    rows = distribution(odds, lambda move: event_row(move.draws)[10:])
    assert sum(rows.values()) == 1
    assert all(one != other for one, other in rows)
    assert probability(odds, lambda move: move.draws[8] == move.draws[9]) == Fraction(1, 9)
    assert Counter(map(len, rows)) == {2: 20}
