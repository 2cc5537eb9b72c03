"""Random games of every configuration, watched step by step; the invariants stand in invariants.py."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest
from games.gugong.invariants import (
    Watch,
    inv_03_cards_are_partitioned,
    inv_04_cards_of_a_player,
    inv_05_no_token_appears_or_vanishes,
)
from games.gugong.table import walk
from msgspec.structs import replace as changed

from yotd_widget.engine.luck import SeededLuck
from yotd_widget.engine.moves import LUCK, Move
from yotd_widget.engine.records import Record, record, replay
from yotd_widget.engine.timeline import Timeline
from yotd_widget.engine.trace import Notes
from yotd_widget.games.gugong import moves, new_game
from yotd_widget.games.gugong.nights import NightBonus
from yotd_widget.games.gugong.pieces import DOUBLE_TOKEN, HIDDEN
from yotd_widget.games.gugong.state import State

NAMES = ("Ann", "Bo", "Cy", "Dora", "Emil")
SOLO = [{"level": level, "sets": sets} for level, sets in product(("easy", "normal", "hard"), (1, 2, 3))]
VARIANTS = [{"expert": expert, "bonus": bonus} for expert, bonus in product((False, True), (False, True))]
GAMES = {1: range(9), 2: range(8), 3: range(4), 4: range(4, 8), 5: range(4)}
"""Games for each number of players, by their seeds, each variant once at least; at night there are ten thousand."""


def options_of(seed: int, players: int) -> dict:
    """The options of the game with this seed."""
    if players == 1:
        return SOLO[seed % len(SOLO)] | {"expert": seed % 2 == 1}
    return VARIANTS[seed % len(VARIANTS)]


def steps(seed: int, players: int):
    """A random game, chance included; in every other one of each variant players are keen."""
    keen = seed // len(VARIANTS) % 2 == 1
    return walk(new_game(NAMES[:players], **options_of(seed, players)), Random(seed), SeededLuck(seed), keen)


met: dict[type[Move], Move] = {}


def watch_game(seed: int, players: int) -> None:
    dice, watch, step = Random(seed), None, ()
    try:
        for step in enumerate(steps(seed, players)):
            _, (before, move, notes, after) = step
            if watch is None:
                watch = Watch(before)
                watch.question(before)
            text = before.to_json()
            watch.step(before, move, list(notes), after)
            watch.question(after)
            met[type(move)] = move
            stray(after, dice)
            assert before.to_json() == text, "a move changed the position it was played in"
    except AssertionError as error:
        error.add_note(f"seed {seed}: {players} players, {options_of(seed, players)}")
        error.add_note("step {0}: {1[1]}\nbefore: {1[0]!r}".format(*step))
        raise


def stray(state: State, dice: Random) -> None:
    """A move of another place is refused unless it is listed, and changes nothing (INV-17, INV-18)."""
    if state.agenda and state.agenda[-1].seat != LUCK and met:
        move, text = dice.choice([*met.values()]), state.to_json()
        assert (state.refused(move) is None) == (move in [*state.options()]), move
        assert state.to_json() == text


@pytest.mark.parametrize("players", GAMES)
def test_invariants_hold_in_random_games(players):  # INV-1 to INV-18, INV-21 to INV-23, INV-26 to INV-29
    for seed in GAMES[players]:
        watch_game(seed, players)


@pytest.mark.nightly
@pytest.mark.parametrize("players", GAMES)
def test_invariants_hold_in_ten_thousand_games(players):
    for seed in range(1_000, 3_000):
        watch_game(seed, players)


def test_random_games_meet_every_kind_of_move():
    found = {type(move) for players in (2, 5) for seed in range(16) for _, move, _, _ in steps(seed, players)}
    found |= {type(move) for _, move, _, _ in steps(0, 1)}
    assert found == {kind for kind in Move.__subclasses__() if kind.__module__ == moves.__name__}


# --- INV-19, INV-20: the same luck and answers, saved on the way or not ----------------------------------------------


@pytest.mark.parametrize("players", GAMES)
def test_a_game_that_is_saved_at_every_step_goes_on_as_one_that_is_not(players):  # INV-19, INV-20
    for seed in GAMES[players][:4]:
        saved = None
        for before, move, notes, after in steps(seed, players):
            saved = State.from_json(before.to_json())
            assert (saved, saved.decision) == (before, before.decision)
            assert before.agenda[-1].seat == LUCK or [*saved.options()] == [*before.options()]
            told = Notes()
            assert saved.after(str(move), notes=told) == after
            assert list(told) == list(notes)
        assert State.from_code(after.to_code()) == after


@pytest.mark.parametrize("players", GAMES)
def test_a_record_replays_to_the_same_game(players):  # INV-19
    for seed in range(4):
        game = Timeline(new_game(NAMES[:players], seed=seed, **options_of(seed, players)))
        dice = Random(seed)
        while game.state.agenda:
            game.play(dice.choice(game.state.options()))
        written = record(game).to_json()
        again = replay(Record.from_json(written))
        assert again.steps == game.steps
        assert record(again).to_json() == written


# --- INV-24: what a player sees does not depend on what is hidden ----------------------------------------------------


def permuted(state: State, seat: int, dice: Random) -> State:
    """The same table for a player, with all that is hidden from him in other places."""
    copy = state.clone()
    others = [own for other, own in enumerate(copy.seats) if other != seat]
    cards = [card for own in others for card in (*own.hand, *own.discard)] + [*copy.draw_pile]
    small = [token for own in others for token in own.tokens] + [*copy.token_pile]
    small = [token for token in small if token != DOUBLE_TOKEN]
    dice.shuffle(cards)
    dice.shuffle(small)

    def dealt(pile):
        return tuple(cards.pop() for _ in pile)

    def turned(pile):
        return tuple(token if token == DOUBLE_TOKEN else small.pop() for token in pile)

    copy.draw_pile, copy.token_pile = dealt(copy.draw_pile), turned(copy.token_pile)
    for own in others:
        own.hand, own.discard, own.tokens = dealt(own.hand), dealt(own.discard), turned(own.tokens)
    if copy.automa is not None:
        copy.automa = changed(copy.automa, deck=tuple(dice.sample(copy.automa.deck, len(copy.automa.deck))))
    return copy


DEALT = (inv_03_cards_are_partitioned, inv_04_cards_of_a_player, inv_05_no_token_appears_or_vanishes)


@pytest.mark.parametrize("players", GAMES)
def test_nobody_sees_what_is_hidden(players):  # INV-24, INFO-1 to INFO-4
    dice = Random(players)
    for seed in range(players % 2, 8, 2):
        for number, (state, _, _, _) in enumerate(steps(seed, players)):
            if state.phase == "setup" or number % 5:
                continue
            for seat in range(players):
                view = state.seen_by(seat)
                assert permuted(state, seat, dice).seen_by(seat) == view
                assert (view.seats[seat], view.gifts, view.map) == (state.seats[seat], state.gifts, state.map)
                assert HIDDEN not in (*view.token_discard, *view.gifts.values())
                deal = view.dealt(SeededLuck(number))
                assert deal.seen_by(seat) == view
                assert deal.setup.expert or {deal.card(card).set for card in deal.draw_pile} == {"draw"}
                watch = Watch(deal)
                for holds in DEALT:
                    holds(watch, deal)


# --- INV-25: names, seats and cities mean nothing --------------------------------------------------------------------


def reseated(state: State) -> State:
    """The same table with every player one seat further and called otherwise."""
    count = len(state.seats)
    there = {None: None, LUCK: LUCK} | {seat: (seat + 1) % count for seat in range(count)}

    def elsewhere(task: Any) -> Any:
        moved: dict[str, Any] = {"seat": there[task.seat]} if hasattr(task, "seat") else {}
        if hasattr(task, "present"):
            moved["present"] = tuple(there[seat] for seat in task.present)
        if isinstance(task, NightBonus):
            moved["matches"] = (task.matches[-1], *task.matches[:-1])
        return changed(task, **moved)

    copy = state.clone()
    copy.setup = changed(state.setup, players=NAMES[-count:][::-1])
    copy.seats = [copy.seats[-1], *copy.seats[:-1]]
    copy.start, copy.medal = there[state.start], there[state.medal]
    copy.order = tuple(there[seat] for seat in state.order)
    copy.agenda = [elsewhere(task) for task in state.agenda]
    copy._options = None
    return copy


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_names_and_seats_mean_nothing(players):  # INV-25
    for seed in range(players % 2, 8, 2):
        for before, move, _, after in steps(seed, players):
            if before.phase != "setup":
                assert reseated(before).after(move) == reseated(after)
