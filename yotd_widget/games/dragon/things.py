"""The things of this game: goods, persons, palaces, cards, markers, and what lies on the table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any, Final

from yotd_widget.describe.things import Amount, Json, Key, Marker, Number, OneOf, Pieces, Row, Thing, Things
from yotd_widget.engine.phrases import counted, listed
from yotd_widget.engine.texts import N_, NN_, Texts, _
from yotd_widget.engine.trace import Note
from yotd_widget.games.dragon.court import Palace
from yotd_widget.games.dragon.dwellers import changed_floors
from yotd_widget.games.dragon.pieces import (
    GREAT_EVENT_MONTH,
    HAND,
    LETTERS,
    MONTHS,
    PERSONS,
    WALL_TILES,
)
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.words import (
    ACTION_NAMES,
    EVENT_NAMES,
    FIREWORKS,
    FLOORS,
    GREAT_EVENT_NAMES,
    KIND_NAMES,
    PERSON_NAMES,
    PHASE_NAMES,
    POINTS,
    RICE,
    STEPS,
    TILES,
    YUAN,
    person_name,
    wall_tile_name,
)

# --- Where differences are seen --------------------------------------------------------------------------------------

Seat = Any  # the number of a player; None for the table, where a thing lies there
Places = Iterator[str]


def _homes(seat: Seat, person: str, before: State, after: State) -> Places:
    """Rooms of such a person who is there on one of the two boards only; whoever left is crossed out on the other."""
    boards = (state.courts[seat].palaces for state in (before, after))
    for number, (was, now) in enumerate(zip_longest(*boards, fillvalue=Palace(1)), 1):
        gone, came = changed_floors(was.persons, now.persons)
        for persons, floors, rooms in ((was.persons, gone, ("room", "left")), (now.persons, came, ("room",))):
            for floor in floors:
                if persons[floor] == person:
                    yield from (f"{room}/{seat}/{number}/{floor}" for room in rooms)


def _palaces(seat: Seat, _item: str, before: State, after: State) -> Places:
    was, now = before.courts[seat].palaces, after.courts[seat].palaces
    for number in range(1, max(len(was), len(now)) + 1):
        if was[number - 1 : number] != now[number - 1 : number]:
            yield f"palace/{seat}/{number}"


def _hand(seat: Seat, card: str, _before: State, _after: State) -> Places:
    yield f"good/{seat}/cards"
    yield f"card/{card}"


def _trays(seat: Seat, _item: str, before: State, after: State) -> Places:
    """The groups on which the dragon lies, before and after."""
    for state in (before, after):
        if seat in state.dragons:
            yield f"tray/{state.dragons[seat]}"


def _groups(_seat: Seat, _item: str, before: State, after: State) -> Places:
    was, now = (dict(zip(LETTERS, state.groups, strict=False)) for state in (before, after))
    return (f"tray/{letter}" for letter in LETTERS if was.get(letter) != now.get(letter))


def _months(_seat: Seat, _item: str, before: State, after: State) -> Places:
    yield "status"
    yield from (f"month/{state.month}" for state in (before, after) if state.month)


def _events(_seat: Seat, _item: str, before: State, after: State) -> Places:
    rows = (state.event_row or ("",) * MONTHS for state in (before, after))
    return (f"month/{number}" for number, (was, now) in enumerate(zip(*rows, strict=True), 1) if was != now)


def _wall(_seat: Seat, _item: str, before: State, after: State) -> Places:
    owners = zip_longest(before.wall, after.wall)
    return (f"wall/{number}" for number, (was, now) in enumerate(owners, 1) if was != now)


# --- Things with words of their own ----------------------------------------------------------------------------------


class Palaces(Thing):
    """Palaces by number, with who lives there in whatever order."""

    def items(self, value: Any) -> Iterator[tuple[str, Any]]:
        for number, palace in enumerate(value, 1):
            yield str(number), Palace(palace.floors, tuple(sorted(palace.persons)))

    def rank(self, item: str) -> int:
        return int(item)

    def told(self, value: Any) -> str:
        if value is None:
            return _("gone")
        floors = counted(value.floors, FLOORS)
        if not value.persons:
            # Translators: {floors}: "2 floors"
            return _("{floors}, empty").format(floors=floors)
        # Translators: "2 floors with young monk, old healer"
        return _("{floors} with {persons}").format(floors=floors, persons=listed(map(person_name, value.persons)))

    def differs(self, item: str, was: Any, now: Any) -> str:
        return f"{self.called} {item}: {self.told(now)}"


class WallTiles(Pieces):
    """Unused tiles by what they bring."""

    def piece(self, name: Any) -> str:
        return wall_tile_name(name)


class Dragons(OneOf):
    """On which group a player's dragon lies."""

    def told(self, value: Any) -> str:
        return super().told(value) if value is None else _("on group {group}").format(group=value)


