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
from yotd_widget.games.dragon import actions, events, persons, pieces, scoring, setup, year
from yotd_widget.games.dragon.court import Court, Palace
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
RELEASES = {"D-13": "imperial_tribute", "D-16": "mongol_invasion", "D-17": "contagion"}


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
) -> State:
    """The table with these courts of P1, P2 … in the middle of a game.

    event: of this month. groups: "taxes+build harvest …"; dragons: {"P1": "A"}. track: "P2 P1", the leader first; left
    out, by the spaces, the earlier seat on top. gone: all tiles of these kinds are out of the game. held: tiles taken
    and not yet placed.
    """
    count = len(courts)
    names = tuple(f"P{seat + 1}" for seat in range(count))
    order = [names.index(name) for name in track.split()] if track else sorted(
        range(count), key=lambda seat: -courts[seat].space
    )  # fmt: skip
    used = Counter(held) + Counter(person for court in courts for person in court.persons())
    offer = {person: 0 if person in gone else tiles - used[person] for person, tiles in supply(count).items()}
    assert min(offer.values()) >= 0, "there are not so many tiles"
    row = list(QUIET_ROW)
    if event is not None:
        row[month - 1] = event
    return State(
        Setup(names, edition, seed=seed), tuple(row), month, phase,
        tuple(tuple(cards.split("+")) for cards in (groups or DEFAULT_GROUPS[count]).split()),
        {names.index(name): letter for name, letter in (dragons or {}).items()},
        offer, [court.clone() for court in courts], order, list(agenda),
    )  # fmt: skip


def checked(state: State) -> State:
    """The same table, once it has been through the codec: no test stands on a position that cannot be."""
    assert State.from_json(state.to_json()) == state
    return state


REST_OF_MONTH = {
    "action": [*year.MONTH[:5]],
    "person": [*year.MONTH[:4]],
    "event": [*year.MONTH[:3]],
}


def _from(state: State, by: str | None) -> list[int]:
    """Seats in track order from the player `by` on; the others have had their turn."""
    order = state.track
    return order[order.index(state.setup.players.index(by)) :] if by else order


def acting(*courts: Court, by: str | None = None, **things: Any) -> State:
    """Phase 1, D-04: the turn of `by`, or of the leader."""
    state = table(*courts, **things)
    state.agenda = REST_OF_MONTH["action"] + [actions.ChooseAction(seat) for seat in reversed(_from(state, by))]
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
    state.agenda = [*REST_OF_MONTH["person"], *(persons.ChooseCard(seat) for seat in reversed(others)), question]
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
    state.agenda = [*REST_OF_MONTH["action"], actions.ChooseAction(1), actions.PlaceFloors(0, floors)]
    return checked(state)


def releasing(point: str, count: int, *courts: Court, palace: int = 0, **things: Any) -> State:
    """D-13, D-15, D-16 or D-17: P1 has to release `count` persons."""
    state = table(*courts, event=RELEASES.get(point, "drought"), phase="event", **things)
    state.agenda = [*REST_OF_MONTH["event"], events.ChooseReleased(0, count, point, palace)]
    return checked(state)


def dealing(players: int) -> State:
    """Chance has to deal the action groups of a month."""
    state = table(*(court() for _ in range(players)))
    state.agenda = [*REST_OF_MONTH["action"], actions.ActionPhase(), actions.DealGroups(LUCK)]
    return checked(state)


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
