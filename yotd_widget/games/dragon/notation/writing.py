"""Positions written as words: what `repr` gives, and what `position` and `court` read back to an equal value.

Whatever equals its default is left out, so an example is about as short as the words typed for it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from yotd_widget.describe.notation.python import layout, literal
from yotd_widget.games.dragon.court import Court
from yotd_widget.games.dragon.notation import defaults
from yotd_widget.games.dragon.notation.court_words import court_arguments
from yotd_widget.games.dragon.notation.spelling import (
    ACTION_WORDS,
    EVENT_WORDS,
    GREAT_EVENT_WORDS,
    PERSON_WORDS,
)
from yotd_widget.games.dragon.notation.task_words import write_task
from yotd_widget.games.dragon.pieces import HAND, LETTERS, PEACEFUL_MONTHS, PERSONS
from yotd_widget.games.dragon.state import State

# --- Positions -------------------------------------------------------------------------------------------------------


def write_position(state: State) -> str:
    """A position in words; `position` reads it back to an equal one."""
    courts = zip(state.players, state.courts, strict=True)
    told = {name: court_arguments(court, usual(state, seat, court)) for seat, (name, court) in enumerate(courts)}
    return layout("position", list(map(literal, lines_of(state))), told, "court")


def usual(state: State, seat: int, court: Court) -> Court:
    """A court with the same palaces of which nothing else is told, as it fits the table."""
    space = 0 if defaults.is_housing(state, seat) else defaults.space(list(court.persons()))
    return Court(space=space, hand=defaults.hand(state, seat), wall_tiles=defaults.wall_tiles(state, seat))


def lines_of(state: State) -> list[str]:
    """What `position` has to be told beside the courts."""
    names = [_name(name) for name in state.players]
    return [
        *_when(state), *_how(state, names), *_dealt(state, names), *_track(state, names), *_gone(state),
        *_to_come(state, names),
    ]  # fmt: skip


def _when(state: State) -> list[str]:
    if not state.month:
        lines = ["draft" if state.event_row else "setup"]
        told = defaults.EVENT_ROW if state.event_row else ()
    else:
        event = state.event_row[state.month - 1]
        lines = [f"month {state.month}, {EVENT_WORDS.spelling[event]}"]
        told = defaults.row(state.month, event)
    if state.event_row != told:
        row = state.event_row
        if row[:PEACEFUL_MONTHS] == defaults.EVENT_ROW[:PEACEFUL_MONTHS]:
            row = row[PEACEFUL_MONTHS:]
        lines.append(f"row: {EVENT_WORDS.write(row)}")
    return lines


def _how(state: State, names: Sequence[str]) -> list[str]:
    setup, lines = state.setup, []
    if setup.edition != "2017":
        lines.append(f"edition {setup.edition}")
    if setup.seed != defaults.SEED:
        lines.append("no seed" if setup.seed is None else f"seed {setup.seed}")
    if setup.starting_player:
        lines.append(f"oldest: {names[setup.starting_player]}")
    if setup.great_wall:
        lines.append("great wall")
    if state.great_event is not None:
        drawn = " drawn" if setup.great_event == "random" else ""
        lines.append(f"super event{drawn}: {GREAT_EVENT_WORDS.spelling[state.great_event]}")
    elif setup.great_event is not None:
        lines.append("super event to be drawn")
    if state.house_rules:
        lines.append(f"house rules: {', '.join(rule.partition('.')[2] for rule in state.house_rules)}")
    return lines


def _dealt(state: State, names: Sequence[str]) -> list[str]:
    lines = []
    if state.groups != defaults.groups(state):
        dealt = (f"{letter} {ACTION_WORDS.write(cards)}" for letter, cards in zip(LETTERS, state.groups, strict=False))
        lines.append("; ".join(dealt) or "no groups")
    if list(state.dragons.items()) != list(defaults.dragons(state).items()):
        placed = ", ".join(f"{names[seat]} on {letter}" for seat, letter in state.dragons.items())
        lines.append(f"dragons: {placed}" if placed else "no dragons")
    return lines


def _track(state: State, names: Sequence[str]) -> list[str]:
    lines = []
    if state.track != defaults.track(state.courts, state.month):
        lines.append(f"order: {', '.join(names[seat] for seat in state.track) or 'nobody'}")
    if state.wall:
        lines.append(f"wall: {', '.join(names[seat] for seat in state.wall)}")
    return lines


def _gone(state: State) -> list[str]:
    there = defaults.offer(state)
    gone = PERSON_WORDS.count({person: there[person] - state.offer[person] for person in PERSONS})
    return [f"gone: {gone}"] if gone else []


def _to_come(state: State, names: Sequence[str]) -> list[str]:
    """Phase and open tasks: as many as are needed until the rest follows by itself."""
    tasks = state.agenda[::-1]
    if not tasks and state.phase == "over":
        return ["over"]
    lines = [f"phase {state.phase}"] if state.phase != defaults.phase(state) else []
    known = _before_the_hands(state)
    if tasks and tasks == defaults.opening(known):
        return lines
    for told in range(1, len(tasks) + 1):
        if tasks[told:] == defaults.what_follows(known, tasks[told - 1]):
            return [*lines, *(write_task(state, task, names) for task in tasks[:told])]
    return [*lines, *(write_task(state, task, names) for task in tasks), "nothing else"]


def _before_the_hands(state: State) -> State:
    """The table as a reader knows it who is about to say what is to come: a hand that is not told is a whole one."""
    known = state.clone()
    for seat, court in enumerate(known.courts):
        if court.hand == defaults.hand(state, seat):
            court.hand = HAND[: defaults.cards_at_first(state)]
    return known


def _name(name: str) -> str:
    """A name as it stands in a line: in quotation marks if it could be taken for something else."""
    simple = re.fullmatch(r"[^\W_][\w'’.-]*( [\w'’-][\w'’.-]*)*", name)
    return name if simple and name.lower() != "nobody" else msgspec.json.encode(name).decode()
