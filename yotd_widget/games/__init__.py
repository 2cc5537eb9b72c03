"""The games by name, for what is asked without a position at hand. A game is loaded when it is first asked for.

>>> game("dragon").title
'In the Year of the Dragon'
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from yotd_widget.engine import records
from yotd_widget.engine.errors import NotFound, WrongKind, short
from yotd_widget.engine.game import Game
from yotd_widget.engine.position import Position
from yotd_widget.engine.records import Record
from yotd_widget.engine.texts import _
from yotd_widget.engine.timeline import Timeline

NAMES: Final = ("dragon",)
"""The games that are listed: packages of this one, each with its `GAME` in `game`."""


def game(name: str) -> Game[Any]:
    """The game of this name. Raises: NotFound, WrongKind."""
    if not isinstance(name, str):
        raise WrongKind(_("a game has a name, as “dragon”; {given} is none").format(given=short(name)))
    if name not in NAMES:
        raise NotFound(_("no game here is called “{game}”; there is {games}").format(game=name, games=", ".join(NAMES)))
    found: Game[Any] = import_module(f"{__name__}.{name}.game").GAME
    return found


def explain(position: Position, move: object) -> Any:
    """What a legal `move` does and why: a tree of reasons, printed as an indented text. Raises: Refusal."""
    return position.game.reasons.explain(position, move)


def replay(written: Record) -> Timeline[Any]:
    """Play a record again, branch by branch, by the rules of its game. Raises: BadRecord, NotFound, WrongKind."""
    if not isinstance(written, Record):
        raise WrongKind(_("a game is replayed from its record, not from {given}").format(given=short(written)))
    return records.replay(written, game(written.game).positions.from_json)
