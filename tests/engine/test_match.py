"""Matches: everybody on every seat with the same luck, the same on any executor, and what a bot does wrong is said."""

import sys
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

import pytest

import yotd_widget as yw
from yotd_widget.engine.errors import BadInput, WrongKind
from yotd_widget.engine.moves import Refusal
from yotd_widget.engine.playouts import CannotBeSent, process_pool

CHANCE = yw.RandomPolicy()


class First:
    """The first option."""

    def choose(self, position):
        return position.legal_moves[0]


class Fails(First):
    """The same, but that it fails where `fault` says."""

    def __init__(self, fault):
        self.asked, self.fault = 0, fault

    def choose(self, position):
        self.asked += 1
        return self.fault(self.asked) or super().choose(position)


def test_everybody_sits_everywhere_and_meets_the_same_luck():
    found = yw.match({"One": First(), "Two": First(), "Three": First()}, games=10)
    assert found.asked == len(found.games) == 12, "whole deals"
    assert [each.seats for each in found.games[:3]] == [
        ("One", "Two", "Three"), ("Two", "Three", "One"), ("Three", "One", "Two"),
    ]  # fmt: skip
    assert len({each.scores for each in found.games[:3]}) == 1, "equal bots on other seats: the same game"
    assert len({each.scores for each in found.games}) > 1, "another deal is another game"
    assert found.difference("One", "Two", "points").error == 0
    assert sum(found.tally(bot, "wins").mean for bot in found.bots) == pytest.approx(1)


def test_the_better_bot_is_told_from_the_worse_with_an_error():
    found = yw.match({"Chance": CHANCE, "Steward": yw.dragon.Steward()}, games=40, measure="points")
    assert found.ranked == ["Steward", "Chance"]
    ahead = found.difference("Steward", "Chance")
    assert ahead.mean > 8 * ahead.error > 0
    assert "Steward is better than Chance, with a confidence of 95 %." in str(found)
    assert f"{found.tally('Steward').mean:.1f} ± " in str(found)
    assert found.data()["bots"][0]["points"]["error"] == found.tally("Steward", "points").error
    assert "<caption>" in found._repr_html_()


def test_names_of_bots_are_no_html():
    assert "<i>" not in yw.match({"<i>": CHANCE, "b": CHANCE}, games=2)._repr_html_()


@pytest.mark.parametrize("game", ["dragon", "gugong"])
def test_a_match_is_the_same_on_any_executor_by_house_rules_too(game):
    bots = {"Chance": CHANCE, "Other": yw.RandomPolicy(3)}
    rules = [*yw.house_rules(game)]
    here = yw.match(bots, 6, game=game, rules=rules)
    assert here != yw.match(bots, 6, game=game), "the rules are played by"
    with ThreadPoolExecutor(2) as threads:
        assert yw.match(bots, 6, game=game, rules=rules, executor=threads) == here
    if game == "dragon":
        with process_pool(1) as pool:
            assert yw.match(bots, 6, game=game, rules=rules, executor=pool) == here


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (lambda asked: 1 / 0 if asked == 30 else None, "ZeroDivisionError: division by zero"),
        (lambda asked: "nonsense" if asked == 30 else None, "nonsense"),
        (lambda asked: yw.dragon.Pass() if asked == 2 else None, "expected: two persons"),
    ],
)
def test_what_a_bot_does_wrong_is_said_in_a_sentence_and_all_else_counts(fault, told):
    found = yw.match({"Mine": Fails(fault), "Chance": CHANCE}, games=20)
    (failure,) = found.failures
    assert failure.bot == "Mine"
    assert (failure.game, failure.seat) == (1, 1)
    assert failure.where.startswith("asked D-")
    assert len(found.games) == 18, "its deal does not count"
    assert [each.number for each in found.unpaired] == [2]
    assert str(failure) in str(found)
    assert told in failure.error
    assert "\n" not in str(failure)


def test_nothing_is_lost_where_nothing_can_be_played():
    found = yw.match({"Mine": Fails(lambda _asked: 1 / 0), "Chance": CHANCE}, games=8)
    assert (len(found.games), len(found.failures)) == (0, 8)
    assert "and 5 more" in str(found)


def test_who_looks_on_may_end_it():
    told = []
    found = yw.match({"A": CHANCE, "B": CHANCE}, 20, progress=lambda *done: told.append(done) or len(told) < 3)
    assert told == [(2, 20), (4, 20), (6, 20)]
    assert len(found.games) == 6
    assert "6 of 20 games" in str(found)


def test_what_is_no_match_is_refused_in_a_sentence():
    for call, error, says in (
        (lambda: yw.match([CHANCE]), WrongKind, "have names"),
        (lambda: yw.match({"A": CHANCE}), BadInput, "two bots"),
        (lambda: yw.match({"A": CHANCE, "B": First}), WrongKind, "choose"),
        (lambda: yw.match({"A": CHANCE, "B": CHANCE}, 0), BadInput, "1 or more"),
        (lambda: yw.match({"A": CHANCE, "B": CHANCE}, players=["x"]), BadInput, "seats by itself"),
        (lambda: yw.match(dict.fromkeys("ABCDEF", CHANCE)), Refusal, "2 to 5"),
    ):
        with pytest.raises(error, match=says):
            call()


def test_a_bot_of_a_cell_is_not_sent_to_a_pool(monkeypatch):
    monkeypatch.delattr(sys.modules["__main__"], "__file__", raising=False)
    monkeypatch.setattr(First, "__module__", "__main__")
    with ProcessPoolExecutor(1) as never_started, pytest.raises(CannotBeSent, match="“Mine”"):
        yw.match({"Mine": First(), "Chance": CHANCE}, 2, executor=never_started)
