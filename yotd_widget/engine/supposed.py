"""Suppositions: another position in the midst of a game, as a step of its own. No rule knows them.

A game goes on from the supposed position; the step says in words what is different, and its notes by how much. Their
"rule" is `WHAT_IF`, so that every list of causes tells what was supposed from what happened.
"""

from __future__ import annotations

from typing import Any, Final

from yotd_widget.engine.errors import BadInput, WrongKind, short
from yotd_widget.engine.moves import LUCK, Move
from yotd_widget.engine.position import Position
from yotd_widget.engine.texts import _
from yotd_widget.engine.trace import Note, Notes
from yotd_widget.engine.tree import Step

WHAT_IF: Final = "what if"
"""What the notes of a supposition name in place of a rule."""


class Suppose(Move, frozen=True):
    """Something is different from here on. text: what, in a line; position: the supposed one as JSON text."""

    text: str
    position: str

    def __str__(self) -> str:
        return f"suppose {self.text}"


def supposition(now: Any, position: Any, text: object) -> Step:
    """The step from a position to a supposed one, which goes on to its next question.

    Raises: WrongKind for what is no position of this game; BadInput for other players, for a position that cannot be,
    and for a text that cannot be printed in a line.
    """
    if not isinstance(position, type(now)):
        raise WrongKind(
            _("only a position of the same game can be supposed, not {given}").format(given=short(position))
        )
    if position.players != now.players:
        raise BadInput(_("a supposed position has the same players: {names}").format(names=", ".join(now.players)))
    if not isinstance(text, str) or not text.strip() or not text.isprintable():
        raise BadInput(_("say what is supposed, in a line that can be printed"))
    move = Suppose(text.strip(), position.to_json())
    state: Position = type(now).from_json(move.position)
    notes = Notes()
    notes.add(WHAT_IF, None, None, text=move.text)
    for note in now.game.reading.changes(now, state):
        notes.add(WHAT_IF, note.seat, note.change, **note.facts)
    state.proceed(notes)
    return Step(move, _seat(now, state), tuple(notes), state)


def _seat(*positions: Position) -> int:
    """Who is about to decide; a supposition is never chance's, so that undo stops before it."""
    seats = (position.agenda[-1].seat for position in positions if position.agenda)
    return next((seat for seat in seats if seat != LUCK), 0)


def is_supposed(note: Note) -> bool:
    """Whether a note tells of a supposition and not of something that happened."""
    return note.rule == WHAT_IF
