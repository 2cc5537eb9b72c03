"""Tasks of an agenda as words and back: "places 2 floors", "releases 1 from palace 2, named young monk 2".

A phrase is written once, with a slot for each field of the task: "leaves {count} palace(s) without rice". What stands
between square brackets is left out where it says what is usual; "(s)" makes a plural. A task without a phrase of its
own is told by its name and its fields.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple

from yotd_widget.describe.notation.vocabulary import NUMBER
from yotd_widget.engine.move_text import forms_of
from yotd_widget.engine.position import Task

_PARTS: Final = re.compile(r"(\[[^\]]*\])")
_SLOTS: Final = re.compile(r"(\{\w+\}|\(s\))")
_PLURAL: Final = "(s)"


class Where(NamedTuple):
    """Where a task is read or written: the position as far as it stands, who is asked, the seats and names of all.

    words: what is read; "" where something is written.
    """

    state: Any
    seat: int
    seat_of: Callable[[str], int]
    names: Sequence[str]
    words: str = ""


class Slot(NamedTuple):
    """How a field is read and written. pattern: of its words."""

    read: Callable[[str, Where], Any]
    write: Callable[[Any, Where], str]
    pattern: str = ".+?"


COUNT: Final = Slot(lambda words, _where: int(words), lambda value, _where: str(value), NUMBER)
"""A number."""


class Phrase:
    """The words of one kind of tasks.

    slots: of its fields; a number needs none. usual: field -> what it is where its words are left out, by the place and
    the other fields; left out, the default of the field. when: whether these words are for such a position, where there
    are several phrases for a kind.
    """

    def __init__(
        self,
        kind: type[Task],
        words: str,
        slots: Mapping[str, Slot] | None = None,
        usual: Mapping[str, Callable[[Where, Mapping[str, Any]], Any]] | None = None,
        when: Callable[[Any], bool] = lambda _state: True,
    ) -> None:
        self.kind, self.words, self.when = kind, words, when
        self._slots, self._usual = slots or {}, usual or {}

    def read(self, words: str, where: Where) -> Task | None:
        """The task that these words mean, None for others. Raises: BadPosition."""
        found = self._pattern.fullmatch(words) if self.when(where.state) else None
        if found is None:
            return None
        fields = {
            name: self._slot(name).read(words, where) for name, words in found.groupdict().items() if words is not None
        }
        for name, usual in self._usual.items():
            if name not in fields:
                fields[name] = usual(where, fields)
        if "seat" in self.kind.__struct_fields__:
            fields["seat"] = where.seat
        return self.kind(**fields)

    def write(self, task: Task, where: Where) -> str:
        """A task of this kind in words."""
        return "".join(
            self._filled(task, each, where)
            for optional, each in self._parts
            if not (optional and self._is_usual(task, each, where))
        )

    def _is_usual(self, task: Task, part: Sequence[str], where: Where) -> bool:
        return all(getattr(task, name) == self._default(name, task, where) for name in map(_slot, part) if name)

    def _default(self, name: str, task: Task, where: Where) -> Any:
        if name in self._usual:
            others = {field: getattr(task, field) for field in task.__struct_fields__ if field != name}
            return self._usual[name](where, others)
        from_the_end = task.__struct_fields__[::-1].index(name) + 1
        return task.__struct_defaults__[-from_the_end]

    def _filled(self, task: Task, part: Sequence[str], where: Where) -> str:
        """A part with its fields; after the number one there is no plural."""
        said, last = "", ""
        for each in part:
            if name := _slot(each):
                last = self._slot(name).write(getattr(task, name), where)
                said += last
            else:
                said += each if each != _PLURAL else "" if last == "1" else "s"
        return said

    def _slot(self, name: str) -> Slot:
        return self._slots.get(name, COUNT)

    @cached_property
    def _parts(self) -> list[tuple[bool, list[str]]]:
        """The words, part by part: whether it may be left out, its texts and slots."""
        return [(part[:1] == "[", _SLOTS.split(part.strip("[]"))) for part in _PARTS.split(self.words)]

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        parts = ((optional, "".join(map(self._pattern_of, part))) for optional, part in self._parts)
        return re.compile("".join(f"(?:{part})?" if optional else part for optional, part in parts), re.IGNORECASE)

    def _pattern_of(self, each: str) -> str:
        if name := _slot(each):
            return f"(?P<{name}>{self._slot(name).pattern})"
        return "s?" if each == _PLURAL else re.escape(each)


class TaskWords:
    """The tasks of a game in words, those with more words first where some say what others begin with."""

    def __init__(self, phrases: Iterable[Phrase]) -> None:
        self.phrases = tuple(phrases)

    @classmethod
    def derived(cls, tasks: Iterable[type[Task]]) -> TaskWords:
        """For tasks without phrases: "choose bet", "place floors, total 2"."""
        return cls(map(_derived, tasks))

    @cached_property
    def verbs(self) -> tuple[str, ...]:
        """The first word of each."""
        return tuple(dict.fromkeys(re.split(r"\W", phrase.words)[0] for phrase in self.phrases))

    @property
    def beginnings(self) -> tuple[str, ...]:
        """The words up to the first field of each."""
        return tuple(dict.fromkeys(re.split(r"[,\[{]", phrase.words)[0].strip() for phrase in self.phrases))

    def read(self, words: str, where: Where) -> Task | None:
        """The task that these words mean; None if they mean none. Raises: BadPosition."""
        return next((task for phrase in self.phrases if (task := phrase.read(words, where)) is not None), None)

    def write(self, task: Task, where: Where) -> str:
        """A task in words; of several phrases the last one that is for such a position. Raises: LookupError."""
        for phrase in reversed(self.phrases):
            if phrase.kind is type(task) and phrase.when(where.state):
                return phrase.write(task, where)
        raise LookupError(type(task).__name__)


def _derived(kind: type[Task]) -> Phrase:
    forms = {name: form for name, form in forms_of(kind).items() if name != "seat"}
    slots = {name: Slot(_reader(form), _writer(form)) for name, form in forms.items()}
    required = len(kind.__struct_fields__) - len(kind.__struct_defaults__)
    said = re.sub(r"(?<!^)(?=[A-Z])", " ", kind.__name__).lower()
    for name in forms:
        field = f", {name} {{{name}}}"
        said += field if kind.__struct_fields__.index(name) < required else f"[{field}]"
    return Phrase(kind, said, slots)


def _reader(form: Any) -> Callable[[str, Where], Any]:
    return lambda words, _where: form.read(words)


def _writer(form: Any) -> Callable[[Any, Where], str]:
    return lambda value, _where: form.write(value)


def _slot(each: str) -> str:
    """The field of a slot, "" for a text."""
    return each[1:-1] if each[:1] == "{" else ""
