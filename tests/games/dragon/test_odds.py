"""Odds of the next deal: exact, for every number of players, with and without the Great Wall."""

from fractions import Fraction
from itertools import combinations

import pytest

from yotd_widget.engine.moves import LUCK, Refusal
from yotd_widget.engine.odds import distribution, probability
from yotd_widget.games.dragon import new_game
from yotd_widget.games.dragon.actions import DealGroups
from yotd_widget.games.dragon.odds import alone, companions, next_deal, together
from yotd_widget.games.dragon.pieces import ACTIONS, WALL_ACTIONS

NAMES = ("Ania", "Benek", "Kasia", "Dorota", "Emil")


def game(players, great_wall=False):
    return new_game(NAMES[:players], seed=7, great_wall=great_wall)


@pytest.mark.parametrize(
    ("players", "great_wall", "count", "pair", "single"),
    [
        (2, False, 35, Fraction(3, 7), 0),
        (3, False, 105, Fraction(5, 21), 0),
        (4, False, 105, Fraction(1, 7), Fraction(1, 7)),
        (5, False, 105, Fraction(2, 21), Fraction(3, 7)),
        (2, True, 35, Fraction(3, 7), 0),
        (3, True, 280, Fraction(1, 4), 0),
        (4, True, 105, Fraction(1, 7), 0),
        (5, True, 420, Fraction(3, 28), Fraction(1, 4)),
    ],
)
def test_odds_are_those_of_counting_the_places(players, great_wall, count, pair, single):  # ACT-1, ACT-2, WALL-2
    deal, cards = next_deal(game(players, great_wall)), WALL_ACTIONS if great_wall else ACTIONS
    assert len(deal) == count
    assert sum(deal.values()) == 1
    assert {probability(deal, together(*two)) for two in combinations(cards, 2)} == {pair}
    assert {probability(deal, alone(card)) for card in cards} == {single}


def test_companions_of_a_card():
    likely = distribution(next_deal(game(4)), companions("taxes"))
    assert likely == {(): Fraction(1, 7)} | {(card,): Fraction(1, 7) for card in ACTIONS if card != "taxes"}
    with_wall = distribution(next_deal(game(3, great_wall=True)), companions("privilege"))
    assert sum(chance for others, chance in with_wall.items() if "build_wall" in others) == Fraction(1, 4)


def test_without_the_great_wall_its_card_is_nowhere():
    deal = next_deal(game(5))
    assert probability(deal, together("taxes", "build_wall")) == probability(deal, alone("build_wall")) == 0


def test_three_cards_together():
    assert probability(next_deal(game(2)), together("taxes", "build", "harvest")) == Fraction(1, 7)  # 4 + 1 of 35


def test_in_the_last_month_only_a_deal_that_is_due_comes():
    state = game(3)
    state.month = 12
    assert next_deal(state) == {}
    state.agenda.append(DealGroups(LUCK))
    assert len(next_deal(state)) == 105


@pytest.mark.parametrize("ask", [together, alone, companions])
def test_unknown_cards_are_refused(ask):
    with pytest.raises(Refusal, match="ERR-ID Unknown action: tax"):
        ask("tax")
