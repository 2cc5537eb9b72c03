"""Positions of any game as words: written short, read back, refused in one sentence."""

from typing import Literal

import engine.toy as toy
import pytest
from describe.fair import TEA, fair

from yotd_widget.describe.notation.pasted import LONGEST, LONGEST_WORDS
from yotd_widget.describe.notation.task_words import Phrase, Slot, TaskWords, Where
from yotd_widget.engine.errors import BadInput, BadPosition
from yotd_widget.engine.position import Chore, Question

FAIR = fair(TEA, name="fair")


@pytest.mark.parametrize(
    "words",
    [
        "toy.position(Ann=dict(), Bob=dict())",
        "toy.position(round=2, Ann=dict(points=3), Bob=dict(points=7))",
        'toy.position(round=2, bet=2, open="throw", Ann=dict(points=3), Bob=dict(points=7))',
        "toy.position(seed=5, Ann=dict(), Bob=dict())",
        "toy.position(round=3, open=[], Ann=dict(points=12), Bob=dict(points=14))",
    ],
)
def test_words_are_written_as_they_are_read(words):
    position = toy.GAME.notation.pasted(words)
    assert repr(position) == words
    assert eval(words, {"toy": toy.GAME}) == position


def test_a_whole_table_in_words():
    position = FAIR.position(
        Ann={"tea": 2, "gifts": "fan, go stones"}, Bo={}, stock="4 fan", stall=["pipa", None], pile="fan, 2 pipa",
        weather=None,
    )  # fmt: skip
    assert repr(position) == (
        "fair.position(\n"
        '    stock="4 fan",\n'
        '    stall=["pipa", None],\n'
        '    pile="fan, 2 pipa",\n'
        "    weather=None,\n"
        '    Ann=dict(tea=2, gifts="fan, go stones"),\n'
        "    Bo=dict(),\n"
        ")"
    )
    assert FAIR.notation.pasted(repr(position)) == position


@pytest.mark.parametrize("names", [("Ana Lee", "Bo"), ("weather", "open"), ("if", "Éva"), ('a"b', "c\\d")])
def test_names_that_are_no_words_of_their_own_go_into_a_dict(names):
    position = FAIR.new(names)
    position.coins[0] = 1
    again = FAIR.notation.pasted(repr(position))
    assert again == position
    assert "{" in repr(position)
    assert again.players == names


def test_what_the_words_cannot_say_is_written_as_it_is_saved():
    position = FAIR.new()
    position.hands[0] = ["fan", "unheard of"]
    assert "unheard of" in repr(position)
    position.goods = 5
    assert repr(position).startswith("<Fair {")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("fair.position(Ann=dict(teas=1), Bo=dict())", "“teas” is nothing that a player has: did you mean “tea”?"),
        ("fair.position(wether='sun')", "“wether” is nothing that a position has: did you mean “weather”?"),
        ("fair.position(Ann=dict(gifts='fann'), Bo=dict())", "“fann” is not known: did you mean “fan”?"),
        ("fair.position(Ann=dict(coins=-1), Bo=dict())", "Ann: Coins cannot be -1"),
        ("fair.position(weather='snow')", "Weather cannot be 'snow'"),
        ("fair.position(open='Ann: sells')", "“sells” is nothing that can be open; there are choose good"),
        ("fair.position(open=5)", "“5” is nothing that can be open; there are choose good"),
        ("fair.position(Ann=dict(), Bo=dict(), Cy=dict())", "“Cy” is none of the players; there are Ann, Bo"),
    ],
)  # fmt: skip
def test_what_is_not_understood_is_refused_with_the_nearest_word(words, sentence):
    if "Cy" in words:
        words, sentence = words.replace("fair.", "toy."), "“Bo” is none of the players: did you mean “Bob”?"
    game = toy.GAME if words.startswith("toy") else FAIR
    with pytest.raises(BadPosition) as refused:
        game.notation.pasted(words)
    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "fair.position(",
        "print('hi')",
        "fair.position(**{})",
        5,
        "x" * (LONGEST + 1),
        f"fair.position({'not ' * LONGEST_WORDS}1)",
        "{}",
    ],
)
def test_whatever_is_pasted_is_read_and_never_run(text):
    with pytest.raises(BadInput):
        FAIR.notation.pasted(text)


def test_codes_and_json_can_be_pasted_too():
    position = FAIR.position(Ann={"coins": 1}, Bo={})
    assert FAIR.notation.pasted(position.to_code()) == FAIR.notation.pasted(position.to_json()) == position


def test_json_of_things_that_cannot_be_is_refused_at_its_path():
    with pytest.raises(BadPosition, match=r"Coins cannot be 10 - at `\$\.coins\.1`"):
        FAIR.notation.decoded(FAIR.new().to_json().replace('"coins":[3,3]', '"coins":[3,10]'))


# --- Tasks in words ---


class Give(Question, frozen=True):
    """Somebody gives some of something."""

    count: int
    good: Literal["rice", "jade_ring"] = "rice"
    to: tuple[int, ...] = ()


class Rest(Chore, frozen=True):
    """Nobody does anything."""


HERE = Where(None, 1, ["Ann", "Bo"].index, ["Ann", "Bo"])
SEATS = Slot(
    lambda words, where: tuple(map(where.seat_of, words.split(" and "))),
    lambda seats, where: " and ".join(where.names[seat] for seat in seats),
)
WORDS = TaskWords(
    [
        Phrase(
            Give,
            "gives {count} piece(s)[ of {good}][ to {to}]",
            {"good": Slot(lambda words, _: words, lambda good, _: good), "to": SEATS},
        )
    ]
)


@pytest.mark.parametrize(
    ("task", "words"),
    [
        (Give(1, 1), "gives 1 piece"),
        (Give(1, 3), "gives 3 pieces"),
        (Give(1, 3, "jade_ring"), "gives 3 pieces of jade_ring"),
        (Give(1, 2, "rice", (0,)), "gives 2 pieces to Ann"),
        (Give(1, 2, "jade_ring", (0, 1)), "gives 2 pieces of jade_ring to Ann and Bo"),
    ],
)
def test_a_phrase_is_written_once_for_both_ways(task, words):
    assert WORDS.write(task, HERE) == words
    assert WORDS.read(words, HERE) == task
    assert WORDS.read("takes 1 piece", HERE) is None


@pytest.mark.parametrize("task", [Give(1, 2), Give(1, 2, "jade_ring"), Give(1, 2, "rice", (0, 1)), Rest()])
def test_tasks_without_phrases_are_told_by_name_and_fields(task):
    derived = TaskWords.derived([Give, Rest])
    assert derived.read(derived.write(task, HERE), HERE) == task
    assert derived.write(Give(1, 2), HERE) == "give, count 2"
    assert derived.beginnings == ("give", "rest")
