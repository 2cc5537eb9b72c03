"""Hints of all questions of the lessons: where to look, which rule, the first step; only the last one may tell."""

import re
import sys
from functools import cache
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

from lesson_coverage import all_asked

from yotd_widget.engine.game import at_home
from yotd_widget.engine.texts import speaking
from yotd_widget.games.dragon.reasons.rules import RULES
from yotd_widget.quiz.questions import ask


@cache
def questions(game):
    """Every question of a game's lessons once, by name."""
    return {each.question.id: each.question for each in all_asked(game)}


each_game = pytest.mark.parametrize("game", at_home())


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


def those(game, is_so):
    """The names of the questions of which something is so."""
    return [name for name, question in questions(game).items() if is_so(question)]


@each_game
def test_only_the_last_hint_may_tell(game):
    def tells_early(question):
        _where, *rest = ladder(question)
        return any(tells(question, text) for text in rest[:-1])

    assert those(game, tells_early) == []


@each_game
def test_the_last_one_tells_only_if_it_is_a_rule(game):
    """Then one step leads from the rule to the answer. A step of the reasoning is never the answer."""
    assert those(game, lambda each: each.hints.first and tells(each, each.hints.first.text)) == []
    assert (
        those(game, lambda each: each.hints.rule and each.hints.statement in [item.label for item in each.items]) == []
    )


@each_game
def test_where_to_look_is_not_the_answer(game):
    """Among things that lie on the board, those of the answer are not pointed at alone."""

    def points_at_it(question):
        lying = {item.key: item.place for item in question.items if item.place}
        keys = [question.key] if isinstance(question.key, str | int) else question.key
        answer = {lying[key] for key in keys if key in lying}
        pointed = set(question.hints.places) & {*lying.values()}
        return pointed and pointed == answer != {*lying.values()}

    assert those(game, points_at_it) == []


@each_game
def test_no_two_hints_are_the_same_and_few_questions_have_one_alone(game):
    assert those(game, lambda each: len(set(ladder(each))) < len(ladder(each))) == []
    assert (
        those(
            game, lambda each: len(ladder(each)) < 2 and each.key and not each.id.startswith("dragon.whatif.rule at ")
        )
        == []
    )


def test_a_rule_that_says_the_answer_comes_last():
    hints = ask("dragon.after.yuan", "EX-05", moves="pass").hints
    assert (hints.rule, hints.first) == ("ACT-9", None)
    assert "3" in RULES["ACT-9"]


def test_a_number_of_the_question_tells_nothing():
    question = ask("dragon.build.results", "build-3")
    assert question.text.startswith("Floors to place: 3.")
    assert question.hints.first is not None


def test_the_first_step_is_a_sentence_of_its_own():
    hints = ask("dragon.tribute.released", "tribute-1").hints
    assert hints.first.text == "4 yuan are due; Ada had 1."
    with speaking("pl"):
        assert not ask("dragon.tribute.released", "tribute-1").hints.first.text.startswith("powód")
