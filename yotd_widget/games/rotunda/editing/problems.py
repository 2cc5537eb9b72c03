"""Why no real game reaches a table: what stays true in every game, said of one in which it is not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from yotd_widget.describe.remarks import Remark, unreachable
from yotd_widget.engine.phrases import listed
from yotd_widget.engine.texts import _
from yotd_widget.games.rotunda.experts import MOST
from yotd_widget.games.rotunda.pieces import CUBES, HALL, HIDDEN, Cube, cube_of, kind_of
from yotd_widget.games.rotunda.selling import full, lying
from yotd_widget.games.rotunda.state import State
from yotd_widget.games.rotunda.words import AMULET_NAMES, CUBE_NAMES, EXPERT_NAMES, ORDER_NAMES, ROOM_NAMES, TOKEN_NAMES

IN_ROOMS = (2, 3)
"""In these steps rooms may be full or empty, and Assistants kneel (TURN-4, NEUTRAL-3)."""


def doubts(state: State) -> Iterator[Remark]:
    """All of them, players first."""
    for seat in range(len(state.seats)):
        yield from _of_player(state, seat)
    yield from _of_cubes(state)
    yield from _of_leaders(state)
    yield from _of_rooms(state)
    if state.turns:
        yield from _of_cards(state)
    if state.marker > state.setup.end_field:
        text = _("the Round track ends with field {n}").format(n=state.setup.end_field)
        yield unreachable(text, "INV-12", "marker")


def _of_player(state: State, seat: int) -> Iterator[Remark]:
    own, player = state.seats[seat], state.player(seat)
    if missing := missing_people(state, seat):
        every = own.assistants + missing
        text = _("{n} Assistants in all; every player has {all}").format(n=own.assistants, all=every)
        yield unreachable(text, "INV-1", f"supply/{seat}", player)
    if len(own.experts) > MOST:
        text = _("{n} Experts; a player holds {all} at most").format(n=len(own.experts), all=MOST)
        yield unreachable(text, "INV-9", f"expert/{seat}/{own.experts[-1]}", player)
    fields = Counter((*own.worship, *own.chain))
    if (field := next((each for each, count in fields.items() if count > 1), None)) is not None:
        text = _("two Assistants of one colour on a field of the Worship board")
        yield unreachable(text, "INV-11", f"worship/{field}/{seat}", player)
    if (own.chain or own.taken) and state.step not in IN_ROOMS:
        text = _("Assistants kneel, or are on the way to the Hall, and nobody worships")
        yield unreachable(text, "INV-11", f"taken/{seat}", player)


def missing_people(state: State, seat: int) -> int:
    """How many Assistants of a player are nowhere; with too many of them less than none (INV-1)."""
    start = state.data.start
    return start.assistants_supply + start.assistants_track - state.seats[seat].assistants


def missing_cubes(state: State, cube: Cube) -> int:
    """How many cubes of a sort are nowhere; with too many of them less than none (INV-2)."""
    every: int = getattr(state.data.supply, cube)
    return every - state.stock[cube] - _out(state, cube)


def _out(state: State, cube: Cube) -> int:
    """Cubes of a sort that are not in the general supply."""
    there = [each for room in state.rooms for each in lying(state, room).values() if each]
    return sum(cube_of(each) == cube for each in there) + sum(own.has(cube) for own in state.seats)


def _of_cubes(state: State) -> Iterator[Remark]:
    for cube in CUBES:
        if missing := missing_cubes(state, cube):
            every = getattr(state.data.supply, cube)
            # Translators: {cube}: as “tea”
            text = _("{n} cubes of {cube} in all; there are {all}")
            text = text.format(n=every - missing, cube=CUBE_NAMES[cube], all=every)
            yield unreachable(text, "INV-2", f"stock/{cube}")


def _of_leaders(state: State) -> Iterator[Remark]:
    standing = Counter([*(place for own in state.seats for place in own.leaders), *state.neutrals.values()])
    del standing[HALL]
    for room in (room for room, count in standing.items() if count > 1):
        yield unreachable(_("two Leaders stand in the {room}").format(room=ROOM_NAMES[room]), "INV-4", f"room/{room}")


def _of_rooms(state: State) -> Iterator[Remark]:
    for room in state.data.inner:
        if state.free_chairs(room) < 0:
            text = _("more Assistants than chairs in the {room}").format(room=ROOM_NAMES[room])
            yield unreachable(text, "INV-9", f"room/{room}")
    retailer = [kind_of(each) for each in state.retailer if each]
    if len({*retailer}) < len(retailer):
        yield unreachable(_("the Retailer has no kind twice"), "INV-21", "retailer/1")
    if len({kind_of(each) for each in state.wholesaler if each}) > 1:
        yield unreachable(_("the Wholesaler has one kind alone"), "INV-21", "wholesaler/1")
    if state.step in IN_ROOMS or not state.turns:
        return
    for room in full(state):
        text = _("a room whose fields are all covered is emptied: {room}").format(room=ROOM_NAMES[room])
        yield unreachable(text, "INV-10", f"{room}/{next(iter(lying(state, room)))}")
    if not state.banker:
        yield unreachable(_("the Banker's Room is refilled when it is empty"), "INV-10", "banker")


def _of_cards(state: State) -> Iterator[Remark]:
    """Cards and tokens that are there more or less often than in the box (INV-3)."""
    data, seats = state.data, state.seats
    amulets = [*state.amulets, *state.amulet_stack, *filter(None, state.edge.values())]
    amulets += [state.track_amulet] if state.track_amulet else []
    orders, experts = [*state.orders, *state.order_stack], [*state.experts, *state.expert_stack, *state.discard]
    for own in seats:
        amulets += own.amulets
        orders += [*own.orders, *own.done]
        experts += [*own.experts, *own.cards]
    smugglers = [*state.smugglers, *state.smuggler_stack]
    yield from _miscounted(amulets, Counter(data.amulets.tokens), AMULET_NAMES, "amulet/{}")
    yield from _miscounted(orders, Counter([*data.order]), ORDER_NAMES, "order/{}")
    yield from _miscounted(experts, Counter([*data.expert]), EXPERT_NAMES, "expert/{}")
    yield from _miscounted(smugglers, Counter(data.smugglers.ids), TOKEN_NAMES, "token/{}")


def _miscounted(lie: Iterable[str], wanted: Counter[str], names: Mapping[str, str], place: str) -> Iterator[Remark]:
    """What is there too often; what is missing is told where nothing of its sort is hidden."""
    count = Counter(lie)
    hidden = count.pop(HIDDEN, 0)
    if more := [each for each in count if count[each] > wanted[each]]:
        text = _("There is not as much of this in the box: {pieces}").format(
            pieces=listed(names[each] for each in more)
        )
        yield unreachable(text, "INV-3", place.format(more[0]))
    elif not hidden and (fewer := [each for each in wanted if count[each] < wanted[each]]):
        text = _("Nowhere in this game: {pieces}").format(pieces=listed(names[each] for each in fewer))
        yield unreachable(text, "INV-3", place.format(fewer[0]))
