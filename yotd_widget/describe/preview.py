"""What a choice would do, before it is made: the move is tried on a copy, and its notes are told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec

from yotd_widget.engine.moves import Move
from yotd_widget.engine.position import Position
from yotd_widget.engine.trace import Note, Notes

if TYPE_CHECKING:
    from yotd_widget.describe.screen import ScreenRoom

Mark = dict[str, Any]
"""What has changed at a place, or would: the `Mark` of the front end."""
Preview = tuple[list["Line"], dict[str, Mark]]
"""What is said of a move, and what it would change, by place."""


class Line(msgspec.Struct, frozen=True):
    """One line of a preview: text, rules, and whether it is good or bad news."""

    text: str
    rules: tuple[str, ...] = ()
    tone: Literal["plain", "good", "bad"] = "plain"


class Tried(NamedTuple):
    """The position after a move; the notes of the move itself, and of what followed from it."""

    after: Any
    own: list[Note]
    followed: list[Note]


def tried(position: Position, move: Move) -> Tried:
    """A legal move and all that follows from it for this player without a choice, not what others do afterwards."""
    seat = position.agenda[-1].seat
    after, notes = position.clone(), Notes()
    after.agenda.pop().do(after, move, notes)
    own = len(notes)
    while after.agenda and getattr(after.agenda[-1], "seat", None) == seat:
        task = after.agenda[-1]
        options = task.options(after) if task.asked else None
        if options is not None and len(options) != 1:
            break
        after.agenda.pop()
        if options is None:
            task.run(after, notes)
        else:
            task.do(after, options[0], notes)
    told = list(notes)
    return Tried(after, told[:own], told[own:])


def preview(room: ScreenRoom[Any], position: Position, move: Move) -> Preview:
    """The sentences of the log on it, and what would lie on the table then."""
    after, own, followed = tried(position, move)
    sentences = room.tell([*own, *followed], position.players)
    return [Line(sentence.text, sentence.rules) for sentence in sentences], room.ghosts(position, after)
