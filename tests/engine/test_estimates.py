"""Estimates: means, errors, paired differences and how many playouts are missing, on numbers counted by hand."""

import json
from fractions import Fraction
from math import sqrt

import pytest
from IPython.lib.pretty import pretty
from msgspec import structs

from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.estimates import Comparison, Estimate, Sample, Tally, needed

HIGH = Sample("high", ((10, 4), (12, 9), (11, 11), (15, 8)), ((0,), (0,), (1,), (0,)))
LOW = Sample("low", ((9, 4), (12, 9), (8, 12), (14, 8)), ((0,), (0,), (1,), (0,)))
TWO = Comparison(("Ann", "Bob"), "month 6", 0, "Dummy()", 3, 4, "margin", (LOW, HIGH))

TABLE = """\
Ann, month 6: 4 playouts of each option by Dummy(), seed 3
option      points      margin         wins  margin against the best
high    12.0 ± 1.1  +4.0 ± 1.6  75 % ± 25 %  –
low     10.8 ± 1.4  +2.5 ± 2.3  75 % ± 25 %  -1.5 ± 0.9; better 0, equal 1, worse 3
To tell “high” and “low” apart takes about 16 more playouts (confidence 95 %)."""


def test_mean_deviation_and_error():
    tally = Tally((2, 4, 4, 4, 5, 5, 7, 9))
    assert tally.mean == 5
    assert tally.deviation == pytest.approx(sqrt(32 / 7))
    assert tally.error == pytest.approx(sqrt(32 / 7 / 8))
    assert tally.distribution == {2: 1, 4: 3, 5: 2, 7: 1, 9: 1}


def test_the_order_of_playouts_does_not_matter_to_the_last_bit():
    numbers = tuple((n * 7919) % 101 for n in range(1000))
    one, other = Tally(numbers), Tally(tuple(sorted(numbers)))
    assert (one.mean, one.deviation, one.error) == (other.mean, other.deviation, other.error)


def test_too_few_playouts_have_no_error_and_none_no_mean():
    assert (Tally((3,)).mean, Tally((3,)).error, Tally(()).mean) == (3, None, None)


def test_margin_is_against_the_best_other_player():
    sample = Sample("", ((10, 12, 7), (10, 4, 9)), ((1,), (0,)))
    assert sample.tally("margin", 0).numbers == (-2, 1)
    assert sample.tally("margin", 1).numbers == (2, -6)
    assert Sample("", ((10,),), ((0,),)).tally("margin", 0).numbers == (10,)


SHARED = Sample("", ((5, 5, 3), (7, 1, 2), (4, 4, 4), (0, 0, 0)), ((0, 1), (0,), (0, 1, 2), ()))
"""Two share a victory, one has it alone, three share it, nobody has it."""


def test_a_shared_victory_counts_a_share_for_each():
    shares = [SHARED.tally("wins", seat) for seat in range(3)]
    assert [tally.numbers for tally in shares] == [
        (Fraction(1, 2), 1, Fraction(1, 3), 0), (Fraction(1, 2), 0, Fraction(1, 3), 0), (0, 0, Fraction(1, 3), 0),
    ]  # fmt: skip
    assert [tally.mean for tally in shares] == [11 / 24, 5 / 24, 1 / 12]
    assert sum(tally.numbers[n] for tally in shares for n in range(4)) == 3  # the victory that nobody had is lost
    assert shares[0].deviation == pytest.approx(sqrt((1 / 4 + 1 + 1 / 9 - (11 / 6) ** 2 / 4) / 3))
    assert (shares[0] - shares[1]).numbers == (0, 1, 0, 0)
    assert str(SHARED).endswith("wins by seat 46 % ± 21 %, 21 % ± 12 %, 8 % ± 8 %")


def test_shares_are_written_as_plain_numbers():
    told = Estimate(("Ann", "Bob", "Cyd"), "", "Dummy()", 0, 4, SHARED)
    wins = json.loads(told.to_json())["players"][1]["wins"]
    assert wins["distribution"] == [[0, 2], [1 / 3, 1], [0.5, 1]]


def test_differences_are_paired():
    difference = TWO.difference("low")
    assert difference.numbers == (-1, 0, -4, -1)
    assert difference.signs == (0, 1, 3)
    assert TWO.difference("high", "low", "points").numbers == (1, 0, 3, 1)
    assert TWO.difference("low", "high", "wins").numbers == (0, 0, 0, 0)


def test_the_best_has_the_best_mean_and_of_equals_comes_first():
    assert TWO.best is HIGH
    by_wins = Comparison(("Ann", "Bob"), "month 6", 0, "Dummy()", 3, 4, "wins", (LOW, HIGH))
    assert by_wins.best is LOW


def test_how_many_more_playouts_a_decision_needs():
    wide = Tally((-3, 5) * 10)
    assert needed(wide, 0.95) == 65 - 20  # (1.96 × 4.10 / 1)² is 64.7
    assert needed(wide, 0.99) == 112 - 20  # (2.58 × 4.10 / 1)² is 111.7
    assert needed(Tally((1, 3) * 10), 0.95) == 0
    assert needed(Tally((1, 3)), 0.95) == 18  # (1.96 × 1.41 / 2)² is 1.9, but two playouts prove nothing
    assert needed(Tally((2, 2, 2)), 0.95) == 17
    assert needed(Tally((-1, 1)), 0.95) is None
    assert needed(Tally((4,)), 0.95) is None
    with pytest.raises(ValueError, match=r"between 0 and 1, not at 1\.5"):
        needed(Tally((1, 3)), 1.5)


