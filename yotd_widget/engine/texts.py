"""Texts in the reader's language: gettext catalogues, with English as the source text."""

from __future__ import annotations

import gettext
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

LOCALE: Final = Path(__file__).parents[1] / "locale"
LANGUAGES: Final = ("en",)


@cache
def translator(language: str = "en") -> Callable[[str], str]:
    """The function that translates source texts into `language`. Raises: ValueError for a language that is not there.

    >>> translator("en")("Drought")
    'Drought'
    """
    if language not in LANGUAGES:
        raise ValueError(f"no texts in {language!r} yet, only in {', '.join(LANGUAGES)}")
    return gettext.translation("yotd_widget", LOCALE, [language], fallback=True).gettext
