"""What a class has misunderstood: wrong ideas and missed questions, counted over the files of its learners."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from yotd_widget.engine import files
from yotd_widget.engine.errors import BadInput, NotFound, WrongKind, short
from yotd_widget.engine.texts import _
from yotd_widget.lessons import memory, shelf
from yotd_widget.lessons.memory import Entry
from yotd_widget.quiz.wrong_rules import find

LONGEST: Final = 200
"""Width of a bar for the whole class, in pixels."""


class Asked(NamedTuple):
    """A question in the files of a class: how many have answered it, and how many missed it at first."""

    answered: int
    missed: int


class Tally(dict[str, int]):
    """Name of a wrong rule -> learners who followed it, the commonest first: a plain dict that is read as a list.

    questions: "lesson: heading" -> who answered and who missed it, the hardest first. learners: how many files.
    """

    def __init__(self, learners: list[Mapping[str, Entry]]) -> None:
        counts = Counter(name for each in learners for name in sorted(_followed(each)))
        super().__init__(counts.most_common())
        self.learners = len(learners)
        self.questions = _questions(learners)

    def __repr__(self) -> str:
        told = [f"{count}/{self.learners} {name}{_idea(name)}" for name, count in self.items()]
        told += [f"{asked.missed}/{asked.answered} {question}" for question, asked in self.questions.items()]
        return "\n".join(told) or "–"

    def _repr_html_(self) -> str:
        """Two pictures of bars that are tables as well."""
        ideas = [(count, self.learners, f"{name}{_idea(name)}") for name, count in self.items()]
        missed = [(asked.missed, asked.answered, question) for question, asked in self.questions.items()]
        return _bars(_("Wrong ideas"), ideas) + _bars(_("Missed at the first try"), missed)


def tally(paths: str | Path | Iterable[str | Path]) -> Tally:
    """Count over files of learners (`lessons-progress.json`, or what *Save a file* on the map writes), one file each.

    paths: the files, or a folder: then all its files *.json. A learner who followed a wrong rule in several questions
    is counted once. Nothing of this session is read or changed.
    Raises: NotFound for a file that is not there; BadInput for one that cannot be read or is no file of lessons;
    WrongKind for what is no path.
    """
    if isinstance(paths, str | Path):
        paths = sorted(Path(paths).glob("*.json")) if files.is_folder(paths) else [paths]
    if not isinstance(paths, Iterable):
        raise WrongKind(_("answers are counted in files or in a folder, not in {given}").format(given=short(paths)))
    return Tally([_entries(path) for path in paths])


def _entries(path: str | Path) -> dict[str, Entry]:
    try:
        return memory.entries(files.read(path))
    except BadInput:
        raise BadInput(_("{path} is no file of lessons.").format(path=path)) from None


def _followed(found: Mapping[str, Entry]) -> set[str]:
    """The wrong rules in one file."""
    return {
        name for entry in found.values() for trial in entry["progress"]["trials"].values() for name in trial["wrong"]
    }


def _questions(learners: list[Mapping[str, Entry]]) -> dict[str, Asked]:
    answered, missed = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for found in learners:
        for lesson, entry in found.items():
            for step, trial in entry["progress"]["trials"].items():
                if trial["question"] and not step.startswith("again:"):
                    answered[lesson, step] += 1
                    missed[lesson, step] += trial["missed"]
    hardest = sorted(answered, key=lambda each: (-missed[each] / answered[each], each))
    return {_heading(*each): Asked(answered[each], missed[each]) for each in hardest}


def _heading(lesson: str, step: str) -> str:
    """A question as readers know it."""
    game, _slash, name = lesson.partition("/")
    try:
        if name in shelf.names(game):  # and no path to another file
            text = shelf.text(game, name)
            return f"{text.title}: {text.step(step).heading}"
    except (LookupError, OSError, StopIteration):
        pass
    return f"{name}: {step}"


def _idea(name: str) -> str:
    """What a wrong rule says, after a colon; "" for one that is not known here."""
    try:
        return f": {find(name).told('…')}"
    except NotFound:
        return ""


def _bars(title: str, rows: list[tuple[int, int, str]]) -> str:
    """A table whose numbers are drawn as well."""
    if not rows:
        return ""
    cells = "".join(
        f'<tr><td style="text-align:right">{count}/{all_}</td>'
        f'<td><svg width="{LONGEST}" height="14" aria-hidden="true">'
        f'<rect width="{LONGEST}" height="14" fill="#8884"/>'
        f'<rect width="{LONGEST * count // max(1, all_)}" height="14" fill="#a3232b"/></svg></td>'
        f'<td style="text-align:left">{escape(told)}</td></tr>'
        for count, all_, told in rows
    )
    return f"<table><caption>{escape(title)}</caption>{cells}</table>"