def test_one_option_has_no_rival():
    assert Comparison(("Ann", "Bob"), "", 0, "Dummy()", 0, 4, "margin", (LOW,)).more() is None


def test_the_table_says_policy_playouts_and_seed():
    assert str(TWO) == repr(TWO) == TABLE


def test_verdicts():
    low = Sample("low", LOW.scores * 5, LOW.winners * 5)
    top = Sample("top", ((90, 1), (91, 1)) * 10, ((0,),) * 20)
    sure = Comparison(("Ann", "Bob"), "", 0, "Dummy()", 0, 20, "points", (low, top))
    assert str(sure).endswith("“top” is better than “low”, with a confidence of 95 %.")
    same = Comparison(("Ann", "Bob"), "", 0, "Dummy()", 0, 4, "wins", (LOW, HIGH))
    assert str(same).endswith("No difference between “low” and “high” in the mean.")


def test_only_equally_many_playouts_are_paired():
    with pytest.raises(ValueError, match="shorter"):
        Tally((1, 2)) - Tally((1,))


def test_unknown_options_and_players_are_named():
    with pytest.raises(ValueError, match="“middle” was not compared; these were: low, high"):
        TWO.tally("middle")
    with pytest.raises(ValueError, match="nobody here is 'Zoe': Ann, Bob"):
        Estimate(("Ann", "Bob"), "", "Dummy()", 0, 4, HIGH).tally("points", "Zoe")


def test_an_estimate_has_a_row_for_each_player():
    estimate = Estimate(("Ann", "Bob"), "month 6", "Dummy()", 3, 4, HIGH)
    assert estimate.tally("points", "Bob").numbers == (4, 9, 11, 8)
    assert str(estimate).splitlines() == [
        "month 6: 4 playouts by Dummy(), seed 3",
        "player      points      margin  wins",
        "Ann     12.0 ± 1.1  +4.0 ± 1.6  75 % ± 25 %",
        "Bob      8.0 ± 1.5  -4.0 ± 1.6  25 % ± 25 %",
    ]


def test_plain_data_for_the_screen():
    data = json.loads(TWO.to_json())
    assert data == TWO.data()
    assert {name: data[name] for name in ("player", "policy", "seed", "playouts", "asked", "best", "more")} == {
        "player": "Ann", "policy": "Dummy()", "seed": 3, "playouts": 4, "asked": 4, "best": "high", "more": 16,
    }  # fmt: skip
    low = data["options"][0]
    assert low["option"] == "low"
    assert low["points"]["distribution"] == [[8, 1], [9, 1], [12, 1], [14, 1]]
    assert low["against_best"] == pytest.approx(
        {"mean": -1.5, "error": 0.866, "better": 0, "equal": 1, "worse": 3}, abs=1e-3
    )
    players = json.loads(Estimate(("Ann", "Bob"), "month 6", "Dummy()", 3, 4, HIGH).to_json())["players"]
    assert [(row["player"], row["wins"]["mean"]) for row in players] == [("Ann", 0.75), ("Bob", 0.25)]


@pytest.mark.parametrize("measure", ["pts", "", 5, ["wins"]])
def test_a_measure_that_does_not_exist_is_named(measure):
    estimate = Estimate(("Ann", "Bob"), "", "Dummy()", 0, 4, HIGH)
    for ask in (
        lambda: estimate.tally(measure, "Ann"),
        lambda: TWO.tally("high", measure),
        lambda: TWO.difference("low", "high", measure),
        lambda: HIGH.tally(measure, 0),
    ):
        with pytest.raises(BadInput) as raised:
            ask()
        assert str(raised.value) == f"there is no measure {measure!r}: points, margin, wins"


def test_one_playout_is_one():
    one = Sample("high", ((10, 4),), ((0, 1),))
    assert str(Estimate(("Ann", "Bob"), "month 6", "D", 3, 1, one)).startswith("month 6: 1 playout by D, seed 3")
    assert str(Estimate(("Ann", "Bob"), "month 6", "D", 3, 9, one)).startswith("month 6: 1 of 9 playouts by D")
    single = Comparison(("Ann", "Bob"), "month 6", 0, "D", 3, 1, "margin", (one,))
    assert str(single).startswith("Ann, month 6: 1 playout of each option by D, seed 3")
    numbers = (1, 1, 2, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    better = Sample("a", tuple((number, 0) for number in numbers), ((0, 1),) * 19)
    worse = Sample("b", ((0, 0),) * 19, ((0, 1),) * 19)
    assert "about 1 more playout (" in str(structs.replace(single, samples=(better, worse)))


def test_a_sample_is_summed_up_in_a_notebook():
    assert pretty(TWO.best) == (
        "high: 4 playouts; points by seat 12.0 ± 1.1, 8.0 ± 1.5; margin by seat +4.0 ± 1.6, -4.0 ± 1.6; "
        "wins by seat 75 % ± 25 %, 25 % ± 25 %"
    )
    assert pretty(Sample("high", (), ())) == "high: 0 playouts"
