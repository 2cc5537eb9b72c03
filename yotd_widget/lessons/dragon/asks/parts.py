"""What several questions need: nouns, and how to read a run."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import NN_, _
from yotd_widget.games.dragon.moves import Place, Play, Take, Without
from yotd_widget.games.dragon.words import KIND_NAMES, person_name
from yotd_widget.lessons.questions import Line, Table, Trace
from yotd_widget.lessons.run import Stride

PERSONS: Final = NN_("person", "persons")


def owing(table: Table, rule: str) -> int:
    """Persons whom the player has to release by a rule, the first time in the run, however many it asks for (REL-5)."""
    note = next(note for note in table.run.notes(rule, seat=table.seat) if "owed" in note.facts)
    return min(int(note.facts["owed"]), int(note.facts["persons"]))


def owed(rule: str) -> Trace:
    """What is behind that number; behind none, of which the engine gives no reasons, the rule as it stands."""

    def trace(table: Table) -> Iterable[Because | Line]:
        for reason in table.run.reasons(rule, seat=table.seat):
            if "owed" in reason.facts:
                yield reason
                yield from [] if reason.reasons else stated(rule)

    return trace


def told_moves(table: Table) -> dict[str, object]:
    """The moves of the question in words: {"moves": "Ada: Taxes. Bo: Military Parade"}."""
    return {"moves": ". ".join(map(told, table.run.strides))}


def told(stride: Stride) -> str:
    """Who does what: cards and persons are told in full, as their names alone say too little."""
    player, task = stride.before.decision.player, stride.before.agenda[-1]
    match stride.move:
        case Place(palace):
            text = _("{player} moves the {person} into palace {palace}")
            return text.format(player=player, person=person_name(task.person), palace=palace)
        case Play(("wild",)):
            return _("{player} plays a wild card.").removesuffix(".").format(player=player)
        case Play((card,)):
            return _("{player} plays the card {card}.").removesuffix(".").format(player=player, card=KIND_NAMES[card])
        case Take(person):
            return _("{player} takes the {person} from the board").format(player=player, person=person_name(person))
        case Without((palace,)):
            return _("{player} leaves palace {palace} without rice").format(player=player, palace=palace)
    label = stride.before.option_of(str(stride.move)).label
    # Translators: a player and what that player chooses, as “Bo: Military Parade”
    return _("{player}: {move}").format(player=player, move=label)


def played(table: Table) -> Any:
    """The position after the question's moves: where a question is asked that supposes them."""
    return table.played(table.state, table.moves).end


def supposed(table: Table) -> dict[str, object]:
    """The moves of the question as a sentence before it; empty without any, and without those that end the run."""
    if not table.moves:
        return {"suppose": ""}
    # Translators: what is supposed before a question, as “Ada: Taxes.”
    return {"suppose": _("{moves}.").format(**told_moves(table.fresh())) + " "}


def behind_moves(table: Table) -> Iterable[Because]:
    """Everything that the last move did, for whomever, with what is behind it."""
    last = table.run.strides[-1]
    return (reason for _depth, reason in last.before.explain(last.move).tree.walk() if reason.about == "note")


def stated(*rules: str) -> Iterable[Line]:
    """Rules as they stand, for what nothing in a run tells: that something is never done, or always possible."""
    from yotd_widget.games.dragon.reasons.rules import RULES

    return [Line(RULES[rule], (rule,)) for rule in rules]