class Phase(OneOf):
    """Its name says what it is."""

    def differs(self, item: str, was: Any, now: Any) -> str:
        return self.told(now)


class Whole(Thing):
    """What is laid and told all at once."""

    def items(self, value: Any) -> Iterator[tuple[str, Any]]:
        yield "", value or None


class EventRow(Whole, Row):
    """The events of a year."""

    def one(self, item: str) -> str:
        return _("month {month}").format(month=item)

    def differs(self, item: str, was: Any, now: Any) -> str:
        return f"{self.called}: {self.told(now) if now else _(self.none)}"


class Groups(Whole):
    """Action groups with their cards."""

    def told(self, value: Any) -> str:
        """As "A Taxes, Build; B Harvest, Research"."""
        lettered = zip(LETTERS, value or (), strict=False)
        told = (f"{letter} {listed(ACTION_NAMES[action] for action in cards)}" for letter, cards in lettered)
        return "; ".join(told) or _("none")


class WallOwners(Whole):
    """Who has laid the tiles of the wall."""

    def told(self, value: Any) -> str:
        return counted(len(value), TILES) if value else _("none")


def _lies_on_top(draft: Json, seat: Seat) -> None:
    """Wherever a marker is put, it lies on top (TRACK-3, TRACK-4); before the game on space 0 it lies nowhere."""
    courts, track = draft["courts"], draft["track"]
    space = courts[seat]["space"]
    if seat in track:
        track.remove(seat)
    if draft["month"] or space:
        track.insert(sum(courts[other]["space"] > space for other in track), seat)


# --- All of them -----------------------------------------------------------------------------------------------------

_PERSONS: Final = Texts({person: PERSON_NAMES.english[person] for person in PERSONS})
_CARD: Final = NN_("card", "cards")


def _good(key: str, label: str, noun: tuple[str, str]) -> Amount:
    return Amount(key, label, at=f"courts.{{seat}}.{key}", place=f"good/{{seat}}/{key}", noun=noun)


