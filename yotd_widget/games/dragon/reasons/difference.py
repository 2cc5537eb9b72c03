"""What differs between two positions: facts for each player and for the table, with the rules behind every number.

>>> from yotd_widget.engine.trace import Notes
>>> from yotd_widget.games.dragon.examples import example
>>> before, notes = example("first-drought"), Notes()
>>> for fact in difference(before, before.after("place 2", notes=notes), notes)[:5]:
...     print(fact)
Ada: +1 young farmer (PER-10)
Ada: −2 rice (2 → 0; EVT-DROUGHT-2)
Ada: −1 floor (5 → 4; DECAY-2)
Ada: −1 palace (3 → 2; DECAY-2)
Ada: +2 points (5 → 7; SCORE-1)
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Any, Final, cast

import msgspec

from yotd_widget.engine.errors import BadInput, WrongKind, short
from yotd_widget.engine.phrases import counted, signed
from yotd_widget.engine.supposed import WHAT_IF, is_supposed
from yotd_widget.engine.texts import N_, NN_, Texts, _, ngettext
from yotd_widget.engine.timeline import Timeline
from yotd_widget.engine.trace import Note
from yotd_widget.engine.tree import Node
from yotd_widget.games.dragon.court import Court, Palace
from yotd_widget.games.dragon.pieces import HAND, LETTERS, PERSONS, WALL_TILES
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.tasks import POINTS
from yotd_widget.games.dragon.words import (
    ACTION_NAMES,
    EVENT_NAMES,
    FLOORS,
    GREAT_EVENT_NAMES,
    KIND_NAMES,
    PHASE_NAMES,
    TILES,
    person_name,
    wall_tile_name,
)

Key = tuple[int | None, str, str]
"""What a fact is about: seat (None for the table), thing, item."""


class Cause(msgspec.Struct, frozen=True):
    """A rule behind a fact. change: how much of it came by this rule; None where that is no number."""

    rule: str
    change: int | None = None


class Fact(msgspec.Struct, frozen=True):
    """One thing that differs.

    seat, player: whose it is; None and "" for the table.
    thing: a key of `THINGS`; item: which one, where there are several ("young farmer", a card, the number of a palace).
    was, now: before and after: numbers; or what lies or stands there, None for nothing.
    causes: the rules; of a number, they and their changes add up to `change` if the notes told all.
    """

    seat: int | None
    player: str
    thing: str
    item: str
    was: Any
    now: Any
    causes: tuple[Cause, ...] = ()

    @property
    def change(self) -> int | None:
        """By how much a number differs; None for what is no number."""
        return self.now - self.was if isinstance(self.now, int) and isinstance(self.was, int) else None

    @property
    def rules(self) -> tuple[str, ...]:
        """Rule ids of the causes."""
        return tuple(cause.rule for cause in self.causes)

    @property
    def bare(self) -> str:
        """In words without player and causes, for where the rules stand beside it: "−2 rice (2 → 0)"."""
        return _with(self, "")

    def __str__(self) -> str:
        whose = self.player or _("Table")
        return f"{whose}: {words(self)}"


class Differences(tuple[Fact, ...]):
    """The facts of one comparison; as text a line for each player, then the table.

    The lines name palaces only where persons and floors are the same in number; the facts name them always.
    """

    __slots__ = ()

    def __str__(self) -> str:
        lines = []
        for _seat, group in groupby(self, key=lambda fact: fact.seat):
            facts = list(group)
            counts = any(fact.thing in ("person", "floors", "palaces") for fact in facts)
            told = [words(fact) for fact in facts if not (counts and fact.thing == "palace")]
            whose = facts[0].player or _("Table")
            lines.append(f"{whose}: {', '.join(told)}")
        return "\n".join(lines) or _("No difference.")

    def __repr__(self) -> str:
        return str(self)


def difference(before: State, after: State, notes: Iterable[Note] = (), undone: Iterable[Note] = ()) -> Differences:
    """What is different in `after`: player by player, then the table. Left out are the set-up and later tasks only.

    notes: of the steps that lead to `after`; undone: of those that lead to `before`, from the position in which the
    two ways part. The causes of a number are what the rules did on the one way less what they did on the other.
    Raises: ValueError if the players are not the same; TypeError for what is no position.
    """
    for position in (before, after):
        if not isinstance(position, State):
            raise WrongKind(f"two positions can be compared, and {short(position)} is none")
    if before.players != after.players:
        # Translators: the players of two games, as "Ada, Bo and Ada, Cyd do not play the same game."
        apart = _("{some} and {others} do not play the same game.")
        raise BadInput(apart.format(some=", ".join(before.players), others=", ".join(after.players)))
    causes = _causes(notes, undone)
    was, now = _things(before), _things(after)
    facts = []
    for key in dict.fromkeys((*was, *now)):
        seat, thing, item = key
        nothing = _NOTHING[thing]
        if (old := was.get(key, nothing)) != (new := now.get(key, nothing)):
            player = "" if seat is None else after.player(seat)
            facts.append(Fact(seat, player, thing, item, old, new, causes(key)))
    return Differences(sorted(facts, key=_order))


def difference_between(
    timeline: Timeline[State], before: str | int | Node, after: str | int | Node | None = None
) -> Differences:
    """What is different between two points of a game: ends of branches by name, nodes, or ids of nodes.

    after: left out, the point at the marker. Raises: LookupError.
    """
    end = timeline.node if after is None else timeline.find(after)
    undone, notes = timeline.notes_between(before, end)
    return difference(timeline.find(before).state, end.state, notes, undone)


# --- What there is -------------------------------------------------------------------------------------------------

THINGS: Final[dict[str, tuple[str, str]]] = {
    "person": ("", ""),
    "yuan": NN_("yuan", "yuan"),
    "rice": NN_("rice", "rice"),
    "fireworks": NN_("fireworks", "fireworks"),
    "floors": NN_("floor", "floors"),
    "palaces": NN_("palace", "palaces"),
    "small": NN_("small privilege", "small privileges"),
    "large": NN_("large privilege", "large privileges"),
    "card": NN_("card", "cards"),
    "wall": NN_("tile in the wall", "tiles in the wall"),
    "wall_tile": NN_("wall tile", "wall tiles"),
    "vp": NN_("point", "points"),
    "steps": NN_("step", "steps"),
    "place": NN_("place in the order", "places in the order"),
    "dragon": NN_("dragon", "dragons"),
    "palace": NN_("palace", "palaces"),
    "month": NN_("month", "months"),
    "phase": NN_("phase", "phases"),
    "event_row": NN_("event row", "event rows"),
    "great_event": NN_("Super Event", "Super Events"),
    "groups": NN_("action groups", "action groups"),
    "offer": NN_("on offer", "on offer"),
    "wall_owners": NN_("wall", "walls"),
    "decision": NN_("decision", "decisions"),
}
"""Everything that can differ, in the order in which it is told: singular and plural."""

_NUMBERS: Final = frozenset(THINGS) - {
    "dragon", "palace", "phase", "event_row", "great_event", "groups", "wall_owners", "decision"
}  # fmt: skip
_AMOUNTS: Final = frozenset({"yuan", "rice", "fireworks", "floors", "palaces", "small", "large", "wall", "vp", "steps"})
"""What a court has an amount of; a card or a person more or less says it all."""
_NOTHING: Final = {thing: 0 if thing in _NUMBERS else None for thing in THINGS}
_RANK: Final = {thing: rank for rank, thing in enumerate(THINGS)}
_ITEMS: Final[dict[str, int]] = {item: rank for rank, item in enumerate((*PERSONS, *HAND, *WALL_TILES))}


def _order(fact: Fact) -> tuple[int, int, int]:
    item = int(fact.item) if fact.item.isdigit() else _ITEMS.get(fact.item, 0)
    return len(LETTERS) if fact.seat is None else fact.seat, _RANK[fact.thing], item


def _things(state: State) -> dict[Key, Any]:
    """Everything on the table by what it is; what is not there is left out."""
    things: dict[Key, Any] = {}
    for seat, court in enumerate(state.courts):
        things.update(((seat, thing, item), value) for thing, item, value in _court(court))
        things[seat, "wall", ""] = state.wall.count(seat)
        things[seat, "place", ""] = state.track.index(seat) + 1 if seat in state.track else 0
        things[seat, "dragon", ""] = state.dragons.get(seat)
    things[None, "month", ""] = state.month
    things[None, "phase", ""] = state.phase
    things[None, "event_row", ""] = state.event_row or None
    things[None, "great_event", ""] = state.great_event
    things[None, "groups", ""] = state.groups or None
    things.update(((None, "offer", person), left) for person, left in state.offer.items())
    things[None, "wall_owners", ""] = state.wall or None
    asked = state.decision
    things[None, "decision", ""] = (asked.id, asked.player, asked.done, asked.total) if asked else None
    return things


def _court(court: Court) -> Iterator[tuple[str, str, Any]]:
    for thing in ("yuan", "rice", "fireworks", "small", "large", "vp"):
        yield thing, "", getattr(court, thing)
    yield "steps", "", court.space
    yield "floors", "", sum(palace.floors for palace in court.palaces)
    yield "palaces", "", len(court.palaces)
    for thing, items in (("person", court.persons()), ("card", court.hand), ("wall_tile", court.wall_tiles)):
        for item, count in Counter(cast(Iterable[str], items)).items():
            yield thing, item, count
    for number, palace in enumerate(court.palaces, 1):
        yield "palace", str(number), Palace(palace.floors, tuple(sorted(palace.persons)))


def supposed_notes(before: State, after: State) -> tuple[Note, ...]:
    """What is different where `after` was supposed in place of `before`: a note for each fact."""
    return tuple(
        Note(WHAT_IF, fact.seat, _by_how_much(fact), {"thing": fact.thing, "item": fact.item})
        for fact in difference(before, after)
    )


def _by_how_much(fact: Fact) -> dict[str, int]:
    """A place in the order is no sum of causes: whoever moves may change everybody's."""
    return {fact.thing: fact.change} if fact.change is not None and fact.thing != "place" else {}


