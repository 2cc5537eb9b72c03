"""Questions and wrong ideas about the event row and the months, against the values of the plan."""

import pytest

import yotd_widget as yw
from yotd_widget.quiz.questions import ask
from yotd_widget.quiz.wrong_rules import believing

MIXED = (
    "drought, contagion, drought, contagion, mongol invasion, dragon festival, imperial tribute, "
    "mongol invasion, dragon festival, imperial tribute"
)


def test_the_second_drought_slides():
    question = ask("dragon.row.space", "row-draws")
    assert question.key == 5
    assert {"SETUP-4", "SETUP-5", "SETUP-6"} <= set(question.rules)


@pytest.mark.parametrize(("name", "wrong"), [("dragon.row-neighbours", 4), ("dragon.row-to-end", 12)])
def test_wrong_ideas_of_the_row(name, wrong):
    assert ask("dragon.row.space", "row-draws").wrong_rule(wrong) == name


def test_the_row_that_was_predicted_is_laid():
    step = yw.Question("dragon.row.space", "row-draws", predict=True).step
    year = step["outcome"]["scene"]["board"]["year"]
    assert [month["month"] for month in year if month["event"] == "drought"] == [3, 5]


def test_other_draws_and_another_event():
    assert ask("dragon.row.space", "row-draws", draws=MIXED).key == 5
    assert ask("dragon.row.space", "row-draws", draws=MIXED, event="mongol invasion").key == 10


def test_a_tile_that_was_exchanged_says_so():
    question = ask("dragon.row.space", "row-draws", event="mongol invasion")
    assert question.key == 11
    assert "SETUP-7" in question.rules


def test_tiles_that_slid_or_changed_places():
    question = ask("dragon.row.moved", "row-draws")
    assert question.key == ("month 5", "month 10", "month 11")
    assert {"SETUP-6", "SETUP-7"} <= set(question.rules)
    assert question.wrong_rule([]) == "dragon.row-neighbours"
    assert ask("dragon.row.moved", "row-draws", draws=MIXED).key == ()


def test_events_that_touch_make_a_row_impossible():
    question = ask("dragon.row.legal", "six-states")
    assert question.key == "no"
    assert "Months 4 and 5" in question.trace[0].text
    assert question.wrong_rule("yes") == "dragon.row-neighbours"
    assert ask("dragon.row.legal", "two-droughts").key == "yes"


def test_a_row_that_is_mended():
    editor = yw.Editor(yw.dragon.example("six-states"))
    assert ask("dragon.row.legal", editor.edit("month5", "mongol_invasion")).key == "no", "three Mongol Invasions"
    assert "SETUP-5" in ask("dragon.row.legal", editor).trace[0].rules
    assert ask("dragon.row.legal", editor.edit("month7", "contagion")).key == "yes"


def test_the_whole_row_is_known_from_the_start():
    question = ask("dragon.row.known", "draft-p2")
    assert question.key == 12
    assert {"SETUP-8", "ROUND-1", "EVT-1"} <= set(question.rules)
    assert ask("dragon.row.known", "row-draws").key == 0


@pytest.mark.parametrize(
    ("at", "event", "left"), [("two-droughts", "drought", 2), ("first-drought", "peace", 0), ("final-23", "drought", 0)]
)
def test_tiles_still_to_come(at, event, left):
    question = ask("dragon.row.left", at, event=event)
    assert question.key == left
    assert "EVT-2" in question.rules


def test_four_phases():
    question = ask("dragon.month.phases", "month-5")
    assert question.key == ("action", "person", "event", "scoring")
    assert {"ROUND-1", "ROUND-2"} <= set(question.rules)


@pytest.mark.parametrize(
    ("at", "closing"),
    [
        ("month-5", ["EventPhase", "Decay", "Scoring"]),
        ("wall-12", ["WallCheck", "Decay", "Scoring", "FinalWallCheck", "EndScoring"]),
        ("volcano", ["GreatEventPhase", "Decay", "Scoring"]),
    ],
)
def test_the_end_of_a_month(at, closing):
    question = ask("dragon.month.end", at)
    assert list(question.key) == closing
    assert [item.key for item in question.items] == sorted(closing)
    assert "ROUND-3" in question.rules


def test_house_rules_lay_another_row():
    start, told = yw.dragon.example("row-draws"), "row " + " ".join(["drought"] * 2 + ["contagion"] * 2 + ["peace"] * 0)
    told += " imperial_tribute imperial_tribute dragon_festival dragon_festival mongol_invasion mongol_invasion"
    with believing("dragon.row-neighbours"):
        assert start.after(told).event_row[2:4] == ("drought", "drought")
    assert start.after(told).event_row[2:5] == ("drought", "contagion", "drought")
