"""The games, a package each; and what is asked of any of them."""

from __future__ import annotations

from typing import Any

from yotd_widget.engine import records
from yotd_widget.engine.errors import WrongKind, short
from yotd_widget.engine.game import load
from yotd_widget.engine.position import Position
from yotd_widget.engine.records import Record
from yotd_widget.engine.texts import _
from yotd_widget.engine.timeline import Timeline


def explain(position: Position, move: object) -> Any:
    """What a legal `move` does and why: a tree of reasons, printed as an indented text. Raises: Refusal."""
    return position.game.reasons.explain(position, move)


def replay(written: Record) -> Timeline[Any]:
    """Play a record again, branch by branch, by the rules of its game. Raises: BadRecord, NotFound, WrongKind."""
    if not isinstance(written, Record):
        raise WrongKind(_("a game is replayed from its record, not from {given}").format(given=short(written)))
    return records.replay(written, load(written.game).positions.from_json)
