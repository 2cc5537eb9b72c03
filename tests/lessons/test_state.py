"""Questions about what no real game can show, against the values of the plan."""

import pytest

import yotd_widget as yw
from yotd_widget.games.dragon.examples import about, named_examples
from yotd_widget.games.dragon.notation.plausibility import remarks
from yotd_widget.quiz.questions import ask

IMPOSSIBLE = ("four floors", "contagion twice", "eight cards")
MUCH = {"rice": 30, "small": 4, "large": 4}


def recognised(question):
    """Wrong rule -> value; every option says something of its own."""
    values = {option.value for option in question.options}
    assert len(values | {question.key}) == len(question.options) + 1
    assert all(option.text.strip() and option.rules for option in question.options)
    return {option.wrong: option.value for option in question.options}


# --- Six states --------------------------------------------------------------------------------------------------


def test_three_of_six_states_are_impossible():
    question = ask("dragon.state.six", "six-states")
    assert question.key == IMPOSSIBLE
    assert {"INV-02", "INV-10", "INV-16", "SETUP-14", "PER-12", "REL-5"} <= set(question.rules)
    assert all(item.why for item in question.items)
    assert sum("odd, but possible" in line.text for line in question.trace) == 3


def test_wrong_ideas_of_the_six_states():
    assert recognised(ask("dragon.state.six", "six-states")) == {
        "dragon.box-limits": (*IMPOSSIBLE, "seventy yuan"),
        "dragon.never-empty": (*IMPOSSIBLE, "no palace", "nobody"),
        "dragon.row-neighbours": ("four floors", "eight cards"),
    }


# --- One position ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("show", "fault", "wrong"),
    [
        ("contagion twice", ("row",), {"dragon.row-neighbours": ()}),
        ("eight cards", ("cards",), {}),
        ("seventy yuan", (), {"dragon.box-limits": ("goods",)}),
        ("no palace", (), {"dragon.never-empty": ("court",)}),
        ("nobody", (), {"dragon.never-empty": ("court",)}),
    ],
)
def test_the_fault_is_found(show, fault, wrong):
    question = ask("dragon.state.error", yw.dragon.example("six-states", show=show))
    assert question.key == fault
    assert recognised(question) == wrong


def test_a_marker_that_is_behind():
    question = ask("dragon.state.error", "DV-06", "Bo")
    assert question.key == ("space",)
    assert {"INV-06", "TRACK-5"} <= {rule for line in question.trace for rule in line.rules}
    assert question.hints.places == ("court/0", "court/1", "good/1/cards", "good/1/yuan", "space/1"), (
        "not the marker alone"
    )
    assert question.hints.rule == "TRACK-5"
    assert ask("dragon.state.error", "DV-06").key == ("court of Bo",)


def test_one_fault_among_odd_things():
    odd = yw.dragon.example("contagion-1-mortar", yuan=70, space=30, played="monk, healer")
    question = ask("dragon.state.error", odd)
    assert question.key == ("cards",)
    assert question.hints.rule == "PER-1"
    assert recognised(question) == {"dragon.box-limits": ("cards", "goods")}


def test_more_privileges_than_months():
    question = ask("dragon.state.error", yw.dragon.example("symbols", **MUCH))
    assert question.key == ("goods",)
    assert "ACT-4" in question.rules
    assert "more privileges" in next(item for item in question.items if item.key == "goods").why.text


def test_of_the_examples_only_those_are_faulty_that_say_so():
    faulty = {name for name in named_examples() if ask("dragon.state.error", name).key}
    assert faulty == {name for name in named_examples() if not about(name).reachable}


def test_places_are_on_the_board():
    state = yw.dragon.example("month-5")
    question = ask("dragon.state.error", state)
    assert question.key == ()
    assert question.label == "none"
    for item in question.items:
        assert not item.place or state.game.screen.spot(state, item.place)


def test_a_fault_that_is_built():
    assert ask("dragon.state.error", yw.dragon.example("month-5")).key != ("cards",)
    assert ask("dragon.state.error", yw.dragon.example("month-5", Ada={"hand": "monk"})).key == ("cards",)


# --- House rules -------------------------------------------------------------------------------------------------


def test_house_rules_are_seen_only_by_what_they_leave():
    with yw.believing("dragon.row-neighbours"):
        game = yw.dragon.new_game(["Ada", "Bo"], seed=1)
    assert {remark.rules[0] for remark in remarks(game)} == {"INV-16"}
    with yw.believing("dragon.decay-vanish"):
        house = yw.dragon.example("decay-3").after("place 1")
    assert remarks(house) == ()
    assert house.to_json() != yw.dragon.example("decay-3").after("place 1").to_json()


def test_the_2007_edition():
    bought = yw.vary("dragon.after.yuan", "EX-26", moves="buy large", words=["edition 2017", "edition 2007"])
    assert bought == {"edition 2017": 2, "edition 2007": 3}
