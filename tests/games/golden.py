"""Whole games as plain text, to be read and compared: what any game needs for it."""

from __future__ import annotations

from random import Random
from typing import Any

from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.timeline import Timeline
from yotd_widget.engine.trace import Note


def protocol(start: Any, heading: str, calendar: str, seed: int) -> str:
    """One game, played at random: a line for each step (when, who, decision point, move), below it what it caused.

    heading: its first line. calendar: the field of a state that counts the time. seed: of the players' choices.
    """
    game, dice = Timeline(start), Random(seed)
    while game.state.agenda:
        options = game.state.options()
        game.play(options[dice.randrange(len(options))])
    lines = [heading]
    for at, step in enumerate(game.steps):
        before = game.state_at(at)
        who = "Luck" if step.seat == LUCK else before.player(step.seat)
        lines.append(f"{getattr(before, calendar)} {who} {before.decision.id}: {step.move}")
        lines += [f"    {told(note, before)}" for note in step.notes]
    outcome = game.state.outcome
    ranking = ", ".join(f"{game.start.player(seat)} {outcome.scores[seat]}" for seat in outcome.order)
    return "\n".join([*lines, f"{', '.join(outcome.rules)}: {ranking}", ""])


def told(note: Note, state: Any) -> str:
    """A note as a line: rule, who, what changed by how much, and what entered."""
    who = ["" if note.seat is None else state.player(note.seat)]
    changes = [f"{thing} {amount:+}" for thing, amount in note.change.items()]
    facts = [f"{name}={value}" for name, value in note.facts.items()]
    return " ".join([note.rule, *filter(None, who), *changes, *facts])
