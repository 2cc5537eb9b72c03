"""One door for what somebody has kept or was sent: a code, a link with one, a saved file, the words of a position.

It is read, never run, and says of what it is not in one sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from yotd_widget.engine.errors import BadInput, OneSentence
from yotd_widget.engine.game import Game, at_home, load
from yotd_widget.engine.position import Position, position_text
from yotd_widget.engine.records import FORMAT, Record, replay
from yotd_widget.engine.share import BadCode, unpack
from yotd_widget.engine.squeeze import Reader
from yotd_widget.engine.texts import _

LONGEST: Final = 4_000_000
"""Characters; a file of a game with fifty branches has 150,000."""
DEEPEST: Final = 100
"""Brackets within each other; a game has a dozen. Python in a page dies of thousands, and raises nothing."""
_BRACKET: Final = re.compile(r"[][(){}]")
_IN_LINK: Final = re.compile(r"[?&]code=([^&#\s]+)")
_CODE: Final = re.compile(r"(position|record)[0-9]+_")


def opened(text: str, game: Game[Any] | None = None) -> Any:
    """The position or the timeline that a text holds. game: the one that is on the table, asked first.

    Raises: BadInput (also BadCode, BadRecord, BadPosition, NotFound) with one sentence.

    >>> from yotd_widget.engine.game import load
    >>> opened(load("dragon").new(["Ania", "Benek"], seed=7).to_code()).players
    ('Ania', 'Benek')
    """
    if not isinstance(text, str) or not text.strip() or len(text) > LONGEST or _is_deep(text):
        raise _unknown()
    text = text.strip()
    if link := _IN_LINK.search(text):
        text = link[1]
    if text.startswith("{"):
        return replay(Record.from_json(text)) if f'"{FORMAT}"' in text[:200] else _first_of(text, game)
    code = "".join(text.split())
    if not _CODE.match(code):
        return _first_of(text, game)
    return replay(code) if code.startswith("record") else _position(code, game)


def at_hand(given: object) -> Any:
    """What somebody has handed over: of a text what it holds, anything else as it is. Raises: as `opened`."""
    return opened(given) if isinstance(given, str) else given


def _position(code: str, game: Game[Any] | None) -> Position:
    """The position of a code; of one that does not name its game, in the first game that knows it."""

    def heard(name: str, _reader: Reader, _version: int) -> Any:
        raise _Named(name)

    try:
        unpack("position", code, heard)
    except _Named as named:
        of = load(named.args[0])
        position: Position = of.positions.from_json(position_text(code, of))
        return position
    return _first_of(code, game)


def _is_deep(text: str) -> bool:
    depth = 0
    for bracket in _BRACKET.finditer(text):
        depth = depth + 1 if bracket[0] in "[({" else max(depth - 1, 0)
        if depth > DEEPEST:
            return True
    return False


class _Named(Exception):
    """The name of the game of a code."""


def _first_of(text: str, game: Game[Any] | None) -> Position:
    """The position of a text in the first game that knows it; if none does, what the first has said."""
    said: OneSentence | None = None
    for each in _in_turn(game):
        try:
            position: Position = each.notation.pasted(text)
            return position
        except OneSentence as error:
            said = said or error
    if said is None or isinstance(said, BadCode):
        raise _unknown()
    raise said


def _in_turn(game: Game[Any] | None) -> Iterator[Game[Any]]:
    """The game on the table, and those of this package: whatever others take for their own is not asked."""
    if game is not None:
        yield game
    for name in at_home():
        if game is None or game.name != name:
            yield load(name)


def _unknown() -> BadInput:
    return BadInput(_("This is no code, no saved game and no words of a position."))