# --- Why it is so --------------------------------------------------------------------------------------------------


def _causes(notes: Iterable[Note], undone: Iterable[Note]) -> Callable[[Key], tuple[Cause, ...]]:
    """What looks up the causes of each thing: rule by rule, one way less the other."""
    sums: defaultdict[Key, Counter[str]] = defaultdict(Counter)
    named: defaultdict[Key, dict[str, None]] = defaultdict(dict)
    for way, told in ((1, notes), (-1, undone)):
        for note in told:
            for key, change in _effects(note):
                if change is None:
                    named[key][note.rule] = None
                else:
                    sums[key][note.rule] += way * change

    def causes(key: Key) -> tuple[Cause, ...]:
        amounts = tuple(Cause(rule, change) for rule, change in sums[key].items() if change)
        seat, thing, _item = key
        whose = None if thing in _FOR_ALL else seat
        rules = named[key] | named[whose, thing, ""]
        return amounts + tuple(Cause(rule) for rule in rules)

    return causes


_FOR_ALL: Final = ("place", "dragon")
"""Whoever moves a marker may change everybody's place; the end of phase 1 takes back everybody's dragon."""
_TAKEN: Final = {
    "DRAFT-2": ("first", "second"),
    "PER-3": ("person",),
    "PER-4": ("person",),
    "GE-SUNRISE-1": ("person",),
}
"""Rules by which a tile leaves the board, and the facts of their notes that name it."""
_ON_THE_TABLE: Final[dict[str, tuple[str, ...]]] = {
    "SETUP-5": ("event_row",),
    "GE-1": ("great_event",),
    "ACT-1": ("groups",),
    "ACT-12": ("groups",),
    "WALL-4": ("wall_owners",),
}
_PALACE_THINGS: Final = ("persons", "floors")


