"""Questions and wrong ideas about the groups of action cards, against the values of the plan."""

import pytest
from lessons.read_off import recognised, rules_behind

import yotd_widget as yw
from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.trace import Notes
from yotd_widget.quiz.questions import ask

# --- What is open ------------------------------------------------------------------------------------------------


def test_choices_of_somebody_with_two_yuan():
    question = ask("dragon.groups.choices", "fee-3p", "Bo")
    assert question.key == 5
    assert recognised(question) == {8: "dragon.fee-none", 7: "dragon.fee-same-card", 6: "dragon.fee-from-income"}
    assert {"ACT-3", "ACT-4", "ACT-6", "ACT-7"} <= rules_behind(question)
    assert not {"ACT-9", "ACT-10"} & set(question.rules), "what passing brings is asked later in the lesson"
    assert question.hints.places == ("tray/A",)


@pytest.mark.parametrize(("yuan", "choices"), [(0, 4), (1, 4), (2, 5), (3, 8), (9, 8)])
def test_each_yuan(yuan, choices):
    assert ask("dragon.groups.choices", yw.dragon.example("fee-3p", Bo={"yuan": yuan}), "Bo").key == choices


def test_as_many_as_the_engine_offers():
    for at in ("fee-3p", "EX-04", "DV-10", "symbols"):
        state = yw.dragon.example(at)
        assert ask("dragon.groups.choices", state, state.decision.player).key == len(state.legal_moves)


def test_only_passing_is_left():
    question = ask("dragon.groups.choices", "fee-5p-last", "Emil", moves="use D research")
    assert question.key == 1
    assert question.text.startswith("Dora: Research. How many choices does Emil have")
    assert "ACT-11" in rules_behind(question)
    assert recognised(question) == {2: "dragon.in-vain", 3: "dragon.fee-same-card", 7: "dragon.fee-none"}


def test_the_board_shows_the_moment_that_is_asked_about():
    """Also where the player has no choice then, and the engine goes on by itself."""
    asked = yw.Question("dragon.groups.choices", "fee-5p-last", "Emil", moves="use D research")
    shown = asked.step["picture"]["scene"]
    assert shown["status"]["phase"] == "phase 1: Action"
    assert [court["goods"][0]["amount"] for court in shown["board"]["courts"]] == [6, 6, 6, 6, 1]
    assert [group["dragons"] for group in shown["board"]["groups"]] == [[0], [1], [2], [3], []]


def test_the_fee_and_the_price_together():
    question = ask("dragon.groups.choices", "DV-10", "Bo")
    assert question.key == 7
    assert "ACT-PRIV-3" in rules_behind(question)
    assert ask("dragon.groups.choices", yw.dragon.example("DV-10", Bo={"yuan": 5}), "Bo").key == 8


def test_taxes_cannot_pay_for_themselves():
    poor = yw.dragon.example("EX-06", Bo={"yuan": 2})
    question = ask("dragon.groups.choices", poor, "Bo", moves="use A taxes")
    assert question.key == 4
    assert recognised(question)[5] == "dragon.fee-from-income"
    legal = ask("dragon.choices.legal", poor.after("use A taxes"))
    assert legal.key == ("group/B/fireworks_display", "group/B/military_parade", "group/B/privilege", "pass")
    assert recognised(legal)[("group/A/taxes", *legal.key)] == "dragon.fee-from-income"
    assert {"ACT-6", "ACT-7"} <= rules_behind(legal)


def test_nobody_acts_in_another_phase():
    with pytest.raises(BadInput, match="Ada does not choose an action here"):
        ask("dragon.groups.choices", "decay-3")


# --- The fee -----------------------------------------------------------------------------------------------------


def test_two_dragons_cost_as_much_as_one():
    question = ask("dragon.groups.fee", yw.dragon.example("EX-04", Cyd={"yuan": 6}), "Cyd", moves="use A harvest")
    assert question.key == 3
    assert recognised(question) == {6: "dragon.fee-per-dragon", 0: "dragon.fee-same-card"}
    assert {"ACT-5", "ACT-6", "ACT-8"} <= rules_behind(question)


