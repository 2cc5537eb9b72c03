"""What always holds (chapter 6), each in a function of what is watched of a game so far and of the position."""

from __future__ import annotations

from collections import Counter
from typing import Any

from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.trace import Note
from yotd_widget.games.rotunda.hall import ChooseChain, grid
from yotd_widget.games.rotunda.moving import reached
from yotd_widget.games.rotunda.pieces import CUBES, HALL, KINDS, cube_of, kind_of
from yotd_widget.games.rotunda.selling import lying
from yotd_widget.games.rotunda.state import State


class Watch:
    """What is remembered of a game, note by note."""

    def __init__(self, start: State) -> None:
        self.state = start
        self.worships = [0] * len(start.seats)
        self.marked = self.prayers = self.turns = self.trigger = 0
        self.villages = start.data.villages.clockwise
        self.shift = self.villages.index(start.peddler)
        self.fired: Counter[str] = Counter()
        self.score, self.seat, self.lost = 0, 0, 0

    def hears(self, note: Note, own: list[dict[str, int]]) -> None:
        """Remember what a note says. own: what players have after it."""
        facts: dict[str, Any] = note.facts
        if note.rule == "TURN-2":
            self.fired.clear()
            self.turns += 1
            self.seat, self.score, self.lost = note.seat or 0, own[note.seat or 0]["vp"], 0
        elif note.rule == "NEUTRAL-2":
            self.lost += facts["symbols"]
        elif note.rule == "BONUS-1" and "symbols" in facts:  # INV-13
            crossed = self.state.data.score_track.crossed(self.score, own[self.seat]["vp"])
            assert facts["symbols"] == crossed - self.lost
        elif note.rule == "END-1":
            self.trigger = self.turns
        elif note.rule == "TEMPLE-1" and "temple" in facts:
            self.prayers += 1
        elif note.rule == "ASSIST-PEDDLER-2":
            self.shift -= note.change["coins"]
        self.fired[("card" in facts and facts["card"]) or ""] += "card" in facts
        self.worships[note.seat or 0] += note.rule == "WORSHIP-9" and "worship" in facts
        self.marked += note.rule == "WORSHIP-3"
        self.shift += note.rule == "TURN-5"


def inv_01_assistants(watch: Watch, state: State) -> None:
    start = state.data.start
    wanted = start.assistants_supply + start.assistants_track
    assert [own.assistants for own in state.seats] == [wanted] * len(state.seats)


def inv_02_cubes(watch: Watch, state: State) -> None:
    there = Counter(cube_of(each) for room in state.rooms for each in lying(state, room).values() if each)
    for cube in CUBES:
        held = sum(own.has(cube) for own in state.seats)
        assert state.stock[cube] + held + there[cube] == getattr(state.data.supply, cube), cube


def inv_03_cards_and_tokens(watch: Watch, state: State) -> None:
    if not state.turns:
        return
    data, seats = state.data, state.seats
    amulets = [*state.amulets, *state.amulet_stack, *filter(None, state.edge.values())]
    amulets += [state.track_amulet] if state.track_amulet else []
    assert Counter(amulets + [each for own in seats for each in own.amulets]) == Counter(data.amulets.tokens)
    orders = [*state.orders, *state.order_stack, *(each for own in seats for each in (*own.orders, *own.done))]
    assert sorted(orders) == sorted(data.order)
    experts = [*state.experts, *state.expert_stack, *state.discard]
    assert sorted(experts + [each for own in seats for each in (*own.experts, *own.cards)]) == sorted(data.expert)
    assert Counter((*state.smugglers, *state.smuggler_stack)) == Counter(data.smugglers.ids)
    assert {*state.temples} <= {*data.prayers}


def inv_04_leaders(watch: Watch, state: State) -> None:
    places = [place for own in state.seats for place in own.leaders if place != HALL]
    places += state.neutrals.values()
    assert len(places) == len({*places})
    assert all(state.in_play(place) for place in places)


def inv_06_targets(watch: Watch, state: State) -> None:
    if state.step == 2:
        for own in state.seats:
            assert all(reached(state, start) for start in own.leaders)
        assert all(reached(state, start, neutral=True) for start in state.neutrals.values())


def inv_07_nothing_is_negative(watch: Watch, state: State) -> None:
    for own in state.seats:
        assert min(own.vp, own.coins, own.supply, own.track, own.taken, *(own.has(cube) for cube in CUBES)) >= 0
    assert min(state.banker, *state.stock.values()) >= 0


def inv_08_displays(watch: Watch, state: State) -> None:
    if not state.turns:
        return
    size = state.data.start.display_size
    left = (
        (state.amulets, state.amulet_stack),
        (state.orders, state.order_stack),
        (state.smugglers, state.smuggler_stack),
    )
    asked = state.agenda[-1] if state.agenda else None
    if asked is not None and asked.seat == LUCK:
        return
    for opened, stack in left:
        assert len(opened) == min(size, len(opened) + len(stack))
    experts = len(state.expert_stack) + (0 if state.setup.advanced else len(state.discard))
    assert len(state.experts) == min(size, len(state.experts) + experts)


def inv_09_experts_and_chairs(watch: Watch, state: State) -> None:
    assert all(len(own.experts) <= 3 for own in state.seats)
    assert all(state.free_chairs(room) >= 0 for room in state.data.inner)
    assert all(room in state.data.inner for own in state.seats for room in (*own.young, *own.senior))


def inv_10_after_the_room(watch: Watch, state: State) -> None:
    if state.step in (4, 5) or (state.step == 1 and state.turns > 1):
        for room in ("market", "retailer", "wholesaler"):
            there = lying(state, room)
            assert not there or None in there.values()
        assert state.banker
        if state.in_play("warehouse"):
            assert all(kind in state.warehouse or not state.stock[kind] for kind in KINDS)


def inv_11_worship_board(watch: Watch, state: State) -> None:
    for number, own in enumerate(state.seats):
        assert len({*own.worship, *own.chain}) == len(own.worship) + len(own.chain)
        assert len(own.worship) == watch.worships[number]
        assert state.step in (2, 3) or not (own.chain or own.taken)


def inv_12_round_marker(watch: Watch, state: State) -> None:
    assert state.marker == watch.marked <= state.setup.end_field
    assert watch.prayers == len(state.data.prayers) - len(state.temples)


def inv_15_once_a_turn(watch: Watch, state: State) -> None:
    assert all(count <= 1 for count in watch.fired.values()), watch.fired


def inv_16_peddler(watch: Watch, state: State) -> None:
    assert state.peddler == watch.villages[watch.shift % len(watch.villages)]


def inv_21_kinds(watch: Watch, state: State) -> None:
    retailer = [kind_of(each) for each in state.retailer if each]
    assert len({*retailer}) == len(retailer)
    assert len({kind_of(each) for each in state.wholesaler if each}) <= 1


def inv_22_a_chain_exists(watch: Watch, state: State) -> None:
    if state.agenda and isinstance(state.agenda[-1], ChooseChain):
        task = state.agenda[-1]
        assert task.count == state.seats[task.seat].taken
        assert grid(state, task.seat).completes(task.chain or ("r1c1",), task.count)


def inv_23_every_decision_has_an_answer(watch: Watch, state: State) -> None:
    if state.agenda:
        assert len(state.options()) > 1 if state.agenda[-1].seat != LUCK else state.options()


INVARIANTS = tuple(value for name, value in sorted(globals().items()) if name.startswith("inv_"))
