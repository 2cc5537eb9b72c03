"""The named examples: whole tables, one for each situation of the rules, that can be shown and played on."""

from __future__ import annotations

import re
from random import Random

import pytest
from games.rotunda.invariants import Watch, inv_01_assistants, inv_02_cubes, inv_04_leaders, inv_09_experts_and_chairs
from games.rotunda.table import walk

from yotd_widget.engine.errors import BadPosition, NotFound, WrongKind
from yotd_widget.engine.game import load
from yotd_widget.engine.luck import SeededLuck
from yotd_widget.games.rotunda.examples import EXAMPLES, about, example, named_examples
from yotd_widget.games.rotunda.examples.of_lessons import LESSONS
from yotd_widget.games.rotunda.reasons.rules import RULES
from yotd_widget.games.rotunda.state import State
from yotd_widget.quiz.questions import ask

GAME = load("rotunda")
ELSEWHERE = {"TV-2a", "TV-2b"}
"""The ways of TV-2."""
LACKING = {"TV-6", "TV-11"}
"""Tracks with more or fewer Assistants than there are, as the vectors want them."""


def test_every_vector_of_the_rules_is_there():
    wanted = {f"TV-{number}" for number in range(1, 76)} | {"TV-2a", "TV-2b", "TV-31a", "TV-50a"}
    assert {name for name in EXAMPLES if name not in LESSONS} == wanted - ELSEWHERE


def test_lessons_have_their_positions():
    assert len(LESSONS) == 44


@pytest.mark.parametrize("name", EXAMPLES)
def test_it_is_a_whole_table(name):
    state = example(name)
    watch = Watch(state)
    if name not in LACKING:
        inv_01_assistants(watch, state)
    for holds in (inv_02_cubes, inv_04_leaders, inv_09_experts_and_chairs):
        holds(watch, state)
    assert State.from_json(state.to_json()) == state
    assert GAME.notation.pasted(repr(state)) == state
    assert GAME.examples.example(name) == state
    assert re.fullmatch(r"[A-Z].*[.?]", named_examples()[name])
    assert {*about(name).shows.split()} <= set(RULES)


@pytest.mark.parametrize("name", EXAMPLES)
def test_it_is_played_to_its_end(name):
    after = example(name)
    for _, _, _, after in walk(example(name), Random(3), SeededLuck(3)):  # noqa: B007
        pass
    assert after.outcome


def test_others_are_not_there():
    with pytest.raises(NotFound, match="TV-99"):
        example("TV-99")
    with pytest.raises(WrongKind):
        example(9)


def test_what_is_told_otherwise_takes_the_rest_of_the_table_with_it():
    """INV-1 to INV-3: Assistants wait on the track, cubes are missing from the supply, a card lies once."""
    examples = GAME.examples
    plain = examples.example("bank-nine")
    told = examples.example("bank-nine", supply=2, tea=3, held=["e03"], Bo={"young": ["market"]})
    assert (told.seats[0].supply, told.seats[0].track) == (2, plain.seats[0].track + plain.seats[0].supply - 2)
    assert told.stock["tea"] == plain.stock["tea"] - 3
    assert "e03" in plain.experts
    assert "e03" not in told.experts + told.expert_stack
    assert told.seats[1].assistants == plain.seats[1].assistants
    assert [each.kind for each in GAME.editing.remarks(told) if each.kind == "impossible"] == []


def test_points_that_are_told_were_there_when_the_turn_began():
    """BONUS-1: none of them is gained in this turn, so no gate is passed by them."""
    moves = ["pay 1", "stop"]
    for points, bonuses in ((3, 0), (4, 1), (11, 1), (12, 0)):
        state = GAME.examples.example("bank-gates", vp=points)
        assert ask("rotunda.bonus.due", state, "Ann", moves=moves).key == bonuses, points


def test_a_new_game_that_is_an_example_begins_otherwise():
    examples = GAME.examples
    assert examples.example("setup-5", start=3).decision.player == "Di"
    assert examples.example("setup-3", seed=8).tiles != examples.example("setup-3", seed=3).tiles
    with pytest.raises(BadPosition, match="no such option"):
        examples.example("setup-3", start=7)
