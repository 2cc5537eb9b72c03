"""Choices follow from questions and moves: where they lie, what they say, what they would do."""

import pytest
from describe.stall import GAME, ChooseFruits, Enough, Sell, Stall, Take

from yotd_widget.describe.choices import decision, placed
from yotd_widget.describe.points import answered, points
from yotd_widget.describe.wording import filled, key, label, prompt
from yotd_widget.engine.texts import speaking
from yotd_widget.engine.timeline import Timeline

ROOM = GAME.screen


@pytest.fixture
def game():
    return Timeline(Stall())


def choices(game):
    return ROOM.choices(game.state, game.can_take_back)


def test_decision_points_stand_beside_their_questions():
    assert list(points(GAME.tasks)) == ["fruits", "sale"]
    assert answered(GAME.tasks, Take) == answered(GAME.tasks, Enough) == ["fruits"]
    assert answered(GAME.tasks, Sell) == ["sale"]
    assert GAME.says("fruits", "Ann") == "Ann shops"


def test_texts_are_filled_with_names_first_of_the_move_then_of_the_question(game):
    question = game.state.agenda[-1]
    assert label(GAME, game.state, Take("plum")) == "Take the ripe plum"
    assert label(GAME, game.state, Enough()) == "Enough"
    assert filled(GAME, Take.detail, Take("fig"), question) == "from the stall, for 0 coins"
    assert key(Sell.place, Sell("plum"), question) == "basket/0"
    with pytest.raises(KeyError):
        filled(GAME, "{nothing}", question)


def test_a_label_has_words_of_the_position_before_those_of_the_question(game, monkeypatch):
    """Whatever a question has of its own, as `pieces`, is not what stands there."""
    monkeypatch.setattr(Take, "label", "Take {pieces} of {fruit}")
    monkeypatch.setattr(ChooseFruits, "words", lambda self, state, move: {"pieces": len(state.stall)})
    assert label(GAME, game.state, Take("plum")) == "Take 4 of ripe plum"


def test_a_preview_says_which_question_a_choice_leads_to(game, monkeypatch):
    """Where nothing changes and nothing is told, as when one has chosen to sell and is asked what."""
    monkeypatch.setattr(ChooseFruits, "do", lambda self, state, move, notes: state.agenda.append(ChooseFruits(0)))
    [line] = choices(game)["stall"]["preview"]["lines"]
    assert line["text"] == "Next: Ann shops."


def test_a_prompt_has_the_form_of_its_number(game):
    assert prompt(GAME, game.state) == "Take up to two fruits."


def test_of_moves_at_one_place_the_first_lies_there_and_others_have_buttons(game):
    assert placed(ROOM, game.state) == {
        Take("plum"): ["stall"],
        Take("fig"): ["take fig"],
        Take("pear"): ["take pear"],
        Enough(): ["enough"],
        Sell("plum"): ["basket/0"],
    }
    assert ROOM.board(game.state)["loose"] == ["take fig", "take pear", "enough"]


def test_a_row_says_how_many_are_to_come_at_most(game):
    assert decision(ROOM, game.state)["missing"] == "2 more at most."
    shown = decision(ROOM, game.play("take plum").state)
    assert (shown["form"], shown["progress"], shown["given"]) == ("row", [1, 2], "1 of 2 chosen")
    with speaking("pl"):
        assert decision(ROOM, game.state)["missing"] == "Jeszcze najwyżej 1."


def test_what_is_given_lies_where_it_is_taken_back(game):
    shown = choices(game.play("take plum"))
    assert shown["stall"]["state"] == "chosen"
    assert choices(game.take_back("take plum"))["stall"]["state"] == "legal"


def test_a_blocked_choice_says_why_and_what_would_help(game):
    game.play("take fig", "take pear")
    shown = ROOM.choices(game.state)["take fig"]
    assert (shown["state"], shown["preview"]) == ("blocked", None)
    assert shown["reason"]["text"] == "Unknown fruit: fig."
    assert shown["reason"]["nearest"] == "It cannot be made legal."


def test_an_act_beside_the_question_is_a_choice_and_leaves_it_open(game):
    shown = choices(game)["basket/0"]
    assert (shown["move"], shown["state"]) == ("sell plum", "legal")
    assert [line["text"] for line in shown["preview"]["lines"]] == ["Ann sells a ripe plum."]
    assert shown["preview"]["ghosts"] == {
        "coins/0": {"kind": "gain", "text": "→ 1"},
        "basket/0": {"kind": "loss", "text": "→ 0"},
    }
    assert game.play("sell plum").state.decision.id == "fruits"


def test_a_preview_tells_what_follows_without_a_choice_and_of_a_piece_that_nothing_changes_yet(game):
    piece = choices(game)["stall"]["preview"]
    assert [line["text"] for line in piece["lines"]] == [
        "Chosen so far: 1 of 2; nothing changes before all are chosen."
    ]
    assert piece["ghosts"] == {}
    last = choices(game.play("take plum"))["take fig"]["preview"]
    assert [(line["text"], line["rules"]) for line in last["lines"]] == [
        ("Ann takes ripe plum.", ("SHOP",)),
        ("Ann takes fresh fig.", ("SHOP",)),
    ]
    assert last["ghosts"]["basket/0"] == {"kind": "gain", "text": "→ 3"}


def test_nobody_is_offered_anything_at_the_end(game):
    game.play("enough", "enough")
    assert game.state.outcome is not None
    assert choices(game) == {}
    assert decision(ROOM, game.state) is None
    assert ROOM.board(game.state)["loose"] == []
