"""Questions and wrong ideas about new persons at court, against the values of the plan."""

import pytest
from lessons.read_off import rules_behind

import yotd_widget as yw
from yotd_widget.quiz.questions import ask
from yotd_widget.quiz.wrong_rules import believing

COLLECTOR = yw.dragon.example("DV-16", words="Ada houses tax collector")


@pytest.mark.parametrize(
    ("at", "moves", "steps"),
    [
        ("one-place", "take young monk", 6),
        ("one-place", "take old monk", 2),
        ("full-court", "replace young healer 1", 5),
        ("full-court", "discard", 0),
        ("DV-17", "play craftsman", 0),
        ("DV-18", ["take old monk", "place 1"], 2),
        ("DV-52", ["play healer", "take young healer"], 0),
    ],
)
def test_steps(at, moves, steps):
    assert ask("dragon.person.steps", at, moves=moves).key == steps


@pytest.mark.parametrize(
    ("at", "moves", "rule"),
    [
        ("one-place", "take young monk", "PER-3"),
        ("one-place", "take young monk", "PER-10"),
        ("full-court", "replace young healer 1", "PER-8"),
        ("full-court", "replace young healer 1", "REL-2"),
        ("full-court", "discard", "PER-9"),
        ("DV-17", "play craftsman", "PER-6"),
        ("DV-18", ["take old monk", "place 1"], "PER-4"),
        ("DV-52", ["play healer", "take young healer"], "PER-12"),
    ],
)
def test_what_is_behind_the_steps(at, moves, rule):
    assert rule in rules_behind(ask("dragon.person.steps", at, moves=moves))


def test_who_has_room_must_use_it():
    question = ask("dragon.person.may", "one-place", person="young monk")
    assert question.key == ("place 2",)
    assert question.hints.rule == "PER-7"
    discard = next(item for item in question.items if item.key == "discard")
    assert "PER-7" in discard.why.rules


def test_a_full_court_replaces_or_discards():
    question = ask("dragon.person.may", "full-court")
    assert len(question.key) == 5
    assert {"PER-8", "PER-9"} <= rules_behind(question)
    assert "place 1" not in question.key


@pytest.mark.parametrize(
    ("position", "answers"),
    [
        ("full-court", 5),
        (yw.dragon.example("full-court", palaces=["2 young healer", "2 old farmer"]), 2),
        (yw.dragon.example("full-court", palaces=["1 young healer"]), 2),
        (yw.dragon.example("full-court", palaces=["2 young monk, young monk"]), 2),
    ],
)
def test_answers(position, answers):
    assert ask("dragon.person.answers", position).key == answers


def test_without_a_palace_only_the_discard_is_left():
    question = ask("dragon.person.may", "DV-52", person="young monk")
    assert question.key == ("discard",)
    assert question.hints.rule == "PER-12"


@pytest.mark.parametrize(("month", "cards"), [(11, 1), (12, 0)])
def test_no_card_is_left_for_month_12(month, cards):
    question = ask("dragon.person.cards", yw.dragon.example("symbols", words=f"month {month}, mongol invasion"))
    assert question.key == cards
    assert "PER-2" in rules_behind(question)


def test_a_wild_card_brings_any_of_fifteen():
    question = ask("dragon.choices.number", "DV-18")
    assert question.key == 15
    assert "PER-4" in question.rules


def test_a_card_without_tiles_may_be_played_and_brings_nobody():
    legal = ask("dragon.choices.legal", "DV-17")
    assert legal.key == ("card/craftsman", "card/wild")
    assert {"PER-1", "PER-5"} <= rules_behind(legal)
    assert ask("dragon.after.persons", "DV-17", moves="play craftsman").key == 2


def test_a_released_tile_does_not_come_back():
    question = ask("dragon.person.tiles", "full-court", moves="replace young healer 1", person="young healer")
    assert question.key == 2
    assert "REL-1" in rules_behind(question)


def test_a_new_person_brings_nothing_at_once():
    assert ask("dragon.after.yuan", COLLECTOR, moves="place 1").key == 6


@pytest.mark.parametrize(
    ("name", "template", "at", "facts", "right", "wrong"),
    [
        ("dragon.old-further", "dragon.person.steps", "one-place", {"moves": "take young monk"}, 6, 2),
        ("dragon.symbols-as-steps", "dragon.person.steps", "one-place", {"moves": "take young monk"}, 6, 1),
        ("dragon.discard-advances", "dragon.person.steps", "full-court", {"moves": "discard"}, 0, 5),
        ("dragon.may-refuse", "dragon.person.answers", "one-place", {"person": "young monk"}, 1, 2),
        ("dragon.hire-brings", "dragon.after.yuan", COLLECTOR, {"moves": "place 1"}, 6, 9),
        (
            "dragon.tile-returns",
            "dragon.person.tiles",
            "full-court",
            {"moves": "discard", "person": "young warrior"},
            1,
            2,
        ),
        (
            "dragon.tile-returns",
            "dragon.person.tiles",
            "full-court",
            {"moves": "replace young healer 1", "person": "young healer"},
            2,
            3,
        ),
    ],
)
def test_wrong_ideas(name, template, at, facts, right, wrong):
    question = ask(template, at, prefer=[name], **facts)
    assert question.key == right
    assert question.wrong_rule(wrong) == name


def test_a_person_may_be_refused_by_house_rule():
    door = yw.dragon.example("DV-16")
    assert door.why_not("discard").code == "ERR-PLACE-ROOM"
    with believing("dragon.may-refuse"):
        assert door.after("discard").court("Ada").headcount() == 2
