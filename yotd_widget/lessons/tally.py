"""What a class has misunderstood: the wrong rules that answers followed from, counted over the files of learners."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from yotd_widget.engine.errors import BadInput, NotFound
from yotd_widget.engine.texts import _
from yotd_widget.lessons.wrong_rules import wrong_rules


class Tally(dict[str, int]):
    """Name of a wrong rule -> learners who followed it, the commonest first: a plain dict that is read as a list."""

    def __init__(self, learners: list[set[str]]) -> None:
        counts = Counter(name for followed in learners for name in sorted(followed))
        super().__init__(counts.most_common())
        self.learners = len(learners)

    def __repr__(self) -> str:
        known = wrong_rules()
        told = {name: f": {known[name].told('…')}" if name in known else "" for name in self}
        return "\n".join(f"{count}/{self.learners} {name}{told[name]}" for name, count in self.items()) or "–"


def tally(paths: str | Path | Iterable[str | Path]) -> Tally:
    """Count the wrong rules over files of answers, one file a learner.

    paths: the files, or a folder: then all its files *.json. A learner who followed a wrong rule in several questions
    is counted once. Nothing of this session is read or changed.
    Raises: NotFound for a file that is not there; BadInput for one that is no file of answers.
    """
    if isinstance(paths, str | Path):
        folder = Path(paths)
        paths = sorted(folder.glob("*.json")) if folder.is_dir() else [folder]
    return Tally([_followed(Path(path)) for path in paths])


def _followed(path: Path) -> set[str]:
    """The wrong rules in one file."""
    try:
        results = json.loads(path.read_text("utf-8"))["results"]
        return {str(result["wrong_rule"]) for result in results} - {""}
    except OSError:
        raise NotFound(_("There is no file {path}.").format(path=path)) from None
    except (ValueError, TypeError, KeyError, RecursionError):
        raise BadInput(_("{path} is no file of answers.").format(path=path)) from None
