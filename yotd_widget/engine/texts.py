"""The language of the reader. English texts stand in the code; catalogues in `yotd_widget/locale` translate them.

`_` translates a text now; `N_` and `NN_` mark texts in tables, which `Texts` and `ngettext` translate when used.

>>> NAMES = Texts({"rice": N_("rice"), "yuan": N_("yuan")})
>>> NAMES["rice"]
'rice'
>>> with speaking("pl"):
...     language()
'pl'
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from yotd_widget.engine.errors import BadInput

if TYPE_CHECKING:
    from gettext import NullTranslations

K = TypeVar("K")

LANGUAGES: Final = ("en", "pl", "nl")
DOMAIN: Final = "yotd_widget"
LOCALE: Final = Path(__file__).parents[1] / "locale"

_spoken: ContextVar[str] = ContextVar("language", default="en")


def language() -> str:
    """The language in which texts come now: "en", unless `speaking` says otherwise."""
    return _spoken.get()


@contextmanager
def speaking(name: str) -> Iterator[None]:
    """Texts come in this language inside the block. Raises: BadInput for a language without a catalogue."""
    catalogue(name)
    token = _spoken.set(name)
    try:
        yield
    finally:
        _spoken.reset(token)


@cache
def catalogue(name: str) -> NullTranslations:
    """The translations into a language. Raises: BadInput for one that is not there."""
    import gettext  # English readers do not pay for it

    if name == "en":
        return gettext.NullTranslations()
    try:
        return gettext.translation(DOMAIN, LOCALE, [name])
    except FileNotFoundError:
        raise BadInput(f"there are no texts in “{name}”; the languages are {', '.join(LANGUAGES)}") from None


def _(text: str) -> str:
    """A text in the reader's language; where the catalogue has none, in English."""
    spoken = _spoken.get()
    return text if spoken == "en" or not text else catalogue(spoken).gettext(text)


def ngettext(one: str, other: str, count: int) -> str:
    """The form that goes with a number; Polish has three of them."""
    spoken = _spoken.get()
    if spoken == "en":
        return one if count == 1 else other
    return catalogue(spoken).ngettext(one, other, count)


def pgettext(context: str, text: str) -> str:
    """A text that means different things in different places: `context` tells the translator which is meant."""
    spoken = _spoken.get()
    return text if spoken == "en" else catalogue(spoken).pgettext(context, text)


def N_(text: str) -> str:
    """Mark a text of a table for the catalogues; it is translated when it is used."""
    return text


def NN_(one: str, other: str) -> tuple[str, str]:
    """Mark the two English forms of a noun that is counted; `ngettext` picks and translates."""
    return one, other


class Texts(Mapping[K, str]):
    """A table of texts, each marked with `N_`, that come in the reader's language when they are looked up."""

    __slots__ = ("_texts",)

    def __init__(self, texts: Mapping[K, str]) -> None:
        self._texts = texts

    def __getitem__(self, key: K) -> str:
        return _(self._texts[key])

    def __iter__(self) -> Iterator[K]:
        return iter(self._texts)

    def __len__(self) -> int:
        return len(self._texts)

    def __repr__(self) -> str:
        return f"Texts({self._texts!r})"
