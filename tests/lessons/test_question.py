"""The Question class without a browser: a question of a template, or in words of one's own, and what is refused."""

import pytest
import traitlets

import yotd_widget as yw
from yotd_widget.engine.errors import BadInput, BadPosition, NotFound, WrongKind

LEFT = "dragon.drought.left"


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("SERVER_SOFTWARE", raising=False)
    return tmp_path


def own(**named):
    return yw.Question("May you keep the rice?", **{"answers": ["Yes", "No", "One bag"], "right": "No", **named})


def replies(question):
    return {choice["label"]: choice["reply"] for choice in question.step["asked"]["choices"]}


# --- of a template ---


def test_the_engine_finds_the_answer_and_where_a_wrong_one_comes_from():
    question = yw.Question(LEFT, at="EX-12a", rice=5)
    asked = question.step["asked"]
    assert (question.step["kind"], question.step["heading"]) == (
        "ask",
        "How much rice will Ada have after the Drought?",
    )
    assert (asked["key"], asked["label"], asked["kind"], asked["gate"]) == (2, "2 rice", "number", False)
    wrong = {choice["value"]: choice["reply"]["wrong"] for choice in asked["choices"] if choice["reply"]}
    assert wrong == {0: "dragon.drought-floor", 1: "dragon.drought-empty", 3: "dragon.drought-sacks", 4: ""}
    assert (
        replies(question)["1"]["text"]
        == "1 rice would be right if empty palaces needed rice too. Only inhabited ones do."
    )
    assert replies(question)["4"]["text"].startswith("4 rice does not follow here. In a Drought a player pays all")
    assert question.step["picture"]["scene"]
    assert len(question.step["hints"]) == 2
    assert repr(question) == "Question('dragon.drought.left')"


def test_the_position_is_a_name_or_whatever_has_one():
    position = yw.dragon.example("EX-12a", rice=5)
    keys = [
        yw.Question(LEFT, at=at, **more).step["asked"]["key"]
        for at, more in [("EX-12a", {"rice": 5}), (position, {}), (yw.Play(position), {}), (yw.Timeline(position), {})]
    ]
    assert keys == [2, 2, 2, 2]
    assert yw.Question(LEFT, at=position, rice=6).step["asked"]["key"] == 3


def test_whom_it_is_about():
    assert "Bo" in yw.Question(LEFT, at="EX-12a", player="Bo").step["heading"]


def test_facts_of_the_template_and_changes_of_the_position():
    question = yw.Question("dragon.track.after", at="stack-14", moves="use A taxes")
    assert question.step["asked"]["key"] is not None
    other = yw.Question("dragon.track.after", at="stack-14", moves="use A taxes", Bo={"space": 12})
    assert other.step["picture"] != question.step["picture"]


def test_a_prediction_is_answered_once_and_then_it_happens():
    question = yw.Question(LEFT, at="EX-12a", predict=True)
    assert (question.step["kind"], question.step["asked"]["gate"]) == ("predict", True)
    assert question.step["outcome"]
    assert yw.Question(LEFT, at="EX-12a").step["outcome"] is None


def test_a_question_speaks_and_a_page_may_ask_for_it(monkeypatch):
    sent = []
    monkeypatch.setattr(yw.Play, "_reply", lambda self, content: sent.append(content))
    question = yw.Question(LEFT, at="EX-12a", language="pl")
    assert question.title.startswith("W Roku Smoka: ")
    assert question.step["asked"]["label"] == "1 ryżu"
    assert question.plan["title"] == question.step["heading"]
    polish = question.step
    question.language = "nl"
    assert question.step["asked"]["label"] == "1 rijst"
    for part in ("heading", "hints"):
        assert question.step[part] != polish[part]
    question._receive(question, {"kind": "enter", "id": "question", "seq": 3}, [])
    assert (sent[-1]["kind"], question.step["id"]) == ("done", "question")
    question._receive(question, {"kind": "play", "move": "pass", "revision": question.snapshot["revision"]}, [])
    assert sent[-1]["kind"] == "refused"


def test_a_question_stands_alone_and_nothing_of_it_is_kept(folder):
    question = yw.Question(LEFT, at="EX-12a")
    assert (question.plan["alone"], question.plan["next"], question.plan["map"]) == (True, None, "")
    assert [stop["id"] for stop in question.plan["stops"]] == ["question"]
    question.set_state({"progress": {"time": 5, "trials": {"question": {"done": True}}}})
    assert question.progress["time"] == 5
    assert [*folder.iterdir()] == []


def test_readers_without_a_page_see_its_board():
    printed = yw.Question(LEFT, at="EX-12a", rice=5)._drawn_twin()
    assert "<table" in printed["text/html"]
    assert "<table" not in own()._drawn_twin()["text/html"]
    assert "<table" in own(at="EX-12a")._drawn_twin()["text/html"]


# --- in words of one's own ---


def test_a_question_in_words_of_ones_own():
    question = own(replies={"Yes": "It has to be paid.", "No": "So it is."})
    asked = question.step["asked"]
    assert (question.step["heading"], asked["kind"]) == ("May you keep the rice?", "pick")
    assert sorted(choice["label"] for choice in asked["choices"]) == ["No", "One bag", "Yes"]
    assert (asked["label"], asked["right"]["text"]) == ("No", "So it is.")
    told = replies(question)
    assert told["No"] is None
    assert (told["Yes"]["text"], told["One bag"]["text"]) == ("It has to be paid.", "Not so.")
    assert repr(question) == "Question('May you keep the rice?')"


