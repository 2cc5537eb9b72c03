"""What a reader types, matched with what can be done here; knows neither the game nor the language.

Small and capital letters, accents and filler words do not matter. The whole text of an option comes first, then its
beginning, then single words of it; what fits several options equally well is asked back, and never guessed.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Final

import msgspec

from yotd_widget.engine.errors import OneSentence
from yotd_widget.engine.moves import Move
from yotd_widget.engine.texts import _

_WITHOUT_DECOMPOSITION: Final = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "_": " "})
_MOST: Final = 6
"""More options than these are not listed in one sentence."""


class Unclear(OneSentence):
    """What was typed is no option here, or more than one: one sentence that names what is possible."""


class Option(msgspec.Struct, frozen=True):
    """Something that can be typed. label: its text for readers; said: other ways to say it; legal: whether it goes."""

    move: Move
    label: str
    said: tuple[str, ...]
    legal: bool


def plain(text: str) -> str:
    """A text in small letters, without accents and signs, its words a blank apart.

    >>> plain("  Parada wojskowa: Łódź! ")
    'parada wojskowa lodz'
    """
    letters = unicodedata.normalize("NFKD", text.casefold().translate(_WITHOUT_DECOMPOSITION))
    kept = "".join(letter if letter.isalnum() else " " for letter in letters if not unicodedata.combining(letter))
    return " ".join(kept.split())


def match(typed: str, options: Sequence[Option], fillers: Iterable[str] = ()) -> Option:
    """The option that is meant; a legal one before one that is not. fillers: words that may stand anywhere.

    Raises: Unclear.
    """
    wanted, skipped = plain(typed), set(fillers)
    for fits in (_whole, _beginning, _in_words):
        found = [option for option in options if fits(wanted, option, skipped)]
        found = [option for option in found if option.legal] or found
        if len({option.move for option in found}) == 1:
            return found[0]
        if found:
            raise Unclear(_("“{typed}” can mean: {options}.").format(typed=typed.strip(), options=_labels(found)))
    raise Unclear(_unknown(typed.strip(), wanted, options))


def _texts(option: Option) -> list[str]:
    return [plain(text) for text in (option.label, *option.said)]


def _whole(wanted: str, option: Option, fillers: set[str]) -> bool:
    return wanted in _texts(option)


def _beginning(wanted: str, option: Option, fillers: set[str]) -> bool:
    return bool(wanted) and any(text.startswith(wanted) for text in _texts(option))


def _in_words(wanted: str, option: Option, fillers: set[str]) -> bool:
    """Whether every word begins a word of the option, a different one each; numbers have to be the same."""
    words = [word for word in wanted.split() if word not in fillers]
    return bool(words) and any(_fits(words, text.split()) for text in _texts(option))


def _fits(words: list[str], text: list[str]) -> bool:
    left = list(text)
    for word in words:
        found = next(
            (other for other in left if other == word or (not word.isdigit() and other.startswith(word))), None
        )
        if found is None:
            return False
        left.remove(found)
    return True


def _unknown(typed: str, wanted: str, options: Sequence[Option]) -> str:
    """What is near in spelling, and else what is possible."""
    legal = [option for option in options if option.legal]
    spelt = {text: option.label for option in options for text in _texts(option)}
    near = get_close_matches(wanted, spelt, n=1, cutoff=0.6)
    if near:
        return _("“{typed}” is not possible here; perhaps “{label}”?").format(typed=typed, label=spelt[near[0]])
    if not legal:
        return _("“{typed}” is not possible: nothing is decided here.").format(typed=typed)
    return _("“{typed}” is not possible here. Possible: {options}.").format(typed=typed, options=_labels(legal))


def _labels(options: Iterable[Option]) -> str:
    """The labels, with what to type behind those that several options share."""
    named = {option.move: option for option in options}.values()
    counts = Counter(option.label for option in named)
    labels = [f"{each.label} ({each.said[0]})" if counts[each.label] > 1 else each.label for each in named]
    return ", ".join(labels[:_MOST]) + (" …" if len(labels) > _MOST else "")
