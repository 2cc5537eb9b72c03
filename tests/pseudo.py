"""Catalogues of no language, by which one sees what a catalogue does and does not reach.

>>> from yotd_widget.engine.texts import _
>>> with pseudo(marked):
...     print(_("{player} pays {n} yuan.").format(player="Ania", n=3))
Ania ⟦pays⟧ 3 ⟦yuan.⟧
>>> with pseudo(longer):
...     print(_("{player} pays {n} yuan.").format(player="Ania", n=3))
Ania paysaa 3 yuanaa.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from gettext import NullTranslations
from unittest.mock import patch

from yotd_widget.engine import texts
from yotd_widget.engine.texts import speaking

_PLACEHOLDER = re.compile(r"(\{[^{}]*\})")
_WORD = re.compile(r"\S*[^\W\d_]\S*")
_HALVES = re.compile(r"\b([^\W\d_]{6})(?=[^\W\d_]{5})")
"""Where a translator would put a soft hyphen."""
_LETTERS = re.compile(r"[^\W\d_]+")


def _outside(change: Callable[[str], str], text: str) -> str:
    """A text changed everywhere but in its placeholders."""
    return "".join(part if part.startswith("{") else change(part) for part in _PLACEHOLDER.split(text))


def marked(text: str) -> str:
    """Every word of a text in brackets: "⟦Choose⟧ ⟦an⟧ ⟦action⟧". What fills a placeholder has none of its own."""
    return _outside(lambda part: _WORD.sub(r"⟦\g<0>⟧", part), text)


def longer(text: str) -> str:
    """A text of words that are 40 % longer."""
    return _outside(lambda part: _LETTERS.sub(lambda word: word[0] + "a" * round(0.4 * len(word[0])), part), text)


class Pseudo(NullTranslations):
    """A catalogue that changes every text in the same way."""

    def __init__(self, change: Callable[[str], str]) -> None:
        super().__init__()
        self._change = cache(change)

    def gettext(self, message: str) -> str:
        return self._change(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self._change(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        changed = self._change(message)
        to_be_broken = context == "in one line or two" and changed != marked(message)
        return _HALVES.sub("\\1\u00ad", changed) if to_be_broken else changed


@contextmanager
def pseudo(change: Callable[[str], str], name: str = "pl") -> Iterator[None]:
    """All texts in a language that changes the English ones, which passes for `name`: widgets know only real ones."""
    catalogue = Pseudo(change)
    with patch.object(texts, "catalogue", lambda _name: catalogue), speaking(name):
        yield


def unmarked(text: str) -> list[str]:
    """The words of a text that come from no catalogue. Placeholders that the page will fill are no words.

    >>> unmarked("⟦Taxes⟧ +5 yuan, A"), unmarked("⟦Imperial⟧ ⟦Trib…"), unmarked("⟦floor⟧ {number}")
    (['yuan,', 'A'], [], [])
    """
    return [word for word in _PLACEHOLDER.sub("", text).split() if _LETTERS.search(_BRACKETED.sub("", word))]


_BRACKETED = re.compile(r"⟦[^⟧]*(⟧|$)")
