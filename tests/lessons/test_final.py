"""The final check: what it draws, that it is fair, and how it counts."""

import json
from collections import Counter
from pathlib import Path

import pytest

import yotd_widget as yw
from yotd_widget.games.dragon.examples import example
from yotd_widget.games.dragon.lessons.recipes import RECIPES
from yotd_widget.games.dragon.notation.plausibility import remarks
from yotd_widget.lessons import answers
from yotd_widget.lessons.final import ENOUGH, draw
from yotd_widget.quiz.questions import ask

TEXTS = Path(__file__).parents[2] / "notebooks/text"
SEEDS = [0, 7, 2026]


@pytest.fixture(autouse=True)
def session():
    """Each test is a session of its own."""
    answers.forget()
    yield
    answers.forget()


def answered(arguments, *given):
    """A question of a check, with these answers one after the other; True stands for the right one."""
    widget = yw.Ask(**arguments)
    key = list(widget.asked.key) if isinstance(widget.asked.key, tuple) else widget.asked.key
    attempts = [{"answer": key if answer is True else answer, "seconds": 1, "hints": 0} for answer in given]
    widget.progress = {"attempts": attempts}
    return widget


@pytest.mark.parametrize("seed", SEEDS)
def test_every_lesson_is_asked_about(seed):
    lessons = Counter(yw.final_check("dragon", seed).lessons)
    assert sorted(lesson[:2] for lesson in lessons) == [f"{number:02}" for number in range(2, 15)]
    assert sorted(lessons.values()) == [1] * 11 + [2] * 2


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: f"{recipe.lesson[:2]} {recipe.question} {recipe.at}")
def test_a_question_is_about_a_new_position_where_wrong_rules_separate(recipe):
    drawn = [draw(recipe, seed) for seed in range(6)]
    for each in drawn:
        position = each.arguments["at"]
        assert position.to_json() != example(recipe.at).to_json()
        assert all(remark.kind == "note" for remark in remarks(position))
        assert len({option.wrong for option in each.asked.options}) >= 2
        assert ask(recipe.question, position, recipe.player, **recipe.facts).key == each.asked.key
    assert len({each.asked.id for each in drawn}) >= 2


def test_the_seed_decides():
    first, same, other = (yw.final_check("dragon", seed) for seed in (7, 7, 8))
    assert [each["at"].to_json() for each in first] == [each["at"].to_json() for each in same]
    assert [each["at"].to_json() for each in first] != [each["at"].to_json() for each in other]
    assert first.lessons != other.lessons
    assert first.lessons != tuple(sorted(first.lessons))
    with pytest.raises(TypeError, match="a seed is a whole number"):
        yw.final_check("dragon", "7")


def test_no_question_comes_twice():
    asked = [yw.Ask(**each).asked.id for each in yw.final_check("dragon", 7)]
    assert len(set(asked)) == len(asked) == 15


def test_the_first_answer_counts():
    check = yw.final_check("dragon", 7)
    for arguments in check[:11]:
        answered(arguments, True)
    answered(check[11], None, True)
    assert (check.right, check.passed) == (11, False)
    assert f"check[11]: lesson {check.lessons[11][:2]}" in repr(check)
    answered(check[12], True, None)
    assert (check.right, check.passed) == (ENOUGH, True)
    assert "12 of 15" in repr(check)
    assert "Passed." in repr(check)
    assert "Open: 2." in repr(check)


def test_a_miss_leads_to_its_lesson():
    check = yw.final_check("dragon", 7)
    answered(check[3], None)
    assert f"- check[3]: [lesson {check.lessons[3][:2]}]({check.lessons[3]}.ipynb)" in check._repr_markdown_()
    assert (check.right, len(check), "Open: 14." in repr(check)) == (0, 15, True)


def test_other_answers_of_the_session_do_not_count():
    check = yw.final_check("dragon", 7)
    answered({"question": "dragon.contagion.released", "at": "contagion-1-mortar"}, True)
    assert check.right == 0


def test_lessons_are_there():
    assert all((TEXTS / "en/dragon" / f"{recipe.lesson}.md").exists() for recipe in RECIPES)


def test_a_position_of_the_check_goes_out_and_comes_back():
    arguments = yw.final_check("dragon", 7)[0]
    editor = yw.Editor(arguments["at"])
    text = json.dumps({"question": arguments["question"], "at": editor.code})
    sent = json.loads(text)
    again = yw.dragon.State.from_code(sent["at"])
    assert again.to_json() == arguments["at"].to_json() == editor.to_json()
    assert yw.dragon.State.from_json(editor.to_json()) == again
    assert yw.Ask(**arguments | {"at": again}).asked == yw.Ask(**arguments).asked
