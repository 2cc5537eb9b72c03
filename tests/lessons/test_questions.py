"""Questions: keys that the engine finds, in every language the same; options, hints, and what is refused."""

import sys
from functools import cache
from itertools import islice, product
from pathlib import Path

import pytest

import yotd_widget as yw
from yotd_widget.engine.errors import BadInput, NotFound
from yotd_widget.engine.game import at_home, load
from yotd_widget.engine.moves import Refusal
from yotd_widget.engine.texts import speaking
from yotd_widget.quiz.courses import Undecided
from yotd_widget.quiz.questions import Question, Table, ask, find
from yotd_widget.quiz.wrong_rules import believing, wrong_rules

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

from lesson_coverage import all_asked

RELEASED = "dragon.contagion.released", "contagion-1-mortar"


GAMES = at_home()


@cache
def lessons(game):
    """Every question of a game's lessons once, with its template and table."""
    return {each.question.id: each for each in all_asked(game)}


each_game = pytest.mark.parametrize("game", GAMES)


# --- Every question of the lessons -------------------------------------------------------------------------------


@each_game
def test_options_are_neither_the_key_nor_each_other(game):
    for name, each in lessons(game).items():
        question = each.question
        values = [question.key, *(option.value for option in question.options)]
        assert len({*values}) == len(values), name
        labels = [question.label, *(option.label for option in question.options)]
        assert len({*labels}) == len(labels), name


@each_game
def test_each_option_comes_from_its_wrong_rule_and_says_so(game):
    for name, each in lessons(game).items():
        for option in each.question.options:
            assert option.text.startswith(option.label), name
            assert option.rules == wrong_rules(game)[option.wrong].rules, name
            with believing(option.wrong):
                assert each.template.value(each.table) == option.value, name


@each_game
def test_answers_can_be_given(game):
    for name, each in lessons(game).items():
        question, keys = each.question, {item.key for item in each.question.items}
        for value in (question.key, *(option.value for option in question.options)):
            match question.kind:
                case "number":
                    assert type(value) is int, name
                case "pick":
                    assert value in keys, name
                case "select":
                    assert keys.issuperset(value), name
                case "order":
                    assert keys == {*value}, name


@each_game
def test_every_key_is_explained(game):
    for name, each in lessons(game).items():
        question = each.question
        assert question.trace, name
        assert all(line.text for line in question.trace), name
        assert question.rules, name
        invariants = {rule for rule in question.rules if rule.startswith("INV-")}
        assert {*question.rules} <= load(game).reading.rules.keys() | invariants, name


@each_game
def test_hints_lie_on_the_board(game):
    for name, each in lessons(game).items():
        hints = each.question.hints
        assert [
            place for place in hints.places if not each.table.state.game.screen.spot(each.table.state, place)[1]
        ] == [], name
        assert hints.where, name
        assert hints.statement == (load(game).reading.rules[hints.rule] if hints.rule else ""), name


@pytest.mark.parametrize(
    ("game", "language", "every"),
    [
        ("dragon", "pl", 3),
        *(pytest.param(*each, 1, marks=pytest.mark.nightly) for each in product(GAMES, ("pl", "nl"))),
    ],
)
def test_the_same_question_in_every_language(game, language, every):
    for name, each in islice(lessons(game).items(), 0, None, every):
        table = each.table
        here = ask(each.template.id, table.state, table.player, **table.facts)  # a lesson may prefer other wrong rules
        with speaking(language):
            other = ask(each.template.id, table.state, table.player, **table.facts)
        assert (other.kind, other.key, other.rules) == (here.kind, here.key, here.rules), name
        assert [option.value for option in other.options] == [option.value for option in here.options], name
        assert [item.key for item in other.items] == [item.key for item in here.items] or {
            item.key for item in other.items
        } == {item.key for item in here.items}, name
        assert all(option.text.startswith(option.label) for option in other.options), name


# --- Keys are found ----------------------------------------------------------------------------------------------


def test_another_position_has_another_key():
    assert [ask("dragon.contagion.released", at).key for at in ("contagion-1-mortar", "contagion-old")] == [2, 1]


def test_a_house_rule_changes_the_key():
    with yw.believing("dragon.contagion-three"):
        assert ask(*RELEASED).key == 3
    assert ask(*RELEASED).key == 2