def test_several_may_be_right():
    asked = own(right=["Yes", "No"]).step["asked"]
    assert (asked["kind"], len(asked["key"])) == ("select", 2)


def test_it_needs_no_board_and_may_have_one():
    question = own()
    assert question.step["picture"] is None
    assert question.snapshot["choices"] == {}
    assert "May you keep the rice?" in question._drawn_twin()["text/plain"]
    plain, richer = own(at="EX-12a"), own(at="EX-12a", rice=1)
    assert plain.step["picture"]["scene"]
    assert plain.step["picture"] != richer.step["picture"]
    assert own(at=yw.dragon.example("EX-12a")).step["picture"] == plain.step["picture"]
    assert own(predict=True).step["kind"] == "predict"


# --- options and refusals ---


def test_options_are_those_of_every_widget():
    for name in yw.Board.options():
        assert name in yw.Question.options()
    for question in (yw.Question(LEFT, at="EX-12a", theme="dark", scale=2.0), own(theme="dark", scale=2.0)):
        assert (question.theme, question.scale) == ("dark", 2.0)
    with pytest.raises(traitlets.TraitError):
        own(theme="pink")


@pytest.mark.parametrize(
    ("given", "named", "error", "told"),
    [
        ("dragon.drought.lefd", {"at": "EX-12a"}, NotFound, "did you mean “dragon.drought.left”?"),
        ("Rice?", {"at": "EX-12a"}, BadInput, "a question in words of one’s own says its answers"),
        (7, {"at": "EX-12a"}, WrongKind, "a question is named by a text"),
        (LEFT, {}, BadInput, "say at which position: at=“drought-3-palaces”"),
        (LEFT, {"at": "EX-12"}, NotFound, "“EX-12” is no example"),
        (LEFT, {"at": 7}, WrongKind, "a position, a timeline or a widget with one is wanted, not 7"),
        (LEFT, {"at": "EX-12a", "rcie": 3}, TypeError, "There is no option “rcie”: did you mean “rice”?"),
        (LEFT, {"at": "EX-12a", "projektor": 3}, TypeError, "did you mean “projector”?"),
        (LEFT, {"at": "EX-12a", "rice": -4}, BadPosition, "rice=-4 is no amount"),
        (LEFT, {"at": "EX-12a", "player": "Zoe"}, ValueError, "nobody here is called 'Zoe': Ada, Bo"),
        ("dragon.track.after", {"at": "stack-14", "moves": "dance"}, yw.Refusal, "ERR-FORMAT"),
    ],
)
def test_what_is_no_question_is_told_in_one_sentence(given, named, error, told):
    with pytest.raises(error) as found:
        yw.Question(given, **named)
    assert told in str(found.value)
    assert "\n" not in str(found.value)


@pytest.mark.parametrize(
    ("named", "error", "told"),
    [
        ({"right": "Never"}, BadInput, "“Never” is none of the answers"),
        ({"right": ""}, BadInput, "two answers at least, and one of them is right"),
        ({"right": []}, BadInput, "two answers at least, and one of them is right"),
        ({"answers": ["No"], "replies": None}, BadInput, "two answers at least, and one of them is right"),
        ({"answers": ["Never", "No", "No"], "replies": None}, BadInput, "the answer “No” stands twice"),
        ({"answers": 7}, WrongKind, "answers takes a text or a list of texts, not 7"),
        ({"answers": [1, 2]}, WrongKind, "answers takes a text or a list of texts, not [1, 2]"),
        ({"right": 7}, WrongKind, "right takes a text or a list of texts, not 7"),
        ({"replies": 7}, WrongKind, "replies are written as"),
        ({"replies": {"Perhaps": "No."}}, BadInput, "“Perhaps” is none of the answers"),
        ({"at": "EX-12"}, NotFound, "“EX-12” is no example"),
        ({"at": 7}, WrongKind, "a position, a timeline or a widget with one is wanted"),
        ({"at": "EX-12a", "rcie": 3}, TypeError, "did you mean “rice”?"),
        ({"at": "EX-12a", "projektor": 3}, TypeError, "did you mean “projector”?"),
        ({"projektor": 3}, TypeError, "There is no option “projektor”: did you mean “projector”?"),
        ({"rice": 3}, TypeError, "There is no option “rice”"),
    ],
)
def test_what_is_no_question_of_ones_own_is_told_in_one_sentence(named, error, told):
    with pytest.raises(error) as found:
        own(**named)
    assert told in str(found.value)
    assert "\n" not in str(found.value)


def test_an_answer_that_depends_on_a_choice_is_refused():
    open_still = yw.dragon.position(
        "month 5, drought",
        Ola=yw.dragon.court("2 young monk", "2 young scholar", rice=1),
        Jan=yw.dragon.court("2 young warrior", "2 court lady", rice=2),
    )
    with pytest.raises(ValueError, match=r"^Ola chooses an action, and the answer depends on it: name the moves"):
        yw.Question("dragon.drought.released", at=open_still)
    with pytest.raises(ValueError, match=r"does not come in the rest of this month\.$"):
        yw.Question("dragon.contagion.released", at=open_still)
