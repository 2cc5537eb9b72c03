"""Points by cause: of rows, of no row, from before the first step, supposed; by period; at the end."""

from dataclasses import dataclass

import pytest
from describe.caravan import GAME, Caravan, Score, Turn
from engine.toy import GAME as TOY
from engine.toy import Bet, Eyes, Toy

from yotd_widget.describe.ledger import BEFORE, OTHER, SUPPOSED, Way, causes, points, points_by_cause, result
from yotd_widget.engine.timeline import Timeline
from yotd_widget.engine.trace import Note
from yotd_widget.games import by_period, ledger


def toy(*, start=None) -> Timeline:
    return Timeline(start or Toy(), luck=None).play(Bet(2), Eyes(3), Bet(1), Eyes(5))


def test_causes_are_those_of_the_rows():
    assert causes(TOY) == {"Throws": ("THROW",), "Sitting still": ("BOB",)}
    assert causes(GAME) == {"Cards": ("SCORE-1",)}


def test_points_add_up_at_every_moment():
    moments = ledger(toy())
    assert [moment.gained for moment in moments][2:] == [
        ({"Throws": 6}, {"Sitting still": 7}), ({}, {}), ({"Throws": 5}, {"Sitting still": 7}),
    ]  # fmt: skip
    assert [(moment.at, moment.period, moment.total(0), moment.total(1)) for moment in moments] == [
        (0, 1, 0, 0), (1, 1, 0, 0), (2, 2, 6, 7), (3, 2, 6, 7), (4, 3, 11, 14),
    ]  # fmt: skip


def test_periods_are_those_in_which_the_steps_began():
    assert by_period(toy()) == {
        1: [{"Throws": 6, "Sitting still": 0}, {"Throws": 0, "Sitting still": 7}],
        2: [{"Throws": 5, "Sitting still": 0}, {"Throws": 0, "Sitting still": 7}],
    }


def test_points_from_before_and_supposed_ones_have_their_own_causes():
    game = toy(start=Toy([1, 2])).suppose(Toy([20, 16], 3, agenda=[]), "more")
    (last,) = ledger(game)[-1:]
    assert last.points[0] == {"Throws": 11, "Sitting still": 0, SUPPOSED: 8, BEFORE: 1}
    assert [last.total(seat) for seat in (0, 1)] == [20, 16]


def test_points_without_a_cause_are_counted_all_the_same():
    notes = [Note("ANY", 0, {"points": 2}), Note("SCORE-1", 1, {"points": 3}), Note("BUY-1", 0, {"coins": -1})]
    assert points_by_cause(GAME, notes, 2) == [{OTHER: 2, "Cards": 0}, {OTHER: 0, "Cards": 3}]


def test_the_sheet_has_every_number_twice():
    sheet = points(TOY, toy())
    assert (sheet["causes"], [month["name"] for month in sheet["periods"]]) == (
        ["Throws", "Sitting still"], ["Round 1", "Round 2"],
    )  # fmt: skip
    for by_cause, by_round, total in zip(sheet["cells"], sheet["gained"], sheet["totals"], strict=True):
        assert sum(cell["points"] for cell in by_cause) == sum(cell["points"] for cell in by_round) == total
    assert sheet["cells"][0][0] == {
        "title": "11, Ann, Throws", "points": 11, "lines": ["Round 1: +6", "Round 2: +5"], "rules": ["THROW"],
    }  # fmt: skip
    assert sheet["gained"][1][1]["lines"] == ["Sitting still: +7"]
    assert set(sheet["rules"]) == {"THROW", "BOB"}
    assert sheet["needs"] == []


def test_points_from_before_have_a_column_and_a_game_without_a_calendar_has_one():
    sheet = points(TOY, toy(start=Toy([1, 0])))
    assert [month["short"] for month in sheet["periods"]] == ["0", "1", "2"]
    last = Timeline(Caravan(agenda=[Score(), Turn(0)], hands=[["tea"], []])).play("wait")
    assert points(GAME, last)["periods"] == [{"short": "", "name": "The caravan"}]
    assert points(GAME, Timeline(Caravan()))["periods"] == []


@pytest.mark.parametrize(
    ("hands", "title", "order"),
    [
        ([["tea"], ["silk"]], "Bo wins with 3 points.", [1, 0]),
        ([["tea"], ["tea"]], "Ann and Bo win together with 1 point.", [0, 1]),
        ([[], []], "Nobody wins.", [0, 1]),
    ],
)
def test_the_result_names_who_has_won(hands, title, order):
    game = Timeline(Caravan(agenda=[Score(), Turn(0)], hands=hands)).play("wait")
    shown = result(GAME, Way(game.start, game.steps))
    assert (shown["title"], [row["seat"] for row in shown["rows"]]) == (title, order)
    assert shown["causes"] == ["Cards"]
    assert result(GAME, Way(game.start, [])) is None


def test_of_points_that_were_all_there_before_no_cause_is_named_beside():
    game = Timeline(Caravan(agenda=[Score(), Turn(0)], points=[3, 0])).play("wait")
    shown = result(GAME, Way(game.start, game.steps))
    assert (shown["causes"], [row["points"] for row in shown["rows"]]) == (["Before"], [[3], [0]])


def test_the_rule_that_begins_a_period_begins_it_within_a_step():
    @dataclass
    class Played:
        state: object
        notes: tuple
        move: object = None

    class Paced(type(TOY)):
        begins = "ROUND"

    notes = (Note("BOB", 1, {"points": 7}), Note("ROUND"), Note("BOB", 1, {"points": 2}))
    start = Toy()
    way = Way(start, [Played(start, notes)])
    from yotd_widget.describe.ledger import by_period as counted

    assert {period: rows[1]["Sitting still"] for period, rows in counted(Paced(), way).items()} == {1: 7, 2: 2}
