"""What several questions need: how to read a run, rules as they stand, moves in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Any

from yotd_widget.describe.wording import label
from yotd_widget.engine.position import Chore
from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import _
from yotd_widget.games.gugong.lessons.lists import template
from yotd_widget.games.gugong.moves import UsePlace
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.words import GIFT_NAMES, LOCATION_NAMES
from yotd_widget.quiz.questions import Item, Line, Table
from yotd_widget.quiz.run import Stride


def stated(*rules: str) -> Iterable[Line]:
    """Rules as they stand, for what nothing in a run tells: that something is never done, or always possible."""
    from yotd_widget.games.gugong.reasons.rules import RULES

    return [Line(RULES[rule], (rule,)) for rule in rules]


def changes(table: Table, thing: str) -> Iterable[Because | Line]:
    """Everything that changed a thing of the player on the way, with what is behind it."""
    rules = dict.fromkeys(note.rule for note in table.run.notes(seat=table.seat) if thing in note.change)
    return table.run.reasons(*rules, seat=table.seat) if rules else ()


def due(chore: type[Chore]) -> Callable[[State], bool]:
    """Whether something that nobody decides is still to come."""
    return lambda state: any(isinstance(task, chore) for task in state.agenda)


def in_phase(phase: str) -> Callable[[State], bool]:
    """Whether this phase is going on."""
    return lambda state: state.phase == phase


def played(table: Table) -> Any:
    """The position after the question's moves: where a question is asked that supposes them."""
    return table.played(table.state, table.moves).end


def players(table: Table) -> list[Item]:
    """Everybody at the table."""
    return [Item(player, player, f"seat/{seat}") for seat, player in enumerate(table.state.players)]


def at_place(state: State, location: Any) -> str:
    """Where which gift lies: "Jade: pipa (8)"."""
    # Translators: a location, and the gift that lies there
    return _("{location}: {gift}").format(location=LOCATION_NAMES[location], gift=gift(state.gifts[location]))


def gift(card: str) -> str:
    """A Gift Card without its action: "silk (5)"."""
    return GIFT_NAMES[card]


def told(player: str, strides: Iterable[Stride]) -> str:
    """What a player does, one thing after the other; that the location is used, what follows says better."""
    moves = [*strides]
    said = [each for each in moves if not isinstance(each.move, UsePlace)] or moves
    labels = [label(each.before.game, each.before, each.move) for each in said]
    # Translators: a player and what that player chooses, as “Lisa: Travel once; Hangzhou: token “2 servants””
    return _("{player}: {moves}").format(player=player, moves="; ".join(labels))


@template.tell_moves
def moves_before(table: Table) -> str:
    """The moves of a question as sentences before it; empty without any."""
    if not table.moves:
        return ""
    strides = table.fresh().run.strides[: len(table.moves)]
    turns = groupby(strides, key=lambda stride: str(stride.before.decision.player))
    # Translators: what is supposed before a question, as “Lisa: Travel once.”
    return _("{moves}.").format(moves=". ".join(told(player, moves) for player, moves in turns)) + " "
