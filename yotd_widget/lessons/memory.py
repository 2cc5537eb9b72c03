"""What a reader has done in all lessons: a file beside the notebooks, and a word of twelve signs to take along."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from math import isfinite
from pathlib import Path
from typing import Any, Final

from yotd_widget.engine import files
from yotd_widget.engine.errors import BadInput, NotFound, OneSentence
from yotd_widget.engine.texts import _

FILE: Final = "lessons-progress.json"
MAP: Final = "index.ipynb"
VERSION: Final = 1
MOST_HINTS: Final = 9
WEEK_MS: Final = 7 * 24 * 3600 * 1000

Progress = dict[str, Any]
"""As the page writes it: the `Progress` of `wire`."""
Entry = dict[str, Any]
"""{"progress": Progress, "played": step id -> moves}"""


class Memory:
    """The file of a reader. path: where it lies; None for nowhere, as in a test or in somebody's own lesson."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.entries: dict[str, Entry] = {}
        if path is not None:
            try:
                self.entries = entries(files.read(path))
            except NotFound:
                pass
            except OneSentence:  # somebody else's file: it is left alone
                self.path = None

    def entry(self, lesson: str) -> Entry:
        """What is known of a lesson; an empty entry for one that was never begun."""
        return self.entries.get(lesson, {"progress": fresh(), "played": {}})

    def as_it_is(self) -> Memory:
        """What is known now; nothing that is kept later changes it."""
        found = Memory(None)
        found.entries = dict(self.entries)
        return found

    def keep(self, lesson: str, progress: Progress, played: Mapping[str, Sequence[str]]) -> None:
        """Write down how far a reader has come. A file that cannot be written is no reason to stop."""
        self.entries[lesson] = {"progress": progress, "played": {step: list(moves) for step, moves in played.items()}}
        if self.path is not None:
            try:
                files.write(self.path, to_json(self._merged()))
            except OneSentence:
                self.path = None

    def take(self, other: Mapping[str, Entry]) -> None:
        """Take over what a page or a file knows better: of each lesson the later one counts."""
        for lesson, entry in other.items():
            if entry["progress"]["time"] > self.entry(lesson)["progress"]["time"]:
                self.keep(lesson, entry["progress"], entry["played"])

    def _merged(self) -> dict[str, Entry]:
        """With what another kernel has written meanwhile. Raises: BadInput for a file that is another's by now."""
        assert self.path is not None
        try:
            written = entries(files.read(self.path))
        except NotFound:
            written = {}
        newer = {
            name: entry
            for name, entry in written.items()
            if entry["progress"]["time"] > self.entry(name)["progress"]["time"]
        }
        self.entries |= newer
        return self.entries


def usual() -> Memory:
    """The memory beside the notebooks: in the folder of their map, which is this one or the one above; else in this."""
    if os.environ.get("SERVER_SOFTWARE", "").startswith(
        "voila"
    ):  # many readers share its folder: their browsers remember
        return Memory(None)
    here = Path.cwd()
    beside_map = (folder for folder in (here, here.parent) if (folder / MAP).exists())
    return Memory(next(beside_map, here) / FILE)


def fresh() -> Progress:
    """Nothing has been done."""
    return {"at": "", "trials": {}, "time": 0, "finished": False}


def to_json(found: Mapping[str, Entry]) -> str:
    """A memory as the text of its file."""
    return json.dumps({"yotd_lessons": VERSION, "lessons": found}, indent=1, allow_nan=False) + "\n"


def entries(text: str | bytes) -> dict[str, Entry]:
    """The memory in a text. Raises: BadInput for anything else."""
    try:
        found = json.loads(text)
        if found["yotd_lessons"] != VERSION:
            raise ValueError(found)
        return {str(name): entry(kept) for name, kept in found["lessons"].items()}
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise BadInput(_("This is no file of lessons.")) from None


def entry(found: Any) -> Entry:
    """An entry in full. Raises: BadInput."""
    try:
        played = {str(step): [str(move) for move in moves] for step, moves in found.get("played", {}).items()}
        return {"progress": checked(found["progress"]), "played": played}
    except (ValueError, TypeError, KeyError, AttributeError):
        raise BadInput(_("This is no file of lessons.")) from None


