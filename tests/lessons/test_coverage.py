"""The table of coverage has no hole and is up to date."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

import lesson_coverage
from lessons.corpus import corpus


def test_every_rule_has_a_step_a_question_and_a_test():
    assert lesson_coverage.holes() == []


def test_the_table_is_up_to_date():
    assert lesson_coverage.TABLE.read_text("utf-8") == lesson_coverage.table()


def test_every_wrong_rule_changes_an_answer():
    told_apart = set().union(*lesson_coverage.telling(corpus()).values())
    assert set(lesson_coverage.wrong_rules("dragon")) - told_apart == set()
