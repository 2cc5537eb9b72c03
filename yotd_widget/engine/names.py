r"""What a name may be: one place that every door asks by which a name comes in.

A name is a line of text: at most `LONGEST` signs, each of which can be seen, in the composed form of Unicode (NFC),
with single blanks inside and none around it. Joiners, which cannot be seen, stand where Unicode uses them: inside one
emoji and between letters of the scripts that need them. Nothing else that cannot be seen: a line break, a control of
the terminal or of the direction of writing would tell something else than the name.

>>> name("  Ana   Maria ")
'Ana Maria'
>>> name("a\u202eb")
Traceback (most recent call last):
yotd_widget.engine.names.BadName: a name cannot have the sign U+202E there
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Any, Final
from unicodedata import bidirectional, category, combining, normalize

from yotd_widget.engine.errors import BadInput, short
from yotd_widget.engine.moves import LUCK_NAME
from yotd_widget.engine.texts import N_, Lazy

LONGEST: Final = 60
"""Signs of a player's name at most."""
LONGEST_LINE: Final = 200
"""Signs of a line at most that somebody writes, as the name of a branch."""
_MARKS: Final = 6
"""Marks over one letter at most; more would reach into the lines above."""
_JOINER, _NON_JOINER = "\u200d", "\u200c"
_SELECTORS: Final = {chr(code) for code in range(0xFE00, 0xFE10)}
"""They say which look of a sign is meant."""
_UNSEEN: Final = {chr(code) for code in (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x2800, 0x3164,
                                         0xFFA0, *range(0xE0100, 0xE01F0))}  # fmt: skip
"""Letters and marks that cannot be seen, although Python would print them."""
_VIRAMA: Final = 9
"""The combining class of the marks that let letters of Indic scripts melt together."""


class BadName(BadInput):
    """What cannot be a name. told: the reason, as a clause for another sentence, in whatever language that is read."""

    def __init__(self, told: Lazy) -> None:
        self.told = told
        super().__init__(f"{told}")


def form(given: str) -> str:
    r"""The one form of a name, unchecked: two texts with the same form are the same name.

    >>> form("E\u0301va ") == form("Éva")
    True
    """
    single = " ".join(filter(None, given.strip().split(" ")))
    return single if single.isascii() else normalize("NFC", single)


def known(given: Any, players: Collection[str]) -> Any:
    """The name under which one of these is known, however it was typed; of nobody here what was given."""
    return form(given) if isinstance(given, str) and given not in players else given


def name(given: object, longest: int = LONGEST) -> str:
    """A name in its one form. longest: signs. Raises: BadName."""
    if not isinstance(given, str):
        raise BadName(Lazy(N_("a name is text, not {given}"), given=short(given)))
    if len(given) > 4 * longest:  # not even looked at
        raise _too_long(len(given), longest)
    found = form(given)
    if not found:
        raise BadName(Lazy(N_("a name cannot be empty")))
    if not (found.isascii() and found.isprintable()):
        for place, sign in enumerate(found):
            if not _fits(found, place, sign):
                raise BadName(Lazy(N_("a name cannot have the sign {sign} there"), sign=f"U+{ord(sign):04X}"))
    if len(found) > longest:
        raise _too_long(len(found), longest)
    return found


def line(given: object) -> str:
    """A line that somebody writes about a game, as the name of a branch, in its one form. Raises: BadName."""
    return name(given, LONGEST_LINE)


@lru_cache(maxsize=64)
def players(given: tuple[str, ...]) -> tuple[str, ...]:
    """The names of all players in their one form; cheap where they come again. Raises: BadName, also for equal ones."""
    found = tuple(map(name, given))
    if LUCK_NAME in found:
        raise BadName(Lazy(N_("{luck} is the name of chance"), luck=LUCK_NAME))
    if len(set(found)) < len(found):
        raise BadName(Lazy(N_("two players have the same name")))
    return found


def tidy(text: str) -> str:
    """A text of several lines, such as a comment, without what cannot be seen in it."""
    if text.isprintable() and text.isascii():
        return text
    text = normalize("NFC", text)
    return "".join(sign for place, sign in enumerate(text) if sign in "\n\t" or _fits(text, place, sign))


def _too_long(length: int, longest: int) -> BadName:
    return BadName(Lazy(N_("a name has at most {longest} signs, not {length}"), longest=longest, length=length))


def _fits(text: str, place: int, sign: str) -> bool:
    """Whether a sign may stand at this place of a text."""
    if sign in (_JOINER, _NON_JOINER):
        return _joins(text, place, sign)
    if sign in _SELECTORS:
        return place > 0 and (category(text[place - 1])[0] == "S" or text[place + 1 : place + 2] == "\u20e3")
    if category(sign) in ("Mn", "Me"):
        over = text[max(0, place - _MARKS) : place]
        return (
            bool(over)
            and sign not in _UNSEEN
            and not (len(over) == _MARKS and all(category(each)[0] == "M" for each in over))
        )
    return sign.isprintable() and sign not in _UNSEEN


def _joins(text: str, place: int, sign: str) -> bool:
    """Inside an emoji, beside a virama, or between Arabic letters (Unicode annex 31, 2.3; standard 51)."""
    before, after = text[:place].rstrip("".join(_SELECTORS)), text[place + 1 :]
    if not before or not after:
        return False
    if combining(before[-1]) == _VIRAMA or (sign == _JOINER and combining(after[0]) == _VIRAMA):
        return True
    if sign == _JOINER:
        return category(before[-1])[0] == category(after[0])[0] == "S"
    letter = next((each for each in reversed(before) if category(each)[0] != "M"), "")
    return bool(letter) and bidirectional(letter) == bidirectional(after[0]) == "AL"
