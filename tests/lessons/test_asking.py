"""Ask, Predict, Build and Answers without a browser: what the page gets, results, files of answers, twins."""

import errno
import json
import os
import sys
from pathlib import Path

import pytest
import traitlets
from pseudo import marked, pseudo
from test_texts import faults

import yotd_widget as yw
from yotd_widget.engine.errors import BadInput, WrongKind
from yotd_widget.engine.texts import speaking
from yotd_widget.lessons import answers

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

from sample_questions import QUESTIONS, after, asked

RELEASED = "dragon.contagion.released", "contagion-1-mortar"


@pytest.fixture(autouse=True)
def session():
    """Each test is a session of its own."""
    answers.forget()
    yield
    answers.forget()


def message(widget, kind, **content):
    """Send what the page sends; returns the answer."""
    sent = []
    widget.send = lambda answer, buffers=None: sent.append(answer)
    widget._handle_custom_msg({"kind": kind, "seq": 1, **content}, [])
    return sent[-1]


def texts(value):
    return json.dumps(value, ensure_ascii=False, default=list)


# --- What the page gets ---


def test_the_page_can_judge_and_explain_alone():
    question = yw.Ask(*RELEASED).question
    assert (question["key"], question["told"], question["typed"]) == (2, "Right: 2 persons.", False)
    named = {rule for line in question["trace"] for rule in line["rules"]}
    named |= {rule for option in question["options"] for rule in option["rules"]} | {question["hints"]["rule"]}
    assert named <= question["rules"].keys()
    assert question["rules"]["EVT-CONTAGION-1"].startswith("Contagion makes each player")


def test_the_board_of_a_question_foretells_nothing_and_that_of_its_outcome_bears_marks():
    gate = yw.Predict(*RELEASED)
    assert gate.closed
    assert not yw.Ask(*RELEASED).closed
    assert gate.scene["scene"]["marks"] == {}
    played = yw.Predict("dragon.festival.left", "festival-5-3-0", moves="place 1")
    assert played.outcome["open"] == ""
    assert played.outcome["picture"]["scene"]["marks"].keys() >= {"good/0/fireworks", "vp/0"}
    for picture in (gate.scene, played.scene, played.outcome["picture"]):
        assert {court["need"] for court in picture["scene"]["board"]["courts"]} == {None}
    assert all("EVT-FESTIVAL-3" not in fact["text"] for fact in played.outcome["differences"]["facts"])


def test_the_court_that_is_asked_about_is_in_full():
    assert yw.Ask(*RELEASED, player="Bo").scene["seat"] == 1
    assert yw.Ask("dragon.choices.legal", "fee-3p").scene["seat"] == 1  # the text names who decides


def test_a_question_without_its_board():
    ask = yw.Ask(*RELEASED, board=False)
    assert (ask.scene, ask.outcome) == (None, None)
    assert "palace 1" not in ask._twin()["text/plain"]


def test_the_options_stay_the_same_in_every_language():
    ask = yw.Ask(*RELEASED)
    before = [option["wrong"] for option in ask.question["options"]]
    yw.Ask("dragon.contagion.released", "contagion-old").progress = after(2)  # a wrong rule is followed meanwhile
    ask.language = "pl"
    assert [option["wrong"] for option in ask.question["options"]] == before
    assert ask.question["told"].startswith("Dobrze: 2")


# --- Answers of the page ---


def test_progress_of_the_page_is_known_in_python():
    ask = yw.Ask(*RELEASED)
    assert (ask.correct, ask.answer) == (False, None)
    ask.set_state({"progress": after(3, 2, hints=1)})
    assert (ask.correct, ask.answer, ask.progress["hints"]) == (True, 2, 1)
    assert yw.results() == [
        {
            "question": "dragon.contagion.released",
            "position": "contagion-1-mortar",
            "tries": 2,
            "hints": 1,
            "first_answer": 3,
            "correct": True,
            "wrong_rule": "dragon.contagion-three",
            "seconds": 12.5,
        }
    ]


@pytest.mark.parametrize(
    "progress",
    [
        {"attempts": 7},
        {"attempts": [{"answer": 2}]},
        {"attempts": [{"answer": {"a": 1}, "seconds": 1, "hints": 0}]},
        {"attempts": [{"answer": [1, 2], "seconds": 1, "hints": 0}]},
        {"attempts": [{"answer": 2, "seconds": "long", "hints": 0}]},
        {"hints": "many"},
        {"hints": float("inf")},
    ],
)
def test_progress_of_another_form_is_refused(progress):
    ask = yw.Ask(*RELEASED)
    with pytest.raises(traitlets.TraitError, match="no file of answers"):
        ask.progress = progress
    assert ask.progress == after()


