"""What several questions need: nouns, and how to read a run."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from yotd_widget.engine.position import Chore
from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import NN_, _
from yotd_widget.games import explain
from yotd_widget.games.dragon.events import Decay, EventPhase
from yotd_widget.games.dragon.great_events import GreatEventPhase
from yotd_widget.games.dragon.great_wall import WallCheck
from yotd_widget.games.dragon.lessons.lists import template
from yotd_widget.games.dragon.moves import Place, Play, Take, Without
from yotd_widget.games.dragon.pieces import GREAT_EVENT_MONTH, MONTHS, Event, GreatEvent
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import KIND_NAMES, person_name
from yotd_widget.games.dragon.year import NextMonth
from yotd_widget.quiz.behind import stated_in
from yotd_widget.quiz.questions import Line, Table, Trace
from yotd_widget.quiz.run import Stride

stated: Final = stated_in("dragon")
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


def event_ahead(event: Event) -> Callable[[State], bool]:
    """Whether an event is still to come this month; one that has begun is not."""
    return lambda state: state.month > 0 and state.event == event and _due(state, EventPhase)


def any_great_event_ahead(state: State) -> bool:
    """Whether a Super Event is still to come this month, or not over; decay comes right after it (COMBO-3)."""
    return state.month == GREAT_EVENT_MONTH and state.great_event is not None and _due(state, Decay)


def great_event_ahead(event: GreatEvent) -> Callable[[State], bool]:
    """The same of one of them."""
    return lambda state: any_great_event_ahead(state) and state.great_event == event


def wall_check_ahead(state: State) -> bool:
    """Whether a wall check is still to come this month: after the event, and at the end of the game (WALL-15)."""
    return state.setup.great_wall and (_due(state, WallCheck) or (state.month == MONTHS and _due(state, NextMonth)))


def ahead(chore: type[Chore]) -> Callable[[State], bool]:
    """Whether something that nobody decides is still to come this month."""
    return lambda state: state.month > 0 and _due(state, chore)


def month_ahead(state: State) -> bool:
    """Whether a month is going on."""
    return state.month > 0 and bool(state.agenda)


def end_ahead(state: State) -> bool:
    """Whether the last month is going on, at whose end the game is scored."""
    return state.month == MONTHS and bool(state.agenda)


def in_great_event(state: State) -> bool:
    """Whether the Super Event is going on."""
    return any_great_event_ahead(state) and not _due(state, GreatEventPhase)


def _due(state: State, chore: type[Chore]) -> bool:
    return any(isinstance(task, chore) for task in state.agenda)


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
    label = stride.before.game.commands.option_of(stride.before, str(stride.move)).label
    # Translators: a player and what that player chooses, as “Bo: Military Parade”
    return _("{player}: {move}").format(player=player, move=label)


def before_event(table: Table) -> State:
    """The position in which the event of the month comes."""
    found: State = next(state for task, state in table.moments() if isinstance(task, EventPhase))
    return found


def supposed(table: Table) -> dict[str, object]:
    """The moves of the question as a sentence before it; empty without any, and without those that end the run."""
    if not table.moves:
        return {"suppose": ""}
    # Translators: what is supposed before a question, as “Ada: Taxes.”
    return {"suppose": _("{moves}.").format(**told_moves(table.fresh())) + " "}


@template.tell_moves
def moves_before(table: Table) -> str:
    """The same where no text of the question tells them."""
    return str(supposed(table)["suppose"])


def behind_moves(table: Table) -> Iterable[Because]:
    """Everything that the last move did, for whomever, with what is behind it."""
    last = table.run.strides[-1]
    return (reason for _depth, reason in explain(last.before, last.move).tree.walk() if reason.about == "note")
