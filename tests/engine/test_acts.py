"""Acts beside the open question: they leave it open, and are moves like any other."""

import random

import pytest
from engine.bazaar import Chair, Change, Exchange, Full, Pay, Payments, Stop, Weather, bazaar

from yotd_widget.engine.house_rules import HouseRule, Swap, playing_by
from yotd_widget.engine.luck import KeyedLuck
from yotd_widget.engine.moves import LUCK, Refusal
from yotd_widget.engine.playouts import compare, ending
from yotd_widget.engine.policies import RandomPolicy
from yotd_widget.engine.reasons import deeds
from yotd_widget.engine.records import record, replay
from yotd_widget.engine.timeline import Timeline
from yotd_widget.engine.trace import Notes


def test_the_question_stays_open_after_an_act():
    state = bazaar(tokens=5).after("pay gold")
    after = state.after("change copper")
    assert (after.decision, after.agenda) == (state.decision, state.agenda)
    assert (after.tokens[0], after.coins[0]) == (3, state.coins[0] + 1)
    assert after.after("change copper").after("pay gold").gold[0] == 2


def test_acts_are_listed_after_the_answers_of_the_question():
    assert list(bazaar(tokens=2).legal_moves) == [Pay("gold"), Pay("helper"), Stop(), Change("copper")]
    assert list(bazaar(tokens=1).legal_moves) == [Pay("gold"), Pay("helper"), Stop()]
    assert list(bazaar(tokens=2).options()) == list(bazaar(tokens=2).legal_moves)


def test_answers_are_found_anew_after_an_act():
    poor = bazaar(coins=0, tokens=2)
    assert list(poor.legal_moves) == [Stop(), Change("copper")]
    assert list(poor.after("change copper").legal_moves) == [Pay("gold"), Pay("helper"), Stop()]


def test_a_single_answer_is_asked_for_while_there_is_something_to_do_before_it():
    assert bazaar(coins=0, tokens=2).decision.id == "pay"
    assert bazaar(coins=0, tokens=1).decision.id == "wind"


def test_who_acts_is_who_decides():
    state = bazaar(tokens=2, other=4).after("stop").after("wind left")
    assert state.decision.player == "Bob"
    assert state.after("change copper").tokens == [2, 2]
    assert state.why_not("change copper", by="Ann").code == "ERR-TURN"


def test_nothing_is_done_beside_chance():
    state = bazaar(tokens=4, other=4).after("stop")
    assert state.decision.seat == LUCK
    assert not state.acts()
    assert len(state.legal_moves) == 2
    assert state.why_not("change copper").code == "ERR-STEP"


def test_an_act_is_not_beside_a_question_that_it_answers():
    state = bazaar(tokens=5)
    state.agenda = [Full(0)]
    assert not state.acts()
    assert [str(move) for move in state.legal_moves] == ["change copper", "give left", "give right"]
    assert (state.after("change copper").tokens, state.after("give left").tokens) == ([3, 0], [4, 0])
    assert state.after("change copper").agenda == []


@pytest.mark.parametrize(
    ("move", "code"),
    [("change gold", "ERR-FORMAT"), ("change copper", None), ("sit left", "ERR-STEP"), (Change("copper"), None),
     (Change("tin"), "ERR-FORMAT"), (Change(7), "ERR-FORMAT"), ("fly", "ERR-FORMAT")],
)  # fmt: skip
def test_an_act_is_refused_as_any_move_is(move, code):
    refusal = bazaar(tokens=2).why_not(move)
    assert (refusal and refusal.code) == code
    assert (move in bazaar(tokens=2).legal_moves) == (code is None)


def test_an_impossible_act_says_why():
    assert bazaar(tokens=1).why_not("change copper").text == "The answer has the wrong form: two tokens are wanted."
    with pytest.raises(Refusal):
        bazaar(tokens=1).after("change copper")


