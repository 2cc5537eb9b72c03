"""Questions about a whole month, against the values of the plan."""

import pytest
from lessons.read_off import recognised

import yotd_widget as yw
from yotd_widget.quiz.questions import ask

ACTIONS = ["use A taxes", "use B military_parade", "use A taxes"]
HIRING = ["play farmer", "take young farmer", "place 3", "play healer", "take young healer"]
HIRING += ["play healer", "take old healer"]
LEAVING = ["place 1", "release young warrior 1", "release young scholar 1", "release young farmer 3"]
LEAVING += ["release old farmer 1"]
MONTH = [*ACTIONS, *HIRING, *LEAVING]


def after(*moves):
    return yw.Timeline(yw.dragon.example("month-5")).play(*moves)


# --- The month of the plan ---------------------------------------------------------------------------------------


def test_actions():
    assert ask("dragon.after.yuan", "month-5", "Ada", moves=ACTIONS).key == 7
    assert ask("dragon.after.yuan", "month-5", "Cyd", moves=ACTIONS).key == 2
    assert ask("dragon.after.space", "month-5", "Bo", moves=ACTIONS).key == 19
    assert ask("dragon.track.after", "month-5", moves=ACTIONS).key == ("Bo", "Ada", "Cyd")


@pytest.mark.parametrize(("player", "space"), [("Bo", 23), ("Ada", 21), ("Cyd", 13)])
def test_hiring(player, space):
    assert ask("dragon.track.space", after(*ACTIONS), player, moves=[*HIRING, "place 1"]).key == space


@pytest.mark.parametrize(("player", "released"), [("Bo", 3), ("Ada", 1), ("Cyd", 0)])
def test_contagion(player, released):
    assert ask("dragon.contagion.released", after(*ACTIONS, *HIRING), player).key == released


def test_decay():
    hired = after(*ACTIONS, *HIRING)
    assert ask("dragon.decay.left", hired, "Bo", moves=LEAVING).key == 2
    assert ask("dragon.decay.floors", hired, "Bo", moves=LEAVING, palace=1).key == 1
    assert ask("dragon.decay.floors", hired, "Bo", moves=LEAVING, palace=3).key == 0
    assert ask("dragon.month.end", hired).key == ("EventPhase", "Decay", "Scoring")


# --- Points of the month -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("player", "points", "options"),
    [
        ("Ada", 3, {2: "dragon.lady-end", 6: "dragon.score-floors"}),
        ("Bo", 2, {1: "dragon.decay-vanish", 3: "dragon.decay-keep-one", 4: "dragon.score-floors"}),
        ("Cyd", 2, {5: "dragon.score-floors"}),
    ],
)
def test_score_line(player, points, options):
    question = ask("dragon.month.score-line", after(*ACTIONS, *HIRING), player, moves=LEAVING)
    assert question.key == points
    assert recognised(question) == options
    assert {"SCORE-1", "SCORE-2", "SCORE-3", "ROUND-3"} <= set(question.rules)
    assert question.hints.rule == "SCORE-1"


def test_score_line_of_the_whole_month_counts_every_point():
    assert ask("dragon.month.score-line", "month-5", "Ada", moves=MONTH).key == 3
    research = ask("dragon.month.score-line", "month-5", "Ada", moves=["use A research", *MONTH[1:]])
    assert research.key == 4
    assert "ACT-RESEARCH-1" in research.rules


def test_points_of_an_event_count():
    question = ask("dragon.month.score-line", "mongol-3-1-1")
    assert "EVT-MONGOL-1" in question.rules
    assert question.key == ask("dragon.score.vp", "mongol-3-1-1").key + 3


# --- Without a choice --------------------------------------------------------------------------------------------


def test_forced():
    question = ask("dragon.month.forced", after(*ACTIONS), moves=[*HIRING, "place 1"])
    assert len(question.items) == 9
    assert question.label == "Ada moves the young healer into palace 1"
    assert [line.text for line in question.trace] == ["Ada moves the young healer into palace 1. Possible answers: 1."]
    assert question.items[0].why.text == "Bo plays the card farmer. Possible answers: 6."


def test_nothing_forced_and_no_luck():
    question = ask("dragon.month.forced", "month-5", moves=ACTIONS)
    assert question.key == ()
    assert [item.label for item in question.items] == [
        "Ada: Taxes",
        "Bo: Military Parade",
        "Cyd: Taxes",
    ]
    whole = ask("dragon.month.forced", "month-5", moves=MONTH)
    assert [item.label for item in whole.items if item.key in whole.key] == ["Ada moves the young healer into palace 1"]
    assert len(whole.items) == len(MONTH) + 1  # the deal of the next month is nobody's answer
