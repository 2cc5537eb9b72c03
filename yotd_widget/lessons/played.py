"""A step that is played: when its goal is reached, at which moment that was, and what is said then."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any, Final

import msgspec

from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.reasons import Deed
from yotd_widget.engine.texts import _
from yotd_widget.engine.trace import Note
from yotd_widget.lessons import clauses
from yotd_widget.lessons.happened import Happened, Stretch, chapters, said
from yotd_widget.lessons.made import Json, Made
from yotd_widget.lessons.text import Reply, Step
from yotd_widget.lessons.watched import retells

USUAL: Final = clauses.Goal("choice")


class Moment(msgspec.Struct, frozen=True):
    """When a goal was reached. before: the last move; notes: all up to then; last: those of that move.

    gone_on: whether the board has gone on since, into what comes at the end of a period.
    """

    before: Any
    position: Any
    notes: tuple[Note, ...]
    last: tuple[Note, ...]
    gone_on: bool


class Part(msgspec.Struct, frozen=True):
    """A play step: who reads it, what ends it, and which moves wait for a later step.

    watched: the step that follows shows how the period ended.
    """

    step: Step
    seat: int
    goal: clauses.Goal
    without: tuple[str, ...]
    watched: bool = False

    def waits(self, move: str) -> bool:
        """Whether a move of the reader is left out for now."""
        return move.startswith(self.without) if self.without else False

    def reached(self, way: Sequence[Stretch], state: Any) -> bool:
        """Whether the goal is reached after these moves. state: where they lead."""
        match self.goal.kind:
            case "rule":
                return any(self._goal_note(note) for stretch in way for note in stretch.notes)
            case "period":
                return not state.agenda or state.when[0] >= self.goal.count
            case "over":
                return not state.agenda
            case "choice":
                return not state.agenda or self._choices(way) >= self.goal.count
            case "turn":
                chosen = any(stretch.seat == self.seat for stretch in way)
                return not state.agenda or (chosen and state.decision.seat != self.seat)
        raise AssertionError(self.goal)

    def moment(self, way: Sequence[Stretch]) -> Moment:
        """When the goal was reached: what the board showed then, and all notes up to then."""
        until = next(at for at in range(1, len(way) + 1) if self.reached(way[:at], way[at - 1].after))
        by_period = self.goal.kind == "period"
        if by_period and self.watched and (found := self._own_end(way[:until])) is not None:
            return found
        last = way[until - 1]
        earlier = tuple(chain.from_iterable(each.notes for each in way[: until - 1]))
        done = list(last.deeds())
        left = not by_period and self._leaves(way[-1].after)
        seen = min(self._deeds(done), self._own(done)) if left else self._deeds(done)
        turn, after = done[:seen], done[seen:]
        if not turn or not (after if by_period or left else any(map(chapters, after))):
            return Moment(last.before, way[-1].after, (*earlier, *last.notes), last.notes, False)
        notes = tuple(chain.from_iterable(deed.notes for deed in turn))
        counted = last.notes if by_period else notes
        return Moment(last.before, turn[-1].after, (*earlier, *counted), notes, True)

    def _own_end(self, way: Sequence[Stretch]) -> Moment | None:
        """What the reader's last move and those of others have led to, before the next chapter of the story."""
        own = max(at for at, stretch in enumerate(way) if stretch.seat == self.seat)
        notes: list[Note] = []
        begun: set[str] | None = None
        for stretch in way[own:]:
            now = stretch.before
            for deed in stretch.deeds():
                told = {*chapters(deed)}
                begun = told if begun is None else begun
                if told - begun:
                    every = tuple(chain.from_iterable(each.notes for each in way))
                    return Moment(way[own].before, now, every, tuple(notes), True) if notes else None
                notes += deed.notes
                now = deed.after
        return None

    def _leaves(self, position: Any) -> bool:
        """Whether the board has turned to another player, away from what the reader has done."""
        asked = position.decision
        return bool(position.game.screen.TURNS) and asked is not None and asked.seat not in (self.seat, LUCK)

    def _own(self, done: Sequence[Deed]) -> int:
        """How many tasks of the last move there are up to the last that is the reader's."""
        return 1 + max(
            (at for at, deed in enumerate(done) if any(note.seat == self.seat for note in deed.notes)), default=-1
        )

    def _deeds(self, done: Sequence[Deed]) -> int:
        """How many tasks of the last move belong to the step: up to the goal, or to the first chapter of the story."""
        match self.goal.kind:
            case "period":
                return sum(1 for deed in done if deed.after.when[0] < self.goal.count) or len(done)
            case "rule":
                at_work = [at for at, deed in enumerate(done) if any(map(self._goal_note, deed.notes))]
                return 1 + max(at_work, default=len(done))
            case "choice":
                return next((at for at, deed in enumerate(done) if chapters(deed)), len(done))
        return len(done)

    def _goal_note(self, note: Note) -> bool:
        return note.rule == self.goal.rule and note.seat in (self.seat, None)

    def _choices(self, way: Sequence[Stretch]) -> int:
        """Whole choices of the reader: a row of pieces is one."""
        own = [stretch for stretch in way if stretch.seat == self.seat]
        return sum(1 for stretch in own if not _goes_on(stretch))


def part(made: Made, step: Step, position: Any) -> Part:
    """A play step at a position. Raises: BadLesson."""
    with made.line(step.line):
        until = step.clauses.get("until")
        goal = clauses.goal(until) if until else USUAL
        period = made.game.periods[0].casefold()
        if goal.kind == "period" and goal.word != period:
            raise BadInput(_("this game counts by “{period}”, not by “{word}”").format(period=period, word=goal.word))
        seat = made.seat(position, step.clauses.get("as", ""))
    steps = made.text.steps
    after = steps[steps.index(step) + 1 :][:1]
    return Part(step, seat, goal, clauses.listed(step.clauses.get("without", "")), any(map(retells, after)))


def replies(made: Made, playing: Part, way: Sequence[Stretch]) -> tuple[list[Json], Json | None]:
    """What is said when the goal is reached, and the picture of that moment where the board has gone on since."""
    moment = playing.moment(way)
    moves = tuple(str(stretch.move) for stretch in way if stretch.seat == playing.seat)
    happened = Happened(moment.position, playing.seat, moves, moment.notes)
    told = [reply for reply in said(playing.step.replies, happened) if reply[0].when != "else"]
    if not told and (other := playing.step.said("else")):
        told = [(Reply("else", other, playing.step.line), happened.known())]
    found = [made.reply(made.filled(reply.text, reply.line, known)) for reply, known in told]
    if found:
        found[0]["rules"] = list(dict.fromkeys([*_asked(playing, way), *happened.rules(), *made.rules(playing.step)]))
    if not moment.gone_on:
        return found, None
    marks = made.game.screen.news([moment.before, moment.position], moment.last)
    return found, made.picture(moment.position, playing.seat, playing.step, marks=marks)


def _asked(playing: Part, way: Sequence[Stretch]) -> list[str]:
    """The rules behind the questions that the reader has answered."""
    own = [stretch.before.decision for stretch in way if stretch.seat == playing.seat]
    return [rule for decision in own if decision for rule in decision.rules]


def _goes_on(stretch: Stretch) -> bool:
    """Whether more of the same choice is asked: another piece of it, or what follows from it at once."""
    before, after = stretch.before, stretch.after
    same_turn = bool(after.agenda) and after.agenda[:-1] == before.agenda[:-1]
    return same_turn and after.agenda[-1].seat == before.agenda[-1].seat
