"""Questions and wrong ideas about the Contagion, against the values of the plan."""

import pytest

import yotd_widget as yw
from yotd_widget.quiz.questions import ask

MORTARS = {
    0: {"young healer": "craftsman"},
    1: {},
    2: {"young healer": "old healer"},
    3: {"young healer": "old healer", "young monk": "young healer"},
    4: {"young healer": "old healer", "young monk": "young healer", "tax collector": "young healer"},
}


@pytest.mark.parametrize(("mortars", "released"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_each_mortar_saves_one(mortars, released):
    court = yw.dragon.example("contagion-1-mortar", persons=MORTARS[mortars])
    question = ask("dragon.contagion.released", court)
    assert question.key == released
    assert "EVT-CONTAGION-1" in question.rules


def test_few_persons_leave_and_no_more_is_owed():
    few = yw.dragon.example("contagion-1-mortar", palaces=["2 young monk", "2 craftsman"])
    question = ask("dragon.contagion.released", few)
    assert question.key == 2
    assert "REL-5" in question.rules


def test_anybody_may_leave():
    question = ask("dragon.choices.legal", "contagion-1-mortar", moves="place 1")
    assert len(question.key) == len(question.items) == 5


@pytest.mark.parametrize(
    ("name", "at", "wrong"),
    [
        ("dragon.contagion-three", {}, 3),
        ("dragon.healer-shield", {}, 0),
        ("dragon.healer-flat", {"young healer": "old healer"}, 2),
        ("dragon.contagion-negative", MORTARS[4], -1),
    ],
)
def test_wrong_ideas(name, at, wrong):
    question = ask("dragon.contagion.released", yw.dragon.example("contagion-1-mortar", persons=at), prefer=[name])
    assert question.wrong_rule(wrong) == name
    assert not question.right(wrong)


def test_healers_are_not_safe():
    question = ask("dragon.choices.legal", "contagion-1-mortar", moves="place 1")
    without = [item.key for item in question.items if "healer" not in item.label]
    assert len(without) == 4
    assert question.wrong_rule(without) == "dragon.healer-safe"
