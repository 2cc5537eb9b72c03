"""The invariants of the base game (INV), checked task by task while a game goes on.

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
from yotd_widget.games.dragon.actions import ActionPhase, BuyPrivilege, ChooseAction, DealGroups, PlaceFloors
from yotd_widget.games.dragon.court import Court
from yotd_widget.games.dragon.events import ChooseReleased, ChooseUnsupplied, Decay, EventPhase
from yotd_widget.games.dragon.persons import ChooseCard, ChoosePerson, HousePerson, PersonPhase
from yotd_widget.games.dragon.pieces import ACTIONS, HAND, STEPS, SYMBOLS, supply
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


FIGURES = ("yuan", "rice", "fireworks", "vp", "steps", "small", "large", "cards", "floors", "persons")


def figures(court: Court) -> tuple[int, ...]:
    """What a court has, in the order of `FIGURES`."""
    floors = persons = 0
    for palace in court.palaces:
        floors += palace.floors
        persons += len(palace.persons)
    return (
        court.yuan, court.rice, court.fireworks, court.vp, court.space, court.small, court.large, len(court.hand),
        floors, persons,
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
        self.built, self.decayed, self.marched, self.recruited = ([0] * count for _ in range(4))
        self.discarded: list[list[str]] = [[] for _ in range(count)]
        self.acted: Counter[int] = Counter()
        self.to_act: list[int] = []
        self.event_begins = start
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
        if type(task) in (HousePerson, HouseDrafted):
            counts[task.person] += 1
    assert counts == watch.tiles, (counts, watch.tiles)


def inv_02_palaces_have_one_to_three_floors_and_room_for_all(watch: Watch, state: State) -> None:
    for court in state.courts:
        for palace in court.palaces:
            assert 1 <= palace.floors <= 3 and len(palace.persons) <= palace.floors, palace  # noqa: PT018


def inv_03_no_amount_is_negative(watch: Watch, state: State) -> None:
    for court in state.courts:
        amounts = court.yuan, court.rice, court.fireworks, court.small, court.large, court.vp, court.space
        assert min(amounts) >= 0, amounts
    assert min(state.offer.values()) >= 0, state.offer


def inv_04_floors_are_those_built_less_those_decayed(watch: Watch, state: State) -> None:
    for seat, court in enumerate(state.courts):
        floors = sum(palace.floors for palace in court.palaces)
        assert floors == 4 + watch.built[seat] - watch.decayed[seat], (seat, floors)


def inv_06_markers_stand_where_their_steps_lead(watch: Watch, state: State) -> None:
    assert [court.space for court in state.courts] == watch.marched


def inv_07_the_order_is_a_permutation_that_fits_the_spaces(watch: Watch, state: State) -> None:
    drafted = [seat for seat, court in enumerate(state.courts) if court.space]
    assert sorted(state.track) == drafted, (state.track, drafted)
    assert len(drafted) == len(state.courts) or state.month == 0
    spaces = [state.courts[seat].space for seat in state.track]
    assert spaces == sorted(spaces, reverse=True), spaces


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
    inv_15_pass_is_always_legal,
    inv_27_every_listed_answer_is_accepted_and_no_other,
    inv_28_every_decision_has_two_different_answers,
]


# --- In every deed ---------------------------------------------------------------------------------------------------


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
            assert changes["steps"] >= 0, "INV-05: a marker went back"
            assert changes["vp"] >= 0, "INV-09: points were lost"


def inv_07_who_moves_lands_on_top_and_the_others_keep_their_order(watch: Watch, deed: Deed) -> None:
    before, after = deed.before, deed.after
    if before.track == after.track:
        return
    (mover,) = [seat for seat, court in enumerate(after.courts) if court.space != before.courts[seat].space]
    others = [seat for seat in before.track if seat != mover]
    farther = [seat for seat in others if after.courts[seat].space > after.courts[mover].space]
    assert after.track == [*farther, mover, *others[len(farther) :]], (before.track, after.track)


def inv_12_groups_stay_as_dealt(watch: Watch, deed: Deed) -> None:
    if type(deed.task) is NextMonth:  # ACT-12: the cards go back to the deck
        assert deed.after.groups == (() if deed.after.month > deed.before.month else deed.before.groups)
    elif type(deed.task) is not DealGroups:
        assert deed.after.groups == deed.before.groups


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


EVERY_DEED: list[Callable[[Watch, Deed], None]] = [
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


def counts_the_draft(watch: Watch, deed: Deed) -> None:
    pair = deed.task.named + deed.answer.persons  # type: ignore[attr-defined, union-attr]
    if len(pair) == 2:
        watch.marched[deed.task.seat] += STEPS[pair[0]] + STEPS[pair[1]]  # type: ignore[attr-defined]


def counts_drafted_persons(watch: Watch, deed: Deed) -> None:
    watch.recruited[deed.task.seat] += 1  # type: ignore[attr-defined]


def inv_12_groups_are_a_partition_in_fixed_sizes(watch: Watch, deed: Deed) -> None:
    groups = deed.after.groups
    sizes = {2: [4, 3], 3: [3, 2, 2], 4: [2, 2, 2, 1], 5: [2, 2, 1, 1, 1]}
    assert sorted(card for group in groups for card in group) == sorted(ACTIONS)
    assert sorted(map(len, groups), reverse=True) == sizes[len(deed.after.courts)], groups


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


def event_begins(watch: Watch, deed: Deed) -> None:
    watch.event_begins = deed.before


def counts_released_persons(watch: Watch, deed: Deed) -> None:
    seat = deed.task.seat  # type: ignore[attr-defined]
    watch.out.update(deed.before.courts[seat].persons())
    watch.out.subtract(deed.after.courts[seat].persons())


def releases_come_in_track_order(watch: Watch, deed: Deed) -> None:
    places = {seat: place for place, seat in enumerate(deed.before.track)}
    waiting = [places[task.seat] for task in deed.before.agenda if type(task) in (ChooseReleased, ChooseUnsupplied)]
    assert waiting == sorted(waiting, reverse=True), waiting


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


def events_do_what_they_say(watch: Watch, deed: Deed) -> None:
    """INV-19 to INV-23, judged when decay is due; whatever the event does not concern is as before."""
    before, after = watch.event_begins, deed.before
    event = before.event_row[before.month - 1]
    concerned = {
        "peace": set(), "imperial_tribute": {"yuan", "persons"}, "drought": {"rice", "persons"},
        "dragon_festival": {"vp", "fireworks"}, "mongol_invasion": {"vp", "persons"}, "contagion": {"persons"},
    }[event]  # fmt: skip
    for then, now in zip(before.courts, after.courts, strict=True):
        for thing, was, has in zip(FIGURES, figures(then), figures(now), strict=True):
            assert was == has or thing in concerned, (event, thing)
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
        assert len(before.hand) == max(0, 11 - deed.before.month)


def inv_26_points_at_the_end(watch: Watch, deed: Deed) -> None:
    for before, after in zip(deed.before.courts, deed.after.courts, strict=True):
        monks = sum(
            {"young monk": 1, "old monk": 2}.get(person, 0) * palace.floors
            for palace in before.palaces for person in palace.persons
        )  # fmt: skip
        yuan = before.yuan + 2 * before.rice + 2 * before.fireworks
        assert after.vp - before.vp == 2 * before.headcount() + monks + yuan // 3
        assert (after.yuan, after.rice, after.fireworks) == (yuan, 0, 0)


DEEDS: dict[type, list[Callable[[Watch, Deed], None]]] = {
    LayRow: [inv_16_event_row],
    ChoosePair: [counts_the_draft],
    HouseDrafted: [counts_drafted_persons],
    NextMonth: [inv_36_months_are_numbered],
    DealGroups: [inv_12_groups_are_a_partition_in_fixed_sizes],
    ActionPhase: [inv_08_phase_takes_the_order_of_the_track],
    ChooseAction: [inv_08_the_list_and_the_track_agree, inv_14_a_fee_exactly_on_occupied_groups],
    PlaceFloors: [counts_built_floors],
    BuyPrivilege: [],
    PersonPhase: [inv_13_everybody_acts_once_a_month, inv_08_phase_takes_the_order_of_the_track],
    ChooseCard: [inv_08_the_list_and_the_track_agree, inv_11_cards_in_hand_and_discarded_are_the_eleven],
    ChoosePerson: [],
    HousePerson: [counts_housed_persons],
    EventPhase: [event_begins],
    ChooseUnsupplied: [releases_come_in_track_order],
    ChooseReleased: [releases_come_in_track_order, counts_released_persons],
    Decay: [events_do_what_they_say, inv_24_decay_takes_one_floor_of_each_empty_palace],
    Scoring: [inv_25_points_of_the_month],
    EndScoring: [inv_26_points_at_the_end],
}


# --- When the game is over -------------------------------------------------------------------------------------------


def inv_17_nobody_recruits_more_than_thirteen(watch: Watch, state: State) -> None:
    assert max(watch.recruited) <= 13


def inv_36_twelve_of_each_phase_and_one_end(watch: Watch, state: State) -> None:
    assert [watch.done[kind] for kind in (ActionPhase, PersonPhase, EventPhase, Decay, Scoring)] == [12] * 5
    assert (watch.done[EndScoring], watch.done[LayRow], watch.done[DealGroups]) == (1, 1, 12)
    assert (state.month, state.phase) == (12, "over")


def the_most_points_win(watch: Watch, state: State) -> None:
    outcome = state.outcome
    assert outcome is not None
    best = max(court.vp for court in state.courts)
    tied = [seat for seat in state.track if state.courts[seat].vp == best]
    assert (outcome.winner, outcome.rules) == (tied[0], ("WIN-2",) if tied[1:] else ("WIN-1",))
    assert [outcome.scores[seat] for seat in outcome.ranking] == sorted(outcome.scores, reverse=True)


WHOLE_GAME: list[Callable[[Watch, State], None]] = [
    inv_17_nobody_recruits_more_than_thirteen,
    inv_36_twelve_of_each_phase_and_one_end,
    the_most_points_win,
]
