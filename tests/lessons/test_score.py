"""Questions and wrong ideas about the points of a month, against the values of the plan."""

import pytest
from lessons.read_off import rules_behind

import yotd_widget as yw
from yotd_widget.quiz.questions import ask

INVASION = yw.dragon.example("score-8", words="month 7, mongol invasion")


@pytest.mark.parametrize(
    ("at", "points"),
    [
        ("score-8", 8),
        ("EX-16", 7),
        ("DV-29", 2),  # what decay has left
        (yw.dragon.example("EX-16", persons={"young monk": "old scholar"}), 7),
        (yw.dragon.example("EX-16", small=2), 9),
        (yw.dragon.example("EX-16", large=0), 5),
    ],
)
def test_palaces_ladies_and_privileges(at, points):
    question = ask("dragon.score.vp", at)
    assert question.key == points
    assert {"SCORE-1", "SCORE-2", "SCORE-3", "SCORE-4"} <= rules_behind(question)


@pytest.mark.parametrize(("palace", "points"), [(1, 7), (4, 6)])
def test_a_lady_leaves(palace, points):
    assert ask("dragon.score.vp", INVASION, moves=["place 1", f"release court lady {palace}"]).key == points


def test_points_of_the_event_are_others():
    assert ask("dragon.score.vp", INVASION, "Bo").key == 2
    assert ask("dragon.mongol.vp", INVASION, "Bo").key == 1


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("dragon.score-floors", 13),
        ("dragon.score-inhabited", 7),
        ("dragon.score-books", 10),
        ("dragon.lady-end", 6),
        ("dragon.large-one", 7),
    ],
)
def test_wrong_ideas(name, wrong):
    question = ask("dragon.score.vp", "score-8", prefer=[name])
    assert question.wrong_rule(wrong) == name
    assert all(option.text.strip() and option.rules for option in question.options)
    assert len({option.value for option in question.options} | {8}) == len(question.options) + 1


def test_the_gate_offers_three():
    assert [option.value for option in ask("dragon.score.vp", "score-8").options] == [7, 10, 13]


@pytest.mark.parametrize(
    "name",
    ["dragon.score-floors", "dragon.score-inhabited", "dragon.score-books", "dragon.lady-end", "dragon.large-one"],
)
def test_a_house_rule_is_played(name):
    before = yw.dragon.example("score-8")
    with yw.believing(name):
        points = ask("dragon.score.vp", before).key
        after = before.after("place 1")
    assert after.court("Ada").vp - before.court("Ada").vp == points != 8


def test_ladies_score_once_if_at_the_end():
    before = yw.dragon.example("final-23")
    right = before.after("release young pyrotechnist 1")
    with yw.believing("dragon.lady-end"):
        once = before.after("release young pyrotechnist 1")
    assert right.court("Bo").fans() == 1
    assert once.court("Bo").vp == right.court("Bo").vp
