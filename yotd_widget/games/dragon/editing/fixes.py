"""What may remove a problem, by the rule behind it. Whether it does is not said here: it is tried."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from yotd_widget.engine.editing import Draft, Edit, Problem
from yotd_widget.games.dragon.court import AMOUNTS, Court
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

Proposals = Iterator[tuple[Edit, ...]]


class Case(NamedTuple):
    """Where a problem lies: the key of its place, on a table that the reader has made of another one."""

    place: str
    table: State
    start: State

    @property
    def item(self) -> Any:
        """What follows the kind of the place: a person, the letter of a group."""
        return self.place.split("/")[1]

    @property
    def seat(self) -> int:
        """Whose court it is at."""
        return int(self.item)

    @property
    def court(self) -> Court:
        """That court."""
        return self.table.courts[self.seat]

    def to(self, thing: str, value: Any) -> Edit:
        """A thing of that player shall be something else."""
        return Edit(f"P{self.seat + 1}.{thing}", value)


def proposals(draft: Draft, start: Draft, problem: Problem) -> Proposals:
    """Edits that may help, the most natural first."""
    case = Case(problem.place, table_of(draft), table_of(start))
    found = next((_PROPOSALS[rule] for rule in problem.rules if rule in _PROPOSALS), None)
    if found:
        return found(case)
    return _turns(case) if problem.place == "turn" else iter(())


# --- Courts ----------------------------------------------------------------------------------------------------------


def _palace(case: Case) -> Proposals:
    """As many floors as persons, or a person fewer, or both."""
    at = f"palace{case.place.split('/')[2]}"
    palace = case.court.palaces[int(at.removeprefix("palace")) - 1]
    persons = len(palace.persons)
    floors = case.to(f"{at}.floors", min(MAX_FLOORS, max(1, persons, palace.floors)))
    if floors.to != palace.floors:
        yield (floors,)
    for floor in range(persons):
        yield (case.to(f"{at}.{floor + 1}", None),)
    if surplus := tuple(case.to(f"{at}.{floor}", None) for floor in range(persons, MAX_FLOORS, -1)):
        yield (*surplus, floors)


def _tiles_of_persons(case: Case) -> Proposals:
    """Fewer tiles on the board, or a person fewer at a court (INV-01)."""
    person: Person = case.item
    here, owned = _placed(case.table, person), OWNED[len(case.table.courts)][person]
    then = _placed(case.start, person) + case.start.offer[person]
    for tiles in dict.fromkeys((min(then, owned), owned)):
        if tiles >= here:
            yield (Edit(f"offer.{person}", tiles - here),)
    dwellers = [
        Edit(f"P{seat + 1}.palace{number}.{floor}", None)
        for seat, court in enumerate(case.table.courts)
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


def _wall_tiles(case: Case) -> Proposals:
    """A tile more or fewer beside the wall, or in it."""
    wall, unused = case.table.wall, case.court.wall_tiles
    missing = len(WALL_TILES) - len(unused) - wall.count(case.seat)
    change = [tile for tile in WALL_TILES if (tile in unused) == (missing < 0)][: abs(missing)]
    yield tuple(case.to(f"wall_tiles.{tile}", missing > 0) for tile in change)
    laid = [number for number, owner in enumerate(wall, 1) if owner == case.seat]
    if missing < 0:
        yield tuple(Edit(f"wall.{number}", None) for number in laid[::-1][:-missing])
    else:
        yield tuple(Edit(f"wall.{len(wall) + more}", f"P{case.seat + 1}") for more in range(1, missing + 1))


def _hand(case: Case) -> Proposals:
    """The hand that fits persons and month."""
    yield (case.to("hand", list(defaults.hand(case.table, case.seat))),)


def _marker(case: Case) -> Proposals:
    yield (case.to("space", max(3, defaults.space(list(case.court.persons())))),)


def _dragon(case: Case) -> Proposals:
    """No dragon there of players who have not acted yet."""
    there = [seat for seat, letter in case.table.dragons.items() if letter == case.item]
    yield tuple(Edit(f"P{seat + 1}.dragon", None) for seat in there if not defaults.has_acted(case.table, seat))


def _passed(case: Case) -> Proposals:
    """Three yuan, or a dragon on a group after all."""
    yield (case.to("yuan", PASS_FILLS_TO),)
    for letter in LETTERS[: len(case.table.groups)]:
        if letter not in case.table.dragons.values():
            yield (case.to("dragon", letter),)


def _privileges(case: Case) -> Proposals:
    court, table = case.court, case.table
    excess = court.small + court.large + table.wall.count(case.seat)
    excess -= max(0, table.month - 1) + defaults.has_acted(table, case.seat)
    if court.small >= excess:
        yield (case.to("small", court.small - excess),)
    if court.large >= excess:
        yield (case.to("large", court.large - excess),)
    yield case.to("small", 0), case.to("large", max(0, court.large + court.small - excess))


def _kit(case: Case) -> Proposals:
    """What everybody has at the start (SETUP-10)."""
    court, kit = case.court, Court()
    goods = [good for good in AMOUNTS if good != "space" and getattr(court, good) != getattr(kit, good)]
    edits = [case.to(good, getattr(kit, good)) for good in goods]
    edits += [case.to(f"palace{number}.floors", 0) for number in range(len(court.palaces), len(kit.palaces), -1)]
    for number, palace in enumerate(kit.palaces, 1):
        if number > len(court.palaces) or court.palaces[number - 1].floors != palace.floors:
            edits.append(case.to(f"palace{number}.floors", palace.floors))
    yield tuple(edits)


def _no_good(good: str) -> Callable[[Case], Proposals]:
    """What an event takes before it asks, is taken."""

    def taken(case: Case) -> Proposals:
        yield (case.to(good, 0),)
        yield from _turns(case)

    return taken


def _new_palace(case: Case) -> Proposals:
    yield (case.to(f"palace{len(case.court.palaces) + 1}.floors", 1),)


# --- The table -------------------------------------------------------------------------------------------------------


def _row(case: Case) -> Proposals:
    """Peace at first; what is there too often becomes what is missing; two months change places (INV-16)."""
    row, before = case.table.event_row, case.start.event_row
    late = [month for month in range(1, PEACEFUL_MONTHS + 1) if row[month - 1] != "peace"]
    if late:
        yield tuple(Edit(f"month{month}", "peace") for month in late)
    has, wanted = Counter(row[PEACEFUL_MONTHS:]), Counter(DRAWN_EVENTS)
    surplus, missing = has - wanted, wanted - has
    months = range(PEACEFUL_MONTHS + 1, MONTHS + 1)
    for event in missing:
        for month in sorted(months, key=lambda month: row[month - 1 : month] == before[month - 1 : month]):
            if row[month - 1] in surplus:
                yield (Edit(f"month{month}", event),)
    yield from _swaps(row)
    if len(before) == MONTHS and before != row:
        yield tuple(Edit(f"month{month}", event) for month, event in enumerate(before, 1) if event != row[month - 1])


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


def _turns(case: Case) -> Proposals:
    """Another question: of whoever was asked, then of the others in their order."""
    table = case.table
    asked = [task.seat for task in table.agenda[-1:] if task.asked and task.seat in table.track]
    phases = ("person", "action") if table.phase == "person" else TURNS
    for phase in phases if table.month else ():
        for seat in dict.fromkeys((*asked, *table.track)):
            yield (Edit("turn", f"P{seat + 1} {phase}"),)


_PROPOSALS: Final[dict[str, Callable[[Case], Proposals]]] = {
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