def _effects(note: Note) -> Iterator[tuple[Key, int | None]]:
    """What a note says about the things of `_things`: by how much a number changed, or None that something did."""
    seat, facts = note.seat, note.facts
    if is_supposed(note):
        if "thing" in facts:
            yield (seat, str(facts["thing"]), str(facts["item"])), note.change.get(str(facts["thing"]))
        return
    for thing, change in note.change.items():
        if thing == "persons":
            yield (seat, "person", str(facts["person"])), change
        elif thing == "cards":
            yield (seat, "card", str(facts["card"])), change
        else:
            yield (seat, thing, ""), change
        if thing == "floors" and facts.get("new"):
            yield (seat, "palaces", ""), 1
        if thing == "floors" and facts.get("left") == 0:
            yield (seat, "palaces", ""), -1
            yield (seat, "palace", ""), None  # those behind it have other numbers now
        if thing == "wall":
            yield (seat, "wall_tile", str(facts["tile"])), -change
        if thing == "steps" and change:
            yield (None, "place", ""), None
        if thing in _PALACE_THINGS and "palace" in facts:
            yield (seat, "palace", str(facts["palace"])), None
    for fact in _TAKEN.get(note.rule, ()):
        yield (None, "offer", str(facts[fact])), -1
    for thing in _ON_THE_TABLE.get(note.rule, ()):
        yield (None, thing, ""), None
    if note.rule == "ROUND-2":
        yield (None, "month", ""), 1
    if note.rule == "ACT-12":
        yield (None, "dragon", ""), None
    if note.rule == "ACT-4":
        yield (seat, "dragon", ""), None


