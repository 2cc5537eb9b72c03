"""Chances: what luck decides next, how likely each of it is, exactly, and what it would mean for a player.

A game says what is worth knowing of what luck decides (`Game.chances`): a deal of seven cards has 105 outcomes, of
which a player asks which two lie together. What it would mean is found by playouts (`prospects`): how a player's
margin differs between those in which it happened, and the others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, Final

import msgspec

from yotd_widget.engine.chance import size
from yotd_widget.engine.moves import LUCK, LUCK_NAME
from yotd_widget.engine.odds import likely, probability
from yotd_widget.engine.texts import _

MOST: Final = 36
"""Outcomes of a question that are listed one by one, where a game does not say what is worth knowing of them."""


class Event(msgspec.Struct, frozen=True):
    """Something that may come of it. odds: exact. holds: whether an outcome is so; None for what no question decides.

    places: keys of the screen where it will be seen. kind: what it is one of, in words, where several are alike and
    stand next to each other; each of them as likely as `odds`.
    """

    label: str
    odds: Fraction
    holds: Callable[[Any], bool] | None = None
    places: tuple[str, ...] = ()
    kind: str = ""


class Chance(msgspec.Struct, frozen=True):
    """Something that luck decides.

    point: the decision point that will be answered, or of what lies hidden already the key by which the game deals it
    anew (`Dealer.draw`); "" where nobody can tell what it means. events: what may come of it; several at once.
    """

    title: str
    point: str
    rules: tuple[str, ...]
    events: tuple[Event, ...]


def event(label: str, odds: dict[Any, Fraction], holds: Callable[[Any], bool], *places: str, kind: str = "") -> Event:
    """An event with its exact probability among the outcomes."""
    return Event(label, probability(odds, holds), holds, places, kind)


def on_top(*pieces: str) -> Callable[[Sequence[str]], bool]:
    """Whether one of these comes first in an order of hidden pieces."""
    return lambda order: order[0] in pieces


def due(position: Any) -> tuple[Chance, ...]:
    """The next question on the agenda that luck answers, outcome by outcome; nothing where there are too many."""
    for task in reversed(position.agenda):
        if not (task.asked and task.seat == LUCK):
            continue
        options = task.options(position)
        if not 1 < size(options) <= MOST:
            return ()
        point, rules = task.decision(position)[:2]
        asking = position.clone()
        asking.agenda = [task]
        called = position.game.screen.called
        found = [
            Event(called(asking, move), odds, lambda outcome, move=move: outcome == move)  # type: ignore[misc]
            for move, odds in likely(options).items()
        ]
        return (Chance(task.points[point].told(_(LUCK_NAME)), point, rules, tuple(found)),)
    return ()
