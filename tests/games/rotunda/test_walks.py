"""Where Leaders stop comes of a memory by places: it says what the rule says, whichever house was asked before."""

from random import Random

import pytest

from yotd_widget.engine.game import load
from yotd_widget.games.rotunda.moving import ChooseWalk, most_steps, reached
from yotd_widget.games.rotunda.ways import targets
from yotd_widget.quiz.wrong_rules import believing

NAMES = ["Ada", "Bo", "Cyd", "Dina"]


def tables(seed, players):
    """The positions of a random game."""
    state, choice = load("rotunda").new(NAMES[:players], seed=seed, choose_hall=True), Random(seed).choice
    while state.agenda:
        yield state
        state = state.after(choice(state.options()))


def looked_for(state, start, neutral):
    """Where a Leader stops, looked for in the house as it lies."""
    return targets(state.graph, start, state.occupied - {start}, most_steps(state), neutral=neutral)


def compare(state):
    """Every Leader of a table."""
    starts = [(start, False) for own in state.seats for start in own.leaders]
    for start, neutral in starts + [(start, True) for start in state.neutrals.values()]:
        assert reached(state, start, neutral=neutral) == looked_for(state, start, neutral)


@pytest.mark.parametrize("players", [2, 4])
def test_the_memory_says_what_the_rule_says(players):
    one, other = tables(1, players), tables(2, players)
    for state, another in zip(one, other, strict=False):
        compare(state)
        compare(another)
        for rule in ("occupied-counts", "occupied-stops"):
            with believing(f"rotunda.{rule}"):
                compare(state)


def test_a_house_is_never_that_of_another_table():
    state = next(table for table in tables(3, 3) if table.turns > 9)
    one, two = [*state.tiles][:2]
    changed = state.clone()
    changed.tiles[one], changed.tiles[two] = state.tiles[two], state.tiles[one]
    for table in (state, changed, state):
        compare(table)
    assert state.layout.rooms != changed.layout.rooms
    turned = state.clone()
    turned.tiles = dict(reversed(state.tiles.items()))
    assert [str(move) for move in ChooseWalk(0).options(turned)] == [str(move) for move in ChooseWalk(0).options(state)]