def test_progress_is_complete_and_hints_are_at_most_three():
    ask = yw.Ask(*RELEASED)
    ask.progress = {"hints": 9}
    assert ask.progress == after(hints=3)


@pytest.mark.parametrize(
    ("kind", "answer", "right", "wrong"),
    [
        ("number", 2, True, ""),
        ("number", 0, False, "dragon.healer-shield"),
        ("number", 7, False, ""),
        ("number", None, False, ""),
        ("pick", "palace 2", True, ""),
        ("select", ["palace 2", "palace 1"], True, ""),
        ("select", ["palace 2"], False, "dragon.decay-keep-one"),
        ("order", ["Cyd", "Ada", "Bo"], True, ""),
        ("order", ["Ada", "Cyd", "Bo"], False, "dragon.stack-bottom"),
    ],
)
def test_a_wrong_rule_is_recognised(kind, answer, right, wrong):
    ask = asked(kind, progress=after(answer))
    assert (ask.correct, yw.results()[0]["wrong_rule"]) == (right, wrong)


def test_wrong_rules_that_were_followed_are_offered_first():
    ask = yw.Ask(*RELEASED)
    ask.progress = after(3)
    assert answers.followed() == {"dragon.contagion-three"}


# --- Files ---


def test_answers_survive_a_file_and_a_new_session(tmp_path):
    file = tmp_path / "mine.json"
    first = yw.Ask(*RELEASED)
    first.progress = after(3, 2, hints=2)
    yw.save_answers(file)
    before = yw.results()
    answers.forget()
    yw.load_answers(file)  # before it is asked
    assert yw.Ask(*RELEASED).progress == after(3, 2, hints=2)
    answers.forget()
    shown = yw.Ask(*RELEASED)
    yw.load_answers(file)  # and after
    assert shown.progress == after(3, 2, hints=2)
    assert yw.results() == before


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "7",
        "null",
        "{}",
        '{"answers": []}',
        '{"answers": {"x": 7}}',
        '{"answers": {"x": {"attempts": [{}]}}}',
        '{"answers": {"x": {"attempts": [{"answer": 1, "seconds": 1e999, "hints": 1e999}]}}}',
        '{"answers": {"x": {"attempts": [{"answer": 1, "seconds": NaN, "hints": 0}]}}}',
        '{"answers": {"x": {"attempts": [{"answer": 1, "seconds": Infinity, "hints": 0}]}}}',
        '{"answers": {"x": {"attempts": [{"answer": 1, "seconds": -1, "hints": 0}]}}}',
        "[" * 100_000,
        b"\xff\xfe\x00",
    ],
    ids=lambda text: str(text)[:30],
)
def test_a_damaged_file_is_one_sentence_and_changes_nothing(tmp_path, text):
    ask = yw.Ask(*RELEASED)
    ask.progress = after(3)
    file = tmp_path / "damaged.json"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(ValueError, match=r"^This is no file of answers\.$"):
        yw.load_answers(file)
    assert ask.progress == after(3)


def test_answers_stay_where_they_cannot_be_written(tmp_path, monkeypatch):
    file = tmp_path / "answers.json"
    yw.Ask(*RELEASED).progress = after(3)
    yw.save_answers(file)
    before = file.read_bytes()

    def full(_file):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadInput, match=r"^The file .*answers\.json cannot be written: No space left on device\.$"):
        yw.save_answers(file)
    assert (file.read_bytes(), os.listdir(tmp_path)) == (before, ["answers.json"])


def test_a_path_of_answers_is_told_in_a_sentence(tmp_path):
    for act in (yw.save_answers, yw.load_answers):
        with pytest.raises(BadInput, match=r"is a folder, not a file\.$"):
            act(tmp_path)
        with pytest.raises(WrongKind, match="a file is named by its path, not by 3"):
            act(3)
        with pytest.raises(LookupError, match=r"^There is no (file|folder for) .*a\.json\.$"):
            act(tmp_path / "no" / "a.json")


