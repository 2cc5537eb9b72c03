"""What every game keeps towards the engine: random play, options and verify, texts, records, luck."""

import subprocess
import sys

import pytest
from contract.games import GAMES, played, positions

from yotd_widget.engine import records
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.timeline import Timeline

pytestmark = pytest.mark.parametrize("name", GAMES)


def test_random_play_ends_with_an_outcome(name):
    for seed in range(5):
        timeline = played(name, seed)
        assert timeline.state.outcome is not None
        assert timeline.state.decision is None


def test_options_are_the_candidates_that_verify_accepts(name):
    for position in positions(name):
        if position.agenda and position.agenda[-1].seat != LUCK:
            task = position.agenda[-1]
            thinkable = task.candidates(position)
            assert list(task.options(position)) == [move for move in thinkable if task.verify(position, move) is None]
            assert len(task.options(position)) > 1, "who has no choice is not asked"


def test_moves_read_back_from_their_texts(name):
    for step in played(name).steps:
        assert step.state.moves.parse(str(step.move)) == step.move


def test_moves_begin_as_they_are_told(name):
    for step in played(name).steps:
        moves, text = step.state.moves, str(step.move)
        assert all(moves.begins(text[:end]) for end in range(1, len(text) + 1))
        assert not moves.begins(f"{text[0]}#{text}")


def test_positions_survive_json_and_codes(name):
    for position in positions(name):
        assert type(position).from_json(position.to_json()) == position
        assert type(position).from_code(position.to_code()) == position


def test_records_are_played_again(name):
    timeline = played(name)
    again = records.replay(records.record(timeline))
    assert [str(step.move) for step in again.steps] == [str(step.move) for step in timeline.steps]
    assert again.state == timeline.state


def test_a_position_is_never_changed_by_a_move(name):
    timeline = played(name)
    before = [timeline.state_at(at).to_json() for at in range(len(timeline) + 1)]
    again = Timeline(timeline.start, luck=None)
    again.play(*(step.move for step in timeline.steps))
    assert [timeline.state_at(at).to_json() for at in range(len(timeline) + 1)] == before
    assert [step.state.to_json() for step in again.steps] == [step.state.to_json() for step in timeline.steps]


def test_refusals_change_nothing_and_have_a_sentence(name):
    for position in positions(name):
        before = position.to_json()
        for wrong in ("", "nonsense", 5, None):
            refusal = position.why_not(wrong)
            assert refusal is not None
            assert refusal.text.endswith((".", "!", "?"))
        assert position.to_json() == before


def test_questions_have_words(name):
    for position in positions(name):
        if position.decision is not None:
            assert position.game.screen.asked(position)


LUCK_ELSEWHERE = """
import sys; sys.path.insert(0, "tests")
from contract.games import played
print([str(step.move) for step in played({name!r}, 3).steps])
"""


def test_luck_is_the_same_in_every_process(name):
    code = LUCK_ELSEWHERE.format(name=name)
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == str([str(step.move) for step in played(name, 3).steps])
