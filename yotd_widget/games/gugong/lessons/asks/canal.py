"""Questions about the Grand Canal: where ships begin, sail and come to lie, what they may claim."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from yotd_widget.engine.texts import N_, _
from yotd_widget.games.gugong import canal  # by its module: a wrong rule may stand for what it does
from yotd_widget.games.gugong.lessons.asks.parts import due, stated
from yotd_widget.games.gugong.lessons.lists import template
from yotd_widget.games.gugong.nights import NightPhase
from yotd_widget.games.gugong.pieces import Reward
from yotd_widget.games.gugong.seat import Ship
from yotd_widget.games.gugong.state import State
from yotd_widget.games.gugong.words import REWARD_NAMES
from yotd_widget.quiz.behind import played
from yotd_widget.quiz.questions import Item, Line, Table
from yotd_widget.quiz.run import period_over

GONE: Final = "gone"
"""The answer for a ship that has left the canal."""


def _harbours(state: State) -> list[tuple[str, int]]:
    return [(route, at) for route in state.setup.routes for at in range(1, state.data.canal.harbours + 1)]


def _lying(state: State, route: str, at: int) -> int | None:
    """Whose ship lies in a harbour."""
    there = (seat for seat, own in enumerate(state.seats) if own.ship(route, at) is not None)
    return next(there, None)


def _told(state: State, route: str, at: int) -> Line:
    """Whether a harbour is free."""
    seat = _lying(state, route, at)
    name = f"{route}{at}"
    if seat is not None:
        told = _("{harbour}: a ship of {player} lies there.").format(harbour=name, player=state.players[seat])
        return Line(told, ("CANAL-10",), place=f"ship/{seat}/{name}")
    return Line(_("{harbour} is free.").format(harbour=name), ("CANAL-5",))


# --- Where a new ship begins ---------------------------------------------------------------------------------------


def _all_harbours(table: Table) -> Sequence[Item]:
    state = played(table)
    return [Item(f"{route}{at}", f"{route}{at}", "", _told(state, route, at)) for route, at in _harbours(state)]


def _behind_begin(table: Table) -> Iterable[Line]:
    yield from stated("CANAL-5", "CANAL-6", "CANAL-10")
    yield from (item.why for item in _all_harbours(table) if item.why)


@template(
    "canal.begin",
    "select",
    N_("Mark every harbour in which a new ship of {player} can begin."),
    items=_all_harbours,
    trace=_behind_begin,
    shown=played,
    also="new-in-first new-anywhere",
)
def begin(table: Table) -> list[str]:
    """The first free harbour of each route, where another ship is there to begin (CANAL-5, CANAL-6, CANAL-8)."""
    state = played(table)
    fresh = [route for route, harbour in canal.berths(state, table.seat) if harbour is None]
    found = [(route, canal.free_harbour(state, route)) for route in state.setup.routes if route in fresh]
    return [f"{route}{at}" for route, at in found if at is not None]


# --- Where a ship sails --------------------------------------------------------------------------------------------


def _ship(table: Table, state: State) -> Ship:
    """The ship of the question, a fact: ship=B2."""
    name = str(table.facts["ship"])
    return next(ship for ship in state.seats[table.seat].ships if ship.name == name)


def _ahead(table: Table) -> Sequence[Item]:
    """The harbours of its route, and off the canal."""
    state = played(table)
    ship = _ship(table, state)
    there = [Item(f"{route}{at}", f"{route}{at}", "", _told(state, route, at)) for route, at in _harbours(state)
             if route == ship.route]  # fmt: skip
    return [*there, Item(GONE, _("Off the canal"), "", Line(_("A ship leaves the canal only when its reward is "
            "claimed, or when it is lost in the Night."), ("HARB-3", "NIGHT-4")))]  # fmt: skip


def _behind_sails(table: Table) -> Iterable[Line]:
    yield from stated("CANAL-9", "CANAL-10")
    yield from (item.why for item in _ahead(table)[:-1] if item.why)


@template(
    "canal.sails",
    "pick",
    N_("Where does {player}'s ship {ship} lie after one move?"),
    items=_ahead,
    facts=lambda table: {"ship": str(table.facts["ship"])},
    takes="ship moves",
    trace=_behind_sails,
    shown=played,
    also="sails-blocked sails-beside",
)
def sails(table: Table) -> str:
    """The next free harbour of the ship of the fact ship=B2; where there is none, the same one (CANAL-9)."""
    state = played(table)
    ship = _ship(table, state)
    to = canal.free_harbour(state, ship.route, ship.harbour)
    return ship.name if to is None else f"{ship.route}{to}"


# --- What can be claimed -------------------------------------------------------------------------------------------


def _rewards(table: Table) -> Sequence[Item]:
    state = played(table)
    ship = _ship(table, state)
    return [
        Item(reward, REWARD_NAMES[reward], "", _why(table, ship, reward)) for reward in state.data.canal.reward_slots
    ]  # fmt: skip


def _why(table: Table, ship: Ship, reward: Reward) -> Line:
    text, rule = _said(table, ship, reward)
    told = text.format(reward=REWARD_NAMES[reward], n=ship.harbour)
    return Line(told, (rule,), place=f"ship/{table.seat}/{ship.name}")


def _said(table: Table, ship: Ship, reward: Reward) -> tuple[str, str]:
    """Why a reward can be claimed or not, and by which rule."""
    state = played(table)
    if ship.units < state.data.canal.ship_capacity:
        return _("{reward}: the ship is not full."), "HARB-1"
    if reward not in canal.rewards(state, ship.harbour):
        return _("{reward}: harbour {n} does not give it."), "HARB-4"
    if not canal.free_slot(state, table.seat, reward):
        return _("{reward}: no space for it is free."), "HARB-5"
    return _("{reward}: harbour {n} gives it."), "HARB-4"


def _behind_claims(table: Table) -> Iterable[Line]:
    yield from stated("HARB-4", "HARB-1", "HARB-5")
    yield from (item.why for item in _rewards(table) if item.why)


@template(
    "harbour.claims",
    "select",
    N_("Mark every reward that {player} can claim with the ship {ship}."),
    items=_rewards,
    facts=lambda table: {"ship": str(table.facts["ship"])},
    takes="ship moves",
    trace=_behind_claims,
    shown=played,
    also="slots-endless any-reward-anywhere",
)
def claims(table: Table) -> list[str]:
    """What the full ship of the fact ship=A5 may claim (HARB-1, HARB-4, HARB-5)."""
    state = played(table)
    ship = _ship(table, state)
    if ship.units < state.data.canal.ship_capacity:
        return []
    there = canal.rewards(state, ship.harbour)
    return [reward for reward in there if canal.free_slot(state, table.seat, reward)]


# --- Where the Night takes it --------------------------------------------------------------------------------------


def _after_night(table: Table) -> Sequence[Item]:
    """The same places, each with how far the Night takes a ship."""
    ship = _ship(table, table.state)
    told = _("In the Night a ship moves one harbour, neither more nor less.")
    line = Line(told, ("NIGHT-4", "NIGHT-5"), place=f"ship/{table.seat}/{ship.name}")
    return [msgspec.structs.replace(item, why=line) for item in _ahead(table)]


def _drifted(table: Table) -> Iterable[Line]:
    yield from stated("NIGHT-4", "NIGHT-5")
    yield from (item.why for item in _after_night(table)[:1] if item.why)


@template(
    "night.ship",
    "pick",
    N_("Where does {player}'s ship {ship} lie after the Night has moved the ships?"),
    items=_after_night,
    facts=lambda table: {"ship": str(table.facts["ship"])},
    takes="ship moves",
    ahead=due(NightPhase),
    until=period_over,
    trace=_drifted,
    also="drift-past drift-stays",
)
def drifts(table: Table) -> str:
    """Where the Night takes the ship of the fact ship=A4, "gone" if it is lost (NIGHT-4)."""
    name, lost = str(table.facts["ship"]), False
    for note in table.run.notes("NIGHT-4", seat=table.seat):
        if note.facts.get("ship") == name:
            lost = bool(note.facts.get("lost"))
            name = str(note.facts.get("to", name))
            break
    return GONE if lost else name