def test_a_file_that_is_not_there():
    with pytest.raises(LookupError, match=r"There is no file nowhere\.json"):
        yw.load_answers("nowhere.json")


# --- Answers ---


def test_the_sheet_follows_every_answer():
    sheet, ask = yw.Answers(), yw.Ask(*RELEASED)
    ask.progress = after(3)
    (entry,) = sheet.entries
    assert (entry["text"], entry["first"], entry["tries"]) == ("How many persons will Ada release?", "3 persons", 1)
    assert entry["result"] == yw.results()[0]
    assert "3 persons" in sheet._twin()["text/plain"]
    ask.progress = after(None)
    assert sheet.entries[0]["first"] is None
    assert "I do not know" in sheet._twin()["text/html"]


def test_the_sheet_brings_answers_back():
    ask = yw.Ask(*RELEASED)
    ask.progress = after(3)
    text = answers.to_json()
    ask.progress = after()
    sheet = yw.Answers()
    assert message(sheet, "bring", text=text)["said"] == "Brought back: 1 question."
    assert ask.progress == after(3)
    for wrong in ("{}", None, 7):
        assert message(sheet, "bring", text=wrong)["text"] == "This is no file of answers."
    assert message(sheet, "dance")["kind"] == "refused"


# --- Build ---


def built(wants, **options):
    editor = yw.Editor(yw.dragon.example("contagion-1-mortar"))
    return editor, yw.Build(editor, "dragon.contagion.released", wants=wants, **options)


def test_a_position_is_built():
    editor, question = built(3)
    assert question.question["text"].endswith("“How many persons will Ada release?” is: 3 persons.")
    assert message(question, "check", seconds=4)["kind"] == "done"
    assert (question.verdict["right"], question.correct) == (False, False)
    assert question.verdict["text"] == "Here the answer is: 2 persons. Wanted: 3 persons."
    editor.edit("P1.palace1.1", None)
    message(question, "check", seconds=9)
    assert (question.verdict["right"], question.correct) == (True, True)
    assert question.verdict["trace"][0]["text"] == "Ada: 3 persons to release."
    assert set(question.verdict["rules"]) >= set(question.verdict["trace"][0]["rules"])
    assert [attempt["answer"] for attempt in question.progress["attempts"]] == [2, 3]
    assert yw.results()[0]["tries"] == 2
    question.language = "nl"
    assert question.verdict["text"].startswith("Goed: 3")


def test_what_does_not_count_is_said_and_is_no_answer():
    _editor, question = built(
        2, unless=("a healer is at court", lambda state: "young healer" in state.court("Ada").persons())
    )
    assert "It does not count if a healer is at court." in question.question["text"]
    message(question, "check")
    assert question.verdict["text"] == "The answer is right, but it does not count: a healer is at court."
    assert (question.verdict["right"], question.correct) == (False, False)


def test_a_position_that_cannot_be_is_no_answer():
    editor, question = built(2)
    editor.edit("P1.palace1.floors", 4)
    message(question, "check")
    assert "it has 4 floors" in question.verdict["text"]
    assert list(question.verdict["trace"]) == []
    assert not question.correct


def test_a_question_that_makes_no_sense_there():
    editor, question = built(2)
    editor.state = yw.dragon.example("tribute-1")
    message(question, "check")
    assert question.verdict["text"] == "What this question asks about does not come in the rest of this month."


# --- For readers without a page ---


@pytest.mark.parametrize("kind", QUESTIONS)
def test_a_twin_asks_and_folds_the_answer(kind):
    ask = asked(kind)
    twin = ask._twin()
    assert ask.question["text"] in twin["text/plain"].replace("\n", " ")
    for line in ask.question["trace"]:
        assert line["text"] not in twin["text/plain"]
        assert line["text"].replace("'", "&#x27;") in twin["text/html"].split("<details>")[-1]
    assert max(map(len, twin["text/plain"].split("\n"))) <= 80
    open_, _fold, folded = twin["text/html"].partition("<details>")
    assert ask.question["told"] not in open_
    assert ask.question["label"] in folded


def test_a_twin_holds_the_answers_given():
    assert "Your answers: 3 persons · 2 persons ✓" in asked("number", progress=after(3, 2))._twin()["text/plain"]
    assert "Your answers: I do not know" in asked("select", progress=after(None))._twin()["text/html"]
    assert "Your answers: 7" in asked("typed", progress=after(7))._twin()["text/plain"]


