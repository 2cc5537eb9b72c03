"""Questions about the person track: who acts when, and where markers come to lie."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from yotd_widget.engine.phrases import counted
from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import N_, _
from yotd_widget.games.dragon.actions import ActionPhase
from yotd_widget.games.dragon.lessons.asks.draft import by_seats
from yotd_widget.games.dragon.lessons.asks.parts import behind_moves, told_moves
from yotd_widget.games.dragon.lessons.lists import template
from yotd_widget.games.dragon.words import STEPS
from yotd_widget.quiz.questions import Line, Table


def acting_order(state: Any) -> list[str]:
    """The players as the next phase would ask them."""
    state = state.clone()
    state.agenda.clear()
    ActionPhase().run(state, None)
    return [state.players[task.seat] for task in reversed(state.agenda)]


def markers(state: Any) -> Iterable[Line]:
    """Every marker, from the furthest one down."""
    for number, seat in enumerate(state.track):
        space, above = state.courts[seat].space, state.track[:number]
        over = [state.players[each] for each in above if state.courts[each].space == space]
        words, place = {"player": state.players[seat], "space": space}, f"space/{seat}"
        if over:
            told = _("{player}: space {space}, below the marker of {other}.")
            yield Line(told.format(**words, other=over[-1]), ("TRACK-2",), place=place)
        else:
            yield Line(_("{player}: space {space}.").format(**words), ("TRACK-1",), place=place)


def _order_trace(table: Table) -> Iterable[Line]:
    yield from markers(table.state)
    yield Line(_("Nobody ever ties: on one space the higher marker comes first."), ("TRACK-2", "TRACK-8"), 1)
    yield Line(_("The furthest marker comes first."), ("TRACK-1",), 1)


@template(
    "track.order",
    "order",
    N_("In which order do the players act this month?"),
    items=by_seats,
    takes="",
    trace=_order_trace,
)
def order(table: Table) -> list[str]:
    """The players in the order in which a phase that begins now asks them."""
    return acting_order(table.state)


def _after_trace(table: Table) -> Iterable[Line]:
    """Which markers have moved, and how all of them lie then."""
    for note in table.run.notes():
        if steps := note.change.get("steps", 0):
            # Translators: {steps}: “4 steps”
            told = _("{player}: {steps}. The marker goes on top of any others.")
            words = {"player": table.state.players[note.seat], "steps": counted(steps, STEPS)}
            yield Line(told.format(**words), ("TRACK-3", note.rule))
    yield from markers(table.run.end)
    yield Line(_("The order is read again when the next phase begins."), ("TRACK-6",), 1)
    yield Line(_("Where a marker leaves a stack, the others keep their order."), ("TRACK-4",), 1)


@template(
    "track.after",
    "order",
    N_("{moves}. In which order do the players act in the next phase?"),
    items=by_seats,
    facts=told_moves,
    trace=_after_trace,
)
def after(table: Table) -> list[str]:
    """The same once the question's moves are made."""
    return acting_order(table.run.end)


def _space_trace(table: Table) -> Iterable[Because | Line]:
    """What moved the marker, and who has left."""
    for reason in behind_moves(table):
        if {"steps", "persons"} & {*reason.change}:
            told_first = sorted(reason.reasons, key=lambda below: below.about != "arrival")
            yield msgspec.structs.replace(reason, reasons=tuple(told_first))  # a hint begins with what it is made of
    yield Line(_("A marker never goes back, whoever leaves the court."), ("REL-2", "TRACK-5"))
    yield Line(_("The track has no end."), ("TRACK-7",))


@template(
    "track.space",
    "number",
    N_("{moves}. On which space will {player}'s marker lie?"),
    facts=told_moves,
    trace=_space_trace,
)
def space(table: Table) -> int:
    """Where the marker lies once the question's moves are made."""
    return int(table.run.end.courts[table.seat].space)
