"""Questions and wrong ideas about palaces, against the values of the plan."""

import pytest
from lessons.read_off import recognised, rules_behind

import yotd_widget as yw
from yotd_widget.engine.errors import BadInput
from yotd_widget.quiz.questions import ask

WITHOUT_2 = {"moves": ["place 1", "without 2"], "palace": 2}


# --- Building ----------------------------------------------------------------------------------------------------


def test_ways_to_place_three_floors():
    question = ask("dragon.build.results", "build-3")
    assert question.key == 8
    assert question.text.startswith("Floors to place: 3. ")
    assert recognised(question) == {17: "dragon.floors-kept"}
    listed = [line.text for line in question.trace if line.text.startswith("Floors of")]
    assert len(set(listed)) == 8
    assert listed[0] == "Floors of the palaces: 3, 3. New palaces: 1."
    assert {"ACT-BUILD-2", "ACT-BUILD-3", "ACT-BUILD-4", "PAL-2", "PAL-3", "PAL-4"} <= rules_behind(question)


@pytest.mark.parametrize(("floors", "ways"), [(1, 3), (2, 5), (3, 8), (4, 12)])
def test_two_palaces_of_two_floors(floors, ways):  # DV-12
    assert ask("dragon.build.results", yw.dragon.example("build-3", words=f"Ada places {floors} floors")).key == ways


@pytest.mark.parametrize(
    ("palaces", "ways"),
    [
        (["3 young monk", "3 young monk"], 1),
        (["3 craftsman", "3 young monk"], 2),
        (["3 craftsman", "3 craftsman"], 3),
    ],
)
def test_full_palaces(palaces, ways):  # DV-13: the first floor is a new palace without a choice
    court = yw.dragon.example("build-3", palaces=palaces, words="Ada acts")
    assert ask("dragon.build.results", court, moves="use A build").key == ways


def test_floors_in_hand_are_counted_after_the_moves():
    court = yw.dragon.example("build-3", words="Ada acts")
    assert ask("dragon.build.results", court, moves="use A build").key == 8
    with pytest.raises(BadInput, match="Ada has no floors to place here"):
        ask("dragon.build.results", court)


def test_what_build_brings():
    question = ask("dragon.action.gain", yw.dragon.example("build-3", words="Ada acts"), moves="use A build")
    assert question.key == 3
    assert "ACT-BUILD-1" in rules_behind(question)


def test_who_keeps_floors_may_stop():
    with yw.believing("dragon.floors-kept"):
        moves = list(yw.dragon.example("build-3").legal_moves)
    assert len(moves) == 4
    assert len(yw.dragon.example("build-3").legal_moves) == 3


# --- Room --------------------------------------------------------------------------------------------------------


def test_room():
    question = ask("dragon.palaces.room", "decay-3")
    assert question.key == 5
    assert rules_behind(question) == {"PAL-1"}
    assert ask("dragon.palaces.room", "full-court").key == 0


def test_a_full_palace_takes_nobody():
    full = yw.dragon.example("first-drought", palaces=["2 young monk, young scholar", "2 young healer", "1"])
    question = ask("dragon.choices.legal", full)
    assert question.key == ("room/0/2/1", "room/0/3/0")
    assert "PAL-1" in rules_behind(question)


# --- Decay -------------------------------------------------------------------------------------------------------


def test_palaces_after_decay():
    question = ask("dragon.decay.left", "decay-3")
    assert question.key == 2
    assert recognised(question) == {1: "dragon.decay-vanish", 3: "dragon.decay-keep-one"}
    assert {"DECAY-1", "DECAY-2", "DECAY-3", "PAL-5", "PAL-6"} <= rules_behind(question)
    assert question.trace[4].text == "Somebody lives in palace 3: it stays as it is."  # as numbered before decay
    assert question.hints.places == ("palace/0/1", "palace/0/2")


@pytest.mark.parametrize(("home", "left"), [("place 1", 2), ("place 2", 2), ("place 3", 3)])
def test_a_new_palace_wants_somebody(home, left):  # EX-25
    question = ask("dragon.decay.left", "EX-25", moves=home)
    assert question.key == left
    assert f"{home.replace('place', 'palace')}. How many palaces" in question.text
    assert ("DECAY-2" in rules_behind(question)) == (left == 2)
    assert "DECAY-3" in rules_behind(question)


def test_decay_comes_after_the_event():
    question = ask("dragon.decay.floors", "drought-3-palaces", **WITHOUT_2)
    assert question.key == 1
    assert recognised(question) == {0: "dragon.decay-vanish", 2: "dragon.decay-first"}
    assert ask("dragon.decay.floors", "drought-3-palaces", moves=["place 1", "without 3"], palace=2).key == 2


def test_a_palace_that_is_gone_has_no_floors():
    assert ask("dragon.decay.floors", "decay-3", palace=2).key == 0
    assert recognised(ask("dragon.decay.floors", "decay-3", palace=2)) == {1: "dragon.decay-keep-one"}
    with pytest.raises(BadInput, match="Ada has no palace 4"):
        ask("dragon.decay.floors", "decay-3", palace=4)


def test_wrong_decay_is_played():
    left = {"dragon.decay-vanish": [2], "dragon.decay-keep-one": [2, 1, 2], "dragon.decay-first": [2, 2]}
    for name, floors in left.items():
        with yw.believing(name):
            after = yw.dragon.example("decay-3").after("place 1")
        assert [palace.floors for palace in after.court("Ada").palaces] == floors
