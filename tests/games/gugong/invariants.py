"""The invariants of the specification (INV), checked task by task while a game goes on.

A step is a move and all that follows from it. `unrolled` takes it apart into deeds, one for each task carried out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from games.gugong.replay import Table

from yotd_widget.engine.moves import LUCK, Move
from yotd_widget.engine.position import Task
from yotd_widget.engine.trace import Note, Notes
from yotd_widget.games.gugong.bonus import UseBonus
from yotd_widget.games.gugong.exchanges import StoreToken
from yotd_widget.games.gugong.mornings import MorningPhase
from yotd_widget.games.gugong.nights import Matched, NightPhase, matches
from yotd_widget.games.gugong.scoring import FinalScoring, jade_points
from yotd_widget.games.gugong.servants import ChooseGain, ChoosePayment
from yotd_widget.games.gugong.state import State, all_tokens, in_play
from yotd_widget.games.gugong.tokens import UseToken


@dataclass(slots=True)
class Deed:
    """One task carried out: the table before and after, and what was noted."""

    task: Task
    before: State
    after: State
    notes: list[Note]


def unrolled(state: State, move: Move) -> Iterator[Deed]:
    """The step that `move` takes from `state`, deed by deed, up to the next question."""
    now, question, answer = state.clone(), state.question_of(move), move
    assert question is not None
    if question is state.agenda[-1]:
        now.agenda.pop()
    forced = False
    while True:
        before, notes = now.clone(), Notes()
        if not question.asked:
            question.run(now, notes)
        elif forced:
            with notes.without_a_choice():
                question.do(now, answer, notes)
        else:
            question.do(now, answer, notes)
        yield Deed(question, before, now, list(notes))
        if not now.agenda:
            return
        if now.agenda[-1].asked:
            options = now.agenda[-1].options(now)
            if now.agenda[-1].seat == LUCK or len(options) > 1 or now.can_act():
                return
            answer, forced = options[0], True
        question = now.agenda.pop()


class Watch:
    """Follows one game and knows what the table alone does not show."""

    def __init__(self, start: State) -> None:
        self.cards, self.tokens = Counter(in_play(start.setup)), Counter(all_tokens(start.setup))
        self.table = Table(start)
        self.nights = 0
        self.exchanges: Counter[int] = Counter()  # by Day
        self.to_exchange: Counter[int] = Counter()
        self.medals: Counter[int] = Counter()

    def question(self, state: State) -> None:
        """Check a position in which a decision is open, or the game over."""
        for holds in STANDING:
            holds(self, state)

    def step(self, before: State, move: Move, notes: list[Note], after: State) -> None:
        """Check a move and all that follows from it."""
        told: list[Note] = []
        state = before
        for deed in unrolled(before, move):
            for holds_of in EVERY_DEED:
                holds_of(self, deed)
            for holds_of in DEEDS.get(type(deed.task), ()):
                holds_of(self, deed)
            told += deed.notes
            state = deed.after
        assert (state, told) == (after, notes), "tasks carried out one by one give another position"
        self.table.is_that_of(after)  # INV-28


# --- After every step -----------------------------------------------------------------------------------------------


def inv_01_servants_are_twelve(watch: Watch, state: State) -> None:
    for number, own in enumerate(state.seats):
        neutral = own.reward_servants if number == state.meng else 0
        assert own.normal - neutral == state.data.servants.normal_per_player, (number, own)
        assert min(own.pool, own.supply, own.wall) >= 0, (number, own)


def inv_02_the_double_servant_is_in_one_place(watch: Watch, state: State) -> None:
    for number, own in enumerate(state.seats):
        aboard = sum(ship.double for ship in own.ships)
        assert aboard == (own.double == "ship"), (number, own)
        assert (own.double == "locked") == (own.double_slots == 0), (number, own)


def inv_03_cards_are_partitioned(watch: Watch, state: State) -> None:
    held = [card for own in state.seats for card in (*own.hand, *own.discard)]
    laid = [*state.gifts.values()]
    assert len(laid) in (0, 7), laid
    dealt = Counter([*held, *laid, *state.draw_pile])
    assert dealt <= watch.cards, dealt - watch.cards
    if state.phase != "setup" and state.day:
        assert dealt == watch.cards, watch.cards - dealt


def inv_04_cards_of_a_player(watch: Watch, state: State) -> None:
    if state.day:
        for number, own in enumerate(state.seats):
            assert len(own.hand) + len(own.discard) == 4 + own.card_slots, (number, own)


def inv_05_no_token_appears_or_vanishes(watch: Watch, state: State) -> None:
    found = Counter([*filter(None, state.map), *state.token_pile, *state.token_discard])
    for own in state.seats:
        found.update([*own.tokens, *(bonus.partition(" ")[0] for bonus in own.bonus)])
    found.update(task.token for task in state.agenda if isinstance(task, StoreToken | UseToken | UseBonus))
    if state.map:
        assert found == watch.tokens, (found - watch.tokens, watch.tokens - found)


def inv_06_no_city_holds_token_and_traveller(watch: Watch, state: State) -> None:
    assert not [own.city for own in state.seats if own.city and state.token_at(own.city)]


def inv_07_tokens_fit_their_spaces(watch: Watch, state: State) -> None:
    assert max(len(own.tokens) for own in state.seats) <= state.data.travel.slots.count


def inv_08_intrigue_order_is_strict(watch: Watch, state: State) -> None:
    steps = [state.seats[seat].intrigue for seat in state.order]
    assert steps == sorted(steps, reverse=True), steps
    assert all(0 <= step <= state.data.intrigue.max for step in steps), steps
    if state.day:
        assert sorted(state.order) == [*range(len(state.seats))], state.order


def inv_09_palace_spaces_are_filled_from_high_to_low(watch: Watch, state: State) -> None:
    top = state.data.palace.palace_step
    assert all(0 <= own.envoy <= top and (own.envoy == top) == (own.space > 0) for own in state.seats)
    spaces = sorted(own.space for own in state.seats if own.space)
    assert spaces == [*range(1, len(spaces) + 1)], spaces


def inv_10_ships_fit_the_canal(watch: Watch, state: State) -> None:
    berths = [(ship.route, ship.harbour) for own in state.seats for ship in own.ships]
    assert len(berths) == len({*berths}), berths
    canal = state.data.canal
    for own in state.seats:
        assert len(own.ships) <= canal.ships_per_player, own.ships
        assert all(1 <= ship.units <= canal.ship_capacity and ship.harbour <= canal.harbours for ship in own.ships)
        assert all(ship.route in state.setup.routes for ship in own.ships)


def inv_13_reward_slots(watch: Watch, state: State) -> None:
    slots = state.data.canal.reward_slots
    for number, own in enumerate(state.seats):
        if number != state.meng:
            assert own.vp_slots <= slots["vp4"], own
            assert own.card_slots <= slots["card"], own
            assert own.double_slots <= slots["double"], own


def inv_11_the_wall_is_not_complete(watch: Watch, state: State) -> None:
    units = sum(own.wall_units for own in state.seats)
    assert units < state.data.wall.required[len(state.setup.players)], units


def inv_17_what_is_listed_is_what_is_legal(watch: Watch, state: State) -> None:
    if not state.agenda:
        assert not state.options()
        return
    question = state.agenda[-1]
    if question.seat == LUCK:
        return
    options = [*state.options()]
    every = [question, *state.acts()]
    assert options == [move for each in every for move in each.candidates(state) if each.verify(state, move) is None]
    assert len(options) == len({*options})
    assert len(options) > 1 or state.can_act(), "a forced question is open"


def inv_27_the_winner_is_in_the_palace(watch: Watch, state: State) -> None:
    outcome = state.outcome
    assert (outcome is None) == bool(state.agenda)
    if outcome:
        inside = [seat for seat in outcome.winners if seat != state.meng]
        assert all(state.seats[seat].envoy == state.data.palace.palace_step for seat in inside)
        assert watch.nights == state.data.days.count  # INV-21


STANDING: tuple[Callable[[Watch, State], None], ...] = (
    inv_01_servants_are_twelve, inv_02_the_double_servant_is_in_one_place, inv_03_cards_are_partitioned,
    inv_04_cards_of_a_player, inv_05_no_token_appears_or_vanishes, inv_06_no_city_holds_token_and_traveller,
    inv_07_tokens_fit_their_spaces, inv_08_intrigue_order_is_strict,
    inv_09_palace_spaces_are_filled_from_high_to_low, inv_10_ships_fit_the_canal, inv_13_reward_slots,
    inv_11_the_wall_is_not_complete, inv_17_what_is_listed_is_what_is_legal,
    inv_27_the_winner_is_in_the_palace,
)  # fmt: skip

# --- Of every deed ---------------------------------------------------------------------------------------------------


def inv_12_decrees_and_rewards_stay(watch: Watch, deed: Deed) -> None:
    for was, own in zip(deed.before.seats, deed.after.seats, strict=True):
        assert own.decrees[: len(was.decrees)] == was.decrees
        assert len({*own.decrees}) == len(own.decrees)
        assert {*own.decrees} <= {*deed.after.board_decrees}
        for slots in ("vp_slots", "card_slots", "double_slots"):
            assert getattr(own, slots) >= getattr(was, slots)


def inv_14_points_do_not_fall(watch: Watch, deed: Deed) -> None:
    ends = isinstance(deed.task, FinalScoring)
    for was, own in zip(deed.before.seats, deed.after.seats, strict=True):
        assert own.vp >= 0
        assert own.vp >= was.vp or ends or deed.after.setup.bonus


def inv_15_one_player_a_day_takes_the_medal(watch: Watch, deed: Deed) -> None:
    was, now = deed.before, deed.after
    if now.medal is not None and was.medal != now.medal:
        assert was.medal is None
        watch.medals[now.day] += 1
        assert watch.medals[now.day] == 1


def inv_16_jade_of_houses_falls_and_of_players_rises(watch: Watch, deed: Deed) -> None:
    was, now = deed.before, deed.after
    assert all(then or not full for then, full in zip(was.houses, now.houses, strict=True))
    assert all(own.jade >= before.jade for before, own in zip(was.seats, now.seats, strict=True))


def inv_21_exchanges_are_as_many_as_cards(watch: Watch, deed: Deed) -> None:
    day = deed.after.day
    for note in deed.notes:
        watch.exchanges[day] += note.rule in ("GIFT-1", "AUTOMA-7") and "gifts" in note.facts
        if deed.after.phase == "day":
            watch.to_exchange[day] += (
                note.rule in ("HARB-4", "TOK-8a", "AUTOMA-23", "AUTOMA-36") and "hand" in note.change
            )
    if type(deed.task).__name__ == "DayPhase":
        watch.to_exchange[day] += sum(len(own.hand) for own in deed.after.seats)
    assert watch.exchanges[day] <= watch.to_exchange[day]


def inv_26_costs_reach_the_supply(watch: Watch, deed: Deed) -> None:
    for note in deed.notes:
        if "cost" in note.facts:
            assert note.change["pool"] == -note.change["supply"], note
            paid = note.change["supply"] + 2 * ("double" in note.facts)
            assert note.facts["cost"] <= paid <= note.facts["cost"] + 1, note


def inv_28_notes_tell_every_change(watch: Watch, deed: Deed) -> None:
    """From the end of the set-up on."""
    if deed.before.phase == "setup":
        watch.table = Table(deed.after)
        return
    for note in deed.notes:
        assert note.rule
        watch.table.happens(note)


EVERY_DEED: tuple[Callable[[Watch, Deed], None], ...] = (
    inv_12_decrees_and_rewards_stay, inv_14_points_do_not_fall, inv_15_one_player_a_day_takes_the_medal,
    inv_16_jade_of_houses_falls_and_of_players_rises, inv_21_exchanges_are_as_many_as_cards,
    inv_26_costs_reach_the_supply, inv_28_notes_tell_every_change,
)  # fmt: skip

# --- Of some deeds ---------------------------------------------------------------------------------------------------


def inv_22_hands_are_empty_at_night(watch: Watch, deed: Deed) -> None:
    watch.nights += 1
    assert not any(own.hand for own in deed.before.seats)


def inv_22_piles_are_empty_in_the_morning(watch: Watch, deed: Deed) -> None:
    assert not any(own.discard for own in deed.after.seats)


def gained(deed: Deed, wanted: int) -> None:
    was, own = deed.before.seats[deed.task.seat], deed.after.seats[deed.task.seat]
    assert own.pieces - was.pieces == min(wanted, was.in_supply)


def inv_23_night_gain(watch: Watch, deed: Deed) -> None:
    task: Any = deed.task
    assert task.matches == matches(deed.before, task.seat)
    if not isinstance(deed.after.agenda[-1], ChooseGain):
        gained(deed, task.matches * deed.before.data.night.servants_per_match)


def inv_23_gain_with_the_double_servant(watch: Watch, deed: Deed) -> None:
    task: Any = deed.task
    gained(deed, task.n)


def inv_26_payment(watch: Watch, deed: Deed) -> None:
    task: Any = deed.task
    was, own = deed.before.seats[task.seat], deed.after.seats[task.seat]
    assert task.cost <= was.worth - own.worth <= task.cost + 1
    assert own.in_supply - was.in_supply == was.pieces - own.pieces


def inv_29_final_score(watch: Watch, deed: Deed) -> None:
    state, data = deed.after, deed.after.data
    spaces = data.palace.vp_spaces.of(state.setup.side)
    for seat, own in enumerate(state.seats):
        track = deed.before.seats[seat].vp
        level_3 = 0
        for note in deed.notes:
            if note.seat == seat and (note.rule in ("END-1", "PAL-5") or note.rule.startswith("DECREE-3-")):
                assert note.rule != "DECREE-3-1" or level_3 == 0, "before other level 3 tiles"
                track += 0 if note.rule.startswith("DECREE") else note.change.get("vp", 0)
                level_3 += note.change.get("vp", 0) if note.rule.startswith("DECREE") else 0
        space = spaces[own.space - 1] if own.space else 0
        whole = track + level_3 + space + jade_points(state, own.jade)
        inside = own.space or seat == state.meng
        assert own.vp == (whole if inside else 0), (seat, own.vp, whole)


DEEDS: dict[type[Task], tuple[Callable[[Watch, Deed], None], ...]] = {
    NightPhase: (inv_22_hands_are_empty_at_night,),
    MorningPhase: (inv_22_piles_are_empty_in_the_morning,),
    Matched: (inv_23_night_gain,),
    ChooseGain: (inv_23_gain_with_the_double_servant,),
    ChoosePayment: (inv_26_payment,),
    FinalScoring: (inv_29_final_score,),
}
