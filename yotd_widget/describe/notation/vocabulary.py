"""One spelling for each thing, several that are read, and the nearest one for a word that is none."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Final, Generic, TypeVar

from yotd_widget.engine.arguments import nearest
from yotd_widget.engine.errors import BadPosition, short
from yotd_widget.engine.texts import _, quoted

T = TypeVar("T", bound=str)

DIGITS: Final = 4_000
"""Digits of a number at most; Python reads hardly more."""
MOST: Final[int] = 10**DIGITS
NUMBER: Final = rf"\d{{1,{DIGITS}}}"
_NUMBER: Final = re.compile(NUMBER)
_COUNTED: Final = re.compile(r"([0-9]{1,2}) (.+)")


def normal(text: str) -> str:
    """Small letters, a blank for each gap and underscore.

    >>> normal(" Court_Lady ")
    'court lady'
    """
    return " ".join(text.replace("_", " ").lower().split())


def is_number(text: str) -> bool:
    """Whether these are digits, and not too many."""
    return _NUMBER.fullmatch(text) is not None


def parts(text: str) -> list[str]:
    """What stands between the commas."""
    return [part.strip() for part in text.split(",")] if text.strip() else []


class Vocabulary(Generic[T]):
    """The names of one kind of things.

    unknown: what is said of a {word} that is none of them, with a {hint}, marked with `N_`. behind: what stands behind
    such an error, a rule or a table (it may be `Lazy`). also: other words that are read.
    """

    def __init__(
        self, unknown: str, spellings: Mapping[T, str], also: Mapping[str, T] | None = None, behind: str = ""
    ) -> None:
        self.unknown, self.behind, self.spelling = unknown, behind, dict(spellings)
        self._things: dict[str, T] = {normal(thing): thing for thing in spellings}
        self._things |= {normal(word): thing for word, thing in (also or {}).items()}
        self._things |= {word: thing for thing, word in spellings.items()}

    def read(self, text: str, place: str = "") -> T:
        """The thing of this name. place: "in palace 1", for the refusal, translated. Raises: BadPosition."""
        thing = self._things.get(normal(text))
        if thing is None:
            near = nearest(normal(text), self._things, self.spelling.values())
            word = _placed(quoted(text.strip()), place)
            raise BadPosition(_(self.unknown).format(word=word, hint=near), *self._rules())
        return thing

    def read_all(self, text: str, place: str = "") -> tuple[T, ...]:
        """The things of a list: "young monk, 2 old farmer" (a number counts equal ones). Raises: BadPosition."""
        if not isinstance(text, str):
            raise BadPosition(_("{word} is not told in words").format(word=_placed(short(text), place)), *self._rules())
        things: list[T] = []
        for part in parts(text):
            if found := _COUNTED.fullmatch(part):
                things += [self.read(found[2], place)] * int(found[1])
            else:
                things.append(self.read(part, place))
        return tuple(things)

    def write(self, things: Iterable[T]) -> str:
        """A list of things, one after the other."""
        return ", ".join(self.spelling[thing] for thing in things)

    def count(self, things: Mapping[T, int]) -> str:
        """A list of amounts: "young monk, 2 old farmer"."""
        return ", ".join(
            f"{amount} {self.spelling[thing]}" if amount > 1 else self.spelling[thing]
            for thing, amount in things.items()
            if amount
        )

    def runs(self, things: Iterable[T]) -> str:
        """A list in its order, equal ones counted: "2 young monk, old farmer"."""
        return ", ".join(self.count({thing: len(list(alike))}) for thing, alike in groupby(things))

    def _rules(self) -> tuple[str, ...]:
        return (f"{self.behind}",) if self.behind else ()


def _placed(word: str, place: str) -> str:
    # Translators: a word and where it stands, "“yung monk” in palace 1"
    return _("{word} {place}").format(word=word, place=place) if place else word
