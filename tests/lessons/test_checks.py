"""Checks: what was missed comes first, the blocks take turns, and nobody is asked the same twice."""

from functools import cache

import pytest
from nights import one_in

from yotd_widget.engine.game import at_home
from yotd_widget.lessons import checks, clauses, shelf
from yotd_widget.lessons.made import Made
from yotd_widget.lessons.memory import Memory, checked
from yotd_widget.quiz.questions import ask
from yotd_widget.quiz.recipes import fair, recipes

CHECKS = [name for name in shelf.names("dragon") if shelf.is_check(name)]
BLOCKS = {
    "check-a": ["first drought track month"],
    "check-b": ["cards actions palaces hiring", "first drought track month"],
    "check-c": ["tribute contagion mongol festival", "cards actions palaces hiring", "first drought track month"],
}


def check(name, memory=None):
    return checks.check("dragon", name, memory or Memory(None))


@cache
def begun(name, *finished):
    """The check of a reader who has missed nothing and has finished others; it is always the same."""
    return check(name, after({}, finished))


def template(step):
    return clauses.query(step.clauses["ask"]).template


def lessons_of(step):
    """Which lessons have taught the question of a step."""
    place, query = clauses.place(step.clauses["at"]), clauses.query(step.clauses["ask"])
    return {each.lesson for each in recipes("dragon") if (each.question, each.at) == (query.template, place.name)}


def after(missed_ones, finished=()):
    """The memory of a reader who missed questions of lessons: lesson -> templates."""
    kept = Memory(None)
    for lesson, templates in missed_ones.items():
        trials = {
            f"s{at}": {"question": f"{each} at somewhere", "done": True, "missed": True}
            for at, each in enumerate(templates)
        }
        kept.keep(f"dragon/{lesson}", checked({"time": 1, "finished": True, "trials": trials}), {})
    for name in finished:
        kept.keep(f"dragon/{name}", checked({"time": 1, "finished": True}), {})
    return kept


@pytest.mark.parametrize(("name", "count"), [("check-a", 3), ("check-b", 3), ("check-c", 3), ("final", 10)])
def test_how_long_a_check_is(name, count):
    found = begun(name)
    assert len(found.steps) == count == checks.length(name)
    assert [step.id for step in found.steps] == [f"q{at}" for at in range(1, count + 1)]
    assert (found.title, found.clauses["minutes"]) == (checks.title(name), str(count))
    assert len(found.end.points) == 1 + (name == "final")


def test_these_are_all_checks():
    assert CHECKS == ["check-a", "check-b", "check-c", "final"]
    assert [checks.title(name) for name in CHECKS] == ["Check A", "Check B", "Check C", "Final check"]


@pytest.mark.parametrize("name", BLOCKS)
def test_the_lessons_before_a_check(name):
    assert [" ".join(block) for block in checks.before("dragon", name)] == BLOCKS[name]


@pytest.mark.parametrize("name", CHECKS)
@pytest.mark.parametrize("finished", [False, True])
def test_the_blocks_take_turns_the_newest_first(name, finished):
    blocks = checks.before("dragon", name)
    if name != "final":
        blocks = [blocks[0], *blocks]  # what is new counts twice
    steps = begun(name, *[name] * finished).steps
    for step, block in zip(steps, blocks, strict=False):
        assert lessons_of(step) & {*block}


def test_a_block_asks_of_each_lesson_before_one_comes_again():
    first, second, third = map(lessons_of, begun("check-a").steps)
    assert not first & second
    assert len(first | second | third) >= 3
    newest, asked = {"counting", "setup"}, [lessons_of(step) for step in begun("final").steps]
    assert set().union(*[own for own in asked if own & newest][:2]) >= newest


@pytest.mark.parametrize("finished", [(), ("final",)])
def test_the_final_check_asks_about_nine_lessons_at_least(finished):
    asked = [lessons_of(step) for step in begun("final", *finished).steps]
    assert len(asked) == 10
    assert len(set().union(*asked)) >= 9


