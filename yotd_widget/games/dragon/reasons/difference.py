"""What differs between two positions: facts for each player and for the table, with the rules behind every number.

>>> from yotd_widget.engine.trace import Notes
>>> from yotd_widget.games.dragon.examples import example
>>> before, notes = example("first-drought"), Notes()
>>> for fact in difference(before, before.after("place 2", notes=notes), notes)[:5]:
...     print(fact)
Ada: +1 young farmer (PER-10)
Ada: −2 rice (EVT-DROUGHT-2)
Ada: −1 floor (DECAY-2)
Ada: −1 palace (DECAY-2)
Ada: +2 points (SCORE-1)
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Any, Final, cast

import msgspec

from yotd_widget.engine.errors import BadInput, WrongKind, short
from yotd_widget.engine.timeline import Timeline
from yotd_widget.engine.trace import Note
from yotd_widget.engine.tree import Node
from yotd_widget.games.dragon.court import Court, Palace
from yotd_widget.games.dragon.pieces import HAND, LETTERS, PERSONS, WALL_TILES
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import (
    ACTION_NAMES,
    DECISIONS,
    EVENT_NAMES,
    GREAT_EVENT_NAMES,
    KIND_NAMES,
    PHASE_NAMES,
    counted,
    person_name,
    signed,
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

    def __str__(self) -> str:
        return f"{self.player or 'Table'}: {words(self)}"


class Differences(tuple[Fact, ...]):
    """The facts of one comparison; as text a line for each player, then the table.

    The lines name palaces only where persons and floors are the same in number; the facts name them always.
    """

    __slots__ = ()

    def __str__(self) -> str:
        lines = []
        for _, group in groupby(self, key=lambda fact: fact.seat):
            facts = list(group)
            counts = any(fact.thing in ("person", "floors", "palaces") for fact in facts)
            told = [words(fact) for fact in facts if not (counts and fact.thing == "palace")]
            lines.append(f"{facts[0].player or 'Table'}: {', '.join(told)}")
        return "\n".join(lines) or "No difference."

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
        raise BadInput(f"{', '.join(before.players)} and {', '.join(after.players)} do not play the same game.")
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
    "yuan": ("yuan", "yuan"),
    "rice": ("rice", "rice"),
    "fireworks": ("fireworks", "fireworks"),
    "floors": ("floor", "floors"),
    "palaces": ("palace", "palaces"),
    "small": ("small privilege", "small privileges"),
    "large": ("large privilege", "large privileges"),
    "card": ("card", "cards"),
    "wall": ("tile in the wall", "tiles in the wall"),
    "wall_tile": ("wall tile", "wall tiles"),
    "vp": ("point", "points"),
    "steps": ("step", "steps"),
    "place": ("place in the order", "places in the order"),
    "dragon": ("dragon", "dragons"),
    "palace": ("palace", "palaces"),
    "month": ("month", "months"),
    "phase": ("phase", "phases"),
    "event_row": ("event row", "event rows"),
    "great_event": ("Super Event", "Super Events"),
    "groups": ("action groups", "action groups"),
    "offer": ("on offer", "on offer"),
    "wall_owners": ("wall", "walls"),
    "decision": ("decision", "decisions"),
}
"""Everything that can differ, in the order in which it is told: singular and plural."""

_NUMBERS: Final = frozenset(THINGS) - {
    "dragon", "palace", "phase", "event_row", "great_event", "groups", "wall_owners", "decision"
}  # fmt: skip
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
        seat, thing, _ = key
        whose = None if thing in _FOR_ALL else seat
        rules = named[key] | named[whose, thing, ""]
        return amounts + tuple(Cause(rule) for rule in rules)

    return causes


_FOR_ALL: Final = ("place", "dragon")
"""Whoever moves a marker may change everybody's place; the new month takes back everybody's dragon."""
_TAKEN: Final = {
    "DRAFT-5": ("first", "second"),
    "PER-3": ("person",),
    "PER-4": ("person",),
    "GE-SUNRISE-1": ("person",),
}
"""Rules by which a tile leaves the board, and the facts of their notes that name it."""
_ON_THE_TABLE: Final[dict[str, tuple[str, ...]]] = {
    "SETUP-5": ("event_row",),
    "GE-1": ("great_event",),
    "ACT-1": ("groups",),
    "ROUND-2": ("groups",),
    "WALL-4": ("wall_owners",),
}
_PALACE_THINGS: Final = ("persons", "floors")


def _effects(note: Note) -> Iterator[tuple[Key, int | None]]:
    """What a note says about the things of `_things`: by how much a number changed, or None that something did."""
    seat, facts = note.seat, note.facts
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
        yield (None, "dragon", ""), None
    if note.rule == "ACT-4":
        yield (seat, "dragon", ""), None


# --- In words ------------------------------------------------------------------------------------------------------


def words(fact: Fact) -> str:
    """A fact without its player: "−2 rice (EVT-DROUGHT-2)"; of several causes each says how much it did."""
    causes = ", ".join(
        cause.rule if cause.change is None or cause.change == fact.change else f"{cause.rule} {signed(cause.change)}"
        for cause in fact.causes
    )
    return _said(fact) + (f" ({causes})" if causes else "")


def _said(fact: Fact) -> str:
    thing, item, change = fact.thing, cast(Any, fact.item), fact.change
    one, many = THINGS[thing]
    if thing in ("place", "month"):
        return f"{one} {fact.was or 'none'} → {fact.now or 'none'}"
    if thing == "palace":
        return f"{one} {item}: {_value(fact)}"
    if change is None:
        return f"{one}: {_value(fact)}"
    name = one if abs(change) == 1 else many
    if thing == "person":
        return f"{signed(change)} {person_name(item)}"
    if thing == "offer":
        return f"{signed(change)} {person_name(item)} {name}"
    if thing == "card":
        return f"{signed(change)} {name} “{KIND_NAMES[item]}”"
    if thing == "wall_tile":
        return f"{signed(change)} {name} “{wall_tile_name(item)}”"
    return f"{signed(change)} {name}"


def _value(fact: Fact) -> str:
    now = fact.now
    if now is None:
        return "gone" if fact.thing == "palace" else "none"
    return _VALUES[fact.thing](now)


def _palace(palace: Palace) -> str:
    floors = counted(palace.floors, ("floor", "floors"))
    return f"{floors} with {', '.join(map(person_name, palace.persons))}" if palace.persons else f"{floors}, empty"


def _groups(groups: tuple[tuple[Any, ...], ...]) -> str:
    lettered = zip(LETTERS, groups, strict=False)
    return "; ".join(f"{letter} {', '.join(ACTION_NAMES[action] for action in cards)}" for letter, cards in lettered)


def _asked(point: str, player: str, done: int, total: int) -> str:
    return DECISIONS[point][0].format(player=player) + (f", {done} of {total} given" if done else "")


_VALUES: Final[dict[str, Callable[[Any], str]]] = {
    "dragon": lambda letter: f"on group {letter}",
    "palace": _palace,
    "phase": lambda phase: PHASE_NAMES[phase],
    "event_row": lambda row: ", ".join(EVENT_NAMES[event] for event in row),
    "great_event": lambda event: GREAT_EVENT_NAMES[event],
    "groups": _groups,
    "wall_owners": lambda owners: counted(len(owners), ("tile", "tiles")),
    "decision": lambda asked: _asked(*asked),
}
