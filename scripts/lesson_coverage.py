"""What the lessons teach, rule by rule: lesson, step, position, questions, tests. Writes docs/coverage.md.

The lessons are gone through here as a reader goes, a program playing the moves, and every question that they ask is
kept. A step teaches a rule if the rule was at work in what was played and is named in its reply, if it stands behind
the answer of a question or beside it under *Why?*, if a wrong idea of it leads to another answer, or if the end of the
lesson lists it. A test is one that names the rule, or an example that shows it at work.
usage: lesson_coverage.py [--check], which writes nothing and exits 1 if the table is not up to date or has a hole;
lesson_coverage.py GAME, of another game, prints what is missing and writes nothing
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from types import CodeType, FrameType

from yotd_widget.engine.game import at_home, load
from yotd_widget.engine.house_rules import Function, playing_by
from yotd_widget.lessons import asked, clauses, shelf
from yotd_widget.lessons.going import Going
from yotd_widget.lessons.made import Made
from yotd_widget.quiz.questions import Question, Table, Template
from yotd_widget.quiz.wrong_rules import WrongRule, believing, wrong_rules

FIRST = "dragon"
ROOT = Path(__file__).parents[1]
TABLE = ROOT / "docs/coverage.md"
ASKING = ("ask", "predict")
ID = re.compile(r"\b(?:[A-Z]+-)+\d+(?:-\d+)?[a-d]?\b")


@dataclass(eq=False)
class Asked:
    """A question of a lesson, and all that is needed to ask it again."""

    question: Question
    template: Template
    table: Table

    @cached_property
    def called(self) -> frozenset[CodeType]:
        """All functions that are called on the way to the answer: no rule that stands in for another changes it."""
        found: set[CodeType] = set()

        def note(frame: FrameType, event: str, _argument: object) -> None:
            if event == "call":
                found.add(frame.f_code)

        with playing_by():  # nothing is remembered from before
            sys.setprofile(note)
            try:
                _ = self.key_now
            finally:
                sys.setprofile(None)
        return frozenset(found)

    def may_change(self, rule: WrongRule) -> bool:
        """Whether a wrong rule is asked at all on the way to the answer."""
        return any(code_of(swap.right) in self.called for swap in rule.swaps)

    @property
    def key_now(self) -> object:
        """The answer by the rules that hold now; None where the engine cannot go on by them."""
        try:
            return self.template.value(self.table)
        except Exception:
            return None


def code_of(function: Function) -> CodeType:
    """What runs when a function is called, also one that remembers its answers."""
    return getattr(function, "__wrapped__", function).__code__


@dataclass
class Step:
    """A part of a lesson, from one heading to the next. named: rules on its cards and in its text."""

    lesson: str
    heading: str
    asked: list[Asked] = field(default_factory=list)
    named: set[str] = field(default_factory=set)


def steps_of(name: str, game: str = FIRST) -> list[Step]:
    """Go through a lesson from its first step to its end."""
    text = shelf.text(game, name)
    going, steps = Going(Made(text)), []
    for step in going.steps:
        found = Step(name, step.heading)
        if step.kind == "play":
            going.through(step)
            found.named.update(rule for reply in going.standing(step)["replies"] for rule in reply["rules"])
        found.asked += [kept(each) for each in inquiries(going, step)]
        frames = [] if step.kind in ASKING else going.draw(step.id)["frames"]  # what asks has none, and would ask again
        found.named.update(rule for frame in frames for text in frame["texts"] for rule in ID.findall(text))
        found.named.update(clauses.listed(step.clauses.get("rules", "")))
        steps.append(found)
    also = Step(name, text.end.heading)
    also.named.update(clauses.listed(text.end.clauses.get("also", "")))
    return [*steps, also]


def inquiries(going: Going, step: object) -> Iterator[asked.Inquiry]:
    """The questions of templates that a step asks, also when it comes back."""
    if "vary" in step.clauses:
        varied, place = clauses.vary(step.clauses["vary"]), clauses.place(step.clauses["at"])
        for value in varied.values:
            yield asked.inquiry(going.made, step, going.made.example(place, varied.change(value)))
        return
    if "ask" in step.clauses:
        yield asked.inquiry(going.made, step, going.position(step))
    if "again" in step.clauses:
        yield going.again(step)


def kept(found: asked.Inquiry) -> Asked:
    return Asked(found.question, found.given.template, found.table)


@cache
def all_steps(game: str = FIRST) -> tuple[Step, ...]:
    """Every step of every lesson."""
    lessons = [name for name in shelf.names(game) if not shelf.is_check(name)]
    return tuple(step for name in lessons for step in steps_of(name, game))


def all_asked(game: str = FIRST) -> Iterator[Asked]:
    for step in all_steps(game):
        yield from step.asked


@cache
def told_apart(game: str = FIRST) -> dict[str, set[str]]:
    """Id of a question of the lessons -> names of the wrong rules that lead to another answer."""
    return telling(tuple(all_asked(game)), game)


def telling(asked: tuple[Asked, ...], game: str = FIRST, names: Iterable[str] | None = None) -> dict[str, set[str]]:
    """Ids of some questions -> names of the wrong rules that lead to another answer. names: of those tried; all."""
    found: dict[str, set[str]] = {each.question.id: set() for each in asked}
    rules = wrong_rules(game)
    for name in rules if names is None else names:
        concerned = [each for each in asked if each.may_change(rules[name])]
        with believing(name):
            for each in concerned:
                if each.key_now not in (None, each.question.key):
                    found[each.question.id].add(name)
    return found


@cache
def covered(asked: Asked, game: str = FIRST) -> set[str]:
    """The rules that a question asks about."""
    known = wrong_rules(game)
    return {*asked.question.rules, *(known[name].rules[0] for name in told_apart(game)[asked.question.id])}


@cache
def shown_by(game: str) -> dict[str, list[str]]:
    """Name of an example -> the rules that it shows at work."""
    about = import_module(f"yotd_widget.games.{game}.examples").about
    return {name: about(name).shows.split() for name in load(game).examples_by_name}


@cache
def tests_naming(game: str) -> dict[str, list[str]]:
    """Rule id -> test files that name it, or an example of it; those of other games have ids of the same form."""
    found: dict[str, list[str]] = {}
    others = [ROOT / "tests/games" / other for other in at_home() if other != game]
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        if any(other in path.parents for other in others):
            continue
        told = path.read_text("utf-8")
        shown = [rule for name, rules in shown_by(game).items() if f'"{name}"' in told for rule in rules]
        for rule in sorted({*ID.findall(told), *shown}):
            found.setdefault(rule, []).append(path.stem)
    return found


def rows(game: str = FIRST) -> Iterator[tuple[str, list[str], list[str], list[str], list[str]]]:
    """Rule, steps, positions, questions, tests."""
    for rule in load(game).reading.rules:
        steps, positions, questions = [], [], []
        for step in all_steps(game):
            about = [each for each in step.asked if rule in covered(each, game)]
            if about or rule in step.named:
                steps.append(f"*{step.lesson}* {step.heading}")
            for each in about:
                name, _at, where = each.question.id.partition(" at ")
                questions.append(name)
                positions.append(where.split(" ")[0].lstrip("= "))
        yield (
            rule,
            *(list(dict.fromkeys(each)) for each in (steps, positions, questions, tests_naming(game).get(rule, []))),
        )


def holes(game: str = FIRST) -> list[str]:
    """Rules that lack something, in words."""
    return [
        f"{rule}: no {', no '.join(missing)}"
        for rule, steps, _positions, _questions, tests in rows(game)
        if (
            missing := [
                name
                for name, found in (
                    ("lesson step", steps),
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
        "Made by `scripts/lesson_coverage.py` from the lessons: a step teaches a rule at work in what is played,",
        "one that stands behind an answer, or that a wrong answer is about; the end of a lesson lists a few.",
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
    game = next((each for each in sys.argv[1:] if not each.startswith("--")), FIRST)
    missing, rules = holes(game), load(game).reading.rules
    print(*missing, sep="\n")
    if game != FIRST:
        print(f"{len(rules)} rules, {len(missing)} holes, {len(list(all_asked(game)))} questions")
        sys.exit()
    made = table()
    print(f"{len(rules)} rules, {len(missing)} holes, {len(list(all_asked()))} questions")
    if "--check" in sys.argv:
        sys.exit(bool(missing) or TABLE.read_text("utf-8") != made)
    TABLE.write_text(made, "utf-8")
