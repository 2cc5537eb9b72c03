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

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, Any, Final, TypeVar

from yotd_widget.engine.errors import BadInput

if TYPE_CHECKING:
    from gettext import NullTranslations

K = TypeVar("K")

LANGUAGES: Final = ("en", "pl", "nl")
SHARED: Final = "shared"
"""The catalogue of what every game shares; each game has one of its own, which is asked after it."""

_spoken: ContextVar[str] = ContextVar("language")
_everywhere = "en"


def language() -> str:
    """The language in which texts come now: "en", unless `speak` or `speaking` says otherwise."""
    return _spoken.get(_everywhere)


def speak(name: str) -> None:
    """From now on texts and new widgets come in this language. Raises: BadInput for one without a catalogue."""
    global _everywhere
    catalogue(name)
    _everywhere = name


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
    import gettext  # English readers do not pay for these
    from pathlib import Path

    found = gettext.NullTranslations()
    if name == "en":
        return found
    folder = Path(__file__).parents[1] / "locale" / name
    for file in sorted(folder.glob("*.mo"), key=lambda file: (file.stem == SHARED, file.stem)):
        with file.open("rb") as compiled:
            first = gettext.GNUTranslations(compiled)
        first.add_fallback(found)
        found = first
    if not isinstance(found, gettext.GNUTranslations):
        raise BadInput(f"there are no texts in “{name}”; the languages are {', '.join(LANGUAGES)}")
    return found


def _(text: str) -> str:
    """A text in the reader's language; where the catalogue has none, in English."""
    spoken = language()
    return text if spoken == "en" or not text else catalogue(spoken).gettext(text)


def voice() -> object:
    """What texts come from now: what was said by the same voice before can be said again as it was."""
    spoken = language()
    return spoken if spoken == "en" else catalogue(spoken)


def ngettext(one: str, other: str, count: int) -> str:
    """The form that goes with a number; Polish has three of them."""
    spoken = language()
    if spoken == "en":
        return one if count == 1 else other
    return catalogue(spoken).ngettext(one, other, count)


def pgettext(context: str, text: str) -> str:
    """A text that means different things in different places: `context` tells the translator which is meant."""
    spoken = language()
    return text if spoken == "en" else catalogue(spoken).pgettext(context, text)


def joined(names: Sequence[str]) -> str:
    """Several names as one speaks of them; there is one at least.

    >>> joined(["Ania"]), joined(["Ania", "Benek", "Kasia"])
    ('Ania', 'Ania, Benek and Kasia')
    """
    *first, last = names
    # Translators: the end of a list, as "Ania, Benek and Kasia"
    return _("{first} and {last}").format(first=", ".join(first), last=last) if first else last


def either(phrases: Sequence[str]) -> str:
    """Several phrases of which one is enough; there is one at least.

    >>> either(["a yuan more", "a person fewer"])
    'a yuan more, or a person fewer'
    """
    *first, last = phrases
    # Translators: the end of a list, as "1 yuan more, 1 rice more, or nobody in palace 2"
    return _("{first}, or {last}").format(first=", ".join(first), last=last) if first else last


def quoted(text: object) -> str:
    """A name or a word that is quoted, in the marks of the language.

    >>> quoted("main line")
    '“main line”'
    """
    return _("“{text}”").format(text=text)


def N_(text: str) -> str:
    """Mark a text of a table for the catalogues; it is translated when it is used."""
    return text


def NN_(one: str, other: str) -> tuple[str, str]:
    """Mark the two English forms of a noun that is counted; `ngettext` picks and translates."""
    return one, other


def NP_(context: str, text: str) -> str:
    """Mark a text of a table that has other translations elsewhere; `Texts` with that context translates it."""
    return text


class Lazy(str):
    """A marked text that stays English as it is, and comes in the reader's language when another text takes it in.

    facts: fill its placeholders; context: if it was marked with one. So a value that is made once can be read in any
    language later.

    >>> late = Lazy(N_("{n} cards at most"), n=5)
    >>> late == "5 cards at most", "Too many: {limit}.".format(limit=late)
    (True, 'Too many: 5 cards at most.')
    """

    __slots__ = ("_context", "_facts", "_text")

    _text: str
    _context: str
    _facts: dict[str, object]

    def __new__(cls, text: str, context: str = "", /, **facts: object) -> Lazy:
        lazy = super().__new__(cls, text.format(**facts) if facts else text)
        lazy._text, lazy._context, lazy._facts = text, context, facts
        return lazy

    def __format__(self, spec: str) -> str:
        text = pgettext(self._context, self._text) if self._context else _(self._text)
        return format(text.format(**self._facts) if self._facts else text, spec)

    def __reduce__(self) -> tuple[object, ...]:
        return _lazy, (self._text, self._context, self._facts)


def _lazy(text: str, context: str, facts: dict[str, object]) -> Lazy:
    return Lazy(text, context, **facts)


class Texts(Mapping[K, str]):
    """A table of texts, each marked with `N_`, that come in the reader's language when they are looked up.

    context: the one that they are marked with, by `NP_`. facts: fill the placeholders that they share.

    >>> Texts({"tax": N_("everybody pays {tax} yuan")}, tax=4)["tax"]
    'everybody pays 4 yuan'
    """

    __slots__ = ("_context", "_facts", "_texts")

    def __init__(self, texts: Mapping[K, str], context: str = "", /, **facts: object) -> None:
        self._texts = texts
        self._context = context
        self._facts = facts

    def __getitem__(self, key: K) -> str:
        english = self._texts[key]
        text = pgettext(self._context, english) if self._context else _(english)
        return text.format(**self._facts) if self._facts else text

    def __contains__(self, key: object) -> bool:
        return key in self._texts

    def __iter__(self) -> Iterator[K]:
        return iter(self._texts)

    def __len__(self) -> int:
        return len(self._texts)

    def __repr__(self) -> str:
        return f"Texts({self._texts!r})"

    @property
    def english(self) -> Mapping[K, str]:
        """The source texts, for what is written and read in English whoever the reader is."""
        return self._texts


def together(*tables: Mapping[Any, str]) -> Mapping[str, str]:
    """Several tables of texts as one; each stays in the reader's language, and of equal keys the first counts.

    >>> together(Texts({"rice": N_("rice")}), Texts({"yuan": N_("yuan")}))["yuan"]
    'yuan'
    """
    return _Together(*tables)


class _Together(Mapping[Any, str]):
    """Several tables as one, which remembers in which of them a key stands: a picture asks for names a thousand times.

    What a table has it keeps; only what none has is looked for again.
    """

    __slots__ = ("_of", "_tables")

    def __init__(self, *tables: Mapping[Any, str]) -> None:
        self._tables = tables
        self._of: dict[Any, Mapping[Any, str]] = {}

    def __getitem__(self, key: Any) -> str:
        if (table := self._of.get(key)) is not None:
            return table[key]
        for table in self._tables:
            if key in table:
                self._of[key] = table
                return table[key]
        raise KeyError(key)

    def __iter__(self) -> Iterator[Any]:
        return iter(dict.fromkeys(chain(*reversed(self._tables))))

    def __len__(self) -> int:
        return len({*chain(*self._tables)})
