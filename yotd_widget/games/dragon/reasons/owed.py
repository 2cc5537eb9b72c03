"""What the open question demands in number, why so much, and what would make it one less.

The number is the engine's: it stands in the notes of the step with which the event came, or in the question itself. So
that step is taken again from the moment before it, with one thing different at the court; what makes the number one
smaller there is offered, and nothing else is.

>>> from yotd_widget.engine.timeline import Timeline
>>> from yotd_widget.games.dragon.examples import example
>>> game = Timeline(example("contagion-1-mortar")).play("place 2")
>>> print(owed(game.state, game.node))  # doctest: +ELLIPSIS
Ada: 2 persons to release. [EVT-CONTAGION-1]
├ because 3 persons, one fewer for each mortar: 3 − 1, so 2. [EVT-CONTAGION-1]
└ because 1 mortar at court. [ACT-13]
  └ young healer in palace 1: 1. [ACT-13]
Why not 1? 1 mortar more is needed: the old healer of Ada instead of the young healer in palace 1, or ...
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final

import msgspec

from yotd_widget.engine.errors import BadPosition, NotFound
from yotd_widget.engine.moves import Move
from yotd_widget.engine.phrases import counted
from yotd_widget.engine.reasons import Because, deeds, outline
from yotd_widget.engine.remedies import Change, Proposal, nearest, try_before
from yotd_widget.engine.supposed import Suppose
from yotd_widget.engine.texts import N_, NN_, Texts, _, either, ngettext
from yotd_widget.engine.timeline import Timeline
from yotd_widget.engine.trace import Note, Notes
from yotd_widget.engine.tree import Node
from yotd_widget.games.dragon.codec import decode
from yotd_widget.games.dragon.events import EventPhase
from yotd_widget.games.dragon.great_events import GreatEventPhase
from yotd_widget.games.dragon.great_wall import WallCheck
from yotd_widget.games.dragon.pieces import MONTHS, TRIBUTE, Kind
from yotd_widget.games.dragon.reasons.explain import noted
from yotd_widget.games.dragon.reasons.remedy import phrase
from yotd_widget.games.dragon.reasons.sentences import worded
from yotd_widget.games.dragon.reasons.units import SORTS
from yotd_widget.games.dragon.scoring import EndScoring
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import SYMBOL_NAMES

OFFERED: Final = 3
"""So many ways are named at most."""


class Way(msgspec.Struct, frozen=True):
    """What would make the number one smaller. what: in words; state: the position before the event, with the change.

    node: where in the game that was, None where the game does not go back so far.
    """

    what: str
    changes: tuple[Change, ...]
    state: State
    node: Node | None

    def try_it(self, timeline: Timeline[State]) -> None:
        """Go back, suppose the change on a branch of its own, and play again what led to the question.

        Raises: NotFound where the game does not go back so far.
        """
        if self.node is None:
            raise NotFound(_("The moment before the event is not part of this game."))
        until = next(node for node in timeline.node.up() if not (node.state.decision and node.state.decision.done))
        try_before(timeline, self.node, self.state, self.what, until)


class Owed(msgspec.Struct, frozen=True):
    """What a question demands. number: persons, palaces, floors, goods or cards; tree: why so many.

    ask: "Why not 1?", empty where it cannot be said; answer: a sentence; ways: what would make the number one smaller.
    """

    number: int
    tree: Because
    players: tuple[str, ...]
    ask: str = ""
    answer: str = ""
    ways: tuple[Way, ...] = ()

    def __str__(self) -> str:
        told = outline(self.tree, lambda reason: worded(reason, self.players))
        return "\n".join(filter(None, (told, f"{self.ask} {self.answer}".strip())))

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """In a notebook it is read."""
        printer.text(str(self))


def owed(state: State, node: Node | None = None) -> Owed | None:
    """What the open question of `state` demands; None where it demands no number of anything.

    node: where in a game the position stands, so that its earlier moments are known.
    """
    task = state.agenda[-1] if state.agenda else None
    point = getattr(task, "point", "") or (state.decision.id if state.decision else "")
    if point not in _BEGINS:
        return None
    moment = _moment(state, task, point, node)
    if moment is None:
        return Owed(task.count, _reason(state, task, point), state.players)  # type: ignore[union-attr]
    number = moment.number(moment.position) or 0
    tree = moment.reason() or _reason(state, task, point)
    if point in _ALIKE:
        return Owed(number, tree, state.players, _asked(number), _ALIKE[point].format(count=number))
    ways = tuple(Way(phrase(changes), changes, then, moment.node) for changes, then in _nearer(moment, number))
    return Owed(number, tree, state.players, _asked(number), _answer(moment, number, ways), ways)


# --- Where the number comes from --------------------------------------------------------------------------------------

_BEGINS: Final[dict[str, tuple[str, str]]] = {
    "D-13": ("EVT-TRIBUTE-2", "owed"),
    "D-14": ("EVT-DROUGHT-2", "short"),
    "D-15": ("EVT-DROUGHT-2", "short"),
    "D-16": ("EVT-MONGOL-2", "owed"),
    "D-17": ("EVT-CONTAGION-1", "owed"),
    "D-18": ("WALL-12", "owed"),
    "D-19": ("GE-3", ""),
    "D-20": ("GE-QUAKE-1", ""),
    "D-21": ("GE-3", ""),
    "D-22": ("GE-3", ""),
}
"""Decision point -> the rule of the note with which it began, and the fact of it that is the number, if one is."""

_DONE: Final = {"D-20": ("GE-QUAKE-3", "", 1), "D-21": ("GE-FLOOD-1", "items", 0)}
"""Decision point -> the rule that has done it where nobody was asked, the fact of its note to be added up, or how much
each note counts."""


class _Moment(msgspec.Struct, frozen=True):
    """The moment before an event, and the move that leads into it; None where the event itself is due.

    nth: of all such events in that step; node: where in the game it was.
    """

    task: Any
    point: str
    position: State
    move: Move | None
    node: Node | None = None
    nth: int = 0

    def number(self, position: State) -> int | None:
        """What the engine demands if this happens in another position; None where it does not, or ends in a muddle."""
        if self.move is not None and position.refused(self.move) is not None:
            return None
        after, notes = self._played(position)
        if not _stands(after):
            return None
        rule, fact = _BEGINS[self.point]
        if fact:
            numbers = [number for note in notes if (number := self._read(note)) is not None]
            return numbers[self.nth] if self.nth < len(numbers) else None
        for task in after.agenda:
            if type(task) is type(self.task) and (task.seat, _palace(task)) == (self.task.seat, _palace(self.task)):
                return int(task.count)
        return self._done(notes) if any(note.rule == rule for note in notes) else None

    def _played(self, position: State) -> tuple[State, Notes]:
        """The position after it, and what was noted."""
        notes, after = Notes(), position.clone()
        if self.move is not None:
            after.play(self.move, notes)
        else:
            after.proceed(notes)
        return after, notes

    def fallen(self, position: State) -> list[object]:
        """The palaces that an Earthquake takes from this court: those behind them have other numbers then."""
        _after, notes = self._played(position)
        mine = (note for note in notes if note.seat == self.task.seat)
        return [note.facts["palace"] for note in mine if note.rule == "GE-QUAKE-2"]

    def _read(self, note: Note) -> int | None:
        """The number in a note; a wall that reaches demands nobody (WALL-11)."""
        rule, fact = _BEGINS[self.point]
        if note.seat == self.task.seat and note.rule == rule and fact in note.facts:
            return int(note.facts[fact])
        return 0 if (self.point, note.rule, note.seat) == ("D-18", "WALL-11", self.task.seat) else None

    def _done(self, notes: Notes) -> int:
        """How much was done without a question."""
        rule, fact, each = _DONE.get(self.point, ("", "", 0))
        mine = [note for note in notes if (note.rule, note.seat) == (rule, self.task.seat)]
        if self.point == "D-20":
            mine = [note for note in mine if note.facts["palace"] == self.task.palace]
        return sum(int(note.facts[fact]) if fact else each for note in mine)

    def reason(self) -> Because | None:
        """The note of the number with what is behind it."""
        found = (
            reason
            for deed in deeds(self.position, self.move)  # type: ignore[arg-type]
            for reason in noted(deed)
            if self._read(Note(reason.rules[0], reason.seat, facts=dict(reason.facts))) is not None
        )
        return next((reason for nth, reason in enumerate(found) if nth == self.nth), None)


def _palace(task: Any) -> int:
    return getattr(task, "palace", 0)


def _moment(state: State, task: Any, point: str, node: Node | None) -> _Moment | None:
    """Looked for in the game, or else put together from the position; None where the engine counts otherwise there."""
    for moment in (_in_game(task, point, node), _again(state, task, point)):
        if moment is not None:
            number = moment.number(moment.position)
            if number == task.count or (point == "D-15" and number and number >= _unsupplied(state, task)):
                return moment
    return None


def _in_game(task: Any, point: str, node: Node | None) -> _Moment | None:
    rule, fact = _BEGINS[point]
    for each in node.up() if node else ():
        if each.step is None or each.parent is None or isinstance(each.step.move, Suppose):
            return None
        began = [
            note
            for note in each.step.notes
            if note.rule == rule and note.seat in (None, task.seat) and (not fact or fact in note.facts)
        ]
        if began:
            return _Moment(task, point, each.parent.state, each.step.move, each.parent, len(began) - 1)
    return None


def _again(state: State, task: Any, point: str) -> _Moment | None:
    """The event is due once more, and what this court has paid for it lies there again (EVT-3)."""
    if point == "D-20":
        return None
    before = state.clone()
    court = before.courts[task.seat]
    while before.agenda and before.agenda[-1].asked:
        before.agenda.pop()
    if point == "D-18":
        final = state.month == MONTHS and EndScoring() in state.agenda
        before.agenda.append(WallCheck(final))
    else:
        before.agenda.append(GreatEventPhase() if point in ("D-19", "D-21", "D-22") else EventPhase())
    if point == "D-13":
        court.yuan = max(0, TRIBUTE - task.count)
    elif point in ("D-14", "D-15"):
        court.rice = max(0, len(court.inhabited()) - (task.count if point == "D-14" else _unsupplied(state, task)))
    return _Moment(task, point, before, None)


def _unsupplied(state: State, task: Any) -> int:
    """Palaces of this court from which somebody has still to leave in a Drought."""
    return sum(type(each) is type(task) and (each.seat, each.point) == (task.seat, task.point) for each in state.agenda)


def _reason(state: State, task: Any, point: str) -> Because:
    """Where no note tells the number: what the question itself is about."""
    court, rules = state.courts[task.seat], state.decision.rules[:1]  # type: ignore[union-attr]
    facts: dict[str, Any] = {"count": task.count}
    match point:
        case "D-14" | "D-19" | "D-22":
            pass
        case "D-20":
            palace = court.palaces[task.palace - 1]
            facts |= {"palace": task.palace, "floors": palace.floors, "persons": len(palace.persons)}
        case "D-21":
            facts |= {"yuan": court.yuan, "rice": court.rice, "fireworks": court.fireworks}
        case _:
            return Because("note", rules, task.seat, facts={"owed": task.count, "persons": court.headcount()})
    return Because(f"demand {point}", rules, task.seat, facts=facts)


# --- What would make it smaller --------------------------------------------------------------------------------------


def _nearer(moment: _Moment, number: int) -> Sequence[Proposal]:
    """The smallest changes of the court with which the engine demands one less."""

    def met(position: State) -> bool:
        return (
            moment.number(position) == number - 1
            and (moment.move is None or _stands(position))
            and moment.fallen(position) == fallen
        )

    fallen = moment.fallen(moment.position)

    sorts = [partial(_of_seat, sort, moment.task.seat) for sort in SORTS]
    return nearest(moment.position, sorts, met, _form)[:OFFERED]


def _of_seat(sort: Any, seat: int, state: State) -> Iterator[Proposal]:
    yield from sort(state, seat)


def _form(changes: tuple[Change, ...]) -> object:
    """The same person in another palace is no other way, nor instead of another person."""
    return tuple(
        sorted((each.kind, each.facts.get("good", each.after if each.kind in _ARRIVALS else "")) for each in changes)
    )


_ARRIVALS: Final = ("enters", "exchange")


def _stands(state: State) -> bool:
    """Whether the codec accepts the position."""
    try:
        decode(state.to_json())
    except BadPosition:
        return False
    return True


# --- In words -------------------------------------------------------------------------------------------------------

ASK: Final = N_("Why not {number}?")
# Translators: {ways} are phrases, as "1 yuan more (3 in all)", with "or" between them
WITH: Final = N_("With {ways}.")
# Translators: {symbols}: "1 mortar"; {ways}: "one young healer more in palace 2 or …"
NEEDED: Final = NN_("{symbols} more is needed: {ways}.", "{symbols} more are needed: {ways}.")
TOO_FAR: Final = N_("No small change at this court would make it so.")
_ALIKE: Final[Texts[str]] = Texts(
    {
        "D-19": N_("Nobody who has them gives back fewer than {count} floors."),
        "D-22": N_("Nobody who has them discards fewer than {count} cards."),
    }
)
"""Decision points at which all owe the same."""
_SYMBOL: Final[dict[str, Kind]] = {"D-16": "warrior", "D-17": "healer"}


def _asked(number: int) -> str:
    return _(ASK).format(number=number - 1)


def _answer(moment: _Moment, number: int, ways: Sequence[Way]) -> str:
    if not ways:
        return _(TOO_FAR)
    told = either([way.what for way in ways])
    if (kind := _SYMBOL.get(moment.point)) is None:
        return _(WITH).format(ways=told)
    seat = moment.task.seat
    had = moment.position.courts[seat].symbols(kind)
    more = min(way.state.courts[seat].symbols(kind) for way in ways) - had
    if more < 1:
        return _(WITH).format(ways=told)
    return ngettext(*NEEDED, more).format(symbols=counted(more, SYMBOL_NAMES[kind]), ways=told)
