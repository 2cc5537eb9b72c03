"""What has happened in a step of a lesson: which rules were at work, what the reader has done, and how that is told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any

import msgspec

from yotd_widget.engine.reasons import Deed, deeds
from yotd_widget.engine.texts import ngettext
from yotd_widget.engine.trace import Note
from yotd_widget.lessons.text import Reply


class Stretch(msgspec.Struct, frozen=True):
    """One move and what it set going."""

    before: Any
    move: Any
    after: Any
    notes: tuple[Note, ...]
    seat: int | None

    def deeds(self) -> Iterator[Deed]:
        """The same task by task."""
        return deeds(self.before, self.move)


def stretches(start: Any, steps: Iterable[Any]) -> list[Stretch]:
    """The steps of a timeline from a position on."""
    found, before = [], start
    for step in steps:
        found.append(Stretch(before, step.move, step.state, tuple(step.notes), step.seat))
        before = step.state
    return found


class Happened(msgspec.Struct, frozen=True):
    """What counts for a reply. seat: of the reader; moves: the reader's, as text; notes: all up to then."""

    position: Any
    seat: int
    moves: tuple[str, ...]
    notes: tuple[Note, ...]

    def holds(self, when: str) -> bool:
        """Whether a condition holds; none at all always does."""
        if when.startswith("no "):
            return not self.noted(when.removeprefix("no "))
        if when.startswith("move "):
            return any(fnmatchcase(move, f"{when.removeprefix('move ')}*") for move in self.moves)
        return not when or bool(self.noted(when))

    def noted(self, rule: str) -> list[Note]:
        """What a rule did for the reader, or for all."""
        return [note for note in self.notes if note.rule == rule and note.seat in (self.seat, None)]

    def rules(self) -> list[str]:
        """The rules that were at work for the reader, or for all, in their order."""
        return list(dict.fromkeys(note.rule for note in self.notes if note.seat in (self.seat, None)))

    def known(self, when: str = "") -> dict[str, object]:
        """The placeholders of a reply with this condition: player, sum, what was told and noted of its rule."""
        game, players = self.position.game, self.position.players
        found: dict[str, object] = {"player": players[self.seat], "sum": self._sum()}
        if about := self.noted(when):
            facts: Mapping[str, Any] = {name: game.named(value) for name, value in about[0].facts.items()}
            found |= {name: str(value) for name, value in facts.items()}
            found |= about[0].change
            found["told"] = self.told(about)
        return found

    def told(self, notes: Sequence[Note]) -> str:
        """Notes as the log tells them, those of the reader and of all; of others where there are no such."""
        chosen = [msgspec.structs.replace(note, forced=False) for note in notes]  # the reader sees what is left
        sentences = list(self.position.game.screen.tell(chosen, self.position.players))
        own = [sentence for sentence in sentences if sentence.seat in (self.seat, None)]
        return " ".join(sentence.text for sentence in own or sentences)

    def _sum(self) -> str:
        score = self.position.game.score
        points = sum(note.change.get(score, 0) for note in self.notes if note.seat == self.seat)
        return ngettext("{n} point", "{n} points", points).format(n=points)


def said(replies: Iterable[Reply], happened: Happened) -> Iterator[tuple[Reply, dict[str, object]]]:
    """The replies whose conditions hold, each with its placeholders."""
    for reply in replies:
        if happened.holds(reply.when):
            yield reply, happened.known(reply.when)


def ended(way: Iterable[Stretch]) -> Iterator[str]:
    """What is told of the ends of periods on a way: one sentence a chapter."""
    for stretch in way:
        for deed in stretch.deeds():
            screen = deed.before.game.screen
            told = screen.tell(deed.notes, deed.before.players)
            yield from (sentence.text for sentence in told if screen.chapter(sentence))


def chapters(deed: Deed) -> list[str]:
    """The chapters of the period's story that a task belongs to, by what is told of it."""
    screen = deed.before.game.screen
    told = screen.tell(deed.notes, deed.before.players)
    return list(dict.fromkeys(filter(None, (screen.chapter(sentence) for sentence in told))))
