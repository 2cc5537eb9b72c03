"""Whether a table can be, and be played on to its end: the game would break otherwise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import chain
from operator import gt
from typing import Any, Final

import msgspec

from yotd_widget.engine.errors import BadPosition
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.texts import N_, _
from yotd_widget.games.dragon.actions import DealGroups, action_cards
from yotd_widget.games.dragon.court import Court
from yotd_widget.games.dragon.events import ChooseReleased, ChooseUnsupplied
from yotd_widget.games.dragon.floors import PlaceFloors
from yotd_widget.games.dragon.great_events import (
    ChooseDropped,
    ChooseFloors,
    ChooseReturned,
    ChooseSunrise,
    DrawGreatEvent,
    GreatEventPhase,
    HouseSunrise,
)
from yotd_widget.games.dragon.great_wall import ChooseWallTile, LayTile, WallCheck
from yotd_widget.games.dragon.persons import HousePerson
from yotd_widget.games.dragon.pieces import (
    GOODS,
    GREAT_EVENT_MONTH,
    GROUP_SIZES,
    LETTERS,
    MONTHS,
    OWNED,
    WALL_LENGTH,
    WALL_TILES,
    YOUNG,
)
from yotd_widget.games.dragon.scoring import EndScoring
from yotd_widget.games.dragon.setup import ChoosePair, HouseDrafted, LayRow
from yotd_widget.games.dragon.state import PHASES, State
from yotd_widget.games.dragon.words import person_name
from yotd_widget.games.dragon.year import NextMonth


def check(state: State) -> None:
    """Whether a table of known pieces can be and be played on, with a question open or not yet. Raises: BadPosition."""
    _check_table(state)
    for seat, court in enumerate(state.courts):
        _check_court(state, court, seat)
    _check_expansions(state)
    check_track(state)
    _check_tiles(state)
    _check_agenda(state)
    if not state.month:
        _check_draft(state)


def faults(state: State) -> list[BadPosition]:
    """All that `decode` would say of a table of known pieces: at most one fault of each court and part; [] for none.

    The agenda is only looked at where the table stands: its questions have no answers otherwise.
    """
    checks: list[Callable[[], None]]
    checks = [partial(_check_court, state, court, at) for at, court in enumerate(state.courts)]
    checks += [partial(check, state) for check in (_check_expansions, check_track, _check_tiles)]
    agenda = [partial(check, state) for check in (_check_agenda, *(() if state.month else (_check_draft,)))]
    for part in ([partial(_check_table, state)], checks, agenda, [partial(check_question, state)]):
        if found := [fault for check in part if (fault := _fault(check))]:
            return found
    return []


def _fault(check: Callable[[], None]) -> BadPosition | None:
    try:
        check()
    except BadPosition as fault:
        return fault
    return None


def bad(path: str, sentence: str, *rules: str) -> BadPosition:
    return BadPosition(sentence, *rules, path=path)


def _check_table(state: State) -> None:
    players = state.setup.players
    if len(state.courts) != len(players):
        raise bad("$.courts", _("Expected one court for each of {count} players").format(count=len(players)))
    if state.setup.starting_player >= len(players):
        raise bad("$.setup.starting_player", _("No such seat"))
    if state.phase not in PHASES:
        raise bad("$.phase", _("No such phase"))
    cards = action_cards(state)
    if state.groups and (
        sorted(map(len, state.groups), reverse=True) != list(GROUP_SIZES[len(cards)][len(players)])
        or not set(cards).issubset(chain(*state.groups))
    ):
        raise bad("$.groups", _("These are not the groups of so many players"), "ACT-1")
    letters = LETTERS[: len(state.groups)]
    for seat, letter in state.dragons.items():
        if not 0 <= seat < len(players) or letter not in letters:
            raise bad("$.dragons", _("No such seat or group"))
    if state.phase == "over" and not state.month:
        raise bad("$.phase", _("No game is over before its first month"), "END-1")
    if state.month > MONTHS or (state.month and len(state.event_row) != MONTHS):
        raise bad("$.month", _("No such month in the event row"), "ROUND-1")
    if len(state.event_row) not in (0, MONTHS):
        raise bad("$.event_row", _("A row has an event for each month, or is not laid yet"), "SETUP-4")


def _check_court(state: State, court: Court, seat: int) -> None:
    for number, palace in enumerate(court.palaces, 1):
        if len(palace.persons) > palace.floors and ChooseReleased(seat, -palace.room, "D-20", number) not in map(
            _asked_anew, state.agenda
        ):
            raise bad(f"$.courts[{seat}].palaces[{number - 1}].persons", _("More persons than floors"), "PAL-1")
    again = len(court.hand) - len(set(court.hand))
    if again > 1 or (again and court.hand.count("wild") != 2):  # only the wild card is there twice
        raise bad(f"$.courts[{seat}].hand", _("More cards than a player owns"))


def _asked_anew(task: Any) -> Any:
    """A release as it is asked at first, before any person is named."""
    return msgspec.structs.replace(task, named=()) if type(task) is ChooseReleased else task


def _check_expansions(state: State) -> None:
    wall, agreed = state.wall, state.setup.great_event
    if wall and (len(wall) > WALL_LENGTH or not set(wall) <= set(range(len(state.courts)))):
        raise bad("$.wall", _("Twelve tiles at most, each of a player"), "WALL-5")
    owned = len(WALL_TILES) if state.setup.great_wall else 0
    for seat, court in enumerate(state.courts):
        tiles = court.wall_tiles
        if len(tiles) + wall.count(seat) != owned or (tiles and len(set(tiles)) < len(tiles)):
            fault = _("Unused and laid, a player has {count} wall tiles").format(count=owned)
            raise bad(f"$.courts[{seat}].wall_tiles", fault, "WALL-1", "WALL-6")
    if (agreed != "random" or state.month) and (state.great_event is None) != (agreed is None):
        raise bad("$.great_event", _("It does not lie there as agreed"), "GE-1")
    if agreed not in (None, "random", state.great_event):
        raise bad("$.great_event", _("Another one was agreed"), "GE-2")


def check_track(state: State) -> None:
    """Whether the markers can stand so. Raises: BadPosition."""
    track, seats = state.track, range(len(state.courts))
    if len(set(track)) < len(track) or not set(track).issubset(seats):
        raise bad("$.track", _("A seat is unknown or stands there twice"), "TRACK-8")
    if state.month and len(track) < len(seats):
        raise bad("$.track", _("Not everybody stands there"), "TRACK-8")
    spaces = [state.courts[seat].space for seat in track]
    if sorted(spaces, reverse=True) != spaces:
        raise bad("$.track", _("The order does not match the spaces"), "TRACK-1")


def _check_tiles(state: State) -> None:
    counts, owned = state.offer.copy(), OWNED[len(state.courts)]
    for court in state.courts:
        for palace in court.palaces:
            for person in palace.persons:
                counts[person] += 1
    for task in state.agenda:
        if type(task) in _WITH_A_TILE:
            counts[task.person] += 1
    if any(map(gt, counts.values(), owned.values())):  # both in the order of the board
        person = next(person for person, count in counts.items() if count > owned[person])
        # Translators: person tiles, as "There are 2 tiles “old monk” and only 1 exist"
        fault = _("There are {count} tiles “{person}” and only {owned} exist")
        named = fault.format(count=counts[person], person=person_name(person), owned=owned[person])
        raise bad("$.offer", named, "SETUP-2")


def _check_agenda(state: State) -> None:
    agenda, players, busy = state.agenda, len(state.courts), 0
    seats: set[int] = set()
    for index, task in enumerate(agenda):
        kind = type(task)
        if kind is not NextMonth and (kind in _BEFORE_THE_YEAR) != (state.month == 0):
            raise bad(f"$.agenda[{index}]", _("This does not come before the first month, or only then"), "ROUND-2")
        if task.asked:
            busy += 1
            seats.add(seat := task.seat)
            if not (seat == LUCK if kind in _ANSWERED_BY_LUCK else 0 <= seat < players):
                raise bad(f"$.agenda[{index}].seat", _("No such seat"))
            if kind in _IN_PIECES and index < len(agenda) - 1 and _begun(task):
                raise bad(f"$.agenda[{index}]", _("Only the open question can be half answered"), "ROUND-2")
        elif kind is LayTile:  # belongs to what its player does
            busy += 1
            seats.add(task.seat)
        elif busy:
            raise bad(f"$.agenda[{index}]", _("What is asked comes before this"), "ROUND-2")
        elif index and kind in _LAST:
            raise bad("$.agenda", _("The next month or the end comes once, after everything else"), "ROUND-1")
        if kind in _CHECKS and (fault := _CHECKS[kind](state, task)):
            field, *told = fault
            raise bad(f"$.agenda[{index}]" + (f".{field}" if field else ""), *told)
    if busy > len(seats):
        _check_what_is_asked_of_one(agenda)
    if agenda and state.phase == "over":
        raise bad("$.phase", _("The game is over, and something is left to do"), "END-1")
    if agenda and not state.event_row and type(agenda[-1]) is not LayRow:
        raise bad("$.event_row", _("First of all the event tiles are laid"), "SETUP-5")


def _check_draft(state: State) -> None:
    """Before the first month: a draw, tiles and room for all that is still to come, and everybody ends on the track."""
    draws = drafts = 0
    year_follows = False
    to_house = [0] * len(state.courts)
    drafting = set()
    for task in state.agenda:
        kind = type(task)
        if kind is ChoosePair:
            drafts += 1
            drafting.add(task.seat)
            to_house[task.seat] += 2
        elif kind is HouseDrafted:
            drafting.add(task.seat)
            to_house[task.seat] += 1
        elif kind is DrawGreatEvent:
            draws += 1
        elif kind is NextMonth:
            year_follows = True
    if draws != (state.setup.great_event == "random" and state.great_event is None):
        raise bad("$.great_event", _("A random Super Event is drawn once, before the draft"), "GE-1", "AMB-48")
    if drafts and (short := [person for person in YOUNG if state.offer[person] < drafts]):
        # Translators: person tiles before the game, as "There are 1 tiles “young monk” left for 2 drafts"
        fault = _("There are {count} tiles “{person}” left for {drafts} drafts")
        named = fault.format(count=state.offer[short[0]], person=person_name(short[0]), drafts=drafts)
        raise bad(f"$.offer.{short[0]}", named, "SETUP-2", "DRAFT-2")
    for seat, persons in enumerate(to_house):
        if persons and sum(palace.room for palace in state.courts[seat].palaces) < persons:
            raise bad(f"$.courts[{seat}].palaces", _("There is no room for the persons of the draft"), "DRAFT-4")
    if not drafting.isdisjoint(state.track):
        raise bad("$.track", _("Who stands there has drafted already"), "SETUP-11", "DRAFT-5")
    if year_follows and len(drafting) + len(state.track) < len(state.courts):
        raise bad("$.track", _("Who does not stand there has still to draft"), "SETUP-11", "TRACK-8")


def check_question(state: State) -> None:
    """What is open at the end of the agenda has a choice."""
    agenda = state.agenda
    if not agenda:
        return
    if not agenda[-1].asked:
        raise bad(f"$.agenda[{len(agenda) - 1}]", _("The last task must be a question"))
    if len(agenda[-1].options(state)) < 2:
        raise bad(f"$.agenda[{len(agenda) - 1}]", _("That question has fewer than two answers here"), "INV-28")


def _begun(task: Any) -> bool:
    """Whether a question of several pieces has had some of them."""
    return bool(task.yuan + task.rice + task.fireworks) if type(task) is ChooseReturned else bool(task.named)


def _check_what_is_asked_of_one(agenda: list[Any]) -> None:
    """What a player gives, chooses or lays counts on what is there now: nothing else of theirs comes before it."""
    of_seat: dict[int, list[Any]] = {}
    for index, task in enumerate(agenda):
        if task.asked or type(task) is LayTile:
            earlier = of_seat.setdefault(task.seat, [])
            if not all(_go_together(other, task) for other in earlier):
                raise bad(f"$.agenda[{index}]", _(_AT_ONCE), "ROUND-2")
            earlier.append(task)


_AT_ONCE: Final = N_("The same player is asked for two things at once")


def _go_together(later: Any, sooner: Any) -> bool:
    """Whether two tasks of one player can be open at once: releases from several palaces; a tile, and its floor."""
    if type(later) not in _ALONE:
        return type(sooner) is not ChoosePair  # the second pair would be taken for the first
    if type(later) is type(sooner) is ChooseReleased:
        return later.point == sooner.point and 0 < later.palace != sooner.palace > 0
    return type(later) is LayTile and type(sooner) is PlaceFloors


# What can be wrong with a question: its field, the sentence, and its rules.
Fault = tuple[str, ...] | None


def _pair(state: State, task: ChoosePair) -> Fault:
    if state.month or len(task.named) > 1 or not set(task.named) <= set(YOUNG):
        return "named", _("Before the game, and at most one young person named already"), "DRAFT-2"
    return None


def _housed(state: State, task: HouseDrafted) -> Fault:
    if task.seat in state.track:
        return "seat", _("The marker moves only when both persons are housed"), "DRAFT-4", "DRAFT-5"
    of_the_pair = [each for each in state.agenda if type(each) is HouseDrafted and each.seat == task.seat]
    if task != of_the_pair[0] and task.after is not None:
        return "after", _("Only who is housed last comes after the other one of the pair"), "DRAFT-5"
    if task == of_the_pair[0] and task.after is None:
        return "after", _("The other one of the drafted pair is neither at court nor named"), "DRAFT-2"
    if not {task.person, task.after or task.person} <= set(YOUNG):
        return "after", _("Only young persons are drafted"), "DRAFT-2"
    return None


def _floors(state: State, task: PlaceFloors) -> Fault:
    return None if 0 <= task.done < task.total else ("done", _("No floor is left to place"), "ACT-BUILD-3")


def _unsupplied(state: State, task: ChooseUnsupplied) -> Fault:
    inhabited = state.courts[task.seat].inhabited()
    if not set(task.named) <= set(inhabited):
        return "named", _("Nobody lives in that palace"), "EVT-DROUGHT-1"
    if not len(task.named) < task.count < len(inhabited):
        return "count", _("Some palaces go without rice, others get some"), "EVT-DROUGHT-3"
    return None


def _released(state: State, task: ChooseReleased) -> Fault:
    palaces = state.courts[task.seat].palaces
    if not len(task.named) < task.count:
        return "count", _("Nobody is left to be released"), "REL-5"
    if bool(task.palace) != (task.point in ("D-15", "D-20")) or not 0 <= task.palace <= len(palaces):
        return "palace", _("No such palace")
    if task.point == "D-15" and task.count != 1:
        return "count", _("One person leaves each unsupplied palace"), "EVT-DROUGHT-4"
    if task.palace and not palaces[task.palace - 1].persons:
        return "palace", _("Nobody lives in that palace"), "EVT-DROUGHT-1"
    if task.point == "D-20" and palaces[task.palace - 1].room != -task.count:
        return "count", _("As many leave as the palace has too few floors"), "GE-QUAKE-3"
    for person, number in task.named:
        there = palaces[number - 1].persons if 0 < number <= len(palaces) else ()
        if there.count(person) < task.named.count((person, number)):
            return "named", _("That person is not at this court"), "REL-3"
    return None


def _wall_tile(state: State, task: ChooseWallTile) -> Fault:
    return None if state.courts[task.seat].wall_tiles else ("seat", _("That player has no wall tile left"), "WALL-8")


def _tile(state: State, task: LayTile) -> Fault:
    if not 0 <= task.seat < len(state.courts) or task.tile not in state.courts[task.seat].wall_tiles:
        return "tile", _("That player has no such tile left"), "WALL-6"
    return None


def _wall_check(state: State, task: WallCheck) -> Fault:
    return None if state.setup.great_wall else ("", _("This game is played without the Great Wall"), "WALL-9")


def _great_event(state: State, task: GreatEventPhase) -> Fault:
    if state.great_event is None or state.month != GREAT_EVENT_MONTH:
        return "", _("No Super Event lies on this month"), "GE-3"
    return None


def _demolished(state: State, task: ChooseFloors) -> Fault:
    palaces = state.courts[task.seat].palaces
    if not len(task.named) < task.count <= sum(palace.floors for palace in palaces):
        return "count", _("So many floors cannot be given back"), "GE-QUAKE-2"
    for number in task.named:
        if not 0 < number <= len(palaces) or task.named.count(number) > palaces[number - 1].floors:
            return "named", _("There is no such floor"), "GE-QUAKE-1"
    return None


def _returned(state: State, task: ChooseReturned) -> Fault:
    court = state.courts[task.seat]
    for good in GOODS:
        if not 0 <= getattr(task, good) <= getattr(court, good):
            return good, _("The player does not own that much"), "GE-FLOOD-2"
    if not task.yuan + task.rice + task.fireworks < task.count <= court.yuan + court.rice + court.fireworks:
        return "count", _("So many items cannot be given back"), "GE-FLOOD-1"
    return None


def _dropped(state: State, task: ChooseDropped) -> Fault:
    hand = Counter(state.courts[task.seat].hand)
    if not len(task.named) < task.count <= hand.total():
        return "count", _("So many cards cannot be discarded"), "GE-TORNADO-1"
    return ("named", _("That card is not in the hand"), "PER-1") if Counter(task.named) - hand else None


def _sunrise(state: State, task: ChooseSunrise) -> Fault:
    seats = [task.seat, *task.later, *(seat for _kind, seat in task.taken)]
    if len(set(seats)) < len(seats) or not set(seats) <= set(range(len(state.courts))):
        return "later", _("Every player chooses once"), "GE-SUNRISE-1"
    if any(other.seat in task.later for other in state.agenda if type(other) in _ALONE):
        return "later", _(_AT_ONCE), "ROUND-2"
    if len(dict(task.taken)) < len(task.taken):
        return "taken", _("No type is chosen twice"), "GE-SUNRISE-2"
    return None


_WITH_A_TILE: Final = {HousePerson, HouseDrafted, HouseSunrise}
"""Questions about a tile that lies neither on the board nor at court (AMB-46)."""
_BEFORE_THE_YEAR: Final = {LayRow, DrawGreatEvent, ChoosePair, HouseDrafted}
_LAST: Final = {NextMonth, EndScoring}
_IN_PIECES: Final = {ChoosePair, ChooseReleased, ChooseUnsupplied, ChooseFloors, ChooseReturned, ChooseDropped}
_ALONE: Final = {*_IN_PIECES, ChooseWallTile, LayTile}
"""What is asked of a player, or laid, when nothing else of the same player comes before it."""
_ANSWERED_BY_LUCK: Final = {LayRow, DrawGreatEvent, DealGroups}
_CHECKS: Final[dict[type, Callable[[State, Any], Fault]]] = {
    ChoosePair: _pair,
    HouseDrafted: _housed,
    PlaceFloors: _floors,
    ChooseUnsupplied: _unsupplied,
    ChooseReleased: _released,
    ChooseWallTile: _wall_tile,
    LayTile: _tile,
    WallCheck: _wall_check,
    GreatEventPhase: _great_event,
    ChooseFloors: _demolished,
    ChooseReturned: _returned,
    ChooseDropped: _dropped,
    ChooseSunrise: _sunrise,
}