def test_asking_changes_nothing():
    state = yw.dragon.example("contagion-1-mortar")
    before = state.to_json()
    ask("dragon.contagion.released", state)
    assert state.to_json() == before


# --- What a question is called -----------------------------------------------------------------------------------


def test_ids():
    state = yw.dragon.example("contagion-1-mortar")
    named = ask(*RELEASED).id
    assert named == "dragon.contagion.released at contagion-1-mortar"
    assert ask("dragon.contagion.released", state).id == ask("dragon.contagion.released", state.clone()).id != named
    assert ask(*RELEASED, "Ada").id == named
    assert ask(*RELEASED, "Bo").id == f"{named} · Bo"
    assert ask(*RELEASED, moves="place 1").id == ask(*RELEASED, moves=["place 1"]).id == f"{named} · place 1"
    assert ask("dragon.row.left", "two-droughts", event="peace").id == "dragon.row.left at two-droughts · event=peace"
    with speaking("pl"):
        assert ask(*RELEASED, moves="place 1").id == f"{named} · place 1"


# --- What is refused ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "error", "says"),
    [
        (lambda: ask("contagion.freed", "contagion-1-mortar"), NotFound, "There is no question “contagion.freed”"),
        (lambda: find(""), NotFound, "There is no question “”"),
        (lambda: ask("dragon.contagion.released", "contagion-9"), LookupError, "contagion-9"),
        (lambda: ask(*RELEASED, "Zoe"), BadInput, "nobody here is called 'Zoe': Ada, Bo"),
        (lambda: ask(*RELEASED, moves="place 9"), Refusal, "ERR-PALACE-OWN"),
        (lambda: ask("dragon.contagion.released", 7), TypeError, "7"),
        (lambda: yw.Question("contagion.freed", "contagion-1-mortar"), NotFound, "contagion.freed"),
    ],
)
def test_one_sentence(wrong, error, says):
    with pytest.raises(error) as caught:
        wrong()
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_an_unknown_player_with_a_strange_name_is_cut_short():
    with pytest.raises(BadInput) as caught:
        Table(yw.dragon.example("contagion-1-mortar"), "x" * 10_000)
    assert len(str(caught.value)) < 300


# --- Which wrong rules are offered -------------------------------------------------------------------------------


def test_at_most_three_options_and_preferred_ones_first():
    usual = ask("dragon.tribute.released", "tribute-1")
    assert len(usual.options) == 3
    assert "dragon.tribute-keep" not in [option.wrong for option in usual.options]
    followed = ask("dragon.tribute.released", "tribute-1", prefer=["dragon.tribute-keep"])
    assert len(followed.options) == 3
    assert "dragon.tribute-keep" in [option.wrong for option in followed.options]
    assert (followed.id, followed.key) == (usual.id, usual.key)


def test_a_preferred_one_that_leads_nowhere_is_not_offered():
    assert ask("dragon.tribute.released", "tribute-1", prefer=["dragon.row-to-end"]) == ask(
        "dragon.tribute.released", "tribute-1"
    )


@each_game
def test_numbers_rise(game):
    for name, each in lessons(game).items():
        if each.question.kind == "number":
            values = [option.value for option in each.question.options]
            assert values == sorted(values), name


# --- Judging answers ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("question", "right", "wrong"),
    [
        (ask(*RELEASED), [2], [0, 3, -1, "2", 2.0, True, None, [2]]),
        (ask("dragon.wall.reaches", "wall-5-reach"), ["yes"], ["no", ["yes"], None, 2]),
        (ask("dragon.drought.floors", "drought-3-palaces"), [["2"]], [["1"], [], "2", None]),
        (ask("dragon.track.order", "stack-14"), [["Cyd", "Ada", "Bo"]], [["Ada", "Cyd", "Bo"], ["Cyd", "Ada"], None]),
    ],
    ids=["number", "pick", "select", "order"],
)
def test_right_answers(question: Question, right, wrong):
    assert all(map(question.right, right))
    assert not any(map(question.right, wrong))
    assert not any(map(question.wrong_rule, right))
    for option in question.options:
        given = list(option.value) if isinstance(option.value, tuple) else option.value
        assert question.wrong_rule(given) == option.wrong
        assert not question.right(given)
    assert question.wrong_rule(None) == question.wrong_rule("nonsense") == ""


