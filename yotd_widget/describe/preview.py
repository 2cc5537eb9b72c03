"""What a choice would do, before it is made: the move is tried on a copy, and its notes are told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec

from yotd_widget.describe.marks import Mark
from yotd_widget.describe.wording import asker
from yotd_widget.engine.moves import Move
from yotd_widget.engine.position import Position, Question
from yotd_widget.engine.reasons import Because, follows
from yotd_widget.engine.trace import Note, Notes

if TYPE_CHECKING:
    from yotd_widget.describe.screen import ScreenRoom

Preview = tuple[list["Line"], dict[str, Mark]]
"""What is said of a move, and what it would change, by place."""


class Line(msgspec.Struct, frozen=True):
    """One line of a preview: text, rules, and whether it is good or bad news."""

    text: str
    rules: tuple[str, ...] = ()
    tone: Literal["plain", "good", "bad"] = "plain"


class Tried(NamedTuple):
    """A position and the one after a move of the player on a seat; the notes of the move, and of what followed."""

    before: Any
    seat: int
    after: Any
    own: list[Note]
    followed: list[Note]


def tried(position: Position, move: Move) -> Tried:
    """A legal move and all that follows from it for this player without a choice, not what others do afterwards.

    It is tried on what is foreseen, so that nothing tells what nobody has seen.
    """
    position = position.foreseen()
    seat = position.agenda[-1].seat
    after, notes = position.clone(), Notes()
    question = asker(after, move)
    if question is after.agenda[-1]:  # beside an act it stays open
        after.agenda.pop()
    question.do(after, move, notes)
    own = len(notes)
    while after.agenda and follows(after.agenda[-1], seat) and _go_on(after, notes):
        pass
    told = list(notes)
    return Tried(position, seat, after, told[:own], told[own:])


def _go_on(position: Position, notes: Notes) -> bool:
    """Do what is due, unless there is a choice; whether there was none."""
    task = position.agenda[-1]
    if not position.is_open(task):
        return False
    if not task.asked:
        position.agenda.pop().run(position, notes)
        return True
    options = task.options(position)
    if len(options) != 1:
        return False
    position.agenda.pop().do(position, options[0], notes)
    return True


def preview(room: ScreenRoom[Any], position: Position, move: Move) -> Preview:
    """The sentences of the log on it, and what would lie on the table then."""
    trial = tried(position, move)
    told = room.tell([*trial.own, *trial.followed], position.players)
    lines = [Line(sentence.text, sentence.rules) for sentence in told] or list(_untold(room, trial))
    return lines, room.ghosts(trial.before, trial.after)


def _untold(room: ScreenRoom[Any], trial: Tried) -> Iterator[Line]:
    """What changes nothing yet: a piece of a row of choices, or a choice that leads to another one."""
    task = trial.after.agenda[-1] if trial.after.agenda else None
    if not isinstance(task, Question) or task.seat != trial.seat:
        return
    done, total = task.pieces
    if done:
        reason = Because("collected", seat=task.seat, facts={"done": done, "total": total})
    else:
        asked = trial.after.decision
        reason = Because("next", asked.rules, task.seat, facts={"decision": asked.id, "player": asked.player})
    yield Line(room.game.reasons.said(reason, trial.before.players), reason.rules)
