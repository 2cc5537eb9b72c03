"""Reasons: what a move does and why, as a tree of data without sentences; a game adds its own facts and the words.

`deeds` takes a step apart into the tasks that are carried out in it. A game turns each into a `Because`: its notes, and
behind them the numbers that entered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from yotd_widget.engine.moves import Move
from yotd_widget.engine.trace import Fact, Note, Notes


class Because(msgspec.Struct, frozen=True, omit_defaults=True):
    """One reason, and the reasons behind it.

    about: what sort of reason; "move", "task", "note" and "next" are those of every game. rules: ids behind it.
    seat: whom it concerns, None for everybody. change: by how much that player's things changed; was: what they were
    before. facts: what entered. forced: it answers a question that had no other answer. reasons: why so.
    """

    about: str
    rules: tuple[str, ...] = ()
    seat: int | None = None
    change: dict[str, int] = {}
    was: dict[str, int] = {}
    facts: Mapping[str, Fact] = {}
    forced: bool = False
    reasons: tuple[Because, ...] = ()

    def walk(self, depth: int = 0) -> Iterator[tuple[int, Because]]:
        """This reason and all below it, each with its depth, in the order of reading."""
        yield depth, self
        for reason in self.reasons:
            yield from reason.walk(depth + 1)

    def notes(self) -> Iterator[Note]:
        """The notes in the tree, as the step wrote them down."""
        for _, reason in self.walk():
            if reason.about == "note":
                yield Note(reason.rules[0], reason.seat, reason.change, dict(reason.facts), reason.forced)


class Deed(msgspec.Struct, frozen=True):
    """One task carried out. answer: None unless it was a question; forced: it had no other answer.

    before, after: the position when the task was taken off the agenda, and when it was done.
    """

    task: Any
    answer: Move | None
    forced: bool
    before: Any
    after: Any
    notes: tuple[Note, ...]


def deeds(position: Any, move: Move, seat: int | None = None, *, ahead: bool = False) -> Iterator[Deed]:
    """What a legal `move` sets going, task by task, up to the next question with a choice; chance stays open.

    In the midst of a step nobody is asked: it goes on by itself. The position stays as it is. All notes together are
    those of `after` without the answers of luck. seat: only as far as it is this player's, which can also be told of a
    position as that player sees it. ahead: the move has not been made, so that it goes on only to what turns up a thing
    that nobody has seen.
    """
    now, forced = (position.foreseen() if ahead else position).clone(), False
    first = now.agenda[-1]
    due: tuple[Any, Move | None] | None = (now.question_of(move), move) if first.asked else (first, None)
    while due is not None:
        before, notes = now.clone(), Notes()
        task, answer = due
        if task is now.agenda[-1]:  # beside an act the open question stays
            now.agenda.pop()
        if not task.asked:
            task.run(now, notes)
        elif forced:
            with notes.without_a_choice():
                task.do(now, answer, notes)
        else:
            task.do(now, answer, notes)
        yield Deed(task, answer, forced and task.asked, before, now.clone(), tuple(notes))
        due, forced = _due(now, seat, ahead), True


def follows(task: Any, seat: int) -> bool:
    """Whether a task still belongs to what a move of this player does."""
    return getattr(task, "seat", None) == seat or getattr(task, "at_once", False)


def _due(position: Any, seat: int | None, ahead: bool) -> tuple[Any, Move | None] | None:
    """The next task that leaves nobody a choice, and its answer if it is a question; None where there is none."""
    agenda = position.agenda
    while agenda and (seat is None or follows(agenda[-1], seat)):
        if ahead and not position.is_open(agenda[-1]):
            return None
        if not agenda[-1].asked:
            return agenda[-1], None
        moves = position.legal_moves
        if moves:
            return (agenda[-1], moves[0]) if moves.size == 1 else None
        agenda.pop()  # it lapses
    return None


def outline(tree: Because, word: Callable[[Because], str]) -> str:
    """A tree as indented text. word: makes the line of one reason.

    >>> tree = Because("move", reasons=(Because("note", reasons=(Because("card"),)), Because("next")))
    >>> print(outline(tree, lambda reason: reason.about))
    move
    ├ note
    │ └ card
    └ next
    """
    return "\n".join(_lines(tree, word, "", ""))


def _lines(reason: Because, word: Callable[[Because], str], first: str, rest: str) -> Iterator[str]:
    yield first + word(reason)
    for number, below in enumerate(reason.reasons, 1):
        last = number == len(reason.reasons)
        yield from _lines(below, word, rest + ("└ " if last else "├ "), rest + ("  " if last else "│ "))
