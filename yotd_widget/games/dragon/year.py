"""The order of it all: a new game, twelve months of four phases, the end (ROUND-*). Knows every phase."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec.structs import replace

from yotd_widget.engine.errors import short
from yotd_widget.engine.house import PlayedRule, begun_by
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.names import BadName, name
from yotd_widget.engine.names import players as checked_players
from yotd_widget.engine.position import Chore
from yotd_widget.engine.texts import N_, Lazy
from yotd_widget.engine.trace import Notes
from yotd_widget.games.dragon.actions import ActionPhase, DealGroups
from yotd_widget.games.dragon.court import Court
from yotd_widget.games.dragon.events import Decay, EventPhase
from yotd_widget.games.dragon.great_events import DrawGreatEvent, GreatEventPhase
from yotd_widget.games.dragon.great_wall import WallCheck
from yotd_widget.games.dragon.persons import PersonPhase
from yotd_widget.games.dragon.pieces import (
    EDITIONS,
    GREAT_EVENT_MONTH,
    GREAT_EVENTS,
    MONTHS,
    OWNED,
    PLAYERS,
    WALL_TILES,
    Edition,
    GreatEvent,
)
from yotd_widget.games.dragon.refusals import refuse
from yotd_widget.games.dragon.scoring import EndScoring, Scoring
from yotd_widget.games.dragon.setup import ChoosePair, LayRow
from yotd_widget.games.dragon.state import SEED_DIGITS, Setup, State, fits


class NextMonth(Chore, frozen=True):
    """Begin the next month, or end the game after the twelfth (ROUND-1..3, END-1)."""

    def run(self, state: State, notes: Notes | None) -> None:
        if state.month == MONTHS:
            state.agenda.append(EndScoring())
            if state.setup.great_wall:
                state.agenda.append(WallCheck(final=True))  # WALL-16, AMB-21: after scoring, before the end
            return
        state.month += 1
        state.begin("action")
        state.agenda.extend(MONTH)
        if state.setup.great_wall or state.great_event:
            add_expansions(state)
        if notes is not None:
            notes.add("ROUND-2", month=state.month)


MONTH = (NextMonth(), Scoring(), Decay(), EventPhase(), PersonPhase(), ActionPhase(), DealGroups(LUCK))
"""What a month consists of, the first thing last: the agenda is a stack."""


def add_expansions(state: State) -> None:
    """After the event the wall check, then the Super Event, then decay (ROUND-3, COMBO-2, 3, AMB-19, 20)."""
    place = state.agenda.index(EventPhase())
    if state.setup.great_wall and state.event == "mongol_invasion":
        state.agenda.insert(place, WallCheck())
    if state.great_event and state.month == GREAT_EVENT_MONTH:
        state.agenda.insert(place, GreatEventPhase())


def new_game(
    players: Sequence[str],
    *,
    edition: Edition = "2017",
    starting_player: int = 0,
    seed: int | Literal["fresh"] | None = "fresh",
    great_wall: bool = False,
    great_event: GreatEvent | Literal["random"] | None = None,
    rules: Iterable[str | PlayedRule] = (),
) -> State:
    """A new game, at its first open decision (D-01).

    players: 2 to 5 different names, clockwise. edition: "2017" or "2007" (price of a large privilege).
    starting_player: seat of the oldest player, who drafts first.
    seed: the luck of the whole year, the same on every machine; left out, a fresh one. With None nobody answers the
    chance decisions: they are moves of `LUCK` for whoever holds the state.
    great_wall: play with the Great Wall. great_event: a Super Event in month 7, a named one ("ge_flood") or "random";
    the expansions go with either edition, singly or together (COMBO-1).
    rules: house rules, by their names (`yw.house_rules("dragon")`).
    Raises: Refusal ERR-CONFIG-PLAYERS, ERR-CONFIG-OPTION, ERR-CONFIG-GE; NotFound for a house rule.

    >>> new_game(["Ania", "Benek", "Kasia"], seed=7).decision.player
    'Ania'
    """
    if seed == "fresh":
        import secrets  # slow to load, and most positions come with a seed

        seed = secrets.randbits(32)
    setup = check_setup(
        players, edition=edition, starting_player=starting_player, seed=seed,
        great_wall=great_wall, great_event=great_event,
    )  # fmt: skip
    with begun_by("dragon", rules) as names:
        state = begin(replace(setup, rules=names))
        state.settle()
    return state


def begin(setup: Setup) -> State:
    """The table before anything is dealt (SETUP-1..3, 9, 10; DRAFT-1; WALL-1).

    Chance is asked for the event row, then for a random Super Event, so the row is the same with and without (AMB-48).
    """
    count = len(setup.players)
    drafters = [(setup.starting_player + turn) % count for turn in range(count)]
    tiles = WALL_TILES if setup.great_wall else ()
    state = State(setup, offer=OWNED[count].copy(), courts=[Court(wall_tiles=tiles) for _ in range(count)])
    state.agenda = [NextMonth(), *(ChoosePair(seat) for seat in reversed(drafters))]
    if setup.great_event == "random":
        state.agenda.append(DrawGreatEvent(LUCK))
    else:
        state.great_event = setup.great_event
    state.agenda.append(LayRow(LUCK))
    return state


def check_setup(
    players: Sequence[str],
    *,
    edition: Edition = "2017",
    starting_player: int = 0,
    seed: int | None = None,
    great_wall: bool = False,
    great_event: GreatEvent | Literal["random"] | None = None,
) -> Setup:
    """The options of a game, checked (D-01). Raises: Refusal ERR-CONFIG-PLAYERS, ERR-CONFIG-OPTION, ERR-CONFIG-GE."""
    names = _check_names(players)
    if edition not in EDITIONS:
        known = ", ".join(map(repr, EDITIONS))
        value = Lazy(N_("{value} (there are {known})"), value=short(edition), known=known)
        raise refuse("ERR-CONFIG-OPTION", option="edition", value=value)
    if type(starting_player) is not int or starting_player not in range(len(names)):
        raise refuse("ERR-CONFIG-OPTION", option="starting_player", value=short(starting_player))
    if seed is not None and (not isinstance(seed, int) or isinstance(seed, bool)):
        raise refuse("ERR-CONFIG-OPTION", option="seed", value=short(seed))
    if seed is not None and not fits(seed):
        raise refuse("ERR-CONFIG-OPTION", option="seed", value=Lazy(N_("more than {most} digits"), most=SEED_DIGITS))
    if not isinstance(great_wall, bool):
        value = Lazy(N_("{value} (True or False)"), value=short(great_wall))
        raise refuse("ERR-CONFIG-OPTION", option="great_wall", value=value)
    if great_event not in (None, "random", *GREAT_EVENTS):
        raise refuse("ERR-CONFIG-GE", id=great_event if isinstance(great_event, str) else short(great_event))
    return Setup(names, edition, starting_player, seed, great_wall, great_event)


def _check_names(players: Sequence[str]) -> tuple[str, ...]:
    """Two to five different names (SETUP-1), each in its one form."""
    names = () if isinstance(players, str) or not isinstance(players, Iterable) else tuple(players)
    if len(names) not in PLAYERS:
        raise refuse("ERR-CONFIG-PLAYERS")
    try:
        return checked_players(tuple(map(name, names)))
    except BadName as error:
        value = Lazy(N_("{value} ({fault})"), value=short(list(names)), fault=error.told)
        raise refuse("ERR-CONFIG-OPTION", option="players", value=value) from None
