"""The lessons notice if a rule of the engine is broken: at least one answer key becomes another."""

import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from lessons.mutations import MUTATIONS, mutation

from yotd_widget.games.dragon.reasons.rules import RULES
from yotd_widget.lessons.wrong_rules import WrongRule, believing, wrong_rules

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

from lesson_coverage import Asked, all_asked

from yotd_widget.games.dragon.examples import example
from yotd_widget.lessons.questions import Table, ask, find

TOO_KEEN: Final = ("plan.kept", "whatif.differs")
"""Templates that prove nothing here: whole months, played twice or by a program, in which any change shows."""

_LOW_WALL: Final = "wall: Bo, Cyd, Ada, Bo, Cyd, Ada, Bo, Cyd, Ada, Bo, Cyd"
_FEW_TILES: Final = (
    "gone: 4 young pyrotechnist, 2 young warrior, 4 young monk, 6 tax collector, 4 court lady, 5 craftsman, "
    "3 young scholar, 2 young farmer"
)
_BO_RELEASES: Final = "release young scholar 1"

NOT_YET: Final[dict[str, Callable[[], Asked]]] = {
    "WIN-1": lambda: asked("end.winner", example("final-23", vp=34), moves="release young pyrotechnist 1"),
    "WALL-16": lambda: asked("end.vp", example("wall-12", words=_LOW_WALL)),
    "GE-4": lambda: asked("choices.legal", example("volcano", words="super event: earthquake"), moves=_BO_RELEASES),
    "GE-5": lambda: asked("choices.legal", example("quake-2-1"), moves=["demolish 1", "demolish 2"]),
    "GE-TORNADO-3": lambda: asked("person.steps", example("tornado-4"), moves=["drop scholar", "drop farmer"]),
    "GE-SUNRISE-5": lambda: asked(
        "after.persons",
        example("volcano", words=["super event: sunrise", _FEW_TILES]),
        "Bo",
        moves=[_BO_RELEASES, "take young farmer"],
    ),
    "GE-ASSASSIN-2": lambda: asked("groups.choices", example("privileges-7").after(_BO_RELEASES)),
    "GE-CHARTER-3": lambda: asked("choices.legal", example("charter-4"), moves="charter healer"),
    "GE-CHARTER-4": lambda: asked(
        "after.points",
        example("volcano", words="super event: charter", Ada={"palaces": ["2", "2"]}),
        moves=_BO_RELEASES,
    ),
    "COMBO-5": lambda: asked(
        "ge.flood.effect",
        example("flood-7", words=["great wall", "wall: Ada"], wall_tiles="fireworks, floor, yuan, track, vp"),
    ),
}
"""Rules that no lesson asks about yet -> a question that notices their mutation."""


def asked(template: str, state: Any, player: str | None = None, **facts: Any) -> Asked:
    return Asked(ask(template, state, player, **facts), find(template), Table(state, player, **facts))


@cache
def questions() -> tuple[Asked, ...]:
    """Every question of the lessons once."""
    asked = {each.question.id: each for each in all_asked() if each.template.id not in TOO_KEEN}
    return tuple(asked.values())


def breaking(rule: str) -> list[WrongRule]:
    """What breaks a rule: its mutation; without one, the named wrong rules that violate it."""
    return [mutation(rule)] if rule in MUTATIONS else [each for each in wrong_rules().values() if rule in each.rules]


def key_now(asked: Asked) -> Any:
    """The answer by the rules that hold now; the right one where the engine cannot go on."""
    try:
        return asked.template.value(asked.table)
    except Exception:
        return asked.question.key


def noticing(rule: str, among: Iterable[Asked]) -> Iterator[str]:
    """Questions that have another key when a rule is broken; those that name it come first, as they probably do."""
    ordered = sorted(among, key=lambda each: rule not in each.question.rules)
    for wrong in breaking(rule):
        with believing(wrong):
            yield from (each.question.id for each in ordered if key_now(each) != each.question.key)


@pytest.mark.parametrize("rule", [rule for rule in RULES if rule not in NOT_YET])
def test_a_broken_rule_changes_a_key(rule):
    assert breaking(rule), "nothing breaks this rule"
    assert next(noticing(rule, questions()), None), "no question of the lessons notices it"


@pytest.mark.parametrize("rule", NOT_YET)
def test_a_question_to_come_would_notice(rule):
    assert next(noticing(rule, [NOT_YET[rule]()]), None)
    assert next(noticing(rule, questions()), None) is None, "a lesson asks now: take the rule out of the list"


def test_keys_come_from_the_engine_as_it_is():
    assert [each.question.id for each in questions() if each.template.value(each.table) != each.question.key] == []


@pytest.mark.parametrize("rule", MUTATIONS)
def test_each_mutation_leaves_the_engine_as_it_was(rule):
    with believing(mutation(rule)):
        pass
    for each in MUTATIONS[rule]:
        holder, _, name = each.right.__qualname__.rpartition(".")
        module = sys.modules[each.right.__module__]
        held = getattr(getattr(module, holder) if holder else module, name)
        assert getattr(held, "fget", held) is each.right
