"""Every rule has its place in the code and a test, and nothing names a rule that does not exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from yotd_widget.games.dragon.refusals import REFUSALS
from yotd_widget.games.dragon.rules import RULES, RULINGS

ROOT = Path(__file__).parents[3]
TEXTS_OF_RULES = ROOT / "yotd_widget/games/dragon/rules.py"
CODE = [file for file in sorted((ROOT / "yotd_widget").glob("[eg]*/**/*.py")) if file != TEXTS_OF_RULES]
TESTS = sorted(
    file
    for folder in ("tests/games", "tests/engine")
    for file in (ROOT / folder).rglob("test_*.py")
    if file != Path(__file__)
)
RULE_MODULES = "actions court events persons pieces refusals scoring setup state year"
DECISIONS = {f"D-{number:02}" for number in range(1, 18)} - {"D-07", "D-08"}  # those two belong to the Great Wall

IDS = re.compile(r"\b((?:[A-Z]+-)+)(\d+)((?:(?:\.\.|, )\d+)*)(?![\w-])")
OTHER_FAMILIES = ("EX-", "DV-", "INV-", "UTF-")


def named(text: str) -> Iterator[str]:
    """Ids in a text; "PER-7..9" names three of them, "PER-8, 9" two."""
    for family, first, others in IDS.findall(text):
        numbers = [first]
        for sign, number in re.findall(r"(\.\.|, )(\d+)", others):
            numbers += map(str, range(int(numbers[-1]) + 1, int(number) + 1)) if sign == ".." else [number]
        yield from (family + number for number in numbers if family not in OTHER_FAMILIES)


def ids_of(files: list[Path]) -> dict[str, set[str]]:
    """Id -> names of the files that name it."""
    found: dict[str, set[str]] = {}
    for file in files:
        for name in named(file.read_text(encoding="utf-8")):
            found.setdefault(name, set()).add(file.name)
    return found


def test_ranges_and_lists_of_ids_are_read():
    assert list(named("see PER-7..9, ACT-PRIV-1, 3 and DV-12 (D-05)")) == [
        "PER-7", "PER-8", "PER-9", "ACT-PRIV-1", "ACT-PRIV-3", "D-05",
    ]  # fmt: skip


def test_every_rule_is_named_where_it_is_carried_out():
    carried_out = ids_of([file for file in CODE if file.stem in RULE_MODULES.split()])
    assert sorted(set(RULES) - set(carried_out)) == []


def test_every_rule_has_a_test():
    assert sorted(set(RULES) - set(ids_of(TESTS))) == []


@pytest.mark.parametrize("files", [CODE, TESTS, [TEXTS_OF_RULES]], ids=["code", "tests", "rules"])
def test_no_unknown_id_is_named(files):
    found = ids_of(files)
    assert {name: files for name, files in found.items() if name not in {*RULES, *RULINGS, *DECISIONS}} == {}


def test_every_refusal_names_rules_that_exist():
    assert {rule for _, rules in REFUSALS.values() for rule in rules} <= set(RULES)
