"""The questions notice if a rule of the engine is broken: at least one answer key becomes another."""

import sys
from collections.abc import Iterator
from functools import cache
from typing import Final

from lessons.corpus import Asked, corpus
from lessons.mutations import MUTATIONS, mutation

from yotd_widget.games.dragon.reasons.rules import RULES
from yotd_widget.quiz.wrong_rules import WrongRule, believing, wrong_rules

TOO_KEEN: Final = ("dragon.plan.kept", "dragon.whatif.differs")
"""Templates that prove nothing here: whole months, played twice or by a program, in which any change shows."""


@cache
def questions() -> tuple[Asked, ...]:
    """Every question that proves something."""
    return tuple(each for each in corpus() if each.template.id not in TOO_KEEN)


def breaking(rule: str) -> list[WrongRule]:
    """What breaks a rule: its mutation; without one, the named wrong rules that violate it."""
    return (
        [mutation(rule)]
        if rule in MUTATIONS
        else [each for each in wrong_rules("dragon").values() if rule in each.rules]
    )


def noticing(rule: str) -> Iterator[str]:
    """Questions that have another key when a rule is broken; those that name it come first, as they probably do."""
    ordered = sorted(questions(), key=lambda each: rule not in each.question.rules)
    for wrong in breaking(rule):
        concerned = [each for each in ordered if each.may_change(wrong)]
        with believing(wrong):
            yield from (each.question.id for each in concerned if each.key_now not in (None, each.question.key))


def test_a_broken_rule_changes_a_key():
    assert [rule for rule in RULES if not breaking(rule)] == [], "nothing breaks these rules"
    assert [rule for rule in RULES if next(noticing(rule), None) is None] == [], "no question notices it"


def test_keys_come_from_the_engine_as_it_is():
    assert [each.question.id for each in questions() if each.template.value(each.table) != each.question.key] == []


def test_each_mutation_leaves_the_engine_as_it_was():
    for rule, swaps in MUTATIONS.items():
        with believing(mutation(rule)):
            pass
        for each in swaps:
            holder, _, name = each.right.__qualname__.rpartition(".")
            module = sys.modules[each.right.__module__]
            held = getattr(getattr(module, holder) if holder else module, name)
            assert getattr(held, "fget", held) is each.right, rule
