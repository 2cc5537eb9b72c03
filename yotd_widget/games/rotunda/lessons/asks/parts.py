"""What several questions need: how to read a run, rules as they stand, moves in words."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from yotd_widget.describe.wording import label
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import _
from yotd_widget.games.rotunda.lessons.lists import template
from yotd_widget.games.rotunda.moves import Skip, Stop
from yotd_widget.games.rotunda.state import State
from yotd_widget.quiz.questions import Item, Line, Table
from yotd_widget.quiz.run import Stride


def stated(*rules: str) -> Iterable[Line]:
    """Rules as they stand, for what nothing in a run tells: that something is never done, or always possible."""
    from yotd_widget.games.rotunda.reasons.rules import RULES

    return [Line(RULES[rule], (rule,)) for rule in dict.fromkeys(rules)]


def changes(table: Table, thing: str) -> Iterable[Because | Line]:
    """Everything that changed a thing of the player on the way, with what is behind it."""
    rules = dict.fromkeys(note.rule for note in table.run.notes(seat=table.seat) if thing in note.change)
    return table.run.reasons(*rules, seat=table.seat) if rules else ()


def played(table: Table) -> State:
    """The position after the question's moves: where a question is asked that supposes them."""
    state: State = table.played(table.state, table.moves).end
    return state


def players(state: State) -> list[Item]:
    """Everybody at the table."""
    return [Item(player, player, f"seat/{seat}") for seat, player in enumerate(state.players)]


def told(player: str, strides: Iterable[Stride]) -> str:
    """What a player does, one thing after the other; that somebody stops, what follows says better."""
    moves = [*strides]
    said = [each for each in moves if not isinstance(each.move, Skip | Stop)] or moves
    labels = [label(each.before.game, each.before, each.move) for each in said]
    # Translators: a player and what that player chooses, as “Ann: Take tea; Peddler”
    return _("{player}: {moves}").format(player=player, moves="; ".join(labels))


@template.tell_moves
def moves_before(table: Table) -> str:
    """The moves of a question as sentences before it; empty without any."""
    if not table.moves:
        return ""
    strides = [each for each in table.fresh().run.strides[: len(table.moves)] if each.before.decision.seat != LUCK]
    turns = groupby(strides, key=lambda stride: str(stride.before.decision.player))
    # Translators: what is supposed before a question, as “Ann: Take tea.”
    return _("{moves}.").format(moves=". ".join(told(player, moves) for player, moves in turns)) + " "
