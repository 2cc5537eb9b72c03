"""Questions and wrong ideas about the end of the game, against the values of the plan."""

import pytest
from lessons.read_off import recognised, rules_behind

import yotd_widget as yw
from yotd_widget.quiz.questions import ask

LOW = ["2 old monk", "3 young warrior, old warrior, young scholar", "3 young healer, young farmer, craftsman"]
LEAVES = "release young pyrotechnist 1"


@pytest.mark.parametrize(
    ("at", "points"),
    [
        ("final-23", 23),
        ("EX-17", 25),
        ("DV-30", 1),
        (yw.dragon.example("DV-30", yuan=2), 0),
        ("DV-68", 3),
        (yw.dragon.example("final-23", palaces=LOW), 21),
        (yw.dragon.example("final-23", yuan=6), 24),
    ],
)
def test_end_scoring(at, points):
    question = ask("dragon.end.vp", at)
    assert question.key == points
    assert {"END-1", "END-2", "END-3", "END-4", "END-5"} <= rules_behind(question)


def test_the_month_before_is_not_in_it():
    before = yw.dragon.example("final-23")
    after = before.after(LEAVES)
    month = ask("dragon.score.vp", before).key
    assert (month, ask("dragon.end.vp", before).key) == (3, 23)
    assert after.court("Ada").vp - before.court("Ada").vp == 26


@pytest.mark.parametrize(
    ("name", "wrong"), [("dragon.goods-worthless", 21), ("dragon.yuan-one", 31), ("dragon.monk-persons", 19)]
)
def test_wrong_ideas(name, wrong):
    question = ask("dragon.end.vp", "final-23")
    assert question.wrong_rule(wrong) == name
    assert [option.value for option in question.options] == [19, 21, 31]
    assert all(option.text.strip() and option.rules for option in question.options)


@pytest.mark.parametrize("name", ["dragon.goods-worthless", "dragon.yuan-one", "dragon.monk-persons"])
def test_a_house_rule_is_played(name):
    before = yw.dragon.example("final-23")
    with yw.believing(name):
        points = ask("dragon.end.vp", before).key
        after = before.after(LEAVES)
    assert after.court("Ada").vp - before.court("Ada").vp == points + 3


# --- Who wins ----------------------------------------------------------------------------------------------------


def test_most_points_win():
    question = ask("dragon.end.winner", "final-23")
    assert question.key == "Ada"
    assert {"WIN-1"} == rules_behind(question)


def test_the_track_decides_nothing_before_a_tie():
    question = ask("dragon.end.winner", yw.dragon.example("final-23", vp=34), moves=LEAVES)
    assert question.key == "Bo"
    assert recognised(question) == {"Ada": "dragon.track-wins"}


@pytest.mark.parametrize(
    ("at", "winner", "rule"),
    [
        ("DV-31", "Bo", "TRACK-1"),
        (yw.dragon.example("DV-31", space=30, words="order: Ada, Bo"), "Ada", "TRACK-2"),
        (yw.dragon.example("DV-31", space=30, words="order: Bo, Ada"), "Bo", "TRACK-2"),
        (yw.dragon.example("final-23", vp=35), "Ada", "TRACK-1"),
        (yw.dragon.example("final-23", vp=35, space=40), "Bo", "TRACK-1"),
        (yw.dragon.example("final-23", vp=35, space=44, words="order: Bo, Ada"), "Bo", "TRACK-2"),
    ],
)
def test_a_tie_is_broken_by_the_track(at, winner, rule):
    question = ask("dragon.end.winner", at, moves=LEAVES if at != "DV-31" and at.decision else ())
    assert question.key == winner
    assert {"WIN-1", "WIN-2", rule} <= rules_behind(question)


def test_every_player_is_told_what_it_depends_on():
    question = ask("dragon.end.winner", yw.dragon.example("final-23", vp=35), moves=LEAVES)
    assert [item.why.text for item in question.items] == ["Ada: points 61, space 48.", "Bo: points 61, space 44."]
