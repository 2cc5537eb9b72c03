"""Suppositions: another position in the midst of a game, on a branch of its own; everything that walks a game copes."""

import json
from copy import deepcopy
from pickle import dumps, loads

import pytest

from yotd_widget.engine.records import BadRecord, Record, record, replay
from yotd_widget.engine.supposed import WHAT_IF, Suppose
from yotd_widget.engine.timeline import Timeline
from yotd_widget.games import dragon
from yotd_widget.games.dragon.examples import example
from yotd_widget.games.dragon.state import State


def richer(state: State, yuan: int = 3, vp: int = 0) -> State:
    changed = state.clone()
    court = changed.courts[changed.decision.seat]
    court.yuan += yuan
    court.vp += vp
    return changed


def game() -> Timeline:
    return Timeline(example("month-5")).play("use A taxes", "use B military_parade")


def supposed() -> Timeline:
    """Two moves of a game, then Cyd has 3 yuan and 2 points more, and plays on."""
    line = game()
    return line.suppose(richer(line.state, vp=2), "3 yuan more").play("use A taxes")


def read(text: str) -> Timeline:
    return replay(Record.from_json(text))


def test_a_supposition_is_a_step_on_a_branch_of_its_own():
    line = game()
    before, yuan = line.state, line.state.court("Cyd").yuan
    line.suppose(richer(before), "3 yuan more")
    step = line.steps[-1]
    assert (str(step), step.seat, line.state.court("Cyd").yuan) == ("Cyd: suppose 3 yuan more", 2, yuan + 3)
    assert line.state.decision == before.decision
    assert [branch.name for branch in line.branches] == ["branch 1", "what if: 3 yuan more"]
    assert [branch.steps for branch in line.branches] == [2, 1]
    assert before.court("Cyd").yuan == yuan
    assert line.go("branch 1").state is before


def test_undo_redo_and_jump_pass_over_it():
    line = supposed()
    end = line.state
    assert line.undo().undo().at == 2
    assert line.redo().redo().state is end
    assert line.jump(3).state.court("Cyd").vp == line.state_at(2).court("Cyd").vp + 2


def test_the_same_is_walked_again_and_another_has_a_name_of_its_own():
    line = game()
    first = line.suppose(richer(line.state), "more").node
    assert line.jump(2).suppose(richer(line.state), "more").node is first
    assert line.go("branch 1").suppose(richer(line.state), "more").node is first
    line.jump(2).suppose(richer(line.state, 4), "more")
    assert [branch.name for branch in line.branches] == ["branch 1", "what if: more", "what if: more 2"]


def test_its_notes_add_up_to_the_difference():
    line = supposed()
    before, after = line.state_at(2), line.state_at(3)
    facts = dragon.difference(before, after, line.steps[2].notes)
    assert {str(fact) for fact in facts} == {"Cyd: +3 yuan (3 → 6; what if)", "Cyd: +2 points (7 → 9; what if)"}
    assert all(note.rule == WHAT_IF for note in line.steps[2].notes)


def test_difference_between_tree_and_explanation_name_it():
    line = supposed()
    assert "+2 points (7 → 9; what if)" in str(dragon.difference_between(line, "branch 1"))
    assert "leaves branch 1 after step 2 with “Cyd: suppose 3 yuan more”" in line.tree()
    assert str(dragon.explain_step(line, 3)).startswith("What if: 3 yuan more.\n└ Next: Cyd chooses an action.")


def test_the_ledger_has_a_line_for_it_and_adds_up():
    line = supposed()
    for moment in dragon.ledger(line):
        courts = line.state_at(moment.at).courts
        assert [moment.total(seat) for seat in range(len(courts))] == [court.vp for court in courts]
    assert [moment.points[2]["What if"] for moment in dragon.ledger(line)] == [0, 0, 0, 2, 2]
    assert dragon.by_month(line)[5][2]["What if"] == 2
    assert "What if" not in dragon.ledger(game())[-1].points[2]


def test_the_story_tells_it_in_one_sentence():
    line = supposed()
    told = [entry["text"] for entry in line.state.game.screen.log(line.steps, line.start)]
    assert told.count("What if: 3 yuan more.") == 1
    [record_of_it] = line.state.game.screen.history(line, [line.node.parent.id])
    assert record_of_it["marks"]["vp/2"] == {"kind": "gain", "text": "+2"}
    assert record_of_it["say"] == [[5, None, "What if: 3 yuan more.", ""]]


def test_records_share_codes_copies_and_pickles_hold_it():
    line = supposed().comment("lucky Cyd")
    written = record(line)
    for again in (read(written.to_json()), loads(dumps(line)), deepcopy(line)):
        assert again.steps == line.steps
        assert again.tree() == line.tree()
        assert record(again).to_json() == written.to_json()
    assert replay(Record.from_code(written.to_code())).state == line.state


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda step: step["position"]["courts"][2].update(yuan=-1), "supposes a position that cannot be"),
        (lambda step: step["position"].update(courts=[]), "supposes a position that cannot be"),
        (lambda step: step["position"]["setup"]["players"].reverse(), "supposes a position that cannot be"),
        (lambda step: step["position"]["courts"][2].update(rice=5), "does not match its digest"),
        (lambda step: step.update(move="use A taxes"), "does not begin with “suppose”"),
        (lambda step: step.pop("position"), "is not possible"),
    ],
)
def test_a_damaged_supposition_is_refused_in_one_sentence(damage, said):
    data = json.loads(record(supposed()).to_json())
    damage(data["branches"][0]["steps"][0])
    with pytest.raises(BadRecord, match=said) as caught:
        read(json.dumps(data))
    assert "\n" not in str(caught.value)


def test_a_position_that_nobody_would_be_asked_in_is_refused():
    line = Timeline(example("month-5")).play("use A taxes", "use B military_parade", "use A taxes")
    alone = line.state.clone()
    alone.courts[alone.decision.seat].hand = ("farmer",)
    with pytest.raises(ValueError, match="fewer than two answers"):
        line.suppose(alone, "one card left")
    assert len(line.branches) == 1


def test_pieces_given_before_a_supposition_stay_behind_it():
    line = Timeline(example("month-5")).play(
        *("use A taxes", "use B military_parade", "use A taxes", "play farmer", "take young farmer", "place 3"),
        *("play healer", "take young healer", "play healer", "take old healer", "place 1", "release young warrior 1"),
    )
    line.suppose(richer(line.state), "more").play("release young scholar 1")
    assert not line.can_take_back("release young warrior 1")
    line.take_back("release young scholar 1")
    assert isinstance(line.steps[line.at - 1].move, Suppose)
    line.play("release young monk 2")
    assert len(line.branches) == 2


@pytest.mark.parametrize("text", ["", "  ", "two\nlines", 7])
def test_a_supposition_needs_a_printable_line(text):
    line = game()
    with pytest.raises(ValueError, match="printed"):
        line.suppose(line.state, text)


def test_only_a_position_of_the_same_game_and_players():
    line = game()
    with pytest.raises(TypeError, match="same game"):
        line.suppose("month-5", "words")
    with pytest.raises(ValueError, match="same players: Ada, Bo, Cyd"):
        line.suppose(dragon.new_game(["Ada", "Bo"], seed=1), "others")
    assert len(line.branches) == 1
