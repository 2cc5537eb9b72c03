"""Questions and wrong ideas about the person track, against the values of the plan."""

import pytest

import yotd_widget as yw
from yotd_widget.quiz.questions import Table, ask, find
from yotd_widget.quiz.wrong_rules import believing

PARADE = ["use A taxes", "use A harvest", "use C military parade"]


def test_the_furthest_first_and_the_upper_before_the_lower():
    question = ask("dragon.track.order", "stack-14")
    assert question.key == ("Cyd", "Ada", "Bo")
    assert {"TRACK-1", "TRACK-2", "TRACK-8"} <= set(question.rules)


@pytest.mark.parametrize(
    ("name", "wrong"), [("dragon.stack-bottom", ["Ada", "Cyd", "Bo"]), ("dragon.seat-order", ["Ada", "Bo", "Cyd"])]
)
def test_wrong_ideas_of_the_order(name, wrong):
    assert ask("dragon.track.order", "stack-14").wrong_rule(wrong) == name


def test_whoever_arrives_lies_on_top():
    question = ask("dragon.track.after", "stack-14", moves=PARADE)
    assert question.key == ("Bo", "Cyd", "Ada")
    assert {"TRACK-3", "TRACK-4", "TRACK-6"} <= set(question.rules)
    assert question.wrong_rule(["Cyd", "Ada", "Bo"]) == "dragon.arrive-below"


def test_three_and_five_steps():
    three = yw.dragon.example("stack-14", Bo={"palaces": ["2 old warrior", "2 craftsman"], "space": 10})
    five = yw.dragon.example("stack-14", Bo={"palaces": ["2 old warrior, old warrior", "2 craftsman"], "space": 10})
    assert ask("dragon.track.after", three, moves=PARADE).key == ("Cyd", "Ada", "Bo")
    assert ask("dragon.track.after", five, moves=PARADE).key == ("Bo", "Cyd", "Ada")
    assert ask("dragon.track.space", five, "Bo", moves=PARADE).key == 15


def test_steps_of_a_parade():
    question = ask("dragon.track.space", "stack-14", "Bo", moves=PARADE)
    assert question.key == 14
    assert {"ACT-PARADE-1", "TRACK-7"} <= set(question.rules)


def test_nobody_takes_steps_away():
    question = ask("dragon.track.space", "full-court", moves="replace young monk 1")
    assert question.key == 17
    assert {"TRACK-5", "REL-2"} <= set(question.rules)
    assert question.wrong_rule(11) == "dragon.release-steps-back"


def test_one_step_instead_of_five():
    start = yw.dragon.example("full-court")
    table = Table(start, moves="replace young healer 1")
    assert find("dragon.track.space").value(table) - start.court("Ada").space == 5
    with believing("dragon.release-steps-back"):
        assert find("dragon.track.space").value(table) - start.court("Ada").space == 1


def test_steps_are_lost_in_an_event_too():
    start = yw.dragon.example("contagion-1-mortar")
    moves = ["place 1", "release young healer 1, young monk 1"]
    table = Table(start, moves=moves)
    before = start.court("Ada").space
    assert find("dragon.track.space").value(table) == before
    with believing("dragon.release-steps-back"):
        assert find("dragon.track.space").value(table) == max(0, before - 10)


def test_who_falls_back_acts_later():
    start = yw.dragon.example("full-court")
    with believing("dragon.release-steps-back"):
        after = start.after("replace young monk 1")
    spaces = [after.courts[seat].space for seat in after.track]
    assert spaces == sorted(spaces, reverse=True)


@pytest.mark.parametrize(
    "name", ["dragon.stack-bottom", "dragon.seat-order", "dragon.arrive-below", "dragon.release-steps-back"]
)
def test_a_year_by_house_rules(name):
    state = yw.dragon.new_game(["Ada", "Bo", "Cyd"], seed=7)
    with believing(name):
        while state.agenda:
            state = state.after(state.options()[-1])
    assert state.outcome is not None
    assert sorted(state.track) == [0, 1, 2]