def test_a_group_without_a_dragon_is_free():
    question = ask("dragon.groups.fee", "EX-04", "Cyd", moves="use B research")
    assert question.key == 0
    assert "ACT-14" in rules_behind(question)


def test_dragons_go_back_when_the_month_is_over():
    assert yw.dragon.example("last-to-act").dragons == {0: "A"}
    question = ask("dragon.groups.fee", "last-to-act", moves=["use B fireworks_display", "use A taxes"])
    assert question.key == 0
    assert {"ACT-12", "ACT-14"} <= rules_behind(question)
    assert question.hints.places == ("tray/A",)
    later = ask("dragon.groups.fee", "decay-3", moves=["place 1", "use A harvest"])
    assert (later.key, later.hints.places) == (0, ()), "in phase 2 no group lies on the table"


def test_the_fee_and_then_the_income():
    question = ask("dragon.after.yuan", "EX-06", "Bo", moves=["use A taxes", "use A taxes"])
    assert question.key == 8
    assert {"ACT-6", "ACT-TAX-1"} <= rules_behind(question)


def test_who_is_mistaken_about_the_fee_plays_accordingly():
    rich = yw.dragon.example("EX-04", Cyd={"yuan": 6})
    for name, left in {"dragon.fee-per-dragon": 0, "dragon.fee-same-card": 6, "dragon.fee-none": 6}.items():
        with yw.believing(name):
            after = rich.after("use A harvest", notes=(notes := Notes()))
        assert after.court("Cyd").yuan == left
        assert [(note.seat, note.facts["group"]) for note in notes if note.rule == "ACT-4"] == [(2, "A")]
    assert rich.after("use A harvest").court("Cyd").yuan == 3
    with yw.believing("dragon.fee-from-income"):
        assert yw.dragon.example("fee-3p").after("use A taxes").court("Bo").yuan == 1
        assert yw.dragon.example("fee-3p").why_not("use A build") is not None
        assert yw.dragon.example("fee-3p").why_not("use E taxes") is not None
    with yw.believing("dragon.fee-none"):
        assert len(yw.dragon.example("fee-3p").legal_moves) == 8
    with yw.believing("dragon.fee-same-card"):
        assert yw.dragon.example("fee-3p").why_not("use E taxes") is not None


# --- Passing -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("yuan", "after", "wrong"), [(0, 3, None), (1, 3, 4), (3, 3, 6), (5, 5, 8)])
def test_passing_fills_up(yuan, after, wrong):
    question = ask("dragon.after.yuan", yw.dragon.example("EX-05", yuan=yuan), moves="pass")
    assert question.key == after
    assert recognised(question) == ({wrong: "dragon.pass-plus-3"} if wrong else {})
    assert ("ACT-10" in rules_behind(question)) == (after == yuan)
    assert "ACT-9" in rules_behind(question)


# --- The deal ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("at", "largest"), [("two-droughts", 4), ("fee-3p", 3), ("EX-21", 2), ("fee-5p-last", 2), ("wall-5-reach", 3)]
)
def test_groups_are_as_equal_as_can_be(at, largest):
    question = ask("dragon.groups.largest", at)
    assert question.key == largest
    assert {"ACT-1", "ACT-2"} <= rules_behind(question)


def test_every_rule_of_the_lesson_is_asked():
    asked = [
        ask("dragon.groups.choices", "fee-3p", "Bo"),
        ask("dragon.groups.choices", "fee-5p-last", "Emil", moves="use D research"),
        ask("dragon.groups.fee", "EX-04", "Cyd", moves="use A harvest"),
        ask("dragon.groups.fee", "EX-04", "Cyd", moves="use B research"),
        ask("dragon.groups.fee", "decay-3", moves=["place 1", "use A harvest"]),
        ask("dragon.groups.largest", "two-droughts"),
        ask("dragon.after.yuan", "EX-05", moves="pass"),
        ask("dragon.after.yuan", yw.dragon.example("fee-3p", Bo={"yuan": 5}), "Bo", moves="pass"),
    ]
    behind = set().union(*map(rules_behind, asked))
    assert {f"ACT-{number}" for number in (*range(1, 13), 14)} <= behind
