"""A step that is watched: what happened, one chapter after the other, each with its picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from yotd_widget.engine.game import Game
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.reasons import Deed
from yotd_widget.engine.timeline import Timeline
from yotd_widget.engine.trace import Note
from yotd_widget.lessons import clauses
from yotd_widget.lessons.happened import Happened, Stretch, chapters, said, stretches
from yotd_widget.lessons.made import Json, Made
from yotd_widget.lessons.text import Reply, Step

FARTHEST: Final = 80
"""Moves that are played at most until the chapters have come."""


class Shown(msgspec.Struct, frozen=True):
    """A chapter as it happened: what was before and after it, and its notes."""

    name: str
    before: Any
    after: Any
    notes: tuple[Note, ...]


def frames(made: Made, step: Step, way: Sequence[Stretch], seat: int) -> list[Json]:
    """The frames of a watch: the chapters that its clause names, as far as they have happened, in this order."""
    shown: list[Shown] = []
    for name in wanted(step):
        shown += told([name], way) or _not(made, step, name, shown)
    return [_frame(made, step, each, seat) for each in shown]


def retells(step: Step) -> bool:
    """Whether a watch shows how the play before it has ended."""
    return step.kind == "watch" and not {"at", "moves"} & {*step.clauses}


def wanted(step: Step) -> tuple[str, ...]:
    """The chapters and rules that a watch shows."""
    return clauses.listed(step.clauses.get("frames", "event, decay, scoring"))


def told(names: Iterable[str], way: Sequence[Stretch]) -> list[Shown]:
    """What happened of each name: a chapter of the period's story, or a rule at work."""
    done = [deed for stretch in way for deed in stretch.deeds()]
    found = []
    for name in names:
        about = [deed for deed in done if _is(deed, name)]
        if about:
            notes = tuple(note for deed in about for note in deed.notes)
            found.append(Shown(name, about[0].before, about[-1].after, notes))
    return found


def _not(made: Made, step: Step, name: str, shown: Sequence[Shown]) -> list[Shown]:
    """A chapter in which nothing has happened, where the lesson has words for that."""
    rules = [reply.when.removeprefix("no ") for reply in step.replies if reply.when.startswith("no ")]
    if not shown or not any(made.game.screen.chapter_of(rule) == name for rule in rules):
        return []
    return [Shown(name, shown[-1].after, shown[-1].after, ())]


def onward(game: Game[Any], position: Any, names: Sequence[str]) -> tuple[list[Stretch], Any]:
    """A position played on by the game's partner until the last of these has come: the way, and where it ends."""
    timeline = Timeline(position)
    while timeline.state.agenda and len(timeline) < FARTHEST:
        if timeline.state.agenda[-1].seat == LUCK:
            timeline.deal()
            if timeline.state.agenda[-1].seat == LUCK:
                break
            continue
        known = len(timeline)
        timeline.play(game.partner.choose(timeline.state))
        way = stretches(position, timeline.steps)
        if told(names[-1:], way[known:]):
            return way, timeline.state
    return stretches(position, timeline.steps), timeline.state


def _is(deed: Deed, name: str) -> bool:
    if clauses.RULE.fullmatch(name):
        return any(note.rule == name for note in deed.notes)
    return name in chapters(deed)


def _frame(made: Made, step: Step, shown: Shown, seat: int) -> Json:
    happened = Happened(shown.after, seat, (), shown.notes)
    texts = [
        made.filled(reply.text, reply.line, {**known, "told": known.get("told") or happened.told(shown.notes)})
        for reply, known in _said(made, step, shown, happened)
    ]
    marks = made.game.screen.news([shown.before, shown.after], shown.notes)
    return {
        "heading": "",
        "texts": texts or [happened.told(shown.notes)],
        "picture": made.picture(shown.after, seat, step, marks=marks),
        "good": True,
    }


def _said(made: Made, step: Step, shown: Shown, happened: Happened) -> Iterable[tuple[Any, dict[str, object]]]:
    """The lesson's own words for a chapter: those under its name, or under rules that belong to it."""
    named = [reply for reply in step.replies if reply.when == shown.name]
    for reply in named:
        yield reply, happened.known(reply.when)
    yield from said((reply for reply in step.replies if reply not in named and _is_of(made, reply, shown)), happened)


def _is_of(made: Made, reply: Reply, shown: Shown) -> bool:
    """Whether the condition of a reply is a rule that belongs to a chapter."""
    rule = reply.when.removeprefix("no ")
    return bool(clauses.RULE.fullmatch(rule)) and made.game.screen.chapter_of(rule) == shown.name