def test_a_selection_needs_no_order():
    question = ask("dragon.choices.legal", "fee-3p")
    assert len(question.key) > 1
    assert question.right(list(reversed(question.key)))


# --- Variations --------------------------------------------------------------------------------------------------


def test_one_answer_for_each_value():
    assert yw.vary("dragon.tribute.released", "tribute-1", yuan=range(5)) == {"0": 4, "1": 3, "2": 2, "3": 1, "4": 0}


def test_a_variation_reads_as_a_table():
    told = repr(
        yw.vary("dragon.contagion.released", "contagion-1-mortar", persons=[{}, {"young healer": "old healer"}])
    )
    assert told == "as it is: 2 persons\nyoung healer → old healer: 1 person"
    with speaking("nl"):
        assert repr(yw.vary("dragon.tribute.released", "tribute-1", yuan=[3])) != "3: 1 person"


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: yw.vary("dragon.tribute.released", "tribute-1"),
        lambda: yw.vary("dragon.tribute.released", "tribute-1", yuan=1),
        lambda: yw.vary("dragon.tribute.released", "tribute-1", yuan=[1, 2], rice=[1, 2]),
    ],
)
def test_exactly_one_thing_varies(wrong):
    with pytest.raises(TypeError, match="one thing at a time"):
        wrong()


def test_moves_do_not_vary():
    found = yw.vary("dragon.track.after", "stack-14", Bo=[{"space": 9}], moves=["use A taxes"])
    assert list(found.values()) == [("Cyd", "Ada", "Bo")]
    with pytest.raises(NotFound, match="There is no question"):
        yw.vary("nonsense", "tribute-1", yuan=[1])


# --- Choices that nobody has made --------------------------------------------------------------------------------


def month_five():
    """A Drought is ahead, and nobody has done anything this month."""
    return yw.dragon.position(
        "month 5, drought",
        Ola=yw.dragon.court("2 young monk", "2 young scholar", rice=1),
        Jan=yw.dragon.court("2 young warrior", "2 court lady", rice=2),
    )


def test_a_question_that_depends_on_open_choices_is_refused():
    with pytest.raises(Undecided) as caught:
        ask("dragon.drought.released", month_five())
    assert str(caught.value) == (
        "Ola chooses an action, and the answer depends on it: name the moves up to there, as moves=['use A taxes']."
    )


def test_a_question_with_too_much_open_is_refused():
    with pytest.raises(Undecided, match=r"^Jan chooses an action, and too much is open after that to be sure"):
        ask("dragon.drought.released", month_five(), moves="use A harvest")


def test_named_moves_decide():
    moves = ["use A harvest", "pass", "play healer", "take young healer", "place 1", "play healer", "take old healer"]
    asked = ask("dragon.drought.left", month_five(), moves=[*moves, "place 1"])
    assert asked.key == 0  # one that was there, and one of the harvest, less one for each of two palaces
    assert ask("dragon.drought.released", month_five(), moves=[*moves, "place 1"]).key == 0


def test_chance_is_named_like_any_move():
    with pytest.raises(Undecided, match=r"^Luck draws the event row before that: name it among the moves\.$"):
        ask("dragon.draft.cards", "row-draws")


def test_an_event_that_does_not_come_is_not_asked_about():
    for name in (
        "dragon.contagion.released",
        "dragon.mongol.vp",
        "dragon.ge.buddha.effect",
        "dragon.end.vp",
        "dragon.wall.vp",
    ):
        with pytest.raises(BadInput, match="does not come in the rest of this month"):
            ask(name, month_five())


def test_a_later_player_is_asked_only_if_nobody_changes_the_choices():
    """Ola may put a dragon on any group, and then it costs."""
    poor = yw.dragon.position(
        "month 5, peace", Ola=yw.dragon.court("2 young monk"), Jan=yw.dragon.court("2 young warrior", yuan=0)
    )
    assert ask("dragon.groups.choices", poor, "Ola").key > 1
    with pytest.raises(Undecided, match=r"^Ola chooses an action"):
        ask("dragon.groups.choices", poor, "Jan")
