"""The lessons of Rotunda: every rule is taught and asked, what they say in numbers is what happens, wrong rules are."""

import sys
from pathlib import Path

import pytest

import yotd_widget as yw
from yotd_widget.engine.game import load
from yotd_widget.engine.timeline import Timeline
from yotd_widget.games.rotunda.lessons import wrong
from yotd_widget.lessons import clauses, shelf
from yotd_widget.lessons.going import Going
from yotd_widget.lessons.made import Made
from yotd_widget.quiz.questions import ask
from yotd_widget.quiz.wrong_rules import believing, wrong_rules

sys.path.append(str(Path(__file__).parents[3] / "scripts"))

import lesson_coverage

RULES = load("rotunda").reading.rules
LESSONS = [name for name in shelf.names("rotunda") if not shelf.is_check(name)]
TABLE = ("Ann", "Bo", "Cy", "Di", "Ed")
PLAN = [
    "walk", "layout", "turn", "lap", "assistants", "chairs", "sales", "rows", "offers", "peddler", "hall", "chain",
    "gates", "orders", "experts", "finish",
]  # fmt: skip


def going(name):
    return Going(Made(shelf.text("rotunda", name)))


def test_the_plan_has_sixteen_lessons_in_their_order():
    assert LESSONS == PLAN


def test_every_rule_is_asked_about():
    """Behind an answer or a wrong one, or beside a question in the words of a lesson; to be listed is not enough."""
    asked = set()
    for step in lesson_coverage.all_steps("rotunda"):
        for each in step.asked:
            asked |= lesson_coverage.covered(each, "rotunda")
    for name in LESSONS:
        for step in shelf.text("rotunda", name).steps:
            if step.kind in ("ask", "predict"):
                asked |= {*clauses.listed(step.clauses.get("rules", ""))}
    assert [rule for rule in RULES if rule not in asked] == []


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_begins_with_a_position_that_plays(name):
    found = going(name)
    assert found.steps[0].kind == "play"
    state = found.position(found.steps[0])
    assert state.decision is not None
    assert state.options()


@pytest.mark.parametrize("name", LESSONS)
def test_every_page_says_once_that_it_plays_by_house_values(name):
    path = shelf.GAMES / "rotunda" / shelf.COURSE / "en" / f"{name}.md"
    assert path.read_text("utf-8").count("rotunda-house-1") == 1
    assert load("rotunda").new(["Ann", "Bo"], seed=1).setup.pack.name == "rotunda-house-1"


def test_everybody_keeps_seat_and_colour_from_lesson_to_lesson():
    elsewhere = []
    for name in LESSONS:
        found = going(name)
        for step in found.steps:
            found.reach(step)
            players = found.position(step).players
            if tuple(players) not in (TABLE[: len(players)], ("Ada", "Bo", "Cy")):
                elsewhere.append((name, step.id, players))
    assert elsewhere == []


@pytest.mark.parametrize("name", sorted(wrong_rules("rotunda")))
def test_a_wrong_rule_is_a_small_patch_that_names_its_rule(name):
    rule = wrong_rules("rotunda")[name]
    assert 1 <= len(rule.swaps) <= 2
    assert {*rule.rules} <= {*RULES}
    assert rule.text.startswith("{answer}")
    assert not rule.told("7").count("{")


def test_the_wrong_rules_stand_in_modules_by_theme():
    assert wrong.__all__ == sorted(wrong.__all__)


# --- What is said in numbers is what happens -------------------------------------------------------------------------

