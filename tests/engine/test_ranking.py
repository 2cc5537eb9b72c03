"""Ranking: the same numbers as a comparison, one playout at a time; the promise of its test; who is left out."""

import random
import threading
from math import sqrt

import pytest
from engine.toy import Bet, Toy

from yotd_widget.engine.certainty import doubted, half_width
from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.house_rules import HouseRule, Swap, playing_by
from yotd_widget.engine.playouts import compare
from yotd_widget.engine.ranking import Ranking, quantiles
from yotd_widget.games.dragon import example
from yotd_widget.games.dragon.court import Court

DROUGHT = example("first-drought")


class AlwaysOne:
    def choose(self, position):
        return Bet(1)


class Made(Ranking):
    """A ranking of playouts that end as somebody says: (option, number) -> margin."""

    def __init__(self, ends, options=2, **named):
        super().__init__(Toy(), policy=AlwaysOne(), **named)
        self._options = [type(self._options[0])(f"option {each}", 0) for each in range(options)]
        self._live = list(range(options))
        self.ends = ends

    def _played(self, option, number):
        margin = self.ends(option, number)
        return (round(50 + margin), 50), ((0,) if margin > 0 else (1,))


def test_a_ranking_has_the_playouts_of_a_comparison():
    ranking = Ranking(DROUGHT, seed=3, budget=12).count()
    plain = compare(DROUGHT, seed=3, playouts=12)
    assert ranking.comparison() == plain
    assert [row.option for row in ranking.standings] == [sample.option for sample in plain.ranked]
    for row in ranking.standings:
        tallies = {measure: plain.tally(row.option, measure) for measure in ("points", "margin", "wins")}
        told = {measure: (getattr(row, measure).mean, getattr(row, measure).error) for measure in tallies}
        assert told == {measure: pytest.approx((tally.mean, tally.error)) for measure, tally in tallies.items()}
        difference = plain.difference(row.option)
        assert (row.behind.mean, row.behind.error) == pytest.approx((difference.mean, difference.error))


def test_what_is_told_apart_is_left_out_and_the_order_is_settled():
    ranking = Ranking(Toy(), policy=AlwaysOne(), measure="points").count()
    assert (ranking.verdict, ranking.best) == ("settled", "bet 2")
    first, second = ranking.standings
    assert (first.level, second.level) == (True, False)
    assert ranking.playouts < 100
    assert second.behind.mean == pytest.approx(-3.5, abs=0.7)


def test_an_option_that_was_left_out_goes_on_with_the_luck_of_the_others():
    noise = random.Random(7)
    luck = [(noise.randrange(-30, 30), noise.randrange(-8, 8)) for _ in range(400)]
    ends = lambda option, number: luck[number][0] + option * luck[number][1] / 2 - 30 * (option == 2)  # noqa: E731
    ranking = Made(ends, 3, budget=400)
    ranking.count()
    rows = {row.option: row for row in ranking.standings}
    assert rows["option 2"].playouts < ranking.playouts
    top = ranking.standings[0]
    assert rows["option 2"].margin.mean == pytest.approx(top.margin.mean + rows["option 2"].behind.mean)


def test_options_that_come_to_the_same_are_settled_as_good():
    ranking = Made(lambda option, number: (number * 7) % 20, budget=1000).count()
    assert ranking.verdict == "settled"
    assert all(row.level for row in ranking.standings)
    assert 20 < ranking.playouts < 200  # twenty equal ones prove little


def test_what_cannot_be_told_apart_spends_the_budget_and_more_goes_on():
    draw = random.Random(1)
    ranking = Made(lambda option, number: draw.gauss(0, 20), budget=60).count()
    assert (ranking.verdict, ranking.playouts) == ("spent", 60)
    assert ranking.more(15).count().playouts == 75


def naive(numbers, deviation, _promise):
    return 1.96 * deviation / sqrt(numbers)


def broken(half, runs=200, most=400):
    """In how many runs the true mean was outside at some look."""
    draw, outside = random.Random(0), 0
    for _ in range(runs):
        total = squares = 0.0
        was = False
        for n in range(1, most):
            number = draw.gauss(0, 8)
            total, squares = total + number, squares + number * number
            if n >= 20 and n % 4 == 0:
                was |= abs(total) / n > half(n, sqrt((squares - total * total / n) / (n - 1)), 0.05)
        outside += was
    return outside


def test_the_bounds_hold_at_all_looks_together():
    assert broken(half_width) <= 0.05 * 200
    assert broken(naive) > 0.15 * 200  # what looking so often does to two standard errors


def test_rare_and_large_differences_are_not_overlooked():
    usual = 10.0
    assert doubted(20, 0.0, usual) > 2
    assert doubted(1000, 5.0, usual) == pytest.approx(5.0, rel=0.01)


def test_cancel_and_progress():
    heard = []
    ranking = Ranking(DROUGHT, budget=50).count(progress=lambda done, total: heard.append((done, total)) or done < 4)
    assert heard == [(1, 50), (2, 50), (3, 50), (4, 50)]
    assert (ranking.playouts, ranking.verdict) == (4, "counting")
    ranking.count(progress=lambda done, total: done < 6)
    assert ranking.comparison().samples == compare(DROUGHT, playouts=6).samples
    ended = threading.Event()
    ended.set()
    assert ranking.count(cancel=ended).playouts == 6


def test_nothing_is_known_before_each_option_was_played():
    ranking = Ranking(DROUGHT)
    ranking.step()
    assert (ranking.standings, ranking.playouts, ranking.total) == ([], 0, 1)
    with pytest.raises(BadInput, match="nothing has been played out yet"):
        _ = ranking.best


def test_of_those_that_were_played_an_order_is_known_at_once():
    ranking = Ranking(DROUGHT)
    ranking.step()
    assert ranking.begun == [], "one alone has no order"
    ranking.step()
    begun = {row.option: row.margin.mean for row in ranking.begun}
    assert [*begun.values()] == sorted(begun.values(), reverse=True)
    assert {*begun} == {*ranking.options[:2]}
    assert len(ranking.options) > 2
    while not ranking.playouts:
        ranking.step()
    whole = {row.option: row.margin.mean for row in ranking.standings}
    assert begun == {option: whole[option] for option in begun}
    assert [*whole] == [row.option for row in ranking.begun]


def test_what_is_changed_by_hand_meanwhile_is_not_counted():
    state = DROUGHT.clone()
    ranking = Ranking(state, "place 1", budget=5)
    state.courts[0].vp += 50
    assert ranking.count().comparison().samples == compare(DROUGHT, "place 1", playouts=5).samples


def test_house_rules_are_those_of_whoever_began():
    rule = HouseRule("nobody counts persons", (Swap(Court.persons, lambda right: lambda court: []),))
    with playing_by(rule):
        ranking = Ranking(DROUGHT, "place 1", budget=3)
        within = compare(DROUGHT, "place 1", playouts=3).samples
    assert ranking.count().comparison().samples == within


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"budget": 0}, "the number of playouts is 1 or more, not 0"),
        ({"promise": 1}, "a promised error lies between 0 and 1, not at 1"),
        ({"measure": "luck"}, "there is no measure 'luck'"),
    ],
)
def test_what_cannot_be_gets_one_sentence(given, sentence):
    with pytest.raises(ValueError, match=sentence):
        Ranking(DROUGHT, **given)


def test_dots_are_equally_likely():
    assert quantiles([1] * 50 + [9] * 50, 4) == (1, 1, 9, 9)
    assert quantiles([3], 3) == (3, 3, 3)