# --- In words ------------------------------------------------------------------------------------------------------


def words(fact: Fact) -> str:
    """A fact without its player: "−2 rice (2 → 0; EVT-DROUGHT-2)"; of several causes each says how much it did."""
    return _with(fact, ", ".join(_caused(cause, fact.change) for cause in fact.causes))


def _with(fact: Fact, causes: str) -> str:
    """By how much; then in brackets both amounts, where one adds them up, and the causes."""
    amounts = f"{fact.was} → {fact.now}" if fact.thing in _AMOUNTS else ""
    behind = "; ".join(filter(None, (amounts, causes)))
    return _by(fact) + (f" ({behind})" if behind else "")


def _caused(cause: Cause, change: int | None) -> str:
    rule = _NO_RULES.get(cause.rule, cause.rule)
    return rule if cause.change is None or cause.change == change else f"{rule} {signed(cause.change)}"


# Translators: stands in place of a rule behind what was supposed, "+2 yuan (what if)"
_NO_RULES: Final[Texts[str]] = Texts({WHAT_IF: N_("what if")})
"""What stands in place of a rule, for readers."""


def _by(fact: Fact) -> str:
    """By how much a number differs: "−2 rice"; of what is no number, what it is now."""
    thing, item, change = fact.thing, cast(Any, fact.item), fact.change
    if thing in ("place", "month"):
        return f"{_named(thing)} {fact.was or _('none')} → {fact.now or _('none')}"
    if thing == "palace":
        return f"{_named(thing)} {item}: {_value(fact)}"
    if thing == "phase":
        return _value(fact)  # its name says what it is
    if change is None:
        return f"{_named(thing)}: {_value(fact)}"
    count, by = abs(change), signed(change)
    if thing == "person":
        return f"{by} {person_name(item)}"
    if thing == "offer":
        # Translators: tiles on the board, "+1 young monk on offer"
        return _("{change} {person} on offer").format(change=by, person=person_name(item))
    if thing == "card":
        # Translators: cards in hand, "−1 card “monk”"
        said = ngettext("{change} card “{card}”", "{change} cards “{card}”", count)
        return said.format(change=by, card=KIND_NAMES[item])
    if thing == "wall_tile":
        # Translators: "−1 wall tile “+2 yuan”"
        said = ngettext("{change} wall tile “{tile}”", "{change} wall tiles “{tile}”", count)
        return said.format(change=by, tile=wall_tile_name(item))
    return f"{by} {_named(thing, count)}"


def _named(thing: str, count: int = 1) -> str:
    return ngettext(*THINGS[thing], count)


def _value(fact: Fact) -> str:
    now = fact.now
    if now is None:
        return _("gone") if fact.thing == "palace" else _("none")
    return _VALUES[fact.thing](now)


def _palace(palace: Palace) -> str:
    floors = counted(palace.floors, FLOORS)
    if not palace.persons:
        # Translators: {floors}: "2 floors"
        return _("{floors}, empty").format(floors=floors)
    # Translators: "2 floors with young monk, old healer"
    return _("{floors} with {persons}").format(floors=floors, persons=", ".join(map(person_name, palace.persons)))


def groups_in_words(groups: tuple[tuple[Any, ...], ...]) -> str:
    """Action groups with their cards: "A Taxes, Build; B Harvest, Research"."""
    lettered = zip(LETTERS, groups, strict=False)
    return "; ".join(f"{letter} {', '.join(ACTION_NAMES[action] for action in cards)}" for letter, cards in lettered)


def _asked(point: str, player: str, done: int, total: int) -> str:
    decision = POINTS[point].told(player)
    if not done:
        return decision
    # Translators: "Ania chooses who leaves, 1 of 2 given"
    return _("{decision}, {done} of {total} given").format(decision=decision, done=done, total=total)


_VALUES: Final[dict[str, Callable[[Any], str]]] = {
    "dragon": lambda letter: _("on group {group}").format(group=letter),
    "palace": _palace,
    "phase": lambda phase: PHASE_NAMES[phase],
    "event_row": lambda row: ", ".join(EVENT_NAMES[event] for event in row),
    "great_event": lambda event: GREAT_EVENT_NAMES[event],
    "groups": groups_in_words,
    "wall_owners": lambda owners: counted(len(owners), TILES),
    "decision": lambda asked: _asked(*asked),
}
