"""The same question about positions that differ in one thing: what changes the answer, and what does not."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Any

from yotd_widget.engine.errors import WrongKind
from yotd_widget.engine.texts import _
from yotd_widget.quiz.questions import Value, ask, find


class Variation(dict[str, Value]):
    """Answers by what was different: a plain dict that is read as a table."""

    def __init__(self, question: str, rows: Iterable[tuple[str, Value, str, str]]) -> None:
        rows = list(rows)
        self._question = question
        super().__init__((key, value) for key, value, _what, _answer in rows)
        self._told = [(what, answer) for _key, _value, what, answer in rows]

    def __repr__(self) -> str:
        # Translators: what was different, and the answer then, as “0 rice: 3 persons”
        return "\n".join(_("{what}: {answer}").format(what=what, answer=answer) for what, answer in self._told)

    def _repr_html_(self) -> str:
        """Under the question. A kept notebook has it folded: who scrolls past has not seen what is to be predicted."""
        summary, told = escape(self._question), escape(repr(self))
        return f'<details class="yotd-varied" open><summary>{summary}</summary><pre>{told}</pre></details>'


def vary(question: str, at: Any, player: str | None = None, **named: Any) -> Variation:
    """Ask a question about a position changed in one thing, once for each value, and list the engine's answers.

    question: a template's id. at: a position, or the name of an example. The thing that is changed is the one named
    with a list of values, in the words of `example`: rice=[0, 1, 2]; other names are as in `Ask`.
    Raises: NotFound; TypeError unless exactly one thing has a list, and for a name that means nothing; ValueError for a
    value that cannot be, or with which the answer depends on a choice that nobody has made.

    >>> vary("dragon.contagion.released", "contagion-1-mortar", persons=[{}, {"young healer": "old healer"}])
    as it is: 2 persons
    young healer → old healer: 1 person
    """
    template = find(question)
    takes, told = template.takes, template.game.examples.told
    same = {name: value for name, value in named.items() if name in takes or not _many(value)}
    lists = {name: value for name, value in named.items() if name not in same}
    if len(lists) != 1:
        raise WrongKind(_("one thing at a time: name one thing with a list of values, as rice=[0, 1, 2]"))
    ((thing, values),) = lists.items()
    found = [(value, ask(question, at, player, **same, **{thing: value})) for value in values]
    rows = ((_key(value), asked.key, told(thing, value), asked.label) for value, asked in found)
    return Variation(found[0][1].text if found else "", rows)


def _many(value: object) -> bool:
    return isinstance(value, Iterable) and not isinstance(value, str | dict)


def _key(value: Any) -> str:
    """A value as the reader typed it, a change of persons as one speaks of it."""
    if isinstance(value, dict):
        return ", ".join(f"{old} → {new}" for old, new in value.items()) or _("as it is")
    return str(value)
