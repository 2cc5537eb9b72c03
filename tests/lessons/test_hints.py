"""Hints of all questions of the lessons: where to look, which rule, the first step; only the last one may tell."""

import re
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

from lesson_coverage import all_asked

from yotd_widget.engine.texts import speaking
from yotd_widget.games.dragon.reasons.rules import RULES
from yotd_widget.lessons.questions import ask

ASKED = {each.question.id: each for each in all_asked()}


def ladder(question):
    """The hints that there are, in words."""
    hints = question.hints
    return [text for text in (hints.where, hints.statement, hints.first and hints.first.text) if text]


def tells(question, text):
    """Whether a sentence has the number that is asked for, or the things and none of the others.

    A number that the question itself names says nothing, nor do things that are all there is.
    """
    if isinstance(question.key, int):
        numbers = re.findall(r"\d+", text)
        return str(question.key) in numbers and str(question.key) not in re.findall(r"\d+", question.text)
    keys = [question.key] if isinstance(question.key, str) else [*question.key]
    labels = {item.key: item.label for item in question.items}
    named = [key for key in labels if labels[key] in text]
    if question.kind == "order":
        return len(named) == len(keys) and sorted(keys, key=lambda key: text.index(labels[key])) == keys
    return bool(keys) and set(named) == set(keys)


@pytest.mark.parametrize("name", ASKED)
def test_only_the_last_hint_may_tell(name):
    question = ASKED[name].question
    _where, *rest = ladder(question)
    assert not any(tells(question, text) for text in rest[:-1])


@pytest.mark.parametrize("name", ASKED)
def test_the_last_one_tells_only_if_it_is_a_rule(name):
    """Then one step leads from the rule to the answer. A step of the reasoning is never the answer."""
    question = ASKED[name].question
    if question.hints.first:
        assert not tells(question, question.hints.first.text)
    assert question.hints.statement not in [item.label for item in question.items] or not question.hints.rule


@pytest.mark.parametrize("name", ASKED)
def test_where_to_look_is_not_the_answer(name):
    """Among things that lie on the board, those of the answer are not pointed at alone."""
    question = ASKED[name].question
    lying = {item.key: item.place for item in question.items if item.place}
    keys = [question.key] if isinstance(question.key, str | int) else question.key
    answer = {lying[key] for key in keys if key in lying}
    pointed = set(question.hints.places) & {*lying.values()}
    assert not pointed or pointed != answer or answer == {*lying.values()}


@pytest.mark.parametrize("name", ASKED)
def test_no_two_hints_are_the_same(name):
    hints = ladder(ASKED[name].question)
    assert len(hints) == len(set(hints))
    assert len(hints) >= 2 or not ASKED[name].question.key or ASKED[name].template.id == "whatif.rule"


def test_a_rule_that_says_the_answer_comes_last():
    hints = ask("after.yuan", "EX-05", moves="pass").hints
    assert (hints.rule, hints.first) == ("ACT-9", None)
    assert "3" in RULES["ACT-9"]


def test_a_number_of_the_question_tells_nothing():
    question = ask("build.results", "build-3")
    assert question.text.startswith("Floors to place: 3.")
    assert question.hints.first is not None


def test_the_first_step_is_a_sentence_of_its_own():
    hints = ask("tribute.released", "tribute-1").hints
    assert hints.first.text == "4 yuan are due; Ada had 1."
    with speaking("pl"):
        assert not ask("tribute.released", "tribute-1").hints.first.text.startswith("powód")
