"""Positions for tests, in a line each: who has what, and which question is open.

>>> state = acting(court("2 young monk", "2"), court(yuan=2))
>>> state.decision.player, state.court("P2").yuan, state.court("P1").palaces[0]
('P1', 2, Palace(floors=2, persons=('young monk',)))
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.position import Task
from yotd_widget.engine.trace import Note, Notes
from yotd_widget.games.dragon import actions, events, great_wall, persons, pieces, scoring, setup, year
from yotd_widget.games.dragon.court import Court, Palace
from yotd_widget.games.dragon.floors import PlaceFloors
from yotd_widget.games.dragon.pieces import supply
from yotd_widget.games.dragon.state import Setup, State

QUIET_ROW = setup.event_row(pieces.DRAWN_EVENTS)
"""An event row like any other: peace, peace, tribute, drought, tribute …"""

DEFAULT_GROUPS = {
    2: "taxes+build+harvest+fireworks_display military_parade+research+privilege",
    3: "taxes+build+harvest fireworks_display+military_parade research+privilege",
    4: "taxes+build harvest+fireworks_display military_parade+research privilege",
    5: "taxes+build harvest+fireworks_display military_parade research privilege",
}
WALL_GROUPS = {
    2: "taxes+build+harvest+build_wall fireworks_display+military_parade+research+privilege",
    3: "taxes+build+build_wall harvest+fireworks_display+military_parade research+privilege",
    4: "taxes+build_wall harvest+fireworks_display military_parade+build research+privilege",
    5: "taxes+build_wall harvest+fireworks_display military_parade+build research privilege",
}
"""The groups with the eighth card; Build Wall lies in group A, beside Taxes."""
RELEASES = {
    "D-13": "imperial_tribute", "D-16": "mongol_invasion", "D-17": "contagion", "D-18": "mongol_invasion",
}  # fmt: skip


def palace(text: str) -> Palace:
    """A palace from "3 young monk, old healer": its floors, then who lives there."""
    floors, _, people = text.partition(" ")
    return Palace(int(floors), tuple(people.split(", ")) if people else ())


def court(*palaces: str, **things: Any) -> Court:
    """A court with these palaces ("3 young monk, old healer"; none named: the two of the start) and these things."""
    return Court([palace(text) for text in palaces] if palaces else Court().palaces, **things)


def bare(**things: Any) -> Court:
    """A court without any palace."""
    return Court([], **things)


def table(
    *courts: Court,
    agenda: Sequence[Task] = (),
    month: int = 5,
    phase: str = "action",
    event: str | None = None,
    groups: str | None = None,
    dragons: dict[str, str] | None = None,
    track: str | None = None,
    gone: Iterable[str] = (),
    held: Iterable[str] = (),
    edition: Any = "2017",
    seed: int | None = None,
    wall: str | None = None,
    great_event: Any = None,
) -> State:
    """The table with these courts of P1, P2 … in the middle of a game.

    event: of this month. groups: "taxes+build harvest …"; dragons: {"P1": "A"}. track: "P2 P1", the leader first; left
    out, by the spaces, the earlier seat on top. gone: all tiles of these kinds are out of the game. held: tiles taken
    and not yet placed. wall: "P1 P3", the owners of the tiles laid, from the left, "" before the first one; left out,
    the Great Wall is not used. Who has laid tiles has used the first ones, unless the court says otherwise.
    great_event: the Super Event on month 7.
    """
    count = len(courts)
    names = tuple(f"P{seat + 1}" for seat in range(count))
    laid = () if wall is None else tuple(names.index(name) for name in wall.split())
    courts = tuple(court.clone() for court in courts)
    if wall is not None:
        for seat, mine in enumerate(courts):
            mine.wall_tiles = mine.wall_tiles or pieces.WALL_TILES[laid.count(seat) :]
            assert len(mine.wall_tiles) + laid.count(seat) == 6, "everybody owns six wall tiles"
    order = [names.index(name) for name in track.split()] if track else sorted(
        range(count), key=lambda seat: -courts[seat].space
    )  # fmt: skip
    used = Counter(held) + Counter(person for court in courts for person in court.persons())
    offer = {person: 0 if person in gone else tiles - used[person] for person, tiles in supply(count).items()}
    assert min(offer.values()) >= 0, "there are not so many tiles"
    row = list(QUIET_ROW)
    if event is not None:
        row[month - 1] = event
    usual = (DEFAULT_GROUPS if wall is None else WALL_GROUPS)[count] if phase == "action" else ""  # ACT-12
    groups = groups or usual
    options = Setup(names, edition, seed=seed, great_wall=wall is not None, great_event=great_event)
    return State(
        options, tuple(row), month, phase,
        tuple(tuple(cards.split("+")) for cards in groups.split()),
        {names.index(name): letter for name, letter in (dragons or {}).items()},
        offer, list(courts), order, list(agenda), great_event, laid,
    )  # fmt: skip


def checked(state: State) -> State:
    """The same table, once it has been through the codec: no test stands on a position that cannot be."""
    assert State.from_json(state.to_json()) == state
    return state


BEFORE_EVENT = (actions.DealGroups, actions.ActionPhase, persons.PersonPhase)
BEFORE = {"persons": BEFORE_EVENT[:2], "event": BEFORE_EVENT, "after": (*BEFORE_EVENT, events.EventPhase)}


def rest_of_month(state: State, start: str, without: tuple[type, ...] = ()) -> list[Task]:
    """What is still to come this month, from its "persons", from its "event" or from "after" the event on."""
    begun = state.clone()
    begun.month, begun.agenda = state.month - 1, []
    year.NextMonth().run(begun, None)
    return [task for task in begun.agenda if not isinstance(task, (*BEFORE[start], *without))]


def _from(state: State, by: str | None) -> list[int]:
    """Seats in track order from the player `by` on; the others have had their turn."""
    order = state.track
    return order[order.index(state.setup.players.index(by)) :] if by else order


def acting(*courts: Court, by: str | None = None, **things: Any) -> State:
    """Phase 1, D-04: the turn of `by`, or of the leader."""
    state = table(*courts, **things)
    order = reversed(_from(state, by))
    state.agenda = [*rest_of_month(state, "persons"), *(actions.ChooseAction(seat) for seat in order)]
    return checked(state)


def recruiting(*courts: Court, by: str | None = None, taken: str | None = None, card: str | None = None, **things: Any):
    """Phase 2: `by`, or the leader, chooses a card; or, having played `card`, a tile; or, having `taken` it, a home."""
    state = table(*courts, phase="person", held=[taken] if taken else [], **things)
    first, *others = _from(state, by)
    question: Task = persons.ChooseCard(first)
    if taken:
        question = persons.HousePerson(first, taken)
    elif card:
        question = persons.ChoosePerson(first, card)
    state.agenda = [*rest_of_month(state, "event"), *(persons.ChooseCard(seat) for seat in reversed(others)), question]
    return checked(state)


def drafting(*drafted: str, players: int = 0, **things: Any) -> State:
    """The draft, after these pairs ("monk farmer") have been drafted by P1, P2 …; both persons in the first palace."""
    count = players or max(2, len(drafted) + 1)
    state = year.begin(Setup(tuple(f"P{seat + 1}" for seat in range(count)), **things))
    state = state.after(setup.SHUFFLES[0])
    for pair in drafted:
        first, second = pair.split()
        state = state.after(f"draft young {first}, young {second}").after("place 1")
    return state


def run(*tasks: Task, courts: Sequence[Court], notes: Notes | None = None, **things: Any) -> State:
    """The table after these tasks alone, in this order, up to the first question: nothing else follows."""
    state = table(*courts, agenda=tasks[::-1], **things)
    state.proceed(notes)
    return state


def happens(event: str, *courts: Court, decay: bool = False, **things: Any) -> State:
    """The table after this event alone, or with decay, up to the first question."""
    tasks = [events.EventPhase(), events.Decay()] if decay else [events.EventPhase()]
    return run(*tasks, courts=courts, event=event, **things)


def decays(*courts: Court) -> State:
    """The table after decay alone."""
    return run(events.Decay(), courts=courts)


def scored(*courts: Court, **things: Any) -> State:
    """The table after phase 4 alone."""
    return run(scoring.Scoring(), courts=courts, **things)


def ended(*courts: Court, **things: Any) -> State:
    """The table after end scoring: the game is over."""
    return run(scoring.EndScoring(), courts=courts, month=12, **things)


def building(floors: int, mine: Court, **things: Any) -> State:
    """Phase 1, D-05: P1 has to place this many floors."""
    state = table(mine, court(), **things)
    state.agenda = [*rest_of_month(state, "persons"), actions.ChooseAction(1), PlaceFloors(0, floors)]
    return checked(state)


def releasing(point: str, count: int, *courts: Court, palace: int = 0, **things: Any) -> State:
    """D-13, D-15, D-16, D-17 or D-18: P1 has to release `count` persons."""
    state = table(*courts, event=RELEASES.get(point, "drought"), phase="event", **things)
    state.agenda = [*rest_of_month(state, "after"), events.ChooseReleased(0, count, point, palace)]
    return checked(state)


def dealing(players: int, **things: Any) -> State:
    """Chance has to deal the action groups of a month."""
    state = table(*(court() for _ in range(players)), **things)
    state.agenda = [*rest_of_month(state, "persons"), actions.ActionPhase(), actions.DealGroups(LUCK)]
    return checked(state)


# --- The expansions --------------------------------------------------------------------------------------------------


def laying(*courts: Court, wall: str = "", **things: Any) -> State:
    """Phase 1, D-07: the leader has chosen Build Wall and has two tiles or more."""
    return acting(*courts, wall=wall, **things).after("use A build_wall")


def wall_checked(*courts: Court, wall: str, month: int = 5, final: bool = False, **things: Any) -> State:
    """The table after a wall check alone, up to the first question (D-18)."""
    return run(great_wall.WallCheck(final), courts=courts, wall=wall, month=month, **things)


def month_from_event(event: str, *courts: Court, notes: Notes | None = None, **things: Any) -> State:
    """The table from the event of a month on, up to the first question: all of the month that is left follows."""
    state = table(*courts, event=event, phase="person", **things)
    state.agenda = rest_of_month(state, "event")
    state.proceed(notes)
    return state


def strikes(
    great_event: str, *courts: Court, event: str = "peace", decay: bool = False, notes: Notes | None = None,
    **things: Any,
) -> State:  # fmt: skip
    """The table after the event of month 7 and the Super Event, or with decay, up to the first question."""
    state = table(*courts, event=event, phase="person", month=7, great_event=great_event, **things)
    later = (year.NextMonth, scoring.Scoring) if decay else (year.NextMonth, scoring.Scoring, events.Decay)
    state.agenda = rest_of_month(state, "event", without=later)
    state.proceed(notes)
    return state


def shown(court: Court) -> list[str]:
    """The palaces of a court as text, as `court` takes them."""
    return [" ".join([str(palace.floors), ", ".join(palace.persons)]).strip() for palace in court.palaces]


def moves(state: State) -> list[str]:
    """The legal moves in their text form."""
    return [str(move) for move in state.legal_moves]


def played(state: State, *moves: object) -> State:
    """The position after these moves."""
    for move in moves:
        state = state.after(move)
    return state


def noted(state: State, move: object) -> tuple[State, list[Note]]:
    """The position after a move, and the notes of the step."""
    notes = Notes()
    return state.after(move, notes=notes), list(notes)


def completions(state: State) -> list[State]:
    """Every position in which the open row of pieces can end, without doubles."""
    decision, ends, open_rows = state.decision, {}, [state]
    while open_rows:
        row = open_rows.pop()
        for move in row.legal_moves:
            end = row.after(move)
            now = end.decision
            same = now is not None and (now.id, now.seat) == (decision.id, decision.seat) and now.done > decision.done
            (open_rows.append(end) if same else ends.setdefault(end.to_json(), end))
    return list(ends.values())


def relaid(state: State, **changes: Any) -> State:
    """The table with other setup options: `relaid(state, edition="2007")`."""
    copy = state.clone()
    copy.setup = msgspec.structs.replace(state.setup, **changes)
    return copy
