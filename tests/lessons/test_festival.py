"""Questions and wrong ideas about the Dragon Festival and Peace, against the values of the plan."""

import pytest
from lessons.read_off import rules_behind, to_the_end_of_the_month

import yotd_widget as yw
from yotd_widget.quiz.questions import ask


@pytest.mark.parametrize(
    ("at", "points", "left"),
    [
        ("festival-5-3-0", [6, 3, 0], [2, 1, 0]),
        ("EX-13", [6, 6, 3, 0], [1, 1, 1, 1]),
        ("DV-22", [0, 0, 0], [0, 0, 0]),
        ("DV-23", [6, 0, 0], [2, 0, 0]),
        ("DV-24", [6, 3, 3, 0], [2, 1, 1, 1]),
        ("DV-25", [6, 6, 6], [0, 0, 0]),
    ],
)
def test_points_and_what_is_left(at, points, left):
    players = yw.dragon.example(at).players
    assert [ask("dragon.festival.vp", at, player).key for player in players] == points
    assert [ask("dragon.festival.left", at, player).key for player in players] == left


def test_behind_it_is_what_everybody_has():
    for player, rule in (("Ada", "EVT-FESTIVAL-1"), ("Bo", "EVT-FESTIVAL-2"), ("Cyd", "EVT-FESTIVAL-4")):
        question = ask("dragon.festival.vp", "festival-5-3-0", player)
        assert {rule, "EVT-FESTIVAL-4"} <= rules_behind(question)  # there are rockets
        assert {"because Ada has 5 fireworks tiles.", "because Bo has 3 fireworks tiles."} <= {
            line.text for line in question.trace
        }
    assert "EVT-FESTIVAL-4" not in rules_behind(ask("dragon.festival.vp", "DV-25"))
    assert "EVT-FESTIVAL-3" in rules_behind(ask("dragon.festival.left", "festival-5-3-0"))


@pytest.mark.parametrize(("fireworks", "left"), [(1, 1), (2, 2), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_half_rounded_up_goes_back(fireworks, left):
    bo_has_two = yw.dragon.example("DV-24", fireworks=fireworks, Cyd={"fireworks": 4})
    assert ask("dragon.festival.left", bo_has_two).key == left


def test_fireworks_of_the_month_count():
    acting = yw.dragon.example(
        "festival-5-3-0",
        words=["A taxes, build, fireworks display; B harvest, research; C military parade, privilege", "Cyd acts"],
    )
    moves = to_the_end_of_the_month(acting, "use A fireworks display")
    assert ask("dragon.festival.left", acting, "Cyd", moves=moves).key == 2


@pytest.mark.parametrize(
    ("name", "template", "at", "player", "right", "wrong"),
    [
        ("dragon.festival-per-tile", "dragon.festival.vp", "festival-5-3-0", "Ada", 6, 5),
        ("dragon.festival-no-second", "dragon.festival.vp", "EX-13", "Cyd", 3, 0),
        ("dragon.festival-half-down", "dragon.festival.left", "festival-5-3-0", "Ada", 2, 3),
        ("dragon.festival-all-pay", "dragon.festival.left", "EX-13", "Dora", 1, 0),
        ("dragon.festival-rockets", "dragon.festival.vp", "festival-5-3-0", "Bo", 3, 0),
        ("dragon.festival-rockets", "dragon.festival.vp", "festival-5-3-0", "Cyd", 0, 3),
    ],
)
def test_wrong_ideas(name, template, at, player, right, wrong):
    question = ask(template, at, player)
    assert question.key == right
    assert question.wrong_rule(wrong) == name
    assert all(option.text.strip() and option.rules for option in question.options)
    assert len({option.value for option in question.options} | {right}) == len(question.options) + 1


@pytest.mark.parametrize(
    ("name", "at", "points", "left"),
    [
        ("dragon.festival-per-tile", "festival-5-3-0", [5, 3, 0], [2, 1, 0]),
        ("dragon.festival-no-second", "EX-13", [6, 6, 0, 0], [1, 1, 2, 1]),
        ("dragon.festival-half-down", "DV-25", [6, 6, 6], [1, 1, 1]),
        ("dragon.festival-all-pay", "EX-13", [6, 6, 3, 0], [1, 1, 1, 0]),
        ("dragon.festival-rockets", "festival-5-3-0", [6, 0, 3], [2, 3, 0]),
    ],
)
def test_wrong_festivals_are_played(name, at, points, left):
    before = yw.dragon.example(at)
    with yw.believing(name):
        players = before.players
        assert [ask("dragon.festival.vp", at, player).key for player in players] == points
        assert [ask("dragon.festival.left", at, player).key for player in players] == left


def test_peace_leaves_decay():
    question = ask("dragon.decay.floors", yw.dragon.example("EX-25", palaces=["2 young monk", "2 young healer", "2"]),
                   moves="place 1", palace=3)  # fmt: skip
    assert question.key == 1
    assert {"EVT-PEACE-1", "DECAY-1", "DECAY-3"} <= rules_behind(question)
    assert "EVT-PEACE-1" not in rules_behind(ask("dragon.decay.left", "decay-3"))
