"""What tests ask of a table: which answers there are, what a move brings, why one is refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from yotd_widget.engine.moves import LUCK, Move, Refusal
from yotd_widget.engine.trace import Note, Notes
from yotd_widget.games.rotunda.examples import example
from yotd_widget.games.rotunda.seat import Seat
from yotd_widget.games.rotunda.state import State


def of(table: State | str) -> State:
    """A position, or the example of this name."""
    return example(table) if isinstance(table, str) else table


def after(table: State | str, *moves: str) -> State:
    """The position after these moves."""
    state = of(table)
    for move in moves:
        state = state.after(move)
    return state


def noted(table: State | str, *moves: str) -> tuple[State, list[Note]]:
    """The position after these moves, and what is noted on the way."""
    state, found = of(table), []
    for move in moves:
        notes = Notes()
        state = state.after(move, notes=notes)
        found += notes
    return state, found


def asked(table: State | str) -> list[str]:
    """The answers of the open question."""
    return [str(move) for move in of(table).options()]


def point(table: State | str) -> tuple[str, str]:
    """Who decides what."""
    decision = of(table).decision
    assert decision is not None
    return decision.player, decision.id


def code(table: State | str, move: str | Move, by: str | None = None) -> str:
    """The code with which a move is refused, "" for one that is not; nothing has changed afterwards (INV-17)."""
    refusal = refused(table, move, by)
    return refusal.code if refusal else ""


def refused(table: State | str, move: str | Move, by: str | None = None) -> Refusal | None:
    """Why a move is refused, None where it is not; nothing has changed afterwards (INV-17)."""
    state = of(table)
    before = state.to_json()
    found = state.why_not(move, by)
    assert state.to_json() == before
    return found


def stopped(table: State | str, move: str) -> State:
    """The position after a move with the next question open, also where it has but one answer."""
    state = of(table).clone()
    state.agenda.pop().do(state, state.read(move), None)
    while state.agenda and not state.agenda[-1].asked:
        state.agenda.pop().run(state, None)
    state._options = None
    return state


def seat(table: State | str, player: str = "Ann") -> Seat:
    """The things of a player."""
    return of(table).seat_of(player)


def has(table: State | str, *things: str, of_player: str = "Ann") -> tuple[Any, ...]:
    """Several things of a player."""
    return tuple(getattr(seat(table, of_player), thing) for thing in things)


def walk(state: State, dice: Any, luck: Any, notes: bool = True) -> Iterator[tuple[State, Move, Notes, State]]:
    """A random game, chance included: each position, the move, its notes, the next position."""
    while state.agenda:
        told, options = Notes(), state.options()
        move = luck.answer(state) if state.agenda[-1].seat == LUCK else options[dice.randrange(len(options))]
        following = state.after(move, notes=told)
        yield state, move, told, following
        state = following
