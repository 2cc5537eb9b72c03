"""What a reader has answered in this session: for a teacher's assert, for a file, and back from it."""

from __future__ import annotations

import json
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakSet, WeakValueDictionary

from yotd_widget.engine import files
from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.game import names
from yotd_widget.engine.texts import _
from yotd_widget.lessons.twins import in_words

if TYPE_CHECKING:
    from yotd_widget.lessons.asking import Asking
    from yotd_widget.lessons.sheet import Answers
    from yotd_widget.quiz.questions import Question

Progress = dict[str, Any]
"""{"attempts": [{"answer", "seconds", "hints"}], "hints": how many are open, "solution": whether it is}."""

VERSION: Final = 1
MOST_HINTS: Final = 3

_widgets: WeakValueDictionary[str, Asking] = WeakValueDictionary()
_loaded: dict[str, Progress] = {}
"""Progress that a file has brought back, by the id of its question."""
_session: dict[str, tuple[Question, Progress]] = {}
"""Every question asked, and how it stands, by its id in the order of asking."""
_sheets: WeakSet[Answers] = WeakSet()


def note(widget: Asking) -> None:
    """Keep account of a question that is asked."""
    _widgets[widget.asked.id] = widget
    _keep(widget)
    widget.observe(lambda _change: _keep(widget), names="progress")


def _keep(widget: Asking) -> None:
    _session[widget.asked.id] = widget.asked, widget.progress
    for sheet in list(_sheets):
        sheet.refresh()


def follow(sheet: Answers) -> None:
    """Tell a sheet of answers whenever one is given."""
    _sheets.add(sheet)


def entries() -> list[dict[str, Any]]:
    """Every question asked in this session, for a sheet of answers: the `Entry` of the front end."""
    return [_entry(*asked) for asked in _session.values()]


def known(question: str, *, gate: bool = False) -> Progress:
    """What has been answered before: to a gate in this session, to any question in a file that was brought back.

    A self-check that is asked again, as its cell is run again, begins anew.
    """
    if gate and question in _session:
        return _session[question][1]
    return _loaded.get(question, {})


def followed() -> frozenset[str]:
    """Names of the wrong rules that this reader has followed."""
    return frozenset(result["wrong_rule"] for result in results() if result["wrong_rule"])


def forget() -> None:
    """A new session: nothing has been asked."""
    for kept in (_widgets, _loaded, _session):
        kept.clear()


def results() -> list[dict[str, Any]]:
    """Every question asked in this session, in the order of asking, for an assert or a file.

    [{"question", "position", "tries", "hints", "first_answer", "correct", "wrong_rule", "seconds"}]; seconds up to the
    first answer; wrong_rule: the first one that an answer followed from, "" for none.
    """
    return [_result(*asked) for asked in _session.values()]


def _entry(question: Question, progress: Progress) -> dict[str, Any]:
    result = _result(question, progress)
    first = result["first_answer"]
    return {
        "id": question.id,
        "text": question.text,
        "tries": result["tries"],
        "hints": result["hints"],
        "first": None if first is None else in_words(question, first),
        "right": result["correct"],
        "progress": progress,
        "result": result,
    }


def _result(question: Question, progress: Progress) -> dict[str, Any]:
    attempts = progress["attempts"]
    given = [attempt["answer"] for attempt in attempts]
    template, _at, position = question.id.partition(" at ")
    return {
        "question": template,
        "position": position,
        "tries": len(attempts),
        "hints": progress["hints"],
        "first_answer": given[0] if given else None,
        "correct": any(map(question.right, given)),
        "wrong_rule": next(filter(None, map(question.wrong_rule, given)), ""),
        "seconds": attempts[0]["seconds"] if attempts else 0,
    }


def to_json() -> str:
    """All answers as JSON text: `load_answers` reads it back."""
    kept = _loaded | {name: progress for name, (_question, progress) in _session.items()}
    return json.dumps({"yotd_answers": VERSION, "answers": kept, "results": results()}, indent=1, allow_nan=False)


def save_answers(path: str | Path = "my-answers.json") -> None:
    """Write all answers of this session into a file. Raises: BadInput, NotFound, WrongKind; the old file stays then."""
    files.write(path, to_json() + "\n")


def load_answers(path: str | Path = "my-answers.json") -> None:
    """Bring answers back from a file: to the questions that are shown, and to those that will be.

    Raises: NotFound for a file that is not there; BadInput for one that cannot be read or is no file of answers;
    WrongKind for what is no path. Nothing changes then.
    """
    from_json(files.read(path))


def from_json(text: str | bytes) -> int:
    """As `load_answers`, from the text itself. Returns how many questions it has answers to."""
    try:
        found = json.loads(text)
        given = {up_to_date(str(name)): checked(progress) for name, progress in found["answers"].items()}
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise BadInput(_("This is no file of answers.")) from None
    _loaded.update(given)
    for name, progress in given.items():
        if name in _session:
            _session[name] = _session[name][0], progress
        if (widget := _widgets.get(name)) is not None:
            widget.progress = progress
    return len(given)


def up_to_date(name: str) -> str:
    """The id of a question or a wrong rule with its game; there was only one while they did not say theirs."""
    return name if not name or name.partition(".")[0] in names() else f"dragon.{name}"


def checked(progress: Any) -> Progress:
    """Progress in full, from what a file or a page says. Raises: BadInput."""
    try:
        attempts = [
            {"answer": _answer(each["answer"]), "seconds": _seconds(each["seconds"]), "hints": _hints(each["hints"])}
            for each in progress.get("attempts", [])
        ]
        hints = _hints(progress.get("hints", 0))
        return {"attempts": attempts, "hints": hints, "solution": bool(progress.get("solution"))}
    except (ValueError, TypeError, KeyError, AttributeError, OverflowError):
        raise BadInput(_("This is no file of answers.")) from None


def _seconds(number: Any) -> float:
    """A time that has passed. Raises: ValueError."""
    if not 0 <= (seconds := float(number)) < inf:  # no comparison is true of what is no number
        raise ValueError(number)
    return seconds


def _hints(number: Any) -> int:
    return min(MOST_HINTS, max(0, int(number)))


def _answer(value: Any) -> Any:
    """A number, a key, keys, or None. Raises: TypeError."""
    keys = value if isinstance(value, list) else [value] if isinstance(value, str) else []
    if value is None or type(value) is int or (isinstance(value, list | str) and {type(key) for key in keys} <= {str}):
        return value
    raise TypeError(value)
