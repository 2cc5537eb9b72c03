"""Why: what a move does and what follows from it without a question, each number with what it is made of.

`explain` tries the move on a copy. The notes of the step become the tree's leaves, grouped by the task that wrote them;
behind a note stand the facts that its rule has used, asked of the table by the functions that the rule itself uses:
who carries the symbols, whose dragon stands there, which palaces are inhabited.

>>> from yotd_widget.games.dragon.examples import example
>>> print(explain(example("month-5"), "use A taxes"))
Ania chooses an action: use A taxes. [D-04, ACT-3, ACT-4, TRACK-1]
├ Ania puts the dragon on group A. [ACT-4]
├ Ania: Taxes. 2 from the card + 3 coins = 5 yuan (yuan 2 → 7). [ACT-TAX-1]
│ ├ because 2 yuan from the card. [ACT-TAX-1]
│ └ because 3 coins at court. [ACT-13]
│   └ young tax collector in palace 2: 3. [ACT-13]
└ Next: Benek chooses an action. [D-04]
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from yotd_widget.engine.errors import OutOfRange
from yotd_widget.engine.reasons import Because, Deed, deeds, outline
from yotd_widget.engine.supposed import Suppose
from yotd_widget.engine.texts import _
from yotd_widget.engine.trace import Note
from yotd_widget.engine.tree import Step
from yotd_widget.games.dragon.actions import amount
from yotd_widget.games.dragon.court import Court
from yotd_widget.games.dragon.events import contagion_victims, missing_yuan
from yotd_widget.games.dragon.pieces import (
    CONTAGION,
    OCCUPIED_FEE,
    PASS_FILLS_TO,
    POINTS_PER_PERSON,
    PRICE_OF_GOODS,
    PRIVILEGE_DRAGONS,
    PRIVILEGE_PRICE,
    STEPS,
    SYMBOLS_OF,
    TRIBUTE,
    YUAN_PER_POINT,
    Kind,
)
from yotd_widget.games.dragon.reasons.sentences import worded
from yotd_widget.games.dragon.screen.tell import GAINS
from yotd_widget.games.dragon.state import State

Reasons = Iterator[Because]


class Explanation:
    """A tree of reasons with the names of the players: `str` tells it, `tree` is the data, `to_data` is for JSON."""

    def __init__(self, tree: Because, players: tuple[str, ...]) -> None:
        self.tree = tree
        self.players = players

    def __str__(self) -> str:
        return outline(self.tree, lambda reason: worded(reason, self.players))

    def __repr__(self) -> str:
        return f"<Explanation of “{self.tree.facts['move']}”: {len(list(self.tree.walk()))} reasons>"

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """In a notebook an explanation is read."""
        printer.text(str(self))

    def to_data(self) -> dict[str, Any]:
        """The tree as JSON-able data, each node with its text, rules, player, numbers and children."""
        return self._data(self.tree)

    def _data(self, reason: Because) -> dict[str, Any]:
        return {
            "about": reason.about,
            "text": worded(reason, self.players),
            "rules": list(reason.rules),
            "seat": reason.seat,
            "change": dict(reason.change),
            "was": dict(reason.was),
            "facts": dict(reason.facts),
            "forced": reason.forced,
            "children": [self._data(below) for below in reason.reasons],
        }


def explain(state: State, move: object) -> Explanation:
    """What a legal `move` (or its text form) does, and why. Changes nothing. Raises: Refusal."""
    if (refusal := state.why_not(move)) is not None:
        raise refusal
    decision, answer = state.decision, state.read(move)
    done = list(deeds(state, answer))
    reasons = [*noted(done[0])]
    if not reasons:
        reasons = [*_collected(done[0])]
    reasons += [follows for deed in done[1:] for follows in _follows(deed)]
    reasons += _next(done[-1].after)
    facts = {"move": str(answer), "decision": decision.id, "player": decision.player}  # type: ignore[union-attr]
    rules = decision.rules  # type: ignore[union-attr]
    return Explanation(Because("move", rules, decision.seat, facts=facts, reasons=tuple(reasons)), state.players)  # type: ignore[union-attr]


def explain_step(timeline: Any, at: int) -> Explanation:
    """Why the step that led to the position after `at` steps did what its notes say; chance's steps as well.

    Raises: IndexError outside 1 to the number of steps.
    """
    if at not in range(1, len(timeline.steps) + 1):
        wrong = _("this timeline has the steps 1 to {last}, not {at}: nothing led to its start")
        raise OutOfRange(wrong.format(last=len(timeline.steps), at=at))
    step = timeline.steps[at - 1]
    if isinstance(step.move, Suppose):
        return _supposed(step.move, step)
    return explain(timeline.state_at(at - 1), step.move)


def _supposed(move: Suppose, step: Step) -> Explanation:
    """No rule stands behind a supposition: it says what is different, and who is asked then."""
    reasons = tuple(_next(step.state))
    tree = Because("supposed", (), step.seat, facts={"move": str(move), "text": move.text}, reasons=reasons)
    return Explanation(tree, step.state.players)


def _collected(deed: Deed) -> Reasons:
    """A piece of a row of choices changes nothing yet; what opens another question says so in that question."""
    before, after = deed.before.decision, deed.after.decision
    if after is not None and after.total > 1 and (after.id, after.seat) == (before.id, before.seat):
        yield Because("collected", seat=after.seat, facts={"done": after.done, "total": after.total})


def _follows(deed: Deed) -> Reasons:
    """A task that nobody was asked about, with its notes; nothing where it left none."""
    notes = tuple(noted(deed))
    facts = {"task": type(deed.task).__name__, "month": deed.after.month}
    if deed.task.asked:
        point, rules, _done, _total = deed.task.decision(deed.before)
        facts |= {"decision": point, "move": str(deed.answer)}
        yield Because("task", rules, deed.task.seat, facts=facts, forced=True, reasons=notes)
    elif notes:
        facts |= {"event": str(deed.before.event), "final": getattr(deed.task, "final", False)}
        yield Because("task", _RULES_OF_CHORES.get(type(deed.task).__name__, ()), facts=facts, reasons=notes)


_RULES_OF_CHORES: Final = {
    "EventPhase": ("EVT-1", "EVT-3"),
    "WallCheck": ("WALL-9",),
    "GreatEventPhase": ("GE-3",),
    "Decay": ("DECAY-3", "DECAY-4"),
    "Scoring": ("ROUND-3",),
    "EndScoring": ("END-1",),
}


def _next(state: State) -> Reasons:
    """Where it ends: at the next question, or with the end of the game."""
    decision, outcome = state.decision, state.outcome
    if decision is not None:
        yield Because("next", (), decision.seat, facts={"decision": decision.id, "player": decision.player})
    elif outcome is not None:
        (winner,) = outcome.winners
        yield Because("over", outcome.rules, winner, facts={"points": outcome.scores[winner]})


def noted(deed: Deed) -> Reasons:
    """The notes of a task in their order, with what every number was before and what is behind it."""
    figures = {
        (seat, thing): value for seat, court in enumerate(deed.before.courts) for thing, value in _figures(court)
    }
    for note in deed.notes:
        was = {}
        for thing, change in note.change.items():
            if (note.seat, thing) in figures:
                was[thing] = figures[note.seat, thing]  # type: ignore[index]
                figures[note.seat, thing] += change  # type: ignore[index]
        yield Because(
            "note", (note.rule,), note.seat, note.change, was, note.facts, note.forced, tuple(_behind(deed, note))
        )


def _figures(court: Court) -> Iterator[tuple[str, int]]:
    yield from (
        ("yuan", court.yuan), ("rice", court.rice), ("fireworks", court.fireworks), ("vp", court.vp),
        ("steps", court.space), ("small", court.small), ("large", court.large), ("cards", len(court.hand)),
    )  # fmt: skip


def _behind(deed: Deed, note: Note) -> Reasons:
    """The reasons behind a note."""
    if "owed" in note.facts:
        if note.facts["owed"]:
            yield from _OWED[note.rule](deed.before, note)
            if int(note.facts["owed"]) > int(note.facts["persons"]):
                yield Because("too few", ("REL-5",), note.seat, facts={"persons": note.facts["persons"]})
    elif note.rule in _BEHIND:
        yield from _BEHIND[note.rule](deed, note)
    if note.change.get("steps", 0) > 0:
        yield from _arrival(deed.after, note)


def _arrival(state: State, note: Note) -> Reasons:
    """Where the marker comes to lie (TRACK-1..3)."""
    space = state.courts[note.seat].space  # type: ignore[index]
    place = state.track.index(note.seat) + 1  # type: ignore[arg-type]
    under = [seat for seat in state.track[place:] if state.courts[seat].space == space]
    facts = {"space": space, "place": place}
    reasons = tuple(Because("below", ("TRACK-3",), seat) for seat in under)
    yield Because("arrival", ("TRACK-3",) if under else ("TRACK-1",), note.seat, facts=facts, reasons=reasons)


# --- Who carries what ----------------------------------------------------------------------------------------------


def _symbols(court: Court, seat: int | None, kind: Kind) -> Because:
    """Symbols at court, with the persons who carry them (ACT-13)."""
    facts = {"kind": kind, "symbols": court.symbols(kind)}
    return Because("symbols", ("ACT-13",), seat, facts=facts, reasons=tuple(_carriers(court, seat, kind)))


def _carriers(court: Court, seat: int | None, kind: Kind) -> Reasons:
    worth = SYMBOLS_OF[kind]
    for number, palace in enumerate(court.palaces, 1):
        for person in palace.persons:
            if person in worth:
                facts = {"person": person, "palace": number, "symbols": worth[person]}
                yield Because("carrier", ("ACT-13",), seat, facts=facts)


def _monks(court: Court, seat: int | None) -> Reasons:
    """Each monk with its Buddhas and the floors of its palace (END-3)."""
    worth = SYMBOLS_OF["monk"]
    for number, palace in enumerate(court.palaces, 1):
        for person in palace.persons:
            if person in worth:
                facts = {
                    "person": person,
                    "palace": number,
                    "symbols": worth[person],
                    "floors": palace.floors,
                    "points": worth[person] * palace.floors,
                }
                yield Because("monk", ("END-3",), seat, facts=facts)


def _of_all(state: State, thing: str, count: Callable[[int], int], rule: str) -> Reasons:
    """How many of a thing everybody has, in track order: who has most or fewest can be seen."""
    for seat in state.track:
        yield Because("has", (rule,), seat, facts={"thing": thing, "amount": count(seat)})


def _each(thing: str, number: int, each: int, rule: str, seat: int | None, unit: str = "vp") -> Because:
    """So many of a thing, each worth so much."""
    facts: dict[str, Any] = {"thing": thing, "amount": number, "each": each, "unit": unit, "sum": number * each}
    return Because("each", (rule,), seat, facts=facts)


# --- Behind releases -----------------------------------------------------------------------------------------------


def _missing(state: State, note: Note) -> Reasons:
    """What has been paid, and what is missing (EVT-TRIBUTE-2)."""
    missing = missing_yuan(state.courts[note.seat])  # type: ignore[index]
    facts = {"due": TRIBUTE, "had": TRIBUTE - missing, "missing": missing}
    yield Because("missing", ("EVT-TRIBUTE-2",), note.seat, facts=facts)


def _helmets(state: State, note: Note) -> Reasons:
    yield from _of_all(state, "helmets", lambda seat: state.courts[seat].symbols("warrior"), "EVT-MONGOL-2")


def _mortars(state: State, note: Note) -> Reasons:
    court = state.courts[note.seat]  # type: ignore[index]
    facts = {"all": CONTAGION, "symbols": court.symbols("healer"), "left": contagion_victims(court)}
    yield Because("less", ("EVT-CONTAGION-1",), note.seat, facts=facts)
    yield _symbols(court, note.seat, "healer")


def _wall(state: State, note: Note) -> Reasons:
    yield from _of_all(state, "wall", lambda seat: state.wall.count(seat), "WALL-12")


_OWED: Final[dict[str, Callable[[State, Note], Reasons]]] = {
    "EVT-TRIBUTE-2": _missing,
    "EVT-MONGOL-2": _helmets,
    "EVT-CONTAGION-1": _mortars,
    "WALL-12": _wall,
}

# --- Behind the other notes ----------------------------------------------------------------------------------------


def _court(deed: Deed, note: Note) -> Court:
    court: Court = deed.before.courts[note.seat]
    return court


def _gain(deed: Deed, note: Note) -> Reasons:
    """The card and the symbols."""
    action = GAINS[note.rule]
    card, _symbols_at_court = amount(deed.before, note.seat, action)  # type: ignore[arg-type]
    yield Because("card", (note.rule,), note.seat, facts={"action": action, "amount": card})
    yield _symbols(_court(deed, note), note.seat, _KIND_OF_GAIN[note.rule])


_KIND_OF_GAIN: Final[dict[str, Kind]] = {
    "ACT-TAX-1": "tax_collector",
    "ACT-BUILD-1": "craftsman",
    "ACT-HARVEST-1": "farmer",
    "ACT-FIRE-1": "pyrotechnist",
    "ACT-PARADE-1": "warrior",
    "ACT-RESEARCH-1": "scholar",
}


def _dragons(deed: Deed, note: Note) -> Reasons:
    """Whose dragons stand there already (ACT-6)."""
    for seat, letter in deed.before.dragons.items():
        if letter == note.facts["group"]:
            yield Because("dragon", ("ACT-6",), seat, facts={"group": letter, "fee": OCCUPIED_FEE})


def _filled(deed: Deed, note: Note) -> Reasons:
    rule = "ACT-9" if note.change["yuan"] else "ACT-10"
    yield Because("filled", (rule,), note.seat, facts={"had": _court(deed, note).yuan, "to": PASS_FILLS_TO})


def _price(deed: Deed, note: Note) -> Reasons:
    size: Any = note.facts["size"]
    edition = deed.before.setup.edition
    facts = {"size": size, "edition": edition, "price": PRIVILEGE_PRICE[edition][size]}
    yield Because("price", ("ACT-PRIV-1",), note.seat, facts=facts)
    yield Because("dragons", ("SCORE-3",), note.seat, facts={"amount": PRIVILEGE_DRAGONS[size]})


def _pair(deed: Deed, note: Note) -> Reasons:
    for person in (note.facts["first"], note.facts["second"]):
        yield Because("value", ("DRAFT-5",), note.seat, facts={"person": person, "steps": STEPS[person]})  # type: ignore[index]


def _value(deed: Deed, note: Note) -> Reasons:
    person: Any = note.facts["person"]
    yield Because("value", ("PER-10",), note.seat, facts={"person": person, "steps": STEPS[person]})


def _no_home(deed: Deed, note: Note) -> Reasons:
    palaces = len(_court(deed, note).palaces)
    yield Because("full", ("PER-9",) if palaces else ("PER-12",), note.seat, facts={"palaces": palaces})


def _tribute(deed: Deed, note: Note) -> Reasons:
    yield Because("due", ("EVT-TRIBUTE-1",), note.seat, facts={"due": TRIBUTE, "had": _court(deed, note).yuan})


def _hungry(deed: Deed, note: Note) -> Reasons:
    """The inhabited palaces, and the rice there was (EVT-DROUGHT-1, 2)."""
    court = _court(deed, note)
    for number in court.inhabited():
        facts = {"palace": number, "persons": len(court.palaces[number - 1].persons)}
        yield Because("inhabited", ("EVT-DROUGHT-1",), note.seat, facts=facts)
    yield Because("rice", ("EVT-DROUGHT-2",), note.seat, facts={"had": court.rice})


def _fireworks(deed: Deed, note: Note) -> Reasons:
    courts = deed.before.courts
    yield from _of_all(deed.before, "fireworks", lambda seat: courts[seat].fireworks, note.rule)


def _half(deed: Deed, note: Note) -> Reasons:
    yield Because("half", (note.rule,), note.seat, facts={"of": _court(deed, note).fireworks})


def _warriors(deed: Deed, note: Note) -> Reasons:
    yield _symbols(_court(deed, note), note.seat, "warrior")


def _empty(deed: Deed, note: Note) -> Reasons:
    facts = {"palace": note.facts["palace"], "floors": int(note.facts["left"]) + 1}
    yield Because("empty", ("DECAY-1",), note.seat, facts=facts)


def _palaces(deed: Deed, note: Note) -> Reasons:
    yield _each("palaces", len(_court(deed, note).palaces), 1, "SCORE-1", note.seat)


def _ladies(deed: Deed, note: Note) -> Reasons:
    yield from _carriers(_court(deed, note), note.seat, "court_lady")


def _privileges(deed: Deed, note: Note) -> Reasons:
    court = _court(deed, note)
    for size, number in (("small", court.small), ("large", court.large)):
        if number:
            yield _each(size, number, PRIVILEGE_DRAGONS[size], "SCORE-3", note.seat)  # type: ignore[index]


def _persons(deed: Deed, note: Note) -> Reasons:
    yield _each("persons", _court(deed, note).headcount(), POINTS_PER_PERSON, note.rule, note.seat)


def _all_monks(deed: Deed, note: Note) -> Reasons:
    yield from _monks(_court(deed, note), note.seat)


def _sold(deed: Deed, note: Note) -> Reasons:
    court = _court(deed, note)
    for good, number in (("rice", court.rice), ("fireworks", court.fireworks)):
        if number:
            yield _each(good, number, PRICE_OF_GOODS, "END-4", note.seat, unit="yuan")


def _coins(deed: Deed, note: Note) -> Reasons:
    facts = {"yuan": note.facts["yuan"], "each": YUAN_PER_POINT}
    yield Because("thirds", ("END-5",), note.seat, facts=facts)


def _own_tiles(deed: Deed, note: Note) -> Reasons:
    yield _each("wall", int(note.facts["tiles"]), 1, "WALL-11", note.seat)


def _items(deed: Deed, note: Note) -> Reasons:
    court = _court(deed, note)
    facts = {"yuan": court.yuan, "rice": court.rice, "fireworks": court.fireworks, "items": note.facts["items"]}
    yield Because("items", ("GE-FLOOD-1",), note.seat, facts=facts)


def _benefit(deed: Deed, note: Note) -> Reasons:
    kind: Any = note.facts["kind"]
    if kind == "monk":
        yield from _monks(_court(deed, note), note.seat)
    elif kind != "healer":
        yield _symbols(_court(deed, note), note.seat, kind)


def _none_left(deed: Deed, note: Note) -> Reasons:
    yield Because("none left", ("PER-6",), note.seat, facts={"card": note.facts["card"]})


_BEHIND: Final[dict[str, Callable[[Deed, Note], Reasons]]] = {
    **dict.fromkeys(_KIND_OF_GAIN, _gain),
    "ACT-6": _dragons,
    "ACT-9": _filled,
    "ACT-PRIV-1": _price,
    "DRAFT-5": _pair,
    "PER-6": _none_left,
    "PER-9": _no_home,
    "PER-10": _value,
    "GE-SUNRISE-3": _value,
    "EVT-TRIBUTE-1": _tribute,
    "EVT-DROUGHT-2": _hungry,
    "EVT-FESTIVAL-1": _fireworks,
    "EVT-FESTIVAL-2": _fireworks,
    "EVT-FESTIVAL-3": _half,
    "EVT-MONGOL-1": _warriors,
    "DECAY-1": _empty,
    "DECAY-2": _empty,
    "SCORE-1": _palaces,
    "SCORE-2": _ladies,
    "SCORE-3": _privileges,
    "END-2": _persons,
    "END-3": _all_monks,
    "END-4": _sold,
    "END-5": _coins,
    "WALL-11": _own_tiles,
    "GE-LANTERN-1": _persons,
    "GE-BUDDHA-1": _all_monks,
    "GE-FLOOD-1": _items,
    "GE-CHARTER-1": _benefit,
}
"""Rule of a note -> what it was made of."""
