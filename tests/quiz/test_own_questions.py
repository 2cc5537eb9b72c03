"""Questions and wrong rules of a teacher's own, in a file or in a cell outside of the package."""

import runpy

import pytest

from yotd_widget.engine.errors import BadInput, NotFound, WrongKind
from yotd_widget.quiz import questions, wrong_rules
from yotd_widget.quiz.questions import find, templates

OWN = """
from yotd_widget.games.dragon.events import contagion_victims
from yotd_widget.quiz.questions import Line, Templates
from yotd_widget.quiz.wrong_rules import WrongRules, instead

mine = Templates("dragon")
NAME = WrongRules("dragon")("two-always", "EVT-CONTAGION-1", "{answer} would be right if two always left.",
                            instead(contagion_victims, lambda court: 2))


@mine("my.victims", "number", "How many leave the court of {player}?", trace=lambda table: [Line("As it is.")])
def victims(table):
    return contagion_victims(table.state.courts[table.seat])
"""


@pytest.fixture(autouse=True)
def lists(monkeypatch):
    """What a test adds is gone after it."""
    for module, name in ((questions, "_TEMPLATES"), (wrong_rules, "_WRONG_RULES"), (wrong_rules, "_HOMES")):
        find("dragon.score.vp")
        monkeypatch.setattr(module, name, dict(getattr(module, name)))


def test_a_file_of_ones_own_adds_to_the_lists(tmp_path):
    (tmp_path / "mine.py").write_text(OWN)
    runpy.run_path(str(tmp_path / "mine.py"), run_name="mine")
    question = questions.ask("dragon.my.victims", "contagion-1-mortar")
    assert (question.key, question.id) == (2, "dragon.my.victims at contagion-1-mortar")
    assert "dragon.my.victims" in templates("dragon")
    assert "dragon.two-always" in wrong_rules.wrong_rules("dragon")
    with wrong_rules.believing("dragon.two-always"):
        assert questions.ask("dragon.my.victims", "contagion-1-mortar", rice=5).key == 2


def test_two_equal_ids_are_refused_but_a_cell_may_run_again(tmp_path):
    (tmp_path / "mine.py").write_text(OWN)
    runpy.run_path(str(tmp_path / "mine.py"), run_name="__main__")
    runpy.run_path(str(tmp_path / "mine.py"), run_name="__main__")
    with pytest.raises(BadInput, match=r"there are two wrong rules “dragon.two-always”"):
        runpy.run_path(str(tmp_path / "mine.py"), run_name="others")
    (tmp_path / "questions.py").write_text(OWN.replace("two-always", "two-ever"))
    with pytest.raises(BadInput, match=r"there are two questions “dragon.my.victims”"):
        runpy.run_path(str(tmp_path / "questions.py"), run_name="others")


def test_a_question_is_named_by_a_text():
    with pytest.raises(WrongKind, match="a question is named by a text"):
        find(["no", "name"])


def test_a_game_that_is_not_there_has_none():
    with pytest.raises(NotFound):
        questions.Templates("chess")
    with pytest.raises(NotFound):
        wrong_rules.WrongRules("chess")
