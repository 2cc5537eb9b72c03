"""Names that are not known: refused in one sentence, with the nearest one that is.

>>> raise no_option("projecter", ["projector", "scale"])
Traceback (most recent call last):
yotd_widget.engine.errors.WrongKind: There is no option “projecter”: did you mean “projector”?
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from yotd_widget.engine.errors import WrongKind
from yotd_widget.engine.texts import _, quoted


def near(text: str, known: Iterable[Any]) -> list[str]:
    """Which of the names that are known somebody may have meant: two at most, the nearest first."""
    from difflib import get_close_matches  # loads slowly, and is needed for errors only

    words = [str(word) for word in known]
    return [word for word in words if text and text in word.split()][:2] or get_close_matches(text, words, 2, 0.6)[:1]


def nearest(text: str, known: Iterable[Any], named: Iterable[str] | None = None) -> str:
    """The end of a refusal: ": did you mean “young monk”?", or everything there is if nothing is near.

    named: what is listed then, if not all that is known.
    """
    words = [str(word) for word in known]
    found = near(text, words)
    if len(found) == 1:
        # Translators: the end of an error
        return _(": did you mean “{word}”?").format(word=found[0])
    if found:
        return _(": did you mean “{word}” or “{other}”?").format(word=found[0], other=found[1])
    there = words if named is None else list(named)
    # Translators: the end of an error, as "; there are rice, fireworks, floor"
    return _("; there are {words}").format(words=", ".join(there)) if len(there) <= 16 else ""


def no_option(name: str, known: Iterable[str], named: Iterable[str] | None = None) -> WrongKind:
    """What is raised for an argument of a name that means nothing. named: which are listed if none is near."""
    told = _("There is no option {name}{hint}").format(name=quoted(name), hint=nearest(name, known, named))
    return WrongKind(told if told.endswith("?") else f"{told}.")


def arguments(function: Callable[..., Any]) -> Iterator[str]:
    """The names of the arguments that a function has itself."""
    for name, argument in inspect.signature(function).parameters.items():
        if name != "self" and argument.kind not in (argument.VAR_KEYWORD, argument.VAR_POSITIONAL):
            yield name
