"""Errors for readers: one clear sentence, which a notebook shows instead of the lines of code that led to it.

Sentences come from the catalogues of `texts.py`, in the reader's language. English alone are those that only somebody
who writes Python can meet: `WrongKind`, a call with arguments that no screen makes, `repr`, and what msgspec says about
the form of JSON. The words of positions (`notation`) and of moves are languages of their own, the same for everybody.

>>> raise NotFound("No branch is called “rich”.")
Traceback (most recent call last):
yotd_widget.engine.errors.NotFound: No branch is called “rich”.
"""

from __future__ import annotations

from reprlib import repr as short

__all__ = ["BadInput", "NotFound", "OneSentence", "OutOfRange", "WrongKind", "short"]


class OneSentence(Exception):
    """What all errors for readers have in common."""

    @property
    def text(self) -> str:
        """The sentence as it stands on a screen, between others."""
        told = str(self)
        return told[:1].upper() + told[1:] + ("" if told.endswith((".", "?", "!", "…")) else ".")

    def _render_traceback_(self) -> list[str]:
        """What IPython prints."""
        return [f"{type(self).__name__}: {self}"]


class NotFound(OneSentence, LookupError):
    """There is nothing of that name."""


class OutOfRange(NotFound, IndexError):
    """There are not so many."""


class BadInput(OneSentence, ValueError):
    """A value that cannot be."""


class WrongKind(OneSentence, TypeError):
    """A value of another kind than the one that is wanted."""