def test_the_order_of_a_twin_is_not_the_answer():
    lines = asked("order")._twin()["text/plain"].split("\n")
    assert [line.split()[-1] for line in lines if line.startswith("   – ")] == ["Ada", "Bo", "Cyd"]


def test_texts_come_in_the_language():
    for language, word in (("pl", "Pytanie"), ("nl", "Vraag")):
        ask = yw.Ask(*RELEASED, language=language)
        assert ask.title.endswith(word)
        assert "Right" not in texts([ask.question["told"], *ask.words.values()])


def test_every_word_of_the_page_is_marked():
    with pseudo(marked):
        for widget in (yw.Predict(*RELEASED, language="pl"), yw.Answers(language="pl")):
            assert faults(widget.words.items()) == {}
            assert faults([("title", widget.title)]) == {}


# --- What follows ---


def test_an_outcome_shows_nothing_that_nobody_has_chosen():
    """Bo still places a person, and Ada will choose who leaves: two of hers do, but nobody knows which."""
    gate = yw.Predict(*RELEASED)
    assert gate.outcome["picture"] is None
    assert gate.outcome["open"] == "Bo chooses a palace. What stands here comes in any case."
    assert {fact["who"] for fact in gate.outcome["differences"]["facts"]} == {"Bo"}  # of whom all have to go


def test_an_outcome_stops_before_the_first_choice():
    position = yw.dragon.example("first-drought", rice=1, Bo={"rice": 3})
    gate = yw.Predict("dragon.drought.released", at=position, moves="place 3")
    assert gate.outcome["open"].startswith("Ada chooses palaces.")
    then = position.after("place 3")
    scene = then.game.screen.scene(then, forecasts=False)
    assert {**gate.outcome["picture"]["scene"], "marks": {}} == scene | {"marks": {}}
    assert "−1 rice (1 → 0)" in [fact["text"] for fact in gate.outcome["differences"]["facts"]]


def test_an_outcome_without_a_choice_is_complete():
    """With enough rice nobody chooses anything after the farmer has moved in."""
    position = yw.dragon.example("first-drought", rice=3, Bo={"rice": 3})
    gate = yw.Predict("dragon.drought.released", at=position, moves="place 3")
    assert gate.outcome["open"] == ""
    assert gate.outcome["picture"]["scene"]["board"]["courts"][0]["goods"]


# --- Names ---


@pytest.mark.parametrize("base", [yw.Ask, yw.Predict])
@pytest.mark.parametrize(
    ("named", "told"),
    [
        ({"projecter": True}, "There is no option “projecter”: did you mean “projector”?"),
        ({"text": "?"}, "There is no option “text”."),
        ({"rcie": 9}, "There is no option “rcie”: did you mean “rice”?"),
        ({"mvoes": "place 1"}, "There is no option “mvoes”: did you mean “moves”?"),
        ({"baord": False}, "There is no option “baord”: did you mean “board”?"),
        ({"event": "peace"}, "There is no option “event”."),
        ({"question": "x"}, None),
        ({"words": {"after": "x"}}, None),
    ],
)
def test_a_name_that_means_nothing_is_refused(base, named, told):
    with pytest.raises((TypeError, ValueError)) as caught:
        base(*RELEASED, **named)
    assert told is None or str(caught.value) == told


def test_a_build_names_no_changes():
    with pytest.raises(TypeError, match="There is no option “rice”"):
        built(2, rice=9)


def test_a_question_is_about_a_changed_example_or_position():
    for at in ("contagion-1-mortar", yw.dragon.example("contagion-1-mortar")):
        changed = yw.Ask("dragon.contagion.released", at, persons={"young healer": "old healer"}, projector=True)
        assert changed.asked.key == 1
        assert changed.asked.id.endswith(" · persons={'young healer': 'old healer'}")
        assert changed.state == yw.dragon.example("contagion-1-mortar", persons={"young healer": "old healer"})
        assert changed.projector
    with speaking("pl"), pytest.raises(TypeError, match=r"^Nie ma opcji „rcie”: czy chodzi o „rice”\?"):
        yw.Ask(*RELEASED, rcie=9)


def test_moves_are_told_by_every_question():
    assert yw.Ask(*RELEASED, moves="place 1").asked.text == (
        "Bo moves the young warrior into palace 1. How many persons will Ada release?"
    )
