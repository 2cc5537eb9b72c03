"""Questions and wrong ideas about the Mongol Invasion, against the values of the plan."""

import pytest
from lessons.read_off import rules_behind

import yotd_widget as yw
from yotd_widget.quiz.questions import ask

NO_WARRIOR = yw.dragon.example("festival-5-3-0", words="month 7, mongol invasion")


@pytest.mark.parametrize(("player", "points"), [("Ada", 3), ("Bo", 1), ("Cyd", 1)])
def test_each_helmet_scores(player, points):
    question = ask("dragon.mongol.vp", "mongol-3-1-1", player)
    assert question.key == points
    assert "EVT-MONGOL-1" in rules_behind(question)


def test_points_of_five_players():  # EX-14
    assert [ask("dragon.mongol.vp", "EX-14", player).key for player in ("Ada", "Bo", "Cyd", "Dora", "Emil")] == [
        3,
        3,
        2,
        1,
        1,
    ]


@pytest.mark.parametrize(
    ("at", "players"),
    [
        ("mongol-3-1-1", ("Bo", "Cyd")),
        ("EX-14", ("Dora", "Emil")),
        (yw.dragon.example("mongol-3-1-1", Cyd={"persons": {"young warrior": "old warrior"}}), ("Bo",)),
        (yw.dragon.example("mongol-3-1-1", persons={"old warrior": "craftsman"}), ("Ada", "Bo", "Cyd")),
    ],
)
def test_whoever_has_the_fewest_releases(at, players):
    question = ask("dragon.mongol.who", at)
    assert question.key == players
    assert {"EVT-MONGOL-4"} < rules_behind(question)
    assert ("EVT-MONGOL-3" in rules_behind(question)) == (len(players) == 3)


def test_nobody_has_a_helmet():
    question = ask("dragon.mongol.who", NO_WARRIOR)
    assert question.key == ("Ada", "Bo", "Cyd")
    assert "EVT-MONGOL-3" in rules_behind(question)
    assert [ask("dragon.mongol.vp", NO_WARRIOR, player).key for player in question.key] == [0, 0, 0]


def test_who_has_nobody_releases_nobody():  # DV-26
    question = ask("dragon.mongol.who", "DV-26")
    assert question.key == ("Ada",)
    assert "REL-5" in rules_behind(question)


def test_counted_before_anybody_leaves():
    question = ask("dragon.mongol.who", "mongol-3-1-1", moves=["place 1", "release young warrior 1"])
    assert question.key == ("Bo", "Cyd")
    assert question.text.startswith("Cyd moves the young farmer into palace 1. Bo: Young warrior leaves. Who ")


def test_every_player_is_told_why():
    why = {item.key: item.why.text for item in ask("dragon.mongol.who", "mongol-3-1-1").items}
    assert why["Ada"] == "Ada: 3 helmets. Somebody has fewer."
    assert why["Bo"] == "Bo: 1 helmet. Nobody has fewer."


@pytest.mark.parametrize(
    ("name", "template", "at", "wrong"),
    [
        ("dragon.mongol-one", "dragon.mongol.who", "mongol-3-1-1", ["Cyd"]),
        ("dragon.mongol-zero-only", "dragon.mongol.who", "mongol-3-1-1", []),
        ("dragon.mongol-heads", "dragon.mongol.vp", "mongol-3-1-1", 2),
        ("dragon.mongol-heads", "dragon.mongol.who", "EX-14", ["Cyd", "Dora", "Emil"]),
    ],
)
def test_wrong_ideas(name, template, at, wrong):
    question = ask(template, at)
    assert question.wrong_rule(wrong) == name
    assert not question.right(wrong)
    assert all(option.text.strip() and option.rules for option in question.options)
    assert len({option.value for option in question.options} | {question.key}) == len(question.options) + 1


def test_a_house_rule_is_played():
    with yw.believing("dragon.mongol-heads"):
        after = yw.dragon.example("mongol-3-1-1").after("place 1")
    assert [
        after.court(player).vp - yw.dragon.example("mongol-3-1-1").court(player).vp for player in after.players
    ] == [
        2,
        1,
        1,
    ]


def test_who_has_to_release_twice_is_named_once():  # GE-ECLIPSE-1
    twice = yw.dragon.position(
        "month 7, mongol invasion", "super event: solar eclipse", "Ada plays a card",
        Ada=yw.dragon.court("3 old warrior, young monk", "2"),
        Bo=yw.dragon.court("3 young monk, young healer, old farmer"),
    )  # fmt: skip
    assert ask("dragon.mongol.who", twice).key == ("Bo",)