SAID = [
    ("walk.steps", "walk-tv2", {"start": "smugglers", "to": "experts_room"}, 1, {"occupied-counts": 2}),  # MOVE-6
    ("layout.stack", "setup-3", {}, 8, {"display-forgotten": 11}),
    ("layout.end", "setup-3", {}, 8, {"end-of-four": 10}),
    ("after.supply", "market-two",
     {"moves": ["sell fruit fruit", "skip", "help young", "sell fruit gold", "skip", "help senior", "stop"]}, 6,
     {"both-return": 7, "both-stay": 5}),
    ("after.vp", "retailer-two", {"moves": ["sell celadon celadon"]}, 4, {"by-visit": 1}),
    ("row.points", "bank-nine", {}, 7, {"any-order": 9, "flat": 12, "last-alone": 4}),
    ("row.payments", "trading-five", {}, 2, {"flat": 4}),
    ("after.coins", "peddler-v1", {"moves": ["act peddler", "peddle 2 0"]}, 3, {"counts-start": 2}),
    ("peddler.at", "peddler-v1", {"moves": ["act peddler", "peddle 2 0", "stop"]}, "V4", {"paid-replaces-free": "V3"}),
    ("peddler.at", "pray-t1", {"moves": ["pray", "temple t1", "peddle 0 0", "peddle 0 0"]}, "V2",
     {"shift-each": "V3", "never-shifts": "V1"}),
    ("after.vp", "chain-senior", {"moves": ["worship", "kneel r1c2", "kneel r2c2"]}, 6,
     {"sum-fields": 9, "chairs-nothing": 4}),
    ("after.worship", "chain-three", {"moves": ["worship", "kneel r1c2", "kneel r2c2", "skip", "skip"]}, 1,
     {"all-stay": 3}),
    ("bonus.due", "bonus-17-21", {"moves": ["pay 1", "pay 2", "skip", "pay 3"]}, 1, {"gate-each-point": 7}),
    ("bonus.due", "bank-gates", {"moves": ["pay 1", "stop"]}, 1, {"on-symbol": 0}),  # TURN-2, BONUS-3
    ("end.part", "last-turn", {"part": "SCORE-1", "moves": ["stop"]}, 9, {"one-set": 8, "all-different": 12}),
    ("end.part", "last-turn", {"part": "SCORE-3", "moves": ["stop"]}, 4, {"per-field": 8}),
    ("end.part", "last-turn", {"part": "SCORE-5", "moves": ["stop"]}, 2, {"coins-only": 1}),
    ("end.score", "last-turn", {"moves": ["stop"]}, 53, {"no-orders": 48}),
    ("after.vp", "order-once", {"moves": ["get tea", "stop", "help young", "get tea"]}, 1, {"each-cube": 2}),
    ("after.coins", "bookseller", {"moves": ["activate e20"]}, 5, {"plus-track": 15, "no-plus-one": 4}),
    ("turn.left", "end-trigger", {"moves": ["worship"]}, 3, {"stop-now": 0}),
    ("after.held", "TV-45", {"moves": ["activate e01"]}, 0, {"marked-stay": 1}),  # EXPACT-2, EXPERT-14
]  # fmt: skip
"""Questions of the lessons: the answer of the plan, and what those answer who believe in something else."""


@pytest.mark.parametrize(("name", "at", "named", "key", "believed"), SAID)
def test_the_answers_of_the_plan(name, at, named, key, believed):
    full = f"rotunda.{name}"
    player = "Cy" if at == "end-trigger" else None
    assert ask(full, at, player, **named).key == key
    for rule, answer in believed.items():
        with believing(f"rotunda.{rule}"):
            assert ask(full, at, player, **named).key == answer, rule


def test_a_turn_in_which_nothing_is_wanted_is_the_move_alone():
    """TURN-3: all but the move may be left out."""
    timeline = Timeline(yw.rotunda.example("turn-full")).play("skip", "walk hall supplier", "stop", "stop")
    assert timeline.state.active == 1
    assert timeline.state.seats[0].orders == ("o01",)


def test_the_effects_of_the_last_page_are_those_of_the_table():
    end = Timeline(yw.rotunda.example("last-tie")).play("stop").state
    assert [(seat.vp, seat.changed) for seat in end.seats[1:]] == [(36, 7), (36, 8)]
    assert end.outcome.winners == (2,)
