"""Rows of choices that may be stopped: the decision says so, and pieces are taken back one by one."""

import pytest
from engine.bazaar import Bazaar, Chair, Pay, Payments, Stop, bazaar

from yotd_widget.engine.moves import Decision, Refusal
from yotd_widget.engine.reasons import deeds
from yotd_widget.engine.timeline import Timeline


def game(*moves, **things):
    return Timeline(bazaar(**things), luck=None).play(*moves)


def test_the_decision_says_how_many_at_most_and_what_ends_it():
    assert bazaar().decision == Decision("pay", 0, "Ann", ("PAY",), 0, 4, Stop())
    asked = bazaar().after("pay gold").after("pay gold").decision
    assert (asked.done, asked.total, asked.stop) == (2, 4, Stop())
    assert bazaar().after("pay helper").decision.stop is None


def test_a_row_may_be_stopped_at_any_time():
    assert game("stop").state.decision.id == "wind"
    stopped = game("pay gold", "pay gold", "stop").state
    assert (stopped.gold[0], stopped.coins[0], stopped.decision.id) == (2, 7, "wind")


def test_a_row_ends_with_its_last_piece():
    assert game("pay gold", "pay gold", "pay gold", "pay gold").state.decision.id == "wind"


def test_where_only_stopping_is_left_nobody_is_asked():
    state = game("pay gold", coins=1).state
    assert (state.decision.id, state.gold[0]) == ("wind", 1)


def test_stopping_is_one_of_the_legal_moves_and_may_be_refused_elsewhere():
    assert Stop() in bazaar().legal_moves
    assert bazaar().after("pay helper").why_not("stop").code == "ERR-STEP"


def test_one_piece_of_a_row_is_taken_back_and_the_others_stay():
    timeline = game("pay gold", "pay gold")
    timeline.take_back("pay gold")
    assert (timeline.state.decision.done, timeline.state.coins[0]) == (1, 9)
    timeline.play("pay gold", "pay gold", "pay gold")
    assert timeline.can_take_back("pay gold")  # the last choice, once the row is complete


def test_pieces_given_before_another_question_came_between_stay():
    timeline = game("pay gold", "pay helper", "sit left", "pay gold")
    assert [timeline.can_take_back(piece) for piece in ("pay gold", "pay helper", "sit left")] == [True, False, False]
    assert timeline.take_back("pay gold").state == game("pay gold", "pay helper", "sit left").state
    assert timeline.can_take_back("sit left")  # the last choice
    assert timeline.take_back("sit left").state.decision.id == "chair"
    with pytest.raises(LookupError):
        timeline.take_back("pay gold")


def test_an_unfinished_row_gives_way_to_another():
    timeline = game("pay gold", "pay gold").undo().undo().play("pay helper")
    assert (len(timeline.branches), len(timeline)) == (1, 1)
    stopped = game("pay gold", "stop").undo().undo().play("pay helper")
    assert len(stopped.branches) == 2


def test_what_is_refused_changes_nothing():
    timeline = game("pay gold", coins=2)
    assert timeline.state.decision.id == "wind"  # two coins are wanted, one is left
    with pytest.raises(Refusal, match="3 coins are wanted"):
        Bazaar([2, 0], [0, 0], agenda=[Chair(0), Payments(0, 2)]).after(Pay("gold"))


def test_a_question_that_nobody_can_answer_has_no_reason():
    state = bazaar(coins=1)
    state.chairs = {"left": 2, "right": 2}
    assert [type(deed.task).__name__ for deed in deeds(state, Pay("helper"))] == ["Payments", "Payments"]
    assert state.after("pay helper").decision.id == "wind"