def checked(progress: Any) -> Progress:
    """Progress in full, from what a file or a page says. Raises: BadInput."""
    try:
        return {
            "at": str(progress.get("at", "")),
            "trials": {str(name): _trial(trial) for name, trial in progress.get("trials", {}).items()},
            "time": _number(progress.get("time", 0)),
            "finished": bool(progress.get("finished")),
        }
    except (ValueError, TypeError, KeyError, AttributeError, OverflowError):
        raise BadInput(_("This is no file of lessons.")) from None


def _trial(trial: Any) -> dict[str, Any]:
    return {
        "given": [_answer(each) for each in trial.get("given", [])],
        "hints": min(MOST_HINTS, max(0, int(trial.get("hints", 0)))),
        "shown": bool(trial.get("shown")),
        "done": bool(trial.get("done")),
        "seconds": _number(trial.get("seconds", 0)),
        "question": str(trial.get("question", "")),
        "missed": bool(trial.get("missed")),
        "wrong": [str(name) for name in trial.get("wrong", [])],
    }


def _number(value: Any) -> float:
    """A time. Raises: ValueError."""
    number = float(value)
    if not isfinite(number) or number < 0:
        raise ValueError(value)
    return number


def _answer(value: Any) -> Any:
    """A number, a key, keys, or None. Raises: TypeError."""
    keys = value if isinstance(value, list) else [value] if isinstance(value, str) else []
    if value is None or type(value) is int or (isinstance(value, list | str) and {type(key) for key in keys} <= {str}):
        return value
    raise TypeError(value)


def missed(found: Entry) -> list[str]:
    """The steps of a lesson that were missed and have not come back rightly since."""
    trials = found["progress"]["trials"]
    return [
        name
        for name, trial in trials.items()
        if trial["missed"] and not name.startswith("again:") and not _mended(trials.get(f"again:{name}"))
    ]


def _mended(trial: Mapping[str, Any] | None) -> bool:
    return trial is not None and trial["done"] and not trial["missed"]


# --- A word to take along --------------------------------------------------------------------------------------------

_SIGNS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Thirty-two signs that are not taken for each other."""
_LENGTH: Final = 12
_CHECKED: Final = 5
"""Bits that tell a mistyped word."""
_FIELD: Final = 0b100101
"""x⁵ + x² + 1, by which the powers of x are all different."""


def code(names: Sequence[str], memory: Memory) -> str:
    """Which lessons are done, and in which something was missed, as a word of twelve signs.

    >>> memory = Memory(None)
    >>> memory.keep("dragon/first", fresh() | {"time": 1, "finished": True}, {})
    >>> code(["dragon/first", "dragon/drought"], memory)
    '2222-2222-22AR'
    """
    bits = 0
    for name in names[: (_LENGTH * 5 - _CHECKED) // 2]:
        found = memory.entry(name)
        bits = bits << 2 | bool(found["progress"]["finished"]) << 1 | bool(missed(found))
    bits = bits << _CHECKED | _check(bits)
    word = "".join(_SIGNS[bits >> 5 * at & 31] for at in reversed(range(_LENGTH)))
    return "-".join(word[at : at + 4] for at in range(0, _LENGTH, 4))


def decoded(names: Sequence[str], word: str) -> dict[str, bool]:
    """Name of a lesson that is done -> whether something was missed in it. Raises: BadInput for a mistyped word."""
    plain = [sign for sign in word.upper() if sign.isalnum()]
    if len(plain) != _LENGTH or any(sign not in _SIGNS for sign in plain):
        raise BadInput(_("This is no word of twelve signs from the map of the lessons."))
    bits = 0
    for sign in plain:
        bits = bits << 5 | _SIGNS.index(sign)
    bits, check = bits >> _CHECKED, bits & 31
    if check != _check(bits):
        raise BadInput(_("One of the twelve signs is mistyped."))
    known = names[: (_LENGTH * 5 - _CHECKED) // 2]
    pairs = {name: bits >> 2 * (len(known) - 1 - at) & 3 for at, name in enumerate(known)}
    return {name: bool(pair & 1) for name, pair in pairs.items() if pair & 2}


def _check(bits: int) -> int:
    """A number that any mistyped sign changes, and any two that change places: powers of x in the field of 32 signs."""
    found = 1
    for at in reversed(range(_LENGTH - 1)):
        found = (found ^ bits >> 5 * at & 31) << 1
        found ^= _FIELD if found > 31 else 0
    return found
