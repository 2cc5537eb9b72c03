"""What stands in the clauses of a step: positions with changes, questions with facts, numbers that vary, goals.

>>> place('EX-12a rice=5 palaces="2 monk / 3" Bo.yuan=3 "young farmer"="monk"').changes
{'rice': 5, 'palaces': ['2 monk', '3'], 'Bo': {'yuan': 3}, 'persons': {'young farmer': 'monk'}}
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, Literal

import msgspec

from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.texts import N_, _

_CHANGE: Final = re.compile(r'(?P<old>"[^"]*"|[\w.]+)=(?P<new>"[^"]*"|\S+)')
NO_CHANGE: Final = N_('“{text}” is no change: say word=value, or "old"="new" of persons')
RULE: Final = re.compile(r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+[a-d]?")


class Place(msgspec.Struct, frozen=True):
    """A position: the name of an example, and what is different there, in the words of `example`."""

    name: str
    changes: dict[str, Any] = {}


class Query(msgspec.Struct, frozen=True):
    """A template, whom it is about ("" for whom the example is about) and its facts."""

    template: str
    player: str = ""
    facts: dict[str, Any] = {}


class Goal(msgspec.Struct, frozen=True):
    """What ends a play. rule: at work since it began; count: so many choices, or which period has begun.

    turn: the reader has chosen, and somebody else decides. word: what the game calls a period, “month”.
    """

    kind: Literal["rule", "choice", "turn", "period", "over"]
    rule: str = ""
    count: int = 1
    word: str = ""


class Vary(msgspec.Struct, frozen=True):
    """A word of the position and its values, with the one that comes first."""

    word: str
    values: tuple[int, ...]
    begin: int

    def change(self, value: int) -> dict[str, Any]:
        """The change of the position that gives this value."""
        return _nested(self.word, value)


class Wants(msgspec.Struct, frozen=True):
    """The answer that is sought, and which of the values that give it."""

    which: Literal["any", "smallest", "largest"]
    answer: str


def place(text: str) -> Place:
    """The position of a clause `at`. Raises: BadInput."""
    name, _blank, rest = text.strip().partition(" ")
    return Place(name, changes(rest))


def changes(text: str) -> dict[str, Any]:
    """Words with their values: numbers, texts, several texts set apart by a slash. Raises: BadInput."""
    found: dict[str, Any] = {}
    left = _CHANGE.sub("", text).strip()
    if left:
        raise BadInput(_(NO_CHANGE).format(text=left))
    for match in _CHANGE.finditer(text):
        old, new = match["old"], match["new"]
        try:
            if old.startswith('"'):
                found.setdefault("persons", {})[old.strip('"')] = new.strip('"')
            else:
                _put(found, old, _value(new))
        except TypeError:  # of one word a value and something inside it
            raise BadInput(_(NO_CHANGE).format(text=match[0])) from None
    return found


def query(text: str) -> Query:
    """The question of a clause `ask`. Raises: BadInput."""
    template, _blank, rest = text.strip().partition(" ")
    player, rest = whose(rest)
    return Query(template, player, changes(rest))


def whose(text: str) -> tuple[str, str]:
    """The player named after “for”, "" for none, and what else stands there.

    >>> whose("for Bo rice=1"), whose("rice=1")
    (('Bo', 'rice=1'), ('', 'rice=1'))
    """
    if not text.startswith("for "):
        return "", text
    player, _blank, rest = text.removeprefix("for ").partition(" ")
    return player, rest


def goal(text: str) -> Goal:
    """The goal of a clause `until`. Raises: BadInput."""
    word, _blank, number = text.strip().partition(" ")
    if RULE.fullmatch(text.strip()):
        return Goal("rule", text.strip())
    if word in ("over", "turn") and not number:
        return Goal(word)  # type: ignore[arg-type]
    if word == "choice" and (number.isdigit() or not number):
        return Goal("choice", count=int(number or 1))
    if word.isalpha() and number.isdigit():
        return Goal("period", count=int(number), word=word)
    raise BadInput(
        _("“until {text}” is no goal: say a rule, choice, choice 2, turn, a period as “month 4”, or over").format(
            text=text
        )
    )


def vary(text: str) -> Vary:
    """The number of a clause `vary`. Raises: BadInput."""
    found = re.fullmatch(
        r"(?P<word>[\w.]+) (?P<values>\d+\.\.\d+|\d+(?:, ?\d+)*)(?: from (?P<begin>\d+))?", text.strip()
    )
    if found is None:
        raise BadInput(_("“vary {text}” says no values: as in rice 0..4 from 2").format(text=text))
    low, dots, high = found["values"].partition("..")
    values = tuple(range(int(low), int(high) + 1)) if dots else tuple(map(int, found["values"].split(",")))
    if not values:
        raise BadInput(_("“vary {text}” says no values: as in rice 0..4 from 2").format(text=text))
    begin = int(found["begin"]) if found["begin"] else values[0]
    if begin not in values:
        raise BadInput(_("“vary {text}” begins with none of its values").format(text=text))
    return Vary(found["word"], values, begin)


def wants(text: str) -> Wants:
    """The answer of a clause `wants`. Raises: BadInput."""
    word, _blank, rest = text.strip().partition(" ")
    if word in ("smallest", "largest") and rest:
        return Wants(word, rest)  # type: ignore[arg-type]
    return Wants("any", text.strip())


def listed(text: str, sign: str = ",") -> tuple[str, ...]:
    """The parts of a clause that lists things."""
    return tuple(filter(None, (part.strip() for part in text.split(sign))))


def _put(found: dict[str, Any], word: str, value: Any) -> None:
    whose, dot, thing = word.partition(".")
    if dot:
        found.setdefault(whose, {})[thing] = value
    else:
        found[word] = value


def _nested(word: str, value: Any) -> dict[str, Any]:
    found: dict[str, Any] = {}
    _put(found, word, value)
    return found


def _value(text: str) -> Any:
    if re.fullmatch(r"-?\d+", text):
        return int(text)
    plain = text.strip('"')
    return [part.strip() for part in plain.split(" / ")] if " / " in plain else plain


def written(place: Place) -> str:
    """A position as the clause that says it.

    >>> written(place('EX-12a rice=5 palaces="2 monk / 3" Bo.yuan=3 "young farmer"="old farmer"'))
    'EX-12a rice=5 palaces="2 monk / 3" Bo.yuan=3 "young farmer"="old farmer"'
    """
    return " ".join([place.name, *_words(place.changes)])


def _words(changes: Mapping[str, Any], whose: str = "") -> Iterator[str]:
    for word, value in changes.items():
        if word == "persons":
            yield from (f'"{old}"="{new}"' for old, new in value.items())
        elif isinstance(value, Mapping):
            yield from _words(value, f"{word}.")
        elif isinstance(value, str | int):
            yield f'{whose}{word}="{value}"' if isinstance(value, str) else f"{whose}{word}={value}"
        else:
            yield f'{whose}{word}="{" / ".join(value)}"'
