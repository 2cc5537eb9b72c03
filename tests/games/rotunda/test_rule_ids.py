"""Every rule has its place in the code and a test, its source and its card; nothing names a rule that is not there."""

from __future__ import annotations

import re
from pathlib import Path

from yotd_widget.engine.game import load
from yotd_widget.games.rotunda.reasons.book import BOOK
from yotd_widget.games.rotunda.reasons.rules import RULES, RULINGS
from yotd_widget.games.rotunda.refusals import REFUSALS
from yotd_widget.games.rotunda.told import TELLS

ROOT = Path(__file__).parents[3]
GAME = ROOT / "yotd_widget/games/rotunda"
CODE = [file for file in GAME.glob("*.py") if file.name not in ("told.py", "refusals.py")]
TESTS = [file for file in Path(__file__).parent.glob("test_*.py") if file != Path(__file__)]
FAMILIES = sorted({rule.rpartition("-")[0] for rule in RULES}, key=len, reverse=True)
IDS = re.compile(rf"\b({'|'.join(FAMILIES)})-(\d+)((?: to (?:\1)-\d+|, -\d+)*)")


def named(text: str) -> set[str]:
    """Ids in a text; "MOVE-1 to MOVE-8" names eight of them, "EXPERT-1, -2" two."""
    found = set()
    for family, first, others in IDS.findall(text):
        found.add(f"{family}-{first}")
        for sign, number in re.findall(r"( to |, -)(?:[A-Z-]+-)?(\d+)", others):
            start = int(first) if sign == " to " else int(number)
            found |= {f"{family}-{each}" for each in range(start, int(number) + 1)}
    return found


def of(files: list[Path]) -> set[str]:
    return set().union(*(named(file.read_text(encoding="utf-8")) for file in files))


def test_ids_are_read():
    assert named("MOVE-1 to MOVE-3, EXPERT-1, -2 and ROOM-GEN-11") == {
        "MOVE-1", "MOVE-2", "MOVE-3", "EXPERT-1", "EXPERT-2", "ROOM-GEN-11",
    }  # fmt: skip


def test_every_rule_of_the_specification_is_there():
    assert len(RULES) == 152
    assert len(RULINGS) == 54


def test_every_rule_is_named_where_it_is_carried_out():
    assert sorted(set(RULES) - of(CODE)) == []


def test_every_rule_has_a_test():
    examples = {rule for file in (GAME / "examples").glob("*.py") for rule in named(file.read_text(encoding="utf-8"))}
    assert sorted(set(RULES) - of(TESTS) - examples) == []


def test_no_unknown_id_is_named():
    files = [*GAME.rglob("*.py"), *TESTS]
    assert sorted(of(files) - set(RULES)) == []
    rulings = {name for file in files for name in re.findall(r"RUL-\d+", file.read_text(encoding="utf-8"))}
    assert sorted(rulings - set(RULINGS)) == []
    assert {int(n) for file in files for n in re.findall(r"\bruling (\d+)", file.read_text(encoding="utf-8"))} <= {
        *range(1, 55)
    }


def test_every_refusal_and_every_row_names_rules_that_exist():
    assert {rule for _, rules in REFUSALS.values() for rule in rules} <= set(RULES)
    assert set(TELLS) <= set(RULES)
    assert {rule for point in load("rotunda").points.values() for rule in point.rules} <= set(RULES)


def test_every_rule_has_a_source():
    for rule in RULES:
        marks, places = BOOK.source(rule)
        assert marks, rule
        assert places, rule
        for place in places:
            assert place in RULINGS if place.startswith("RUL-") else [*BOOK.where(place)] or place in BOOK.books


def test_numbers_that_stand_in_are_named_on_cards():
    card = str(load("rotunda").reading.rule("MOVE-8"))
    assert "stand-in" in card
    assert "stand-in" not in str(load("rotunda").reading.rule("MOVE-3"))
