"""What the lessons teach, rule by rule: lesson, step, position, questions, tests. Writes docs/coverage.md.

The lessons are gone through here as a reader would run them, and every question that they ask is kept. A question
covers a rule if the rule stands in what is behind its answer, or if a wrong idea of the rule leads to another answer.
usage: lesson_coverage.py [--check], which writes nothing and exits 1 if the table is not up to date or has a hole
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Final
from unittest.mock import patch

from execute_notebooks import TEXTS, written

from yotd_widget.games.dragon.reasons.rules import RULES
from yotd_widget.lessons import answers
from yotd_widget.lessons.asking import Asking
from yotd_widget.quiz.questions import Question, Table, Template
from yotd_widget.quiz.wrong_rules import believing, wrong_rules

ROOT = Path(__file__).parents[1]
TABLE = ROOT / "docs/coverage.md"
ID = re.compile(r"\b(?:[A-Z]+-)+\d+[a-d]?\b")
BACKGROUND: Final[frozenset[str]] = frozenset()
"""Rules that no learner has to be asked about: a card and a mention are enough."""


@dataclass
class Asked:
    """A question of a lesson, and all that is needed to ask it again."""

    question: Question
    template: Template
    table: Table

    @property
    def key_now(self) -> object:
        """The answer by the rules that hold now; None where the engine cannot go on by them."""
        try:
            return self.template.value(self.table)
        except Exception:
            return None


@dataclass
class Step:
    """A part of a lesson, from one heading to the next. named: rules on its cards and in its text."""

    lesson: str
    heading: str
    asked: list[Asked] = field(default_factory=list)
    named: set[str] = field(default_factory=set)


def steps_of(text: Path) -> list[Step]:
    """Go through a lesson from top to bottom."""
    lesson, steps, namespace = text.stem, [Step(text.stem, "")], {}

    def keep(widget: Asking) -> None:
        if widget.asked.kind == "build":
            return  # its key is what the lesson wants, not what the engine says
        steps[-1].asked.append(Asked(widget.asked, widget._template, widget._table()))

    with patch.object(answers, "note", keep), redirect_stdout(StringIO()):
        for cell in written(text).cells:
            if heading := re.match(r"#+ (.+)", cell.source):
                steps.append(Step(lesson, heading[1]))
            steps[-1].named.update(ID.findall(cell.source))
            if cell.cell_type == "code":
                exec(compile(cell.source, f"{lesson}: {cell.source}", "exec"), namespace)  # the project's own lessons
    return steps[1:]


@cache
def all_steps() -> tuple[Step, ...]:
    """Every step of every numbered lesson."""
    return tuple(step for text in sorted((TEXTS / "en/dragon").glob("[0-9][0-9]-*.md")) for step in steps_of(text))


def all_asked() -> Iterator[Asked]:
    for step in all_steps():
        yield from step.asked


@cache
def told_apart() -> dict[str, set[str]]:
    """Id of a question -> names of the wrong rules that lead to another answer."""
    asked = tuple(all_asked())
    found: dict[str, set[str]] = {each.question.id: set() for each in asked}
    for name in wrong_rules("dragon"):
        with believing(name):
            for each in asked:
                if each.key_now not in (None, each.question.key):
                    found[each.question.id].add(name)
    return found


def covered(asked: Asked) -> set[str]:
    """The rules that a question asks about."""
    wrong = {wrong_rules("dragon")[name].rules[0] for name in told_apart()[asked.question.id]}
    return set(asked.question.rules) | wrong


@cache
def tests_naming() -> dict[str, list[str]]:
    """Rule id -> test files that name it."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for rule in sorted(set(ID.findall(path.read_text("utf-8")))):
            found.setdefault(rule, []).append(path.stem)
    return found


def rows() -> Iterator[tuple[str, list[str], list[str], list[str], list[str]]]:
    """Rule, steps, positions, questions, tests."""
    for rule in RULES:
        steps, positions, questions = [], [], []
        for step in all_steps():
            about = [each for each in step.asked if rule in covered(each)]
            if about or rule in step.named:
                steps.append(f"{step.lesson[:2]} {step.heading}")
            for each in about:
                name, _at, where = each.question.id.partition(" at ")
                questions.append(name)
                positions.append(where.split(" · ")[0])
        yield rule, *(list(dict.fromkeys(each)) for each in (steps, positions, questions, tests_naming().get(rule, [])))


def holes() -> list[str]:
    """Rules that lack something, in words."""
    return [
        f"{rule}: no {', no '.join(missing)}"
        for rule, steps, _positions, questions, tests in rows()
        if (
            missing := [
                name
                for name, found in (
                    ("lesson step", steps),
                    ("question", questions or rule in BACKGROUND),
                    ("test", tests),
                )
                if not found
            ]
        )
    ]


def table() -> str:
    """The table as Markdown."""
    lines = [
        "# What the lessons teach, rule by rule",
        "",
        "Made by `scripts/lesson_coverage.py` from the lessons themselves: a question covers a rule if the rule stands",
        "in what is behind its answer, or if a wrong idea of the rule leads to another answer.",
        "",
        "| Rule | Lesson step | Position | Questions | Tests |",
        "|---|---|---|---|---|",
    ]
    for rule, *cells in rows():
        lines.append(f"| {rule} | " + " | ".join(_short(cell) for cell in cells) + " |")
    return "\n".join(lines) + "\n"


def _short(found: list[str], most: int = 4) -> str:
    more = f" and {len(found) - most} more" if len(found) > most else ""
    return ", ".join(found[:most]) + more


if __name__ == "__main__":
    made, missing = table(), holes()
    print(*missing, sep="\n")
    print(f"{len(RULES)} rules, {len(missing)} holes, {len(list(all_asked()))} questions")
    if "--check" in sys.argv:
        sys.exit(bool(missing) or TABLE.read_text("utf-8") != made)
    TABLE.write_text(made, "utf-8")
