"""Errors for readers: one clear sentence, which a notebook shows instead of the lines of code that led to it.

Sentences come from the catalogues of `texts.py`, in the reader's language. English alone are those that only somebody
who writes Python can meet: `WrongKind`, a call with arguments that no screen makes, `repr`, and what msgspec says about
the form of JSON. The words of positions (`notation`) and of moves are languages of their own, the same for everybody.

>>> raise NotFound("No branch is called “rich”.")
Traceback (most recent call last):
yotd_widget.engine.errors.NotFound: No branch is called “rich”.
"""

from __future__ import annotations

from reprlib import repr as _short
from typing import Final

__all__ = ["BadInput", "BadPosition", "NotFound", "OneSentence", "OutOfRange", "WrongKind", "printable", "short"]

LONGEST: Final = 500
"""Signs of a sentence at most: whatever somebody has typed or pasted comes back in it."""
_JOINERS: Final = "\u200c\u200d"


def short(value: object) -> str:
    """What somebody has given, in a few signs.

    >>> short("x" * 1_000_000)
    "'xxxxxxxxxxxx...xxxxxxxxxxxxx'"
    """
    try:
        return _short(value)
    except Exception:  # a number that is too long to be written, or whatever cannot say what it is
        return f"<{type(value).__name__}>"


def printable(text: str, lines: str = "") -> str:
    """A text without signs that steer a terminal or the direction of writing, each as a mark of its own.

    lines: what else may stand in it, as a line break. Joiners stay: they are part of names and emoji.
    """
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() or sign in _JOINERS or sign in lines else "\ufffd" for sign in text)


def told(text: str) -> str:
    """A sentence as it can be printed in a line: without control signs, a long one without its middle."""
    if len(text) > LONGEST:
        text = f"{text[: LONGEST * 3 // 4]} … {text[-LONGEST // 4 :]}"
    return printable(text)


class OneSentence(Exception):
    """What all errors for readers have in common."""

    def __str__(self) -> str:
        return told(super().__str__())

    @property
    def text(self) -> str:
        """The sentence as it stands on a screen, between others."""
        line = str(self)
        return line[:1].upper() + line[1:] + ("" if line.endswith((".", "?", "!", "…")) else ".")

    def _render_traceback_(self) -> list[str]:
        """What IPython prints."""
        return [f"{type(self).__name__}: {self}"]


class NotFound(OneSentence, LookupError):
    """There is nothing of that name."""


class OutOfRange(NotFound, IndexError):
    """There are not so many."""


class BadInput(OneSentence, ValueError):
    """A value that cannot be."""


class BadPosition(BadInput):
    """A position that cannot be: one sentence, the ids of the rules behind it, and the path of what is wrong."""

    def __init__(self, sentence: str, *rules: str, path: str = "") -> None:
        self.sentence, self.rules, self.path = sentence, rules, path
        behind = f" ({', '.join(rules)})" if rules else ""
        super().__init__(sentence + behind + (f" - at `{path}`" if path else ""))

    @property
    def text(self) -> str:
        """The sentence alone; ids and path are for those who write JSON."""
        return BadInput(self.sentence).text


class WrongKind(OneSentence, TypeError):
    """A value of another kind than the one that is wanted."""
