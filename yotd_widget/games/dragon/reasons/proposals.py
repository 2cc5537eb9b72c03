"""What may help against a refused move: changes of the table, one unit of one thing at a time, for each refusal.

Each proposal is a copy with the change. Whether it helps is not said here: the engine judges (see remedy.py).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final

from msgspec.structs import replace

from yotd_widget.engine.remedies import Change, Proposal
from yotd_widget.games.dragon.court import Court, Palace
from yotd_widget.games.dragon.moves import Draft, Replace
from yotd_widget.games.dragon.pieces import (
    CONTAGION,
    HAND,
    KIND_OF,
    KINDS,
    LETTERS,
    MAX_FLOORS,
    PERSONS,
    PERSONS_OF,
    STEPS,
    TRIBUTE,
    WALL_TILES,
    YOUNG,
    Card,
    Kind,
    Person,
)
from yotd_widget.games.dragon.reasons.units import (
    Proposals,
    asking,
    enters,
    exchange,
    height,
    leaves,
    lodgings,
    more,
    no_dragon,
    one,
    palace_more,
    then,
    tile_used,
)
from yotd_widget.games.dragon.state import State

# --- What may help against which refusal -----------------------------------------------------------------------------


def _card_in_group(state: State, task: Any, move: Any) -> Iterator[Proposal]:
    """ERR-GROUP-ACTION: the card lies there in place of another one."""
    here = LETTERS.index(move.group)
    for there, cards in enumerate(state.groups):
        if move.action in cards:
            for other in state.groups[here]:
                swap = {move.action: other, other: move.action}
                after = state.clone()
                after.groups = tuple(tuple(swap.get(card, card) for card in group) for group in state.groups)
                facts: dict[str, Any] = {"group": move.group, "from": LETTERS[there]}
                yield from one(after, f"groups[{here}].{other}", "group", other, move.action, **facts)


def _money_or_no_dragon(state: State, task: Any, move: Any) -> Iterator[Proposal]:
    """ERR-GROUP-PAY, ERR-PRIV-FUNDS: a yuan more, or one dragon fewer on the group."""
    yield from more(state, task.seat, "yuan")
    for seat, letter in state.dragons.items():
        if letter == getattr(move, "group", None):
            yield from no_dragon(state, seat)


def _wall_tile_back(state: State, task: Any, move: Any) -> Iterator[Proposal]:
    """ERR-WALL-NONE, ERR-WALL-USED, ERR-WALL-FULL: a tile is not yet in the wall."""
    seats = [task.seat] if task.seat in state.wall else []
    if len(state.wall) and not hasattr(move, "tile"):
        seats.append(state.wall[-1])
    for seat in dict.fromkeys(seats):
        unused = state.courts[seat].wall_tiles
        tile = getattr(move, "tile", None) or next((t for t in WALL_TILES if t not in unused), None)
        if tile and tile not in unused:  # a table made by hand may have more in the wall than its courts have built
            after = state.clone()
            last = len(state.wall) - 1 - state.wall[::-1].index(seat)
            after.wall = state.wall[:last] + state.wall[last + 1 :]
            after.courts[seat].wall_tiles = tuple(t for t in WALL_TILES if t == tile or t in unused)
            thing = f"courts[{seat}].wall_tiles.{tile}"
            yield from one(after, thing, "wall tile", False, True, tile=tile, player=state.player(seat))


def _floors_to_place(state: State, task: Any, move: Any) -> Proposals:
    """ERR-BUILD-COUNT: one floor more to place, as one more hammer brings it."""
    given = sum(floors for _, floors in move.on) + sum(move.new)
    brings_more = given and task.point != "D-08"  # a wall tile brings one floor and never more
    return asking(state, "total", "floors to place", task.total + 1) if brings_more else ()


def _lower(state: State, task: Any, move: Any) -> Iterator[Proposal]:
    """ERR-BUILD-HEIGHT: a floor fewer on a palace that would be too high; if all floors are lived on, a person too."""
    palaces = state.courts[task.seat].palaces
    for number, floors in Counter({n: sum(f for m, f in move.on if m == n) for n, _ in move.on}).items():
        if 0 < number <= len(palaces) and palaces[number - 1].floors + floors > MAX_FLOORS:
            if lower := height(state, task.seat, number, -1):
                yield from lower
            elif palaces[number - 1].floors > 1:
                fewer = leaves(state, task.seat, number, palaces[number - 1].persons[-1])
                yield from then(fewer, partial(height, seat=task.seat, number=number, by=-1))


def _another_palace(state: State, task: Any, move: Any) -> Proposals:
    """ERR-PALACE-OWN: a palace more, as long as the number named lies beyond the last one."""
    return palace_more(state, task.seat) if min(_palaces_named(move)) > 0 else ()


def _palaces_named(move: Any) -> list[int]:
    if hasattr(move, "palace"):
        return [move.palace]
    if hasattr(move, "on"):
        return [number for number, _ in move.on]
    return list(move.palaces)


def _card_in_hand(state: State, task: Any, move: Any) -> Iterator[Proposal]:
    """ERR-CARD-HAND: the card is in the hand."""
    hand = Counter(state.courts[task.seat].hand)
    wanted = Counter(move.cards) + Counter(getattr(task, "named", ()))
    for card in wanted - hand:
        if hand[card] < HAND.count(card):
            after = state.clone()
            after.courts[task.seat].hand = _sorted([*hand.elements(), card])
            yield from one(after, f"courts[{task.seat}].hand.{card}", "card", hand[card], hand[card] + 1, card=card)


def _sorted(cards: list[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=HAND.index))


def _other_card_played(state: State, task: Any, move: Any) -> Iterator[Proposal]:
    """ERR-TILE-MATCH: another card has been played; if it is still in the hand, the two change places."""
    kind = move.person.partition(" ")[2]
    for card in (kind, "wild"):
        for changes, after in asking(state, "card", "played", card):
            court = after.courts[task.seat]
            if card in court.hand and court.hand.count(task.card) < HAND.count(task.card):
                hand = list(court.hand)
                hand[hand.index(card)] = task.card
                court.hand = _sorted(hand)
            yield changes, after


def _tile_on_board(state: State, task: Any, move: Any) -> Proposals:
    """ERR-TILE-GONE: such a tile lies on the board, if need be instead of in a palace."""
    person = move.person

    def laid_there(after: State) -> Proposals:
        after.offer[person] += 1
        left = after.offer[person]
        return one(after, f"offer.{person}", "tile", left - 1, left, person=person)

    return then(tile_used(state, person, (-1, 0)), laid_there)


def _room(state: State, task: Any, move: Any) -> Iterator[Proposal]:
    """ERR-PLACE-FULL: a floor more, or a person fewer, in that palace."""
    yield from height(state, task.seat, move.palace, 1)
    for person in dict.fromkeys(reversed(state.courts[task.seat].palaces[move.palace - 1].persons)):
        yield from leaves(state, task.seat, move.palace, person)


def _no_room(state: State, task: Any, move: Any) -> Proposals:
    """ERR-PLACE-ROOM: a free place fewer: without its floor, or lived in."""
    palaces = state.courts[task.seat].palaces
    number = next(number for number, palace in enumerate(palaces, 1) if palace.room)
    wanted = [move.person] if isinstance(move, Replace) and move.palace == number else []
    return height(state, task.seat, number, -1) or _somebody(state, task.seat, number, wanted)


def _somebody(state: State, seat: int, number: int, wanted: Sequence[Person] = ()) -> Iterator[Proposal]:
    """One person more in a palace: one of the wanted, or else whoever lies on the board."""
    for person in wanted or [person for person in PERSONS if state.offer[person]][:1]:
        yield from enters(state, seat, number, person)


def _resident(state: State, task: Any, move: Any) -> Iterator[Proposal]:
    """ERR-REPLACE-OWN, ERR-REL-OWN, ERR-REL-DUP: the person lives there too: in a free place, or instead of another."""
    residents = [(move.person, move.palace)] if isinstance(move, Replace) else list(move.persons)
    needed = Counter((*residents, *getattr(task, "named", ())))
    for (person, number), count in needed.items():
        palaces = state.courts[task.seat].palaces
        if number < 1 or person not in PERSONS:
            continue
        if number > len(palaces):
            yield from palace_more(state, task.seat)
            continue
        palace = palaces[number - 1]
        if palace.persons.count(person) >= count:
            continue
        if palace.room > 0:
            yield from enters(state, task.seat, number, person)
            continue
        for other in dict.fromkeys(palace.persons):
            if palace.persons.count(other) > needed[other, number]:
                yield from exchange(state, task.seat, number, person, other)
        higher = height(state, task.seat, number, 1)
        yield from then(higher, partial(enters, seat=task.seat, number=number, person=person))


_MOST_RELEASED: Final = {"D-13": TRIBUTE, "D-16": 1, "D-17": CONTAGION, "D-18": 1}


def _more_released(state: State, task: Any, move: Any) -> Proposals:
    """ERR-REL-COUNT: one person more has to leave, up to what the event can ask; or more persons live there."""
    named = len(task.named) + len(move.persons)
    if not move.persons or named > _MOST_RELEASED.get(task.point, 0):
        return ()
    if named > task.count:
        return asking(state, "count", "persons to release", task.count + 1)
    return _resident(state, task, move)


def _more_unsupplied(state: State, task: Any, move: Any) -> Iterator[Proposal]:
    """ERR-DROUGHT-COUNT: one rice less, so one palace more goes without; another one must still get some."""
    named = task.named + move.palaces
    if not move.palaces or len(set(named)) < len(named):
        return
    without = asking(state, "count", "palaces without", task.count + 1)
    yield from without
    palaces = state.courts[task.seat].palaces
    for number in [n for n, palace in enumerate(palaces, 1) if not palace.persons][:1]:
        yield from then(without, partial(_somebody, seat=task.seat, number=number))
    built = then(without, partial(palace_more, seat=task.seat))
    yield from then(built, partial(_somebody, seat=task.seat, number=len(palaces) + 1))


def _inhabitant(state: State, task: Any, move: Any) -> Iterator[Proposal]:
    """ERR-DROUGHT-EMPTY: somebody lives in that palace."""
    palaces = state.courts[task.seat].palaces
    for number in move.palaces:
        if 0 < number <= len(palaces) and not palaces[number - 1].persons:
            yield from _somebody(state, task.seat, number)


def _that_palace(state: State, task: Any, move: Any) -> Proposals:
    """ERR-DROUGHT-ONE, ERR-QUAKE-PERSON: that palace is the one that is asked about."""
    numbers = {number for _, number in move.persons}
    if len(numbers) != 1 or len(move.persons) > task.count or task.named:
        return ()
    (number,) = numbers
    if not 0 < number <= len(state.courts[task.seat].palaces):
        return ()
    for later, other in enumerate(state.agenda[:-1]):
        if type(other) is type(task) and (other.seat, other.point, other.palace) == (task.seat, task.point, number):
            after = state.clone()
            after.agenda[later], after.agenda[-1] = task, other
            return one(after, "agenda[-1].palace", "asked first", task.palace, number, palace=number)
    if task.point == "D-15":
        return asking(state, "palace", "asked", number, palace=number)
    return _quaked(state, task, number)


def _quaked(state: State, task: Any, number: int) -> Proposals:
    """The Earthquake has taken the floors from the other palace."""
    here, there = (state.courts[task.seat].palaces[each - 1] for each in (task.palace, number))
    floors = len(there.persons) - task.count
    if floors < 1 or len(here.persons) > MAX_FLOORS:
        return ()
    after = state.clone()
    palaces, places = after.courts[task.seat].palaces, f"courts[{task.seat}].palaces"
    palaces[task.palace - 1] = Palace(len(here.persons), here.persons)
    palaces[number - 1] = Palace(floors, there.persons)
    after.agenda[-1] = replace(task, palace=number)
    standing, lost = len(here.persons), there.floors - floors
    was, fallen = f"{places}[{task.palace - 1}].floors", f"{places}[{number - 1}].floors"
    changes = (
        Change(was, "floors", here.floors, standing, {"palace": task.palace}, task.count),
        Change(fallen, "floors", there.floors, floors, {"palace": number}, lost),
        Change("agenda[-1].palace", "asked", task.palace, number, {"palace": number}),
    )
    return [(changes, after)]


def _higher(state: State, task: Any, move: Any) -> Iterator[Proposal]:
    """ERR-QUAKE-FLOOR: that palace has a floor more."""
    palaces = state.courts[task.seat].palaces
    for number, floors in Counter((*task.named, *move.palaces)).items():
        if 0 < number <= len(palaces) and floors > palaces[number - 1].floors:
            yield from height(state, task.seat, number, 1)


def _flooded(state: State, task: Any, move: Any) -> Iterator[Proposal]:
    """ERR-FLOOD-SUM, ERR-FLOOD-HAVE: one thing more in store, so half of it may be more, too."""
    given = {"yuan": move.yuan, "rice": move.rice, "fireworks": move.fireworks}
    if not any(given.values()):
        return
    short = [
        good for good, amount in given.items() if amount + getattr(task, good) > getattr(state.courts[task.seat], good)
    ]
    for good in short or [good for good, amount in given.items() if amount]:
        for changes, after in more(state, task.seat, good):
            court: Court = after.courts[task.seat]
            after.agenda[-1] = replace(task, count=(court.yuan + court.rice + court.fireworks) // 2)
            yield changes, after


def _other_type_taken(state: State, task: Any, move: Any) -> Iterator[Proposal]:
    """ERR-SUN-TAKEN: the other player has chosen another type at this Sunrise."""
    taken = dict(task.taken)
    kind = KIND_OF[move.person]
    for other in KINDS:
        if other not in taken:
            after: list[tuple[Kind, int]] = [(other if k == kind else k, seat) for k, seat in task.taken]
            changed = state.clone()
            changed.agenda[-1] = replace(task, taken=tuple(after))
            player = state.player(taken[kind])
            yield from one(changed, f"agenda[-1].taken.{kind}", "chosen", kind, other, player=player)


def _of_that_type(state: State, task: Any, move: Any) -> Iterator[Proposal]:
    """ERR-CHARTER-NONE: somebody of that type lives at the court."""
    palaces = state.courts[task.seat].palaces
    for person in PERSONS_OF[move.kind]:
        for number, palace in enumerate(palaces, 1):
            if palace.room > 0:
                yield from enters(state, task.seat, number, person)
            elif palace.persons:
                yield from exchange(state, task.seat, number, person, palace.persons[-1])
            else:
                continue
            break


def _other_pair(state: State, task: Any, move: Any) -> Iterator[Proposal]:
    """ERR-DRAFT-COMBO: the other player has another pair; one of the same value, if there is one, moves no marker."""
    pair = {*task.named, *(move.persons if isinstance(move, Draft) else ())}
    for seat, court in enumerate(state.courts):
        if set(court.persons()) == pair:
            for instead in sorted(pair):
                others = [person for person in YOUNG if person not in pair]
                number = next(n for s, n in lodgings(state, instead) if s == seat)
                for person in sorted(others, key=lambda p: abs(STEPS[p] - STEPS[instead])):
                    for changes, after in exchange(state, seat, number, person, instead):
                        after.offer[instead] += 1
                        after.courts[seat].space += STEPS[person] - STEPS[instead]
                        after.track.sort(key=lambda s: -after.courts[s].space)
                        yield changes, after


PROPOSALS: Final[dict[str, Callable[[State, Any, Any], Proposals]]] = {
    "ERR-DRAFT-COMBO": _other_pair,
    "ERR-GROUP-ACTION": _card_in_group,
    "ERR-GROUP-PAY": _money_or_no_dragon,
    "ERR-PRIV-FUNDS": _money_or_no_dragon,
    "ERR-WALL-NONE": _wall_tile_back,
    "ERR-WALL-FULL": _wall_tile_back,
    "ERR-WALL-USED": _wall_tile_back,
    "ERR-BUILD-COUNT": _floors_to_place,
    "ERR-BUILD-HEIGHT": _lower,
    "ERR-PALACE-OWN": _another_palace,
    "ERR-CARD-HAND": _card_in_hand,
    "ERR-TILE-MATCH": _other_card_played,
    "ERR-TILE-GONE": _tile_on_board,
    "ERR-PLACE-FULL": _room,
    "ERR-PLACE-ROOM": _no_room,
    "ERR-REPLACE-OWN": _resident,
    "ERR-REL-OWN": _resident,
    "ERR-REL-DUP": _resident,
    "ERR-REL-COUNT": _more_released,
    "ERR-DROUGHT-COUNT": _more_unsupplied,
    "ERR-DROUGHT-EMPTY": _inhabitant,
    "ERR-DROUGHT-ONE": _that_palace,
    "ERR-QUAKE-FLOOR": _higher,
    "ERR-QUAKE-PERSON": _that_palace,
    "ERR-FLOOD-SUM": _flooded,
    "ERR-FLOOD-HAVE": _flooded,
    "ERR-SUN-TAKEN": _other_type_taken,
    "ERR-CHARTER-NONE": _of_that_type,
}
"""Refusal -> what may help; the others are of the form, the moment or the speaker, and nothing helps."""
