"""Why: a tree of the notes of a step, with what each number was before; what the game says beside them is in place."""

import pytest
from describe.caravan import GAME, Caravan, Lose, Score, Thief, Turn

from yotd_widget.engine.errors import OutOfRange
from yotd_widget.engine.moves import Refusal
from yotd_widget.engine.timeline import Timeline
from yotd_widget.games import explain, explain_step


def lines(position, move):
    return [line.lstrip("├└│ ") for line in str(explain(position, move)).splitlines()]


def test_a_note_says_what_its_numbers_were():
    assert lines(Caravan(), "buy silk") == [
        "Ann shops: buy silk. [turn, BUY-1, BUY-2]",
        "Ann buys: bale of silk (coins 4 → 1). [BUY-1]",
        "Next: Bo shops. [turn]",
    ]


def test_a_note_that_changed_nothing_says_its_rule():
    assert lines(Caravan(), "wait")[1] == "A player may wait. [BUY-3]"


def test_what_follows_stands_below_a_heading_with_what_is_behind_it():
    last = Caravan(agenda=[Score(), Thief(), Turn(0)], hands=[["silk"], []])
    assert str(explain(last, "buy tea")).splitlines() == [
        "Ann shops: buy tea. [turn, BUY-1, BUY-2]",
        "├ Ann buys: tea (coins 4 → 3). [BUY-1]",
        "├ Ann owes 0. [THIEF-1]",
        "├ Bo owes 0. [THIEF-1]",
        "├ Scoring. [SCORE-1]",
        "│ ├ Ann: +4 points (points 0 → 4). [SCORE-1]",
        "│ │ ├ because bale of silk is worth 3. [SCORE-1]",
        "│ │ └ because tea is worth 1. [SCORE-1]",
        "│ └ Cards are worth what they cost. [SCORE-1]",
        "└ The game is over: Ann wins with 4 points. [SCORE-1]",
    ]


def test_a_forced_answer_and_a_piece_of_a_row_are_told_as_such():
    thief = Caravan(agenda=[Score(), Thief(), Turn(1)], hands=[["tea"] * 3, []])
    assert "Ann gives cards to the thief: give tea. No other choice. [THIEF-1]" in lines(thief, "wait")
    two = Caravan(agenda=[Score(), Lose(0, 2)], hands=[["tea", "tea", "silk", "silk"], []])
    assert lines(two, "give tea")[1] == "Chosen so far: 1 of 2; nothing changes before all are chosen."


@pytest.mark.parametrize(
    ("hands", "told"),
    [
        ([["tea"], ["tea"]], "The game is over: Ann and Bo win together with 1 point. [SCORE-1]"),
        ([[], []], "The game is over: nobody wins. [SCORE-1]"),
    ],
)
def test_several_may_win_or_nobody(hands, told):
    assert lines(Caravan(agenda=[Score(), Turn(0)], hands=hands), "wait")[-1] == told


def test_the_tree_is_data_with_every_note_once():
    explanation = explain(Caravan(), "buy tea")
    data = explanation.to_data()
    assert (data["about"], data["facts"]["move"], data["children"][0]["was"]) == ("move", "buy tea", {"coins": 4})
    assert repr(explanation) == "<Explanation of “buy tea”: 3 reasons>"
    assert [note.rule for note in explanation.tree.notes()] == ["BUY-1"]


def test_steps_are_explained_by_their_number():
    game = Timeline(Caravan()).play("buy tea").suppose(Caravan([9, 9]), "rich")
    assert str(explain_step(game, 1)) == str(explain(Caravan(), "buy tea"))
    assert str(explain_step(game, 2)).splitlines()[0] == "What if: rich."
    with pytest.raises(OutOfRange, match="has the steps 1 to 2, not 3"):
        explain_step(game, 3)


def test_a_refused_move_has_no_reasons():
    with pytest.raises(Refusal):
        explain(Caravan([0, 0]), "buy tea")


def test_lines_of_the_screen_say_whose_news_they_are():
    told = GAME.reasons.why_lines(Caravan(), "buy silk")
    assert [(line["depth"], line["text"], line["tone"]) for line in told] == [
        (0, "Ann buys: bale of silk (coins 4 → 1).", "plain"),
        (0, "Next: Bo shops.", "plain"),
    ]
    scored = GAME.reasons.why_lines(Caravan(agenda=[Score(), Turn(0)], hands=[["tea"], ["tea"]]), "wait")
    assert [line["tone"] for line in scored if "points 0" in line["text"]] == ["good", "plain"]


def test_a_reason_is_about_the_place_of_what_it_changed():
    reasons = [reason for _depth, reason in explain(Caravan(), "buy silk").tree.walk()]
    assert [GAME.reasons.place(reason) for reason in reasons] == ["", "coins/0", ""]
    assert GAME.reasons.fact(reasons[1], Caravan.players) == "Ann buys: bale of silk (coins 4 → 1)."


def test_a_question_is_asked_by_its_rules():
    assert GAME.reasons.why_asked(Caravan()) == {
        "lines": [
            {"depth": 0, "text": "A card costs its price.", "rules": ["BUY-1"], "tone": "plain"},
            {"depth": 0, "text": "Silk comes through the gate only.", "rules": ["BUY-2"], "tone": "plain"},
        ],
        "ask": "",
        "answer": "",
        "ways": [],
    }
