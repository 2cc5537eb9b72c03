"""Questions and wrong ideas about the Imperial Tribute, against the values of the plan."""

import pytest
from lessons.read_off import rules_behind

import yotd_widget as yw
from yotd_widget.quiz.questions import ask

SHORT = yw.dragon.example("EX-11", Bo={"yuan": 1, "space": 30})


@pytest.mark.parametrize(("yuan", "released"), [(0, 4), (1, 3), (2, 2), (3, 1), (4, 0), (5, 0), (6, 0)])
def test_one_person_for_each_yuan_missing(yuan, released):
    question = ask("dragon.tribute.released", yw.dragon.example("tribute-1", yuan=yuan))
    assert question.key == released
    assert {"EVT-TRIBUTE-1", "EVT-TRIBUTE-2", "EVT-TRIBUTE-3"} <= rules_behind(question)


def test_few_persons_leave_and_the_rest_lapses():
    question = ask("dragon.tribute.released", "DV-19")
    assert question.key == 3
    assert "REL-5" in rules_behind(question)


@pytest.mark.parametrize(("at", "left"), [("tribute-1", 0), ("EX-11", 0), ("DV-20", 3)])
def test_what_is_there_is_paid(at, left):
    question = ask("dragon.tribute.left", at)
    assert question.key == left
    assert "REL-7" in rules_behind(question)


def test_anybody_may_leave():
    question = ask("dragon.choices.legal", "tribute-1", moves="place 1")
    assert len(question.key) == len(question.items) == 5
    assert "REL-3" in rules_behind(question)
    assert not question.options  # by some wrong rules nobody leaves, and what is asked then is not offered here


def test_everybody_has_paid_before_anybody_leaves():
    question = ask("dragon.after.yuan", "tribute-1", "Bo", moves="place 1")
    assert question.key == 2
    assert "EVT-3" in question.rules


def test_they_release_in_track_order():
    question = ask("dragon.tribute.order", SHORT)
    assert question.key == ("Bo", "Ada")
    assert [item.key for item in question.items] == ["Ada", "Bo"]
    assert "REL-4" in rules_behind(question)


@pytest.mark.parametrize(
    ("name", "template", "at", "right", "wrong"),
    [
        ("dragon.tribute-one", "dragon.tribute.released", "tribute-1", 3, 1),
        ("dragon.tribute-all", "dragon.tribute.released", "tribute-1", 3, 4),
        ("dragon.tribute-coins", "dragon.tribute.released", "tribute-1", 3, 0),
        ("dragon.tribute-all", "dragon.tribute.left", "tribute-1", 0, 1),
        ("dragon.tribute-keep", "dragon.tribute.left", "DV-20", 3, 7),
    ],
)
def test_wrong_ideas(name, template, at, right, wrong):
    question = ask(template, at, prefer=[name])
    assert question.key == right
    assert question.wrong_rule(wrong) == name


def test_the_gate_offers_all_three():
    assert [option.value for option in ask("dragon.tribute.released", "tribute-1").options] == [0, 1, 4]
