"""Review: what each decision of a player has cost, roughly first, those that seem dear again."""

import pytest
from engine.toy import Bet, Toy

from yotd_widget.engine import review as module
from yotd_widget.engine.estimates import Comparison
from yotd_widget.engine.playouts import compare
from yotd_widget.engine.policies import RandomPolicy
from yotd_widget.engine.review import CLOSELY, Review
from yotd_widget.engine.timeline import Timeline
from yotd_widget.games import dragon


class AlwaysOne:
    def choose(self, position):
        return Bet(1)


@pytest.fixture
def game():
    return Timeline(Toy(seed=3)).play("bet 1", "bet 2")


def test_a_decision_costs_what_the_best_would_have_brought(game):
    review = Review(game, "Ann", policy=AlwaysOne()).count()
    assert [str(move) for _node, move in review.decisions] == ["bet 1", "bet 2"]
    first, second = review.judged[0], review.judged[1]
    assert (first.best, second.best) == ("bet 2", "bet 2")
    assert first.loss.mean == pytest.approx(3.5, abs=4 * first.loss.error)
    assert second.loss.mean == 0
    assert [each.move for each in review.dearest()] == [Bet(1)]
    assert review.done == review.total


def test_what_seems_dear_is_ranked_again_by_other_playouts(game):
    review = Review(game, 0, policy=AlwaysOne()).count()
    first = review.judged[0]
    assert first.closely
    assert not review.judged[1].closely
    again: Comparison = compare(game.start, policy=AlwaysOne(), playouts=first.playouts, seed=1)
    assert first.loss.mean == pytest.approx(again.difference("bet 2", "bet 1").mean)
    assert first.playouts <= CLOSELY


def test_only_the_decisions_of_the_player_with_a_choice_count():
    start = dragon.new_game(["Ada", "Bo"], seed=7)
    game, policy = Timeline(start), start.game.partner
    while game.state.month < 2:
        game.play(policy.choose(game.state))
    review = Review(game, "Bo")
    assert review.decisions
    for node, _move in review.decisions:
        assert node.state.decision.player == "Bo"
        assert len(node.state.legal_moves) > 1


def test_why_names_what_speaks_for_the_best(monkeypatch):
    monkeypatch.setattr(module, "ROUGHLY", 3)
    monkeypatch.setattr(module, "CLOSELY", 4)
    start = dragon.example("first-drought")
    review = Review(Timeline(start).play("place 1"), "Ada", policy=RandomPolicy()).count()
    (judged,) = review.judged.values()
    assert str(judged.move) == "place 1"
    if judged.loss.mean:
        assert str(review.why(judged).move) == judged.best


def test_it_stops_where_somebody_says_so_and_nothing_is_judged_without_decisions(game):
    steps = iter([True, True, False])
    assert not Review(game, "Ann", policy=AlwaysOne()).count(lambda: next(steps)).judged
    assert Review(game, "Bob").count().dearest() == []
