"""Records: written, read and replayed; whatever is damaged is refused in one sentence."""

import json

import pytest

from yotd_widget.engine.policies import RandomPolicy
from yotd_widget.engine.records import BadRecord, Record, digest, record, replay
from yotd_widget.engine.timeline import Timeline
from yotd_widget.games.dragon.state import Setup, State
from yotd_widget.games.dragon.year import begin


def played(steps: int, players: tuple[str, ...] = ("Ania", "Benek")) -> Timeline:
    game = Timeline(begin(Setup(players, seed=7)))
    while game.state.agenda and len(game) < steps:
        game.play(RandomPolicy(7).choose(game.state))
    return game


WHOLE = played(10_000)
WRITTEN = record(WHOLE, "dragon").to_json()
PART = record(played(20), "dragon").to_json()


def read(text: str | bytes) -> Timeline:
    return replay(Record.from_json(text), State.from_json)


def test_a_whole_game_replays():
    game = read(WRITTEN)
    assert (game.steps, game.state.outcome) == (WHOLE.steps, WHOLE.state.outcome)
    assert json.loads(WRITTEN)["scores"] == {
        name: court.vp for name, court in zip(("Ania", "Benek"), WHOLE.state.courts, strict=True)
    }


def test_a_game_that_goes_on_replays():
    assert read(PART).state.decision is not None
    assert json.loads(PART)["scores"] is None


def test_a_record_ends_at_the_marker():
    game = played(20).undo().undo()
    assert read(record(game, "dragon").to_json()).state == game.state


def test_a_record_is_one_step_a_line():
    lines = WRITTEN.splitlines()
    assert lines[:3] == ['{"format": "yotd record",', ' "version": 1,', ' "game": "dragon",']
    assert lines[3].startswith(' "start": {"setup":')
    assert [line[:8] for line in lines[5:-2]] == ['  {"by":'] * len(WHOLE)
    assert WRITTEN.endswith("}\n")
    assert json.loads(WRITTEN)["steps"][0]["by"] == "Luck"


def test_the_same_game_is_written_in_the_same_bytes():
    assert record(played(10_000), "dragon").to_json() == WRITTEN
    assert record(read(WRITTEN), "dragon").to_json() == WRITTEN


def test_names_may_hold_any_letters():
    game = played(20, ("Łucja “Smok”\n", "小龍"))
    assert read(record(game, "dragon").to_json().encode()).steps == game.steps


def test_an_empty_record_replays():
    game = Timeline(begin(Setup(("Ania", "Benek"))), luck=None)
    assert len(read(record(game, "dragon").to_json())) == 0


def test_equal_positions_have_equal_digests():
    assert digest(WHOLE.state) == digest(WHOLE.state.clone())
    assert len({digest(step.state) for step in WHOLE.steps}) == len(WHOLE)


def damaged(**changes: object) -> str:
    return json.dumps(json.loads(WRITTEN) | changes)


def with_step(number: int, **changes: object) -> str:
    steps = json.loads(WRITTEN)["steps"]
    steps[number - 1] |= changes
    return damaged(steps=steps)


NO_RECORD = "This is not a record of a game: "
DAMAGED = [
    ("", NO_RECORD + "Input data was truncated."),
    (WRITTEN[:-200], NO_RECORD + "Input data was truncated."),
    ("[]", NO_RECORD + "Expected `object`, got `array`."),
    ("{}", NO_RECORD + "Object missing required field `format`."),
    (damaged(format="chess record"), NO_RECORD + "Invalid enum value 'chess record' - at `$.format`."),
    (damaged(version=2), NO_RECORD + "Invalid enum value 2 - at `$.version`."),
    (damaged(steps=[{}]), NO_RECORD + "Object missing required field `by` - at `$.steps[0]`."),
    (damaged(steps=7), NO_RECORD + "Expected `array`, got `int` - at `$.steps`."),
    (
        damaged(start={}),
        "The record's first position cannot be: Object missing required field `setup`.",
    ),
    (
        damaged(start={"setup": {"players": ["Ania"]}}),
        "The record's first position cannot be: Expected `array` of length >= 2 - at `$.setup.players`.",
    ),
    (with_step(2, by="Benek"), "Step 2, “Benek: {2}”, is not possible: It is Ania's decision now."),
    (
        with_step(2, move="pass"),
        "Step 2, “Ania: pass”, is not possible: This choice is not open now; expected: two persons for the draft.",
    ),
    (
        with_step(2, move="draft old monk"),
        "Step 2, “Ania: draft old monk”, is not possible: Before the game only young persons may be taken.",
    ),
    (
        with_step(2, move="sing"),
        "Step 2, “Ania: sing”, is not possible: The answer has the wrong form: “sing” is not one of "
        "build, buy, deal, discard, draft, pass, place, play, release, replace, row, take, use, without.",
    ),
    (with_step(3, digest="0" * 16), "Step 3, “Ania: {3}”, does not match its digest: the file is damaged."),
    (damaged(scores={"Ania": 1_000, "Benek": 0}), "The final scores do not match the steps: the file is damaged."),
    (damaged(scores=None), "The final scores do not match the steps: the file is damaged."),
]


@pytest.mark.parametrize(("text", "sentence"), DAMAGED)
def test_a_damaged_record_is_refused_in_one_sentence(text, sentence):
    for number in (2, 3):
        sentence = sentence.replace(f"{{{number}}}", str(WHOLE.steps[number - 1].move))
    with pytest.raises(BadRecord) as raised:
        read(text)
    assert str(raised.value) == sentence


@pytest.mark.parametrize(
    "text",
    ["no JSON", b"\xff\xfe", b'{"format": "\xff"}', '"\ud800"', '{"a": ' * 100_000, WRITTEN.replace("digest", "hash"),
     WRITTEN.replace('"Luck"', "null"), damaged(scores={"Ania": "many"}), damaged(steps=[])],
    ids=lambda text: repr(text[:20]),
)  # fmt: skip
def test_anything_else_is_a_bad_record_too(text):
    with pytest.raises(BadRecord):
        read(text)


def test_every_line_of_a_record_matters():
    lines = WRITTEN.splitlines(keepends=True)
    for number in range(5, len(lines) - 2, 9):
        with pytest.raises(BadRecord):
            read("".join(lines[:number] + lines[number + 1 :]))
