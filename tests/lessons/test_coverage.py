"""The table of coverage has no hole and is up to date."""

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

import lesson_coverage
from lessons.corpus import corpus

from yotd_widget.engine.game import at_home
from yotd_widget.lessons import shelf

TAUGHT = [game for game in at_home() if shelf.names(game)]
"""The games that have lessons; with the first one of them all their rules are due."""


@pytest.mark.parametrize("game", TAUGHT)
def test_every_rule_has_a_step_a_question_and_a_test(game):
    assert lesson_coverage.holes(game) == []


def test_the_table_is_up_to_date():
    assert lesson_coverage.TABLE.read_text("utf-8") == lesson_coverage.table()


@pytest.mark.parametrize("game", at_home())
def test_every_wrong_rule_changes_an_answer(game):
    """Of a question of the lessons, or of one at a position of its own."""
    unnoticed = set(lesson_coverage.wrong_rules(game)) - set().union(*lesson_coverage.told_apart(game).values())
    if game == "dragon":
        unnoticed -= set().union(*lesson_coverage.telling(corpus(), game, unnoticed).values())
    assert unnoticed == set()
