"""Random games of every configuration, watched step by step; the invariants stand in invariants.py."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest
from games.rotunda.invariants import INVARIANTS, Watch
from games.rotunda.replay import Table
from games.rotunda.table import walk

from yotd_widget.engine.luck import SeededLuck
from yotd_widget.engine.moves import LUCK, Move
from yotd_widget.engine.records import Record, record, replay
from yotd_widget.engine.timeline import Timeline
from yotd_widget.engine.trace import Notes
from yotd_widget.games.rotunda import State, moves, new_game
from yotd_widget.games.rotunda.examples import example
from yotd_widget.games.rotunda.pieces import HALL, HIDDEN
from yotd_widget.games.rotunda.scoring import amulets_of, of_sets, sets

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")
GAMES = (2, 3, 4, 5)
FEW, MANY = 10, 2_500
"""Games of each number of players at every push, and at night."""


def options_of(seed: int, players: int) -> dict[str, Any]:
    """Every combination of the options, the place of the Hall and the starting player among them."""
    return {
        "advanced": bool(seed % 2),
        "neutral_action": players == 2 and bool(seed // 2 % 2),
        "choose_hall": bool(seed // 4 % 2),
        "start": seed % players,
    }


def steps(seed: int, players: int):
    start = new_game(NAMES[:players], seed=None, **options_of(seed, players))
    return walk(start, Random(seed), SeededLuck(seed))


def watched(seed: int, players: int) -> None:
    """A game in which everything always holds; INV-5, INV-13, INV-14, INV-19 and INV-20 over the whole of it."""
    watch: Watch | None = None
    walks = 0
    for before, move, notes, after in steps(seed, players):
        if watch is None:
            watch, table = Watch(before), Table(before)
        for note in notes:
            walks += note.rule == "MOVE-1"
            table.happens(note)
            watch.hears(note, table.own)
        watch.state = after
        table.is_that_of(after)
        for holds in INVARIANTS:
            holds(watch, after)
        assert all(one.vp <= other.vp for one, other in zip(before.seats, after.seats, strict=True))
        if isinstance(move, moves.Walk):
            assert move.start != move.to or move.to == HALL
    assert walks == after.turns, "exactly one own Leader in each turn (INV-5)"
    assert after.outcome is not None
    assert after.turns < 500  # INV-20
    assert after.turns - watch.trigger == players - 1  # INV-14
    for seat in range(players):  # INV-19
        found = amulets_of(after, seat)
        if len(found) <= 8:
            assert of_sets(after.data, sets(found)) == best(after.data, tuple(sorted(found)))


def best(data, amulets) -> int:
    """The best split into sets, by trying all."""
    if not amulets:
        return 0
    points, kinds = data.amulets.set_points, sorted({*amulets})
    return max(
        points[size] + best(data, _less(amulets, taken))
        for size in range(1, len(kinds) + 1)
        for taken in combinations(kinds, size)
        if kinds[0] in taken
    )


def _less(amulets, taken):
    left = [*amulets]
    for each in taken:
        left.remove(each)
    return tuple(left)


@pytest.mark.parametrize("players", GAMES)
def test_everything_holds_in_every_step(players):
    for seed in range(FEW):
        watched(seed, players)


@pytest.mark.nightly
@pytest.mark.parametrize("players", GAMES)
def test_everything_holds_in_every_step_of_many_games(players):
    for seed in range(FEW, MANY):
        watched(seed, players)


@pytest.mark.parametrize("players", GAMES)
def test_options_are_what_verify_accepts(players):  # INV-23
    for seed in range(10):
        for number, (state, _, _, _) in enumerate(steps(seed, players)):
            if number % 7 == seed % 7 and state.agenda[-1].seat != LUCK:
                task = state.agenda[-1]
                thinkable = task.candidates(state)
                assert [*task.options(state)] == [move for move in thinkable if task.verify(state, move) is None]
                assert all(task.verify(state, move).code for move in thinkable if move not in task.options(state))


def test_random_games_use_every_kind_of_move():
    found = {type(move) for players in GAMES for seed in range(40) for _, move, _, _ in steps(seed, players)}
    found |= {type(move) for seed in range(9) for _, move, _, _ in walk(example("TV-42"), Random(seed), SeededLuck(1))}
    own = {kind for kind in Move.__subclasses__() if kind.__module__ == moves.__name__}
    assert {kind.__name__ for kind in own - found} == set()


@pytest.mark.parametrize("players", GAMES)
def test_a_game_that_is_saved_at_every_step_goes_on_as_one_that_is_not(players):  # INV-17, INV-18
    for seed in range(3):
        for before, move, notes, after in steps(seed, players):
            saved = State.from_json(before.to_json())
            assert (saved, saved.decision) == (before, before.decision)
            told = Notes()
            assert saved.after(str(move), notes=told) == after
            assert list(told) == list(notes)
        assert State.from_code(after.to_code()) == after


@pytest.mark.parametrize("players", GAMES)
def test_a_record_replays_to_the_same_game(players):  # INV-18
    for seed in range(3):
        game = Timeline(new_game(NAMES[:players], seed=seed, **options_of(seed, players)))
        dice = Random(seed)
        while game.state.agenda:
            game.play(dice.choice(game.state.options()))
        written = record(game).to_json()
        again = replay(Record.from_json(written))
        assert again.steps == game.steps
        assert record(again).to_json() == written


STACKS = ("smuggler_stack", "amulet_stack", "order_stack", "expert_stack")


@pytest.mark.parametrize("players", GAMES)
def test_nobody_sees_the_order_of_a_stack(players):  # TURN-6
    dice = Random(players)
    for seed in range(3):
        for number, (state, _, _, _) in enumerate(steps(seed, players)):
            if not state.turns or number % 9:
                continue
            view = state.seen_by(0)
            other = state.clone()
            for stack in STACKS:
                lying = getattr(state, stack)
                setattr(other, stack, tuple(dice.sample(lying, len(lying))))
            assert other.seen_by(0) == view
            assert {each for stack in STACKS for each in getattr(view, stack)} <= {HIDDEN}
            deal = view.dealt(SeededLuck(number))
            assert deal.seen_by(0) == view
            for stack in STACKS:
                assert sorted(getattr(deal, stack)) == sorted(getattr(state, stack))
