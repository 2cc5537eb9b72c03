"""Small pieces of sentences that every game needs: numbers with their nouns, lists, changes with a sign."""

from __future__ import annotations

from collections.abc import Iterable

from yotd_widget.engine.texts import ngettext


def counted(count: int, noun: tuple[str, str]) -> str:
    """A number with its noun. noun: its two English forms, marked with `NN_`.

    >>> counted(1, ("coin", "coins")), counted(3, ("coin", "coins"))
    ('1 coin', '3 coins')
    """
    return f"{count} {ngettext(*noun, count)}"


def begun(text: str) -> str:
    """A text as it begins a sentence, or stands on a button.

    >>> begun("young Buddha")
    'Young Buddha'
    """
    return text[:1].upper() + text[1:]


def inside(label: str) -> str:
    """A label as it stands inside a sentence; names and abbreviations keep their capitals.

    >>> inside("Small privileges"), inside("VP"), inside("Great Wall")
    ('small privileges', 'VP', 'Great Wall')
    """
    return label[:1].lower() + label[1:] if label[1:].islower() else label


def listed(texts: Iterable[str]) -> str:
    """Several things, one after the other.

    >>> listed(["Ada", "Bo", "Cyd"])
    'Ada, Bo, Cyd'
    """
    return ", ".join(texts)


def signed(change: int) -> str:
    """A change as it is printed, with a true minus.

    >>> signed(5), signed(-2)
    ('+5', '−2')
    """
    return f"+{change}" if change >= 0 else f"−{-change}"


def sentences(*texts: str) -> str:
    """Whole sentences one after the other; empty ones are left out."""
    return " ".join(filter(None, texts))
