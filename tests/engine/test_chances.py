"""Chances: exact odds of what luck decides next, and what it means, found by playouts."""

from fractions import Fraction

import pytest
from engine.toy import Bet, Toy

from yotd_widget.engine.chances import Chance, Event, due
from yotd_widget.engine.luck import KeyedLuck
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.odds import distribution, likely, probability
from yotd_widget.engine.policies import RandomPolicy
from yotd_widget.engine.prospects import SEEN, Prospect
from yotd_widget.games import dragon, gugong, rotunda
from yotd_widget.games.dragon.odds import next_deal
from yotd_widget.games.gugong.odds import next_card, next_roll


class AlwaysOne:
    def choose(self, position):
        return Bet(1)


@pytest.fixture
def thrown():
    toy = Toy()
    toy.play(Bet(2))
    return toy


def test_what_is_due_is_told_outcome_by_outcome(thrown):
    (chance,) = due(thrown)
    assert (chance.title, chance.point, chance.rules) == ("Luck throws the die", "throw", ("THROW",))
    assert [event.odds for event in chance.events] == [Fraction(1, 6)] * 6
    assert due(Toy()) == ()


def test_what_it_means_is_the_difference_that_it_makes(thrown):
    prospect = Prospect(thrown, 0, AlwaysOne(), budget=300)
    while prospect.step():
        pass
    (chance,) = due(thrown)
    means = [prospect.means(chance, event) for event in chance.events]
    # The first throw counts twice: six eyes bring 6 more than the mean of the other five, and that twice
    assert means[5].mean == pytest.approx(6, abs=4 * means[5].error)
    assert means[0].mean == pytest.approx(-6, abs=4 * means[0].error)
    assert len(prospect.met) == 300
    assert not prospect.step()


def test_who_looks_again_asks_of_new_playouts_alone(thrown):
    prospect, asked = Prospect(thrown, 0, AlwaysOne(), budget=200), []
    (thrown_now,) = due(thrown)
    six = thrown_now.events[5]
    event = Event("a six", six.odds, lambda move: asked.append(move) or six.holds(move))
    chance = Chance("the die", thrown_now.point, (), (event,))
    while prospect.step():
        prospect.means(chance, event)
    found = prospect.means(chance, event)
    assert len(asked) == len(prospect.met) == 200
    assert found == _again(prospect).means(chance, event)
    assert found is not None


def _again(prospect):
    """One with the same playouts, that has sorted none of them."""
    found = Prospect(prospect.position, prospect.seat, prospect.policy, budget=prospect.budget)
    found.met = prospect.met
    return found


def test_too_few_playouts_mean_nothing(thrown):
    prospect = Prospect(thrown, 0, RandomPolicy(), budget=SEEN)
    while prospect.step():
        pass
    (chance,) = due(thrown)
    assert {prospect.means(chance, event) for event in chance.events} == {None}
    hidden = Chance("cards", "", (), (Event("a card", Fraction(1)),))
    assert prospect.means(hidden, hidden.events[0]) is None


@pytest.mark.parametrize("wall", [False, True])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_deal_of_the_dragon_is_exact(players, wall):
    state = dragon.new_game(["Ada", "Bo", "Cyd", "Dina", "Eli"][:players], seed=7, great_wall=wall)
    (chance,) = state.game.chances(state, 0)
    deal = next_deal(state)
    for event in chance.events:
        assert event.odds == probability(deal, event.holds) > 0
    pairs = sum(len(group) * (len(group) - 1) // 2 for group in next(iter(deal)).groups)
    assert sum(event.odds for event in chance.events if " with " in event.label) == pairs


def test_the_dice_cards_and_tokens_of_gugong_are_exact():
    state = gugong.new_game(["Ada", "Bo"], seed=4)
    dice, cards, tokens = state.game.chances(state, 0)
    roll = next_roll(state)
    for event in dice.events:
        assert event.odds == probability(roll, event.holds)
    assert sum(event.odds for event in cards.events) == sum(event.odds for event in tokens.events) == 1
    shares = distribution(likely(list(next_card(state, 0))), lambda card: card)
    assert len(cards.events) <= len(shares)


@pytest.mark.parametrize(
    ("game", "tops"),
    [
        (gugong, {"draw pile": "draw_pile", "token piles": "token_pile"}),
        (rotunda, {stack: stack for stack in ("order_stack", "amulet_stack", "expert_stack", "smuggler_stack")}),
    ],
)
def test_what_lies_hidden_is_dealt_anew_and_what_is_on_top_counts(game, tops):
    state = game.new_game(["Ada", "Bo", "Cyd"], seed=4)
    while state.decision.seat == LUCK:
        state = state.after(state.legal_moves[0])
    prospect = Prospect(state, 0, RandomPolicy(), budget=4)
    while prospect.step():
        pass
    found = {chance.point: chance for chance in state.game.chances(state, 0)}
    for number, (first, _margin) in enumerate(prospect.met):
        dealt = state.dealt_anew(0, KeyedLuck(number, 0))
        for point, stack in tops.items():
            (event,) = (each for each in found[point].events if each.holds(first[point]))
            assert first[point][0] == getattr(dealt, stack)[0]
            assert event.odds > 0
    assert len({first[point] for first, _margin in prospect.met for point in tops}) > len(tops), "dealt otherwise"


def test_at_the_last_morning_no_dice_come():
    state = gugong.new_game(["Ada", "Bo"], seed=4)
    state.day = state.data.days.count
    assert "destiny dice" not in [chance.point for chance in state.game.chances(state, 0)]
