"""Questions and wrong ideas about the Drought, against the values of the plan."""

import pytest
from lessons.read_off import rules_behind

import yotd_widget as yw
from yotd_widget.quiz.questions import ask
from yotd_widget.quiz.wrong_rules import believing

THREE = "drought-3-palaces"
HOUSED = {"moves": "place 3"}


@pytest.mark.parametrize(("rice", "released"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_each_rice_saves_one(rice, released):
    court = yw.dragon.example(THREE, rice=rice)
    assert ask("dragon.drought.released", court).key == released
    assert ask("dragon.drought.unsupplied", court).key == released


@pytest.mark.parametrize(("rice", "released"), [(0, 3), (1, 2), (3, 0)])
def test_the_first_drought(rice, released):
    assert ask("dragon.drought.released", yw.dragon.example("first-drought", rice=rice), **HOUSED).key == released


def test_what_is_supposed_is_said():
    question = ask("dragon.drought.released", "first-drought", **HOUSED)
    assert question.text.startswith("Ada moves the young farmer into palace 3. How many ")
    assert question.text.endswith(". How many persons will Ada release?")
    assert question.key == 1
    assert ask("dragon.drought.released", THREE).text == "How many persons will Ada release?"


def test_what_is_behind():
    question = ask("dragon.drought.released", THREE)
    assert {"EVT-DROUGHT-1", "EVT-DROUGHT-2", "EVT-DROUGHT-4", "EVT-DROUGHT-5"} <= rules_behind(question)
    assert question.hints.places == ("palace/0/1", "palace/0/2", "palace/0/3")


@pytest.mark.parametrize(("at", "left"), [(THREE, 0), ("EX-12a", 1), (yw.dragon.example(THREE, rice=9), 6)])
def test_rice_left(at, left):
    question = ask("dragon.drought.left", at)
    assert question.key == left
    assert "REL-7" in rules_behind(question)


def test_any_inhabited_palace_may_go_without():
    question = ask("dragon.drought.choices", THREE)
    assert question.key == ("1", "2", "3")
    assert "EVT-DROUGHT-3" in rules_behind(question)
    with_empty = ask("dragon.drought.choices", yw.dragon.example("EX-12a", rice=2))
    assert with_empty.key == ("1", "2", "3")
    assert with_empty.items[3].why.rules == ("EVT-DROUGHT-1",)
    assert with_empty.wrong_rule(["1", "2", "3", "4"]) == "dragon.drought-empty"


def test_no_choice_where_all_or_none_go_without():
    for rice in (0, 3):
        with pytest.raises(ValueError, match="cannot be asked of this position"):
            ask("dragon.drought.choices", yw.dragon.example(THREE, rice=rice))


def test_only_a_palace_with_one_person_loses_a_floor():
    question = ask("dragon.drought.floors", THREE)
    assert question.key == ("2",)
    assert "DECAY-1" in rules_behind(question)
    assert question.wrong_rule(["1", "2", "3"]) == "dragon.drought-whole"


def test_a_farmer_changes_nothing():
    released = yw.vary("dragon.drought.released", THREE, persons=[{}, {"young farmer": "craftsman"}])
    assert set(released.values()) == {1}


@pytest.mark.parametrize(
    ("name", "template", "at", "facts", "right", "wrong"),
    [
        ("dragon.drought-empty", "dragon.drought.left", "EX-12a", {}, 1, 0),
        ("dragon.drought-person", "dragon.drought.released", THREE, {}, 1, 3),
        ("dragon.drought-floor", "dragon.drought.released", THREE, {}, 1, 2),
        ("dragon.drought-whole", "dragon.drought.lost", THREE, {"palace": 1}, 1, 2),
        ("dragon.drought-sacks", "dragon.drought.released", "first-drought", HOUSED, 1, 0),
        ("dragon.drought-keep", "dragon.drought.left", THREE, {}, 0, 2),
        ("dragon.drought-person", "dragon.drought.released", "EX-12b", {}, 3, 5),
        ("dragon.drought-floor", "dragon.drought.left", yw.dragon.example(THREE, rice=9), {}, 6, 2),
    ],
)
def test_wrong_ideas(name, template, at, facts, right, wrong):
    question = ask(template, at, prefer=[name], **facts)
    assert question.key == right
    assert question.wrong_rule(wrong) == name


def test_the_gate_offers_all_three():
    assert [option.value for option in ask("dragon.drought.released", THREE).options] == [0, 2, 3]


@pytest.mark.parametrize(
    ("name", "leave"),
    [
        ("dragon.drought-person", 3),
        ("dragon.drought-floor", 2),
        ("dragon.drought-sacks", 0),
        ("dragon.drought-keep", 3),
    ],
)
def test_a_house_rule_is_played_to_the_end_of_the_month(name, leave):
    with believing(name):
        state = yw.dragon.example(THREE).after("place 1")
        while state.month == 3 and state.legal_moves:
            state = state.after(state.legal_moves[0])
    assert state.court("Ada").headcount() == 5 - leave
    assert state.court("Ada").rice >= 0


def test_the_questions_of_lesson_0():
    assert ask("dragon.palaces.room", "first-drought").key == 3
    assert ask("dragon.drought.choices", "first-drought", **HOUSED).key == ("1", "2", "3")
    assert ask("dragon.drought.left", yw.dragon.example("first-drought", rice=5), **HOUSED).key == 2
    decayed = ask("dragon.decay.left", "first-drought", moves=[HOUSED["moves"], "without 3"])
    assert decayed.key == 2
    assert decayed.text.startswith("Ada moves the young farmer into palace 3. Ada leaves palace 3 without rice. How ")


def test_an_empty_palace_is_spoken_of():
    told = "In an empty palace every floor is a free place."
    assert ask("dragon.palaces.room", "first-drought").hints.first.text == told
    assert told not in [line.text for line in ask("dragon.palaces.room", "full-court").trace]
