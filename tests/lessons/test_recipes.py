"""The recipes of the checks: each gives fair questions about positions that no lesson shows, and they are varied."""

from collections import defaultdict
from random import Random

import pytest

from yotd_widget.engine.errors import BadPosition
from yotd_widget.engine.game import at_home
from yotd_widget.lessons import shelf
from yotd_widget.quiz.courses import Undecided
from yotd_widget.quiz.questions import Table, ask, find
from yotd_widget.quiz.recipes import fair, recipes

RECIPES = [recipe for game in at_home() for recipe in recipes(game)]

TRIES = 60
"""Positions of which one is fair at least; a check tries more."""


def asked(recipe, seed):
    """The first fair question about a position drawn by a seed, with that position."""
    game = find(recipe.question).game
    plain, dice = game.examples.example(recipe.at).to_json(), Random(f"{seed} {recipe.question}")
    for _attempt in range(TRIES):
        changes = {word: dice.choice(values) for word, values in recipe.changes.items()}
        try:
            position = game.examples.example(recipe.at, **changes)
            if position.to_json() == plain or any(each.kind != "note" for each in game.editing.remarks(position)):
                continue
            found = ask(recipe.question, position, recipe.player, **recipe.facts)
        except (BadPosition, Undecided):
            continue
        if fair(found):
            return found, position
    raise AssertionError(f"{recipe.question} at {recipe.at}: no fair question")


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: f"{recipe.lesson} {recipe.question} {recipe.at}")
def test_a_recipe_gives_fair_questions_about_new_positions(recipe):
    drawn = [asked(recipe, seed) for seed in range(2)]
    for seed in range(2, 6):  # a recipe of two positions may have drawn the same one again and again
        if len({question.id for question, _position in drawn}) == 1:
            drawn.append(asked(recipe, seed))
    assert len({question.id for question, _position in drawn}) >= 2
    for question, position in drawn:
        told = find(recipe.question).facts
        table = Table(position, recipe.player, **recipe.facts).under(find(recipe.question))
        premise = recipe.premise.format(player=recipe.player, **(told(table) if told else {}))
        assert not premise or premise.endswith(".")
        if question.kind == "number":
            assert str(question.key) not in premise.split()


UNASKED = {"dragon": {"first", "half-year", "final", "what-if", "rules", "wall", "super"}}
"""Lessons of which no check asks: a first walk, games that are played through, and what lies beyond the final check."""


@pytest.mark.parametrize("game", at_home())
def test_every_lesson_that_a_check_asks_about_has_two_kinds_of_question(game):
    kinds = defaultdict(set)
    for recipe in recipes(game):
        kinds[recipe.lesson].add(recipe.question)
    lessons = {name for name in shelf.names(game) if not shelf.is_check(name)}
    assert {name: len(found) for name, found in kinds.items() if len(found) < 2} == {}
    assert set(kinds) == lessons - UNASKED.get(game, set())


def test_a_number_with_one_wrong_rule_is_not_fair_and_things_that_say_why_are():
    assert not fair(ask("dragon.tribute.left", "tribute-1"))
    assert fair(ask("dragon.drought.left", "EX-12a"))
    assert fair(ask("dragon.person.may", "full-court"))
    assert fair(ask("dragon.end.winner", "final-three"))
    assert not fair(ask("dragon.row.legal", "two-droughts"))
