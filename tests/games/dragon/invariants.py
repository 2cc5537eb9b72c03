"""The invariants of the game and its expansions (INV), checked task by task while a game goes on.

A step is a move and all that follows from it. `unrolled` takes it apart into deeds, one for each task carried out, so
that an event, decay and scoring can be judged each by itself although no question lies between them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from yotd_widget.engine.moves import LUCK, Move
from yotd_widget.engine.position import Task
from yotd_widget.engine.trace import Note, Notes
from yotd_widget.games.dragon import Discard, Pass, Replace, Use
from yotd_widget.games.dragon.actions import ActionPhase, BuyPrivilege, ChooseAction, DealGroups
from yotd_widget.games.dragon.court import Court
from yotd_widget.games.dragon.events import ChooseReleased, ChooseUnsupplied, Decay, EventPhase
from yotd_widget.games.dragon.floors import PlaceFloors
from yotd_widget.games.dragon.great_events import (
    ChooseCharter,
    ChooseDropped,
    ChooseFloors,
    ChooseReturned,
    ChooseSunrise,
    DrawGreatEvent,
    GreatEventPhase,
    HouseSunrise,
)
from yotd_widget.games.dragon.great_wall import ChooseWallTile, LayTile, WallCheck
from yotd_widget.games.dragon.persons import ChooseCard, ChoosePerson, HousePerson, PersonPhase
from yotd_widget.games.dragon.pieces import GREAT_EVENTS, HAND, STEPS, SYMBOLS, WALL_ACTIONS, WALL_TILES, supply
from yotd_widget.games.dragon.scoring import EndScoring, Scoring
from yotd_widget.games.dragon.setup import ChoosePair, HouseDrafted, LayRow
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.year import NextMonth


@dataclass(slots=True)
class Deed:
    """One task carried out. answer: None unless it was a question, perhaps a forced one; the table before and after."""

    task: Task
    answer: Move | None
    before: State
    after: State
    notes: list[Note]


def unrolled(state: State, move: Move) -> Iterator[Deed]:
    """The step that `move` takes from `state`, deed by deed, up to the next real choice."""
    now, answer, chosen = state.clone(), move, True
    while True:
        before, notes = now.clone(), Notes()
        task = now.agenda.pop()
        if not task.asked:
            task.run(now, notes)
        elif chosen:
            task.do(now, answer, notes)
        else:
            with notes.without_a_choice():
                task.do(now, answer, notes)
        chosen = False
        yield Deed(task, answer, before, now, list(notes))
        if not now.agenda:
            return
        if now.agenda[-1].asked:
            options = now.agenda[-1].options(now)
            if len(options) > 1:
                return
            answer = options[0]
        else:
            answer = None


FIGURES = ("yuan", "rice", "fireworks", "vp", "steps", "small", "large", "cards", "wall", "floors", "persons")


def figures(court: Court) -> tuple[int, ...]:
    """What a court has, in the order of `FIGURES`; "wall" are the tiles laid, of the six that one has."""
    floors = persons = 0
    for palace in court.palaces:
        floors += palace.floors
        persons += len(palace.persons)
    return (
        court.yuan, court.rice, court.fireworks, court.vp, court.space, court.small, court.large, len(court.hand),
        6 - len(court.wall_tiles), floors, persons,
    )  # fmt: skip


def symbols(court: Court, kind: str) -> int:
    return sum(SYMBOLS[person] for person in court.persons() if person.split()[1] == kind)


def heads(court: Court) -> list[int]:
    return [len(palace.persons) for palace in court.palaces]


class Watch:
    """Follows one game from its start and knows what the table alone does not show."""

    def __init__(self, start: State) -> None:
        count = len(start.courts)
        self.tiles = supply(count)
        self.out: Counter[str] = Counter()  # tiles out of the game
        self.built, self.decayed, self.given, self.marched, self.recruited = ([0] * count for _ in range(5))
        self.discarded: list[list[str]] = [[] for _ in range(count)]
        self.acted: Counter[int] = Counter()
        self.to_act: list[int] = []
        self.begins: State | None = None  # the table before the event, wall check or Super Event that is going on
        self.going_on: EventPhase | WallCheck | GreatEventPhase | None = None
        self.tiles_laid: list[list[str]] = [[] for _ in range(count)]
        self.owners: list[int] = []
        self.order: list[int] = []  # of those who have yet to have their turn in a Super Event
        self.resolved: Counter[str] = Counter()
        self.done: Counter[type] = Counter()

    def question(self, state: State) -> None:
        """Check a position in which a decision is open, or the game over."""
        for invariant in STANDING:
            invariant(self, state)

    def step(self, before: State, move: Move, notes: list[Note], after: State) -> None:
        """Check a move and all that follows from it."""
        told: list[Note] = []
        state = before
        for deed in unrolled(before, move):
            kind = type(deed.task)
            self.done[kind] += 1
            for invariant in EVERY_DEED:
                invariant(self, deed)
            for invariant in DEEDS.get(kind, ()):
                invariant(self, deed)
            told += deed.notes
            state = deed.after
        assert (state, told) == (after, notes), (
            "forced answers and chores, carried out one by one, give another position"
        )

    def over(self, state: State) -> None:
        """Check a whole game at its end."""
        for invariant in WHOLE_GAME:
            invariant(self, state)


# --- Whenever a decision is open -------------------------------------------------------------------------------------


def inv_01_no_tile_appears_or_vanishes(watch: Watch, state: State) -> None:
    counts = Counter(watch.out)
    counts.update(state.offer)
    for court in state.courts:
        for palace in court.palaces:
            for person in palace.persons:
                counts[person] += 1
    for task in state.agenda:
        if type(task) in (HousePerson, HouseDrafted, HouseSunrise):
            counts[task.person] += 1
    assert counts == watch.tiles, (counts, watch.tiles)


def inv_02_palaces_have_one_to_three_floors_and_room_for_all(watch: Watch, state: State) -> None:
    """Only while D-20 is open, for exactly the excess of that palace, may there be more persons than floors."""
    due = [
        (task.seat, task.palace, task.count)
        for task in reversed(state.agenda)
        if type(task) is ChooseReleased and task.point == "D-20"
    ]
    overfull = []
    for seat, court in enumerate(state.courts):
        for number, palace in enumerate(court.palaces, 1):
            assert 1 <= palace.floors <= 3, palace
            if len(palace.persons) > palace.floors:
                overfull.append((seat, number, len(palace.persons) - palace.floors))
    assert overfull == due, (overfull, due)


def inv_03_no_amount_is_negative(watch: Watch, state: State) -> None:
    for court in state.courts:
        amounts = court.yuan, court.rice, court.fireworks, court.small, court.large, court.vp, court.space
        assert min(amounts) >= 0, amounts
    assert min(state.offer.values()) >= 0, state.offer


def inv_04_floors_are_those_built_less_those_decayed(watch: Watch, state: State) -> None:
    for seat, court in enumerate(state.courts):
        floors = sum(palace.floors for palace in court.palaces)
        assert floors == 4 + watch.built[seat] - watch.decayed[seat] - watch.given[seat], (seat, floors)


def inv_06_markers_stand_where_their_steps_lead(watch: Watch, state: State) -> None:
    assert [court.space for court in state.courts] == watch.marched


def inv_07_the_order_is_a_permutation_that_fits_the_spaces(watch: Watch, state: State) -> None:
    drafted = [seat for seat, court in enumerate(state.courts) if court.space or state.month]
    assert sorted(state.track) == drafted, (state.track, drafted)
    assert len(drafted) == len(state.courts) or state.month == 0
    spaces = [state.courts[seat].space for seat in state.track]
    assert spaces == sorted(spaces, reverse=True), spaces


def inv_30_the_wall_is_made_of_own_tiles(watch: Watch, state: State) -> None:
    """Each tile once, twelve in all, from the left without gaps; COMBO-4: nothing else touches them."""
    if not state.setup.great_wall:
        assert not state.wall
        assert not any(court.wall_tiles for court in state.courts)
        return
    assert list(state.wall) == watch.owners
    assert len(state.wall) <= 12
    for seat, court in enumerate(state.courts):
        laid = watch.tiles_laid[seat]
        assert sorted([*court.wall_tiles, *laid]) == sorted(WALL_TILES), (seat, court.wall_tiles, laid)
        assert state.wall.count(seat) == len(laid) <= 6


def the_super_event_lies_there_from_its_drawing_on(watch: Watch, state: State) -> None:
    agreed = state.setup.great_event
    if agreed == "random":
        assert (state.great_event in GREAT_EVENTS) == bool(watch.done[DrawGreatEvent])
    else:
        assert state.great_event == agreed


def inv_15_pass_is_always_legal(watch: Watch, state: State) -> None:
    if state.agenda and type(state.agenda[-1]) is ChooseAction:
        assert Pass() in state.legal_moves


def inv_27_every_listed_answer_is_accepted_and_no_other(watch: Watch, state: State) -> None:
    """`options` says quickly what `candidates` and `verify` say slowly. Chance has too many options to ask here."""
    if state.agenda and (task := state.agenda[-1]).seat != LUCK:
        options = list(task.options(state))
        accepted = [move for move in task.candidates(state) if task.verify(state, move) is None]
        assert options == accepted, (options, accepted)


def inv_28_every_decision_has_two_different_answers(watch: Watch, state: State) -> None:
    if state.agenda and state.agenda[-1].seat != LUCK:
        assert len(set(state.options())) == len(state.options()) >= 2, state.options()


STANDING: list[Callable[[Watch, State], None]] = [
    inv_01_no_tile_appears_or_vanishes,
    inv_02_palaces_have_one_to_three_floors_and_room_for_all,
    inv_03_no_amount_is_negative,
    inv_04_floors_are_those_built_less_those_decayed,
    inv_06_markers_stand_where_their_steps_lead,
    inv_07_the_order_is_a_permutation_that_fits_the_spaces,
    inv_30_the_wall_is_made_of_own_tiles,
    the_super_event_lies_there_from_its_drawing_on,
    inv_15_pass_is_always_legal,
    inv_27_every_listed_answer_is_accepted_and_no_other,
    inv_28_every_decision_has_two_different_answers,
]


# --- In every deed ---------------------------------------------------------------------------------------------------


def erupts(deed: Deed) -> bool:
    """Whether the deed is the Volcanic Eruption."""
    return type(deed.task) is GreatEventPhase and deed.before.great_event == "ge_volcano"


def every_change_has_a_cause(watch: Watch, deed: Deed) -> None:
    """The changes in the notes add up to the difference of the positions; with INV-05 and INV-09."""
    noted: list[dict[str, int]] = [{} for _ in deed.after.courts]
    for note in deed.notes:
        for thing, amount in note.change.items():
            noted[note.seat][thing] = noted[note.seat].get(thing, 0) + amount  # type: ignore[index]
    for seat, (before, after) in enumerate(zip(deed.before.courts, deed.after.courts, strict=True)):
        if before != after or noted[seat]:
            was, has = figures(before), figures(after)
            changes = {thing: now - then for thing, then, now in zip(FIGURES, was, has, strict=True)}
            expected = {thing: amount for thing, amount in changes.items() if amount}
            claimed = {thing: amount for thing, amount in noted[seat].items() if amount}
            assert claimed == expected, (deed.task, seat, claimed, expected)
            assert changes["steps"] >= 0 or (erupts(deed) and not after.space), "INV-05: a marker went back"
            assert changes["vp"] >= 0, "INV-09: points were lost"


def inv_07_who_moves_lands_on_top_and_the_others_keep_their_order(watch: Watch, deed: Deed) -> None:
    before, after = deed.before, deed.after
    if before.track == after.track:
        return
    assert not erupts(deed), "the order changed"
    (mover,) = [seat for seat, court in enumerate(after.courts) if court.space != before.courts[seat].space]
    others = [seat for seat in before.track if seat != mover]
    farther = [seat for seat in others if after.courts[seat].space > after.courts[mover].space]
    assert after.track == [*farther, mover, *others[len(farther) :]], (before.track, after.track)


def inv_12_groups_stay_as_dealt(watch: Watch, deed: Deed) -> None:
    """Until everybody has acted: then the cards go back to the deck and the dragons to their owners (ACT-12)."""
    if type(deed.task) is PersonPhase:
        assert deed.before.groups
    elif type(deed.task) is not DealGroups:
        assert deed.after.groups == deed.before.groups
    if deed.after.phase != "action":
        assert (deed.after.groups, deed.after.dragons) == ((), {})


def inv_29_nobody_moves_and_no_floor_moves(watch: Watch, deed: Deed) -> None:
    """Palaces keep floors and persons, except for the one that the deed is about."""
    for seat, (before, after) in enumerate(zip(deed.before.courts, deed.after.courts, strict=True)):
        if before.palaces == after.palaces:
            continue
        if type(deed.task) is Decay:
            kept = [palace for palace in before.palaces if palace.persons]
            assert kept == [palace for palace in after.palaces if palace.persons], (before, after)
            continue
        assert seat == deed.task.seat, "somebody else's palaces changed"  # type: ignore[attr-defined]
        if type(deed.task) is ChooseFloors:
            continue  # which palaces stand is checked in inv_35_earthquake
        new = after.palaces[len(before.palaces) :]
        assert all(not palace.persons for palace in new), new
        for palace, now in zip(before.palaces, after.palaces, strict=False):
            if type(deed.task) is PlaceFloors:
                assert now.persons == palace.persons and now.floors >= palace.floors, (palace, now)  # noqa: PT018
            else:
                assert (now.floors, new) == (palace.floors, []), (palace, now)
                lost, won = Counter(palace.persons), Counter(now.persons)
                lost, won = lost - won, won - lost
                assert won.total() <= 1 and (not won or lost.total() <= 1), (palace, now)  # noqa: PT018


PARTS = {EventPhase: ("D-13", "D-14", "D-15", "D-16", "D-17"), WallCheck: ("D-18",)}
ASKED_BY_SUPER_EVENTS = {
    "ge_quake": (ChooseFloors, ChooseReleased), "ge_flood": (ChooseReturned,), "ge_tornado": (ChooseDropped,),
    "ge_sunrise": (ChooseSunrise, HouseSunrise), "ge_charter": (ChooseCharter, PlaceFloors),
}  # fmt: skip


def belongs(part: EventPhase | WallCheck | GreatEventPhase, deed: Deed) -> bool:
    """Whether a deed still is a part of the event, wall check or Super Event that is going on."""
    if not deed.task.asked:
        return False
    if isinstance(part, GreatEventPhase):
        return type(deed.task) in ASKED_BY_SUPER_EVENTS.get(deed.before.great_event, ())
    return deed.task.decision(deed.before)[0] in PARTS[type(part)]


def what_happens_is_judged_when_it_is_over(watch: Watch, deed: Deed) -> None:
    """INV-19 to INV-23, INV-31, INV-32 and INV-35; whatever it does not concern is as before."""
    if watch.going_on is not None and not belongs(watch.going_on, deed):
        JUDGES[type(watch.going_on)](watch, watch.begins, deed.before)
        watch.going_on = watch.begins = None
    if isinstance(deed.task, EventPhase | WallCheck | GreatEventPhase):
        watch.going_on, watch.begins = deed.task, deed.before
        watch.order = list(deed.before.track)


def super_events_go_from_the_leader_on_one_by_one(watch: Watch, deed: Deed) -> None:
    """GE-4, GE-5: in the order of the track as it was when the Super Event began, each completely."""
    if isinstance(watch.going_on, GreatEventPhase) and deed.task.asked:
        while watch.order and watch.order[0] != deed.task.seat:  # type: ignore[attr-defined]
            del watch.order[0]
        assert watch.order, "somebody had a second turn, or came before the leader"


EVERY_DEED: list[Callable[[Watch, Deed], None]] = [
    what_happens_is_judged_when_it_is_over,
    super_events_go_from_the_leader_on_one_by_one,
    every_change_has_a_cause,
    inv_07_who_moves_lands_on_top_and_the_others_keep_their_order,
    inv_12_groups_stay_as_dealt,
    inv_29_nobody_moves_and_no_floor_moves,
]


# --- In the deeds that they are about --------------------------------------------------------------------------------


def inv_16_event_row(watch: Watch, deed: Deed) -> None:
    row = deed.after.event_row
    assert row[:2] == ("peace", "peace")
    assert Counter(row[2:]) == Counter(deed.answer.draws)  # type: ignore[union-attr]
    assert set(Counter(row).values()) == {2}
    assert all(tile != next_tile for tile, next_tile in pairwise(row[1:])), row


def the_draft_begins_when_all_is_laid_out(watch: Watch, deed: Deed) -> None:
    """With INV-16: a Super Event that is still to be drawn belongs to the set-up (GE-1)."""
    assert deed.after.phase == ("setup" if type(deed.after.agenda[-1]) is DrawGreatEvent else "draft")


def the_marker_waits_for_both_persons(watch: Watch, deed: Deed) -> None:
    """DRAFT-4, 5: whoever drafts is not on the track before the second person is housed."""
    seat: int = deed.task.seat  # type: ignore[attr-defined]
    court = deed.after.courts[seat]
    housed = type(deed.task) is HouseDrafted
    watch.recruited[seat] += housed
    done = housed and court.headcount() == 2
    assert (seat in deed.after.track) == done
    if done:
        watch.marched[seat] += sum(STEPS[person] for person in court.persons())
    assert court.space == (watch.marched[seat] if done else 0)


def inv_12_groups_are_a_partition_in_fixed_sizes(watch: Watch, deed: Deed) -> None:
    groups, cards = deed.after.groups, 7 + deed.after.setup.great_wall
    sizes = {
        7: {2: [4, 3], 3: [3, 2, 2], 4: [2, 2, 2, 1], 5: [2, 2, 1, 1, 1]},
        8: {2: [4, 4], 3: [3, 3, 2], 4: [2, 2, 2, 2], 5: [2, 2, 2, 1, 1]},
    }
    assert sorted(card for group in groups for card in group) == sorted(WALL_ACTIONS[:cards])
    assert sorted(map(len, groups), reverse=True) == sizes[cards][len(deed.after.courts)], groups


def inv_36_months_are_numbered(watch: Watch, deed: Deed) -> None:
    assert deed.after.month == min(deed.before.month + 1, 12) == min(watch.done[NextMonth], 12)
    watch.acted.clear()


def inv_08_phase_takes_the_order_of_the_track(watch: Watch, deed: Deed) -> None:
    watch.to_act = [seat for seat in deed.after.track if type(deed.task) is ActionPhase or deed.after.courts[seat].hand]


def inv_08_the_list_and_the_track_agree(watch: Watch, deed: Deed) -> None:
    live = [seat for seat in deed.before.track if seat in watch.to_act]
    assert live == watch.to_act, (live, watch.to_act)
    assert watch.to_act.pop(0) == deed.task.seat  # type: ignore[attr-defined]


def inv_13_everybody_acts_once_a_month(watch: Watch, deed: Deed) -> None:
    assert watch.acted == dict.fromkeys(deed.before.track, 1), watch.acted


def inv_14_a_fee_exactly_on_occupied_groups(watch: Watch, deed: Deed) -> None:
    """With INV-13 (one action), INV-15 (what a pass brings) and INV-37 (some group is always free)."""
    seat, answer, occupied = deed.task.seat, deed.answer, set(deed.before.dragons.values())  # type: ignore[attr-defined]
    court = deed.before.courts[seat]
    watch.acted[seat] += 1
    assert len(occupied) < len(deed.before.groups)
    if isinstance(answer, Use):
        fee = 3 if answer.group in occupied else 0
        income = 2 + symbols(court, "tax_collector") if answer.action == "taxes" else 0
        expected, dragons = court.yuan - fee + income, {**deed.before.dragons, seat: answer.group}
        if answer.action == "military_parade":
            watch.marched[seat] += 1 + symbols(court, "warrior")
    else:
        expected, dragons = max(court.yuan, 3), deed.before.dragons
    assert (deed.after.courts[seat].yuan, deed.after.dragons) == (expected, dragons)


def counts_built_floors(watch: Watch, deed: Deed) -> None:
    answer: Any = deed.answer
    watch.built[deed.task.seat] += sum(floors for _, floors in answer.on) + sum(answer.new)  # type: ignore[attr-defined]


def inv_11_cards_in_hand_and_discarded_are_the_eleven(watch: Watch, deed: Deed) -> None:
    """With INV-18: a wild card always finds a tile."""
    seat, (card,) = deed.task.seat, deed.answer.cards  # type: ignore[attr-defined, union-attr]
    watch.discarded[seat].append(card)
    assert sorted([*deed.after.courts[seat].hand, *watch.discarded[seat]]) == sorted(HAND)
    assert card != "wild" or (sum(deed.after.offer.values()) and type(deed.after.agenda[-1]) is ChoosePerson)


def counts_housed_persons(watch: Watch, deed: Deed) -> None:
    """A new person advances the marker by its value, or is out of the game; whom it replaces is out as well."""
    seat, person = deed.task.seat, deed.task.person  # type: ignore[attr-defined]
    if isinstance(deed.answer, Discard):
        watch.out[person] += 1
        return
    watch.marched[seat] += STEPS[person]
    watch.recruited[seat] += 1
    if isinstance(deed.answer, Replace):
        watch.out[deed.answer.person] += 1


def counts_the_tiles_of_the_wall(watch: Watch, deed: Deed) -> None:
    """The bonus came before (WALL-4), so nothing but the wall changes now."""
    seat, tile = deed.task.seat, deed.task.tile  # type: ignore[attr-defined]
    watch.tiles_laid[seat].append(tile)
    watch.owners.append(seat)


def inv_30_a_bonus_as_printed(watch: Watch, deed: Deed) -> None:
    """And the tile is unused as long as its floor is not placed (WALL-4)."""
    seat, tile = deed.task.seat, deed.answer.tile  # type: ignore[attr-defined, union-attr]
    assert tile not in watch.tiles_laid[seat]
    assert (deed.after.wall, deed.after.courts[seat].wall_tiles) == (
        deed.before.wall, deed.before.courts[seat].wall_tiles,
    )  # fmt: skip
    then, now = (dict(zip(FIGURES, figures(state.courts[seat]), strict=True)) for state in (deed.before, deed.after))
    gains = {thing: now[thing] - then[thing] for thing in FIGURES if now[thing] != then[thing]}
    assert gains == {
        "wall_rice": {"rice": 1}, "wall_fireworks": {"fireworks": 1}, "wall_yuan": {"yuan": 2},
        "wall_track": {"steps": 3}, "wall_vp": {"vp": 3}, "wall_floor": {},
    }[tile]  # fmt: skip
    if tile == "wall_track":
        watch.marched[seat] += 3
    floor = deed.after.agenda[-1]
    assert (type(floor) is PlaceFloors) == (tile == "wall_floor")
    assert tile != "wall_floor" or (floor.seat, floor.total, floor.done) == (seat, 1, 0)


def counts_released_persons(watch: Watch, deed: Deed) -> None:
    seat = deed.task.seat  # type: ignore[attr-defined]
    watch.out.update(deed.before.courts[seat].persons())
    watch.out.subtract(deed.after.courts[seat].persons())


def releases_come_in_track_order(watch: Watch, deed: Deed) -> None:
    places = {seat: place for place, seat in enumerate(deed.before.track)}
    waiting = [places[task.seat] for task in deed.before.agenda if type(task) in (ChooseReleased, ChooseUnsupplied)]
    assert waiting == sorted(waiting, reverse=True), waiting
    palaces = [
        task.palace
        for task in deed.before.agenda
        if type(task) is ChooseReleased and task.seat == deed.task.seat  # type: ignore[attr-defined]
    ]
    assert palaces == sorted(palaces, reverse=True), "AMB-42: palace after palace"


def inv_19_tribute(before: Court, after: Court) -> None:
    missing = max(0, 4 - before.yuan)
    assert after.yuan == before.yuan - min(4, before.yuan)
    assert after.headcount() == before.headcount() - min(before.headcount(), missing)


def inv_20_drought(before: Court, after: Court) -> None:
    was, now = heads(before), heads(after)
    inhabited = len([count for count in was if count])
    assert after.rice == before.rice - min(before.rice, inhabited)
    lost = [then - left for then, left in zip(was, now, strict=True)]
    assert set(lost) <= {0, 1}, lost
    assert sum(lost) == max(0, inhabited - before.rice), lost


def inv_21_festival(before: State, after: State) -> None:
    gains = [now.vp - then.vp for then, now in zip(before.courts, after.courts, strict=True)]
    tiles = [court.fireworks for court in before.courts]
    left = [court.fireworks for court in after.courts]
    assert set(gains) <= {0, 3, 6}
    assert left == [count // 2 if gain else count for count, gain in zip(tiles, gains, strict=True)]
    assert (6 in gains) == any(tiles)
    ranks = sorted({count for count in tiles if count}, reverse=True)
    assert gains == [{rank: 6 - 3 * place for place, rank in enumerate(ranks[:2])}.get(count, 0) for count in tiles]


def inv_22_invasion(before: State, after: State) -> None:
    helmets = [symbols(court, "warrior") for court in before.courts]
    assert [now.vp - then.vp for then, now in zip(before.courts, after.courts, strict=True)] == helmets
    for then, now, count in zip(before.courts, after.courts, helmets, strict=True):
        assert then.headcount() - now.headcount() == (min(1, then.headcount()) if count == min(helmets) else 0)


def inv_23_contagion(before: Court, after: Court) -> None:
    victims = min(before.headcount(), max(0, 3 - symbols(before, "healer")))
    assert after.headcount() == before.headcount() - victims


def changed_only(before: State, after: State, concerned: set[str]) -> None:
    """Nothing but the things named has changed, for anybody."""
    for then, now in zip(before.courts, after.courts, strict=True):
        for thing, was, has in zip(FIGURES, figures(then), figures(now), strict=True):
            assert was == has or thing in concerned, thing
    assert after.wall == before.wall
    if "steps" not in concerned:
        assert after.track == before.track


def judge_event(watch: Watch, before: State, after: State) -> None:
    """INV-19 to INV-23, also the second time (GE-ECLIPSE-1)."""
    event = before.event_row[before.month - 1]
    changed_only(before, after, {
        "peace": set(), "imperial_tribute": {"yuan", "persons"}, "drought": {"rice", "persons"},
        "dragon_festival": {"vp", "fireworks"}, "mongol_invasion": {"vp", "persons"}, "contagion": {"persons"},
    }[event])  # fmt: skip
    for then, now in zip(before.courts, after.courts, strict=True):
        if event == "imperial_tribute":
            inv_19_tribute(then, now)
        elif event == "drought":
            inv_20_drought(then, now)
        elif event == "contagion":
            inv_23_contagion(then, now)
    if event == "dragon_festival":
        inv_21_festival(before, after)
    elif event == "mongol_invasion":
        inv_22_invasion(before, after)


def judge_wall_check(watch: Watch, before: State, after: State) -> None:
    """INV-31, INV-32: either points or releases, never both."""
    final = watch.going_on.final  # type: ignore[union-attr]
    assert final or before.event == "mongol_invasion"
    assert before.setup.great_wall
    own = [before.wall.count(seat) for seat in range(len(before.courts))]
    reaches = len(before.wall) >= (12 if final else before.month)
    changed_only(before, after, {"vp"} if reaches else {"persons"})
    for then, now, tiles in zip(before.courts, after.courts, own, strict=True):
        lost = then.headcount() - now.headcount()
        if reaches:
            assert (now.vp - then.vp, lost) == (tiles, 0)
        else:
            assert (now.vp, lost) == (then.vp, min(1, then.headcount()) if tiles == min(own) else 0)


def points_of_monks(court: Court) -> int:
    buddhas = {"young monk": 1, "old monk": 2}
    return sum(buddhas.get(person, 0) * palace.floors for palace in court.palaces for person in palace.persons)


def judge_super_event(watch: Watch, before: State, after: State) -> None:
    """INV-35, and the effects of the other Super Events."""
    assert before.month == 7
    watch.resolved[before.great_event] += 1  # type: ignore[index]
    changed_only(before, after, {
        "ge_lantern": {"vp"}, "ge_buddha": {"vp"}, "ge_quake": {"floors", "persons"},
        "ge_flood": {"yuan", "rice", "fireworks"}, "ge_eclipse": set(), "ge_volcano": {"steps"},
        "ge_tornado": {"cards"}, "ge_sunrise": {"steps", "persons"}, "ge_assassination": {"small", "large"},
        "ge_charter": {"yuan", "rice", "fireworks", "vp", "steps", "floors"},
    }[before.great_event])  # type: ignore[index]  # fmt: skip
    if before.great_event == "ge_volcano":
        assert ([c.space for c in after.courts], after.track) == ([0] * len(after.courts), before.track)
        watch.marched = [0] * len(after.courts)
    if before.great_event == "ge_sunrise":
        judge_sunrise(watch, before, after)
    for then, now in zip(before.courts, after.courts, strict=True):
        match before.great_event:
            case "ge_lantern":
                assert now.vp - then.vp == 2 * then.headcount()
            case "ge_buddha":
                assert now.vp - then.vp == points_of_monks(then)
            case "ge_quake":
                floors = [sum(palace.floors for palace in court.palaces) for court in (then, now)]
                assert floors[1] == max(0, floors[0] - 2)
            case "ge_flood":
                items = [court.yuan + court.rice + court.fireworks for court in (then, now)]
                assert items[1] == items[0] - items[0] // 2
            case "ge_tornado":
                assert not Counter(now.hand) - Counter(then.hand)
                assert (len(then.hand), len(now.hand)) == (4, 2)
            case "ge_assassination":
                assert (now.small, now.large) == (0, 0)


def judge_sunrise(watch: Watch, before: State, after: State) -> None:
    """Everybody has taken a young tile of another type; with so many types nobody goes without (GE-SUNRISE-2)."""
    taken = {
        person: tiles - after.offer[person] for person, tiles in before.offer.items() if tiles != after.offer[person]
    }
    assert set(taken.values()) <= {1}
    assert all(person.startswith("young") for person in taken)
    available = sum(tiles > 0 for person, tiles in before.offer.items() if person.startswith("young"))
    assert len(taken) == min(len(before.courts), available)
    assert [len(c.hand) for c in after.courts] == [len(c.hand) for c in before.courts]


JUDGES: dict[type, Callable[[Watch, State, State], None]] = {
    EventPhase: judge_event, WallCheck: judge_wall_check, GreatEventPhase: judge_super_event,
}  # fmt: skip


def inv_35_earthquake(watch: Watch, deed: Deed) -> None:
    """Nothing falls before the last floor is named; then exactly the named ones, and who must leave is asked next."""
    seat = deed.task.seat  # type: ignore[attr-defined]
    named = deed.task.named + deed.answer.palaces  # type: ignore[attr-defined, union-attr]
    before, after = deed.before.courts[seat], deed.after.courts[seat]
    floors = sum(palace.floors for palace in before.palaces)
    if len(named) < min(2, floors):
        assert after == before
        return
    assert len(named) == min(2, floors)
    expected, lost = [], Counter()
    for number, palace in enumerate(before.palaces, 1):
        left = palace.floors - named.count(number)
        assert left >= 0
        if left:
            expected.append((left, palace.persons))
        else:
            lost.update(palace.persons)  # they leave with the last floor (AMB-43)
    assert [(palace.floors, palace.persons) for palace in after.palaces] == expected
    watch.out.update(lost)
    watch.given[seat] += len(named)


def inv_35_flood_and_tornado_take_all_pieces_at_once(watch: Watch, deed: Deed) -> None:
    seat = deed.task.seat  # type: ignore[attr-defined]
    open_still = type(deed.after.agenda[-1]) is type(deed.task) and deed.after.agenda[-1].seat == seat
    if open_still:
        assert deed.after.courts == deed.before.courts


def counts_dropped_cards(watch: Watch, deed: Deed) -> None:
    """INV-11: what is discarded in a Tornado is no longer in the hand."""
    seat = deed.task.seat  # type: ignore[attr-defined]
    dropped = Counter(deed.before.courts[seat].hand) - Counter(deed.after.courts[seat].hand)
    watch.discarded[seat] += dropped.elements()
    assert sorted([*deed.after.courts[seat].hand, *watch.discarded[seat]]) == sorted(HAND)


def sunrise_needs_no_card(watch: Watch, deed: Deed) -> None:
    seat, person = deed.task.seat, deed.answer.person  # type: ignore[attr-defined, union-attr]
    assert deed.after.courts[seat] == deed.before.courts[seat]
    assert deed.after.offer[person] == deed.before.offer[person] - 1
    assert type(deed.after.agenda[-1]) is HouseSunrise


def a_charter_brings_what_the_type_shows(watch: Watch, deed: Deed) -> None:
    """Symbols on own persons only (GE-CHARTER-2)."""
    seat, kind = deed.task.seat, deed.answer.kind  # type: ignore[attr-defined, union-attr]
    court = deed.before.courts[seat]
    shown = symbols(court, kind)
    assert shown, "nobody of that type lives there"
    then, now = (dict(zip(FIGURES, figures(state.courts[seat]), strict=True)) for state in (deed.before, deed.after))
    gains = {thing: now[thing] - then[thing] for thing in FIGURES if now[thing] != then[thing]}
    assert gains == {
        "tax_collector": {"yuan": shown}, "farmer": {"rice": shown}, "pyrotechnist": {"fireworks": shown},
        "court_lady": {"vp": shown}, "scholar": {"vp": shown}, "monk": {"vp": points_of_monks(court)},
        "warrior": {"steps": shown}, "healer": {}, "craftsman": {},
    }[kind]  # fmt: skip
    if kind == "warrior":
        watch.marched[seat] += shown
    if kind == "craftsman":
        floors = deed.after.agenda[-1]
        assert (type(floors), floors.seat, floors.total, floors.done) == (PlaceFloors, seat, shown, 0)


def inv_04_floors_are_placed_in_full(watch: Watch, deed: Deed) -> None:
    """ACT-BUILD-3: the row goes on until every floor has its place."""
    task: Any = deed.task
    answer: Any = deed.answer
    placed = task.done + sum(floors for _, floors in answer.on) + sum(answer.new)
    following = deed.after.agenda[-1]
    assert (type(following) is PlaceFloors) == (placed < task.total)
    if placed < task.total:
        assert following == PlaceFloors(task.seat, task.total, placed, task.point)


def inv_24_decay_takes_one_floor_of_each_empty_palace(watch: Watch, deed: Deed) -> None:
    for seat, (before, after) in enumerate(zip(deed.before.courts, deed.after.courts, strict=True)):
        expected = []
        for palace in before.palaces:
            floors = palace.floors if palace.persons else palace.floors - 1
            watch.decayed[seat] += palace.floors - floors
            if floors:
                expected.append((floors, palace.persons))
        assert [(palace.floors, palace.persons) for palace in after.palaces] == expected


def inv_25_points_of_the_month(watch: Watch, deed: Deed) -> None:
    """With INV-10: the cards that are left."""
    for before, after in zip(deed.before.courts, deed.after.courts, strict=True):
        ladies = list(before.persons()).count("young court_lady")
        assert after.vp - before.vp == len(before.palaces) + ladies + before.small + 2 * before.large
        month, tornado = deed.before.month, deed.before.great_event == "ge_tornado"
        assert len(before.hand) == max(0, 11 - month - (2 if tornado and month >= 7 else 0))


def inv_26_points_at_the_end(watch: Watch, deed: Deed) -> None:
    for before, after in zip(deed.before.courts, deed.after.courts, strict=True):
        yuan = before.yuan + 2 * before.rice + 2 * before.fireworks
        assert after.vp - before.vp == 2 * before.headcount() + points_of_monks(before) + yuan // 3
        assert (after.yuan, after.rice, after.fireworks) == (yuan, 0, 0)


DEEDS: dict[type, list[Callable[[Watch, Deed], None]]] = {
    LayRow: [inv_16_event_row, the_draft_begins_when_all_is_laid_out],
    ChoosePair: [the_marker_waits_for_both_persons],
    HouseDrafted: [the_marker_waits_for_both_persons],
    NextMonth: [inv_36_months_are_numbered],
    DealGroups: [inv_12_groups_are_a_partition_in_fixed_sizes],
    ActionPhase: [inv_08_phase_takes_the_order_of_the_track],
    ChooseAction: [inv_08_the_list_and_the_track_agree, inv_14_a_fee_exactly_on_occupied_groups],
    PlaceFloors: [counts_built_floors, inv_04_floors_are_placed_in_full],
    BuyPrivilege: [],
    PersonPhase: [inv_13_everybody_acts_once_a_month, inv_08_phase_takes_the_order_of_the_track],
    ChooseCard: [inv_08_the_list_and_the_track_agree, inv_11_cards_in_hand_and_discarded_are_the_eleven],
    ChoosePerson: [],
    HousePerson: [counts_housed_persons],
    EventPhase: [],
    ChooseUnsupplied: [releases_come_in_track_order],
    ChooseReleased: [releases_come_in_track_order, counts_released_persons],
    Decay: [inv_24_decay_takes_one_floor_of_each_empty_palace],
    Scoring: [inv_25_points_of_the_month],
    EndScoring: [inv_26_points_at_the_end],
    ChooseWallTile: [inv_30_a_bonus_as_printed],
    LayTile: [counts_the_tiles_of_the_wall],
    WallCheck: [],
    DrawGreatEvent: [],
    GreatEventPhase: [],
    ChooseFloors: [inv_35_earthquake],
    ChooseReturned: [inv_35_flood_and_tornado_take_all_pieces_at_once],
    ChooseDropped: [inv_35_flood_and_tornado_take_all_pieces_at_once, counts_dropped_cards],
    ChooseSunrise: [sunrise_needs_no_card],
    HouseSunrise: [counts_housed_persons],
    ChooseCharter: [a_charter_brings_what_the_type_shows],
}


# --- When the game is over -------------------------------------------------------------------------------------------


def inv_17_nobody_recruits_more_than_there_are_cards(watch: Watch, state: State) -> None:
    most = {"ge_sunrise": 14, "ge_tornado": 11}.get(state.great_event or "", 13)
    assert max(watch.recruited) <= most


def inv_36_twelve_of_each_phase_and_one_end(watch: Watch, state: State) -> None:
    eclipse = state.great_event == "ge_eclipse"
    assert [watch.done[kind] for kind in (ActionPhase, PersonPhase, Decay, Scoring)] == [12] * 4
    assert watch.done[EventPhase] == 12 + eclipse
    assert (watch.done[EndScoring], watch.done[LayRow], watch.done[DealGroups]) == (1, 1, 12)
    assert watch.done[DrawGreatEvent] == (state.setup.great_event == "random")
    assert watch.done[GreatEventPhase] == watch.resolved.total() == (state.great_event is not None)
    checks = 3 + (eclipse and state.event_row[6] == "mongol_invasion") if state.setup.great_wall else 0
    assert watch.done[WallCheck] == checks
    assert (state.month, state.phase, watch.going_on) == (12, "over", None)


def the_most_points_win(watch: Watch, state: State) -> None:
    outcome = state.outcome
    assert outcome is not None
    best = max(court.vp for court in state.courts)
    tied = [seat for seat in state.track if state.courts[seat].vp == best]
    assert (outcome.winners, outcome.rules) == ((tied[0],), ("WIN-2",) if tied[1:] else ("WIN-1",))
    assert [outcome.scores[seat] for seat in outcome.order] == sorted(outcome.scores, reverse=True)


WHOLE_GAME: list[Callable[[Watch, State], None]] = [
    inv_17_nobody_recruits_more_than_there_are_cards,
    inv_36_twelve_of_each_phase_and_one_end,
    the_most_points_win,
]
