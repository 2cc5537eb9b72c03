"""Every rule has its place in the code and a test, and nothing names a rule that does not exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from yotd_widget.games.dragon.reasons.rules import RULES, RULINGS
from yotd_widget.games.dragon.refusals import REFUSALS

ROOT = Path(__file__).parents[3]
TEXTS_OF_RULES = ROOT / "yotd_widget/games/dragon/reasons/rules.py"
CODE = [
    file
    for folder in ("engine", "games/dragon")
    for file in sorted((ROOT / "yotd_widget" / folder).rglob("*.py"))
    if file != TEXTS_OF_RULES
]
TESTS = sorted(
    file
    for folder in ("tests/games/dragon", "tests/engine")
    for file in (ROOT / folder).rglob("test_*.py")
    if file != Path(__file__)
)
RULE_MODULES = "actions court events floors great_events great_wall persons pieces refusals scoring setup state year"
DECISIONS = {f"D-{number:02}" for number in range(1, 28)}
EXPANSIONS = {
    "WALL": "1 2 3 4 5 6 7a 7b 7c 7d 8 9 10 11 12 13 14 15 16 17",
    "GE": "1 2 3 4 5", "GE-LANTERN": "1", "GE-BUDDHA": "1", "GE-QUAKE": "1 2 3 4", "GE-FLOOD": "1 2",
    "GE-ECLIPSE": "1 2", "GE-VOLCANO": "1", "GE-TORNADO": "1 2 3", "GE-SUNRISE": "1 2 3 4 5", "GE-ASSASSIN": "1 2",
    "GE-CHARTER": "1 2 3 4",
    "COMBO": "1 2 3 4 5",
}  # fmt: skip
"""Families of rules that only the expansions have, and their numbers."""
RULINGS_ON_EXPANSIONS = "19 20 21 22 23 24 25 26 27 28 29 32 36 37 38 43 46 48 51"

IDS = re.compile(r"\b((?:[A-Z]+-)+)(\d+[a-d]?)((?:(?:\.\.|, )\d+[a-d]?)*)(?![\w-])")
OTHER_FAMILIES = ("EX-", "DV-", "INV-", "UTF-")


def named(text: str) -> Iterator[str]:
    """Ids in a text; "PER-7..9" names three of them, "PER-8, 9" two, "WALL-7a..7d" four."""
    for family, first, others in IDS.findall(text):
        numbers = [first]
        for sign, number in re.findall(r"(\.\.|, )(\d+[a-d]?)", others):
            numbers += up_to(numbers[-1], number) if sign == ".." else [number]
        yield from (family + number for number in numbers if family not in OTHER_FAMILIES)


def up_to(last: str, number: str) -> list[str]:
    """What a range goes on with: after "7" up to "9", or after "7a" up to "7d"."""
    if number.isdigit():
        return [f"{following}" for following in range(int(last) + 1, int(number) + 1)]
    return [number[:-1] + letter for letter in "abcd" if last[-1] < letter <= number[-1]]


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
    assert list(named("WALL-7a..7d, GE-QUAKE-2, 3 and WALL-7a, 8")) == [
        "WALL-7a", "WALL-7b", "WALL-7c", "WALL-7d", "GE-QUAKE-2", "GE-QUAKE-3", "WALL-7a", "WALL-8",
    ]  # fmt: skip


def test_the_expansions_have_these_rules_and_no_others():
    expected = {f"{family}-{number}" for family, numbers in EXPANSIONS.items() for number in numbers.split()}
    assert {rule for rule in RULES if rule.split("-")[0] in ("WALL", "GE", "COMBO")} == expected
    assert len(expected) == 20 + 30 + 5


def test_every_ruling_on_the_expansions_is_listed_and_has_a_test():
    rulings = {f"AMB-{number}" for number in RULINGS_ON_EXPANSIONS.split()}
    assert sorted(rulings - set(RULINGS)) == []
    assert sorted(rulings - set(ids_of(TESTS))) == []


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


def test_every_example_and_every_derived_vector_has_a_test():
    text = "\n".join(file.read_text(encoding="utf-8") for file in TESTS)
    found = {
        f"{family.upper()}-{number}" for family, number in re.findall(r"^def test_(ex|dv)_(\d+[ab]?)_", text, re.M)
    }
    examples = {f"EX-{number:02}" for number in range(1, 27)} - {"EX-12"} | {"EX-12a", "EX-12b"}
    assert found == examples | {f"DV-{number:02}" for number in range(1, 73)}
