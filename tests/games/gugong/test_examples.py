"""The named examples: whole tables, one for each situation of the rules, that can be shown, changed and played on."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import islice
from random import Random

import pytest
from games.gugong.invariants import Watch
from games.gugong.table import walk

from yotd_widget.engine.errors import NotFound, WrongKind
from yotd_widget.engine.game import load
from yotd_widget.engine.luck import SeededLuck
from yotd_widget.games.gugong.examples import EXAMPLES, about, example, example_of, named_examples
from yotd_widget.games.gugong.examples.of_lessons import LESSONS
from yotd_widget.games.gugong.reasons.rules import RULES
from yotd_widget.games.gugong.state import State

GAME = load("gugong")


def test_every_vector_of_the_rules_is_there():
    families = {re.sub(r"[a-z]$", "", name) for name in EXAMPLES if name not in LESSONS}
    assert families == {f"EX-{number}" for number in range(1, 11)} | {f"DX-{number}" for number in range(1, 59)}


@pytest.mark.parametrize("name", EXAMPLES)
def test_it_is_a_whole_table(name):
    state = example(name)
    Watch(state).question(state)
    assert State.from_json(state.to_json()) == state
    assert GAME.notation.pasted(repr(state)) == state
    assert GAME.examples.example(name) == state
    line = named_examples()[name]
    assert re.fullmatch(r"[A-Z].*[.?]", line)


@pytest.mark.parametrize("name", EXAMPLES)
def test_it_is_played_to_its_end(name):
    for _, _, _, state in walk(example(name), Random(3), SeededLuck(3)):  # noqa: B007
        pass
    assert state.outcome


def test_examples_show_what_they_say():
    """Asked about or noted soon: of half of the rules it can be proved."""
    shown = {rule: name for name in reversed([*EXAMPLES]) for rule in about(name).shows.split()}
    met: dict[str, set[str]] = {}
    for name in EXAMPLES:
        met[name] = {*example(name).decision.rules}
        for seed in range(3):
            steps = islice(walk(example(name), Random(seed), SeededLuck(seed), keen=seed > 0), 8)
            for before, _, notes, _ in steps:
                met[name] |= {note.rule for note in notes} | {*before.decision.rules}
    assert [rule for rule in shown if rule not in {*RULES}] == []
    proved = [rule for rule, name in shown.items() if rule in met[name]]
    assert len(proved) > len(shown) / 2, (len(proved), len(shown))
    assert all(example_of(rule) == name for rule, name in shown.items())
    assert example_of("SETUP-1") is None


def test_they_are_changed_in_words():
    state = GAME.examples.example("DX-9", pool=1, Bo={"envoy": 8})
    assert (state.seats[0].pool, state.seats[1].envoy, state.seats[0].envoy) == (1, 8, 7)
    with pytest.raises(NotFound, match="DX-9"):
        example("DX-99")
    with pytest.raises(WrongKind):
        example(9)


def test_they_are_loaded_when_one_is_asked_for():
    asked = "from yotd_widget.engine.game import load; import sys; load('gugong').new(seed=1); "
    told = "print([name for name in sys.modules if 'gugong.examples' in name])"
    found = subprocess.run([sys.executable, "-c", asked + told], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