@pytest.mark.parametrize("finished", [(), ("check-a", "check-b", "check-c", "final")])
def test_no_template_comes_twice_in_the_checks(finished):
    asked = [template(step) for name in CHECKS[:3] for step in begun(name, *finished).steps]
    assert len(asked) == len({*asked}) == 9
    final = [template(step) for step in begun("final", *finished).steps]
    assert len(final) == len({*final})
    assert not {*final} & {*asked}


def test_what_was_missed_comes_first_at_another_position():
    missed = {"drought": ["dragon.drought.left"], "month": ["dragon.decay.floors"]}
    found = check("check-a", after(missed))
    assert template(found.steps[0]) == "dragon.drought.left"
    assert template(found.steps[1]) == "dragon.decay.floors"
    assert template(found.steps[2]) not in ("dragon.drought.left", "dragon.decay.floors")
    shown = Made(shelf.text("dragon", "drought"))
    position = Made(found).position(found.steps[0], None)
    assert position not in [
        shown.position(step, None) for step in shown.text.steps if step.clauses.get("ask") == "drought.left"
    ]


def test_what_was_missed_comes_in_one_check_alone():
    missed = {"drought": ["dragon.drought.left"], "palaces": ["dragon.decay.left"]}
    assert template(check("check-a", after(missed)).steps[0]) == "dragon.drought.left"
    assert template(check("check-b", after(missed)).steps[0]) == "dragon.decay.left"
    assert "dragon.drought.left" not in map(template, check("check-b", after(missed)).steps)


def test_what_nobody_can_ask_is_left_out():
    asked = [template(step) for step in begun("check-a").steps]
    strange = after({"drought": ["dragon.nowhere", ""], "tribute": ["dragon.tribute.left"]})
    assert [template(step) for step in check("check-a", strange).steps] == asked


@pytest.mark.parametrize("name", CHECKS)
def test_a_check_is_the_same_until_it_is_done(name):
    answered = Memory(None)
    answered.keep(f"dragon/{name}", checked({"time": 1, "trials": {"q1": {"done": True, "missed": True}}}), {})
    first, again = begun(name), check(name, answered)
    assert [step.clauses for step in first.steps] == [step.clauses for step in again.steps]
    done = begun(name, name)
    assert [step.clauses for step in done.steps] != [step.clauses for step in first.steps]


@pytest.mark.parametrize("name", CHECKS)
@pytest.mark.parametrize("finished", [False, True])
def test_every_question_has_two_ideas_behind_it(name, finished):
    found = begun(name, *[name] * finished)
    made = Made(found)
    for step in found.steps:
        query = clauses.query(step.clauses["ask"])
        assert fair(ask(query.template, made.position(step, None), query.player, **query.facts))
        assert step.hints
        assert step.said("else").startswith("Not {answer}. ")


RECIPES = [each for game in at_home() for each in recipes(game)]


def of_recipe(recipe):
    return f"{recipe.lesson} {recipe.question}"


def check_draws(recipe, draws):
    """What is drawn is fair, drawn again the same, and no position of the lesson."""
    made = Made(shelf.text(recipe.question.partition(".")[0], recipe.lesson))
    named = [step.clauses["at"] for step in made.text.steps if step.clauses.get("at", "=")[0] != "="]
    shown = [made.example(clauses.place(at)) for at in (recipe.at, *named)]
    for key in (f"{at} check-a" for at in range(draws)):
        drawn = checks.draw(recipe, key)
        assert fair(drawn.question)
        assert not recipe.changes or made.example(drawn.place) not in shown
        assert checks.draw(recipe, key) == drawn


@pytest.mark.parametrize("recipe", one_in(3, RECIPES), ids=of_recipe)
def test_what_is_drawn_is_another_position_than_the_lessons(recipe):
    """That all of them give fair questions `test_recipes.py` asks."""
    check_draws(recipe, 1)


@pytest.mark.nightly
@pytest.mark.parametrize("recipe", RECIPES, ids=of_recipe)
def test_so_it_is_with_many_draws(recipe):
    check_draws(recipe, 40)
