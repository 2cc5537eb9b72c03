"""Questions and wrong ideas about what actions bring, against the values of the plan."""

import pytest
from lessons.read_off import recognised, rules_behind

import yotd_widget as yw
from yotd_widget.engine.errors import BadInput
from yotd_widget.quiz.questions import ask

GAINS = {
    # move: value, what is counted, wrong ideas, rule (EX-06 to EX-10)
    "use A taxes": (5, "yuan", {3: "dragon.one-per-person", 2: "dragon.symbols-ignored"}, "ACT-TAX-1"),
    "use A build": (1, "floors", {}, "ACT-BUILD-1"),
    "use A harvest": (
        4,
        "rice tiles",
        {3: "dragon.one-per-person", 1: "dragon.symbols-ignored", 2: "dragon.young-only"},
        "ACT-HARVEST-1",
    ),
    "use B fireworks_display": (
        3,
        "fireworks tiles",
        {2: "dragon.one-per-person", 1: "dragon.symbols-ignored"},
        "ACT-FIRE-1",
    ),
    "use C military_parade": (5, "steps", {3: "dragon.one-per-person", 1: "dragon.symbols-ignored"}, "ACT-PARADE-1"),
    "use B research": (6, "points", {3: "dragon.one-per-person", 1: "dragon.symbols-ignored"}, "ACT-RESEARCH-1"),
}


@pytest.mark.parametrize("move", GAINS)
def test_what_each_action_brings(move):
    question = ask("dragon.action.gain", "symbols", moves=move)
    value, things, wrong, rule = GAINS[move]
    assert question.key == value
    assert f"How many {things} does this bring?" in question.text
    assert recognised(question) == wrong
    assert {rule, "ACT-13"} <= rules_behind(question)


def test_where_the_marker_comes_to_lie_is_not_given_away():
    question = ask("dragon.action.gain", "symbols", moves="use C military_parade")
    assert question.hints.first.text == "1 step from the card."


def test_young_only_where_it_shows_alone():
    court = yw.dragon.example("symbols", persons={"young farmer": "craftsman"})
    question = ask("dragon.action.gain", court, moves="use A harvest", prefer=["dragon.young-only"])
    assert question.key == 3
    assert recognised(question)[1] == "dragon.young-only"


def test_yuan_after_taxes():
    question = ask("dragon.after.yuan", "symbols", moves="use A taxes")
    assert question.key == 14
    assert recognised(question) == {12: "dragon.one-per-person", 11: "dragon.symbols-ignored"}


@pytest.mark.parametrize(
    ("pyrotechnists", "gain"),
    [
        ("2", 1),
        ("2 young pyrotechnist", 2),
        ("2 old pyrotechnist", 3),
        ("2 young pyrotechnist, old pyrotechnist", 4),
        ("2 old pyrotechnist, old pyrotechnist", 5),
    ],
)
def test_fireworks_by_rockets(pyrotechnists, gain):  # DV-53
    court = yw.dragon.example("symbols", palaces=[pyrotechnists, "2 young monk"], space=40)
    letter = next(letter for letter, cards in zip("ABC", court.groups, strict=True) if "fireworks_display" in cards)
    assert ask("dragon.action.gain", court, moves=f"use {letter} fireworks_display").key == gain


def test_what_brings_nothing_is_not_asked_about():
    with pytest.raises(BadInput, match="Name an action of Ada"):
        ask("dragon.action.gain", "symbols", moves="pass")


@pytest.mark.parametrize(
    ("yuan", "edition", "purchases"),
    [(2, "2017", 1), (6, "2017", 1), (7, "2017", 2), (9, "2017", 2), (2, "2007", 1), (6, "2007", 2)],
)
def test_purchases(yuan, edition, purchases):
    court = yw.dragon.example("symbols", yuan=yuan, words=f"edition {edition}")
    question = ask("dragon.action.purchases", court, moves="use C privilege")
    assert question.key == purchases
    assert {"ACT-PRIV-1", "ACT-PRIV-2"} <= rules_behind(question)


def test_nobody_buys_without_the_action():
    with pytest.raises(BadInput, match="Ada does not buy a privilege here"):
        ask("dragon.action.purchases", "symbols", moves="use A taxes")
