"""What may remove a problem, by the rule behind it. Whether it does is not said here: it is tried (see problems.py)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final, cast

from yotd_widget.engine.editing import Draft, Edit, Problem
from yotd_widget.games.dragon.court import Court
from yotd_widget.games.dragon.editing.drafts import table_of
from yotd_widget.games.dragon.editing.handles import TURNS
from yotd_widget.games.dragon.notation import defaults
from yotd_widget.games.dragon.pieces import (
    DRAWN_EVENTS,
    LETTERS,
    MAX_FLOORS,
    MONTHS,
    OWNED,
    PASS_FILLS_TO,
    PEACEFUL_MONTHS,
    WALL_TILES,
    Event,
    Person,
)
from yotd_widget.games.dragon.state import State

Edits = tuple[Edit, ...]
Proposals = Iterator[Edits]


def proposals(draft: Draft, start: Draft, problem: Problem) -> Proposals:
    """Edits that may help, the most natural first."""
    table = table_of(draft)
    for rule in problem.rules:
        if rule in _PROPOSALS:
            yield from _PROPOSALS[rule](table, problem.place, table_of(start))
            return
    if problem.place == "turn":
        yield from _turns(table, problem.place, table)


def _seat(place: str) -> int:
    return int(place.split("/")[1])


def _seat_name(place: str) -> str:
    return f"P{_seat(place) + 1}"


# --- Courts ----------------------------------------------------------------------------------------------------------


def _palace(table: State, place: str, start: State) -> Proposals:
    """As many floors as persons, or a person fewer, or both."""
    seat, number = _seat(place), int(place.split("/")[2])
    palace, at = table.courts[seat].palaces[number - 1], f"P{seat + 1}.palace{number}"
    persons = len(palace.persons)
    floors = Edit(f"{at}.floors", min(MAX_FLOORS, max(1, persons, palace.floors)))
    if floors.to != palace.floors:
        yield (floors,)
    for floor in range(persons):
        yield (Edit(f"{at}.{floor + 1}", None),)
    surplus = tuple(Edit(f"{at}.{floor}", None) for floor in range(persons, MAX_FLOORS, -1))
    if surplus:
        yield (*surplus, floors)


def _tiles_of_persons(table: State, place: str, start: State) -> Proposals:
    """Fewer tiles on the board, or a person fewer at a court (INV-01)."""
    person = cast(Person, place.removeprefix("offer/"))
    here = _placed(table, person)
    then = _placed(start, person) + start.offer[person]
    owned = OWNED[len(table.courts)][person]
    for tiles in dict.fromkeys((min(then, owned), owned)):
        if tiles >= here:
            yield (Edit(f"offer.{person}", tiles - here),)
    dwellers = [
        Edit(f"P{seat + 1}.palace{number}.{floor}", None)
        for seat, court in enumerate(table.courts)
        for number, palace in enumerate(court.palaces, 1)
        for floor, dweller in reversed(list(enumerate(palace.persons, 1)))  # so that the others keep their floors
        if dweller == person
    ]
    if here > owned:
        yield (Edit(f"offer.{person}", 0), *dwellers[: here - owned])
    for leaves in dwellers:
        yield (leaves,)


def _placed(table: State, person: Person) -> int:
    """Tiles at court and on their way."""
    placed = [dweller for court in table.courts for dweller in court.persons()] + defaults.held(table)
    return placed.count(person)


def _wall_tiles(table: State, place: str, start: State) -> Proposals:
    """A tile more or fewer beside the wall, or in it."""
    seat, name = _seat(place), _seat_name(place)
    unused = table.courts[seat].wall_tiles
    missing = len(WALL_TILES) - len(unused) - table.wall.count(seat)
    change = [tile for tile in WALL_TILES if (tile in unused) == (missing < 0)][: abs(missing)]
    yield tuple(Edit(f"{name}.wall_tiles.{tile}", missing > 0) for tile in change)
    laid = [number for number, owner in enumerate(table.wall, 1) if owner == seat]
    if missing < 0:
        yield tuple(Edit(f"wall.{number}", None) for number in laid[::-1][:-missing])
    else:
        yield tuple(Edit(f"wall.{len(table.wall) + more}", name) for more in range(1, missing + 1))


def _hand(table: State, place: str, start: State) -> Proposals:
    """The hand that fits persons and month."""
    yield (Edit(f"{_seat_name(place)}.hand", list(defaults.hand(table, _seat(place)))),)


def _marker(table: State, place: str, start: State) -> Proposals:
    persons = list(table.courts[_seat(place)].persons())
    yield (Edit(f"{_seat_name(place)}.space", max(3, defaults.space(persons))),)


def _dragon(table: State, place: str, start: State) -> Proposals:
    """No dragon there of players who have not acted yet."""
    letter = place.split("/")[1]
    early = [seat for seat, used in table.dragons.items() if used == letter and not defaults.has_acted(table, seat)]
    yield tuple(Edit(f"P{seat + 1}.dragon", None) for seat in early)


def _passed(table: State, place: str, start: State) -> Proposals:
    """Three yuan, or a dragon on a group after all."""
    yield (Edit(f"{_seat_name(place)}.yuan", PASS_FILLS_TO),)
    for letter in LETTERS[: len(table.groups)]:
        if letter not in table.dragons.values():
            yield (Edit(f"{_seat_name(place)}.dragon", letter),)


def _privileges(table: State, place: str, start: State) -> Proposals:
    seat, name = _seat(place), _seat_name(place)
    court = table.courts[seat]
    excess = court.small + court.large + table.wall.count(seat)
    excess -= max(0, table.month - 1) + defaults.has_acted(table, seat)
    if court.small >= excess:
        yield (Edit(f"{name}.small", court.small - excess),)
    if court.large >= excess:
        yield (Edit(f"{name}.large", court.large - excess),)
    yield (Edit(f"{name}.small", 0), Edit(f"{name}.large", max(0, court.large + court.small - excess)))


def _kit(table: State, place: str, start: State) -> Proposals:
    """What everybody has at the start (SETUP-10)."""
    seat, name, kit = _seat(place), _seat_name(place), Court()
    court = table.courts[seat]
    edits = [
        Edit(f"{name}.{good}", getattr(kit, good))
        for good in ("yuan", "rice", "fireworks", "small", "large", "vp")
        if getattr(court, good) != getattr(kit, good)
    ]
    for number in range(len(court.palaces), len(kit.palaces), -1):
        edits.append(Edit(f"{name}.palace{number}.floors", 0))
    for number, palace in enumerate(kit.palaces, 1):
        if number > len(court.palaces) or court.palaces[number - 1].floors != palace.floors:
            edits.append(Edit(f"{name}.palace{number}.floors", palace.floors))
    yield tuple(edits)


def _no_good(good: str) -> Callable[[State, str, State], Proposals]:
    """What an event takes before it asks, is taken."""

    def taken(table: State, place: str, start: State) -> Proposals:
        yield (Edit(f"{_seat_name(place)}.{good}", 0),)
        yield from _turns(table, place, start)

    return taken


def _new_palace(table: State, place: str, start: State) -> Proposals:
    yield (Edit(f"{_seat_name(place)}.palace{len(table.courts[_seat(place)].palaces) + 1}.floors", 1),)


# --- The table -------------------------------------------------------------------------------------------------------


def _row(table: State, place: str, start: State) -> Proposals:
    """Peace at first; what is there too often becomes what is missing; two months change places (INV-16)."""
    row = table.event_row
    late = [month for month in range(1, PEACEFUL_MONTHS + 1) if row[month - 1] != "peace"]
    if late:
        yield tuple(Edit(f"month{month}", "peace") for month in late)
    has, wanted = Counter(row[PEACEFUL_MONTHS:]), Counter(DRAWN_EVENTS)
    surplus, missing = has - wanted, wanted - has
    months = range(PEACEFUL_MONTHS + 1, MONTHS + 1)
    for event in missing:
        for month in sorted(months, key=lambda month: row[month - 1 : month] == start.event_row[month - 1 : month]):
            if row[month - 1] in surplus:
                yield (Edit(f"month{month}", event),)
    yield from _swaps(row)
    if len(start.event_row) == MONTHS and start.event_row != row:
        yield tuple(
            Edit(f"month{month}", event) for month, event in enumerate(start.event_row, 1) if event != row[month - 1]
        )


def _swaps(row: tuple[Event, ...]) -> Proposals:
    for first in range(PEACEFUL_MONTHS, MONTHS):
        for second in range(first + 1, MONTHS):
            other = list(row)
            other[first], other[second] = row[second], row[first]
            if row[first] != row[second] and _twins(other) < _twins(list(row)):
                yield Edit(f"month{first + 1}", row[second]), Edit(f"month{second + 1}", row[first])


def _twins(row: list[Event]) -> int:
    """Months that are like the one before."""
    return sum(1 for month in range(PEACEFUL_MONTHS, MONTHS) if row[month] == row[month - 1])


def _turns(table: State, place: str, start: State) -> Proposals:
    """Another question: of whoever was asked, then of the others in their order."""
    if not table.month:
        return
    asked = [task.seat for task in table.agenda[-1:] if task.asked and task.seat in table.track]
    for phase in ("person", "action") if table.phase == "person" else TURNS:
        for seat in dict.fromkeys((*asked, *table.track)):
            yield (Edit("turn", f"P{seat + 1} {phase}"),)


_PROPOSALS: Final[dict[str, Callable[[State, str, State], Proposals]]] = {
    "PAL-1": _palace,
    "PAL-2": _palace,
    "SETUP-2": _tiles_of_persons,
    "INV-01": _tiles_of_persons,
    "WALL-1": _wall_tiles,
    "INV-10": _hand,
    "INV-11": _hand,
    "INV-06": _marker,
    "INV-15": _passed,
    "ACT-12": _dragon,
    "ACT-4": _privileges,
    "SETUP-10": _kit,
    "PER-12": _new_palace,
    "DRAFT-4": _new_palace,
    "EVT-DROUGHT-2": _no_good("rice"),
    "EVT-TRIBUTE-1": _no_good("yuan"),
    "INV-16": _row,
}
"""By the first of a problem's rules that stands here."""
