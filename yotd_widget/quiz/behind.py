"""What the questions of games have in common: what is behind an answer, the moves that are supposed, amounts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import groupby
from typing import Any, Protocol

from yotd_widget.engine.game import load
from yotd_widget.engine.moves import LUCK, Move
from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import _
from yotd_widget.quiz.questions import Item, Line, Table, Templates, Trace
from yotd_widget.quiz.run import Stride

Label = Callable[[Any, Any, Move], str]
"""Game, position, move -> its label."""


class Stated(Protocol):
    """Rules as they stand, for what nothing in a run tells: that something is never done, or always possible."""

    def __call__(self, *rules: str) -> list[Line]: ...


def stated_in(game: str) -> Stated:
    """What states the rules of a game, each once; they are looked up when a question is asked."""

    def stated(*rules: str) -> list[Line]:
        statements = load(game).reading.rules
        return [Line(statements[rule], (rule,)) for rule in dict.fromkeys(rules)]

    return stated


def changes(table: Table, thing: str) -> Iterable[Because | Line]:
    """Everything that changed a thing of the player on the way, with what is behind it."""
    rules = dict.fromkeys(note.rule for note in table.run.notes(seat=table.seat) if thing in note.change)
    return table.run.reasons(*rules, seat=table.seat) if rules else ()


def played(table: Table) -> Any:
    """The position after the question's moves: where a question is asked that supposes them."""
    return table.played(table.state, table.moves).end


def players(table: Table) -> list[Item]:
    """Everybody at the table."""
    return [Item(player, player, f"seat/{seat}") for seat, player in enumerate(table.state.players)]


# --- Moves in words --------------------------------------------------------------------------------------------------


def moves_before(label: Label, *unsaid: type[Move], idle: type[Move] | None = None) -> Callable[[Table], str]:
    """What tells the moves of a question as sentences before it; empty without any.

    label: what a move says on a button. unsaid: moves of which what follows says better that they are made.
    idle: of which nothing is told where nothing else is done.
    """

    def told(player: str, strides: Iterable[Stride]) -> str:
        """What a player does, one thing after the other."""
        moves = [*strides]
        said = [each for each in moves if not isinstance(each.move, unsaid)] or moves
        labels = [label(each.before.game, each.before, each.move) for each in said]
        # Translators: a player and what that player chooses, as “Lisa: Travel once; Hangzhou: token “2 servants””
        return _("{player}: {moves}").format(player=player, moves="; ".join(labels))

    def before(table: Table) -> str:
        if not table.moves:
            return ""
        strides = [each for each in table.fresh().run.strides[: len(table.moves)] if each.before.decision.seat != LUCK]
        if idle is not None and all(isinstance(each.move, idle) for each in strides):
            return ""
        turns = groupby(strides, key=lambda stride: str(stride.before.decision.player))
        # Translators: what is supposed before a question, as “Lisa: Travel once.”
        return _("{moves}.").format(moves=". ".join(told(player, moves) for player, moves in turns)) + " "

    return before


# --- Amounts ---------------------------------------------------------------------------------------------------------


def list_amounts(
    template: Templates,
    asked: Mapping[str, tuple[str, tuple[str, str], str]],
    also: Mapping[str, str],
    stated: Stated,
    kept_as: Mapping[str, str] | None = None,
) -> None:
    """One question for each thing of a player, of what there is after some moves: "after.coins" and its like.

    asked: thing -> the question, what is counted, and the rule where nothing changes it. also: thing -> wrong rules
    that are tried whatever has changed it. kept_as: things that a seat keeps under another name.
    """
    for thing, (text, units, rule) in asked.items():
        trace = _behind(thing, rule, stated)
        template(f"after.{thing}", "number", text, units=units, trace=trace, also=also.get(thing, ""), about=rule)(
            _amount((kept_as or {}).get(thing, thing))
        )


def _behind(thing: str, rule: str, stated: Stated) -> Trace:
    return lambda table: [*changes(table, thing)] or stated(rule)


def _amount(thing: str) -> Callable[[Table], int]:
    def key(table: Table) -> int:
        """So much of the thing when the moves have been made."""
        there = getattr(table.run.end.seats[table.seat], thing)
        return there if isinstance(there, int) else len(there)

    return key
