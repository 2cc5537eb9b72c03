"""Timelines: play, undo, redo, jump; chance goes with the step before it."""

import pytest

from yotd_widget.engine.luck import ScriptedLuck, SeededLuck
from yotd_widget.engine.moves import LUCK, Refusal
from yotd_widget.engine.timeline import Timeline
from yotd_widget.games.dragon import Deal, Row, new_game
from yotd_widget.games.dragon.state import Setup
from yotd_widget.games.dragon.year import begin

DRAFT = ("draft young monk, young farmer", "place 1", "draft young healer, young monk", "place 1")


def fresh(seed: int | None = 7) -> Timeline:
    return Timeline(begin(Setup(("Ania", "Benek"), seed=seed)))


def test_chance_is_a_step_of_its_own():
    game = fresh()
    assert (len(game), game.at, type(game.steps[0].move), game.steps[0].seat) == (1, 1, Row, LUCK)
    game.play(*DRAFT)
    assert [step.seat for step in game.steps] == [LUCK, 0, 0, 1, 1, LUCK]
    assert isinstance(game.steps[-1].move, Deal)


def test_without_luck_chance_stays_open():
    game = Timeline(begin(Setup(("Ania", "Benek"), seed=7)), luck=None)
    assert (len(game), game.state.decision.player) == (0, "Luck")


def test_another_luck_may_answer():
    row = SeededLuck(8).answer(begin(Setup(("Ania", "Benek"))))
    assert Timeline(begin(Setup(("Ania", "Benek"), seed=7)), ScriptedLuck([row])).steps[0].move == row


def test_the_timeline_goes_the_way_of_after():
    game, state = fresh().play(*DRAFT), new_game(["Ania", "Benek"], seed=7)
    for move in DRAFT:
        state = state.after(move)
    assert game.state == state


def test_every_step_keeps_its_position_and_its_notes():
    game = fresh().play(*DRAFT)
    assert [game.state_at(at).decision.id for at in range(7)] == [
        "event row", "D-02", "D-03", "D-02", "D-03", "action groups", "D-04",
    ]  # fmt: skip
    assert [note.rule for note in game.steps[1].notes] == ["DRAFT-5", "DRAFT-4"]
    assert [note.rule for note in game.notes()] == [note.rule for step in game.steps for note in step.notes]


def test_undo_takes_chance_back_with_the_move():
    game = fresh().play(*DRAFT).undo()
    assert (game.at, game.state.decision.id, game.state.decision.player) == (4, "D-03", "Benek")
    assert len(game) == 6


def test_redo_goes_forward_with_the_chance_after_the_move():
    game = fresh().play(*DRAFT)
    end = game.state
    assert game.undo().undo().redo().redo().state is end
    assert game.redo().state is end


def test_undo_stops_at_the_first_decision_of_a_player():
    game = fresh()
    assert game.undo().at == 1
    assert game.play(DRAFT[0]).undo().undo().at == 1


def test_playing_after_an_undo_replaces_the_future():
    game = fresh().play(*DRAFT).undo().play("place 2")
    assert (len(game), game.at) == (6, 6)
    assert [palace.persons for palace in game.state.court("Benek").palaces] == [("young healer",), ("young monk",)]


def test_notes_end_at_the_marker():
    game = fresh().play(*DRAFT)
    assert len(list(game.jump(2).notes())) == 3


def test_jump_goes_anywhere_in_the_timeline():
    game = fresh().play(*DRAFT)
    assert game.jump(0).state is game.start
    assert game.jump(6).state.month == 1
    for outside in (-1, 7):
        with pytest.raises(IndexError, match="the steps 0 to 6"):
            game.jump(outside)


def test_a_refused_move_keeps_the_future():
    game = fresh().play(*DRAFT).undo()
    with pytest.raises(Refusal):
        game.play("place 9")
    assert (len(game), game.at) == (6, 4)


def test_of_several_moves_those_before_a_refused_one_stand():
    game = fresh()
    with pytest.raises(Refusal):
        game.play(DRAFT[0], "place 9")
    assert game.at == 2


def test_only_the_player_whose_turn_it_is_may_play():
    with pytest.raises(Refusal, match="ERR-TURN"):
        fresh().play(DRAFT[0], by="Benek")


def test_moves_and_texts_are_the_same():
    game = fresh()
    first = game.state.legal_moves[0]
    assert game.play(first).state == fresh().play(str(first)).state


def test_one_piece_of_an_open_choice_is_taken_back():
    game = fresh().play("draft young monk")
    assert game.take_back("draft young monk").state.decision.done == 0
    assert game.play("draft young healer", "draft young farmer").state.court("Ania").space == 8


def test_the_last_choice_is_taken_back_too():
    game = fresh().play("draft young monk", "draft young farmer", "place 2")
    assert game.take_back("place 2").state.decision.id == "D-03"


def test_what_is_no_piece_of_the_open_choice_is_not_taken_back():
    game = fresh().play("draft young monk")
    with pytest.raises(LookupError, match="“draft young farmer” is not among the choices"):
        game.take_back("draft young farmer")
    assert game.state.decision.done == 1


def test_a_timeline_says_where_it_is():
    game = fresh().play(*DRAFT)
    assert repr(game) == f"<Timeline at step 6 of 6: {game.state.decision.player} decides D-04>"


def test_chance_cannot_be_taken_back_like_a_choice():
    game = Timeline(new_game(["Ada", "Bo"], seed=None), luck=SeededLuck(7))
    row = game.steps[0].move
    with pytest.raises(LookupError, match="row"):
        game.take_back(row)
    assert (game.at, game.state.decision.id) == (1, "D-02")
