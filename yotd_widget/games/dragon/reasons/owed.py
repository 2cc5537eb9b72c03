"""What an event demands of a court in number, why so much, and what would make it one less.

The number stands in the notes of the step with which the event came, or in the question itself.

>>> from yotd_widget.engine.timeline import Timeline
>>> from yotd_widget.games.dragon import owed
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

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from yotd_widget.describe.demands import Demands, Moment, Way
from yotd_widget.describe.explain import noted
from yotd_widget.engine.phrases import counted
from yotd_widget.engine.reasons import Because, deeds
from yotd_widget.engine.remedies import Change, Proposal, nearest
from yotd_widget.engine.supposed import Suppose
from yotd_widget.engine.texts import N_, NN_, Texts, either, ngettext
from yotd_widget.engine.trace import Note
from yotd_widget.engine.tree import Node
from yotd_widget.games.dragon.events import RELEASE_RULES, EventPhase
from yotd_widget.games.dragon.great_events import GreatEventPhase
from yotd_widget.games.dragon.great_wall import WallCheck
from yotd_widget.games.dragon.pieces import MONTHS, TRIBUTE, Kind
from yotd_widget.games.dragon.reasons.units import sorts
from yotd_widget.games.dragon.scoring import EndScoring
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import SYMBOL_NAMES

_BEGINS: Final[dict[str, tuple[str, str]]] = {
    **{point: (rule, "owed") for point, rule in RELEASE_RULES.items() if point not in ("D-15", "D-20")},
    "D-14": ("EVT-DROUGHT-2", "short"),
    "D-15": ("EVT-DROUGHT-2", "short"),
    "D-19": ("GE-3", ""),
    "D-20": ("GE-QUAKE-1", ""),
    "D-21": ("GE-3", ""),
    "D-22": ("GE-3", ""),
}
"""Decision point -> the rule of the note with which it began, and the fact of it that is the number, if one is."""

_DONE: Final = {"D-20": ("GE-QUAKE-3", "", 1), "D-21": ("GE-FLOOD-1", "items", 0)}
"""Decision point -> the rule that has done it where nobody was asked, the fact of its note to be added up, or how much
each note counts."""

_ALIKE: Final[Texts[str]] = Texts(
    {
        "D-19": N_("Nobody who has them gives back fewer than {count} floors."),
        "D-22": N_("Nobody who has them discards fewer than {count} cards."),
    }
)
"""Decision points at which all owe the same."""
_SYMBOL: Final[dict[str, Kind]] = {"D-16": "warrior", "D-17": "healer"}
# Translators: {symbols}: "1 mortar"; {ways}: "one young healer more in palace 2 or …"
NEEDED: Final = NN_("{symbols} more is needed: {ways}.", "{symbols} more are needed: {ways}.")


class Event(Moment, frozen=True):
    """The moment before an event. point: the decision point; nth: of all such events in that step."""

    point: str = ""
    nth: int = 0

    def number(self, position: State) -> int | None:
        after, notes = self.played(position)
        if after is None or (position is not self.position and self._fallen(notes) != self._fallen()):
            return None
        rule, fact = _BEGINS[self.point]
        if fact:
            numbers = [number for note in notes if (number := self.read(note)) is not None]
            return numbers[self.nth] if self.nth < len(numbers) else None
        for task in after.agenda:
            if type(task) is type(self.task) and (task.seat, _palace(task)) == (self.task.seat, _palace(self.task)):
                return int(task.count)
        return self._done(notes) if any(note.rule == rule for note in notes) else None

    def _fallen(self, notes: Iterable[Note] | None = None) -> list[object]:
        """The palaces that an Earthquake takes from this court: those behind them have other numbers then."""
        if self.point != "D-20":
            return []
        notes = self.played(self.position)[1] if notes is None else notes
        return [note.facts["palace"] for note in notes if (note.rule, note.seat) == ("GE-QUAKE-2", self.task.seat)]

    def read(self, note: Note) -> int | None:
        """The number in a note; a wall that reaches demands nobody (WALL-11)."""
        rule, fact = _BEGINS[self.point]
        if note.seat == self.task.seat and note.rule == rule and fact in note.facts:
            return int(note.facts[fact])
        return 0 if (self.point, note.rule, note.seat) == ("D-18", "WALL-11", self.task.seat) else None

    def _done(self, notes: Iterable[Note]) -> int:
        """How much was done without a question."""
        rule, fact, each = _DONE.get(self.point, ("", "", 0))
        mine = [note for note in notes if (note.rule, note.seat) == (rule, self.task.seat)]
        if self.point == "D-20":
            mine = [note for note in mine if note.facts["palace"] == self.task.palace]
        return sum(int(note.facts[fact]) if fact else each for note in mine)


def _palace(task: Any) -> int:
    return getattr(task, "palace", 0)


class DragonDemands(Demands[State]):
    """The moment is looked for in the game, or else put together from the position."""

    def is_one(self, position: State) -> bool:
        return position.decision is not None and position.decision.id in _BEGINS

    def demanded(self, position: State) -> int:
        return int(position.agenda[-1].count)

    def moment(self, position: State, node: Node | None) -> Event | None:
        task, point = position.agenda[-1], position.decision.id  # type: ignore[union-attr]
        for moment in (_in_game(task, point, node), _again(position, task, point)):
            if moment is not None:
                number = moment.number(moment.position)
                if number == task.count or (point == "D-15" and number and number >= _unsupplied(position, task)):
                    return moment  # None where the engine counts otherwise there
        return None

    def reason(self, position: State, moment: Any) -> Because:
        """The note of the number with what is behind it; else what the question itself is about."""
        if moment is not None:
            done = (noted(self.game, deed) for deed in deeds(moment.position, moment.move))
            notes = (reason for reasons in done for reason in reasons)
            found = (
                note for note in notes if moment.read(Note(note.rules[0], note.seat, facts={**note.facts})) is not None
            )
            if (told := next((note for nth, note in enumerate(found) if nth == moment.nth), None)) is not None:
                return told
        return _question(position, position.agenda[-1])

    def nearest(self, moment: Moment, met: Callable[[State], bool]) -> Sequence[Proposal]:
        return nearest(moment.position, sorts(moment.task.seat), met, _form)

    def alike(self, position: State) -> str:
        task, point = position.agenda[-1], position.decision.id  # type: ignore[union-attr]
        return _ALIKE[point].format(count=task.count) if point in _ALIKE else ""

    def answer(self, moment: Any, number: int, ways: Sequence[Way]) -> str:
        """Where symbols help, how many more of them."""
        kind, seat = _SYMBOL.get(moment.point), moment.task.seat
        if kind is None or not ways:
            return super().answer(moment, number, ways)
        had = moment.position.courts[seat].symbols(kind)
        more = min(way.state.courts[seat].symbols(kind) for way in ways) - had
        if more < 1:
            return super().answer(moment, number, ways)
        told = either([way.what for way in ways])
        return ngettext(*NEEDED, more).format(symbols=counted(more, SYMBOL_NAMES[kind]), ways=told)


def _in_game(task: Any, point: str, node: Node | None) -> Event | None:
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
            return Event(task, each.parent.state, each.step.move, each.parent, point, len(began) - 1)
    return None


def _again(state: State, task: Any, point: str) -> Event | None:
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
    return Event(task, before, None, None, point)


def _unsupplied(state: State, task: Any) -> int:
    """Palaces of this court from which somebody has still to leave in a Drought."""
    return sum(type(each) is type(task) and (each.seat, each.point) == (task.seat, task.point) for each in state.agenda)


def _question(state: State, task: Any) -> Because:
    """What the question itself is about."""
    court, decision = state.courts[task.seat], state.decision
    assert decision is not None
    facts: dict[str, Any] = {"count": task.count}
    match decision.id:
        case "D-14" | "D-19" | "D-22":
            pass
        case "D-20":
            palace = court.palaces[task.palace - 1]
            facts |= {"palace": task.palace, "floors": palace.floors, "persons": len(palace.persons)}
        case "D-21":
            facts |= {"yuan": court.yuan, "rice": court.rice, "fireworks": court.fireworks}
        case _:
            facts = {"owed": task.count, "persons": court.headcount()}
            return Because("note", decision.rules[:1], task.seat, facts=facts)
    return Because(f"demand {decision.id}", decision.rules[:1], task.seat, facts=facts)


def _form(changes: tuple[Change, ...]) -> object:
    """The same person in another palace is no other way, nor instead of another person."""
    arrivals = ("enters", "exchange")
    return tuple(
        sorted((each.kind, each.facts.get("good", each.after if each.kind in arrivals else "")) for each in changes)
    )