THINGS: Final = Things(
    [
        Pieces("person", N_("Persons"), place="court/{seat}", names=_PERSONS, note="persons", where=_homes,
               read=lambda state, seat: list(state.courts[seat].persons())),
        _good("yuan", N_("Yuan"), YUAN),
        _good("rice", N_("Rice"), RICE),
        _good("fireworks", N_("Fireworks"), FIREWORKS),
        Amount("floors", N_("Floors"), place="court/{seat}", noun=FLOORS, where=_palaces,
               read=lambda state, seat: state.courts[seat].floors()),
        Amount("palaces", N_("Palaces"), place="court/{seat}", noun=NN_("palace", "palaces"), where=_palaces,
               read=lambda state, seat: len(state.courts[seat].palaces)),
        _good("small", N_("Small privileges"), NN_("small privilege", "small privileges")),
        _good("large", N_("Large privileges"), NN_("large privilege", "large privileges")),
        Pieces("card", N_("Cards in the hand"), at="courts.{seat}.hand", place="good/{seat}/cards", noun=_CARD,
               names=KIND_NAMES, copies={card: HAND.count(card) for card in HAND}, word="hand", note="cards",
               where=_hand, said=NN_("{change} card “{item}”", "{change} cards “{item}”")),
        Amount("wall", N_("Great Wall"), place="court/{seat}", noun=NN_("tile in the wall", "tiles in the wall"),
               where=_wall, read=lambda state, seat: state.wall.count(seat)),
        WallTiles("wall_tile", N_("Unused wall tiles"), at="courts.{seat}.wall_tiles", place="wall/{seat}/{item}",
                  names={tile: tile for tile in WALL_TILES}, copies=dict.fromkeys(WALL_TILES, 1), word="wall_tiles",
                  said=NN_("{change} wall tile “{item}”", "{change} wall tiles “{item}”")),
        Amount("vp", N_("Points"), at="courts.{seat}.vp", noun=POINTS),
        Marker("steps", N_("Space on the track"), at="courts.{seat}.space", place="space/{seat}", noun=STEPS,
               word="space", stack="track", along=_lies_on_top),
        Number("place", N_("Order"), place="space/{seat}", noun=NN_("place in the order", "places in the order"),
               none=N_("none"), adds_up=False,
               read=lambda state, seat: state.track.index(seat) + 1 if seat in state.track else 0),
        Dragons("dragon", N_("Dragons"), place="tray/{seat}", noun=NN_("dragon", "dragons"), where=_trays,
                names={letter: letter for letter in LETTERS}, none=N_("none"), rules=("ACT-4", "ACT-12"),
                read=lambda state, seat: state.dragons.get(seat)),
        Palaces("palace", N_("Palaces"), at="courts.{seat}.palaces", place="palace/{seat}/{item}",
                noun=NN_("palace", "palaces"), told_by=("person", "floors", "palaces")),
        Number("month", N_("Month"), at="month", noun=NN_("month", "months"), least=1, most=MONTHS, none=N_("none"),
               where=_months),
        Phase("phase", N_("Phase"), at="phase", place="status", names=PHASE_NAMES),
        EventRow("event_row", N_("Event"), at="event_row", place="month/{item}", noun=NN_("event row", "event rows"),
                 names=EVENT_NAMES, none=N_("none"), word="month", rules=("SETUP-5",), where=_events),
        OneOf("great_event", N_("Super Event"), at="great_event", place=f"month/{GREAT_EVENT_MONTH}",
              noun=NN_("Super Event", "Super Events"), names=GREAT_EVENT_NAMES, none=N_("none"), rules=("GE-1",)),
        Groups("groups", N_("Groups"), at="groups", noun=NN_("action groups", "action groups"),
               rules=("ACT-1", "ACT-12"), where=_groups),
        Pieces("offer", N_("Tiles on the board"), at="offer", place="offer/{item}", names=_PERSONS,
               said=(N_("{change} {item} on offer"),) * 2),
        WallOwners("wall_owners", N_("Great Wall"), at="wall", noun=NN_("wall", "walls"), rules=("WALL-4",),
                   where=_wall),
    ]
)  # fmt: skip
"""Everything that can differ, in the order in which it is told."""
GOODS: Final = [thing for thing in THINGS if isinstance(thing, Amount) and thing.place.startswith("good/")]
"""What lies beside the palaces of a court and is counted."""

# --- What notes say without counting it ------------------------------------------------------------------------------

_TAKEN: Final = {
    "DRAFT-2": ("first", "second"),
    "PER-3": ("person",),
    "PER-4": ("person",),
    "GE-SUNRISE-1": ("person",),
}
"""Rules by which a tile leaves the board, and the facts of their notes that name it."""


def effects(note: Note) -> Iterator[tuple[Key, int | None]]:
    """Palaces that come, go or change; tiles taken from the board, or laid; that markers move, and the month."""
    seat, facts, change = note.seat, note.facts, note.change
    if "floors" in change and facts.get("new"):
        yield (seat, "palaces", ""), 1
    if "floors" in change and facts.get("left") == 0:
        yield (seat, "palaces", ""), -1
        yield (seat, "palace", ""), None  # those behind it have other numbers now
    if ("floors" in change or "persons" in change) and "palace" in facts:
        yield (seat, "palace", str(facts["palace"])), None
    if "wall" in change:
        yield (seat, "wall_tile", str(facts["tile"])), -change["wall"]
    if change.get("steps"):
        yield (None, "place", ""), None
    for fact in _TAKEN.get(note.rule, ()):
        yield (None, "offer", str(facts[fact])), -1
    if note.rule == "ROUND-2":
        yield (None, "month", ""), 1
