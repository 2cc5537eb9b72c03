"""JSON and choices as one number, as small as what was to be expected allows: the inside of share codes.

A value of JSON is told word by word, each at its place ("$.courts[].yuan"). Of every place it is counted which words
have stood there, first those that a game knows of its positions beforehand (`Game.letters`), then those of this value
itself; a word takes the fewer bits the more often it was there. One that was never at its place is looked for among
those of all places, and one that never was anywhere is spelled. Which of so many options was chosen is told as its
number.

The number is that of asymmetric numeral systems: each word divides what there is to tell by its share. Whole numbers
only, so it is the same on every machine.

>>> told = Writer()
>>> told.value({"yuan": [3, 5, 5], "name": "Łucja"})
>>> told.choice(4, 6)
>>> heard = Reader(told.data)
>>> heard.value(), heard.choice(6), heard.ended, len(told.data)
({'yuan': [3, 5, 5], 'name': 'Łucja'}, 4, True, 59)
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from yotd_widget.engine.errors import BadInput

Counts = Mapping[str, Mapping[str, int]]
"""By place, how often each word has stood there, in an order that counts."""

LONGEST: Final = 60_000
"""Words, signs and choices in one number, written or read: a game with fifty branches has about 10,000."""
FREE: Final = 4_000
EACH: Final = 100
"""Of them so many at most, and for each byte as many more: a short number that says the same for ever is given up."""
DEEPEST: Final = 50
"""Values inside of each other."""
_ANY: Final = "*"
_END: Final = ""
_SIGNS: Final = 0x11_0001
_WEIGHT: Final = 2
"""Of a word that was there once, against one for the word that never was."""


class Unheard(BadInput):
    """A number that nobody can have written."""


class TooLong(BadInput):
    """More than one number shall hold."""


class _Counted:
    """What writer and reader both know: the words that were where, as they come."""

    def __init__(self) -> None:
        self._tables: dict[str, dict[str, int]] = {}
        self._learned: Counts = {}
        self._spent = 0
        self._most = LONGEST

    def learn(self, counts: Counts) -> None:
        """Know these beforehand, as well as what has been told until now."""
        self._learned = counts

    def _table(self, place: str) -> dict[str, int]:
        found = self._tables.get(place)
        if found is None:
            found = self._tables[place] = dict(self._learned.get(place, ()))
        return found

    def _spend(self) -> None:
        self._spent += 1
        if self._spent > self._most:
            raise TooLong("")


class Writer(_Counted):
    """Tells words and choices; `data` is the number, as bytes. Raises: TooLong."""

    def __init__(self) -> None:
        super().__init__()
        self._shares: list[tuple[int, int, int]] = []

    @property
    def data(self) -> bytes:
        """What was told; the first of it is what comes out first."""
        number = 0
        for start, width, total in reversed(self._shares):
            number = number // width * total + start + number % width
        data = number.to_bytes((number.bit_length() + 7) // 8)
        if self._spent > _most(data):
            raise TooLong("")
        return data

    def choice(self, number: int, among: int) -> None:
        """A number from 0 to `among` - 1, each as likely as the other."""
        self._spend()
        self._shares.append((number, 1, among))

    def word(self, word: str, place: str) -> None:
        """A word that is not empty, at its place."""
        if not self._found(self._table(place), word) and not self._found(self._table(_ANY), word):
            before = _END
            for sign in (*word, _END):
                if not self._found(self._table(f"after {before}"), sign) and not self._found(self._table("sign"), sign):
                    self.choice(ord(sign) + 1 if sign else 0, _SIGNS)
                before = sign

    def value(self, value: Any, place: str = "$") -> None:
        """A value of JSON."""
        if isinstance(value, dict):
            self.word("{", place)
            before = ""
            for key, each in value.items():
                self.word(f":{key}", f"{place}:{before}")
                self.value(each, f"{place}.{key}")
                before = key
            self.word("}", f"{place}:{before}")
        elif isinstance(value, list | tuple):
            self.word("[", place)
            for each in value:
                self.value(each, f"{place}[]")
            self.word("]", f"{place}[]")
        else:
            self.word(f'"{value}' if isinstance(value, str) else json.dumps(value), place)

    def _found(self, table: dict[str, int], word: str) -> bool:
        """Tell a word by its share of a table, or that it is none of it; from now on it is."""
        self._spend()
        known = word in table
        if table:
            start, total = 0, _WEIGHT * sum(table.values())
            for each, count in table.items():
                if each == word:
                    break
                start += _WEIGHT * count
            self._shares.append((start, _WEIGHT * table[word] if known else len(table), total + len(table)))
        table[word] = table.get(word, 0) + 1
        return known


class Reader(_Counted):
    """Hears what a `Writer` has told, in the same order. Raises: Unheard for what nobody has; TooLong."""

    def __init__(self, data: bytes) -> None:
        super().__init__()
        self._number = int.from_bytes(data)
        self._most = _most(data)

    @property
    def ended(self) -> bool:
        """Whether all was heard."""
        return self._number == 0

    def choice(self, among: int) -> int:
        """A number from 0 to `among` - 1."""
        self._spend()
        if among < 1:
            raise Unheard("")
        self._number, number = divmod(self._number, among)
        return number

    def word(self, place: str) -> str:
        """The word at a place."""
        return self._first(place, _ANY, self._spelled)

    def value(self, place: str = "$") -> Any:
        """The value at a place."""
        return self._value(self.word(place), place, DEEPEST)

    def _value(self, word: str, place: str, depth: int) -> Any:
        """What begins with a word. depth: how many values may be inside of each other here."""
        if not depth:
            raise Unheard("")
        if word == "{":
            return self._object(place, depth - 1)
        if word == "[":
            inner, found = f"{place}[]", []
            while (word := self.word(inner)) != "]":
                found.append(self._value(word, inner, depth - 1))
            return found
        return _scalar(word)

    def _object(self, place: str, depth: int) -> dict[str, Any]:
        found: dict[str, Any] = {}
        before = ""
        while (word := self.word(f"{place}:{before}")) != "}":
            if word[:1] != ":":
                raise Unheard("")
            before = word[1:]
            inner = f"{place}.{before}"
            found[before] = self._value(self.word(inner), inner, depth)
        return found

    def _spelled(self) -> str:
        word = before = _END
        while True:
            sign = self._first(f"after {before}", "sign", lambda: _sign(self.choice(_SIGNS)))
            if not sign:
                return word
            word, before = word + sign, sign

    def _first(self, place: str, otherwise: str, new: Callable[[], str]) -> str:
        """The next word at a place, or at that of all others, or a new one."""
        word = self._found(self._table(place))
        if word is None:
            word = self._found(self._table(otherwise))
            if word is None:
                word = new()
                self._count(otherwise, word)
            self._count(place, word)
        return word

    def _count(self, place: str, word: str) -> None:
        table = self._table(place)
        table[word] = table.get(word, 0) + 1

    def _found(self, table: dict[str, int]) -> str | None:
        """The next word, if it is one of a table."""
        self._spend()
        if not table:
            return None
        known = _WEIGHT * sum(table.values())
        rest, place = divmod(self._number, known + len(table))
        if place >= known:
            self._number = rest * len(table) + place - known
            return None
        for word, count in table.items():  # noqa: B007 - the word at which the loop ends is the one
            if place < _WEIGHT * count:
                break
            place -= _WEIGHT * count
        self._number = rest * _WEIGHT * count + place
        table[word] += 1
        return word


def _most(data: bytes) -> int:
    return min(LONGEST, FREE + EACH * len(data))


def _sign(number: int) -> str:
    """The sign of a number; half of a sign is none."""
    if 0xD800 < number <= 0xE000:
        raise Unheard("")
    return chr(number - 1) if number else _END


def _scalar(word: str) -> Any:
    if word[:1] == '"':
        return word[1:]
    try:
        return json.loads(word)
    except ValueError:
        raise Unheard("") from None