def test_every_listed_move_is_accepted_and_every_other_refused():
    """In every position of random games, over all kinds of moves."""
    every = [f"{kind} {word}" for kind, words in
             {"pay": ("gold", "helper"), "sit": ("left", "right"), "give": ("left", "right"),
              "wind": ("left", "right"), "change": ("copper",)}.items() for word in words] + ["stop"]  # fmt: skip
    for seed in range(60):
        choice = random.Random(seed)
        state = bazaar(choice.randrange(8), choice.randrange(8), choice.randrange(8))
        while state.agenda:
            listed = [str(move) for move in state.legal_moves]
            assert [move for move in every if state.why_not(move) is None] == sorted(listed, key=every.index)
            assert sorted(listed) == sorted(set(listed))
            before = state.to_json()
            after = state.after(choice.choice(listed))
            assert state.to_json() == before
            assert [str(move) for move in after.options()] == [str(move) for move in after.legal_moves]
            state = after


def test_an_act_has_notes_and_reasons_of_its_own():
    notes = Notes()
    state = bazaar(tokens=2)
    state.after("change copper", notes=notes)
    assert [(note.rule, note.seat, note.change) for note in notes] == [("XCH", 0, {"tokens": -2, "coins": 1})]
    (deed,) = deeds(state, Change("copper"))
    assert (deed.task, deed.answer, deed.forced, deed.after.agenda) == (
        Exchange(0), Change("copper"), False, state.agenda,
    )  # fmt: skip


def test_the_reasons_of_a_last_act_go_on_to_what_is_forced_then():
    state = bazaar(coins=0, tokens=2)
    state.agenda = [Weather(LUCK), Chair(0), Payments(0, 1)]
    told = [(type(deed.task).__name__, deed.forced) for deed in deeds(state, Change("copper"))]
    assert told == [("Exchange", False), ("Payments", True)]
    assert state.after("change copper").agenda == [Weather(LUCK), Chair(0)]


def test_an_act_is_undone_and_taken_back_alone():
    timeline = Timeline(bazaar(tokens=4), luck=None).play("pay gold", "change copper", "pay gold")
    assert timeline.can_take_back("change copper")
    timeline.take_back("change copper")
    assert (timeline.state.tokens[0], timeline.state.gold[0], timeline.state.decision.done) == (4, 2, 2)
    assert timeline.undo().undo().state.gold[0] == 0
    alone = Timeline(bazaar(tokens=2), luck=None).play("change copper")
    assert alone.take_back("change copper").state == bazaar(tokens=2)


def test_an_act_that_the_next_piece_needs_stays():
    timeline = Timeline(bazaar(coins=2, tokens=4), luck=None).play("pay gold", "change copper", "pay gold")
    with pytest.raises(Refusal, match="2 coins are wanted"):
        timeline.take_back("change copper")
    assert (timeline.at, timeline.state.gold[0]) == (3, 2)


def test_acts_are_recorded_and_replayed(monkeypatch):
    game = Timeline(bazaar(tokens=4, other=3), luck=None)
    game.play("change copper", "pay helper", "change copper", "sit left", "stop", "wind left", "change copper", "stop")
    monkeypatch.setattr("yotd_widget.engine.records.load", lambda name: {"bazaar": game.start.game}[name])
    again = replay(record(game))
    assert (again.state, [str(step) for step in again.steps]) == (game.state, [str(step) for step in game.steps])
    assert [step.by for step in record(game).steps].count("Ann") == 5


def test_programs_act_too():
    tried = compare(bazaar(coins=1, tokens=4), playouts=30, measure="points")
    assert tried.options == ("pay gold", "pay helper", "stop", "change copper")
    assert tried.best.option == "pay gold"
    acted = 0
    for number in range(20):
        state = bazaar(tokens=4)
        ending(state, [RandomPolicy().keyed(number, 0)] * 2, KeyedLuck(number))
        acted += state.tokens[0] < 4
    assert acted > 10


def test_house_rules_change_what_may_be_done_beside():
    nobody = HouseRule("no exchange", (Swap(Exchange.options, lambda right: lambda question, state: []),))
    state = bazaar(tokens=2)
    with playing_by(nobody):
        assert len(state.options()) == 3
    assert len(state.options()) == 4
