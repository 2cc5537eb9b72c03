"""What a class has misunderstood: the wrong rules that answers followed from, counted over the files of learners."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from yotd_widget.engine import files
from yotd_widget.engine.errors import BadInput, NotFound, WrongKind, short
from yotd_widget.engine.texts import _
from yotd_widget.lessons.answers import up_to_date
from yotd_widget.quiz.wrong_rules import find


class Tally(dict[str, int]):
    """Name of a wrong rule -> learners who followed it, the commonest first: a plain dict that is read as a list."""

    def __init__(self, learners: list[set[str]]) -> None:
        counts = Counter(name for followed in learners for name in sorted(followed))
        super().__init__(counts.most_common())
        self.learners = len(learners)

    def __repr__(self) -> str:
        told = {name: _idea(name) for name in self}
        return "\n".join(f"{count}/{self.learners} {name}{told[name]}" for name, count in self.items()) or "–"


def tally(paths: str | Path | Iterable[str | Path]) -> Tally:
    """Count the wrong rules over files of answers, one file a learner.

    paths: the files, or a folder: then all its files *.json. A learner who followed a wrong rule in several questions
    is counted once. Nothing of this session is read or changed.
    Raises: NotFound for a file that is not there; BadInput for one that cannot be read or is no file of answers;
    WrongKind for what is no path.
    """
    if isinstance(paths, str | Path):
        paths = sorted(Path(paths).glob("*.json")) if files.is_folder(paths) else [paths]
    if not isinstance(paths, Iterable):
        raise WrongKind(_("answers are counted in files or in a folder, not in {given}").format(given=short(paths)))
    return Tally([_followed(path) for path in paths])


def _idea(name: str) -> str:
    """What a wrong rule says, after a colon; "" for one that is not known here."""
    try:
        return f": {find(name).told('…')}"
    except NotFound:
        return ""


def _followed(path: str | Path) -> set[str]:
    """The wrong rules in one file."""
    text = files.read(path)
    try:
        return {up_to_date(str(result["wrong_rule"])) for result in json.loads(text)["results"]} - {""}
    except (ValueError, TypeError, KeyError, RecursionError):
        raise BadInput(_("{path} is no file of answers.").format(path=path)) from None
